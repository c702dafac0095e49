"""A match: one position, the record of how it came about, and the fate that answers for chance."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ludotheque.core import copying, fate, record
from ludotheque.core.action import COMPOSED, Action, Blank
from ludotheque.core.edition import Edition
from ludotheque.core.news import Report, in_words, reports
from ludotheque.core.refusal import Refusal
from ludotheque.core.returning import REMEMBERED
from ludotheque.core.sight import Eyes
from ludotheque.core.state import CHANCE, SPECTATOR, Question, State
from ludotheque.core.view import View
from ludotheque.core.words import Words, shared

if TYPE_CHECKING:
    from ludotheque.analysis import Analysis
    from ludotheque.core.game import Game, Value

HALVES: Final = "halves"  # a thing of a verb that is written as a number with or without .5
BEATS: Final = 40  # so many of the last things that happened are kept with their positions ...
ANSWERS: Final = 30  # ... and so many of the last answers with what was before them


@dataclass(frozen=True)
class Before:
    """What there was before an answer of a seat, to take it back: the position, and how much had been answered, stood
    and been told."""

    seat: int
    position: State
    lines: int
    standing: int
    news: int


@dataclass(frozen=True)
class Beat:
    """One thing that happened, the position in which it was told, and who had answered."""

    report: Report
    position: State
    answered: int


class Match:
    """What people and programs play with: `seat`, `options`, `play`, `undo`, `view`, `save`."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: str | int | None = None,
        edition: Edition | None = None,
        names: list[str] | None = None,
        ask_chance: bool = False,
        settings: dict[str, Value] | None = None,
        rules: int | None = None,
    ) -> None:
        self.game = game
        self.rules = game.version(rules)
        self.settings = game.agreed(seats, settings or {}, self.rules)
        self.edition = edition or game.edition
        self.digest = self.edition.digest  # by which its record names the edition
        self.players = seats  # the rules drive the seats after theirs
        self.seats = seats + len(game.rivals(seats))
        self.names = given_names(game, seats, names)
        self.seed = fate.fresh_seed() if seed is None else str(seed)
        self.commitment = fate.commitment(self.seed)
        self.ask_chance = ask_chance
        self.lines: list[record.Line] = []
        self.variations: tuple[record.Variation, ...] = ()  # other lines that were tried, of a match that is looked at
        self._standing: list[int] = []  # who gave each answer that was not taken back
        self._fates = 0  # answers of chance so far
        self._uncovered = 0  # how long the record was when something hidden last showed itself
        self.news: list[Report] = []
        self.beats: list[Beat] = []  # what happened last, with the positions in which it was told
        self.state = game.start(self.edition, seats, game.terms(self.settings, self.rules))
        self.state.news = []
        self.state.go_on()
        self._before: list[Before] = []
        self._fair = 0  # how long the record was when somebody else, or chance, last answered
        self.retaken = 0  # how often an answer was taken back although others, or chance, had answered since
        self.go_on()

    @property
    def seat(self) -> int:
        """Whose turn it is to answer; -3 when the match is over."""
        return int(self.state.seat)

    @property
    def options(self) -> list[Action]:
        """What may be answered; each option prints as its notation."""
        return list(self.state.options)

    @property
    def standing(self) -> list[int]:
        """Who gave each answer that was not taken back."""
        return self._standing[:]

    def last(self, seats: Container[int]) -> int | None:
        """Which of these seats gave the last of their answers that were not taken back."""
        return next((seat for seat in reversed(self._standing) if seat in seats), None)

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def points(self) -> list[int]:
        return [int(self.state.points(seat)) for seat in range(self.seats)]

    @property
    def winners(self) -> list[int]:
        return self.state.winners()

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat knows; without a seat, what a spectator knows."""
        if seat != SPECTATOR and not 0 <= seat < self.players:
            raise Refusal("seat-unknown", seat=seat, most=self.players - 1)
        return View(self.game, self.edition, self.state.clone(), seat, self.names)

    def seen(self, beat: Beat, seat: int = SPECTATOR) -> View:
        """What a seat saw when this was told: nobody is asked in the midst of it, and nobody has won yet."""
        view = View(self.game, self.edition, beat.position, seat, self.names)
        view.asked, view.question, view.clause = beat.answered, "", ""
        view.options, view.winners, view.told = [], [], beat.report.event
        return view

    def information_state_string(self, seat: int) -> str:
        """The same for two positions that the seat cannot tell apart, and different for all others."""
        return self.view(seat).information_state_string()

    def eyes(self, seat: int | None = None) -> Eyes:
        """What a computer player in that seat is given; without a seat, whoever is asked."""
        asked = self.seat if seat is None else seat
        return self.game.eyes(self.state, asked, self.earlier(asked))

    def earlier(self, seat: int) -> list[State]:
        """The positions in which a seat gave its last answers, the oldest first."""
        return [before.position for before in self._before if before.seat == seat][-REMEMBERED:]

    def play(self, action: str | Action, seat: int | None = None) -> list[Report]:
        """Answer the question that is asked; what happened then, up to the next question."""
        actor = self.seat
        if self.over:
            raise Refusal("over")
        if seat is not None and seat != actor:
            if seat != CHANCE and not 0 <= seat < self.players:
                raise Refusal("seat-unknown", seat=seat, most=self.players - 1)
            raise Refusal("not-your-turn", asker=self._name(seat), asked=self._name(actor))
        wanted = self.edition.vocabulary.read(str(action))
        if wanted not in self.options and not self.allows(wanted):
            raise self._refuse(wanted)
        if self.lines and self.lines[-1].seat != actor:
            self._fair = len(self.lines)
        before = Before(actor, self.state.clone(), len(self.lines), len(self._standing), len(self.news))
        self._before = [*self._before[1 - ANSWERS :], before]
        told = len(self.news)
        self._answer(wanted)
        self.go_on()
        return self.news[told:]

    def allows(self, action: Action) -> bool:
        """Whether it may be answered although it is not listed: it was composed."""
        step = self.state.stack[-1] if self.state.stack else None
        return action.index == COMPOSED and isinstance(step, Question) and step.allows(self.state, action)

    @property
    def blanks(self) -> list[Blank]:
        """What may be composed freely, besides the options."""
        step = self.state.stack[-1] if self.state.stack else None
        return step.blanks(self.state) if isinstance(step, Question) else []

    def _answer(self, action: Action) -> None:
        self.lines.append(record.Line(self.seat, str(action)))
        self._standing.append(self.seat)
        if self.seat == CHANCE:
            self._fates += 1
            self._fair = len(self.lines)
        self.state.apply(action)
        self._collect()

    def go_on(self) -> None:
        """Let fate answer for chance, unless the caller wants to."""
        self._collect()
        while self.seat == CHANCE and not self.ask_chance:
            self._answer(self.edition.vocabulary.read(self.foretold()))

    def foretold(self) -> str:
        """What fate answers to the question now asked to chance."""
        return str(self.state.stack[-1].sample(self.state, fate.Fate(self.seed, self._fates)))

    def _collect(self) -> None:
        at = len(self.lines)
        told = reports(self.game, self.edition, self.state, self.names, at)
        positions = [news.position for news in self.state.news or [] if not news.silent]
        self.news += told
        answered = self._standing[-1] if self._standing else CHANCE
        new = [Beat(report, position, answered) for report, position in zip(told, positions, strict=True)]
        self.beats = [*self.beats, *new][-BEATS:]
        if any(news.silent for news in self.state.news or []):
            self._uncovered = at
        self.state.news = []

    def clone(self) -> Match:
        """A twin to try an answer on: this match stays as it is until the answer is safe."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.clone()
        twin.state.news = []
        twin.lines = self.lines[:]
        twin._standing = self._standing[:]
        twin.news = self.news[:]
        twin.beats = self.beats[:]
        twin._before = self._before[:]
        return twin

    def __copy__(self) -> Match:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Match:
        return self.clone()

    def __reduce__(self) -> str | tuple[object, ...]:
        return copying.match, (self.game.id, self.edition, self.record.text())

    def marked(self) -> Match:
        """A twin without its lines, light enough to keep many; `reopened` gives them back."""
        twin = self.clone()
        twin.lines, twin._standing, twin.beats = [], [], []
        return twin

    @property
    def positions(self) -> int:
        """How many positions it holds: its own, those before its last answers, those of what happened last."""
        return 1 + len(self._before) + len(self.beats)

    def reopened(self, lines: list[record.Line]) -> Match:
        twin = self.clone()
        twin.lines, twin._standing = lines[:], standing(lines)
        return twin

    def go_on_from(self, lines: list[record.Line], state: State) -> None:
        """Take up a match at a kept position, when its record cannot be played again by today's rules."""
        self.lines = lines[:]
        self._standing = standing(lines)
        self.state = state
        self.state.news = []
        self.news = []
        self.beats = []
        self._before = []
        self._fates = sum(1 for line in lines if line.seat == CHANCE)
        self.go_on()

    # undo

    def undoable(self, seat: int | None = None) -> str:
        """Empty when the last answer of this seat may be taken back, else the key of the reason why not."""
        if not self._standing:
            return "undo-nothing"
        last = self._standing[-1]
        if last == CHANCE:
            return "undo-chance"
        if not self._before or self._before[-1].lines < self._fair or seat not in (None, last):
            return "undo-others"
        return "undo-uncovered" if self._uncovered > self._before[-1].lines else ""

    def undo(self, seat: int | None = None, recorded: bool = False) -> None:
        """Take back one's last answer; only as far as nobody has learnt anything new.

        A record may have it `recorded` after something hidden showed itself: earlier rules did not see that.
        """
        reason = self.undoable(seat)
        if reason and not (recorded and reason == "undo-uncovered"):
            raise Refusal(reason)
        self._return_to(self._before[-1], record.UNDO)

    def retakable(self, seat: int) -> bool:
        """Whether the last answer of this seat could be taken back, whatever was answered since."""
        return not self.over and any(before.seat == seat for before in self._before)

    def take_back(self, seat: int) -> None:
        """Take back one's last answer and all that was answered since: among friends, or alone with computers.

        It all stays in the record. Chance has spoken for good: asked again, it answers anew, so that nobody can fish.
        """
        if self.over:
            raise Refusal("over")
        if not self.retakable(seat):
            raise Refusal("back-far" if seat in self._standing else "undo-nothing")
        self._return_to(next(before for before in reversed(self._before) if before.seat == seat), record.BACK)
        self._fair = len(self.lines)
        self.retaken += 1

    def _return_to(self, before: Before, how: str) -> None:
        self.lines.append(record.Line(before.seat, how))
        del self._standing[before.standing :]
        self._before = self._before[: self._before.index(before)]
        self.state = before.position.clone()  # a twin of this match may go back to the same position
        self.state.news = []
        told = len(self.news) - before.news
        self.beats = self.beats[: max(0, len(self.beats) - told)]
        del self.news[before.news :]

    # words for people

    def _name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < self.seats else shared("en")("chance")

    def label(self, action: Action, language: str = "en") -> str:
        """An option as a button would say it."""
        return label(self.game, action, self.names, language, self.edition)

    def _refuse(self, action: Action) -> Refusal:
        step = self.state.stack[-1]
        assert isinstance(step, Question)
        allowed = ", ".join(str(option) for option in self.options[:12])
        clause = step.why_not(self.state, action)
        return Refusal("illegal", clause, action=str(action), asked=self._name(self.seat), allowed=allowed)

    # the record

    @property
    def record(self) -> record.Record:
        result = record.Result(self.points, self.winners) if self.over else None
        return record.Record(
            game=self.game.id,
            edition=self.edition.id,
            digest=self.digest,
            rules=self.rules,
            seats=self.players,
            names=list(self.names),
            settings=self.settings,
            commitment=self.commitment,
            given_chance=self.ask_chance,
            lines=self.lines,
            result=result,
            seed=self.seed if fate.commitment(self.seed) == self.commitment else None,
            variations=self.variations,
        )

    def save(self, file: str | Path) -> None:
        """Write the record; it holds the seed, so that the match can go on and be checked."""
        record.write(self.record, Path(file))

    def analyse(self, iterations: int = 60, language: str = "en") -> Analysis:
        """Look back at a match that is over: chances, what decisions cost, and what was luck."""
        from ludotheque.analysis import analyse  # only here: agents stand above the core

        return analyse(self, iterations, language)

    def _repr_svg_(self) -> str:
        return self.view()._repr_svg_()

    def __repr__(self) -> str:
        return f"<match of {self.game.id}, {self.seats} seats: {self.view(SPECTATOR).ask()}>"


