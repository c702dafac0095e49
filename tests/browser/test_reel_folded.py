"""More than anybody would watch is told in one sentence, and shown to whoever wants to see it."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.test_reel import LISTEN
from tests.browser.visit import House

TIMES = 60  # more than the reel plays


def as_if_much_happened(text: str) -> str:
    """What the others do happens again and again."""
    message = json.loads(text)
    if message["type"] == "position" and not message["whole"]:
        message["news"] = [
            news for news in message["news"] for _ in range(TIMES if news["picture"] and news["by"] != 0 else 1)
        ]
    return json.dumps(message)


@pytest.mark.parametrize(
    ("language", "width", "height", "sentence", "unfold"),
    [
        ("en", 1280, 800, r"and Player 3: \d moves", "Show them"),  # answers are counted, not what came of them
        ("fr", 390, 844, r"et Player 3\u00a0: \d coups", "Les montrer"),
    ],
)
def test_too_much_is_folded_and_can_be_unfolded(
    house: House, language: str, width: int, height: int, sentence: str, unfold: str
) -> None:
    visitor = house.visitor(language, width, height, pace="normal")
    visitor.rewrite_frames(as_if_much_happened)
    page = visitor.go(house.table_from("reel", "loire"))
    page.emulate_media(reduced_motion="reduce")  # nobody waits for beats here, whose order is proved elsewhere
    visitor.wait_for("asked")
    visitor.settled(-1, 0)
    page.evaluate(LISTEN)
    number = visitor.number
    page.locator(".option").first.click()
    folded = page.locator("#reel.folded")
    expect(folded).to_be_visible()
    visitor.settled(number, 0)
    expect(folded.locator(".told")).to_have_text(re.compile(f"^Player 2 {sentence}$"))
    assert page.evaluate("window.beats.length") < TIMES, "they were not played"
    box = folded.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= width
    expect(page.locator(".option").first).to_be_enabled()
    button = folded.get_by_role("button", name=unfold)
    button.focus()
    page.keyboard.press("Enter")
    expect(folded).to_have_count(0)
    expect(page.locator("#reel .beats .now")).to_have_count(1)
    page.wait_for_function("() => window.beats.length > 3")
    page.locator("#reel .reel-now").click()
    expect(page.locator("#reel")).to_be_hidden()
