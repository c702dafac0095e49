"""A click on something drawn that is not lit answers why not."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.visit import House


@pytest.mark.parametrize(("language", "sentence"), [("en", "is not possible now"), ("fr", "n’est pas possible")])
def test_a_thing_that_is_not_lit_says_which_rule_forbids_it(house: House, language: str, sentence: str) -> None:
    visitor = house.visitor(language)
    page = visitor.go(house.table())
    visitor.wait_for("asked")
    for _ in range(6):
        number = visitor.number
        unlit = page.locator("#board #live [data-id].unlit")
        if unlit.count():
            break
        page.locator(".option").first.click()
        visitor.settled(number, 0)
    page.evaluate(
        """document.querySelector('#board #live [data-id].unlit')
        .dispatchEvent(new PointerEvent('click', { bubbles: true, clientX: 1, clientY: 1 }))"""
    )
    card = page.get_by_role("dialog")
    expect(card).to_contain_text(sentence)
    expect(card.locator(".rule")).to_be_visible()
    with page.expect_popup() as opened:
        card.get_by_role("link", name="L-").first.click()
    expect(opened.value.locator(".clause-row:target .id")).to_contain_text("L-")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_seat_that_may_be_chosen_is_chosen_and_does_not_open_its_mat(house: House) -> None:
    """The frame is made to offer a bribe that the rules do not offer yet: the server refuses it, so it was chosen."""

    def tempt(text: str) -> str:
        frame = json.loads(text)
        for option in frame.get("options", [])[:1]:
            bribe = {"action": "bribe seat-1", "verb": "bribe", "args": ["seat-1"], "label": "Azure", "reveals": False}
            frame["options"].append({**option, **bribe})
        return json.dumps(frame)

    visitor = house.visitor()
    visitor.rewrite_frames(tempt)
    page = visitor.go(house.table())
    visitor.wait_for("asked")
    seat = page.locator('#seats [data-seat="1"] text').first
    seat.click()
    expect(page.locator('#ask[data-state="refused"]')).to_contain_text("not allowed now")
    expect(page.locator("#drawer")).to_be_hidden()
    page.locator('#seats [data-seat="2"] text').first.click()
    expect(page.locator("#drawer")).to_be_visible()
