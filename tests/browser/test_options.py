"""Options as buttons: whatever the screen and however many there are, what they say can be read."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests import chosen
from tests.browser.late import at, put_down
from tests.browser.overlapping import OVERLAPPING
from tests.browser.test_reading import AXE
from tests.browser.visit import COMPUTERS, House, Visitor
from tests.table.house import LINKS

DESKS = [(1024, 700), (1280, 800), (1600, 900)]
LABEL, EFFECT = "pierre, sable, argile", "bâtir, +1\u00a0carte, +2\u00a0fr."
CUT = """() => [...document.querySelectorAll(".option :is(.label, .effect)")]
  .filter((text) => text.scrollWidth > text.clientWidth).map((text) => text.textContent)"""

# Keys that hide an icon, or hang out of their button.
ASTRAY = """() => [...document.querySelectorAll(".option:has(kbd):has(.icon)")].filter((option) => {
  const [key, icon, own] = [option.querySelector("kbd"), option.querySelector(".icon"), option]
    .map((one) => one.getBoundingClientRect());
  if (!key.width) return false;
  const out = key.left < own.left || key.right > own.right || key.top < own.top || key.bottom > own.bottom;
  return out || (key.left < icon.right && icon.left < key.right && key.top < icon.bottom && icon.top < key.bottom);
}).map((option) => option.dataset.key)"""


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
def test_no_price_is_cut_on_a_phone_however_many_options_there_are(house: House, count: int) -> None:
    camille = house.visitor("fr", 390, 844)
    page = with_so_many(house, camille, count)
    assert page.evaluate(CUT) + page.evaluate(OVERLAPPING) + page.evaluate(ASTRAY) == []
    places = page.locator(".option").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().left)")
    assert len(set(places)) == 2, "what fits beside one another stands so"


@pytest.mark.parametrize(("count", "opened"), [(3, 0), (6, 1), (9, 2), (12, 0)])
def test_no_price_is_cut_at_a_desk_however_many_options_there_are(house: House, count: int, opened: int) -> None:
    """On every screen, as it is opened there or brought to it."""
    first, *others = DESKS[opened:] + DESKS[:opened]
    camille = house.visitor("fr", *first)
    page = with_so_many(house, camille, count)
    for width, height in (first, *others):
        camille.resize(width, height)
        found = page.evaluate(CUT) + page.evaluate(OVERLAPPING) + page.evaluate(ASTRAY)
        assert found == [], f"{width} x {height}"
        inside = "(list) => list.scrollHeight <= list.clientHeight"
        assert page.locator("#options .list").evaluate(inside), f"{width} x {height}: all in sight"


def with_so_many(house: House, visitor: Visitor, count: int) -> Page:
    visitor.rewrite_frames(with_options(count))
    page = visitor.go(house.table(*COMPUTERS, game="bretagne"))
    expect(page.locator(".option .label", has_text=LABEL)).to_have_count(count)
    page.evaluate("document.fonts.ready.then(() => true)")
    return page


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1024, 700), (1280, 800)])
def test_a_few_options_with_long_effects_are_read_whole(house: House, width: int, height: int) -> None:
    camille = house.visitor("fr", width, height)
    camille.rewrite_frames(with_options(2, " ".join([EFFECT] * 3)))
    page = camille.go(house.table(*COMPUTERS, game="bretagne"))
    expect(page.locator(".option .label", has_text=LABEL)).to_have_count(2)
    page.evaluate("document.fonts.ready.then(() => true)")
    assert page.evaluate(CUT) + page.evaluate(OVERLAPPING) == []


@pytest.mark.parametrize("count", [5, 11])
@pytest.mark.parametrize(("width", "height"), [(390, 844), (768, 1024), (1280, 800)])
def test_what_ends_the_turn_is_in_sight_and_hides_nothing_also_where_the_others_need_two_lines(
    house: House, width: int, height: int, count: int
) -> None:
    camille = house.visitor("fr", width, height)
    camille.rewrite_frames(with_options(count, "pour 3 florins", "mettre aux enchères : Groningue", last=True))
    page = camille.go(house.table(*COMPUTERS, game="siecle_dor"))
    expect(page.locator(".option")).to_have_count(count + 1)
    page.evaluate("document.fonts.ready.then(() => true)")
    assert page.evaluate(CUT) + page.evaluate(OVERLAPPING) == []
    main, room = page.locator(".option.main").bounding_box(), page.locator("#options").bounding_box()
    assert page.evaluate(ASTRAY) == []
    assert main and room and main["y"] >= room["y"] and main["y"] + main["height"] <= room["y"] + room["height"]
    last = page.locator(".option:not(.main)").last
    last.scroll_into_view_if_needed()
    box = last.bounding_box()
    assert box and box["y"] + box["height"] <= main["y"] + 1, "nothing lies under it"


# The totals of a die card; the guilds at the first turn; moves and an auction; seven cards and whom they may hit.
CROWDED = [
    ("siecle_dor", "four-players-won-by-another", 412),
    ("siecle_dor", "four-players-tie-first-by-lot", 24),
    ("siecle_dor", "four-players-tie-first-by-lot", 53),
    ("siecle_dor", "four-players-tie-first-by-lot", 845),
    ("loire", "four-players-shared-victory-leader-by-lot", 216),
]


@pytest.mark.parametrize(("game", "file", "line"), CROWDED)
def test_at_a_desk_every_option_is_in_sight_also_while_the_coach_speaks(
    house: House, game: str, file: str, line: int
) -> None:
    match = at(game, chosen.folders()[game] / "matches" / f"{file}.match", line)
    for language, (width, height) in (("fr", (1280, 800)), ("en", (1366, 768))):
        camille = house.visitor(language, width, height, coach="on")
        page = camille.go(put_down(house, match))
        camille.settled(-1, 0)
        expect(page.locator("#lesson")).to_be_visible()
        page.evaluate("document.fonts.ready.then(() => true)")
        over = page.locator("#options .list").evaluate("(list) => list.scrollHeight - list.clientHeight")
        assert over <= 1, f"{language}, {width}: {over} px are hidden"
        assert page.evaluate(CUT) + page.evaluate(OVERLAPPING) + page.evaluate(ASTRAY) == []
        mat = page.locator("#mat").evaluate("(mat) => mat.scrollWidth - mat.clientWidth")
        assert mat <= 1, "what lies beside them is in sight too"


def test_many_of_a_kind_are_chosen_on_the_board_by_mouse_or_arrows_and_listed_on_demand(house: House) -> None:
    camille = house.visitor(confirm="final")
    page = camille.go(house.table(*COMPUTERS, game="lin1680", settings={"leader": 0}))
    camille.settled(-1, 0)
    ports = page.locator(".option.group")
    expect(ports).to_contain_text("12 choices, lit on the board")
    page.keyboard.press("1")
    expect(page.locator(".option")).to_have_count(12)
    page.keyboard.press("Escape")
    expect(page.locator(".option")).to_have_count(1)
    number = camille.number
    page.keyboard.press("Enter")  # nothing was chosen
    page.keyboard.press("ArrowUp")
    expect(page.locator("#board [data-lit]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator('#ask[data-state="confirm"]')).to_be_visible()
    assert camille.number == number, "it is only shown yet"
    page.keyboard.press("Escape")
    page.locator("#board [data-lit][tabindex]").first.focus()
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator("#board .unlit:focus")).to_have_count(1)  # what may not be chosen is reached too
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("not possible now")
    page.keyboard.press("Escape")
    page.keyboard.press("w")
    card, ask = page.locator(".pop").bounding_box(), page.locator("#ask").bounding_box()
    assert card and ask and card["y"] + card["height"] <= ask["y"] + 1, "the question it is about stays in sight"
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("a hint")
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    assert [one["id"] for one in found["violations"]] == []


def test_a_question_with_one_answer_answers_itself_where_that_is_wished(house: House) -> None:
    def only(message: str) -> str:
        frame = json.loads(message)
        return json.dumps({**frame, "options": frame["options"][:1]} if frame.get("options") else frame)

    camille = house.visitor(alone="answer")
    camille.rewrite_frames(only)
    camille.go(house.table())
    camille.settled(2, 0)  # nobody has pressed anything


def test_on_every_tab_of_a_phone_one_sees_what_is_asked_and_what_happens_to_one(house: House) -> None:
    def rob(message: str) -> str:
        frame = json.loads(message)
        for news in frame.get("news", []) if not frame.get("whole") else []:
            news |= {"seat": 1, "victim": 0, "by": 1, "staged": True}
        return json.dumps(frame)

    first, second = (link["url"] for link in house.server.set_up(*LINKS)["links"])
    ada, yann = house.visitor(width=390, height=844, confirm="final"), house.visitor()
    ada.rewrite_frames(rob)
    page = ada.go(first)
    ada.settled(-1, 0)
    for tab in ("hand", "players", "log"):
        page.locator(f".tabbar [data-pane={tab}]").tap()
        expect(page.locator("#ask h1")).to_contain_text("place your boat")
        expect(page.locator("#options")).to_be_hidden()
        page.get_by_role("button", name="Answer", exact=True).tap()
        expect(page.locator("#options")).to_be_visible()
    expect(page.locator("#ask .brief")).to_contain_text("louis")
    yann.go(second)
    page.locator(".tabbar [data-pane=players]").tap()
    expect(page.locator("#seats [data-seat='1'] .where")).to_have_text("is here")
    yann.page.locator("#tab-chat").click()
    yann.page.locator("#chat input").fill("Bon vent !")
    yann.page.keyboard.press("Enter")
    expect(page.locator("#banner")).to_contain_text("Bon vent !")
    expect(page.locator(".tabbar [data-count=chat]")).to_have_text("1")
    page.locator("#banner .said").tap()
    expect(page.locator("#chat li")).to_be_in_viewport()
    expect(page.locator(".tabbar [data-count=chat]")).to_have_text("")
    page.locator(".tabbar [data-pane=table]").tap()
    page.locator(".option").first.tap()
    yann.wait_for("asked")
    yann.page.locator(".option").first.click()
    page.locator(".tabbar [data-pane=hand]").tap()
    harm = page.locator("#banner .harm").first
    expect(harm.locator(".clause")).to_be_in_viewport()
    page.set_viewport_size({"width": 844, "height": 390})
    for tab in ("table", "hand", "players", "log"):
        page.locator(f".tabbar [data-pane={tab}]").tap()
        expect(page.locator("#ask h1")).to_be_in_viewport()
        shown = {"table": "#board", "hand": "#mat", "players": "#seats", "log": "#chat"}[tab]
        expect(page.locator(shown)).to_be_in_viewport()
