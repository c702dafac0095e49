"""How balanced Bretagne is, from the records of many matches.

    ludotheque simulate bretagne --seats 4 --matches 1000 --agents greedy --seed g4 --out records/g4
    python bench/bretagne.py records/g4

The records are played again; what is told on the way is counted. All ± and brackets are 95 % intervals. For strong play
the same with `--agents hard`; for another box add `--edition FILE` to both commands.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

from ludotheque import games
from ludotheque.arena.statistics import mean, wilson
from ludotheque.core import record
from ludotheque.core.edition import Edition
from ludotheque.core.match import Match
from ludotheque.games.bretagne.components import CATEGORY_IDS, SOURCE_IDS
from ludotheque.games.bretagne.edition import BretagneEdition

BRETAGNE: Final = games["bretagne"]
SCORING: Final = ("stayed", "played", "majority", "stood")
ENFER_FLOORS: Final = ((0, 0), (1, 2), (3, 5), (6, 99))


class Study:
    """What is counted over all matches."""

    def __init__(self) -> None:
        self.matches = 0
        self.rounds: list[float] = []
        self.all_built = 0
        self.wins_by_place: dict[int, int] = defaultdict(int)
        self.points_by_place: dict[int, list[float]] = defaultdict(list)
        self.points_by_barge: dict[str, list[float]] = defaultdict(list)
        self.sources: dict[str, list[float]] = defaultdict(list)
        self.winner_sources: dict[str, list[float]] = defaultdict(list)
        self.finished: dict[str, list[float]] = defaultdict(list)
        self.floors: dict[str, list[float]] = defaultdict(list)
        self.by_enfer: dict[tuple[int, int], list[tuple[int, int]]] = defaultdict(list)

    def add(self, match: Match, edition: BretagneEdition) -> None:
        """Count one match."""
        category = {id: CATEGORY_IDS[edition.category[at]] for at, id in enumerate(edition.towers)}
        place: dict[str, int] = {}
        barge: dict[str, str] = {}
        gained: dict[str, int] = {}
        floors: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
        built: dict[str, int] = defaultdict(int)
        for report in match.news:
            facts: dict[str, Any] = report.facts
            if report.event == "ordered":
                place[facts["seat"]] = facts["count"]
            elif report.event == "round":
                self.close_round(barge, gained)
            elif report.event == "chose":
                barge[facts["seat"]], gained[facts["seat"]] = facts["barge"], 0
            elif report.event in SCORING:
                gained[facts["seat"]] += facts["points"]
            elif report.event == "placed":
                floors[facts["seat"]][category[facts["tower"]]] += 1
            elif report.event == "built":
                built[category[facts["tower"]]] += 1
        self.close_round(barge, gained)
        self.close_match(match, place, floors, built)

    def close_round(self, barge: dict[str, str], gained: dict[str, int]) -> None:
        """The points that each barge card brought in a round, rents and the end of the game apart."""
        for seat, card in barge.items():
            self.points_by_barge[card].append(gained[seat])
        barge.clear()

    def close_match(
        self, match: Match, place: dict[str, int], floors: dict[str, dict[str, int]], built: dict[str, int]
    ) -> None:
        self.matches += 1
        self.rounds.append(match.view().round)
        self.all_built += min(match.view().built)
        for seat in range(match.seats):
            name, points, won = f"seat-{seat}", match.points[seat], int(seat in match.winners)
            self.wins_by_place[place[name]] += won
            self.points_by_place[place[name]].append(points)
            for source, count in match.state.sources(seat).items():
                self.sources[source].append(count)
                if won:
                    self.winner_sources[source].append(count)
            enfer = floors[name]["enfer"]
            span = next(span for span in ENFER_FLOORS if span[0] <= enfer <= span[1])
            self.by_enfer[span].append((won, points))
            for id in CATEGORY_IDS:
                self.floors[id].append(floors[name][id])
        for id in CATEGORY_IDS:
            self.finished[id].append(built[id])

    def show(self) -> None:
        print(f"{self.matches} matches, rounds {within(self.rounds)}, everything built {self.all_built} times")
        print("\n| place in Pontivy | wins | points |\n|---|---|---|")
        for place in sorted(self.points_by_place):
            share = chance(self.wins_by_place[place], self.matches)
            print(f"| {place} | {share} | {within(self.points_by_place[place])} |")
        print("\n| barge card | times taken | points in its round |\n|---|---|---|")
        for card in sorted(self.points_by_barge):
            print(f"| {card} | {len(self.points_by_barge[card])} | {within(self.points_by_barge[card])} |")
        print("\n| points from | everybody | winners |\n|---|---|---|")
        for id in SOURCE_IDS:
            print(f"| {id} | {within(self.sources[id])} | {within(self.winner_sources[id])} |")
        print("\n| category | finished in a match | floors of a player |\n|---|---|---|")
        for id in CATEGORY_IDS:
            print(f"| {id} | {within(self.finished[id])} | {within(self.floors[id])} |")
        print("\n| floors on Enfer | players | wins | points |\n|---|---|---|---|")
        for span, found in sorted(self.by_enfer.items()):
            wins = chance(sum(won for won, _ in found), len(found))
            last = "" if span[0] == span[1] else (" to " + str(span[1]) if span[1] < 99 else " or more")
            print(f"| {span[0]}{last} | {len(found)} | {wins} | {within([float(points) for _, points in found])} |")


def within(values: list[float]) -> str:
    middle, width = mean(values)
    return f"{middle:.1f} ± {width:.1f}" if len(values) > 1 else f"{middle:.1f}"


def chance(wins: int, played: int) -> str:
    low, high = wilson(wins, played)
    return f"{100 * wins / played:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="records written by `ludotheque simulate --out`")
    parser.add_argument("--edition", type=Path, help="the edition they were played with")
    arguments = parser.parse_args()
    edition: Edition = BRETAGNE.read_edition(arguments.edition) if arguments.edition else BRETAGNE.edition
    assert isinstance(edition, BretagneEdition)
    study = Study()
    for file in sorted(arguments.folder.glob("*.match")):
        study.add(record.replay(record.open_file(file), BRETAGNE, edition, file.name), edition)
    study.show()


if __name__ == "__main__":
    main()
