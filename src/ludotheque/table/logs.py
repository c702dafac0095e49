"""Logs: what a host may read afterwards, as lines of text or of JSON, and no secret in either."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any, Final

LOGS: Final = ("text", "json")
PASSWORD: Final = re.compile(r"(://)[^\s/@]*:[^\s@]*@")
MAIL: Final = re.compile(r"[\w.+-]+@[\w-]+(\.[\w-]+)+")
KEY: Final = re.compile(r"(?<![\w-])[\w-]{22,}(?![\w-])")  # as long as a key, or longer
A_NAME: Final = re.compile(r"_*[a-z0-9]+(_[a-z0-9]+)*_*|([A-Z][a-z]+)+|-+|[A-Z]+(_[A-Z]+)*")  # as programs give them


def scrubbed(text: str) -> str:
    """A text as it may be kept. Nothing here is meant to be logged in the first place: this is the second wall."""
    text = PASSWORD.sub(r"\1***@", text)
    text = MAIL.sub("***@***", text)
    return KEY.sub(lambda found: found[0] if A_NAME.fullmatch(found[0]) else "***", text)


class TextLines(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(levelname)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        return scrubbed(super().format(record))


class JsonLines(logging.Formatter):
    """One object a line: when, how grave, from which part, what; and the facts that go with it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "part": record.name,
            "process": record.process,
            "message": scrubbed(record.getMessage()),
        }
        for name, fact in getattr(record, "facts", {}).items():
            line[name] = scrubbed(fact) if isinstance(fact, str) else fact
        if record.exc_info:
            line["trace"] = scrubbed(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


class StandardError(logging.Handler):
    """Writes to what standard error is at that moment."""

    def emit(self, record: logging.LogRecord) -> None:
        try:
            print(self.format(record), file=sys.stderr, flush=True)
        except Exception:
            self.handleError(record)


def set_up(form: str) -> None:
    """Everything that is logged goes to standard error; as JSON also every request, by the form of its address."""
    handler = StandardError()
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    root.handlers = [each for each in root.handlers if not isinstance(each, StandardError)] + [handler]
    logging.getLogger("ludotheque").setLevel(logging.INFO if form == "json" else logging.WARNING)
