# Ce que veut dire chaque icône : la légende.
icon-coal-pile = charbon : son chiffre dit de combien de cases le bateau avance
icon-captain-hat-profile = marinier : l’équipage qui tient ou prend un quai
icon-bright-explosion = explosion : fait sauter du charbon posé devant un joueur
icon-fishing-pole = pêche : permet de passer son tour
icon-top-hat = passagers, à bord ou en attente
icon-barrel = tonneaux de vin, à bord ou en attente
icon-poker-hand = cartes en main
icon-ship-wheel = le meneur ; le dos d’une carte
icon-laurels = victoire
