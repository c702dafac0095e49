### Le Siècle d'Or : les mots du jeu, en français.
### Les noms de provinces, de cartes et de personnes arrivent en toutes lettres ; les sommes, en demi-florins.

## Le jeu

title = Le Siècle d’Or
subtitle = Les Provinces-Unies au temps de Rembrandt
summary = Dix provinces, cinq guildes et une flotte en partance pour les Indes : placez votre influence, vendez au plus offrant ce qui ne vous sert pas, et changez tulipes, tableaux et épices en 33 points avant les autres.
weight = moyen

## Provinces

thing-holland = Hollande
thing-limburg = Limbourg
thing-brabant = Brabant
thing-groningen = Groningue
thing-utrecht = Utrecht
thing-overijssel = Overijssel
thing-zeeland = Zélande
thing-friesland = Frise
thing-flanders = Flandres
thing-gelderland = Gueldre

## Guildes et colonies

thing-guild-green = la guilde verte
thing-guild-yellow = la guilde jaune
thing-guild-brown = la guilde marron
thing-guild-blue = la guilde bleue
thing-guild-grey = la guilde grise
thing-indies-2 = Indes 2
thing-indies-3 = Indes 3
thing-indies-4 = Indes 4
thing-indies-5 = Indes 5
thing-indies-6 = Indes 6
thing-antilles-7 = Antilles 7
thing-merchant-1 = marchand 1
thing-merchant-2 = marchand 2
thing-merchant-3 = marchand 3
thing-merchant-4 = marchand 4
thing-merchant-5 = marchand 5
thing-merchant-6 = marchand 6

## Paquets et cartes

thing-reserve = venu de la réserve
thing-deck-yellow = une carte investissement
thing-deck-brown = une carte art
thing-deck-blue = une carte colonie
thing-deck-grey = une carte culture
thing-deck-orange = une carte épices
thing-deck-green = un pion
thing-investment-single = tulipe simple
thing-investment-pair = tulipe double
thing-investment-triple = expédition commerciale
thing-spice-single = épice simple
thing-spice-pair = épice double
thing-spice-triple = épice triple
thing-ship = navire
thing-captain = capitaine
thing-cannon = canon
thing-joker = joker de la Compagnie
thing-art-3 = tableau de valeur 3
thing-art-4 = tableau de valeur 4
thing-art-5 = tableau de valeur 5
thing-art-6 = tableau de valeur 6
thing-art-7 = tableau de valeur 7
thing-art-8 = tableau de valeur 8
thing-culture-mill = moulin
thing-culture-die = carte dé
thing-culture-investment-single = tulipe simple
thing-culture-investment-pair = tulipe double
thing-culture-spice-single = épice simple
thing-culture-spice-pair = épice double
thing-culture-art-4 = tableau de valeur 4
thing-culture-art-5 = tableau de valeur 5
thing-culture-joker = joker de la Compagnie
thing-culture-governor-holland = gouverneur de Hollande
thing-culture-governor-limburg = gouverneur du Limbourg
thing-culture-governor-brabant = gouverneur du Brabant
thing-culture-governor-groningen = gouverneur de Groningue
thing-culture-governor-utrecht = gouverneur d’Utrecht
thing-culture-governor-overijssel = gouverneur d’Overijssel
thing-culture-governor-zeeland = gouverneur de Zélande
thing-culture-governor-friesland = gouverneur de Frise
thing-culture-governor-flanders = gouverneur des Flandres
thing-culture-governor-gelderland = gouverneur de Gueldre

## Surenchères

thing-half = ½
thing-one = 1
thing-two = 2
thing-five = 5

## Verbes : noms des groupes de choix

verb-lead = Commencer…
verb-place = Poser un marqueur…
verb-settle = Poser un pion…
verb-start = Partir de…
verb-roll = Lancer
verb-call = Carte dé…
verb-throw = Dés…
verb-move = Déplacer…
verb-take = Prendre une guilde…
verb-create = Créer un marqueur…
verb-use = Utiliser…
verb-auction = Enchères…
verb-cash = Encaisser…
verb-sail = Appareiller
verb-end = Finir le tour
verb-commission = Commander
verb-pay = Payer un peintre…
verb-keep = Garder les pions
verb-lift = Reprendre…
verb-wait = Attendre
verb-land = Débarquer…
verb-raise = Miser…
verb-bid = Enchérir…
verb-pass = Passer
verb-draw = Piocher…

## Choix : textes des boutons

