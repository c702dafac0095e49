### Loire: the words of the game, in English.
### Names of towns, cards and players reach the sentences already in words; numbers as numbers.

## The game

title = Loire
subtitle = Die Weinhändler · The Wine Merchants
summary = Steam up and down the Loire with passengers and wine, and win your place at the quay by coal, crew or bribe. Twenty louis decide the race, unless the sun turns your wine to vinegar first.
weight = light
start-here = Few rules, quick turns, and a race that everybody follows.

## Towns and docks

thing-nantes = Nantes
thing-ancenis = Ancenis
thing-angers = Angers
thing-saumur = Saumur
thing-tours = Tours
thing-amboise = Amboise
thing-blois = Blois
thing-orleans = Orléans
thing-nantes-1 = the 1-louis dock
thing-nantes-2 = the 2-louis dock

## Cards. English sentences choose "a" or "an" by the word Explosion: change both together.

thing-coal-1 = Coal 1
thing-coal-2 = Coal 2
thing-coal-3 = Coal 3
thing-mariner = Mariner
thing-explosion = Explosion
thing-fishing = Fishing
thing-sun = Sun

## Wine, by origin

thing-wine-orleans = Orléans wine
thing-wine-blois = Blois wine
thing-wine-amboise = Amboise wine
thing-wine-tours = Tours wine
thing-wine-saumur = Saumur wine
thing-wine-angers = Angers wine
thing-wine-ancenis = Ancenis wine

## Passengers, from origin to destination

thing-nantes-ancenis = Nantes-to-Ancenis passenger
thing-nantes-angers = Nantes-to-Angers passenger
thing-nantes-saumur = Nantes-to-Saumur passenger
thing-nantes-orleans = Nantes-to-Orléans passenger
thing-ancenis-angers = Ancenis-to-Angers passenger
thing-ancenis-amboise = Ancenis-to-Amboise passenger
thing-ancenis-blois = Ancenis-to-Blois passenger
thing-ancenis-orleans = Ancenis-to-Orléans passenger
thing-angers-tours = Angers-to-Tours passenger
thing-angers-amboise = Angers-to-Amboise passenger
thing-angers-blois = Angers-to-Blois passenger
thing-angers-orleans = Angers-to-Orléans passenger
thing-saumur-ancenis = Saumur-to-Ancenis passenger
thing-saumur-angers = Saumur-to-Angers passenger
thing-saumur-tours = Saumur-to-Tours passenger
thing-saumur-blois = Saumur-to-Blois passenger
thing-tours-nantes = Tours-to-Nantes passenger
thing-tours-ancenis = Tours-to-Ancenis passenger
thing-tours-amboise = Tours-to-Amboise passenger
thing-amboise-nantes = Amboise-to-Nantes passenger
thing-amboise-saumur = Amboise-to-Saumur passenger
thing-amboise-orleans = Amboise-to-Orléans passenger
thing-blois-nantes = Blois-to-Nantes passenger
thing-blois-tours = Blois-to-Tours passenger
thing-blois-amboise = Blois-to-Amboise passenger
thing-orleans-saumur = Orléans-to-Saumur passenger
thing-orleans-tours = Orléans-to-Tours passenger
thing-orleans-blois = Orléans-to-Blois passenger

## Verbs: names of groups of options

verb-place = Place…
verb-take = Take…
verb-lay = Lay…
verb-explode = Blow up…
verb-bribe = Bribe…
verb-stop = Leave
verb-pass = Pass
verb-dock = Dock…
verb-sell = Sell…
verb-lead = Lead…
verb-deal = Deal…
verb-turn = Turn over…

## Options: labels on buttons

option-place = { $town }
option-take = { $kind }
option-lay = { $kind }
option-explode = Explosion: { $seat }, { $kind }
option-explode-0 = Explosion, no target
option-bribe = Bribe a mariner: { $seat }
option-stop = Leave
option-stop-idle = Leave, or stay: no coal
option-pass = Go on fishing
option-dock = Take { $dock }
option-sell =
    { $count ->
        [0] Keep all the wine
        [one] Sell { $count } wine
       *[other] Sell { $count } wines
    }
option-lead = { $seat }
option-deal = { $kind }
option-turn = { $face }

## Questions: to the seat asked (after "Your turn:"), and to the others

question-PlaceBoat = place your boat.
    .other = { $seat } is placing a boat.
question-TakeCard = take a card.
    .other = { $seat } is choosing a card.
question-LayCard = lay a card, or leave.
    .other = { $seat } is about to lay a card or leave.
question-ChooseDock = choose your dock at Nantes.
    .other = { $seat } is choosing a dock at Nantes.
