"""Ludothèque: a digital table for modern board games about history."""

from ludotheque import _build as _build  # first of all: chooses the compiled or the interpreted engine
from ludotheque.core.action import Action
from ludotheque.core.edition import Edition
from ludotheque.core.game import Game
from ludotheque.core.layout import Layout
from ludotheque.core.match import Match
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import State
from ludotheque.core.view import View
from ludotheque.games import games

__all__ = ["Action", "Edition", "Game", "Layout", "Match", "Refusal", "State", "View", "games"]
__version__ = "0.1.0"  # the one place: the wheel and the server's API read it here