option-lead = { $seat }
option-place = Marqueur : { $province }
option-settle = Pion : { $province }
option-start = { $space }
option-roll = Lancer les dés
option-call = Carte dé : { $count }
option-throw = { $first } et { $second }
option-move = { $province } → { $other }
option-take = Prendre { $guild }
option-create = Nouveau marqueur : { $province }
option-use = Utiliser : { $place }
option-auction = Mettre aux enchères : { $province }
option-cash = Encaisser : { $set }
option-sail = Appareiller avec un marqueur repris
option-end = Finir le tour
option-commission = Commander un tableau
option-pay = Payer le peintre : { $art }
option-keep = Garder les pions
option-lift = Reprendre : { $place }
option-wait = Attendre, garder les cartes
option-land = { $place }
option-raise = Monter de { $step }
option-bid = Miser { HALVES($halves) } fl.
compose-bid = Miser un autre montant
    .unit = fl.
    .do = Miser
option-pass = Passer
option-draw = { $card }

## Questions : à la place concernée (après « À vous : »), et aux autres

question-ChooseFirst = choisissez qui commence.
    .other = Le premier joueur est tiré au sort.
question-PlaceMarker = posez un marqueur.
    .other = { $seat } pose un marqueur.
question-PlacePawn = posez un pion.
    .other = { $seat } pose un pion.
question-PlaceStadtholder = choisissez d’où part le Stathouder.
    .other = { $seat } place le Stathouder.
question-Roll = lancez les dés.
    .other = { $seat } va lancer les dés.
question-Throw = les dés roulent.
    .other = Les dés roulent.
question-Act = agissez, ou finissez votre tour.
    .other = { $seat } agit.
question-LiftMarker = choisissez le marqueur à reprendre (destination : { $place }).
    .other = { $seat } choisit un marqueur à reprendre (destination : { $place }).
question-PlaceNewPawn = posez votre nouveau pion.
    .other = { $seat } pose un nouveau pion.
question-ConvertAtOnce = changer trois pions contre un marqueur ({ $province }) ?
    .other = { $seat } peut changer trois pions contre un marqueur ({ $province }).
question-Paint = commandez un tableau, ou payez un peintre.
    .other = { $seat } s’occupe de ses peintres.
question-Draw = une carte est piochée ({ $deck }).
    .other = Une carte est piochée ({ $deck }).
question-LiftToSail =
    { $may_wait ->
        [0] il manque un marqueur à votre voyage : reprenez-en un.
       *[other] il manque un marqueur à votre voyage : reprenez-en un, ou attendez.
    }
    .other = { $seat } peut reprendre un marqueur pour un voyage.
question-Land = choisissez la colonie du marqueur ({ $lifted }).
    .other = { $seat } choisit la colonie d’un marqueur ({ $lifted }).
question-Bid = montez, ou passez.
    .other = { $seat } enchérit.
question-LastChance = encaisser avant le décompte ?
    .other = { $seat } peut encaisser avant le décompte.

## Nouvelles : lignes du journal

news-leads = { $seat } commence.
news-placed = { $seat } pose un marqueur : { $province }.
news-settled = { $seat } pose un pion : { $province }.
news-started = { $seat } place le Stathouder sur la case marchand { $count }.
news-turn = Tour { $count } : { $seat }.
news-thrown = { $seat } fait { $first } et { $second }.
news-called = { $seat } joue une carte dé : { $count }.
news-stopped = Le Stathouder s’arrête : { $province } et { $other }.
news-merchant = Le Stathouder s’arrête chez un marchand : { HALVES($money) } { $money ->
        [0] florin
        [1] florin
        [2] florin
        [3] florin
       *[other] florins
    } pour chacun.
news-stadtholder = Le Stathouder s’arrête chez Guillaume II : { HALVES($money) } { $money ->
        [0] florin
        [1] florin
        [2] florin
        [3] florin
       *[other] florins
    } pour chacun.
news-paid = { $seat } reçoit { HALVES($money) } { $money ->
        [0] florin
        [1] florin
        [2] florin
        [3] florin
       *[other] florins
    }.
news-moved = { $seat } déplace un pion : { $province } → { $other }.
news-took = { $seat } prend { $place } pour { HALVES($money) } { $money ->
        [0] florin
        [1] florin
        [2] florin
        [3] florin
       *[other] florins
    }.
news-displaced = { $seat } perd { $place } et reprend son marqueur.
news-lifted = { $seat } reprend un marqueur : { $place }.
news-created = { $seat } change trois pions contre un marqueur : { $province }.
news-used =
    { $money ->
        [0] { $seat } fait agir son marqueur : { $place }.
       *[other] { $seat } fait agir son marqueur : { $place }, pour { HALVES($money) } { $money ->
        [0] florin
        [1] florin
        [2] florin
        [3] florin
       *[other] florins
    }.
    }
news-drew = { $seat } pioche { $deck }.
news-drew-card = Vous avez pioché : { $card }.
news-laid-open = { $seat } pose, face visible : { $card }.
news-commissioned =
    { $money ->
        [0] { $seat } commande un tableau sans rien payer.
       *[other] { $seat } commande un tableau pour { HALVES($money) } { $money ->
        [0] florin
        [1] florin
        [2] florin
        [3] florin
       *[other] florins
    }.
    }
