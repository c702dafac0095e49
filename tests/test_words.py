"""Where the words of a game are looked for, and how French ones are spaced."""

import gc
import re
from pathlib import Path
from threading import Thread

import pytest
from jinja2 import DictLoader, Environment

import ludotheque
from ludotheque.core.words import Fact, Words, of_folder, of_whom, shared
from ludotheque.drawing import templates

SOURCE = Path(ludotheque.__file__).parent
PROJECT = Path(__file__).parents[1]


def test_a_game_with_many_words_may_keep_some_in_a_folder(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words.en.ftl").write_text("title = Pig\n", "utf-8")
    (tmp_path / "words" / "cards.en.ftl").write_text("thing-queen = queen\n", "utf-8")
    (tmp_path / "words" / "cards.fr.ftl").write_text("thing-queen = reine\nthing-king = roi\n", "utf-8")
    words = of_folder(tmp_path, "en")
    assert (words("title"), words("thing-queen")) == ("Pig", "queen")
    assert "thing-king" not in words


def test_a_game_may_say_nothing_and_is_understood_all_the_same(tmp_path: Path) -> None:
    words = of_folder(tmp_path, "fr")
    assert "verb-roll" not in words and not words.has("verb-roll")
    assert words("question-ChooseDock.other", seat="Ada") == "Ada: choose dock."
    assert words("option-lay", kind="coal 2") == "Lay coal 2"
    assert words("news-took", seat="Ada", kind="coal 2") == "Ada: took, coal 2."
    assert (words("thing-coal-2"), words("field-spare_pawns"), words("summary")) == ("coal 2", "spare pawns", "")
    assert words("refusal-nowhere") == "refusal-nowhere", "only what belongs to a game is guessed at"


def test_a_game_with_words_in_one_language_is_read_in_it(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "game.en.ftl").write_text("verb-roll = Roll the die\n", "utf-8")
    words = of_folder(tmp_path, "fr")
    assert words("verb-roll") == "Roll the die"
    assert "verb-roll" not in words, "so that what is missing is noticed"


def test_no_french_line_breaks_before_its_punctuation_and_apostrophes_are_curly() -> None:
    folders = (SOURCE, PROJECT / "examples")
    texts = [file for kind in ("ftl", "md") for folder in folders for file in folder.rglob(f"*.fr.{kind}")]
    assert len(texts) > 20
    torn = [
        f"{file.name}: {line}"
        for file in texts
        for line in file.read_text("utf-8").splitlines()
        if re.search(r"« | [;:!?»]|\w'\w", line) and not (file.suffix == ".ftl" and line.startswith("#"))
    ]
    assert not torn, "a plain space before ; : ! ? » or after «, or a straight apostrophe"


def test_long_texts_of_others_are_told_but_not_kept() -> None:
    words = shared("en")
    kept = len(words._told)
    for number in range(50):
        assert f"{number}" in words("refusal-game-unknown", game=f"{number}" + "x" * 1000, games="")
    assert len(words._told) == kept


def test_of_a_text_beyond_measure_the_beginning_is_told() -> None:
    said = shared("en")("refusal-game-unknown", game="x" * 100_000, games="loire")
    assert "xxx" in said and "loire" in said and len(said) < 10_000


def test_a_text_that_cannot_be_said_leaves_nothing_to_be_collected(tmp_path: Path) -> None:
    (tmp_path / "words.en.ftl").write_text("price = It costs { HALVES($money) }.\n", "utf-8")
    words = of_folder(tmp_path, "en")
    words("price", money=3)
    gc.collect()
    gc.disable()
    try:
        assert "HALVES" in words("price", money="nobody knows")
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_an_entry_is_read_with_all_that_it_names_when_it_is_first_said(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "a.en.ftl").write_text(
        "# barrel = a comment\n-wine = wine\nbarrel = { $count ->\n    [one] a barrel of { -wine }\n"
        "   *[other] { $count } { barrels.many }\n}\nbarrels = barrels\n    .many = barrels of { -wine }\n",
        "utf-8",
    )
    (tmp_path / "words" / "b.en.ftl").write_text("-wine = Anjou\ncask = { barrel }\n", "utf-8")
    words = of_folder(tmp_path, "en")
    assert (words("cask", count=1), words("barrel", count=3)) == ("a barrel of Anjou", "3 barrels of Anjou")
    assert words("barrels.many") == "barrels of Anjou" and "-wine" not in words
    assert words.facts("cask") == words.facts("barrel") == {"count"} and not words.facts("nothing")


def test_whoever_asks_while_an_edition_says_its_figures_is_told_all_of_them(tmp_path: Path) -> None:
    (tmp_path / "words.en.ftl").write_text("price = It costs { $coins }.\n", "utf-8")
    heard: list[str] = []
    others = [Thread(target=lambda: heard.append(words("price")))]  # pictures are drawn in several threads

    def figures(_: Words) -> dict[str, Fact]:
        while others:
            other = others.pop()
            other.start()
            other.join()
        return {"coins": 3}

    words = of_folder(tmp_path, "en").of(figures)
    assert [words("price"), *heard, words("price")] == ["It costs 3."] * 3


def test_what_is_said_without_figures_is_not_said_again_once_they_are_known(tmp_path: Path) -> None:
    (tmp_path / "words.en.ftl").write_text("price = It costs { $coins }.\n", "utf-8")
    plain = of_folder(tmp_path, "en")
    assert plain("price") == "It costs coins." and "tax" not in plain
    words = plain.of(lambda said: {"coins": 3, "tax": f"{said('price')} That is all."})
    assert (words("price"), words("tax")) == ("It costs 3.", "It costs coins. That is all.")


def test_a_game_is_drawn_where_compiled_templates_cannot_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cache").write_text("no folder", "utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert templates.compiled.__wrapped__() is None
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home"))
    kept = templates.compiled.__wrapped__()
    assert kept is not None and (tmp_path / "home" / "ludotheque" / "templates").is_dir()
    (tmp_path / "home" / "ludotheque" / "templates").rmdir()
    made = Environment(loader=DictLoader({"one": "{{ 1 + 1 }}"}), bytecode_cache=kept)
    assert made.get_template("one").render() == "2"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Yann", "de Yann"),
        ("Ada", "d’Ada"),
        ("Éva", "d’Éva"),
        ("Yves", "d’Yves"),
        ("Hélène", "d’Hélène"),
        ("7", "de 7"),
    ],
)
def test_of_whom_something_is_in_french(name: str, said: str) -> None:
    assert of_whom(name) == said


