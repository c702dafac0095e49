"""Watching an experiment: who plays it, how far it has come, and what is left when it is interrupted."""

from __future__ import annotations

import argparse
import os
import signal
import threading
from pathlib import Path
from types import FrameType, TracebackType
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludotheque.arena.crew import LOCAL
from ludotheque.cli import arguments as shared
from ludotheque.cli.terminal import Terminal

INTERRUPTED = 130


def add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--processes", type=shared.positive, metavar="P", help="default: one for each core")
    parser.add_argument(
        "--on", default=LOCAL, metavar="WHERE", help="local (default), ray, or ray://HOST:PORT (docs/experiments.md)"
    )


def workers(arguments: argparse.Namespace, matches: int) -> int | None:
    """No more processes than there are matches; a cluster knows by itself how many it has."""
    if arguments.processes or arguments.on != LOCAL:
        found: int | None = arguments.processes
        return found
    return min(os.cpu_count() or 1, matches)


class Watching:
    """A progress bar that counts matches. Ctrl-C, or being told to end, ends the experiment and not the program."""

    def __init__(self, terminal: Terminal, game: str) -> None:
        self.terminal = terminal
        self.interrupted = False
        self._pressed = False
        self.done, self.of = 0, 0
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._progress = Progress(*columns, console=terminal.errors, transient=True)
        self._game = game
        self._tasks: dict[str, Any] = {}
        self._before: dict[int, Any] = {}

    def tell(self, done: int, of: int, what: str = "simulate-progress") -> None:
        if self._pressed:  # where it was first heard, nothing could be raised: Python ignores it in what cleans up
            raise KeyboardInterrupt
        self.done, self.of = done, of
        if what not in self._tasks:
            self._tasks[what] = self._progress.add_task(self.terminal.words(what, game=self._game), total=of)
        self._progress.update(self._tasks[what], completed=done, total=of)

    def __enter__(self) -> Watching:
        if threading.current_thread() is threading.main_thread():
            self._before = {each: signal.signal(each, self._interrupt) for each in (signal.SIGINT, signal.SIGTERM)}
        self._progress.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> bool:
        self._progress.stop()
        for each, before in self._before.items():
            signal.signal(each, before)
        self.interrupted = kind is not None and issubclass(kind, KeyboardInterrupt)
        return self.interrupted

    def ended(self, folder: Path | None) -> int:
        """The exit code, and a sentence where not everything was played."""
        if not self.interrupted:
            return 0
        key = "interrupted-kept" if folder else "interrupted-lost"
        self.terminal.note(key, done=self.done, of=self.of, folder=str(folder))
        return INTERRUPTED

    def _interrupt(self, number: int, frame: FrameType | None) -> None:
        self._pressed = True
        raise KeyboardInterrupt
