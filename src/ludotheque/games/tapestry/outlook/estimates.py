"""What cards, resources and single words of the effect notation are worth, in points; guesses, no rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from ludotheque.games.tapestry.benefits.words import ROWS
from ludotheque.games.tapestry.components import CARD_IDS

RESOURCE: Final = vec[float]([6.0, 6.0, 6.0, 5.4, 3.8, 0.0])  # by era
PLOT: Final = vec[float]([0.9, 0.9, 0.8, 0.7, 0.5, 0.0])  # a plot that gets built on, by era


def word(id: str) -> float:
    """What one word of the notation is worth, as its row says."""
    return next(row.worth for row in ROWS if row.id == id)


WORD: Final = vec[float]([row.worth for row in ROWS])  # resources, buildings and landmarks are reckoned by the position
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
FACE: Final = vec[float]([_faces[id] for id in CARD_IDS])  # of playing a tapestry card

CIVILIZATION_TURN: Final = 5.0  # of using a mat on an income turn
