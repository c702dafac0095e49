"""T-20.37 to T-20.49: how the Automa conquers and explores, and how it is attacked."""

import pytest

from ludotheque.games.tapestry.automa.conquest import BotConquer
from ludotheque.games.tapestry.automa.exploration import BotExplore
from ludotheque.games.tapestry.automa.hexes import NO_WAY, distances
from ludotheque.games.tapestry.automa.parties import OLDER, UNSEEN
from ludotheque.games.tapestry.automa.unseen import TurnUp
from ludotheque.games.tapestry.benefits.draws import refill_tapestries
from ludotheque.games.tapestry.components import CARD_IDS, TILE_ON_MAP
from ludotheque.games.tapestry.map.atlas import HEXES
from tests.games.tapestry.alone import AUTOMA, SHADOW, YOU, Alone
from tests.games.tapestry.position import HEX_IDS, edition
from tests.rule import rule

ORDERS = {  # by card: the first hexes that the arrows meet, line by line
    1: "e2 f2 g2 d2 e3 f3 g3 h3 c2",
    2: "g2 f2 e2 h3 g3 f3 e3 d2 h4",
    4: "h3 h4 h5 g2 g3 g4 g5 g6 f2",
    5: "b3 b4 b5 c2 c3 c4 c5 c6 d2",
    7: "h5 g6 f7 h4 g5 f6 e7 d7 h3",
    8: "f7 g6 h5 d7 e7 f6 g5 h4 c6",
    9: "h5 h4 h3 g6 g5 g4 g3 g2 f7",
    10: "b5 b4 b3 c6 c5 c4 c3 c2 d7",
    11: "d7 c6 b5 f7 e7 d6 c5 b4 g6",
    12: "b5 c6 d7 b4 c5 d6 e7 f7 b3",
}


def hexes(names: str) -> list[int]:
    return [HEX_IDS.index(f"hex-{name}") for name in names.split()]


@rule("T-20.37")
@pytest.mark.parametrize("card", ORDERS)
def test_the_arrows_meet_every_hex_once_line_by_line(card: int) -> None:
    met = list(edition().automa.met)[HEXES * (card - 1) : HEXES * card]
    assert sorted(place for place in met if place < HEXES) == list(range(34))
    assert [met.index(place) for place in range(9)] == hexes(ORDERS[card])


@rule("T-20.37", "T-20.46")
def test_the_printed_example_leads_to_the_ninth_hex() -> None:
    table = Alone(favourites="military science", pair="6 8")
    table.do_bots(BotExplore(0))
    table.chance("find tile-1", "turn south")
    assert [report.facts["hex"] for report in table.told("bot-explored")] == ["hex-c6"]
    assert table.why("bot-exploring") == ["arrows"]
    assert table.state.turned[hexes("c6")[0]] == 3


@rule("T-20.46", "T-20.38", "R-65")
def test_unless_it_favours_the_military_it_explores_away_from_you() -> None:
    table = Alone(favourites="science technology", pair="6 8")
    far = distances(table.state, hexes("g5"))
    assert [far[hex] for hex in hexes("d5 c6 b4")] == [3, 4, 5]
    table.do_bots(BotExplore(0))
    table.chance("find tile-1", "turn south")
    assert (table.told("bot-explored")[0].facts["hex"], table.why("bot-exploring")) == ("hex-b4", ["far"])
    assert (table[AUTOMA].points, table[AUTOMA].lands, table[AUTOMA].tiles) == (0, "hex-c5", "")


@rule("T-20.38", "T-20.39", "T-20.42", "T-20.43", "T-20.44", "T-20.45", "R-70")
def test_at_the_start_it_conquers_towards_the_middle() -> None:
    table = Alone(pair="6 13")
    far = distances(table.state, hexes("e5"))
    assert [far[hex] for hex in hexes("d5 c4 d6 b4 c6 b5")] == [1, 2, 2, 3, 3, 4]
    table.do_bots(BotConquer(0))
    table.chance("find tile-20", "turn northwest")
    assert (table[AUTOMA].lands, table.state.outposts[AUTOMA], table.why("bot-taking")) == (
        "hex-c5 hex-d5",
        6,
        ["middle"],
    )
    assert (table.asked, len(table.pieces("hex-d5")), table[AUTOMA].points) == (-3, 1, 0)
    assert table.state.tile_place[19] == TILE_ON_MAP


