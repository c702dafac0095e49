"""Le Siècle d'Or as grids of words: who has what, what stands where, what is left to draw."""

from __future__ import annotations

from ludotheque.core.text import Grid, times
from ludotheque.core.words import Words, halves
from ludotheque.games.siecle_dor.components import ANTILLES, COLOUR_IDS, HIDDEN_IDS, USED
from ludotheque.games.siecle_dor.scene.view import SiecleDorView


def grids(view: SiecleDorView, words: Words) -> list[Grid]:
    """The players, then the places, then the decks."""
    return [players(view, words), places(view, words), decks(view, words)]


def players(view: SiecleDorView, words: Words) -> Grid:
    title = words("text-title", turn=view.turn, phase=words(f"phase-{view.phase}"), active=view.names[view.active])
    heads = ["column-seat", "column-points", "text-florins", "text-hand", "text-easel", "text-laid", "text-reserve"]
    rows = [
        [
            view.names[seat],
            str(view.points[seat]),
            halves(view.purse[seat]),
            hand(view, words, seat),
            easel(view, words, seat),
            laid(view, words, seat),
            f"{view.spare_pawns[seat]} / {view.spare_markers[seat]}",
        ]
        for seat in range(view.seats)
    ]
    return Grid(title, [words(head) for head in heads], rows)


def hand(view: SiecleDorView, words: Words, seat: int) -> str:
    """One's own cards by kind; of the others' only how many of each back."""
    held = view.hand[seat]
    if isinstance(held, int):
        backs = [(f"board-deck-{COLOUR_IDS[colour]}", count) for colour, count in enumerate(view.backs[seat]) if count]
        return ", ".join(times(words(name), count) for name, count in backs) or "–"
    edition = view.edition
    named = []
    for kind, id in enumerate(HIDDEN_IDS):
        count = sum(held[face] for face in (edition.own_face[kind], edition.grey_face[kind]) if face >= 0)
        if count:
            named.append(times(words(f"thing-{id}" if id != "die" else "board-die"), count))
    return ", ".join(named) or "–"


def easel(view: SiecleDorView, words: Words, seat: int) -> str:
    edition = view.edition
    named = []
    for art, id in enumerate(edition.arts):
        payments = int(edition.art_payments[art])
        for made in range(payments):
            for _ in range(view.easel[seat][edition.art_slot[art] + made]):
                named.append(words("text-paid", art=words(f"thing-{id}"), made=made, all=payments))
        if view.finished[seat][art]:
            named.append(times(words(f"thing-{id}"), view.finished[seat][art]))
    return ", ".join(named) or "–"


def laid(view: SiecleDorView, words: Words, seat: int) -> str:
    mills = [times(words("thing-culture-mill"), view.mills[seat])] if view.mills[seat] else []
    provinces = view.edition.provinces
    governors = [words(f"thing-culture-governor-{provinces[at]}") for at, n in enumerate(view.governors[seat]) if n]
    return ", ".join(mills + governors) or "–"


def places(view: SiecleDorView, words: Words) -> Grid:
    """Every place where something stands."""
    edition = view.edition
    rows = []
    for place in range(ANTILLES):
        holder = view.holder[place]
        who = "" if holder < 0 else view.names[holder]
        if who and view.face[place] == USED:
            who += f" ({words('text-used')})"
        seats = range(view.seats) if place < len(edition.provinces) else range(0)
        pawns = [(seat, view.pawns[seat][place]) for seat in seats]
        crowd = ", ".join(times(view.names[seat], count) for seat, count in pawns if count)
        if who or crowd:
            rows.append([words(f"thing-{edition.places[place]}"), who or "–", crowd or ("–" if pawns else "")])
    settlers = [(seat, sum(view.antilles[seat])) for seat in range(view.seats)]
    there = ", ".join(times(view.names[seat], count) for seat, count in settlers if count)
    if there:
        rows.append([words(f"thing-{edition.places[ANTILLES]}"), there, ""])
    return Grid(words("text-places"), [words(head) for head in ("text-place", "text-marker", "text-pawns")], rows)


def decks(view: SiecleDorView, words: Words) -> Grid:
    decks = [(words(f"board-deck-{COLOUR_IDS[colour]}"), view.deck[colour]) for colour in range(1, len(COLOUR_IDS))]
    return Grid(words("text-decks"), [name for name, _ in decks], [[str(count) for _, count in decks]])
