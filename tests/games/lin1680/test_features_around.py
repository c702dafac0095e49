"""What a learner is told of 1680 beyond what one has: the turn, what is in reach, the market and the others."""

from __future__ import annotations

from typing import Final

from ludotheque.core.rng import Rng
from ludotheque.core.sight import guess
from ludotheque.games.lin1680.components import KIND_IDS, MARKET
from tests.games.lin1680.position import A, B, C, Table
from tests.games.lin1680.telling import by_kind, numbered, said, told

FOUR: Final = "bain mur guer rennes"  # houses enough to win, one of them on a market town


def crowded() -> Table:
    """Around Montfort there are Rennes and Guer; others are at Saint-Méen and Bécherel."""
    table = Table(3)
    table.put(A, pawn="montfort")
    table.put(B, pawn="saint-meen")
    table.put(C, houses="becherel")
    table.turn(A)
    return table


def test_a_throw_reaches_what_is_free() -> None:
    table = crowded()
    assert table.move(A, 1) == ["guer", "rennes"]
    row = told(table, A)
    assert by_kind(row, "{} in reach") == {"land": 1, "loom": 1}, "others are on the seed and on the skein"
    assert row["market in reach"] == 1


def test_before_the_throw_every_face_of_the_die_counts_alike() -> None:
    expected = dict.fromkeys((*KIND_IDS, "market"), 0)
    for pips in range(1, 7):
        table = crowded()
        edition = table.edition
        ends = [edition.places.index(place) for place in table.move(A, pips)]
        found = {KIND_IDS[edition.yields[end]] for end in ends if end not in edition.ports}
        for name in found | {"market" for end in ends if edition.types[end] == MARKET}:
            expected[name] += 1
    row = told(crowded(), A)
    assert {name: row.get(f"{name} in reach", 0) for name in expected} == {
        name: round(throws / 6, 4) for name, throws in expected.items()
    }
    assert any(0 < throws < 6 for throws in expected.values())


def test_the_market_is_told_to_who_may_trade_for_what_is_lacking() -> None:
    table = Table(2)
    table.put(A, houses="rennes", hand="T5")
    table.lay_market("T1 G2")
    table.trade(A)
    row = told(table, A)
    assert row["trades"] == 1 and by_kind(row, "{} on the market") == {"seed": 1}, "of land there is enough"
    assert "trades" not in told(table, B) and by_kind(told(table, B), "{} on the market") == {}


def test_rivals_are_told_by_the_best_of_them() -> None:
    table = Table(4)
    table.put(A, houses="dol", hand="T1 L1", bales=1)
    table.put(B, houses="bain mur", hand="G4", bales=3)
    table.put(C, houses="guer antrain callac", hand="M1", bales=2, cards="storm")
    table.turn(A)
    row = told(table, A)
    assert row["rivals"] == 2, "players beyond two"
    assert numbered(row, "their bales left") == [1] and numbered(row, "their houses left") == [1]
    assert (row["bales ahead"], row["houses ahead"]) == (-1, -1), "in pairs"
    assert (row["their cards"], row["cards ahead"]) == (0.5, -0.25) and row["their privileges"] == 0.5
    assert row["their due"] == 0.4, "a bale and two houses, less four cards"
    assert row["before them"] == -1.2, "three bales and three houses, less two cards"
    assert "they sail" not in row and "full" not in row


def test_who_lacks_only_the_voyage_is_told_to_the_others() -> None:
    table = Table(3)
    table.put(A, houses="dol antrain", bales=4)
    table.put(B, pawn="dinan", houses=FOUR, bales=4)
    table.put(C, pawn="vitre", houses="callac pornic blain dinan", bales=3)
    table.turn(A)
    row, ready, nearly = (told(table, seat) for seat in (A, B, C))
    assert ready["ready"] == ready["sailing"] == 1 and "harbour" not in ready and "ready" not in nearly
    assert row["they sail"] == nearly["they sail"] == 1 and "they sail" not in ready
    assert row["their way"] == 0.5 and "their way" not in ready, "a port is one step away"
    assert nearly["their turn"] == 1 and "their turn" not in row, "whose turn it is comes before all others"
    assert row["full"] == ready["full"] == 1 and "full" not in nearly


def test_a_turn_is_told_as_far_as_it_has_come_with_all_that_waits() -> None:
    table = Table(2)
    table.put(A, pawn="montfort")
    table.turn(A)
    row = told(table, A)
    assert [name for name in row if name.endswith(" waits")] == [
        f"{step} waits"
        for step in ("BeginTurn", "MovePawn", "BeforeDice", "OpenTrade", "OpenBuilding", "EndTurn", "ThrowMovement")
    ]
    assert numbered(row, "phase") == [0] and "order" not in row
    assert not [name for name in told(table, B) if name.endswith(" waits") or name.startswith("phase")]
    table.move(A, 1)
    table.play(A, "move guer")
    row = told(table, A)
    assert numbered(row, "phase") == [1] and "MovePawn waits" not in row and row["BeforeDice waits"] == 1
    assert row["order"] == 1 and told(table, B)["order"] == 0.5, "who has moved waits longest"


def test_the_dice_of_a_turn_are_told_to_its_player() -> None:
    table = Table(2)
    table.put(A, houses="bain mur")
    table.dice(A)
    assert not [name for name in told(table, A) if name.startswith("die shows")]
    table.diced("seed", "wild")
    row = told(table, A)
    assert row["die shows seed"] == row["die shows all"] == 0.5 and row["NameColour waits"] == 1
    assert not [name for name in told(table, B) if name.startswith("die shows")]


def test_what_is_told_of_oneself_does_not_depend_on_the_hands_of_others() -> None:
    table = Table(3, None, resource_hands_public=False)
    table.put(A, houses="rennes", hand="T1 L1")
    table.put(B, hand="G2 M1")
    table.put(C, hand="E3", cards="storm")
    table.turn(A)
    row = told(table, A)
    twins = [guess(table.state, A, Rng(seed)) for seed in range(5)]
    assert any(list(twin.hand) != list(table.state.hand) for twin in twins), "other hands may be theirs"  # type: ignore[attr-defined]
    assert all(said(twin, A) == row for twin in twins) and row["their cards"] == 3 / 8
