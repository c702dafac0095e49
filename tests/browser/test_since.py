"""Coming back later: what the others did since my last answer is counted, and bracketed in the log."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.visit import House
from tests.table.house import Guest, key_in, table_in


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_the_moves_made_while_i_was_away_are_told_when_i_come_back(house: House, width: int, height: int) -> None:
    url = house.table()
    me = Guest(house.server, table_in(url), key_in(url))
    while (now := me.look())["status"] != "asked" or not now["since"] or not now["since"]["moves"]:
        if now["status"] == "asked":
            me.answer()
    count, number = now["since"]["moves"], now["since"]["number"]
    visitor = house.visitor("en", width, height)
    page = visitor.go(url)
    visitor.wait_for("asked")
    chip = page.locator("[data-since]:visible")
    expect(chip).to_contain_text(f"{count} move")
    recent = len([item for item in now["news"] if item["at"] > number])
    expect(page.locator("#log .recent")).to_have_count(recent)
    chip.click()
    expect(page.locator("#reel .beats li")).to_have_count(recent)
    expect(page.locator("#reel .told")).to_have_text(now["news"][-recent]["sentence"])
    page.keyboard.press("]")
    expect(page.locator("#reel .beats li.now")).to_have_count(1)
    page.locator("#reel .reel-now").click()
    expect(page.locator("#reel")).to_be_hidden()
