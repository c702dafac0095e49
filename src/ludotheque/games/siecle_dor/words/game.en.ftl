### Le Siècle d'Or: the words of the game, in English.
### Names of provinces, cards and people arrive in words; amounts of money arrive in half florins.

## The game

title = Le Siècle d’Or
subtitle = The Dutch Golden Age
summary = Ten provinces, five guilds and a fleet bound for the Indies: place your influence, sell what you cannot use to the highest bidder, and turn tulips, paintings and spices into 33 points before the others do.
weight = medium

## Provinces

thing-holland = Holland
thing-limburg = Limburg
thing-brabant = Brabant
thing-groningen = Groningen
thing-utrecht = Utrecht
thing-overijssel = Overijssel
thing-zeeland = Zeeland
thing-friesland = Friesland
thing-flanders = Flanders
thing-gelderland = Gelderland

## Guilds and colonies

thing-guild-green = the green guild
thing-guild-yellow = the yellow guild
thing-guild-brown = the brown guild
thing-guild-blue = the blue guild
thing-guild-grey = the grey guild
thing-indies-2 = Indies 2
thing-indies-3 = Indies 3
thing-indies-4 = Indies 4
thing-indies-5 = Indies 5
thing-indies-6 = Indies 6
thing-antilles-7 = Antilles 7
thing-merchant-1 = merchant 1
thing-merchant-2 = merchant 2
thing-merchant-3 = merchant 3
thing-merchant-4 = merchant 4
thing-merchant-5 = merchant 5
thing-merchant-6 = merchant 6

## Decks and cards

thing-reserve = from the reserve
thing-deck-yellow = an investment card
thing-deck-brown = an art card
thing-deck-blue = a colony card
thing-deck-grey = a culture card
thing-deck-orange = a spice card
thing-deck-green = a pawn
thing-investment-single = single tulip
thing-investment-pair = pair of tulips
thing-investment-triple = trading expedition
thing-spice-single = single spice
thing-spice-pair = pair of spices
thing-spice-triple = three spices
thing-ship = ship
thing-captain = captain
thing-cannon = cannon
thing-joker = joker of the Company
thing-art-3 = painting of value 3
thing-art-4 = painting of value 4
thing-art-5 = painting of value 5
thing-art-6 = painting of value 6
thing-art-7 = painting of value 7
thing-art-8 = painting of value 8
thing-culture-mill = mill
thing-culture-die = die card
thing-culture-investment-single = single tulip
thing-culture-investment-pair = pair of tulips
thing-culture-spice-single = single spice
thing-culture-spice-pair = pair of spices
thing-culture-art-4 = painting of value 4
thing-culture-art-5 = painting of value 5
thing-culture-joker = joker of the Company
thing-culture-governor-holland = governor of Holland
thing-culture-governor-limburg = governor of Limburg
thing-culture-governor-brabant = governor of Brabant
thing-culture-governor-groningen = governor of Groningen
thing-culture-governor-utrecht = governor of Utrecht
thing-culture-governor-overijssel = governor of Overijssel
thing-culture-governor-zeeland = governor of Zeeland
thing-culture-governor-friesland = governor of Friesland
thing-culture-governor-flanders = governor of Flanders
thing-culture-governor-gelderland = governor of Gelderland

## Raises

thing-half = ½
thing-one = 1
thing-two = 2
thing-five = 5

## Verbs: names of groups of options

verb-lead = Begin…
verb-place = Place a marker…
verb-settle = Place a pawn…
verb-start = Start…
verb-roll = Roll
verb-call = Die card…
verb-throw = Dice…
verb-move = Move…
verb-take = Take a guild…
verb-create = Create a marker…
verb-use = Use…
verb-auction = Auction…
verb-cash = Cash…
verb-sail = Sail
verb-end = End the turn
verb-commission = Commission
verb-pay = Pay a painter…
verb-keep = Keep the pawns
verb-lift = Lift…
verb-wait = Wait
verb-land = Land…
verb-raise = Bid…
verb-bid = Bid…
verb-pass = Pass
verb-draw = Draw…

## Options: labels on buttons

