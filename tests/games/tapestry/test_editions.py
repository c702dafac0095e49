"""Another box than ours: what it pays and says is what its file writes."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from ludotheque.core.save import load, save
from ludotheque.core.words import LANGUAGES
from ludotheque.games.tapestry.edition import TapestryEdition
from ludotheque.games.tapestry.income.earnings import CardsFirst
from tests.games.table import another_box, why_refused
from tests.games.tapestry.position import GAME, A, Table, edition
from tests.rule import rule


def changed(**tables: Any) -> TapestryEdition:
    return another_box(GAME, edition(), tables)


def paying(building: str, slot: str, limit: int = 20) -> TapestryEdition:
    """A box whose first slot of an income track pays this."""
    income = deepcopy(edition().data["income"])
    next(row for row in income["tracks"] if row["building"] == building)["slots"][0] = slot
    numbers = deepcopy(edition().data["numbers"])
    numbers["resource_limit"]["value"] = limit
    return changed(income=income, numbers=numbers)


@rule("T-3.8", "T-3.9")
def test_twelve_coins_are_paid_as_twelve_coins() -> None:
    table = Table(box=paying("market", "12 coin"))
    table.income(A, 1)
    assert table[A].resources == "12 coin 1 worker 1 food 1 culture"


@rule("T-3.12")
def test_twelve_coins_are_twelve_also_when_the_cards_come_first() -> None:
    table = Table(box=paying("market", "12 coin"))
    table.put(A, laid="tyranny", era=2)
    table.do(A, CardsFirst(A, 1, 12, 1, 1, 1))
    table.play(A, "decline")
    assert table[A].resources == "12 coin 1 worker 1 food 1 culture"


@rule("T-3.12")
def test_a_position_saved_with_all_goods_in_one_number_still_loads() -> None:
    table = Table(2)
    table.put(A, laid="tyranny", era=2)
    table.do(A, CardsFirst(A, 1, 3, 2, 1, 4))
    data = save(table.state)
    assert data["stack"][-1] == ["CardsFirst", A, 1, 3, 2, 1, 4]
    data["stack"][-1] = ["CardsFirst", A, 1, 4123]
    table.match.state = load(GAME, edition(), {}, data)
    table.play(A, "decline")
    assert table[A].resources == "3 coin 2 worker 1 food 4 culture"


@rule("T-3.8")
def test_a_track_of_markets_pays_no_workers() -> None:
    income = deepcopy(edition().data["income"])
    income["tracks"][0]["slots"][0] = "worker"
    assert "market" in why_refused(GAME, edition().data | {"income": income})


def test_texts_name_the_figures_of_the_box_in_use() -> None:
    data = deepcopy(edition().data)
    data["numbers"]["resource_limit"]["value"] = 9
    data["numbers"]["alien_points"]["value"] = 6
    next(row for row in data["tapestry"]["cards"] if row["id"] == "guilds")["points"] = 7
    next(row for row in data["track-exploration"]["spaces"] if row["id"] == "cars")["bonus"] = "4 tile > 11 vp"
    data["mystics"]["points"] = 12
    box = changed(**data)
    for language in LANGUAGES:
        ours, theirs = GAME.words(language), GAME.words(language, box)
        for key, before, after in (
            ("benefit-coin.help", "8", "9"),
            ("text-alien-biology", "5", "6"),
            ("text-guilds", "5", "7"),
            ("text-cars", "5", "11"),
            ("text-mystics", "10", "12"),
        ):
            assert before in ours(key) and after not in ours(key), (key, language)
            assert after in theirs(key) and before not in theirs(key), (key, language)
    assert "pay 4 territory tiles for 11 VP" in GAME.words("en", box)("text-cars")


def test_no_text_lacks_a_figure_that_it_names() -> None:
    for language in LANGUAGES:
        words = GAME.words(language)
        named = [key for file in (GAME.folder / "words").glob(f"*.{language}.ftl") for key in keys_with_figures(file)]
        assert len(named) > 150
        assert [key for key in named if "{$" in words(key)] == []


def keys_with_figures(file: Any) -> list[str]:
    """Messages, with their attributes, that name a figure of the edition: a name of several words."""
    found, message = [], ""
    for line in file.read_text("utf-8").splitlines():
        if line[:1].isalpha():
            message = line.split(" =")[0]
        if "-" in line.partition("{ $")[2].partition(" }")[0]:
            found.append(message + line.split(" =")[0].strip() if line.startswith("    .") else message)
    return found


def test_an_effect_that_only_this_box_has_is_offered_in_words() -> None:
    spaces = deepcopy(edition().data["track-exploration"])
    spaces["spaces"][0]["benefit"] = "9 vp / 3 tile"
    table = Table(box=changed(**{"track-exploration": spaces}))
    table.gain(A, "9 vp / 3 tile")
    options = table.match.options
    assert [table.match.label(option) for option in options] == ["Choose: 9 VP", "Choose: 3 territory tiles"]
    french = [table.match.label(option, "fr") for option in options]
    assert french == ["Choisir\xa0: 9 PV", "Choisir\xa0: 3 tuiles Territoire"]
