"""The tables of these tests: whatever is expected of one holds every time, not only for some dice."""

from __future__ import annotations

from tests.browser.visit import CAMILLE, COMPUTERS, House


def test_the_same_table_has_the_same_match_and_another_has_another(house: House) -> None:
    def seal(name: str) -> str:
        found: str = house.server.set_up({**CAMILLE, "name": name}, *COMPUTERS)["commitment"]
        return found

    assert seal("Camille") == seal("Camille")
    assert seal("Camille") != seal("Rose")
