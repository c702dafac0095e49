"""What computers believe of Bretagne. No rule depends on it."""

from ludotheque.games.bretagne.outlook.advice import ADVICE
from ludotheque.games.bretagne.outlook.worth import BretagneOutlook

__all__ = ["ADVICE", "BretagneOutlook"]
