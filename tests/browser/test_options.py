"""Options as buttons: whatever the screen and however many there are, what they say can be read."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visit import COMPUTERS, House

LABEL, EFFECT = "pierre, sable, argile", "bâtir, +1\u00a0carte, +2\u00a0fr."
CUT = """() => [...document.querySelectorAll(".option :is(.label, .effect)")]
  .filter((text) => text.scrollWidth > text.clientWidth).map((text) => text.textContent)"""
OVER = """() => [...document.querySelectorAll(".option")].filter((option) => {
  const [label, effect] = [".label", ".effect"].map((part) => option.querySelector(part)?.getBoundingClientRect());
  if (!effect) return false;
  const box = option.getBoundingClientRect();
  return label.top < box.top || effect.bottom > box.bottom || label.bottom > effect.top + 1;
}).length"""


def with_options(count: int, effect: str = EFFECT, label: str = LABEL, last: bool = False) -> Callable[[str], str]:
    """As if a tile of three resources could be bought so many times."""

    def change(message: str) -> str:
        frame = json.loads(message)
        if frame.get("options"):
            one = {**frame["options"][0], "verb": "build", "label": label, "effect": effect, "icon": "brick-wall"}
            frame["options"] = [{**one, "action": f"build {at}", "args": [str(at)]} for at in range(count)]
            if last:
                frame["options"].append({**one, "verb": "pass", "action": "pass", "args": [], "effect": ""})
        return json.dumps(frame)

    return change


@pytest.mark.parametrize("count", [3, 6, 9, 12])
@pytest.mark.parametrize(("width", "height"), [(390, 844), (1024, 700), (1280, 800), (1600, 900)])
def test_no_price_is_cut_however_many_options_there_are(house: House, width: int, height: int, count: int) -> None:
    camille = house.visitor("fr", width, height)
    camille.rewrite_frames(with_options(count))
    page = camille.go(house.table(*COMPUTERS, game="bretagne"))
    expect(page.locator(".option .label", has_text=LABEL)).to_have_count(count)
    page.evaluate("document.fonts.ready.then(() => true)")
    assert page.evaluate(CUT) == []
    assert page.evaluate(OVER) == 0, "one line over the other, or over the edge"
    if width > 720:
        inside = "(list) => list.scrollHeight <= list.clientHeight"
        assert page.locator("#options .list").evaluate(inside), "all in sight"


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1024, 700), (1280, 800)])
def test_a_few_options_with_long_effects_are_read_whole(house: House, width: int, height: int) -> None:
    camille = house.visitor("fr", width, height)
    camille.rewrite_frames(with_options(2, " ".join([EFFECT] * 3)))
    page = camille.go(house.table(*COMPUTERS, game="bretagne"))
    expect(page.locator(".option .label", has_text=LABEL)).to_have_count(2)
    page.evaluate("document.fonts.ready.then(() => true)")
    assert page.evaluate(CUT) == [] and page.evaluate(OVER) == 0


@pytest.mark.parametrize("count", [5, 7, 9])
@pytest.mark.parametrize(("width", "height"), [(390, 844), (768, 1024), (1280, 800)])
def test_what_ends_the_turn_is_in_sight_also_where_the_others_need_two_lines(
    house: House, width: int, height: int, count: int
) -> None:
    camille = house.visitor("fr", width, height)
    camille.rewrite_frames(with_options(count, "pour 3 florins", "mettre aux enchères : Groningue", last=True))
    page = camille.go(house.table(*COMPUTERS, game="siecle_dor"))
    expect(page.locator(".option")).to_have_count(count + 1)
    page.evaluate("document.fonts.ready.then(() => true)")
    assert page.evaluate(CUT) == [] and page.evaluate(OVER) == 0
    main, room = page.locator(".option.main").bounding_box(), page.locator("#options").bounding_box()
    assert main and room and main["y"] >= room["y"] and main["y"] + main["height"] <= room["y"] + room["height"]
