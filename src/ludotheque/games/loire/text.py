"""Loire as grids of words: who lies where, what waits ashore, what may be drafted."""

from __future__ import annotations

from ludotheque.core.text import Grid, times
from ludotheque.core.words import Words
from ludotheque.games.loire.components import DOWNSTREAM, HOLD, KIND_IDS, MIDRIVER
from ludotheque.games.loire.scene.view import LoireView


def grids(view: LoireView, words: Words) -> list[Grid]:
    """The boats, then what waits ashore, then the draft row; what is empty is left out."""
    return [table for table in (boats(view, words), ashore(view, words), draft(view, words)) if table.rows]


def boats(view: LoireView, words: Words) -> Grid:
    """One row a boat."""
    title = words("text-title", round=view.round, phase=words(f"phase-{view.phase}"), leader=view.names[view.leader])
    columns = ["column-seat", "text-town", "text-dock", "text-laid", "text-hand", "text-aboard", "text-louis"]
    rows = [
        [
            view.names[seat],
            town(view, words, seat),
            dock(view, words, seat),
            cards(view.laid[seat], words),
            hand(view.hand[seat], words),
            cargo(view, words, seat),
            str(view.points[seat]),
        ]
        for seat in range(view.seats)
    ]
    return Grid(title, [words(column) for column in columns], rows)


def town(view: LoireView, words: Words, seat: int) -> str:
    """Where a boat is and which way it points."""
    if view.town[seat] < 0:
        return "–"
    towns = view.edition.towns
    end = towns[0] if view.heading[seat] == DOWNSTREAM else towns[-1]
    return f"{words(f'thing-{towns[view.town[seat]].id}')} → {words(f'thing-{end.id}')}"


def dock(view: LoireView, words: Words, seat: int) -> str:
    """Docked, at Nantes with the louis per wine; or mid-river."""
    if view.berth[seat] == MIDRIVER:
        return words("text-midriver") if view.town[seat] >= 0 else "–"
    docks = view.edition.towns[view.town[seat]].docks
    return words("text-docked-for", louis=docks[view.berth[seat]]) if len(docks) > 1 else words("text-docked")


def cards(counts: list[int], words: Words) -> str:
    """Cards by kind, the coal first."""
    named = [times(words(f"thing-{id}"), count) for id, count in zip(KIND_IDS, counts) if count]
    return ", ".join(named) or "–"


def hand(held: list[int] | int, words: Words) -> str:
    """One's own cards by kind; of the others' only how many."""
    return words("text-cards", count=held) if isinstance(held, int) else cards(held, words)


def cargo(view: LoireView, words: Words, seat: int) -> str:
    """Passengers aboard with their destinations and fares, and the wine."""
    wines = sum(1 for entry in view.hold if entry // HOLD == seat)
    return goods(view, words, view.aboard[seat], wines)


def ashore(view: LoireView, words: Words) -> Grid:
    """What waits, town by town, Nantes first."""
    edition = view.edition
    rows: list[list[str]] = []
    for number, place in enumerate(edition.towns):
        waiting = list(view.waiting[edition.first_passenger :])
        for at, face in enumerate(edition.faces[edition.first_passenger :]):
            waiting[at] = waiting[at] if face.origin == number else 0
        wine = edition.wine_of[number]
        wines = view.waiting[wine] if wine >= 0 else 0
        if wines or any(waiting):
            rows.append([words(f"thing-{place.id}"), goods(view, words, waiting, wines)])
    return Grid(words("text-ashore"), [], rows)


def goods(view: LoireView, words: Words, passengers: list[int], wines: int) -> str:
    """Passengers as "→ Tours (2)", then wine."""
    edition = view.edition
    named = []
    for face, count in zip(edition.faces[edition.first_passenger :], passengers):
        if count:
            end = words(f"thing-{edition.towns[face.destination].id}")
            named.append(times(f"→ {end} ({face.fare})", count))
    if wines:
        named.append(words("text-wines", count=wines))
    return ", ".join(named) or "–"


def draft(view: LoireView, words: Words) -> Grid:
    """The row cards are taken from."""
    rows = [[cards(view.draft, words)]] if any(view.draft) else []
    return Grid(words("text-draft"), [], rows)
