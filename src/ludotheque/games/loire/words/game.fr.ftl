### Loire : les mots du jeu, en français.
### Les noms de villes, de cartes et de personnes arrivent déjà en toutes lettres ; les nombres, en nombres.

## Le jeu

title = Loire
subtitle = Die Weinhändler · Les marchands de vin
summary = Remontez et descendez la Loire à la vapeur, chargez passagers et vin, et gagnez votre place à quai par le charbon, l’équipage ou le pot-de-vin. Vingt louis décident de la course, si le soleil ne change pas d’abord votre vin en vinaigre.
weight = léger
start-here = Peu de règles, des tours rapides, et une course que chacun suit.

## Villes et quais

thing-nantes = Nantes
thing-ancenis = Ancenis
thing-angers = Angers
thing-saumur = Saumur
thing-tours = Tours
thing-amboise = Amboise
thing-blois = Blois
thing-orleans = Orléans
thing-nantes-1 = Nantes, quai à 1 louis
thing-nantes-2 = Nantes, quai à 2 louis

## Cartes

thing-coal-1 = Charbon 1
thing-coal-2 = Charbon 2
thing-coal-3 = Charbon 3
thing-mariner = Marinier
thing-explosion = Explosion
thing-fishing = Pêche
thing-sun = Soleil

## Vins, par provenance

thing-wine-orleans = vin d’Orléans
thing-wine-blois = vin de Blois
thing-wine-amboise = vin d’Amboise
thing-wine-tours = vin de Tours
thing-wine-saumur = vin de Saumur
thing-wine-angers = vin d’Angers
thing-wine-ancenis = vin d’Ancenis

## Passagers, du départ à la destination

thing-nantes-ancenis = passager de Nantes à Ancenis
thing-nantes-angers = passager de Nantes à Angers
thing-nantes-saumur = passager de Nantes à Saumur
thing-nantes-orleans = passager de Nantes à Orléans
thing-ancenis-angers = passager d’Ancenis à Angers
thing-ancenis-amboise = passager d’Ancenis à Amboise
thing-ancenis-blois = passager d’Ancenis à Blois
thing-ancenis-orleans = passager d’Ancenis à Orléans
thing-angers-tours = passager d’Angers à Tours
thing-angers-amboise = passager d’Angers à Amboise
thing-angers-blois = passager d’Angers à Blois
thing-angers-orleans = passager d’Angers à Orléans
thing-saumur-ancenis = passager de Saumur à Ancenis
thing-saumur-angers = passager de Saumur à Angers
thing-saumur-tours = passager de Saumur à Tours
thing-saumur-blois = passager de Saumur à Blois
thing-tours-nantes = passager de Tours à Nantes
thing-tours-ancenis = passager de Tours à Ancenis
thing-tours-amboise = passager de Tours à Amboise
thing-amboise-nantes = passager d’Amboise à Nantes
thing-amboise-saumur = passager d’Amboise à Saumur
thing-amboise-orleans = passager d’Amboise à Orléans
thing-blois-nantes = passager de Blois à Nantes
thing-blois-tours = passager de Blois à Tours
thing-blois-amboise = passager de Blois à Amboise
thing-orleans-saumur = passager d’Orléans à Saumur
thing-orleans-tours = passager d’Orléans à Tours
thing-orleans-blois = passager d’Orléans à Blois

## Verbes : noms des groupes de choix

verb-place = Placer…
verb-take = Prendre…
verb-lay = Poser…
verb-explode = Faire sauter…
verb-bribe = Soudoyer…
verb-stop = Partir
verb-pass = Passer
verb-dock = Accoster…
verb-sell = Vendre…
verb-lead = Désigner…
verb-deal = Distribuer…
verb-turn = Retourner…

## Choix : le texte des boutons

option-place = { $town }
option-take = { $kind }
option-lay = { $kind }
option-explode = Explosion : { $seat }, { $kind }
option-explode-0 = Explosion sans cible
option-bribe = Soudoyer un marinier : { $seat }
option-stop = Partir
option-stop-idle = Partir, ou rester : sans charbon
option-pass = Continuer à pêcher
option-dock = { $dock }
option-sell =
    { $count ->
        [0] Garder tout le vin
        [one] Vendre { $count } vin
       *[other] Vendre { $count } vins
    }
option-lead = { $seat }
option-deal = { $kind }
option-turn = { $face }

## Questions : à qui doit répondre (après « À vous : »), et aux autres

question-PlaceBoat = placez votre bateau.
    .other = { $seat } place son bateau.
question-TakeCard = prenez une carte.
    .other = { $seat } choisit une carte.
question-LayCard = posez une carte, ou partez.
    .other = { $seat } va poser une carte ou partir.
question-ChooseDock = choisissez votre quai à Nantes.
    .other = { $seat } choisit un quai à Nantes.
question-SellWine = décidez combien de vin vendre.
    .other = { $seat } vend son vin.
