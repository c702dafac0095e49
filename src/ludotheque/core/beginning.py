"""Who begins: somebody the players agree on, or whoever chance names."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.action import Action
from ludotheque.core.state import NOTHING, Chance, State, Step

LEADER: Final = "leader"  # the setting: a seat, or BY_LOT
BY_LOT: Final = "random"


@mypyc_attr(allow_interpreted_subclasses=True)
class Led(State):
    """A position in which one seat is the first. Its game has the verb `lead seat-N` and the event `leads`."""

    leader: i64

    def begin(self, settings: dict[str, str | int], lot: Step[Any], then: Step[Any]) -> None:
        """Go on with `then` once it is known who begins: at once, or by lot."""
        leader = settings.get(LEADER)
        if leader is None:
            raise ValueError("who begins is a setting: name first_player(...) among those of the game")
        if isinstance(leader, int):
            self.leader = leader
            self.then(then)
        else:
            self.then(lot, then)


L = TypeVar("L", bound=Led)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseFirst(Chance[L]):
    """Chance makes one of the seats the first, each as likely."""

    def choices(self, state: L) -> list[Action]:
        words = state.vocabulary().by_notation
        found: list[Action] = []
        for seat in range(state.seats):
            action = words.get(f"lead seat-{seat}")
            if action is None:
                raise ValueError(f"who begins is chosen by lot, but the vocabulary has no “lead seat-{seat}”")
            found.append(action)
        return found

    def answer(self, state: L, action: Action) -> None:
        state.leader = action.value
        # all arguments: on a position that is not compiled, compiled code would give 0 for those left out
        state.tell("leads", self.CLAUSE, state.leader, NOTHING, NOTHING, NOTHING)