@rule("T-20.44", "T-20.49")
def test_then_it_takes_the_middle_island_without_closing_it() -> None:
    table = Alone(pair="6 9")
    table.tile("tile-1", "hex-d5")
    table.bots("hex-d5")
    table.do_bots(BotConquer(0))
    assert (table[AUTOMA].points, table[AUTOMA].objectives) == (10, [0, 0, 1])
    assert len(table.pieces("hex-e5")) == 1
    assert table.state.outposts[SHADOW] == 9


def near_you(pair: str) -> Alone:
    table = Alone(pair=pair)
    table.tile("tile-1", "hex-d5")
    table.bots("hex-d5 hex-e5")
    table.state.objective[3 * AUTOMA + 2] = 1
    return table


@rule("T-20.42", "T-20.43", "T-20.44", "T-20.6", "R-68", "R-84")
def test_near_you_the_topple_icon_decides_where_it_may_go() -> None:
    table = near_you("6 9")
    table.do_bots(BotConquer(0))
    table.chance("find tile-2", "turn north")
    assert (table.told("conquered")[0].facts["hex"], table.why("bot-taking")) == ("hex-f5", ["near"])
    assert (len(table.pieces("hex-f5")), table.state.outposts[SHADOW]) == (2, 8)
    assert table.state.controller[hexes("f5")[0]] == AUTOMA
    assert list(table.state.toppled) == [0, 0, 0]
    table = near_you("6 2")
    table.do_bots(BotConquer(0))
    table.chance("find tile-2", "turn north")
    assert (table.told("conquered")[0].facts["hex"], table.why("bot-taking")) == ("hex-f4", ["arrows"])
    assert len(table.pieces("hex-f4")) == 1


def attacked(pair: str, hand: str = "trap") -> Alone:
    table = near_you(pair)
    table.tile("tile-3", "hex-f5")
    table.tile("tile-4", "hex-e6")
    table.put(YOU, outposts="hex-f5 hex-e6", hand=hand)
    table.do_bots(BotConquer(0))
    return table


@rule("T-20.39", "T-20.40", "T-20.41", "R-78")
def test_it_attacks_you_where_the_arrows_say_and_you_may_answer_with_a_trap() -> None:
    table = attacked("6 12")
    assert (table.question, table.options, table.told("bot-conquering")[0].facts["hex"]) == (
        "SpringTrap",
        ["trap", "decline"],
        "hex-e6",
    )
    table.play(YOU, "trap", "take culture")
    assert ("hex-e6" in table[YOU].lands, table[YOU].resources, table.state.toppled[YOU]) == (True, "1 culture", 1)
    assert (len(table.pieces("hex-e6")), table.asked) == (2, -3)
    assert attacked("6 4").told("bot-conquering")[0].facts["hex"] == "hex-f5"


@rule("T-20.41", "T-20.49", "R-78", "R-85")
def test_without_a_trap_or_once_you_have_finished_your_outpost_falls_unasked() -> None:
    table = attacked("6 12", hand="guilds")
    assert (table.asked, "hex-e6" in table[AUTOMA].lands, table.state.toppled[AUTOMA]) == (-3, True, 1)
    table = near_you("6 12")
    table.tile("tile-4", "hex-e6")
    table.put(YOU, outposts="hex-e6", hand="trap")
    table.state.finished[YOU] = 1
    table.state.toppled[AUTOMA] = 1
    table.do_bots(BotConquer(0))
    assert (table.asked, table[AUTOMA].objectives, table.pieces("hex-e6")[0] > 256) == (-3, [0, 1, 1], True)
    assert len(table.told("shadow-outpost")) == 0


