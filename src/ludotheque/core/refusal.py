"""Refusals: what is said to the person whose wish cannot be met. A key, its facts, and a sentence in each language."""

from __future__ import annotations

from ludotheque.core import words


def legible(text: str) -> str:
    """Somebody's text as it can be written down: halves of characters are replaced."""
    return text.encode("utf-8", "replace").decode()


class Refusal(ValueError):
    """A clear sentence for the one who asked; nothing has changed."""

    def __init__(self, key: str, clause: str = "", **facts: str | int | Refusal) -> None:
        super().__init__(key)
        self.key = key
        self.clause = clause
        self.facts = {name: legible(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}

    def sentence(self, language: str = "en") -> str:
        """What is said to the person, with the clause where a rule forbids it."""
        facts = {
            name: fact.sentence(language) if isinstance(fact, Refusal) else fact for name, fact in self.facts.items()
        }
        text = words.shared(language)(f"refusal-{self.key}", **facts)
        return f"{text} ({self.clause})" if self.clause else text

    def __str__(self) -> str:
        return self.sentence()
