"""T-20.29 to T-20.36: what the spaces of the tracks bring the Automa."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Chance, Stage
from ludotheque.games.tapestry.automa import parties
from ludotheque.games.tapestry.automa.conquest import BotConquer
from ludotheque.games.tapestry.automa.decisions import BotStep
from ludotheque.games.tapestry.automa.exploration import BotExplore
from ludotheque.games.tapestry.automa.march import march
from ludotheque.games.tapestry.automa.unseen import take_unseen
from ludotheque.games.tapestry.components import LAST, TRACKS
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.technology.invention import refresh
from ludotheque.games.tapestry.tracks.movement import move_back
from ludotheque.games.tapestry.tracks.spaces import is_spent, space_at

EVERY: Final = 15  # all tracks, as bits


class BotGain(BotStep):
    """T-20.3, T-20.29, T-20.30, R-71, R-72: of a space the Automa gains what its chart lists, each once, in order; no
    space twice in a turn, and never resources, buildings, tiles, cards of technology or bonuses."""

    def run(self, state: Tapestry) -> None:
        space = self.what
        if is_spent(state, parties.AUTOMA, space):
            return
        state.used[TRACKS * parties.AUTOMA + space // (LAST + 1)] |= 1 << space % (LAST + 1)
        gains = state.edition.automa.gains[space]
        for at in range(len(gains) - 1, -1, -1):
            state.then(BotBenefit(gains[at]))


class BotBenefit(BotStep):
    """T-20.29: one benefit of the Automa's chart."""

    def run(self, state: Tapestry) -> None:
        what = self.what
        box = state.edition.automa
        if what == parties.CONQUER:
            state.then(BotConquer(0))
        elif what == parties.CONQUER_ANYWHERE:
            state.then(BotConquer(1))
        elif what == parties.EXPLORE:
            state.then(BotExplore(0))
        elif what == parties.EXPLORE_ANYWHERE:
            state.then(BotExplore(1))
        elif what == parties.REFRESH:
            refresh(state, parties.AUTOMA, "T-20.34")
        elif what == parties.TAPESTRY_CARD:
            take_unseen(state, "T-20.35")
        elif what == parties.RESEARCH:
            state.then(BotRoll(EVERY), BotFollow(1, 1))
        elif what == parties.RESEARCH_X:
            state.then(BotRoll(EVERY), BotFollow(1, 0))
        elif what == parties.ROLL_ADVANCE:
            state.then(BotRoll(box.advances_on), BotFollow(1, 1))
        else:
            state.then(BotRoll(box.regresses_on), BotFollow(-1, 1))


class BotRoll(Chance[Tapestry]):
    """T-20.32, T-20.33: the science die, rolled until it shows one of the tracks named."""

    CLAUSE: ClassVar[str] = "T-20.32"

    def __init__(self, tracks: i64) -> None:
        super().__init__()
        self.tracks = tracks  # as bits

    def choices(self, state: Tapestry) -> list[Action]:
        return [state.edition.verbs.face[track] for track in range(TRACKS) if self.tracks >> track & 1 == 1]

    def weights(self, state: Tapestry) -> list[int]:
        faces = state.edition.science_faces
        return [int(faces[track]) for track in range(TRACKS) if self.tracks >> track & 1 == 1]

    def answer(self, state: Tapestry, action: Action) -> None:
        state.science_die = action.value
        state.tell("science", "T-20.32" if self.tracks == EVERY else "T-20.33", parties.AUTOMA, action.value)


class BotFollow(Stage[Tapestry]):
    """T-20.32, T-20.33, T-20.36, R-73: the Automa moves on the track rolled, whether it helps or not; at the end of the
    track, or at its start, nothing happens. The benefit is that of the space reached, after a regress too."""

    def __init__(self, steps: i64, gains: i64) -> None:
        super().__init__()
        self.steps = steps
        self.gains = gains

    def run(self, state: Tapestry) -> None:
        track = state.science_die
        token = TRACKS * parties.AUTOMA + track
        moved = False
        if self.steps > 0:
            moved = march(state, parties.AUTOMA, track, "T-20.32")
        elif state.token_space[token] > 0:
            move_back(state, parties.AUTOMA, token, 0)
            moved = True
        if not moved:
            state.tell("bot-skipped", "R-73", parties.AUTOMA, parties.TRACK_END)
        elif self.gains == 1:
            state.then(BotGain(space_at(track, state.token_space[token])))
