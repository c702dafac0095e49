"""What the drawings of all games say about the people at the table: the base of a mat, how they sit, and the titles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from ludotheque.core.game import Game
from ludotheque.core.words import Words
from ludotheque.drawing.lettering import shorten, width

CROWD: Final = 4  # so many seats stand two by two in the rail beside a wide board, lest the log lose its room
HALF: Final = 142  # how wide the panel of one of them is
TITLE: Final = 15.5  # the size of a name in a panel
LINE: Final = 12.5  # and of what stands below it


class Seen(Protocol):
    """What every view has, whatever the game: the base of what a drawing reads."""

    game: Game
    seat: int
    seats: int
    names: tuple[str, ...]
    asked: int
    question: str
    points: list[int]
    winners: list[int]


@dataclass(frozen=True)
class Mat:
    """One player's things: in full on the mat, in short in the panel. A game adds its own."""

    seat: int
    id: str
    name: str
    short: str
    status: str
    turn: str
    label: str
    mine: bool
    winner: bool
    points: int


def place(
    view: Seen, seat: int, name: str, label: str, status: str, across: float, beside: tuple[float, float],
    half: tuple[float, float], turn: str = "", instead: bool = False,
) -> dict[str, Any]:  # fmt: skip
    """What is common to all mats. `across` is how wide the panel is; `beside` says how much of it other things need
    on the line of the name and on that of the status, `half` the same in a panel of half the width. A mat does not
    know whose turn it is, which would change two of them with every answer: `turn` is what stands before the status
    when it is this seat's, if there is room for both, or instead of it; the style sheet shows it then."""
    besides = half if across == HALF else beside
    room = across - besides[1]
    return {
        "seat": seat,
        "id": f"seat-{seat}",
        "name": name,
        "short": shorten(name, across - besides[0], TITLE),
        "status": shorten(status, room, LINE),
        "turn": turn if instead or width(f"{turn} · {status}", LINE) <= room else "",
        "label": label,
        "mine": seat == view.seat,
        "winner": seat in view.winners,
        "points": view.points[seat],
    }


def counted(cards: list[int] | int) -> int:
    """How many cards, seen or not."""
    return cards if isinstance(cards, int) else sum(cards)


def seating(view: Seen) -> list[int]:
    """In seating order, the viewer first."""
    first = max(view.seat, 0)
    return [(first + step) % view.seats for step in range(view.seats)]


def over(view: Seen, words: Words, names: Sequence[str]) -> str:
    """Who has won, in a word for the title; nothing before the end."""
    return words("board-over", names=", ".join(names[seat] for seat in view.winners)) if view.winners else ""


def titled(view: Seen, words: Words, moment: str) -> dict[str, Any]:
    """What every scene begins with: how people sit, and what stands over the board."""
    return {
        "seating": seating(view),
        "title": words("board-title" if "board-title" in words else "title"),
        "subtitle": moment,
    }
