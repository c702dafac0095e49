### Tapestry: the components of the edition, as their page names them.

## Headings

components-track-exploration = Exploration track
components-track-exploration-spaces = Exploration track: spaces
components-track-science = Science track
components-track-science-spaces = Science track: spaces
components-track-military = Military track
components-track-military-spaces = Military track: spaces
components-track-technology = Technology track
components-track-technology-spaces = Technology track: spaces
components-landmarks-shapes = Landmarks
components-map-large = Large map
components-map-large-printed = Large map: printed territories
components-map-small = Small map
components-map-small-printed = Small map: printed territories
components-tiles = Space tiles
components-tiles-territory = Territory tiles
components-dice = Dice
components-objectives = Objectives
components-income = Income mat
components-income-tracks = Income mat: income tracks
components-capitals = Pairs of capitals
components-capitals-mats = Capitals
components-technology-cards = Technology cards
components-tapestry-cards = Tapestry cards
components-civilizations-mats = Civilisations
components-craftsmen = { thing-craftsmen }
components-entertainers = { thing-entertainers }
components-historians = { thing-historians }
components-isolationists = { thing-isolationists }
components-merrymakers = { thing-merrymakers }
components-militants = { thing-militants }
components-mystics = { thing-mystics }
components-chosen = { thing-chosen }
components-futurists = { thing-futurists }
components-adjustments-list = Official adjustments of civilisations

## Numbers

number-display = technology cards in the display
number-civilizations_dealt = civilisations to choose from at the start
number-start_outposts = outposts on the start territory
number-outposts = outposts in supply at the start
number-resource_limit = most of each resource
number-eras = eras
number-buildings = income buildings of each kind
number-district_resources = resources of choice for a complete district
number-toppled_for_objective = outposts to topple for the objective
number-alien_points = VP for a research beyond the end of a track

## Facts in single tables

track-exploration-costs = cost of an advance in tiers I, II, III and IV
track-science-costs = cost of an advance in tiers I, II, III and IV
track-military-costs = cost of an advance in tiers I, II, III and IV
track-technology-costs = cost of an advance in tiers I, II, III and IV
map-large-players = players
map-large-unexplored = unexplored hexes
map-small-players = players
map-small-unexplored = unexplored hexes
tiles-space = benefit of each tile
dice-science = science die: sides of each track
dice-red = red conquest die
dice-black = black conquest die
objectives-large = VP on the large map, the first to manage it first
objectives-small = VP on the small map, the first to manage it first
income-era_resources = resources of choice for the first of neighbours, before the first era and in eras 1 to 4
capitals-pairs = capitals that share a start territory
craftsmen-columns = columns, from the bottom up
entertainers-spaces = spaces, from the start on
entertainers-lines = lines from each space: where they lead
historians-squares = squares under the tokens
isolationists-tokens = tokens
isolationists-areas = VP for a land of 1, 2, 3, 4, 5 or 6 territories
merrymakers-columns = columns, from the bottom up
militants-rows = rows, from left to right
mystics-most = highest number of technology cards, districts, territories and tracks
mystics-points = VP for each number that is exact
chosen-objective = VP for an objective on the last income turn
futurists-jump = spaces of a jump

## Columns

head-benefit = benefit
head-bonus = bonus
head-landmark = landmark
head-plots = plots (■ covered or impassable)
head-at = hex
head-corners = corners, clockwise from the top left (S sea, D desert, F forest, G grassland, M mountain)
head-start = start of capital
head-inner = island inside
head-middle = middle island
head-building = income building
head-slots = slots, from left to right
head-number = capital
head-circle = circle
head-square = square
head-needs = what the square needs
head-count = count it names
head-effects = effects it names
head-effect = effect
head-lands = gain by terrain
head-copies = copies
head-turns = income turns
head-civilization = civilisation
head-gain = gain
head-lose = loss
head-players = players, at least

## Values

value-forge = { thing-landmark-forge }
value-rubber-works = { thing-landmark-rubber-works }
value-tech-hub = { thing-landmark-tech-hub }
value-barracks = { thing-landmark-barracks }
value-tank-factory = { thing-landmark-tank-factory }
value-fusion-reactor = { thing-landmark-fusion-reactor }
value-lighthouse = { thing-landmark-lighthouse }
value-train-station = { thing-landmark-train-station }
value-launch-pad = { thing-landmark-launch-pad }
value-apothecary = { thing-landmark-apothecary }
value-academy = { thing-landmark-academy }
value-laboratory = { thing-landmark-laboratory }
value-D = { thing-desert }
value-F = { thing-forest }
value-G = { thing-grassland }
value-M = { thing-mountain }
value-track = { thing-objective-track }
value-topple = { thing-objective-topple }
value-island = { thing-objective-island }
value-era = { board-this-era }
value-played = { board-when-played }

## What the square of a technology card needs

value-exploration-4 = tier II of exploration (space 4)
value-exploration-7 = tier III of exploration (space 7)
value-exploration-10 = tier IV of exploration (space 10)
value-science-4 = tier II of science (space 4)
value-science-10 = tier IV of science (space 10)
value-military-4 = tier II of military (space 4)
value-military-7 = tier III of military (space 7)
value-military-10 = tier IV of military (space 10)
value-technology-4 = tier II of technology (space 4)
value-technology-10 = tier IV of technology (space 10)
value-farm-1 = slot { thing-farming } open (1 farm taken)
value-farm-2 = slot { thing-breeding } open (2 farms taken)
value-house-2 = slot { thing-writing } open (2 houses taken)
value-house-3 = slot { thing-telephone } open (3 houses taken)
value-market-1 = slot { thing-currency } open (1 market taken)
value-market-2 = slot { thing-banking } open (2 markets taken)
building-market = { thing-market }
building-house = { thing-house }
building-farm = { thing-farm }
building-armory = { thing-armory }
