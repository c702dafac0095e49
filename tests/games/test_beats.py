"""What happens can be shown: every event has a picture of its own, and what moves, moves in one of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotheque import agents, drawing
from ludotheque.core.match import Match
from ludotheque.core.state import SPECTATOR
from ludotheque.drawing import Picture
from ludotheque.games import games
from ludotheque.table.protocol.position import Patch, Shape
from ludotheque.table.shown.patches import EMPTY, patch, picture
from ludotheque.table.shown.preview import places
from tests.games.every import each_game

ANSWERS = 90


def played(id: str) -> Iterator[Match]:
    """A match between greedy players, after each of the first answers."""
    match = games[id].new(min(3, games[id].most), "beats")
    player = agents.make("greedy", 5)
    for _ in range(ANSWERS):
        if match.over:
            return
        told = len(match.news)
        match.beats = []
        match.play(player.choose(match.eyes()))
        assert [beat.report for beat in match.beats] == match.news[told:][-len(match.beats) :]
        yield match


@each_game
def test_every_event_is_drawn_and_told_in_words(id: str) -> None:
    """For a spectator and, by turns, for each seat; by turns in each shape."""
    for match in played(id):
        for at, beat in enumerate(match.beats):
            for seat in (SPECTATOR, (len(match.lines) + at) % match.seats):
                shape = drawing.SHAPES[(len(match.lines) // match.seats + at) % len(drawing.SHAPES)]
                drawn = drawing.picture(match.seen(beat, seat), shape, language="fr")
                assert drawn.things and len(drawn.panels) == match.seats and beat.report.sentence("fr")


@each_game
def test_patches_put_one_upon_another_make_the_picture_as_it_stands(id: str) -> None:
    shown, kept = EMPTY, EMPTY
    for match in played(id):
        views = [match.seen(beat, 0) for beat in match.beats] + [match.view(0)]
        for view in views:
            seen = picture(view, "wide", "en")
            kept = applied(kept, patch(shown, seen), match.seats)
            shown = seen
            assert kept == seen and list(kept.things) == list(seen.things)


@each_game
def test_a_picture_that_follows_another_is_drawn_as_if_it_stood_alone(id: str) -> None:
    """By turns through the eyes of a spectator, of some seats, and of whoever is asked, as at one device."""
    shown: dict[Shape, Picture] = {"wide": EMPTY, "tall": EMPTY}
    for match in played(id):
        asked = 0 if match.over else match.seat
        eyes = (SPECTATOR, 0, match.players - 1, asked)[len(match.lines) // 15 % 4]
        for view in [*(match.seen(beat, eyes) for beat in match.beats), match.view(eyes)]:
            for shape, before in shown.items():
                shown[shape] = picture(view, shape, "fr", before)
                alone = picture(view, shape, "fr")
                assert shown[shape] == alone and list(shown[shape].things) == list(alone.things)
                again = picture(view, shape, "fr", shown[shape])
                assert again is shown[shape] or not hasattr(drawing.templates.module(games[id]), "fixed")


def applied(kept: Picture, made: Patch, seats: int) -> Picture:
    """A picture after the patch, made as a browser makes it."""
    things = {id: text for id, text in kept.things.items() if id not in made["gone"]}
    for text in made["things"]:
        things[drawing.parts.named(text)[0]] = text
    if made["order"] is not None:
        things = {id: things[id] for id in made["order"]}
    panels = list(kept.panels or ("",) * seats)
    for panel in made["panels"]:
        panels[panel["seat"]] = panel["picture"]
    return Picture(things, tuple(panels), kept.edge if made["edge"] is None else made["edge"])


@each_game
def test_what_moves_moves_in_a_beat(id: str) -> None:
    """After the last thing that was told nothing on the board goes anywhere."""
    late: dict[str, set[str]] = {}
    for match in played(id):
        if match.beats and not match.over:
            told, now = (
                places(drawing.picture(view, "wide").live) for view in (match.seen(match.beats[-1]), match.view())
            )
            for thing in told.keys() & now.keys():
                if told[thing] != now[thing]:
                    late.setdefault(match.beats[-1].report.event, set()).add(thing)
    assert late == {}


@each_game
def test_a_thing_on_the_board_is_drawn_once_for_its_values(id: str) -> None:
    if not hasattr(drawing.templates.module(games[id]), "fixed"):
        assert not games.modules[id].startswith("ludotheque."), "the games of the house are drawn in parts"
        pytest.skip(f"the board of {id} is drawn anew for every picture")
    for match in played(id):
        view = match.view()
        first, again = (drawing.picture(view, "wide") for _ in range(2))
        assert all(first.things[name] is again.things[name] for name in first.things)


@each_game
def test_only_what_happens_is_heard_and_staged(id: str) -> None:
    scene, events = drawing.templates.module(games[id]), games[id].state_class.EVENTS
    assert {*getattr(scene, "SOUNDS", {}), *getattr(scene, "STAGED", ())} <= set(events)
