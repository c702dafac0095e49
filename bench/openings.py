"""Is an opening better than the others? Everybody opens at random; all else is left to an agent.

    python bench/openings.py siecle_dor --seats 3 --matches 400 --agent search:2 --verb place

Each seat's first answer with this verb is drawn, and the wins are counted by what was drawn: so the seat and the taste
of the players have nothing to do with it. Brackets are 95 % intervals.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import defaultdict
from functools import partial
from pathlib import Path

from ludotheque.agents import make
from ludotheque.agents.agent import Agent
from ludotheque.arena import simulate
from ludotheque.arena.statistics import wilson
from ludotheque.core import record
from ludotheque.core.action import Action
from ludotheque.core.sight import Eyes


class Opening(Agent):
    """Draws its first answer with a verb, and leaves all others to somebody else."""

    def __init__(self, seed: int, spec: str, verb: str) -> None:
        super().__init__(seed)
        self.inner = make(spec, seed)
        self.verb = verb
        self.opened = False

    def choose(self, eyes: Eyes) -> Action:
        if not self.opened and eyes.options[0].verb == self.verb:
            self.opened = True
            return eyes.options[self.rng.below(len(eyes.options))]
        return self.inner.choose(eyes)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--agent", default="search:2")
    parser.add_argument("--seed", default="openings")
    parser.add_argument("--edition", type=Path)
    parser.add_argument("--verb", required=True)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    opening = partial(Opening, spec=given.agent, verb=given.verb)
    with tempfile.TemporaryDirectory() as out:
        plan = simulate.Plan(
            given.game,
            (opening,) * given.seats,
            given.matches,
            given.seed,
            edition=given.edition,
            out=Path(out),
        )
        outcomes = simulate.simulate(plan, given.processes)
        records = [record.open_file(file) for file in sorted(Path(out).glob("*.match"))]
    found: dict[str, list[float]] = defaultdict(list)
    assert len(records) == len(outcomes)
    for match in records:
        assert match.result is not None
        winners = match.result.winners
        opened: dict[int, str] = {}
        for line in match.lines:
            if line.notation.startswith(f"{given.verb} "):
                opened.setdefault(line.seat, line.notation)
        for seat, action in opened.items():
            found[action].append(1 / len(winners) if seat in winners else 0.0)
    print(f"{len(records)} matches; even is {100 / given.seats:.0f} %")
    for action, shares in sorted(found.items(), key=lambda each: -sum(each[1]) / len(each[1])):
        low, high = wilson(sum(shares), len(shares))
        won = f"{100 * sum(shares) / len(shares):.1f} % ({100 * low:.0f} to {100 * high:.0f})"
        print(f"{action:24} {won} of {len(shares)}")
    by_seat = [sum(each.share(seat) for each in outcomes) / len(outcomes) for seat in range(given.seats)]
    print("seats", " ".join(f"{100 * share:.1f} %" for share in by_seat))


if __name__ == "__main__":
    main()
