"""Looking back: chances add up, costs are never negative, luck is told apart, and the same record gives the same."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from ludotheque.agents import make
from ludotheque.analysis import Analysis, analyse
from ludotheque.analysis.analysis import kept_lines, part
from ludotheque.analysis.judging import judged, shared
from ludotheque.analysis.report import at
from ludotheque.cli import main
from ludotheque.core.match import Match
from ludotheque.core.refusal import Refusal
from ludotheque.games import games

FEW = 6


@cache
def played(game: str, seats: int) -> Match:
    match = Match(games[game], seats, "looking-back")
    player = make("greedy", 3)
    while not match.over:
        match.play(player.choose(match.eyes()))
    return match


@cache
def looked_back() -> Analysis:
    return analyse(played("loire", 2), FEW)


def test_chances_add_up_at_every_point_and_end_with_who_won() -> None:
    found = looked_back()
    for point in found.points:
        assert sum(point.seen) == pytest.approx(1.0) and sum(point.known) == pytest.approx(1.0)
    assert [seat for seat, won in enumerate(found.points[-1].known) if won] == list(found.winners)


def test_every_question_with_a_choice_is_judged_and_nothing_costs_less_than_nothing() -> None:
    match, found = played("loire", 2), looked_back()
    asked = [point for point in found.points if point.asked >= 0]
    assert len(asked) == len([line for line in match.lines if line.seat >= 0])
    assert 0 < len(found.decisions) <= len(asked)
    assert all(each.cost >= 0.0 and each.options > 1 for each in found.decisions)
    assert all(each.cost == 0.0 for each in found.decisions if each.answer == each.best)
    costs = [each.cost for each in found.costliest()]
    assert costs == sorted(costs, reverse=True) and costs[0] > 0.0


def test_the_same_record_and_iterations_give_the_same() -> None:
    assert analyse(played("loire", 2), FEW) == looked_back()


def test_luck_is_only_where_chance_has_answered() -> None:
    match, found = played("loire", 2), looked_back()
    chance = {number for number, line in enumerate(match.lines, 1) if line.seat < 0}
    for point in found.points:
        if point.number not in chance:
            assert set(point.luck) == {0.0}
    assert any(any(point.luck) for point in found.points)


def test_who_always_takes_the_best_answer_is_wholly_accurate() -> None:
    found = looked_back()
    best = [each for each in found.decisions if each.cost == 0.0]
    only = Analysis(found.game, found.names, FEW, found.points, tuple(best), found.winners, found.result)
    assert only.accuracy(0) == pytest.approx(100.0) and only.costliest() == []
    accuracy = found.accuracy(0)
    assert accuracy is not None and 0.0 < accuracy < 100.0


def test_a_match_that_is_running_is_not_looked_back_at() -> None:
    match = Match(games["loire"], 2, "running")
    with pytest.raises(Refusal) as refusal:
        match.analyse()
    assert refusal.value.key == "analyse-running"


def test_what_was_taken_back_is_left_out() -> None:
    match = Match(games["loire"], 2, "back")
    first, second = match.options[:2]
    match.play(first)
    match.undo()
    match.play(second)
    kept = [(number, line.notation) for number, line in kept_lines(match.record) if line.seat >= 0]
    assert kept == [(2, str(second))]


def test_parts_looked_at_one_after_another_are_the_whole() -> None:
    match, found = played("loire", 2), looked_back()
    answers = len(kept_lines(match.record))
    points, decisions = [], []
    for first in range(0, answers, 25):
        more = part(match.record, match.game, match.edition, FEW, "en", first, first + 25)
        points += more[0]
        decisions += more[1]
    assert (tuple(points), tuple(decisions)) == (found.points, found.decisions)


def test_a_verdict_sees_no_more_than_its_seat() -> None:
    """Two positions that a seat cannot tell apart are judged alike."""
    from ludotheque.core.rng import Rng
    from ludotheque.core.sight import guess

    match = played("loire", 3)
    middle = at(match, next(number for number in range(60, 90) if at(match, number).seat >= 0))
    seat = middle.seat
    other = guess(middle.state, seat, Rng(99))
    eyes = [middle.game.eyes(state, seat) for state in (middle.state, other)]
    answer = middle.options[0]
    one, two = (judged(each, answer, 7, FEW) for each in eyes)
    assert one == two


def test_the_others_share_what_is_left() -> None:
    assert shared([0.5, 0.3, 0.2], 0, 0.2) == pytest.approx([0.2, 0.48, 0.32])


def test_a_report_is_one_file_that_needs_nothing_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, page = tmp_path / "evening.match", tmp_path / "report.html"
    played("loire", 2).save(record)
    assert main(["analyse", str(record), "--iterations", "2", "--html", str(page), "--lang", "fr"]) == 0
    text = page.read_text("utf-8")
    assert "Les décisions les plus coûteuses" in text and text.count("<svg") > 2
    assert "http://" not in text.replace("http://www.w3.org", "") and "<script" not in text
    assert "Justesse" in capsys.readouterr().out