question-SellWine = choose how much wine to sell.
    .other = { $seat } is selling wine.
question-ChooseLeader = choose who leads first.
    .other = The leader pawn is being drawn by lot.
question-DealCard = deal a card.
    .other = The cards are being dealt.
question-TurnCard = turn a card over.
    .other = The new cards are being turned over.

## News: lines of the log

news-leads = { $seat } takes the leader pawn and goes first.
news-placed = { $seat } starts from { $town }.
news-dealt =
    { $count ->
        [one] { $seat } is dealt { $count } card.
       *[other] { $seat } is dealt { $count } cards.
    }
news-dealt-card = You are dealt { $kind ->
        [Explosion] an
       *[other] a
    } { $kind } card.
news-round = Round { $count }: { $seat } goes first.
news-turned = Turned over: { $face }.
news-sun = The sun beats down, but no wine from earlier rounds is left to spoil.
news-spoilt =
    { $count ->
        [one] The sun beats down: { $count } wine turns to vinegar.
       *[other] The sun beats down: { $count } wines turn to vinegar.
    }
news-reshuffled =
    { $count ->
        [one] The discard pile is shuffled: the new draw pile has { $count } card.
       *[other] The discard pile is shuffled: the new draw pile has { $count } cards.
    }
news-took = { $seat } takes { $kind ->
        [Explosion] an
       *[other] a
    } { $kind } card.
news-laid = { $seat } lays { $kind ->
        [Explosion] an
       *[other] a
    } { $kind } card.
news-exploded = { $seat } sets off an explosion: { $victim } loses a { $kind } card.
news-fizzled = { $seat } sets off an explosion that hits nothing.
news-bribed = { $seat } spends a wine and lures a mariner away from { $victim }.
news-passed = { $seat } goes on fishing.
news-unfished = { $seat } takes in the fishing rod.
news-moved =
    { $count ->
        [one] { $seat } steams { $count } space and arrives at { $town }.
       *[other] { $seat } steams { $count } spaces and arrives at { $town }.
    }
news-stayed = { $seat } stays at { $town }.
news-docked = { $seat } docks at { $dock }.
news-midriver = { $seat } waits mid-river at { $town }.
news-fought =
    { $count ->
        [one] { $seat } and { $victim } fight: each side loses { $count } mariner.
       *[other] { $seat } and { $victim } fight: each side loses { $count } mariners.
    }
news-evicted = { $seat } drives { $victim } off and docks at { $dock }.
news-shifted = { $seat } moves over to { $dock }.
news-held = { $seat } holds { $dock } against { $victim }.
news-loaded =
    { $passengers ->
        [0] { $wines ->
            [0] { $seat } finds nothing to load.
            [one] { $seat } takes aboard { $wines } wine.
           *[other] { $seat } takes aboard { $wines } wines.
        }
        [one] { $wines ->
            [0] { $seat } takes aboard { $passengers } passenger.
            [one] { $seat } takes aboard { $passengers } passenger and { $wines } wine.
           *[other] { $seat } takes aboard { $passengers } passenger and { $wines } wines.
        }
       *[other] { $wines ->
            [0] { $seat } takes aboard { $passengers } passengers.
            [one] { $seat } takes aboard { $passengers } passengers and { $wines } wine.
           *[other] { $seat } takes aboard { $passengers } passengers and { $wines } wines.
        }
    }
news-delivered = { $seat } sets down the { $face } and earns { $count } louis.
news-sold =
    { $count ->
        [0] { $seat } keeps all the wine aboard.
        [one] { $seat } sells { $count } wine for { $louis } louis.
       *[other] { $seat } sells { $count } wines for { $louis } louis.
    }
news-crew-left =
    { $count ->
        [0] No mariner is left to go ashore.
        [one] The last mariner goes ashore and is discarded.
       *[other] The last { $count } mariners go ashore and are discarded.
    }
news-won = { $seat } wins with { $count } louis.
news-shared = { $seat } shares the victory, with { $count } louis.
news-limit = The last round allowed is over: the match ends here, and the richest wins.

## Effects: what an option would do, in a few words on its button

effect-moved =
    { $count ->
        [one] { $count } space: { $town }
       *[other] { $count } spaces: { $town }
    }
effect-stayed = stay at { $town }
effect-docked = dock at { $dock }
effect-midriver = mid-river at { $town }
effect-laid-coal =
    { $count ->
        [one] { $count } space in all: { $town }
       *[other] { $count } spaces in all: { $town }
    }
