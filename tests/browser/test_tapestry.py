"""A whole match of Tapestry in a real browser, with the mouse on the board, the dock and the drawer."""

from __future__ import annotations

from tests.browser.test_whole_matches import check_the_end
from tests.browser.visit import House


def test_a_match_of_tapestry_is_played_to_its_end_by_clicks(house: House) -> None:
    camille = house.visitor("fr")
    camille.go(house.table(game="tapestry"))
    by_button = camille.play_by_clicks(lambda turn: "next-" if turn % 4 else "")
    check_the_end(camille)
    drawn_in_the_drawer = {"found", "adopt", "activate", "build", "face", "upgrade", "use"}
    assert {action.split()[0] for action in by_button} <= drawn_in_the_drawer, (
        "buttons are needed only while the drawer is on its way"
    )
