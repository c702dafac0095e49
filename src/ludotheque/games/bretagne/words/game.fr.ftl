### Bretagne : les mots du jeu, en français.
### Les noms de phares, de ports, de tuiles, de cartes et de personnes arrivent en toutes lettres ; les nombres en chiffres.

## Le jeu

title = Bretagne
subtitle = Les phares de Bretagne
summary = Quinze phares le long des côtes bretonnes, au paradis, au purgatoire et en enfer : chargez vos barges, lisez le ciel, laissez vos ouvriers sur l’échafaudage ou marquez tout de suite, et allumez plus de feux que les autres en cinq manches.
weight = moyen à corsé
heading = Manche { $round }

## Ressources et autres biens

thing-wood = bois
thing-stone = pierre
thing-sand = sable
thing-clay = argile
thing-resource = ressource au choix
thing-engineer = ingénieur
thing-worker = ouvrier
thing-card = carte Équipement
thing-franc = franc
thing-point = point

## Phares

thing-pen-men = Pen-Men
thing-goulphar = Goulphar
thing-grands-cardinaux = Les Grands Cardinaux
thing-ile-aux-moutons = Île-aux-Moutons
thing-eckmuhl = Eckmühl
thing-la-vieille = La Vieille
thing-ar-men = Ar-Men
thing-saint-mathieu = Saint-Mathieu
thing-creach = Créac’h
thing-la-jument = La Jument
thing-ile-vierge = Île Vierge
thing-pontusval = Pontusval
thing-ploumanach = Ploumanac’h
thing-roches-douvres = Les Roches-Douvres
thing-cap-frehel = Cap Fréhel
thing-paradis = Paradis
thing-purgatoire = Purgatoire
thing-enfer = Enfer

## Côtes, ports et villes

thing-south = sud
thing-west = ouest
thing-north = nord
thing-vannes = Vannes
thing-quiberon = Quiberon
thing-concarneau = Concarneau
thing-douarnenez = Douarnenez
thing-camaret = Camaret
thing-le-conquet = Le Conquet
thing-roscoff = Roscoff
thing-paimpol = Paimpol
thing-saint-malo = Saint-Malo
thing-brest = Brest
thing-lorient = Lorient

## Rentes

thing-south-sand = sable
thing-south-clay = argile
thing-south-engineer = ingénieurs
thing-south-point = points
thing-west-stone = pierre
thing-west-engineer = ingénieurs
thing-west-worker = ouvriers
thing-west-card = équipement
thing-north-wood = bois
thing-north-card = équipement
thing-north-worker = ouvriers
thing-north-point = points

## Échanges

thing-lorient-resources = 3 fr. → 2 ressources
thing-lorient-cards = 3 fr. → 2 cartes
thing-lorient-sale = 2 cartes → 3 francs
thing-lorient-worker = 4 fr. → ouvrier
thing-lorient-swap = carte → 1 fr., ressource
thing-brest-engineer = 2 fr. → ingénieur
thing-brest-resources = 2 fr. → 2 ressources
thing-brest-sale = 2 ressources → 2 francs
thing-brest-pair = 3 fr. → 2 ingénieurs

## Tuiles Construction

thing-tile-wood = bois
thing-tile-stone = pierre
thing-tile-sand = sable
thing-tile-clay = argile
thing-tile-wood-stone = bois, pierre
thing-tile-wood-sand = bois, sable
thing-tile-wood-clay = bois, argile
thing-tile-stone-sand = pierre, sable
thing-tile-stone-clay = pierre, argile
thing-tile-sand-clay = sable, argile
thing-tile-wood-stone-sand = bois, pierre, sable
thing-tile-wood-stone-clay = bois, pierre, argile
thing-tile-wood-sand-clay = bois, sable, argile
thing-tile-stone-sand-clay = pierre, sable, argile

## Cartes

thing-barge-1 = la barge 1
thing-barge-2 = la barge 2
thing-barge-3 = la barge 3
thing-barge-4 = la barge 4
thing-supply = fourniture
thing-dock = dock
thing-siren = sirène
thing-cable = câblage
thing-sunny = ensoleillé
thing-variable = variable
thing-stormy = orageux
thing-production-1 = carte Production 1
thing-production-2 = carte Production 2
thing-production-3 = carte Production 3
thing-production-4 = carte Production 4
thing-production-5 = carte Production 5
thing-production-6 = carte Production 6

