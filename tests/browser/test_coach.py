"""The coach of a first match: what he says, that he warns before a plain mistake, and that he can be sent away."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, Route, expect

from ludotheque.games import games
from ludotheque.lessons.lesson import cut, record_of
from tests.browser.test_lessons import BUTTON
from tests.browser.visit import CAMILLE, COMPUTERS, House

BALES = 261  # lines of the lesson's record, after which Azure may sail and win


def about_to_win(house: House) -> str:
    """A match of 1680 in which the seat that is asked can win at once."""
    game = games["lin1680"]
    match = cut(game, record_of(game, "evening.match"), BALES)
    seats = [COMPUTERS[0], CAMILLE, COMPUTERS[0]]
    match.names = ("Ada", "Camille", "Yann")
    host: str = house.server.put_down(match, *seats)["host"]
    return host


def answered(route: Route) -> dict[str, Any]:
    """What the server said, which the page is given too."""
    reply = route.fetch()
    route.fulfill(response=reply)
    said: dict[str, Any] = reply.json()
    return said


def choose(page: Page, action: str) -> None:
    for _ in range(5):
        if page.evaluate(BUTTON, action):
            return


def test_the_coach_names_the_goal_explains_a_question_once_and_can_be_sent_away(house: House) -> None:
    visitor = house.visitor(coach="on")
    page = visitor.go(house.table(game="loire"))
    coach = page.get_by_role("region", name="Coach")
    expect(coach).to_contain_text("20 louis")
    expect(coach).to_contain_text("Choose the town from which your steamboat sets out")
    expect(coach).to_contain_text("light up")
    coach.get_by_role("button", name="Show what lights up").click()
    expect(page.locator("#table.pointing")).to_have_count(1)
    coach.get_by_role("button", name="Understood").click()
    expect(coach).to_be_hidden()
    number = visitor.number
    page.locator(".option").first.click()
    visitor.settled(number, 0)
    expect(coach).to_contain_text("Pick one card after the other")
    expect(coach).not_to_contain_text("20 louis")
    coach.get_by_role("button", name="Send the coach away").click()
    expect(coach).to_be_hidden()
    page.reload()
    visitor.wait_for("asked")
    expect(coach).to_be_hidden()


def test_the_coach_warns_before_a_plain_mistake(house: House) -> None:
    visitor = house.visitor(coach="on")
    page = visitor.go(about_to_win(house))
    visitor.wait_for("asked")
    found: list[dict[str, Any]] = []
    page.route("**/judge*", lambda route: found.append(answered(route)))  # what the page has left behind cannot be read
    page.reload()
    visitor.wait_for("asked")
    while not found:
        page.wait_for_timeout(50)
    assert found[-1]["mistakes"], "whoever can win at once should"
    wrong = found[-1]["mistakes"][0]["action"]
    number = visitor.number
    choose(page, wrong)
    card = page.get_by_role("dialog")
    expect(card).to_contain_text("chance to win")
    card.get_by_role("button", name="Think again").click()
    assert visitor.number == number, "nothing was answered"
    choose(page, wrong)
    card.get_by_role("button", name="Play it all the same").click()
    page.wait_for_function("(before) => Number(document.querySelector('#table').dataset.number) > before", arg=number)
