"""The interface for looking back at a match: its analysis, the best answers, other lines, and what one takes along."""

from __future__ import annotations

from anyio import to_thread
from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from ludotheque import drawing
from ludotheque.core.match import Match
from ludotheque.core.state import CHANCE, SPECTATOR
from ludotheque.table.hall import archive, looking_back, scratch
from ludotheque.table.hall.audience import as_text
from ludotheque.table.hall.replays import Replay
from ludotheque.table.protocol import looking_back as protocol
from ludotheque.table.protocol import position, replies, requests
from ludotheque.table.protocol.requests import Whole
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.routes.context import InHall, Language, WantedShape, known_shape, refusals
from ludotheque.table.routes.keys import ShownKey
from ludotheque.table.routes.learning import opened
from ludotheque.table.routes.pictures import DAY, SVG, own_sheets
from ludotheque.table.shown import looking_back as shown_back
from ludotheque.table.shown.lessons import Branch
from ludotheque.table.shown.moment import Viewer

router = APIRouter(prefix="/api", tags=["replays"])
pictures = APIRouter(include_in_schema=False)
WRONG = refusals(403, 404, 422)
DRAWN = WRONG | {200: {"content": {SVG: {"schema": {"type": "string"}}}}}


@router.get("/replays/{id}/analysis", responses=WRONG)
@router.get("/tables/{id}/replay/analysis", responses=WRONG)
async def analysis(id: str, hall: InHall, language: Language, shown: ShownKey) -> protocol.Analysis:
    """What was found when the match was looked back at, as far as that has got."""
    source = await archive.source(hall, id, shown)
    row = await to_thread.run_sync(hall.analyses.found, id, source)
    return await to_thread.run_sync(looking_back.told, source, row, language, limiter=hall.replays.players)


@router.post("/replays/{id}/analysis", responses=refusals(403, 404, 422, 507))
@router.post("/tables/{id}/replay/analysis", responses=refusals(403, 404, 422, 507))
async def analyse(id: str, hall: InHall, shown: ShownKey) -> replies.Done:
    """Have a match that is over looked back at, behind all that is being played; asked again, the same."""
    await hall.analyses.ask(id, await archive.source(hall, id, shown))
    return {"done": True}


@router.get("/replays/{id}/lines", responses=WRONG)
@router.get("/tables/{id}/replay/lines", responses=WRONG)
async def lines(id: str, hall: InHall, shown: ShownKey) -> list[protocol.SavedLine]:
    """The variations that the record holds."""
    return looking_back.saved(await archive.source(hall, id, shown))


@router.post("/replays/{id}/line", response_class=Response,
             responses={200: {"model": position.ReplayPosition}, **WRONG})  # fmt: skip
@router.post("/tables/{id}/replay/line", response_class=Response,
             responses={200: {"model": position.ReplayPosition}, **WRONG})  # fmt: skip
async def along(id: str, wish: requests.LookAlong, hall: InHall, language: Language, shown: ShownKey) -> Response:
    """A position of another line: as in a replay, but for where the match leaves its record."""
    source = await archive.source(hall, id, shown)
    viewer = Viewer((), known_shape(wish.shape), language, wish.seat)

    def look() -> position.ReplayPosition:
        other = archive.along(source, wish.at, wish.lines)
        return archive.frame(id, other, wish.look, viewer, wish.since)

    frame = await to_thread.run_sync(look, limiter=hall.replays.players)
    return Response(as_text(frame), media_type="application/json")


@router.post("/replays/{id}/best", responses=refusals(403, 404, 422, 429, 503))
@router.post("/tables/{id}/replay/best", responses=refusals(403, 404, 422, 429, 503))
async def best(id: str, wish: requests.OtherLine, hall: InHall, language: Language, shown: ShownKey) -> protocol.Best:
    """What a search would answer at a line, or at the end of another line from there, and how it might go on."""
    source = await archive.source(hall, id, shown)
    other = await to_thread.run_sync(archive.along, source, wish.at, wish.lines, limiter=hall.replays.players)
    return await looking_back.best(hall, other, language)


@router.post("/replays/{id}/try/{at}", responses=WRONG)
@router.post("/tables/{id}/replay/try/{at}", responses=WRONG)
async def try_line(
    id: str, at: Whole, given: requests.Branching, hall: InHall, language: Language, shown: ShownKey,
    request: Request, reply: Response,
) -> replies.NewTable:  # fmt: skip
    """Sit down at a line to try another from there: a table of one's own that is kept nowhere."""
    source = await archive.source(hall, id, shown)
    back = request.url.path.removeprefix("/api").rpartition("/try/")[0].replace("/tables/", "/t/", 1)
    back = back.replace("/replays/", "/replay/", 1)
    match, asked = await to_thread.run_sync(begun, source, at, given.answers, limiter=hall.replays.players)
    branch = Branch(at, asked, f"{back}#{at}", given.by_hand)
    return opened(scratch.for_branch(hall, match, branch), request, reply)


def begun(source: Replay, at: int, answers: list[str]) -> tuple[Match, int]:
    """The match where a line leaves it, after what was answered there already; and who was asked where it left."""
    asked = source.along(at, ()).at(at).seat
    if asked == CHANCE or asked < 0:
        raise TableRefusal("branch-nobody")
    other = archive.along(source, at, answers)
    return other.at(len(other.record.lines)), asked


@router.post("/replays/{id}/record", response_class=PlainTextResponse, responses=WRONG)
@router.post("/tables/{id}/replay/record", response_class=PlainTextResponse, responses=WRONG)
async def export(
    id: str, wish: requests.Exporting, hall: InHall, language: Language, shown: ShownKey
) -> PlainTextResponse:
    """The record, with other lines as variations, and with comments where the match was looked back at."""
    source = await archive.source(hall, id, shown)
    row = await to_thread.run_sync(hall.analyses.found, id, source) if wish.comments else None

    def write() -> str:
        end = source.at(len(source.record.lines))
        made = shown_back.rebuilt(end, row.iterations, row.found) if row and row.found["points"] else None
        return looking_back.exported(source, made, wish.variations, language)

    text = await to_thread.run_sync(write, limiter=hall.replays.players)
    return PlainTextResponse(text)


@router.get("/replays/{id}/picture", responses=DRAWN, response_class=Response)
@router.get("/tables/{id}/replay/picture", responses=DRAWN, response_class=Response)
async def picture(
    id: str, hall: InHall, language: Language, shown: ShownKey, at: Whole | None = None, shape: WantedShape = "wide",
    seat: Whole | None = None,
) -> Response:  # fmt: skip
    """The table at a line, as a picture that needs nothing else."""
    source = await archive.source(hall, id, shown)
    text = await to_thread.run_sync(drawn, source, at, known_shape(shape), language, seat,
                                    limiter=hall.replays.players)  # fmt: skip
    return Response(text, media_type=SVG, headers={"Content-Security-Policy": own_sheets(text)})


def drawn(source: Replay, at: int | None, shape: str, language: str, seat: int | None = None) -> str:
    match = archive.played(source, at, Viewer((), known_shape(shape), language, seat))
    return drawing.draw(match.view(SPECTATOR if seat is None else seat), shape, language)


@pictures.get("/t/{id}/replay/{at}.png")
@pictures.get("/replay/{id}/{at}.png")
async def seen_from_afar(id: str, at: int, hall: InHall, language: Language) -> Response:
    """What others show of a link to an answer: the table at that very moment. Of a private match, nothing."""
    source = await archive.source(hall, id)
    content = await looking_back.in_points(hall, id, source, at, language)
    return Response(content, media_type="image/png", headers=DAY)
