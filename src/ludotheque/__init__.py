"""Ludothèque: a digital table for modern board games about history."""

__version__ = "0.1.0"  # the one place: the wheel and the server's API read it here

from ludotheque import _build as _build  # first of all: chooses the compiled or the interpreted engine
from ludotheque.agents.agent import Agent
from ludotheque.arena.simulate import Outcome, Plan, simulate
from ludotheque.core.action import Action
from ludotheque.core.batch import Batch
from ludotheque.core.edition import Edition
from ludotheque.core.game import Game
from ludotheque.core.layout import Layout
from ludotheque.core.match import Match
from ludotheque.core.refusal import Refusal
from ludotheque.core.sight import Eyes
from ludotheque.core.state import State
from ludotheque.core.view import View
from ludotheque.games import games

__all__ = [
    "Action", "Agent", "Batch", "Edition", "Eyes", "Game", "Layout", "Match", "Outcome", "Plan", "Refusal", "State",
    "View", "games", "simulate",
]  # fmt: skip
