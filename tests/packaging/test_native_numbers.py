"""What would make an object of every number in a loop of compiled code, without anybody seeing it."""

from __future__ import annotations

import ast
from pathlib import Path

from setup import groups


def test_no_loop_of_compiled_code_counts_with_a_nameless_variable() -> None:
    files = [Path(file) for group, _ in groups() for file in group]
    assert len(files) > 100
    found = [
        f"{file}:{node.lineno}"
        for file in files
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.For) and isinstance(node.target, ast.Name) and node.target.id == "_"
    ]
    assert found == []
