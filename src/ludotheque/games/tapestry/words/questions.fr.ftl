### Tapestry : questions à la place concernée (après « À vous : »), et aux autres.

## Pistes, bénéfices, ressources

question-ChooseToken = choisissez le pion qui bouge.
    .other = { $seat } choisit un pion.
question-ChooseBenefit = choisissez l’un de ceux-ci.
    .other = { $seat } choisit un bénéfice.
question-ChooseOrder = choisissez ce qui vient ensuite.
    .other = { $seat } choisit ce qui vient ensuite.
question-Exchange = payer pour le bonus ?
    .other = { $seat } peut payer pour un bonus.
question-ChooseResource = prenez une ressource au choix.
    .other = { $seat } prend une ressource.
question-PayAny = payez avec les ressources de votre choix.
    .other = { $seat } paie.
question-DiscardTile = défaussez une tuile Territoire.
    .other = { $seat } défausse une tuile Territoire.
question-DiscardCard = défaussez une carte Fresque.
    .other = { $seat } défausse une carte Fresque.
question-DiscardTech = défaussez une carte Technologie.
    .other = { $seat } défausse une carte Technologie.

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
question-GiveTile = Ère de la voile : donner une tuile pour 3 PV ?
    .other = { $seat } peut donner une tuile.
question-GiveTileTo = choisissez qui reçoit la tuile.
    .other = { $seat } choisit qui reçoit la tuile.
question-RollScience = le dé de science roule.
    .other = Le dé de science roule.
question-KeepRoll = Empirisme : gardez l’un des deux résultats.
    .other = { $seat } choisit entre deux résultats.
question-AcceptResearch = avancer sur la piste désignée ?
    .other = { $seat } peut avancer sur la piste désignée.

## Conquête

question-Conquer = choisissez le territoire à conquérir.
    .other = { $seat } choisit un territoire à conquérir.
question-Defend = votre territoire est attaqué : jouer une Embuscade ?
    .other = { $seat } peut se défendre par une Embuscade.
question-RollDice = les dés de conquête roulent.
    .other = Les dés de conquête roulent.
question-ChooseDie = choisissez un dé.
    .other = { $seat } choisit un dé.

## Cartes

question-Invent = inventez une carte Technologie.
    .other = { $seat } invente.
question-Upgrade = améliorez une carte Technologie.
    .other = { $seat } choisit une carte à améliorer.
question-ShareUpgrade = Inventeurs : gagner aussi le bénéfice ?
    .other = { $seat } peut gagner aussi le bénéfice.
question-UseAgain = choisissez une carte Technologie à utiliser.
    .other = { $seat } choisit une carte Technologie à utiliser.
question-PlayOver = jouez une carte Fresque par-dessus la carte en cours.
    .other = { $seat } peut jouer une carte par-dessus la carte en cours.
question-LayGained = Tyrannie : jouer la carte gagnée pour 5 PV ?
    .other = { $seat } peut jouer la carte gagnée.
question-DrawFrom = on pioche.
    .other = On pioche.
question-DrawTapestry = une carte Fresque est piochée.
    .other = Une carte Fresque est piochée.

## Bâtiments

question-PlaceBuilding = placez le bâtiment.
    .other = { $seat } place un bâtiment.
question-TurnLandmark = orientez le monument.
    .other = { $seat } oriente un monument.
question-PlaceLandmark = placez le monument.
    .other = { $seat } place un monument.

## Civilisations

question-RollOn = Alchimistes : relancer, ou arrêter ?
    .other = { $seat } peut relancer ou arrêter.
question-UseMark = Alchimistes : choisissez une piste marquée.
    .other = { $seat } utilise les pistes marquées.
question-MoveOrPoints = Alchimistes : avancer l’autre pion, ou prendre les points ?
    .other = { $seat } peut avancer ou prendre des points.
question-SwapFirst = Architectes : choisissez un bâtiment à échanger.
    .other = { $seat } peut échanger des bâtiments.
question-SwapSecond = Architectes : choisissez l’autre bâtiment.
    .other = { $seat } échange des bâtiments.
question-Perform = Artistes : choisissez où va votre pion.
    .other = { $seat } déplace le pion des Artistes.
question-Jump = Futuristes : choisissez le pion qui bondit.
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
question-Predict = Mystiques : choisissez un nombre.
    .other = { $seat } fait une prédiction.
question-SendTrader = Marchands : poser un pion ?
    .other = { $seat } peut poser un pion des Marchands.
question-TakeDie = Marchands : prendre le dé laissé ?
    .other = { $seat } peut prendre le dé laissé.
