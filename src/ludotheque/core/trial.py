"""Trying an edition out: random matches that must come to an end, in a process of its own that may be ended."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ludotheque.core.edition import MOST
from ludotheque.core.line import MOST_LINES
from ludotheque.core.rng import Rng
from ludotheque.core.state import CHANCE

if TYPE_CHECKING:
    from ludotheque.core.edition import Edition
    from ludotheque.core.game import Game

MATCHES: Final = 3  # for each number of seats
PATIENCE: Final = 60.0  # seconds for all of them
PLENTY: Final = 100  # whatever the own edition has, so many are no mistake,
TIMES: Final = 20  # nor are so many times what it has; more takes for ever to lay out, and nobody plays with it


Memory = dict[tuple[Callable[[Any], Any], int], tuple[Any, Any]]


def strange(own: Any, other: Any, where: str = "", memory: Memory | None = None) -> list[str]:
    """Where a number is below 0, or far above what a box holds, measured by the game's own edition in that place."""
    memory = {} if memory is None else memory
    if isinstance(other, dict):
        own = remembered(merged, own, memory)
        mine = own if isinstance(own, dict) else {}
        return [
            each for key, value in other.items() for each in strange(mine.get(key), value, f"{where}.{key}", memory)
        ]
    if isinstance(other, list):
        row = remembered(merged, own, memory)
        return [each for value in other for each in strange(row, value, where, memory)]
    if not isinstance(other, int | float):
        return []
    least, largest = remembered(bounds, own, memory)
    if other < 0 <= least:
        return [f"[{where.strip('.')}] is {other}: less than nothing."]
    most = MOST if largest is None else max(PLENTY, TIMES * largest)
    return [f"[{where.strip('.')}] is {other}: more than {most}."] if other > most else []


def remembered(make: Callable[[Any], Any], own: Any, memory: Memory) -> Any:
    """What is made of a part of the own edition, once for all that is measured by it; the part is held for so long."""
    key = make, id(own)
    if key not in memory:
        memory[key] = own, make(own)
    return memory[key][1]


def merged(rows: Any) -> Any:
    """The rows of a table as one, with all that each key may hold; where a row is a plain value, all of them."""
    if not isinstance(rows, list):
        return rows
    tables = [row for row in rows if isinstance(row, dict)]
    return {key: [row.get(key) for row in tables] for key in {name: 0 for row in tables for name in row}} or rows


def bounds(own: Any) -> tuple[float, float | None]:
    """The least number there, 0 without any, and the largest."""
    known = numbers_in(own)
    return min(known, default=0), max(known, default=None)


def numbers_in(own: Any) -> list[float]:
    if isinstance(own, list):
        return [number for each in own for number in numbers_in(each)]
    return [own] if isinstance(own, int | float) else []


def trial(game: Game, edition: Edition) -> str:
    """What goes wrong when an edition is played with; empty where nothing does."""
    context = multiprocessing.get_context("spawn")
    hear, say = context.Pipe(duplex=False)
    player = context.Process(target=play_all, args=(game.id, edition.data, say), daemon=True)
    player.start()
    say.close()
    try:
        said: str = hear.recv() if hear.poll(PATIENCE) else "A match does not come to an end."
    except EOFError:
        said = "A match broke off."
    player.kill()
    player.join()
    return said


def play_all(id: str, data: dict[str, Any], say: Any) -> None:
    """In the other process: matches of all numbers of seats, and the first thing that is wrong with one."""
    from ludotheque.games import games

    game = games[id]
    edition = game.make_edition(data, "edition")
    for seats in range(game.least, game.most + 1):
        for seed in range(MATCHES):
            try:
                why = wrong(game, edition, seats, seed)
            except Exception as problem:  # whatever the rules stumble over
                why = f"{type(problem).__name__}: {problem}"
            if why:
                say.send(f"A random match of {seats} (seed {seed}): {why}")
                return
    say.send("")


def wrong(game: Game, edition: Edition, seats: int, seed: int) -> str:
    state = game.position(edition, seats, game.agreed(seats, {}))
    rng = Rng(seed)
    asked: set[int] = set()
    answers = 0
    inventory = state.inventory()
    sheet = game.layout(seats, edition).sheet()
    lows = game.layout(seats, edition).lows
    while not state.over:
        if answers >= MOST_LINES:
            return f"not over after {answers} answers."
        seat = int(state.seat)
        options = state.options
        state.apply(state.stack[-1].sample(state, rng) if seat == CHANCE else options[rng.below(len(options))])
        asked.add(seat)
        answers += 1
        if answers % 10 == 0:
            state.observe(0, sheet)
            names = game.layout(seats, edition).names
            low = [name for name, number, least in zip(names, sheet.numbers, lows, strict=True) if number < least]
            if low:
                return f"{low[0]} falls below what is possible."
    if len(asked - {CHANCE}) < seats:
        return "it is over before everybody was asked once."
    if state.inventory() != inventory:
        return "things are made or lost."
    return "" if state.winners() else "nobody has won."
