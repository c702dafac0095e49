"""What computers believe of 1680. No rule depends on it."""

from ludotheque.games.lin1680.outlook.advice import ADVICE
from ludotheque.games.lin1680.outlook.worth import LinOutlook

__all__ = ["ADVICE", "LinOutlook"]
