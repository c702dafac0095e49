### Tapestry : lignes du journal, et la même chose en bref.

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
news-gained = { $seat } gagne { $counted }.
news-scored = { $seat } marque { $count } PV : { $source }.
news-slot-scored = { $seat } marque { $count } PV : { $slot }.
news-slot-counted = { $seat } marque { $count } PV : { $slot }, 1 par { $measure }.
news-slot-tiles =
    { $count ->
        [one] { $seat } reçoit { $count } tuile Territoire : { $slot }.
       *[other] { $seat } reçoit { $count } tuiles Territoire : { $slot }.
    }
news-slot-cards =
    { $count ->
        [one] { $seat } reçoit { $count } carte Fresque : { $slot }.
       *[other] { $seat } reçoit { $count } cartes Fresque : { $slot }.
    }
news-earned =
    { $building ->
        [arsenal] { $seat } reçoit { $counted } : cases des arsenaux.
       *[other] { $seat } reçoit { $counted } : cases des { $building }s.
    }
news-first-in-era =
    { $count ->
        [one] { $seat } entre dans cette ère avant ses voisins : { $count } ressource au choix.
       *[other] { $seat } entre dans cette ère avant ses voisins : { $count } ressources au choix.
    }
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
news-spotted = { $seat } pioche : { $space-tile }.
news-explored = { $seat } explore : { $hex }, { $tile }.
news-aligned =
    { $count ->
        [one] { $seat } aligne { $count } côté : { $count } PV.
       *[other] { $seat } aligne { $count } côtés : { $count } PV.
    }
news-visited = { $seat } explore : { $space-tile }.
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
news-entrusted = { $seat } confie à { $victim } un pion des Historiens.
news-named = { $seat } désigne { $victim }.
news-picked = { $seat } choisit une piste : { $track }.
news-gave = { $seat } donne à { $victim } : { $tile }.
news-bought =
    { $count ->
        [one] { $seat } cède { $points } PV contre { $count } ressource.
       *[other] { $seat } cède { $points } PV contre { $count } ressources.
    }
news-sold =
    { $count ->
        [one] { $seat } vend { $count } ressource contre des points.
       *[other] { $seat } vend { $count } ressources contre des points.
    }
news-rallied = { $seat } relève un avant-poste : { $hex }.
news-activated = { $seat } utilise une civilisation : { $civilization }.
news-lost-civilization = { $seat } perd une civilisation : { $civilization }.
news-declined = { $seat } renonce.
news-reshuffled =
    { $count ->
        [one] La défausse forme une nouvelle pile de { $count } carte.
       *[other] La défausse forme une nouvelle pile de { $count } cartes.
    }
news-reshuffled-tiles =
    { $count ->
        [one] La tuile défaussée est remise face cachée.
       *[other] Les { $count } tuiles défaussées sont mélangées face cachée.
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

## Ce que l’on compte pour des points, dit des autres

thing-measure-leads = piste où personne n’est devant

## Effets : la même chose en bref, en deuxième ligne d’un bouton

effect-paid = { "" }
effect-advanced = { $space }
effect-regressed = recul : { $space }
effect-gained = { $seat } : +{ $counted }
    .own = { "" }
effect-scored = { $seat } : +{ $count } PV
    .own = { "" }
effect-bought = { $seat } : −{ $points } PV
    .own = { "" }
effect-slot-scored = { $seat } : +{ $count } PV
    .own = { "" }
effect-slot-counted = { $seat } : +{ $count } PV
    .own = { "" }
effect-earned = { $seat } : +{ $counted }
    .own = { "" }
effect-aligned = côtés alignés
effect-objective = { $objective }
effect-landmark = { $landmark }
effect-district = un district est complet
effect-toppled = renverse { $victim }
effect-income = ère { $count }

## Comptes : les lignes du journal qui vont ensemble

account-income = Le tour de revenus
account-end = La fin
