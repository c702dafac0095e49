"""Tapestry as grids of words: who has what, where the tokens stand, what has been built, what lies open."""

from __future__ import annotations

from ludotheque.core.news import in_words
from ludotheque.core.text import Grid
from ludotheque.core.words import Words
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.automa import parties
from ludotheque.games.tapestry.map.atlas import hex_ids
from ludotheque.games.tapestry.scene.view import TapestryView

NOTHING = "–"


def grids(view: TapestryView, words: Words) -> list[Grid]:
    """The players, then the tracks, the technology cards, what everybody holds, and what lies open."""
    found = [
        players(view, words),
        tracks(view, words),
        technology(view, words),
        holdings(view, words),
        lying(view, words),
    ]
    return [*found, rivals(view, words)] if view.level else found


def players(view: TapestryView, words: Words) -> Grid:
    turn = view.names[view.turn] if view.turn >= 0 else words("heading", turn=-1)
    heads = ["column-seat", "column-points", "table-era", *(f"thing-{id}" for id in c.RESOURCE_IDS)]
    heads += ["table-civilizations", "table-card", "table-hand"]
    rows = [
        [
            view.names[seat],
            str(view.points[seat]),
            words("table-finished") if view.finished[seat] else str(view.era[seat]),
            *(str(count) for count in view.resource[seat]),
            named(words, [id for at, id in enumerate(c.CIVILIZATION_IDS) if view.civilization_owner[at] == seat]),
            current(view, words, seat),
            hand(view, words, seat),
        ]
        for seat in range(view.seats)
    ]
    return Grid(words("table-title", name=turn), [words(head) for head in heads], rows)


def current(view: TapestryView, words: Words, seat: int) -> str:
    """The uncovered tapestry card of the era."""
    era = view.era[seat]
    card = view.top[seat][era] if era < len(view.top[seat]) else -1
    return named(words, [c.CARD_IDS[card]]) if card >= 0 else NOTHING


def hand(view: TapestryView, words: Words, seat: int) -> str:
    """One's own cards; of the others' only how many."""
    held = view.hand[seat]
    if isinstance(held, int):
        return str(held)
    return named(words, [c.CARD_IDS[face] for face, count in enumerate(held) for _ in range(count)])


def tracks(view: TapestryView, words: Words) -> Grid:
    rows = [
        [words(f"thing-{id}"), *(tokens(view, words, seat, track) for seat in range(view.seats))]
        for track, id in enumerate(c.TRACK_IDS)
    ]
    return Grid(words("table-tracks"), [words("table-track"), *view.names], rows)


def tokens(view: TapestryView, words: Words, seat: int, track: int) -> str:
    """Where the tokens of a seat stand on a track, the first of them first."""
    at = [view.token_space[seat][token] for token, here in enumerate(view.token_track[seat]) if here == track]
    spaces = view.edition.spaces
    stand = [f"{space} {words(f'thing-{spaces[(c.LAST + 1) * track + space]}')}" for space in sorted(at, reverse=True)]
    return ", ".join(stand) or NOTHING


def technology(view: TapestryView, words: Words) -> Grid:
    techs = view.edition.techs
    rows = []
    for seat in range(view.seats):
        first = c.FIRST_ROW + c.ROWS * seat
        held = [[id for at, id in enumerate(techs) if view.tech_place[at] == first + row] for row in range(c.ROWS)]
        rows.append([view.names[seat], *(named(words, ids) for ids in held)])
    heads = ["column-seat", "table-bottom", "table-middle", "table-top"]
    return Grid(words("table-technology"), [words(head) for head in heads], rows)


def holdings(view: TapestryView, words: Words) -> Grid:
    heads = ["column-seat", *(f"table-{id}" for id in c.BUILDING_IDS), "table-landmarks", "table-territories"]
    heads += ["table-outposts", "table-tiles", "table-objectives"]
    landmarks, hexes = view.edition.landmarks, [id.removeprefix("hex-") for id in hex_ids()]
    rows = []
    for seat in range(view.seats):
        supply = [f"tile-{at + 1}" for at, place in enumerate(view.tile_place) if place == c.FIRST_SUPPLY + seat]
        supply += [f"space-{at + 1}" for at, place in enumerate(view.space_place) if place == c.FIRST_SPACE + seat]
        reached = [f"objective-{id}" for at, id in enumerate(c.OBJECTIVE_IDS) if view.objective[seat][at]]
        rows.append(
            [
                view.names[seat],
                *(str(count) for count in view.buildings[seat]),
                named(words, [f"landmark-{id}" for at, id in enumerate(landmarks) if view.landmark_owner[at] == seat]),
                " ".join(hexes[hex] for hex, owner in enumerate(view.controller) if owner == seat) or NOTHING,
                str(view.outposts[seat]),
                named(words, supply),
                named(words, reached),
            ]
        )
    return Grid(words("table-holdings"), [words(head) for head in heads], rows)


def lying(view: TapestryView, words: Words) -> Grid:
    """The display of technology cards, and the landmarks nobody has yet."""
    edition = view.edition
    display = [id for at, id in enumerate(edition.techs) if view.tech_place[at] == c.DISPLAY]
    free = [f"landmark-{id}" for at, id in enumerate(edition.landmarks) if view.landmark_owner[at] < 0]
    heads = [words("table-display"), words("table-landmarks"), words("table-deck")]
    return Grid(words("table-lying"), heads, [[named(words, display), named(words, free), str(view.deck)]])


def rivals(view: TapestryView, words: Words) -> Grid:
    """Alone: what the bots go by: favourite tracks, the open pair, the decks, and the multipliers that come next."""
    edition, automa = view.edition, view.automa
    box = edition.automa
    turn = view.era[parties.AUTOMA] + 1
    first = 3 * ((c.ERAS + 1) * int(box.mat[view.level]) + turn)
    counts = list(box.multiplier)[first : first + 3] if 1 < turn <= c.ERAS else []
    civilizations = [
        parties.AUTOMA_CIVILIZATION_IDS[automa[at]]
        for at in (parties.FIRST_CARD, parties.SECOND_CARD)
        if automa[at] >= 0
    ]
    favourites = [
        c.TRACK_IDS[automa[at]] for at in (parties.AUTOMA_FAVOURITE, parties.SHADOW_FAVOURITE) if automa[at] >= 0
    ]
    pair = [box.cards[automa[at]] for at in (parties.TRACK_CARD, parties.TIEBREAKER) if automa[at] >= 0]
    left = view.decision.count(parties.IN_DECK) + automa[parties.JOINED]
    heads = ["setting-automa", "table-civilizations", "table-favourites", "table-pair", "table-decisions"]
    row = [
        words(f"setting-automa-{view.level}"),
        named(words, civilizations),
        named(words, favourites),
        named(words, pair),
        str(left),
        " ".join(f"×{count}" for count in counts) or NOTHING,
        str(automa[parties.UNSEEN]),
    ]
    heads += ["table-multipliers", "table-unseen"]
    return Grid(words("table-rivals"), [words(head) for head in heads], [row])


def named(words: Words, ids: list[str]) -> str:
    return ", ".join(str(in_words(id, words, ())) for id in ids) or NOTHING
