"""What must hold in every match of Le Siècle d'Or, whoever plays it and however: random walks."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as some

from ludotheque.games.siecle_dor.components import ANTILLES, FIRST_COLONY, FIRST_GUILD, USED
from ludotheque.games.siecle_dor.holdings import has_voyage
from ludotheque.games.siecle_dor.state import SiecleDor
from tests.games.siecle_dor.position import SIECLE
from tests.games.walking import begun, quickly, walk
from tests.rule import rule

walks = given(seats=some.integers(3, 4), seed=some.integers(0, 2**32))


def position(seats: int) -> SiecleDor:
    return begun(SIECLE, SiecleDor, seats, {})


@rule("S-2.3", "S-2.4")
@quickly
@walks
def test_cards_and_pieces_are_always_somewhere_and_nothing_is_negative(seats: int, seed: int) -> None:
    box: dict[str, int] = {}

    def look(state: SiecleDor) -> None:
        found = state.inventory()
        assert found == (box or found)
        box.update(found)
        assert sum(count for name, count in found.items() if "seat" not in name) == 110
        for name in ("purse", "pawns", "spare_pawns", "spare_markers", "hand", "draw", "discard", "deck", "easel"):
            assert min(getattr(state, name)) >= 0, name
        for colour in range(6):
            faces = [at for at, face in enumerate(state.edition.faces) if face.deck == colour]
            assert state.deck[colour] == sum(state.draw[face] for face in faces)
            assert state.heap[colour] == sum(state.discard[face] for face in faces)

    walk(position(seats), seed, 500, look)


@rule("R-20")
@quickly
@walks
def test_backs_are_those_of_the_cards_in_hand(seats: int, seed: int) -> None:
    def look(state: SiecleDor) -> None:
        for seat in range(seats):
            backs = [0] * 6
            for face in range(state.edition.hidden):
                backs[state.edition.faces[face].deck] += state.hand[state.edition.hidden * seat + face]
            assert backs == list(state.backs)[6 * seat : 6 * (seat + 1)]

    walk(position(seats), seed, 500, look)


@rule("S-6.2.2", "S-7.4.4", "R-3")
@quickly
@walks
def test_guilds_have_a_rung_exactly_while_they_are_held(seats: int, seed: int) -> None:
    def look(state: SiecleDor) -> None:
        for guild in range(FIRST_COLONY - FIRST_GUILD):
            assert (state.rung[guild] >= 0) == (state.holder[FIRST_GUILD + guild] >= 0)

    walk(position(seats), seed, 500, look)


@rule("S-4.5", "R-4b")
@quickly
@walks
def test_only_the_active_player_has_used_markers(seats: int, seed: int) -> None:
    def look(state: SiecleDor) -> None:
        for place in range(ANTILLES):
            if state.holder[place] >= 0 and state.face[place] == USED:
                assert state.holder[place] == state.active

    walk(position(seats), seed, 800, look)


@rule("R-10", "R-11")
@quickly
@walks
def test_nobody_with_a_marker_at_hand_sits_on_a_complete_voyage(seats: int, seed: int) -> None:
    def look(state: SiecleDor) -> None:
        asked = type(state.stack[-1]).__name__
        for seat in range(seats):
            if state.waiting[seat]:
                assert has_voyage(state, seat) and state.spare_markers[seat] == 0
            elif state.spare_markers[seat] > 0 and asked not in ("Draw", "Land"):
                assert not has_voyage(state, seat)

    walk(position(seats), seed, 1500, look)


@rule("S-1.1", "S-9.4", "R-23")
@quickly
@walks
def test_every_match_ends_long_before_the_limit_with_one_winner_past_33(seats: int, seed: int) -> None:
    state = walk(position(seats), seed, 100_000, lambda state: None)
    assert state.over and state.turn < 400
    [winner] = state.winners()
    assert state.points(winner) >= 33
    assert state.points(winner) == max(state.points(seat) for seat in range(seats))
