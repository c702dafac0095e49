### Tapestry : les civilisations.

## Civilisations : le plateau, les précisions, et ce qui change quand on les gagne plus tard

thing-alchemists = Alchimistes
text-alchemists = Tours de revenus 2 à 5 : lancez le dé de science et marquez sa piste, encore et encore, jusqu’à ce que vous arrêtiez. Une piste sortie deux fois fait tout perdre : 1 ressource au choix et rien d’autre. Si vous arrêtez, vous pouvez avancer de 1 sur chaque piste marquée sans bénéfice ni bonus ; une piste déjà finie rapporte { $alien-points } PV à la place.
    .note = Il faut lancer une fois. Chaque piste marquée est un choix à part, dans l’ordre voulu ; les monuments sont gagnés.
thing-architects = Architectes
text-architects = Un district complété dont les bâtiments de revenus sont tous du même type rapporte 1 ressource au choix de plus. Quand la capitale est marquée, chaque ligne ou colonne complète dont les bâtiments de revenus sont tous du même type vaut 1 PV de plus.
    .note = Il faut au moins un bâtiment de revenus. Monuments et parcelles infranchissables ne comptent pas.
    .later = Vous pouvez échanger deux bâtiments de revenus de votre capitale, jusqu’à trois fois ; un échange ne complète rien.
thing-craftsmen = Artisans
text-craftsmen = Un bâtiment de revenus peut aller sur ce plateau au lieu de votre capitale, sur la case libre la plus basse d’une colonne ; vous gagnez aussitôt ce qu’il couvre.
    .note = Il compte pour les points par bâtiment et la Monarchie, pas pour les districts, lignes ou colonnes. Possible aussi quand la capitale est pleine.
thing-entertainers = Artistes
text-entertainers = Tours de revenus 2 à 5 : avancez votre pion d’une colonne vers la droite le long d’une ligne et gagnez ce qui s’y trouve.
    .note = Vous choisissez la ligne. De la dernière colonne, on ne va plus nulle part.
    .later = Posez le pion sur n’importe quelle case et gagnez ce qui s’y trouve.
thing-futurists = Futuristes
text-futurists = Quand vous les gagnez, votre pion de chaque piste fait un bond de { $futurists-jump } cases sans bénéfice, bonus ni monument, et vous gagnez 1 de chaque ressource.
    .note = Un bond n’est pas une avancée. Il s’arrête au bout de la piste ; tomber sur la case 12 l’achève. Les monuments sautés restent pour d’autres.
    .later = De même, avec un pion au choix sur chaque piste.
thing-heralds = Hérauts
text-heralds = À la fin de votre premier tour de revenus, vous pouvez jouer une carte Fresque par-dessus la Maîtrise du feu. Tours de revenus 2 à 5 : vous pouvez poser l’un de 4 pions sur une carte « Pose » de n’importe quel plateau Revenus et gagner son effet.
    .note = Un pion par carte, pour de bon. Son propriétaire ne gagne rien.
    .later = Sans la carte par-dessus la Maîtrise du feu.
thing-historians = Historiens
text-historians = Tours de revenus 2 à 5 : vous pouvez défausser 1 tuile Territoire pour donner l’un de 4 pions à un adversaire, ce qui découvre une case. Chaque fois qu’un adversaire qui a votre pion gagne un monument, vous gagnez toutes les cases découvertes.
    .note = Une fois par monument, quel que soit le nombre de pions. Les cases sont { $historians-1-vp }, nourriture, ouvrier et { $historians-4-vp }. Les pions ne reviennent pas.
    .later = Donnez aussitôt les 4 pions à des adversaires, comme vous voulez.
thing-inventors = Inventeurs
text-inventors = Tours de revenus 2 à 5 : vous pouvez poser l’un de 4 pions sur une carte Technologie de n’importe qui, sous la ligne du haut ; elle est aussitôt améliorée sans condition, et vous pouvez gagner le bénéfice après son propriétaire. Une carte adverse avec votre pion qui atteint la ligne du haut vient dans votre ligne du bas.
    .note = Un monument pris par le propriétaire n’est plus pour vous. Une carte à vous s’améliore comme d’habitude et reste.
thing-isolationists = Isolationnistes
text-isolationists = Quand vous conquérez un territoire vide, vous pouvez y ajouter l’un de { $isolationists-tokens } pions : gagnez 1 ressource au choix, et personne ne peut le conquérir. À votre dernier tour de revenus, votre plus grande étendue d’une même sorte de terre, en territoires contrôlés, rapporte { $isolationists-areas } PV pour 1 à { $isolationists-sizes }.
    .note = La mer n’est pas une terre. Deux territoires se touchent là où la terre se rejoint sur leur côté commun ; une île au milieu d’une tuile est seule. Plus de six, c’est toujours { $isolationists-most } PV.
