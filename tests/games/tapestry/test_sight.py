"""T-6.6, T-1.14: what is hidden stays hidden, in views, options, news and guesses."""

import pytest

from ludotheque.core.rng import Rng
from ludotheque.core.sight import guess
from ludotheque.core.state import CHANCE, SPECTATOR
from ludotheque.games.tapestry.components import FACES
from ludotheque.games.tapestry.state import Tapestry
from tests.games.tapestry.position import GAME, A, B, C, Table
from tests.rule import rule


@rule("T-6.6")
def test_only_the_owner_sees_the_cards_in_a_hand() -> None:
    table = Table()
    table.put(A, hand="trap guilds")
    assert table.match.view(B).fields["hand"][A] == 2
    assert table.match.view(SPECTATOR).fields["hand"] == [2, 0, 0]
    assert sum(table.match.view(A).fields["hand"][A]) == 2


@rule("T-6.6")
def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    table = Table()
    table.gain(A, "tapestry")
    table.chance("draw trap")
    told = table.told("drew-card")[0]
    assert told.seen_by(A) and not told.seen_by(B) and not told.seen_by(SPECTATOR)
    assert table.told("drew")[0].seen_by(B)


@rule("T-6.6")
def test_the_order_of_decks_is_nowhere_and_tiles_in_supply_are_open() -> None:
    table = Table()
    table.put(A, tiles="tile-3")
    view = table.match.view(B)
    assert view.fields["deck"] == 50
    assert view.fields["tile_place"][2] == 3 + A


@rule("T-6.6")
def test_nobody_knows_a_card_laid_face_down() -> None:
    table = Table()
    table.put(B, era=2)
    table.income(A, 2)
    for viewer in (A, B, SPECTATOR):
        assert table.match.view(viewer).fields["top"][A][2] == -2
    assert sum(table.state.deck) == 50 and table.state.face_down[A] == 1


@rule("T-6.6", "T-10.13")
def test_a_guess_keeps_ones_own_hand_and_the_size_of_the_others() -> None:
    table = Table()
    table.put(A, hand="trap guilds")
    table.put(B, hand="academia monarchy socialism")
    seen = set()
    for seed in range(20):
        twin = guess(table.state, A, Rng(seed))
        assert isinstance(twin, Tapestry)
        assert list(twin.hand)[:FACES] == list(table.state.hand)[:FACES]
        assert sum(list(twin.hand)[FACES * B : FACES * C]) == 3
        assert twin.inventory() == table.state.inventory()
        seen.add(tuple(list(twin.hand)[FACES * B : FACES * C]))
    assert len(seen) > 10


@rule("T-1.14", "T-1.11")
@pytest.mark.parametrize("seed", range(4))
def test_while_setting_up_choices_are_guessed_from_what_was_dealt(seed: int) -> None:
    match = GAME.new(3, seed=seed, leader=0)
    for seat in (A, B):
        match.play(match.options[seed % 2], seat)
        match.play(match.options[0], seat)
    state = match.state
    assert isinstance(state, Tapestry) and match.seat == C != CHANCE
    twin = guess(state, C, Rng(seed))
    assert isinstance(twin, Tapestry)
    assert twin.inventory() == state.inventory()
    assert match.view(C).fields["chosen"][A] == 1 and match.view(C).fields["capital_pick"][A] == 1
    for seat in (A, B):
        offer = list(twin.capital_offer)[6 * seat : 6 * seat + 6]
        pick = list(twin.capital_pick)[6 * seat : 6 * seat + 6]
        assert sum(pick) == 1 and all(offered >= picked for offered, picked in zip(offer, pick))
