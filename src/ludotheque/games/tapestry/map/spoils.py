"""T-10.4, T-10.11, T-10.14: rolling the conquer dice, and choosing among them."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.rng import Rng, drawn
from ludotheque.core.state import ChanceTo, Question
from ludotheque.games.tapestry.civilizations.traders import offer_die
from ludotheque.games.tapestry.components import FROM_TAPESTRY, PIRATE_RULE
from ludotheque.games.tapestry.map.dice import BLACK, RED, gain_die, gain_territory
from ludotheque.games.tapestry.state import Tapestry

ONE_DIE: Final = 0
BOTH: Final = 1
BOTH_IF_RIVAL: Final = 2


class RollDice(ChanceTo[Tapestry]):
    """T-1.6, T-10.4: both dice are rolled, trapped or not."""

    CLAUSE: ClassVar[str] = "T-10.4"

    def __init__(self, to: i64, hex: i64, dice: i64, trapped: i64) -> None:
        super().__init__(to)
        self.hex = hex
        self.dice = dice
        self.trapped = trapped

    def choices(self, state: Tapestry) -> list[Action]:
        return state.edition.verbs.roll

    def weights(self, state: Tapestry) -> list[int]:
        edition = state.edition
        return [int(red * black) for red in edition.red_weight for black in edition.black_weight]

    def sample(self, state: Tapestry, rng: Rng) -> Action:
        blacks: i64 = len(state.edition.black_weight)
        red = drawn(state.edition.red_weight, rng)
        return state.edition.verbs.roll[blacks * red + drawn(state.edition.black_weight, rng)]

    def answer(self, state: Tapestry, action: Action) -> None:
        blacks: i64 = len(state.edition.black_weight)
        red = action.value // blacks
        black = action.value % blacks
        state.then(ChooseDie(self.to, self.hex, self.dice, self.trapped, red, black))
        state.tell("rolled", "T-10.4", self.to, red, black)


class ChooseDie(Question[Tapestry]):
    """T-10.4, T-10.14, R-10, R-11, R-46: one die of one's choice; with both, the one to gain first."""

    CLAUSE: ClassVar[str] = "T-10.4"

    def __init__(self, seat: i64, hex: i64, dice: i64, trapped: i64, red: i64, black: i64) -> None:
        super().__init__(seat)
        self.hex = hex
        self.dice = dice
        self.trapped = trapped
        self.red = red
        self.black = black

    def choices(self, state: Tapestry) -> list[Action]:
        return state.edition.verbs.die

    def answer(self, state: Tapestry, action: Action) -> None:
        other = BLACK if action.value == RED else RED
        if self.trapped == 0:
            if self.dice != BOTH:
                offer_die(state, self.seat, self.hex, action.value, self.red, self.black)
            if state.enjoys(self.seat, PIRATE_RULE):
                gain_territory(state, self.seat, self.hex, FROM_TAPESTRY)
        if self.dice == BOTH:
            gain_die(state, self.seat, other, self.black if other == BLACK else self.red, self.hex)
        gain_die(state, self.seat, action.value, self.red if action.value == RED else self.black, self.hex)
