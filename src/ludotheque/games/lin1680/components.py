"""F-1: what the pieces of 1680 are called by the rules: resources, types of places, things to build, privileges."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 6

BOARD_PART: Final = 1  # parts of a position that seldom change: its `PARTS`
HAND_PART: Final = 2
CARD_PART: Final = 4

LAND: Final = 0  # F-1.1: resources
SEED: Final = 1
LABOUR: Final = 2
SKEIN: Final = 3
LOOM: Final = 4
KINDS: Final = 5
WILD: Final = 5  # the multicolour face of a die
KIND_IDS: Final = ["land", "seed", "labour", "skein", "loom"]
FACE_IDS: Final = [*KIND_IDS, "wild"]
FACES: Final = 6

MARKETS: Final = 5  # houses are counted by what they yield, and once more on market towns
WORKS: Final = 6

PORT: Final = 0  # F-1.2: types of places; the others are called after what they yield
MARKET: Final = 1
PLAIN: Final = 2
TYPE_IDS: Final = ["port", "market", "loom", "land", "seed", "labour", "skein"]

HOUSE: Final = 0  # F-6: things to build ...
BALE: Final = 1
PRIVILEGE: Final = 2
ITEMS: Final = 3
LOOM_HOUSE: Final = 3  # ... and a house for which only the loom is paid
ITEM_IDS: Final = ["house", "bale", "privilege"]

FIRE: Final = 0  # F-7.3: privilege cards, first those for any moment
THEFT: Final = 1
CONTROL: Final = 2
STORM: Final = 3
ANY_MOMENT: Final = 4
LOOM_ONLY: Final = 4  # while building
TWO_BALES: Final = 5
REROLL: Final = 6  # after the resource dice
JOKER: Final = 7  # in a construction
CARDS: Final = 8
CARD_IDS: Final = ["fire", "theft", "control", "storm", "loom-only", "two-bales", "reroll", "joker"]

BALES: Final = 0  # what the players agreed on before the match
OWN_HOUSES: Final = 1  # A pawn may stop on its owner's houses
REPEATS: Final = 2  # A move may enter a place twice
PORT_HOUSES: Final = 3  # Houses may be built in ports
SHARED_PORTS: Final = 4  # Pawns may start in the same port
IN_PLACE: Final = 5  # One wins by building in a port
CARD_LIMIT: Final = 6  # Privilege cards one may use in a turn, 0 for any number
RESHUFFLE: Final = 7  # Used privilege cards make a new pile
OPEN_HANDS: Final = 8  # Everybody sees the resources in every hand
OFFICE: Final = 9  # The last bales must have passed a market town
RULES: Final = 10  # The version of the rules
LATER_LOOM: Final = 11  # Who does not begin has a loom more
AGREEMENTS: Final = 12
FREE_OFFERS: Final = 2  # since this version any bundle may be offered
SHROUDED: Final = 2  # since this version nothing that hidden hands hold decides what may be done
MOST_BARGAINS: Final = 20  # bargains in a turn, so that it ends

NONE: Final = -1
