"""T-1: what the pieces of Tapestry are called by the rules: tracks, resources, buildings, cards, civilizations."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 5
MATS_PART: Final = 1  # parts of a position that seldom change: its `PARTS`
CAPITAL_PART: Final = 2
MAP_PART: Final = 4
SUPPLY_PART: Final = 8
CARD_PART: Final = 16
REVISED: Final = 2  # since this version of the rules a number of rulings are others
NONE: Final = -1

EXPLORATION: Final = 0  # tracks
SCIENCE: Final = 1
MILITARY: Final = 2
TECHNOLOGY: Final = 3
TRACKS: Final = 4
TRACK_IDS: Final = ["exploration", "science", "military", "technology"]
TRACK_ICONS: Final = ["compass", "microscope", "crossed-swords", "gears"]
LAST: Final = 12  # the last space of a track; 0 is its start
TIERS: Final = 4
TIER: Final = 3  # spaces in a tier

COIN: Final = 0  # resources ...
WORKER: Final = 1
FOOD: Final = 2
CULTURE: Final = 3
RESOURCES: Final = 4
RESOURCE_IDS: Final = ["coin", "worker", "food", "culture"]
RESOURCE_ICONS: Final = ["two-coins", "miner", "wheat", "drama-masks"]
MARKET: Final = 0  # ... and the buildings beside them on the income mat
HOUSE: Final = 1
FARM: Final = 2
ARMORY: Final = 3
BUILDINGS: Final = 4
BUILDING_IDS: Final = ["market", "house", "farm", "armory"]
BUILDING_ICONS: Final = ["shop", "house", "barn", "barracks"]
SLOTS: Final = 6
SLOT_IDS: Final = [  # by building, from left to right
    "barter", "currency", "banking", "credit-cards", "e-commerce", "biometrics",
    "symbology", "language", "writing", "telephone", "email", "neural-implants",
    "hunting", "farming", "breeding", "preservation", "fertilization", "food-printing",
    "ceremony", "racing", "team-sports", "tabletop-games", "video-games", "virtual-reality",
]  # fmt: skip

SIDE: Final = 9  # of a capital, in plots
PLOTS: Final = 81
LINES: Final = 27  # rows, then columns, then districts
FIRST_DISTRICT: Final = 18
MARGIN: Final = 3  # how far a landmark may begin above or left of the grid
SITES: Final = 12  # rows and columns, with that margin, on which a landmark may begin
EMPTY: Final = 0  # what is on a plot: nothing, rock, a building, a landmark
ROCK: Final = 1
FIRST_BUILDING: Final = 2
FIRST_LANDMARK: Final = 6
BESIDE: Final = -2  # where a landmark stands that is not in the grid ...
ON_MAP: Final = -3  # ... or that Nomads put on the map

UNEXPLORED: Final = -1  # what lies on a hex: nothing, print, or a tile
PRINTED: Final = -2
SIDES: Final = 6
DIRECTION_IDS: Final = ["north", "northeast", "southeast", "south", "southwest", "northwest"]
QUARTER_IDS: Final = ["north", "east", "south", "west"]
TERRAINS: Final = "SDFGM"
SEA: Final = 0

OUTPOST: Final = 0  # kinds of pieces on the map; buildings and landmarks follow, numbered as on plots
TOKEN: Final = 1

DECK: Final = 0  # where technology cards are; then three rows a seat
DISPLAY: Final = 1
DISCARDED: Final = 2
FIRST_ROW: Final = 3
ROWS: Final = 3

TILE_DECK: Final = 0  # where territory tiles are; then the supply of each seat
TILE_DISCARDED: Final = 1
TILE_ON_MAP: Final = 2
FIRST_SUPPLY: Final = 3

SPACE_DECK: Final = 0  # where space tiles are: supplies, then explored ones
FIRST_SPACE: Final = 1
FIRST_VISITED: Final = 6

OUT: Final = -2  # a civilization that left the game
FACE_DOWN: Final = -2  # a tapestry card nobody has looked at
ERAS: Final = 5
CELLS: Final = 16  # numbers kept on a civilization mat

TRACK_OBJECTIVE: Final = 0
TOPPLE_OBJECTIVE: Final = 1
ISLAND_OBJECTIVE: Final = 2
OBJECTIVES: Final = 3
OBJECTIVE_IDS: Final = ["track", "topple", "island"]

SOURCE_IDS: Final = [
    *("income", "track", "exploration", "conquest", "technology", "tapestry", "civilization", "objective", "space"),
]
SOURCES: Final = 9
FROM_INCOME: Final = 0  # what points are for
FROM_TRACK: Final = 1
FROM_EXPLORATION: Final = 2
FROM_CONQUEST: Final = 3
FROM_TECHNOLOGY: Final = 4
FROM_TAPESTRY: Final = 5
FROM_CIVILIZATION: Final = 6
FROM_OBJECTIVE: Final = 7
FROM_SPACE: Final = 8

GAINS_BENEFIT: Final = 1  # what a move brings with it
PAYS_BONUS: Final = 2
FREE_BONUS: Final = 4

CIVILIZATION_IDS: Final = [
    *("alchemists", "architects", "craftsmen", "entertainers", "futurists", "heralds", "historians", "inventors"),
    *("isolationists", "leaders", "merrymakers", "militants", "mystics", "nomads", "chosen", "traders"),
]
CIVILIZATIONS: Final = 16
ALCHEMISTS: Final = 0
ARCHITECTS: Final = 1
CRAFTSMEN: Final = 2
ENTERTAINERS: Final = 3
FUTURISTS: Final = 4
HERALDS: Final = 5
HISTORIANS: Final = 6
INVENTORS: Final = 7
ISOLATIONISTS: Final = 8
LEADERS: Final = 9
MERRYMAKERS: Final = 10
MILITANTS: Final = 11
MYSTICS: Final = 12
NOMADS: Final = 13
CHOSEN: Final = 14
TRADERS: Final = 15

FACES: Final = 44  # of tapestry cards
ACADEMIA: Final = 0
AGE_OF_DISCOVERY: Final = 1
AGE_OF_SAIL: Final = 2
AGE_OF_WONDERS: Final = 3
ALLIANCE: Final = 4
BOAST_OF_SUPERIORITY: Final = 5
BROKER_OF_PEACE: Final = 6
CAPITALISM: Final = 7
COAL_BARON: Final = 8
COLONIALISM: Final = 9
DARK_AGES: Final = 10
DEMOCRACY: Final = 11
DICTATORSHIP: Final = 12
DIPLOMACY: Final = 13
DYSTOPIA: Final = 14
EMPIRICISM: Final = 15
ESPIONAGE: Final = 16
EXPLOITATION: Final = 17
FEUDALISM: Final = 18
GOLDEN_AGE: Final = 19
GUILDS: Final = 20
INDUSTRIALISM: Final = 21
MARRIAGE_OF_STATE: Final = 22
MERCANTILISM: Final = 23
MERITOCRACY: Final = 24
MILITARISM: Final = 25
MONARCHY: Final = 26
OIL_MAGNATE: Final = 27
OLYMPIC_HOST: Final = 28
PILLAGE_AND_PLUNDER: Final = 29
PIRATE_RULE: Final = 30
PLEA_FOR_AID: Final = 31
RENAISSANCE: Final = 32
REVISIONISM: Final = 33
REVOLUTION: Final = 34
SOCIALISM: Final = 35
STEAM_TYCOON: Final = 36
TECHNOCRACY: Final = 37
TERRAFORMING: Final = 38
THEOCRACY: Final = 39
TRADE_ECONOMY: Final = 40
TRAP: Final = 41
TYRANNY: Final = 42
WARTIME_ECONOMY: Final = 43
CARD_IDS: Final = [
    *("academia", "age-of-discovery", "age-of-sail", "age-of-wonders", "alliance", "boast-of-superiority"),
    *("broker-of-peace", "capitalism", "coal-baron", "colonialism", "dark-ages", "democracy", "dictatorship"),
    *("diplomacy", "dystopia", "empiricism", "espionage", "exploitation", "feudalism", "golden-age", "guilds"),
    *("industrialism", "marriage-of-state", "mercantilism", "meritocracy", "militarism", "monarchy", "oil-magnate"),
    *("olympic-host", "pillage-and-plunder", "pirate-rule", "plea-for-aid", "renaissance", "revisionism", "revolution"),
    *("socialism", "steam-tycoon", "technocracy", "terraforming", "theocracy", "trade-economy", "trap", "tyranny"),
    "wartime-economy",
]
