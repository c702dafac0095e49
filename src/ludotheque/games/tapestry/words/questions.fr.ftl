### Tapestry : questions à la place concernée (après « À vous : »), et aux autres.

## Mise en place et tours

question-ChooseFirst = choisissez qui commence.
    .other = Le premier joueur est tiré au sort.
question-DealCapital = une capitale est distribuée.
    .other = Une capitale est distribuée.
question-DealCivilization = une civilisation est distribuée.
    .other = Une civilisation est distribuée.
question-ChooseCapital = choisissez votre capitale.
    .other = { $seat } choisit une capitale.
question-ChooseCivilization = choisissez votre civilisation.
    .other = { $seat } choisit une civilisation.
question-Turn = avancez sur une piste, ou prenez vos revenus.
    .other = { $seat } va avancer ou prendre ses revenus.
question-ChoosePaid = choisissez le pion à avancer ({ $track }).
    .other = { $seat } choisit un pion.
question-UseCivilizations = choisissez la civilisation à utiliser.
    .other = { $seat } utilise ses civilisations.
question-PlayTapestry = jouez une carte Fresque pour votre nouvelle ère.
    .other = { $seat } choisit une carte Fresque.
question-ConvertFood = Mercantilisme : garder la nourriture gagnée ({ $food }), ou en changer une en une autre ressource et marquer { $mercantilism-points } PV ?
    .other = { $seat } peut changer la nourriture gagnée ({ $food }) en d’autres ressources.

## Pistes, bénéfices, ressources

question-ChooseToken =
    { $steps ->
        [-1] choisissez le pion qui recule ({ $track }).
       *[other] choisissez le pion qui avance ({ $track }).
    }
    .other =
        { $steps ->
            [-1] { $seat } choisit le pion qui recule ({ $track }).
           *[other] { $seat } choisit le pion qui avance ({ $track }).
        }
question-ChooseBenefit = choisissez un bénéfice.
    .other = { $seat } choisit un bénéfice ({ $phrase }).
question-ChooseOrder = choisissez ce qui vient ensuite.
    .other = { $seat } choisit ce qui vient ensuite ({ $phrase }).
question-Exchange =
    { $free ->
        [1] prendre le bonus sans payer ?
       *[other] payer pour le bonus ?
    }
    .other =
        { $free ->
            [1] { $seat } peut prendre un bonus sans payer ({ $phrase }).
           *[other] { $seat } peut prendre un bonus ({ $phrase }).
        }
question-ChooseResource =
    { $count ->
        [one] prenez une ressource au choix.
       *[other] prenez { $count } ressources au choix, une à une.
    }
    .other =
        { $count ->
            [one] { $seat } prend une ressource.
           *[other] { $seat } prend { $count } ressources.
        }
question-PayAny =
    { $count ->
        [one] payez 1 ressource au choix.
       *[other] payez { $count } ressources au choix : d’abord les pièces, la culture en dernier.
    }
    .other =
        { $count ->
            [one] { $seat } paie 1 ressource.
           *[other] { $seat } paie { $count } ressources.
        }
question-DiscardTile = défaussez une tuile Territoire.
    .other = { $seat } défausse une tuile Territoire.
question-DiscardCard = défaussez une carte Fresque.
    .other = { $seat } défausse une carte Fresque.
question-DiscardTech = défaussez une carte Technologie.
    .other = { $seat } défausse une carte Technologie.
question-RepeatSpace = choisissez une de vos cases à gagner de nouveau.
    .other = { $seat } choisit une case à gagner de nouveau.
question-Restart = choisissez la piste où votre pion repart.
    .other = { $seat } choisit où repartir.

## Exploration et recherche

question-ChooseTile = choisissez la tuile à poser.
    .other = { $seat } choisit une tuile.
question-ChooseHex = choisissez où explorer.
    .other = { $seat } choisit où explorer.
question-TurnTile = orientez la tuile.
    .other = { $seat } oriente la tuile.
question-Garrison = Militarisme : poser un avant-poste sur ce territoire ?
    .other = { $seat } peut y poser un avant-poste.
question-Reap = Exploitation : prendre deux fois le bénéfice au lieu des points ?
    .other = { $seat } peut prendre deux fois le bénéfice.
question-Visit = choisissez la tuile Espace à explorer.
    .other = { $seat } explore l’espace.
question-GiveTile = Ère de la voile : donner une tuile pour { $age-of-sail-points } PV ?
    .other = { $seat } peut donner une tuile.
question-GiveTileTo = choisissez qui reçoit la tuile ({ $tile }).
    .other = { $seat } choisit qui reçoit la tuile ({ $tile }).
question-RollScience = le dé de science roule.
    .other = Le dé de science roule.
question-KeepRoll = Empirisme : gardez l’un des deux résultats.
    .other = { $seat } choisit entre deux résultats.
