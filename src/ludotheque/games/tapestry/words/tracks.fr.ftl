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
text-scouting = 2 tuiles Territoire.
thing-rafts = Radeaux
text-rafts = Une exploration. Bonus : payez 1 ressource au choix pour 1 carte Fresque.
thing-wagons = Chariots
text-wagons = Une exploration, ou 1 ferme.
thing-navigation = Navigation
text-navigation = 1 tuile Territoire, puis une exploration.
thing-ships = Navires
text-ships = 1 PV par territoire que vous contrôlez. Bonus : payez 1 ressource au choix pour 1 ferme.
thing-tunnels = Tunnels
text-tunnels = 1 tuile Territoire et 1 ferme. Bonus : payez 1 ressource au choix pour une exploration.
thing-trains = Trains
text-trains = 2 tuiles Territoire, puis une exploration.
thing-cars = Voitures
text-cars = 1 ferme, puis 1 PV par ferme à vous. Bonus : payez 2 tuiles Territoire pour 5 PV.
thing-airplanes = Avions
text-airplanes = 2 tuiles Territoire, puis une exploration n’importe où. Bonus : payez 1 ressource au choix pour 1 carte Fresque.
thing-space-shuttle = Navette spatiale
text-space-shuttle = 1 PV par case parcourue en Technologie. Bonus : payez 3 tuiles Territoire pour 10 PV.
thing-interstellar-travel = Voyage interstellaire
text-interstellar-travel = 3 tuiles Espace, puis une exploration de l’espace.
thing-warpgates = Portails spatiaux
text-warpgates = Une exploration de l’espace. Bonus : payez 1 ressource au choix pour une exploration de l’espace.

## Science : les cases de la piste

thing-astronomy = Astronomie
text-astronomy = Une recherche sans bénéfice ni bonus.
thing-mathematics = Mathématiques
text-mathematics = 1 carte Fresque. Bonus : payez 1 ressource au choix pour 1 maison.
thing-herbalism = Herboristerie
text-herbalism = Une recherche sans bénéfice ni bonus, ou 1 maison.
thing-medicine = Médecine
text-medicine = 1 PV par carte Technologie à vous, et 1 carte Fresque.
thing-chemistry = Chimie
text-chemistry = Une recherche. Bonus : payez 2 cartes Fresque pour 5 PV.
thing-biology = Biologie
text-biology = Une recherche, ou 1 maison.
thing-academic-research = Recherche universitaire
text-academic-research = Le bénéfice d’une case où se trouve un de vos pions, et son bonus si vous le payez.
thing-nutrition = Nutrition
text-nutrition = 1 maison, puis 1 PV par maison à vous.
thing-physics = Physique
text-physics = Avancez en Militaire, en Technologie ou en Exploration.
thing-neuroscience = Neurosciences
text-neuroscience = Reculez en Militaire ou en Technologie ; gagnez le bénéfice de la case atteinte, et son bonus si vous le payez.
thing-quantum-physics = Physique quantique
text-quantum-physics = Deux fois : avancez en Militaire, en Technologie ou en Exploration.
thing-alien-biology = Biologie extraterrestre
text-alien-biology = 4 recherches sans bénéfice ni bonus ; 5 PV par résultat qui ferait sortir de sa piste.

## Militaire : les cases de la piste

thing-archery = Tir à l’arc
text-archery = Une conquête.
thing-bladed-weapons = Armes blanches
text-bladed-weapons = 1 carte Fresque. Bonus : payez 1 ressource au choix pour 1 arsenal.
thing-walls = Remparts
text-walls = Une conquête, ou 1 arsenal.
thing-standing-army = Armée permanente
text-standing-army = 1 ouvrier, et 1 PV par tuile Territoire de votre réserve.
thing-cavalry = Cavalerie
text-cavalry = Une conquête, et 1 arsenal.
thing-gunpowder = Poudre à canon
text-gunpowder = Une conquête, et 1 carte Fresque. Bonus : payez 1 ressource au choix pour 1 arsenal.
thing-tanks = Chars d’assaut
text-tanks = Une conquête ; les deux dés si le territoire était à un adversaire.
thing-warplanes = Avions de guerre
text-warplanes = Une conquête n’importe où. Bonus : payez 1 ressource au choix pour 1 carte Fresque.
thing-anti-aircraft-defense = Défense antiaérienne
text-anti-aircraft-defense = 1 arsenal, et 1 PV par carte Fresque à vous, en main et sur votre plateau.
thing-nuclear-bomb = Bombe nucléaire
text-nuclear-bomb = 1 PV par case parcourue en Exploration, et jouez une carte Fresque par-dessus la carte en cours.
thing-drone-assassins = Drones tueurs
text-drone-assassins = 1 PV par ligne et colonne complète de votre capitale. Bonus : payez 3 cartes Fresque pour 10 PV.
thing-mechs = Mechas
text-mechs = Une conquête avec les deux dés, et 1 civilisation.

## Technologie : les cases de la piste

thing-pottery = Poterie
text-pottery = Une invention.
thing-carpentry = Charpenterie
text-carpentry = 1 carte Fresque. Bonus : payez 1 ressource au choix pour 1 marché.
thing-stone-tools = Outils de pierre
text-stone-tools = Une invention, ou 1 marché.
thing-metallurgy = Métallurgie
text-metallurgy = Vous pouvez remplacer l’étalage ; une invention.
thing-glass = Verre
text-glass = 1 ferme, 1 maison ou 1 arsenal. Bonus : payez 1 ressource au choix pour une amélioration.
thing-steel = Acier
text-steel = 1 PV par arsenal à vous, et 1 marché. Bonus : payez 1 ressource au choix pour une invention.
thing-rubber = Caoutchouc
text-rubber = Vous pouvez remplacer l’étalage ; 2 inventions.
thing-plastic = Plastique
text-plastic = 1 marché, puis 1 PV par marché à vous. Bonus : payez 1 ressource au choix pour une amélioration.
thing-electronics = Électronique
text-electronics = Une amélioration, et le cercle d’une carte de votre ligne du milieu.
thing-computers = Ordinateurs
text-computers = 1 PV par case parcourue en Militaire et en Science.
thing-nanotechnology = Nanotechnologie
text-nanotechnology = Une amélioration, et le carré d’une carte de votre ligne du haut. Bonus : payez 3 cartes Technologie pour 10 PV.
thing-ai-singularity = Singularité d’IA
text-ai-singularity = Posez ce pion au départ d’une piste au choix, la Technologie restant achevée, et gagnez 1 de chaque ressource.
