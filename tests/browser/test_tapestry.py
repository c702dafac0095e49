"""A whole match of Tapestry in a real browser, with the mouse on the board, the dock and the drawer."""

from __future__ import annotations

from typing import Final

import pytest

from tests.browser.late import at, fullest, halfway, of_seats, put_down
from tests.browser.test_whole_matches import check_the_end
from tests.browser.visit import COMPUTERS, House

# How large the smallest icon of the tracks is on the screen: benefits, bonuses and costs, but not the marks on them.
LEAST: Final = """() => Math.min(...[...document.querySelectorAll(
  "#board :is([id^=space-], [id^=ahead-], [id^=track-]) use[width]")].map((icon) => {
  const matrix = icon.getScreenCTM();
  return parseFloat(icon.getAttribute("width")) * Math.hypot(matrix.a, matrix.b);
}))"""


def test_a_match_of_tapestry_is_played_on_to_its_end_by_clicks(house: House) -> None:
    """From the middle of a recorded one, where most can be done; its beginning is clicked by who plays alone."""
    camille = house.visitor("fr")
    camille.go(put_down(house, halfway("tapestry", of_seats("tapestry", most=False)), **COMPUTERS[0]))
    by_button = camille.play_by_clicks(lambda turn: "next-" if turn % 4 else "")
    check_the_end(camille)
    assert not by_button, "all that may be chosen is drawn, on the board, in the dock or in the drawer"


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_icons_of_the_tracks_are_large_enough_to_be_told_apart(house: House, width: int, height: int) -> None:
    file = of_seats("tapestry", most=True)
    camille = house.visitor("en")
    camille.page.set_viewport_size({"width": width, "height": height})
    camille.go(put_down(house, at("tapestry", file, fullest("tapestry", file))))
    if width < 720:
        camille.page.get_by_role("button", name="Tracks").click()
    camille.page.wait_for_selector("#board [id^=track-] use[width]")
    assert camille.page.evaluate(LEAST) >= 14
