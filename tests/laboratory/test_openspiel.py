"""OpenSpiel's own tests and one of its searches, on every game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ludotheque import games

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from ludotheque.research import openspiel  # noqa: E402


def walked(game: Any, answers: int, seed: int) -> Any:
    state, rng = game.new_initial_state(), np.random.default_rng(seed)
    for _ in range(answers):
        if state.is_chance_node():
            actions, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=shares)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("id", list(games))
def test_a_random_match_passes_its_own_test(id: str) -> None:
    pyspiel.random_sim_test(openspiel.load(id), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("id", list(games))
def test_positions_are_cloned_written_down_and_observed(id: str) -> None:
    game = openspiel.load(id, games[id].most)
    state = walked(game, 30, 3)
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert str(again) == str(state.clone()) == str(state) and again.history() == state.history()
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert observer.tensor.any() and observer.dict["viewer"][0] == 0
    assert observer.string_from(state, 0) == state.information_state_string(0)


@pytest.mark.parametrize("id", ["loire", "lin1680"])
def test_its_search_plays_with_guesses_at_what_is_hidden(id: str) -> None:
    game = openspiel.load(id)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=2,
        random_state=np.random.RandomState(2),
        use_observation_string=True,
    )
    state = walked(game, 12, 1)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert bot.step(state) in state.legal_actions()


def test_the_victory_is_one_whoever_wins() -> None:
    state = openspiel.load("pig", 3).new_initial_state()
    rng = np.random.default_rng(4)
    while not state.is_terminal():
        legal = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(rng.choice(legal)))
    assert sum(state.returns()) == 1.0
