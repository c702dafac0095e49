"""Frames: what is sent once is not sent again, whoever of those at one device looks."""

from __future__ import annotations

from ludotheque.core.match import Match
from ludotheque.core.rng import Rng
from ludotheque.drawing import Picture
from ludotheque.games import games
from ludotheque.table.protocol.position import Position
from ludotheque.table.seating import Seat
from ludotheque.table.shown import frames, patches
from ludotheque.table.shown.moment import Moment, Viewer
from tests.games.test_beats import applied

SEATS = (Seat("here"), Seat("here"))
HERE = Viewer((0, 1))


def evening(game: str, answers: int) -> list[tuple[Match, Position, Picture]]:
    """At one device, after every answer: the match, the frame that was sent, and what was before the viewer."""
    match, rng, before = games[game].new(2, "one device"), Rng(4), None
    found = []
    for _ in range(answers):
        shown = before.picture if before else patches.EMPTY
        frame, before = frames.position(Moment("here", match, SEATS, (True, True)), HERE, before)
        found.append((match, frame, shown))
        match = match.clone()
        match.play(match.options[rng.below(len(match.options))])
    return found


def test_at_one_device_every_eye_is_told_everything_once() -> None:
    told: dict[int, list[str]] = {0: [], 1: []}
    for match, frame, _ in evening("tapestry", 60):
        told[frame["viewer"]] += [item["sentence"] for item in frame["news"]]
        wanted = [report.sentence() for report in match.news if report.seen_by(frame["viewer"])]
        assert told[frame["viewer"]] == wanted
    assert all(told.values()) and told[0] != told[1]


def test_at_one_device_the_picture_is_a_patch_of_that_for_the_other_eyes() -> None:
    kept, sizes = patches.EMPTY, []
    for match, frame, before in evening("loire", 40):
        steps = [news["picture"] for news in frame["news"] if news["picture"]] + [frame["picture"]]
        assert frame["whole"] == (before is patches.EMPTY)
        for step in steps:
            kept = applied(kept, step, match.seats)
        now = patches.picture(match.view(frame["viewer"]), "wide", "en")
        assert kept.things == now.things and kept.panels == now.panels and kept.edge == now.edge
        sizes.append(len(str(frame["picture"])))
    assert sum(sizes[1:]) / len(sizes[1:]) < sizes[0] / 2
