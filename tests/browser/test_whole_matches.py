"""Whole matches in a real browser: with the mouse on the board, and with the keyboard alone."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.browser.late import after, put_down, recorded
from tests.browser.visit import COMPUTERS, MOST_ANSWERS, House, Visitor

OPENING = 24  # so many turns of a match: the first round of everybody, and a little more
PARTS = [".ask", "#options", "#board", "#tab-log", "#log"]


def test_a_match_against_two_computers_is_played_to_its_end_by_clicking_the_board(house: House) -> None:
    camille = house.visitor()
    camille.go(house.table_from("c", "loire", leader=0))
    by_button = camille.play_by_clicks(lambda turn: "boat-" if turn % 2 else "")
    check_the_end(camille)
    assert {action.split()[0] for action in by_button} <= {"sell"}, "only numbers are not drawn on the board"


def test_a_match_of_le_siecle_d_or_is_played_by_clicks_with_an_auction_won_by_the_person(house: House) -> None:
    """Its first turns, and a recorded one from where little is left of it."""
    camille = house.visitor("fr")
    camille.go(house.table_from("c", "siecle_dor", leader=0))
    by_button = camille.play_by_clicks(dearer, most=OPENING)
    assert camille.status == "asked"
    late = after(0.8, "siecle_dor", recorded("siecle_dor", "three-players-won-on-own-turn-with-answers-taken-back"))
    camille.go(put_down(house, late, **COMPUTERS[0]))
    by_button += camille.play_by_clicks(dearer)
    check_the_end(camille)
    assert {action.split()[0] for action in by_button} <= {"use", "auction", "move", "create", "call"}, (
        "buttons are needed only for numbers, and where one thing can do two"
    )
    asked = {answer["action"].split()[0] for answer in camille.answers}
    assert asked >= {
        "place",
        "settle",
        "roll",
        "take",
        "move",
        "auction",
        "raise",
        "pass",
        "use",
        "cash",
        "end",
    }
    told = [item["sentence"] for frame in camille.frames if frame["type"] == "position" for item in frame["news"]]
    bought = tuple(f"{name} achète à" for name in ("Camille", late.names[late.seat]))
    assert any(sentence.startswith(bought) for sentence in told), "no auction was won"


def dearer(turn: int) -> str:
    return "raise-" if turn % 3 else ""


def test_a_match_is_played_to_its_end_with_the_keyboard_alone(house: House) -> None:
    camille = house.visitor("fr")
    page = camille.go("/")
    press_until(page, "a[href='/new/loire']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/new/loire")
    for seat in (1, 2):
        press_until(page, f".place-row:nth-child({seat + 1}) .level")
        page.keyboard.press("Home")
        expect(page.locator(".level").nth(seat)).to_have_value("easy")
    press_until(page, "#start")
    page.keyboard.press("Enter")
    for turn in range(MOST_ANSWERS):
        if camille.wait_for("asked", "over") == "over":
            break
        number, path = camille.number, camille.path()
        if turn:  # where it stays after every answer
            page.wait_for_function("() => document.activeElement.matches('#ask h1')")
        page.keyboard.press("Enter")  # takes nothing that was not chosen
        page.keyboard.press(a_key(page, turn))
        camille.settled(number, path)
    check_the_end(camille)


def test_tab_leads_from_the_question_to_the_options_the_board_the_seats_and_the_log(house: House) -> None:
    camille = house.visitor()
    page = camille.go(house.table())
    camille.wait_for("asked")
    order: list[str] = []
    for _ in range(60):
        page.keyboard.press("Tab")
        part = page.evaluate("(parts) => parts.find((part) => document.activeElement.closest(part)) ?? ''", PARTS)
        if part and part not in order:
            order.append(part)
    assert order == PARTS


def test_many_options_fold_into_groups_and_escape_steps_back(house: House) -> None:
    camille = house.visitor()

    def crowd(message: str) -> str:
        frame = json.loads(message)
        if frame["type"] == "position" and frame["options"]:
            first = frame["options"][0]
            more = [{**first, "verb": "bribe", "action": f"bribe {n}", "args": [str(n)]} for n in range(3)]
            frame["options"] += [*more, {**first, "verb": "stop", "action": "stop", "args": [], "label": "Leave"}]
        return json.dumps(frame)

    camille.rewrite_frames(crowd)
    page = camille.go(house.table())
    camille.wait_for("asked")
    towns = page.locator("#board [data-lit]").count()
    assert page.locator(".option").count() == 5, "a group of towns, three bribes, and the main option"
    page.keyboard.press("1")
    expect(page.locator(".crumbs button")).to_have_count(1)
    assert page.locator(".option").count() == towns
    page.keyboard.press("Escape")
    expect(page.locator(".crumbs button")).to_have_count(0)
    assert page.locator(".option").count() == 5


def a_key(page: Page, turn: int) -> str:
    """The figure on one of the options."""
    keys = page.locator(".option kbd").all_text_contents()
    return keys[-1] if turn % 2 else keys[turn % len(keys)]


def press_until(page: Page, selector: str) -> None:
    """Tab until the focus is there."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"the keyboard does not reach {selector}")


def check_the_end(visitor: Visitor, scoring: int = 3) -> None:
    page = visitor.page
    assert visitor.status == "over", f"not over after {MOST_ANSWERS} answers"
    expect(page.locator("dialog .scores [data-player]")).to_have_count(scoring)
    page.locator("dialog .proof summary").click()
    expect(page.locator("dialog .proof .chip")).to_be_visible()
    last = [frame for frame in visitor.frames if frame["type"] == "position"][-1]
    assert last["seed"] and last["result"]["winners"]
