### Tapestry: the words of the game, in English.
### Names of cards, tracks, territories and people arrive in words. `thing-` is a name, `text-` what it does.

## The game

title = Tapestry
subtitle = From the first fire to the stars
summary = Four tracks lead out of the Stone Age: explore the map, conquer it, invent and research your way forward, fill a capital with farms and wonders, and in five eras weave a history that nobody else could tell.
