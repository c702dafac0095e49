"""What an option does, in the second line of its button, where its name alone does not say it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.core.notation import Phrase
from ludotheque.core.saying import said
from ludotheque.drawing import Action, Words
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.capital.grid import plot_ids
from ludotheque.games.tapestry.scene.dice import rolled
from ludotheque.games.tapestry.scene.hexmap import turned
from ludotheque.games.tapestry.scene.landmarks import footprint
from ludotheque.games.tapestry.scene.tracks import offered
from ludotheque.games.tapestry.scene.tray import aligned
from ludotheque.games.tapestry.scene.view import TapestryView

HEIGHT: Final = 5  # cells of a column of the Craftsmen
LENGTH: Final = 4  # of a row of the Militants
MIDDLE: Final = 1  # the row of technology cards in which the circle was gained
QUIET: Final = ("take", "name", "face", "predict", "stop", "trap", "swap", "found")  # the name says it all
UNTOLD: Final = ("PickDawn",)  # several things happen, of which the first would mislead
FORESEEN: Final = ("Reap", "Defend")  # where refusing does something, which the table foresees


def effect(view: TapestryView, action: Action, words: Words) -> str | None:
    """In short what it brings; nothing where its name says it; None where the table must foresee it."""
    if action.verb in QUIET or view.question in UNTOLD or (action.verb == "decline" and view.question not in FORESEEN):
        return ""
    if action.verb in TELLING:
        return TELLING[action.verb](view, action, words)
    return None


def benefit(view: TapestryView, phrase: int, words: Words) -> str:
    return said(view.edition.phrases[phrase], words) if phrase != c.NONE else ""


def accept(view: TapestryView, action: Action, words: Words) -> str | None:
    """What is offered; without its price where it is free."""
    if view.question == "Exchange":
        offer = view.edition.phrases[view.matter["phrase"]]
        return said(offer.parts[1] if view.matter["free"] or is_counted(offer.parts[0]) else offer, words)
    if view.question == "AcceptResearch":
        return on_track(view, words)
    if view.question == "ShareUpgrade":
        return benefit(view, view.matter["benefit"], words)
    if view.question == "CloseOff":
        return words("benefit-any", count=1)
    if view.question == "Compete":
        return words("benefit-vp", count=int(view.edition.card_points[c.OLYMPIC_HOST]))
    return None


def is_counted(cost: Phrase) -> bool:
    """Whether a price is paid in resources alone: what those are is told of every option."""
    return all(part.text.split()[-1] in (*c.RESOURCE_IDS, "any") for part in cost.parts or [cost])


def on_track(view: TapestryView, words: Words) -> str | None:
    """The track rolled, and the space on it."""
    number = offered(view)
    if number == c.NONE:
        return None
    space = words(f"thing-{view.edition.spaces[number]}")
    return words("does-advance", space=words(f"board-{c.TRACK_IDS[view.science_die]}"), benefit=space)


def advance(view: TapestryView, action: Action, words: Words) -> str | None:
    """The space that the token reaches, and its benefit."""
    here = [at for on, at in zip(view.token_track[view.seat], view.token_space[view.seat]) if on == action.value]
    can = [at for at in here if at < c.LAST]
    return reached(view, (c.LAST + 1) * action.value + can[0] + 1, words) if len(can) == 1 else ""


def move(view: TapestryView, action: Action, words: Words) -> str | None:
    return reached(view, action.value + 1, words) if view.question == "ChoosePaid" else None


def reached(view: TapestryView, number: int, words: Words) -> str:
    name = words(f"thing-{view.edition.spaces[number]}")
    return words("does-advance", space=name, benefit=benefit(view, int(view.edition.benefit[number]), words))


def space(view: TapestryView, action: Action, words: Words) -> str:
    return benefit(view, int(view.edition.benefit[action.value % len(view.edition.spaces)]), words)


def tile(view: TapestryView, action: Action, words: Words) -> str:
    return benefit(view, int(view.edition.tile_benefit[action.value]), words)


def discard(view: TapestryView, action: Action, words: Words) -> str | None:
    """What is given up."""
    shown = tile(view, action, words) if str(action.args[0]).startswith("tile-") else ""
    return words("does-discard", benefit=shown) if shown else None


def visit(view: TapestryView, action: Action, words: Words) -> str:
    return benefit(view, int(view.edition.space_benefit[action.value]), words)


def explore(view: TapestryView, action: Action, words: Words) -> str | None:
    """The points of the best orientation."""
    if "tile" not in view.matter:
        return None
    ways = [turned(view.edition, view.matter["tile"], sixths) for sixths in range(c.SIDES)]
    return words("does-explore", count=max(aligned(view, action.value, corners) for corners in ways))


def conquer(view: TapestryView, action: Action, words: Words) -> str:
    """Whose it is, or what its tile shows."""
    owner, lying = view.controller[action.value], view.tile[action.value]
    if owner >= 0:
        return words("does-conquer", name=view.names[owner])
    return benefit(view, int(view.edition.tile_benefit[lying]), words) if lying >= 0 else ""


def die(view: TapestryView, action: Action, words: Words) -> str | None:
    """The face rolled; for the benefit of the territory, that benefit."""
    colour = str(action.args[0])
    if colour not in view.matter:
        return None
    phrase = rolled(view.edition, colour, view.matter[colour])
    if phrase.number != view.edition.territory:
        return None if colour == "red" else said(phrase, words)
    lying = view.tile[view.matter["hex"]]
    shown = benefit(view, int(view.edition.tile_benefit[lying]), words) if lying >= 0 else words("does-nothing")
    return words("does-territory", benefit=shown)


def invent(view: TapestryView, action: Action, words: Words) -> str:
    """Both benefits of the card; of the deck nothing is known."""
    if action is view.edition.verbs.top:
        return ""
    circle, square = int(view.edition.circle[action.value]), int(view.edition.square[action.value])
    return words("does-invent", circle=benefit(view, circle, words), square=benefit(view, square, words))


def upgrade(view: TapestryView, action: Action, words: Words, above: int = 1) -> str:
    """What the row above gives."""
    row = (view.tech_place[action.value] - c.FIRST_ROW) % c.ROWS + above
    return benefit(view, int((view.edition.circle if row <= MIDDLE else view.edition.square)[action.value]), words)


def use(view: TapestryView, action: Action, words: Words) -> str:
    """What the row it lies in gives."""
    return upgrade(view, action, words, above=0)


def text(view: TapestryView, action: Action, words: Words) -> str:
    return words(f"text-{action.args[0]}")


def erect(view: TapestryView, action: Action, words: Words) -> str:
    wide, high = footprint(view.edition, action.value, 0, 1)[1]
    return f"{wide:g} × {high:g}"


def build(view: TapestryView, action: Action, words: Words) -> str:
    """Whether a district is complete then."""
    row, column = divmod(plot_ids().index(str(action.args[0])), c.SITES)
    landmark = view.matter.get("landmark", c.NONE)
    cells = (
        footprint(view.edition, landmark, view.matter.get("turned", 0), 1)[0] if landmark != c.NONE else [(0.0, 0.0)]
    )
    more = dict.fromkeys(range(c.SIDE), 0)
    for x, y in cells:
        at = (row - c.MARGIN + int(y), column - c.MARGIN + int(x))
        if all(0 <= step < c.SIDE for step in at) and not view.plots[view.seat][c.SIDE * at[0] + at[1]]:
            more[3 * (at[0] // 3) + at[1] // 3] += 1
    filled = view.filled[view.seat][c.FIRST_DISTRICT :]
    return words("effect-district") if any(n and filled[at] + n >= c.SIDE for at, n in more.items()) else ""


def mat(view: TapestryView, civilization: int) -> list[int]:
    return view.mat[c.CELLS * civilization : c.CELLS * (civilization + 1)]


def climb(view: TapestryView, action: Action, words: Words) -> str:
    column = view.edition.mats.merrymakers[action.value]
    return benefit(view, column[mat(view, c.MERRYMAKERS)[action.value]], words)


def craft(view: TapestryView, action: Action, words: Words) -> str:
    built = mat(view, c.CRAFTSMEN)[HEIGHT * action.value : HEIGHT * (action.value + 1)]
    return benefit(view, view.edition.mats.craftsmen[action.value][built.index(0)], words)


def step(view: TapestryView, action: Action, words: Words) -> str:
    return benefit(view, view.edition.mats.entertainers[action.value], words)


def expose(view: TapestryView, action: Action, words: Words) -> str:
    return benefit(view, view.edition.mats.historians[action.value], words)


def row(view: TapestryView, action: Action, words: Words) -> str:
    """What is uncovered, or covered again."""
    left = mat(view, c.MILITANTS)[action.value]
    covering = view.question == "CoverRow"
    shown = view.edition.mats.militants[action.value][LENGTH - left - int(covering)]
    return words("does-cover" if covering else "does-uncover", benefit=benefit(view, shown, words))


TELLING: Final[dict[str, Callable[[TapestryView, Action, Words], str | None]]] = {
    "accept": accept, "activate": text, "adopt": text, "advance": advance, "build": build, "carry": tile,
    "climb": climb, "conquer": conquer, "copy": space, "craft": craft, "die": die, "discard": discard, "erect": erect,
    "explore": explore, "expose": expose, "give": tile, "invent": invent, "move": move, "play": text,
    "repeat": space, "row": row, "show": text, "step": step, "upgrade": upgrade, "use": use, "visit": visit,
}  # fmt: skip
