### Tapestry : capitales, objectifs, monuments, tuiles.

## Capitales

thing-capital-1 = Montagne (capitale 1)
thing-capital-2 = Marais (capitale 2)
thing-capital-3 = Tropiques (capitale 3)
thing-capital-4 = Désert (capitale 4)
thing-capital-5 = Prairie (capitale 5)
thing-capital-6 = Forêt (capitale 6)

## Objectifs

thing-objective-track = Achever une piste
text-objective-track = Amenez un de vos pions sur la case 12 d’une piste.
thing-objective-topple = Renverser deux avant-postes
text-objective-topple = Renversez deux avant-postes adverses, par conquête, Embuscade ou Révolution.
thing-objective-island = Conquérir l’île du centre
text-objective-island = Conquérez l’île au centre de la carte ; une Embuscade l’empêche.

## Terrains

thing-sea = mer
thing-mountain = montagne
thing-desert = désert
thing-forest = forêt
thing-grassland = prairie

## Monuments

thing-landmark-forge = Forge
text-landmark-forge = Pour le premier à atteindre la case 4 en Technologie ; il couvre 2 sur 2 parcelles.
thing-landmark-rubber-works = Usine de caoutchouc
text-landmark-rubber-works = Pour le premier à atteindre la case 7 en Technologie ; il couvre 12 parcelles, 4 sur 4 sans un coin de 2 sur 2.
thing-landmark-tech-hub = Pôle technologique
text-landmark-tech-hub = Pour le premier à atteindre la case 10 en Technologie ; il couvre 2 sur 3 parcelles.
thing-landmark-barracks = Caserne
text-landmark-barracks = Pour le premier à atteindre la case 4 en Militaire ; il couvre 2 sur 2 parcelles.
thing-landmark-tank-factory = Usine de chars
text-landmark-tank-factory = Pour le premier à atteindre la case 7 en Militaire ; il couvre 3 sur 3 parcelles.
thing-landmark-fusion-reactor = Réacteur à fusion
text-landmark-fusion-reactor = Pour le premier à atteindre la case 10 en Militaire ; il couvre 8 parcelles, 3 sur 3 sans un coin.
thing-landmark-lighthouse = Phare
text-landmark-lighthouse = Pour le premier à atteindre la case 4 en Exploration ; il couvre 2 sur 2 parcelles.
thing-landmark-train-station = Gare
text-landmark-train-station = Pour le premier à atteindre la case 7 en Exploration ; il couvre 3 sur 3 parcelles.
thing-landmark-launch-pad = Rampe de lancement
text-landmark-launch-pad = Pour le premier à atteindre la case 10 en Exploration ; il couvre 2 sur 3 parcelles.
thing-landmark-apothecary = Apothicaire
text-landmark-apothecary = Pour le premier à atteindre la case 4 en Science ; il couvre 2 sur 2 parcelles.
thing-landmark-academy = Académie
text-landmark-academy = Pour le premier à atteindre la case 7 en Science ; il couvre 2 sur 4 parcelles.
thing-landmark-laboratory = Laboratoire
text-landmark-laboratory = Pour le premier à atteindre la case 10 en Science ; il couvre 2 sur 3 parcelles.
thing-landmark-bakery = Boulangerie
text-landmark-bakery = Par le carré de la carte Technologie Boulangerie ; il couvre 2 sur 2 parcelles.
thing-landmark-barn = Grange
text-landmark-barn = Par le carré de la carte Technologie Grange ; il couvre 3 sur 3 parcelles.
thing-landmark-com-tower = Tour de communication
text-landmark-com-tower = Par le carré de la carte Technologie Tour de communication ; il couvre 2 sur 3 parcelles.
thing-landmark-library = Bibliothèque
text-landmark-library = Par le carré de la carte Technologie Bibliothèque ; il couvre 2 sur 4 parcelles.
thing-landmark-stock-market = Bourse
text-landmark-stock-market = Par le carré de la carte Technologie Bourse ; il couvre 2 sur 2 parcelles.
thing-landmark-treasury = Trésor public
text-landmark-treasury = Par le carré de la carte Technologie Trésor public ; il couvre 2 sur 2 parcelles.

## Tuiles Espace

text-space-1 = Avancez en Science, et 1 PV par case parcourue en Science.
text-space-2 = 1 arsenal, et 1 PV par arsenal à vous.
text-space-3 = 1 maison, et 1 PV par maison à vous.
text-space-4 = 1 carte Fresque, jouez une carte Fresque par-dessus la carte en cours, et 1 PV par carte Fresque à vous.
text-space-5 = 1 pièce, 1 ouvrier et 8 PV.
text-space-6 = Une recherche, et 6 PV.
text-space-7 = 1 nourriture, 1 culture et 8 PV.
text-space-8 = 1 culture, et 1 PV par ligne et colonne complète de votre capitale.
text-space-9 = Avancez en Technologie, et 1 PV par case parcourue en Technologie.
text-space-10 = Une invention, une amélioration, et 1 PV par carte Technologie à vous.
text-space-11 = Une conquête, et 1 PV par territoire que vous contrôlez.
text-space-12 = Avancez en Militaire, et 1 PV par case parcourue en Militaire.
text-space-13 = 13 PV.
text-space-14 = 1 ferme, et 1 PV par ferme à vous.
text-space-15 = 1 marché, et 1 PV par marché à vous.

## Lieux et tuiles qui ne diffèrent que par le numéro

thing-hex-number = hexagone { $number }
thing-plot-number = parcelle { $number }
thing-tile-number = tuile { $number }
thing-space-number = tuile Espace { $number }
thing-tech-deck = la première carte de la pile
thing-exploration-start = départ de l’Exploration
thing-science-start = départ de la Science
thing-military-start = départ du Militaire
thing-technology-start = départ de la Technologie
thing-column-number = colonne { $number }
thing-row-number = rangée { $number }
thing-stage-number = case { $number }
thing-square-number = case { $number }
thing-north = nord
thing-northeast = nord-est
thing-east = est
thing-southeast = sud-est
thing-south = sud
thing-southwest = sud-ouest
thing-west = ouest
thing-northwest = nord-ouest
thing-red = le dé rouge
thing-black = le dé noir
thing-red-4-vp = 4 PV
thing-red-5-vp = 5 PV
thing-red-6-vp = 6 PV
thing-red-7-vp = 7 PV
thing-red-vp-per-territories = 1 PV par territoire
thing-black-coin = 1 pièce
thing-black-worker = 1 ouvrier
thing-black-food = 1 nourriture
thing-black-culture = 1 culture
thing-black-territory = le bénéfice du territoire
thing-tech-cards = cartes Technologie
thing-districts = districts complets
thing-territories = territoires contrôlés
thing-tracks = pistes achevées