@rule("T-20.40", "R-64")
def test_of_your_territories_it_attacks_the_nearest_to_the_middle_while_it_wants_that() -> None:
    table = Alone(pair="6 7")
    table.tile("tile-1", "hex-d5")
    table.tile("tile-2", "hex-c6")
    table.put(YOU, outposts="hex-d5 hex-c6")
    table.do_bots(BotConquer(0))
    assert (table.told("bot-conquering")[0].facts["hex"], table.why("bot-conquering")) == ("hex-d5", ["middle"])


@rule("R-64")
def test_with_two_pieces_on_it_the_middle_island_is_no_goal_any_more() -> None:
    table = Alone(pair="6 13")
    table.outpost(YOU, "hex-e5")
    table.outpost(YOU, "hex-e5")
    table.do_bots(BotConquer(0))
    assert table.why("bot-taking") != ["middle"]


@rule("T-20.43")
def test_a_territory_that_you_hold_with_one_piece_draws_it_more_than_your_others() -> None:
    table = near_you("6 9")
    table.put(YOU, outposts="hex-f6")
    table.do_bots(BotConquer(0))
    table.chance("find tile-2", "turn north")
    assert table.why("bot-taking")[0] in ("single", "arrows")
    far = distances(table.state, hexes("f6"))
    assert far[HEX_IDS.index(str(table.told("conquered")[0].facts["hex"]))] == 1


@rule("R-63")
def test_only_what_lies_between_is_tested_and_without_any_way_the_criterion_is_skipped() -> None:
    table = Alone(pair="6 13")
    assert distances(table.state, hexes("g5"))[hexes("c5")[0]] == 4  # both ends hold two pieces
    for name in ["d4", "e4", "f4", "f5", "e6", "d5"]:
        table.tile(f"tile-{9 + hexes(name)[0] % 9}", f"hex-{name}")
        table.outpost(YOU, f"hex-{name}")
        table.outpost(YOU, f"hex-{name}")
    assert distances(table.state, hexes("e5"))[hexes("b4")[0]] == NO_WAY
    table.do_bots(BotConquer(0))
    assert table.why("bot-taking") != ["middle"]


@rule("R-66")
def test_conquering_anywhere_lifts_adjacency_for_unexplored_hexes_too() -> None:
    table = Alone(pair="6 2")
    table.state.objective[3 * AUTOMA + 2] = 1
    table.do_bots(BotConquer(1))
    table.chance("find tile-1", "turn north")
    taken = str(table.told("conquered")[0].facts["hex"]).removeprefix("hex-")
    assert (taken, table.why("bot-taking")) == ("h3", ["arrows"])  # two steps from hex-g5, and first on card 2


@rule("T-20.46")
def test_exploring_anywhere_needs_no_neighbour_and_without_a_hex_it_is_skipped() -> None:
    table = Alone(favourites="military science", pair="6 2")
    table.do_bots(BotExplore(1))
    table.chance("find tile-1", "turn north")
    assert table.told("bot-explored")[0].facts["hex"] == "hex-g2"
    table = Alone(pair="6 2")
    for number, name in enumerate(["d5", "c6", "b4"], 1):
        table.tile(f"tile-{number}", f"hex-{name}")
    table.do_bots(BotExplore(0))
    assert table.told("bot-skipped")[0].facts["reason"] == "reason-no-hex"


@rule("R-67", "T-20.7")
def test_without_a_tile_unexplored_hexes_are_not_valid() -> None:
    table = Alone(pair="6 13")
    for tile in range(len(table.state.tile_place)):
        table.state.tile_place[tile] = TILE_ON_MAP
    table.do_bots(BotExplore(0), BotConquer(0))
    assert table.told("bot-skipped")[0].facts["reason"] == "reason-no-hex"
    assert table.told("conquered")[0].facts["hex"] in ("hex-c4", "hex-d6")


