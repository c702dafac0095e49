"""Experiments: they go on where they stopped, whoever plays them, and say no more than they know."""

from __future__ import annotations

import csv
import json
import math
import os
import random
import signal
from dataclasses import replace
from pathlib import Path
from xml.dom.minidom import parseString

import pytest

from ludotheque import games
from ludotheque.agents.agent import Agent
from ludotheque.arena import plots, summary, tables
from ludotheque.arena.comparing import (
    ALIKE,
    DIFFERENT,
    FIRST_LOOK,
    LOOKS,
    OPEN,
    Comparison,
    Difference,
    compare,
    differences,
    varied,
    verdict,
)
from ludotheque.arena.crew import crew
from ludotheque.arena.measuring import FIGURES, Gauge, entropy
from ludotheque.arena.playing import play
from ludotheque.arena.simulate import Outcome, Plan, simulate
from ludotheque.arena.statistics import anytime, mean
from ludotheque.arena.study import NOTE, RESULTS, Meeting, Notebook, One
from ludotheque.core.action import Action
from ludotheque.core.refusal import Refusal
from ludotheque.core.sight import Eyes

PLAN = Plan("loire", ("random", "random"), matches=6, seed="x")
HERE = "tests.test_experiments"
MARK = "LUDOTHEQUE_TEST_MARK"


class Mortal(Agent):
    """Once in all matches it takes its process with it."""

    def choose(self, eyes: Eyes) -> Action:
        mark = Path(os.environ[MARK])
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return eyes.options[self.rng.below(len(eyes.options))]


class Poison(Agent):
    """Kills whoever plays with it."""

    def choose(self, eyes: Eyes) -> Action:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("nobody survives this")


def test_a_worker_that_dies_is_replaced_and_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "died"))
    plan = replace(PLAN, agents=(f"{HERE}:Mortal", "random"))
    found = simulate(plan, processes=2)
    assert (tmp_path / "died").exists()
    assert found == simulate(plan)


def test_matches_that_kill_every_worker_are_given_up() -> None:
    with pytest.raises(Refusal, match="attempts: 4"):
        simulate(replace(PLAN, agents=(f"{HERE}:Poison", "random"), matches=1), processes=2)


def test_where_matches_are_played_must_be_known() -> None:
    with pytest.raises(Refusal, match="local, ray or ray://HOST:PORT, not on “mars”"):
        simulate(PLAN, on="mars")


def test_an_interrupted_simulation_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    plan = replace(PLAN, out=tmp_path)
    whole = simulate(plan)
    lines = (tmp_path / RESULTS).read_text("utf-8").splitlines()
    (tmp_path / RESULTS).write_text("\n".join([lines[0], lines[2], lines[3][:30]]), "utf-8")
    (tmp_path / "loire-x-000002.match").unlink()
    played: list[int] = []
    assert simulate(plan, progress=played.append) == whole
    assert played == [2, 3, 4, 5, 6], "one match was there with its record"
    assert len(list(tmp_path.glob("*.match"))) == 6
    assert simulate(replace(plan, matches=4), progress=lambda done: pytest.fail("played again")) == whole[:4]


def test_a_folder_holds_one_study(tmp_path: Path) -> None:
    simulate(replace(PLAN, matches=1, out=tmp_path))
    assert "agents random,random · seed x" in (tmp_path / NOTE).read_text("utf-8")
    with pytest.raises(Refusal, match="Another study has been written"):
        simulate(replace(PLAN, matches=1, out=tmp_path, seed="y"))


