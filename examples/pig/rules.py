"""P-1, P-2: the whole of Pig."""

from __future__ import annotations

from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.action import Action, Vocabulary
from ludotheque.core.edition import Edition
from ludotheque.core.sight import ALL
from ludotheque.core.state import ChanceTo, Question, State


class PigEdition(Edition):
    target: int
    roll: Action
    hold: Action
    die: list[Action]

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.target = data["numbers"]["target"]["value"]
        faces = data["numbers"]["faces"]["value"]
        self.roll = self.vocabulary.word("roll", (), "P-1.1")
        self.hold = self.vocabulary.word("hold", (), "P-1.2")
        self.die = self.vocabulary.verb("die", [str(face) for face in range(1, faces + 1)], "P-1.1")


class Pig(State):
    SEEN_BY: ClassVar[dict[str, str]] = {"score": ALL, "pot": ALL, "face": ALL}  # nothing is hidden in Pig
    VERBS: ClassVar[dict[str, tuple[str, ...]]] = {"roll": (), "hold": (), "die": ("count",)}
    OF_CHANCE: ClassVar[tuple[str, ...]] = ("die",)
    EVENTS: ClassVar[dict[str, tuple[str, ...]]] = {
        "rolled": ("seat", "count"), "lost": ("seat",), "held": ("seat", "count"),
    }  # fmt: skip

    edition: PigEdition
    score: vec[i64]
    pot: i64
    face: i64  # what the die shows, 0 before the first roll

    def clone(self) -> Pig:
        twin = Pig()
        twin.follow(self)  # what is still to be done
        twin.edition = self.edition
        twin.score, twin.pot, twin.face = vec[i64](list(self.score)), self.pot, self.face
        return twin

    def vocabulary(self) -> Vocabulary:
        return self.edition.vocabulary

    def points(self, seat: i64) -> i64:
        return self.score[seat]

    def winners(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.score[seat] >= self.edition.target] if self.over else []

    def inventory(self) -> dict[str, int]:
        return {"dice": 1}


def start(edition: PigEdition, seats: int, settings: dict[str, Any]) -> Pig:
    state = Pig()
    state.prepare()
    state.edition, state.seats = edition, seats
    state.score, state.pot, state.face = vec[i64]([0] * seats), 0, 0
    state.then(Turn(0))
    return state


class Turn(Question[Pig]):
    """P-1.1, P-1.2: roll, or hold what is in the pot."""

    CLAUSE: ClassVar[str] = "P-1.2"

    def choices(self, state: Pig) -> list[Action]:
        return [state.edition.roll, state.edition.hold] if state.pot else [state.edition.roll]

    def answer(self, state: Pig, action: Action) -> None:
        if action.verb == "roll":
            state.then(Roll(self.seat))
            return
        held, state.pot = state.pot, 0
        state.score[self.seat] += held
        state.tell("held", "P-1.2", self.seat, held)
        if not is_over(state, self.seat):
            state.then(Turn(state.left_of(self.seat)))


class Roll(ChanceTo[Pig]):
    """P-1.1: every face of the die is as likely."""

    CLAUSE: ClassVar[str] = "P-1.1"

    def choices(self, state: Pig) -> list[Action]:
        return state.edition.die

    def answer(self, state: Pig, action: Action) -> None:
        state.face = action.value + 1
        lost = state.face == 1
        if not lost:
            state.pot += state.face
        state.tell("rolled", "P-1.1", self.to, state.face)
        if lost:
            state.pot = 0
            state.tell("lost", "P-1.1", self.to)
        state.then(Turn(state.left_of(self.to) if lost else self.to))


def is_over(state: Pig, seat: i64) -> bool:
    """P-2.1: the target is reached by holding."""
    return state.score[seat] >= state.edition.target
