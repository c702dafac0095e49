"""The vocabulary of Tapestry: one action for everything that a seat, or chance, may answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.core.action import Action, Vocabulary
from ludotheque.core.notation import ANY_ORDER, CHOICE, OPTIONAL, Phrase
from ludotheque.games.tapestry.capital.grid import plot_ids
from ludotheque.games.tapestry.components import (
    BUILDING_IDS,
    CARD_IDS,
    CIVILIZATION_IDS,
    DIRECTION_IDS,
    GUILDS,
    MOST_SEATS,
    OBJECTIVE_IDS,
    QUARTER_IDS,
    RESOURCE_IDS,
    TRACK_IDS,
)
from ludotheque.games.tapestry.map.atlas import hex_ids

if TYPE_CHECKING:
    from ludotheque.games.tapestry.edition.box import TapestryEdition

JOINTS: Final = [(" * ", "-per-"), (", ", "-then-"), (" + ", "-and-"), (" / ", "-or-"), (" > ", "-for-"), ("?", "")]
PREDICTION_IDS: Final = ["tech-cards", "districts", "territories", "tracks"]


def slug(phrase: Phrase) -> str:
    """The id of a benefit that can be chosen: `vp * farms` is vp-per-farms."""
    text = phrase.text.replace("(", "").replace(")", "")
    for sign, word in JOINTS:
        text = text.replace(sign, word)
    return text.replace(" ", "-")


class Verbs:
    """All actions by verb; the value of each is the number of the thing it is about."""

    names: dict[str, list[str]]  # by kind of thing: their ids

    lead: list[Action]  # chance
    chart: list[Action]
    summon: list[Action]
    reveal: list[Action]
    draw: list[Action]
    find: list[Action]
    spot: list[Action]
    face: list[Action]
    roll: list[Action]  # value: black faces * red + black

    found: list[Action]  # setting up, turns, tracks
    adopt: list[Action]
    income: Action
    advance: list[Action]
    move: list[Action]  # by space, 13 a track
    repeat: list[Action]
    copy: list[list[Action]]  # by seat, then by space
    pick: list[Action]

    pay: list[Action]  # resources, benefits, offers
    take: list[Action]
    gain: list[Action | None]  # by phrase
    accept: Action
    decline: Action
    points: Action
    stop: Action
    buy: list[Action]
    sell: list[Action]

    carry: list[Action]  # tiles and the map
    explore: list[Action]
    turn: list[Action]
    quarter: list[Action]
    visit: list[Action]
    conquer: list[Action]
    trap: Action
    die: list[Action]
    place: list[Action]
    levy: list[Action]
    rally: list[Action]
    give: list[Action]
    name: list[Action]

    invent: list[Action]  # cards
    top: Action
    upgrade: list[Action]
    use: list[Action]
    play: list[Action]
    show: list[Action]
    discard_tile: list[Action]
    discard_card: list[Action]
    discard_tech: list[Action]

    build: list[Action]  # the capital
    settle: list[Action]
    aside: Action
    erect: list[Action]
    swap: list[Action]

    activate: list[Action]  # civilizations
    craft: list[Action]
    row: list[Action]
    column: list[Action]
    step: list[Action]
    square: list[Action]
    predict: list[list[Action]]


def name_actions(edition: TapestryEdition) -> Verbs:
    """The vocabulary, in the order of the game."""
    made = Verbs()
    words = edition.vocabulary
    made.names = names_of(edition)
    name_chances(made, words, edition)
    names = made.names
    seats = names["rival"]
    made.found = words.verb("found", names["capital"], "T-1.8")
    made.adopt = words.verb("adopt", CIVILIZATION_IDS, "T-1.11")
    made.income = words.word("income", (), "T-2.1")
    made.advance = words.verb("advance", TRACK_IDS, "T-2.1")
    made.move = words.verb("move", edition.spaces, "T-8.7")
    made.repeat = words.verb("repeat", edition.spaces, "R-4")
    made.copy = [name_copies(words, edition.spaces, seat) for seat in range(MOST_SEATS)]
    made.pick = words.verb("pick", TRACK_IDS, "T-6.5")
    made.pay = words.verb("pay", RESOURCE_IDS, "T-4.1")
    made.take = words.verb("take", RESOURCE_IDS, "T-3.9")
    name_gains(made, words, edition.phrases)
    made.accept = words.word("accept", (), "T-4.8")
    made.decline = words.word("decline", (), "T-4.8")
    made.points = words.word("points", (), "T-8.9")
    made.stop = words.word("stop", (), "T-4.8")
    deals = [str(number) for number in range(1, edition.card_count[GUILDS] + 1)]
    made.buy = words.verb("buy", deals, "R-49")
    made.sell = words.verb("sell", deals, "R-49")
    made.carry = words.verb("carry", names["tile"], "T-7.1")
    made.explore = words.verb("explore", names["hex"], "T-7.1")
    made.turn = words.verb("turn", DIRECTION_IDS, "T-7.1")
    made.quarter = words.verb("face", QUARTER_IDS, "T-12.2")
    made.visit = words.verb("visit", names["space-tile"], "T-7.9")
    made.conquer = words.verb("conquer", names["hex"], "T-10.1")
    made.trap = words.word("trap", (), "T-10.7")
    made.die = words.verb("die", ["red", "black"], "T-10.4")
    made.place = words.verb("place", names["hex"], "T-14.5")
    made.levy = words.verb("levy", names["hex"], "T-13.7")
    made.rally = words.verb("rally", names["hex"], "T-13.7")
    made.give = words.verb("give", names["tile"], "T-14.5")
    made.name = words.verb("name", seats, "T-6.5")
    made.invent = words.verb("invent", edition.techs, "T-9.1")
    made.top = words.word("invent", ("tech-deck",), "T-9.1")
    made.upgrade = words.verb("upgrade", edition.techs, "T-9.3")
    made.use = words.verb("use", edition.techs, "T-4.6")
    made.play = words.verb("play", CARD_IDS, "T-3.3")
    made.show = words.verb("show", CARD_IDS, "R-18")
    made.discard_tile = words.verb("discard", names["tile"], "T-6.7")
    made.discard_card = words.verb("discard", CARD_IDS, "T-6.7")
    made.discard_tech = words.verb("discard", edition.techs, "T-6.7")
    made.build = words.verb("build", names["plot"], "T-12.2")
    made.settle = words.verb("settle", names["hex"], "R-53")
    made.aside = words.word("aside", (), "T-12.6")
    made.erect = words.verb("erect", names["landmark"], "T-12.2")
    made.swap = words.verb("swap", names["plot"], "T-14.3")
    made.activate = words.verb("activate", CIVILIZATION_IDS, "T-3.2")
    made.craft = words.verb("craft", names["column"], "T-14.5")
    made.row = words.verb("row", names["row"], "T-14.5")
    made.column = words.verb("climb", names["column"], "T-14.5")
    made.step = words.verb("step", names["stage"], "T-14.5")
    made.square = words.verb("expose", names["square"], "T-14.5")
    made.predict = [
        [words.word("predict", (kind, str(number)), "T-14.5", number) for number in range(1, most + 1)]
        for kind, most in zip(PREDICTION_IDS, edition.mats.predictions)
    ]
    return made


def name_copies(words: Vocabulary, spaces: list[str], seat: int) -> list[Action]:
    """R-22: a space on which a player stands; the value tells both."""
    first = len(spaces) * seat
    return [words.word("copy", (f"seat-{seat}", space), "R-22", first + at) for at, space in enumerate(spaces)]


def names_of(edition: TapestryEdition) -> dict[str, list[str]]:
    """The ids of all things, by kind, as told in the news."""
    return {
        "track": TRACK_IDS,
        "resource": RESOURCE_IDS,
        "building": BUILDING_IDS,
        "kind": BUILDING_IDS,
        "category": PREDICTION_IDS,
        "space": edition.spaces,
        "tech": edition.techs,
        "card": CARD_IDS,
        "civilization": CIVILIZATION_IDS,
        "objective": [f"objective-{id}" for id in OBJECTIVE_IDS],
        "landmark": [f"landmark-{id}" for id in edition.landmarks],
        "hex": hex_ids(),
        "tile": [f"tile-{number + 1}" for number in range(edition.tiles)],
        "space-tile": [f"space-{number + 1}" for number in range(len(edition.space_benefit))],
        "plot": plot_ids(),
        "capital": [f"capital-{number}" for number in edition.capital_numbers],
        "rival": [f"seat-{seat}" for seat in range(MOST_SEATS)],
        "red": [f"red-{slug(edition.phrases[number])}" for number in edition.red_benefit],
        "black": [f"black-{slug(edition.phrases[number])}" for number in edition.black_benefit],
        "effect": [slug(phrase) for phrase in edition.phrases],
        "column": [f"column-{number}" for number in range(1, 4)],
        "row": ["row-1", "row-2"],
        "stage": [f"stage-{number}" for number in range(len(edition.mats.entertainers))],
        "square": [f"square-{number}" for number in range(1, 5)],
    }


def name_chances(made: Verbs, words: Vocabulary, edition: TapestryEdition) -> None:
    """T-1.13, T-6.1, T-8.1, T-10.4: what chance may answer."""
    names = made.names
    made.lead = words.verb("lead", names["rival"], "T-1.13")
    made.chart = words.verb("chart", names["capital"], "T-1.8")
    made.summon = words.verb("summon", CIVILIZATION_IDS, "T-1.11")
    made.reveal = words.verb("reveal", edition.techs, "T-9.1")
    made.draw = words.verb("draw", CARD_IDS, "T-6.1")
    made.find = words.verb("find", names["tile"], "T-6.1")
    made.spot = words.verb("spot", names["space-tile"], "T-6.1")
    made.face = words.verb("science", TRACK_IDS, "T-8.1")
    blacks = len(names["black"])
    made.roll = [
        words.word("roll", (red, black), "T-10.4", blacks * at + other)
        for at, red in enumerate(names["red"])
        for other, black in enumerate(names["black"])
    ]


def name_gains(made: Verbs, words: Vocabulary, phrases: list[Phrase]) -> None:
    """T-4.6, T-4.10: every benefit that is ever chosen among others."""
    made.gain = [None for _ in phrases]
    known: dict[str, Action] = {}
    for phrase in phrases:
        if phrase.kind in (ANY_ORDER, CHOICE, OPTIONAL):
            for part in phrase.parts:
                id = slug(part)
                if id not in known:
                    known[id] = words.word("gain", (id,), "T-4.10", part.number)
                made.gain[part.number] = known[id]
