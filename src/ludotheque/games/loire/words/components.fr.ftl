### Loire : la page du matériel.

## L’édition et ses nombres

number-opening_hand = cartes en main au début
number-target = louis pour gagner
number-boats = bateaux
number-deck = cartes en tout
number-round_limit = manches par partie, au plus
number-coins = pièces, en louis

## Villes et cartes

components-turned = Cartes retournées par manche
components-town = Villes
head-docks = louis par vin, quai par quai
head-start = départ permis
components-card = Cartes
value-coal = Charbon
components-wine = Vins
head-origin = ville de départ
components-passenger = Passagers
head-destination = destination
head-fare = prix du voyage, en louis
