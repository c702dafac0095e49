"""What a coach says of questions and answers, at the table and in every game."""

from __future__ import annotations

from ludotheque.core.match import Match
from ludotheque.games import games
from ludotheque.lessons.lesson import cut, record_of
from ludotheque.table.shown.coaching import coaching, mistakes
from tests.games.every import each_game


@each_game
def test_every_question_is_explained_in_both_languages(id: str) -> None:
    match = games[id].new(games[id].least, "coach")
    for _ in range(60):
        if match.over:
            break
        for language in ("en", "fr"):
            told = coaching(match.view(match.seat), language)
            assert told["goal"] and told["text"] and told["kind"], (match.view().question, language)
        match.play(match.options[-1])


def winning() -> Match:
    game = games["lin1680"]
    return cut(game, record_of(game, "evening.match"), 261)


def test_a_plain_mistake_is_told_with_the_better_answer_and_what_that_does() -> None:
    match = winning()
    seen = [("sail vannes", 0.9, 1.0), ("move guingamp", 0.1, 0.6), ("sail nantes", 0.0, 0.9)]
    (found,) = mistakes(match, match.seat, seen, "en")
    assert found["action"] == "move guingamp" and "60 %" in found["sentence"] and "100 %" in found["sentence"]
    assert "Vannes" in found["sentence"]
    (found,) = mistakes(match, match.seat, seen, "fr")
    assert "60 %" in found["sentence"]


def test_where_the_computer_itself_is_of_two_minds_nothing_is_a_mistake() -> None:
    match = winning()
    assert mistakes(match, match.seat, [("sail vannes", 0.9, 0.5), ("move guingamp", 0.1, 0.45)], "en") == []
    assert mistakes(match, match.seat, [("sail vannes", 0.9, 0.5), ("move guingamp", 0.1, 0.8)], "en") == []
