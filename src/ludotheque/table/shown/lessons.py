"""Lessons as a viewer is shown them: the task, what is said of the last answer, and where it goes on."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ludotheque.analysis.analysis import kept_lines
from ludotheque.core.match import Match
from ludotheque.lessons.examples import Example
from ludotheque.lessons.guiding import Guide
from ludotheque.lessons.lesson import Lesson, lessons_of
from ludotheque.lessons.saying import say
from ludotheque.lessons.sitting import Sitting, Stand
from ludotheque.table.protocol.position import LessonAt
from ludotheque.table.refusals import sentences


@dataclass(frozen=True)
class Branch:
    """Another line that is tried: from which line of the match on, who was asked there, and where the match is looked
    at."""

    at: int
    asked: int
    back: str
    by_hand: bool = False


@dataclass(frozen=True)
class Learning:
    """What a table that is kept nowhere is for: one of these."""

    match: Match
    sitting: Sitting | None = None
    guide: Guide | None = None
    example: Example | None = None
    branch: Branch | None = None


def lesson_at(learning: Learning, match: Match, language: str) -> LessonAt:
    if learning.sitting:
        sitting = learning.sitting
        told = tasks(sitting.lesson, sitting.stand, language)
        return {**told, "kind": "lesson", "shown": sitting.shown, "answers": list(sitting.answers)}
    if learning.guide:
        return {**tasks(learning.guide.lesson, learning.guide.stand, language), "kind": "guided"}
    if learning.branch:
        return branch_at(learning.branch, match, language)
    clause = learning.example.clause if learning.example else ""
    said = sentences(language)
    return {**nothing(), "kind": "example", "title": said("try-title", clause=clause), "sentence": said("try-sentence"),
            "clause": clause}  # fmt: skip


def branch_at(branch: Branch, match: Match, language: str) -> LessonAt:
    """The line so far, to be saved: what was taken back is no part of it."""
    said = sentences(language)
    answered = kept_lines(replace(match.record, lines=match.lines[branch.at :]))
    sentence = said("branch-hand" if branch.by_hand else "branch-engine", name=match.names[branch.asked])
    return {**nothing(), "kind": "branch", "title": said("branch-title", line=branch.at), "sentence": sentence,
            "answers": [str(line) for _, line in answered], "next": branch.back}  # fmt: skip


def nothing() -> LessonAt:
    return {"kind": "lesson", "title": "", "step": 0, "steps": 0, "done": "", "sentence": "", "task": "", "reply": "",
            "clause": "", "shown": "", "answers": [], "next": ""}  # fmt: skip


def tasks(lesson: Lesson, stand: Stand, language: str) -> LessonAt:
    """The open task, or that all are done and what comes next."""
    game, said = lesson.game, sentences(language)
    told: LessonAt = {**nothing(), "title": say(game, language, lesson.key), "step": stand.step,
                      "steps": len(lesson.steps)}  # fmt: skip
    if stand.step:
        told["done"] = say(game, language, f"{lesson.key}-{lesson.steps[stand.step - 1].id}.done")
    if stand.step == len(lesson.steps):
        following = after(lesson)
        told["next"] = f"/learn/{game.id}/{following.id}" if following else f"/learn/{game.id}"
        title = say(game, language, following.key) if following else ""
        told["sentence"] = said("lesson-over", title=title) if following else said("lesson-last")
        return told
    step = lesson.steps[stand.step]
    key = f"{lesson.key}-{step.id}"
    told["sentence"], told["task"] = say(game, language, key), say(game, language, f"{key}.task")
    told["clause"] = step.clause
    if stand.reply:
        told["reply"], told["clause"] = say(game, language, f"{key}-{stand.reply.id}"), stand.reply.clause
    elif stand.otherwise:
        told["reply"] = said("lesson-otherwise")
    return told


def after(lesson: Lesson) -> Lesson | None:
    """The lesson that follows."""
    following = [each for each in lessons_of(lesson.game) if each.file > lesson.file]
    return following[0] if following else None
