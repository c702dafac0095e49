"""T-1: setting up: who begins, capitals, civilizations, the display."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core import beginning
from ludotheque.core.action import Action
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import NOBODY, Effect, Plain, Question
from ludotheque.games.tapestry.automa.parties import BOTS
from ludotheque.games.tapestry.automa.setup import prepare_bots, seat_bots
from ludotheque.games.tapestry.benefits.draws import Reveal
from ludotheque.games.tapestry.capital.buildings import cover
from ludotheque.games.tapestry.civilizations.civilization import ROSTER
from ludotheque.games.tapestry.civilizations.joining import DrawCivilization
from ludotheque.games.tapestry.components import CIVILIZATIONS, MATS_PART, NONE, OUTPOST, PLOTS, ROCK
from ludotheque.games.tapestry.edition import TapestryEdition
from ludotheque.games.tapestry.map.pieces import piece_of
from ludotheque.games.tapestry.map.territories import put
from ludotheque.games.tapestry.seating import DealCapital, DealSeat
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.turn import BeginTurn

SMALL_MAP: Final = 3  # at most so many players


def start(edition: TapestryEdition, seats: int, settings: dict[str, str | int]) -> Tapestry:
    """T-1.1 to T-1.14, T-20.2, T-20.76: a fresh match, up to its first question; alone, and only alone, with the bots
    and as for three."""
    alone = seats == 1
    table = 1 + BOTS if alone else seats
    large, adjusted = int(table > SMALL_MAP), int(settings["adjustments"] == "official")
    state = Tapestry()
    state.lay_out(edition, table, large, adjusted, int(settings["rules"]))
    if alone:
        if not edition.solo:
            raise Refusal("edition-alone", edition=edition.id)
        seat_bots(state, int(settings["automa"]), settings["solo_box"] == "trimmed")
    state.begin(settings, ChooseFirst(), SetUp(int(settings.get("seats_by_capital", False))))
    return state


class ChooseFirst(beginning.ChooseFirst[Tapestry]):
    """T-1.13: the first player at random."""

    CLAUSE: ClassVar[str] = "T-1.13"


class SetUp(Effect[Tapestry]):
    """T-1.2, T-1.8, T-1.11, T-1.14: all is dealt, then chosen secretly, then shown; mats set up in turn order."""

    def __init__(self, by_capital: i64 = 0) -> None:
        self.seat = NOBODY
        self.by_capital = by_capital

    def run(self, state: Tapestry) -> None:
        seats = state.players()
        order = [(state.leader + offset) % seats for offset in range(seats - 1, -1, -1)]
        state.then(BeginTurn(state.leader))
        for seat in order:
            state.then(SetUpCivilization(seat))
        for _each in range(state.edition.display):
            state.then(Reveal(NONE))
        state.then(ShowChoices())
        for seat in order:
            state.then(ChooseCapital(seat), ChooseCivilization(seat))
        for seat in order:
            for _each in range(state.edition.civilizations_dealt):
                state.then(DealCivilization(seat))
            state.then(DealSeat(seat) if self.by_capital == 1 else DealCapital(seat))
        if state.level > 0:
            prepare_bots(state)


class DealCivilization(DrawCivilization):
    """T-1.11: civilizations to choose from, at random and in secret."""

    CLAUSE: ClassVar[str] = "T-1.11"

    def answer(self, state: Tapestry, action: Action) -> None:
        state.changed |= MATS_PART
        state.civilization_pile[action.value] -= 1
        state.dealt[CIVILIZATIONS * self.to + action.value] += 1


class ChooseCapital(Plain[Tapestry]):
    """T-1.8, T-1.14: of a pair of mats one is kept, in secret; a single one is taken as it is."""

    CLAUSE: ClassVar[str] = "T-1.8"

    def choices(self, state: Tapestry) -> list[Action]:
        mats: i64 = len(state.capital_rest)
        found = state.edition.verbs.found
        return [found[mat] for mat in range(mats) if state.capital_offer[mats * self.seat + mat] == 1]

    def answer(self, state: Tapestry, action: Action) -> None:
        mats: i64 = len(state.capital_rest)
        state.changed |= MATS_PART
        for mat in range(mats):
            if mat == action.value:
                state.capital_pick[mats * self.seat + mat] = 1
            elif state.capital_offer[mats * self.seat + mat] == 1:
                state.capital_rest[mat] = 1


class ChooseCivilization(Question[Tapestry]):
    """T-1.11, T-1.14: one of the civilizations dealt is kept, in secret."""

    CLAUSE: ClassVar[str] = "T-1.11"

    def choices(self, state: Tapestry) -> list[Action]:
        adopt = state.edition.verbs.adopt
        return [adopt[at] for at in range(CIVILIZATIONS) if state.dealt[CIVILIZATIONS * self.seat + at] > 0]

    def answer(self, state: Tapestry, action: Action) -> None:
        state.changed |= MATS_PART
        state.dealt[CIVILIZATIONS * self.seat + action.value] -= 1
        state.chosen[CIVILIZATIONS * self.seat + action.value] += 1


class ShowChoices(Effect[Tapestry]):
    """T-1.9, T-1.11, T-1.14: all choices are shown; other civilizations form the pile; two outposts go on the map."""

    def __init__(self) -> None:
        self.seat = NOBODY

    def run(self, state: Tapestry) -> None:
        mats: i64 = len(state.capital_rest)
        state.changed |= MATS_PART
        for seat in range(state.seats):
            for mat in range(mats):
                state.capital_rest[mat] = 0
                if state.capital_pick[mats * seat + mat] == 1:
                    state.capital_pick[mats * seat + mat] = 0
                    found_capital(state, seat, mat)
            for at in range(CIVILIZATIONS):
                here = CIVILIZATIONS * seat + at
                state.civilization_pile[at] += state.dealt[here]
                state.dealt[here] = 0
                if state.chosen[here] > 0:
                    state.chosen[here] = 0
                    state.civilization_owner[at] = seat
                    state.first_civilization[seat] = at
                    state.tell("adopted", "T-1.11", seat, at)


def found_capital(state: Tapestry, seat: i64, mat: i64) -> None:
    """T-1.9, T-12.1, T-20.12, T-20.13: the rocks of a capital fill their plots; two outposts stand on its start
    territory, alone always on the one marked 2 and 4."""
    edition = state.edition
    state.changed |= MATS_PART
    state.capital[seat] = mat
    for plot in range(PLOTS):
        if edition.rock[PLOTS * mat + plot] == 1:
            cover(state, seat, plot, ROCK)
    number = edition.automa.your_start if state.level > 0 else edition.capital_numbers[mat]
    start = state.atlas().start[number]
    for _each in range(edition.start_outposts):
        put(state, start, piece_of(seat, OUTPOST))
    state.tell("founded", "T-1.8", seat, mat)


class SetUpCivilization(Effect[Tapestry]):
    """T-1.14: what a mat says for the start of the game."""

    def run(self, state: Tapestry) -> None:
        ROSTER[state.first_civilization[self.seat]].set_up(state, self.seat)