## Verbes : noms de groupes d'options

verb-order = Ordre…
verb-light = Phare…
verb-prebuild = Déjà construit…
verb-open = Rente…
verb-weather = Temps…
verb-reveal = Tuile…
verb-produce = Production…
verb-draw = Piocher…
verb-choose = Choisir une barge…
verb-load = Charger…
verb-build = Bâtir avec…
verb-place = Construire…
verb-stay = Laisser des ouvriers…
verb-visit = Échanger à…
verb-exchange = Échanger…
verb-gain = Prendre…
verb-give = Donner…
verb-discard = Défausser…
verb-leave = Finir les échanges
verb-pass = Passer
verb-keep = Garder…
verb-play = Jouer…
verb-done = Ne plus jouer de carte
verb-send = Envoyer un ouvrier vers…
verb-decline = N’envoyer personne

## Options : ce que disent les boutons

option-order = { $seat }
option-light = { $tower }
option-prebuild = { $tower }
option-open = { $rent }
option-weather = { $weather }
option-reveal = { $tile }
option-produce = { $production }
option-draw = { $card }
option-choose = Prendre { $barge }
option-load = Charger : { $resource }
option-build = Bâtir : { $tile }
option-place = { $tower }
option-stay =
    { $count ->
        [0] Tous rentrent
        [one] { $count } reste
       *[other] { $count } restent
    }
option-visit = Échanger à { $town }
option-exchange = { $exchange }
option-gain = Prendre : { $resource }
option-give = Donner : { $resource }
option-discard = Défausser : { $card }
option-leave = Finir les échanges
option-pass = Passer
option-keep = Garder : { $resource }
option-play = Jouer : { $card }
option-done = Ne plus jouer de carte
option-send = Vers { $port }
option-decline = N’envoyer personne

## Questions : à la place interrogée (après « À vous : »), et aux autres

question-DrawOrder = l’ordre est tiré au sort.
    .other = L’ordre du jeu est tiré au sort.
question-PlaceLighthouse = un phare est tiré.
    .other = Les phares sont mis en place.
question-Prebuild = un phare construit est tiré.
    .other = Les phares déjà construits sont tirés au sort.
question-OpenPort = une rente est tirée.
    .other = Les rentes sont mises en place.
question-TurnWeather = une carte Météo est retournée.
    .other = La météo est dévoilée.
question-RevealTile = une tuile Construction est retournée.
    .other = Les tuiles Construction sont dévoilées.
question-Produce = une carte Production est retournée.
    .other = La production de Quimper est dévoilée.
question-Deal = une carte est piochée.
    .other = Une carte est piochée.
question-ChooseBarge = choisissez une carte Barge.
    .other = { $seat } choisit une carte Barge.
question-LoadBarge = chargez une barge à Quimper.
    .other = { $seat } charge une barge.
question-Act = construisez, échangez ou passez.
    .other = { $seat } choisit une action.
question-PlaceTile = choisissez le phare pour votre tuile.
    .other = { $seat } choisit un phare.
question-LeaveWorkers = combien d’ouvriers restent ? Les autres marquent.
    .other = { $seat } décide combien d’ouvriers restent.
question-Trade = choisissez un échange.
    .other = { $seat } fait des échanges.
question-GainResource = choisissez une ressource à prendre.
    .other = { $seat } choisit une ressource.
question-GiveResource = choisissez une ressource à donner.
    .other = { $seat } donne une ressource.
question-GiveCard = choisissez une carte à défausser.
    .other = { $seat } défausse une carte.
question-KeepResource = choisissez la ressource à garder.
    .other = { $seat } choisit la ressource à garder.
question-PlayCards = jouer des cartes, chacune pour votre plus haut ouvrier ?
    .other = { $seat } peut jouer des cartes Équipement.
