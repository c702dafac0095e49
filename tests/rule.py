"""`@rule("L-8.4b", "R-12")`: the clauses a test proves, as literals that can be read from the source."""

from __future__ import annotations

import re

import pytest

CLAUSE = re.compile(r"[A-Z]+-\d+(\.\d+)*[a-z]?")


def rule(*clauses: str) -> pytest.MarkDecorator:
    """Mark a test with the clauses it proves."""
    for clause in clauses:
        if not CLAUSE.fullmatch(clause):
            raise ValueError(f"{clause!r} is not the name of a clause: write L-8.4b or R-12")
    return pytest.mark.rule(*clauses)
