"""What is written at a table can be read, in the fullest positions of recorded matches, on every screen."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser.late import at, fullest, of_seats, put_down
from tests.browser.overlapping import OVERLAPPING
from tests.browser.visit import House

GAMES: Final = ("bretagne", "lin1680", "loire", "siecle_dor", "tapestry")
DESKS: Final = ((1280, 800), (1366, 768), (1920, 1080), (768, 1024))
PHONES: Final = ((390, 844), (844, 390))

# Every letter that is in sight, and how large it is on the screen; a little less is lost to rounding.
SMALL: Final = """() => {
  const inSight = (box, frame) => box.right > frame.left + 1 && box.left < frame.right - 1
    && box.bottom > frame.top + 1 && box.top < frame.bottom - 1;
  const sizeOf = (text) => {
    const size = parseFloat(getComputedStyle(text).fontSize);
    if (!text.ownerSVGElement) return size * (text.currentCSSZoom ?? 1);
    const matrix = text.getScreenCTM();
    return size * Math.hypot(matrix.a, matrix.b);
  };
  return [...document.querySelectorAll("body *")].filter((text) => {
    if (![...text.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())) return false;
    if (text.closest("title, script, style, .unseen, .inset, defs, symbol, option")) return false;
    if (!text.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const frame = (text.closest(".frame, .mat, .seats, .log, .options") ?? document.body).getBoundingClientRect();
    return inSight(text.getBoundingClientRect(), frame) && sizeOf(text) < 10.45;
  }).map((text) => `${text.closest("[id]").id}: ${text.textContent} (${sizeOf(text).toFixed(1)})`);
}"""

# Every icon, piece and number in sight where nothing says what it is; in a panel each number says what it counts.
DRAWN: Final = ":is(#live, #mat, #seats) :is(use, text, tspan)"
NAMELESS: Final = """(drawn) => [...document.querySelectorAll(drawn)].filter((one) => {
  const written = [...one.childNodes].map((node) => node.nodeType === Node.TEXT_NODE ? node.data : "").join("");
  if (one.tagName !== "use" && !/^[^\\p{L}]*\\d[^\\p{L}]*$/u.test(written)) return false;
  const box = one.getBoundingClientRect();
  const surface = one.closest("#board, #mat, #seats");
  const met = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  if (!one.checkVisibility() || !surface.contains(met)) return false;
  const told = met.closest(":is([data-note], [data-title], :has(> title)):not(svg)");
  return !told || (surface.id === "seats" && one.tagName !== "use" && /^panel-\\d+$/.test(told.id));
}).map((one) => `${one.closest("[id]").id}: ${one.getAttribute("href") ?? one.textContent}`)"""

# Press a button, whatever may be laid over it for a moment, until what comes of it is drawn.
DRAWN_ANEW: Final = "requestAnimationFrame(() => requestAnimationFrame(drawn))"
PRESS: Final = f"(button) => new Promise((drawn) => {{ button.click(); {DRAWN_ANEW}; }})"

# The board stands where it begins, for somebody who is asked, at the size that the window has now and in its shape:
# until the server has drawn that one, the other still lies there.
AT_REST: Final = """([width, height, shape]) => {
  const table = document.querySelector("#table");
  return innerWidth === width && innerHeight === height && table.dataset.settled === table.dataset.number
    && table.dataset.shape === shape && table.dataset.status === "asked" && document.fonts.status === "loaded";
}"""


def too_small(page: Page, width: int, height: int) -> list[str]:
    """Whatever cannot be read at a size of the window: on the table, on every pane of the board, behind every tab; and
    options that lie one over another."""
    page.set_viewport_size({"width": width, "height": height})
    shape = "tall" if height <= 520 or width <= 720 or (width <= 1000 and height > width) else "wide"
    page.wait_for_function(AT_REST, arg=[width, height, shape])
    page.evaluate(f"new Promise((drawn) => {DRAWN_ANEW})")
    found: list[str] = page.evaluate(SMALL) + page.evaluate(OVERLAPPING)
    for pane in page.locator("#panes:visible button").all():
        pane.evaluate(PRESS)
        found += page.evaluate(SMALL)
    for tab in page.locator(".tabbar:visible [data-pane]").all()[::-1]:  # the table last
        tab.evaluate(PRESS)
        found += page.evaluate(SMALL)
    return [f"{width}x{height} {text}" for text in dict.fromkeys(found)]


def nameless(page: Page) -> list[str]:
    """What is drawn and says nothing of itself."""
    found: list[str] = page.evaluate(NAMELESS, DRAWN)
    return list(dict.fromkeys(found))


@pytest.mark.parametrize(("language", "most"), [("fr", True), ("en", False)])
@pytest.mark.parametrize("game", GAMES)
def test_every_letter_at_the_table_can_be_read_and_everything_says_what_it_is(
    house: House, game: str, language: str, most: bool
) -> None:
    file = of_seats(game, most)
    match = at(game, file, fullest(game, file))
    small, unnamed = [], []
    for sizes in (DESKS, PHONES):
        page = house.visitor(language, *sizes[0]).go(put_down(house, match))
        for width, height in sizes:
            small += too_small(page, width, height)
            unnamed += nameless(page)
    assert (small, unnamed) == ([], [])
