"""Records: a match as a text file. It is the save, the replay, the training example and the bug report."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ludotheque.core.fate import commitment
from ludotheque.core.line import MOST_LINES, Line, read_line, whole
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import CHANCE
from ludotheque.core.variation import Variation, read_variations

if TYPE_CHECKING:
    from ludotheque.core.edition import Edition
    from ludotheque.core.game import Game, Value
    from ludotheque.core.match import Match

__all__ = [
    "BACK", "MAGIC", "MOST_LINES", "UNDO", "Line", "Record", "Result", "Variation", "begin", "open_file", "play_line",
    "play_on", "play_variation", "read", "replay", "write",
]  # fmt: skip
MAGIC: Final = "ludotheque record 1"
UNDO: Final = "undo"  # one's last answer is taken back, when nobody has learnt anything since ...
BACK: Final = "back"  # ... or with all that was answered since
HEADER: Final = ("game", "edition", "rules", "seats", "names", "settings", "commitment", "chance")


@dataclass(frozen=True)
class Result:
    """How a match ended."""

    points: list[int]
    winners: list[int]

    def __str__(self) -> str:
        return f"end points {' '.join(map(str, self.points))} winners {' '.join(map(str, self.winners))}"


@dataclass(frozen=True)
class Record:
    """Everything needed to play a match again."""

    game: str
    edition: str
    digest: str
    rules: int
    seats: int
    names: list[str]
    settings: dict[str, Value]
    commitment: str
    given_chance: bool
    lines: list[Line]
    result: Result | None
    seed: str | None
    variations: tuple[Variation, ...] = ()

    def text(self, reveal: bool = True) -> str:
        """The file: header, one line per answer, the result, and the seed where it may be told."""
        head = {
            "game": self.game,
            "edition": f"{self.edition} {self.digest}",
            "rules": str(self.rules),
            "seats": str(self.seats),
            "names": json.dumps(self.names, ensure_ascii=False),
            "settings": json.dumps(self.settings, ensure_ascii=False),
            "commitment": self.commitment,
            "chance": "given" if self.given_chance else "seeded",
        }
        lines = [MAGIC, *(f"{key}: {value}" for key, value in head.items()), "", *map(str, self.lines)]
        if self.result:
            lines.append(str(self.result))
        if reveal and self.seed is not None:
            lines.append(f"seed {self.seed}")
        for variation in self.variations:
            lines += variation.text()
        return "\n".join(lines) + "\n"


def write(record: Record, file: Path) -> None:
    """Write the whole file or leave the old one as it was."""
    beside = file.parent / f".{file.name}.new"
    try:
        with beside.open("w", encoding="utf-8") as out:
            out.write(record.text())
            out.flush()
            os.fsync(out.fileno())
        beside.replace(file)
    except OSError as problem:
        with suppress(OSError):
            beside.unlink()
        raise Refusal("record-unwritten", file=str(file), why=str(problem.strerror)) from None


def open_file(file: Path) -> Record:
    """The record that a file holds, before any of it is played."""
    try:
        text = file.read_text("utf-8")
    except OSError as problem:
        raise Refusal("record-unread", file=str(file), why=str(problem.strerror)) from None
    except UnicodeDecodeError:
        raise Refusal("record-foreign", file=str(file)) from None
    return read(text, str(file))


def read(text: str, name: str = "record") -> Record:
    """The record that a text holds, before any of it is played."""
    head, _, body = text.partition("\n\n")
    first, *rest = head.splitlines() or [""]
    if first.strip() != MAGIC:
        raise Refusal("record-foreign", file=name)
    header = dict(line.split(": ", 1) for line in rest if ": " in line)
    missing = [key for key in HEADER if key not in header]
    if missing:
        raise Refusal("record-header", file=name, missing=", ".join(missing))

    def field(key: str, meaning: Callable[[str], Any]) -> Any:
        try:
            return meaning(header[key])
        except (ValueError, TypeError, RecursionError):
            raise Refusal("record-header", file=name, missing=f"{key}: {header[key]}"[:80]) from None

    edition, digest = field("edition", two_words)
    lines, result, seed = read_body(body, len(rest) + 3, name)
    variations = read_variations(body, len(rest) + 3, len(lines), name)
    return Record(
        game=header["game"],
        edition=edition,
        digest=digest,
        rules=field("rules", whole),
        seats=field("seats", whole),
        names=field("names", lambda text: [written(each) for each in json.loads(text)]),
        settings=field("settings", lambda text: dict(json.loads(text))),
        commitment=header["commitment"],
        given_chance=header["chance"] == "given",
        lines=lines,
        result=result,
        seed=seed,
        variations=variations,
    )


def written(text: object) -> str:
    """A text that can be written down again: no half of a character."""
    if not isinstance(text, str):
        raise TypeError("no text")
    text.encode("utf-8")
    return text


def two_words(text: str) -> tuple[str, str]:
    first, second = text.split()
    return first, second


def read_body(body: str, first: int, name: str) -> tuple[list[Line], Result | None, str | None]:
    lines: list[Line] = []
    result = seed = None
    for number, line in enumerate(body.splitlines(), first):
        who, _, what = line.strip().partition(" ")
        if not who or who.startswith("#"):
            continue
        try:
            if who == "end" and " winners " in what:
                points, _, winners = what.removeprefix("points ").partition(" winners ")
                result = Result([whole(n) for n in points.split()], [whole(n) for n in winners.split()])
            elif who == "seed" and what:
                seed = what
            elif what and result is None:
                lines.append(read_line(line))
            else:
                raise ValueError(line)
        except ValueError:
            raise Refusal("record-line", file=name, number=number, line=line.strip()[:80]) from None
        if len(lines) > MOST_LINES:
            raise Refusal("record-long", file=name, most=MOST_LINES)
    return lines, result, seed


def replay(
    record: Record,
    game: Game,
    edition: Edition | None = None,
    name: str = "record",
    watch: Callable[[Match, Line | None], None] | None = None,
) -> Match:
    """Play a record again; every line must be legal, fate must have kept its word, the result must be the same.

    `watch` is called before the first line, with None, and after every line.
    """
    match = begin(record, game, edition, name)
    if watch:
        watch(match, None)
    for variation in sorted(record.variations, key=lambda each: each.at):
        play_on(match, record, variation.at, name, watch)
        play_variation(match, record, variation, name)
    play_on(match, record, len(record.lines), name, watch)
    if record.result and (record.result.points, record.result.winners) != (match.points, match.winners):
        found = Result(match.points, match.winners)
        raise Refusal("record-result", file=name, said=str(record.result), found=str(found))
    match.ask_chance = record.given_chance
    if record.seed is not None:
        match.go_on()
    return match


def play_variation(match: Match, record: Record, variation: Variation, name: str = "record") -> Match:
    """A twin of the match as it would have been; every answer must be legal there too, whatever chance says in it."""
    lines = [*record.lines[: variation.at], *variation.lines]
    tried = match.clone()
    play_on(tried, replace(record, lines=lines, given_chance=True), len(lines), name)
    return tried


def begin(record: Record, game: Game, edition: Edition | None = None, name: str = "record") -> Match:
    """The match of a record before its first line; its chance waits for the lines too."""
    from ludotheque.core.match import Match

    if record.game != game.id:
        raise Refusal("record-game", file=name, found=record.game, game=game.id)
    edition = edition or game.edition
    if not game.is_edition(edition, record.digest):
        raise Refusal("record-edition", file=name, wanted=record.edition, digest=record.digest, have=edition.digest)
    if record.seed is not None and commitment(record.seed) != record.commitment:
        raise Refusal("record-commitment", file=name)
    match = Match(game, record.seats, record.seed, edition, record.names, True, record.settings, record.rules)
    match.digest = record.digest
    match.commitment = record.commitment
    match.variations = record.variations
    return match


def play_on(
    match: Match, record: Record, until: int, name: str = "record",
    watch: Callable[[Match, Line | None], None] | None = None,
) -> None:  # fmt: skip
    """Play the lines that follow those the match has, up to so many."""
    checked = record.seed is not None and not record.given_chance
    have = len(match.lines)
    for number, line in enumerate(record.lines[have:until], have + 1):
        try:
            if checked and line.seat == match.seat == CHANCE and match.foretold() != line.notation:
                raise Refusal("record-chance", action=line.notation)
            play_line(match, line)
        except Refusal as problem:
            raise Refusal(
                "record-illegal", file=name, number=number, line=str(line), rules=record.rules, why=problem
            ) from None
        if watch:
            watch(match, line)


def play_line(match: Match, line: Line) -> None:
    """One line of a record, on a match whose chance waits for its lines."""
    if line.notation == UNDO:
        match.undo(line.seat, recorded=True)
    elif line.notation == BACK:
        match.take_back(line.seat)
    else:
        match.play(line.notation, line.seat)
