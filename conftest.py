"""The examples are at hand in every test, also for servers that tests start; and one game can be tested alone.

`pytest -k dudo`, with the id of a game and nothing else, does not even read the tests of the other games.
"""

from __future__ import annotations

import gc
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


# What takes longest, by its files, the longest first.
LONG = (
    "test_tapestry", "test_lin1680", "test_differential", "test_whole_matches", "test_contract", "test_campaign",
    "test_tapestry_alone", "test_site", "test_bretagne", "test_reel", "test_wheel", "test_sizes",
)  # fmt: skip


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long begins first, with every worker some of it: begun last, it would leave the others without
    anything to do. (Each worker begins with an equal part of the list.)"""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    first = [[item for item in items if item.path.stem == stem] for stem in LONG]
    rest = [item for item in items if item.path.stem not in LONG]
    share = len(items) // workers
    ordered: list[pytest.Item] = []
    for worker in range(workers):
        for file in first[worker::workers]:
            ordered += file
        room = max(0, share * (worker + 1) - len(ordered)) if worker < workers - 1 else len(rest)
        ordered += rest[:room]
        del rest[:room]
    items[:] = ordered


def pytest_collection_finish() -> None:
    """Thousands of tests and all that they import stay to the end: the collector need not look through them again and
    again."""
    gc.freeze()
