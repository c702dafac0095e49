"""T-20.25 to T-20.28: which track a bot advances on."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.state import Effect
from ludotheque.games.tapestry.automa import parties
from ludotheque.games.tapestry.automa.gains import BotGain
from ludotheque.games.tapestry.automa.march import march
from ludotheque.games.tapestry.components import LAST, NONE, TRACKS
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.tracks.spaces import space_at


def spaces_to_go(state: Tapestry, bot: i64, track: i64, indicator: i64) -> i64:
    """T-20.25: to the end of the track; or, if that comes first, to a landmark that nobody has."""
    space = state.token_space[TRACKS * bot + track]
    if indicator != parties.TO_FINISH:
        for ahead in range(space + 1, LAST):
            landmark = state.edition.space_landmark[space_at(track, ahead)]
            if landmark != NONE and state.landmark_owner[landmark] == NONE:
                return ahead - space
    return LAST - space


def valid_tracks(state: Tapestry, bot: i64, indicator: i64) -> i64:
    """T-20.25: as bits: the tracks not completed; of these all, or those with the fewest spaces to go."""
    found: i64 = 0
    least: i64 = LAST + 1
    for track in range(TRACKS):
        if state.token_space[TRACKS * bot + track] < LAST:
            far = 0 if indicator == parties.ALL_TRACKS else spaces_to_go(state, bot, track, indicator)
            if far < least:
                least = far
                found = 0
            if far == least:
                found |= 1 << track
    return found


def first_in_order(state: Tapestry, bot: i64, tracks: i64, card: i64) -> i64:
    """T-20.26: of several the first in the order of the card, from the top for the Automa, from the bottom for the
    Shadow Empire; the heart is that bot's own favourite. NONE of none."""
    for place in range(parties.ORDER):
        at = place if bot == parties.AUTOMA else parties.ORDER - 1 - place
        track = state.edition.automa.order[parties.ORDER * card + at]
        if track == parties.FAVOURITE:
            track = state.automa[parties.AUTOMA_FAVOURITE + bot - parties.AUTOMA]
        if tracks >> track & 1 == 1:
            return track
    return NONE


class BotAdvance(Effect[Tapestry]):
    """T-20.21, T-20.22, T-20.26 to T-20.28, T-20.31, T-20.54, R-60: a bot advances as the pair says: the right half of
    the track card names the valid tracks, the left half of the tiebreaker card their order; benefits for the Automa
    alone. Without a valid track it does not move."""

    def run(self, state: Tapestry) -> None:
        bot = self.seat
        card = state.automa[parties.TIEBREAKER]
        indicator = state.edition.automa.indicator[2 * state.automa[parties.TRACK_CARD] + bot - parties.AUTOMA]
        tracks = valid_tracks(state, bot, indicator)
        track = first_in_order(state, bot, tracks, card)
        if track == NONE:
            state.tell("bot-stays", "T-20.27", bot)
            return
        if tracks == 1 << track:
            state.tell("bot-bound", "T-20.25", bot, indicator, track)
        else:
            state.tell("bot-choosing", "T-20.26", bot, indicator, tracks, card)
        advance(state, bot, track, "T-20.28")


class BotAdvanceOn(Effect[Tapestry]):
    """T-20.65, T-20.71: a bot advances on a track that something names, the Automa with the benefit."""

    def __init__(self, seat: i64, track: i64) -> None:
        super().__init__(seat)
        self.track = track

    def run(self, state: Tapestry) -> None:
        advance(state, self.seat, self.track, "T-20.71" if state.era[parties.AUTOMA] == 1 else "T-20.65")


def advance(state: Tapestry, bot: i64, track: i64, clause: str) -> None:
    """T-20.28, T-20.31: the token moves; then, for the Automa only, the benefit of the space."""
    if march(state, bot, track, clause) and bot == parties.AUTOMA:
        state.then(BotGain(space_at(track, state.token_space[TRACKS * bot + track])))
