"""T-20.20 to T-20.28: the turn of the bots, and which track they take."""

from ludotheque.games.tapestry.automa.decisions import Decide, deck_size
from ludotheque.games.tapestry.automa.parties import PAST, TIEBREAKER, TRACK_CARD
from ludotheque.games.tapestry.automa.tracks import BotAdvance
from tests.games.tapestry.alone import AUTOMA, SHADOW, YOU, Alone
from tests.rule import rule


def at(table: Alone, seat: int, exploration: int, science: int, military: int, technology: int) -> None:
    places = f"exploration-{exploration} science-{science} military-{military} technology-{technology}"
    table.put(seat, at=places)


@rule("T-20.22", "T-20.25", "T-20.26")
def test_the_automa_takes_the_first_of_the_tracks_nearest_to_a_landmark() -> None:
    for tiebreaker, where in (("4", "science-4"), ("2", "military-7")):
        table = Alone(favourites="exploration technology", pair=f"10 {tiebreaker}")
        at(table, AUTOMA, 3, 3, 6, 2)
        table.do_bots(BotAdvance(AUTOMA))
        assert where in table[AUTOMA].at
        assert table.told("bot-choosing")[0].facts["tracks"] == "tracks-7"


@rule("T-20.26", "T-20.25")
def test_the_shadow_empire_reads_the_order_from_the_bottom() -> None:
    table = Alone(favourites="science technology", pair="3 12")
    at(table, SHADOW, 0, 4, 4, 4)
    table.do_bots(BotAdvance(SHADOW))
    assert table[SHADOW].at == "science-4 military-5 technology-4"


@rule("T-20.26")
def test_the_heart_is_the_favourite_of_the_bot_that_reads_it() -> None:
    table = Alone(favourites="science technology", pair="6 7")  # all tracks; the favourite comes first
    table.do_bots(BotAdvance(AUTOMA))
    table.chance("science military")
    assert table[AUTOMA].at == "science-1 military-1"
    table = Alone(favourites="science technology", pair="6 5")  # and here last
    table.do_bots(BotAdvance(SHADOW))
    assert table[SHADOW].at == "technology-1"


@rule("T-20.25")
def test_a_landmark_that_is_taken_is_not_looked_for() -> None:
    table = Alone(pair="10 4")
    at(table, AUTOMA, 3, 0, 0, 0)
    table.put(YOU, landmarks="lighthouse")
    assert table.state.edition.space_landmark[4] == table.state.edition.landmarks.index("lighthouse")
    table.do_bots(BotAdvance(AUTOMA))
    assert table.told("bot-choosing")[0].facts["tracks"] == "tracks-15"  # four spaces to go on each


@rule("T-20.25", "T-20.27")
def test_completed_tracks_are_not_valid_and_without_any_a_bot_stays() -> None:
    table = Alone(pair="22 7")
    at(table, SHADOW, 12, 12, 12, 11)
    at(table, AUTOMA, 12, 12, 12, 12)
    table.do_bots(BotAdvance(AUTOMA), BotAdvance(SHADOW))
    assert [report.facts["seat"] for report in table.told("bot-stays")] == ["seat-1"]
    assert table[SHADOW].at.endswith("technology-12")


@rule("T-20.21", "R-59", "T-20.23")
def test_the_first_card_drawn_is_the_track_card_and_both_bots_advance_with_the_pair() -> None:
    table = Alone(pair="1 2")
    table.deck("3 4 5 6 7", joined=1)
    table.begin_bots()
    assert table.state.decision[0] == table.state.decision[1] == PAST
    table.chance("decide decision-6", "decide decision-3")
    assert (table.state.automa[TRACK_CARD], table.state.automa[TIEBREAKER]) == (5, 2)
    table.chance("science exploration")
    assert (table[AUTOMA].at, table[SHADOW].at) == ("exploration-1 science-1", "technology-1")
    assert (deck_size(table.state), table.state.turn) == (4, YOU)


@rule("T-20.21", "T-20.23", "T-20.22")
def test_an_income_icon_on_the_last_track_card_begins_the_income_turn_at_once() -> None:
    for cards, early, era in (("9 5", 1, 2), ("5 9", 0, 1)):
        table = Alone(level=1)
        table.deck("5 9")
        first, second = cards.split()
        table.begin_bots()
        table.chance(f"decide decision-{first}", f"decide decision-{second}")
        while table.asked != YOU:
            table.chance(table.options[0])
        assert (len(table.told("bot-income-early")), table.state.era[AUTOMA]) == (early, era)


@rule("T-20.21", "T-20.54", "R-60")
def test_with_an_extra_advance_an_early_pair_moves_both_bots_in_the_income_turn() -> None:
    table = Alone(level=3, favourites="technology military")
    table.deck("5 9")
    table.begin_bots()
    table.chance("decide decision-9", "decide decision-5")
    while table.asked != YOU:
        table.chance(table.options[0])
    assert (table[AUTOMA].at, table[SHADOW].at) == ("exploration-1", "military-1")


@rule("T-20.54", "R-60")
def test_with_an_empty_deck_the_pair_of_the_last_turn_moves_them_again() -> None:
    table = Alone(level=3, favourites="technology military", pair="5 9")
    table.deck("")
    table.begin_bots()
    while table.asked != YOU:
        table.chance(table.options[0])
    assert [report.facts["count"] for report in table.told("bot-income")] == [2]
    assert (table[AUTOMA].at, table[SHADOW].at) == ("technology-1", "military-1")


@rule("T-20.28", "T-20.5", "T-20.50")
def test_a_bot_reaches_the_objective_and_the_landmark_and_the_landmark_is_the_automas() -> None:
    table = Alone(pair="22 3")  # the Shadow Empire: all tracks; its favourite is last in the order
    table.put(SHADOW, at="technology-11")
    table.do_bots(BotAdvance(SHADOW))
    assert (table[SHADOW].objectives, table[SHADOW].points) == ([1, 0, 0], 0)
    assert table.told("objective")[0].facts["count"] == 0
    table = Alone(pair="22 3")
    table.put(SHADOW, at="technology-3")
    table.do_bots(BotAdvance(SHADOW))
    assert (table[AUTOMA].landmarks, table[SHADOW].landmarks) == ("forge", "")


@rule("T-20.28")
def test_the_automas_move_is_finished_before_the_shadow_empire_chooses() -> None:
    table = Alone(favourites="science military", pair="6 7")
    table.deck("1 2 3 4")
    table.begin_bots()
    table.chance("decide decision-2", "decide decision-1")  # the Automa: all tracks, its favourite first
    assert (table.question, table[SHADOW].at) == ("BotRoll", "")
    table.chance("science science")
    assert table[SHADOW].at != ""


@rule("T-20.24", "T-20.17", "T-20.57", "T-20.60")
def test_what_may_be_drawn_next_is_known_but_not_which_new_cards_have_joined() -> None:
    table = Alone()
    table.deck("1 2 3", joined=1)
    table.do_bots(Decide(TRACK_CARD))
    step = table.state.stack[-1]
    assert isinstance(step, Decide)
    weights = dict(zip(table.options, step.weights(table.state)))
    assert (
        weights.pop("decide decision-1") == weights.pop("decide decision-2") == weights.pop("decide decision-3") == 15
    )
    assert set(weights.values()) == {1} and len(weights) == 15
    seen = table.match.view(YOU)
    assert seen.decision[3] == PAST  # the discards lie open