@rule("T-20.39", "R-69")
def test_without_an_outpost_it_does_not_conquer_and_explores_nothing_instead() -> None:
    table = Alone(pair="6 13")
    table.state.outposts[AUTOMA] = 0
    table.do_bots(BotConquer(0))
    assert (table.asked, table.told("bot-skipped")[0].facts["reason"]) == (-3, "reason-no-outpost")


@rule("R-68")
def test_without_an_outpost_of_the_shadow_empire_nothing_is_closed() -> None:
    table = near_you("6 9")
    table.state.outposts[SHADOW] = 0
    table.do_bots(BotConquer(0))
    table.chance("find tile-2", "turn north")
    assert len(table.pieces("hex-f5")) == 1


def your_attack(cards: int, **put: str) -> Alone:
    table = Alone(pair="6 13")
    table.tile("tile-1", "hex-f5")
    table.bots("hex-f5")
    table.hold(cards)
    table.put(YOU, **put)  # type: ignore[arg-type]
    table.gain(YOU, "conquer")
    table.play(YOU, "conquer hex-f5")
    return table


@rule("T-20.47", "R-79")
def test_a_trap_among_its_cards_stops_your_attack() -> None:
    table = your_attack(3)
    table.chance("uncover guilds", "uncover trap", "roll red-4-vp black-coin")
    assert (table.state.automa[UNSEEN], table.state.face_down[AUTOMA], sum(table.state.discard)) == (1, 1, 2)
    table.play(YOU, "die black")
    assert ("hex-f5" in table[AUTOMA].lands, table[YOU].resources) == (True, "1 coin")
    assert (table.state.toppled[AUTOMA], table.state.toppled[YOU]) == (1, 0)


@rule("T-20.48", "T-20.47")
def test_without_a_trap_your_conquest_goes_on_as_usual() -> None:
    table = your_attack(2)
    table.chance("uncover guilds", "uncover academia")
    assert "hex-f5" in table[YOU].lands
    assert table.state.toppled[YOU] == 1
    assert "roll" in table.options[0]


@rule("T-20.47", "T-6.7", "R-83")
def test_cards_that_lay_there_when_the_discards_were_shuffled_are_among_those_of_before() -> None:
    table = Alone(pair="6 13")
    table.tile("tile-1", "hex-f5")
    table.bots("hex-f5")
    state = table.state
    for face, id in enumerate(CARD_IDS):
        spare = state.deck[face] - (1 if id in ("trap", "guilds") else 0)
        state.deck[face] -= spare
        state.discard[face] += spare
    table.hold(2)  # a Trap and Guilds, though nobody knows
    assert refill_tapestries(state) == 35
    table.hold(1)
    table.gain(YOU, "conquer")
    table.play(YOU, "conquer hex-f5")
    step = state.stack[-1]
    assert isinstance(step, TurnUp)
    weights = dict(zip(table.options, step.weights(state)))
    assert weights["uncover guilds"] == 2 * 1 * 35  # two of three are of before, one of those is Guilds
    assert weights["uncover trap"] == 2 * 1 * 35 + 1 * 4 * 2
    table.chance("uncover guilds", "uncover academia")
    assert (state.automa[UNSEEN], state.automa[OLDER], sum(state.buried)) == (1, 1, 1)
    table.chance("uncover trap")
    assert (sum(state.buried), sum(state.deck)) == (0, 34)


@rule("R-79", "T-20.74")
def test_pillage_and_plunder_spares_the_search() -> None:
    table = your_attack(2, laid="pillage-and-plunder")
    assert (table.question, table.state.automa[UNSEEN]) == ("RollDice", 2)
    assert "hex-f5" in table[YOU].lands


@rule("T-20.4", "T-20.38")
def test_a_territory_with_two_pieces_of_yours_is_no_way_but_may_be_a_goal() -> None:
    table = Alone(pair="6 13")
    far = distances(table.state, hexes("g5"))
    assert (far[hexes("g5")[0]], far[hexes("f5")[0]]) == (0, 1)
