### Bretagne : le matériel de l’édition, tel que sa page le nomme.

## Titres

components-track = Pontivy : ordre de la dernière manche
components-crowd = Ouvriers dans les ports à la fin
components-resource = Ressources
components-category = Catégories de phares
components-weather = Cartes Météo
components-slot = Emplacements, dans le sens horaire à partir de Lorient
components-lighthouse = Phares
components-built = Phares construits d’avance
components-barge = Cartes Barge, de 1 à 4
components-production = Cartes Production
components-equipment = Cartes Équipement
components-row = Lignes de tuiles Construction
components-tile = Tuiles Construction
components-port = Ports
components-rent = Tuiles Port
components-exchange = Échanges à Brest et à Lorient

## Nombres

number-rounds = manches
number-workers = ouvriers dans l’entrepôt au début
number-side_workers = ouvriers à l’écart au début
number-engineers = ingénieurs en tout
number-discs = disques de chaque ressource
number-open_tiles = tuiles visibles sur chaque ligne
number-tiles = tuiles Construction
number-cards = cartes Équipement
number-removed_weather = cartes Météo retirées sans être vues
number-kept_discs = ressources gardées quand on passe, au plus
number-least_engineers = ingénieurs par étage, au moins
number-upper_wood = bois de plus au-dessus du rez-de-chaussée
number-injured = ouvriers blessés à chaque construction pendant l’orage
number-waiting_francs = francs posés sur un phare inachevé
number-improved_at = phares construits pour la rente améliorée
number-port_fee = francs par ouvrier des autres dans un port
number-brest_singles = ingénieurs seuls à Brest
number-brest_pairs = paires d’ingénieurs à Brest
number-brest_discs = disques de chaque ressource au marché de Brest
number-points_recovered = points pour un ouvrier repris
number-points_worker = points pour un ouvrier resté jusqu’au bout
number-falling = points en moins par carte de même sorte déjà jouée
number-least_card = points d’une carte, au moins
number-francs_per_point = francs pour un point à la fin
track-points = points du premier au dernier qui passe
crowd-points = points d’un ouvrier, selon qu’il y en a 1, 2, 3 ou 4 dans le port

## Colonnes

head-colour = couleur
head-extras = ressources supplémentaires
head-majority = points de la majorité
head-injury = un blessé pendant l’orage
head-engineers = ingénieurs (Paradis, Purgatoire, Enfer)
head-storm = orage
head-coast = côte
head-category = catégorie
head-floors = étages
head-lit = allumé en
head-count = nombre
head-holds = cales des barges du haut, du milieu et du bas
head-bonus = gagné aussitôt
head-saves = ingénieurs de moins par construction
head-for_2 = à 2 joueurs (bois, pierre, sable, argile)
head-for_3 = à 3 joueurs
head-for_4 = à 4 joueurs
head-resources = ressources
head-reward = récompense
head-normal = normale
head-improved = améliorée
head-town = ville
head-does = échange
head-from = d’où vient le gain

## Valeurs

value-brown = brun
value-grey = gris
value-yellow = jaune
value-red = rouge
value-blue = bleu
value-white = blanc
value-bank = la réserve
value-singles = les cases simples
value-pairs = les cases doubles
value-market = le marché

## Les biens dans les effets

benefit-wood = { $count } bois
benefit-stone =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
benefit-sand =
    { $count ->
        [one] { $count } sable
       *[other] { $count } sables
    }
benefit-clay =
    { $count ->
        [one] { $count } argile
       *[other] { $count } argiles
    }
benefit-resource =
    { $count ->
        [one] { $count } ressource au choix
       *[other] { $count } ressources au choix
    }
benefit-engineer =
    { $count ->
        [one] { $count } ingénieur
       *[other] { $count } ingénieurs
    }
benefit-worker =
    { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
benefit-card =
    { $count ->
        [one] { $count } carte Équipement
       *[other] { $count } cartes Équipement
    }
benefit-franc =
    { $count ->
        [one] { $count } franc
       *[other] { $count } francs
    }
benefit-point =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
