"""Points 1 and 3 to 7: a random match, looked at from all sides at its decisions."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from ludotheque.core.contract import numbers, sights
from ludotheque.core.contract.finding import Findings
from ludotheque.core.game import Game, Value
from ludotheque.core.rng import Rng
from ludotheque.core.save import fingerprint, load, save
from ludotheque.core.sheet import Sheet
from ludotheque.core.state import CHANCE, SPECTATOR, State
from ludotheque.core.view import View

MOST_ANSWERS: Final = 200_000
FIRST: Final = 200  # so many answers of a thorough walk are all looked at closely
OFTEN: Final = 5  # after them, one answer in so many
SELDOM: Final = 40  # in a quick walk, one in so many
DRAWN: Final = 40  # of those, one in so many is drawn


@dataclass
class Walk:
    """One random match under inspection."""

    findings: Findings
    game: Game
    settings: dict[str, Value]
    state: State
    where: str
    inventory: dict[str, int]
    clones: list[tuple[State, str]] = field(default_factory=list)
    kept: Sheet = field(init=False)  # the position as a batch would have it, written where it says that it has changed

    def __post_init__(self) -> None:
        self.kept = self.game.layout(int(self.state.players())).sheet()

    def see(self, point: int, holds: bool, problem: str) -> bool:
        return self.findings.see(point, holds, f"{self.where}: {problem}")


def check(findings: Findings, game: Game, seats: int, settings: dict[str, Value], seed: int, thorough: bool) -> None:
    """Play one match at random; look closely at every decision, or at one in a while."""
    rng = Rng(seed)
    agreed = game.agreed(seats, settings)
    state = game.position(game.edition, seats, agreed)
    where = f"{seats} seats, seed {seed}{', ' + str(settings) if settings else ''}"
    walk = Walk(findings, game, agreed, state, where, state.inventory())
    if thorough:
        check_fields(walk)
    answers = 0
    while not state.over and answers < MOST_ANSWERS:
        asked = state.seat
        walk.see(1, asked < state.players(), f"seat {asked}, which the rules drive, is asked")
        if asked == CHANCE:
            action = state.stack[-1].sample(state, rng)
        else:
            options = state.options
            if not walk.see(1, bool(options), f"nothing may be answered after {answers} answers"):
                return
            action = options[rng.below(len(options))]
        if thorough and answers < FIRST or rng.below(OFTEN if thorough else SELDOM) == 0:
            look_closely(walk, rng)
            if asked != CHANCE:
                sights.check(walk.findings, game, state, action, rng, walk.where)
            if rng.below(DRAWN) == 0 or (thorough and answers == 0):  # a short match is drawn at least once
                check_drawing(walk, rng)
        state.apply(action)
        answers += 1
    walk.see(1, state.over, f"not over after {answers} answers")
    walk.see(1, bool(state.winners()), "nobody has won")
    for seat in range(state.seats):
        walk.see(1, sum(state.sources(seat).values()) == state.points(seat), f"points of seat {seat} do not add up")
    for clone, before in walk.clones:
        walk.see(3, fingerprint(clone) == before, "a clone changed with its original")


def look_closely(walk: Walk, rng: Rng) -> None:
    state = walk.state
    options = state.options
    notations = [str(option) for option in options]
    walk.see(5, len(set(notations)) == len(options), f"two options are the same: {notations}")
    for option in options:
        walk.see(5, state.vocabulary().read(str(option)) is option, f"{option} does not read back")
    before = fingerprint(state)
    again = load(walk.game, walk.game.edition, walk.settings, save(state))
    walk.see(4, fingerprint(again) == before and again.options == options, "a loaded position differs")
    walk.see(7, state.inventory() == walk.inventory, f"the inventory changed to {state.inventory()}")
    if len(walk.clones) < 40 or rng.below(10) == 0:
        walk.clones.append((state.clone(), before))
    numbers.check_chance(walk.findings, state, walk.where)
    viewer = rng.below(state.seats + 1)
    viewer = viewer if viewer < state.seats else SPECTATOR
    numbers.check(walk.findings, walk.game, state, viewer, walk.where)
    numbers.check_changes(walk.findings, walk.game, state, viewer, walk.kept, walk.where)
    step = state.stack[-1]
    walk.see(4, attributes(step) == set(type(step).FIELDS) | {"seat"}, f"{type(step).__name__}.FIELDS is incomplete")


def check_drawing(walk: Walk, rng: Rng) -> None:
    """Point 5: every thing an option is about can be pointed at, in both shapes."""
    state = walk.state
    asked = state.seat
    names = tuple(f"<&{seat}>" for seat in range(state.seats))
    view = View(walk.game, walk.game.edition, state.clone(), asked if asked != CHANCE else 0, names)
    for shape in ("wide", "tall"):
        picture = view.picture(shape)
        drawn = set(re.findall(r'data-id="([^"]*)"', picture))
        for option in view.options:
            for thing in option.args:
                walk.see(5, thing.isdigit() or thing in drawn, f"{thing!r} of {option} is not drawn {shape}")


def check_fields(walk: Walk) -> None:
    """Points 4 and 6: the table of sight names every field of the position."""
    state = walk.state
    lacking = attributes(state) - attributes(State) - {"edition"} - set(type(state).SEEN_BY)
    walk.see(6, not lacking, f"SEEN_BY does not say who sees {sorted(lacking)}")


def attributes(thing: object) -> set[str]:
    """The data of an object or class, compiled or not."""
    kind = thing if isinstance(thing, type) else type(thing)
    found: set[str] = set(getattr(kind, "__mypyc_attrs__", ())) - {"__dict__"}
    for base in kind.__mro__:
        hints = base.__dict__.get("__annotations__", {})
        found |= {name for name, hint in hints.items() if "ClassVar" not in str(hint)}
    return found | set(getattr(thing, "__dict__", {}) if not isinstance(thing, type) else {})
