"""What lies in hands and in the box as a whole: spending cards, and taking stock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.siecle_dor.components import CANNON, CARD_PART, COLOURS, JOKER, PROVINCES, SHIP

if TYPE_CHECKING:
    from ludotheque.games.siecle_dor.state import SiecleDor


def spend(state: SiecleDor, seat: i64, kind: i64) -> None:
    """R-19: a card goes to the discards of its back; one from its own deck goes before one from the culture deck."""
    edition = state.edition
    face = edition.own_face[kind]
    if face < 0 or state.hand[edition.hidden * seat + face] == 0:
        face = edition.grey_face[kind]
    deck = edition.face_deck[face]
    state.changed |= CARD_PART
    state.hand[edition.hidden * seat + face] -= 1
    state.backs[COLOURS * seat + deck] -= 1
    state.discard[face] += 1
    state.heap[deck] += 1


def jokers_needed(state: SiecleDor, seat: i64) -> i64:
    """S-7.4.2: how many of ship, captain and cannon jokers would have to stand for."""
    missing: i64 = 0
    for element in range(SHIP, CANNON + 1):
        if state.held(seat, element) == 0:
            missing += 1
    return missing


def has_voyage(state: SiecleDor, seat: i64) -> bool:
    """S-7.4.2: ship, captain and cannon, each of which a joker may stand for."""
    return jokers_needed(state, seat) <= state.held(seat, JOKER)


def credible(state: SiecleDor) -> bool:
    """R-10, R-11: who has a marker in reserve holds no complete voyage, who waits holds one, and everybody knows."""
    for seat in range(state.seats):
        if state.waiting[seat] > 0:
            if not has_voyage(state, seat):
                return False
        elif state.spare_markers[seat] > 0 and has_voyage(state, seat):
            return False
    return True


def inventory(state: SiecleDor) -> dict[str, int]:
    """S-2.3, S-2.4: every card and every piece is always somewhere."""
    edition = state.edition
    count: dict[str, int] = {}
    for at, face in enumerate(edition.faces):
        count[face.shows] = count.get(face.shows, 0) + state.draw[at] + state.discard[at]
        if at < edition.hidden:
            for seat in range(state.seats):
                count[face.shows] += state.hand[edition.hidden * seat + at]
    for at, art in enumerate(edition.arts):
        for seat in range(state.seats):
            count[art] += state.finished[len(edition.arts) * seat + at]
            for slot in range(edition.art_slot[at], edition.art_slot[at] + edition.art_payments[at]):
                count[art] += state.easel[edition.art_slots * seat + slot]
    for seat in range(state.seats):
        count["mill"] += state.mills[seat]
        count[f"pawns of seat {seat}"] = state.spare_pawns[seat]
        count[f"markers of seat {seat}"] = state.spare_markers[seat] + state.markers_in_antilles(seat)
        for province in range(PROVINCES):
            count[f"governor-{edition.provinces[province]}"] += state.governors[PROVINCES * seat + province]
            count[f"pawns of seat {seat}"] += state.pawns[PROVINCES * seat + province]
    for owner in state.holder:
        if owner >= 0:
            count[f"markers of seat {owner}"] += 1
    return count
