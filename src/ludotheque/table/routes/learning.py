"""Learning: courses with their lessons, the tour of a game, and the positions that clauses speak of."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from anyio import to_thread
from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from ludotheque.core.game import Game
from ludotheque.games import games
from ludotheque.lessons import course, examples, lesson
from ludotheque.lessons.saying import has, say
from ludotheque.table import rendering
from ludotheque.table.hall import archive, scratch
from ludotheque.table.hall.audience import as_text
from ludotheque.table.hall.hall import Hall
from ludotheque.table.hall.replays import Replay
from ludotheque.table.hall.scratch import ScratchTable
from ludotheque.table.protocol import position, replies, requests
from ludotheque.table.refusals import TableRefusal, sentences
from ludotheque.table.routes.context import InHall, Language, WantedShape, known_shape, refusals
from ludotheque.table.routes.keys import hand_over
from ludotheque.table.routes.pages import at_table, little_table
from ludotheque.table.seating import HERE, Seat
from ludotheque.table.shelf import descriptions
from ludotheque.table.shown.moment import Viewer

pages = APIRouter(include_in_schema=False)
router = APIRouter(prefix="/api/learn", tags=["learning"])


@pages.get("/learn/{game}")
def course_page(request: Request, game: str, hall: InHall, language: Language) -> HTMLResponse:
    """The course of a game: two minutes to look at, then its lessons."""
    known = games[game]
    lessons = [{"id": each.id, "title": say(known, language, each.key), "steps": len(each.steps),
                "about": say(known, language, f"{each.key}.about"), "guided": each.guided}
               for each in lesson.lessons_of(known)]  # fmt: skip
    goal = say(known, language, "coach-goal") if has(known, language, "coach-goal") else ""
    described = descriptions.described(known, language, hall.editions)
    tour = course.tour_of(known) is not None
    return rendering.render(request, "learn", game=described, lessons=lessons, goal=goal, tour=tour)


@pages.get("/learn/{game}/tour")
def tour_page(request: Request, game: str, hall: InHall, language: Language) -> HTMLResponse:
    """How it is played in two minutes: the page of a replay, with a sentence at each step."""
    found = tour_of(games[game], language)
    page = at_table(games[game], found.record.seats, hall, language)
    return rendering.render(request, "replay", source=f"learn/{game}/tour", table_id=None, tour=True, **page)


@pages.get("/learn/{game}/{id}")
def lesson_page(request: Request, game: str, id: str, hall: InHall, language: Language) -> HTMLResponse:
    """The table of a lesson; the script sits down there."""
    seats = lesson.find(games[game], id).kept.seats
    return little_table(request, games[game], seats, f"learn/{game}/{id}", hall, language)


@pages.get("/learn/{game}/try/{clause}")
def example_page(request: Request, game: str, clause: str, hall: InHall, language: Language) -> HTMLResponse:
    """The position that a clause speaks of, as a little table."""
    example = example_of(games[game], clause)
    seats = lesson.record_of(games[game], example.record).seats
    return little_table(request, games[game], seats, f"learn/{game}/try/{example.clause}", hall, language)


@router.post("/{game}/{id}", responses=refusals(404, 422))
async def sit_down(
    game: str, id: str, given: requests.Learning, hall: InHall, language: Language, request: Request, reply: Response
) -> replies.NewTable:
    """Sit down at a lesson, or again where one was: a table of one's own that is kept nowhere."""
    found = lesson.find(games[game], id)
    table = await to_thread.run_sync(scratch.for_lesson, hall, found, given.answers, language)
    return opened(table, request, reply)


@router.post("/{game}/try/{clause}", responses=refusals(404, 422))
async def try_it(
    game: str, clause: str, _: requests.Learning, hall: InHall, language: Language, request: Request, reply: Response
) -> replies.NewTable:
    """The position that a clause speaks of, to try something with."""
    known = games[game]
    example = example_of(known, clause)
    match = await to_thread.run_sync(lesson.cut, known, lesson.record_of(known, example.record), example.line)
    return opened(scratch.for_example(hall, example, match, language), request, reply)


def opened(table: ScratchTable, request: Request, reply: Response) -> replies.NewTable:
    """The table, with its key where a program asks; a browser is given that apart."""
    kept = hand_over(request, reply, table.id, table.key)
    host = f"/t/{table.id}" if kept else f"/t/{table.id}#{table.key}"
    table.wake()
    return replies.NewTable(table=table.id, host=host, links=[], commitment=table.match.commitment)


def example_of(game: Game, clause: str) -> examples.Example:
    found = {each.lower(): example for each, example in examples.examples_of(game).items()}.get(clause.lower())
    if found is None:
        raise TableRefusal("example-unknown", wanted=clause[:40])
    return found


def tour_of(game: Game, language: str) -> Replay:
    """The record of the tour, to look at any of its lines; who plays there is called by colours."""
    found = course.tour_of(game)
    if found is None:
        raise TableRefusal("page-unknown")
    kept = lesson.record_of(game, found.record)
    names = [sentences(language)(f"seat-{seat}") for seat in range(kept.seats)]
    return Replay(replace(kept, names=names), (Seat(HERE),) * kept.seats, game.edition)


@router.get("/{game}/tour", response_class=Response,
            responses={200: {"model": position.ReplayPosition}, **refusals(404, 422)})  # fmt: skip
async def tour(
    game: str, hall: InHall, language: Language, at: requests.Whole | None = None, shape: WantedShape = "wide",
    seat: requests.Whole | None = None, since: requests.Whole | None = None,
) -> Response:  # fmt: skip
    """A step of the tour: the position, what happened since the step before, and the sentences of all steps."""
    known = games[game]
    viewer = Viewer((), known_shape(shape), language, seat)
    frame = await to_thread.run_sync(partial(toured, hall, known, at, viewer, since), limiter=hall.replays.players)
    return Response(as_text(frame), media_type="application/json")


def toured(hall: Hall, game: Game, at: int | None, viewer: Viewer, since: int | None) -> dict[str, Any]:
    found = course.tour_of(game)
    name = f"tour {game.id} {viewer.language}"
    source = hall.replays.get(name) or hall.replays.keep(name, tour_of(game, viewer.language))
    frame = archive.frame(name, source, at, viewer, since)
    stops = found.stops if found else ()
    captions = [say(game, viewer.language, stop.key) for stop in stops]
    return {**frame, "stops": [stop.line for stop in stops], "captions": captions}
