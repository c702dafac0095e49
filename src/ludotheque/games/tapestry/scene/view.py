"""What the drawing and the text read of a view of Tapestry."""

from __future__ import annotations

from typing import Protocol

from ludotheque.drawing.seats import Seen
from ludotheque.games.tapestry.edition import TapestryEdition


class TapestryView(Seen, Protocol):
    """A seat's view: what the viewer may not see is a number of things."""

    matter: dict[str, int]
    told: str
    large: int
    adjusted: int
    turn: int
    capital: list[int]
    capital_offer: list[list[int]]
    capital_pick: list[list[int] | int]
    civilization_owner: list[int]
    civilization_pile: int
    dealt: list[list[int] | int]
    chosen: list[list[int] | int]
    mat: list[int]
    era: list[int]
    science_die: int
    finished: list[int]
    resource: list[list[int]]
    token_track: list[list[int]]
    token_space: list[list[int]]
    objective: list[list[int]]
    toppled: list[int]
    buildings: list[list[int]]
    plots: list[list[int]]
    filled: list[list[int]]
    landmark_owner: list[int]
    landmark_site: list[int]
    landmark_turn: list[int]
    tile: list[int]
    turned: list[int]
    piece: list[int]
    controller: list[int]
    territories: list[int]
    outposts: list[int]
    tile_place: list[int]
    space_place: list[int]
    tech_place: list[int]
    tech_tokens: list[int]
    hand: list[list[int] | int]
    deck: int
    laid: list[list[int]]
    face_down: list[int]
    top: list[list[int]]
    heralded: list[list[int]]
    level: int
    automa: list[int]
    decision: list[int]

    @property
    def edition(self) -> TapestryEdition: ...
