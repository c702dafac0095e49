"""S-2.3: the faces of the cards of an edition."""

from __future__ import annotations

from typing import Any

from ludotheque.games.siecle_dor import components as c


def faces_of(data: dict[str, Any], decks: list[str], provinces: list[str], arts: list[str]) -> list[c.Face]:
    """Every face of the box: first those that stay hidden in a hand, deck by deck, then those laid open."""
    faces: list[c.Face] = []
    for row in data["card"]:
        shows = str(row["shows"])
        kind, number = c.MILL, c.NONE
        if shows in c.HIDDEN_IDS:
            kind = c.HIDDEN_IDS.index(shows)
        elif shows in arts:
            kind, number = c.ART, arts.index(shows)
        elif shows.startswith("governor-"):
            kind, number = c.GOVERNOR, place_of(provinces, shows.removeprefix("governor-"))
        elif shows != "mill":
            raise ValueError(f"no card of this game shows {shows!r}")
        faces.append(c.Face(row, place_of(decks, row["deck"]), kind, number))
    order = [c.YELLOW, c.ORANGE, c.BLUE, c.GREY, c.BROWN]
    return [
        face
        for hidden in (True, False)
        for deck in order
        for face in faces
        if face.deck == deck and (face.kind < c.HIDDEN_KINDS) == hidden
    ]


def place_of(ids: list[str], id: str) -> int:
    if id not in ids:
        raise ValueError(f"there is no {id!r} among {', '.join(ids)}")
    return ids.index(id)