question-SendWorker = envoyer votre plus haut ouvrier au port ?
    .other = { $seat } peut envoyer un ouvrier dans un port.

## Nouvelles : lignes du journal

news-ordered = { $seat } a la place { $count } à Pontivy.
news-prebuilt = Déjà construit : { $tower }.
news-weather = Le temps : { $weather }.
news-forecast = Le temps annoncé : { $weather }.
news-round = Manche { $count }.
news-chose = { $seat } prend { $barge }.
news-rent = { $seat } touche une rente : { $port }.
news-gained = { $seat } reçoit { $counted }.
news-short = { $seat } ne reçoit pas tout : il n’en reste pas assez ({ $good }).
news-drew = { $seat } pioche une carte Équipement.
news-drew-card = Vous avez pioché : { $card }.
news-reshuffled =
    { $count ->
        [one] La défausse devient une pioche de { $count } carte.
       *[other] La défausse devient une pioche de { $count } cartes.
    }
news-produced =
    Quimper offre : { $wood } bois, { $stone ->
        [one] { $stone } pierre
       *[other] { $stone } pierres
    }, { $sand ->
        [one] { $sand } sable
       *[other] { $sand } sables
    }, { $clay ->
        [one] { $clay } argile
       *[other] { $clay } argiles
    }.
news-loaded = { $seat } charge { $counted }.
news-bought = { $seat } construit avec : { $tile }.
news-placed = { $tower } : { $seat } pose un étage avec { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    } et { $engineers ->
        [one] { $engineers } ingénieur
       *[other] { $engineers } ingénieurs
    }.
news-found =
    { $count ->
        [one] { $seat } y trouve { $count } franc.
       *[other] { $seat } y trouve { $count } francs.
    }
news-crew =
    { $count ->
        [0] { $seat } n’a pas d’ouvrier à poser.
        [one] { $seat } pose { $count } ouvrier sur la tuile.
       *[other] { $seat } pose { $count } ouvriers sur la tuile.
    }
news-injured =
    { $count ->
        [one] L’orage blesse un ouvrier { DE($seat) }.
       *[other] L’orage blesse { $count } ouvriers { DE($seat) }.
    }
news-stayed =
    { $tower } : { $seat } { $count ->
        [0] ne laisse personne
        [one] laisse { $count } ouvrier
       *[other] laisse { $count } ouvriers
    }{ $points ->
        [0] .
        [one] {" "}et marque { $points } point.
       *[other] {" "}et marque { $points } points.
    }
news-finished = Dernier étage posé : { $tower }.
news-visited = { $seat } envoie un ouvrier à { $town }.
news-exchanged = { $seat } échange : { $exchange }.
news-gave = { $seat } donne : { $resource }.
news-discarded = { $seat } défausse : { $card }.
news-passed = { $seat } passe et aura la place { $count } à la prochaine manche.
news-passed-last =
    { $points ->
        [one] { $seat } passe, à la place { $count } de la dernière manche : { $points } point à la fin.
       *[other] { $seat } passe, à la place { $count } de la dernière manche : { $points } points à la fin.
    }
news-kept = { $seat } garde { $counted }.
news-evaluated = Estimation : { $tower }.
news-played =
    { $points ->
        [one] { $seat } joue { $card } pour { $points } point.
       *[other] { $seat } joue { $card } pour { $points } points.
    }
news-sent =
    { $francs ->
        [0] { $seat } envoie un ouvrier vers { $port }.
        [one] { $seat } envoie un ouvrier vers { $port } pour { $francs } franc.
       *[other] { $seat } envoie un ouvrier vers { $port } pour { $francs } francs.
    }
news-majority = { $tower } : { $seat } a la majorité et marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
news-stood =
    { $points ->
        [one] Les ouvriers { DE($seat) } y marquent { $points } point.
       *[other] Les ouvriers { DE($seat) } y marquent { $points } points.
    }
news-built = Construit : { $tower }.
news-waiting =
    { $tower } : { $francs ->
        [one] { $francs } franc attend les bâtisseurs.
       *[other] { $francs } francs attendent les bâtisseurs.
    }
