title = Dudo
subtitle = Dice under cups
summary = Bluff and reckoning: how many dice show the same face under all cups together? Bid higher, or doubt it.
heading = Round { $round }

verb-bid = Bid…
verb-dudo = Dudo!
verb-calza = Calza!
verb-fall = Dice…
verb-lead = Begin…
option-bid = Bid { $count } { $face }
option-dudo = Dudo! I doubt it
option-calza = Calza! It is exact
option-fall = { NUMBER($dice, useGrouping: 0) }
option-lead = { $seat } begins

question-Bid = bid higher, doubt it, or call it exact.
    .other = { $seat } bids, doubts or calls.
question-Fall = the dice fall.
    .other = The dice fall.
question-ChooseStarter = a lot decides who begins.
    .other = A lot decides who begins.

thing-aces = aces
thing-twos = twos
thing-threes = threes
thing-fours = fours
thing-fives = fives
thing-sixes = sixes

news-leads = { $seat } begins.
news-shaken = Round { $count }: all shake, { $seat } starts.
news-fallen = Under your cup: { NUMBER($dice, useGrouping: 0) }.
news-palifico = Palifico! { $seat } is down to one die: aces count only as aces.
news-bid = { $seat } bids { $count } { $face }.
news-doubted = { $seat } says dudo to { $victim }.
news-calza = { $seat } says calza to { $victim }.
news-counted =
    { $count ->
        [0] Under the cups: no dice for { $face }.
        [one] Under the cups: a single die for { $face }.
       *[other] Under the cups: { $count } dice for { $face }.
    }
news-lost =
    { $count ->
        [0] { $seat } loses the last die.
       *[other] { $seat } loses a die and has { $count } left.
    }
news-regained = { $seat } takes a die back and has { $count }.
news-exact = { $seat } was exactly right.
news-out = { $seat } is out.
effect-lost = { "" }
effect-counted = { "" }

column-points = Dice
points-dice = Dice left
setting-calza = Calza
    .help = May a bid be called exact, to win a die back?
setting-leader = Who begins
    .help = A lot, or somebody you choose.
setting-leader-random = by lot

board-bid = The bid
board-none = Nothing has been bid.
board-by = by { $name }
board-faces = The face
board-counts = How many dice?
board-dudo = Dudo!
board-calza = Calza!
board-palifico = Palifico: aces are only aces
board-round = Round { $round }
board-dice = { $count ->
        [one] { $name }: 1 die
       *[other] { $name }: { $count } dice
    }
board-out = out
board-under = Under your cup
board-hidden = Under { $name }’s cup
board-lifted = { $count ->
        [0] Last round: { $bid } { $face } bid, none found
       *[other] Last round: { $bid } { $face } bid, { $count } found
    }
board-found = { $count ->
        [0] { $bid } { $face } bid, none found
       *[other] { $bid } { $face } bid, { $count } found
    }
board-over = { $names } wins
board-winner = winner
