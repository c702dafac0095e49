### Tapestry: lines of the log, and the same in short.

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
news-gained = { $seat } gains { $counted }.
news-scored = { $seat } scores { $count } VP: { $source }.
news-slot-scored = { $seat } scores { $count } VP: { $slot }.
news-slot-counted = { $seat } scores { $count } VP: { $slot }, 1 for each { $measure }.
news-slot-tiles =
    { $count ->
        [one] { $seat } earns { $count } territory tile: { $slot }.
       *[other] { $seat } earns { $count } territory tiles: { $slot }.
    }
news-slot-cards =
    { $count ->
        [one] { $seat } earns { $count } tapestry card: { $slot }.
       *[other] { $seat } earns { $count } tapestry cards: { $slot }.
    }
news-earned =
    { $building ->
        [armoury] { $seat } earns { $counted }: slots of the armouries.
       *[other] { $seat } earns { $counted }: slots of the { $building }s.
    }
news-first-in-era =
    { $count ->
        [one] { $seat } enters this era before the neighbours: { $count } resource of any kind.
       *[other] { $seat } enters this era before the neighbours: { $count } resources of any kind.
    }
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
news-spotted = { $seat } draws { $space-tile }.
news-explored = { $seat } explores { $hex } with { $tile }.
news-aligned =
    { $count ->
        [one] { $seat } matches { $count } side: { $count } VP.
       *[other] { $seat } matches { $count } sides: { $count } VP.
    }
news-visited = { $seat } explores { $space-tile }.
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
news-entrusted = { $seat } gives { $victim } a token of the Historians.
news-named = { $seat } names { $victim }.
news-picked = { $seat } chooses a track: { $track }.
news-gave = { $seat } gives { $tile } to { $victim }.
news-bought =
    { $count ->
        [one] { $seat } gives up { $points } VP for { $count } resource.
       *[other] { $seat } gives up { $points } VP for { $count } resources.
    }
news-sold =
    { $count ->
        [one] { $seat } sells { $count } resource for points.
       *[other] { $seat } sells { $count } resources for points.
    }
news-rallied = { $seat } stands up an outpost on { $hex }.
news-activated = { $seat } uses a civilisation: { $civilization }.
news-lost-civilization = { $seat } loses a civilisation: { $civilization }.
news-declined = { $seat } declines.
news-reshuffled =
    { $count ->
        [one] The discards become a new deck with { $count } card.
       *[other] The discards become a new deck of { $count } cards.
    }
news-reshuffled-tiles =
    { $count ->
        [one] The discarded tile is face down again.
       *[other] The { $count } discarded tiles are shuffled face down again.
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

## What points were counted by, as told of others

thing-measure-territories = controlled territory
thing-measure-tiles = territory tile in supply
thing-measure-leads = track where nobody is ahead
thing-measure-objectives = objective reached

## Effects: the same in short, in the second line of a button

effect-paid = { "" }
effect-advanced = { $space }
effect-regressed = back to { $space }
effect-gained = { $seat }: +{ $counted }
    .own = { "" }
effect-scored = { $seat }: +{ $count } VP
    .own = { "" }
effect-bought = { $seat }: −{ $points } VP
    .own = { "" }
effect-slot-scored = { $seat }: +{ $count } VP
    .own = { "" }
effect-slot-counted = { $seat }: +{ $count } VP
    .own = { "" }
effect-earned = { $seat }: +{ $counted }
    .own = { "" }
effect-aligned = matching sides
effect-objective = { $objective }
effect-landmark = { $landmark }
effect-district = a district is complete
effect-toppled = topples { $victim }
effect-income = era { $count }

## Accounts: lines of the log that are told together

account-income = The income turn
account-end = The end
