"""S-8.2: a bid of any amount in half florins, as people write it: `bid 4`, `bid 4.5`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.core.action import COMPOSED, Action, Form

MOST: Final = 100_000  # half florins: more than all the money that was ever paid out
LETTERS: Final = 8
HALF: Final = (".5", ",5", "½")


class BidForm(Form):
    """S-8.2: the amount in florins, with or without a half."""

    def __init__(self) -> None:
        super().__init__("bid", "bid 4.5")

    def read(self, words: list[str]) -> Action | None:
        amount = half_florins(words[0]) if len(words) == 1 else 0
        if not 0 < amount <= MOST:
            return None
        return Action(COMPOSED, "bid", (florins(amount),), "S-8.2", amount)


def half_florins(text: str) -> int:
    """An amount as people write it, in half florins; 0 where it is none."""
    whole, half = text, 0
    for ending in HALF:
        if text.endswith(ending):
            whole, half = text[: len(text) - len(ending)], 1
    if len(whole) > LETTERS or not (whole + "0").isdecimal() or (whole == "" and half == 0):
        return 0
    return 2 * int("0" + whole) + half


def florins(amount: i64) -> str:
    """The same amount in the notation."""
    return f"{amount // 2}.5" if amount % 2 == 1 else f"{amount // 2}"
