"""T-20.1 to T-20.19, T-20.62, T-20.70, T-20.71: setting up a solo game, and how it begins."""

import pytest

from ludotheque.core.refusal import Refusal
from ludotheque.games.tapestry.automa.decisions import deck_size, progress_size
from ludotheque.games.tapestry.automa.parties import FIRST_CARD, SECOND_CARD
from ludotheque.games.tapestry.components import CARD_IDS, CIVILIZATION_IDS, FACES, OUT
from tests.games.table import another_box
from tests.games.tapestry.alone import AUTOMA, SHADOW, YOU, Alone, fresh
from tests.games.tapestry.position import GAME, HEX_IDS, edition
from tests.rule import rule


def settle(table: Alone, level: int = 2, first: str = "science", second: str = "technology") -> None:
    """Chance and you, up to your first turn."""
    table.chance(f"science {first}", f"science {second}")
    if level == 6:
        table.play(YOU, "equip automa-conquerors")
    table.chance("chart capital-1", "summon leaders", "summon nomads")
    table.play(YOU, "found capital-1", "adopt leaders")
    table.chance(*[f"reveal {tech}" for tech in edition().techs[:3]])


@rule("T-20.8", "T-20.9", "T-20.10", "T-20.12", "T-20.13", "T-20.14", "T-20.15", "T-20.16", "T-20.17")
def test_a_game_of_level_2_is_set_up_as_the_example_says() -> None:
    table = fresh()
    state = table.state
    assert (deck_size(state), progress_size(state)) == (8, 14)
    assert list(state.outposts) == [8, 7, 9]
    assert (sum(state.deck), state.deck[CARD_IDS.index("trap")]) == (37, 5)
    assert sum(state.civilization_pile) == 12
    settle(table)
    assert (table[YOU].lands, table[AUTOMA].lands, table[SHADOW].lands) == ("hex-g5", "hex-c5", "")
    assert (table.favourites, state.automa[FIRST_CARD], table[AUTOMA].points) == ("science technology", 0, 0)
    assert state.large == 0


@rule("T-20.12", "T-20.13")
def test_you_begin_on_the_same_territory_whatever_your_capital() -> None:
    table = fresh()
    table.chance("science science", "science technology", "chart capital-3", "summon leaders", "summon nomads")
    assert table.options == ["found capital-3", "found capital-5"]
    table.play(YOU, "found capital-5", "adopt nomads")
    assert table[YOU].lands == "hex-g5"
    assert table.state.controller[HEX_IDS.index("hex-e3")] == -1


@rule("T-20.15", "T-20.16")
@pytest.mark.parametrize(
    ("track", "civilization"),
    [("science", 0), ("exploration", 1), ("technology", 2), ("military", 3)],
)
def test_the_science_die_names_the_civilization_and_the_favourites_differ(track: str, civilization: int) -> None:
    table = fresh()
    table.chance(f"science {track}")
    assert table.state.automa[FIRST_CARD] == civilization
    assert f"science {track}" not in table.options
    assert len(table.options) == 3


@rule("T-20.18", "R-75")
def test_on_level_6_you_choose_a_second_civilization_that_brings_no_favourite() -> None:
    table = fresh(level=6)
    table.chance("science science", "science technology")
    assert table.options == ["equip automa-explorers", "equip automa-engineers", "equip automa-conquerors"]
    table.play(YOU, "equip automa-conquerors")
    assert (table.state.automa[SECOND_CARD], table.favourites) == (3, "science technology")


@rule("T-20.8", "T-20.9", "R-86")
def test_cards_that_are_only_unfair_may_stay_in() -> None:
    state = fresh(solo_box="whole").state
    assert (sum(state.deck), sum(state.civilization_pile)) == (43, 15)
    assert state.deck[CARD_IDS.index("espionage")] == 1
    assert state.deck[CARD_IDS.index("alliance")] == 0
    assert state.civilization_owner[CIVILIZATION_IDS.index("traders")] == OUT


@rule("T-20.11", "T-20.69")
def test_the_level_is_chosen_and_2_is_the_usual_one() -> None:
    assert GAME.new(1, seed=1).settings["automa"] == 2
    assert [fresh(level=level).state.level for level in range(1, 7)] == [1, 2, 3, 4, 5, 6]
    with pytest.raises(Refusal):
        GAME.new(1, seed=1, automa=7)


@rule("T-20.1", "T-20.7")
def test_the_rules_drive_two_seats_that_nobody_is_asked_for() -> None:
    match = GAME.new(1, seed=5, names=["Ada"])
    assert (match.players, match.seats, match.names) == (1, 3, ("Ada", "Automa", "Shadow Empire"))
    while not match.over:
        assert match.seat == YOU
        match.play(match.options[-1])
    assert (len(match.points), match.points[SHADOW]) == (3, 0)
    assert match.record.seats == 1
    with pytest.raises(Refusal):
        match.view(AUTOMA)


