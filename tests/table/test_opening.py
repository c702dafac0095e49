"""Opening a long match that rests in the database: each answer is played once, and only what is shown is drawn."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from ludotheque.agents import make
from ludotheque.core import record
from ludotheque.core.course import BEATS
from ludotheque.core.match import Match
from ludotheque.core.save import fingerprint
from ludotheque.games import games
from ludotheque.table.hall.hall import Hall
from ludotheque.table.hall.keeping import new_row
from ludotheque.table.seating import HERE, Seat
from ludotheque.table.settings import Settings
from ludotheque.table.shown import patches
from ludotheque.table.shown.moment import Viewer
from tests.waiting import done

ANSWERS = 400


def long_match(game: str) -> Match:
    """Of fewer answers, where a match has not so many."""
    match = Match(games[game], games[game].most, "long")
    player, before = make("random", 1), match
    while len(match.lines) < ANSWERS and not match.over:
        before = match.clone()
        match.play(player.choose(match.eyes()))
    return before if match.over else match


def counted(monkeypatch: pytest.MonkeyPatch, module: ModuleType, name: str) -> list[tuple[Any, ...]]:
    """With what a function is called from now on."""
    calls: list[tuple[Any, ...]] = []
    function = getattr(module, name)

    def noted(*given: Any) -> Any:
        calls.append(given)
        return function(*given)

    monkeypatch.setattr(module, name, noted)
    return calls


@pytest.mark.parametrize("game", [game.id for game in games.sound()])
def test_a_long_match_is_played_once_and_little_of_it_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    played = counted(monkeypatch, record, "play_line")
    drawn = counted(monkeypatch, patches, "picture")
    match = long_match(game)

    async def evening() -> None:
        hall = Hall(Settings(database=f"sqlite:///{tmp_path}/tables.sqlite3"))
        hall.store.create(new_row("long", match, [Seat(HERE)] * match.players), [], match.lines)
        for _ in range(2):
            table = await hall.table("long")
            await table.showing.frame(Viewer((0,)))
        assert table.match.lines == match.lines and fingerprint(table.match.state) == fingerprint(match.state)
        hall.close()

    done(evening())
    assert [line for _, line in played] == match.lines, "once, however often somebody looks"
    assert 1 <= len(drawn) <= BEATS + 1, "how it stands, and what happened since one's own last answer"
