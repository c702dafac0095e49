"""What cards, civilizations and single words of the effect notation are worth, in points; guesses, no rules."""

from __future__ import annotations

from typing import Final

from ludotheque.games.tapestry.components import BUILDING_IDS, CARD_IDS, TRACK_IDS, WORD_IDS

RESOURCE: Final = [6.0, 6.0, 6.0, 5.4, 3.8, 0.0]  # by era
PLOT: Final = [0.9, 0.9, 0.8, 0.7, 0.5, 0.0]  # a plot that gets built on, by era
TAPESTRY_WORD_WORTH: Final = 2.2

_words: Final = {
    "vp": 1.0,
    "tile": 1.0,
    "space-tile": 2.0,
    "tapestry": TAPESTRY_WORD_WORTH,
    "explore": 6.0,
    "explore-anywhere": 6.5,
    "explore-space": 12.0,
    "research": 5.5,
    "research-x": 3.0,
    "research-alien": 3.5,
    **{f"advance-{track}": 6.5 for track in TRACK_IDS},
    **{f"advance-{track}-x": 3.5 for track in TRACK_IDS},
    **{f"regress-{track}": 5.0 for track in TRACK_IDS},
    **{f"regress-{track}-x": 0.0 for track in TRACK_IDS},
    "repeat": 6.0,
    "repeat-once": 6.0,
    "restart": 8.0,
    "invent": 3.0,
    "upgrade": 5.0,
    "circle": 4.0,
    "square": 6.0,
    "refresh": 0.2,
    "conquer": 6.0,
    "conquer-anywhere": 6.5,
    "conquer-double-rival": 7.0,
    "conquer-double": 9.0,
    "civilization": 12.0,
    "play-over": 5.0,
}
WORD: Final = [_words.get(id, 0.0) for id in WORD_IDS]  # resources, buildings and landmarks are reckoned elsewhere
EXPLORE_WORD: Final = WORD_IDS.index("explore")
CONQUER_WORD: Final = WORD_IDS.index("conquer")
INVENT_WORD: Final = WORD_IDS.index("invent")
CONQUERS: Final = 4  # words from that one on
BUILDING_WORD: Final = WORD_IDS.index(BUILDING_IDS[0])  # the four kinds, then the one of any kind

_faces: Final = {
    "academia": 8.0,
    "age-of-discovery": 5.0,
    "age-of-sail": 6.0,
    "age-of-wonders": 8.0,
    "alliance": 5.0,
    "boast-of-superiority": 9.0,
    "broker-of-peace": 5.0,
    "capitalism": 7.0,
    "coal-baron": 6.0,
    "colonialism": 5.0,
    "dark-ages": 8.0,
    "democracy": 6.0,
    "dictatorship": 7.0,
    "diplomacy": 8.0,
    "dystopia": 8.0,
    "empiricism": 5.0,
    "espionage": 7.0,
    "exploitation": 6.0,
    "feudalism": 6.0,
    "golden-age": 7.0,
    "guilds": 6.0,
    "industrialism": 6.0,
    "marriage-of-state": 7.0,
    "mercantilism": 5.0,
    "meritocracy": 8.0,
    "militarism": 6.0,
    "monarchy": 8.0,
    "oil-magnate": 6.0,
    "olympic-host": 11.0,
    "pillage-and-plunder": 5.0,
    "pirate-rule": 5.0,
    "plea-for-aid": 5.0,
    "renaissance": 9.0,
    "revisionism": 6.0,
    "revolution": 4.0,
    "socialism": 6.0,
    "steam-tycoon": 8.0,
    "technocracy": 6.0,
    "terraforming": 9.0,
    "theocracy": 7.0,
    "trade-economy": 6.0,
    "trap": 10.0,
    "tyranny": 7.0,
    "wartime-economy": 7.0,
}
FACE: Final = [_faces[id] for id in CARD_IDS]  # of playing a tapestry card

CIVILIZATION_TURN: Final = 5.0  # of using a mat on an income turn
