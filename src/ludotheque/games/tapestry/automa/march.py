"""T-20.28, T-20.36: how a token of a bot moves, and the landmarks it reaches."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.games.tapestry.automa.parties import AUTOMA
from ludotheque.games.tapestry.civilizations.historians import watch_landmark
from ludotheque.games.tapestry.components import BESIDE, CAPITAL_PART, LAST, NONE, TRACKS
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.tracks.movement import after_advance, complete
from ludotheque.games.tapestry.tracks.spaces import space_at


def march(state: Tapestry, bot: i64, track: i64, clause: str) -> bool:
    """T-20.28, T-20.36, R-42: one space without cost; the objective of space 12, the landmark, what watches advances.
    False at the end of the track."""
    token = TRACKS * bot + track
    start = state.token_space[token]
    if start >= LAST:
        return False
    state.token_space[token] = start + 1
    state.tell("advanced", clause, bot, space_at(track, start + 1))
    after_advance(state, bot, track, start, start + 1, 1)
    if start + 1 == LAST:
        complete(state, bot)
    landmark = state.edition.space_landmark[space_at(track, start + 1)]
    if landmark != NONE and state.landmark_owner[landmark] == NONE:
        take_landmark(state, bot, landmark)
    return True


def take_landmark(state: Tapestry, bot: i64, landmark: i64) -> None:
    """T-20.5, T-20.74: whichever bot reaches it, it lies on the Automa's mat; Historians ask who reached it."""
    state.changed |= CAPITAL_PART
    state.landmark_owner[landmark] = AUTOMA
    state.landmark_site[landmark] = BESIDE
    state.tell("bot-landmark", "T-20.5", bot, landmark)
    watch_landmark(state, bot)
