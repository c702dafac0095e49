"""T-6.1, T-6.2: drawing tapestry cards, territory tiles, space tiles and technology cards."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.rng import Rng, drawn
from ludotheque.core.state import ChanceTo
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.automa.parties import OLDER, UNSEEN
from ludotheque.games.tapestry.benefits.measures import members
from ludotheque.games.tapestry.cards.laying import after_cards_gained
from ludotheque.games.tapestry.state import Tapestry


def reshuffle(state: Tapestry, places: vec[i64], heap: i64, deck: i64, event: str) -> None:
    """T-6.1: an empty deck is made anew of its discards."""
    count: i64 = 0
    for at in range(len(places)):
        if places[at] == heap:
            places[at] = deck
            count += 1
    if count > 0:
        state.tell(event, "T-6.1", count)


class DrawFrom(ChanceTo[Tapestry]):
    """T-6.1, T-6.2: one thing out of a deck of different ones; undrawn things have no order."""

    def places(self, state: Tapestry) -> vec[i64]:
        raise NotImplementedError

    def words(self, state: Tapestry) -> list[Action]:
        raise NotImplementedError

    def refill(self, state: Tapestry) -> None:
        """What happens when the deck is empty."""

    def proceed(self, state: Tapestry) -> bool:
        if members(self.places(state), c.DECK) == 0:
            self.refill(state)
            if members(self.places(state), c.DECK) == 0:
                state.stack.pop()
                return True
        return super().proceed(state)

    def choices(self, state: Tapestry) -> list[Action]:
        places = self.places(state)
        words = self.words(state)
        return [words[at] for at in range(len(places)) if places[at] == c.DECK]

    def sample(self, state: Tapestry, rng: Rng) -> Action:
        places = self.places(state)
        point = rng.below(members(places, c.DECK))
        at: i64 = 0
        while places[at] != c.DECK or point > 0:
            if places[at] == c.DECK:
                point -= 1
            at += 1
        return self.words(state)[at]


class DrawTile(DrawFrom):
    """T-6.1, T-6.3: a territory tile into somebody's supply."""

    CLAUSE: ClassVar[str] = "T-6.1"

    def places(self, state: Tapestry) -> vec[i64]:
        return state.tile_place

    def words(self, state: Tapestry) -> list[Action]:
        return state.edition.verbs.find

    def refill(self, state: Tapestry) -> None:
        reshuffle(state, state.tile_place, c.TILE_DISCARDED, c.TILE_DECK, "reshuffled-tiles")

    def answer(self, state: Tapestry, action: Action) -> None:
        state.changed |= c.SUPPLY_PART
        state.tile_place[action.value] = c.FIRST_SUPPLY + self.to
        state.tell("found", "T-6.1", self.to, action.value)


class DrawSpace(DrawFrom):
    """T-6.1: a space tile; they are limited and never come back."""

    CLAUSE: ClassVar[str] = "T-6.1"

    def places(self, state: Tapestry) -> vec[i64]:
        return state.space_place

    def words(self, state: Tapestry) -> list[Action]:
        return state.edition.verbs.spot

    def answer(self, state: Tapestry, action: Action) -> None:
        state.changed |= c.SUPPLY_PART
        state.space_place[action.value] = c.FIRST_SPACE + self.to
        state.tell("spotted", "T-6.1", self.to, action.value)


class DrawTech(DrawFrom):
    """T-6.1: a technology card."""

    def places(self, state: Tapestry) -> vec[i64]:
        return state.tech_place

    def words(self, state: Tapestry) -> list[Action]:
        return state.edition.verbs.reveal

    def refill(self, state: Tapestry) -> None:
        reshuffle(state, state.tech_place, c.DISCARDED, c.DECK, "reshuffled")


class Reveal(DrawTech):
    """T-1.2, T-6.1, T-6.7, T-9.1: a technology card onto the display, which stays short when none is left."""

    CLAUSE: ClassVar[str] = "T-9.1"

    def answer(self, state: Tapestry, action: Action) -> None:
        state.changed |= c.SUPPLY_PART
        state.tech_tokens[action.value] = -1 - free_place(state)
        state.tech_place[action.value] = c.DISPLAY
        state.tell("revealed", "T-9.1", action.value)


def free_place(state: Tapestry) -> i64:
    """T-9.1: the first empty place of the display: the other cards stay where they are."""
    place: i64 = 0
    while members(state.tech_tokens, -1 - place) > 0:
        place += 1
    return place


def draw_tiles(state: Tapestry, seat: i64, count: i64) -> None:
    """T-6.2, R-86: as many as there are; none for a bot."""
    if state.finished[seat] == 0 and not state.is_bot(seat):
        for _each in range(count):
            state.stack.append(DrawTile(seat))


def tapestries_left(state: Tapestry) -> i64:
    """T-6.6: cards in the deck; those laid face down since are still counted among its faces, for nobody knows them."""
    count: i64 = 0
    for face in range(c.FACES):
        count += state.deck[face] + state.buried[face]
    for seat in range(state.seats):
        count -= state.face_down[seat]
    return count


def refill_tapestries(state: Tapestry) -> i64:
    """T-6.1, T-6.7: cards left to draw, after the discards were shuffled where that was needed; what lies face down on
    mats stays there."""
    left = tapestries_left(state)
    if left == 0:
        state.changed |= c.CARD_PART
        for face in range(c.FACES):
            if state.rules >= c.REVISED:
                state.buried[face] += state.deck[face]
                state.deck[face] = 0
            left += state.discard[face]
            state.deck[face] += state.discard[face]
            state.discard[face] = 0
        if state.level > 0 and state.rules >= c.REVISED:
            state.automa[OLDER] = state.automa[UNSEEN]
        if left > 0:
            state.tell("reshuffled", "T-6.1", left)
    return left


class DrawTapestry(ChanceTo[Tapestry]):
    """T-6.1, T-6.2, T-6.3: tapestry cards into a secret hand, one by one; what watches them sees them all at once."""

    CLAUSE: ClassVar[str] = "T-6.1"
    HIDDEN: ClassVar[tuple[str, ...]] = ("gained",)

    def __init__(self, to: i64, count: i64, gained: i64) -> None:
        super().__init__(to)
        self.count = count
        self.gained = gained  # the faces drawn before, in base FACES + 1

    def proceed(self, state: Tapestry) -> bool:
        if state.finished[self.to] == 1 or refill_tapestries(state) == 0:
            state.stack.pop()
            after_cards_gained(state, self.to, self.gained)
            return True
        return super().proceed(state)

    def choices(self, state: Tapestry) -> list[Action]:
        return [state.edition.verbs.draw[face] for face in range(c.FACES) if state.deck[face] > 0]

    def weights(self, state: Tapestry) -> list[int]:
        return [state.deck[face] for face in range(c.FACES) if state.deck[face] > 0]

    def sample(self, state: Tapestry, rng: Rng) -> Action:
        return state.edition.verbs.draw[drawn(state.deck, rng)]

    def answer(self, state: Tapestry, action: Action) -> None:
        face = action.value
        state.changed |= c.CARD_PART
        state.deck[face] -= 1
        state.hand[c.FACES * self.to + face] += 1
        state.tell("drew", "T-6.1", self.to)
        state.whisper(self.to, "drew-card", "T-6.3", face)
        gained = (c.FACES + 1) * self.gained + face + 1
        if self.count > 1:
            state.then(DrawTapestry(self.to, self.count - 1, gained))
        else:
            after_cards_gained(state, self.to, gained)