question-ChooseLeader = désignez qui mène en premier.
    .other = Le pion Meneur est tiré au sort.
question-DealCard = distribuez une carte.
    .other = Les cartes sont distribuées.
question-TurnCard = retournez une carte.
    .other = Les nouvelles cartes sont retournées.

## Nouvelles : les lignes du journal

news-leads = { $seat } prend le pion Meneur et joue en premier.
news-placed = { $seat } place son bateau à { $town }.
news-dealt =
    { $count ->
        [one] { $seat } reçoit { $count } carte.
       *[other] { $seat } reçoit { $count } cartes.
    }
news-dealt-card = Vous recevez une carte { $kind }.
news-round = Manche { $count } : { $seat } joue en premier.
news-turned = Carte retournée : { $face }.
news-sun = Le soleil tape, mais il ne reste à quai aucun vin des manches précédentes.
news-spoilt =
    { $count ->
        [one] Le soleil tape : { $count } vin tourne au vinaigre.
       *[other] Le soleil tape : { $count } vins tournent au vinaigre.
    }
news-reshuffled =
    { $count ->
        [one] La défausse est mélangée : le nouveau talon compte { $count } carte.
       *[other] La défausse est mélangée : le nouveau talon compte { $count } cartes.
    }
news-took = { $seat } prend une carte { $kind }.
news-laid = { $seat } pose une carte { $kind }.
news-exploded = { $seat } déclenche une explosion : { $victim } perd une carte { $kind }.
news-fizzled = { $seat } déclenche une explosion qui ne touche rien.
news-bribed = { $seat } offre un vin et débauche un marinier chez { $victim }.
news-passed = { $seat } continue à pêcher.
news-unfished = { $seat } range sa canne à pêche.
news-moved =
    { $count ->
        [one] { $seat } avance de { $count } case et arrive à { $town }.
       *[other] { $seat } avance de { $count } cases et arrive à { $town }.
    }
news-stayed = { $seat } reste à { $town }.
news-docked = { $seat } accoste à { $dock }.
news-midriver = { $seat } attend au milieu du fleuve à { $town }.
news-fought =
    { $count ->
        [one] { $seat } et { $victim } se battent : chaque camp perd { $count } marinier.
       *[other] { $seat } et { $victim } se battent : chaque camp perd { $count } mariniers.
    }
news-evicted = { $seat } déloge { $victim } et accoste à { $dock }.
news-shifted = { $seat } se replie à { $dock }.
news-held = { $seat } tient bon à { $dock }, face à { $victim }.
news-loaded =
    { $passengers ->
        [0] { $wines ->
            [0] { $seat } ne trouve rien à embarquer.
            [one] { $seat } embarque { $wines } vin.
           *[other] { $seat } embarque { $wines } vins.
        }
        [one] { $wines ->
            [0] { $seat } embarque { $passengers } passager.
            [one] { $seat } embarque { $passengers } passager et { $wines } vin.
           *[other] { $seat } embarque { $passengers } passager et { $wines } vins.
        }
       *[other] { $wines ->
            [0] { $seat } embarque { $passengers } passagers.
            [one] { $seat } embarque { $passengers } passagers et { $wines } vin.
           *[other] { $seat } embarque { $passengers } passagers et { $wines } vins.
        }
    }
news-delivered = { $seat } débarque le { $face } et reçoit { $count } louis.
news-sold =
    { $count ->
        [0] { $seat } garde tout son vin à bord.
        [one] { $seat } vend { $count } vin pour { $louis } louis.
       *[other] { $seat } vend { $count } vins pour { $louis } louis.
    }
news-crew-left =
    { $count ->
        [0] Plus aucun marinier à ramener à terre.
        [one] Le dernier marinier descend à terre et rejoint la défausse.
       *[other] Les { $count } derniers mariniers descendent à terre et rejoignent la défausse.
    }
news-won = { $seat } gagne avec { $count } louis.
news-shared = { $seat } partage la victoire, avec { $count } louis.
news-limit = La dernière manche permise est finie : la partie s’arrête ici et la plus grosse fortune l’emporte.

## Effets : ce que ferait un choix, en peu de mots sur son bouton

effect-moved =
    { $count ->
        [one] { $count } case : { $town }
       *[other] { $count } cases : { $town }
    }
effect-stayed = rester à { $town }
effect-docked = à quai : { $dock }
effect-midriver = au fil de l’eau, { $town }
effect-laid-coal =
    { $count ->
        [one] { $count } case en tout : { $town }
       *[other] { $count } cases en tout : { $town }
    }
effect-laid-mariner =
    { $count ->
        [one] { $count } marinier pour la place à quai
       *[other] { $count } mariniers pour la place à quai
    }
effect-laid-fishing = attendre les autres avant de partir
effect-unfished = canne rangée
effect-exploded = { $victim } perd { $kind }
effect-fizzled = ne touche rien
effect-bribed = un marinier { DE($victim) } passe dans votre main
effect-sold =
    { $count ->
        [0] tout reste à bord
       *[other] { "" }
    }

