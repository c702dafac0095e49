"""A refusal names the clause that forbids what was asked."""

import pytest

from ludotheque.games.tapestry.turn import Turn
from tests.games.tapestry.position import A, B, Table
from tests.rule import rule


@rule("T-4.1", "T-4.7", "T-8.8")
def test_why_an_advance_is_refused() -> None:
    table = Table()
    table.put(A, resources="2 coin", at="military-12 exploration-6", laid="theocracy")
    table.turn(A)
    refused = {track: table.refusal(A, f"advance {track}").clause for track in ("military", "exploration", "science")}
    assert refused == {"military": "T-4.7", "exploration": "T-4.1", "science": "T-8.8"}


@rule("T-16.4")
def test_why_an_advance_without_a_token_is_refused() -> None:
    table = Table()
    table.put(A, resources="8 coin 8 food", era=2)
    table.state.token_track[4 * A + 3] = 0
    table.turn(A)
    refused = table.refusal(A, "advance technology")
    assert refused.clause == "T-16.4"
    step = table.state.stack[-1]
    assert isinstance(step, Turn)
    action = table.match.edition.vocabulary.read("advance technology")
    assert (step.because(table.state, action), step.lacks(table.state, action)) == ("no-token", {})


@rule("T-10.1", "T-10.3", "T-10.10", "R-41")
@pytest.mark.parametrize(
    ("hex", "clause"), [("hex-e4", "T-10.3"), ("hex-f3", "R-41"), ("hex-g5", "T-10.10"), ("hex-b5", "T-10.1")]
)
def test_why_a_conquest_is_refused(hex: str, clause: str) -> None:
    table = Table()
    table.put(A, outposts="hex-f3")
    table.gain(A, "conquer")
    assert table.refusal(A, f"conquer {hex}").clause == clause


@rule("T-12.1", "T-12.2")
def test_why_a_plot_is_refused() -> None:
    table = Table()
    table.put(A, plots="plot-d4")
    table.gain(A, "farm")
    refused = {plot: table.refusal(A, f"build {plot}").clause for plot in ("plot-d5", "plot-d4", "plot-a1")}
    assert refused == {"plot-d5": "T-12.1", "plot-d4": "T-12.2", "plot-a1": "T-12.2"}


@rule("T-9.5", "T-9.6")
def test_why_an_upgrade_is_refused() -> None:
    table = Table()
    table.put(A, techs="radio:middle calendar:top paper")
    table.gain(A, "upgrade")
    assert table.refusal(A, "upgrade radio").clause == "T-9.5"
    assert table.refusal(A, "upgrade calendar").clause == "T-9.6"


@rule("T-2.5")
def test_out_of_turn_nobody_is_heard() -> None:
    table = Table()
    table.turn(A)
    assert "turn" in str(table.refusal(B, "income"))
