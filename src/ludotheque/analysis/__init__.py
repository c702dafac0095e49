"""Analysis: why a match was won. Chances of all seats over the match, what each decision cost, and what was luck."""

from ludotheque.analysis.analysis import Analysis, Decision, Point, analyse

__all__ = ["Analysis", "Decision", "Point", "analyse"]