effect-laid-mariner =
    { $count ->
        [one] { $count } mariner to hold a dock
       *[other] { $count } mariners to hold a dock
    }
effect-laid-fishing = wait for the others before you leave
effect-unfished = rod taken in
effect-exploded = { $victim } loses { $kind }
effect-fizzled = hits nothing
effect-bribed = a mariner of { $victim }’s joins your hand
effect-sold =
    { $count ->
        [0] all stays aboard
       *[other] { "" }
    }

## Options of a match

setting-explosion_self_target = Explosions may hit your own coal
    .help = When on, an explosion may blow up any coal on the table, your own included. When off, only the coal of other players.
setting-leader = First leader
    .help = Who takes the leader pawn in the first round. The box gives it to the youngest.
setting-leader-random = Drawn by lot

## Phases

phase-0 = Setup
phase-1 = New cards
phase-2 = Preparation
phase-3 = Quays

## Where louis come from

points-fares = Fares
points-wine = Wine sold

## The position as tables of words

text-title = { $round ->
        [0] { $phase } · leader: { $leader }
       *[other] Round { $round } · { $phase } · leader: { $leader }
    }
text-town = Town and heading
text-dock = Dock
text-laid = Laid
text-hand = Hand
text-aboard = Aboard
text-louis = Louis
text-midriver = mid-river
text-docked = docked
text-docked-for = docked ({ $louis } per wine)
text-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
text-wines =
    { $count ->
        [one] { $count } wine
       *[other] { $count } wines
    }
text-ashore = Waiting ashore: passengers with destination and fare, wine
text-draft = Draft row

## The drawing

board-title = La Loire
board-subtitle = from { $first } to { $last }, by steam
board-round = Round { $round } · { $phase }
board-setup = Setting out
board-phase-1 = new cards
board-phase-2 = preparation
board-phase-3 = quays
board-over = Won by { $names }
board-scale = 1 space = 1 coal
board-draw = draw pile
board-discard = discard
board-draft = cards to take
board-coal = coal
board-mariner = mariner
board-explosion = explosion
board-fishing = fishing
board-draft-card = { $card }: { $count } to take
board-hand-card = { $card }: { $count } in hand
board-laid-card = { $card }: { $count } laid by { $name }
board-dock = { $town }, dock { $number }: { $louis } louis for each wine
board-quay = { $town }, dock
board-boat = { $name }: at { $town }, bound for { $goal }
board-panel = { $name }: { $louis } louis, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand
board-wine-waiting = { $count ->
        [one] { $count } wine
       *[other] { $count } wines
    } at { $town }
board-wine-aboard = { $count ->
        [one] { $count } wine
       *[other] { $count } wines
    } aboard
board-pays = your cargo pays { $louis } louis at { $town }
board-hand = My hand
board-hand-of = Hand of { $name }
board-before = Laid down
board-aboard = Aboard
board-waiting = Waiting at { $town }
board-fare =
    { $count ->
        [one] passenger for { $town }: pays { $louis } louis
       *[other] { $count } passengers for { $town }: pay { $louis } louis
    }
board-counted = { $what }: { $count }
board-goal = { $louis } of { $target } louis
board-unseen =
    { $count ->
        [one] 1 card in hand that nobody has seen
       *[other] { $count } cards in hand that nobody has seen
    }
board-nothing = nothing
board-unplaced = not yet on the river
board-docked = docked, { $town }
board-docked-at = docked, { $town } { $number }
board-midriver = mid-river, { $town }
board-asked = to play
board-leader = leader
board-winner = winner
board-description = The Loire board, round { $round }. { $boats }

# Players compared

compare-points = Louis
compare-hand = Cards in hand
compare-mariners = Mariners laid
compare-passengers = Passengers aboard
compare-wine = Wine aboard
compare-town = Boat at

## So many of a thing: what an option costs and brings, what is lacking

count-wine =
    { $count ->
        [one] { $count } wine
       *[other] { $count } wines
    }
count-louis = { $count } louis

## Why not: what forbids this very choice

why-hand = You have no { $kind } card in hand.
why-fishing = You are fishing already.
why-all-fish = Everybody who has not moved is fishing: one of you has to go on.
why-not-fishing = Only who is fishing may pass.
why-no-explosion = You have no explosion card in hand.
why-no-coal = No such coal lies before { $seat }, or it is your own and safe.
why-own-mariner = You cannot bribe your own mariners.
why-no-mariner = { $seat } has no mariner on the table.
why-occupied = A boat lies there, and you have no mariner on the table to contest the dock.
why-not-in-row = No { $kind } card is left in the row.

## Accounts: lines of the log that are told together

account-quays = At the quays
