"""What one player of Bretagne has, for tests."""

from __future__ import annotations

from ludotheque.games.bretagne.components import KINDS, PORTS, RESOURCE_IDS, RESOURCES, TOWNS
from ludotheque.games.bretagne.state import Bretagne


class Player:
    """What one player has, to be read."""

    def __init__(self, state: Bretagne, seat: int) -> None:
        self.state = state
        self.seat = seat

    @property
    def points(self) -> int:
        return int(self.state.points(self.seat))

    @property
    def francs(self) -> int:
        return int(self.state.purse[self.seat])

    @property
    def engineers(self) -> int:
        return int(self.state.engineers[self.seat])

    @property
    def workers(self) -> tuple[int, int]:
        """At home and aside."""
        return int(self.state.workers[self.seat]), int(self.state.aside[self.seat])

    @property
    def goods(self) -> str:
        mine = list(self.state.goods)[RESOURCES * self.seat : RESOURCES * (self.seat + 1)]
        return " ".join(id for id, count in zip(RESOURCE_IDS, mine) for _ in range(count))

    @property
    def hand(self) -> str:
        mine = list(self.state.hand)[KINDS * self.seat : KINDS * (self.seat + 1)]
        return " ".join(id for id, count in zip(self.state.edition.equipment, mine) for _ in range(count))

    @property
    def ports(self) -> str:
        mine = list(self.state.in_port)[PORTS * self.seat : PORTS * (self.seat + 1)]
        return " ".join(id for id, count in zip(self.state.edition.ports, mine) for _ in range(count))

    @property
    def in_town(self) -> tuple[int, int]:
        """Workers in Brest and Lorient."""
        at = TOWNS * self.seat
        return int(self.state.in_town[at]), int(self.state.in_town[at + 1])