news-improved = Les ports de la côte { $coast } paient la rente améliorée.
news-pontivy =
    { $points ->
        [one] { $seat } : { $points } point pour avoir passé tôt.
       *[other] { $seat } : { $points } points pour avoir passé tôt.
    }
news-savings =
    { $points ->
        [one] { $seat } : { $points } point pour les francs.
       *[other] { $seat } : { $points } points pour les francs.
    }
news-harbours =
    { $points ->
        [one] { $seat } : { $points } point pour les ouvriers dans les ports.
       *[other] { $seat } : { $points } points pour les ouvriers dans les ports.
    }
news-won = { $seat } l’emporte avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Effets : la seconde ligne d'une option

effect-bought = { "" }
does-draw = 1 carte
does-reach = pour { $lights }
effect-chose = { "" }
effect-placed = { "" }
effect-stayed =
    { $points ->
        [0] aucun point maintenant
       *[other] { "" }
    }
effect-found = { "" }
effect-crew = { "" }
effect-injured = un ouvrier blessé
effect-finished = dernier étage
effect-gained = { "" }
effect-gave = { "" }
effect-loaded = { "" }
effect-passed = place { $count } à la manche suivante
effect-passed-last =
    { $points ->
        [one] { $points } point à la fin
       *[other] { $points } points à la fin
    }
effect-exchanged = { "" }
effect-kept = on en garde { $count }
effect-played = { "" }
effect-majority = majorité : { $seat }
effect-sent = rente : { $rent }

## Réglages d'une partie

setting-lighthouse_setup = Phares
    .help = Répartis au hasard sur les emplacements de leur couleur, ou chacun sur son emplacement historique.
setting-lighthouse_setup-shuffled = Au hasard
setting-lighthouse_setup-historical = Historiques
setting-prebuilt_choice = Construits d’avance
    .help = À deux ou trois, des phares sont déjà construits : tirés au sort, ou ceux des plus petits emplacements.
setting-prebuilt_choice-random = Tirés au sort
setting-prebuilt_choice-lowest = Plus petits emplacements
setting-action_order = Ordre des actions
    .help = Par le numéro de la carte Barge, ou par la ligne du haut de Pontivy ; la règle se lit des deux façons.
setting-action_order-barge = Cartes Barge
setting-action_order-pontivy = Ligne de Pontivy
setting-injured_from = Blessé dans l’orage
    .help = Un des ouvriers qu’on vient de poser, ou un de ceux restés à l’entrepôt.
setting-injured_from-tile = Un ouvrier de la tuile
setting-injured_from-warehouse = Un ouvrier de l’entrepôt

## Phases

phase-0 = Mise en place
phase-1 = Barges
phase-2 = Chargement
phase-3 = Actions
phase-4 = Estimation
phase-5 = Fin de manche
phase-6 = Fin de partie

## D'où viennent les points

points-at-once = Ouvriers repris
points-cards = Équipement
points-majority = Majorités
points-crew = Ouvriers jusqu’au bout
points-rents = Rentes
points-pontivy = Passer tôt
points-francs = Francs
points-ports = Ouvriers dans les ports

## La position en tableaux de mots

text-title = Manche { $round } · { $phase } · { $weather }, puis { $forecast }
text-unknown = plus rien
text-warehouse = Ouvriers
text-aside = À l’écart
text-francs = Francs
text-engineers = Ingénieurs
text-barge = Barge
text-goods = Bois, pierre, sable, argile
text-hand = Équipement
text-ports = Ports
text-coast = La côte
text-tower = Phare
text-category = Catégorie
text-floors = Étages
text-crews = Ouvriers par étage
text-extras = Dessus : francs, ingénieurs
text-side = Côte
text-resources = Un étage coûte, outre sa tuile
text-needed = Ingénieurs requis
text-port = Port
text-rent = Rente
text-turned = Face
text-improved = améliorée
text-there = Ouvriers de
text-pontivy = Pontivy, cette manche
text-built = construit
text-towns = Villes et tuiles
text-quimper = Quimper
text-market = Brest
text-open = Tuiles visibles
text-next = Pontivy, manche suivante
text-stock =
    { $singles ->
        [one] { $singles } ingénieur seul
       *[other] { $singles } ingénieurs seuls
    }, { $pairs ->
        [one] { $pairs } paire
       *[other] { $pairs } paires
    }

