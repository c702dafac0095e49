"""Points 5 and 6 for programs that learn: their numbers say what a view says, within the bounds that were told, and
chance has its own actions, each with its probability."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.contract.finding import Findings
from ludotheque.core.contract.sights import view
from ludotheque.core.game import Game
from ludotheque.core.layout import Field
from ludotheque.core.sheet import EMPTY, Sheet
from ludotheque.core.sight import OWNER
from ludotheque.core.state import CHANCE, SPECTATOR, State

NEARLY: Final = 1e-9
HEAD: Final = ("viewer", "asked", "question")  # who is asked what; the others but its matter are fields of the position


def check(findings: Findings, game: Game, state: State, viewer: int, where: str) -> None:
    layout = game.layout(int(state.players()))
    sheet = layout.sheet()
    state.observe(viewer, sheet)
    numbers = list(sheet.numbers)
    seen = view(game, state, viewer)
    for field in layout.fields:
        if field.name in HEAD:
            continue
        found = numbers[field.start : field.stop]
        if field.name == "matter":
            told = [*seen.matter.values()] + [EMPTY] * (field.size - len(seen.matter))
        else:
            told = expected(field, getattr(seen, field.name.partition(".")[0]), viewer, type(state).SEEN_BY)
        findings.see(6, found == told, f"{where}: {field.name} is {told} to seat {viewer}, but its sheet says {found}")
    wild = [
        f"{name} = {number}"
        for name, number, low, high in zip(layout.names, numbers, layout.lows, layout.highs, strict=True)
        if not low <= number <= high
    ]
    findings.see(6, not wild, f"{where}: out of the bounds of the layout: {', '.join(wild[:5])}")


def check_changes(findings: Findings, game: Game, state: State, viewer: int, kept: Sheet, where: str) -> None:
    """A sheet that is kept, and written only where the position says that it has changed, says what a new one says."""
    layout = game.layout(int(state.players()))
    whole = layout.sheet()
    state.observe(viewer, whole)
    kept.row(0, state, viewer, state.stack[-1], state.changed)
    state.changed = 0
    numbers, told = list(whole.numbers), list(kept.numbers)
    silent = [
        field.name for field in layout.fields if numbers[field.start : field.stop] != told[field.start : field.stop]
    ]
    findings.see(6, not silent, f"{where}: {', '.join(silent)} changed, but not `changed`")


def expected(field: Field, value: Any, viewer: int, seen_by: dict[str, str]) -> list[int]:
    """The numbers that a field of a view becomes."""
    name, _, counted = field.name.partition(".")
    if isinstance(value, int):
        return [value]
    if seen_by[name] == OWNER:
        if counted:
            return [part if isinstance(part, int) else sum(part) for part in value]
        return list(value[viewer]) if viewer != SPECTATOR else [EMPTY] * field.size
    flat = [each for part in value for each in (part if isinstance(part, list) else [part])]
    return flat + [EMPTY] * (field.size - len(flat))


def check_chance(findings: Findings, state: State, where: str) -> None:
    """Actions of chance are never asked of a seat, nor the other way round; its probabilities add up."""
    lots, both = type(state).OF_CHANCE, type(state).OF_BOTH
    own = [option for option in state.options if option.verb not in both]
    mixed = [str(option) for option in own if (option.verb in lots) != (state.seat == CHANCE)]
    findings.see(5, not mixed, f"{where}: OF_CHANCE and OF_BOTH do not tell whose {', '.join(mixed[:5])} is")
    outcomes = state.chance_outcomes()
    if state.seat == CHANCE:
        total = sum(probability for _, probability in outcomes)
        findings.see(5, abs(total - 1) < NEARLY, f"{where}: the probabilities of chance add up to {total}")
        names = [str(action) for action, _ in outcomes]
        findings.see(5, len(set(names)) == len(names), f"{where}: chance may answer the same in two ways: {names}")
