"""Studies: matches of one or several kinds, each written down as soon as it is over, so that a study can go on."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Final, Protocol

from ludotheque.arena.crew import Share
from ludotheque.arena.playing import Outcome, Plan, check, played
from ludotheque.core.refusal import Refusal

RESULTS: Final = "results.jsonl"
NOTE: Final = "study.txt"

Arm = tuple[str, ...]  # one kind of match in a study: a pair of agents, an edition
Wanted = tuple[Arm, int]  # a match of it, by its number


@dataclass(frozen=True)
class Meeting:
    """One match of a study."""

    arm: Arm
    outcome: Outcome


class Study(Protocol):
    """What is played: the same arm and number are always the same match."""

    @property
    def note(self) -> str:
        """In one line all that the results depend on, but how many there are: a folder holds one study."""

    def plan(self, arm: Arm, number: int) -> Plan: ...


@dataclass(frozen=True)
class One:
    """A study of a single plan."""

    only: Plan

    @property
    def note(self) -> str:
        return self.only.note

    def plan(self, arm: Arm, number: int) -> Plan:
        return self.only


class Notebook:
    """What is known of a study: what was played just now, and what an earlier run has left in its folder."""

    def __init__(self, study: Study, folder: Path | None = None) -> None:
        self.study = study
        self.folder = folder
        self.known: dict[Wanted, Meeting] = {}
        if folder is not None:
            begin(folder, study.note)
            self.known = {(each.arm, each.outcome.number): each for each in written(folder / RESULTS)}
            mend(folder / RESULTS)

    def conduct(
        self, wanted: Sequence[Wanted], share: Share, progress: Callable[[int, int], None] | None = None
    ) -> list[Meeting]:
        """All these matches in their order; those that are not known yet are played. Whoever interrupts it finds the
        others in `known`."""
        for arm in dict.fromkeys(arm for arm, _ in wanted):
            check(self.study.plan(arm, 0))
        missing = [each for each in wanted if not self._has(each)]
        done = len(wanted) - len(missing)
        for meeting, record in share(partial(meet, self.study), missing):
            self._keep(meeting, record)
            done += 1
            if progress:
                progress(done, len(wanted))
        return [self.known[each] for each in wanted]

    def outcomes(self, until: int, arm: Arm = ()) -> list[Outcome]:
        """What is known of the first matches of an arm, in their order."""
        found = [each.outcome for key, each in self.known.items() if key[0] == arm and key[1] < until]
        return sorted(found, key=lambda outcome: outcome.number)

    def _has(self, wanted: Wanted) -> bool:
        file = record_of(self.study.plan(*wanted), wanted[1])
        return wanted in self.known and (file is None or file.is_file())

    def _keep(self, meeting: Meeting, record: str) -> None:
        number = meeting.outcome.number
        self.known[meeting.arm, number] = meeting
        file = record_of(self.study.plan(meeting.arm, number), number)
        try:
            if file is not None:
                file.write_text(record, "utf-8")
            if self.folder is not None:
                with (self.folder / RESULTS).open("a", encoding="utf-8") as results:
                    results.write(json.dumps(asdict(meeting)) + "\n")
        except OSError as problem:
            raise Refusal("file-unwritten", file=str(problem.filename), why=str(problem.strerror)) from None


def meet(study: Study, which: Wanted) -> tuple[Meeting, str]:
    """In a worker: one match, and its record where somebody wants it."""
    arm, number = which
    outcome, record = played(study.plan(arm, number), number)
    return Meeting(arm, outcome), record


def record_of(plan: Plan, number: int) -> Path | None:
    """Where the record of a match is written."""
    return plan.out / f"{plan.game}-{plan.seed}-{number:06}.match" if plan.out else None


def begin(folder: Path, note: str) -> None:
    """Make the folder of a study; what was written there must be of the same one."""
    file = folder / NOTE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if file.is_file() and file.read_text("utf-8").strip() != note:
            raise Refusal("study-other", folder=str(folder), note=file.read_text("utf-8").strip())
        file.write_text(note + "\n", "utf-8")
    except OSError as problem:
        raise Refusal("file-unwritten", file=str(folder), why=str(problem.strerror)) from None


def written(file: Path) -> Iterator[Meeting]:
    """What an earlier run has left; a line that was cut off is played again."""
    for line in file.read_text("utf-8").splitlines() if file.is_file() else []:
        try:
            data = json.loads(line)
            yield Meeting(tuple(data["arm"]), Outcome(**data["outcome"]))
        except (ValueError, KeyError, TypeError):
            continue


def mend(file: Path) -> None:
    """What comes next must not be joined to a line that was cut off."""
    if file.is_file() and not file.read_bytes().endswith(b"\n"):
        with file.open("a", encoding="utf-8") as cut:
            cut.write("\n")
