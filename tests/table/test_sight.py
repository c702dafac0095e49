"""What is hidden in each game stays hidden at the table: a frame could have been made by one who does not know it."""

from __future__ import annotations

import json
from typing import Final

import pytest

from ludotheque.core.game import Game
from ludotheque.core.rng import Rng
from ludotheque.core.save import save
from ludotheque.core.sight import OWNER, guess
from ludotheque.core.state import EVERYBODY, SPECTATOR
from ludotheque.games import games
from ludotheque.table.seating import Seat
from ludotheque.table.shown import frames, looks
from ludotheque.table.shown.moment import Moment, Viewer
from tests.table.evening import Evening
from tests.table.house import Server

FRAMES: Final = 6  # whose previews are compared, over the whole evening

# How answers begin that people like who want to see much of a game in one evening, and what they see of it.
LIKED: Final = {
    "bretagne": ("build", "play", "exchange"),
    "lin1680": ("offer", "accept", "refuse", "build"),
    "siecle_dor": ("auction", "raise", "use", "create"),
    "tapestry": ("advance military", "gain conquer", "conquer", "trap"),
}
SEEN: Final = {
    "bretagne": {"drew", "drew-card", "played"},
    "lin1680": {"offered", "accepted", "refused", "bought"},
    "siecle_dor": {"offered", "bid", "sold", "drew"},
    "tapestry": {"drew-card", "played", "found", "explored", "revealed", "conquered", "toppled", "trapped"},
}


@pytest.fixture(scope="module", params=sorted(games))
def evening(server: Server, request: pytest.FixtureRequest) -> Evening:
    return Evening(server, request.param, LIKED.get(request.param, ()), SEEN.get(request.param, set()))


def test_every_frame_could_have_been_made_by_somebody_who_does_not_know_what_is_hidden(evening: Evening) -> None:
    seats = (Seat("link"),) * evening.game.least
    for viewer, received in evening.sent.items():
        shown = None
        for sent in (frame for frame in received if frame["status"] != "over"):  # at the end the seed is told
            here = tuple(seat["here"] for seat in sent["seats"])
            moment = Moment(evening.table, evening.known_to(viewer, sent["number"]), seats, here)
            made, shown = frames.position(moment, Viewer((viewer,) if viewer >= 0 else ()), shown)
            assert json.loads(json.dumps(made)) == sent


def test_the_evening_had_secrets_to_keep(evening: Evening) -> None:
    numbers = [frame["number"] for frame in evening.sent[SPECTATOR][1:]]
    last = evening.truth(numbers[-1]).state  # a single hidden card may be guessed once, not twenty times
    guessed = [save(guess(last, SPECTATOR, Rng(seed))) for seed in range(20)]
    kept = [save(evening.truth(at).state) != save(evening.known_to(SPECTATOR, at).state) for at in numbers[::7]]
    assert any([*kept, *(each != save(last) for each in guessed)]) == hides(evening.game), (
        "no guess at what is hidden ever differs from the truth"
    )
    assert SEEN.get(evening.game.id, set()) <= evening.told


def test_nobody_hears_what_was_told_to_another_alone(evening: Evening) -> None:
    news = evening.truth().news
    for viewer, received in evening.sent.items():
        heard = {(item["at"], item["sentence"]) for frame in received for item in frame["news"]}
        allowed = {(item.at, item.sentence()) for item in news if item.seen_by(viewer)}
        secret = {(item.at, item.sentence()) for item in news if not item.seen_by(viewer)} - allowed
        assert heard and heard.isdisjoint(secret)
    assert any(item.to != EVERYBODY for item in news) == hides(evening.game), "nothing was told to one player alone"


def hides(game: Game) -> bool:
    """Whether somebody has something that others cannot see."""
    return OWNER in game.state_class.SEEN_BY.values()


def test_previews_are_the_same_whatever_the_others_really_hold(evening: Evening) -> None:
    asked = [frame for seat in range(evening.game.least) for frame in evening.sent[seat] if frame["options"]]
    asked.sort(key=lambda frame: int(frame["number"]))
    for frame in asked[:: -max(1, len(asked) // FRAMES)]:
        truth, viewer = evening.truth(frame["number"]), frame["viewer"]
        made = []
        for seed in range(4):
            match = truth.clone()
            match.state = guess(truth.state, viewer, Rng(seed))
            seen = Viewer((viewer,), language="fr")
            made.append([looks.preview(match, seen, option["action"]) for option in frame["options"]])
        assert all(previews == made[0] for previews in made)
