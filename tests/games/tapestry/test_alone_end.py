"""T-20.2, T-20.4, T-20.72 to T-20.75: the end of a solo game, and your cards against the bots."""

from ludotheque.games.tapestry.automa.parties import TIEBREAKER
from ludotheque.games.tapestry.automa.tracks import BotAdvance
from ludotheque.games.tapestry.components import FROM_INCOME, MILITARY, SOURCES, TRACKS
from ludotheque.games.tapestry.technology.prerequisites import meets_need
from ludotheque.games.tapestry.turn import EndBotTurn, EndTurn
from ludotheque.games.tapestry.victory import winners
from tests.games.tapestry.alone import AUTOMA, SHADOW, YOU, Alone, fresh
from tests.games.tapestry.position import edition
from tests.rule import rule


@rule("T-20.73", "T-20.1", "R-80")
def test_with_equal_points_a_resource_left_wins_and_without_one_the_victory_is_shared() -> None:
    table = Alone()
    table.put(YOU, points=210, resources="2 coin")
    table.put(AUTOMA, points=210)
    assert winners(table.state) == [YOU]
    table.put(YOU, resources="0 coin")
    assert winners(table.state) == [YOU, AUTOMA]
    table.put(AUTOMA, points=1)
    assert winners(table.state) == [AUTOMA]


@rule("T-20.73")
def test_the_shadow_empire_cannot_win_even_where_nobody_has_a_point() -> None:
    assert winners(Alone().state) == [YOU, AUTOMA]


@rule("T-20.72", "T-20.63", "R-85", "T-20.19")
def test_after_their_fifth_income_turn_the_bots_have_finished_and_you_play_on() -> None:
    table = Alone(pair="6 7")
    table.deck("")
    table.eras(4, 4)
    table.put(YOU, resources="3 coin 3 worker 3 food 3 culture")
    table.begin_bots()
    while table.asked != YOU:
        table.chance(table.options[0])
    assert list(table.state.finished) == [0, 1, 1]
    assert (table.question, table.state.turn) == ("Turn", YOU)
    assert table.state.automa[TIEBREAKER] == 6
    table.play(YOU, "advance technology", "pay coin", "invent tech-deck")
    table.chance(table.options[0])
    assert table.asked == YOU


@rule("T-20.72", "R-85")
def test_once_you_have_finished_the_bots_go_on_alone_to_their_end() -> None:
    table = Alone(level=1)
    table.eras(5, 4)
    table.deck("2 3 4 5 6 7")
    table.do(YOU, EndTurn(YOU))
    while not table.match.over:
        assert table.asked == -1
        table.chance(table.options[0])
    assert table.told("finished")[-1].facts["seat"] == "seat-1"
    assert table.told("won")


@rule("R-71", "T-20.19")
def test_at_the_end_of_their_turn_spaces_can_be_gained_again() -> None:
    table = Alone()
    table.state.used[TRACKS * AUTOMA + MILITARY] = 2
    table.do(AUTOMA, EndBotTurn())
    assert (sum(table.state.used), table.state.turn) == (0, YOU)


@rule("T-20.74", "T-20.36")
def test_with_age_of_discovery_both_bots_move_without_a_benefit() -> None:
    table = Alone()
    table.put(SHADOW, at="technology-3")
    table.lay(YOU, "age-of-discovery")
    table.chance("science technology")
    table.play(YOU, "invent tech-deck")
    table.chance(table.options[0])
    assert (table[YOU].at, table[AUTOMA].at, table[SHADOW].at) == ("technology-1", "technology-1", "technology-4")
    assert table[AUTOMA].landmarks == "forge"
    assert len(table.told("refreshed")) == 0


@rule("T-20.74", "R-81")
def test_age_of_wonders_sees_a_shadow_empire_without_landmarks() -> None:
    for mine, theirs, case in (("", "forge", 2), ("barracks", "", 1), ("barracks", "forge academy", 2)):
        table = Alone()
        table.put(YOU, landmarks=mine)
        table.put(AUTOMA, landmarks=theirs)
        table.lay(YOU, "age-of-wonders")
        phrase = edition().phrases[edition().card_effects[3][case]]
        assert (table[YOU].points > 0) == ("vp" in phrase.text)
        assert (table.asked == YOU) == ("any" in phrase.text)


