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
thing-currency = Monnaie
thing-banking = Banque
thing-credit-cards = Cartes de crédit
thing-e-commerce = Commerce en ligne
thing-biometrics = Biométrie
thing-symbology = Symboles
thing-language = Langage
thing-writing = Écriture
thing-telephone = Téléphone
thing-email = Courriel
thing-neural-implants = Implants neuronaux
thing-hunting = Chasse
thing-farming = Agriculture
thing-breeding = Élevage
thing-preservation = Conservation
thing-fertilization = Fertilisation
thing-food-printing = Impression d’aliments
thing-ceremony = Cérémonie
thing-racing = Course
thing-team-sports = Sports d’équipe
thing-tabletop-games = Jeux de société
thing-video-games = Jeux vidéo
thing-virtual-reality = Réalité virtuelle

## Tant de chaque chose : ce qu’un choix coûte et rapporte, ce qui manque

count-coin = { benefit-coin }
count-worker = { benefit-worker }
count-food = { benefit-food }
count-culture = { benefit-culture }
count-any = { benefit-any }
count-vp = { benefit-vp }
