"""Ludothèque: a digital table for modern board games about history."""

from ludotheque import _build as _build  # first of all: chooses the compiled or the interpreted engine
from ludotheque.games import games

__all__ = ["games"]
__version__ = "0.1.0"  # the one place: the wheel and the server's API read it here
