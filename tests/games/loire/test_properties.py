"""What must hold in every match of Loire, whoever plays it and however: random walks over seats and settings."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as some

from ludotheque.core.match import Match
from ludotheque.core.rng import Rng
from ludotheque.core.sight import guess
from ludotheque.games.loire.state import Loire
from tests.games.loire.player import Player
from tests.games.loire.position import LOIRE
from tests.games.walking import begun, walk
from tests.games.walking import quickly as hastily
from tests.rule import rule

quickly = settings(hastily, max_examples=25)
walks = given(
    seats=some.integers(2, 6),
    seed=some.integers(0, 2**32),
    self_target=some.booleans(),
    leader=some.sampled_from([0, 1, "random"]),
)


def position(seats: int, self_target: bool, leader: str | int) -> Loire:
    return begun(LOIRE, Loire, seats, {"explosion_self_target": self_target, "leader": leader})


@rule("L-1.2")
@quickly
@walks
def test_the_108_cards_are_always_somewhere(seats: int, seed: int, self_target: bool, leader: str | int) -> None:
    """L-1.2: draw + discard + hands + laid + draft row + board + aboard = 108."""
    box = {face.id: face.count for face in LOIRE.edition.faces}  # type: ignore[attr-defined]
    assert sum(box.values()) == 108

    def look(state: Loire) -> None:
        assert state.inventory() == box
        assert state.draw_count == sum(state.draw)
        for cards in (state.draw, state.discard, state.hand, state.laid, state.draft, state.waiting, state.aboard):
            assert min(cards) >= 0

    walk(position(seats, self_target, leader), seed, 400, look)


@rule("L-1.4", "L-1.5", "L-7.3")
@quickly
@walks
def test_docks_hold_one_boat_and_headings_are_right(
    seats: int, seed: int, self_target: bool, leader: str | int
) -> None:
    def look(state: Loire) -> None:
        boats = [Player(state, seat) for seat in range(seats) if state.town[seat] >= 0]
        docked = [(boat.town, boat.dock) for boat in boats if boat.dock]
        assert len(docked) == len(set(docked)), "two boats at one dock"
        assert all(dock == 1 or (town, dock) == ("nantes", 2) for town, dock in docked)
        assert all(boat.heading == "upstream" for boat in boats if boat.town == "nantes")
        assert all(boat.heading == "downstream" for boat in boats if boat.town == "orleans")
        assert all(boat.moved for boat in boats if boat.dock), "a boat docks only on arrival"

    walk(position(seats, self_target, leader), seed, 400, look)


@rule("L-10.1", "L-10.4", "L-10.5", "L-10.6", "L-1.1")
@quickly
@walks
def test_only_docked_boats_earn_and_only_by_fares_and_wine(
    seats: int, seed: int, self_target: bool, leader: str | int
) -> None:
    match = Match(LOIRE, seats, seed, settings={"explosion_self_target": self_target, "leader": leader})
    rng = Rng(seed)
    earned = [0] * seats
    docked: set[str] = set()
    while not match.over:
        for news in match.play(match.options[rng.below(len(match.options))]):
            who = str(news.facts.get("seat", ""))
            if news.event == "round":
                docked = set()
            elif news.event in ("docked", "shifted"):
                docked.add(who)
            elif news.event == "evicted":
                docked.add(who)
                docked.discard(str(news.facts["victim"]))
            elif news.event in ("loaded", "delivered", "sold"):
                assert who in docked, f"{news} from mid-river"
                money = {"delivered": "count", "sold": "louis"}.get(news.event)
                earned[int(who[-1])] += int(news.facts[money]) if money else 0
    assert match.points == earned
    for seat in range(seats):
        assert sum(match.state.sources(seat).values()) == match.points[seat]


@rule("L-10.7", "R-22", "L-5.4")
@quickly
@walks
def test_nothing_lies_in_front_of_a_player_before_phase_2(
    seats: int, seed: int, self_target: bool, leader: str | int
) -> None:
    def look(state: Loire) -> None:
        if state.phase < 2:
            assert sum(state.laid) == 0, "no mariner, no coal, no fishing card"
            assert all(berth == -1 for berth in state.berth), "and all boats mid-river"
        for seat in range(seats):
            assert Player(state, seat).laid.split().count("fishing") <= 1
            if state.moved[seat] and state.phase == 2:
                assert set(Player(state, seat).laid.split()) <= {"mariner"}, "only mariners stay after moving"

    walk(position(seats, self_target, leader), seed, 400, look)


@rule("R-7")
@quickly
@walks
def test_what_is_known_of_a_hand_is_in_it(seats: int, seed: int, self_target: bool, leader: str | int) -> None:
    def look(state: Loire) -> None:
        assert all(known <= held for known, held in zip(state.known, state.hand))

    walk(position(seats, self_target, leader), seed, 400, look)


@rule("R-7")
def test_a_guess_deals_the_hidden_cards_anew() -> None:
    state = walk(position(3, True, 0), 5, 6, lambda state: None)
    hands = {tuple(guess(state, 0, Rng(seed)).hand) for seed in range(20)}  # type: ignore[attr-defined]
    assert len(hands) > 10, "the hands of the others differ from guess to guess"
    assert {hand[:6] for hand in hands} == {tuple(state.hand)[:6]}, "one's own hand never"


@rule("L-11.1", "R-23")
@quickly
@walks
def test_every_match_ends_with_a_winner_past_twenty(
    seats: int, seed: int, self_target: bool, leader: str | int
) -> None:
    state = walk(position(seats, self_target, leader), seed, 100_000, lambda state: None)
    assert state.over
    best = max(state.points(seat) for seat in range(seats))
    assert best >= 20
    assert state.round < 200
    assert state.winners() == [seat for seat in range(seats) if state.points(seat) == best]
