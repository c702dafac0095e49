"""The examples are at hand in every test, also for servers that tests start; and one game can be tested alone.

`pytest -k dudo`, with the id of a game and nothing else, does not even read the tests of the other games.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).parent
os.environ.setdefault("LUDOTHEQUE_GAMES", str(ROOT / "examples"))

from tests import chosen  # noqa: E402


def pytest_configure(config: pytest.Config) -> None:
    wanted = str(config.option.keyword or "").strip()
    chosen.ONLY = wanted if wanted in chosen.folders() else ""


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Only what lies in the folders of games is passed over; None leaves it to pytest."""
    others = [folder for id, folder in chosen.folders().items() if chosen.ONLY and id != chosen.ONLY]
    return True if collection_path in others else None


LONG = ("test_whole_matches", "test_wheel", "test_contract", "test_campaign", "test_site")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long begins first: begun last, it would leave the other workers without anything to do."""
    items.sort(key=lambda item: item.path.stem not in LONG)
