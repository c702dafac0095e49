"""What a learner is told of Bretagne: how a seat stands, whatever its number."""

from __future__ import annotations

from ludotheque import games
from ludotheque.games.bretagne.outlook import belongings, sites
from ludotheque.games.bretagne.outlook.features import BUSY
from tests.games import rotating
from tests.games.bretagne.position import A, B, C, Table

BY_SEAT = ("workers", "aside", "purse", "engineers", "barge")
CODED = {"active": (0, 1), "order": (0, 1), "passed": (0, 1), "floor_owner": (0, 1)}


def told(table: Table, seat: int) -> dict[str, float]:
    """The features of a seat that are not zero, by their names."""
    features = games["bretagne"].features
    assert features is not None
    row = features.rows(table.state)[seat]
    return {name: round(value, 4) for name, value in zip(type(features).NAMES, row, strict=True) if value}


def test_the_features_of_a_seat_move_with_it() -> None:
    rotating.check(games["bretagne"], BY_SEAT, CODED)


def test_every_chapter_of_features_begins_where_the_last_one_ends() -> None:
    features = games["bretagne"].features
    assert features is not None
    names = list(type(features).NAMES)
    assert names[BUSY] == "busy" and names[belongings.FIRST] == "round 1"
    assert names[sites.LED] == "led paradis, finished" and names[sites.END] == "ChooseBarge waits"
    assert len(belongings.BELONGINGS) == belongings.END - belongings.FIRST
    assert len(sites.SITES) == sites.END - sites.LED and names[sites.END - 1] == "strengthens"


def test_what_one_has_is_told_step_by_step() -> None:
    table = Table(3)
    table.put(A, goods="wood wood clay", francs=5, engineers=2, workers=4, hand="siren", barge=3, towns="brest")
    table.act(A)
    row = told(table, A)
    assert row["2 wood"] == row["1 clay"] == row["1 siren"] == row["4 at home"] == row["barge 3"] == 1
    assert "3 wood" not in row and "2 siren" not in row and "5 at home" not in row
    assert row["4 francs"] == 1 and "6 francs" not in row and row["odd francs"] == round(2 / 3, 4)
    assert (row["2 engineers"], row["in brest"], row["3 players"], row["round 1"]) == (1, 0.5, 1, 1)
    assert row["phase actions"] == row["fine weather"] == row["fair forecast"] == row["Act waits"] == 1


def test_the_lead_counts_francs_and_ports_as_the_end_would() -> None:
    table = Table(2)
    table.put(A, points=10, ports="vannes")
    table.put(B, points=12, francs=3)
    table.evaluate()
    assert told(table, A)["lead"] == 0.1 and told(table, A)["1 ahead"] == 1
    assert told(table, B)["deficit"] == 0.1 and told(table, B)["rival points"] == 1.4


def test_who_acts_first_is_told_to_those_who_wait() -> None:
    table = Table(3)
    for seat, barge in ((A, 2), (B, 4), (C, 1)):
        table.put(seat, barge=barge)
    table.act(B)
    assert "before" not in told(table, B)
    assert told(table, C)["before"] == 0.5 and told(table, A)["before"] == 1
    assert told(table, A)["2 busy rivals"] == 1


def test_a_lighthouse_is_led_or_trailed_by_so_many_workers() -> None:
    table = Table(3)
    table.raise_tower("eckmuhl", "A3 B1")
    table.act(C)
    first, second, third = (told(table, seat) for seat in (A, B, C))
    assert (first["led paradis, one floor short"], first["margin, one floor short"]) == (1, 0.5)
    assert (second["trailed paradis, one floor short"], second["arrears, one floor short"]) == (1, 0.5)
    assert (first["crew on paradis"], second["hope for the south"]) == (0.75, 1)
    assert third["foreign, one floor short"] == 0.5 and "way to the south" not in first


def test_cards_are_told_to_fit_where_workers_are() -> None:
    table = Table(2)
    table.put(A, hand="supply siren siren")
    table.raise_tower("eckmuhl", "A2 B1 B0")
    table.raise_tower("ar-men", "A1")
    table.act(B)
    row = told(table, A)
    assert row["supplies for finished"] == 0.5 and "sirens for finished" not in row, "no siren on a Paradis"
    assert row["sirens for unfinished"] == 0.5, "one worker is for one card"
    assert row["led paradis, finished"] == 1 and told(table, B)["second"] == 1


def test_the_lighthouse_under_evaluation_is_told_by_itself() -> None:
    table = Table(2)
    table.put(A, hand="dock siren")
    table.raise_tower("eckmuhl", "A2 B1 B0")
    table.evaluate()
    row = told(table, A)
    assert (row["here"], row["first here"], row["fitting here"]) == (0.5, 1, 0.33)
    assert row["stage cards"] == row["PlayCards waits"] == 1 and "crew on finished paradis" not in row


def test_a_port_tells_its_rent_who_is_there_and_whether_it_will_pay_more() -> None:
    table = Table(2)
    table.put(A, ports="vannes")
    table.put(B, ports="vannes quiberon")
    table.finish("pen-men", "goulphar")
    table.raise_tower("eckmuhl", "A1 A1 A1")
    table.act(A)
    row = told(table, A)
    assert row["resource rent"] == row["two in port"] == row["soon improved"] == 1
    assert row["ports of the south"] == 0.33, "quiberon costs a franc"
    assert row["way to the south"] == 1


def test_what_can_be_built_is_told_by_category_and_tile() -> None:
    table = Table(4)
    table.put(A, goods="sand stone wood", engineers=1, barge=1)
    table.raise_tower("eckmuhl", "A1 B1")
    table.show("tile-stone-sand")
    table.act(A)
    row = told(table, A)
    assert row["builds paradis with 2"] == row["finishes"] == row["strengthens"] == 1
    assert "builds paradis with 1" not in row and "builds enfer with 2" not in row
    table.play(A, "build tile-stone-sand")
    row = told(table, A)
    assert row["tile of 2"] == row["PlaceTile waits"] == 1 and "builds paradis with 2" not in row
