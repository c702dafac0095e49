"""The terminal: sentences and tables for the person in front of it, in their language."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from rich import box
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludotheque.core.refusal import Refusal
from ludotheque.core.text import Grid
from ludotheque.core.words import LANGUAGES, Words

HERE: Final = Path(__file__).parent
SHARED: Final = HERE.parent / "core"


class Paper(Console):
    """A console that leaves it to `main` to notice when nobody reads any more."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Terminal:
    """Where a command says what it has to say; its complaints go beside, to the error stream."""

    def __init__(self, language: str | None = None) -> None:
        self.language = language or spoken_here()
        self.words = Words(self.language, [folder / f"words.{self.language}.ftl" for folder in (SHARED, HERE)])
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # a terminal that has no é shows a ?, and nothing is lost
        self.out = Paper(highlight=False, markup=False, emoji=False)
        self.errors = Paper(stderr=True, highlight=False, markup=False, emoji=False)

    def say(self, key: str, style: str = "", **facts: str | int) -> None:
        """A sentence of the terminal's own."""
        self.show(self.words(key, **facts), style)

    def show(self, text: str, style: str = "") -> None:
        self.out.print(Text(text, style))

    def note(self, key: str, **facts: str | int) -> None:
        """A remark that is not part of the answer."""
        self.errors.print(Text(self.words(key, **facts), "dim"), soft_wrap=True)

    def refuse(self, refusal: Refusal) -> None:
        self.errors.print(Text(refusal.sentence(self.language), "red"), soft_wrap=True)

    def grid(self, grid: Grid, numbers: Sequence[int] = ()) -> None:
        """A table; the columns in `numbers` are set to the right. One that is too wide is folded: its columns stand one
        below another in several tables, each with the first column."""
        for part, places in folded(grid, self.out.width):
            self._table(part, [at for at, place in enumerate(places) if place in numbers])

    def _table(self, grid: Grid, numbers: Sequence[int]) -> None:
        drawn = Table(
            title=grid.title or None,
            title_justify="left",
            title_style="bold",
            show_header=bool(grid.head),
            box=box.SIMPLE_HEAD if grid.head else None,
            padding=(0, 1),
        )
        for at in range(max([len(grid.head), *map(len, grid.rows)])):
            head = grid.head[at] if at < len(grid.head) else ""
            drawn.add_column(Text(head), justify="right" if at in numbers else "left")
        for row in grid.rows:
            drawn.add_row(*map(Text, row))
        self.out.print(drawn)

    def wipe(self) -> None:
        """Clear the screen and what has scrolled off it, so that nobody can scroll back to another's hand."""
        self.out.clear()
        if self.out.is_terminal:
            self.out.file.write("\x1b[3J")

    def ask(self, prompt: str) -> str:
        """What the person writes; EOFError when they have gone. At a keyboard, arrows bring back what they wrote."""
        if sys.stdin.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401  (from now on `input` has a history)
        return self.out.input(Text(f"{prompt} ", "bold")).strip()


def folded(grid: Grid, width: int) -> list[tuple[Grid, list[int]]]:
    """A table as one or several that are no wider, each with the places its columns had."""
    lines = [grid.head, *grid.rows]
    count = max(map(len, lines), default=0)
    wide = [max(cell_len(line[at]) if at < len(line) else 0 for line in lines) + 2 for at in range(count)]
    parts: list[list[int]] = []
    for at in range(1, count):
        if parts and sum(wide[each] for each in [0, *parts[-1], at]) <= width:
            parts[-1].append(at)
        else:
            parts.append([at])
    if len(parts) < 2:
        return [(grid, list(range(count)))]
    found = []
    for number, part in enumerate(parts):
        places = [0, *part]
        rows = [[row[at] if at < len(row) else "" for at in places] for row in grid.rows]
        head = [grid.head[at] if at < len(grid.head) else "" for at in places] if grid.head else []
        found.append((Grid(grid.title if number == 0 else "", head, rows), places))
    return found


def spoken_here() -> str:
    """The language of the terminal, English where it is none of ours."""
    wanted = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2].lower()
    return wanted if wanted in LANGUAGES else LANGUAGES[0]
