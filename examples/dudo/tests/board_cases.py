"""What the tests of all games ask of this one: moments to look at, the style of its pictures, samples of its things."""

from __future__ import annotations

from functools import cache

from ludotheque.core.state import SPECTATOR
from ludotheque.core.view import View
from tests.games.picture import Style

from .table import A, B, C, Table

MIDDLE = ("11346", "2256", "13", "446", "56", "2")


def open_round() -> View:
    return Table(*MIDDLE).match.view(A)


def raised() -> View:
    table = Table(*MIDDLE)
    table.play(A, "bid 4 threes")
    return table.match.view(B)


def aces() -> View:
    table = Table("11", "45", "66")
    table.play(A, "bid 3 fours")
    table.play(B, "bid 2 aces")
    return table.match.view(C)


def palifico() -> View:
    table = Table("1", "45", "66", palifico=True)
    table.play(A, "bid 1 aces")
    return table.match.view(B)


def lifted() -> View:
    table = Table("14", "46", "23", "5")
    table.play(A, "bid 3 fours")
    table.play(B, "dudo")
    table.fall("23", "4", "15", "6")
    return table.match.view(B)


def nothing_found() -> View:
    table = Table("44", "46", "")
    table.play(A, "bid 2 twos")
    table.play(B, "dudo")
    table.fall("4", "46")
    return table.match.view(A)


def falling() -> View:
    table = Table("14", "46", "23")
    table.play(A, "bid 3 fours")
    table.play(B, "dudo")
    return table.match.view(A)


def spectator() -> View:
    table = Table(*MIDDLE)
    table.play(A, "bid 4 threes")
    return table.match.view(SPECTATOR)


def end() -> View:
    table = Table("2", "46", "")
    table.play(A, "bid 3 fours")
    table.play(B, "dudo")
    return table.match.view(A)


MAKERS = (open_round, raised, aces, palifico, lifted, nothing_found, falling, spectator, end)
NAMES = [maker.__name__ for maker in MAKERS]
SAMPLES: dict[str, str | int] = {"seat": "seat-0", "victim": "seat-1", "face": "fours"}
STYLE = Style((60_000, 9_000), plain="fall lead")


@cache
def view_of(case: str) -> View:
    return next(maker for maker in MAKERS if maker.__name__ == case)()
