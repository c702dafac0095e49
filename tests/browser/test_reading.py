"""Languages, sizes, lights, accessibility: all pages, for everybody."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, FloatRect, Page, expect

from tests.browser.visit import House
from tests.table.house import Server, table_in

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LIGHTS: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
TWO: Final = ({"kind": "here", "name": "Ada"}, {"kind": "computer", "name": "Yann", "level": "easy"})
Address = Callable[[str], str]
PAGES: Final = (
    "home",
    "choose",
    "new",
    "table",
    "watch",
    "replay",
    "replays",
    "rulebooks",
    "rules",
    "components",
    "learn",
    "lesson",
    "tour",
    "summary",
    "message",
)


@pytest.fixture(scope="session")
def address(chromium: Browser, running: Server) -> Address:
    """Where each page is, once there is a table and a match that is over."""
    house = House(chromium, running)
    watched, over = table_in(house.table()), house.finished()
    found = {
        "home": "/", "choose": "/new", "new": "/new/loire", "watch": f"/t/{watched}", "replay": f"/t/{over}/replay",
        "replays": "/replay", "rulebooks": "/rules", "rules": "/rules/loire", "components": "/components/loire",
        "message": "/t/nowhere", "learn": "/learn/loire", "lesson": "/learn/loire/coal", "tour": "/learn/loire/tour",
        "summary": "/rules/loire/summary",
    }  # fmt: skip
    return lambda name: house.table() if name == "table" else found[name]


def ready(page: Page, name: str) -> None:
    shown = {"table": "#live", "watch": "#live", "replay": "#live", "home": "#open-list .line", "new": ".place-row",
             "replays": "#past-matches .line", "lesson": "#lesson .task", "tour": "#live"}  # fmt: skip
    page.wait_for_selector(shown.get(name, "main"), state="attached")


@pytest.mark.parametrize("name", PAGES)
def test_in_both_lights_axe_finds_nothing_to_complain_about_and_every_text_has_english_words(
    house: House, address: Address, name: str
) -> None:
    page = house.visitor("en").go(address(name))
    ready(page, name)
    assert bare(page) == []
    for theme in LIGHTS:
        page.emulate_media(color_scheme=theme)
        assert complaints(page) == [], theme


@pytest.mark.parametrize("name", PAGES)
def test_no_page_scrolls_sideways_on_a_phone_and_every_text_has_french_words(
    house: House, address: Address, name: str
) -> None:
    page = house.visitor("fr", 390, 844).go(address(name))
    ready(page, name)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.set_viewport_size({"width": 1280, "height": 800})  # where no text is behind a tab
    ready(page, name)
    assert bare(page) == []


def complaints(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())  # not as a tag: the page allows no script but its own
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found["violations"]]


def bare(page: Page) -> list[str]:
    """Keys that stand where words should."""
    found: list[str] | None = page.evaluate(
        r"""[document.body.innerText, ...[...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel)]
        .join('\n').match(/\b(page|home|new|table|ask|over|replay|card|why|seat|menu|rules|components)-[a-z-]+\b/g)"""
    )
    return found or []


@pytest.mark.parametrize(("width", "height"), [(1024, 700), (1280, 800), (1600, 900)])
def test_the_table_needs_no_scrolling(house: House, address: Address, width: int, height: int) -> None:
    page = house.visitor("fr", width, height).go(address("table"))
    ready(page, "table")
    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size == [width, height]
    box = page.locator("#board").bounding_box()
    assert box and box["height"] >= 0.45 * height


def test_on_an_upright_tablet_the_tall_board_stands_beside_the_others_and_nothing_is_cut(
    house: House, address: Address
) -> None:
    page = house.visitor("fr", 768, 1024).go(address("table"))
    ready(page, "table")
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [768, 1024]
    board, seats, log, mat = (page.locator(id).bounding_box() for id in ("#board", "#seats", "#log", "#mat"))
    assert board and seats and log and mat
    assert board["height"] > board["width"] > 450 and board["x"] + board["width"] <= seats["x"]
    assert log["height"] >= 80 and mat["width"] > 700 and mat["y"] > log["y"]
    cut = "(part) => part.scrollWidth > part.clientWidth"
    for part in (".top", ".title", "#phases", ".talk-head"):
        assert not page.locator(part).evaluate(cut), part


def test_a_broad_screen_has_larger_seats_and_a_broad_log_and_in_company_the_chat_beside_it(house: House) -> None:
    def boxes(width: int, height: int, *others: dict[str, str]) -> list[FloatRect | None]:
        page = house.visitor("fr", width, height).go(house.table(*others))
        ready(page, "table")
        return [page.locator(part).first.bounding_box() for part in ("#seats .seat", "#log", "#chat", "#board")]

    usual, _, _, _ = boxes(1280, 800)
    seat, log, chat, _ = boxes(1920, 1080)
    assert usual and seat and log and seat["width"] > usual["width"] and log["width"] > 500 and not chat
    _, log, chat, board = boxes(1600, 900, {"kind": "link"}, {"kind": "link"})
    assert log and chat and board and log["x"] + log["width"] <= chat["x"] + 1
    assert abs(log["y"] - chat["y"]) < 2 and chat["width"] > 200 and log["x"] >= board["x"] + board["width"]


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_panels_of_four_to_six_fit_above_the_log(house: House, seats: int) -> None:
    page = house.visitor("fr").go(house.table(*[{"kind": "computer", "level": "easy"}] * (seats - 1)))
    ready(page, "table")
    expect(page.locator("#seats .seat")).to_have_count(seats)
    room, needed = page.evaluate("(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight])(window.seats)")
    assert needed <= room
    lines = page.evaluate(
        """() => {
            const line = window.log.firstChild.appendChild(document.createElement('li'));
            line.innerHTML = '<span>Azure</span><button class="clause">L-1.1</button>';
            return window.log.clientHeight / line.offsetHeight;
        }"""
    )
    assert lines >= 8
    smallest = page.evaluate(
        """Math.min(...[...document.querySelectorAll('#seats text')].map((text) =>
        parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))"""
    )
    assert smallest >= 10.5


@pytest.mark.parametrize("page_at", ["/new/loire", "/replay"])
def test_a_note_beside_a_button_stands_in_its_sheet(house: House, page_at: str) -> None:
    page = house.visitor("fr").go(page_at)
    note, sheet = page.locator(".go .note").first.bounding_box(), page.locator(".sheet").first.bounding_box()
    assert note and sheet and note["x"] >= sheet["x"] and note["y"] >= sheet["y"]


def test_board_question_and_options_stand_on_one_screen_of_a_phone(house: House, address: Address) -> None:
    page = house.visitor("fr", 390, 844).go(address("table"))
    ready(page, "table")
    for part in ("#board", "#ask", "#options"):
        box = page.locator(part).bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= 844 - 50, part
    small = page.evaluate(
        """[...document.querySelectorAll('.option, .tabbar button, #ask button')]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 40).length"""
    )
    assert small == 0, "everything is large enough for a finger"


def test_on_a_phone_a_computer_has_its_picture_beside_its_name(house: House, address: Address) -> None:
    page = house.visitor("fr", 390, 844).go(address("table"))
    ready(page, "table")
    page.locator('.tabbar [data-pane="players"]').tap()
    name = page.locator('#seats [data-seat="1"] .d-who').bounding_box()
    robot = page.locator('#seats [data-seat="1"] use[href$="vintage-robot"]').bounding_box()
    assert name and robot and abs(robot["x"] - name["x"] - name["width"]) < 20
    assert name["y"] - 4 <= robot["y"] <= name["y"] + name["height"]


def test_the_browsers_language_comes_first_and_the_switch_changes_it(house: House, address: Address) -> None:
    visitor = house.visitor("fr")
    page = visitor.go("/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("link", name="Dresser une table")).to_be_visible()
    page.get_by_label("en, English").click()
    expect(page.get_by_role("link", name="Set a table")).to_be_visible()
    visitor.go(address("table"))
    expect(page.locator("#ask h1")).to_contain_text("Your turn: place your boat.")
    page.get_by_label("fr, Français").click()
    expect(page.locator("#ask h1")).to_contain_text("À vous :")


def test_the_night_print_is_chosen_and_kept(house: House) -> None:
    visitor = house.visitor()
    page = visitor.go("/")
    page.locator("#menu summary").click()
    page.get_by_role("button", name="Night").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    visitor.go("/rules/loire")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_script_in_names_and_chat_stays_text(house: House) -> None:
    evil = "<img src onerror=hacked=1>"
    new = house.server.set_up({"kind": "here", "name": evil}, {"kind": "computer", "level": "easy"})
    page = house.visitor().go(new["host"])
    ready(page, "table")
    page.locator("#tab-chat").click()
    page.locator("#chat input").fill(evil + "<script>window.hacked=1</script>")
    page.keyboard.press("Enter")
    expect(page.locator("#chat li")).to_contain_text("<script>window.hacked=1</script>")
    page.locator("#menu > summary").click()
    assert page.evaluate("window.hacked === undefined && !document.querySelector('img, #chat script')")


def test_why_opens_the_rule_and_the_rules_open_at_its_clause(house: House, address: Address) -> None:
    page = house.visitor().go(address("table"))
    ready(page, "table")
    page.get_by_role("button", name="Why? L-2.2").first.click()
    card = page.get_by_role("dialog")
    expect(card).to_contain_text("Leader first, then clockwise")
    assert len(card.locator("p").inner_text().split()) <= 60
    with page.expect_popup() as opened:
        card.get_by_role("link", name="L-2.2").click()
    expect(opened.value.locator(".clause-row:target .id")).to_have_text("L-2.2")


def test_the_end_speaks_to_me_and_a_key_pressed_too_often_opens_no_rematch(house: House) -> None:
    new = house.server.set_up_over(*TWO)
    page = house.visitor(width=844, height=390, theme="dark").go(new["host"])
    title = page.locator("dialog[open] h2")
    expect(title).to_be_focused()
    expect(title).to_have_text(re.compile("^(You have won|Yann wins; you are second)"))
    expect(title).to_be_in_viewport()
    expect(page.locator(".course > svg")).to_have_attribute("aria-label", re.compile(r"^Ada: \d+, Yann: \d+$"))
    expect(page.locator(".proof code").first).to_be_hidden()
    assert complaints(page) == []
    page.keyboard.press("Enter")
    expect(title).to_be_visible()
    assert table_in(new["host"]) in page.url


def test_a_link_is_read_copied_and_shown_as_a_code_and_my_match_is_found_again(house: House) -> None:
    visitor = house.visitor()
    page = visitor.go("/new/loire")
    page.locator(".kind").nth(1).select_option("link")
    page.locator("#start").click()
    field = page.locator(".link-row .field[readonly]")
    expect(field).to_have_value(re.compile(r"/t/[\w-]+#[\w-]+$"))
    page.get_by_role("button", name="QR code").click()
    expect(page.locator(".qr svg")).to_be_visible()
    assert complaints(page) == []
    key = field.input_value().partition("#")[2]
    assert sum(key in body for body in visitor.bodies) == 1, (
        "told once, when the table was set; its code is made in the page"
    )
    new = house.server.set_up_over(*TWO)
    visitor.go(new["host"])
    expect(page.locator("dialog[open]")).to_be_visible()
    visitor.go("/replay")
    page.locator("#my-matches a").first.click()
    expect(page.locator("#where")).to_contain_text("0 / ")


def test_a_replay_is_stepped_through_with_the_arrow_keys_and_the_slider(house: House, address: Address) -> None:
    page = house.visitor().go(address("replay"))
    expect(page.locator("#where")).to_contain_text("0 / ")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#where")).to_contain_text("1 / ")
    page.keyboard.press("End")
    expect(page.locator("#told")).to_contain_text(re.compile("wins|victory"))
    page.locator("#slider").fill("3")
    expect(page.locator("#where")).to_contain_text("3 / ")
    page.locator("#eyes").select_option(label="as Camille")
    expect(page).to_have_url(re.compile(r"#\d+@0$"))
    expect(page.locator("#mat svg").first).to_be_visible()
    page.reload()
    expect(page.locator("#where")).to_contain_text("3 / ")
    expect(page.locator("#mat svg").first).to_be_visible()
    page.locator("#speed").select_option("off")
    page.get_by_role("button", name="Play").click()
    expect(page.locator("#where")).to_contain_text("6 / ")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_a_game_wears_its_own_colour_on_every_page(house: House, address: Address) -> None:
    visitor = house.visitor()
    page = visitor.go(address("home"))
    own = page.locator(".plate-card h3", has_text="Loire").evaluate("(title) => getComputedStyle(title).color")
    assert own == "rgb(138, 38, 56)"
    for name in ("new", "rules"):
        page = visitor.go(address(name))
        assert page.locator("h1 b, h1").last.evaluate("(title) => getComputedStyle(title).color") == own