def standing(lines: list[record.Line]) -> list[int]:
    """Who gave each answer that was not taken back."""
    seats: list[int] = []
    for line in lines:
        if line.notation == record.UNDO:
            del seats[-1:]  # of a record that was damaged, what it takes back may be lost
        elif line.notation == record.BACK:
            while seats and seats.pop() != line.seat:
                pass
        else:
            seats.append(line.seat)
    return seats


def given_names(game: Game, players: int, names: list[str] | None) -> tuple[str, ...]:
    """The names of all seats; one without a name is called by its colour, or by what the rules drive there."""
    given = [name.strip() for name in names or []]
    called = game.seat_names(players, [])
    if len(given) > len(called):
        raise Refusal("names", names=len(given), seats=len(called))
    return tuple(name or usual for name, usual in zip([*given, *[""] * len(called)], called))


def label(game: Game, action: Action, names: tuple[str, ...], language: str, edition: Edition | None = None) -> str:
    """The words of an option: its text in the game's language file, filled with its things."""
    words = game.words(language, edition)
    key = f"option-{action.verb}"
    own = f"{key}-{len(action.args)}"  # where it is said otherwise with so many things
    return words(own if own in words else key, **told_of(game, action, words, names))


def told_of(game: Game, action: Action, words: Words, names: tuple[str, ...]) -> dict[str, str | int]:
    """The things of an action as its sentences name them."""
    things: dict[str, str | int] = {}
    for what, arg in zip(game.state_class.VERBS[action.verb], action.args):
        if what == HALVES:
            things[what] = int(2 * float(arg))
        else:
            things[what] = int(arg) if arg.isdigit() else in_words(arg, words, names)
    return things
