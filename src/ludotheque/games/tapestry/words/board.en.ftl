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

thing-landmark-forge = Forge
text-landmark-forge = For the first to reach space 4 of technology; it covers 2 by 2 plots.
thing-landmark-rubber-works = Rubber Works
text-landmark-rubber-works = For the first to reach space 7 of technology; it covers 12 plots, 4 by 4 without a corner of 2 by 2.
thing-landmark-tech-hub = Tech Hub
text-landmark-tech-hub = For the first to reach space 10 of technology; it covers 2 by 3 plots.
thing-landmark-barracks = Barracks
text-landmark-barracks = For the first to reach space 4 of military; it covers 2 by 2 plots.
thing-landmark-tank-factory = Tank Factory
text-landmark-tank-factory = For the first to reach space 7 of military; it covers 3 by 3 plots.
thing-landmark-fusion-reactor = Fusion Reactor
text-landmark-fusion-reactor = For the first to reach space 10 of military; it covers 8 plots, 3 by 3 without a corner.
thing-landmark-lighthouse = Lighthouse
text-landmark-lighthouse = For the first to reach space 4 of exploration; it covers 2 by 2 plots.
thing-landmark-train-station = Train Station
text-landmark-train-station = For the first to reach space 7 of exploration; it covers 3 by 3 plots.
thing-landmark-launch-pad = Launch Pad
text-landmark-launch-pad = For the first to reach space 10 of exploration; it covers 2 by 3 plots.
thing-landmark-apothecary = Apothecary
text-landmark-apothecary = For the first to reach space 4 of science; it covers 2 by 2 plots.
thing-landmark-academy = Academy
text-landmark-academy = For the first to reach space 7 of science; it covers 2 by 4 plots.
thing-landmark-laboratory = Laboratory
text-landmark-laboratory = For the first to reach space 10 of science; it covers 2 by 3 plots.
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

text-space-1 = Advance on science, and 1 VP for each science space you have advanced.
text-space-2 = 1 armoury, and 1 VP for each of your armouries.
text-space-3 = 1 house, and 1 VP for each of your houses.
text-space-4 = 1 tapestry card, play a tapestry card over your current one, and 1 VP for each of your tapestry cards.
text-space-5 = 1 coin, 1 worker and 8 VP.
text-space-6 = Research, and 6 VP.
text-space-7 = 1 food, 1 culture and 8 VP.
text-space-8 = 1 culture, and 1 VP for each complete row and column of your capital.
text-space-9 = Advance on technology, and 1 VP for each technology space you have advanced.
text-space-10 = Invent, upgrade, and 1 VP for each of your technology cards.
text-space-11 = Conquer, and 1 VP for each territory you control.
text-space-12 = Advance on military, and 1 VP for each military space you have advanced.
text-space-13 = 13 VP.
text-space-14 = 1 farm, and 1 VP for each of your farms.
text-space-15 = 1 market, and 1 VP for each of your markets.

## Places and tiles that differ by number only

thing-hex-number = hex { $number }
thing-plot-number = plot { $number }
thing-tile-number = tile { $number }
thing-space-number = space tile { $number }
thing-tech-deck = the top card of the deck
thing-exploration-start = the start of exploration
thing-science-start = the start of science
thing-military-start = the start of military
thing-technology-start = the start of technology
thing-column-number = column { $number }
thing-row-number = row { $number }
thing-stage-number = space { $number }
thing-square-number = square { $number }
thing-north = north
thing-northeast = north-east
thing-east = east
thing-southeast = south-east
thing-south = south
thing-southwest = south-west
thing-west = west
thing-northwest = north-west
thing-red = the red die
thing-black = the black die
thing-red-4-vp = 4 VP
thing-red-5-vp = 5 VP
thing-red-6-vp = 6 VP
thing-red-7-vp = 7 VP
thing-red-vp-per-territories = 1 VP for each territory
thing-black-coin = 1 coin
thing-black-worker = 1 worker
thing-black-food = 1 food
thing-black-culture = 1 culture
thing-black-territory = the territory’s benefit
thing-tech-cards = technology cards
thing-districts = complete districts
thing-territories = controlled territories
thing-tracks = completed tracks