def test_what_is_done_is_known_after_an_interruption() -> None:
    notebook = Notebook(One(PLAN))

    def stop(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(PLAN, processes=2, progress=stop, notebook=notebook)
    assert len(notebook.known) == 3
    assert all(play(PLAN, each.number) == each for each in notebook.outcomes(PLAN.matches))


def test_seats_of_a_match_do_not_count_as_matches_of_their_own() -> None:
    outcomes = [Outcome(at, ["a", "b", "b", "b"], [9, 1, 1, 1], [at % 4], 10) for at in range(40)]
    a, b = sorted(summary.by_agent(outcomes), key=lambda row: row.who)
    assert (a.share, b.share, b.played) == (0.25, 0.25, 120)
    assert b.share_high - b.share_low == pytest.approx((a.share_high - a.share_low) / 3), "what a wins, b does not"
    [alone] = summary.by_agent([Outcome(0, ["a", "a"], [1, 2], [1], 10)])
    assert (alone.share_low, alone.share, alone.share_high) == (0.5, 0.5, 0.5), "whoever plays himself wins for certain"
    assert summary.by_seat([]) == [] and summary.data([])["matches"] == 0


def test_a_match_is_measured_and_goes_as_it_would_have_gone() -> None:
    plain, seen = play(PLAN, 3), play(replace(PLAN, measured=True), 3)
    assert replace(seen, figures={}) == plain
    assert set(FIGURES) - set(seen.figures) == {"entropy"}, "who answers at random has no thoughts"
    assert 1 < seen.figures["options"] <= seen.figures["most_options"]
    assert all(0 <= seen.figures[name] <= 1 for name in ("forced", "settled", "luck"))
    thinking = play(replace(PLAN, agents=("search:4", "random"), measured=True), 0)
    assert 0 < thinking.figures["entropy"] <= 2, "four tries are divided among four answers at most"


def test_the_gauge_counts_who_leads_and_what_was_forced() -> None:
    state = games["loire"].new(seats=2, seed=1).state
    gauge = Gauge(games["loire"].outlook, state)
    for options in (1, 4, 4, 1):
        gauge.note(state, 0, options, None)
    found = gauge.figures()
    assert (found["forced"], found["options"], found["bits"], found["luck"]) == (0.5, 2.5, 1.0, 0.0)
    assert entropy([1, 1, 1, 1]) == 2.0 and entropy([8]) == 0.0


def test_an_interval_for_any_time_holds_however_often_one_looks() -> None:
    """Whoever looks after every fiftieth value with the usual interval is misled far more often than 1 in 20."""
    luck = random.Random(3)
    misled = {"anytime": 0, "once": 0}
    for _ in range(200):
        values = [luck.choice((0.0, 1.0)) - luck.choice((0.0, 1.0)) for _ in range(1000)]
        for name, interval in (("anytime", anytime), ("once", mean)):
            looks = (interval(values[:until]) for until in range(FIRST_LOOK, 1001, LOOKS))
            misled[name] += any(abs(middle) > within for middle, within in looks)
    assert misled["anytime"] <= 10 < 30 < misled["once"]
    assert anytime([1.0]) == (1.0, math.inf)


def row(low: float, high: float, pairs: int = 100) -> Difference:
    return Difference("x", 0.0, 0.0, (low + high) / 2, (high - low) / 2, pairs)


def test_a_verdict_needs_certainty() -> None:
    assert verdict(row(0.1, 0.3), None) == verdict(row(-0.3, -0.1), 1.0) == DIFFERENT
    assert verdict(row(-0.1, 0.1), 0.2) == ALIKE
    assert verdict(row(-0.1, 0.1), None) == verdict(row(-0.1, 0.3), 0.2) == verdict(row(0.1, 0.3, 10), None) == OPEN


@pytest.fixture(scope="module")
def short() -> Comparison:
    """Loire, and the same with an end that comes much sooner."""
    game = games["loire"]
    editions = {"own": game.edition, "short": varied(game, game.edition, "target", 5)}
    return Comparison("loire", editions, ("random", "random"), 400, "c")


def test_a_comparison_is_paired_and_stops_when_it_knows(short: Comparison) -> None:
    with crew(processes=1) as share:
        rows = compare(short, "decisions", None, Notebook(short), share, lambda done, of: None)
    found = {row.measure: row for row in rows}
    assert found["decisions"].pairs == FIRST_LOOK, "a large difference is seen at the first look"
    assert verdict(found["decisions"], None) == DIFFERENT and found["decisions"].difference < 0
    assert short.plan(("own",), 7).seating(7) == short.plan(("short",), 7).seating(7)
    with crew(processes=1) as share, pytest.raises(Refusal, match="no measure “beauty” here. There are: decisions"):
        compare(short, "beauty", None, Notebook(short), share, lambda done, of: None)


def test_a_comparison_stops_at_the_same_match_however_many_play_it(short: Comparison) -> None:
    few = replace(short, matches=70)
    found = []
    for processes in (1, 2):
        with crew(processes=processes) as share:
            found.append(compare(few, "seat-0", None, Notebook(few), share, lambda done, of: None))
    assert found[0] == found[1] and found[0][0].pairs == 70, "who begins wins as often, as far as seventy pairs tell"


def test_an_edition_does_not_differ_from_itself() -> None:
    own = games["loire"].edition
    twins = Comparison("loire", {"one": own, "other": own}, ("random", "random"), 60)
    with crew(processes=1) as share:
        meetings = Notebook(twins).conduct(twins.wanted(60), share)
    assert all(row.difference == row.within == 0 for row in differences(meetings, "one", "other"))


def test_a_number_of_an_edition_is_named_as_it_is_written_there() -> None:
    game = games["loire"]
    assert varied(game, game.edition, "opening_hand", 7).data["numbers"]["opening_hand"]["value"] == 7
    assert varied(game, game.edition, "numbers.opening_hand.value", 7).digest != game.edition.digest
    assert game.edition.data["numbers"]["opening_hand"]["value"] == 5, "the edition itself stays as it was"
    for wrong in ("hands", "town.nowhere.wine", "edition.title", "numbers.a.b.c"):
        with pytest.raises(Refusal, match=f"no number “{wrong}”. There are: opening_hand, target"):
            varied(game, game.edition, wrong, 1)


def test_rows_are_read_by_others(tmp_path: Path) -> None:
    meetings = [Meeting(("own",), play(replace(PLAN, measured=True), number)) for number in range(3)]
    found = tables.rows(meetings)
    for kind in tables.KINDS:
        tables.write(tmp_path / f"rows.{kind}", kind, found)
    with (tmp_path / "rows.csv").open(encoding="utf-8") as file:
        read = list(csv.DictReader(file))
    assert [int(each["points_1"]) for each in read] == [each.outcome.points[1] for each in meetings]
    assert [json.loads(line) for line in (tmp_path / "rows.jsonl").read_text("utf-8").splitlines()] == found
    parquet = pytest.importorskip("pyarrow.parquet")
    assert parquet.read_table(tmp_path / "rows.parquet").to_pylist() == found


def test_plots_are_pictures_with_their_scales() -> None:
    dots = [plots.Dot("a <b>", 0.2, 0.1, 0.3), plots.Dot("c", 0.8, 0.7, 0.9)]
    for picture, marks in (
        (plots.intervals("Title & more", dots, plots.percent, 0.5), 2),
        (plots.histogram("Lengths", [1, 2, 2, 3]), 3),
        (plots.course("Course", [(3.0, dots[0]), (5.0, dots[1])]), 2),
    ):
        drawn = parseString(picture).documentElement
        assert drawn is not None
        marked = [each for each in drawn.getElementsByTagName("*") if each.getAttribute("class") == "plot-mark"]
        assert len(marked) == marks and drawn.getAttribute("aria-label")
    assert plots.ticks(0, 1) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1.0]) and plots.ticks(3, 3)
