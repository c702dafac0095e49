"""L-9: two docks at Nantes, of which the second pays double."""

from __future__ import annotations

from tests.games.loire.position import A, B, C, D, Table
from tests.rule import rule

CREW = ["", "mariner", "mariner mariner", "mariner mariner mariner"]


def arrive(crew: int = 0, dock1: int | None = None, dock2: int | None = None) -> Table:
    """B arrives at Nantes with so many mariners; A lies at dock 1, C at dock 2, where a number says with how many."""
    table = Table(4)
    for seat, dock, mariners in ((A, 1, dock1), (C, 2, dock2)):
        if mariners is None:
            table.put(seat, at="blois", moved=True)
        else:
            table.put(seat, at="nantes", heading="upstream", dock=dock, laid=CREW[mariners])
    table.put(B, at="ancenis", laid="coal-1 " + CREW[crew])
    table.put(D, at="blois", hand="coal-1")
    table.preparation(turn=B)
    table.play(B, "stop")
    return table


def docks(table: Table) -> list[int]:
    return [table[seat].dock for seat in (A, B, C)]


def strengths(table: Table) -> list[int]:
    return [int(table.state.strength(seat)) for seat in (A, B, C)]


@rule("L-9.1")
def test_with_both_docks_empty_either_may_be_taken() -> None:
    """L-9.1: the options are dock 1 and dock 2."""
    for number in (1, 2):
        table = arrive()
        assert (table.asked, table.options) == (B, ["dock nantes-1", "dock nantes-2"])
        assert table.refusal(B, "stop").clause == "L-9.1"
        table.play(B, f"dock nantes-{number}")
        assert table[B].dock == number
        [news] = table.told("docked")
        assert (news.clause, news.facts) == ("L-9.1", {"seat": "seat-1", "dock": f"nantes-{number}"})


@rule("L-9.2")
def test_without_mariners_the_empty_dock_is_the_only_choice() -> None:
    """L-9.2: dock 1 A:3, dock 2 empty, arrival B:0: dock 2, no battle, A keeps 3."""
    table = arrive(crew=0, dock1=3)
    assert table.asked == D, "a single choice is not asked"
    assert (docks(table)[:2], strengths(table)) == ([1, 2], [3, 0, 0])
    assert [report.clause for report in table.told("docked")] == ["L-9.2"]
    assert table.told("fought") == []


@rule("L-9.2")
def test_the_empty_dock_is_taken_without_a_battle_whatever_mariners_lie_about() -> None:
    """L-9.2: dock 1 A:3, dock 2 empty, arrival B:1 chooses dock 2: docked, no battle, A:3, B:1."""
    table = arrive(crew=1, dock1=3)
    assert table.options == ["dock nantes-1", "dock nantes-2"]
    assert table.refusal(B, "stop").clause == "L-9.2"
    table.play(B, "dock nantes-2")
    assert (docks(table)[:2], strengths(table)) == ([1, 2], [3, 1, 0])


@rule("L-9.2")
def test_who_wins_the_occupied_dock_sends_its_boat_to_the_empty_one() -> None:
    table = arrive(crew=2, dock2=1)
    table.play(B, "dock nantes-2")
    assert (docks(table)[1:], strengths(table)) == ([2, 1], [0, 1, 0])
    [evicted], [shifted] = table.told("evicted"), table.told("shifted")
    assert evicted.clause == "L-8.4a"
    assert (shifted.clause, shifted.facts) == ("L-9.2", {"seat": "seat-2", "dock": "nantes-1"})


@rule("L-9.2", "L-8.3")
def test_a_boat_without_crew_moves_over_to_the_empty_dock_without_a_battle() -> None:
    table = arrive(crew=1, dock1=0)
    table.play(B, "dock nantes-1")
    assert (docks(table)[:2], strengths(table)) == ([2, 1], [0, 1, 0])
    assert [report.clause for report in table.told("evicted")] == ["L-8.3"]
    assert table.told("fought") == []


@rule("R-13", "L-9.2")
def test_who_contests_a_dock_in_vain_is_mid_river_and_the_empty_dock_stays_empty() -> None:
    for crew, occupant in ((1, 1), (1, 3)):
        table = arrive(crew=crew, dock1=occupant)
        table.play(B, "dock nantes-1")
        assert docks(table)[:2] == [1, 0]
        assert strengths(table) == [occupant - crew, 0, 0]
        assert table.asked == D, "no second choice"
        assert table.told("held")[0].clause == "L-8.4b"


@rule("L-9.3")
def test_with_both_docks_occupied_the_beaten_boat_goes_mid_river() -> None:
    """L-9.3: dock 2 taken by a boat without crew, the other dock by one with 1; arrival B:1 chooses dock 2."""
    table = arrive(crew=1, dock1=1, dock2=0)
    table.play(B, "dock nantes-2")
    assert (docks(table), strengths(table)) == ([1, 2, 0], [1, 1, 0])
    assert table.told("shifted") == []


@rule("L-9.3", "L-8.4b")
def test_with_both_docks_occupied_a_lost_battle_leaves_the_newcomer_mid_river() -> None:
    table = arrive(crew=1, dock1=2, dock2=0)
    table.play(B, "dock nantes-1")
    assert (docks(table), strengths(table)) == ([1, 0, 2], [1, 0, 0])


@rule("L-9.3")
def test_without_mariners_and_with_both_docks_occupied_there_is_no_choice() -> None:
    """L-9.3: B:0 stays mid-river."""
    table = arrive(crew=0, dock1=0, dock2=0)
    assert (table.asked, docks(table)) == (D, [1, 0, 2])
    [news] = table.told("midriver")
    assert (news.clause, news.facts) == ("L-9.3", {"seat": "seat-1", "town": "nantes"})


@rule("L-9.3", "L-8.5")
def test_with_mariners_and_both_docks_occupied_one_of_them_must_be_contested() -> None:
    """L-9.3, L-8.5: the options are dock 1 and dock 2 only; staying out is not offered."""
    table = arrive(crew=1, dock1=2, dock2=3)
    assert table.options == ["dock nantes-1", "dock nantes-2"]
    assert table.refusal(B, "stop").clause == "L-9.3"
    assert table.refusal(B, "pass").clause == "L-9.3"


@rule("L-9.4")
def test_who_stays_at_nantes_arrives_like_anybody_else() -> None:
    table = Table(3)
    table.put(A, at="nantes", heading="upstream")
    table.put(B, at="nantes", heading="upstream", laid="mariner")
    table.put(C, at="blois", hand="coal-1")
    table.preparation()
    table.play(A, "stop")
    assert table.options == ["dock nantes-1", "dock nantes-2"]
    table.play(A, "dock nantes-2")
    table.play(B, "stop", "dock nantes-2")
    assert (docks(table)[:2], table[A].heading) == ([1, 2], "upstream")


@rule("L-9.1", "L-10.5")
def test_dock_1_pays_one_louis_and_dock_2_pays_two() -> None:
    for number, pay in ((1, 1), (2, 2)):
        table = Table(2)
        table.put(A, at="nantes", heading="upstream", dock=number, aboard="wine-tours wine-blois wine-blois")
        table.quays()
        table.play(A, "sell 3")
        assert table[A].louis == 3 * pay
