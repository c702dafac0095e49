"""Ratings: whoever keeps a name and plays a rated match to its end is rated, once, with all who played it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select, update

from ludotheque.agents import make
from ludotheque.core.match import Match
from ludotheque.games import games
from ludotheque.table.hall.doorway import gone_before_the_end
from ludotheque.table.hall.keeping import new_row
from ludotheque.table.hall.rating import LASTS, PROVISIONAL, VOID, ranks, rate, settle, told
from ludotheque.table.hall.rows import KeyRow, PersonRow, RatingRow, TableRow
from ludotheque.table.hall.store import Store
from ludotheque.table.seating import Seat
from ludotheque.table.settings import as_url
from tests.table.catchers import mailbox
from tests.table.house import Server, fresh_database
from tests.table.test_people import known


def ended(seed: str = "rated", seats: int = 2) -> Match:
    match = Match(games["loire"], seats, seed)
    player = make("greedy", 1)
    while not match.over:
        match.play(player.choose(match.eyes()))
    return match


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(fresh_database(tmp_path / "table.sqlite3"))
    yield made
    made.close()


def rows(store: Store) -> dict[str, RatingRow]:
    with store.reading() as session:
        return {row.who: row for row in session.scalars(select(RatingRow))}


def test_winners_rise_and_all_become_better_known(store: Store) -> None:
    match = ended()
    winner = match.winners[0]
    players = ["ada", "computer:hard"]
    with store.writing() as session:
        rate(match, [*players], session)
    found = rows(store)
    assert found[players[winner]].mu > 25.0 > found[players[1 - winner]].mu
    assert all(row.sigma < 25.0 / 3 and row.matches == 1 for row in found.values())


def test_where_a_guest_plays_nobody_is_rated(store: Store) -> None:
    with store.writing() as session:
        rate(ended(), ["ada", None], session)
        rate(ended(), ["ada", "ada"], session)
    assert rows(store) == {}


def test_whoever_did_not_win_is_ranked_by_points() -> None:
    match = ended("three", 3)
    order = ranks(match)
    assert [seat for seat in range(3) if order[seat] == 0.0] == match.winners
    lost = [seat for seat in range(3) if seat not in match.winners]
    assert sorted(lost, key=lambda seat: order[seat]) == sorted(lost, key=lambda seat: -match.points[seat])


def test_whoever_left_or_let_time_run_out_is_behind_all_others() -> None:
    match = ended("three", 3)
    winner = match.winners[0]
    order = ranks(match, {winner})
    assert order[winner] == max(order) and order.count(order[winner]) == 1
    assert ranks(match, {0, 1, 2}) == [0.0, 0.0, 0.0]


def stored(store: Store, match: Match, leaving: str, rated: bool = True) -> None:
    row = new_row("t", match, [Seat("link"), Seat("link")])
    row.rated, row.leaving = rated, leaving
    store.create(row, [], match.lines)


@pytest.mark.parametrize("leaving", [VOID, LASTS])
def test_leaving_counts_as_was_agreed(store: Store, leaving: str) -> None:
    match = ended()
    winner = match.winners[0]
    stored(store, match, leaving)
    with store.writing() as session:
        session.add(PersonRow(id="ada", name="Ada", language="en", wishes={}, shunned=[], created=0.0))
    assert gone_before_the_end(store, "t", winner, "ada") is (leaving == LASTS)
    players = ["yann", "yann"]
    players[winner] = "zoe"  # she has sat down in Ada's seat, and won
    with store.writing() as session:
        settle("t", match, [*players], [], session)
    found = rows(store)
    assert set(found) == ({"ada", "yann"} if leaving == LASTS else set())
    assert leaving == VOID or found["yann"].mu > 25.0 > found["ada"].mu


@pytest.mark.parametrize("leaving", [VOID, LASTS])
def test_a_computer_that_stands_in_at_the_end_wins_for_nobody(store: Store, leaving: str) -> None:
    match, names = ended(), ["ada", "yann"]
    winner = match.winners[0]
    stored(store, match, leaving)
    with store.writing() as session:
        settle("t", match, [*names], [winner], session)
    found = rows(store)
    assert set(found) == (set(names) if leaving == LASTS else set())
    assert leaving == VOID or found[names[1 - winner]].mu > 25.0 > found[names[winner]].mu


def test_whom_the_host_sends_away_has_not_lost(store: Store) -> None:
    match = ended()
    stored(store, match, LASTS)
    assert gone_before_the_end(store, "t", 0, None) is False
    with store.writing() as session:
        settle("t", match, ["ada", "yann"], [], session)
    assert rows(store) == {}


def test_an_unrated_match_rates_nobody(store: Store) -> None:
    match = ended()
    stored(store, match, VOID, rated=False)
    with store.writing() as session:
        settle("t", match, ["ada", "yann"], [], session)
    assert rows(store) == {}


def test_the_figures_are_those_of_the_model(store: Store) -> None:
    """Two who begin alike: the winner rises as far as the other falls, less by the second match than by the first, and
    of both as much is known."""
    match = ended()
    names = ["ada", "yann"]
    winner, loser = names[match.winners[0]], names[1 - match.winners[0]]
    steps = []
    for _ in range(2):
        with store.writing() as session:
            rate(match, [*names], session)
        found = rows(store)
        assert found[winner].mu - 25.0 == pytest.approx(25.0 - found[loser].mu)
        assert found[winner].sigma == pytest.approx(found[loser].sigma)
        steps.append(found[winner].mu)
    assert steps[0] == pytest.approx(27.63, abs=0.01)  # openskill's own example of two newcomers
    assert 0 < steps[1] - steps[0] < steps[0] - 25.0


def test_a_rating_says_how_sure_it_is() -> None:
    row = RatingRow(who="computer:hard", game="loire", seats=2, mu=30.0, sigma=2.0, matches=PROVISIONAL - 1)
    assert told(row, None) == {
        "name": "", "level": "hard", "game": "loire", "seats": 2, "rating": 1700, "give_or_take": 160,
        "matches": PROVISIONAL - 1, "provisional": True,
    }  # fmt: skip


def test_a_match_at_a_table_is_rated_when_it_ends(tmp_path_factory: pytest.TempPathFactory) -> None:
    with mailbox() as (letters, address):
        server = Server(tmp_path_factory.mktemp("house"), environment={"LUDOTHEQUE_MAIL": address})
        ada = known((server, letters), "ada@example.org")
        me = ada.get("/api/me").json()["id"]
        match = nearly_over()
        new = server.put_down(match, {"kind": "here", "name": "Ada"}, {"kind": "computer", "level": "easy"})
        store = Store(as_url(server.url))
        with store.writing() as session:
            session.execute(update(KeyRow).where(KeyRow.table == new["table"]).values(person=me))
            session.execute(update(TableRow).where(TableRow.id == new["table"]).values(rated=True))
        store.close()
        while not (seen := ada.get(f"/api/tables/{new['table']}").json())["result"]:
            if seen["status"] == "asked":
                wish = {"number": seen["number"], "seat": seen["asked"], "action": seen["options"][0]["action"]}
                ada.post(f"/api/tables/{new['table']}/answers", json=wish)
        mine = ada.get("/api/me").json()["ratings"]
        assert [(each["game"], each["seats"], each["matches"], each["provisional"]) for each in mine] == [
            ("loire", 2, 1, True)
        ]
        board = ada.get("/api/ratings/loire/2").json()
        assert {(each["name"], each["level"]) for each in board} == {("Ada", None), ("", "easy")}
        over = ada.get("/api/me/matches").json()[0]
        assert over["over"] and len(over["points"]) == 2 and over["winners"]
        server.stop()


def nearly_over() -> Match:
    """A match in which a few answers are left, the next of them Ada's."""
    whole = ended("rated")
    match = Match(games["loire"], 2, "rated")
    answers = [line for line in whole.lines if line.seat >= 0]
    last = max(at for at, line in enumerate(answers) if line.seat == 0)
    for line in answers[: max(0, last - 1)]:
        match.play(line.notation, line.seat)
    while match.seat != 0:
        match.play(match.options[0])
    return match
