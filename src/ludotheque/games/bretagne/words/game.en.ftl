### Bretagne: the words of the game, in English.
### Names of lighthouses, ports, tiles, cards and people arrive in words; counts, francs and points arrive as numbers.

## The game

title = Bretagne
subtitle = The lighthouses of Brittany
summary = Fifteen lighthouses along the coast of Brittany, in paradise, in purgatory and in hell: load your barges, read the sky, leave your workers on the scaffold or score at once, and light more lamps than the others in five rounds.
weight = medium to heavy
heading = Round { $round }

## Resources and other goods

thing-wood = wood
thing-stone = stone
thing-sand = sand
thing-clay = clay
thing-resource = resource of choice
thing-engineer = engineer
thing-worker = worker
thing-card = equipment card
thing-franc = franc
thing-point = point

## Lighthouses

thing-pen-men = Pen-Men
thing-goulphar = Goulphar
thing-grands-cardinaux = Les Grands Cardinaux
thing-ile-aux-moutons = Île-aux-Moutons
thing-eckmuhl = Eckmühl
thing-la-vieille = La Vieille
thing-ar-men = Ar-Men
thing-saint-mathieu = Saint-Mathieu
thing-creach = Créac’h
thing-la-jument = La Jument
thing-ile-vierge = Île Vierge
thing-pontusval = Pontusval
thing-ploumanach = Ploumanac’h
thing-roches-douvres = Les Roches-Douvres
thing-cap-frehel = Cap Fréhel
thing-paradis = Paradis
thing-purgatoire = Purgatoire
thing-enfer = Enfer

## Coasts, ports and towns

thing-south = south
thing-west = west
thing-north = north
thing-vannes = Vannes
thing-quiberon = Quiberon
thing-concarneau = Concarneau
thing-douarnenez = Douarnenez
thing-camaret = Camaret
thing-le-conquet = Le Conquet
thing-roscoff = Roscoff
thing-paimpol = Paimpol
thing-saint-malo = Saint-Malo
thing-brest = Brest
thing-lorient = Lorient

## Rents

thing-south-sand = sand
thing-south-clay = clay
thing-south-engineer = engineers
thing-south-point = points
thing-west-stone = stone
thing-west-engineer = engineers
thing-west-worker = workers
thing-west-card = equipment
thing-north-wood = wood
thing-north-card = equipment
thing-north-worker = workers
thing-north-point = points

## Exchanges

thing-lorient-resources = 3 fr. → 2 resources
thing-lorient-cards = 3 fr. → 2 cards
thing-lorient-sale = 2 cards → 3 francs
thing-lorient-worker = 4 fr. → worker
thing-lorient-swap = card → 1 fr., resource
thing-brest-engineer = 2 fr. → engineer
thing-brest-resources = 2 fr. → 2 resources
thing-brest-sale = 2 resources → 2 francs
thing-brest-pair = 3 fr. → 2 engineers

## Construction tiles

thing-tile-wood = wood
thing-tile-stone = stone
thing-tile-sand = sand
thing-tile-clay = clay
thing-tile-wood-stone = wood, stone
thing-tile-wood-sand = wood, sand
thing-tile-wood-clay = wood, clay
thing-tile-stone-sand = stone, sand
thing-tile-stone-clay = stone, clay
thing-tile-sand-clay = sand, clay
thing-tile-wood-stone-sand = wood, stone, sand
thing-tile-wood-stone-clay = wood, stone, clay
thing-tile-wood-sand-clay = wood, sand, clay
thing-tile-stone-sand-clay = stone, sand, clay

## Cards

thing-barge-1 = barge 1
thing-barge-2 = barge 2
thing-barge-3 = barge 3
thing-barge-4 = barge 4
thing-supply = supply
thing-dock = dock
thing-siren = siren
thing-cable = cable
thing-sunny = sunny
thing-variable = variable
thing-stormy = stormy
thing-production-1 = production card 1
thing-production-2 = production card 2
thing-production-3 = production card 3
thing-production-4 = production card 4
thing-production-5 = production card 5
thing-production-6 = production card 6

## Verbs: names of groups of options

