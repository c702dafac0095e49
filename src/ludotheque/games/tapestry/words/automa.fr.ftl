### Tapestry : seul contre l’Automa et l’Empire de l’ombre.

driven-automa = Automa
driven-shadow = Empire de l’ombre

setting-automa = Niveau de l’Automa
    .help = À quel point vos rivaux vous rendent la vie dure : du Cancre, qui vous laisse commencer par quatre avancées gratuites, au Broyeur de rêves.
setting-automa-1 = 1 · le Cancre
setting-automa-2 = 2 · le Moyen
setting-automa-3 = 3 · l’Un peu intimidant
setting-automa-4 = 4 · l’Assez redoutable
setting-automa-5 = 5 · le Vraiment redoutable
setting-automa-6 = 6 · le Broyeur de rêves
setting-solo_box = Cartes d’une partie en solo
    .help = Six cartes Fresque et trois civilisations parlent d’adversaires absents. Elles peuvent rester, mais vous aident ou vous nuisent plus qu’il n’est juste.
setting-solo_box-trimmed = Sans les cartes injustes
setting-solo_box-whole = Avec toutes celles qui marchent

## Ce qu’ils ont

thing-decision-number = carte Décision { $number }
thing-automa-scientists = Scientifiques
thing-automa-explorers = Explorateurs
thing-automa-engineers = Ingénieurs
thing-automa-conquerors = Conquérants
text-automa-scientists = Tours de revenus 3 à 5 : l’Automa fait une recherche, avec le bénéfice.
text-automa-explorers = L’Automa avance avec le bénéfice : en Exploration aux tours de revenus 2 et 4, en Militaire aux tours 3 et 5.
text-automa-engineers = Tours de revenus 2 à 5 : 1 PV par monument de l’Automa.
text-automa-conquerors = Tours de revenus 2 à 5 : l’Automa conquiert s’il contrôle moins de territoires que le numéro du tour, peut fermer l’un d’eux et marque 1 PV pour chacun.
thing-indicator-all = toute piste
thing-indicator-landmark = au plus près d’un monument ou de la fin
thing-indicator-finish = au plus près de la fin
thing-tracks-number =
    { $number ->
        [0] aucune piste
        [1] Exploration
        [2] Science
        [3] Exploration, Science
        [4] Militaire
        [5] Exploration, Militaire
        [6] Science, Militaire
        [7] Exploration, Science, Militaire
        [8] Technologie
        [9] Exploration, Technologie
        [10] Science, Technologie
        [11] Exploration, Science, Technologie
        [12] Militaire, Technologie
        [13] Exploration, Militaire, Technologie
        [14] Science, Militaire, Technologie
       *[15] les quatre pistes
    }
thing-criterion-only = rien d’autre n’est possible
thing-criterion-middle = au plus près de l’île du centre
thing-criterion-single = au plus près d’un territoire que vous tenez avec une seule pièce
thing-criterion-near = au plus près d’un de vos territoires
thing-criterion-far = au plus loin de vos territoires
thing-criterion-arrows = rencontré d’abord par les flèches
thing-reason-no-hex = aucun hexagone ne convient
thing-reason-no-outpost = plus d’avant-poste en réserve
thing-reason-track-end = la piste ne va pas plus loin

## Verbes et options

verb-equip = Choisir une civilisation
verb-decide = Piocher une carte Décision
verb-consult = Retourner une carte Décision
verb-uncover = Retourner une carte
option-equip = { $automa-civilization }
option-decide = { $decision }
option-consult = { $decision }
option-uncover = { $card }

## Questions

question-RollFavourite = le dé de science est lancé pour une piste favorite.
    .other = Le dé de science est lancé pour une piste favorite.
question-Equip = choisissez une seconde civilisation pour l’Automa.
    .other = { $seat } choisit une seconde civilisation pour l’Automa.
question-BeginAhead = niveau 1 : avancez gratuitement sur chaque piste, dans l’ordre de votre choix.
    .other = { $seat } avance gratuitement.
question-Decide = une carte Décision est piochée.
    .other = Une carte Décision est piochée.
question-Consult = une carte de la pioche Progrès est retournée.
    .other = Une carte de la pioche Progrès est retournée.
question-BotRoll = le dé de science est lancé pour l’Automa.
    .other = Le dé de science est lancé pour l’Automa.
