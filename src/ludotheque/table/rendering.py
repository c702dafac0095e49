"""Pages for people: templates filled in the reader's language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode

from fastapi import Request
from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from ludotheque.core.words import HERE as SHARED
from ludotheque.core.words import LANGUAGES, Words
from ludotheque.drawing.templates import compiled
from ludotheque.table.language import language_of

HERE: Final = Path(__file__).parent
THEMES: Final = ("auto", "light", "dark")


def render(request: Request, name: str, status: int = 200, **data: Any) -> HTMLResponse:
    """A page by its name. Every page knows `words`, `language`, `languages`, `theme` and its `path`."""
    language = language_of(request)
    theme = request.cookies.get("theme", "auto")
    text = (
        environment()
        .get_template(f"{name}.html.jinja")
        .render(
            request=request,
            words=texts(language),
            language=language,
            languages=LANGUAGES,
            theme=theme if theme in THEMES else "auto",
            path=request.url.path,
            query=urlencode([(name, value) for name, value in request.query_params.multi_items() if name != "lang"]),
            **data,
        )
    )
    return HTMLResponse(text, status, headers={"Content-Language": language, "Vary": "Cookie, Accept-Language"})


@cache
def environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        bytecode_cache=compiled(),
    )


@cache
def texts(language: str) -> Words:
    """The texts of the pages, over those of the server and those that all share."""
    files = [SHARED / f"words.{language}.ftl", HERE / f"sentences.{language}.ftl", HERE / f"words.{language}.ftl"]
    return Words(language, [file for file in files if file.exists()])
