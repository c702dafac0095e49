"""T-14: all civilizations, in the order of their numbers."""

from __future__ import annotations

from ludotheque.games.tapestry.civilizations.alchemists import Alchemists
from ludotheque.games.tapestry.civilizations.architects import Architects
from ludotheque.games.tapestry.civilizations.chosen import Chosen
from ludotheque.games.tapestry.civilizations.civilization import ROSTER
from ludotheque.games.tapestry.civilizations.craftsmen import Craftsmen
from ludotheque.games.tapestry.civilizations.entertainers import Entertainers
from ludotheque.games.tapestry.civilizations.futurists import Futurists
from ludotheque.games.tapestry.civilizations.heralds import Heralds
from ludotheque.games.tapestry.civilizations.historians import Historians
from ludotheque.games.tapestry.civilizations.inventors import Inventors
from ludotheque.games.tapestry.civilizations.isolationists import Isolationists
from ludotheque.games.tapestry.civilizations.leaders import Leaders
from ludotheque.games.tapestry.civilizations.merrymakers import Merrymakers
from ludotheque.games.tapestry.civilizations.militants import Militants
from ludotheque.games.tapestry.civilizations.mystics import Mystics
from ludotheque.games.tapestry.civilizations.nomads import Nomads
from ludotheque.games.tapestry.civilizations.traders import Traders
from ludotheque.games.tapestry.components import HERALDS, INVENTORS, TRADERS

if not ROSTER:
    ROSTER.extend([Alchemists(), Architects(), Craftsmen(), Entertainers(), Futurists(), Heralds(HERALDS)])
    ROSTER.extend([Historians(), Inventors(INVENTORS), Isolationists(), Leaders(), Merrymakers(), Militants()])
    ROSTER.extend([Mystics(), Nomads(), Chosen(), Traders(TRADERS)])
