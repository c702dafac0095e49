"""What must hold in every match of Loire, whoever plays it and however: random walks over seats and settings."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from ludotheque.core.match import Match
from ludotheque.core.record import read, replay
from ludotheque.core.refusal import Refusal
from ludotheque.core.rng import Rng
from ludotheque.core.save import fingerprint, load, save
from ludotheque.core.sight import guess
from ludotheque.core.state import CHANCE, SPECTATOR
from ludotheque.core.view import View
from ludotheque.games.loire.state import Loire
from tests.games.loire.position import LOIRE, Player
from tests.rule import rule

walks = given(
    seats=some.integers(2, 6),
    seed=some.integers(0, 2**32),
    self_target=some.booleans(),
    leader=some.sampled_from([0, 1, "random"]),
)
quickly = settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))

Look = Callable[[Loire], None]


def walk(seats: int, seed: int, self_target: bool, leader: str | int, answers: int, look: Look) -> Loire:
    """Play at random, chance included, and look at the position before every answer."""
    agreed = LOIRE.agreed(seats, {"explosion_self_target": self_target, "leader": leader})
    state = LOIRE.position(LOIRE.edition, seats, agreed)
    assert isinstance(state, Loire)
    rng = Rng(seed)
    while not state.over and answers:
        look(state)
        if state.seat == CHANCE:
            state.apply(state.stack[-1].sample(state, rng))
        else:
            state.apply(state.options[rng.below(len(state.options))])
            answers -= 1
    return state


def play(seats: int, seed: int, self_target: bool, leader: str | int, answers: int) -> Match:
    """A match played at random."""
    wishes = {"explosion_self_target": self_target, "leader": leader}
    match = Match(LOIRE, seats, seed, settings=dict(wishes.items()))
    rng = Rng(seed)
    while not match.over and answers:
        match.play(match.options[rng.below(len(match.options))])
        answers -= 1
    return match


@rule("L-1.2")
@quickly
@walks
def test_the_108_cards_are_always_somewhere(seats: int, seed: int, self_target: bool, leader: str | int) -> None:
    """T-51: draw + discard + hands + laid + draft row + board + aboard = 108."""
    box = {face.id: face.count for face in LOIRE.edition.faces}  # type: ignore[attr-defined]
    assert sum(box.values()) == 108

    def look(state: Loire) -> None:
        assert state.inventory() == box
        assert state.draw_count == sum(state.draw)
        for cards in (state.draw, state.discard, state.hand, state.laid, state.draft, state.waiting, state.aboard):
            assert min(cards) >= 0

    walk(seats, seed, self_target, leader, 400, look)


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

    walk(seats, seed, self_target, leader, 400, look)


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

    walk(seats, seed, self_target, leader, 400, look)


@rule("R-7")
@quickly
@walks
def test_what_is_known_of_a_hand_is_in_it(seats: int, seed: int, self_target: bool, leader: str | int) -> None:
    def look(state: Loire) -> None:
        assert all(known <= held for known, held in zip(state.known, state.hand))

    walk(seats, seed, self_target, leader, 400, look)


@quickly
@walks
def test_options_are_unique_read_back_and_can_all_be_played(
    seats: int, seed: int, self_target: bool, leader: str | int
) -> None:
    def look(state: Loire) -> None:
        notations = [str(option) for option in state.options]
        assert notations
        assert len(set(notations)) == len(notations)
        for option in state.options:
            assert state.vocabulary().read(str(option)) is option
            twin = state.clone()
            twin.apply(option)
            assert twin.over or twin.options

    walk(seats, seed, self_target, leader, 60, look)


@quickly
@walks
def test_a_clone_and_a_saved_position_are_true_and_independent(
    seats: int, seed: int, self_target: bool, leader: str | int
) -> None:
    agreed = LOIRE.agreed(seats, {"explosion_self_target": self_target, "leader": leader})
    clones: list[tuple[Loire, str]] = []

    def look(state: Loire) -> None:
        before = fingerprint(state)
        clones.append((state.clone(), before))
        assert fingerprint(load(LOIRE, LOIRE.edition, agreed, json.loads(json.dumps(save(state))))) == before

    walk(seats, seed, self_target, leader, 60, look)
    assert all(fingerprint(clone) == before for clone, before in clones)


@rule("R-7")
@quickly
@walks
def test_a_guess_agrees_with_all_that_a_seat_sees(seats: int, seed: int, self_target: bool, leader: str | int) -> None:
    names = tuple("ABCDEF")[:seats]
    rng = Rng(seed + 1)

    def look(state: Loire) -> None:
        if state.seat == CHANCE:
            return
        before = fingerprint(state)
        for viewer in [SPECTATOR, *range(seats)]:
            other = guess(state, viewer, rng)
            mine, theirs = (View(LOIRE, LOIRE.edition, each, viewer, names).data() for each in (state, other))
            assert mine == theirs
            assert other.inventory() == state.inventory()
        assert fingerprint(state) == before, "guessing changes nothing"

    walk(seats, seed, self_target, leader, 80, look)


@rule("R-7")
def test_a_guess_deals_the_hidden_cards_anew() -> None:
    state = play(3, 5, True, 0, 6).state
    assert isinstance(state, Loire)
    hands = {tuple(guess(state, 0, Rng(seed)).hand) for seed in range(20)}  # type: ignore[attr-defined]
    assert len(hands) > 10, "the hands of the others differ from guess to guess"
    assert {hand[:6] for hand in hands} == {tuple(state.hand)[:6]}, "one's own hand never"


@quickly
@walks
def test_a_record_played_again_gives_the_same_match(
    seats: int, seed: int, self_target: bool, leader: str | int
) -> None:
    match = play(seats, seed, self_target, leader, 10_000)
    assert match.over
    again = replay(read(match.record.text()), LOIRE)
    assert again.record.text() == match.record.text()
    assert fingerprint(again.state) == fingerprint(match.state)
    assert [report.data() for report in again.news] == [report.data() for report in match.news]


@quickly
@walks
def test_undo_restores_the_position_or_is_refused_for_a_reason(
    seats: int, seed: int, self_target: bool, leader: str | int
) -> None:
    match = Match(LOIRE, seats, seed, settings={"explosion_self_target": self_target, "leader": leader})
    rng = Rng(seed)
    for _ in range(120):
        if match.over:
            break
        before, actor, lines = fingerprint(match.state), match.seat, len(match.lines)
        match.play(match.options[rng.below(len(match.options))])
        learnt = any(line.seat == CHANCE for line in match.lines[lines:])
        if learnt:
            with pytest.raises(Refusal) as refused:
                match.undo(actor)
            assert refused.value.key == "undo-chance"
            continue
        answer = match.lines[-1].notation
        other = (actor + 1) % seats
        with pytest.raises(Refusal) as refused:
            match.undo(other)
        assert refused.value.key == "undo-others"
        match.undo(actor)
        assert (fingerprint(match.state), match.seat) == (before, actor)
        match.play(answer)
    again = replay(read(match.record.text()), LOIRE)
    assert fingerprint(again.state) == fingerprint(match.state)


@rule("L-11.1", "R-23")
@quickly
@walks
def test_every_match_ends_with_a_winner_past_twenty(
    seats: int, seed: int, self_target: bool, leader: str | int
) -> None:
    state = walk(seats, seed, self_target, leader, 100_000, lambda state: None)
    assert state.over
    best = max(state.points(seat) for seat in range(seats))
    assert best >= 20
    assert state.round < 200
    assert state.winners() == [seat for seat in range(seats) if state.points(seat) == best]
