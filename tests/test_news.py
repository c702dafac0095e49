"""Things in the words of people."""

from pathlib import Path

from ludotheque.core.news import in_words, is_named
from ludotheque.core.words import Words


def test_one_word_serves_many_things_that_differ_by_number(tmp_path: Path) -> None:
    file = tmp_path / "words.ftl"
    file.write_text("thing-plot-number = plot { $number }\nthing-plot-e5 = the middle\nthing-farm = farm\n", "utf-8")
    words = Words("en", [file])
    assert [in_words(thing, words, ()) for thing in ("plot-d4", "plot-e5", "farm")] == ["plot d4", "the middle", "farm"]


def test_a_thing_without_any_word_is_called_by_its_id(tmp_path: Path) -> None:
    file = tmp_path / "words.ftl"
    file.write_text("thing-farm = farm\n", "utf-8")
    words = Words("en", [file])
    assert in_words("plot-d4", words, ()) == "plot d4"
    assert [is_named(thing, words) for thing in ("farm", "plot-d4", "7", "seat-1")] == [True, False, True, True]
