"""S-2.3: the faces of the cards of an edition."""

from __future__ import annotations

from typing import Any

from ludotheque.games.siecle_dor.components import (
    ART,
    BLUE,
    BROWN,
    GOVERNOR,
    GREY,
    HIDDEN_IDS,
    HIDDEN_KINDS,
    MILL,
    NONE,
    ORANGE,
    YELLOW,
    Face,
)


def faces_of(data: dict[str, Any], decks: list[str], provinces: list[str], arts: list[str]) -> list[Face]:
    """Every face of the box: first those that stay hidden in a hand, deck by deck, then those laid open."""
    faces: list[Face] = []
    for row in data["card"]:
        shows = str(row["shows"])
        kind, number = MILL, NONE
        if shows in HIDDEN_IDS:
            kind = HIDDEN_IDS.index(shows)
        elif shows in arts:
            kind, number = ART, arts.index(shows)
        elif shows.startswith("governor-"):
            kind, number = GOVERNOR, place_of(provinces, shows.removeprefix("governor-"))
        elif shows != "mill":
            raise ValueError(f"no card of this game shows {shows!r}")
        faces.append(Face(row, place_of(decks, row["deck"]), kind, number))
    order = [YELLOW, ORANGE, BLUE, GREY, BROWN]
    return [
        face
        for hidden in (True, False)
        for deck in order
        for face in faces
        if face.deck == deck and (face.kind < HIDDEN_KINDS) == hidden
    ]


def place_of(ids: list[str], id: str) -> int:
    if id not in ids:
        raise ValueError(f"there is no {id!r} among {', '.join(ids)}")
    return ids.index(id)