def test_no_french_text_puts_a_bare_de_before_a_name_or_says_you_of_somebody_else() -> None:
    texts = {file: file.read_text("utf-8") for file in SOURCE.rglob("*.fr.ftl")}
    bare = [f"{file.name}: {line}" for file, text in texts.items()
            for line in re.findall(r".*\bde \{ ?\$(?:seat|victim|name) ?\}.*", text)]  # fmt: skip
    yours = [line for text in texts.values() for line in re.findall(r"^board-asked = .*vous.*", text, re.MULTILINE)]
    assert (bare, yours) == ([], [])


def test_no_french_punctuation_lacks_its_space_and_no_colon_is_set_outside_the_words() -> None:
    texts = [file for kind in ("ftl", "md") for file in SOURCE.rglob(f"*.fr.{kind}")]
    tight = [
        f"{file.name}: {line}"
        for file in texts
        for line in re.sub(r"\{[^{}]*\}", "X", file.read_text("utf-8")).splitlines()
        if re.search(r"[^\s\u00a0\u202f][:;!?»](\s|$|[.,)])|«[^\u00a0\u202f]", line) and not line.startswith("#")
    ]
    assert not tight, "no space before ; : ! ? » or after «"
    joined = [
        f"{file.name}: {line}"
        for file in [*SOURCE.rglob("*.jinja"), *(PROJECT / "web" / "src").glob("*.ts")]
        for line in file.read_text("utf-8").splitlines()
        if re.search(r"\}\}: \{\{|`[^`]*\}: \$\{", line)
    ]
    assert not joined, "a colon between two texts belongs into the words, or is another sign"
