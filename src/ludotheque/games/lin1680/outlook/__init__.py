"""What computers believe of 1680. No rule depends on it."""

from pathlib import Path
from typing import Any, Final

from ludotheque.core.judgement import judged
from ludotheque.core.outlook import Outlook
from ludotheque.games.lin1680.outlook.advice import ADVICE
from ludotheque.games.lin1680.outlook.features import LinFeatures
from ludotheque.games.lin1680.outlook.worth import LinOutlook

BY_HAND: Final = LinOutlook(ADVICE)
FEATURES: Final = LinFeatures(BY_HAND)
OUTLOOK: Final[Outlook[Any]] = judged(BY_HAND, FEATURES, Path(__file__).parent)
