"""T-4.4: the words of the effect notation, one row each: what it does, its icon, what computers think it worth."""

from __future__ import annotations

from typing import Final

from ludotheque.games.tapestry.benefits import deeds, goods
from ludotheque.games.tapestry.benefits.word import WORDS, Word
from ludotheque.games.tapestry.components import (
    BUILDING_ICONS,
    BUILDING_IDS,
    GAINS_BENEFIT,
    PAYS_BONUS,
    RESOURCE_ICONS,
    RESOURCE_IDS,
    TRACK_ICONS,
    TRACK_IDS,
    TRACKS,
)
from ludotheque.games.tapestry.map.spoils import BOTH, BOTH_IF_RIVAL, ONE_DIE

FULL: Final = GAINS_BENEFIT | PAYS_BONUS


class Row:
    """One word. Its worth is in points; of resources, buildings and landmarks it depends on the position."""

    def __init__(self, id: str, meaning: Word, icon: str, worth: float = 0.0, mark: str = "") -> None:
        self.id = id
        self.meaning = meaning
        self.icon = icon
        self.worth = worth
        self.mark = mark  # a small sign at the icon's corner


ROWS: Final = [
    *[Row(RESOURCE_IDS[kind], goods.ResourceWord(kind), RESOURCE_ICONS[kind]) for kind in range(len(RESOURCE_IDS))],
    Row("any", goods.AnyWord(), "cubes"),
    Row("vp", goods.PointsWord(), "wreath", 1.0),
    Row("tile", goods.TileWord(), "tile", 1.0),
    Row("space-tile", goods.SpaceTileWord(), "ringed-planet", 2.0),
    Row("tapestry", goods.TapestryWord(), "scroll-unfurled", 2.2),
    *[Row(BUILDING_IDS[kind], goods.BuildingWord(kind), BUILDING_ICONS[kind]) for kind in range(len(BUILDING_IDS))],
    Row("building", goods.AnyBuildingWord(), "building"),
    Row("explore", deeds.ExploreWord(0), "explore", 6.0),
    Row("explore-anywhere", deeds.ExploreWord(1), "explore", 6.5, "anywhere"),
    Row("explore-space", deeds.VisitWord(), "ringed-planet", 12.0, "into"),
    Row("research", deeds.ResearchWord(FULL, False), "dice-target", 5.5),
    Row("research-x", deeds.ResearchWord(0, False), "dice-target", 3.0, "x"),
    Row("research-alien", deeds.ResearchWord(0, True), "dice-target", 3.5, "x"),
    *[Row(f"advance-{TRACK_IDS[at]}", deeds.AdvanceWord(at, FULL), TRACK_ICONS[at], 6.5) for at in range(TRACKS)],
    *[Row(f"advance-{TRACK_IDS[at]}-x", deeds.AdvanceWord(at, 0), TRACK_ICONS[at], 3.5, "x") for at in range(TRACKS)],
    *[Row(f"regress-{TRACK_IDS[at]}", deeds.RegressWord(at, FULL), TRACK_ICONS[at], 5.0) for at in range(TRACKS)],
    *[Row(f"regress-{TRACK_IDS[at]}-x", deeds.RegressWord(at, 0), TRACK_ICONS[at], 0.0, "x") for at in range(TRACKS)],
    Row("repeat", deeds.RepeatWord(False), "cycle", 6.0),
    Row("repeat-once", deeds.RepeatWord(True), "cycle", 6.0, "once"),
    Row("restart", deeds.RestartWord(), "return-arrow", 8.0),
    Row("invent", deeds.InventWord(), "light-bulb", 3.0),
    Row("upgrade", deeds.UpgradeWord(), "upgrade", 5.0),
    Row("circle", deeds.UseWord(1), "circle", 4.0),
    Row("square", deeds.UseWord(2), "square", 6.0),
    Row("refresh", deeds.RefreshWord(), "refresh", 0.2),
    Row("conquer", deeds.ConquerWord(0, ONE_DIE), "tower-flag", 6.0),
    Row("conquer-anywhere", deeds.ConquerWord(1, ONE_DIE), "tower-flag", 6.5, "anywhere"),
    Row("conquer-double", deeds.ConquerWord(0, BOTH), "tower-flag", 9.0, "both"),
    Row("conquer-double-rival", deeds.ConquerWord(0, BOTH_IF_RIVAL), "tower-flag", 7.0, "both-rival"),
    Row("civilization", goods.CivilizationWord(), "ancient-columns", 12.0),
    Row("play-over", goods.PlayOverWord(), "scroll-unfurled", 5.0, "over"),
    Row("tech-card", goods.TechCardWord(), "tech", 2.0),  # only a price
    Row("territory", Word(), "tile"),  # only on a die, which knows the territory
]
LANDMARK_ICON: Final = "greek-temple"  # words after these are landmarks: landmark-<id>


def words_with(landmarks: list[str]) -> list[str]:
    """T-4.4, T-9.8: the ids of all words, where the box has these landmarks; each of them is a word of its own."""
    for at in range(len(WORDS) - len(ROWS), len(landmarks)):
        WORDS.append(goods.LandmarkWord(at))
    return [row.id for row in ROWS] + [f"landmark-{id}" for id in landmarks]


if not WORDS:
    WORDS.extend([row.meaning for row in ROWS])
