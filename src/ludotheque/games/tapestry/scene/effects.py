"""Effects as rows of icons: whatever the notation can say, one macro draws."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ludotheque.core.notation import CHOICE, FOR_EACH, OPTIONAL, PAY, SEQUENCE, TERM, Phrase
from ludotheque.games.tapestry.benefits.measures import MEASURES
from ludotheque.games.tapestry.benefits.words import LANDMARK_ICON, ROWS

SHOWN: Final = {row.id: (row.icon, row.mark) for row in ROWS}
COUNTED_BY: Final = dict(MEASURES)
SIGNS: Final = {CHOICE: "/", SEQUENCE: "›", PAY: "→"}
ICON: Final = 1.04  # how wide an icon is with the gap after it, in icons
WREATH: Final = 1.2
NARROW: Final = 0.32  # signs, numbers at the corner of an icon and beside it, arrows
COUNTED: Final = 0.3
BESIDE: Final = 0.75
MOVING: Final = 0.2


@dataclass(frozen=True)
class Glyph:
    """An icon, or a sign between icons, where it is drawn."""

    icon: str  # "" for a sign
    text: str  # a number in or beside the icon, or the sign itself
    mark: str
    moved: str  # `advance` or `regress` where a track is meant
    x: int = 0
    y: int = 0
    side: float = 0


@dataclass(frozen=True)
class Drawn:
    """An effect laid out in a box."""

    glyphs: tuple[Glyph, ...]
    width: float
    height: float


def draw(phrase: Phrase, width: float, side: float = 17, rows: int = 3, lead: float = 3, height: float = 99) -> Drawn:
    """As many rows as needed, each centred; where that is not enough, everything is smaller."""
    parts = list(glyphs(phrase))
    while True:
        lines = broken(parts, width / side)
        widest = max(sum(map(span, line)) for line in lines) * side
        high = len(lines) * (side + lead) - lead
        if side <= 9 or (len(lines) <= rows and widest <= width and high <= height):
            break
        side -= 1
    placed: list[Glyph] = []
    for row, line in enumerate(lines):
        x = (width - side * sum(map(span, line))) / 2
        for one in line:
            placed.append(Glyph(one.icon, one.text, one.mark, one.moved, round(x), round(row * (side + lead)), side))
            x += side * span(one)
    return Drawn(tuple(placed), width, high)


def across(phrase: Phrase, side: float) -> float:
    """How wide an effect is in one row."""
    return side * sum(map(span, glyphs(phrase)))


def span(one: Glyph) -> float:
    """How wide a glyph is, in icons."""
    if not one.icon:
        return NARROW
    if one.icon == "times":
        return 2 * NARROW
    if one.icon == "wreath":
        return WREATH
    number = (BESIDE if one.mark else COUNTED) if one.text else 0
    return ICON + number + (MOVING if one.moved else 0)


def broken(parts: list[Glyph], room: float) -> list[list[Glyph]]:
    """Lines no wider than the room; a sign never begins the first line, and `×` stays with what it counts."""
    lines: list[list[Glyph]] = [[]]
    for group in grouped(parts):
        wide = sum(map(span, group))
        if lines[-1] and sum(map(span, lines[-1])) + wide > room + 0.05:
            lines.append([])
        lines[-1] += group
    return lines


def grouped(parts: list[Glyph]) -> Iterator[list[Glyph]]:
    """What must not be torn apart: a sign goes with the icon after it, `×` also with the one before."""
    group: list[Glyph] = []
    for at, one in enumerate(parts):
        group.append(one)
        following = parts[at + 1] if at + 1 < len(parts) else None
        if one.icon and (following is None or following.text != "×" or following.icon):
            yield group
            group = []


def glyphs(phrase: Phrase, price: bool = False) -> Iterator[Glyph]:
    """Icons and signs, from left to right; what comes several times is drawn once, with its number behind it."""
    if phrase.kind == TERM:
        yield from term(phrase, 1 if price else 2)
        return
    if phrase.kind == SEQUENCE and len(set(map(str, phrase.parts))) == 1:
        yield from glyphs(phrase.parts[0])
        yield Glyph("times", str(len(phrase.parts)), "", "")
        return
    if phrase.kind == FOR_EACH:
        yield from glyphs(phrase.parts[0])
        yield Glyph("", "×", "", "")
        yield Glyph(COUNTED_BY[phrase.text.split()[-1]], "", "", "")
        return
    for at, part in enumerate(phrase.parts):
        if at and phrase.kind in SIGNS:
            yield Glyph("", SIGNS[int(phrase.kind)], "", "")
        yield from glyphs(part, phrase.kind == PAY and not at)
    if phrase.kind == OPTIONAL:
        yield Glyph("", "?", "", "")


def term(phrase: Phrase, alike: int) -> Iterator[Glyph]:
    """A word and its count: two alike stand side by side, more have a number; in a price two have it as well."""
    word = phrase.text.split()[-1]
    count = int(phrase.count)
    icon, mark, moved = sign_of(word)
    if icon == "wreath":
        yield Glyph(icon, str(count), "", "")
    elif count <= alike:
        for _ in range(count):
            yield Glyph(icon, "", mark, moved)
    else:
        yield Glyph(icon, str(count), mark, moved)


def sign_of(word: str) -> tuple[str, str, str]:
    """The icon of a word, the small sign at its corner, and whether a token moves."""
    icon, mark = SHOWN.get(word, (LANDMARK_ICON, ""))
    return icon, mark, word.split("-", 1)[0] if word.startswith(("advance-", "regress-")) else ""
