"""How matches went, from their records: length, seats, where points came from, what happened how often.

    ludotheque simulate bretagne --seats 4 --matches 1000 --agents greedy --seed g4 --out records/g4
    python bench/records.py records/g4
    python bench/records.py records/g4 --split ordered.count placed.tower.category=enfer/1,3,6 \\
        --spell chose.barge:stayed,played,majority,stood --count built built.tower.category placed.tower.category

The records are played again, and what is told on the way is counted. All ± and brackets are 95 % intervals. Further
questions name what the game tells (`EVENTS` of its state) and its components, as EVENT.FACT.COLUMN=VALUE: an event; one
of its facts, such as a tower; a column that the edition has for this thing, such as its category; and the only value
that matters. Less than that will often do.

--split   wins and points of the seats, by what was said of them; or, with a VALUE, by how often it was: /1,3,6 are the
          numbers of times at which another group begins.
--spell   points gained from one such event to the next of the same seat; after the colon, the events that tell them.
--count   how often in a match and by each seat, by what was said; of an event alone, in how many matches how often.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path

from ludotheque import games
from ludotheque.arena.statistics import mean, wilson
from ludotheque.core import record
from ludotheque.core.edition import Edition
from ludotheque.core.match import Match
from ludotheque.core.news import Report
from ludotheque.core.words import Words

Key = str | int


class Pattern:
    """EVENT.FACT.COLUMN=VALUE: which news are meant, and what they say."""

    def __init__(self, text: str) -> None:
        self.text = text
        path, _, self.value = text.partition("=")
        self.event, self.fact, self.column = (*path.split("."), "", "")[:3]

    def key(self, told: Report, edition: Edition) -> Key | None:
        """What a report says, or None if it is not meant."""
        if told.event != self.event:
            return None
        said = told.facts[self.fact] if self.fact else self.event
        if self.column:
            said = column(edition, said, self.column)
        return None if self.value and str(said) != self.value else said


def column(edition: Edition, thing: Key, name: str) -> Key:
    """What the edition's table says of one of its components."""
    tables = [rows for rows in edition.data.values() if isinstance(rows, list)]
    found: list[Key] = [row[name] for rows in tables for row in rows if row.get("id") == thing and name in row]
    return found[0] if found else "–"


class Seats:
    """Wins and points of seats, group by group."""

    def __init__(self) -> None:
        self.wins: dict[Key, float] = defaultdict(float)
        self.points: dict[Key, list[float]] = defaultdict(list)

    def add(self, group: Key, match: Match, seat: int) -> None:
        self.wins[group] += (seat in match.winners) / len(match.winners)
        self.points[group].append(match.points[seat])

    def show(self, title: str, words: Words) -> None:
        rows = []
        for group, points in sorted(self.points.items()):
            low, high = wilson(self.wins[group], len(points))
            share = f"{100 * self.wins[group] / len(points):.1f} % ({100 * low:.1f} to {100 * high:.1f})"
            rows.append((named(group, words), len(points), share, within(points)))
        table((title, "seats", "wins", "points"), rows)


class Split:
    """Seats by what was said of them, or by how often."""

    def __init__(self, text: str) -> None:
        wanted, _, bounds = text.partition("/")
        self.pattern = Pattern(wanted)
        self.bounds = [int(bound) for bound in bounds.split(",") if bound]
        self.groups = Seats()

    def add(self, match: Match) -> None:
        said: dict[Key, list[Key]] = defaultdict(list)
        for told in match.news:
            key = self.pattern.key(told, match.edition)
            if key is not None:
                said[told.facts["seat"]].append(key)
        for seat in range(match.seats):
            keys = said[f"seat-{seat}"]
            if self.pattern.value or self.bounds or not self.pattern.fact:
                self.groups.add(max([0, *(bound for bound in self.bounds or [1] if bound <= len(keys))]), match, seat)
            elif keys:
                self.groups.add(keys[0], match, seat)

    def show(self, words: Words) -> None:
        self.groups.show(self.pattern.text + (", times or more" if self.bounds else ""), words)


class Spell:
    """Points that a seat gains from one event to the next of its kind, by what it said."""

    def __init__(self, text: str) -> None:
        wanted, _, scoring = text.partition(":")
        self.pattern = Pattern(wanted)
        self.scoring = scoring.split(",")
        self.gains: dict[Key, list[float]] = defaultdict(list)

    def add(self, match: Match) -> None:
        now: dict[Key, tuple[Key, float]] = {}
        for told in match.news:
            key, seat = self.pattern.key(told, match.edition), told.facts.get("seat", "")
            if key is not None:
                self.close(now.pop(seat, None))
                now[seat] = key, 0.0
            elif told.event in self.scoring and seat in now:
                now[seat] = now[seat][0], now[seat][1] + int(told.facts["points"])
        for spell in now.values():
            self.close(spell)

    def close(self, spell: tuple[Key, float] | None) -> None:
        if spell:
            self.gains[spell[0]].append(spell[1])

    def show(self, words: Words) -> None:
        rows = [(named(key, words), len(gains), within(gains)) for key, gains in sorted(self.gains.items())]
        table((f"from one {self.pattern.text} to the next", "times", "points"), rows)