option-lead = { $seat }
option-place = Marker: { $province }
option-settle = Pawn: { $province }
option-start = { $space }
option-roll = Roll the dice
option-call = Die card: { $count }
option-throw = { $first } and { $second }
option-move = { $province } → { $other }
option-take = Take { $guild }
option-create = New marker: { $province }
option-use = Use { $place }
option-auction = Auction: { $province }
option-cash = Cash: { $set }
option-sail = Sail with a lifted marker
option-end = End the turn
option-commission = Commission a painting
option-pay = Pay for the { $art }
option-keep = Keep the pawns
option-lift = Lift from { $place }
option-wait = Wait, keep the cards
option-land = { $place }
option-raise = Raise by { $step }
option-bid = Bid { HALVES($halves) } fl.
compose-bid = Bid another amount
    .unit = fl.
    .do = Bid
option-pass = Pass
option-draw = { $card }

## Questions: to the seat asked (after "Your turn:"), and to the others

question-ChooseFirst = choose who begins.
    .other = The first player is being drawn by lot.
question-PlaceMarker = place a marker.
    .other = { $seat } is placing a marker.
question-PlacePawn = place a pawn.
    .other = { $seat } is placing a pawn.
question-PlaceStadtholder = choose where the Stadtholder starts.
    .other = { $seat } is placing the Stadtholder.
question-Roll = roll the dice.
    .other = { $seat } is about to roll.
question-Throw = the dice roll.
    .other = The dice are rolling.
question-Act = act, or end your turn.
    .other = { $seat } is acting.
question-LiftMarker = choose the marker to lift ({ $place } is to get it).
    .other = { $seat } is choosing a marker to lift ({ $place } is to get it).
question-PlaceNewPawn = place your new pawn.
    .other = { $seat } is placing a new pawn.
question-ConvertAtOnce = turn three pawns into a marker ({ $province })?
    .other = { $seat } may turn three pawns into a marker ({ $province }).
question-Paint = commission a painting, or pay a painter.
    .other = { $seat } is dealing with painters.
question-Draw = a card is drawn ({ $deck }).
    .other = A card is being drawn ({ $deck }).
question-LiftToSail =
    { $may_wait ->
        [0] your voyage lacks a marker: lift one.
       *[other] your voyage lacks a marker: lift one, or wait.
    }
    .other = { $seat } may lift a marker for a voyage.
question-Land = choose the colony for the marker ({ $lifted }).
    .other = { $seat } is choosing a colony for a marker ({ $lifted }).
question-Bid = raise the bid, or pass.
    .other = { $seat } is bidding.
question-LastChance = cash before the scores are counted?
    .other = { $seat } may cash before the scores are counted.

## News: lines of the log

news-leads = { $seat } goes first.
news-placed = { $seat } places a marker: { $province }.
news-settled = { $seat } places a pawn: { $province }.
news-started = { $seat } sets the Stadtholder on merchant space { $count }.
news-turn = Turn { $count }: { $seat }.
news-thrown = { $seat } rolls { $first } and { $second }.
news-called = { $seat } plays a die card: { $count }.
news-stopped = The Stadtholder stops at { $province } and { $other }.
news-merchant = The Stadtholder stops at a merchant: { HALVES($money) } { $money ->
        [1] florin
        [2] florin
       *[other] florins
    } for everybody.
news-stadtholder = The Stadtholder stops at William II: { HALVES($money) } { $money ->
        [1] florin
        [2] florin
       *[other] florins
    } for everybody.
news-paid = { $seat } gets { HALVES($money) } { $money ->
        [1] florin
        [2] florin
       *[other] florins
    }.
news-moved = { $seat } moves a pawn: { $province } → { $other }.
news-took = { $seat } takes { $place } for { HALVES($money) } { $money ->
        [1] florin
        [2] florin
       *[other] florins
    }.
news-displaced = { $seat } loses { $place } and takes the marker back.
news-lifted = { $seat } lifts a marker: { $place }.
news-created = { $seat } turns three pawns into a marker: { $province }.
news-used =
    { $money ->
        [0] { $seat } uses { $place }.
       *[other] { $seat } uses { $place } for { HALVES($money) } { $money ->
        [1] florin
        [2] florin
       *[other] florins
    }.
    }
