"""What computers believe of Loire. No rule depends on it."""

from pathlib import Path
from typing import Any, Final

from ludotheque.core.judgement import judged
from ludotheque.core.outlook import Outlook
from ludotheque.games.loire.outlook.features import LoireFeatures
from ludotheque.games.loire.outlook.worth import LoireOutlook

BY_HAND: Final = LoireOutlook()
FEATURES: Final = LoireFeatures(BY_HAND)
OUTLOOK: Final[Outlook[Any]] = judged(BY_HAND, FEATURES, Path(__file__).parent)
