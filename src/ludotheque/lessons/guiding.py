"""A guided first match: a real one against computers, with a task for each thing that is new."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.core.match import Match
from ludotheque.lessons.lesson import Lesson, Step
from ludotheque.lessons.sitting import Stand, weighed


@dataclass(frozen=True)
class Guide:
    """How far somebody is at each number of standing answers, so that taking back takes back that too."""

    lesson: Lesson
    stands: tuple[tuple[int, Stand], ...]

    @staticmethod
    def begin(lesson: Lesson, match: Match) -> Guide:
        return Guide(lesson, ((0, Stand(0, match.clone())),))

    @property
    def stand(self) -> Stand:
        return self.stands[-1][1]

    @property
    def step(self) -> Step | None:
        steps = self.lesson.steps
        return steps[self.stand.step] if self.stand.step < len(steps) else None

    def watching(self, match: Match) -> Guide:
        """After something was answered or taken back."""
        standing = len(match.standing)
        kept = tuple(each for each in self.stands if each[0] <= standing) or self.stands[:1]
        now = Guide(self.lesson, kept)
        stand = weighed(self.lesson, now.stand, match, "")
        return Guide(self.lesson, (*kept, (standing, stand))) if stand.step > now.stand.step else now
