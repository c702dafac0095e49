"""What may be chosen wears a golden ring: where it lies, and who wears it."""

from __future__ import annotations

from ludotheque.core.action import Vocabulary
from ludotheque.drawing.lit import ringed, spread


def shown(picture: str, *options: str) -> str:
    words = Vocabulary()
    told = [words.word(verb, tuple(args), "") for verb, *args in map(str.split, options)]
    return ringed(picture, told, lambda *sides: "<i/>")


def test_a_ring_lies_upon_its_thing_and_an_oval_beneath() -> None:
    card = '<g id="c" data-id="coal" data-verb="take" data-ring="0 0 9 9 {}"><title>Coal</title><g><path/></g></g>'
    assert shown(card.format(4), "take coal").endswith("<title>Coal</title><g><path/></g><i/></g>")
    assert shown(card.format("lozenge"), "take coal").endswith("<path/></g><i/></g>")
    assert shown(card.format("oval"), "take coal").endswith("<title>Coal</title><i/><g><path/></g></g>")


def test_what_says_so_lies_over_the_ring() -> None:
    beneath, name = '<g><path class="d-over"/></g>', '<text class="d-over">Brest</text>'
    sign = f'<g id="s" data-id="brest" data-ring="0 0 9 9 4">{beneath}{name}</g>'
    assert shown(sign, "move brest").endswith(f"{beneath}<i/>{name}</g>")


def test_only_what_an_option_names_wears_one() -> None:
    card = '<g id="c" data-id="coal" data-verb="take" data-ring="0 0 9 9 4"><path/></g>'
    assert shown(card, "lay coal", "take fish") == card
    assert "<i/>" in shown(card, "lay coal", "take coal")


def test_a_thing_that_lies_on_another_is_named_together_with_it() -> None:
    coal = '<g id="m" data-id="coal" data-verb="burn" data-ring="0 0 9 9 4"><path/></g>'
    boat = f'<g id="b" data-id="seat-1" data-verb="burn">{coal}</g>'
    assert "<i/>" in shown(boat, "burn seat-1 coal")
    assert shown(boat, "burn seat-2 coal") == boat


def test_a_notch_points_to_the_middle_of_the_upper_edge_unless_told_otherwise() -> None:
    assert spread("0 10 20 30 4") == [0, 10, 20, 30, 4, 10, 7]
    assert spread("0 10 20 30 oval 3 5") == [0, 10, 20, 30, "oval", 3, 5]


def test_a_ring_may_follow_an_outline_of_the_plate() -> None:
    assert spread("p-holland 12.5 -3") == ["p-holland", 12.5, -3]
    land = '<g id="l" data-id="holland" data-verb="settle" data-ring="p-holland 12 3"><path/></g>'
    assert shown(land, "settle holland").endswith("<path/><i/></g>")
