"""Whoever is far behind goes on to play well: small differences are all there is then."""

from __future__ import annotations

from ludotheque.agents.search import SearchAgent
from ludotheque.core.match import Match
from ludotheque.games import games
from ludotheque.games.tapestry.state import Tapestry

TRIES = 16
FAR = 300  # points behind: no chance is left


def test_a_search_far_behind_answers_as_it_would_level() -> None:
    """With all chances nearly the same it would choose among the answers as if by lot."""
    game = games["tapestry"]
    same = asked = 0
    for seed in range(6):
        match = Match(game, 2, seed=str(seed), settings={"leader": 0})
        pilot = SearchAgent(seed, iterations=2)
        while asked < 12 * (seed + 1) and not match.over:
            eyes = match.eyes()
            if len(eyes.options) > 2 and eyes.seat == 0:
                level = SearchAgent(seed, iterations=TRIES).choose(eyes)
                behind = match.clone()
                assert isinstance(behind.state, Tapestry)
                behind.state.score[-1] += FAR
                same += SearchAgent(seed, iterations=TRIES).choose(behind.eyes()) is level
                asked += 1
            match.play(str(pilot.choose(eyes)))
    assert same > 0.6 * asked