verb-order = Order…
verb-light = Lighthouse…
verb-prebuild = Built already…
verb-open = Rent…
verb-weather = Weather…
verb-reveal = Tile…
verb-produce = Production…
verb-draw = Draw…
verb-choose = Choose a barge…
verb-load = Load…
verb-build = Build with…
verb-place = Build at…
verb-stay = Leave workers…
verb-visit = Trade in…
verb-exchange = Exchange…
verb-gain = Take…
verb-give = Give…
verb-discard = Discard…
verb-leave = Finish trading
verb-pass = Pass
verb-keep = Keep…
verb-play = Play…
verb-done = Play no more cards
verb-send = Send a worker to…
verb-decline = Send nobody

## Options: labels on buttons

option-order = { $seat }
option-light = { $tower }
option-prebuild = { $tower }
option-open = { $rent }
option-weather = { $weather }
option-reveal = { $tile }
option-produce = { $production }
option-draw = { $card }
option-choose = Take { $barge }
option-load = Load { $resource }
option-build = Build: { $tile }
option-place = { $tower }
option-stay =
    { $count ->
        [0] All come home
        [one] { $count } stays
       *[other] { $count } stay
    }
option-visit = Trade in { $town }
option-exchange = { $exchange }
option-gain = Take { $resource }
option-give = Give { $resource }
option-discard = Discard { $card }
option-leave = Finish trading
option-pass = Pass
option-keep = Keep { $resource }
option-play = Play { $card }
option-done = Play no more cards
option-send = To { $port }
option-decline = Send nobody

## Questions: to the seat asked (after "Your turn:"), and to the others

question-DrawOrder = the order is drawn.
    .other = The order of play is being drawn.
question-PlaceLighthouse = a lighthouse is drawn.
    .other = The lighthouses are being placed.
question-Prebuild = a built lighthouse is drawn.
    .other = The lighthouses already built are being drawn.
question-OpenPort = a rent is drawn.
    .other = The rents are being placed.
question-TurnWeather = a weather card is turned.
    .other = The weather is being turned up.
question-RevealTile = a construction tile is turned.
    .other = Construction tiles are being turned up.
question-Produce = a production card is turned.
    .other = The production of Quimper is being turned up.
question-Deal = a card is drawn.
    .other = A card is being drawn.
question-ChooseBarge = choose a barge card.
    .other = { $seat } is choosing a barge card.
question-LoadBarge = load a barge at Quimper.
    .other = { $seat } is loading a barge.
question-Act = build, trade or pass.
    .other = { $seat } is choosing an action.
question-PlaceTile = choose the lighthouse for your tile.
    .other = { $seat } is choosing a lighthouse.
question-LeaveWorkers = how many workers stay? The others score.
    .other = { $seat } is deciding how many workers stay.
question-Trade = choose an exchange.
    .other = { $seat } is trading.
question-GainResource = choose a resource to take.
    .other = { $seat } is choosing a resource.
question-GiveResource = choose a resource to give.
    .other = { $seat } is giving a resource.
question-GiveCard = choose a card to discard.
    .other = { $seat } is discarding a card.
question-KeepResource = choose the resource to keep.
    .other = { $seat } is choosing the resource to keep.
question-PlayCards = play cards, each for your highest worker?
    .other = { $seat } may play equipment cards.
question-SendWorker = send your highest worker to a port?
    .other = { $seat } may send a worker to a port.

## News: lines of the log

news-ordered = { $seat } has place { $count } in Pontivy.
news-prebuilt = { $tower } is built already.
news-weather = The weather: { $weather }.
news-forecast = The forecast: { $weather }.
news-round = Round { $count }.
news-chose = { $seat } takes { $barge }.
news-rent = { $seat } has the rent of { $port }.
news-gained = { $seat } gets { $counted }.
news-short = { $seat } does not get everything: too few left ({ $good }).
news-drew = { $seat } draws an equipment card.
news-drew-card = You have drawn: { $card }.
news-reshuffled =
    { $count ->
        [one] The discards become a new deck with { $count } card.
       *[other] The discards become a new deck of { $count } cards.
    }
