"""What one player of Bretagne has, for tests."""

from __future__ import annotations

from ludotheque.games.bretagne.components import KINDS, PORTS, RESOURCE_IDS, RESOURCES, TOWNS
from ludotheque.games.bretagne.state import Bretagne
from tests.games.table import PlayerOf


class Player(PlayerOf[Bretagne]):
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
        mine = self.mine(self.state.goods, RESOURCES)
        return " ".join(id for id, count in zip(RESOURCE_IDS, mine) for _ in range(count))

    @property
    def hand(self) -> str:
        mine = self.mine(self.state.hand, KINDS)
        return " ".join(id for id, count in zip(self.state.edition.equipment, mine) for _ in range(count))

    @property
    def ports(self) -> str:
        mine = self.mine(self.state.in_port, PORTS)
        return " ".join(id for id, count in zip(self.state.edition.ports, mine) for _ in range(count))

    @property
    def in_town(self) -> tuple[int, int]:
        """Workers in Brest and Lorient."""
        brest, lorient = self.mine(self.state.in_town, TOWNS)
        return brest, lorient
