"""What is computed from a view is computed once for what was read of it, and never stale."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import pytest

from ludotheque.drawing import memory
from ludotheque.drawing.memory import Memory, remembered, staying
from ludotheque.drawing.noting import Noted, Notes, notes


@dataclass
class Seen:
    """A view of nothing in particular."""

    round: int = 1
    town: list[int] = field(default_factory=lambda: [3, 4, 5, 6, 7, 8])
    hand: list[Any] = field(default_factory=lambda: [[1, 2], 2])
    points: list[int] = field(default_factory=lambda: [7, 8])


RUN: list[object] = []


@pytest.fixture(autouse=True)
def afresh() -> None:
    RUN.clear()


@remembered
def label(view: Seen, seat: int) -> str:
    RUN.append(seat)
    return f"{seat} at {view.town[seat]}" + (f" of {sum(view.town)}" if view.town[seat] > 5 else "")


def test_it_runs_again_only_if_what_it_read_has_changed() -> None:
    assert label(Seen(), 0) == label(Seen(round=2, town=[3, 9]), 0) == "0 at 3"
    assert RUN == [0]
    assert label(Seen(town=[4]), 0) == "0 at 4" and label(Seen(), 1) == "1 at 4"
    assert RUN == [0, 0, 1]


def test_what_it_reads_may_depend_upon_what_it_read() -> None:
    assert label(Seen(town=[6, 1]), 0) == "0 at 6 of 7"
    assert label(Seen(town=[6, 2]), 0) == "0 at 6 of 8" and len(RUN) == 2
    assert label(Seen(town=[6, 1]), 0) == "0 at 6 of 7" and len(RUN) == 2


def test_a_function_inside_reads_for_the_one_outside() -> None:
    @remembered
    def both(view: Seen) -> str:
        RUN.append("both")
        return f"{label(view, 0)}, {label(view, 1)}"

    for town in ([1, 11], [1, 12], [1, 11], [2, 11]):
        assert both(Seen(town=town)) == f"0 at {town[0]}, 1 at {town[1]} of {sum(town)}"
    assert RUN.count("both") == 3


def test_of_a_field_everything_counts_that_can_be_asked_of_it() -> None:
    ways: list[Any] = [
        *(len, list, tuple, sum, str),
        lambda town: 7 in town,
        lambda town: town[1:],
        lambda town: town == [3, 7],
        lambda town: town.count(7),
        lambda town: town.index(7),
        lambda town: [0] + town + [1],
        lambda town: [*reversed(town)],
    ]
    for way in ways:
        look = remembered(lambda view, way=way: way(view.town))
        for town in ([3, 7], [7, 3], [3, 7, 9], [3, 7]):
            assert look(Seen(town=town)) == way(town)


def test_many_entries_are_read_as_one() -> None:
    @remembered
    def farthest(view: Seen) -> int:
        RUN.append("farthest")
        return max(view.town[at] for at in range(6))

    for at in range(6):
        town = [1, 1, 1, 1, 1, 1]
        town[at] = 9
        assert farthest(Seen(town=town)) == 9
    assert len(RUN) == 6


def test_lists_in_lists_are_compared_by_what_they_hold() -> None:
    cards = remembered(lambda view: str(view.hand))
    assert [cards(Seen(hand=hand)) for hand in ([[1], 2], [2, [1]], [[1], 2])] == ["[[1], 2]", "[2, [1]]", "[[1], 2]"]


@staying
def whole(view: Any, seat: int) -> str:
    RUN.append(seat)
    return f"{view.town[seat]} {len(view.hand)} {view.round if seat else view.points[-1]}"


class Told(Seen):
    """A view that says in what it differs from another."""

    def unlike(self, other: Seen, fields: Iterable[str]) -> set[str]:
        return {field for field in fields if getattr(self, field) != getattr(other, field)}


def test_what_one_picture_was_made_of_stays_in_the_next_unless_something_that_was_read_has_changed() -> None:
    before: Notes | None = None
    for view, run in [
        (Told(), [0, 1]),
        (Told(), []),
        (Told(town=[3, 4, 9, 6, 7, 8]), []),
        (Told(town=[3, 5, 9, 6, 7, 8]), [1]),
        (Told(town=[3, 5], round=2), [1]),
        (Told(town=[3, 5], round=2, points=[7, 9]), [0]),
        (Told(town=[3, 5], round=2, points=[7, 9], hand=[1, 2, 3]), [0, 1]),
        (Told(town=[3, 5], round=2, points=[7, 9], hand=[1, 2, 4]), []),
    ]:
        RUN.clear()
        noted: Any = Noted(view, before)  # type: ignore[arg-type]
        assert [whole(noted, seat) for seat in (0, 1)] == [whole(view, seat) for seat in (0, 1)]
        assert RUN[: len(run)] == run and len(RUN) == len(run) + 2, "a view that nobody notes is read each time"
        before = notes(noted, "sheet")


def test_what_stays_counts_as_read_for_the_picture_after_it() -> None:
    noted: Any = Noted(Told(), None)  # type: ignore[arg-type]
    label(noted, 0)
    for _ in range(3):
        noted = Noted(Told(), notes(noted, "sheet"))  # type: ignore[arg-type]
        assert label(noted, 0) == "0 at 3"
    assert label(Noted(Told(town=[4]), notes(noted, "sheet")), 0) == "0 at 4"  # type: ignore[arg-type]


def test_it_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "REMEMBERED", 10)
    kept = Memory()
    for number in range(25):
        kept.keep((number,), {("round", None): number}, number)
    found = [number for number in range(25) if kept.find(Seen(round=number), (number,)) is not None]
    assert found == [20, 21, 22, 23, 24]