question-BotFind = une tuile Territoire est piochée pour l’Automa.
    .other = Une tuile Territoire est piochée pour l’Automa.
question-BotSpin = la tuile est tournée au hasard.
    .other = La tuile est tournée au hasard.
question-TurnUp = une carte de l’Automa est retournée.
    .other = Une carte de l’Automa est retournée.
question-SpringTrap = l’Automa vous attaque ({ $hex }) : jouer une Embuscade ?
    .other = { $seat } est attaqué : { $hex }.

## Nouvelles

news-bot-civilization = { $seat } mène une civilisation : { $automa-civilization }.
news-bot-favourite = Piste favorite ({ $seat }) : { $track }.
news-bot-completed = { $seat } a terminé une piste ({ $track }) et en préfère une autre.
news-bot-overtaken = { $seat } n’est plus en tête sur une piste ({ $track }) et choisit de nouveau sa favorite.
news-pair = Piste : { $decision }. Départage : { $tiebreaker }. Reste dans la pioche : { $count }.
news-consulted = Le tour de revenus 1 est à départager : { $decision }.
news-bot-bound = { $seat } ({ $indicator }) n’a qu’une piste : { $track }.
news-bot-choosing = { $seat } ({ $indicator }) a le choix : { $tracks }. L’ordre décide : { $tiebreaker }.
news-bot-stays = { $seat } a terminé toutes les pistes et ne bouge pas.
news-bot-landmark = { $seat } atteint un monument, et l’Automa le prend : { $landmark }.
news-bot-exploring = { $seat } explore { $hex } : { $criterion }.
news-bot-explored = { $seat } pose { $tile } au hasard : { $hex }.
news-bot-conquering = { $seat } vous attaque ({ $hex }) : { $criterion }.
news-bot-taking = { $seat } prend { $hex } : { $criterion }.
news-bot-skipped = { $seat } passe : { $reason }.
news-shadow-outpost = { $seat } ferme { $hex } avec un avant-poste renversé.
news-exposed-card = { $seat } retourne une carte et la défausse : { $card }.
news-bot-income = { $seat } et son ombre prennent le tour de revenus { $count }.
news-bot-income-early = Le symbole de revenus : { $seat } et son ombre prennent aussitôt le tour de revenus { $count }.
news-bot-points = Monuments et territoires { $lands }, Militaire et Science { $arms }, Technologie et Exploration { $crafts }, ère { $first }.
news-progress = Cartes Décision ajoutées sans être vues : { $count }. Reste dans la pioche Progrès : { $left }.
news-bot-laid = { $seat } pose une carte Fresque sur son plateau, sans qu’on la voie.
news-bot-drew = { $seat } prend une carte Fresque, sans qu’on la voie.
news-bots-shuffled =
    { $count ->
        [one] La pioche Décision est mélangée de nouveau avec { $count } carte.
       *[other] La pioche Décision est mélangée de nouveau : { $count } cartes.
    }

## Sur le dessin

board-bot = automate
board-about-automa = Il avance selon la paire de cartes Décision visible sans rien payer, explore, conquiert et marque à ses tours de revenus. Il peut gagner.
board-about-shadow = Il vous dispute les monuments et l’objectif d’une piste terminée ; ce qu’il atteint va à l’Automa. Ses avant-postes renversés ferment des territoires. Il n’en tire aucun bénéfice, ne marque jamais et ne peut pas gagner.
board-outposts-left = Avant-postes restants
board-track-card = Carte Piste { $number }
board-tiebreaker = Carte Départage { $number }
board-track-card-note =
    { $income ->
        [1] Automa : { $automa }. Empire de l’ombre : { $shadow }. Avec le symbole de revenus : dernière paire d’une ère, elle ouvre un tour de revenus.
       *[other] Automa : { $automa }. Empire de l’ombre : { $shadow }.
    }
board-tiebreaker-note =
    { $topples ->
        [1] Ordre des pistes, depuis le bas pour l’Empire de l’ombre : { $tracks }. Avec le symbole Renversement.
       *[other] Ordre des pistes, depuis le bas pour l’Empire de l’ombre : { $tracks }. Sans le symbole Renversement.
    }
