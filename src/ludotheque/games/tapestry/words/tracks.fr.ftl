### Tapestry : les quatre pistes et leurs cases.

## Pistes

thing-exploration = Exploration
thing-science = Science
thing-military = Militaire
thing-technology = Technologie
text-exploration = Découvrez la terre qui vous entoure, et à la fin les étoiles. Elle se paie en nourriture.
text-science = Lancez le dé de science et avancez gratuitement, sur toutes les pistes. Elle se paie en ouvriers.
text-military = Conquérez des territoires, avec les dés pour récompense. Elle se paie en culture.
text-technology = Inventez des cartes Technologie et améliorez-les. Elle se paie en pièces.

## Exploration : les cases de la piste

thing-scouting = Reconnaissance
text-scouting = { $scouting-tile }.
thing-rafts = Radeaux
text-rafts = Une exploration. Bonus : payez { $rafts-bonus-any } pour { $rafts-bonus-tapestry }.
thing-wagons = Chariots
text-wagons = Une exploration, ou { $wagons-farm }.
thing-navigation = Navigation
text-navigation = { $navigation-tile }, puis une exploration.
thing-ships = Navires
text-ships = { $ships-vp } par territoire que vous contrôlez. Bonus : payez { $ships-bonus-any } pour { $ships-bonus-farm }.
thing-tunnels = Tunnels
text-tunnels = { $tunnels-tile } et { $tunnels-farm }. Bonus : payez { $tunnels-bonus-any } pour une exploration.
thing-trains = Trains
text-trains = { $trains-tile }, puis une exploration.
thing-cars = Voitures
text-cars = { $cars-farm }, puis { $cars-vp } par ferme à vous. Bonus : payez { $cars-bonus-tile } pour { $cars-bonus-vp }.
thing-airplanes = Avions
text-airplanes = { $airplanes-tile }, puis une exploration n’importe où. Bonus : payez { $airplanes-bonus-any } pour { $airplanes-bonus-tapestry }.
thing-space-shuttle = Navette spatiale
text-space-shuttle = { $space-shuttle-vp } par case parcourue en Technologie. Bonus : payez { $space-shuttle-bonus-tile } pour { $space-shuttle-bonus-vp }.
thing-interstellar-travel = Voyage interstellaire
text-interstellar-travel = { $interstellar-travel-space-tile }, puis une exploration de l’espace.
thing-warpgates = Portails spatiaux
text-warpgates = Une exploration de l’espace. Bonus : payez { $warpgates-bonus-any } pour une exploration de l’espace.

## Science : les cases de la piste

thing-astronomy = Astronomie
text-astronomy = Une recherche sans bénéfice ni bonus.
thing-mathematics = Mathématiques
text-mathematics = { $mathematics-tapestry }. Bonus : payez { $mathematics-bonus-any } pour { $mathematics-bonus-house }.
thing-herbalism = Herboristerie
text-herbalism = Une recherche sans bénéfice ni bonus, ou { $herbalism-house }.
thing-medicine = Médecine
text-medicine = { $medicine-vp } par carte Technologie à vous, et { $medicine-tapestry }.
thing-chemistry = Chimie
text-chemistry = Une recherche. Bonus : payez { $chemistry-bonus-tapestry } pour { $chemistry-bonus-vp }.
thing-biology = Biologie
text-biology = Une recherche, ou { $biology-house }.
thing-academic-research = Recherche universitaire
text-academic-research = Le bénéfice d’une case où se trouve un de vos pions, et son bonus si vous le payez.
thing-nutrition = Nutrition
text-nutrition = { $nutrition-house }, puis { $nutrition-vp } par maison à vous.
thing-physics = Physique
text-physics = Avancez en Militaire, en Technologie ou en Exploration.
thing-neuroscience = Neurosciences
text-neuroscience = Reculez en Militaire ou en Technologie ; gagnez le bénéfice de la case atteinte, et son bonus si vous le payez.
thing-quantum-physics = Physique quantique
text-quantum-physics = Deux fois : avancez en Militaire, en Technologie ou en Exploration.
thing-alien-biology = Biologie extraterrestre
text-alien-biology = Lancez { $alien-biology-research-alien } fois le dé de science, puis faites une recherche par résultat, dans l’ordre de votre choix, sans bénéfice ni bonus ; { $alien-points } PV par résultat qui ferait sortir de sa piste.

