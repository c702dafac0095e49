"""L-10, phase 3: docked boats load, set down and sell."""

from __future__ import annotations

from tests.games.loire.position import A, B, C, Table, box, edition
from tests.rule import rule


@rule("L-10.1", "L-3.2")
def test_boats_are_served_from_the_leader_clockwise_each_in_full() -> None:
    table = Table(3, leader=C)
    table.put(A, at="saumur", dock=1, aboard="orleans-saumur")
    table.put(B, at="orleans", dock=1, aboard="nantes-orleans")
    table.put(C, at="blois", dock=1, aboard="angers-blois")
    table.ashore("blois-tours wine-saumur")
    table.quays()
    served = [(report.event, report.facts["seat"]) for report in table.match.news if "seat" in report.facts][:5]
    assert served == [
        ("loaded", "seat-2"),
        ("delivered", "seat-2"),
        ("loaded", "seat-0"),
        ("delivered", "seat-0"),
        ("delivered", "seat-1"),
    ]


@rule("L-10.1", "L-10.6")
def test_only_docked_boats_take_part() -> None:
    """L-10.1, L-10.6: A mid-river at Orléans carrying Amboise-Orléans: nothing happens."""
    table = Table(2)
    table.put(A, at="orleans", aboard="amboise-orleans")
    table.ashore("wine-orleans orleans-tours")
    table.quays()
    assert (table[A].aboard, table[A].louis) == ("amboise-orleans", 0)
    assert table.waiting("orleans") == "wine-orleans orleans-tours"


@rule("L-10.6")
def test_a_boat_mid_river_at_nantes_sells_nothing() -> None:
    table = Table(2)
    table.put(A, at="nantes", heading="upstream", aboard="wine-tours tours-nantes")
    table.ashore("nantes-angers")
    table.quays()
    assert (table[A].aboard, table[A].louis) == ("wine-tours tours-nantes", 0)
    assert table.waiting("nantes") == "nantes-angers"


@rule("L-10.2", "R-14")
def test_loading_is_compulsory_and_complete() -> None:
    """L-10.2, R-14: A docked at Angers where 2 passengers and 1 wine lie takes all 3; the space is empty."""
    table = Table(2)
    table.put(A, at="angers", dock=1)
    table.ashore("angers-tours angers-blois wine-angers")
    table.quays()
    assert table[A].aboard == "wine-angers angers-tours angers-blois"
    assert table.waiting("angers") == ""
    [news] = table.told("loaded")
    assert (news.clause, news.facts) == ("L-10.2", {"seat": "seat-0", "passengers": 2, "wines": 1})


@rule("L-10.2")
def test_a_boat_that_has_not_moved_loads_all_the_same() -> None:
    table = Table(2)
    table.put(A, at="tours")
    table.put(B, at="blois", moved=True)
    table.ashore("wine-tours tours-amboise")
    table.preparation()
    table.play(A, "stop")
    assert table[A].aboard == "wine-tours tours-amboise"


@rule("L-10.2", "R-14")
def test_a_boat_is_never_full_and_cargo_cannot_be_refused() -> None:
    table = Table(2)
    everything = " ".join(f"{face.id} " * face.count for face in edition().faces if face.kind == "wine")
    table.put(A, at="orleans", dock=1, aboard=everything.replace("wine-orleans", ""))
    table.ashore("wine-orleans " * 4 + "orleans-saumur orleans-tours orleans-blois")
    table.quays()
    assert len(table[A].aboard.split()) == 18 + 3
    assert table.match.seat < 0, "nobody was asked"


@rule("L-10.3", "R-15")
def test_of_two_boats_docked_at_nantes_the_first_in_turn_order_loads_everything() -> None:
    for leader, first, second in ((A, A, B), (B, B, A), (C, A, B)):
        table = Table(3, leader=leader)
        table.put(A, at="nantes", heading="upstream", dock=1)
        table.put(B, at="nantes", heading="upstream", dock=2)
        table.ashore("nantes-angers nantes-orleans")
        table.quays()
        assert table[first].aboard == "nantes-angers nantes-orleans"
        assert table[second].aboard == ""


@rule("L-10.4")
def test_a_passenger_who_has_arrived_pays_the_fare_and_is_discarded() -> None:
    """L-10.4: A docked at Orléans carrying Amboise-Orléans: +1 louis, card discarded."""
    table = Table(2)
    table.put(A, at="orleans", dock=1, aboard="amboise-orleans tours-amboise")
    table.quays()
    assert (table[A].louis, table[A].aboard, table.discard) == (1, "tours-amboise", "amboise-orleans")
    [news] = table.told("delivered")
    assert (news.clause, news.facts) == ("L-10.4", {"seat": "seat-0", "face": "amboise-orleans", "count": 1})


