"""T-20.8 to T-20.19: setting up a solo game."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import ChanceTo, Plain, Question
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.automa import parties
from ludotheque.games.tapestry.map.pieces import piece_of
from ludotheque.games.tapestry.map.territories import put
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.tracks.movement import Advance


def seat_bots(state: Tapestry, level: i64, trimmed: bool) -> None:
    """T-20.11, T-20.12, T-20.14, T-20.16, T-20.17: the mat of the level, outposts and tokens of both bots, the
    decks."""
    box = state.edition.automa
    state.level = level
    state.automa = vec[i64]([c.NONE] * parties.ENTRIES)
    for entry in (parties.JOINED, parties.UNSEEN, parties.TRAPPED, parties.OLDER):
        state.automa[entry] = 0
    state.automa[parties.JOINED] = 1  # the top card of the progress deck
    state.decision = vec[i64]([parties.IN_DECK if starting == 1 else parties.PROGRESS for starting in box.starting])
    state.changed |= c.MAP_PART
    state.outposts[parties.AUTOMA] -= box.markers
    state.outposts[parties.SHADOW] += state.edition.start_outposts - box.markers
    for _each in range(state.edition.start_outposts):
        put(state, state.atlas().start[box.automa_start], piece_of(parties.AUTOMA, c.OUTPOST))
    remove_components(state, trimmed)


def remove_components(state: Tapestry, trimmed: bool) -> None:
    """T-20.8 to T-20.10, R-86: cards and civilizations that leave the game; some of them may stay."""
    box = state.edition.automa
    state.changed |= c.MATS_PART | c.CARD_PART
    for card in box.removed + box.removed_by_choice if trimmed else box.removed:
        state.deck[card] = 0
    state.deck[c.TRAP] -= box.traps_removed
    mats = box.civilizations_removed
    for mat in mats + box.civilizations_removed_by_choice if trimmed else mats:
        state.civilization_pile[mat] = 0
        state.civilization_owner[mat] = c.OUT


class RollFavourite(ChanceTo[Tapestry]):
    """T-20.15, T-20.16: the science die: the civilization of the Automa and with it its favourite track; then, until it
    shows another track, the favourite of the Shadow Empire."""

    CLAUSE: ClassVar[str] = "T-20.15"

    def tracks(self, state: Tapestry) -> list[int]:
        taken = state.automa[parties.AUTOMA_FAVOURITE] if self.to == parties.SHADOW else c.NONE
        return [track for track in range(c.TRACKS) if track != taken]

    def choices(self, state: Tapestry) -> list[Action]:
        return [state.edition.verbs.face[track] for track in self.tracks(state)]

    def weights(self, state: Tapestry) -> list[int]:
        return [int(state.edition.science_faces[track]) for track in self.tracks(state)]

    def answer(self, state: Tapestry, action: Action) -> None:
        track = action.value
        if self.to == parties.SHADOW:
            state.automa[parties.SHADOW_FAVOURITE] = track
            state.tell("bot-favourite", "T-20.16", parties.SHADOW, track)
            return
        state.automa[parties.AUTOMA_FAVOURITE] = track
        favourites = state.edition.automa.favourite
        for card in range(len(favourites)):
            if favourites[card] == track:
                state.automa[parties.FIRST_CARD] = card
        state.tell("bot-civilization", "T-20.15", parties.AUTOMA, state.automa[parties.FIRST_CARD])
        state.tell("bot-favourite", "T-20.15", parties.AUTOMA, track)


class Equip(Question[Tapestry]):
    """T-20.18, R-75: on level 6 you choose a second civilization for the Automa; its heart is ignored."""

    CLAUSE: ClassVar[str] = "T-20.18"

    def choices(self, state: Tapestry) -> list[Action]:
        if state.edition.automa.civilizations[state.level] < 2:
            return []
        equip = state.edition.verbs.equip
        return [
            equip[card]
            for card in range(len(parties.AUTOMA_CIVILIZATION_IDS))
            if card != state.automa[parties.FIRST_CARD]
        ]

    def answer(self, state: Tapestry, action: Action) -> None:
        state.automa[parties.SECOND_CARD] = action.value
        state.tell("bot-civilization", "T-20.18", parties.AUTOMA, action.value)


def prepare_bots(state: Tapestry) -> None:
    """T-20.15 to T-20.18: what is rolled and chosen for the bots, before you choose for yourself."""
    state.then(RollFavourite(parties.AUTOMA), RollFavourite(parties.SHADOW), Equip(parties.YOU))


class BeginAhead(Plain[Tapestry]):
    """T-20.70, R-77: on level 1, before the income of your income turn 1, you advance once on each track, free, with
    benefit, in the order you like."""

    CLAUSE: ClassVar[str] = "T-20.70"

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left  # the tracks still to come, as bits

    def choices(self, state: Tapestry) -> list[Action]:
        return [state.edition.verbs.advance[track] for track in range(c.TRACKS) if self.left >> track & 1 == 1]

    def answer(self, state: Tapestry, action: Action) -> None:
        rest = self.left & ~(1 << action.value)
        state.then(Advance(self.seat, action.value, c.GAINS_BENEFIT | c.PAYS_BONUS), BeginAhead(self.seat, rest))
