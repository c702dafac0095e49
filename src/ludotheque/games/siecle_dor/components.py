"""S-2: what the pieces of Le Siècle d'Or are called by the rules: places, colours, kinds of cards."""

from __future__ import annotations

from typing import Any, Final

MOST_SEATS: Final = 4

PLACE_PART: Final = 1  # parts of a position that seldom change: its `PARTS`
ART_PART: Final = 2
CARD_PART: Final = 4

GREEN: Final = 0  # colours, and the decks of their cards
YELLOW: Final = 1
BROWN: Final = 2
BLUE: Final = 3
GREY: Final = 4
ORANGE: Final = 5
COLOURS: Final = 6
COLOUR_IDS: Final = ["green", "yellow", "brown", "blue", "grey", "orange"]

PROVINCES: Final = 10  # places of markers: provinces, then guilds, then the Indies, then the Antilles
GUILDS: Final = 5
FIRST_GUILD: Final = 10
FIRST_COLONY: Final = 15
ANTILLES: Final = 20
PLACES: Final = 21

ACTIVE: Final = 0  # faces of a marker
UNSOLD: Final = 1  # active, but put up for auction in vain this turn
USED: Final = 2
FACES: Final = 3

CASHABLE: Final = 6  # kinds of cards: three investments, three spices ...
SHIP: Final = 6  # ... the elements of a voyage ...
CAPTAIN: Final = 7
CANNON: Final = 8
JOKER: Final = 9
DIE: Final = 10  # ... and the last that stays hidden in a hand
HIDDEN_KINDS: Final = 11
MILL: Final = 11
GOVERNOR: Final = 12
ART: Final = 13
SET_IDS: Final = [f"{goods}-{size}" for goods in ("investment", "spice") for size in ("single", "pair", "triple")]
HIDDEN_IDS: Final = [*SET_IDS, "ship", "captain", "cannon", "joker", "die"]

TWO_PROVINCES: Final = 0  # kinds of spaces on the track
MERCHANT: Final = 1
STADTHOLDER: Final = 2

RULES: Final = 0  # what the players agreed on before the match: the version of the rules ...
GUILD_LIFT: Final = 1  # ... whether a marker may be lifted for a guild
LIFT_USED: Final = 2  # ... whether one that has acted may be lifted
PAINTER_PAID: Final = 3  # ... whether who wins a brown action pays the painter
FREE_BIDS: Final = 2  # S-8.2: since this version of the rules any amount may be bid

NONE: Final = -1
PASSED: Final = -1  # in an auction: out of it ...
SELLING: Final = -2  # ... or not a bidder at all


class Face:
    """S-2.3: what a card shows, and the colour of its back; copies of one face cannot be told apart."""

    def __init__(self, row: dict[str, Any], deck: int, kind: int, number: int) -> None:
        self.shows = str(row["shows"])
        self.id = f"culture-{self.shows}" if deck == GREY else self.shows
        self.deck = deck
        self.count = int(row["count"])
        self.kind = kind
        self.number = number  # the province of a governor, the painting of an art card
