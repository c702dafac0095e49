### Tapestry: the words of the game, in English.
### Components have their names and texts in the folder `words`; names of things and people arrive in words.

## The game

title = Tapestry
subtitle = From the first fire to the stars
summary = Four tracks lead out of the Stone Age: explore the map, conquer it, invent and research your way forward, fill a capital with farms and wonders, and in five eras weave a history that nobody else could tell.
weight = heavy

## Verbs: names of groups of options

verb-lead = Begin…
verb-chart = Capitals…
verb-summon = Civilisations…
verb-reveal = Display…
verb-draw = Draw a card…
verb-find = Draw a tile…
verb-spot = Draw a space tile…
verb-science = Science die…
verb-roll = Conquest dice…
verb-found = Found a capital…
verb-adopt = Choose a civilisation…
verb-income = Take income
verb-advance = Advance…
verb-move = Move a token…
verb-repeat = Repeat a space…
verb-copy = Trade with…
verb-pick = Choose a track…
verb-pay = Pay…
verb-take = Take…
verb-gain = Gain…
verb-accept = Yes
verb-decline = No
verb-points = Points
verb-stop = Done
verb-carry = Choose a tile…
verb-explore = Explore…
verb-turn = Turn the tile…
verb-face = Turn the landmark…
verb-visit = Explore space…
verb-conquer = Conquer…
verb-trap = Trap
verb-die = Choose a die…
verb-place = Place…
verb-give = Give…
verb-name = Name an opponent…
verb-invent = Invent…
verb-upgrade = Upgrade…
verb-use = Use a card…
verb-play = Play a card…
verb-show = Copy a card…
verb-discard = Discard…
verb-build = Build…
verb-settle = Build on the map…
verb-aside = Beside the capital
verb-erect = Choose a landmark…
verb-swap = Swap…
verb-buy = Buy…
verb-sell = Sell…
verb-levy = Levy…
verb-rally = Stand up…
verb-activate = Use a civilisation…
verb-craft = Build on the mat…
verb-row = Take from a row…
verb-climb = Move up…
verb-step = Move along…
verb-expose = Choose a square…
verb-predict = Predict…

## Options: labels on buttons

option-lead = { $seat }
option-chart = { $capital }
option-summon = { $civilization }
option-reveal = { $tech }
option-draw = { $card }
option-find = { $tile }
option-spot = { $tile }
option-science = { $track }
option-roll = { $red } and { $black }
option-found = { $capital }
option-adopt = { $civilization }
option-income = Take income: begin the next era
option-advance = { $track }
option-move = Token on { $space }
option-repeat = { $space }
option-copy = { $space } of { $seat }
option-pick = { $track }
option-pay = Pay 1 { $resource }
option-take = Take 1 { $resource }
option-gain = Choose: { $effect }
option-accept = Yes
option-decline = No, thank you
option-points = Take the points
option-stop = That is all
option-carry = { $tile }
option-explore = { $hex }
option-turn = Top: { $direction }
option-face = Top: { $direction }
option-visit = Explore { $tile }
option-conquer = { $hex }
option-trap = Play a Trap
option-die = Take { $colour }
option-place = { $hex }
option-give = Give { $tile }
option-name = { $seat }
option-invent = Invent: { $tech }
option-upgrade = Upgrade: { $tech }
option-use = Use: { $tech }
option-play = Play: { $card }
option-show = Copy: { $card }
option-discard = Discard: { $thing }
option-build = Build on { $plot }
option-settle = Build on { $hex }
option-aside = Put it beside the capital
option-erect = { $landmark }
option-swap = Swap { $plot }
option-buy =
    { $count ->
        [one] Buy { $count } resource
       *[other] Buy { $count } resources
    }
option-sell =
    { $count ->
        [one] Sell { $count } resource
       *[other] Sell { $count } resources
    }
option-levy = Levy from { $hex }
option-rally = Stand up on { $hex }
option-activate = { $civilization }
option-craft = Build on { $column }
option-row = Choose { $row }
option-climb = Up { $column }
option-step = To { $stage }
option-expose = { $square }
option-predict = { $number }

## Where the match stands

heading-turn = Era { $era } of { $eras } · { $name }’s turn
heading-mine = Era { $era } of { $eras } · your turn

## Options of a match

setting-adjustments = Adjusted civilisations
    .help = Civilisations that proved strong or weak start with a little less or more, as their publisher later proposed.
setting-adjustments-none = As printed
setting-adjustments-official = Official adjustments
setting-seats_by_capital = Seats round the map
    .help = Capitals are dealt so that neighbours at the table start side by side on the map, clockwise.
setting-leader = First player
    .help = Who plays first. The box draws lots.
setting-leader-random = Drawn by lot

## Where points come from

points-income = Income
points-track = Tracks
points-exploration = Exploration
points-conquest = Conquest
points-technology = Technology cards
points-tapestry = Tapestry cards
points-civilization = Civilisations
points-objective = Objectives
points-space = Space tiles
thing-source-income = { points-income }
thing-source-track = { points-track }
thing-source-exploration = { points-exploration }
thing-source-conquest = { points-conquest }
thing-source-technology = { points-technology }
thing-source-tapestry = { points-tapestry }
thing-source-civilization = { points-civilization }
thing-source-objective = { points-objective }
thing-source-space = { points-space }

## The position as tables of words

table-title = Players · on turn: { $name }
table-era = Era
table-finished = finished
table-civilizations = Civilisations
table-card = Tapestry
table-hand = Hand
table-tracks = Tracks
table-track = Track
table-technology = Technology cards
table-bottom = Bottom row
table-middle = Middle row
table-top = Top row
table-holdings = Holdings
table-market = Markets
table-house = Houses
table-farm = Farms
table-armory = Armouries
table-landmarks = Landmarks
table-territories = Territories
table-outposts = Outposts left
table-tiles = Tiles
table-objectives = Objectives
table-lying = On the table
table-display = Display
table-deck = Tapestry cards to draw
