"""Every lesson can be learnt as it is told, and the contract notices one that cannot."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from ludotheque import games
from ludotheque.core.contract import Findings
from ludotheque.core.game import Game
from ludotheque.core.refusal import Refusal
from ludotheque.lessons import course, lesson
from ludotheque.lessons.condition import Condition
from ludotheque.lessons.examples import examples_of
from ludotheque.lessons.proof import LEARNT, NUMBER, prove

LESSON = "lessons/1-the-pot.toml"


def forget() -> None:
    """Files are read once: what was changed must be read again."""
    for known in (lesson.lessons_of, lesson.record_of, course.data_of, course.tour_of, examples_of):
        known.cache_clear()


def problems(game: Game) -> list[str]:
    findings = Findings({NUMBER: LEARNT.title})
    LEARNT.check(findings, game)
    return findings.points[NUMBER].problems


@pytest.mark.parametrize("id", sorted(games))
def test_the_lessons_of_the_game_can_be_learnt(id: str) -> None:
    assert problems(games[id]) == []


@pytest.mark.parametrize("id", [id for id in sorted(games) if (games[id].folder / "lessons").is_dir()])
def test_a_game_with_lessons_has_a_tour(id: str) -> None:
    tour = course.tour_of(games[id])
    assert tour is not None and len(tour.stops) >= 3 and lesson.lessons_of(games[id])


def test_a_game_may_have_no_lessons() -> None:
    findings = Findings({NUMBER: LEARNT.title})
    LEARNT.check(findings, games["dudo"])
    assert findings.points[NUMBER].excused


class Copy(Game):
    """Pig in a folder where its lessons may be broken."""

    folder: Path


@pytest.fixture
def pig(tmp_path: Path) -> Copy:
    known = games["pig"]
    shutil.copytree(known.folder, tmp_path / "pig", dirs_exist_ok=True)
    copy = Copy(**{name: getattr(known, name) for name in Game.__dataclass_fields__})
    copy.__dict__["folder"] = tmp_path / "pig"
    return copy


def broken(pig: Copy, file: str, before: str, after: str) -> str:
    """What the contract says when a line of a lesson is another."""
    found = pig.folder / file
    text = found.read_text("utf-8")
    assert before in text
    found.write_text(text.replace(before, after, 1), encoding="utf-8")
    forget()
    return " ".join(problems(pig))


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('record = "evening.match"', 'record = "nowhere.match"', "nowhere.match"),
        ("line = 0", "line = 9000", "its record is 65"),
        ("line = 0", "line = 7", "seat 0 is not asked"),
        ('task = "pot > 0"', 'task = "pott > 0"', "has no pott"),
        ('task = "pot > 0"', 'task = "pot >"', "cannot be read"),
        ('task = "pot > 0"', "task = \"__import__('os')\"", "there is no __import__ called os"),
        ('task = "pot > 0"', 'task = "[each for each in score]"', "more than a condition may say"),
        ('task = "pot > 0"', 'task = "pot >= 0"', "fulfilled before anything was done"),
        ('task = "pot > 0"', "task = \"told('sung', me)\"", "sung is never told"),
        ('task = "pot > 0"', 'task = "score[7] > 0"', "cannot be asked of this position"),
        ('task = "pot >= 6"', 'task = "pot >= 60"', "does not fulfil its task"),
        ('model = ["hold"]', 'model = ["hide"]', "hide"),
        ('model = ["hold"]', 'model = ["hold", "roll"]', "is done before"),
        ('model = ["hold"]', "model = []", "has no model solution"),
        ('id = "roll"', 'id = "rool"', "lesson-the-pot-rool has no words in fr"),
        ('clause = "P-1.1"', 'clause = "P-2.1"', "says P-2.1, but the rules cite P-1.1"),
        ('clause = "P-1.2"', 'clause = "P-2.1"', "says P-2.1, but “hold” has the rules cite"),
        ('answer = "hold"', 'answer = "fold"', "has early said"),
        ("seat = 0", "seat = 0\nsong = 1", "nothing is known of song"),
        ("seat = 0", "", "'seat' is missing"),
        ("seat = 0", "seat = [", "1-the-pot.toml is no lesson"),
    ],
)
def test_a_broken_lesson_is_told(pig: Copy, before: str, after: str, said: str) -> None:
    assert said in broken(pig, LESSON, before, after)


@pytest.mark.parametrize(
    ("file", "before", "after", "said"),
    [
        ("lessons/course.toml", "line = 11", "line = 6", "one after the other"),
        ("lessons/course.toml", 'id = "lost"', 'id = "last"', "tour-last has no words"),
        ("words/lessons.fr.ftl", "coach-goal = ", "coach-goal = { $stake } ", "names $stake"),
    ],
)
def test_a_broken_course_is_told(pig: Copy, file: str, before: str, after: str, said: str) -> None:
    assert said in broken(pig, file, before, after)


def test_a_lesson_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refusal, match="no lesson called"):
        lesson.find(games["pig"], "flying")


def test_a_lesson_cannot_be_asked_of_what_its_seat_does_not_see() -> None:
    """A condition reads a view: of another hand it sees only how many cards it has."""
    known = lesson.find(games["loire"], "coal")
    hidden = replace(known.steps[0], task=Condition.read('hand[1][kind("coal-1")] > 0'))
    findings = Findings({NUMBER: LEARNT.title})
    prove(findings, replace(known, steps=(hidden,)))
    assert "cannot be asked of this position" in findings.points[NUMBER].problems[0]
