"""After a restart the games that are being played are drawn once before somebody comes."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import update

from ludotheque.core.match import Match
from ludotheque.games import games
from ludotheque.table.hall import preparing
from ludotheque.table.hall.hall import Hall
from ludotheque.table.hall.keeping import new_row
from ludotheque.table.hall.preparing import latest, prepare
from ludotheque.table.hall.rows import TableRow
from ludotheque.table.seating import HERE, Seat
from ludotheque.table.settings import Settings
from tests.table.house import fresh_database
from tests.waiting import done


@pytest.fixture
def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Hall:
    monkeypatch.setattr(preparing, "PAUSE", 0.0)
    return Hall(Settings(database=fresh_database(tmp_path / "tables.sqlite3")))


def put_down(hall: Hall, id: str, game: str, **changes: object) -> None:
    match = Match(games[game], 3, "seed")
    hall.store.create(new_row(id, match, [Seat(HERE)] * 3), [], match.lines)
    with hall.store.writing() as session:
        session.execute(update(TableRow).where(TableRow.id == id).values(**{"changed": 1.0, **changes}))


def test_of_every_game_the_running_match_that_was_changed_last_is_looked_at(hall: Hall) -> None:
    put_down(hall, "old", "loire")
    put_down(hall, "new", "loire", changed=2.0)
    put_down(hall, "ended", "loire", changed=3.0, over=True)
    put_down(hall, "other", "bretagne", changed=2.0)
    assert sorted(latest(hall.store)) == ["new", "other"]


def test_it_is_drawn_in_both_shapes_and_languages(hall: Hall) -> None:
    put_down(hall, "new", "loire")
    done(prepare(hall))
    table = hall.held("new")
    assert table is not None
    drawn = {(viewer.shape, viewer.language) for viewer, made in table.showing._whole.items() if made.result()}
    assert drawn == {("wide", "en"), ("wide", "fr"), ("tall", "en"), ("tall", "fr")}
    hall.close()


def test_a_broken_match_keeps_no_other_game_from_being_prepared(hall: Hall) -> None:
    for id, game in (("first", "loire"), ("second", "bretagne"), ("third", "lin1680")):
        put_down(hall, id, game)
    with hall.store.writing() as session:
        session.execute(update(TableRow).where(TableRow.id == "second").values(game="unheard-of"))
    done(prepare(hall))
    assert [hall.held(id) is not None for id in ("first", "second", "third")] == [True, False, True]
    hall.close()


def test_in_a_new_house_there_is_nothing_to_prepare(hall: Hall) -> None:
    done(prepare(hall))
    assert latest(hall.store) == [] and hall.census() == (0, 0)
    hall.close()
