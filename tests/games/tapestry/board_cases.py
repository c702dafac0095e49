"""What the tests of all games ask of this one: moments to look at, the style of its pictures, samples of its things."""

from __future__ import annotations

from functools import cache

from ludotheque.core.state import SPECTATOR
from ludotheque.core.view import View
from ludotheque.games.tapestry.civilizations.mystics import Predict
from tests.games.picture import Style
from tests.games.tapestry.alone import AUTOMA, SHADOW, YOU, Alone, fresh
from tests.games.tapestry.position import GAME, A, B, C, D, E, Table

TECHS = "radio:top bakery:middle telescope:middle compass calendar the-nail"


def middle(seats: int = 4, civilizations: dict[int, str] | None = None) -> Table:
    """In the middle of a match."""
    table = Table(seats, civilizations or {A: "leaders", B: "militants"})
    table.tile("tile-8", "hex-e6", 2)
    table.tile("tile-29", "hex-d5")
    table.put(
        A, "3 coin 2 worker 4 food 1 culture", "exploration-4 science-2 military-7 technology-11", era=3, points=87
    )
    table.put(A, hand="trap trap monarchy democracy", tiles="tile-1 tile-12", space="space-1 space-10", techs=TECHS)
    table.put(A, buildings="2 farm 1 market 5 house", plots="plot-d4 plot-e4 plot-f4", laid="academia")
    table.put(
        B, "1 coin", "exploration-12", hand="guilds", era=2, landmarks="forge lighthouse", techs="paper ammonia:top"
    )
    table.outpost(B, "hex-e6")
    table.outpost(A, "hex-d5", toppled=True)
    table.put(C, "8 culture", landmarks="academy")
    return table


def seen(table: Table, seat: int = A) -> View:
    return table.match.view(seat)


def setup() -> View:
    match = GAME.new(2, seed=3)
    return match.view(match.seat)


def turn() -> View:
    table = middle()
    table.turn(A)
    return seen(table)


def pay() -> View:
    table = middle()
    table.turn(A)
    table.play(A, "advance science")
    return seen(table)


def benefit() -> View:
    table = middle()
    table.gain(A, "explore / farm")
    return seen(table)


def carry() -> View:
    table = middle()
    table.gain(A, "explore-anywhere")
    return seen(table)


def explore() -> View:
    table = middle()
    table.gain(A, "explore-anywhere")
    table.play(A, "carry tile-12")
    return seen(table)


def orient() -> View:
    table = middle()
    table.gain(A, "explore-anywhere")
    table.play(A, "carry tile-12", "explore hex-e4")
    return seen(table)


def conquer() -> View:
    table = middle()
    table.gain(A, "conquer-anywhere")
    return seen(table)


def dice() -> View:
    table = middle(3)
    table.gain(A, "conquer-anywhere")
    table.play(A, "conquer hex-d5")
    table.chance("roll red-vp-per-territories black-coin")
    return seen(table)


def building() -> View:
    table = middle()
    table.gain(A, "farm")
    return seen(table)


def quarter() -> View:
    table = middle()
    table.gain(A, "landmark-library")
    return seen(table)


def landmark() -> View:
    table = middle()
    table.gain(A, "landmark-library")
    table.play(A, "face east")
    return seen(table)


def invent() -> View:
    table = middle()
    table.gain(A, "invent")
    return seen(table)


def upgrade() -> View:
    table = middle()
    table.gain(A, "upgrade")
    return seen(table)


def visit() -> View:
    table = middle()
    table.gain(A, "explore-space")
    return seen(table)


def tapestry() -> View:
    table = middle()
    table.gain(A, "play-over")
    return seen(table)


def repeat() -> View:
    table = middle()
    table.gain(A, "repeat")
    return seen(table)


def wonders() -> View:
    table = middle(5, {A: "craftsmen nomads", E: "entertainers"})
    table.lay(A, "dystopia")
    return seen(table)


def craft() -> View:
    table = middle(5, {A: "craftsmen nomads"})
    table.gain(A, "farm")
    return seen(table)


def climb() -> View:
    table = middle(3, {B: "merrymakers historians"})
    table.activate(B, "merrymakers")
    return seen(table, B)


def stages() -> View:
    table = middle(3, {B: "entertainers"})
    table.activate(B, "entertainers")
    return seen(table, B)


def predict() -> View:
    table = Table(2)
    table.do(A, Predict(A, 0))
    return seen(table)


def spectator() -> View:
    table = middle(5)
    table.turn(D)
    return seen(table, SPECTATOR)


def alone() -> View:
    """Against the Automa, in the midst of a match: the pair lies open."""
    table = Alone(level=6, pair="2 9", civilizations="automa-conquerors automa-scientists")
    table.put(YOU, "3 coin 2 worker 4 food 1 culture", "exploration-4 science-2", hand="trap", outposts="hex-g4")
    table.put(AUTOMA, at="military-5 science-3", landmarks="forge barracks", points=40)
    table.bots("hex-c4 hex-d6")
    table.outpost(SHADOW, "hex-d6", toppled=True)
    table.hold(3)
    table.eras(2, 3)
    table.turn(YOU)
    return seen(table)


def equip() -> View:
    table = fresh(level=6)
    table.chance("science science", "science technology")
    return seen(table)


MAKERS = (
    setup, turn, pay, benefit, carry, explore, orient, conquer, dice, building, quarter, landmark, invent, upgrade,
    visit, tapestry, repeat, wonders, craft, climb, stages, predict, spectator,
    alone, equip,
)  # fmt: skip
NAMES = [maker.__name__ for maker in MAKERS]
SAMPLES: dict[str, str | int] = {
    "seat": "seat-0", "victim": "seat-1", "capital": "capital-1", "civilization": "chosen", "tech": "bakery",
    "card": "trap", "tile": "tile-3", "space-tile": "space-3", "track": "science", "red": "red-4-vp",
    "black": "black-territory", "space": "rafts", "resource": "food", "objective": "objective-track",
    "landmark": "landmark-bakery", "building": "armory", "plot": "plot-d4", "hex": "hex-e5",
    "decision": "decision-4", "tiebreaker": "decision-12", "automa-civilization": "automa-explorers",
    "indicator": "indicator-landmark", "tracks": "tracks-7", "criterion": "criterion-arrows", "reason": "reason-no-hex",
}  # fmt: skip
STYLE = Style(
    (126_000, 22_000),
    plain="chart consult decide draw find lead reveal roll science spot summon uncover",
    gilded=(".y-dot", "#live .d-within .d-litin"),
    seldom=(
        "board-alchemists-square", "board-accept", "board-decline", "board-points", "board-stop", "board-trap",
        "board-aside", "board-over", "board-buy", "board-sell", "board-winner", "board-face-down", "board-finished",
        "board-more-cards", "board-built-0", "board-built-1", "board-built-3",
        *(f"board-{kind}{state}" for kind in ("token", "building", "landmark") for state in ("", "-toppled")),
    ),
)  # fmt: skip


@cache
def view_of(case: str) -> View:
    return next(maker for maker in MAKERS if maker.__name__ == case)()
