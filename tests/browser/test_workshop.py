"""The workshop in a browser: choose, press go, see plots; stop; small, dark, in French."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.test_reading import complaints
from tests.browser.visit import House
from tests.table import foreseen
from tests.table.house import Server


@pytest.fixture(scope="module")
def workshop(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of its own: one household has one experiment at a time."""
    house = House(chromium, Server(tmp_path_factory.mktemp("workshop"), program=foreseen.PROGRAM))
    yield house
    house.close()
    house.server.stop()


@pytest.mark.parametrize(("language", "width", "theme"), [("en", 1280, "light"), ("fr", 390, "dark")])
def test_two_editions_are_chosen_and_their_plots_seen(
    workshop: House, language: str, width: int, theme: str, tmp_path: Path
) -> None:
    page = workshop.visitor(language, width, 844, theme=theme).go("/workshop")
    page.click('a[href="/workshop/loire"]')
    expect(page.locator("#changed")).to_be_hidden()
    page.select_option("#beside", "number")
    page.select_option("#number", "target")
    expect(page.locator("#value")).to_have_value("20")
    page.fill("#value", "3")
    page.select_option("#player", "random")
    page.fill("#matches", "60")
    page.click("#go")
    expect(page.locator("#told")).to_have_text(re.compile(r"120 (of|sur) 120"))
    expect(page.locator("#plots svg")).to_have_count(4)
    expect(page.locator("#lines tbody tr").first.locator("b")).to_have_text(re.compile("certain|sûr"))
    expect(page.locator("#go")).to_be_focused()
    assert page.evaluate("document.documentElement.scrollWidth") == width
    assert complaints(page) == []
    page.fill("#value", "900")
    page.click("#go")
    expect(page.locator("#wrong")).to_have_text(re.compile("80.* 900"))


def test_an_experiment_is_stopped_and_another_begun(workshop: House) -> None:
    page = workshop.visitor("en", 1280, 844).go("/workshop/tapestry")
    page.select_option("#player", "medium")
    page.fill("#matches", "400")
    page.click("#go")
    expect(page.locator("#told")).to_have_text(re.compile("of 400"))
    page.click("#stop")
    expect(page.locator("#told")).to_have_text(re.compile(r"Stopped\. Matches played: \d+ of 400"))
    expect(page.locator("#go")).to_be_enabled()
