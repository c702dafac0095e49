### Tapestry : les mots du jeu, en français.
### Noms de cartes, de pistes, de territoires et de personnes arrivent en toutes lettres. `thing-` est un nom, `text-` ce que fait la chose.

## Le jeu

title = Tapestry
subtitle = Du premier feu jusqu’aux étoiles
summary = Quatre pistes mènent hors de l’âge de pierre : explorez la carte, conquérez-la, avancez d’inventions en recherches, emplissez une capitale de fermes et de merveilles, et tissez en cinq ères une histoire que nul autre ne pourrait raconter.
