"""T-1: what is in the box, read from an edition file and checked."""

from ludotheque.games.tapestry.edition.box import TapestryEdition

__all__ = ["TapestryEdition"]
