### Bretagne: the components of the edition, as their page names them.

## Headings

components-track = Pontivy: order of the last round
components-crowd = Workers in ports at the end
components-resource = Resources
components-category = Categories of lighthouses
components-weather = Weather cards
components-slot = Slots, clockwise from Lorient
components-lighthouse = Lighthouses
components-built = Lighthouses built from the start
components-barge = Barge cards, 1 to 4
components-production = Production cards
components-equipment = Equipment cards
components-row = Rows of construction tiles
components-tile = Construction tiles
components-port = Ports
components-rent = Rent tiles
components-exchange = Exchanges in Brest and Lorient

## Numbers

number-rounds = rounds
number-workers = workers in the warehouse at the start
number-side_workers = workers aside at the start
number-engineers = engineers in all
number-discs = discs of each resource
number-open_tiles = open tiles in each row
number-tiles = construction tiles
number-cards = equipment cards
number-removed_weather = weather cards taken out unseen
number-kept_discs = resources kept on passing, at most
number-least_engineers = engineers for a floor, at least
number-upper_wood = wood more above the ground floor
number-injured = workers hurt by each build in a storm
number-waiting_francs = francs put on an unfinished lighthouse
number-improved_at = lighthouses built for the improved rent
number-port_fee = francs for each worker of others in a port
number-brest_singles = single engineers in Brest
number-brest_pairs = pairs of engineers in Brest
number-brest_discs = discs of each resource on the market of Brest
number-points_recovered = points for a worker taken home
number-points_worker = points for a worker to the end
number-falling = points less for each card of its kind already played
number-least_card = points of a card, at least
number-francs_per_point = francs for one point at the end
track-points = points from the first to the last who passes
crowd-points = points for a worker, with 1, 2, 3 or 4 workers in the port

## Columns

head-colour = colour
head-extras = extra resources
head-majority = points for the majority
head-injury = a worker hurt in a storm
head-engineers = engineers (Paradis, Purgatoire, Enfer)
head-storm = storm
head-coast = coast
head-category = category
head-floors = floors
head-lit = lit in
head-count = number
head-holds = holds of the top, middle and bottom barge
head-bonus = gained at once
head-saves = engineers saved for each build
head-for_2 = with 2 players (wood, stone, sand, clay)
head-for_3 = with 3 players
head-for_4 = with 4 players
head-resources = resources
head-reward = reward
head-normal = normal
head-improved = improved
head-town = town
head-does = exchange
head-from = taken from

## Values

value-brown = brown
value-grey = grey
value-yellow = yellow
value-red = red
value-blue = blue
value-white = white
value-bank = the bank
value-singles = the single spaces
value-pairs = the spaces for two
value-market = the market

## Goods in effects

benefit-wood = { $count } wood
benefit-stone = { $count } stone
benefit-sand = { $count } sand
benefit-clay = { $count } clay
benefit-resource =
    { $count ->
        [one] { $count } resource of choice
       *[other] { $count } resources of choice
    }
benefit-engineer =
    { $count ->
        [one] { $count } engineer
       *[other] { $count } engineers
    }
benefit-worker =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
benefit-card =
    { $count ->
        [one] { $count } equipment card
       *[other] { $count } equipment cards
    }
benefit-franc =
    { $count ->
        [one] { $count } franc
       *[other] { $count } francs
    }
benefit-point =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
