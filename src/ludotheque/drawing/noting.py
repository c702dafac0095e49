"""Noting: of every picture it is known what was read of the view for it, so that the next one need not be drawn where
nothing of that has changed, and where something has, what was made of the rest can stay."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Sequence
from typing import Any, Final, NamedTuple, Protocol

from ludotheque.core.view import View

COUNT: Final = "count"
Place = int | str | None  # which entry of a field, how many there are, or all of it


class Made(Protocol):
    """What somebody made, and the fields that were read for it, or of which of their entries."""

    @property
    def made(self) -> Any: ...
    @property
    def reads(self) -> Collection[tuple[str, Place]]: ...


class Notes(NamedTuple):
    """What was read for a picture, and what was made of it on the way."""

    sheet: object  # on which it is drawn
    view: View
    fields: Collection[str]
    results: dict[Hashable, Made]


class Noted:
    """A view that keeps every field that is read of it."""

    __slots__ = ("__dict__", "_before", "_changed", "_results", "_view")

    def __init__(self, view: View, before: Notes | None) -> None:
        self._view = view
        self._results: dict[Hashable, Made] = {}
        self._before: dict[Hashable, Made] = before.results if before else {}
        self._changed: set[tuple[str, Place]] = set()
        if before:
            for field in view.unlike(before.view, before.fields):
                self._changed.update(differences(field, getattr(before.view, field), getattr(view, field)))

    def __getattr__(self, field: str) -> Any:
        value = self.__dict__[field] = getattr(self._view, field)
        return value


class Offered(Sequence[Any]):
    """The options of a view, which count as read only when somebody looks at them."""

    def __init__(self, view: Noted) -> None:
        self._view = view

    def __getitem__(self, place: Any) -> Any:
        return self._view.options[place]

    def __len__(self) -> int:
        return len(self._view.options)


def differences(field: str, old: Any, new: Any) -> Iterator[tuple[str, Place]]:
    yield field, None
    if type(old) is list and type(new) is list:
        yield from ((field, at) for at in range(max(len(old), len(new))) if old[at : at + 1] != new[at : at + 1])
        if len(old) != len(new):
            yield field, COUNT


def changed(view: Noted) -> bool:
    """Whether anything is different that was read for the picture before."""
    return bool(view._changed)


def stays(view: Noted, what: Hashable) -> Made | None:
    """What was made for the picture before, where all that was read for it is as it was."""
    found = view._before.get(what)
    if found is None or not view._changed.isdisjoint(found.reads):
        return None
    for field, _ in found.reads:
        getattr(view, field)  # it counts as read
    view._results[what] = found
    return found


def keep(view: Noted, what: Hashable, made: Made) -> None:
    view._results[what] = made


def notes(view: Noted, sheet: object) -> Notes:
    return Notes(sheet, view._view, view.__dict__.keys(), view._results)
