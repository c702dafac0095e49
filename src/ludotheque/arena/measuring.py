"""What a match was like, measured while it is played: choices, who leads, what chance decides."""

from __future__ import annotations

import math
from typing import Any, Final

from ludotheque.agents.prospects import known, prospects
from ludotheque.core.outlook import Outlook
from ludotheque.core.rng import Rng
from ludotheque.core.state import CHANCE, State

FIGURES: Final = (
    "options", "most_options", "bits", "entropy", "forced", "chances", "lead_changes", "chance_lead_changes", "settled",
    "luck",
)  # fmt: skip


class Gauge:
    """Listens to one match. Chances to win are those the game's outlook sees in the open position, with all hands: a
    computer's judgement, the same for all matches. No player is told of it."""

    def __init__(self, outlook: Outlook[Any], state: State) -> None:
        self.outlook = outlook
        self.options: list[int] = []
        self.entropies: list[float] = []
        self.fates = 0
        self.moved = {True: 0.0, False: 0.0}  # by how much chance, and what was chosen, moved the chances to win
        self.luck = Rng(0)  # for what the outlook does not foresee
        self.hopes = even(known(state, outlook, self.luck))
        self.ahead, self.changes = ahead(state.returns("points")), 0
        self.favourites: list[tuple[int, int]] = []  # after how many answers somebody became the favourite
        self.winners: list[int] = []

    def note(self, state: State, seat: int, options: int, agent: Any) -> None:
        """Somebody has answered, out of so many options; with `agent` None it was chance."""
        by_chance = seat == CHANCE
        if by_chance:
            self.fates += 1
        else:
            self.options.append(options)
            thoughts = getattr(agent, "thoughts", None)
            if options > 1 and thoughts:
                self.entropies.append(entropy([visits for _, visits, _ in thoughts]))
        hopes = even(known(state, self.outlook, self.luck) if by_chance else prospects(state, self.outlook))
        if by_chance or options > 1:
            self.moved[by_chance] += sum(abs(now - then) for now, then in zip(hopes, self.hopes)) / 2
        self.hopes = hopes
        leader = ahead(state.returns("points"))
        if leader is not None:
            self.changes += self.ahead is not None and leader != self.ahead
            self.ahead = leader
        favourite = ahead(hopes)
        if favourite is not None and (not self.favourites or self.favourites[-1][1] != favourite):
            self.favourites.append((len(self.options), favourite))

    def figures(self) -> dict[str, float]:
        """All that was measured; entropy only where the players told how they divided their thoughts."""
        count = max(1, len(self.options))
        moved = sum(self.moved.values())
        found = {
            "options": sum(self.options) / count,
            "most_options": float(max(self.options, default=0)),
            "bits": sum(map(math.log2, self.options)) / count,
            "forced": self.options.count(1) / count,
            "chances": float(self.fates),
            "lead_changes": float(self.changes),
            "chance_lead_changes": float(max(0, len(self.favourites) - 1)),
            "settled": self.favourites[-1][0] / count if self.favourites else 1.0,
            "luck": self.moved[True] / moved if moved else 0.0,
        }
        if self.entropies:
            found["entropy"] = sum(self.entropies) / len(self.entropies)
        return {name: round(value, 6) for name, value in found.items()}


def even(worth: list[float]) -> list[float]:
    """Chances that add up to one."""
    total = sum(worth)
    return [each / total for each in worth] if total > 0.0 else [1.0 / len(worth)] * len(worth)


def ahead(values: list[float]) -> int | None:
    """Who has most; nobody where several have."""
    most = max(values)
    return values.index(most) if values.count(most) == 1 else None


def entropy(visits: list[int]) -> float:
    """In bits: how evenly thinking was divided among the answers that were thought of."""
    total = sum(visits)
    return -sum(each / total * math.log2(each / total) for each in visits if each) if total else 0.0