@rule("L-10.4", "R-16")
def test_all_passengers_get_off_without_being_asked_for_the_fares_on_their_cards() -> None:
    table = Table(2)
    table.put(A, at="orleans", dock=1, aboard="nantes-orleans ancenis-orleans amboise-orleans")
    table.quays()
    assert table[A].louis == 4 + 3 + 1
    assert table[A].aboard == ""


@rule("L-10.5", "R-16")
def test_the_player_decides_how_much_wine_to_sell_from_none_to_all() -> None:
    table = Table(2)
    table.put(A, at="nantes", heading="upstream", dock=2, aboard="wine-tours wine-tours")
    table.quays()
    assert (table.asked, table.options) == (A, ["sell 0", "sell 1", "sell 2"])
    assert table.refusal(A, "sell 3").clause == "L-10.5"
    table.play(A, "sell 1")
    assert (table[A].louis, table[A].aboard, table.discard) == (2, "wine-tours", "wine-tours")
    [news] = table.told("sold")
    assert (news.clause, news.facts) == ("L-10.5", {"seat": "seat-0", "count": 1, "louis": 2})


@rule("L-10.5", "R-16")
def test_wine_may_be_kept_aboard() -> None:
    table = Table(2)
    table.put(A, at="nantes", heading="upstream", dock=1, aboard="wine-tours")
    table.quays()
    table.play(A, "sell 0")
    assert (table[A].louis, table[A].aboard) == (0, "wine-tours")


@rule("L-10.5")
def test_wine_is_sold_at_nantes_only() -> None:
    table = Table(2)
    table.put(A, at="ancenis", dock=1, aboard="wine-tours")
    table.quays()
    assert (table[A].louis, table[A].aboard) == (0, "wine-tours")
    assert table.told("sold") == []


@rule("R-25")
def test_the_wine_aboard_longest_is_sold_first() -> None:
    table = Table(2)
    table.put(A, at="nantes", heading="upstream", dock=1, aboard="wine-tours wine-orleans wine-blois")
    table.put(B, aboard="wine-orleans")
    table.quays()
    table.play(A, "sell 2")
    assert (table[A].aboard, table.discard) == ("wine-blois", "wine-orleans wine-tours")
    assert table[B].aboard == "wine-orleans"


@rule("R-25", "L-10.2")
def test_wine_just_loaded_comes_after_the_wine_already_aboard() -> None:
    table = Table(2)
    table.put(A, at="orleans", dock=1, aboard="wine-tours")
    table.ashore("wine-orleans")
    table.quays()
    assert table[A].aboard == "wine-tours wine-orleans"


@rule("R-24")
def test_what_is_loaded_at_nantes_can_be_sold_in_the_same_phase() -> None:
    data = edition().data
    wine = [row | {"origin": "nantes"} if row["origin"] == "angers" else row for row in data["wine"]]
    table = Table(2, edition=box(wine=wine))
    table.put(A, at="nantes", heading="upstream", dock=2, aboard="tours-nantes")
    table.ashore("wine-nantes")
    table.quays()
    assert [report.event for report in table.match.news] == ["loaded", "delivered"], "load, then set down, then sell"
    table.play(A, "sell 1")
    assert table[A].louis == 2 + 2


@rule("L-10.7")
def test_at_the_end_crews_are_discarded_and_boats_cast_off_where_they_are() -> None:
    """L-10.7: A:1 docked: the mariner is discarded, A's boat mid-river, same space and heading."""
    table = Table(2)
    table.put(A, at="angers", heading="upstream", dock=1, laid="mariner")
    table.put(B, at="nantes", heading="upstream", dock=2, laid="mariner mariner")
    table.quays()
    assert (table[A].laid, table[A].dock, table[A].town, table[A].heading) == ("", 0, "angers", "upstream")
    assert (table[B].laid, table[B].dock, table[B].town, table[B].heading) == ("", 0, "nantes", "upstream")
    assert table.discard == "mariner mariner mariner"
    [news] = table.told("crew-left")
    assert (news.clause, news.facts) == ("L-10.7", {"count": 3})


@rule("L-10.7", "L-5.5")
def test_mariners_in_the_hand_are_kept_when_crews_leave() -> None:
    table = Table(2)
    table.put(A, at="angers", dock=1, hand="mariner")
    table.quays()
    assert table[A].hand == "mariner"
    assert table.told("crew-left") == []