class Count:
    """How often something was told, by what it said."""

    def __init__(self, text: str) -> None:
        self.pattern = Pattern(text)
        self.matches: list[Counter[Key]] = []
        self.seats: list[Counter[Key]] = []

    def add(self, match: Match) -> None:
        found = [(self.pattern.key(told, match.edition), told.facts.get("seat")) for told in match.news]
        self.matches.append(Counter(key for key, _ in found if key is not None))
        for seat in range(match.seats):
            self.seats.append(Counter(key for key, who in found if key is not None and who == f"seat-{seat}"))

    def show(self, words: Words) -> None:
        if not self.pattern.fact:
            often = Counter(sum(one.values()) for one in self.matches)
            table((f"{self.pattern.text}, times in a match", "matches"), sorted(often.items()))
            return
        keys = sorted({key for one in self.matches for key in one})
        whose = [("in a match", self.matches), *([("by a seat", self.seats)] if any(self.seats) else [])]
        rows = [(named(key, words), *(within([one[key] for one in of]) for _, of in whose)) for key in keys]
        table((self.pattern.text, *(head for head, _ in whose)), rows)


class Study:
    """What is counted over all matches."""

    def __init__(self, further: list[Split | Spell | Count]) -> None:
        self.further = further
        self.matches = 0
        self.lengths: dict[str, list[float]] = defaultdict(list)
        self.seats = Seats()
        self.sources: dict[str, list[float]] = defaultdict(list)
        self.winners: dict[str, list[float]] = defaultdict(list)
        self.events: dict[str, list[float]] = defaultdict(list)

    def add(self, match: Match) -> None:
        self.lengths["answer"].append(sum(line.seat >= 0 for line in match.lines))
        fields = match.view().fields
        if "round" in fields:
            self.lengths["round"].append(fields["round"])
        if fields.get("turn", 0) >= match.seats:  # otherwise it says not how many, but whose
            self.lengths["turn"].append(fields["turn"])
        for seat in range(match.seats):
            self.seats.add(seat + 1, match, seat)
            for source, count in match.state.sources(seat).items():
                self.sources[source].append(count)
                if seat in match.winners:
                    self.winners[source].append(count)
        told = Counter(report.event for report in match.news)
        for event in told.keys() | self.events.keys():
            self.events[event] += [0.0] * (self.matches - len(self.events[event])) + [told[event]]
        self.matches += 1
        for question in self.further:
            question.add(match)

    def show(self, words: Words) -> None:
        print(f"{self.matches} matches")
        for name, values in self.lengths.items():
            ordered = sorted(values)
            tenth = len(ordered) // 10
            print(f"{name}s: {within(values)}, middle 80 %: {ordered[tenth]:g} to {ordered[-1 - tenth]:g}")
        self.seats.show("seat", words)
        total = sum(map(sum, self.winners.values())) or 1.0
        rows = []
        for source, values in sorted(self.winners.items(), key=lambda item: -sum(item[1])):
            share = f"{100 * sum(values) / total:.0f} %"
            rows.append((words(f"points-{source}"), within(self.sources[source]), within(values), share))
        table(("points from", "everybody", "winners", "share of theirs"), rows)
        table(("event", "times in a match"), [(event, within(values)) for event, values in sorted(self.events.items())])
        for question in self.further:
            question.show(words)


def named(key: Key, words: Words) -> str:
    """A thing as the game calls it."""
    return words(f"thing-{key}") if f"thing-{key}" in words else str(key)


def within(values: list[float] | list[int]) -> str:
    middle, width = mean(values)
    return f"{middle:.2f} ± {width:.2f}" if len(values) > 1 else f"{middle:.2f}"


def table(heads: Iterable[str], rows: Iterable[tuple[object, ...]]) -> None:
    lines = [tuple(heads), *rows]
    cells = [f"| {' | '.join(map(str, line))} |" for line in lines]
    print("\n".join(["", cells[0], "|---" * len(lines[0]) + "|", *cells[1:]]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="+", help="records written by `ludotheque simulate --out`")
    parser.add_argument("--edition", type=Path, help="the edition they were played with, if not the game's own")
    for name, question in (("split", Split), ("spell", Spell), ("count", Count)):
        parser.add_argument(f"--{name}", type=question, nargs="+", default=[], metavar="EVENT")
    arguments = parser.parse_args()
    study = Study([*arguments.split, *arguments.spell, *arguments.count])
    for file in sorted(file for folder in arguments.folder for file in folder.glob("*.match")):
        written = record.open_file(file)
        game = games[written.game]
        edition = game.read_edition(arguments.edition) if arguments.edition else None
        study.add(record.replay(written, game, edition, file.name))
    if study.matches:
        study.show(game.words("en"))


if __name__ == "__main__":
    main()