news-drew = { $seat } draws { $deck }.
news-drew-card = You have drawn: { $card }.
news-laid-open = { $seat } lays open: { $card }.
news-commissioned =
    { $money ->
        [0] { $seat } commissions a painting, free of charge.
       *[other] { $seat } commissions a painting for { HALVES($money) } { $money ->
        [1] florin
        [2] florin
       *[other] florins
    }.
    }
news-painter =
    { $count ->
        [one] { $seat } pays for the { $art }; { $count } payment is left.
       *[other] { $seat } pays for the { $art }; { $count } payments are left.
    }
news-finished = { $seat } finishes the { $art }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
news-cashed = { $seat } cashes { $set } for { HALVES($money) } { $money ->
        [1] florin
        [2] florin
       *[other] florins
    }.
news-reshuffled =
    { $count ->
        [one] The discards become a new deck with { $count } card ({ $deck }).
       *[other] The discards become a new deck of { $count } cards ({ $deck }).
    }
news-sailed =
    { $jokers ->
        [0] { $seat } sets sail.
        [one] { $seat } sets sail with { $jokers } joker.
       *[other] { $seat } sets sail with { $jokers } jokers.
    }
news-landed = { $seat } lands: { $place }.
news-waits = { $seat } has a voyage ready and waits for a marker.
news-offered = { $seat } auctions the action of { $province }.
news-bid = { $seat } bids { HALVES($money) } { $money ->
        [1] florin
        [2] florin
       *[other] florins
    }.
news-passed = { $seat } passes.
news-left-out = { $seat } cannot bid.
news-sold = { $seat } buys the action of { $province } from { $victim } for { HALVES($money) } { $money ->
        [1] florin
        [2] florin
       *[other] florins
    }.
news-unsold = Nobody bids: { $seat } keeps the action of { $province }.
news-score =
    { $count ->
        [one] { $seat } has { $count } point.
       *[other] { $seat } has { $count } points.
    }
news-won =
    { $count ->
        [one] { $seat } wins with { $count } point.
       *[other] { $seat } wins with { $count } points.
    }
news-limit = The last turn allowed is over: the highest score wins.

## Options of a match

setting-leader = First player
    .help = Who sets up and plays first. The box leaves it to the oldest.
setting-leader-random = Drawn by lot
setting-guild_lift = Lift for guilds
    .help = With an empty reserve, a guild may be taken with a marker from elsewhere on the board.
setting-lift_used = Lift used markers
    .help = A marker that has acted, or was sold, in this turn may be lifted too.
setting-painter_paid = Winners pay the painter
    .help = Who wins a brown action at an auction pays the painter's florin; otherwise the bank does.

## Phases

heading =
    { $turn ->
        [0] {""}
       *[other] Turn { $turn }
    }
phase-0 = Setup
phase-1 = Stadtholder
phase-2 = Actions
phase-3 = End of turn

## Where points come from

points-pawns = Pawns
points-provinces = Provinces
points-colonies = Colonies
points-art = Paintings
points-mills = Mills
points-governors = Governors
points-money = Money

## The position as tables of words

text-title = Turn { $turn } · { $phase } · active: { $active }
text-florins = Florins
text-hand = Hand
text-easel = Paintings
text-laid = Mills and governors
text-reserve = Pawns and markers in reserve
text-place = Place
text-marker = Marker
text-pawns = Pawns
text-used = used
text-places = Provinces, guilds and colonies
text-decks = Cards left to draw
text-paid = { $art }: { $made } of { $all } paid

## The drawing

board-title = Siècle d’Or
board-subtitle = the Provinces in 1648
board-setup = Setting up
board-turn = Turn { $turn } · { $name }
board-turn-short = Turn { $turn }
board-over = Won by { $names }
board-map = Map
board-house = Guilds and colonies
board-north-sea = North Sea
board-guilds = Guild table
board-prices = What a guild costs
board-indies = Indies
board-antilles = Antilles
board-decks = Decks
board-reach = dashed gold: the spaces that the dice can reach (2 to 12)
board-stadtholder = the Stadtholder
board-dice = dice
board-bell = turn
board-marker = marker of { $name }
board-marker-used = marker of { $name }, used
board-pawns =
    { $count ->
        [one] { $name }: { $count } pawn
       *[other] { $name }: { $count } pawns
    }
