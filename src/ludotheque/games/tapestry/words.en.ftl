### Tapestry: the words of the game, in English.
### Components have their names and texts in the folder `words`; names of things and people arrive in words.

## The game

title = Tapestry
subtitle = From the first fire to the stars
summary = Four tracks lead out of the Stone Age: explore the map, conquer it, invent and research your way forward, fill a capital with farms and wonders, and in five eras weave a history that nobody else could tell.

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
option-advance = Advance on { $track }
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
option-carry = Use { $tile }
option-explore = Explore { $hex }
option-turn = Top to the { $direction }
option-face = Top to the { $direction }
option-visit = Explore { $tile }
option-conquer = Conquer { $hex }
option-trap = Play a Trap
option-die = Take { $colour }
option-place = Place on { $hex }
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
option-activate = { $civilization }
option-craft = Build on { $column }
option-row = From { $row }
option-climb = Up { $column }
option-step = To { $stage }
option-expose = { $square }
option-predict = { $number } { $category }

## News: lines of the log

news-leads = { $seat } goes first.
news-founded = { $seat } founds a capital: { $capital }.
news-adopted = { $seat } leads a civilisation: { $civilization }.
news-income = { $seat } begins era { $count }.
news-advanced = { $seat } advances: { $space }.
news-regressed = { $seat } moves back: { $space }.
news-jumped = { $seat } jumps: { $space }.
news-repeated = { $seat } repeats a space: { $space }.
news-restarted = { $seat } starts again on a track: { $track }.
news-paid = { $seat } pays 1 { $resource }.
news-gained =
    { $seat } gains { $count } { $resource }{ $resource ->
        [food] { "" }
        [culture] { "" }
       *[other] { $count ->
            [one] { "" }
           *[other] s
        }
    }.
news-scored = { $seat } scores { $count } VP.
news-objective = { $seat } reaches an objective ({ $objective }): { $count } VP.
news-landmark = { $seat } gains a landmark: { $landmark }.
news-built =
    { $seat } builds { $building ->
        [armoury] an armoury
       *[other] a { $building }
    } on { $plot }.
news-erected = { $seat } sets up a landmark on { $plot }: { $landmark }.
news-beside = { $seat } puts the building beside the capital.
news-settled = { $seat } builds on the map: { $hex }.
news-district = { $seat } completes a district.
news-found = { $seat } draws { $tile }.
news-spotted = { $seat } draws { $tile }.
news-explored = { $seat } explores { $hex } with { $tile }.
news-aligned =
    { $count ->
        [one] { $seat } matches { $count } side: { $count } VP.
       *[other] { $seat } matches { $count } sides: { $count } VP.
    }
news-visited = { $seat } explores { $tile }.
news-science = { $seat } rolls the science die: { $track }.
news-conquering = { $seat } sets an outpost on { $hex }.
news-conquered = { $seat } conquers { $hex }.
news-toppled = { $seat } topples an outpost of { $victim } on { $hex }.
news-trapped = { $seat } traps { $victim } on { $hex }.
news-rolled = { $seat } rolls the dice: { $red }, { $black }.
news-placed = { $seat } places a token on { $hex }.
news-revealed = Revealed: { $tech }.
news-invented = { $seat } invents: { $tech }.
news-upgraded = { $seat } upgrades a card: { $tech }.
news-used = { $seat } uses a card: { $tech }.
news-taken-over = { $seat } takes over a card: { $tech }.
news-refreshed = { $seat } replaces the display.
news-drew = { $seat } draws a tapestry card.
news-drew-card = You have drawn: { $card }.
news-played = { $seat } plays a card: { $card }.
news-face-down = { $seat } lays a card face down.
news-copied = { $seat } uses the ability of a card: { $card }.
news-discarded-tile = { $seat } discards { $tile }.
news-discarded-card = { $seat } discards a card: { $card }.
news-discarded-tech = { $seat } discards a card: { $tech }.
news-named = { $seat } names { $victim }.
news-picked = { $seat } chooses a track: { $track }.
news-gave = { $seat } gives { $tile } to { $victim }.
news-activated = { $seat } uses a civilisation: { $civilization }.
news-lost-civilization = { $seat } loses a civilisation: { $civilization }.
news-declined = { $seat } declines.
news-reshuffled =
    { $count ->
        [one] The discards become a new deck with { $count } card.
       *[other] The discards become a new deck of { $count } cards.
    }
news-finished =
    { $count ->
        [one] { $seat } has finished, with { $count } point.
       *[other] { $seat } has finished, with { $count } points.
    }
news-won =
    { $count ->
        [one] { $seat } wins with { $count } point.
       *[other] { $seat } wins with { $count } points.
    }

## Effects: the same in short, in the second line of a button

effect-advanced = { $space }
effect-regressed = back to { $space }
effect-gained = { $count } × { $resource }
effect-scored = { $count } VP
effect-aligned = { $count } VP for matching sides
effect-objective = { $objective }: { $count } VP
effect-landmark = { $landmark }
effect-district = a district is complete
effect-toppled = topples { $victim }
effect-income = era { $count }

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
