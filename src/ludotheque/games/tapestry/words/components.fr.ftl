### Tapestry : le matériel de l’édition, tel que sa page le nomme.

## Titres

components-track-exploration = Piste Exploration
components-track-exploration-spaces = Piste Exploration : cases
components-track-science = Piste Science
components-track-science-spaces = Piste Science : cases
components-track-military = Piste Militaire
components-track-military-spaces = Piste Militaire : cases
components-track-technology = Piste Technologie
components-track-technology-spaces = Piste Technologie : cases
components-landmarks-shapes = Monuments
components-map-large = Grande carte
components-map-large-printed = Grande carte : territoires imprimés
components-map-small = Petite carte
components-map-small-printed = Petite carte : territoires imprimés
components-tiles = Tuiles Espace
components-tiles-territory = Tuiles Territoire
components-dice = Dés
components-objectives = Objectifs
components-income = Plateau Revenus
components-income-tracks = Plateau Revenus : pistes de revenus
components-capitals = Paires de capitales
components-capitals-mats = Capitales
components-technology-cards = Cartes Technologie
components-tapestry-cards = Cartes Fresque
components-civilizations-mats = Civilisations
components-craftsmen = { thing-craftsmen }
components-entertainers = { thing-entertainers }
components-historians = { thing-historians }
components-isolationists = { thing-isolationists }
components-merrymakers = { thing-merrymakers }
components-militants = { thing-militants }
components-mystics = { thing-mystics }
components-chosen = { thing-chosen }
components-futurists = { thing-futurists }
components-adjustments-list = Ajustements officiels des civilisations

## Nombres

number-display = cartes Technologie à l’étalage
number-civilizations_dealt = civilisations parmi lesquelles choisir au début
number-start_outposts = avant-postes sur le territoire de départ
number-outposts = avant-postes en réserve au début
number-resource_limit = au plus, de chaque ressource
number-eras = ères
number-buildings = bâtiments de revenus de chaque sorte
number-district_resources = ressources au choix pour un district complet
number-toppled_for_objective = avant-postes à renverser pour l’objectif
number-alien_points = PV d’une recherche au-delà du bout d’une piste

## Les tables à part

track-exploration-costs = coût d’une avancée aux niveaux I, II, III et IV
track-science-costs = coût d’une avancée aux niveaux I, II, III et IV
track-military-costs = coût d’une avancée aux niveaux I, II, III et IV
track-technology-costs = coût d’une avancée aux niveaux I, II, III et IV
map-large-players = joueurs
map-large-unexplored = hexagones inexplorés
map-small-players = joueurs
map-small-unexplored = hexagones inexplorés
tiles-space = bénéfice de chaque tuile
dice-science = dé de science : faces de chaque piste
dice-red = dé de conquête rouge
dice-black = dé de conquête noir
objectives-large = PV sur la grande carte, du premier au dernier qui y parvient
objectives-small = PV sur la petite carte, du premier au dernier qui y parvient
income-era_resources = ressources au choix du premier des voisins, avant la première ère puis aux ères 1 à 4
capitals-pairs = capitales qui partagent un territoire de départ
craftsmen-columns = colonnes, de bas en haut
entertainers-spaces = cases, à partir du départ
entertainers-lines = lignes de chaque case : où elles mènent
historians-squares = cases sous les pions
isolationists-tokens = pions
isolationists-areas = PV d’une étendue de 1, 2, 3, 4, 5 ou 6 territoires
merrymakers-columns = colonnes, de bas en haut
militants-rows = rangées, de gauche à droite
mystics-most = plus grand nombre de cartes Technologie, de districts, de territoires et de pistes
mystics-points = PV pour chaque nombre exact
chosen-objective = PV par objectif au dernier tour de revenus
futurists-jump = cases d’un bond

## Colonnes

head-benefit = bénéfice
head-bonus = bonus
head-landmark = monument
head-plots = parcelles (■ couverte ou infranchissable)
head-at = hexagone
head-corners = coins, dans le sens horaire depuis le haut à gauche (S mer, D désert, F forêt, G prairie, M montagne)
head-start = départ de la capitale
head-inner = île au milieu
head-middle = île du centre
head-building = bâtiment de revenus
head-slots = cases, de gauche à droite
head-number = capitale
head-circle = cercle
head-square = carré
head-needs = condition du carré
head-count = nombre cité
head-effects = effets cités
head-effect = effet
head-lands = gain par terrain
head-copies = exemplaires
head-turns = tours de revenus
head-civilization = civilisation
head-gain = gain
head-lose = perte
head-players = joueurs, au moins

## Valeurs

value-forge = { thing-landmark-forge }
value-rubber-works = { thing-landmark-rubber-works }
value-tech-hub = { thing-landmark-tech-hub }
value-barracks = { thing-landmark-barracks }
value-tank-factory = { thing-landmark-tank-factory }
value-fusion-reactor = { thing-landmark-fusion-reactor }
value-lighthouse = { thing-landmark-lighthouse }
value-train-station = { thing-landmark-train-station }
value-launch-pad = { thing-landmark-launch-pad }
value-apothecary = { thing-landmark-apothecary }
value-academy = { thing-landmark-academy }
value-laboratory = { thing-landmark-laboratory }
value-D = { thing-desert }
value-F = { thing-forest }
value-G = { thing-grassland }
value-M = { thing-mountain }
value-track = { thing-objective-track }
value-topple = { thing-objective-topple }
value-island = { thing-objective-island }
value-era = { board-this-era }
value-played = { board-when-played }

## Ce que demande le carré d’une carte Technologie

value-exploration-4 = niveau II en Exploration (case 4)
value-exploration-7 = niveau III en Exploration (case 7)
value-exploration-10 = niveau IV en Exploration (case 10)
value-science-4 = niveau II en Science (case 4)
value-science-10 = niveau IV en Science (case 10)
value-military-4 = niveau II en Militaire (case 4)
value-military-7 = niveau III en Militaire (case 7)
value-military-10 = niveau IV en Militaire (case 10)
value-technology-4 = niveau II en Technologie (case 4)
value-technology-10 = niveau IV en Technologie (case 10)
value-farm-1 = case { thing-farming } visible (1 ferme prise)
value-farm-2 = case { thing-breeding } visible (2 fermes prises)
value-house-2 = case { thing-writing } visible (2 maisons prises)
value-house-3 = case { thing-telephone } visible (3 maisons prises)
value-market-1 = case { thing-currency } visible (1 marché pris)
value-market-2 = case { thing-banking } visible (2 marchés pris)
building-market = { thing-market }
building-house = { thing-house }
building-farm = { thing-farm }
building-armory = { thing-armory }
