"""Every lesson played through in a browser: the model solution by clicks, and one wrong answer that is taken back."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from ludotheque import games
from ludotheque.games import HERE
from ludotheque.lessons.lesson import Lesson, lessons_of
from ludotheque.lessons.sitting import Sitting
from tests.browser.test_reading import complaints
from tests.browser.visit import House, Visitor

TAUGHT: Final = [id for id in sorted(games) if games[id].folder.parent == HERE and lessons_of(games[id])]
STANDS: Final = """(before) => {
  const { number, settled, status } = document.querySelector("#table").dataset;
  return number !== before && settled === number && ["asked", "over"].includes(status)
    && !document.querySelector("#table").classList.contains("busy");
}"""
# The button that leads to an action: of those that still mean it, the one that means the fewest others.
BUTTON: Final = """(action) => {
  const meant = [...document.querySelectorAll(".option")].map((button) => [button, button.dataset.actions.split("|")]);
  const [first] = meant.filter(([, own]) => own.includes(action)).sort((a, b) => a[1].length - b[1].length);
  first[0].click();
  return first[1].length === 1;
}"""
# The same button for one who has no mouse: whether Tab has come to it.
REACHED: Final = """(action) => {
  const meant = [...document.querySelectorAll(".option")].map((button) => [button, button.dataset.actions.split("|")]);
  const [first] = meant.filter(([, own]) => own.includes(action)).sort((a, b) => a[1].length - b[1].length);
  return first !== undefined && document.activeElement === first[0];
}"""
TABS: Final = 150  # more than a page has to stop at
TO_PLAY: Final = """() => [...document.querySelectorAll("#seats > .seat")]
  .filter((seat) => [...seat.querySelectorAll(".d-turn")].some((one) => getComputedStyle(one).display !== "none"))
  .map((seat) => Number(seat.dataset.seat))"""


def answer(page: Page, action: str) -> None:
    """Choose an answer by its buttons, and wait until all that comes of it is drawn."""
    before = page.locator("#table").get_attribute("data-number")
    for _ in range(5):
        if page.evaluate(BUTTON, action):
            break
    page.wait_for_function(STANDS, arg=before)


def press(page: Page, action: str) -> None:
    """Choose an answer by Tab and Enter alone; what is shown first is confirmed by Enter."""
    before = page.locator("#table").get_attribute("data-number")
    for _ in range(5):
        for _ in range(TABS):
            if page.evaluate(REACHED, action):
                break
            page.keyboard.press("Tab")
        assert page.evaluate(REACHED, action), f"no key leads to {action}"
        crumbs = page.locator(".crumbs button").count()
        page.keyboard.press("Enter")
        page.wait_for_function(
            """([before, crumbs]) => document.querySelector("#table").dataset.number !== before
              || document.querySelector("#ask").dataset.state === "confirm"
              || document.querySelectorAll(".crumbs button").length > crumbs""",
            arg=[before, crumbs],
        )
        if page.locator("#ask").get_attribute("data-state") == "confirm":
            page.keyboard.press("Enter")
            break
        if page.locator("#table").get_attribute("data-number") != before:
            break
    page.wait_for_function(STANDS, arg=before)


def wrong(sitting: Sitting) -> str:
    """Something else that may be answered here and does not fulfil the task; best what something is said to."""
    step = sitting.step
    assert step is not None
    others = [str(option) for option in sitting.match.options if str(option) not in step.model]
    tried = [(option, sitting.answered(option).stand) for option in others]
    missed = [(option, stand) for option, stand in tried if stand.reply or stand.otherwise]
    return next((option for option, stand in missed if stand.reply), missed[0][0] if missed else "")


def play_through(visitor: Visitor, lesson: Lesson) -> int:
    """The whole lesson; how many wrong answers were tried and taken back."""
    page = visitor.go(f"/learn/{lesson.game.id}/{lesson.id}")
    bar = page.locator("#lesson")
    page.wait_for_function(STANDS, arg="")
    sitting, tried = Sitting.begin(lesson), 0
    for number, step in enumerate(lesson.steps):
        expect(bar).to_have_attribute("data-step", str(number))
        if not tried and (other := wrong(sitting)):
            answer(page, other)
            expect(bar.locator(".reply")).not_to_be_empty()
            before = page.locator("#table").get_attribute("data-number")
            bar.get_by_role("button", name="Take back").click()
            page.wait_for_function(STANDS, arg=before)
            tried = 1
        for action in step.model:
            answer(page, action)
            sitting = sitting.answered(action)
    expect(bar).to_have_attribute("data-over", "true")
    expect(bar.get_by_role("link", name="Go on")).to_be_visible()
    return tried


@pytest.mark.parametrize("id", TAUGHT)
def test_every_lesson_of_the_game_is_played_through_by_clicks(house: House, id: str) -> None:
    visitor = house.visitor()
    lessons = [lesson for lesson in lessons_of(games[id]) if not lesson.guided]
    assert len(lessons) >= 3
    tried = sum(play_through(visitor, lesson) for lesson in lessons)
    assert tried == len(lessons), "one wrong answer in each"
    visitor.go(f"/learn/{id}")
    expect(visitor.page.locator(".units .unit.done")).to_have_count(len(lessons))


@pytest.mark.parametrize("id", TAUGHT)
def test_a_lesson_is_learnt_on_a_phone_by_keys_alone_and_axe_has_no_complaint(house: House, id: str) -> None:
    lesson = lessons_of(games[id])[0]
    page = house.visitor("en", 390, 844, theme="dark", confirm="final").go(f"/learn/{id}/{lesson.id}")
    page.wait_for_function(STANDS, arg="")
    for step in lesson.steps:
        assert complaints(page) == []
        for tool in page.locator("#lesson .button").all():
            box = tool.bounding_box()
            assert box and box["x"] + box["width"] <= 390, "what helps is not cut off"
        for action in step.model:
            press(page, action)
    expect(page.locator("#lesson")).to_have_attribute("data-over", "true")
    assert complaints(page) == []


def test_one_seat_alone_is_said_to_be_to_play(house: House) -> None:
    page = house.visitor().go("/learn/bretagne/building")
    page.wait_for_function(STANDS, arg="")
    assert page.evaluate(TO_PLAY) == [0]


def test_the_match_after_the_course_is_against_gentle_computers(house: House) -> None:
    page = house.visitor().go("/learn/bretagne")
    page.get_by_role("link", name="Set up the match").click()
    expect(page.get_by_label("Strength of the computer at seat 2")).to_have_value("easy")


def test_what_is_shown_leads_out_of_a_group_that_was_opened(house: House) -> None:
    page = house.visitor("en", 390, 844).go("/learn/lin1680/turn")
    page.wait_for_function(STANDS, arg="")
    answer(page, "roll")
    page.locator(".option", has_text="Move to").click()
    page.locator(".option", has_text=re.compile("market town", re.I)).click()
    page.locator("#lesson").get_by_role("button", name="Show me").click()
    expect(page.locator(".option.hinted")).to_have_count(1)
    expect(page.locator(".crumbs button")).to_have_count(0)


def test_what_is_shown_can_be_clicked_on_the_board_and_a_reload_loses_nothing(house: House) -> None:
    visitor = house.visitor("fr")
    page = visitor.go("/learn/loire/coal")
    page.wait_for_function(STANDS, arg="")
    bar = page.locator("#lesson")
    expect(bar).to_contain_text("Posez le charbon 2.")
    bar.get_by_role("button", name="Montrez-moi").click()
    expect(page.locator(".option.hinted")).to_have_count(1)
    answer(page, "lay coal-2")
    expect(bar).to_have_attribute("data-step", "1")
    page.reload()
    expect(bar).to_have_attribute("data-step", "1")
    bar.get_by_role("button", name="Règle L-10.4").click()
    expect(page.get_by_role("dialog")).to_contain_text("L-10.4")
    page.keyboard.press("Escape")
    bar.get_by_role("button", name="Recommencer").click()
    expect(bar).to_have_attribute("data-step", "0")


def test_a_lesson_whose_table_is_gone_sits_down_at_another(own_house: House) -> None:
    visitor = own_house.visitor()
    page = visitor.go("/learn/loire/coal")
    page.wait_for_function(STANDS, arg="")
    answer(page, "lay coal-2")
    table = page.locator("#table").get_attribute("data-table") or ""
    own_house.server.kill()
    own_house.server.start()
    expect(page.locator("#table")).not_to_have_attribute("data-table", re.compile(f"^({re.escape(table)})?$"))
    expect(page.locator("#lesson")).to_have_attribute("data-step", "1")
    page.wait_for_function(STANDS, arg="")
    answer(page, "stop")
    expect(page.locator("#lesson")).to_have_attribute("data-over", "true")


def test_the_tour_says_a_sentence_at_each_step(house: House) -> None:
    visitor = house.visitor()
    page = visitor.go("/learn/loire/tour")
    expect(page.locator("#told")).to_contain_text("20 louis")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#told")).to_contain_text("bow towards Nantes")
    page.keyboard.press("End")
    expect(page.locator("#told")).to_contain_text("has won")
    visitor.go("/learn/loire")
    expect(page.locator('[data-unit="tour"]')).to_have_class("unit first done")
