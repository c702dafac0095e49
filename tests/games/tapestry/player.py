"""What one player of Tapestry has, to be read by tests."""

from __future__ import annotations

from typing import Final

from ludotheque.games.tapestry.components import (
    BUILDING_IDS,
    BUILDINGS,
    CARD_IDS,
    CIVILIZATION_IDS,
    ERAS,
    FACES,
    FIRST_ROW,
    FIRST_SUPPLY,
    RESOURCE_IDS,
    RESOURCES,
    ROWS,
    TRACK_IDS,
    TRACKS,
)
from ludotheque.games.tapestry.map.atlas import hex_ids
from ludotheque.games.tapestry.state import Tapestry
from tests.games.table import PlayerOf

ROW_IDS: Final = ["bottom", "middle", "top"]
HEX_IDS: Final = hex_ids()


class Player(PlayerOf[Tapestry]):
    @property
    def points(self) -> int:
        return int(self.state.points(self.seat))

    @property
    def resources(self) -> str:
        """As they are put: `2 coin 1 food`."""
        mine = self.mine(self.state.resource, RESOURCES)
        return " ".join(f"{count} {id}" for id, count in zip(RESOURCE_IDS, mine) if count)

    @property
    def at(self) -> str:
        """Where the tokens stand that have left their start."""
        found = []
        for at in range(TRACKS * self.seat, TRACKS * (self.seat + 1)):
            if self.state.token_space[at]:
                found.append(f"{TRACK_IDS[self.state.token_track[at]]}-{self.state.token_space[at]}")
        return " ".join(found)

    @property
    def hand(self) -> str:
        mine = self.mine(self.state.hand, FACES)
        return " ".join(id for id, count in zip(CARD_IDS, mine) for _ in range(count))

    @property
    def tiles(self) -> str:
        places = self.state.tile_place
        return " ".join(f"tile-{at + 1}" for at in range(len(places)) if places[at] == FIRST_SUPPLY + self.seat)

    @property
    def techs(self) -> str:
        """As they are put: `radio:middle`."""
        found = []
        for at, id in enumerate(self.state.edition.techs):
            row = self.state.tech_place[at] - FIRST_ROW - ROWS * self.seat
            if 0 <= row < ROWS:
                found.append(f"{id}:{ROW_IDS[row]}")
        return " ".join(found)

    @property
    def buildings(self) -> str:
        """Taken from the income mat: `2 farm`."""
        mine = self.mine(self.state.buildings, BUILDINGS)
        return " ".join(f"{count} {id}" for id, count in zip(BUILDING_IDS, mine) if count)

    @property
    def landmarks(self) -> str:
        owners = list(self.state.landmark_owner)
        return " ".join(id for id, owner in zip(self.state.edition.landmarks, owners) if owner == self.seat)

    @property
    def lands(self) -> str:
        """Territories under control."""
        return " ".join(id for id, who in zip(HEX_IDS, list(self.state.controller)) if who == self.seat)

    @property
    def objectives(self) -> list[int]:
        return self.mine(self.state.objective, 3)

    @property
    def current(self) -> str:
        """The card on the slot of this era."""
        card = self.state.top[ERAS * self.seat + self.state.era[self.seat]]
        return CARD_IDS[card] if card >= 0 else str(card)

    @property
    def civilizations(self) -> str:
        owners = list(self.state.civilization_owner)
        return " ".join(id for id, owner in zip(CIVILIZATION_IDS, owners) if owner == self.seat)
