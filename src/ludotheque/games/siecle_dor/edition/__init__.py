"""S-2: an edition of Le Siècle d'Or, read from its file and checked."""

from ludotheque.games.siecle_dor.edition.box import SiecleDorEdition

__all__ = ["SiecleDorEdition"]
