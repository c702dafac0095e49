"""What holds of the edition of every game."""

from __future__ import annotations

from ludotheque import games
from ludotheque.core.clauses import read
from ludotheque.core.edition import unsourced
from tests.games.every import each_game


@each_game
def test_every_table_says_where_it_comes_from(id: str) -> None:
    assert unsourced(games[id].edition.data) == []


@each_game
def test_the_vocabulary_is_numbered_reads_back_and_names_clauses(id: str) -> None:
    vocabulary = games[id].edition.vocabulary
    clauses = {clause.id for clause in read(games[id].folder / "rules.en.md")}
    for number, action in enumerate(vocabulary.actions):
        assert action.index == number and action.clause in clauses
        assert vocabulary.read(str(action)) is vocabulary.read(f"  {str(action).upper()} ") is action