## Militaire : les cases de la piste

thing-archery = Tir à l’arc
text-archery = Une conquête.
thing-bladed-weapons = Armes blanches
text-bladed-weapons = { $bladed-weapons-tapestry }. Bonus : payez { $bladed-weapons-bonus-any } pour { $bladed-weapons-bonus-armory }.
thing-walls = Remparts
text-walls = Une conquête, ou { $walls-armory }.
thing-standing-army = Armée permanente
text-standing-army = { $standing-army-worker }, et { $standing-army-vp } par tuile Territoire de votre réserve.
thing-cavalry = Cavalerie
text-cavalry = Une conquête, et { $cavalry-armory }.
thing-gunpowder = Poudre à canon
text-gunpowder = Une conquête, et { $gunpowder-tapestry }. Bonus : payez { $gunpowder-bonus-any } pour { $gunpowder-bonus-armory }.
thing-tanks = Chars d’assaut
text-tanks = Une conquête ; les deux dés si le territoire était à un adversaire.
thing-warplanes = Avions de guerre
text-warplanes = Une conquête n’importe où. Bonus : payez { $warplanes-bonus-any } pour { $warplanes-bonus-tapestry }.
thing-anti-aircraft-defense = Défense antiaérienne
text-anti-aircraft-defense = { $anti-aircraft-defense-armory }, et { $anti-aircraft-defense-vp } par carte Fresque à vous, en main et sur votre plateau.
thing-nuclear-bomb = Bombe nucléaire
text-nuclear-bomb = { $nuclear-bomb-vp } par case parcourue en Exploration, et jouez une carte Fresque par-dessus la carte en cours.
thing-drone-assassins = Drones tueurs
text-drone-assassins = { $drone-assassins-vp } par ligne et colonne complète de votre capitale. Bonus : payez { $drone-assassins-bonus-tapestry } pour { $drone-assassins-bonus-vp }.
thing-mechs = Mechas
text-mechs = Une conquête avec les deux dés, et 1 civilisation.

## Technologie : les cases de la piste

thing-pottery = Poterie
text-pottery = Une invention.
thing-carpentry = Charpenterie
text-carpentry = { $carpentry-tapestry }. Bonus : payez { $carpentry-bonus-any } pour { $carpentry-bonus-market }.
thing-stone-tools = Outils de pierre
text-stone-tools = Une invention, ou { $stone-tools-market }.
thing-metallurgy = Métallurgie
text-metallurgy = Vous pouvez remplacer l’étalage ; une invention.
thing-glass = Verre
text-glass = { $glass-farm }, { $glass-house } ou { $glass-armory }. Bonus : payez { $glass-bonus-any } pour une amélioration.
thing-steel = Acier
text-steel = { $steel-vp } par arsenal à vous, et { $steel-market }. Bonus : payez { $steel-bonus-any } pour une invention.
thing-rubber = Caoutchouc
text-rubber = Vous pouvez remplacer l’étalage ; { $rubber-invent } inventions.
thing-plastic = Plastique
text-plastic = { $plastic-market }, puis { $plastic-vp } par marché à vous. Bonus : payez { $plastic-bonus-any } pour une amélioration.
thing-electronics = Électronique
text-electronics = Une amélioration, et le cercle d’une carte de votre ligne du milieu.
thing-computers = Ordinateurs
text-computers = { $computers-vp } par case parcourue en Militaire et en Science.
thing-nanotechnology = Nanotechnologie
text-nanotechnology = Une amélioration, et le carré d’une carte de votre ligne du haut. Bonus : payez { $nanotechnology-bonus-tech-card } pour { $nanotechnology-bonus-vp }.
thing-ai-singularity = Singularité d’IA
text-ai-singularity = Posez ce pion au départ d’une piste au choix, la Technologie restant achevée, et gagnez 1 de chaque ressource.
