"""The application: the routes put together, and every failure turned into a sentence."""

from __future__ import annotations

import asyncio
import logging
import mimetypes
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from anyio import to_thread
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Scope

from ludotheque import __version__
from ludotheque.core.refusal import Refusal
from ludotheque.table import rendering
from ludotheque.table.doors import Doors, dress
from ludotheque.table.hall import archive
from ludotheque.table.hall.caller import call_now_and_then
from ludotheque.table.hall.census import count_now_and_then
from ludotheque.table.hall.database import Taken
from ludotheque.table.hall.hall import Hall
from ludotheque.table.hall.intentions import keep_word
from ludotheque.table.hall.preparing import prepare
from ludotheque.table.hall.sweep import sweep_now_and_then
from ludotheque.table.hall.timekeeper import keep_time
from ludotheque.table.language import language_of
from ludotheque.table.limits import Limits
from ludotheque.table.measures import keep_measures, measures
from ludotheque.table.refusals import RETRY, TableRefusal, as_data, status_of
from ludotheque.table.routes import (
    connection,
    docs,
    entrance,
    games,
    house,
    learning,
    looking_back,
    metrics,
    neighbours,
    pages,
    people,
    pictures,
    replays,
    tables,
    workshop,
)
from ludotheque.table.routes.context import refusals
from ludotheque.table.settings import Settings
from ludotheque.table.watching import Watching

log = logging.getLogger("ludotheque.table")


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server for one database."""
    wished = settings or Settings.wished()
    keep_measures(bool(wished.metrics))
    hall = Hall(wished)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        works = (
            open_house(hall),
            archive.look_back_now_and_then(hall),
            keep_time(hall),
            keep_word(hall),
            call_now_and_then(hall),
            count_now_and_then(hall),
            prepare(hall),
        )
        tasks = [asyncio.create_task(work) for work in works]
        if wished.keep_days:
            tasks.append(asyncio.create_task(sweep_now_and_then(hall, wished.keep_days)))
        yield
        for task in tasks:
            task.cancel()
        hall.rest()
        await hall.exchange.close()
        await to_thread.run_sync(hall.close)

    app = docs.Interface(
        title="Ludothèque",
        version=__version__,
        summary="A digital table for historical board games: sit down by HTTP and websocket.",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses=refusals(400, 408, 409, 413, 429, 503),
        lifespan=lifespan,
    )
    app.state.hall = hall
    app.state.patience = wished.patience
    mine = (neighbours, entrance, people, house)
    for routes in (games, tables, *mine, replays, looking_back, learning, connection, docs, pictures, metrics, pages):
        app.include_router(routes.router)
    app.include_router(learning.pages)
    app.include_router(workshop.router)
    app.include_router(looking_back.pictures)
    static = rendering.HERE / "static"
    mimetypes.add_type("application/manifest+json", ".webmanifest")
    app.mount("/static", StaticFiles(directory=static, check_dir=False), name="static")
    app.add_exception_handler(Refusal, on_refusal)
    app.add_exception_handler(Taken, on_taken)
    app.add_exception_handler(RequestValidationError, on_unreadable)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(Exception, on_failure)
    app.add_middleware(Limits, settings=wished, refuse=refuse_early)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Doors, hosts=wished.hosts, refuse=refuse_early)
    app.add_middleware(Watching)
    return app


async def open_house(hall: Hall) -> None:
    """Not awaited before the first request: taking up many tables takes a while."""
    await hall.resume()
    await hall.look_after_others()


def refused(request: Request, refusal: Refusal, status: int | None = None) -> Response:
    """A sentence as JSON for programs, as a page for people."""
    status = status or status_of(refusal)
    measures().refusal(refusal.key)
    language = language_of(request)
    if request.url.path.startswith("/api/"):
        reply: Response = JSONResponse(as_data(refusal, language), status)
    else:
        status = 404 if refusal.key == "key-wrong" else status
        said = refusal.sentence(language)
        reply = rendering.render(request, "message", status, sentence=said, clause=refusal.clause)
    if status in (429, 503, 507):
        reply.headers["Retry-After"] = str(refusal.facts.get("seconds", RETRY))
    if status == 408:
        reply.headers["Connection"] = "close"  # the rest of what was sent is not read
    return reply


async def on_refusal(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Refusal)
    return refused(request, problem)


async def on_taken(request: Request, problem: Exception) -> Response:
    """What this was about is no longer there, or was quicker: a person who left by another process, say."""
    request.app.state.hall.people.forget_visits()
    return refused(request, TableRefusal("meanwhile"))


async def on_unreadable(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if part != "body")
    return refused(request, TableRefusal("request", why=f"{where}: {first['msg']}" if where else str(first["msg"])))


async def on_http(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    key = {404: "page-unknown", 405: "method"}.get(problem.status_code)
    refusal = TableRefusal(key) if key else TableRefusal("request", why=str(problem.detail))
    return refused(request, refusal, problem.status_code)


async def on_failure(request: Request, problem: Exception) -> Response:
    log.error("%s %s failed", request.method, without_key(request.url.path), exc_info=problem)
    reply = refused(request, TableRefusal("server"))
    dress(reply.headers, request.url.path)  # it was made outside the door
    return reply


def without_key(path: str) -> str:
    """An address as it may be logged: a seat's key stays with its owner."""
    return re.sub(r"^(/t/[^/]+)/.+", r"\1/***", path)


def refuse_early(scope: Scope, refusal: TableRefusal) -> ASGIApp:
    """A reply before any route was asked, also to whoever wanted a live connection."""
    return refused(Request({"method": "GET", **scope, "type": "http"}), refusal)
