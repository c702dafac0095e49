"""Refusals of the table: a sentence in the reader's language, and the status that goes with it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from ludotheque.core import words
from ludotheque.core.refusal import Refusal
from ludotheque.table.protocol.replies import Refused

RETRY: Final = 10  # seconds after which what is no fault of the asker's may be tried again
HERE: Final = Path(__file__).parent
STATUS: Final = {
    "table-unknown": 404,
    "table-gone": 404,
    "replay-unknown": 404,
    "page-unknown": 404,
    "lesson-unknown": 404,
    "example-unknown": 404,
    "game-unknown": 404,
    "game-broken": 503,
    "game-missing": 503,
    "game-misnamed": 503,
    "rules-missing": 404,
    "edition-unknown": 404,
    "edition-gone": 503,
    "game-gone": 503,
    "table-broken": 503,
    "replay-broken": 503,
    "clause-unknown": 404,
    "key-wrong": 403,
    "link-used": 403,
    "seat-not-open": 409,
    "private": 403,
    "seat-freed": 403,
    "free-not-yours": 403,
    "rematch-lost": 403,
    "origin": 403,
    "host-unknown": 421,
    "not-your-seat": 403,
    "spectator": 403,
    "record-before-end": 403,
    "rematch-before-end": 409,
    "method": 405,
    "stale": 409,
    "meanwhile": 409,
    "retake-gone": 409,
    "preview-not-yours": 409,
    "not-asked": 409,
    "guest": 403,
    "shunned": 403,
    "silenced": 403,
    "keepers-only": 403,
    "metrics-word": 403,
    "opponent-unknown": 403,
    "report-unknown": 404,
    "invitations-many": 409,
    "intend-now": 409,
    "token-spent": 403,
    "passkey-wrong": 403,
    "people-library": 503,
    "mail-none": 503,
    "mail-unsent": 503,
    "decide-nothing": 409,
    "analysis-failed": 409,
    "analysis-busy": 503,
    "workshop-closed": 404,
    "workshop-one": 409,
    "workshop-busy": 503,
    "best-nobody": 409,
    "branch-nobody": 409,
    "too-slow": 408,
    "too-large": 413,
    "too-many": 429,
    "server": 500,
    "unstored": 507,
    "unread": 503,
    "database": 503,
    "database-newer": 503,
    "database-foreign": 503,
    "database-uncopied": 503,
    "database-copy": 503,
    "computer-lost": 503,
}


@cache
def sentences(language: str) -> words.Words:
    """The texts of the server, over those that all games share."""
    language = language if language in words.LANGUAGES else words.LANGUAGES[0]
    return words.Words(language, [words.HERE / f"words.{language}.ftl", HERE / f"sentences.{language}.ftl"])


class TableRefusal(Refusal):
    """What the table itself refuses, before the rules of a game are asked."""

    def sentence(self, language: str = "en") -> str:
        facts = {name: str(fact) if isinstance(fact, Refusal) else fact for name, fact in self.facts.items()}
        return sentences(language)(f"refusal-{self.key}", **facts)


def status_of(refusal: Refusal) -> int:
    return STATUS.get(refusal.key, 422)


def as_data(refusal: Refusal, language: str) -> Refused:
    """A refusal as it is sent: a key for programs, a sentence for people, and the clause where a rule forbids."""
    data: Refused = {"error": refusal.key, "sentence": refusal.sentence(language)}
    if refusal.clause:
        data["clause"] = refusal.clause
    return data
