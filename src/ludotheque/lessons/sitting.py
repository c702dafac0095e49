"""Somebody at a lesson: the match, the step he is at, and what is to be said of his last answer."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from typing import Final

from ludotheque.core.match import Match
from ludotheque.core.news import Report
from ludotheque.core.refusal import Refusal
from ludotheque.lessons.condition import Seen
from ludotheque.lessons.lesson import Lesson, Reply, Step

MOST_ANSWERS: Final = 100  # of one who only tries things out


@dataclass(frozen=True)
class Stand:
    """How far somebody is: the step, the match when its task was set, and the answers given since."""

    step: int
    begun: Match
    tried: tuple[str, ...] = ()
    reply: Reply | None = None
    otherwise: bool = False  # the last answer was allowed, and not what was wanted


@dataclass(frozen=True)
class Sitting:
    """Never changed in place: an answer makes another sitting."""

    lesson: Lesson
    match: Match
    stand: Stand
    answers: tuple[str, ...] = ()

    @staticmethod
    def begin(lesson: Lesson, answers: tuple[str, ...] = ()) -> Sitting:
        """The lesson from its beginning, with these answers given already."""
        match = lesson.start()
        sitting = Sitting(lesson, match, Stand(0, match.clone()))
        for action in answers:
            sitting = sitting.answered(action)
        return sitting

    @property
    def step(self) -> Step | None:
        """The step with the open task; none when all is done."""
        steps = self.lesson.steps
        return steps[self.stand.step] if self.stand.step < len(steps) else None

    @property
    def shown(self) -> str:
        """What the model answers next; nothing where another way was taken."""
        step = self.step
        if step is None or len(self.stand.tried) >= len(step.model) or not on_the_way(self.lesson, step, self.stand):
            return ""
        action = step.model[len(self.stand.tried)]
        return action if action in map(str, self.match.options) else ""

    def answered(self, action: str) -> Sitting:
        """The answer, what the others answer to it, and whether the task is fulfilled now."""
        if len(self.answers) >= MOST_ANSWERS:
            raise Refusal("lesson-long", most=MOST_ANSWERS)
        twin = self.match.clone()
        twin.play(action, self.lesson.seat)
        notation = str(twin.edition.vocabulary.read(action))
        let_others_answer(twin, self.lesson)
        stand = replace(self.stand, tried=(*self.stand.tried, notation))
        return Sitting(self.lesson, twin, weighed(self.lesson, stand, twin, notation), (*self.answers, notation))

    def back(self) -> Sitting:
        """Without the last answer; luck is what it was."""
        if not self.answers:
            raise Refusal("undo-nothing")
        return Sitting.begin(self.lesson, self.answers[:-1])


def weighed(lesson: Lesson, stand: Stand, match: Match, action: str) -> Stand:
    """How far one is after an answer: on to the next step, or with a word about another way."""
    if stand.step >= len(lesson.steps):
        return replace(stand, reply=None, otherwise=False)
    step = lesson.steps[stand.step]
    if step.task.holds(Seen(match, lesson.seat, since(match, stand.begun), stand.begun)):
        return Stand(stand.step + 1, match.clone())
    if on_the_way(lesson, step, stand):
        return replace(stand, reply=None, otherwise=False)
    reply = next((each for each in step.replies if each.fits(action)), None)
    return replace(stand, reply=reply, otherwise=not reply)


def on_the_way(lesson: Lesson, step: Step, stand: Stand) -> bool:
    """Whether one has gone the model's way so far."""
    return len(stand.tried) <= len(step.model) and all(map(lesson.is_like, stand.tried, step.model))


def since(match: Match, begun: Match) -> list[Report]:
    """What everybody heard since the task was set."""
    return match.news[len(begun.news) :]


def let_others_answer(match: Match, lesson: Lesson) -> None:
    """The others have no plans of their own: the first option that fits, pattern by pattern."""
    while not match.over and match.seat != lesson.seat:
        options = list(map(str, match.options))
        liked = (option for wish in lesson.others for option in options if fnmatchcase(option, wish))
        match.play(next(liked, options[0]))