board-province = { $name }, { $colour }
board-green = green
board-yellow = yellow
board-brown = brown
board-blue = blue
board-grey = grey
board-guild = { $name }: every turn { $does }; next price { $price }
board-colony = { $name }: spices for { $price }
board-merchant = merchant: { HALVES($money) } for everybody
board-william = William II: { HALVES($money) } for everybody
board-deck-yellow = investment
board-deck-brown = art
board-deck-blue = colony
board-deck-grey = culture
board-deck-orange = spice
board-deck = { $name }: { $count } to draw, { $discards } discarded
board-backs = { $name }: { $count } in hand
board-hand = My hand
board-hand-of = Hand of { $name }
board-hand-card = { $card }: { $count } in hand
board-die = die card
board-ship = ship
board-captain = captain
board-cannon = cannon
board-joker = joker
board-paintings = Paintings
board-painting = painting worth { $points }: { $made } of { $payments } paid, ×{ $count }
board-florins = florins
board-florin =
    { $money ->
        [1] florin
        [2] florin
       *[other] florins
    }
board-counted = { $what }: { $count }
board-goal = { $points } of { $target } points
board-spare-pawns =
    { $count ->
        [one] 1 pawn in reserve
       *[other] { $count } pawns in reserve
    }
board-spare-markers =
    { $count ->
        [one] 1 marker in reserve
       *[other] { $count } markers in reserve
    }
board-painted =
    { $count ->
        [one] 1 painting finished
       *[other] { $count } paintings finished
    }, { $begun } begun
board-reserve = in reserve
board-nothing = nothing
board-asked = to play
board-active = active
board-waiting = voyage ready
board-winner = winner
board-panel = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $money } fl.
board-auction = Auction: { $province } ({ $name })
board-standing = standing bid: { HALVES($money) }
board-no-bid = no bid yet
board-passed = passed
board-pass = pass
board-description = The board of Le Siècle d’Or. { $moment }

## Comparing the players

compare-pawns = Pawns on the map
compare-markers = Markers
compare-cards = Cards in hand
compare-mills = Mills
compare-governors = Governors

## What an option would do, in short

effect-moved = pawn to { $other }
effect-settled = pawn in { $province }
effect-paid = { $seat }: +{ HALVES($money) } fl.
    .own = { "" }
effect-drew = draw { $deck }
effect-bid = bid of { HALVES($money) } fl.
effect-cashed = { "" }
effect-took = { "" }
effect-created = three pawns become a marker
effect-offered = everybody may bid
effect-displaced = { $seat } loses { $place }
effect-started = { "" }
effect-finished = the painting is finished
effect-painter =
    { $count ->
        [one] { $count } payment is left
       *[other] { $count } payments are left
    }
effect-stopped = { $province } and { $other }
effect-merchant = a merchant, for everybody
effect-stadtholder = William II, for everybody
does-auction = { $action } for the highest bidder
does-guild = each turn { $action }
does-green = a new pawn
does-yellow = an investment card
does-brown = a painting, or a painter to pay
does-blue = a colony card
does-grey = a culture card
does-orange = a spice card
effect-used = { "" }
effect-commissioned = { "" }

## So many of a thing: what an option costs and brings, what is lacking

count-money = { HALVES($count) } fl.
count-point =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-pawn =
    { $count ->
        [one] { $count } pawn
       *[other] { $count } pawns
    }

## Why not: what forbids this very choice

why-no-pawn = You have no pawn there: { $province }.
why-own-guild = It is yours already: { $guild }.
why-guild-top = The marker on it stands on the highest price: nobody can take it.
why-marker-there = A marker stands there already: { $province }.
why-no-marker = You have no marker there.
why-used = Your marker there has acted in this turn.
why-unsold = Nobody bid for it in this turn.
why-bid-low = A bid must be higher than the one that stands, by ½ florin at least.
why-reserve-empty = A guild takes a marker from your reserve, and there is none.
why-no-marker-free = There is no marker in your reserve, and none on the board that may be lifted.
why-nothing-left = It would bring nothing now: no card, no pawn or no painting is left for it, or nobody could use it.
why-no-set = You do not hold a complete set: { $set }.
why-no-die = You have no die card in hand.

## Accounts: lines of the log that are told together

account-pay = What the provinces pay
account-offered = The auction
account-scores = The scores
