"""How everybody stood from answer to answer, for the chart at the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core import record
from ludotheque.games import games
from ludotheque.table.hall.replays import Replay
from ludotheque.table.seating import HERE, Seat
from tests.table.house import Guest, Server, key_in

MATCHES = Path(__file__).parents[1] / "games"
TWO = ({"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Yann"})


def replay_of(file: Path) -> Replay:
    found = record.open_file(file)
    return Replay(found, (Seat(HERE),) * found.seats, games[found.game].edition)


@pytest.mark.parametrize("game", ["loire", "lin1680"])
def test_the_course_begins_with_the_first_question_and_ends_as_the_match_did(game: str) -> None:
    replay = replay_of(min(MATCHES.glob(f"{game}/matches/*.match"), key=lambda file: file.stat().st_size))
    course = replay.course
    assert [each.line for each in course] == sorted({each.line for each in course})
    assert course[-1].line == len(replay.record.lines)
    end = replay.at(len(replay.record.lines))
    view = end.view()
    counted = view.points if game == "loire" else [sum(both) for both in zip(view.bales, view.built, strict=True)]
    assert course[-1].values == counted and max(counted) > 0


def test_what_was_taken_back_is_not_in_the_course() -> None:
    match = games["pig"].new(2, "course")
    while not match.points[0]:
        match.play(str(match.options[-1]))
    held = len(match.standing)
    assert match.points[0] > 0
    match.take_back(0)
    found = match.record
    course = Replay(found, (Seat(HERE),) * 2, match.edition).course
    assert all(each.values == [0, 0] for each in course) and course[-1].answers < held


def test_the_chart_of_a_private_table_is_for_those_who_sit_there(server: Server) -> None:
    for private in (False, True):
        new = server.set_up_over(*TWO, private=private)
        host, stranger = Guest(server, new["table"], key_in(new["host"])), Guest(server, new["table"])
        course = host.get("replay/course").json()
        points = {row["seat"]: row["points"] for row in host.look()["result"]["rows"]}
        assert course["values"][-1] == [points[0], points[1]]
        assert len(course["at"]) == len(course["values"]) and course["label"] == "" and course["rounds"]
        assert stranger.get("replay/course").status_code == (403 if private else 200)
