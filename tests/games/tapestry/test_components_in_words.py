"""Every component of Tapestry has its name and its effect in words, and the words agree with the figures."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

import pytest

from ludotheque.core.notation import Grammar
from ludotheque.core.saying import said
from ludotheque.core.words import LANGUAGES
from ludotheque.games import games

FOLDER = games["tapestry"].folder
EDITION = tomllib.loads((FOLDER / "edition.toml").read_text("utf-8"))
TRACKS = ("exploration", "science", "military", "technology")
SPACES = [space for track in TRACKS for space in EDITION[f"track-{track}"]["spaces"]]
CARDS = EDITION["technology"]["cards"]
BOTH = pytest.mark.parametrize("language", LANGUAGES)


def named() -> list[str]:
    """All components that have an id of their own."""
    rows = [*SPACES, *CARDS, *EDITION["tapestry"]["cards"], *EDITION["civilizations"]["mats"]]
    return [row["id"] for row in rows] + [f"landmark-{row['id']}" for row in EDITION["landmarks"]["shapes"]]


def effects(part: object) -> Iterator[str]:
    """Every effect written anywhere in the edition."""
    keys = ("benefit", "bonus", "circle", "square", "effect", "gain", "lose", "costs", "slots", "space", "columns")
    if isinstance(part, dict):
        for key, value in part.items():
            yield from texts(value) if key in keys else effects(value)
    elif isinstance(part, list):
        for value in part:
            yield from effects(value)


def texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for one in value:
            yield from texts(one)


def grammar() -> Grammar:
    written = " ; ".join([*effects(EDITION), *EDITION["dice"]["red"], *EDITION["dice"]["black"]])
    measures = set(re.findall(r"\* ([a-z-]+)", written))
    words = set(re.findall(r"(?<!\* )(?<![a-z-])[a-z][a-z-]*", written))
    return Grammar(sorted(words), sorted(measures))


def numbers(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))


@BOTH
def test_every_component_has_a_name_and_a_text(language: str) -> None:
    words = games["tapestry"].words(language)
    assert len(named()) == 48 + 33 + 44 + 16 + 18
    wanted = [f"{kind}-{id}" for id in named() for kind in ("thing", "text")]
    wanted += [f"text-space-{number}" for number in range(1, len(EDITION["tiles"]["space"]) + 1)]
    wanted += [f"adjustment-{row['civilization']}" for row in EDITION["adjustments"]["list"]]
    assert [key for key in wanted if key not in words] == []


@BOTH
def test_every_word_of_the_notation_can_be_said(language: str) -> None:
    words, known = games["tapestry"].words(language), grammar()
    assert "explore" in known.words and "farms" in known.measures
    keys = [f"benefit-{word}" for word in known.words] + [f"measure-{word}" for word in known.measures]
    assert [key for key in keys if key not in words] == []


def test_effects_are_said_as_people_would() -> None:
    english, french, known = games["tapestry"].words("en"), games["tapestry"].words("fr"), grammar()
    for text, here, there in (
        ("any > tapestry", "pay any 1 resource: 1 tapestry card", "payez 1 ressource au choix\xa0: 1 carte Fresque"),
        ("farm, vp * farms", "1 farm, then 1 VP for each farm", "1 ferme, puis 1 PV par ferme"),
        ("coin + worker + 8 vp", "1 coin, 1 worker and 8 VP", "1 pièce, 1 ouvrier et 8 PV"),
        ("vp * farms + house", "1 VP for each farm, and 1 house", "1 PV par ferme, et 1 maison"),
        ("refresh?", "replace the display if you like", "remplacer l’étalage si vous voulez"),
        ("explore / 2 tile", "explore or 2 territory tiles", "une exploration ou 2 tuiles Territoire"),
    ):  # fmt: skip
        assert (said(known.read(text), english), said(known.read(text), french)) == (here, there)


@BOTH
def test_texts_name_the_figures_of_the_edition(language: str) -> None:
    words, known = games["tapestry"].words(language), grammar()

    def figures(*written: str | None) -> set[str]:
        return numbers(" ".join(said(known.read(one), words) for one in written if one))

    for space in SPACES:
        assert numbers(words(f"text-{space['id']}")) == figures(space["benefit"], space.get("bonus")), space["id"]
    for card in CARDS:
        assert numbers(words(f"text-{card['id']}")) == figures(card["circle"], card["square"]), card["id"]
    for number, effect in enumerate(EDITION["tiles"]["space"], 1):
        assert numbers(words(f"text-space-{number}")) == figures(effect), number


def test_both_languages_name_the_same_figures() -> None:
    english, french = games["tapestry"].words("en"), games["tapestry"].words("fr")
    for id in named():
        for key in (f"text-{id}", f"text-{id}.note", f"text-{id}.later"):
            assert (key in english) == (key in french), key
            assert sorted(re.findall(r"\d+", english(key))) == sorted(re.findall(r"\d+", french(key))), key


def test_french_has_no_break_spaces_before_double_punctuation() -> None:
    files = [FOLDER / "rules.fr.md", *(FOLDER / "words").glob("*.fr.ftl")]
    lines = [line for file in files for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"\w [;:?!»]|« ", line)] == []
    assert [line for line in lines if re.search(r"\w'\w", line)] == [], "apostrophes are curly"