question-AcceptResearch =
    { $flags ->
        [0] avancer sur la piste désignée, sans bénéfice ni bonus ?
       *[other] avancer sur la piste désignée ?
    }
    .other =
        { $flags ->
            [0] { $seat } peut avancer sur la piste désignée, sans bénéfice ni bonus.
           *[other] { $seat } peut avancer sur la piste désignée.
        }
question-UseResult = Biologie extraterrestre : utilisez un résultat, ou renoncez à tous ceux qui restent.
    .other = { $seat } utilise les résultats de la Biologie extraterrestre.
question-DealSeat = une capitale est distribuée.
    .other = Une capitale est distribuée.
question-DrawTile = une tuile Territoire est piochée.
    .other = Une tuile Territoire est piochée.
question-Prospect = une tuile Territoire est piochée.
    .other = Une tuile Territoire est piochée.
question-DrawSpace = une tuile Espace est piochée.
    .other = Une tuile Espace est piochée.

## Conquête

question-Conquer =
    { $dice ->
        [0] choisissez le territoire à conquérir.
        [1] choisissez le territoire à conquérir ; vous gagnez les deux dés.
       *[other] choisissez le territoire à conquérir ; vous gagnez les deux dés s’il est à un adversaire.
    }
    .other = { $seat } choisit un territoire à conquérir.
question-Defend = votre territoire est attaqué ({ $hex }) : jouer une Embuscade ?
    .other = { $seat } peut se défendre par une Embuscade ({ $hex }).
question-RollDice = les dés de conquête roulent.
    .other = Les dés de conquête roulent.
question-ChooseDie =
    { $dice ->
        [1] les deux dés sont à vous : choisissez le premier.
       *[other] choisissez un dé.
    }
    .other = { $seat } choisit un dé.

## Cartes

question-Invent =
    { $upgraded ->
        [1] inventez une carte Technologie, aussitôt améliorée.
       *[other] inventez une carte Technologie.
    }
    .other = { $seat } invente.
question-Upgrade = améliorez une carte Technologie.
    .other = { $seat } choisit une carte à améliorer.
question-ShareUpgrade = Inventeurs : gagner aussi le bénéfice ?
    .other = { $seat } peut gagner aussi le bénéfice ({ $benefit }).
question-UseAgain =
    { $level ->
        [1] choisissez une carte Technologie de votre ligne du milieu, dont vous gagnez le cercle.
       *[other] choisissez une carte Technologie de votre ligne du haut, dont vous gagnez le carré.
    }
    .other = { $seat } choisit une carte Technologie à utiliser.
question-PlayOver = jouez une carte Fresque par-dessus la carte en cours.
    .other = { $seat } peut jouer une carte par-dessus la carte en cours.
question-LayGained = Tyrannie : jouer la carte gagnée pour { $tyranny-points } PV ?
    .other = { $seat } peut jouer la carte gagnée.
question-CardsFirst = piocher les cartes Fresque avant de gagner les ressources ?
    .other = { $seat } choisit l’ordre de ses revenus.
question-DrawTapestry = une carte Fresque est piochée.
    .other = Une carte Fresque est piochée.
question-Reveal = une carte Technologie est révélée.
    .other = Une carte Technologie est révélée.
question-InventTop = la première carte de la pile est révélée.
    .other = La première carte de la pile est révélée.

## Cartes Fresque, une par une

question-NameAlly = désignez un adversaire.
    .other = { $seat } désigne un adversaire.
question-PickPact = Mariage d’État : choisissez la piste.
    .other = { $seat } choisit une piste.
question-Levy = Colonialisme : choisissez une de vos tuiles.
    .other = { $seat } choisit une tuile.
question-PickDawn = Âges sombres : choisissez la piste où avancer.
    .other = { $seat } choisit une piste.
question-SellCards = Démocratie : défaussez des cartes contre des points, ou arrêtez.
    .other = { $seat } défausse des cartes contre des points.
question-Seize = Dictature : choisissez la piste où avancer et à bloquer.
    .other = { $seat } choisit une piste.
question-PickLandmark = Dystopie : choisissez un monument.
    .other = { $seat } choisit un monument.
question-CopyCard = Espionnage : choisissez la carte à copier.
    .other = { $seat } choisit une carte à copier.
question-Deal = Guildes : faire un échange ?
    .other = { $seat } peut faire un échange.
question-PickField = Magnat du pétrole : choisissez une piste.
    .other = { $seat } choisit une piste.
question-MayAdvance =
    { $flags ->
        [0] Magnat du pétrole : avancer sans bénéfice ni bonus ({ $track }) ?
       *[other] Magnat du pétrole : avancer ({ $track }) ?
    }
    .other = { $seat } peut avancer ({ $track }).
question-Compete = Hôte olympique : payer 1 ouvrier contre des points ?
    .other = { $seat } peut payer un ouvrier contre des points.
question-Revive = Renaissance : choisissez la prochaine piste où avancer.
    .other = { $seat } choisit la prochaine piste.
question-Revolt = Révolution : prenez une ressource, ou relevez vos avant-postes.
    .other = { $seat } fait la révolution.
