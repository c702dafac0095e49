"""A whole match of Tapestry in a real browser, with the mouse on the board, the dock and the drawer."""

from __future__ import annotations

from tests.browser.test_whole_matches import check_the_end
from tests.browser.visit import House


def test_a_match_of_tapestry_is_played_to_its_end_by_clicks(house: House) -> None:
    camille = house.visitor("fr")
    camille.go(house.table_from("c", "tapestry", leader=0))
    by_button = camille.play_by_clicks(lambda turn: "next-" if turn % 4 else "")
    check_the_end(camille)
    assert not by_button, "all that may be chosen is drawn, on the board, in the dock or in the drawer"
