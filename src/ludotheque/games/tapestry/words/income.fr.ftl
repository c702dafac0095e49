### Tapestry : ressources, bâtiments de revenus et cases qu’ils découvrent.

## Ressources et bâtiments

thing-coin = pièce
thing-worker = ouvrier
thing-food = nourriture
thing-culture = culture
thing-farm = ferme
thing-house = maison
thing-market = marché
thing-armory = arsenal

## Bâtiments de revenus

text-farm = Prise parmi les fermes de votre plateau Revenus, elle y découvre la case suivante et remplit une parcelle de votre capitale.
text-house = Prise parmi les maisons de votre plateau Revenus, elle y découvre la case suivante et remplit une parcelle de votre capitale.
text-market = Pris parmi les marchés de votre plateau Revenus, il y découvre la case suivante et remplit une parcelle de votre capitale.
text-armory = Pris parmi les arsenaux de votre plateau Revenus, il y découvre la case suivante et remplit une parcelle de votre capitale.

## Plateau Revenus : les cases, par bâtiment de gauche à droite

thing-barter = Troc
text-barter = 1 pièce, et 1 PV par carte Technologie à vous.
thing-currency = Monnaie
text-currency = 1 pièce.
thing-banking = Banque
text-banking = 1 PV par carte Technologie à vous.
thing-credit-cards = Cartes de crédit
text-credit-cards = 1 pièce.
thing-e-commerce = Commerce en ligne
text-e-commerce = 1 pièce, et 1 PV par carte Technologie à vous.
thing-biometrics = Biométrie
text-biometrics = 10 PV.
thing-symbology = Symboles
text-symbology = 1 ouvrier, et 1 PV par ligne et colonne complète de votre capitale.
thing-language = Langage
text-language = 1 ouvrier.
thing-writing = Écriture
text-writing = 1 PV par ligne et colonne complète de votre capitale.
thing-telephone = Téléphone
text-telephone = 1 ouvrier.
thing-email = Courriel
text-email = 1 ouvrier, et 1 PV par ligne et colonne complète de votre capitale.
thing-neural-implants = Implants neuronaux
text-neural-implants = 10 PV.
thing-hunting = Chasse
text-hunting = 1 nourriture et 1 tuile Territoire.
thing-farming = Agriculture
text-farming = 1 nourriture.
thing-breeding = Élevage
text-breeding = 4 PV.
thing-preservation = Conservation
text-preservation = 1 nourriture.
thing-fertilization = Fertilisation
text-fertilization = 1 nourriture et 7 PV.
thing-food-printing = Impression d’aliments
text-food-printing = 10 PV.
thing-ceremony = Cérémonie
text-ceremony = 1 culture et 1 carte Fresque.
thing-racing = Course
text-racing = 1 culture.
thing-team-sports = Sports d’équipe
text-team-sports = 1 PV par territoire que vous contrôlez.
thing-tabletop-games = Jeux de société
text-tabletop-games = 1 culture.
thing-video-games = Jeux vidéo
text-video-games = 1 culture, et 1 PV par territoire que vous contrôlez.
thing-virtual-reality = Réalité virtuelle
text-virtual-reality = 10 PV.