news-produced = Quimper offers: { $wood } wood, { $stone } stone, { $sand } sand, { $clay } clay.
news-loaded = { $seat } loads { $counted }.
news-bought = { $seat } builds with { $tile }.
news-placed = { $seat } builds at { $tower } with { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    } and { $engineers ->
        [one] { $engineers } engineer
       *[other] { $engineers } engineers
    }.
news-found =
    { $count ->
        [one] { $seat } finds { $count } franc there.
       *[other] { $seat } finds { $count } francs there.
    }
news-crew =
    { $count ->
        [0] { $seat } has no worker to put on the tile.
        [one] { $seat } puts { $count } worker on the tile.
       *[other] { $seat } puts { $count } workers on the tile.
    }
news-injured =
    { $count ->
        [one] The storm hurts a worker of { $seat }.
       *[other] The storm hurts { $count } workers of { $seat }.
    }
news-stayed =
    { $seat } leaves { $count ->
        [0] nobody
        [one] { $count } worker
       *[other] { $count } workers
    } at { $tower }{ $points ->
        [0] .
        [one] {" "}and scores { $points } point.
       *[other] {" "}and scores { $points } points.
    }
news-finished = { $tower } has its last floor.
news-visited = { $seat } sends a worker to { $town }.
news-exchanged = { $seat } exchanges: { $exchange }.
news-gave = { $seat } gives { $resource }.
news-discarded = { $seat } discards { $card }.
news-passed = { $seat } passes and has place { $count } in the next round.
news-passed-last =
    { $points ->
        [one] { $seat } passes, in place { $count } of the last round: { $points } point at the end.
       *[other] { $seat } passes, in place { $count } of the last round: { $points } points at the end.
    }
news-kept = { $seat } keeps { $counted }.
news-evaluated = { $tower } is evaluated.
news-played =
    { $points ->
        [one] { $seat } plays { $card } for { $points } point.
       *[other] { $seat } plays { $card } for { $points } points.
    }
news-sent =
    { $francs ->
        [0] { $seat } sends a worker to { $port }.
        [one] { $seat } sends a worker to { $port } for { $francs } franc.
       *[other] { $seat } sends a worker to { $port } for { $francs } francs.
    }
news-majority = { $seat } has the majority at { $tower }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
news-stood =
    { $points ->
        [one] The workers of { $seat } there score { $points } point.
       *[other] The workers of { $seat } there score { $points } points.
    }
news-built = { $tower } is built.
news-waiting =
    { $francs ->
        [one] { $francs } franc waits at { $tower }.
       *[other] { $francs } francs wait at { $tower }.
    }
news-improved = The ports of the { $coast } pay the improved rent.
news-pontivy =
    { $points ->
        [one] { $seat }: { $points } point for passing early.
       *[other] { $seat }: { $points } points for passing early.
    }
news-savings =
    { $points ->
        [one] { $seat }: { $points } point for francs.
       *[other] { $seat }: { $points } points for francs.
    }
news-harbours =
    { $points ->
        [one] { $seat }: { $points } point for workers in ports.
       *[other] { $seat }: { $points } points for workers in ports.
    }
news-won = { $seat } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Effects: the second line of an option

effect-bought = { "" }
does-draw = 1 card
does-reach = for { $lights }
effect-chose = { "" }
effect-placed = { "" }
effect-stayed =
    { $points ->
        [0] no points now
       *[other] { "" }
    }
effect-found = { "" }
effect-crew = { "" }
effect-injured = a worker is hurt
effect-finished = the last floor
effect-gained = { "" }
effect-gave = { "" }
effect-loaded = { "" }
effect-passed = place { $count } next round
effect-passed-last =
    { $points ->
        [one] { $points } point at the end
       *[other] { $points } points at the end
    }
effect-exchanged = { "" }
effect-kept = { $count } kept
effect-played = { "" }
effect-majority = majority: { $seat }
effect-sent = rent: { $rent }

## Options of a match

setting-lighthouse_setup = Lighthouses
    .help = Dealt at random to the slots of their colour, or each on its historical slot.
setting-lighthouse_setup-shuffled = At random
setting-lighthouse_setup-historical = Historical
setting-prebuilt_choice = Built from the start
    .help = With two or three players some lighthouses are built already: drawn by lot, or those on the lowest slots.
