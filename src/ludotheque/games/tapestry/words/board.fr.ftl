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
text-landmark-forge = Pour le premier à atteindre la case { $forge-space } en Technologie ; il couvre { $forge-short } sur { $forge-long } parcelles.
thing-landmark-rubber-works = Usine de caoutchouc
text-landmark-rubber-works = Pour le premier à atteindre la case { $rubber-works-space } en Technologie ; il couvre { $rubber-works-plots } parcelles, { $rubber-works-short } sur { $rubber-works-long } sans un coin de 2 sur 2.
thing-landmark-tech-hub = Pôle technologique
text-landmark-tech-hub = Pour le premier à atteindre la case { $tech-hub-space } en Technologie ; il couvre { $tech-hub-short } sur { $tech-hub-long } parcelles.
thing-landmark-barracks = Caserne
text-landmark-barracks = Pour le premier à atteindre la case { $barracks-space } en Militaire ; il couvre { $barracks-short } sur { $barracks-long } parcelles.
thing-landmark-tank-factory = Usine de chars
text-landmark-tank-factory = Pour le premier à atteindre la case { $tank-factory-space } en Militaire ; il couvre { $tank-factory-short } sur { $tank-factory-long } parcelles.
thing-landmark-fusion-reactor = Réacteur à fusion
text-landmark-fusion-reactor = Pour le premier à atteindre la case { $fusion-reactor-space } en Militaire ; il couvre { $fusion-reactor-plots } parcelles, { $fusion-reactor-short } sur { $fusion-reactor-long } sans un coin.
thing-landmark-lighthouse = Phare
text-landmark-lighthouse = Pour le premier à atteindre la case { $lighthouse-space } en Exploration ; il couvre { $lighthouse-short } sur { $lighthouse-long } parcelles.
thing-landmark-train-station = Gare
text-landmark-train-station = Pour le premier à atteindre la case { $train-station-space } en Exploration ; il couvre { $train-station-short } sur { $train-station-long } parcelles.
thing-landmark-launch-pad = Rampe de lancement
text-landmark-launch-pad = Pour le premier à atteindre la case { $launch-pad-space } en Exploration ; il couvre { $launch-pad-short } sur { $launch-pad-long } parcelles.
thing-landmark-apothecary = Apothicaire
text-landmark-apothecary = Pour le premier à atteindre la case { $apothecary-space } en Science ; il couvre { $apothecary-short } sur { $apothecary-long } parcelles.
thing-landmark-academy = Académie
text-landmark-academy = Pour le premier à atteindre la case { $academy-space } en Science ; il couvre { $academy-short } sur { $academy-long } parcelles.
thing-landmark-laboratory = Laboratoire
text-landmark-laboratory = Pour le premier à atteindre la case { $laboratory-space } en Science ; il couvre { $laboratory-short } sur { $laboratory-long } parcelles.
thing-landmark-bakery = Boulangerie
text-landmark-bakery = Par le carré de la carte Technologie Boulangerie ; il couvre { $bakery-short } sur { $bakery-long } parcelles.
thing-landmark-barn = Grange
text-landmark-barn = Par le carré de la carte Technologie Grange ; il couvre { $barn-short } sur { $barn-long } parcelles.
thing-landmark-com-tower = Tour de communication
text-landmark-com-tower = Par le carré de la carte Technologie Tour de communication ; il couvre { $com-tower-short } sur { $com-tower-long } parcelles.
thing-landmark-library = Bibliothèque
text-landmark-library = Par le carré de la carte Technologie Bibliothèque ; il couvre { $library-short } sur { $library-long } parcelles.
thing-landmark-stock-market = Bourse
text-landmark-stock-market = Par le carré de la carte Technologie Bourse ; il couvre { $stock-market-short } sur { $stock-market-long } parcelles.
thing-landmark-treasury = Trésor public
text-landmark-treasury = Par le carré de la carte Technologie Trésor public ; il couvre { $treasury-short } sur { $treasury-long } parcelles.

## Tuiles Espace

text-space-1 = Avancez en Science, et { $space-1-vp } par case parcourue en Science.
text-space-2 = { $space-2-armory }, et { $space-2-vp } par arsenal à vous.
text-space-3 = { $space-3-house }, et { $space-3-vp } par maison à vous.
text-space-4 = { $space-4-tapestry }, jouez une carte Fresque par-dessus la carte en cours, et { $space-4-vp } par carte Fresque à vous.
text-space-5 = { $space-5-coin }, { $space-5-worker } et { $space-5-vp }.
text-space-6 = Une recherche, et { $space-6-vp }.
text-space-7 = { $space-7-food }, { $space-7-culture } et { $space-7-vp }.
text-space-8 = { $space-8-culture }, et { $space-8-vp } par ligne et colonne complète de votre capitale.
text-space-9 = Avancez en Technologie, et { $space-9-vp } par case parcourue en Technologie.
text-space-10 = Une invention, une amélioration, et { $space-10-vp } par carte Technologie à vous.
text-space-11 = Une conquête, et { $space-11-vp } par territoire que vous contrôlez.
text-space-12 = Avancez en Militaire, et { $space-12-vp } par case parcourue en Militaire.
text-space-13 = { $space-13-vp }.
text-space-14 = { $space-14-farm }, et { $space-14-vp } par ferme à vous.
text-space-15 = { $space-15-market }, et { $space-15-vp } par marché à vous.

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
thing-black-territory = le bénéfice du territoire

## A benefit that may be declined: choosing it is not declining it

thing-refresh = remplacer l’étalage
thing-tech-cards = cartes Technologie
thing-districts = districts complets
thing-territories = territoires contrôlés
thing-tracks = pistes achevées
