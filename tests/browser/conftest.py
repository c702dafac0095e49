from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from ludotheque.table.rendering import HERE
from tests.browser.visit import CHROMIUM, FLAGS, House
from tests.table import foreseen
from tests.table.house import Server


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if CHROMIUM is None and not os.environ.get("CI"):
        pytest.skip("no Chromium here, so nothing can be seen in a browser; on Debian: apt install chromium")
    assert CHROMIUM, "CI needs Chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (HERE / "static" / "table.js").exists(), "The client is not built: npm ci && npm run build, in web/."
    server = Server(tmp_path_factory.mktemp("browser"), program=foreseen.PROGRAM)
    yield server
    server.stop()


@pytest.fixture
def house(chromium: Browser, running: Server) -> Iterator[House]:
    """The house with all its visitors; they leave when the test ends."""
    house = House(chromium, running)
    yield house
    house.close()


@pytest.fixture
def own_house(chromium: Browser, tmp_path: Path) -> Iterator[House]:
    """A house whose server a test may kill."""
    house = House(chromium, Server(tmp_path, program=foreseen.PROGRAM))
    yield house
    house.close()
    house.server.stop()
