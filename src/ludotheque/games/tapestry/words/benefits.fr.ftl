### Tapestry : comment se disent les effets, et ce que veut dire une icône.

## Bénéfices : comment se dit la notation, et ce que veut dire une icône

benefit-coin =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
    .help = Une pièce, la ressource de la Technologie ; on peut en avoir { $resource-limit }.
benefit-worker =
    { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
    .help = Un ouvrier, la ressource de la Science ; on peut en avoir { $resource-limit }.
benefit-food =
    { $count ->
        [one] { $count } nourriture
       *[other] { $count } nourritures
    }
    .help = Une nourriture, la ressource de l’Exploration ; on peut en avoir { $resource-limit }.
benefit-culture =
    { $count ->
        [one] { $count } culture
       *[other] { $count } cultures
    }
    .help = Une culture, la ressource du Militaire ; on peut en avoir { $resource-limit }.
benefit-any =
    { $count ->
        [one] { $count } ressource au choix
       *[other] { $count } ressources au choix
    }
    .help = Une pièce, un ouvrier, une nourriture ou une culture, au choix.
benefit-vp = { $count } PV
    .help = Des points de victoire ; le plus grand nombre l’emporte.
benefit-tile =
    { $count ->
        [one] { $count } tuile Territoire
       *[other] { $count } tuiles Territoire
    }
    .help = Piochée, elle rejoint votre réserve ; il en faut une pour explorer.
benefit-space-tile =
    { $count ->
        [one] { $count } tuile Espace
       *[other] { $count } tuiles Espace
    }
    .help = Piochée, elle rejoint votre réserve ; il y en a { $space-tiles } en tout.
benefit-tapestry =
    { $count ->
        [one] { $count } carte Fresque
       *[other] { $count } cartes Fresque
    }
    .help = Piochée dans votre main ; on en joue une au début des ères 2, 3 et 4.
benefit-tech-card =
    { $count ->
        [one] { $count } carte Technologie
       *[other] { $count } cartes Technologie
    }
    .help = Une de vos cartes Technologie, de n’importe quelle ligne.
benefit-farm =
    { $count ->
        [one] { $count } ferme
       *[other] { $count } fermes
    }
benefit-house =
    { $count ->
        [one] { $count } maison
       *[other] { $count } maisons
    }
benefit-market =
    { $count ->
        [one] { $count } marché
       *[other] { $count } marchés
    }
benefit-armory =
    { $count ->
        [one] { $count } arsenal
       *[other] { $count } arsenaux
    }
benefit-building =
    { $count ->
        [one] { $count } bâtiment de revenus
       *[other] { $count } bâtiments de revenus
    }
    .help = Une ferme, une maison, un marché ou un arsenal, au choix.
benefit-civilization =
    { $count ->
        [one] { $count } civilisation
       *[other] { $count } civilisations
    }
    .help = Une civilisation de plus, tirée au hasard ; elle se joint aux vôtres.
benefit-explore =
    { $count ->
        [one] une exploration
       *[other] { $count } explorations
    }
    .help = Posez une de vos tuiles Territoire sur un hexagone inexploré voisin d’un territoire que vous contrôlez : 1 PV par côté aligné, puis son bénéfice.
benefit-explore-anywhere = une exploration n’importe où
    .help = Posez une de vos tuiles Territoire sur n’importe quel hexagone inexploré : 1 PV par côté aligné, puis son bénéfice.
benefit-explore-space = une exploration de l’espace
    .help = Posez une de vos tuiles Espace près de votre plateau Revenus et gagnez ce qu’elle montre.
benefit-research =
    { $count ->
        [one] une recherche
       *[other] { $count } recherches
    }
    .help = Lancez le dé de science ; vous pouvez avancer gratuitement sur sa piste, avec le bénéfice, et le bonus si vous le payez.
benefit-research-x =
    { $count ->
        [one] une recherche sans bénéfice
       *[other] { $count } recherches sans bénéfice
    }
    .help = Lancez le dé de science ; vous pouvez avancer gratuitement sur sa piste, sans bénéfice ni bonus.
benefit-research-alien =
    { $count ->
        [one] une recherche sans bénéfice, { $alien-points } PV au-delà du bout
       *[other] { $count } recherches sans bénéfice, { $alien-points } PV au-delà du bout
    }
    .help = Lancez le dé de science ; vous pouvez avancer sur sa piste sans bénéfice ni bonus, ou prendre { $alien-points } PV si vous l’avez achevée.
benefit-repeat = le bénéfice d’une de vos cases
    .help = Choisissez une case où se trouve un de vos pions : gagnez son bénéfice, et son bonus si vous le payez.
benefit-repeat-once = le bénéfice d’une de vos cases, une fois par tour
    .help = Une fois par tour, choisissez une case où se trouve un de vos pions : gagnez son bénéfice, et son bonus si vous le payez.
benefit-invent =
    { $count ->
        [one] une invention
       *[other] { $count } inventions
    }
    .help = Prenez une carte Technologie de l’étalage ou de la pile dans votre ligne du bas.
benefit-upgrade =
    { $count ->
        [one] une amélioration
       *[other] { $count } améliorations
    }
    .help = Montez d’une ligne une de vos cartes Technologie : cercle au milieu, carré en haut.
benefit-circle = le cercle d’une carte de votre ligne du milieu
    .help = Gagnez le cercle d’une carte Technologie de votre ligne du milieu sans la bouger.
benefit-square = le carré d’une carte de votre ligne du haut
    .help = Gagnez le carré d’une carte Technologie de votre ligne du haut sans la bouger.
benefit-refresh = remplacer l’étalage
    .help = Défaussez les cartes Technologie visibles et révélez-en trois autres.
benefit-conquer =
    { $count ->
        [one] une conquête
       *[other] { $count } conquêtes
    }
    .help = Posez un avant-poste sur un territoire voisin d’un des vôtres, puis lancez les deux dés et gagnez-en un.
benefit-conquer-anywhere = une conquête n’importe où
    .help = Posez un avant-poste sur n’importe quel territoire, puis lancez les deux dés et gagnez-en un.
benefit-conquer-double = une conquête avec les deux dés
    .help = Posez un avant-poste sur un territoire voisin d’un des vôtres, puis lancez et gagnez les deux dés.
benefit-conquer-double-rival = une conquête, avec les deux dés sur un adversaire
    .help = Posez un avant-poste sur un territoire voisin d’un des vôtres, puis lancez et gagnez un dé, ou les deux s’il était à un adversaire.
benefit-territory = le bénéfice du territoire
    .help = Gagnez ce qui est imprimé sur la tuile Territoire, s’il y en a une.
benefit-play-over = jouer une carte Fresque par-dessus la carte en cours
    .help = Jouez une carte Fresque de votre main par-dessus la carte en cours, qui cesse d’agir.
benefit-restart = votre pion au départ d’une piste au choix
    .help = Le pion quitte la Technologie, qui reste achevée, pour le départ d’une piste au choix.
benefit-advance-exploration = avancer en Exploration
    .help = Avancez gratuitement un pion en Exploration : gagnez le bénéfice, et le bonus si vous le payez.
benefit-advance-exploration-x = avancer en Exploration sans bénéfice
    .help = Avancez gratuitement un pion en Exploration, sans bénéfice ni bonus.
benefit-regress-exploration = reculer en Exploration
    .help = Reculez un pion en Exploration : gagnez le bénéfice de la case atteinte, et le bonus si vous le payez.
benefit-regress-exploration-x = reculer en Exploration sans bénéfice
    .help = Reculez un pion en Exploration, sans bénéfice ni bonus.
benefit-advance-science = avancer en Science
    .help = Avancez gratuitement un pion en Science : gagnez le bénéfice, et le bonus si vous le payez.
benefit-advance-science-x = avancer en Science sans bénéfice
    .help = Avancez gratuitement un pion en Science, sans bénéfice ni bonus.
benefit-regress-science = reculer en Science
    .help = Reculez un pion en Science : gagnez le bénéfice de la case atteinte, et le bonus si vous le payez.
benefit-regress-science-x = reculer en Science sans bénéfice
    .help = Reculez un pion en Science, sans bénéfice ni bonus.
benefit-advance-military = avancer en Militaire
    .help = Avancez gratuitement un pion en Militaire : gagnez le bénéfice, et le bonus si vous le payez.
benefit-advance-military-x = avancer en Militaire sans bénéfice
    .help = Avancez gratuitement un pion en Militaire, sans bénéfice ni bonus.
benefit-regress-military = reculer en Militaire
    .help = Reculez un pion en Militaire : gagnez le bénéfice de la case atteinte, et le bonus si vous le payez.
benefit-regress-military-x = reculer en Militaire sans bénéfice
    .help = Reculez un pion en Militaire, sans bénéfice ni bonus.
benefit-advance-technology = avancer en Technologie
    .help = Avancez gratuitement un pion en Technologie : gagnez le bénéfice, et le bonus si vous le payez.
benefit-advance-technology-x = avancer en Technologie sans bénéfice
    .help = Avancez gratuitement un pion en Technologie, sans bénéfice ni bonus.
benefit-regress-technology = reculer en Technologie
    .help = Reculez un pion en Technologie : gagnez le bénéfice de la case atteinte, et le bonus si vous le payez.
benefit-regress-technology-x = reculer en Technologie sans bénéfice
    .help = Reculez un pion en Technologie, sans bénéfice ni bonus.
benefit-landmark-forge = le monument Forge
benefit-landmark-rubber-works = le monument Usine de caoutchouc
benefit-landmark-tech-hub = le monument Pôle technologique
benefit-landmark-barracks = le monument Caserne
benefit-landmark-tank-factory = le monument Usine de chars
benefit-landmark-fusion-reactor = le monument Réacteur à fusion
benefit-landmark-lighthouse = le monument Phare
benefit-landmark-train-station = le monument Gare
benefit-landmark-launch-pad = le monument Rampe de lancement
benefit-landmark-apothecary = le monument Apothicaire
benefit-landmark-academy = le monument Académie
benefit-landmark-laboratory = le monument Laboratoire
benefit-landmark-bakery = le monument Boulangerie
benefit-landmark-barn = le monument Grange
benefit-landmark-com-tower = le monument Tour de communication
benefit-landmark-library = le monument Bibliothèque
benefit-landmark-stock-market = le monument Bourse
benefit-landmark-treasury = le monument Trésor public

## Ce que comptent les points

measure-territories = territoire contrôlé
measure-farms = ferme
measure-houses = maison
measure-markets = marché
measure-armories = arsenal
measure-tech-cards = carte Technologie
measure-tapestry-cards = carte Fresque
measure-tiles = tuile Territoire en réserve
measure-lines = ligne et colonne complète
measure-landmarks = monument
measure-opponents = adversaire
measure-objectives = objectif atteint
measure-leads = piste où personne n’est devant vous
measure-exploration = case parcourue en Exploration
measure-science = case parcourue en Science
measure-military = case parcourue en Militaire
measure-technology = case parcourue en Technologie
