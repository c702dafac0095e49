"""Links of pages, which are written for readers of the repository, as they lead on the site."""

from __future__ import annotations

import os
import posixpath
import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = "source"  # where the site keeps files of the repository that a page leads to
LINK: Final = re.compile(r"(?<!\\)(!?\[[^\]\[]*\])\(([^)\s#]*)(#[^)\s]*)?\)")
FENCED: Final = re.compile(r"(^```.*?^```\s*?$)", re.DOTALL | re.MULTILINE)


def spaced(text: str) -> str:
    """A page whose lists have an empty line before them, which GitHub does without and Python-Markdown needs."""
    parts = FENCED.split(text)
    parts[::2] = [
        re.sub(r"^((?![-*|>#\s]|\d+\. ).+)\n(?=[-*] )", r"\1\n\n", part, flags=re.MULTILINE) for part in parts[::2]
    ]
    return "".join(parts)


def leads(text: str) -> list[str]:
    """Where the links of a page lead, but for those within it and to other sites."""
    prose = FENCED.split(text)[::2]
    found = [link[1] for part in prose for link in LINK.findall(part)]
    return [target for target in found if target and ":" not in target]


def in_repository(written: Path, target: str) -> str:
    """The file of the repository that is meant on a page which is written there."""
    return Path(os.path.normpath(written.parent / target)).relative_to(ROOT).as_posix()


def redirected(text: str, written: Path, page: str, places: dict[str, str]) -> str:
    """A page with its links as they lead on the site; `places` has the place of every file there. What is not there, a
    folder, is named only."""

    def lead(found: re.Match[str]) -> str:
        shown, target, anchor = found[1], found[2], found[3] or ""
        if not target or ":" in target:
            return found[0]
        place = places.get(in_repository(written, target))
        if place is None:
            return shown[1:-1] if (written.parent / target).is_dir() else found[0]
        return f"{shown}({posixpath.relpath(place, posixpath.dirname(page))}{anchor})"

    parts = FENCED.split(text)
    parts[::2] = [LINK.sub(lead, part) for part in parts[::2]]
    return "".join(parts)