news-painter =
    { $count ->
        [one] { $seat } paie le peintre ({ $art }) ; il reste { $count } paiement.
       *[other] { $seat } paie le peintre ({ $art }) ; il reste { $count } paiements.
    }
news-finished = { $seat } termine son tableau ({ $art }) : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
news-cashed = { $seat } encaisse : { $set }, { HALVES($money) } { $money ->
        [0] florin
        [1] florin
        [2] florin
        [3] florin
       *[other] florins
    }.
news-reshuffled =
    { $count ->
        [one] La défausse forme un nouveau paquet de { $count } carte ({ $deck }).
       *[other] La défausse forme un nouveau paquet de { $count } cartes ({ $deck }).
    }
news-sailed =
    { $jokers ->
        [0] { $seat } appareille.
        [one] { $seat } appareille avec { $jokers } joker.
       *[other] { $seat } appareille avec { $jokers } jokers.
    }
news-landed = { $seat } débarque : { $place }.
news-waits = { $seat } a un voyage tout prêt et attend un marqueur.
news-offered = { $seat } met aux enchères l’action d’une province : { $province }.
news-bid = { $seat } mise { HALVES($money) } { $money ->
        [0] florin
        [1] florin
        [2] florin
        [3] florin
       *[other] florins
    }.
news-passed = { $seat } passe.
news-left-out = { $seat } ne peut pas miser.
news-sold = { $seat } achète à { $victim } l’action de la province ({ $province }) pour { HALVES($money) } { $money ->
        [0] florin
        [1] florin
        [2] florin
        [3] florin
       *[other] florins
    }.
news-unsold = Personne ne mise : { $seat } garde l’action de la province ({ $province }).
news-score =
    { $count ->
        [one] { $seat } a { $count } point.
       *[other] { $seat } a { $count } points.
    }
news-won =
    { $count ->
        [one] { $seat } l’emporte avec { $count } point.
       *[other] { $seat } l’emporte avec { $count } points.
    }
news-limit = Le dernier tour permis est fini : le plus haut score l’emporte.

## Réglages d’une partie

setting-leader = Premier joueur
    .help = Qui se place et joue en premier. La boîte le demande au plus âgé.
setting-leader-random = Tiré au sort
setting-guild_lift = Reprendre pour une guilde
    .help = Réserve vide, une guilde peut être prise avec un marqueur d’ailleurs sur le plateau.
setting-lift_used = Reprendre un marqueur utilisé
    .help = Un marqueur qui a agi, ou a été vendu, dans ce tour peut aussi être repris.
setting-painter_paid = Le gagnant paie le peintre
    .help = Qui gagne une action marron aux enchères paie le florin du peintre ; sinon, la banque.

## Phases

heading =
    { $turn ->
        [0] {""}
       *[other] Tour { $turn }
    }
phase-0 = Mise en place
phase-1 = Stathouder
phase-2 = Actions
phase-3 = Fin du tour

## D’où viennent les points

points-pawns = Pions
points-provinces = Provinces
points-colonies = Colonies
points-art = Tableaux
points-mills = Moulins
points-governors = Gouverneurs
points-money = Argent

## La position en tableaux de mots

text-title = Tour { $turn } · { $phase } · actif : { $active }
text-florins = Florins
text-hand = Main
text-easel = Tableaux
text-laid = Moulins et gouverneurs
text-reserve = Pions et marqueurs en réserve
text-place = Lieu
text-marker = Marqueur
text-pawns = Pions
text-used = utilisé
text-places = Provinces, guildes et colonies
text-decks = Cartes à piocher
text-paid = { $art } : payé { $made } fois sur { $all }

## Le dessin

board-title = Siècle d’Or
board-subtitle = les Provinces, 1648
board-setup = Mise en place
board-turn = Tour { $turn } · { $name }
board-turn-short = Tour { $turn }
board-over = Victoire : { $names }
board-map = Carte
board-house = Guildes et colonies
board-north-sea = Mer du Nord
board-guilds = Table des guildes
board-prices = Ce que coûte une guilde
board-indies = Indes
board-antilles = Antilles
board-decks = Pioches
board-reach = pointillé doré : les cases à portée des dés (2 à 12)
board-stadtholder = le Stathouder
board-dice = dés
board-bell = tour
board-marker = marqueur : { $name }
board-marker-used = marqueur : { $name }, utilisé
board-pawns =
    { $count ->
        [one] { $name } : { $count } pion
       *[other] { $name } : { $count } pions
    }
