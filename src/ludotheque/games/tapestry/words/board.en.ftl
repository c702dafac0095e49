### Tapestry: capitals, objectives, landmarks, tiles.

## Capitals

thing-capital-1 = Mountain (capital 1)
thing-capital-2 = Wetland (capital 2)
thing-capital-3 = Tropics (capital 3)
thing-capital-4 = Desert (capital 4)
thing-capital-5 = Grassland (capital 5)
thing-capital-6 = Forest (capital 6)

## Objectives

thing-objective-track = Complete a track
text-objective-track = Bring one of your tokens to space 12 of any track.
thing-objective-topple = Topple two outposts
text-objective-topple = Topple two outposts of opponents, by conquest, Trap or Revolution.
thing-objective-island = Conquer the middle island
text-objective-island = Conquer the island in the middle of the map; a Trap spoils it.

## Terrains

thing-sea = sea
thing-mountain = mountain
thing-desert = desert
thing-forest = forest
thing-grassland = grassland

## Landmarks

thing-forge = Forge
text-forge = For the first to reach space 4 of technology; it covers 2 by 2 plots.
thing-rubber-works = Rubber Works
text-rubber-works = For the first to reach space 7 of technology; it covers 12 plots, 4 by 4 without a corner of 2 by 2.
thing-tech-hub = Tech Hub
text-tech-hub = For the first to reach space 10 of technology; it covers 2 by 3 plots.
thing-barracks = Barracks
text-barracks = For the first to reach space 4 of military; it covers 2 by 2 plots.
thing-tank-factory = Tank Factory
text-tank-factory = For the first to reach space 7 of military; it covers 3 by 3 plots.
thing-fusion-reactor = Fusion Reactor
text-fusion-reactor = For the first to reach space 10 of military; it covers 8 plots, 3 by 3 without a corner.
thing-lighthouse = Lighthouse
text-lighthouse = For the first to reach space 4 of exploration; it covers 2 by 2 plots.
thing-train-station = Train Station
text-train-station = For the first to reach space 7 of exploration; it covers 3 by 3 plots.
thing-launch-pad = Launch Pad
text-launch-pad = For the first to reach space 10 of exploration; it covers 2 by 3 plots.
thing-apothecary = Apothecary
text-apothecary = For the first to reach space 4 of science; it covers 2 by 2 plots.
thing-academy = Academy
text-academy = For the first to reach space 7 of science; it covers 2 by 4 plots.
thing-laboratory = Laboratory
text-laboratory = For the first to reach space 10 of science; it covers 2 by 3 plots.
thing-landmark-bakery = Bakery
text-landmark-bakery = From the square of the technology card Bakery; it covers 2 by 2 plots.
thing-landmark-barn = Barn
text-landmark-barn = From the square of the technology card Barn; it covers 3 by 3 plots.
thing-landmark-com-tower = Com Tower
text-landmark-com-tower = From the square of the technology card Com Tower; it covers 2 by 3 plots.
thing-landmark-library = Library
text-landmark-library = From the square of the technology card Library; it covers 2 by 4 plots.
thing-landmark-stock-market = Stock Market
text-landmark-stock-market = From the square of the technology card Stock Market; it covers 2 by 2 plots.
thing-landmark-treasury = Treasury
text-landmark-treasury = From the square of the technology card Treasury; it covers 2 by 2 plots.

## Space tiles

thing-space-1 = space tile 1
text-space-1 = Advance on science, and 1 VP for each science space you have advanced.
thing-space-2 = space tile 2
text-space-2 = 1 armoury, and 1 VP for each of your armouries.
thing-space-3 = space tile 3
text-space-3 = 1 house, and 1 VP for each of your houses.
thing-space-4 = space tile 4
text-space-4 = 1 tapestry card, play a tapestry card over your current one, and 1 VP for each of your tapestry cards.
thing-space-5 = space tile 5
text-space-5 = 1 coin, 1 worker and 8 VP.
thing-space-6 = space tile 6
text-space-6 = Research, and 6 VP.
thing-space-7 = space tile 7
text-space-7 = 1 food, 1 culture and 8 VP.
thing-space-8 = space tile 8
text-space-8 = 1 culture, and 1 VP for each complete row and column of your capital.
thing-space-9 = space tile 9
text-space-9 = Advance on technology, and 1 VP for each technology space you have advanced.
thing-space-10 = space tile 10
text-space-10 = Invent, upgrade, and 1 VP for each of your technology cards.
thing-space-11 = space tile 11
text-space-11 = Conquer, and 1 VP for each territory you control.
thing-space-12 = space tile 12
text-space-12 = Advance on military, and 1 VP for each military space you have advanced.
thing-space-13 = space tile 13
text-space-13 = 13 VP.
thing-space-14 = space tile 14
text-space-14 = 1 farm, and 1 VP for each of your farms.
thing-space-15 = space tile 15
text-space-15 = 1 market, and 1 VP for each of your markets.