thing-leaders = Dirigeants
text-leaders = Tours de revenus 2 à 5 : vous pouvez couvrir une case libre pour avancer de 1 sur sa piste, avec le bénéfice mais sans le bonus.
    .note = Une case par piste, chacune une fois dans la partie, et seulement où vous pouvez avancer. Les monuments sont gagnés.
thing-merrymakers = Fêtards
text-merrymakers = Tours de revenus 2 à 5 : montez l’un de vos 3 pions dans sa colonne et gagnez tout ce que montre la case atteinte.
    .note = Vous choisissez le pion, pas un pion arrivé en haut, et l’ordre de ce que vous gagnez.
thing-militants = Militants
text-militants = Vos { $outposts } avant-postes de réserve couvrent deux rangées de 4. Chaque avant-poste posé est le plus à gauche d’une rangée. Au début de chaque tour de revenus, vous gagnez tout ce qui est découvert.
    .note = Vous choisissez la rangée chaque fois. Le plateau vide, plus de conquête.
    .later = Posez les avant-postes qui vous restent sur le plateau, chacun sur la case libre la plus à droite d’une rangée au choix ; le reste est découvert.
thing-mystics = Mystiques
text-mystics = Quand vous les gagnez, prédisez un nombre de cartes Technologie, de districts complets, de territoires contrôlés et de pistes achevées. La première fois que chacun est atteint, gagnez 1 ressource au choix ; à votre dernier tour de revenus, chaque nombre exact rapporte { $mystics-points } PV.
    .note = Les nombres vont de 1 à { $mystics-most }, pour les pistes de 1 à { $mystics-tracks }. Ils sont publics et définitifs.
    .later = Ils quittent la partie, et vous piochez une autre civilisation.
thing-nomads = Nomades
text-nomads = Un bâtiment ou un monument peut aller sur la carte au lieu de votre capitale : sur un de vos territoires qui a exactement un jeton, ce qui le ferme et rapporte 1 ressource au choix, ou sur un territoire vide voisin d’un des vôtres, que vous contrôlez alors.
    .note = Ce n’est jamais une conquête : ni dés, ni Embuscade, ni objectif. Sur la carte, il compte encore pour les points par bâtiment.
thing-chosen = Les Élus
text-chosen = Tours de revenus 2 à 5 : par piste que vous avez achevée ou où personne n’est devant vous, 1 PV par adversaire ; par objectif atteint, 1 ressource au choix, ou { $chosen-points } PV à votre dernier tour de revenus.
    .note = Les adversaires qui ont fini comptent.
thing-traders = Marchands
text-traders = Tours de revenus 2 à 5 : vous pouvez poser l’un de 4 pions sur un territoire vide, pour 1 PV par territoire adverse voisin, ou sur un territoire qui n’a qu’un avant-poste adverse, pour le bénéfice du territoire. Si un adversaire conquiert plus tard là où est votre pion, vous pouvez gagner le dé qu’il laisse.
    .note = Le pion ne donne pas de contrôle et n’est pas renversé, mais avec lui deux jetons ferment un territoire.

## Civilisations : les ajustements officiels

adjustment-alchemists = À la fin de votre premier tour de revenus, gagnez { $adjustment-alchemists-any } et { $adjustment-alchemists-vp }.
adjustment-architects = À la fin de votre premier tour de revenus, à trois joueurs ou plus, gagnez { $adjustment-architects-vp } par adversaire.
adjustment-craftsmen = À la fin de votre premier tour de revenus, perdez { $adjustment-craftsmen-any }.
adjustment-entertainers = À la fin de votre premier tour de revenus, gagnez { $adjustment-entertainers-any }.
adjustment-futurists = À la fin de votre premier tour de revenus, perdez { $adjustment-futurists-culture } et { $adjustment-futurists-any }.
adjustment-merrymakers = À la fin de votre premier tour de revenus, gagnez { $adjustment-merrymakers-any }.
adjustment-mystics = À la fin de votre premier tour de revenus, gagnez { $adjustment-mystics-any }.
adjustment-chosen = À la fin de votre premier tour de revenus, gagnez { $adjustment-chosen-vp } par adversaire.
adjustment-traders = À la fin de votre premier tour de revenus, gagnez { $adjustment-traders-any } et { $adjustment-traders-vp }.
