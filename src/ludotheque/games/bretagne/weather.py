"""B-0.10, B-1.6: the weather of this round, and the forecast."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.core.action import Action
from ludotheque.core.state import Chance, Stage
from ludotheque.games.bretagne.components import NONE, ROUND_PART
from ludotheque.games.bretagne.state import Bretagne


class NextWeather(Stage[Bretagne]):
    """B-1.6: the forecast comes true; in the last round no other card is turned."""

    def run(self, state: Bretagne) -> None:
        state.weather = state.forecast
        state.forecast = NONE
        state.tell("weather", "B-1.6", state.weather)
        if state.round < state.edition.rounds:
            state.then(TurnWeather())


class TurnWeather(Chance[Bretagne]):
    """B-0.10, B-1.6: the first card is this round's weather, every later one the forecast."""

    CLAUSE: ClassVar[str] = "B-0.10"

    def choices(self, state: Bretagne) -> list[Action]:
        return [state.edition.turn_weather[sky] for sky in range(len(state.skies)) if state.skies[sky] > 0]

    def weights(self, state: Bretagne) -> list[int]:
        return [count for count in state.skies if count > 0]

    def answer(self, state: Bretagne, action: Action) -> None:
        state.changed |= ROUND_PART
        state.skies[action.value] -= 1
        if state.weather == NONE:
            state.weather = action.value
            state.tell("weather", "B-0.10", action.value)
        else:
            state.forecast = action.value
            state.tell("forecast", "B-0.10", action.value)
