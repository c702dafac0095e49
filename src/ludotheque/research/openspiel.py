"""Every game for OpenSpiel: `load("loire", seats=4)`, or `pyspiel.load_game("python_ludotheque_loire(seats=4)")`."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pyspiel

from ludotheque import games
from ludotheque.core.contract.sights import view
from ludotheque.core.game import Game
from ludotheque.core.layout import Layout
from ludotheque.core.rng import Rng
from ludotheque.core.sight import guess
from ludotheque.core.state import CHANCE, SPECTATOR


def name_of(game: str) -> str:
    return f"python_ludotheque_{game}"


def least(game: Game) -> int:
    """A match of one against the rules has no sum that is always the same."""
    return max(2, game.least)


def type_of(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=name_of(game.id),
        long_name=game.title("en"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=least(game),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": least(game)},
    )


def load(game: str, seats: int | None = None) -> Any:
    """The game as OpenSpiel has it."""
    return pyspiel.load_game(name_of(game), {"seats": least(games[game]) if seats is None else seats})


class Shelf(pyspiel.Game):  # type: ignore[misc]
    """One game with a number of seats. The victory is 1, shared by those who win."""

    GAME: Game

    def __init__(self, params: Any = None) -> None:
        game = type(self).GAME
        seats = int((params or {}).get("seats", least(game)))
        self.layout = game.layout(seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.layout.actions),
            max_chance_outcomes=self.layout.max_chance_outcomes,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=self.layout.max_length,
        )
        super().__init__(type_of(game), info, params or {})

    def new_initial_state(self) -> Position:
        return Position(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type)


class Position(pyspiel.State):  # type: ignore[misc]
    """A position of ours as OpenSpiel asks for it; actions are numbered among those of seats, or of chance."""

    def __init__(self, shelf: Shelf) -> None:
        super().__init__(shelf)
        self.layout = shelf.layout  # not the game itself: a copy of this position would make another of it
        game, seats = self.layout.game, self.layout.seats
        self.state = game.position(self.layout.edition, seats, game.agreed(seats, {}))

    def current_player(self) -> int:
        if self.state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = int(self.state.seat)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(numbered(self.layout, False)[option.index] for option in self.state.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return sorted(
            (numbered(self.layout, True)[action.index], share) for action, share in self.state.chance_outcomes()
        )

    def _apply_action(self, action: int) -> None:
        layout = self.layout
        self.state.apply((layout.chances if self.state.seat == CHANCE else layout.actions)[action])

    def _action_to_string(self, player: int, action: int) -> str:
        layout = self.layout
        return str((layout.chances if player == pyspiel.PlayerId.CHANCE else layout.actions)[action])

    def is_terminal(self) -> bool:
        return bool(self.state.over)

    def returns(self) -> list[float]:
        return list(self.state.returns())

    def information_state_string(self, player: int | None = None) -> str:
        return known(self, self.current_player() if player is None else player)

    def resample_from_infostate(self, player: int, sampler: Any) -> Position:
        """Another position that the player cannot tell from this one."""
        twin: Position = self.clone()
        twin.state = guess(self.state, player, Rng(int(sampler() * (1 << 48))))
        return twin

    def __str__(self) -> str:
        return f"{self.state!r} {self.state.returns('points')}"


class Observer:
    """What a player sees, as a tensor in the fields of our layout, and as a text.

    Where all that was ever seen is asked for, or what everybody sees, there is only the text; what is private is not
    told apart.
    """

    def __init__(self, shelf: Shelf, iig_obs_type: Any) -> None:
        layout = shelf.layout
        self._apart = iig_obs_type is not None and not iig_obs_type.public_info
        self._open = iig_obs_type is not None and iig_obs_type.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._apart or self._open or (iig_obs_type is not None and iig_obs_type.perfect_recall):
            return
        self._sheet = layout.sheet()
        self._numbers = np.frombuffer(memoryview(self._sheet.numbers), np.int64)
        self.tensor = np.zeros(layout.width, np.float32)
        self.dict = {
            field.name: self.tensor[field.start : field.stop].reshape(field.shape or (1,)) for field in layout.fields
        }

    def set_from(self, state: Position, player: int) -> None:
        state.state.observe(player, self._sheet)
        self.tensor[:] = self._numbers

    def string_from(self, state: Position, player: int) -> str | None:
        return None if self._apart else known(state, SPECTATOR if self._open else player)


@cache
def numbered(layout: Layout, by_chance: bool) -> dict[int, int]:
    """By its index in the vocabulary, the number of an action among those of seats, or among those of chance."""
    group = layout.chances if by_chance else layout.actions
    return {int(action.index): number for number, action in enumerate(group)}


def known(position: Position, player: int) -> str:
    return view(position.layout.game, position.state, player).information_state_string()


def register() -> None:
    """Make every game of the catalogue known to OpenSpiel."""
    for game in games.sound():
        if name_of(game.id) not in pyspiel.registered_names():
            own = type(f"Shelf_{game.id}", (Shelf,), {"GAME": game, "__module__": __name__})
            globals()[own.__name__] = own  # where a pickle looks for it
            pyspiel.register_game(type_of(game), own)


register()
