"""The lessons of all games, as tests name them."""

from __future__ import annotations

from ludotheque import games
from ludotheque.lessons.lesson import Lesson, lessons_of

LESSONS = {f"{id}/{lesson.id}": lesson for id in sorted(games) for lesson in lessons_of(games[id])}


def taught(name: str) -> Lesson:
    return LESSONS[name]
