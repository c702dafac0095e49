"""T-4.4: every space of the four tracks, reached by paying."""

import pytest

from tests.games.tapestry.cases import Case, answer, case, holds
from tests.games.tapestry.position import A, B, Table, edition, spaces_of
from tests.rule import rule

HIT = "roll red-5-vp black-coin"
AT_ONCE = {"exploration": "food", "science": "worker", "military": "culture", "technology": "coin"}

SPACES: dict[str, Case] = {
    "scouting": case("find tile-1; find tile-2", tiles="tile-1 tile-2"),
    "rafts": case("explore hex-e4; accept; draw trap", {"tiles": "tile-5"}, resources="1 food", hand="trap", tiles=""),
    "wagons": case("gain explore; explore hex-e4", {"tiles": "tile-5"}, tiles="", buildings=""),
    "navigation": case(
        "build plot-d6; find tile-5; explore hex-e4", landmarks="lighthouse", resources="1 food", tiles=""
    ),
    "ships": case("accept; build plot-d4", {"outposts": "hex-f3 hex-e2"}, points=3, buildings="1 farm"),
    "tunnels": case(
        "gain farm; build plot-d4; find tile-5; accept; explore hex-e4",
        buildings="1 farm",
        tiles="",
        resources="1 food",
    ),
    "trains": case("build plot-l2; find tile-5; find tile-6; carry tile-5; explore hex-e4", tiles="tile-6"),
    "cars": case(
        "build plot-d4; accept; discard tile-3; discard tile-1",
        {"buildings": "2 farm", "tiles": "tile-1 tile-2 tile-3"},
        points=3 + 5,
        tiles="tile-2",
    ),
    "airplanes": case(
        "find tile-5; find tile-6; carry tile-5; explore hex-b3; decline", points=1, tiles="tile-6", resources="2 food"
    ),
    "space-shuttle": case(
        "face north; build plot-l2; accept; discard tile-1; discard tile-2",
        {"at": "technology-6", "tiles": "tile-1 tile-2 tile-3"},
        points=6 + 10,
        landmarks="launch-pad",
        tiles="",
    ),
    "interstellar-travel": case("spot space-13; spot space-1; spot space-2; visit space-13", points=13),
    "warpgates": case(
        "visit space-13; accept", {"space": "space-13 space-5"}, points=10 + 13 + 8, resources="1 coin 1 worker"
    ),
    "astronomy": case("science military; accept", at="science-1 military-1"),
    "mathematics": case("draw trap; accept; build plot-d4", hand="trap", buildings="1 house"),
    "herbalism": case("gain house; build plot-d4", buildings="1 house"),
    "medicine": case(
        "build plot-d6; gain vp-per-tech-cards; draw trap", {"techs": "radio paper"}, points=2, hand="trap"
    ),
    "chemistry": case(
        "science military; accept; draw guilds; decline; accept; discard trap",
        {"hand": "trap", "at": "military-1"},
        points=5,
        hand="",
        at="science-5 military-2",
    ),
    "biology": case("gain house; build plot-d4", buildings="1 house"),
    "academic-research": case(
        "face north; build plot-a12; repeat pottery; invent ammonia; reveal radio",
        {"at": "technology-1 military-5"},
        techs="ammonia:bottom",
        landmarks="academy",
    ),
    "nutrition": case("build plot-d4", {"buildings": "3 house"}, points=4, buildings="4 house"),
    "physics": case(
        "gain advance-exploration; find tile-1; find tile-2", tiles="tile-1 tile-2", at="exploration-1 science-9"
    ),
    "neuroscience": case(
        "face north; build plot-l3; gain regress-military; draw trap",
        {"at": "military-3 technology-3"},
        at="science-10 military-2 technology-3",
        hand="trap",
    ),
    "quantum-physics": case(
        "gain advance-exploration; find tile-1; find tile-2; gain advance-technology; invent ammonia; reveal radio",
        at="exploration-1 science-11 technology-1",
    ),
    "alien-biology": case(
        "science science; science military; science science; science science; "
        "pick science; pick military; pick science; decline",
        points=10 + 5 + 5,
        at="science-12 military-1",
    ),
    "archery": case(f"conquer hex-f3; {HIT}; die red", points=5, lands="hex-e3 hex-f3"),
    "bladed-weapons": case("draw trap; decline", hand="trap", buildings=""),
    "walls": case("gain armory; build plot-d4", buildings="1 armory"),
    "standing-army": case(
        "build plot-d6", {"tiles": "tile-1 tile-2"}, points=2, resources="1 worker", landmarks="barracks"
    ),
    "cavalry": case(
        f"gain armory; build plot-d4; conquer hex-f3; {HIT}; die black", buildings="1 armory", lands="hex-e3 hex-f3"
    ),
    "gunpowder": case(
        f"gain tapestry; draw trap; conquer hex-f3; {HIT}; die red; accept; build plot-d4",
        hand="trap",
        points=5,
        buildings="1 armory",
    ),
    "tanks": case(f"build plot-l2; conquer hex-f3; {HIT}; die red", points=5, landmarks="tank-factory"),
    "warplanes": case(f"conquer hex-b5; {HIT}; die red; accept; draw trap", lands="hex-b5 hex-e3", hand="trap"),
    "anti-aircraft-defense": case(
        "gain vp-per-tapestry-cards; build plot-d4", {"hand": "trap", "laid": "monarchy", "era": 2}, points=2 + 3
    ),
    "nuclear-bomb": case(
        "face north; build plot-l2; gain vp-per-exploration; play trap",
        {"at": "exploration-5", "hand": "trap"},
        points=5 + 10,
        current="trap",
    ),
    "drone-assassins": case(
        "accept; discard guilds",
        {"plots": " ".join(f"plot-{x}4" for x in "defghijkl"), "hand": "trap trap guilds"},
        points=1 + 10,
        hand="",
    ),
    "mechs": case(
        f"gain civilization; summon leaders; conquer hex-f3; {HIT}; die black", points=10 + 5, civilizations="leaders"
    ),
    "pottery": case("invent ammonia; reveal radio", techs="ammonia:bottom"),
    "carpentry": case("draw trap; accept; build plot-d4", hand="trap", buildings="1 market"),
    "stone-tools": case("gain invent; invent tech-deck; reveal radio", techs="radio:bottom"),
    "metallurgy": case(
        "build plot-d6; gain refresh; reveal radio; reveal paper; reveal barn; invent barn; reveal clocks",
        techs="barn:bottom",
        landmarks="forge",
    ),
    "glass": case(
        "gain farm; build plot-d4; accept; upgrade radio", {"techs": "radio"}, buildings="1 farm", techs="radio:middle"
    ),
    "steel": case(
        "gain vp-per-armories; build plot-d4; accept; invent ammonia; reveal radio",
        {"buildings": "3 armory"},
        points=3,
        buildings="1 market 3 armory",
        techs="ammonia:bottom",
    ),
    "rubber": case(
        "face north; build plot-a12; gain 2-invent; invent ammonia; reveal radio; invent radio; reveal paper; decline",
        techs="ammonia:bottom radio:bottom",
        landmarks="rubber-works",
    ),
    "plastic": case(
        "build plot-d4; decline", {"buildings": "1 market", "techs": "radio"}, points=2, techs="radio:bottom"
    ),
    "electronics": case(
        "gain circle; upgrade radio", {"techs": "radio calendar:middle"}, points=3, resources="1 culture"
    ),
    "computers": case("face north; build plot-l3", {"at": "military-4 science-2"}, points=6, landmarks="tech-hub"),
    "nanotechnology": case(
        "gain upgrade; upgrade radio; use calendar; decline",
        {"techs": "radio calendar:top penicillin:top"},
        points=3 + 7,
        at="technology-11",
    ),
    "ai-singularity": case("pick military", resources="1 coin 1 worker 1 food 1 culture", points=10, at=""),
}


@rule("T-4.4", "T-4.5")
@pytest.mark.parametrize("space", SPACES)
def test_each_space_gives_what_it_shows(space: str) -> None:
    given, answers, then = SPACES[space]
    track = next(one for one in AT_ONCE if space in spaces_of(one))
    at = spaces_of(track).index(space)
    cost = [(0, 1), (1, 1), (1, 2), (2, 0)][at // 3]
    table = Table()
    table.put(A, **given)
    table.put(A, at=f"{track}-{at}", resources=f"{sum(cost) + spare(answers)} {AT_ONCE[track]}")
    table.put(B, at="science-1")
    table.turn(A)
    answer(table, f"advance {track}; {answers}")
    holds(table, then)
    assert table.asked == B


def spare(answers: str) -> int:
    """A resource for a bonus that is asked for."""
    return int("accept" in answers or "decline" in answers)


def test_every_space_has_a_case() -> None:
    assert [space for track in AT_ONCE for space in spaces_of(track)] == list(SPACES)
    assert len(edition().spaces) == 4 + len(SPACES)
