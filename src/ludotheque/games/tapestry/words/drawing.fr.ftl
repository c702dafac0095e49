### Tapestry : ce qui figure sur le dessin.

board-exploration = Exploration
board-science = Science
board-military = Militaire
board-technology = Technologie
board-start = Le départ de chacun.
board-pane-tracks = Pistes
board-pane-map = Carte
board-pane-shelf = Cartes
board-pane-capital = Capitale
board-setup = Mise en place
board-turn = { $name }, ère { $era }
board-over = Victoire : { $names }
board-description = Le plateau de Tapestry. { $moment }
board-hex = Case { $id }
board-middle = Île du centre ({ $id })
board-unexplored = Inexplorée : une tuile Territoire peut y être posée.
board-terrains = Terrain : { $terrains }.
board-benefit = Bénéfice : { $benefit }.
board-controlled = Contrôlé par { $name }.
board-outpost = avant-poste de { $name }
board-outpost-toppled = avant-poste renversé de { $name }
board-token = pion de { $name }
board-token-toppled = pion de { $name }
board-building = bâtiment de { $name }
board-building-toppled = bâtiment renversé de { $name }
board-landmark = monument de { $name }
board-landmark-toppled = monument renversé de { $name }
board-landmark-free = Personne ne l’a encore.
board-landmark-gone = Il est à { $name }.
board-deck-tech = technologie
board-deck-tile = territoires
board-deck-space = espace
board-deck-tapestry = fresques
board-deck-civilization = civilisations
board-accept = Oui
board-decline = Non
board-points = Plutôt des points
board-stop = S’arrêter
board-trap = Jouer une embuscade
board-buy = Acheter des ressources
board-sell = Vendre des ressources
board-aside = À côté de la capitale
board-slot-market = Marchés
board-slot-house = Maisons
board-slot-farm = Fermes
board-slot-armory = Arsenaux
board-slot-open = Découvert : { $benefit } à chaque revenu.
board-slot-covered = Sous un bâtiment : { $benefit }.
board-built-0 = marché
board-built-1 = maison
board-built-2 = ferme
board-built-3 = arsenal
board-maker = Maître du feu
board-face-down = Une carte face cachée
board-place = Place pour une carte Fresque
board-era-bonus =
    { $count ->
        [one] { $count } ressource au choix pour le premier des voisins à atteindre cette ère.
       *[other] { $count } ressources au choix pour le premier des voisins à atteindre cette ère.
    }
board-next-income = Prochain revenu
board-this-era = cette ère
board-when-played = pose
board-no-cards = aucune carte en main
board-more-cards = encore { $count }
board-era = ère { $era }
board-finished = terminé
board-winner = vainqueur
board-panel = { $name } : { $points } PV

compare-era = Ère
compare-income = Ressources du prochain revenu
compare-territories = Territoires
compare-techs = Cartes Technologie
compare-buildings = Bâtiments de revenus
compare-landmarks = Monuments
compare-lines = Lignes et colonnes complètes
compare-cards = Cartes en main

## Ce que fait un choix, en bref ; rien si son nom le dit déjà

effect-explored = { $count } PV
effect-built = { "" }
effect-erected = { "" }
does-advance = { $space } : { $benefit }
does-explore = jusqu’à { $count } PV
does-conquer = contrôlé par { $name }
does-territory = le territoire : { $benefit }
does-nothing = rien
does-invent = ○ { $circle } · □ { $square }
does-cover = couvre : { $benefit }
does-uncover = découvre : { $benefit }
board-alchemists-square = Marquée quand le dé de science montre cette piste.
board-leaders-square = Couverte une fois pour avancer gratuitement sur cette piste, avec son bénéfice.
