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

thing-forge = Forge
text-forge = Pour le premier à atteindre la case 4 en Technologie ; il couvre 2 sur 2 parcelles.
thing-rubber-works = Usine de caoutchouc
text-rubber-works = Pour le premier à atteindre la case 7 en Technologie ; il couvre 12 parcelles, 4 sur 4 sans un coin de 2 sur 2.
thing-tech-hub = Pôle technologique
text-tech-hub = Pour le premier à atteindre la case 10 en Technologie ; il couvre 2 sur 3 parcelles.
thing-barracks = Caserne
text-barracks = Pour le premier à atteindre la case 4 en Militaire ; il couvre 2 sur 2 parcelles.
thing-tank-factory = Usine de chars
text-tank-factory = Pour le premier à atteindre la case 7 en Militaire ; il couvre 3 sur 3 parcelles.
thing-fusion-reactor = Réacteur à fusion
text-fusion-reactor = Pour le premier à atteindre la case 10 en Militaire ; il couvre 8 parcelles, 3 sur 3 sans un coin.
thing-lighthouse = Phare
text-lighthouse = Pour le premier à atteindre la case 4 en Exploration ; il couvre 2 sur 2 parcelles.
thing-train-station = Gare
text-train-station = Pour le premier à atteindre la case 7 en Exploration ; il couvre 3 sur 3 parcelles.
thing-launch-pad = Rampe de lancement
text-launch-pad = Pour le premier à atteindre la case 10 en Exploration ; il couvre 2 sur 3 parcelles.
thing-apothecary = Apothicaire
text-apothecary = Pour le premier à atteindre la case 4 en Science ; il couvre 2 sur 2 parcelles.
thing-academy = Académie
text-academy = Pour le premier à atteindre la case 7 en Science ; il couvre 2 sur 4 parcelles.
thing-laboratory = Laboratoire
text-laboratory = Pour le premier à atteindre la case 10 en Science ; il couvre 2 sur 3 parcelles.
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

thing-space-1 = tuile Espace 1
text-space-1 = Avancez en Science, et 1 PV par case parcourue en Science.
thing-space-2 = tuile Espace 2
text-space-2 = 1 arsenal, et 1 PV par arsenal à vous.
thing-space-3 = tuile Espace 3
text-space-3 = 1 maison, et 1 PV par maison à vous.
thing-space-4 = tuile Espace 4
text-space-4 = 1 carte Fresque, jouez une carte Fresque par-dessus la carte en cours, et 1 PV par carte Fresque à vous.
thing-space-5 = tuile Espace 5
text-space-5 = 1 pièce, 1 ouvrier et 8 PV.
thing-space-6 = tuile Espace 6
text-space-6 = Une recherche, et 6 PV.
thing-space-7 = tuile Espace 7
text-space-7 = 1 nourriture, 1 culture et 8 PV.
thing-space-8 = tuile Espace 8
text-space-8 = 1 culture, et 1 PV par ligne et colonne complète de votre capitale.
thing-space-9 = tuile Espace 9
text-space-9 = Avancez en Technologie, et 1 PV par case parcourue en Technologie.
thing-space-10 = tuile Espace 10
text-space-10 = Une invention, une amélioration, et 1 PV par carte Technologie à vous.
thing-space-11 = tuile Espace 11
text-space-11 = Une conquête, et 1 PV par territoire que vous contrôlez.
thing-space-12 = tuile Espace 12
text-space-12 = Avancez en Militaire, et 1 PV par case parcourue en Militaire.
thing-space-13 = tuile Espace 13
text-space-13 = 13 PV.
thing-space-14 = tuile Espace 14
text-space-14 = 1 ferme, et 1 PV par ferme à vous.
thing-space-15 = tuile Espace 15
text-space-15 = 1 marché, et 1 PV par marché à vous.
