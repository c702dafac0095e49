"""A course of training: rounds of matches, each with what the last one taught, and an honest test at the end."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np

from ludotheque.arena.crew import LOCAL, Share, crew
from ludotheque.arena.seeds import seed_of
from ludotheque.arena.statistics import wilson
from ludotheque.arena.training import fitting, sharpening
from ludotheque.arena.training.network import Network, rate_in, read_network
from ludotheque.arena.training.noted import Table, read, table, together
from ludotheque.arena.training.provenance import FIFTHS, provenance
from ludotheque.arena.training.selfplay import HAND, KEPT, Learnt, duel, fewest, observe, rehearse
from ludotheque.core.judgement import FILE, JudgedOutlook
from ludotheque.core.refusal import Refusal
from ludotheque.games import games

PART: Final = 1000  # matches after which what was noted is written down: an interrupted course goes on from there
ENOUGH: Final = 50  # duels that can say anything
FIT: Final = "fit"
RIVALS: Final = {HAND: "the outlook by hand", KEPT: "the weights before"}
Progress = Callable[[str, int, int], None]  # what is being done, how much of it is done, of how much


@dataclass(frozen=True)
class Course:
    """What is to be learnt; the same course teaches the same."""

    game: str
    out: Path
    matches: int = 1000  # in each round
    rounds: int = 2
    seed: str = "1"
    hidden: int = 0  # units of a hidden layer, which learns from round to round
    hold: float = 0.0  # how strongly weights are held near the handwork; 0 for what does best
    afresh: bool = False  # without the handwork to begin from
    begin: str = FIT  # what is sharpened: what was fitted, the handwork or the weights that the game has
    steps: int = 0  # of sharpening by duels ...
    pairs: int = 2000  # ... with so many matches each ...
    practice: int = 0  # ... of searches with so many tries; of glances without any; a network rehearses so, too
    seats: int = 0  # ... steps are for so many players; for two to four by turns without it
    duels: int = 200
    tries: int = 20  # of each search in a duel ...
    ms: int = 0  # ... or so many milliseconds for an answer, where given
    processes: int | None = 1
    on: str = LOCAL

    @property
    def command(self) -> str:
        options = f"--matches {self.matches} --rounds {self.rounds} --seed {self.seed} --hidden {self.hidden}"
        options += f" --hold {self.hold:g}" if self.hold else ""
        options += " --afresh" if self.afresh else ""
        options += f" --practice {self.practice}" if self.hidden and self.practice else ""
        if self.steps:
            options += f" --begin {self.begin} --steps {self.steps} --pairs {self.pairs} --practice {self.practice}"
            options += f" --seats {self.seats}" if self.seats else ""
        long = f"--ms {self.ms}" if self.ms else f"--tries {self.tries}"
        return f"ludotheque train {self.game} {options} --duels {self.duels} {long}"

    @property
    def idle(self) -> list[str]:
        """What was asked for and means nothing to a network."""
        begun = {f"--begin {self.begin}": self.begin != FIT, "--steps": self.steps, "--seats": self.seats}
        held = {"--hold": self.hold, "--afresh": self.afresh}
        return [option for option, given in (begun | held).items() if given]

    @property
    def search(self) -> str:
        """Who fights the duels."""
        return f"search:{self.ms}ms" if self.ms else f"search:{self.tries}"


def train(course: Course, progress: Progress) -> Learnt:
    """All rounds, the test, the duels; the weights with all that must be known of how they came about."""
    game = games[course.game]
    if game.features is None:
        raise Refusal("train-nothing", game=course.game)
    if course.hidden and course.idle:
        raise Refusal("train-both", options=", ".join(course.idle))
    if course.begin == KEPT and "outer" in beginning(course):
        raise Refusal("train-layer", game=course.game)
    begin(course)
    learnt: Learnt | None = None
    noted: list[Table] = []
    with crew(course.on, course.processes) as share:
        if course.hidden:
            learnt = rehearsed(course, share, progress)
        else:
            for number in range(course.rounds):
                noted.append(observed(course, number, learnt, share, progress))
                if course.begin == FIT:
                    progress("fit", number, course.rounds)
                    learnt = fitted(course, together(noted))
        if course.steps or learnt is None:
            learnt = practised(course, learnt or beginning(course), together(noted), share, progress)
        how = learnt["provenance"]
        how["duels"] = compared(course, learnt, HAND, share, progress)
        if isinstance(game.outlook, JudgedOutlook):
            how["duels_with_those_before"] = compared(course, learnt, KEPT, share, progress)
    (course.out / FILE).write_text(as_text(learnt), "utf-8")
    return learnt


def as_text(learnt: Learnt) -> str:
    """Readable, with a line for each unit of a hidden layer."""
    text = json.dumps({**learnt, "inner": []} if "inner" in learnt else learnt, indent=1, ensure_ascii=False)
    units = ",\n".join(f"  {json.dumps(unit)}" for unit in learnt.get("inner", []))
    return text.replace('"inner": []', f'"inner": [\n{units}\n ]', 1) + "\n"


def rehearsed(course: Course, share: Share, progress: Progress) -> Learnt:
    """A network that plays with what it knows and learns from that, round after round, from the handwork on; then it is
    made as sure of itself as the last matches allow."""
    files = [course.out / f"network-{number + 1:03}.npz" for number in range(course.rounds)]
    done = max([number + 1 for number, file in enumerate(files) if file.is_file()], default=0)
    network = read_network(files[done - 1]) if done else None
    before = read_network(files[done - 2]).learnt() if done > 1 else None
    for number in range(done, course.rounds):
        before = network.learnt() if network else None
        data = observed(course, number, before, share, progress)
        known = data.of(data.match % FIFTHS != FIFTHS - 1)
        if network is None:
            network = Network(handwork(course.game), course.hidden, seed_of(course.seed, "network"), known)
        luck = np.random.default_rng(seed_of(course.seed, "study", number))
        network.study(known, rate_in(number, course.rounds), luck)
        network.write(files[number])
        for old in course.out.glob(f"round-{number}-*.npz"):  # what was learnt stays, what it was learnt from is large
            old.unlink()
    assert network is not None
    data = observed(course, course.rounds - 1, before, share, progress)  # as a rule they lie there
    learnt = fitting.sure(network.learnt(), data.of(data.match % FIFTHS != FIFTHS - 1))
    learnt["provenance"] = provenance(course, learnt, data, f"two layers, {course.hidden} units")
    return learnt


def practised(course: Course, before: Learnt, noted: Table, share: Share, progress: Progress) -> Learnt:
    """Weights sharpened by duels, and made as sure of themselves as matches between such players allow."""
    unit = sharpening.units(course.game, before, noted)
    found = sharpening.sharpened(course, before, unit, share, progress)
    data = observed(course, course.rounds, found, share, progress)
    found = fitting.sure(found, data.of(data.match % FIFTHS != FIFTHS - 1))
    found["provenance"] = provenance(course, found, data, f"sharpened from {course.begin}")
    if "provenance" in before:
        found["provenance"]["from"] = before["provenance"]["command"]
    return found


def beginning(course: Course) -> Learnt:
    """The weights that the game has, or those that say what its handwork says."""
    game = games[course.game]
    assert game.features is not None
    file = game.folder / "outlook" / FILE
    if course.begin == KEPT and file.is_file():
        kept: Learnt = json.loads(file.read_text("utf-8"))
        return kept
    return handwork(course.game)


def handwork(game: str) -> Learnt:
    """The weights that say what the outlook made by hand says."""
    features = games[game].features
    assert features is not None
    early = {name: type(features).HANDWORK.get(name, 0.0) for name in type(features).NAMES}
    return {"early": early, "late": dict.fromkeys(early, 0.0) if type(features).SHIFTING else {}}


def begin(course: Course) -> None:
    """What was written in this folder must be of the same course."""
    try:
        course.out.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Refusal("file-unwritten", file=str(course.out), why=str(problem.strerror)) from None
    note = course.out / "course.txt"
    if note.is_file() and note.read_text("utf-8").strip() != course.command:
        raise Refusal("train-other", folder=str(course.out), command=note.read_text("utf-8").strip())
    note.write_text(course.command + "\n", "utf-8")


def observed(course: Course, number: int, learnt: Learnt | None, share: Share, progress: Progress) -> Table:
    """The matches of one round, from the folder as far as they are there."""
    found: list[Table] = []
    for first in range(0, course.matches, PART):
        last = min(first + PART, course.matches)
        file = course.out / f"round-{number + 1}-{first:06}.npz"
        if file.is_file():
            found.append(read(file))
            continue
        offset = number * course.matches
        watch = partial(watched, course, learnt)
        part: list[Table] = []
        for done, match in enumerate(share(watch, range(offset + first, offset + last))):
            part.append(match)
            rounds = course.rounds + bool(course.steps)
            progress("watch", number * course.matches + first + done + 1, rounds * course.matches)
        part.sort(key=lambda each: int(each.match[0]))  # they come in any order
        found.append(together(part))
        found[-1].write(file)
    return together(found)


def watched(course: Course, learnt: Learnt | None, number: int) -> Table:
    """One match as numbers: small ones where there are many."""
    if course.hidden:
        return table(rehearse(course.game, course.seed, learnt, course.practice, number), np.float16)
    return table(observe(course.game, course.seed, learnt, number))


def compared(course: Course, learnt: Learnt, rival: str, share: Share, progress: Progress) -> dict[str, Any]:
    """Duels against the outlook made by hand, or against the weights that the game has."""
    won: list[float] = []
    for part in share(partial(duel, course.game, course.seed, learnt, rival, course.search), range(course.duels)):
        won.append(part)
        progress(f"duel-{rival}", len(won), course.duels)
    wins = math.fsum(won)  # the same in whatever order
    low, high = wilson(wins, len(won))
    return {
        "what": f"{course.search} with these weights against {course.search} with {RIVALS[rival]}",
        "matches": len(won),
        "share": round(wins / max(1, len(won)), 4),
        "interval": [round(low, 4), round(high, 4)],
        "even": round(1 / fewest(games[course.game]), 4),
    }


def is_better(learnt: Learnt) -> bool:
    """Whether the duels say so: surely better than the handwork, and not weaker than the weights before."""
    how = learnt["provenance"]
    hand, before = how["duels"], how.get("duels_with_those_before")
    better = hand["matches"] >= ENOUGH and hand["interval"][0] > hand["even"]
    return bool(better and (before is None or before["share"] >= before["even"]))


def fitted(course: Course, data: Table) -> Learnt:
    """Weights from all that was noted, with their losses on matches that nothing was learnt from."""
    features = games[course.game].features
    assert features is not None
    fifth = data.match % FIFTHS
    known, tuning = (data.of(which) for which in (fifth < FIFTHS - 2, fifth == FIFTHS - 2))
    learnt = fitting.linear(known, tuning, list(type(features).NAMES), course.hold, course.afresh)
    learnt["provenance"] = provenance(course, learnt, data, "linear")
    return learnt
