### Le Siècle d'Or : la page du matériel.

## L’édition et ses nombres

number-target = points pour gagner
number-turn_limit = tours par partie, au plus
number-pawns = pions par joueur
number-markers = marqueurs par joueur
number-purse = demi-florins au début
number-placed_pawns = pions posés au début par joueur
number-crowd = pions dans une province au début, au plus
number-move = demi-florins pour un déplacement
number-conversion = pions pour créer un marqueur
number-painter = demi-florins pour payer un peintre
number-pay_pawn = demi-florins rapportés par un pion
number-pay_marker = demi-florins rapportés par un marqueur
number-pay_governor = demi-florins rapportés par un gouverneur
number-pay_merchant = demi-florins pour chacun chez un marchand
number-pay_stadtholder = demi-florins pour chacun chez Guillaume II
number-track = cases de la piste des provinces
number-dice = dés
number-sides = faces d’un dé
number-cards = cartes en tout
number-points_pawn = points pour un pion dans une province
number-points_province = points pour un marqueur dans une province
number-points_mill = points pour un moulin
number-points_governor = points pour un gouverneur
number-points_money = demi-florins pour un point

## Couleurs, provinces et piste

components-colour = Couleurs
value-green = { board-green }
value-yellow = { board-yellow }
value-brown = { board-brown }
value-blue = { board-blue }
value-grey = { board-grey }
value-orange = orange
head-deck = paquet
head-price = prix en demi-florins
components-province = Provinces
head-colour = couleur
components-border = Frontières
head-between = provinces voisines
components-track = Piste des provinces
track-spaces = cases, dans le sens horaire
value-stadtholder = Guillaume II
value-merchant = marchand

## Guildes et colonies

components-guilds = { board-guilds }
guilds-columns = colonnes
guilds-prices = prix en demi-florins, de bas en haut
components-colony = Colonies
head-number = numéro
head-room = places pour marqueurs

## Cartes et enchères

components-set = Séries que la banque achète
head-size = cartes de la série
head-pays = rapporte, en demi-florins
components-art = Tableaux
head-payments = paiements
components-card = Cartes
head-shows = carte
value-investment = investissement
value-spice = épices
value-colony = colonie
value-culture = culture
value-art = art
value-mill = { thing-culture-mill }
value-die = { thing-culture-die }
value-governor-holland = { thing-culture-governor-holland }
value-governor-limburg = { thing-culture-governor-limburg }
value-governor-brabant = { thing-culture-governor-brabant }
value-governor-groningen = { thing-culture-governor-groningen }
value-governor-utrecht = { thing-culture-governor-utrecht }
value-governor-overijssel = { thing-culture-governor-overijssel }
value-governor-zeeland = { thing-culture-governor-zeeland }
value-governor-friesland = { thing-culture-governor-friesland }
value-governor-flanders = { thing-culture-governor-flanders }
value-governor-gelderland = { thing-culture-governor-gelderland }
components-deck = Paquets
components-raise = Surenchères, en florins
head-by = en demi-florins