## Options de la partie

setting-explosion_self_target = L’explosion peut toucher son propre charbon
    .help = Activée : une explosion peut faire sauter n’importe quel charbon posé, y compris le vôtre. Désactivée : seulement celui des autres.
setting-leader = Premier Meneur
    .help = Qui prend le pion Meneur à la première manche. La boîte le donne à la personne la plus jeune.
setting-leader-random = Tirage au sort

## Phases

phase-0 = Mise en place
phase-1 = Nouvelles cartes
phase-2 = Préparation
phase-3 = Quais

## D’où viennent les louis

points-fares = Prix des voyages
points-wine = Vin vendu

## La position en tableaux de mots

text-title = { $round ->
        [0] { $phase } · Meneur : { $leader }
       *[other] Manche { $round } · { $phase } · Meneur : { $leader }
    }
text-town = Ville et cap
text-dock = Quai
text-laid = Posées
text-hand = Main
text-aboard = À bord
text-louis = Louis
text-midriver = au milieu du fleuve
text-docked = à quai
text-docked-for = à quai ({ $louis } par vin)
text-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
text-wines =
    { $count ->
        [one] { $count } vin
       *[other] { $count } vins
    }
text-ashore = En attente sur les rives : passagers avec destination et prix, vin
text-draft = Rangée

## Le dessin

board-title = La Loire
board-subtitle = de { $first } à { $last }, par vapeur
board-round = Manche { $round } · { $phase }
board-setup = Mise en place
board-phase-1 = nouvelles cartes
board-phase-2 = préparation
board-phase-3 = quais
board-over = Victoire : { $names }
board-scale = 1 case = 1 charbon
board-draw = talon
board-discard = défausse
board-draft = cartes à prendre
board-coal = charbon
board-mariner = marinier
board-explosion = explosion
board-fishing = pêche
board-draft-card = { $card } : { $count } à prendre
board-hand-card = { $card } : { $count } en main
board-laid-card = { $card } : { $count ->
        [one] { $count } posée
       *[other] { $count } posées
    } par { $name }
board-dock = { $town }, quai { $number } : { $louis } louis par vin
board-quay = { $town }, quai
board-boat = { $name } : à { $town }, cap sur { $goal }
board-panel = { $name } : { $louis } louis, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main
board-wine-waiting = { $count ->
        [one] { $count } vin
       *[other] { $count } vins
    } à { $town }
board-wine-aboard = { $count ->
        [one] { $count } vin
       *[other] { $count } vins
    } à bord
board-pays = votre cargaison rapporte { $louis } louis à { $town }
board-hand = Ma main
board-hand-of = Main { DE($name) }
board-before = Cartes posées
board-aboard = À bord
board-waiting = En attente à { $town }
board-fare =
    { $count ->
        [one] passager pour { $town } : paie { $louis } louis
       *[other] { $count } passagers pour { $town } : paient { $louis } louis
    }
board-counted = { $what } : { $count }
board-goal = { $louis } louis sur { $target }
board-unseen =
    { $count ->
        [one] { $count } carte en main que personne n’a vue
       *[other] { $count } cartes en main que personne n’a vues
    }
board-nothing = rien
board-unplaced = pas encore sur le fleuve
board-docked = à quai, { $town }
board-docked-at = à quai, { $town } { $number }
board-midriver = au fil de l’eau, { $town }
board-asked = à jouer
board-leader = meneur
board-winner = victoire
board-description = Le plateau de Loire, manche { $round }. { $boats }

# Les joueurs comparés

compare-points = Louis
compare-hand = Cartes en main
compare-mariners = Mariniers posés
compare-passengers = Passagers à bord
compare-wine = Vin à bord
compare-town = Bateau à

## Tant de chaque chose : ce qu’un choix coûte et rapporte, ce qui manque

count-wine =
    { $count ->
        [one] { $count } vin
       *[other] { $count } vins
    }
count-louis = { $count } louis

## Pourquoi pas : ce qui empêche ce choix-ci

why-hand = Vous n’avez pas de carte { $kind } en main.
why-fishing = Vous pêchez déjà.
why-all-fish = Tous ceux qui n’ont pas bougé pêchent : il faut continuer.
why-not-fishing = Seul qui pêche peut passer.
why-no-explosion = Vous n’avez pas de carte Explosion en main.
why-no-coal = Devant { $seat }, il n’y a pas ce charbon, ou c’est le vôtre et il est à l’abri.
why-own-mariner = On ne soudoie pas ses propres mariniers.
why-no-mariner = { $seat } n’a aucun marinier sur la table.
why-occupied = Un bateau y est à quai, et vous n’avez aucun marinier sur la table pour le disputer.
why-not-in-row = Il ne reste pas de carte { $kind } dans la rangée.

## Comptes : les lignes du journal qui vont ensemble

account-quays = Aux quais
