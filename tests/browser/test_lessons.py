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


def answer(page: Page, action: str) -> None:
    """Choose an answer by its buttons, and wait until all that comes of it is drawn."""
    before = page.locator("#table").get_attribute("data-number")
    for _ in range(5):
        if page.evaluate(BUTTON, action):
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
