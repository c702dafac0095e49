"""Computer players of Tapestry: they finish five eras, and prefer what is plainly better."""

import pytest

from ludotheque.agents import make
from ludotheque.agents.greedy import GreedyAgent
from ludotheque.arena.simulate import Plan, simulate
from ludotheque.games.tapestry.outlook import BY_HAND
from ludotheque.games.tapestry.outlook import OUTLOOK as JUDGED
from ludotheque.games.tapestry.outlook.plots import gain
from ludotheque.games.tapestry.outlook.worth import worth
from tests.games.tapestry.position import A, B, Table, edition


def answer(table: Table, seat: int = A) -> str:
    """What greedy would do now."""
    return str(GreedyAgent(7).choose(table.match.eyes(seat)))


@pytest.mark.parametrize(("level", "seats"), [("easy", 5), ("greedy", 2), ("search:3", 2)])
def test_players_of_every_level_finish_their_five_eras(level: str, seats: int) -> None:
    [outcome] = simulate(Plan("tapestry", (level,) * seats, matches=1, seed="five eras"))
    assert min(outcome.points) > 50


def test_greedy_beats_random_by_far() -> None:
    for outcome in simulate(Plan("tapestry", ("greedy", "random"), matches=2, seed="far")):
        greedy = outcome.agents.index("greedy")
        assert outcome.points[greedy] > 30 + outcome.points[1 - greedy]


def test_the_same_seed_plays_the_same_way() -> None:
    table = Table()
    table.put(A, resources="2 coin 2 worker 2 food 2 culture", tiles="tile-3")
    table.turn(A)
    chosen = {str(make("search:20", 5).choose(table.match.eyes(A))) for _ in range(2)}
    assert len(chosen) == 1


@pytest.mark.parametrize("era", [1, 2, 3, 4])
def test_no_income_turn_while_something_useful_can_be_paid(era: int) -> None:
    table = Table()
    table.put(A, resources="2 coin 2 worker 2 food 2 culture", at="science-3", tiles="tile-3", era=era)
    table.turn(A)
    assert answer(table).startswith("advance")


def test_a_tile_is_turned_so_that_most_sides_line_up() -> None:
    table = Table()
    table.put(A, tiles="tile-8")
    table.gain(A, "explore")
    while table.question in ("ChooseTile", "ChooseHex"):
        table.play(A, answer(table))
    points = []
    for turn in table.options:
        trial = table.state.clone()
        trial.apply(next(option for option in trial.options if str(option) == turn))
        points.append((trial.points(A), turn))
    assert (max(points)[0], answer(table)) in points


def test_the_last_plot_of_a_district_is_filled_first() -> None:
    table = Table()
    free = [
        name
        for name in ("d4", "e4", "f4", "d5", "e5", "f5", "d6", "e6", "f6")
        if table.state.plots["def".index(name[0]) + 9 * (int(name[1]) - 4)] == 0
    ]
    table.put(A, plots=" ".join(f"plot-{name}" for name in free[:-1]))
    table.gain(A, "farm")
    assert answer(table) == f"build plot-{free[-1]}"


def thought_of(table: Table) -> list[str]:
    """The answers that are worth a thought to whoever was taught by features."""
    return [str(action) for action in JUDGED.advised(table.state)]


def test_of_all_plots_a_few_that_bring_lines_and_districts_furthest_are_thought_of() -> None:
    table = Table()
    table.put(A, plots="plot-d4 plot-e4 plot-f4 plot-d5 plot-e5 plot-f5 plot-d6 plot-e6")
    table.gain(A, "farm")
    assert len(table.options) > 40
    assert "build plot-f6" in thought_of(table)
    assert 1 < len(thought_of(table)) <= 4
    assert [str(action) for action in BY_HAND.advised(table.state)] == table.options, "by hand all of them are"


def test_of_plots_alike_in_that_one_is_thought_of() -> None:
    table = Table()
    table.gain(A, "farm")
    gains = [gain(table.state, A, action.value) for action in JUDGED.advised(table.state)]
    assert len(set(gains)) == len(gains) > 1
    assert max(gains) == max(gain(table.state, A, action.value) for action in table.state.legal)


def test_places_beside_the_capital_are_always_thought_of() -> None:
    table = Table(civilizations={A: "craftsmen"})
    table.gain(A, "farm")
    craft = [option for option in table.options if option.startswith("craft")]
    assert craft
    assert set(craft) <= set(thought_of(table))


def test_a_landmark_has_few_places_that_are_thought_of() -> None:
    table = Table()
    table.gain(A, "landmark-forge")
    while table.question == "TurnLandmark":
        table.play(A, table.options[0])
    assert table.question == "PlaceLandmark"
    assert len(thought_of(table)) <= 4 < len(table.options)


def test_rock_in_a_full_line_is_a_place_like_others() -> None:
    """Terraforming builds on rock, which filled its lines from the beginning."""
    table = Table()
    plots = [f"plot-{column}{row}" for row in range(4, 13) for column in "defghijkl"]
    free = [plot for plot, what in zip(plots, table.state.plots) if what == 0]
    table.put(A, plots=" ".join(free), laid="terraforming")
    table.gain(A, "farm")
    assert set(thought_of(table)) <= set(table.options)
    assert thought_of(table)


def test_the_better_die_is_taken() -> None:
    table = Table()
    table.put(A, era=4)
    table.gain(A, "conquer")
    table.play(A, table.options[0])
    table.chance("roll red-7-vp black-coin")
    assert answer(table) == "die red"


def test_the_card_that_brings_more_is_played() -> None:
    """By the outlook made by hand; what was learnt would rather see the revolution."""
    table = Table()
    table.put(A, hand="trap revolution")
    table.income(A, 4)
    while table.question == "ChooseResource":
        table.play(A, answer(table))
    eyes = table.match.eyes(A)
    eyes.outlook = eyes.outlook.handmade()
    assert str(GreedyAgent(7).choose(eyes)) == "play trap"


def test_a_landmark_that_is_gone_attracts_nobody() -> None:
    table = Table()
    table.put(A, resources="1 worker 1 culture", at="science-3 military-3", era=4)
    table.put(B, landmarks="barracks")
    taken = worth(table.state, A, edition().read("landmark-barracks"))
    free = worth(table.state, A, edition().read("landmark-apothecary"))
    assert (taken, free > 0) == (0, True)


def test_buildings_are_worth_more_the_earlier_they_come() -> None:
    table = Table()
    house = edition().read("house")
    values = []
    for era in (1, 2, 3, 4, 5):
        table.put(A, era=era)
        values.append(worth(table.state, A, house))
    assert values == sorted(values, reverse=True)
    assert values[0] > 3 * values[3] > 0
