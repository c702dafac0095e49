"""In which language a reader is spoken to: as asked, as chosen before, or as the browser says."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from ludotheque.core.words import LANGUAGES


def language_of(connection: HTTPConnection) -> str:
    for wish in (connection.query_params.get("lang"), connection.cookies.get("lang")):
        if wish in LANGUAGES:
            return wish
    return accepted(connection.headers.get("accept-language", ""))


def accepted(header: str) -> str:
    """The first language of the browser's list that we speak, by its weights."""
    wishes: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), tag[:2].lower()))
        except ValueError:
            continue
    for _, tag in sorted(wishes, key=lambda wish: wish[0]):
        if tag in LANGUAGES:
            return tag
    return LANGUAGES[0]
