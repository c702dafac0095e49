"""What the players may agree on before a match."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.core.beginning import BY_LOT, LEADER

Value = str | int


@dataclass(frozen=True)
class Setting:
    """Something the players may agree on before a match; `values` lists what is allowed, the first is the default.

    Matches by rules of a version before `since` know nothing of it: for them it is as it was `before`.
    """

    id: str
    values: tuple[Value, ...]
    clause: str
    of_seats: bool = False  # its numbers are seats: only those that are there are allowed
    players: tuple[int, ...] = ()  # the numbers of players with which it is agreed on; all, where left out
    since: int = 1
    before: Value | None = None  # the default where left out

    def matters(self, players: int) -> bool:
        return not self.players or players in self.players

    def allowed(self, seats: int) -> list[Value]:
        return [value for value in self.values if not (self.of_seats and isinstance(value, int) and value >= seats)]


def first_player(most: int, clause: str, by_lot: bool = False) -> Setting:
    """Who begins: the first seat unless the players agree otherwise, or where the rules say so, whom chance names."""
    seats: tuple[Value, ...] = tuple(range(most))
    return Setting(LEADER, (BY_LOT, *seats) if by_lot else (*seats, BY_LOT), clause, of_seats=True)
