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
text-landmark-forge = For the first to reach space { $forge-space } of technology; it covers { $forge-short } by { $forge-long } plots.
thing-landmark-rubber-works = Rubber Works
text-landmark-rubber-works = For the first to reach space { $rubber-works-space } of technology; it covers { $rubber-works-plots } plots, { $rubber-works-short } by { $rubber-works-long } without a corner of 2 by 2.
thing-landmark-tech-hub = Tech Hub
text-landmark-tech-hub = For the first to reach space { $tech-hub-space } of technology; it covers { $tech-hub-short } by { $tech-hub-long } plots.
thing-landmark-barracks = Barracks
text-landmark-barracks = For the first to reach space { $barracks-space } of military; it covers { $barracks-short } by { $barracks-long } plots.
thing-landmark-tank-factory = Tank Factory
text-landmark-tank-factory = For the first to reach space { $tank-factory-space } of military; it covers { $tank-factory-short } by { $tank-factory-long } plots.
thing-landmark-fusion-reactor = Fusion Reactor
text-landmark-fusion-reactor = For the first to reach space { $fusion-reactor-space } of military; it covers { $fusion-reactor-plots } plots, { $fusion-reactor-short } by { $fusion-reactor-long } without a corner.
thing-landmark-lighthouse = Lighthouse
text-landmark-lighthouse = For the first to reach space { $lighthouse-space } of exploration; it covers { $lighthouse-short } by { $lighthouse-long } plots.
thing-landmark-train-station = Train Station
text-landmark-train-station = For the first to reach space { $train-station-space } of exploration; it covers { $train-station-short } by { $train-station-long } plots.
thing-landmark-launch-pad = Launch Pad
text-landmark-launch-pad = For the first to reach space { $launch-pad-space } of exploration; it covers { $launch-pad-short } by { $launch-pad-long } plots.
thing-landmark-apothecary = Apothecary
text-landmark-apothecary = For the first to reach space { $apothecary-space } of science; it covers { $apothecary-short } by { $apothecary-long } plots.
thing-landmark-academy = Academy
text-landmark-academy = For the first to reach space { $academy-space } of science; it covers { $academy-short } by { $academy-long } plots.
thing-landmark-laboratory = Laboratory
text-landmark-laboratory = For the first to reach space { $laboratory-space } of science; it covers { $laboratory-short } by { $laboratory-long } plots.
thing-landmark-bakery = Bakery
text-landmark-bakery = From the square of the technology card Bakery; it covers { $bakery-short } by { $bakery-long } plots.
thing-landmark-barn = Barn
text-landmark-barn = From the square of the technology card Barn; it covers { $barn-short } by { $barn-long } plots.
thing-landmark-com-tower = Com Tower
text-landmark-com-tower = From the square of the technology card Com Tower; it covers { $com-tower-short } by { $com-tower-long } plots.
thing-landmark-library = Library
text-landmark-library = From the square of the technology card Library; it covers { $library-short } by { $library-long } plots.
thing-landmark-stock-market = Stock Market
text-landmark-stock-market = From the square of the technology card Stock Market; it covers { $stock-market-short } by { $stock-market-long } plots.
thing-landmark-treasury = Treasury
text-landmark-treasury = From the square of the technology card Treasury; it covers { $treasury-short } by { $treasury-long } plots.

## Space tiles

text-space-1 = Advance on science, and { $space-1-vp } for each science space you have advanced.
text-space-2 = { $space-2-armory }, and { $space-2-vp } for each of your armouries.
text-space-3 = { $space-3-house }, and { $space-3-vp } for each of your houses.
text-space-4 = { $space-4-tapestry }, play a tapestry card over your current one, and { $space-4-vp } for each of your tapestry cards.
text-space-5 = { $space-5-coin }, { $space-5-worker } and { $space-5-vp }.
text-space-6 = Research, and { $space-6-vp }.
text-space-7 = { $space-7-food }, { $space-7-culture } and { $space-7-vp }.
text-space-8 = { $space-8-culture }, and { $space-8-vp } for each complete row and column of your capital.
text-space-9 = Advance on technology, and { $space-9-vp } for each technology space you have advanced.
text-space-10 = Invent, upgrade, and { $space-10-vp } for each of your technology cards.
text-space-11 = Conquer, and { $space-11-vp } for each territory you control.
text-space-12 = Advance on military, and { $space-12-vp } for each military space you have advanced.
text-space-13 = { $space-13-vp }.
text-space-14 = { $space-14-farm }, and { $space-14-vp } for each of your farms.
text-space-15 = { $space-15-market }, and { $space-15-vp } for each of your markets.

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
thing-black-territory = the territory’s benefit

## A benefit that may be declined: choosing it is not declining it

thing-refresh = replace the display
thing-tech-cards = technology cards
thing-districts = complete districts
thing-territories = controlled territories
thing-tracks = completed tracks
