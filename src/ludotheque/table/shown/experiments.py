"""What is seen of an experiment: plots and a table, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.arena import plots, summary
from ludotheque.arena.comparing import differences
from ludotheque.arena.playing import Outcome
from ludotheque.arena.statistics import mean
from ludotheque.arena.study import Meeting
from ludotheque.arena.tables import measures
from ludotheque.core.game import Game
from ludotheque.core.words import Words
from ludotheque.table.protocol.replies import Plotted, Tried, TriedLine

NARROW: Final = 420  # so that a phone shows letters that can be read


def told(show: plots.Show, words: Words) -> plots.Show:
    """Numbers as the reader's language writes them."""
    return (lambda value: show(value).replace(".", ",")) if words.language == "fr" else show


def shown(game: Game, arms: list[str], matches: int, meetings: Sequence[Meeting], words: Words) -> Tried:
    """As far as it has got."""
    found = {arm: [each.outcome for each in meetings if each.arm == (arm,)] for arm in arms}
    known = {arm: outcomes for arm, outcomes in found.items() if outcomes}
    done, of = len(meetings), matches * len(arms)
    return Tried(
        done=done, of=of, arms=arms, plots=pictures(game, known, words), lines=lines(arms, known, meetings, words)
    )


def label(arm: str, seat: int, several: bool, game: Game, seats: int, words: Words) -> str:
    name = game.seat_names(min(seats, game.most), [], words.language)[seat]
    return f"{arm} · {name}" if several else name


def pictures(game: Game, known: dict[str, list[Outcome]], words: Words) -> list[Plotted]:
    """Shares of the victory and points by seat, and how long matches are."""
    shares, points = [], []
    number, percent = told(plots.number, words), told(plots.percent, words)
    several = len(known) > 1
    seats = max(len(outcomes[0].agents) for outcomes in known.values())
    count = max(len(outcomes[0].points) for outcomes in known.values())
    for seat in range(count):
        for arm, outcomes in known.items():
            row = summary.by_seat(outcomes)[seat]
            name = label(arm, seat, several, game, seats, words)
            shares.append(plots.Dot(name, row.share, row.share_low, row.share_high))
            within = row.points_within if len(outcomes) > 1 else 0.0
            points.append(plots.Dot(name, row.points, row.points - within, row.points + within))
    drawn = [
        plots.intervals(words("workshop-shares"), shares, percent, 1 / count, NARROW),
        plots.intervals(words("workshop-points-by-seat"), points, number, wide=NARROW),
    ]
    for arm, outcomes in known.items():
        title = words("workshop-length") + (f" · {arm}" if several else "")
        drawn.append(plots.histogram(title, [outcome.decisions for outcome in outcomes], number, NARROW))
    return [Plotted(picture=picture) for picture in drawn]


def lines(
    arms: list[str], known: dict[str, list[Outcome]], meetings: Sequence[Meeting], words: Words
) -> list[TriedLine]:
    """The same in numbers; with two editions also by how much they differ, from pairs with the same seed."""
    apart = {row.measure: row for row in differences(list(meetings), arms[0], arms[1])} if len(arms) > 1 else {}
    values: dict[str, dict[str, list[float]]] = {}
    for arm, outcomes in known.items():
        for outcome in outcomes:
            for measure, value in measures(outcome).items():
                values.setdefault(measure, {}).setdefault(arm, []).append(value)
    found = []
    for measure, by_arm in values.items():
        show = told(plots.percent if measure.startswith("seat-") else plots.number, words)
        cells = []
        for arm in arms:
            middle, within = mean(by_arm.get(arm, []))
            cells.append(f"{show(middle)} ± {show(within)}" if len(by_arm.get(arm, [])) > 1 else "–")
        differ, certain = "", False
        if (row := apart.get(measure)) and row.pairs > 1:
            differ = f"{show(row.difference)} [{show(row.low)}; {show(row.high)}]"
            certain = row.low > 0 or row.high < 0
        found.append(TriedLine(measure=named(measure, words), values=cells, difference=differ, certain=certain))
    return found


def named(measure: str, words: Words) -> str:
    if measure.startswith("seat-"):
        return words("workshop-seat", seat=int(measure.removeprefix("seat-")) + 1)
    return words(f"workshop-{measure}")
