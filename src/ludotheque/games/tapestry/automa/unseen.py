"""T-20.35, T-20.47, T-20.58, T-20.59: tapestry cards of the Automa, which nobody looks at.

As with cards laid face down by players, the position counts them only; their faces are still among those of the deck,
and chance says which card it was when one comes up.
"""

from __future__ import annotations

from typing import ClassVar

from ludotheque.core.action import Action
from ludotheque.core.state import Chance
from ludotheque.games.tapestry.automa.parties import AUTOMA, OLDER, TRAPPED, UNSEEN
from ludotheque.games.tapestry.benefits.draws import refill_tapestries
from ludotheque.games.tapestry.components import CARD_PART, ERAS, FACE_DOWN, FACES, TRAP
from ludotheque.games.tapestry.state import Tapestry


def take_unseen(state: Tapestry, clause: str) -> None:
    """T-20.35, T-20.59, R-83: a card face down beside the Automa's mat; none where none can be drawn."""
    if refill_tapestries(state) > 0:
        state.changed |= CARD_PART
        state.face_down[AUTOMA] += 1
        state.automa[UNSEEN] += 1
        state.tell("bot-drew", clause, AUTOMA)


def lay_unseen(state: Tapestry) -> None:
    """T-20.58, R-83: the top card of the deck, unseen, on the next slot of its mat; its multipliers move on anyway."""
    if refill_tapestries(state) > 0:
        state.changed |= CARD_PART
        state.face_down[AUTOMA] += 1
        state.top[ERAS * AUTOMA + state.era[AUTOMA]] = FACE_DOWN
        state.tell("bot-laid", "T-20.58", AUTOMA)


def search_for_trap(state: Tapestry) -> None:
    """T-20.47, R-79: whoever attacks the Automa turns up the cards beside its mat until a Trap appears."""
    if state.automa[UNSEEN] > 0:
        state.then(TurnUp())


def faces(state: Tapestry) -> list[int]:
    """T-20.47, T-6.7: how likely each face is: a card that lay there before the discards were shuffled is one of those
    that were face down then, a later one comes from the deck as it is since."""
    older = int(state.automa[OLDER])
    newer = int(state.automa[UNSEEN]) - older
    old = sum([int(count) for count in state.buried])
    new = sum([int(count) for count in state.deck])
    return [
        older * int(state.buried[face]) * max(new, 1) + newer * int(state.deck[face]) * max(old, 1)
        for face in range(FACES)
    ]


class TurnUp(Chance[Tapestry]):
    """T-20.47, R-79, R-83: one of those cards, at random, comes up and is discarded."""

    CLAUSE: ClassVar[str] = "T-20.47"

    def choices(self, state: Tapestry) -> list[Action]:
        uncover = state.edition.verbs.uncover
        odds = faces(state)
        return [uncover[face] for face in range(FACES) if odds[face] > 0]

    def weights(self, state: Tapestry) -> list[int]:
        return [weight for weight in faces(state) if weight > 0]

    def answer(self, state: Tapestry, action: Action) -> None:
        older = state.automa[OLDER] > 0 and state.buried[action.value] > 0
        if older and (state.automa[OLDER] == state.automa[UNSEEN] or state.deck[action.value] == 0):
            state.automa[OLDER] -= 1
            state.buried[action.value] -= 1
        else:
            state.deck[action.value] -= 1
        state.changed |= CARD_PART
        state.discard[action.value] += 1
        state.face_down[AUTOMA] -= 1
        state.automa[UNSEEN] -= 1
        state.tell("exposed-card", "T-20.47", AUTOMA, action.value)
        if action.value == TRAP:
            state.automa[TRAPPED] = 1
        else:
            search_for_trap(state)
