"""How the tests read a text."""

import re

import pytest

from ludotheque.core.words import LANGUAGES

each_language = pytest.mark.parametrize("language", LANGUAGES)


def is_text(text: str) -> bool:
    """A text for people: no key that was not found, no gap that was not filled."""
    keys = r"\b(option|verb|question|news|thing|text|board|note|type)-\w"
    return bool(text) and "{" not in text and not re.search(keys, text)
