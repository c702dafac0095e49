"""OpenSpiel's own tests and one of its searches, on every game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ludotheque import games

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from ludotheque.research import openspiel  # noqa: E402
from tests.laboratory import playthrough  # noqa: E402


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


@pytest.mark.parametrize("id", playthrough.house())
def test_a_match_is_written_down_as_it_always_was(id: str) -> None:
    """A change of the rules, of what is seen or of the numbering shows here: look at it, and write the file anew."""
    kept = (playthrough.FOLDER / f"{id}.txt").read_text("utf-8").splitlines()
    assert playthrough.of_game(id).splitlines() == kept and len("".join(kept)) < 80_000


def test_what_everybody_sees_is_asked_for_by_its_type() -> None:
    game = openspiel.load("loire", 3)
    state = walked(game, 60, 3)
    public = game.make_py_observer(pyspiel.IIGObservationType(public_info=True, perfect_recall=False,
                                   private_info=pyspiel.PrivateInfoType.NONE))  # fmt: skip
    private = game.make_py_observer(pyspiel.IIGObservationType(public_info=False, perfect_recall=False))
    whole = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    assert public.string_from(state, 0) == public.string_from(state, 1) != state.information_state_string(0)
    assert private.string_from(state, 0) is None and whole.string_from(state, 0) == state.information_state_string(0)
    assert public.tensor is None and whole.tensor is None and game.make_py_observer().tensor is not None


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
