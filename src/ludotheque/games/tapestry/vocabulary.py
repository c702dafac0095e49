"""The vocabulary of Tapestry: one action for everything that a seat, or chance, may answer; and what is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.core.action import Action, Vocabulary, about
from ludotheque.core.notation import ANY_ORDER, CHOICE, OPTIONAL, Phrase
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.automa.parties import AUTOMA_CIVILIZATION_IDS, CRITERION_IDS, INDICATOR_IDS, REASON_IDS
from ludotheque.games.tapestry.benefits.measures import MEASURE_IDS
from ludotheque.games.tapestry.capital.grid import plot_ids, site_of
from ludotheque.games.tapestry.map.atlas import hex_ids

if TYPE_CHECKING:
    from ludotheque.games.tapestry.edition import TapestryEdition


VERBS: Final = about(
    {
        "": "income accept decline points stop trap aside",
        "seat": "lead name",
        "decision": "decide consult",
        "automa-civilization": "equip",
        "capital": "chart found",
        "civilization": "summon adopt activate",
        "tech": "reveal invent upgrade use",
        "card": "draw play show uncover",
        "tile": "find spot carry visit give",
        "track": "science advance pick",
        "space": "move repeat",
        "resource": "pay take",
        "effect": "gain",
        "count": "buy sell",
        "hex": "explore conquer place levy rally settle",
        "direction": "turn face",
        "colour": "die",
        "thing": "discard",
        "plot": "build swap",
        "landmark": "erect",
        "column": "craft climb",
        "row": "row",
        "stage": "step",
        "square": "expose",
        "red black": "roll",
        "seat space": "copy",
        "category number": "predict",
    }
)
OF_CHANCE: Final = (
    "chart", "consult", "decide", "draw", "find", "lead", "reveal", "roll", "science", "spot", "summon", "uncover",
)  # fmt: skip
EVENTS: Final = about(
    {
        "seat": "leads beside district refreshed drew face-down declined bot-stays bot-laid bot-drew",
        "tech": "revealed",
        "card": "drew-card",
        "count": "reshuffled reshuffled-tiles bots-shuffled",
        "decision": "consulted",
        "count left": "progress",
        "lands arms crafts first": "bot-points",
        "decision tiebreaker count": "pair",
        "seat automa-civilization": "bot-civilization",
        "seat indicator track": "bot-bound",
        "seat indicator tracks tiebreaker": "bot-choosing",
        "seat hex criterion": "bot-exploring bot-conquering bot-taking",
        "seat hex tile": "bot-explored",
        "seat reason": "bot-skipped",
        "seat capital": "founded",
        "seat civilization": "adopted activated lost-civilization",
        "seat count": "income aligned sold finished won bot-income bot-income-early first-in-era",
        "seat count source": "scored",
        "seat count points": "bought",
        "seat slot count": "slot-scored slot-tiles slot-cards",
        "seat slot measure count": "slot-counted",
        "seat resource count building": "earned",
        "seat space": "advanced regressed jumped repeated",
        "seat track": "restarted science picked bot-favourite bot-completed bot-overtaken",
        "seat resource": "paid",
        "seat landmark": "landmark bot-landmark",
        "seat hex": "settled conquering conquered placed rallied shadow-outpost",
        "seat tile": "found discarded-tile",
        "seat space-tile": "spotted visited",
        "seat tech": "invented upgraded used taken-over discarded-tech",
        "seat card": "played copied discarded-card exposed-card",
        "seat victim": "named entrusted",
        "seat resource count": "gained",
        "seat objective count": "objective",
        "seat building plot": "built",
        "seat landmark plot": "erected",
        "seat victim hex": "toppled trapped",
        "seat red black": "rolled",
        "seat victim tile": "gave",
        "seat hex tile count": "explored",
    }
)
JOINTS: Final = [(" * ", "-per-"), (", ", "-then-"), (" + ", "-and-"), (" / ", "-or-"), (" > ", "-for-"), ("?", "")]
PREDICTION_IDS: Final = ["tech-cards", "districts", "territories", "tracks"]


def slug(phrase: Phrase) -> str:
    """The id of a benefit that can be chosen: `vp * farms` is vp-per-farms."""
    text = phrase.text.replace("(", "").replace(")", "")
    for sign, word in JOINTS:
        text = text.replace(sign, word)
    return text.replace(" ", "-")


class Verbs:
    """All actions by verb, in the order of the game; the value of each is the number of the thing it is about."""

    def __init__(self, edition: TapestryEdition) -> None:
        words = edition.vocabulary
        self.names = names = names_of(edition)  # by kind of thing: their ids
        seats = names["rival"]
        # chance
        self.lead = words.verb("lead", seats, "T-1.13")
        self.chart = words.verb("chart", names["capital"], "T-1.8")
        self.summon = words.verb("summon", c.CIVILIZATION_IDS, "T-1.11")
        self.reveal = words.verb("reveal", edition.techs, "T-9.1")
        self.draw = words.verb("draw", c.CARD_IDS, "T-6.1")
        self.find = words.verb("find", names["tile"], "T-6.1")
        self.spot = words.verb("spot", names["space-tile"], "T-6.1")
        self.face = words.verb("science", c.TRACK_IDS, "T-8.1")
        blacks = len(names["black"])
        self.roll = [
            words.word("roll", (red, black), "T-10.4", blacks * at + other)
            for at, red in enumerate(names["red"])
            for other, black in enumerate(names["black"])
        ]
        # setting up, turns, tracks
        self.found = words.verb("found", names["capital"], "T-1.8")
        self.adopt = words.verb("adopt", c.CIVILIZATION_IDS, "T-1.11")
        self.income = words.word("income", (), "T-2.1")
        self.advance = words.verb("advance", c.TRACK_IDS, "T-2.1")
        self.move = words.verb("move", edition.spaces, "T-8.7")
        self.repeat = words.verb("repeat", edition.spaces, "R-4")
        self.copy = [name_copies(words, edition.spaces, seat) for seat in range(c.MOST_SEATS)]
        self.pick = words.verb("pick", c.TRACK_IDS, "T-6.5")
        # resources, benefits, offers
        self.pay = words.verb("pay", c.RESOURCE_IDS, "T-4.1")
        self.take = words.verb("take", c.RESOURCE_IDS, "T-3.9")
        self.gain = gains(words, edition.phrases)
        self.accept = words.word("accept", (), "T-4.8")
        self.decline = words.word("decline", (), "T-4.8")
        self.points = words.word("points", (), "T-8.9")
        self.stop = words.word("stop", (), "T-4.8")
        deals = [str(number) for number in range(1, edition.card_count[c.GUILDS] + 1)]
        self.buy = words.verb("buy", deals, "R-49")
        self.sell = words.verb("sell", deals, "R-49")
        # tiles and the map
        self.carry = words.verb("carry", names["tile"], "T-7.1")
        self.explore = words.verb("explore", names["hex"], "T-7.1")
        self.turn = words.verb("turn", c.DIRECTION_IDS, "T-7.1")
        self.quarter = words.verb("face", c.QUARTER_IDS, "T-12.2")
        self.visit = words.verb("visit", names["space-tile"], "T-7.9")
        self.conquer = words.verb("conquer", names["hex"], "T-10.1")
        self.trap = words.word("trap", (), "T-10.7")
        self.die = words.verb("die", ["red", "black"], "T-10.4")
        self.place = words.verb("place", names["hex"], "T-14.5")
        self.levy = words.verb("levy", names["hex"], "T-13.7")
        self.rally = words.verb("rally", names["hex"], "T-13.7")
        self.give = words.verb("give", names["tile"], "T-14.5")
        self.name = words.verb("name", seats, "T-6.5")
        # cards
        self.invent = words.verb("invent", edition.techs, "T-9.1")
        self.top = words.word("invent", ("tech-deck",), "T-9.1")
        self.upgrade = words.verb("upgrade", edition.techs, "T-9.3")
        self.use = words.verb("use", edition.techs, "T-4.6")
        self.play = words.verb("play", c.CARD_IDS, "T-3.3")
        self.show = words.verb("show", c.CARD_IDS, "R-18")
        self.discard_tile = words.verb("discard", names["tile"], "T-6.7")
        self.discard_card = words.verb("discard", c.CARD_IDS, "T-6.7")
        self.discard_tech = words.verb("discard", edition.techs, "T-6.7")
        # the capital
        self.build = words.verb("build", names["plot"], "T-12.2")
        self.settle = words.verb("settle", names["hex"], "R-53")
        self.aside = words.word("aside", (), "T-12.6")
        self.erect = words.verb("erect", names["landmark"], "T-12.2")
        self.swap = words.verb("swap", names["plot"], "T-14.3")
        # civilizations
        self.activate = words.verb("activate", c.CIVILIZATION_IDS, "T-3.2")
        self.craft = words.verb("craft", names["column"], "T-14.5")
        self.row = words.verb("row", names["row"], "T-14.5")
        self.column = words.verb("climb", names["column"], "T-14.5")
        self.step = words.verb("step", names["stage"], "T-14.5")
        self.square = words.verb("expose", names["square"], "T-14.5")
        self.predict = [
            [words.word("predict", (kind, str(number)), "T-14.5", number) for number in range(1, most + 1)]
            for kind, most in zip(PREDICTION_IDS, edition.mats.predictions)
        ]
        # alone
        self.equip = words.verb("equip", AUTOMA_CIVILIZATION_IDS if edition.solo else [], "T-20.18")
        self.decide = words.verb("decide", edition.automa.cards, "T-20.21")
        self.consult = words.verb("consult", edition.automa.cards, "T-20.52")
        self.uncover = words.verb("uncover", c.CARD_IDS if edition.solo else [], "T-20.47")

    def or_decline(self, options: list[Action]) -> list[Action]:
        """These, or none of them; where there are none, nothing is asked."""
        if options:
            options.append(self.decline)
        return options


def name_copies(words: Vocabulary, spaces: list[str], seat: int) -> list[Action]:
    """R-22: a space on which a player stands; the value tells both."""
    first = len(spaces) * seat
    return [words.word("copy", (f"seat-{seat}", space), "R-22", first + at) for at, space in enumerate(spaces)]


def names_of(edition: TapestryEdition) -> dict[str, list[str]]:
    """The ids of all things, by kind, as told in the news and asked about."""
    phrases = [f"phrase-{phrase.number}" for phrase in edition.phrases]
    return {
        "phrase": phrases,
        "benefit": phrases,
        "track": c.TRACK_IDS,
        "resource": c.RESOURCE_IDS,
        "building": c.BUILDING_IDS,
        "kind": c.BUILDING_IDS,
        "category": PREDICTION_IDS,
        "space": edition.spaces,
        "tech": edition.techs,
        "card": c.CARD_IDS,
        "civilization": c.CIVILIZATION_IDS,
        "objective": [f"objective-{id}" for id in c.OBJECTIVE_IDS],
        "source": [f"source-{id}" for id in c.SOURCE_IDS],
        "landmark": [f"landmark-{id}" for id in edition.landmarks],
        "hex": hex_ids(),
        "tile": [f"tile-{number + 1}" for number in range(edition.tiles)],
        "space-tile": [f"space-{number + 1}" for number in range(len(edition.space_benefit))],
        "slot": c.SLOT_IDS,
        "measure": [f"measure-{id}" for id in MEASURE_IDS],
        "plot": plot_ids(),
        "swapped": [plot_ids()[site_of(plot)] for plot in range(c.PLOTS)],
        "capital": [f"capital-{number}" for number in edition.capital_numbers],
        "rival": [f"seat-{seat}" for seat in range(c.MOST_SEATS)],
        "red": [f"red-{slug(edition.phrases[number])}" for number in edition.red_benefit],
        "black": [f"black-{slug(edition.phrases[number])}" for number in edition.black_benefit],
        "effect": [slug(phrase) for phrase in edition.phrases],
        "column": [f"column-{number}" for number in range(1, 4)],
        "row": ["row-1", "row-2"],
        "stage": [f"stage-{number}" for number in range(len(edition.mats.entertainers))],
        "square": [f"square-{number}" for number in range(1, 5)],
        "decision": edition.automa.cards,
        "tiebreaker": edition.automa.cards,
        "automa-civilization": AUTOMA_CIVILIZATION_IDS,
        "indicator": [f"indicator-{id}" for id in INDICATOR_IDS],
        "tracks": [f"tracks-{bits}" for bits in range(1 << len(c.TRACK_IDS))],
        "criterion": [f"criterion-{id}" for id in CRITERION_IDS],
        "reason": [f"reason-{id}" for id in REASON_IDS],
    }


def gains(words: Vocabulary, phrases: list[Phrase]) -> list[Action | None]:
    """T-4.6, T-4.10: by phrase, every benefit that is ever chosen among others."""
    found: list[Action | None] = [None for _ in phrases]
    known: dict[str, Action] = {}
    for phrase in phrases:
        if phrase.kind in (ANY_ORDER, CHOICE, OPTIONAL):
            for part in phrase.parts:
                id = slug(part)
                if id not in known:
                    known[id] = words.word("gain", (id,), "T-4.10", part.number)
                found[part.number] = known[id]
    return found
