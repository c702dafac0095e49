"""The picture of a game on the shelf: its own, or one drawn for it, always the same, from its id and title."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import TYPE_CHECKING, Final

from ludotheque.core.rng import Rng
from ludotheque.drawing.lettering import number

if TYPE_CHECKING:
    from ludotheque.core.game import Game

WIDE: Final = 240
HIGH: Final = 176
PIPS: Final = ((4,), (0, 8), (0, 4, 8), (0, 2, 6, 8), (0, 2, 4, 6, 8), (0, 2, 3, 5, 6, 8))
PAWN: Final = "M0-30a7 7 0 0 1 4.6 12.2Q9-12 10.5 0H-10.5Q-9-12-4.6-17.8A7 7 0 0 1 0-30z"


@cache
def frontispiece(game: Game, language: str = "en") -> str:
    """An engraving on a sheet of 240 by 176, for the page that has its style."""
    own = game.folder / "frontispiece.svg"
    return own.read_text("utf-8") if own.exists() else drawn(game.id, game.title(language), game.most)


def drawn(id: str, title: str, seats: int) -> str:
    """A box on a table under an engraved sky, with the initial on its lid, two dice and the pawns of those who play."""
    rng = Rng(int.from_bytes(hashlib.sha256(id.encode()).digest()[:6], "big"))
    initial = next((sign for sign in title if sign.isalnum()), "?").upper()
    turn = rng.below(9) - 4
    left = 62 + rng.below(18)
    parts = [
        f'<rect class="f-skybg" width="{WIDE}" height="{HIGH}"/>',
        f'<circle class="f-sunc" cx="{30 + rng.below(180)}" cy="{30 + rng.below(14)}" r="{12 + rng.below(6)}"/>',
        f'<path class="f-sk" d="{sky(rng)}"/>',
        '<path class="f-ground" d="M0 124h240v52H0z"/>',
        f'<path class="f-sk" d="{grain(rng)}"/>',
        box(left, initial, turn),
        *(die(left + 96 + 30 * at, 132 + 10 * at, 1 + rng.below(6)) for at in range(2)),
        *pawns(min(seats, 6), rng),
    ]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="frontispiece" viewBox="0 0 {WIDE} {HIGH}" aria-hidden="true">'
    )
    return head + "".join(parts) + "</svg>"


def sky(rng: Rng) -> str:
    """Lines, closer above, that break off here and there as a burin does."""
    path, y, gap = "", 5.0, 2.8
    while y < 122:
        x = 0
        while x < WIDE:
            length = min(30 + rng.below(80), WIDE - x)
            path += f"M{x} {number(y)}h{length}"
            x += length + rng.below(9)
        y += gap
        gap += 0.12
    return path


def grain(rng: Rng) -> str:
    """The wood of the table."""
    return "".join(
        f"M{rng.below(60)} {130 + 7 * row}q60 {rng.below(5) - 2} {120 + rng.below(60)} 0" for row in range(6)
    )


def box(x: int, initial: str, turn: int) -> str:
    """Seen a little from above: the lid, the front, and the initial in an oval."""
    return (
        f'<g transform="translate({x} 66) rotate({turn} 40 40)">'
        '<path class="f-shade" d="M4 84l84 2 14-10v8l-14 12-84-4z"/>'
        '<path class="f-roof" d="M0 12 14 0H92L80 12z"/><path class="f-wall" d="M0 12H80V84H0z"/>'
        '<path class="f-hill" d="M80 12 92 0V70L80 84z"/><path class="f-ln" d="M0 22H80L92 9M6 28H74V78H6z"/>'
        '<ellipse class="f-sunc" cx="40" cy="53" rx="24" ry="20"/>'
        '<ellipse class="f-ln" cx="40" cy="53" rx="21" ry="17"/>'
        f'<text class="f-initial" x="40" y="63" text-anchor="middle">{initial}</text></g>'
    )


def die(x: int, y: int, face: int) -> str:
    """A cube with one face to the reader."""
    pips = "".join(
        f'<circle class="f-ik" cx="{5 + 6 * (at % 3)}" cy="{5 + 6 * (at // 3)}" r="1.7"/>' for at in PIPS[face - 1]
    )
    return (
        f'<g transform="translate({x} {y})"><path class="f-roof" d="M0 0 6-6H28L22 0z"/>'
        '<path class="f-hill" d="M22 0 28-6V16L22 22z"/><path class="f-wall" d="M0 0H22V22H0z"/>'
        f"{pips}</g>"
    )


def pawns(count: int, rng: Rng) -> list[str]:
    """One for each who may play, in the colours of the seats."""
    found = []
    for seat in range(count):
        x, y = 14 + 25 * (seat % 3) + rng.below(6) - 12 * (seat // 3), 140 + 24 * (seat // 3) + rng.below(4)
        colour = f'fill="var(--seat-{seat + 1})" stroke="var(--ink)" stroke-width=".9"'
        found.append(f'<path {colour} transform="translate({max(12, x)} {y})" d="{PAWN}"/>')
    return found
