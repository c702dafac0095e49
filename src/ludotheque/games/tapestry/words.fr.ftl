### Tapestry : les mots du jeu, en français.
### Les composants ont leurs noms et leurs textes dans le dossier `words` ; noms de choses et de personnes arrivent en toutes lettres.

## Le jeu

title = Tapestry
subtitle = Du premier feu jusqu’aux étoiles
summary = Quatre pistes mènent hors de l’âge de pierre : explorez la carte, conquérez-la, avancez d’inventions en recherches, emplissez une capitale de fermes et de merveilles, et tissez en cinq ères une histoire que nul autre ne pourrait raconter.

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
option-advance = Avancer en { $track }
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
option-carry = Prendre : { $tile }
option-explore = Explorer : { $hex }
option-turn = Haut vers : { $direction }
option-face = Haut vers : { $direction }
option-visit = Explorer : { $tile }
option-conquer = Conquérir : { $hex }
option-trap = Jouer une Embuscade
option-die = Prendre { $colour }
option-place = Poser : { $hex }
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
option-activate = { $civilization }
option-craft = Bâtir : { $column }
option-row = Prendre : { $row }
option-climb = Monter : { $column }
option-step = Aller : { $stage }
option-expose = { $square }
option-predict = { $category } : { $number }

## Nouvelles : lignes du journal

news-leads = { $seat } commence.
news-founded = { $seat } fonde une capitale : { $capital }.
news-adopted = { $seat } mène une civilisation : { $civilization }.
news-income = { $seat } entre dans l’ère { $count }.
news-advanced = { $seat } avance : { $space }.
news-regressed = { $seat } recule : { $space }.
news-jumped = { $seat } fait un bond : { $space }.
news-repeated = { $seat } répète une case : { $space }.
news-restarted = { $seat } repart au début d’une piste : { $track }.
news-paid = { $seat } paie 1 { $resource }.
news-gained =
    { $count ->
        [one] { $seat } gagne { $count } { $resource }.
       *[other] { $seat } gagne { $count } { $resource }s.
    }
news-scored = { $seat } marque { $count } PV.
news-objective = { $seat } atteint un objectif ({ $objective }) : { $count } PV.
news-landmark = { $seat } gagne un monument : { $landmark }.
news-built =
    { $seat } bâtit { $building ->
        [ferme] une ferme
        [maison] une maison
       *[other] un { $building }
    } : { $plot }.
news-erected = { $seat } dresse un monument, { $plot } : { $landmark }.
news-beside = { $seat } pose le bâtiment à côté de la capitale.
news-settled = { $seat } bâtit sur la carte : { $hex }.
news-district = { $seat } complète un district.
news-found = { $seat } pioche : { $tile }.
news-spotted = { $seat } pioche : { $tile }.
news-explored = { $seat } explore : { $hex }, { $tile }.
news-aligned =
    { $count ->
        [one] { $seat } aligne { $count } côté : { $count } PV.
       *[other] { $seat } aligne { $count } côtés : { $count } PV.
    }
news-visited = { $seat } explore : { $tile }.
news-science = { $seat } lance le dé de science : { $track }.
news-conquering = { $seat } pose un avant-poste : { $hex }.
news-conquered = { $seat } conquiert : { $hex }.
news-toppled = { $seat } renverse l’avant-poste adverse ({ $victim }) : { $hex }.
news-trapped = { $seat } prend { $victim } dans une Embuscade : { $hex }.
news-rolled = { $seat } lance les dés : { $red }, { $black }.
news-placed = { $seat } pose un pion : { $hex }.
news-revealed = Révélée : { $tech }.
news-invented = { $seat } invente : { $tech }.
news-upgraded = { $seat } améliore une carte : { $tech }.
news-used = { $seat } utilise une carte : { $tech }.
news-taken-over = { $seat } reprend une carte : { $tech }.
news-refreshed = { $seat } remplace l’étalage.
news-drew = { $seat } pioche une carte Fresque.
news-drew-card = Vous avez pioché : { $card }.
news-played = { $seat } joue une carte : { $card }.
news-face-down = { $seat } pose une carte face cachée.
news-copied = { $seat } utilise la capacité d’une carte : { $card }.
news-discarded-tile = { $seat } défausse : { $tile }.
news-discarded-card = { $seat } défausse une carte : { $card }.
news-discarded-tech = { $seat } défausse une carte : { $tech }.
news-named = { $seat } désigne { $victim }.
news-picked = { $seat } choisit une piste : { $track }.
news-gave = { $seat } donne à { $victim } : { $tile }.
news-activated = { $seat } utilise une civilisation : { $civilization }.
news-lost-civilization = { $seat } perd une civilisation : { $civilization }.
news-declined = { $seat } renonce.
news-reshuffled =
    { $count ->
        [one] La défausse forme une nouvelle pile de { $count } carte.
       *[other] La défausse forme une nouvelle pile de { $count } cartes.
    }
news-finished =
    { $count ->
        [one] { $seat } a fini, avec { $count } point.
       *[other] { $seat } a fini, avec { $count } points.
    }
news-won =
    { $count ->
        [one] { $seat } l’emporte avec { $count } point.
       *[other] { $seat } l’emporte avec { $count } points.
    }

## Effets : la même chose en bref, en deuxième ligne d’un bouton

effect-advanced = { $space }
effect-regressed = recul : { $space }
effect-gained = { $count } × { $resource }
effect-scored = { $count } PV
effect-aligned = { $count } PV pour les côtés alignés
effect-objective = { $objective } : { $count } PV
effect-landmark = { $landmark }
effect-district = un district est complet
effect-toppled = renverse { $victim }
effect-income = ère { $count }

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
