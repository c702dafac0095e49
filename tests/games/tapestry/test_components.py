"""T-7.9, T-9.4, T-9.5, T-7.5: every technology card, space tile and kind of territory tile does what it shows."""

import re
from pathlib import Path
from typing import Final

import pytest

from ludotheque.games.tapestry.components import CARD_IDS, CIVILIZATION_IDS
from tests.games.tapestry.cases import Case, answer, case, holds
from tests.games.tapestry.position import A, B, Table, edition
from tests.rule import rule

HERE: Final = Path(__file__).parent
HIT = "roll red-5-vp black-coin"
FARMS = {"buildings": "3 farm"}
SCIENCE_4 = {"at": "science-4"}

CIRCLES: dict[str, Case] = {
    "air-conditioning": case(resources="1 worker"),
    "ammonia": case("build plot-d4", buildings="1 farm"),
    "anesthesia": case("build plot-d4", buildings="1 armory"),
    "assembly-line": case("", {"techs": "calendar:top"}, points=7),
    "bakery": case(points=4),
    "barn": case(points=3),
    "lithium-ion-battery": case(points=4),
    "calendar": case(resources="1 culture"),
    "canned-food": case(resources="1 food"),
    "clocks": case("", {"at": "technology-1"}, at="technology-2", hand=""),
    "compass": case("find tile-1; find tile-2", tiles="tile-1 tile-2"),
    "com-tower": case(points=5),
    "concrete": case("build plot-d4", buildings="1 market"),
    "dynamite": case(f"conquer hex-f3; {HIT}; die red", points=5),
    "eyeglasses": case("invent tech-deck; reveal radio", techs="eyeglasses:middle radio:bottom"),
    "irrigation": case(resources="1 food"),
    "library": case(points=3),
    "light-bulb": case(resources="1 coin"),
    "paper": case("build plot-d4", buildings="1 house"),
    "penicillin": case("science military; accept", at="military-1"),
    "printing-press": case("draw trap", hand="trap"),
    "radio": case(points=3),
    "sewage-and-plumbing": case(resources="1 culture"),
    "siegecraft": case("", {"at": "military-1"}, at="military-2", hand=""),
    "stock-market": case(points=5),
    "telescope": case("find tile-1", resources="1 culture", tiles="tile-1"),
    "the-nail": case("draw trap", hand="trap"),
    "time-travel": case(resources="1 coin"),
    "transistors": case(resources="1 coin"),
    "treasury": case(points=4),
    "vaccines": case("", {"at": "science-1"}, at="science-2", hand=""),
    "warships": case(resources="1 worker"),
    "zeppelins": case("", {"at": "exploration-1"}, at="exploration-2"),
}
SQUARES: dict[str, Case] = {
    "air-conditioning": case("build plot-d4", buildings="1 house"),
    "ammonia": case("", FARMS, points=3),
    "anesthesia": case("", {"buildings": "2 armory"}, points=2),
    "assembly-line": case("", {"techs": "calendar:middle"}, resources="1 culture"),
    "bakery": case("build plot-d6", FARMS, landmarks="bakery"),
    "barn": case("build plot-l2", FARMS, landmarks="barn"),
    "lithium-ion-battery": case("repeat mathematics; draw trap", {"at": "science-2 military-2"}, hand="trap"),
    "calendar": case(points=7),
    "canned-food": case(points=7),
    "clocks": case("", {"at": "technology-5"}, points=5),
    "compass": case("explore hex-e4", {"tiles": "tile-5"}, resources="1 food"),
    "com-tower": case("face north; build plot-l3", {"buildings": "3 house"}, landmarks="com-tower"),
    "concrete": case("", {"buildings": "4 market"}, points=4),
    "dynamite": case("", {"outposts": "hex-f3"}, points=2),
    "eyeglasses": case("", {"techs": "radio paper"}, points=3),
    "irrigation": case("build plot-d4", buildings="1 farm"),
    "library": case("face north; build plot-l1", {"buildings": "2 house"}, landmarks="library"),
    "light-bulb": case("build plot-d4", buildings="1 market"),
    "paper": case("", {"buildings": "2 house"}, points=2),
    "penicillin": case(points=5),
    "printing-press": case("play trap", {"hand": "trap"}, points=10, current="trap"),
    "radio": case("summon leaders", civilizations="leaders"),
    "sewage-and-plumbing": case("build plot-d4", buildings="1 armory"),
    "siegecraft": case("", {"at": "military-6"}, points=6),
    "stock-market": case("build plot-d6", {"buildings": "2 market"}, landmarks="stock-market"),
    "telescope": case("", {"tiles": "tile-1 tile-2 tile-3"}, points=3),
    "the-nail": case("gain house; build plot-d4", buildings="1 house"),
    "time-travel": case("gain regress-military-x", {"at": "exploration-3 military-3"}, at="exploration-3 military-2"),
    "transistors": case(resources="1 culture", points=4),
    "treasury": case("build plot-d6", {"buildings": "1 market"}, landmarks="treasury"),
    "vaccines": case("", {"at": "science-7"}, points=7),
    "warships": case(f"conquer hex-f3; {HIT}; die red", points=5),
    "zeppelins": case("", {"at": "exploration-2"}, points=2),
}
SPACE_TILES: list[Case] = [
    case("gain advance-science; draw trap", {"at": "science-1"}, points=2, at="science-2", hand="trap"),
    case("gain armory; build plot-d4", {"buildings": "2 armory"}, points=3),
    case("gain house; build plot-d4", {"buildings": "1 house"}, points=2),
    case("gain tapestry; draw trap; gain play-over; play trap", points=11, current="trap"),
    case(resources="1 coin 1 worker", points=8),
    case("science military; decline", points=6),
    case(resources="1 food 1 culture", points=8),
    case("", {"plots": " ".join(f"plot-{x}4" for x in "defghijkl")}, resources="1 culture", points=1),
    case("gain advance-technology; draw trap", {"at": "technology-1"}, points=2, hand="trap"),
    case(
        "gain invent; invent tech-deck; reveal radio; gain upgrade; upgrade radio",
        points=3 + 1,
        techs="radio:middle",
    ),
    case(f"gain conquer; conquer hex-f3; {HIT}; die red", points=5 + 2),
    case("gain advance-military; draw trap", {"at": "military-1"}, points=2, hand="trap"),
    case(points=13),
    case("gain farm; build plot-d4", {"buildings": "1 farm"}, points=2),
    case("gain market; build plot-d4", points=1),
]
TERRITORIES: dict[str, Case] = {
    "coin": case(resources="1 coin"),
    "worker": case(resources="1 worker"),
    "food": case(resources="1 food"),
    "culture": case(resources="1 culture"),
    "2 tile": case("find tile-40; find tile-41", tiles="tile-40 tile-41"),
    "tapestry": case("draw trap", hand="trap"),
    "invent": case("invent tech-deck; reveal radio", techs="radio:bottom"),
    "research-x": case("science military; accept", at="military-1"),
    "farm": case("build plot-d4", buildings="1 farm"),
    "house": case("build plot-d4", buildings="1 house"),
    "market": case("build plot-d4", buildings="1 market"),
    "armory": case("build plot-d4", buildings="1 armory"),
    "upgrade": case("upgrade radio", {"techs": "radio"}, techs="radio:middle"),
}


