"""What computers believe of Tapestry. No rule depends on it."""

from ludotheque.games.tapestry.outlook.advice import ADVICE
from ludotheque.games.tapestry.outlook.standing import TapestryOutlook

__all__ = ["ADVICE", "TapestryOutlook"]
