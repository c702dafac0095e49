### Tapestry : les mots du jeu, en français.
### Les composants ont leurs noms et leurs textes dans le dossier `words` ; noms de choses et de personnes arrivent en toutes lettres.

## Le jeu

title = Tapestry
subtitle = Du premier feu jusqu’aux étoiles
summary = Quatre pistes mènent hors de l’âge de pierre : explorez la carte, conquérez-la, avancez d’inventions en recherches, emplissez une capitale de fermes et de merveilles, et tissez en cinq ères une histoire que nul autre ne pourrait raconter.
weight = corsé

## Verbes : noms des groupes de choix

verb-lead = Commencer…
verb-chart = Capitales…
verb-summon = Civilisations…
verb-reveal = Étalage…
verb-draw = Piocher une carte…
verb-find = Piocher une tuile…
verb-spot = Piocher une tuile Espace…
verb-science = Dé de science…
verb-roll = Dés de conquête…
verb-found = Fonder une capitale…
verb-adopt = Choisir une civilisation…
verb-income = Revenus
verb-advance = Avancer…
verb-move = Bouger un pion…
verb-repeat = Répéter une case…
verb-copy = Échanger avec…
verb-pick = Choisir une piste…
verb-pay = Payer…
verb-take = Prendre…
verb-gain = Gagner…
verb-accept = Oui
verb-decline = Non
verb-points = Points
verb-stop = Terminer
verb-carry = Choisir une tuile…
verb-explore = Explorer…
verb-turn = Tourner la tuile…
verb-face = Tourner le monument…
verb-visit = Explorer l’espace…
verb-conquer = Conquérir…
verb-trap = Embuscade
verb-die = Choisir un dé…
verb-place = Poser…
verb-give = Donner…
verb-name = Désigner un adversaire…
verb-invent = Inventer…
verb-upgrade = Améliorer…
verb-use = Utiliser une carte…
verb-play = Jouer une carte…
verb-show = Copier une carte…
verb-discard = Défausser…
verb-build = Bâtir…
verb-settle = Bâtir sur la carte…
verb-aside = À côté de la capitale
verb-erect = Choisir un monument…
verb-swap = Échanger…
verb-buy = Acheter…
verb-sell = Vendre…
verb-levy = Prélever…
verb-rally = Relever…
verb-activate = Utiliser une civilisation…
verb-craft = Bâtir sur le plateau…
verb-row = Prendre dans une rangée…
verb-climb = Monter…
verb-step = Suivre une ligne…
verb-expose = Choisir une case…
verb-predict = Prédire…

## Choix : textes des boutons

option-lead = { $seat }
option-chart = { $capital }
option-summon = { $civilization }
option-reveal = { $tech }
option-draw = { $card }
option-find = { $tile }
option-spot = { $tile }
option-science = { $track }
option-roll = { $red } et { $black }
option-found = { $capital }
option-adopt = { $civilization }
option-income = Gagner vos revenus : ère suivante
option-advance = { $track }
option-move = Pion : { $space }
option-repeat = { $space }
option-copy = { $space } ({ $seat })
option-pick = { $track }
option-pay = Payer 1 { $resource }
option-take = Prendre 1 { $resource }
option-gain = Choisir : { $effect }
option-accept = Oui
option-decline = Non, merci
option-points = Prendre les points
option-stop = C’est tout
option-carry = { $tile }
option-explore = { $hex }
option-turn = Haut : { $direction }
option-face = Haut : { $direction }
option-visit = Explorer : { $tile }
option-conquer = { $hex }
option-trap = Jouer une Embuscade
option-die = Prendre { $colour }
option-place = { $hex }
option-give = Donner : { $tile }
option-name = { $seat }
option-invent = Inventer : { $tech }
option-upgrade = Améliorer : { $tech }
option-use = Utiliser : { $tech }
option-play = Jouer : { $card }
option-show = Copier : { $card }
option-discard = Défausser : { $thing }
option-build = Bâtir : { $plot }
option-settle = Bâtir : { $hex }
option-aside = Poser à côté de la capitale
option-erect = { $landmark }
option-swap = Échanger : { $plot }
option-buy =
    { $count ->
        [one] Acheter { $count } ressource
       *[other] Acheter { $count } ressources
    }
option-sell =
    { $count ->
        [one] Vendre { $count } ressource
       *[other] Vendre { $count } ressources
    }
option-levy = Prélever : { $hex }
option-rally = Relever : { $hex }
option-activate = { $civilization }
option-craft = Bâtir : { $column }
option-row = Choisir : { $row }
option-climb = Monter : { $column }
option-step = Aller : { $stage }
option-expose = { $square }
option-predict = { $number }

## Où en est la partie

heading-turn = Ère { $era } sur { $eras } · au tour { DE($name) }
heading-mine = Ère { $era } sur { $eras } · à vous

## Réglages d’une partie

setting-adjustments = Civilisations ajustées
    .help = Les civilisations qui se sont montrées fortes ou faibles commencent avec un peu moins ou un peu plus, comme l’éditeur l’a proposé plus tard.
setting-adjustments-none = Comme imprimées
setting-adjustments-official = Ajustements officiels
setting-seats_by_capital = Places autour de la carte
    .help = Les capitales sont distribuées de sorte que les voisins de table commencent côte à côte sur la carte, dans le sens horaire.
setting-leader = Premier joueur
    .help = Qui joue en premier. La boîte le tire au sort.
setting-leader-random = Tiré au sort

## D’où viennent les points

points-income = Revenus
points-track = Pistes
points-exploration = Exploration
points-conquest = Conquête
points-technology = Cartes Technologie
points-tapestry = Cartes Fresque
points-civilization = Civilisations
points-objective = Objectifs
points-space = Tuiles Espace
thing-source-income = { points-income }
thing-source-track = { points-track }
thing-source-exploration = { points-exploration }
thing-source-conquest = { points-conquest }
thing-source-technology = { points-technology }
thing-source-tapestry = { points-tapestry }
thing-source-civilization = { points-civilization }
thing-source-objective = { points-objective }
thing-source-space = { points-space }

## La position en tableaux de mots

table-title = Joueurs · à jouer : { $name }
table-era = Ère
table-finished = fini
table-civilizations = Civilisations
table-card = Fresque
table-hand = Main
table-tracks = Pistes
table-track = Piste
table-technology = Cartes Technologie
table-bottom = Ligne du bas
table-middle = Ligne du milieu
table-top = Ligne du haut
table-holdings = Possessions
table-market = Marchés
table-house = Maisons
table-farm = Fermes
table-armory = Arsenaux
table-landmarks = Monuments
table-territories = Territoires
table-outposts = Avant-postes restants
table-tiles = Tuiles
table-objectives = Objectifs
table-lying = Sur la table
table-display = Étalage
table-deck = Cartes Fresque à piocher
