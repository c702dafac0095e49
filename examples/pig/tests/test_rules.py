import pytest

from ludotheque import games


@pytest.mark.rule("P-1.1")
def test_a_one_loses_the_pot() -> None:
    match = games["pig"].new(2, ask_chance=True)
    for answer in ("roll", "die 5", "roll", "die 1"):
        match.play(answer)
    assert (match.seat, match.points) == (1, [0, 0])


@pytest.mark.rule("P-1.2", "P-2.1")
def test_holding_with_the_target_wins_at_once() -> None:
    match = games["pig"].new(2, ask_chance=True)
    for _ in range(5):
        match.play("roll")
        match.play("die 6")
    match.play("hold")
    assert (match.over, match.winners, match.points) == (True, [0], [30, 0])
