"""How a player of 1680 stands, as numbers for a learner: the traits of the race, and what is half done."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.judgement import Features
from ludotheque.games.lin1680.components import CARDS, KIND_IDS, KINDS, NONE, WORKS
from ludotheque.games.lin1680.outlook import traits
from ludotheque.games.lin1680.outlook.standing import standing
from ludotheque.games.lin1680.outlook.worth import LinOutlook
from ludotheque.games.lin1680.state import Lin1680

OUTLOOK: Final = traits.TRAITS
HALF_DONE: Final = traits.TRAITS + 1
PRIVILEGES: Final = traits.TRAITS + 2
SEALED: Final = traits.TRAITS + 3
WORKING: Final = traits.TRAITS + 4  # by kind, and on market towns
HELD: Final = WORKING + WORKS  # by kind
PAWN: Final = HELD + KINDS  # by what its place yields
ENOUGH: Final = 4  # cards of a kind in hand: more make no difference


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
        "outlook": "what the outlook made by hand says, in log-odds",
        "half done": "the part of it that is the rest of one's turn",
        "privileges": "privilege cards held",
        "sealed": "whether the pawn was at a market town since the last bale",
        **{f"houses on {kind}": "houses that yield it" for kind in KIND_IDS},
        "markets": "houses on market towns",
        **{f"{kind} in hand": "cards of this kind, at most four" for kind in KIND_IDS},
        **{f"pawn on {kind}": "whether its place yields this" for kind in KIND_IDS},
    }
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
            row[PRIVILEGES] += float(state.privileges[at] + state.bought[at])
        row[SEALED] = 1.0 if state.sealed[seat] else 0.0
        for kind in range(WORKS):
            row[WORKING + kind] = float(state.works[WORKS * seat + kind])
        for kind in range(KINDS):
            row[HELD + kind] = float(min(ENOUGH, state.hand[KINDS * seat + kind]))
        if state.pawn[seat] != NONE:
            kind = state.edition.yields[state.pawn[seat]]
            if kind != NONE:
                row[PAWN + kind] = 1.0
