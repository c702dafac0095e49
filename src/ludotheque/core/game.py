"""A game as the catalogue knows it: its folder, its numbers of players, its settings, and how to start a match."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import pkgutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from ludotheque.core import copying, words
from ludotheque.core import edition as editions
from ludotheque.core.edition import Edition
from ludotheque.core.judgement import Features
from ludotheque.core.layout import Layout, Span
from ludotheque.core.outlook import Outlook
from ludotheque.core.refusal import Refusal
from ludotheque.core.setting import Setting as Setting
from ludotheque.core.setting import Value as Value
from ludotheque.core.setting import first_player as first_player
from ludotheque.core.sight import Eyes
from ludotheque.core.state import State, Step
from ludotheque.core.trial import strange
from ludotheque.core.words import Words

if TYPE_CHECKING:
    from ludotheque.core.batch import Batch
    from ludotheque.core.match import Match

RULES: Final = "rules"  # among the terms of a match: the version of the rules it is played by


def unsaid(edition: Edition, seats: int) -> dict[str, Span]:
    """The spans of a game that says nothing of its fields."""
    return {}


@lru_cache(maxsize=64)
def words_of(game: Game, language: str, edition: Edition) -> Words:
    """The texts of a game, with the figures of an edition."""
    return words.of_folder(game.folder, language).of(edition.figures)


PLAIN: Final[Outlook[Any]] = Outlook()  # of a game that says nothing to computers: they look at the points


@dataclass(frozen=True, eq=False)
class Game:
    """One game: everything else about it is found in its folder. There is one of each, so that it is the same only as
    itself: what is kept for a game is found without comparing all that it says of itself."""

    id: str
    least: int
    most: int
    edition_class: Callable[[dict[str, Any]], Edition]
    state_class: type[State]
    start: Callable[[Any, int, dict[str, Any]], State]
    settings: tuple[Setting, ...] = ()
    outlook: Outlook[Any] = PLAIN
    features: Features[Any] | None = None  # what a learner is told of a seat
    rules_version: int = 1  # raised when a rule changes: matches of earlier versions go on by theirs
    formerly: tuple[str, ...] = ()  # digests that its own edition had before corrections that no match feels
    driven: dict[int, tuple[str, ...]] = field(default_factory=dict)  # by players: seats the rules drive
    scoreless: tuple[str, ...] = ()  # those of them that never have points, and cannot win
    needed: tuple[str, ...] = ()  # numbers of an edition that cannot be nothing, although a random match might end
    package: str = ""
    spans: Callable[[Any, int], dict[str, Span]] = unsaid

    def __reduce__(self) -> str | tuple[object, ...]:
        return copying.game, (self.id,)

    def __repr__(self) -> str:
        return f"<game {self.id}, {self.least} to {self.most} seats>"

    @property
    def usual(self) -> int:
        """How many play where nobody says: as few as play against one another."""
        return max(self.least, min(2, self.most))

    @property
    def home(self) -> str:
        """The package the game lives in."""
        return self.package or f"ludotheque.games.{self.id}"

    @cached_property
    def folder(self) -> Path:
        """Where the game's data, words, rules and drawing lie."""
        module = importlib.import_module(self.home)
        assert module.__file__ is not None
        return Path(module.__file__).parent

    def part(self, name: str) -> ModuleType | None:
        """A module that a game may have, or may do without: `scene`, `text`."""
        package = importlib.import_module(self.home)
        if not hasattr(package, "__path__") or importlib.util.find_spec(f"{self.home}.{name}") is None:
            return None
        return importlib.import_module(f"{self.home}.{name}")

    @cached_property
    def edition(self) -> Edition:
        """The edition that comes with the game."""
        return self.read_edition(self.folder / "edition.toml")

    @cached_property
    def steps(self) -> dict[str, type[Step[Any]]]:
        """The steps of this game by name, for reading saved positions."""
        package = importlib.import_module(self.home)
        modules = [package]
        for found in pkgutil.walk_packages(getattr(package, "__path__", []), f"{package.__name__}."):
            if not found.name.startswith(f"{package.__name__}.tests"):  # a game from elsewhere has them inside
                modules.append(importlib.import_module(found.name))
        members = [member for module in modules for _, member in inspect.getmembers(module, inspect.isclass)]
        return {member.__name__: member for member in members if issubclass(member, Step)}

    def rivals(self, players: int) -> tuple[str, ...]:
        """The seats that the rules drive in a match of so many players, by id; each has its name in `driven-…`."""
        return self.driven.get(players, ())

    def scores(self, players: int, seat: int) -> bool:
        """Whether a seat has points, be they none yet."""
        return seat < players or self.rivals(players)[seat - players] not in self.scoreless

    def seat_names(self, players: int, names: Sequence[str], language: str = "en") -> list[str]:
        """What all seats are called: the players as they are named, or by colour, then those that the rules drive."""
        colours = [words.shared(language)(f"seat-{seat}") for seat in range(players)]
        called = [*colours, *(self.words(language)(f"driven-{id}") for id in self.rivals(players))]
        return [*names, *called[len(names) :]]

    def words(self, language: str, edition: Edition | None = None) -> Words:
        """The texts of this game, with the figures of an edition; without one, of that which comes with the game."""
        if edition is not None:
            return words_of(self, language, edition)
        language = language if language in words.LANGUAGES else "en"
        if language not in self._words:
            self._words[language] = words.of_folder(self.folder, language).of(lambda said: self.edition.figures(said))
        return self._words[language]

    @cached_property
    def _words(self) -> dict[str, Words]:
        return {}

    def title(self, language: str) -> str:
        """What the game is called: in its words, or on its box, or by its id."""
        said = self.words(language)
        box = self.edition.data["edition"].get("title") or self.id.replace("_", " ").capitalize()
        return said("title") if said.has("title") else str(box)

    def read_edition(self, file: Path) -> Edition:
        """An edition file of this game, checked; a clear sentence for what is wrong with it."""
        data = editions.read(file)
        named = data["edition"].get("game")
        if named != self.id:
            raise Refusal("edition-foreign", file=str(file), found=str(named), game=self.id)
        return self.make_edition(data, str(file))

    def make_edition(self, data: dict[str, Any], name: str) -> Edition:
        """An edition of these data, or a sentence that says why they are none."""
        try:
            complaints = self.nothing(data)
            if "edition" in self.__dict__:  # it is not our own that is being made
                complaints += self.seating_wrong(data) + strange(self.edition.data, data)[:5]
            if not complaints:  # else laying it out might take for ever
                edition = self.edition_class(data)
                complaints = edition.complaints()
        except Exception as problem:  # a file of somebody else's may lack or hold anything
            why = f"{problem} is missing" if isinstance(problem, KeyError) else str(problem)
            raise Refusal("edition-lacks", file=name, why=why) from None
        if complaints:
            raise Refusal("edition-wrong", file=name, why=" ".join(complaints))
        return edition

    def nothing(self, data: dict[str, Any]) -> list[str]:
        """What an edition has none of, and cannot be without."""
        return [f"[numbers.{name}] is at least 1." for name in self.needed if data["numbers"][name]["value"] < 1]

    def seating_wrong(self, data: dict[str, Any]) -> list[str]:
        """Whether an edition is said to be for more people than the rules know, or for nobody."""
        least, most = data["edition"].get("players", (self.least, self.most))
        if self.least <= least <= most <= self.most:
            return []
        return [f"[edition.players] are the fewest and the most, from {self.least} to {self.most}."]

    def agreed(self, seats: int, wishes: dict[str, Value], rules: int | None = None) -> dict[str, Value]:
        """All settings of a match: the wishes, and the defaults for the rest, as that version of the rules knows them;
        without one the newest."""
        if not self.least <= seats <= self.most:
            raise Refusal("seats", game=self.id, seats=seats, least=self.least, most=self.most)
        version = self.version(rules)
        known = {
            setting.id: setting for setting in self.settings if setting.since <= version and setting.matters(seats)
        }
        chosen = {id: setting.values[0] for id, setting in known.items()}
        for name, value in wishes.items():
            if name not in known:
                raise Refusal("setting-unknown", game=self.id, setting=name, allowed=", ".join(known) or "none")
            allowed = known[name].allowed(seats + len(self.rivals(seats)))
            if value not in allowed:
                raise Refusal("setting-value", setting=name, value=str(value), allowed=", ".join(map(str, allowed)))
            chosen[name] = allowed[allowed.index(value)]  # 1 stands for true: keep the value as the game wrote it
        return chosen

    def version(self, rules: int | None = None) -> int:
        """A version of the rules that can be played here; without one the newest."""
        if rules is None:
            return self.rules_version
        if not 1 <= rules <= self.rules_version:
            raise Refusal("rules-unknown", game=self.title("en"), rules=rules, newest=self.rules_version)
        return rules

    def terms(self, settings: dict[str, Value], rules: int | None = None) -> dict[str, Value]:
        """What a match is set up by: what was agreed, for later settings what held before them, and as `rules` the
        version of the rules."""
        version = self.version(rules)
        later = [setting for setting in self.settings if setting.since > version]
        before = {each.id: each.values[0] if each.before is None else each.before for each in later}
        return {**before, **settings, RULES: version}

    def is_edition(self, edition: Edition, digest: str) -> bool:
        """Whether a match that names this digest can be played with the edition: it is that one, or its correction."""
        return digest == edition.digest or (edition is self.edition and digest in self.formerly)

    def new(
        self,
        seats: int | None = None,
        seed: str | int | None = None,
        *,
        edition: Edition | None = None,
        names: list[str] | None = None,
        ask_chance: bool = False,
        **settings: Value,
    ) -> Match:
        """A new match, ready for its first answer."""
        from ludotheque.core.match import Match

        return Match(self, self.usual if seats is None else seats, seed, edition, names, ask_chance, settings)

    def load(self, file: str | Path, edition: Edition | None = None) -> Match:
        """The match that was saved in a file, ready to go on."""
        from ludotheque.core import record

        return record.replay(record.open_file(Path(file)), self, edition, str(file))

    def eyes(self, state: State, seat: int | None = None, earlier: list[State] | None = None) -> Eyes:
        """What a computer player in that seat is given; without a seat, whoever is asked."""
        eyes = Eyes(state, state.seat if seat is None else seat, self.outlook, earlier)
        eyes.game = self
        return eyes

    def position(self, edition: Edition, seats: int, settings: dict[str, Value], rules: int | None = None) -> State:
        """A fresh position, run up to its first question."""
        state = self.start(edition, seats, self.terms(settings, rules))
        state.go_on()
        return state

    def layout(self, seats: int | None = None, edition: Edition | None = None) -> Layout:
        """What the numbers of an observation mean, and which index each action has; kept with the edition."""
        edition = edition or self.edition
        seats = self.least if seats is None else seats
        self.agreed(seats, {})
        if seats not in edition.layouts:
            edition.layouts[seats] = Layout(self, seats, edition)
        found: Layout = edition.layouts[seats]
        return found

    def batch(
        self, size: int, seats: int | None = None, seed: int = 1, edition: Edition | None = None, **settings: Value
    ) -> Batch:
        """So many matches in step, for programs that learn: each answer is given in all of them at once."""
        from ludotheque.core.batch import Batch

        if size < 1:
            raise Refusal("batch-size", size=size)
        layout = self.layout(seats, edition)
        first = self.position(layout.edition, layout.seats, self.agreed(layout.seats, settings))
        return Batch(first, size, seed, layout.sheet(size))
