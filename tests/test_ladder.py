"""The ladder: every pair meets as often, each match once, and what is said of it can be checked."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from ludotheque.arena import ladder_page
from ludotheque.arena.ladder import Ladder, climb, first_share, pairings, rungs
from ludotheque.arena.simulate import Outcome
from ludotheque.arena.study import RESULTS, Meeting
from ludotheque.core.refusal import Refusal

LADDER = Ladder("loire", ("greedy", "glance:1", "random"), seats=2, matches=2, seed="ladder")


def silent(done: int, of: int) -> None:
    assert 0 < done <= of


def meeting(pair: tuple[str, str], seated: list[str], winners: list[int], number: int = 0) -> Meeting:
    return Meeting(pair, Outcome(number, seated, [0] * len(seated), winners, 1))


def test_all_pairs_meet_or_only_neighbours() -> None:
    assert LADDER.pairs == [("greedy", "glance:1"), ("greedy", "random"), ("glance:1", "random")]
    near = Ladder("loire", LADDER.agents, 2, 2, neighbours=True)
    assert near.pairs == [("greedy", "glance:1"), ("glance:1", "random")]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_of_a_pair_is_alone_as_often_and_on_every_seat(seats: int) -> None:
    ladder = Ladder("loire", ("a", "b"), seats, 4 * seats)
    alone: Counter[tuple[str, int]] = Counter()
    for number in range(ladder.matches):
        seated = ladder.plan(("a", "b"), number).seating(number)
        for agent in ("a", "b"):
            if seated.count(agent) == 1:
                alone[agent, seated.index(agent)] += 1
    assert len(set(alone.values())) == 1 and len(alone) == 2 * seats


def test_an_interrupted_ladder_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    whole = climb(LADDER, tmp_path, 1, silent)
    assert [(each.arm, each.outcome.number) for each in whole] == [
        (pair, number) for number in range(2) for pair in LADDER.pairs
    ]
    lines = (tmp_path / RESULTS).read_text("utf-8").splitlines()
    (tmp_path / RESULTS).write_text("\n".join([lines[0], lines[3], lines[4][:20]]) + "\n", "utf-8")
    played: list[int] = []
    assert climb(LADDER, tmp_path, 1, lambda done, of: played.append(done)) == whole
    assert played == [3, 4, 5, 6], "two matches were there already"


def test_a_share_counts_the_seats_of_the_first_alone_or_not() -> None:
    assert first_share(meeting(("a", "b"), ["b", "a", "b"], [1])) == 1
    assert first_share(meeting(("a", "b"), ["b", "a", "b"], [0, 1])) == 0.5
    assert first_share(meeting(("a", "b"), ["a", "a", "b"], [2])) == 0
    [row] = pairings([meeting(("a", "b"), ["a", "b"], [number % 2 and 1], number) for number in range(10)])
    assert (row.share, row.played) == (0.5, 10) and row.low < 0.3 < 0.7 < row.high


def test_who_wins_stands_higher_and_more_matches_say_it_more_surely() -> None:
    ladder = Ladder("loire", ("a", "b", "c"), 2, 20)
    won = [meeting(pair, list(pair), [0 if number % 5 else 1], number) for number in range(20) for pair in ladder.pairs]
    rows = rungs(ladder, won)
    assert [row.agent for row in rows] == ["a", "b", "c"]
    assert rows[0].within < rungs(ladder, won[:6])[0].within
    assert rows[0].played == 40


def test_a_table_goes_to_its_place_on_a_page_and_nowhere_else(tmp_path: Path) -> None:
    page = tmp_path / "agents.md"
    page.write_text("before\n<!-- ladder loire -->\nold\n<!-- /ladder loire -->\nafter\n", "utf-8")
    won = [meeting(("greedy", "random"), ["greedy", "random"], [0], number) for number in range(4)]
    ladder = Ladder("loire", ("greedy", "random"), 2, 4)
    text = ladder_page.table(ladder, "ludotheque ladder loire", rungs(ladder, won), pairings(won))
    ladder_page.put_into(page, "ladder loire", text)
    whole = page.read_text("utf-8")
    assert whole.startswith("before\n<!-- ladder loire -->") and whole.endswith("<!-- /ladder loire -->\nafter\n")
    assert "old" not in whole and "| `greedy` – `random` | 100.0 % (51 – 100) | 4 |" in whole
    with pytest.raises(Refusal, match="has no place for it"):
        ladder_page.put_into(page, "ladder tapestry", text)


def test_the_picture_has_a_dot_for_every_agent() -> None:
    won = [meeting(("a", "b"), ["a", "b"], [0])]
    assert ladder_page.plot("Loire", rungs(Ladder("loire", ("a", "b"), 2, 1), won)).count("<circle") == 2