## Le plateau

board-title = Bretagne
board-round = Manche { $round } · { $phase }
board-round-short = Manche { $round }
board-over = Victoire : { $names }
board-description = Le plateau de Bretagne. { $moment }
board-pane-coast = Côte
board-pane-lights = Phares
board-pane-yard = Chantier
board-pane-towns = Villes
board-channel = Manche
board-ocean = Océan
board-weather-round = manche { $round }
board-sky = { $when } : { $name }
board-no-weather = plus de carte
board-yard = Le chantier
board-left = pile : { $count }
board-row =
    { $size ->
        [one] { $size } ressource
       *[other] { $size } ressources
    } : { $reward }, { $left } encore en pile
board-tile = Tuile Construction : { $cost }
board-tile-note = Coûte { $cost }, rapporte { $reward } ; puis le phare demande ingénieurs, suppléments, et du bois au-dessus du rez-de-chaussée.
board-bought = à poser
board-barges = Les barges
board-barge = Barge { $number } : cales { $holds } ; avec elle { $bonus }
board-saves =
    { $count ->
        [one] { $count } ingénieur
       *[other] { $count } ingénieurs
    } de moins par construction, mais un au moins
board-tower = { $number } · { $name } ({ $category }, côte { $coast })
board-tower-built = Construit : il compte pour les rentes de sa côte.
board-tower-finished = Tous les étages sont posés ; il sera estimé en fin de manche.
board-tower-next =
    { $height ->
        [0] Aucun étage
        [one] { $height } étage
       *[other] { $height } étages
    } sur { $floors }. Le suivant coûte, outre sa tuile : { $engineers ->
        [one] { $engineers } ingénieur
       *[other] { $engineers } ingénieurs
    } ; { $goods }.{ $francs ->
        [0] { "" }
        [one] { " " }{ $francs } franc attend ici.
       *[other] { " " }{ $francs } francs attendent ici.
    }
board-crew =
    { $count ->
        [one] { $name } : { $count } ouvrier à l’étage { $floor }
       *[other] { $name } : { $count } ouvriers à l’étage { $floor }
    }
board-engineers-on =
    { $count ->
        [one] { $count } ingénieur
       *[other] { $count } ingénieurs
    }
board-port = { $name } (côte { $coast }) : { $rent }
board-port-note =
    { $improved_now ->
        [0] Paie { $normal } au début de la manche ; { $improved } quand trois phares de sa côte sont construits.
       *[other] Paie { $improved } au début de la manche : trois phares de sa côte sont construits.
    }
board-worker = ouvrier { DE($name) }
board-quay = sur le quai
board-quimper = Quimper : { $goods }
board-pontivy = Pontivy : l’ordre de cette manche et de la suivante
board-this-round = manche
board-next-round = suivante
board-last-round = points
board-site = Ici se dresse le phare { $number }
board-disc = { $name } : rang { $place }
board-market =
    Brest : { $singles ->
        [one] { $singles } ingénieur seul
       *[other] { $singles } ingénieurs seuls
    }, { $pairs ->
        [one] { $pairs } paire
       *[other] { $pairs } paires
    }
board-deck =
    Équipement : { $count } à piocher, { $discards ->
        [one] { $discards } défaussée
       *[other] { $discards } défaussées
    }
board-equipment = équipement
board-values = Valeur de l’équipement et de la majorité
board-majority = majorité : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-worth =
    { $card } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $count ->
        [one] { $count } déjà jouée ici
       *[other] { $count } déjà jouées ici
    }
board-worthless = { $card } : injouable ici
board-supply = fourniture
board-dock = dock
board-siren = sirène
board-cable = câblage
board-warehouse = Entrepôt
board-workers =
    { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    } à l’entrepôt, { $aside } en réserve
