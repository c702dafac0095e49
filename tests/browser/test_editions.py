"""Choosing an edition where a table is set."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.visit import House
from tests.table import foreseen
from tests.table.house import Server
from tests.table.test_editions import short_box


def test_an_edition_is_chosen_on_the_sheet_and_played(chromium: Browser, tmp_path: Path) -> None:
    short_box(tmp_path)
    house = House(chromium, Server(tmp_path, editions=tmp_path, program=foreseen.PROGRAM))
    page = house.visitor("fr", 390, 844).go("/new/loire")
    page.get_by_label("Édition").select_option(label="Loire – Kurz & <gut> · short")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Ce que contient chaque édition").click()
    expect(opened.value.get_by_role("link", name="short")).to_have_attribute("aria-current", "page")
    page.get_by_role("button", name="Commencer").click()
    page.wait_for_selector("#live", state="attached")
    expect(page.locator("#seats svg").first).to_contain_text("/6")
    house.close()
    house.server.stop()
