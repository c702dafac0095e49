"""`ludotheque replay`: a recorded match once more, checked, and drawn if wished."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from rich.text import Text

from ludotheque.cli import arguments as shared
from ludotheque.cli import showing
from ludotheque.cli.terminal import Terminal
from ludotheque.core import record
from ludotheque.core.match import Match
from ludotheque.core.record import Line
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import CHANCE, SPECTATOR
from ludotheque.games import games

TEXT: Final = """\
Replay a recorded match: every answer with what came of it. Whether all answers are legal, whether chance kept to
its seed, and whether the result is the recorded one, is checked on the way.

  ludotheque replay evening.match --step
  ludotheque replay evening.match --seat 2              only what seat 2 could know
  ludotheque replay evening.match --svg last.svg        draw the last position
  ludotheque replay evening.match --svg pictures/       draw every position
"""


def add(commands: shared.Commands[argparse.ArgumentParser]) -> None:
    parser = shared.command(commands, "replay", "a recorded match once more", TEXT)
    shared.add_record(parser)
    parser.add_argument("--step", action="store_true", help="wait for Enter after every answer")
    parser.add_argument("--seat", type=int, metavar="N", help="as this seat saw it (the first is 0)")
    parser.add_argument("--svg", metavar="FILE|DIR", help="draw the last position, or into a folder every one")
    parser.add_argument("--shape", choices=("wide", "tall"), default="wide", help="of the drawing (default: wide)")
    parser.add_argument("--quiet", action="store_true", help="only check")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    found = record.open_file(arguments.file)
    game = games[found.game]
    if arguments.seat is not None and not 0 <= arguments.seat < found.seats:
        raise Refusal("seat-unknown", seat=arguments.seat, most=found.seats - 1)
    name = str(arguments.file)
    watching = Watching(terminal, arguments)
    try:
        match = record.replay(found, game, shared.edition_of(game, arguments.edition), name, watching.watch)
    except EOFError:
        return 0
    if match.over and not arguments.quiet:
        showing.result(terminal, match.view(watching.viewer))
    watching.draw_last(match)
    terminal.say("replay-held" if match.over else "replay-open", "green", file=name, answers=len(found.lines))
    return 0


class Watching:
    """Shows a match as it is replayed, to somebody who knows everything or to one seat."""

    def __init__(self, terminal: Terminal, arguments: argparse.Namespace) -> None:
        self.terminal = terminal
        self.seat: int | None = arguments.seat
        self.viewer = SPECTATOR if arguments.seat is None else arguments.seat
        self.quiet: bool = arguments.quiet
        self.step: bool = arguments.step
        self.shape: str = arguments.shape
        self.svg = Path(arguments.svg) if arguments.svg else None
        self.every = self.svg is not None and self.svg.suffix.lower() != ".svg"
        self.told = 0
        self.drawn = 0

    def watch(self, match: Match, line: Line | None) -> None:
        if not self.quiet:
            self.show(match, line)
        if self.every and self.svg is not None:
            self.draw(match, self.svg / f"{self.drawn:05}.svg")
        if self.step and not self.quiet:
            self.terminal.ask(self.terminal.words("replay-next"))

    def show(self, match: Match, line: Line | None) -> None:
        """The answer in notation, where the seat knows it, and the news of it."""
        if line is not None and self.seat in (None, line.seat):
            who = self.terminal.words("chance") if line.seat == CHANCE else match.names[line.seat]
            self.terminal.out.print(Text(f"{len(match.lines):>4} ", "dim").append(f"{who}: {line.notation}", "bold"))
        for report in match.news[min(self.told, len(match.news)) :]:
            if self.seat is None or report.seen_by(self.seat):
                whispered = self.seat is None and report.to >= 0
                showing.report(self.terminal, report, report.names[report.to] if whispered else "")
        self.told = len(match.news)

    def draw(self, match: Match, file: Path) -> None:
        picture = match.view(self.viewer).picture(self.shape, self.terminal.language)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(picture, "utf-8")
        except OSError as problem:
            raise Refusal("file-unwritten", file=str(file), why=str(problem.strerror)) from None
        self.drawn += 1

    def draw_last(self, match: Match) -> None:
        if self.svg is None:
            return
        if not self.every:
            self.draw(match, self.svg)
        self.terminal.say("replay-drawn", count=self.drawn, file=str(self.svg))
