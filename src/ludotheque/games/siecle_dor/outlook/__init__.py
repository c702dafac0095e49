"""What computers believe of Le Siècle d'Or. No rule depends on it."""

from pathlib import Path
from typing import Any, Final

from ludotheque.core.judgement import judged
from ludotheque.core.outlook import Outlook
from ludotheque.games.siecle_dor.outlook.advice import ADVICE
from ludotheque.games.siecle_dor.outlook.features import SiecleDorFeatures
from ludotheque.games.siecle_dor.outlook.worth import SiecleDorOutlook

BY_HAND: Final = SiecleDorOutlook(ADVICE)
FEATURES: Final = SiecleDorFeatures(BY_HAND)
OUTLOOK: Final[Outlook[Any]] = judged(BY_HAND, FEATURES, Path(__file__).parent)
