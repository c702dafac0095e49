"""A dataset: matches as records, and as two tables that follow from them, with a card that says what they are."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from ludotheque import __version__
from ludotheque.arena import tables
from ludotheque.arena.playing import Outcome, Plan, edition_of, name_of
from ludotheque.arena.study import Meeting, record_of
from ludotheque.core import record
from ludotheque.core.edition import Edition
from ludotheque.core.record import Record
from ludotheque.core.state import CHANCE
from ludotheque.games import games

RECORDS: Final = "records"
MATCHES: Final = "matches.parquet"
DECISIONS: Final = "decisions.parquet"
CARD: Final = "README.md"
COLUMNS: Final = {
    "match": "number of the match",
    "line": "how many lines its record has before this answer",
    "seat": "who was asked",
    "agent": "which player sat there",
    "question": "the step of the rules that asked",
    "options": "what might be answered, in notation",
    "answer": "what was answered, one of the options",
    "points": "points of all seats before the answer, as the game counts them",
    "share": "the part of the victory that fell to this seat in the end",
}
SOURCE: Final = f"""\
`{RECORDS}/*.match` are the source; both tables follow from them. `{MATCHES}` has a row for each match: who sat
where, points, shares of the victory, decisions. `{DECISIONS}` has a row for each answer of a seat:"""
USES: Final = """\
Good for: learning from play, tests of readers and tools, statistics of these players. Not good for: how people play,
for nobody but programs sat there; how strong or balanced the game is beyond these players. Options and answers are
those of the seat that was asked, and may name cards that only it could see; `points` may count what other seats could
not know. No person's data is in it."""
OBSERVATION: Final = "what the seat could know as numbers, in the order of `games[…].layout(…).names`"


def decisions(found: Record, edition: Edition, outcome: Outcome, observed: bool = False) -> Iterator[tables.Row]:
    """Every answer of a seat in a match, played again on the bare position."""
    game = games[found.game]
    state = game.position(edition, found.seats, found.settings, found.rules)
    sheet = game.layout(found.seats, edition).sheet() if observed else None
    for at, line in enumerate(found.lines):
        if line.seat != CHANCE:
            row: tables.Row = {
                "match": outcome.number,
                "line": at,
                "seat": line.seat,
                "agent": outcome.agents[line.seat],
                "question": type(state.stack[-1]).__name__,
                "options": [str(option) for option in state.options],
                "answer": line.notation,
                "points": [int(state.points(seat)) for seat in range(state.seats)],
                "share": outcome.share(line.seat),
            }
            if sheet is not None:
                state.observe(line.seat, sheet)
                row["observation"] = list(sheet.numbers)
            yield row
        state.apply(edition.vocabulary.read(line.notation))


def write(folder: Path, plan: Plan, outcomes: Sequence[Outcome], command: str, observed: bool = False) -> int:
    """The tables and the card beside the records; how many decisions there are."""
    tables.needs_arrow()
    edition = edition_of(plan.game, plan.edition)
    rows: list[tables.Row] = []
    for outcome in outcomes:
        file = record_of(plan, outcome.number)
        assert file is not None
        rows += decisions(record.open_file(file), edition, outcome, observed)
    tables.write(folder / MATCHES, "parquet", tables.rows([Meeting((), outcome) for outcome in outcomes]))
    tables.write(folder / DECISIONS, "parquet", rows)
    (folder / CARD).write_text(card(folder, plan, edition, outcomes, len(rows), command, observed), "utf-8")
    return len(rows)


def fingerprint(folder: Path) -> str:
    """Of all records: the same matches have the same, whatever wrote the tables."""
    found = hashlib.sha256()
    for file in sorted((folder / RECORDS).glob("*.match")):
        found.update(file.read_bytes())
    return found.hexdigest()[:16]


def card(
    folder: Path, plan: Plan, edition: Edition, outcomes: Sequence[Outcome], count: int, command: str, observed: bool
) -> str:
    """What a reader must know: what it is, how it came about, what it may serve for, and what not."""
    game = games[plan.game]
    columns = COLUMNS | ({"observation": OBSERVATION} if observed else {})
    agents = ", ".join(f"`{name_of(agent)}`" for agent in dict.fromkeys(plan.agents))
    settings = ", ".join(f"{name}={value}" for name, value in game.agreed(plan.seats, plan.settings).items())
    return "\n".join(
        [
            "---",
            f"pretty_name: {game.title('en')}, {len(outcomes)} matches of computer players",
            "license: mit",
            "tags: [board-games, self-play, imperfect-information]",
            f"configs: [{{config_name: decisions, data_files: {DECISIONS}}}, "
            f"{{config_name: matches, data_files: {MATCHES}}}]",
            "---",
            "",
            f"# {game.title('en')}: {len(outcomes)} matches, {count} decisions",
            "",
            f"Matches between computer players of Ludothèque {__version__}: {agents}. Made by, and made again by:",
            "",
            f"    {command}",
            "",
            "| | |",
            "|---|---|",
            f"| game | `{game.id}`, rules version {game.rules_version} |",
            f"| edition | `{edition.id}`, fingerprint `{edition.digest}` |",
            f"| seats | {plan.seats}; agents change seats: {'yes' if plan.rotate else 'no'} |",
            f"| settings | {settings or 'none'} |",
            f"| seed | `{plan.seed}`: match number n has the seed `{plan.seed}-n`, which its record tells |",
            f"| records | `{RECORDS}/`, fingerprint of all `{fingerprint(folder)}` |",
            "",
            SOURCE,
            "",
            "| column | what it is |",
            "|---|---|",
            *(f"| `{name}` | {what} |" for name, what in columns.items()),
            "",
            USES,
            "",
        ]
    )
