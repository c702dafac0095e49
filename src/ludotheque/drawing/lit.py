"""What may be chosen just now."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core.action import Action


class Lit:
    """Asked for each thing drawn: does an option name it?"""

    def __init__(self, options: Sequence[Action]) -> None:
        self._options = [(option.verb, option.args) for option in options]

    def __call__(self, verbs: str, *ids: str) -> bool:
        """Is there an option with one of these verbs that names all these ids?"""
        wanted = verbs.split()
        return any(verb in wanted and all(name in args for name in ids) for verb, args in self._options)

    def names(self, id: str) -> bool:
        """Is there an option that names this, whatever its verb?"""
        return any(id in args for _, args in self._options)
