"""Simulations: the same for the same seed, fair to every seat, and honest about what they know."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import pytest

from ludotheque import games
from ludotheque.agents.brought import answered
from ludotheque.arena import summary
from ludotheque.arena.bench import better
from ludotheque.arena.seeds import seed_of
from ludotheque.arena.simulate import Outcome, Plan, agents_for, simulate
from ludotheque.arena.statistics import mean, student, wilson
from ludotheque.core.playout import play_on, settle
from ludotheque.core.record import read, replay
from ludotheque.core.refusal import Refusal
from ludotheque.core.rng import Rng
from ludotheque.games.lin1680.components import KIND_IDS
from ludotheque.games.lin1680.state import Lin1680

PLAN = Plan("loire", ("easy", "random", "random"), matches=7, seed="s")


def test_the_same_seed_gives_the_same_matches_on_any_number_of_processes() -> None:
    alone = simulate(PLAN, processes=1)
    assert simulate(PLAN, processes=2) == alone
    assert simulate(replace(PLAN, seed="t")) != alone


def test_a_match_does_not_depend_on_those_before_it() -> None:
    assert simulate(replace(PLAN, matches=3)) == simulate(PLAN)[:3]


def test_progress_counts_every_match() -> None:
    seen: list[int] = []
    simulate(replace(PLAN, matches=4), progress=seen.append)
    assert seen == [1, 2, 3, 4]


def test_every_agent_sits_on_every_seat_equally_often() -> None:
    plan = Plan("loire", ("a", "b", "c"), matches=6)
    assert [plan.seating(number) for number in range(4)] == [
        ["a", "b", "c"],
        ["c", "a", "b"],
        ["b", "c", "a"],
        ["a", "b", "c"],
    ]
    assert replace(plan, rotate=False).seating(5) == ["a", "b", "c"]


def test_one_agent_takes_all_seats_and_too_few_are_refused() -> None:
    assert agents_for(3, ["easy"]) == ("easy",) * 3
    assert agents_for(None, ["easy", "hard"]) == ("easy", "hard")
    with pytest.raises(Refusal, match="2 players were named for 3 seats"):
        agents_for(3, ["easy", "hard"])


def test_every_simulated_match_is_a_record_that_replays(tmp_path: Path) -> None:
    outcomes = simulate(replace(PLAN, matches=3, out=tmp_path, settings={"leader": "random"}))
    for outcome in outcomes:
        text = (tmp_path / f"loire-s-{outcome.number:06}.match").read_text()
        match = replay(read(text), games["loire"])
        assert match.over
        assert (match.points, match.winners) == (outcome.points, outcome.winners)
        assert match.record.text() == text


TABLES = [(id, seats) for id, game in games.items() for seats in range(max(2, game.least), game.most + 1)]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_computers_play_every_game_to_its_end_at_every_number_of_players(id: str, seats: int, tmp_path: Path) -> None:
    """With offers that they compose freely, which are none of the options."""
    plan = Plan(id, ("glance:0.05",) * seats, 2, seed="tables", out=tmp_path)
    assert all(len(outcome.points) == seats and outcome.winners for outcome in simulate(plan))
    for file in tmp_path.glob("*.match"):
        assert replay(read(file.read_text("utf-8")), games[id]).over


def test_an_answer_may_be_composed_freely_where_the_rules_let_it() -> None:
    """As an action or in notation; where it is not allowed it is refused like any other."""
    state = games["lin1680"].position(games["lin1680"].edition, 3, games["lin1680"].agreed(3, {}))
    with pytest.raises(Refusal, match="not allowed"):
        answered("offer seat-1 seed for land", state, "somebody")
    assert isinstance(state, Lin1680)
    luck = Rng(4)
    while type(state.stack[-1]).__name__ != "Trade":
        play_on(state, luck, 1)
        settle(state, luck)
    other = (state.seat + 1) % 3
    give, ask = (next(kind for kind in range(5) if state.hand[5 * seat + kind]) for seat in (state.seat, other))
    if give == ask:
        ask = next(kind for kind in range(5) if state.hand[5 * other + kind] and kind != give)
    said = f"offer seat-{other} {KIND_IDS[give]} for {KIND_IDS[ask]}"
    action = answered(said, state, "somebody")
    assert action.notation == said and action not in state.options and answered(action, state, "somebody") is action
    with pytest.raises(Refusal, match="not allowed"):
        answered(said.replace(f"seat-{other}", f"seat-{state.seat}"), state, "somebody")


def test_seeds_depend_on_every_part_and_fit_a_machine_word() -> None:
    seeds = {seed_of("7", "agent", seat) for seat in range(100)}
    assert len(seeds) == 100
    assert all(0 <= seed < 1 << 56 for seed in seeds)
    assert seed_of(7, "a") == seed_of("7", "a")


@pytest.mark.parametrize(
    ("wins", "played", "low", "high"),
    [  # Newcombe 1998, table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_s_interval_agrees_with_published_values(wins: int, played: int, low: float, high: float) -> None:
    assert wilson(wins, played) == pytest.approx((low, high), abs=5e-5)


def test_wilson_s_interval_is_symmetrical_and_knows_nothing_from_nothing() -> None:
    low, high = wilson(3, 10)
    assert wilson(7, 10) == pytest.approx((1 - high, 1 - low))
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_mean_comes_with_student_s_interval() -> None:
    middle, within = mean([1, 2, 3, 4, 5])
    assert middle == 3
    assert within == pytest.approx(1.9632, abs=2e-3)
    assert mean([4]) == (4, math.inf)


@pytest.mark.parametrize(("freedom", "quantile"), [(1, 12.7062), (2, 4.3027), (3, 3.1824), (10, 2.2281), (100, 1.9840)])
def test_student_s_quantile_agrees_with_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=2e-3)


def test_a_shared_victory_counts_in_parts() -> None:
    outcomes = [Outcome(0, ["a", "b"], [20, 20], [0, 1], 100), Outcome(1, ["b", "a"], [21, 5], [0], 120)]
    a, b = sorted(summary.by_agent(outcomes), key=lambda row: row.who)
    assert (a.wins, b.wins) == (0.5, 1.5)
    assert (a.points, b.points) == (12.5, 20.5)
    assert [row.wins for row in summary.by_seat(outcomes)] == [1.5, 0.5]
    assert summary.decisions(outcomes)[0] == 110
    assert summary.data(outcomes[:1])["decisions_within"] is None


def test_the_bench_keeps_the_best_round_of_each_figure() -> None:
    first = {"decisions_per_s": 5.0, "clone_us": 2.0}
    second = {"decisions_per_s": 4.0, "clone_us": 1.0}
    assert better(better({}, first), second) == {"decisions_per_s": 5.0, "clone_us": 1.0}
