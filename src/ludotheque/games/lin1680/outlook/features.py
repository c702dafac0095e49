"""How a player of 1680 stands, as numbers for a learner: the traits of the race, and what is half done."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.judgement import Features, waiting
from ludotheque.games.lin1680.components import CARD_IDS, CARDS, ITEM_IDS, ITEMS, KIND_IDS, KINDS, MARKET, NONE, WORKS
from ludotheque.games.lin1680.movement import is_free
from ludotheque.games.lin1680.outlook import belongings, rivals, traits
from ludotheque.games.lin1680.outlook.needs import demand, held
from ludotheque.games.lin1680.outlook.standing import standing
from ludotheque.games.lin1680.outlook.worth import LinOutlook
from ludotheque.games.lin1680.payment import missing
from ludotheque.games.lin1680.state import Lin1680

OUTLOOK: Final = traits.FAVOUR + CARDS + 1
HALF_DONE: Final = OUTLOOK + 1
PRIVILEGES: Final = HALF_DONE + 1
SEALED: Final = PRIVILEGES + 1
WORKING: Final = SEALED + 1  # by kind, and on market towns
HELD: Final = WORKING + WORKS  # by kind
PAWN: Final = HELD + KINDS  # by what its place yields
LACKING: Final = PAWN + KINDS  # by kind
REACH: Final = LACKING + KINDS  # by kind
REACH_MARKET: Final = REACH + KINDS
SITE: Final = REACH_MARKET + 1
PAYS: Final = SITE + 1  # by item
HOLDS: Final = PAYS + ITEMS  # by card
RIVALS: Final = HOLDS + CARDS
OWN: Final = RIVALS + 1
OTHERS: Final = OWN + belongings.SIZE
BIT: Final = [1, 2, 4, 8, 16, 32]
ENOUGH: Final = 4  # cards of a kind in hand: more make no difference

_steps: Final = (
    "ChoosePort", "PlaceHouse", "Turn", "BeginTurn", "MovePawn", "BeforeDice", "AfterDice", "Collect", "NameColour",
    "OpenTrade", "Trade", "TakeFromMarket", "FetchFromReserve", "OpenBuilding", "Build", "EndTurn",
    "ThrowMovement", "ThrowResources", "DrawPrivilege",
)  # fmt: skip


class LinFeatures(Features[Lin1680]):
    """Everything that the outlook made by hand counts, and its verdict."""

    NAMES: ClassVar[dict[str, str]] = {
        "order": "how long until the next turn, as a part of a round",
        "finish": "turns until everything can be paid",
        "near": "one in so many turns and one",
        "missing": "cards still to be got",
        "bales": "bales loaded",
        "built": "houses built of those needed",
        "spare house": "houses beyond them",
        "surplus": "cards not needed",
        "income": "cards a turn from houses, of kinds that are lacking",
        "glut": "… and of kinds that are not",
        "variety": "kinds that some house yields",
        "favours": "what privilege cards promise",
        "harbour": "how close a port is",
        "voyage": "… the more it matters, the fewer cards are missing",
        "sailing": "… and most for who is ready",
        "ready": "whether only the voyage is lacking",
        "uneven": "the squares of what is lacking of each kind",
        "scarce": "… and of what houses will not bring until matches usually end",
        **{f"favour of {card}": "what such privilege cards would do if they were used now" for card in CARD_IDS},
        "favour unknown": "… those bought in this turn, on the average",
        "outlook": "what the outlook made by hand says, in log-odds",
        "half done": "the part of it that is the rest of one's turn",
        "privileges": "privilege cards held",
        "sealed": "whether the pawn was at a market town since the last bale",
        **{f"houses on {kind}": "houses that yield it" for kind in KIND_IDS},
        "markets": "houses on market towns",
        **{f"{kind} in hand": "cards of this kind, at most four" for kind in KIND_IDS},
        **{f"pawn on {kind}": "whether its place yields this" for kind in KIND_IDS},
        **{f"{kind} lacking": "cards of this kind still to be got, less than none for spare ones" for kind in KIND_IDS},
        **{f"{kind} in reach": "throws of the die that reach a free place that yields it" for kind in KIND_IDS},
        "market in reach": "… a market town",
        "site": "whether a house may be built where the pawn stands",
        **{f"can pay {item}": "whether the hand holds its price" for item in ITEM_IDS},
        **{f"{card} card": "privilege cards of this kind" for card in CARD_IDS},
        "rivals": "players beyond two",
        **belongings.NAMES,
        **rivals.NAMES,
        **waiting(_steps),
    }
    STEPS: ClassVar[tuple[str, ...]] = _steps
    HANDWORK: ClassVar[dict[str, float]] = {"outlook": 0.18}
    by_hand: LinOutlook

    def __init__(self, outlook: LinOutlook) -> None:
        super().__init__(outlook)
        self.by_hand = outlook

    def progress(self, state: Lin1680) -> float:
        return traits.progress(state)

    def fill(self, state: Lin1680, seat: i64, row: vec[float]) -> None:
        stands = standing(state, seat, row)
        row[traits.UNEVEN] *= 0.02
        row[traits.SCARCE] *= 0.02
        row[OUTLOOK] = self.by_hand.in_turn(state, seat, stands)
        row[HALF_DONE] = row[OUTLOOK] - stands
        for card in range(CARDS):
            at = CARDS * seat + card
            count = float(state.privileges[at] + state.bought[at])
            row[PRIVILEGES] += count
            row[HOLDS + card] = count
        row[RIVALS] = float(state.seats - 2)
        belongings.fill_belongings(state, seat, row, OWN)
        rivals.fill_rivals(state, seat, row, OTHERS)
        row[SEALED] = 1.0 if state.sealed[seat] else 0.0
        for kind in range(WORKS):
            row[WORKING + kind] = float(state.works[WORKS * seat + kind])
        for kind in range(KINDS):
            row[HELD + kind] = float(min(ENOUGH, state.hand[KINDS * seat + kind]))
            row[LACKING + kind] = float(demand(state, seat, kind) - held(state, seat, kind))
        for item in range(ITEMS):
            row[PAYS + item] = 1.0 if missing(state, seat, item) == 0 else 0.0
        if state.pawn[seat] != NONE:
            kind = state.edition.yields[state.pawn[seat]]
            if kind != NONE:
                row[PAWN + kind] = 1.0
                row[SITE] = 1.0 if state.house[state.pawn[seat]] == NONE else 0.0
            add_reach(state, seat, row)


def add_reach(state: Lin1680, seat: i64, row: vec[float]) -> None:
    """F-3.3 to F-3.6: what the next throw can lead to, or the one that lies there."""
    edition = state.edition
    first = edition.pips * state.pawn[seat]
    thrown = state.pips if state.active == seat and not traits.has_moved(state) else 0
    part = 1.0 if thrown > 0 else 1.0 / float(edition.pips)
    for pips in range(edition.pips):
        if thrown > 0 and pips != thrown - 1:
            continue
        found: i64 = 0
        for action in edition.ends[first + pips]:
            place = action.value
            if edition.yields[place] != NONE and is_free(state, seat, place):
                found |= BIT[edition.yields[place]]
                if edition.types[place] == MARKET:
                    found |= BIT[KINDS]
        for bit in range(KINDS + 1):
            if found & BIT[bit]:
                row[REACH + bit] += part
