"""T-20.29 to T-20.36: what the Automa gains on the spaces of the tracks."""

import pytest

from ludotheque.games.tapestry.automa.gains import BotGain
from ludotheque.games.tapestry.automa.parties import GAIN_IDS, UNSEEN
from ludotheque.games.tapestry.automa.tracks import BotAdvance, BotAdvanceOn
from ludotheque.games.tapestry.components import MILITARY, SCIENCE, TECHNOLOGY, TRACK_IDS, TRACKS
from ludotheque.games.tapestry.tracks.spaces import space_at
from tests.games.tapestry.alone import AUTOMA, SHADOW, YOU, Alone
from tests.games.tapestry.position import edition
from tests.rule import rule

CHART = {
    "exploration": "- explore explore explore - - explore - explore-anywhere - - -",
    "science": "research-x tapestry research-x tapestry research research - - bot-advance bot-regress bot-advance "
    "research-x",
    "military": "conquer tapestry conquer - conquer conquer+tapestry conquer conquer-anywhere - - - conquer",
    "technology": "refresh tapestry refresh refresh - - refresh - - - - -",
}


@rule("T-20.29", "T-20.30", "R-72")
@pytest.mark.parametrize("track", TRACK_IDS)
def test_the_chart_lists_what_each_space_brings_and_each_of_it_once(track: str) -> None:
    gains = edition().automa.gains
    first = space_at(TRACK_IDS.index(track), 0)
    rows = ["+".join(GAIN_IDS[gain] for gain in gains[first + space]) or "-" for space in range(1, 13)]
    assert " ".join(rows) == CHART[track]


@rule("T-20.3", "T-20.31", "T-20.29")
def test_the_automa_gains_no_resources_buildings_tiles_or_bonuses_on_its_way() -> None:
    table = Alone(pair="6 7")
    table.do_bots(*[BotAdvanceOn(AUTOMA, TECHNOLOGY) for _ in range(12)])
    while table.asked == -1:
        table.chance(table.options[0])
    player = table[AUTOMA]
    assert player.at == "technology-12"
    assert (player.resources, player.buildings, player.tiles, player.techs) == ("", "", "", "")
    assert table.state.automa[UNSEEN] == 1


@rule("T-20.31", "T-20.3")
def test_the_shadow_empire_gains_no_benefit_at_all() -> None:
    table = Alone(pair="6 7")
    table.do_bots(BotAdvanceOn(SHADOW, MILITARY), BotAdvanceOn(SHADOW, SCIENCE))
    assert (table.asked, table[SHADOW].at, table[SHADOW].lands) == (-3, "science-1 military-1", "")


@rule("T-20.32", "T-20.36")
def test_research_moves_the_automa_on_the_track_rolled_and_with_the_benefit_goes_on_from_there() -> None:
    table = Alone(pair="6 7")
    table.put(AUTOMA, at="science-5 military-1")
    table.do_bots(BotGain(space_at(SCIENCE, 5)))  # research
    table.chance("science military")
    assert (table[AUTOMA].at, table.state.automa[UNSEEN]) == ("science-5 military-2", 1)


@rule("T-20.32")
def test_research_without_the_benefit_only_moves_and_on_a_completed_track_nothing_happens() -> None:
    table = Alone(pair="6 7")
    table.put(AUTOMA, at="military-1 technology-12")
    table.do_bots(BotGain(space_at(SCIENCE, 1)), BotGain(space_at(SCIENCE, 3)))
    table.chance("science military", "science technology")
    assert (table[AUTOMA].at, table.state.automa[UNSEEN]) == ("military-2 technology-12", 0)
    assert table.told("bot-skipped")[0].facts["reason"] == "reason-track-end"


@rule("T-20.33", "R-73")
def test_a_roll_for_one_of_several_tracks_stands_even_where_the_automa_cannot_move() -> None:
    table = Alone(pair="6 7")
    table.put(AUTOMA, at="science-9")
    table.do_bots(BotGain(space_at(SCIENCE, 9)), BotGain(space_at(SCIENCE, 10)))
    assert table.options == ["science exploration", "science military", "science technology"]
    table.chance("science technology")
    table.chance(*[f"reveal {tech}" for tech in edition().techs[3:6]])
    assert table.options == ["science military", "science technology"]
    table.chance("science military")
    assert (table[AUTOMA].at, len(table.told("bot-skipped"))) == ("science-9 technology-1", 1)


@rule("T-20.33", "T-20.36", "R-73")
def test_a_regress_brings_the_benefit_of_the_space_reached_but_no_landmark() -> None:
    table = Alone(pair="6 7")
    table.put(AUTOMA, at="science-10 military-3 technology-5")
    table.do_bots(BotGain(space_at(SCIENCE, 10)))
    table.chance("science technology")
    table.chance(*[f"reveal {tech}" for tech in edition().techs[3:6]])
    assert (table[AUTOMA].at, table[AUTOMA].landmarks) == ("science-10 military-3 technology-4", "")


@rule("T-20.34")
def test_instead_of_inventing_the_display_is_replaced() -> None:
    table = Alone(pair="6 7")
    old, new = edition().techs[:3], edition().techs[10:13]
    table.do_bots(BotGain(space_at(TECHNOLOGY, 1)))
    table.chance(*[f"reveal {tech}" for tech in new])
    places = dict(zip(edition().techs, table.state.tech_place))
    assert ([places[tech] for tech in old], [places[tech] for tech in new]) == ([2, 2, 2], [1, 1, 1])
    assert table[AUTOMA].techs == ""


@rule("T-20.35", "R-83")
def test_a_tapestry_card_lies_unseen_and_none_is_taken_where_none_can_be_drawn() -> None:
    table = Alone(pair="6 7")
    table.do_bots(BotGain(space_at(SCIENCE, 2)))
    assert (table.state.automa[UNSEEN], table.state.face_down[AUTOMA]) == (1, 1)
    assert (table.match.view(YOU).hand[AUTOMA], table.asked) == (0, -3)
    table = Alone(pair="6 7")
    for face in range(len(table.state.deck)):
        table.state.deck[face] = 0
    table.do_bots(BotGain(space_at(SCIENCE, 2)))
    assert table.state.automa[UNSEEN] == 0


@rule("R-71")
def test_gunpowder_conquers_first_and_no_space_works_twice_in_a_turn() -> None:
    table = Alone(pair="6 13")
    table.do_bots(BotGain(space_at(MILITARY, 6)), BotGain(space_at(MILITARY, 6)))
    table.chance("find tile-1", "turn north")
    assert [report.event for report in table.match.news if report.event in ("conquered", "bot-drew")] == [
        "conquered",
        "bot-drew",
    ]


@rule("T-20.36", "T-20.28", "T-20.5")
def test_a_landmark_reached_by_research_is_taken() -> None:
    table = Alone(pair="6 7")
    table.put(AUTOMA, at="military-3")
    table.do_bots(BotGain(space_at(SCIENCE, 1)))
    table.chance("science military")
    assert table[AUTOMA].landmarks == "barracks"


@rule("T-20.28", "T-20.74")
def test_your_cards_that_watch_advances_see_those_of_the_bots() -> None:
    table = Alone(favourites="military science", pair="6 6")
    table.put(YOU, laid="broker-of-peace", era=2)
    table.do_bots(BotAdvance(AUTOMA))
    table.chance("find tile-1", "turn north")
    assert table[YOU].points == edition().card_points[6]
    assert table.state.token_space[TRACKS * AUTOMA + MILITARY] == 1