board-province = { $name }, { $colour }
board-green = vert
board-yellow = jaune
board-brown = marron
board-blue = bleu
board-grey = gris
board-guild = { $name } : à chaque tour, { $does } ; prix suivant : { $price }
board-colony = { $name } : épices à { $price }
board-merchant = marchand : { HALVES($money) } pour chacun
board-william = Guillaume II : { HALVES($money) } pour chacun
board-deck-yellow = investir
board-deck-brown = art
board-deck-blue = colonie
board-deck-grey = culture
board-deck-orange = épices
board-deck = { $name } : { $count } à piocher, { $discards ->
        [one] { $discards } défaussée
       *[other] { $discards } défaussées
    }
board-backs = { $name } : { $count } en main
board-hand = Ma main
board-hand-of = Main : { $name }
board-hand-card = { $card } : { $count } en main
board-die = carte dé
board-ship = navire
board-captain = capitaine
board-cannon = canon
board-joker = joker
board-paintings = Tableaux
board-painting = tableau de valeur { $points } : { $made ->
        [one] { $made } payé
       *[other] { $made } payés
    } sur { $payments }, ×{ $count }
board-florins = florins
board-florin =
    { $money ->
        [0] florin
        [1] florin
        [2] florin
        [3] florin
       *[other] florins
    }
board-counted = { $what } : { $count }
board-goal =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $target }
board-spare-pawns =
    { $count ->
        [one] { $count } pion en réserve
       *[other] { $count } pions en réserve
    }
board-spare-markers =
    { $count ->
        [one] { $count } marqueur en réserve
       *[other] { $count } marqueurs en réserve
    }
board-painted =
    { $count ->
        [one] { $count } tableau achevé
       *[other] { $count } tableaux achevés
    }, { $begun } en cours
board-reserve = en réserve
board-nothing = rien
board-asked = à jouer
board-active = actif
board-waiting = voyage prêt
board-winner = vainqueur
board-panel = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $money } fl.
board-auction = Enchères : { $province } ({ $name })
board-standing = mise actuelle : { HALVES($money) }
board-no-bid = aucune mise
board-passed = a passé
board-pass = passer
board-description = Le plateau du Siècle d’Or. { $moment }

## Comparer les joueurs

compare-pawns = Pions sur la carte
compare-markers = Marqueurs
compare-cards = Cartes en main
compare-mills = Moulins
compare-governors = Gouverneurs

## Ce que ferait une option, en bref

effect-moved = pion vers { $other }
effect-settled = pion en { $province }
effect-paid = { $seat } : +{ HALVES($money) } fl.
    .own = { "" }
effect-drew = piocher { $deck }
effect-bid = mise de { HALVES($money) } fl.
effect-cashed = { "" }
effect-took = { "" }
effect-created = trois pions deviennent un marqueur
effect-offered = chacun peut miser
effect-displaced = { $seat } perd { $place }
effect-started = { "" }
effect-finished = tableau terminé
effect-painter =
    { $count ->
        [one] il reste { $count } paiement
       *[other] il reste { $count } paiements
    }
effect-stopped = { $province } et { $other }
effect-merchant = un marchand, pour chacun
effect-stadtholder = Guillaume II, pour chacun
does-auction = { $action } au plus offrant
does-guild = à chaque tour { $action }
does-green = un nouveau pion
does-yellow = une carte investissement
does-brown = un tableau, ou un peintre à payer
does-blue = une carte colonie
does-grey = une carte culture
does-orange = une carte épices
effect-used = { "" }
effect-commissioned = { "" }

## Tant de chaque chose : ce qu’un choix coûte et rapporte, ce qui manque

count-money = { HALVES($count) } fl.
count-point =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-pawn =
    { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }

## Pourquoi pas : ce qui empêche ce choix-ci

why-no-pawn = Vous n’y avez pas de pion : { $province }.
why-own-guild = C’est déjà à vous : { $guild }.
why-guild-top = Son marqueur est déjà au prix le plus haut : personne ne peut la prendre.
why-marker-there = Il y a déjà un marqueur : { $province }.
why-no-marker = Vous n’y avez pas de marqueur.
why-used = Votre marqueur y a déjà agi pendant ce tour.
why-unsold = Personne n’a misé dessus pendant ce tour.
why-bid-low = Une mise doit dépasser celle qui tient, d’au moins ½ florin.
why-reserve-empty = Une guilde demande un marqueur de votre réserve, et il n’y en a pas.
why-no-marker-free = Votre réserve n’a pas de marqueur, et aucun de ceux du plateau ne peut être repris.
why-nothing-left = Cela ne donnerait rien : il n’y a plus de carte, de pion ou de tableau pour cela, ou personne n’en aurait l’usage.
why-no-set = Vous n’avez pas de série complète : { $set }.
why-no-die = Vous n’avez pas de carte dé en main.

## Comptes : les lignes du journal qui vont ensemble

account-pay = Ce que paient les provinces
account-offered = Les enchères
account-scores = Les scores
