"""Parts: a board is a plate that never changes, and things on it, each drawn once for its values and then kept.

In a board's `live(scene)` every thing is laid down by `scene.part(macro, value, ...)`, things of one kind by
`scene.part.each(macro, values)`. The macro is given the sheet, which holds what is the same in every position (the
shape, the words, the measures), and the values; it draws one element with an id of its own. The same values are never
drawn twice, whoever looks, and only what changed is sent.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from threading import Lock
from typing import Any, Final

from markupsafe import Markup

from ludotheque.drawing.noting import Notes

KEPT: Final = 4_000_000  # characters of drawn parts of one sheet that are kept
HELD: Final = 500  # groups of values that need not be compared, since they are the very same; of one sheet
NAME: Final = re.compile(r'<\w+\b[^>]*?(?<![\w-])id="([^"]+)"')
Part = tuple[str, str]  # the id of an element, and the element


@dataclass(frozen=True)
class Picture:
    """What lies on the board by id, in the order in which it is laid down; every seat's panel; the viewer's edge."""

    things: dict[str, str]
    panels: tuple[str, ...]
    edge: str
    notes: Notes | None = field(default=None, compare=False, repr=False)  # what it was drawn from

    @property
    def live(self) -> str:
        """The pieces in one: `<g id="live">`."""
        return f'<g id="live">{"".join(self.things.values())}</g>'


@dataclass(eq=False)
class Sheet:
    """What all positions of a game have in common for one shape, language, edition and number of seats."""

    scene: dict[str, Any]
    fleeting: bool = False  # it serves for one picture only, and nothing that is drawn on it is kept
    _drawn: dict[Hashable, Part] = field(default_factory=dict)
    _same: dict[Hashable, tuple[Any, list[Part]]] = field(default_factory=dict)  # by the very values, held here
    _size: int = 0
    _turn: Lock = field(default_factory=Lock)

    def __post_init__(self) -> None:
        self.scene["kept"] = self.kept

    def part(self, macro: Callable[..., str], *values: Hashable) -> Part:
        """The element that a macro draws for these values."""
        return self._once(macro, values, named)

    def group(self, macro: Callable[..., str], same: tuple[Hashable, ...], several: Sequence[Hashable]) -> list[Part]:
        """The elements that a macro draws for each of several values."""
        very = (getattr(macro, "name", macro), *map(id, same), id(several))
        held = self._same.get(very)
        if held is None:
            held = ((same, several), [self.part(macro, *same, value) for value in several])
            self._hold(very, held)
        return held[1]

    def large(self, macro: Callable[..., str], value: Hashable) -> str:
        """The element for a value so large that it is better not compared: that it is the very same is soon seen."""
        very = (getattr(macro, "name", macro), id(value))
        held = self._same.get(very)
        if held is None:
            held = (value, [self.part(macro, value)])
            self._hold(very, held)
        return held[1][0][1]

    def kept(self, macro: Callable[..., str], *values: Hashable) -> Markup:
        """What a macro draws for these values within a part: `scene.kept` of a template, for what is drawn again only
        if it changed itself."""
        return Markup(self._once(macro, values, unnamed)[1])

    def _once(self, macro: Callable[..., str], values: tuple[Hashable, ...], told: Callable[[str], Part]) -> Part:
        if self.fleeting:
            return told(str(macro(self.scene, *values)).strip())
        name = getattr(macro, "name", macro)
        key = (name, values)
        found = self._drawn.get(key)
        if found is None:
            found = told(str(macro(self.scene, *values)).strip())
            self._keep(key, found)
        return found

    def _hold(self, very: Hashable, held: tuple[Any, list[Part]]) -> None:
        if not self.fleeting:
            if len(self._same) >= HELD:
                self._same = {}
            self._same[very] = held

    def _keep(self, key: Hashable, drawn: Part) -> None:
        with self._turn:  # pictures are drawn in several threads
            self._size += len(drawn[1]) - len(self._drawn.get(key, ("", ""))[1])
            self._drawn[key] = drawn
            while self._size > KEPT:
                self._size -= len(self._drawn.pop(next(iter(self._drawn)))[1])
                self._same = {}


class Laying:
    """Lays down the parts of a board: `scene.part` of its template."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.things: dict[str, str] = {}

    def __call__(self, macro: Callable[..., str], *values: Hashable) -> str:
        """One thing; where it stands in the template says what it covers, and nothing is written there."""
        self._lay(*self.sheet.part(macro, *values))
        return ""

    def each(self, macro: Callable[..., str], *values: Any) -> str:
        """Many things of a kind at once, one for each of the last values: `scene.part.each(macro, same, values)`."""
        *same, several = values
        for id, text in self.sheet.group(macro, tuple(same), several):
            self._lay(id, text)
        return ""

    def _lay(self, id: str, text: str) -> None:
        if id in self.things:
            raise ValueError(f"two things on the board are called {id}")
        self.things[id] = text


def named(text: str) -> Part:
    """An element and its id."""
    found = NAME.match(text)
    if found is None:
        raise ValueError(f"a part of a board needs an id: {text[:80]}")
    return found[1], text


def unnamed(text: str) -> Part:
    """Something within an element."""
    return "", text
