"""A match: one position, the record of how it came about, and the fate that answers for chance."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.core import copying, fate, record
from ludotheque.core.action import Action, Blank
from ludotheque.core.course import ANSWERS, BEATS, Beat, Before, Course, standing
from ludotheque.core.edition import Edition
from ludotheque.core.labels import given_names, label
from ludotheque.core.news import Report, reports
from ludotheque.core.refusal import Refusal
from ludotheque.core.returning import REMEMBERED
from ludotheque.core.sight import Eyes
from ludotheque.core.state import CHANCE, SPECTATOR, Question, State
from ludotheque.core.view import View
from ludotheque.core.words import shared

if TYPE_CHECKING:
    from ludotheque.analysis import Analysis
    from ludotheque.core.game import Game, Value


class Match(Course):
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
        self.variations: tuple[record.Variation, ...] = ()  # other lines that were tried, of a match that is looked at
        self._fates = 0  # answers of chance so far
        super().__init__(game.start(self.edition, seats, game.terms(self.settings, self.rules)))
        self.state.news = []
        self.state.go_on()
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
    def points(self) -> list[int]:
        """The score of each seat, as it is now."""
        return [int(self.state.points(seat)) for seat in range(self.seats)]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; several share the victory. Empty before the end."""
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
        if wanted not in self.options and not self.state.allows(wanted):
            raise self._refuse(wanted)
        if self.lines and self.lines[-1].seat != actor:
            self._fair = len(self.lines)
        before = Before(actor, self.state.clone(), len(self.lines), len(self._standing), len(self.news))
        self._before = [*self._before[1 - ANSWERS :], before]
        told = len(self.news)
        self._answer(wanted)
        self.go_on()
        return self.news[told:]

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

    def __reduce__(self) -> str | tuple[object, ...]:
        return copying.match, (self.game.id, self.edition, self.record.text())

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
        """All that was answered so far, and what is needed to replay it."""
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
