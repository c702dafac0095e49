"""How matches went, from their records: length, seats, where the winners' points came from, what happened how often.

    ludotheque simulate siecle_dor --seats 3 --matches 1000 --agents greedy --seed g3 --out records/g3
    python bench/records.py records/g3

The records are played again, and what is told on the way is counted. All ± and brackets are 95 % intervals.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from pathlib import Path

from ludotheque import games
from ludotheque.arena.statistics import mean, wilson
from ludotheque.core import record
from ludotheque.core.match import Match


class Study:
    """What is counted over all matches."""

    def __init__(self) -> None:
        self.lengths: dict[str, list[float]] = defaultdict(list)
        self.wins: dict[int, float] = defaultdict(float)
        self.points: dict[int, list[float]] = defaultdict(list)
        self.sources: dict[str, list[float]] = defaultdict(list)
        self.events: dict[str, list[float]] = defaultdict(list)
        self.matches = 0

    def add(self, match: Match) -> None:
        fields = match.view().fields
        for name in ("turn", "round", "era"):
            if isinstance(fields.get(name), int):
                self.lengths[name].append(fields[name])
        for seat in range(match.seats):
            self.wins[seat] += (seat in match.winners) / len(match.winners)
            self.points[seat].append(match.points[seat])
        for seat in match.winners:
            for source, count in match.state.sources(seat).items():
                self.sources[source].append(count)
        told = Counter(report.event for report in match.news)
        for event in told.keys() | self.events.keys():
            self.events[event] += [0.0] * (self.matches - len(self.events[event])) + [told[event]]
        self.matches += 1

    def show(self) -> None:
        print(f"{self.matches} matches")
        for name, values in self.lengths.items():
            ordered = sorted(values)
            tenth = len(ordered) // 10
            print(f"{name}s: {within(values)}, middle 80 %: {ordered[tenth]:g} to {ordered[-1 - tenth]:g}")
        print("\n| seat | wins | points |\n|---|---|---|")
        for seat, points in sorted(self.points.items()):
            low, high = wilson(self.wins[seat], self.matches)
            share = 100 * self.wins[seat] / self.matches
            print(f"| {seat + 1} | {share:.1f} % ({100 * low:.1f} to {100 * high:.1f}) | {within(points)} |")
        total = sum(sum(values) for values in self.sources.values())
        print("\n| the winner's points from | points | share |\n|---|---|---|")
        for source, values in sorted(self.sources.items(), key=lambda item: -sum(item[1])):
            print(f"| {source} | {within(values)} | {100 * sum(values) / total:.0f} % |")
        print("\n| event | times in a match |\n|---|---|")
        for event, values in sorted(self.events.items()):
            print(f"| {event} | {within(values)} |")


def within(values: list[float]) -> str:
    middle, width = mean(values)
    return f"{middle:.2f} ± {width:.2f}" if len(values) > 1 else f"{middle:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="+", help="records written by `ludotheque simulate --out`")
    arguments = parser.parse_args()
    study = Study()
    for file in sorted(file for folder in arguments.folder for file in folder.glob("*.match")):
        written = record.open_file(file)
        study.add(record.replay(written, games[written.game], name=file.name))
    study.show()


if __name__ == "__main__":
    main()
