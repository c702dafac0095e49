"""The recorded matches of Tapestry play every civilization."""

from __future__ import annotations

from ludotheque.games.tapestry.components import CIVILIZATION_IDS
from tests.games.tapestry.record_matches import played
from tests.games.test_matches import files_of, replayed
from tests.rule import rule


@rule("T-14.1")
def test_together_the_matches_play_every_civilization() -> None:
    matches = [replayed("tapestry", file) for file in files_of("tapestry")]
    assert set().union(*(played(match) for match in matches)) == set(CIVILIZATION_IDS)
