"""Whoever changes a part of a position that a batch does not always write anew says so: `state.changed |= MAP_PART`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import TypeGuard

import pytest

from ludotheque import games

DRAWING = ("scene", "outlook", "lessons")  # what only looks, or puts back what it tried
BEGINNING = {"lay_out", "clone", "alignment_of"}  # a new position has changed in all; the last puts back what it tried


def rules(id: str) -> Iterator[ast.FunctionDef]:
    folder = Path(import_module(type(games[id].edition).__module__).__file__ or "").parent
    while not (folder / "edition.toml").exists():
        folder = folder.parent
    for file in sorted(folder.rglob("*.py")):
        if not set(file.relative_to(folder).parts) & set(DRAWING):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.FunctionDef) and node.name not in BEGINNING:
                    yield node


def written(function: ast.FunctionDef) -> set[str]:
    """The fields that are written to: `state.tile[hex] = 1`, `state.hold = kept`, `dice = state.dice; dice[0] = 1`."""
    found = set()
    aliases: dict[str, str] = {}
    for node in ast.walk(function):
        if not isinstance(node, ast.Assign | ast.AugAssign):
            continue
        for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
            place = target.value if isinstance(target, ast.Subscript) else target
            if is_field(place):
                found.add(place.attr)
            elif isinstance(target, ast.Subscript) and isinstance(place, ast.Name):
                found.add(aliases.get(place.id, ""))
            elif isinstance(place, ast.Name) and is_field(node.value):
                aliases[place.id] = node.value.attr
    return found


def is_field(node: ast.AST | None) -> TypeGuard[ast.Attribute]:
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "state"


def told(function: ast.FunctionDef, bits: dict[str, int]) -> int:
    """What is said of them: `state.changed |= PILES_PART | BANKS_PART`, or with `c.` before each."""
    found = 0
    for node in ast.walk(function):
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Attribute) and node.target.attr == "changed":
            names = [name.id for name in ast.walk(node.value) if isinstance(name, ast.Name) and name.id != "c"]
            names += [name.attr for name in ast.walk(node.value) if isinstance(name, ast.Attribute)]
            found |= sum(bits[name] for name in names)
    return found


@pytest.mark.parametrize("id", [id for id in games if games[id].state_class.PARTS])
def test_whoever_changes_a_part_that_seldom_changes_says_so(id: str) -> None:
    parts = games[id].state_class.PARTS
    bits = vars(import_module(f"ludotheque.games.{id}.components"))
    seen = 0
    for function in rules(id):
        for number, part in enumerate(parts):
            if changed := written(function) & set(part):
                assert told(function, bits) & (1 << number), f"{function.name} changes {', '.join(changed)} silently"
                seen |= 1 << number
    assert seen == (1 << len(parts)) - 1
