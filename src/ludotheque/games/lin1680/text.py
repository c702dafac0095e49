"""1680 as grids of words: who has what, what stands where, what lies at the market, and the offer to be answered."""

from __future__ import annotations

from typing import Final

from ludotheque.core.news import bundle
from ludotheque.core.text import Grid
from ludotheque.core.words import Words
from ludotheque.drawing.seats import counted
from ludotheque.games.lin1680.bundles import written
from ludotheque.games.lin1680.components import BALES, CARD_IDS, KIND_IDS, OPEN_HANDS
from ludotheque.games.lin1680.scene.view import LinView

NEARBY: Final = 2  # steps


def grids(view: LinView, words: Words) -> list[Grid]:
    """The players, the houses, the map round one's pawn, market and reserve, an offer; what is empty is left out."""
    found = (players(view, words), houses(view, words), around(view, words), goods(view, words), offer(view, words))
    return [table for table in found if table.rows]


def players(view: LinView, words: Words) -> Grid:
    edition = view.edition
    title = words("text-title", round=view.round, phase=words(f"phase-{view.phase}"), active=view.names[view.active])
    heads = ["column-seat", "text-bales", "text-houses", "text-place", "text-hand", "text-privileges"]
    rows = [
        [
            view.names[seat],
            words("text-of", count=view.bales[seat], all=view.agreed[BALES]),
            words("text-of", count=view.built[seat], all=int(edition.houses)),
            where(view, words, seat),
            hand(view, words, seat),
            privileges(view, words, seat),
        ]
        for seat in range(view.seats)
    ]
    return Grid(title, [words(head) for head in heads], rows)


def where(view: LinView, words: Words, seat: int) -> str:
    """The place of a pawn, with its type."""
    if view.pawn[seat] < 0:
        return "–"
    row = view.edition.data["place"][view.pawn[seat]]
    return f"{words('thing-' + row['id'])} ({words('type-' + row['type'])})"


def hand(view: LinView, words: Words, seat: int) -> str:
    """Cards by kind where they can be seen, else how many."""
    held = view.known[seat] if view.agreed[OPEN_HANDS] else view.hand[seat]
    return words("text-cards", count=held) if isinstance(held, int) else cards(held, KIND_IDS, words)


def privileges(view: LinView, words: Words, seat: int) -> str:
    """One's own by name; of the others' only how many."""
    held, fresh = view.privileges[seat], view.bought[seat]
    if isinstance(held, int) or isinstance(fresh, int):
        count = counted(held) + counted(fresh)
        return words("text-cards", count=count) if count else "–"
    return cards([old + new for old, new in zip(held, fresh)], CARD_IDS, words)


def cards(counts: list[int], ids: list[str], words: Words) -> str:
    return ", ".join(times(words(f"thing-{id}"), count) for id, count in zip(ids, counts) if count) or "–"


def houses(view: LinView, words: Words) -> Grid:
    """Every house, owner by owner."""
    rows: list[list[str]] = []
    for seat in range(view.seats):
        for place, owner in enumerate(view.house):
            if owner == seat:
                row = view.edition.data["place"][place]
                rows.append([view.names[seat], words(f"thing-{row['id']}"), words(f"type-{row['type']}")])
    return Grid(words("text-map"), [words(head) for head in ("text-owner", "text-stock", "text-type")], rows)


def around(view: LinView, words: Words) -> Grid:
    """The places within two steps of one's own pawn: what they are, how far, and what lies next to them."""
    edition = view.edition
    rows: list[list[str]] = []
    if view.seat >= 0 and view.pawn[view.seat] >= 0:
        here = view.pawn[view.seat]
        steps = [int(edition.distance[edition.place_count * here + place]) for place in range(edition.place_count)]
        for place in sorted(range(len(steps)), key=lambda place: steps[place]):
            if steps[place] <= NEARBY:
                row = edition.data["place"][place]
                links = [words(f"thing-{edition.places[near]}") for near in edition.near[place]]
                names = [words(f"thing-{row['id']}"), words(f"type-{row['type']}")]
                rows.append([*names, str(steps[place]), ", ".join(links)])
    heads = ("text-stock", "text-type", "text-steps", "text-next-to")
    return Grid(words("text-around"), [words(head) for head in heads], rows)


def goods(view: LinView, words: Words) -> Grid:
    """The market, the reserve and the pile of privilege cards."""
    head = [words("text-stock"), *(words(f"thing-{id}") for id in KIND_IDS), words("text-pile")]
    rows = [
        [words("text-market"), *map(str, view.market), ""],
        [words("text-reserve"), *map(str, view.reserve), str(view.pile)],
    ]
    return Grid(words("text-goods"), head, rows)


def offer(view: LinView, words: Words) -> Grid:
    """The terms of an offer that waits for its answer."""
    rows: list[list[str]] = []
    if view.goods > 0:
        names = {"seat": view.names[view.active], "victim": view.names[view.partner], "asked": view.names[view.asked]}
        terms = {"goods": bundle(written(view.goods), words), "price": bundle(written(view.price), words)}
        rows.append([words("text-terms", **names, **terms)])
    return Grid(words("text-offer"), [words("text-offer")], rows)


def times(thing: str, count: int) -> str:
    return f"{count}\u00a0×\u00a0{thing}" if count > 1 else thing
