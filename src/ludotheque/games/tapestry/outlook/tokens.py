"""What a learner is told of the four tracks of Tapestry: how far one has come, what can be paid, what waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.tapestry.components import (
    LAST,
    NONE,
    RESOURCES,
    TECHNOLOGY,
    TIER,
    TIERS,
    TRACK_IDS,
    TRACKS,
)
from ludotheque.games.tapestry.outlook.traits import NOTED
from ludotheque.games.tapestry.tracks.advance import can_afford
from ludotheque.games.tapestry.tracks.movement import is_forbidden

if TYPE_CHECKING:
    from ludotheque.games.tapestry.state import Tapestry

TRAIT: Final = 7  # behind the sums of features.py: what the outlook made by hand counts
FIRST: Final = TRAIT + NOTED

REACHED: Final = FIRST  # LAST * track + space - 1
MARGIN: Final = REACHED + LAST * TRACKS  # by track, as most of these
AHEAD: Final = MARGIN + TRACKS
PAYABLE: Final = AHEAD + TRACKS
STUCK: Final = PAYABLE + TRACKS
NEAR: Final = STUCK + 1  # TIER * track + spaces - 1
RACE: Final = NEAR + TIER * TRACKS
IN_REACH: Final = RACE + TRACKS
END: Final = IN_REACH + TRACKS

NAMES: Final = {
    **{f"{track} {space}": "whether one has come so far" for track in TRACK_IDS for space in range(1, LAST + 1)},
    **{f"{track} margin": "spaces before the best rival, or behind, in fours" for track in TRACK_IDS},
    **{f"{track} ahead": "whether nobody has come so far" for track in TRACK_IDS},
    **{f"{track} payable": "whether the next space can be paid" for track in TRACK_IDS},
    "stuck": "whether no space can be paid",
    **{
        f"{track} landmark in {spaces}": "whether the next one that nobody has is so many spaces away"
        for track in TRACK_IDS
        for spaces in range(1, TIER + 1)
    },
    **{f"{track} race": "whether a rival is as near to it" for track in TRACK_IDS},
    **{f"{track} landmark payable": "whether all spaces up to it can be paid" for track in TRACK_IDS},
}


def fill_tokens(state: Tapestry, seat: i64, row: vec[float]) -> None:
    """T-4, T-5: the tracks one by one."""
    fill_their_tokens(state, seat, row)
    stuck = True
    for at in range(TRACKS * seat, TRACKS * seat + TRACKS):
        track = state.token_track[at]
        if can_afford(state, seat, track, state.token_space[at]) and not is_forbidden(state, seat, track):
            row[PAYABLE + track] = 1.0
            stuck = False
    row[STUCK] = 1.0 if stuck else 0.0
    for track in range(TRACKS):
        mine = state.position(seat, track)
        first = REACHED + LAST * track
        for space in range(mine):
            row[first + space] = 1.0
        before = 0.25 * float(mine) - row[MARGIN + track]
        row[MARGIN + track] = before
        row[AHEAD + track] = 1.0 if before > 0.0 else 0.0
        fill_landmark(state, seat, track, mine, row)


def fill_their_tokens(state: Tapestry, seat: i64, row: vec[float]) -> None:
    """T-16.3: the foremost token of all rivals, in fours of spaces, from which the margin is made."""
    for other in range(state.seats):
        if other != seat:
            for at in range(TRACKS * other, TRACKS * other + TRACKS):
                space = 0.25 * float(state.token_space[at])
                into = MARGIN + state.token_track[at]
                if space > row[into]:
                    row[into] = space
            if state.singular[other] == 1:
                row[MARGIN + TECHNOLOGY] = 0.25 * float(LAST)


def fill_landmark(state: Tapestry, seat: i64, track: i64, mine: i64, row: vec[float]) -> None:
    """T-5.2: the next landmark of a track that nobody has, if it is close."""
    edition = state.edition
    for tier in range(1, TIERS):
        space = TIER * tier + 1
        if space > mine:
            if space > mine + TIER:
                return
            landmark = edition.space_landmark[(LAST + 1) * track + space]
            if landmark != NONE and state.landmark_owner[landmark] == NONE:
                row[NEAR + TIER * track + space - mine - 1] = 1.0
                if row[MARGIN + track] <= 0.0:
                    row[RACE + track] = 1.0
                if can_reach(state, seat, track, mine, space):
                    row[IN_REACH + track] = 1.0
                return


def can_reach(state: Tapestry, seat: i64, track: i64, mine: i64, goal: i64) -> bool:
    """T-4.1: what one has pays for all spaces up to there."""
    edition = state.edition
    main: i64 = 0
    more: i64 = 0
    for space in range(mine, goal):
        at = TIERS * track + space // TIER
        main += edition.main_cost[at]
        more += edition.any_cost[at]
    kind = edition.main_resource[track]
    return state.resource[RESOURCES * seat + kind] >= main and state.wealth(seat) >= main + more
