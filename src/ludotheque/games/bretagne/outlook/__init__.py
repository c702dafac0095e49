"""What computers believe of Bretagne. No rule depends on it."""

from pathlib import Path
from typing import Any, Final

from ludotheque.core.judgement import judged
from ludotheque.core.outlook import Outlook
from ludotheque.games.bretagne.outlook.advice import ADVICE
from ludotheque.games.bretagne.outlook.features import BretagneFeatures
from ludotheque.games.bretagne.outlook.worth import BretagneOutlook

BY_HAND: Final = BretagneOutlook(ADVICE)
FEATURES: Final = BretagneFeatures(BY_HAND)
OUTLOOK: Final[Outlook[Any]] = judged(BY_HAND, FEATURES, Path(__file__).parent)
