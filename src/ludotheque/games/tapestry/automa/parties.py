"""T-20.1: who sits where in a solo game, and what the cards of the bots and the parts of their position are called."""

from __future__ import annotations

from typing import Final

YOU: Final = 0
AUTOMA: Final = 1
SHADOW: Final = 2
BOTS: Final = 2
LEVELS: Final = 6

FAVOURITE: Final = 4  # in an order of tracks: the bot's own favourite
ORDER: Final = 5  # entries in it

ALL_TRACKS: Final = 0  # which tracks a card makes valid
TO_LANDMARK: Final = 1
TO_FINISH: Final = 2
INDICATOR_IDS: Final = ["all", "landmark", "finish"]

AUTOMA_FAVOURITE: Final = 0  # what `state.automa` holds: favourite tracks ...
SHADOW_FAVOURITE: Final = 1
FIRST_CARD: Final = 2  # ... civilizations of the Automa ...
SECOND_CARD: Final = 3
TRACK_CARD: Final = 4  # ... the decision cards that lie open ...
TIEBREAKER: Final = 5
JOINED: Final = 6  # ... how many cards nobody has seen are in the decision deck ...
UNSEEN: Final = 7  # ... how many tapestry cards lie beside its mat ...
TRAPPED: Final = 8  # ... whether the search among them has found a Trap ...
OLDER: Final = 9  # ... and how many of them lay there before the discards were last shuffled
ENTRIES: Final = 10

PROGRESS: Final = 0  # where a decision card is: not seen yet ...
IN_DECK: Final = 1  # ... known to be in the decision deck ...
PAST: Final = 2  # ... discarded ...
OPEN: Final = 3  # ... one of the pair ...
CONSULTED: Final = 4  # ... turned up for income turn 1 ...
RETURNED: Final = 5  # ... and shuffled back into the progress deck

SCIENTISTS: Final = 0
EXPLORERS: Final = 1
ENGINEERS: Final = 2
CONQUERORS: Final = 3
AUTOMA_CIVILIZATION_IDS: Final = ["automa-scientists", "automa-explorers", "automa-engineers", "automa-conquerors"]

GAIN_IDS: Final = [
    *("research", "research-x", "refresh", "conquer", "conquer-anywhere", "explore", "explore-anywhere", "tapestry"),
    *("bot-advance", "bot-regress"),
]
RESEARCH: Final = 0  # what a space brings the Automa
RESEARCH_X: Final = 1
REFRESH: Final = 2
CONQUER: Final = 3
CONQUER_ANYWHERE: Final = 4
EXPLORE: Final = 5
EXPLORE_ANYWHERE: Final = 6
TAPESTRY_CARD: Final = 7
ROLL_ADVANCE: Final = 8
ROLL_REGRESS: Final = 9

CHART_IDS: Final = [
    *("favourites", "advance", "civilization", "points", "progress", "more", "lay", "take", "shuffle"),
]
CHECK_FAVOURITES: Final = 0  # the steps of an income turn, in the order of play
EXTRA_ADVANCE: Final = 1
CIVILIZATION: Final = 2
POINTS: Final = 3
PROGRESS_CARDS: Final = 4
MORE_CARDS: Final = 5
LAY: Final = 6
TAKE: Final = 7
SHUFFLE: Final = 8

CRITERION_IDS: Final = ["only", "middle", "single", "near", "far", "arrows"]
ONLY: Final = 0  # what decided where the Automa goes: there was one place ...
MIDDLE: Final = 1  # ... nearest to the middle island ...
SINGLE: Final = 2  # ... to a territory you hold with one piece ...
NEAR: Final = 3  # ... to any of yours; or furthest from them ...
FURTHEST: Final = 4
ARROWS: Final = 5  # ... or the arrows of the card

REASON_IDS: Final = ["no-hex", "no-outpost", "track-end"]
NO_HEX: Final = 0  # why it does not act
NO_OUTPOST: Final = 1
TRACK_END: Final = 2
