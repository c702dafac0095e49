"""Matches of Loire for the tests of the core, and what is said to whoever wishes the impossible."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from ludotheque import games
from ludotheque.core.match import Match
from ludotheque.core.refusal import Refusal
from ludotheque.core.rng import Rng

LOIRE = games["loire"]


def played(seats: int = 4, seed: int = 7, answers: int = 40) -> Match:
    """A match some way on, answered at random."""
    match = LOIRE.new(seats=seats, seed=seed)
    rng = Rng(seed)
    while answers and not match.over:
        match.play(match.options[rng.below(len(match.options))])
        answers -= 1
    return match


def dealt() -> Match:
    """A match of two, just dealt."""
    match = LOIRE.new(seats=2, seed=7)
    match.play("place tours")
    match.play("place blois")
    return match


def refusal(wish: Callable[[], object]) -> Refusal:
    """What is said to the one who wished; the sentence is checked in both languages."""
    with pytest.raises(Refusal) as refused:
        wish()
    english, french = (refused.value.sentence(language) for language in ("en", "fr"))
    assert english != french
    for sentence in (english, french):
        assert "refusal-" not in sentence, "a raw key"
        assert not re.search(r"\{ ?\$", sentence), "a gap that was not filled"
        assert len(sentence.split()) > 4
        assert re.search(r"[.!»”)](\s\([LR]-[\d.]+\))?$", sentence)
    assert str(refused.value) == english
    return refused.value
