"""What computers believe of Tapestry. No rule depends on it."""

from pathlib import Path
from typing import Any, Final

from ludotheque.core.judgement import judged
from ludotheque.core.outlook import Outlook
from ludotheque.games.tapestry.outlook.advice import ADVICE
from ludotheque.games.tapestry.outlook.features import TapestryFeatures
from ludotheque.games.tapestry.outlook.standing import TapestryOutlook

BY_HAND: Final = TapestryOutlook(ADVICE)
FEATURES: Final = TapestryFeatures(BY_HAND)
OUTLOOK: Final[Outlook[Any]] = judged(BY_HAND, FEATURES, Path(__file__).parent)