@rule("T-20.76")
def test_with_two_players_there_is_no_shadow_empire_and_no_level_to_choose() -> None:
    match = GAME.new(2, seed=1)
    assert (match.seats, match.state.seats, GAME.rivals(2)) == (2, 2, ())
    assert "automa" not in match.settings
    with pytest.raises(Refusal):
        GAME.new(2, seed=1, automa=3)


@rule("T-20.19", "R-58")
def test_one_of_three_parties_is_drawn_to_begin_and_then_the_sides_take_turns() -> None:
    table = fresh(leader="random")
    assert table.options == ["lead seat-0", "lead seat-1", "lead seat-2"]
    table.chance("lead seat-2")
    settle(table)
    assert [report.facts["count"] for report in table.told("bot-income")] == [1]
    assert (table.state.turn, list(table.state.era)) == (YOU, [1, 1, 1])


@rule("T-20.20", "T-20.62", "T-20.59", "T-20.35")
def test_the_first_turn_of_the_bots_is_income_turn_1_with_a_card_from_level_2_on() -> None:
    for level, cards in ((1, 0), (2, 1), (4, 1)):
        table = fresh(level=level, leader=1)
        settle(table)
        assert (table.state.era[AUTOMA], table.state.era[SHADOW]) == (1, 1)
        assert (len(table.told("bot-drew")), table.state.face_down[AUTOMA]) == (cards, cards)
        assert sum(table.state.hand[FACES * AUTOMA : FACES * AUTOMA + FACES]) == 0


@rule("T-20.70", "R-77")
def test_on_level_1_you_begin_with_an_advance_on_each_track_in_the_order_you_like() -> None:
    table = fresh(level=1)
    settle(table)
    assert (table.question, table.offered("advance")) == (
        "BeginAhead",
        ["exploration", "science", "military", "technology"],
    )
    table.play(YOU, "advance military", "conquer hex-g4")
    table.chance("roll red-vp-per-territories black-coin")
    table.play(YOU, "die black", "advance exploration")
    table.chance("find tile-1", "find tile-2")
    table.play(YOU, "advance technology", f"invent {edition().techs[0]}")
    table.chance(f"reveal {edition().techs[3]}", "science military")
    table.play(YOU, "accept")
    assert table[YOU].at == "exploration-1 science-1 military-2 technology-1"
    assert table[YOU].resources != "1 coin"  # and then the income of turn 1


@rule("T-20.71", "R-77")
def test_on_level_5_each_bot_first_advances_on_its_favourite_track() -> None:
    table = fresh(level=5, leader=1)
    settle(table, first="technology", second="military")
    table.chance(*[f"reveal {tech}" for tech in edition().techs[3:6]])
    assert (table[AUTOMA].at, table[SHADOW].at) == ("technology-1", "military-1")


@rule("T-20.71", "T-20.52", "R-76", "R-77")
def test_on_level_6_both_advance_on_all_tracks_and_a_card_of_the_progress_deck_breaks_ties() -> None:
    table = fresh(level=6, leader=1)
    settle(table, level=6)
    before = progress_size(table.state)
    assert [option.split()[0] for option in table.options] == ["consult"] * 15
    table.chance("consult decision-13", "find tile-1", "turn north")  # the first space of military conquers
    table.chance(*[f"reveal {tech}" for tech in edition().techs[3:6]], "science military")
    order = [str(report.facts["space"]) for report in table.told("advanced") if report.facts["seat"] == "seat-2"]
    assert order == ["archery", "scouting", "pottery", "astronomy"]
    assert table[AUTOMA].at == "exploration-1 science-1 military-2 technology-1"
    assert table.why("bot-taking") == ["middle"]
    assert progress_size(table.state) == before
    assert deck_size(table.state) == 8


def test_a_box_without_the_solo_game_serves_two_players_and_more() -> None:
    data = {key: value for key, value in edition().data.items() if not key.startswith("automa-")}
    box = GAME.make_edition(data, "an older box")
    assert GAME.new(2, seed=1, edition=box).seats == 2
    with pytest.raises(Refusal) as refused:
        GAME.new(1, seed=1, edition=box)
    assert refused.value.key == "edition-alone"


def test_a_box_whose_decision_cards_leave_out_a_track_is_refused() -> None:
    cards = [dict(card) for card in edition().data["automa-decisions"]["cards"]]
    cards[0]["order"] = "favourite military military technology science"
    with pytest.raises(Refusal):
        another_box(GAME, edition(), {"automa-decisions": {"provenance": "rulebook", "cards": cards}})
