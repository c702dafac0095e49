"""T-4.4: what each word of the effect notation does, in the order of the vocabulary."""

from __future__ import annotations

from ludotheque.games.tapestry.benefits import deeds, goods
from ludotheque.games.tapestry.benefits.gain import LANDMARK, WORDS, Word
from ludotheque.games.tapestry.components import (
    BUILDING_IDS,
    BUILDINGS,
    GAINS_BENEFIT,
    PAYS_BONUS,
    RESOURCE_IDS,
    RESOURCES,
    TRACK_IDS,
    TRACKS,
    WORD_IDS,
)
from ludotheque.games.tapestry.map.spoils import BOTH, BOTH_IF_RIVAL, ONE_DIE

MOST_LANDMARKS = 64


def meanings() -> dict[str, Word]:
    """T-4.4: every word but landmarks."""
    full = GAINS_BENEFIT | PAYS_BONUS
    found: dict[str, Word] = {
        "any": goods.AnyWord(),
        "vp": goods.PointsWord(),
        "tile": goods.TileWord(),
        "space-tile": goods.SpaceTileWord(),
        "tapestry": goods.TapestryWord(),
        "building": goods.AnyBuildingWord(),
        "explore": deeds.ExploreWord(0),
        "explore-anywhere": deeds.ExploreWord(1),
        "explore-space": deeds.VisitWord(),
        "research": deeds.ResearchWord(full, False),
        "research-x": deeds.ResearchWord(0, False),
        "research-alien": deeds.ResearchWord(0, True),
        "repeat": deeds.RepeatWord(False),
        "repeat-once": deeds.RepeatWord(True),
        "restart": deeds.RestartWord(),
        "invent": deeds.InventWord(),
        "upgrade": deeds.UpgradeWord(),
        "circle": deeds.UseWord(1),
        "square": deeds.UseWord(2),
        "refresh": deeds.RefreshWord(),
        "conquer": deeds.ConquerWord(0, ONE_DIE),
        "conquer-anywhere": deeds.ConquerWord(1, ONE_DIE),
        "conquer-double": deeds.ConquerWord(0, BOTH),
        "conquer-double-rival": deeds.ConquerWord(0, BOTH_IF_RIVAL),
        "civilization": goods.CivilizationWord(),
        "play-over": goods.PlayOverWord(),
        "tech-card": Word(),  # only a price
        "territory": Word(),  # only on a die, which knows the territory
    }
    for kind in range(RESOURCES):
        found[RESOURCE_IDS[kind]] = goods.ResourceWord(kind)
    for kind in range(BUILDINGS):
        found[BUILDING_IDS[kind]] = goods.BuildingWord(kind)
    for track in range(TRACKS):
        id = TRACK_IDS[track]
        found[f"advance-{id}"] = deeds.AdvanceWord(track, full)
        found[f"advance-{id}-x"] = deeds.AdvanceWord(track, 0)
        found[f"regress-{id}"] = deeds.RegressWord(track, full)
        found[f"regress-{id}-x"] = deeds.RegressWord(track, 0)
    return found


if not WORDS:
    known = meanings()
    WORDS.extend([known[id] for id in WORD_IDS])
    LANDMARK.extend([goods.LandmarkWord(landmark) for landmark in range(MOST_LANDMARKS)])
