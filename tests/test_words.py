"""Where the words of a game are looked for."""

from pathlib import Path

from ludotheque.core.words import of_folder


def test_a_game_with_many_words_may_keep_some_in_a_folder(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words.en.ftl").write_text("title = Pig\n", "utf-8")
    (tmp_path / "words" / "cards.en.ftl").write_text("thing-queen = queen\n", "utf-8")
    (tmp_path / "words" / "cards.fr.ftl").write_text("thing-queen = reine\nthing-king = roi\n", "utf-8")
    words = of_folder(tmp_path, "en")
    assert (words("title"), words("thing-queen")) == ("Pig", "queen")
    assert "thing-king" not in words
