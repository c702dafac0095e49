"""Many matches at once, for programs that learn: chance is answered, and what has ended begins anew, without a word of
Python for any single match."""

from __future__ import annotations

from typing import Any

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from ludotheque.core.action import Action
from ludotheque.core.playout import settle
from ludotheque.core.refusal import Refusal
from ludotheque.core.rng import Rng
from ludotheque.core.sheet import EVERYTHING, Sheet
from ludotheque.core.state import NOBODY, State, Step


class Row:
    """One match of a batch, and its luck."""

    state: State
    luck: Rng

    def __init__(self, state: State, luck: Rng) -> None:
        self.state = state
        self.luck = luck


class Batch:
    """Some matches of one game in step; row k of every array is about match k.

    `seat` is asked now; `observation` and `mask` are what it sees and may answer. After a step `reward` has for each
    seat its share of the victory where the match has just ended (`done`), else 0; that row has begun a new match.
    """

    size: i64
    seats: i64
    matches: i64  # that have ended so far
    decisions: i64
    sheet: Sheet
    _first: State
    _actions: list[Action]
    _mask: vec[u8]
    _options: vec[i64]  # the indices of all allowed answers, match after match ...
    _starts: vec[i64]  # ... and where each match begins in them; last where all end
    _rows: list[Row]  # not a list of positions: whatever is taken out of a list is asked for its class
    _seat: vec[i64]
    _done: vec[u8]
    _reward: vec[float]
    _points: vec[i64]
    _choice: Rng

    def __init__(self, first: State, size: i64, seed: i64, sheet: Sheet) -> None:
        self.size = size
        self.seats = first.seats
        self.sheet = sheet
        self._first = first
        self._actions = first.vocabulary().actions
        self._mask = vec[u8]([0] * (size * len(self._actions)))
        self._options = vec[i64]()
        self._starts = vec[i64]([0] * (size + 1))
        self._seat = vec[i64]([0] * size)
        self._done = vec[u8]([0] * size)
        self._reward = vec[float]([0.0] * (size * first.seats))
        self._points = vec[i64]([0] * (size * first.seats))
        self._rows = []
        self._choice = Rng(seed)
        self.reset(seed)

    def reset(self, seed: i64) -> None:
        """All matches anew; the same seed and answers give the same matches."""
        luck = Rng(seed)
        self._choice = luck.split()
        self._rows = [Row(self._first, luck.split()) for _ in range(self.size)]
        self.matches = 0
        self.decisions = 0
        self._wipe()
        for at in range(self.size):
            self._done[at] = 0
            row = self._rows[at]
            step = self._begin(row)
            self._look(at, row.state, step)
        for at in range(self.size * self.seats):
            self._reward[at] = 0.0

    def _begin(self, row: Row) -> Step[Any] | None:
        """Another match in this row; what is asked in it."""
        row.state = self._first.clone()
        row.state.changed = EVERYTHING
        return settle(row.state, row.luck)

    def _look(self, at: i64, state: State, step: Step[Any] | None) -> None:
        """Fill what the seat that is asked sees, and what it may answer."""
        seat: i64 = NOBODY
        if step is not None:
            seat = step.seat
        self._seat[at] = seat
        self._mark(at, state.legal)
        self.sheet.row(at, state, seat, step, state.changed)
        state.changed = 0

    def _wipe(self) -> None:
        """No answer is allowed in any match."""
        marks, options, starts = self._mask, self._options, self._starts
        width: i64 = len(self._actions)
        for at in range(self.size):
            for place in range(starts[at], starts[at + 1]):
                marks[at * width + options[place]] = 0

    def _mark(self, at: i64, legal: list[Action]) -> None:
        """These answers are allowed in a match; those of the match before it stand already."""
        place = self._starts[at]
        end: i64 = place + len(legal)
        if end > len(self._options):
            self._options = extend(self._options, vec[i64]([0] * (end + 16 * self.size)))
        options = self._options
        marks = self._mask
        first: i64 = at * len(self._actions)
        for action in legal:
            index = action.index
            options[place] = index
            marks[first + index] = 1
            place += 1
        self._starts[at + 1] = end

    def step(self, actions: Any) -> None:
        """Answer in every match, by the index of an action each: a buffer of 64-bit numbers, or any row of numbers.

        Where one answer is not allowed, nothing happens in any match.
        """
        answers = vec[i64](actions)
        if len(answers) != self.size:
            raise Refusal("batch-answers", given=len(answers), size=self.size)
        marks = self._mask
        width: i64 = len(self._actions)
        for at in range(self.size):
            index = answers[at]
            if index < 0 or index >= width or marks[at * width + index] == 0:
                raise Refusal("batch-illegal", match=at, action=index)
        self._wipe()
        self._answer(answers)

    def _answer(self, answers: vec[i64]) -> None:
        """Match by match, each looked at as soon as it has gone on, while it is still in the cache."""
        words = self._actions
        rows = self._rows
        for at in range(self.size):
            if self._done[at] == 1:
                self._done[at] = 0
                for place in range(at * self.seats, (at + 1) * self.seats):
                    self._reward[place] = 0.0
            row = rows[at]
            state = row.state
            state.apply(words[answers[at]])
            step = settle(state, row.luck)
            if step is None:
                self._end(at, state)
                step = self._begin(row)
            self._look(at, row.state, step)
        self.decisions += self.size

    def _end(self, at: i64, state: State) -> None:
        self.matches += 1
        self._done[at] = 1
        shares = state.shares()
        for seat in range(self.seats):
            self._reward[at * self.seats + seat] = shares[seat]
            self._points[at * self.seats + seat] = state.points(seat)

    def at_random(self) -> vec[i64]:
        """An allowed answer for each match, each as likely."""
        answers = vec[i64]([0] * self.size)
        choice = self._choice
        options, starts = self._options, self._starts
        for at in range(self.size):
            answers[at] = options[starts[at] + choice.below(starts[at + 1] - starts[at])]
        return answers

    def options(self) -> tuple[memoryview, memoryview]:
        """The indices of all allowed answers, match after match, and where each match begins in them (and the end)."""
        return memoryview(self._options[: self._starts[self.size]]), memoryview(self._starts[:])

    @property
    def states(self) -> list[State]:
        """The positions of all matches as they are now."""
        return [row.state for row in self._rows]

    # the arrays: made once, and written by every step where something has changed; hence they are only to be read

    @property
    def observation(self) -> memoryview:
        """64-bit numbers: a row of the layout for each match."""
        return grid(self.sheet.numbers, "q", self.size, self.sheet.width).toreadonly()

    @property
    def mask(self) -> memoryview:
        """Bytes, 1 or 0: the vocabulary for each match."""
        return grid(self._mask, "B", self.size, len(self._actions)).toreadonly()

    @property
    def reward(self) -> memoryview:
        """Doubles: the seats for each match."""
        return grid(self._reward, "d", self.size, self.seats)

    @property
    def points(self) -> memoryview:
        """64-bit numbers: how the last match of each row ended, seat by seat."""
        return grid(self._points, "q", self.size, self.seats)

    @property
    def seat(self) -> memoryview:
        """64-bit numbers: who is asked in each match."""
        return memoryview(self._seat)

    @property
    def done(self) -> memoryview:
        """Bytes, 1 where the last step ended a match."""
        return memoryview(self._done)

    def __repr__(self) -> str:
        return f"<{self.size} matches of {self.seats} seats at once: {self.matches} ended so far>"


def grid(values: Any, form: str, rows: i64, width: i64) -> memoryview:
    """An array as rows, without a copy."""
    plain: Any = memoryview(values).cast("B")
    rowed: memoryview = plain.cast(form, [rows, width])
    return rowed
