"""What computers believe of Le Siècle d'Or. No rule depends on it."""

from ludotheque.games.siecle_dor.outlook.advice import ADVICE
from ludotheque.games.siecle_dor.outlook.worth import SiecleDorOutlook

__all__ = ["ADVICE", "SiecleDorOutlook"]