setting-prebuilt_choice-random = Drawn by lot
setting-prebuilt_choice-lowest = Lowest slots
setting-action_order = Order of actions
    .help = By the number of the barge card, or by the upper row of Pontivy; the rulebook can be read both ways.
setting-action_order-barge = Barge cards
setting-action_order-pontivy = Row of Pontivy
setting-injured_from = Hurt in a storm
    .help = One of the workers just put on the tile, or one left in the warehouse.
setting-injured_from-tile = A worker on the tile
setting-injured_from-warehouse = A worker at home

## Phases

phase-0 = Setup
phase-1 = Barges
phase-2 = Loading
phase-3 = Actions
phase-4 = Evaluation
phase-5 = End of round
phase-6 = End of game

## Where points come from

points-at-once = Workers taken home
points-cards = Equipment
points-majority = Majorities
points-crew = Workers to the end
points-rents = Rents
points-pontivy = Passing early
points-francs = Francs
points-ports = Workers in ports

## The position as tables of words

text-title = Round { $round } · { $phase } · { $weather }, then { $forecast }
text-unknown = no more
text-warehouse = Workers
text-aside = Aside
text-francs = Francs
text-engineers = Engineers
text-barge = Barge
text-goods = Wood, stone, sand, clay
text-hand = Equipment
text-ports = Ports
text-coast = The coast
text-tower = Lighthouse
text-category = Category
text-floors = Floors
text-crews = Workers by floor
text-extras = On it: francs, engineers
text-side = Coast
text-resources = A floor costs besides its tile
text-needed = Engineers needed
text-port = Port
text-rent = Rent
text-turned = Side
text-improved = improved
text-there = Workers of
text-pontivy = Pontivy, this round
text-built = built
text-towns = Towns and tiles
text-quimper = Quimper
text-market = Brest
text-open = Open tiles
text-next = Pontivy, next round
text-stock =
    { $singles ->
        [one] { $singles } single engineer
       *[other] { $singles } single engineers
    }, { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    }

## The board

board-title = Bretagne
board-round = Round { $round } · { $phase }
board-round-short = Round { $round }
board-over = Won by { $names }
board-description = The board of Bretagne. { $moment }
board-pane-coast = Coast
board-pane-lights = Lights
board-pane-yard = Yard
board-pane-towns = Towns
board-channel = Channel
board-ocean = Ocean
board-weather-round = round { $round }
board-sky = { $when }: { $name }
board-no-weather = no more cards
board-yard = Construction yard
board-left = { $count } in stack
board-row =
    { $size ->
        [one] { $size } resource
       *[other] { $size } resources
    }: { $reward }, { $left } left in the stack
board-tile = Construction tile: { $cost }
board-tile-note = Costs { $cost }, brings { $reward }; then the lighthouse asks for engineers, extras, and wood above the ground floor.
board-bought = to be placed
board-barges = Barges
board-barge = Barge { $number }: holds { $holds }; with it { $bonus }
board-saves =
    { $count ->
        [one] { $count } engineer
       *[other] { $count } engineers
    } fewer for each build, but one at least
board-tower = { $number } · { $name } ({ $category }, { $coast } coast)
board-tower-built = Built: it counts for the rents of its coast.
board-tower-finished = All floors are laid; it is evaluated at the end of the round.
board-tower-next =
    { $height } of { $floors } floors. The next one costs, besides its tile: { $engineers ->
        [one] { $engineers } engineer
       *[other] { $engineers } engineers
    }; { $goods }.{ $francs ->
        [0] { "" }
        [one] { " " }{ $francs } franc waits here.
       *[other] { " " }{ $francs } francs wait here.
    }
board-crew =
    { $count ->
        [one] { $name }: { $count } worker on floor { $floor }
       *[other] { $name }: { $count } workers on floor { $floor }
    }
board-engineers-on =
    { $count ->
        [one] { $count } engineer
       *[other] { $count } engineers
    }
board-port = { $name } ({ $coast } coast): { $rent }
board-port-note =
    { $improved_now ->
        [0] Pays { $normal } at the start of a round; { $improved } once three lighthouses of its coast are built.
       *[other] Pays { $improved } at the start of a round: three lighthouses of its coast are built.
    }
