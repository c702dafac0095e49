"""What is told in words: accounts of the log in a card, and hints that say why."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.browser.test_keys import AXE
from tests.browser.visit import House


def accounted(text: str) -> str:
    """The first frame as if its last three lines were one account."""
    frame = json.loads(text)
    for line in frame.get("news", [])[-3:]:
        line["account"] = {"number": 1, "title": "At the quays"}
    return json.dumps(frame)


def complaints(page: Page) -> list[str]:
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [f"{each['id']}: {each['nodes'][0]['html']}" for each in found["violations"]]


def test_an_account_opens_from_the_log_and_a_hint_says_why(house: House) -> None:
    visitor = house.visitor("en")
    visitor.rewrite_frames(accounted)
    page = visitor.go(house.table())
    visitor.wait_for("asked")
    page.locator(".option").first.click()
    expect(page.locator("#log button.account")).not_to_have_count(0)
    page.locator("#log button.account").first.click()
    card = page.get_by_role("dialog")
    expect(card).to_have_accessible_name("At the quays")
    expect(card.locator("li")).not_to_have_count(0)
    expect(card.locator("li .clause").first).to_contain_text("L-")
    assert not complaints(page)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    visitor.wait_for("asked")
    page.get_by_role("button", name="Hint").click()
    expect(card.locator(".thoughts li").first).to_be_visible()
    expect(card).to_contain_text("chance to win")
    expect(card.locator(".meaning")).to_contain_text("per cent")
    assert not complaints(page)
