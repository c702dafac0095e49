"""Memory: what a scene computes from a view is computed once for all that it read of the view.

A function `of(view, ...)` under `@remembered` is watched when it first runs: which fields it reads, entry by entry, and
what they hold. Where a view holds the same there, it need not run again, whoever looks and whatever else has changed.
Nobody has to say upon what it depends, so nothing can be forgotten; it must only be given by its arguments and the view
all that it uses, and leave them as they are.

Within a picture that follows another one (`noting.py`) even that is not asked where none of these fields has changed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from ludotheque.drawing import noting
from ludotheque.drawing.noting import COUNT, Noted, Place

Seen = TypeVar("Seen")
Given = ParamSpec("Given")
Made = TypeVar("Made")
Notes = dict[tuple[str, Place], Hashable]

REMEMBERED: Final = 4000  # results of one function; then it begins anew
SINGLE: Final = 3  # entries of a field that are looked at by themselves


def remembered(compute: Callable[Concatenate[Seen, Given], Made]) -> Callable[Concatenate[Seen, Given], Made]:
    """The function, run only for what it has not read before. Its further arguments are hashable."""
    memory = Memory()

    @wraps(compute)
    def remember(view: Seen, /, *given: Given.args, **named: Given.kwargs) -> Made:
        key = (*given, *named.items()) if named else given
        noted: Any = view if type(view) is Noted else None
        stays = noting.stays(noted, (memory, key)) if noted else None
        if stays is not None:
            return stays.made  # type: ignore[no-any-return]
        found = memory.find(view, key)
        if found is None:
            outer = view._notebook if isinstance(view, Watched) else None
            notebook = Notebook(outer.view if outer else view)
            watched: Any = Watched(notebook)
            found = memory.keep(key, notebook.notes, compute(watched, *given, **named))
            if outer:
                outer.notes |= notebook.notes
        if noted:
            noting.keep(noted, (memory, key), found)
        return found.made  # type: ignore[no-any-return]

    return remember


def staying(compute: Callable[Concatenate[Seen, Given], Made]) -> Callable[Concatenate[Seen, Given], Made]:
    """The function, run for the next picture only if something that it read has changed: for what changes so often that
    it would not be found again among what is remembered."""
    memory = Memory()  # by which it is known among others

    @wraps(compute)
    def stay(view: Seen, /, *given: Given.args, **named: Given.kwargs) -> Made:
        noted: Any = view if type(view) is Noted else None
        if noted is None:
            return compute(view, *given, **named)
        key = (memory, given, *named.items())
        stays = noting.stays(noted, key)
        if stays is None:
            notebook = Jotter(noted)
            watched: Any = Watched(notebook)
            stays = Result(compute(watched, *given, **named), notebook.notes)
            noting.keep(noted, key, stays)
        return stays.made  # type: ignore[no-any-return]

    return stay


class Question:
    """What is read next of a view, and by what is found there the next question, or what was made in the end."""

    __slots__ = ("field", "known", "place")

    def __init__(self, field: str, place: Place) -> None:
        self.field = field
        self.place = place
        self.known: dict[Hashable, Question | Result] = {}


class Result:
    """What was made, and what was read for it."""

    __slots__ = ("made", "reads")

    def __init__(self, made: Any, reads: Collection[tuple[str, Place]]) -> None:
        self.made = made
        self.reads = reads


class Memory:
    """The results of one function: for each set of arguments a tree of questions to a view."""

    def __init__(self) -> None:
        self._first: dict[tuple[Any, ...], Question | Result] = {}
        self._size = 0

    def find(self, view: Any, given: tuple[Any, ...]) -> Result | None:
        at = self._first.get(given)
        while type(at) is Question:
            at = at.known.get(read(view, at.field, at.place))
        return at  # type: ignore[return-value]

    def keep(self, given: tuple[Any, ...], notes: Notes, made: Any) -> Result:
        if self._size >= REMEMBERED:
            self._first, self._size = {}, 0
        self._size += 1
        known: dict[Any, Question | Result] = self._first
        answer: Hashable = given
        for (field, place), value in notes.items():
            asked = known.get(answer)
            if type(asked) is not Question or (asked.field, asked.place) != (field, place):
                asked = known[answer] = Question(field, place)
            known, answer = asked.known, value
        result = known[answer] = Result(made, frozenset(notes))
        return result


def read(view: Any, field: str, place: Place) -> Hashable:
    if isinstance(view, Watched):
        return view._notebook.read(field, place)
    value = getattr(view, field)
    return frozen(value if place is None else len(value) if place is COUNT else value[place])


def frozen(value: Any) -> Hashable:
    """A value as it may be looked up."""
    if type(value) is list:
        flat = tuple(value)
        try:
            hash(flat)
        except TypeError:
            return tuple(map(frozen, value))
        return flat
    if type(value) is dict:
        return tuple((name, frozen(each)) for name, each in value.items())
    return value  # type: ignore[no-any-return]


class Notebook:
    """What is read of a view, in the order in which it is first read, and what was found there."""

    def __init__(self, view: Any) -> None:
        self.view = view
        self.notes: Notes = {}
        self._single: Counter[str] = Counter()

    def read(self, field: str, place: Place = None) -> Hashable:
        found = self.notes[field, place] = read(self.view, field, place)
        return found

    def note(self, field: str, place: Place = None) -> None:
        self.read(field, place)

    def read_entry(self, field: str, place: int) -> None:
        """Where many entries are read, all of them are: one long question is sooner answered than many short ones."""
        if (field, None) not in self.notes and (field, place) not in self.notes:
            self._single[field] += 1
            self.read(field, place if self._single[field] <= SINGLE else None)


class Jotter(Notebook):
    """What is read of a view, and not what was found there."""

    def note(self, field: str, place: Place = None) -> None:
        self.notes[field, place] = None

    read_entry = note


class Watched:
    """A view of which every reading is noted. Its fields hold the notebook and not the view that they were read of, so
    that all of them are gone as soon as nobody reads any more."""

    def __init__(self, notebook: Notebook) -> None:
        self._notebook = notebook

    def __getattr__(self, field: str) -> Any:
        notebook = self._notebook
        value = getattr(notebook.view, field)
        if type(value) is list:
            value = Entries(notebook, field, value)  # its entries are noted, read as often as they are
        else:
            notebook.note(field)
        self.__dict__[field] = value
        return value


class Entries(Sequence[Any]):
    """A field of several entries, of which those that are read are noted."""

    def __init__(self, of: Notebook, field: str, values: list[Any]) -> None:
        self.of = of
        self.field = field
        self.values = values

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, int) and place >= 0:  # counted from the end, it depends on how many there are
            self.of.read_entry(self.field, place)
            return self.values[place]
        return self._all()[place]

    def __len__(self) -> int:
        self.of.note(self.field, COUNT)
        return len(self.values)

    def _all(self) -> list[Any]:
        self.of.note(self.field)
        return self.values

    def __iter__(self) -> Iterator[Any]:
        return iter(self._all())

    def __contains__(self, value: object) -> bool:
        return value in self._all()

    def __eq__(self, other: object) -> bool:
        return self._all() == (other._all() if isinstance(other, Entries) else other)

    def __add__(self, other: Any) -> list[Any]:
        return [*self._all(), *other]

    def __radd__(self, other: Any) -> list[Any]:
        return [*other, *self._all()]

    def __repr__(self) -> str:
        return repr(self._all())

    __hash__ = None  # type: ignore[assignment]