question-PickComrade = Socialisme : choisissez le pion qui bouge.
    .other = { $seat } choisit un pion.
question-PickGoal = Socialisme : choisissez la case où aller (départ : { $space }).
    .other = { $seat } choisit où aller (départ : { $space }).
question-OfferTop = Magnat de la vapeur : inventer la première carte de la pile sans la voir ?
    .other = { $seat } peut inventer la première carte de la pile.
question-CopySpace = Économie d’échange : choisissez la case d’un adversaire à gagner.
    .other = { $seat } choisit la case d’un adversaire.

## Bâtiments

question-PlaceBuilding = placez le bâtiment ({ $kind }).
    .other = { $seat } place un bâtiment ({ $kind }).
question-TurnLandmark = orientez le monument ({ $landmark }).
    .other = { $seat } oriente un monument ({ $landmark }).
question-PlaceLandmark = placez le monument ({ $landmark }).
    .other = { $seat } place un monument ({ $landmark }).

## Civilisations

question-Summon = une civilisation est piochée.
    .other = Une civilisation est piochée.
question-RollOn = Alchimistes : relancer le dé de science ?
    .other = { $seat } peut relancer ou arrêter.
question-UseMark = Alchimistes : choisissez une piste marquée.
    .other = { $seat } utilise les pistes marquées.
question-MoveOrPoints = avancer l’autre pion, ou prendre les points ({ $track }) ?
    .other = { $seat } peut avancer ou prendre des points ({ $track }).
question-SwapFirst = Architectes : choisissez un bâtiment à échanger.
    .other = { $seat } peut échanger des bâtiments.
question-SwapSecond = Architectes : choisissez l’autre bâtiment (échange avec { $swapped }).
    .other = { $seat } échange un bâtiment ({ $swapped }).
question-Perform = Artistes : choisissez où va votre pion.
    .other = { $seat } déplace le pion des Artistes.
question-Jump = Futuristes : choisissez le pion qui bondit ({ $track }).
    .other = { $seat } choisit un pion qui bondit.
question-Proclaim = Hérauts : poser un pion sur une carte ?
    .other = { $seat } peut poser un pion des Hérauts sur une carte.
question-PayTile = Historiens : défausser une tuile pour donner un pion ?
    .other = { $seat } peut donner un pion des Historiens.
question-ExposeSquare = Historiens : choisissez la case à découvrir.
    .other = { $seat } découvre une case des Historiens.
question-GiveToken = Historiens : choisissez qui reçoit le pion.
    .other = { $seat } choisit qui reçoit un pion.
question-Improve = Inventeurs : poser un pion sur une carte Technologie ?
    .other = { $seat } peut poser un pion des Inventeurs sur une carte.
question-CloseOff = Isolationnistes : ajouter un pion pour fermer le territoire ?
    .other = { $seat } peut fermer le territoire par un pion.
question-Lead = Dirigeants : couvrir une case pour avancer ?
    .other = { $seat } peut couvrir une case des Dirigeants.
question-Climb = Fêtards : choisissez le pion qui monte.
    .other = { $seat } monte un pion des Fêtards.
question-CoverRow = Militants : choisissez la rangée que couvre cet avant-poste.
    .other = { $seat } couvre le plateau des Militants.
question-UncoverRow = Militants : choisissez la rangée d’où vient l’avant-poste.
    .other = { $seat } prend un avant-poste du plateau des Militants.
question-Predict = Mystiques : combien à la fin ({ $category }) ?
    .other = { $seat } fait une prédiction.
question-SendTrader = Marchands : poser un pion ?
    .other = { $seat } peut poser un pion des Marchands.
question-TakeDie =
    { $colour ->
        [0] Marchands : prendre le dé rouge, laissé de côté ?
       *[other] Marchands : prendre le dé noir, laissé de côté ?
    }
    .other = { $seat } peut prendre le dé laissé.

## Pourquoi pas : ce qui empêche ce choix-ci

why-forbidden = Une carte interdit d’avancer sur cette piste : { $track }.
why-no-token = Vous n’avez pas de pion sur cette piste : { $track }.
why-track-end = Votre pion est au bout de cette piste : { $track }.
why-prerequisite = Ni vous ni un voisin n’en remplissez la condition : { $tech }.
why-top-row = Elle est déjà dans la ligne du haut : { $tech }.
why-not-yours = Cette carte n’est pas à vous : { $tech }.
why-no-outpost = Il ne vous reste plus d’avant-poste.
why-no-territory = Seule une terre explorée peut être conquise.
why-own-territory = Vous contrôlez déjà ce territoire.
why-two-pieces = Deux pièces s’y trouvent : il est fermé pour toujours.
why-not-adjacent = Il ne touche aucun territoire que vous contrôlez.
why-far = Elle ne touche aucun territoire que vous contrôlez.
why-explored = Une terre s’y trouve déjà.
why-rock = Cette parcelle est infranchissable : rien ne s’y bâtit.
why-plot-taken = Quelque chose s’y trouve déjà.
