"""What computers believe of Loire. No rule depends on it."""

from ludotheque.games.loire.outlook.worth import LoireOutlook

__all__ = ["LoireOutlook"]