@rule("T-9.4")
@pytest.mark.parametrize("card", CIRCLES)
def test_each_circle(card: str) -> None:
    given, answers, then = CIRCLES[card]
    table = Table()
    table.display()
    table.put(A, **given)
    table.put(A, techs=card)
    table.gain(A, "upgrade")
    answer(table, f"upgrade {card}; {answers}")
    holds(table, then)
    assert table.question == ""


@rule("T-9.5")
@pytest.mark.parametrize("card", SQUARES)
def test_each_square(card: str) -> None:
    given, answers, then = SQUARES[card]
    table = Table()
    table.display()
    table.put(A, **given)
    table.put(A, techs=f"{card}:middle")
    table.put(B, at="exploration-10 science-10 military-10 technology-10", buildings="5 farm 5 house 5 market")
    table.gain(A, "upgrade")
    answer(table, f"upgrade {card}; {answers}")
    holds(table, then)
    assert table.question == ""


@rule("T-7.9")
@pytest.mark.parametrize("tile", range(len(SPACE_TILES)))
def test_each_space_tile(tile: int) -> None:
    given, answers, then = SPACE_TILES[tile]
    table = Table()
    table.display()
    table.put(A, **given)
    table.put(A, space=f"space-{tile + 1}")
    table.gain(A, "explore-space")
    answer(table, answers)
    holds(table, then)
    assert table.question == ""


@rule("T-7.5")
@pytest.mark.parametrize("tile", range(48))
def test_each_territory_tile(tile: int) -> None:
    given, answers, then = TERRITORIES[edition().phrases[edition().tile_benefit[tile]].text]
    table = Table()
    table.display()
    table.put(A, **given)
    table.put(A, tiles=f"tile-{tile + 1}")
    table.gain(A, "explore")
    table.play(A, "explore hex-e4")
    if table.question == "TurnTile":
        table.play(A, "turn north")
    answer(table, answers)
    holds(table, then)
    assert table.question == ""


def test_every_component_that_is_data_has_a_case() -> None:
    assert list(CIRCLES) == list(SQUARES) == edition().techs
    assert len(SPACE_TILES) == len(edition().space_benefit)
    assert {edition().phrases[one].text for one in edition().tile_benefit} == set(TERRITORIES)


def test_every_card_and_civilization_is_put_on_a_table_by_some_test() -> None:
    """Tapestry cards are played or laid by name, civilizations are given, used or gained by name."""
    text = "".join(file.read_text("utf-8") for file in HERE.glob("test_c*.py"))
    played = set(re.findall(r'(?:lay\(A, |laid=|play )"?([a-z-]+)"', text))
    lived = set(re.findall(r'(?:civilizations=\{[AB]: |activate\([AB], |join\([AB], )"([a-z]+)"', text))
    assert [id for id in CARD_IDS if id not in played] == []
    assert [id for id in CIVILIZATION_IDS if id not in lived] == []