board-worker = worker of { $name }
board-quay = on the quay
board-quimper = Quimper: { $goods }
board-pontivy = Pontivy: the order of this round and of the next
board-this-round = this round
board-next-round = next
board-last-round = points
board-site = Lighthouse { $number } stands here
board-disc = { $name }: place { $place }
board-market =
    Brest: { $singles ->
        [one] { $singles } single engineer
       *[other] { $singles } single engineers
    }, { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    }
board-deck = Equipment: { $count } to draw, { $discards } discarded
board-equipment = equipment
board-values = What equipment is worth, and the majority
board-majority = majority: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-worth =
    { $card }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $count } played here
board-worthless = { $card }: cannot be played here
board-supply = supply
board-dock = dock
board-siren = siren
board-cable = cable
board-warehouse = Warehouse
board-workers =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } in the warehouse, { $aside } aside
board-aside = aside
board-engineers = engineers
board-francs = francs
board-barge-short = barge
board-stock = { $resource }: { $count }
board-hand = My equipment
board-hand-of = Equipment of { $name }
board-hand-card = { $card }: { $count } in hand
board-nothing = nothing
board-asked = to play
board-passed = has passed
board-with-barge = barge { $number }
board-winner = winner
board-panel =
    { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }

## Notes: what the pictures of the board mean

note-sky =
    Engineers for a floor: { $needs }.{ $danger ->
        [0] { "" }
       *[other] { " " }Whoever builds on a Purgatoire or Enfer has a worker hurt.
    }
note-row = Who builds with a tile of this row gets { $reward }. Gaps are filled at the start of the next round.
note-exchange = Once a visit. For the visit a worker leaves your warehouse until you pass.
note-market = For sale in Brest while it lasts; filled up at the start of each round.
note-barge =
    Each of its three barges takes one type of resource from Quimper. { $pontivy ->
        [0] Lower numbers load and act first.
       *[other] Lower numbers load first.
    }
note-pontivy = Above, who chooses a barge first. Who passes moves down: that is the order of the next round, and after the last one it scores { $points }.
note-equipment = To be played on a finished lighthouse where you have workers. It scores by category, less for each of its kind already there, and takes your highest worker home.
note-majority = For whoever has the most workers here after cards and ports; of equals the one on the lowest floor. Then every worker left scores for its owner.
note-workers = Building takes a worker for every resource, a visit to a town takes one. Those aside are hired in Lorient or come as a rent.
note-engineers = Every floor takes some, by weather and category. Those left go back when you pass.
note-francs = For trading and for ports. { $count } make a point at the end.
note-own-barge = Your barge card of this round.

compare-workers = Workers at home
compare-aside = Workers aside
compare-ports = Workers in ports
compare-francs = Francs
compare-engineers = Engineers
compare-cards = Equipment cards

## So many of a thing: what an option costs and brings, what is lacking

count-wood = { $count } wood
count-stone = { $count } stone
count-sand = { $count } sand
count-clay = { $count } clay
count-resource =
    { $count ->
        [one] { $count } resource of any kind
       *[other] { $count } resources of any kind
    }
count-engineer =
    { $count ->
        [one] { $count } engineer
       *[other] { $count } engineers
    }
count-worker =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
count-card =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-franc =
    { $count ->
        [one] { $count } franc
       *[other] { $count } francs
    }
count-point =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Why not: what forbids this very choice

why-no-tile = No such tile lies open.
why-no-light = You could pay the tile, but then no lighthouse: every one asks for more than you would have left.
why-no-exchange = No exchange there is possible for you.
why-light-finished = All its floors are laid: { $tower }.
why-exchanged = You have made this exchange in this action.
why-sold-out = What you would get is sold out.
why-elsewhere = That is exchanged in the other town.
why-not-yet = Whoever goes to a town has to exchange something there.
why-in-port = You have a worker there already: { $port }.
why-other-coast = { $port } lies on another coast than this lighthouse.
why-hand = You have no such card in hand: { $card }.
why-unplayable = That cannot be played on a lighthouse of this category: { $card }.

## Accounts: lines of the log that are told together

account-evaluated = The evaluation of a lighthouse
account-rents = The rents
account-final = The final count