board-aside = réserve
board-engineers = ingénieurs
board-francs = francs
board-barge-short = barge
board-stock = { $resource } : { $count }
board-hand = Mon équipement
board-hand-of = Équipement { DE($name) }
board-hand-card = { $card } : { $count } en main
board-nothing = rien
board-asked = à jouer
board-passed = a passé
board-with-barge = barge { $number }
board-winner = vainqueur
board-panel =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }

## Notes : ce que veulent dire les images du plateau

note-sky =
    Ingénieurs pour un étage : { $needs }.{ $danger ->
        [0] { "" }
       *[other] { " " }Qui bâtit au Purgatoire ou en Enfer a un ouvrier blessé.
    }
note-row = Qui construit avec une tuile de cette ligne reçoit { $reward }. La ligne est complétée au début de la manche suivante.
note-exchange = Une fois par visite. Pour la visite, un ouvrier quitte l’entrepôt jusqu’à ce que vous passiez.
note-market = En vente à Brest tant qu’il y en a ; complété au début de chaque manche.
note-barge =
    Chacune de ses trois barges prend une seule ressource à Quimper. { $pontivy ->
        [0] Les petits numéros chargent et agissent d’abord.
       *[other] Les petits numéros chargent d’abord.
    }
note-pontivy = En haut, qui choisit sa barge d’abord. Qui passe descend : c’est l’ordre de la manche suivante, et après la dernière manche, la place rapporte { $points }.
note-equipment = Se joue sur un phare achevé où vous avez des ouvriers. La carte rapporte selon la catégorie, moins pour chaque carte semblable déjà jouée, et fait rentrer votre ouvrier le plus haut.
note-majority = Pour qui a le plus d’ouvriers ici après les cartes et les ports ; à égalité, pour l’étage le plus bas. Puis chaque ouvrier encore là rapporte à son maître.
note-workers = Construire demande un ouvrier par ressource, visiter une ville en demande un. Ceux de la réserve s’engagent à Lorient ou viennent en rente.
note-engineers = Chaque étage en demande, selon le temps et la catégorie. Ceux qui restent repartent quand vous passez.
note-francs = Pour les échanges et les ports. { $count } font un point à la fin.
note-own-barge = Votre carte Barge de cette manche.

compare-workers = Ouvriers à l’entrepôt
compare-aside = Ouvriers en réserve
compare-ports = Ouvriers dans les ports
compare-francs = Francs
compare-engineers = Ingénieurs
compare-cards = Cartes Équipement

## Tant de chaque chose : ce qu’un choix coûte et rapporte, ce qui manque

count-wood = { $count } bois
count-stone =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
count-sand =
    { $count ->
        [one] { $count } sable
       *[other] { $count } sables
    }
count-clay =
    { $count ->
        [one] { $count } argile
       *[other] { $count } argiles
    }
count-resource =
    { $count ->
        [one] { $count } ressource au choix
       *[other] { $count } ressources au choix
    }
count-engineer =
    { $count ->
        [one] { $count } ingénieur
       *[other] { $count } ingénieurs
    }
count-worker =
    { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
count-card =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
count-franc =
    { $count ->
        [one] { $count } franc
       *[other] { $count } francs
    }
count-point =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Pourquoi pas : ce qui empêche ce choix-ci

why-no-tile = Cette tuile n’est pas visible.
why-no-light = Vous pourriez payer la tuile, mais aucun phare ensuite : chacun demande plus qu’il ne vous resterait.
why-no-exchange = Aucun échange n’y est possible pour vous.
why-light-finished = Tous ses étages sont posés : { $tower }.
why-exchanged = Vous avez déjà fait cet échange pendant cette action.
why-sold-out = Ce que vous recevriez est épuisé.
why-elsewhere = Cela s’échange dans l’autre ville.
why-not-yet = Qui vient en ville doit y échanger quelque chose.
why-in-port = Vous y avez déjà un ouvrier : { $port }.
why-other-coast = { $port } est sur une autre côte que ce phare.
why-hand = Vous n’avez pas cette carte en main : { $card }.
why-unplayable = Cela ne se joue pas sur un phare de cette catégorie : { $card }.

## Comptes : les lignes du journal qui vont ensemble

account-evaluated = L’estimation d’un phare
account-rents = Les rentes
account-final = Le décompte final
