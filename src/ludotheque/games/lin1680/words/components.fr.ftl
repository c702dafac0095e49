### 1680, l'âge d'or du lin : la page du matériel.

## L’édition et ses nombres

number-houses = maisons par joueur
number-bales = ballots par joueur
number-setup_houses = maisons placées au début
number-setup_markets = maisons sur des villes-marchés au début, au plus
number-houses_to_win = maisons nécessaires pour gagner
number-pips = faces du dé déplacement
number-market_round = première manche où l’on échange avec le marché
number-market_swaps = échanges avec le marché par tour
number-market_alike = cartes pareilles qui vident le marché
number-reserve_gives = cartes pareilles pour une de la réserve
number-resource_cards = cartes ressources
number-privilege_cards = cartes privilège
number-offers = offres par tour
number-round_limit = manches par partie, au plus

## Ressources, prix et échanges

components-start = Ressources de départ
components-kind = Ressources
components-dice = Dés ressources
dice-faces = faces de chaque dé
components-price = Prix
head-pays = coût
components-rate = Taux d’une offre
head-gives = cartes données
head-asks = cartes demandées
components-card = Cartes privilège

## La carte

components-place = Lieux
head-type = type
head-region = pays
head-yields = produit
value-port = { type-port }
value-market = { type-market }
components-roads = Routes
roads-links = d’un lieu à l’autre
components-sea = Routes maritimes
head-link = de port en port
components-coast = Côte
coast-outline = Bretagne
components-island = Îles
value-belle-ile = Belle-Île
value-groix = Groix
components-region = Pays
value-leon = { region-leon }
value-tregor = { region-tregor }
value-penthievre = { region-penthievre }
value-cornouaille = { region-cornouaille }
value-vannetais = { region-vannetais }
value-pays-malouin = { region-pays-malouin }
value-pays-de-rennes = { region-pays-de-rennes }
value-pays-nantais = { region-pays-nantais }
