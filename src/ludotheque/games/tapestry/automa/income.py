"""T-20.51 to T-20.63: the income turns of the bots, step by step as the chart of the level says."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.automa import parties
from ludotheque.games.tapestry.automa.civilizations import UseCards
from ludotheque.games.tapestry.automa.decisions import AddProgress, BotStep, PutBack, Reshuffle
from ludotheque.games.tapestry.automa.tracks import BotAdvance, BotAdvanceOn, first_in_order, valid_tracks
from ludotheque.games.tapestry.automa.unseen import lay_unseen, take_unseen
from ludotheque.games.tapestry.benefits.measures import landmarks
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.victory import score


def begin_bot_era(state: Tapestry, early: bool) -> None:
    """T-20.4, T-20.51, T-20.62, T-20.63: both bots begin an era; the steps of the chart that name this income turn."""
    for bot in range(parties.AUTOMA, parties.SHADOW + 1):
        state.era[bot] += 1
    turn = state.era[parties.AUTOMA]
    state.tell("bot-income-early" if early else "bot-income", "T-20.21" if early else "T-20.51", parties.AUTOMA, turn)
    steps = state.edition.automa.chart[(c.ERAS + 1) * state.level + turn]
    if turn == 1:
        state.then(PutBack())
    for at in range(len(steps) - 1, -1, -1):
        state.then(ChartStep(steps[at]))
    if turn == 1:
        head_start(state)


def head_start(state: Tapestry) -> None:
    """T-20.62, T-20.71, R-77: first of all, on level 5 each bot advances on its favourite track, on level 6 both on all
    four in the order printed: on each track the Automa, then the Shadow Empire."""
    tracks = state.edition.automa.theirs[state.level]
    for at in range(len(tracks) - 1, -1, -1):
        for bot in range(parties.SHADOW, parties.AUTOMA - 1, -1):
            track = tracks[at]
            named = (
                state.automa[parties.AUTOMA_FAVOURITE + bot - parties.AUTOMA] if track == parties.FAVOURITE else track
            )
            state.then(BotAdvanceOn(bot, named))


class ChartStep(BotStep):
    """T-20.51, T-20.54, T-20.59: one step of an income turn; the extra advance is made with the pair that lies open."""

    def run(self, state: Tapestry) -> None:
        step = self.what
        if step == parties.CHECK_FAVOURITES:
            for bot in range(parties.AUTOMA, parties.SHADOW + 1):
                check_favourite(state, bot)
        elif step == parties.EXTRA_ADVANCE:
            state.then(BotAdvance(parties.AUTOMA), BotAdvance(parties.SHADOW))
        elif step == parties.CIVILIZATION:
            state.then(UseCards())
        elif step == parties.POINTS:
            score_income(state)
        elif step == parties.PROGRESS_CARDS:
            state.then(AddProgress(state.edition.automa.progress_cards))
        elif step == parties.MORE_CARDS:
            state.then(AddProgress(state.edition.automa.more[state.level]))
        elif step == parties.LAY:
            lay_unseen(state)
        elif step == parties.TAKE:
            take_unseen(state, "T-20.59")
        elif step == parties.SHUFFLE:
            state.then(Reshuffle())


def is_behind(state: Tapestry, bot: i64, track: i64) -> bool:
    """T-20.53, R-62: a token of yours or of the other bot is strictly ahead on that track."""
    mine = state.token_space[c.TRACKS * bot + track]
    return any(other != bot and state.position(other, track) > mine for other in range(state.seats))


def check_favourite(state: Tapestry, bot: i64) -> None:
    """T-20.53, R-62: who has completed its favourite track, or is behind there, takes the one nearest to a landmark or
    the end; the heart of the card still means the old one. With all tracks complete the marker stays."""
    at = parties.AUTOMA_FAVOURITE + bot - parties.AUTOMA
    old = state.automa[at]
    done = state.token_space[c.TRACKS * bot + old] == c.LAST
    if not done and not is_behind(state, bot, old):
        return
    new = first_in_order(state, bot, valid_tracks(state, bot, parties.TO_LANDMARK), state.automa[parties.TIEBREAKER])
    if new == c.NONE:
        return
    state.automa[at] = new
    state.tell("bot-completed" if done else "bot-overtaken", "T-20.53", bot, old)
    state.tell("bot-favourite", "T-20.53", bot, new)


def score_income(state: Tapestry) -> None:
    """T-20.56, T-20.61, R-74: landmarks and territories, military and science, technology and exploration, each times
    the multiplier of the turn; and points for an era that you have not begun."""
    turn = state.era[parties.AUTOMA]
    box = state.edition.automa
    at = 3 * ((c.ERAS + 1) * box.mat[state.level] + turn)
    space = c.TRACKS * parties.AUTOMA
    lands = box.multiplier[at] * (landmarks(state, parties.AUTOMA) + state.territories[parties.AUTOMA])
    arms = box.multiplier[at + 1] * (state.token_space[space + c.MILITARY] + state.token_space[space + c.SCIENCE])
    crafts = box.multiplier[at + 2] * (
        state.token_space[space + c.TECHNOLOGY] + state.token_space[space + c.EXPLORATION]
    )
    first = box.first_points[turn] if state.era[parties.YOU] < turn else 0
    state.tell("bot-points", "T-20.56", lands, arms, crafts, first)
    score(state, parties.AUTOMA, lands + arms + crafts + first, c.FROM_INCOME, "T-20.56")