@rule("T-20.74", "T-20.5")
def test_historians_ask_which_bot_reached_the_landmark() -> None:
    for holder, gained in ((1, False), (2, True)):
        table = Alone(pair="22 3")
        table.state.civilization_owner[6] = YOU
        table.state.mat[16 * 6] = 1
        table.state.mat[16 * 6 + 4 + holder] = 1
        table.put(SHADOW, at="technology-3")
        table.do_bots(BotAdvance(SHADOW))
        assert (table[YOU].points == 3) is gained


@rule("T-20.74", "T-20.4")
def test_plea_for_aid_and_technocracy_count_both_bots() -> None:
    table = Alone()
    table.put(AUTOMA, at="science-2")
    table.put(SHADOW, at="military-2 science-3")
    table.lay(YOU, "plea-for-aid")
    table.play(YOU, "take coin")  # once, for science
    assert (table[YOU].resources, table[YOU].points, table.asked) == ("1 coin", 2, -3)
    table = Alone()
    table.lay(YOU, "technocracy")
    assert table[YOU].points == 6  # 3 VP for each of two opponents who are in this era
    table = Alone()
    table.eras(2, 1)
    table.lay(YOU, "technocracy")
    assert table.question == "Invent"


@rule("T-20.74")
def test_socialism_goes_to_the_nearest_token_of_a_bot() -> None:
    table = Alone()
    table.put(AUTOMA, at="science-5")
    table.put(SHADOW, at="science-3")
    table.lay(YOU, "socialism")
    assert len(table.offered("move")) == 1
    table.play(YOU, table.options[0])
    assert table[YOU].at == "science-3"


@rule("R-84", "T-20.74")
def test_revolution_rises_against_standing_outposts_of_the_automa_only() -> None:
    table = Alone()
    table.tile("tile-1", "hex-f5")
    table.tile("tile-2", "hex-f4")
    table.outpost(YOU, "hex-f5", toppled=True)
    table.bots("hex-f5")
    table.outpost(YOU, "hex-f4", toppled=True)
    table.outpost(SHADOW, "hex-f4", toppled=True)
    table.lay(YOU, "revolution")
    assert table.offered("rally") == ["hex-f5"]


@rule("T-20.4")
def test_tokens_of_the_bots_meet_the_conditions_of_technology_cards() -> None:
    tech = next(at for at in range(len(edition().techs)) if edition().needs[at] == MILITARY)
    table = Alone()
    assert not meets_need(table.state, YOU, tech)
    table.put(SHADOW, at="military-12")
    assert meets_need(table.state, YOU, tech)


@rule("T-20.75", "R-82", "T-20.2", "T-20.4")
def test_official_adjustments_are_those_of_three_players() -> None:
    for name, points in (("architects", 20), ("chosen", 30)):
        table = fresh(adjustments="official")
        table.chance("science science", "science technology", "chart capital-1", f"summon {name}", "summon leaders")
        table.play(YOU, "found capital-1", f"adopt {name}")
        table.chance(*[f"reveal {tech}" for tech in edition().techs[:3]])
        while table.told("scored") == []:
            table.chance(table.options[0]) if table.asked == -1 else table.play(YOU, table.options[0])
        assert table.told("scored")[0].facts["count"] == points


@rule("R-86", "T-20.7")
def test_in_the_whole_box_bots_ignore_offers_and_gifts() -> None:
    table = Alone(trimmed=False)
    table.lay(YOU, "diplomacy")
    table.play(YOU, table.options[0])
    assert (table[AUTOMA].resources, table[SHADOW].resources) == ("", "")
    table = Alone(trimmed=False)
    table.lay(YOU, "coal-baron")
    table.chance("find tile-1")
    while table.asked == YOU:
        table.play(YOU, table.options[0])
    assert (table[AUTOMA].tiles, table[SHADOW].tiles) == ("", "")
    table = Alone(trimmed=False)
    table.lay(YOU, "steam-tycoon")
    while table.asked in (YOU, -1):
        table.play(table.asked, table.options[0])
    assert (table[AUTOMA].techs, table[SHADOW].techs) == ("", "")


def test_where_points_came_from_adds_up_for_the_automa_too() -> None:
    table = Alone()
    table.put(AUTOMA, points=7)
    assert (table.state.score[SOURCES * AUTOMA + FROM_INCOME], table.match.points) == (7, [0, 7, 0])