board-favourite = favorite
board-favourite-of = Piste favorite : { $name }
board-multipliers = Multiplicateurs du prochain tour de revenus : monuments et territoires, Militaire et Science, Technologie et Exploration
board-income-mat = Points des tours de revenus II à V
board-first = premier
board-chart = Étapes des tours de revenus 1 à 5
board-decision-deck = Pioche Décision : { $count }
board-progress-deck = Pioche Progrès : { $count }
board-decisions-past = Cartes Décision défaussées : { $cards }
board-unseen = Cartes Fresque cachées : à côté du plateau { $count }, dessus { $laid }
board-arrow-black = Flèche noire : la lecture commence ici
board-arrow-grey = Flèche grise : la ligne suivante

## Dans le terminal

table-rivals = Vos rivaux
table-favourites = Pistes favorites (Automa, Empire de l’ombre)
table-pair = Paire visible : carte Piste, carte Départage
table-decisions = Cartes Décision restantes
table-multipliers = Prochains multiplicateurs
table-unseen = Cartes Fresque cachées

## Les composants, tels que leur page les nomme

components-automa-setup = Seul : mise en place
components-automa-decisions-cards = Seul : cartes Décision
components-automa-scans-orders = Seul : sens de lecture des flèches
components-automa-benefits = Seul : ce que l’Automa gagne sur les cases 1 à 12
components-automa-mat = Seul : multiplicateurs du plateau de l’Automa
components-automa-levels-levels = Seul : niveaux
components-automa-civilizations-cards = Seul : civilisations de l’Automa
automa-setup-your_start = une capitale dont le départ est le vôtre
automa-setup-automa_start = une capitale dont le départ est celui de l’Automa
automa-setup-markers = avant-postes d’un automate qui marquent sa piste favorite
automa-setup-single_tokens = territoires à une seule pièce que les Conquérants laissent ouverts
automa-setup-per_territory = PV des Conquérants par territoire
automa-setup-per_landmark = PV des Ingénieurs par monument
automa-setup-traps_removed = Embuscades retirées
automa-setup-progress_cards = cartes de la première étape Progrès
automa-setup-removed = cartes Fresque retirées
automa-setup-removed_by_choice = cartes Fresque retirées par choix
automa-setup-civilizations_removed = civilisations retirées
automa-setup-civilizations_removed_by_choice = civilisations retirées par choix
automa-benefits-exploration = { thing-exploration }
automa-benefits-science = { thing-science }
automa-benefits-military = { thing-military }
automa-benefits-technology = { thing-technology }
automa-benefits-advances_on = une avancée au dé se fait en
automa-benefits-regresses_on = un recul au dé se fait en
automa-mat-normal = face normale, tours de revenus 2 à 5
automa-mat-hard = face difficile, tours de revenus 2 à 5
automa-mat-first_in_era = PV pour entrer le premier dans les ères 2 à 4
head-deck = pioche
head-automa = pistes de l’Automa
head-shadow = pistes de l’Empire de l’ombre
head-income = symbole de revenus
head-topple = symbole Renversement
head-order = ordre des pistes
head-scan = sens de lecture
head-axis = lignes
head-first = première ligne
head-step = ligne suivante
head-direction = direction
head-mat = face du plateau
head-steps = étapes et leurs tours de revenus
head-more = cartes de la seconde étape Progrès
head-you = vos avancées gratuites au tour de revenus 1
head-bots = avancées gratuites des automates au tour de revenus 1
head-civilizations = civilisations de l’Automa
head-favourite = piste favorite
deck-start = carte de départ
deck-progress = carte Progrès
automa-all = toutes
automa-landmark = au plus près d’un monument ou de la fin
automa-finish = au plus près de la fin
shadow-all = toutes
shadow-landmark = au plus près d’un monument ou de la fin
shadow-finish = au plus près de la fin
axis-u = montant vers la gauche
axis-v = montant vers la droite
axis-column = colonnes
mat-normal = normale
mat-hard = difficile
value-favourite = favorite
value-refresh = étalage remplacé
value-conquer = conquête
value-tapestry = carte Fresque
value-bot-advance = avancée au dé
value-bot-regress = recul au dé
value-favourites = favorites
value-advance = avancée de plus
value-civilization = civilisation
value-points = points
value-progress = progrès
value-more = progrès de plus
value-lay = carte sur le plateau
value-take = carte à côté du plateau
value-shuffle = mélange
