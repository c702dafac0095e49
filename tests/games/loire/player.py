"""What lies in front of one player of Loire, to be read by tests."""

from __future__ import annotations

from ludotheque.games.loire.components import HOLD, KINDS, MIDRIVER, UPSTREAM
from ludotheque.games.loire.edition import LoireEdition
from ludotheque.games.loire.state import Loire
from tests.games.table import PlayerOf


class Player(PlayerOf[Loire]):
    @property
    def town(self) -> str:
        return self.state.edition.towns[self.state.town[self.seat]].id

    @property
    def heading(self) -> str:
        return "upstream" if self.state.heading[self.seat] == UPSTREAM else "downstream"

    @property
    def dock(self) -> int:
        """The number of the dock the boat lies at; 0 mid-river."""
        return int(self.state.berth[self.seat]) - MIDRIVER

    @property
    def moved(self) -> bool:
        return bool(self.state.moved[self.seat])

    @property
    def hand(self) -> str:
        return written(self.state.edition, self.mine(self.state.hand, KINDS))

    @property
    def known(self) -> str:
        """The hand cards that everybody knows of."""
        return written(self.state.edition, self.mine(self.state.known, KINDS))

    @property
    def laid(self) -> str:
        return written(self.state.edition, self.mine(self.state.laid, KINDS))

    @property
    def aboard(self) -> str:
        """Wine in the order of loading, then passengers."""
        edition = self.state.edition
        wine = [f"wine-{edition.towns[entry % HOLD].id}" for entry in self.state.hold if entry // HOLD == self.seat]
        passengers = self.mine(self.state.aboard, int(edition.passengers))
        return " ".join([*wine, *written(edition, passengers, edition.first_passenger).split()])

    @property
    def louis(self) -> int:
        return int(self.state.points(self.seat))


def written(edition: LoireEdition, counts: list[int], first: int = 0) -> str:
    """Counted cards as their faces, with blanks between."""
    return " ".join(edition.faces[first + at].id for at, count in enumerate(counts) for _ in range(count))
