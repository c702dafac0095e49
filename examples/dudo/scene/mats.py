"""What each player has: a cup, dice as far as the viewer may see them, and those shown when cups were last lifted."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.drawing import Words
from ludotheque.drawing.seats import Mat, place

from ..components import ACES
from .shapes import Point, Shape, panel_size, stand
from .view import DudoView


@dataclass(frozen=True)
class Die:
    """One die to draw: its face, and whether it counted for the bid that was doubted."""

    face: int
    counts: bool
    at: Point


@dataclass(frozen=True)
class DudoMat(Mat):
    held: int
    dice: tuple[int, ...]  # faces from 1, or 0 for dice that lie hidden
    shown: tuple[Die, ...]
    cup: Point
    words: str


def mat(view: DudoView, shape: Shape, words: Words, name: str, seat: int) -> DudoMat:
    held = view.held[seat]
    label = words("board-dice", name=name, count=held)
    across = panel_size(shape, view.seats)[0]
    status = words("board-out") if held == 0 else ""
    first = max(view.seat, 0)
    cup = stand(shape, view.seats, (seat - first) % view.seats)
    return DudoMat(
        **place(view, seat, name, label, status, across, (96, 60), (84, 60)),
        held=held,
        dice=tuple(faces_of(view.dice[seat])),
        shown=tuple(shown(view, shape, seat)),
        cup=cup,
        words=words("board-under") if seat == view.seat else words("board-hidden", name=name),
    )


def faces_of(dice: list[int] | int) -> list[int]:
    """The faces that lie there, from 1, in order; unseen dice are 0."""
    if isinstance(dice, int):
        return [0] * dice
    return [face + 1 for face, count in enumerate(dice) for _ in range(count)]


def shown(view: DudoView, shape: Shape, seat: int) -> list[Die]:
    """D-4.1: the dice as they lay when the cups were last lifted, those that counted marked."""
    count, face, _, _, palifico = view.called
    if count == 0:
        return []
    faces = [each - 1 for each in faces_of(view.shown[seat])]
    step = shape.die + 2
    left = -step * len(faces) / 2
    wild = face != ACES and not palifico
    return [
        Die(each + 1, each == face or (wild and each == ACES), (left + step * at, 0)) for at, each in enumerate(faces)
    ]
