### Tapestry: what stands on the drawing.

board-exploration = Exploration
board-science = Science
board-military = Military
board-technology = Technology
board-start = Where everybody begins.
board-pane-tracks = Tracks
board-pane-map = Map
board-pane-shelf = Cards
board-pane-capital = Capital
board-setup = Setting up
board-turn = { $name }, era { $era }
board-over = Won by { $names }
board-description = The board of Tapestry. { $moment }
board-hex = Hex { $id }
board-middle = Middle island ({ $id })
board-unexplored = Unexplored: a territory tile can be laid here.
board-terrains = Terrain: { $terrains }.
board-benefit = Benefit: { $benefit }.
board-controlled = Controlled by { $name }.
board-outpost = outpost of { $name }
board-outpost-toppled = toppled outpost of { $name }
board-token = token of { $name }
board-token-toppled = token of { $name }
board-building = building of { $name }
board-building-toppled = toppled building of { $name }
board-landmark = landmark of { $name }
board-landmark-toppled = toppled landmark of { $name }
board-landmark-free = Nobody has it yet.
board-landmark-gone = { $name } has it.
board-deck-tech = technology
board-deck-tile = territories
board-deck-space = space
board-deck-tapestry = tapestry
board-deck-civilization = civilisations
board-accept = Yes
board-decline = No
board-points = Points instead
board-stop = Stop
board-trap = Play a Trap
board-buy = Buy resources
board-sell = Sell resources
board-aside = Beside the capital
board-slot-market = Markets
board-slot-house = Houses
board-slot-farm = Farms
board-slot-armory = Armouries
board-slot-open = Open: { $benefit } at every income.
board-slot-covered = Covered by a building: { $benefit }.
board-built-0 = market
board-built-1 = house
board-built-2 = farm
board-built-3 = armoury
board-maker = Maker of Fire
board-face-down = A card face down
board-place = Place for a tapestry card
board-era-bonus =
    { $count ->
        [one] Any { $count } resource for the first of neighbours to reach this era.
       *[other] Any { $count } resources for the first of neighbours to reach this era.
    }
board-next-income = Next income
board-this-era = this era
board-when-played = when played
board-no-cards = no cards in hand
board-more-cards = { $count } more
board-era = era { $era }
board-finished = finished
board-winner = winner
board-panel = { $name }: { $points } VP

compare-era = Era
compare-income = Resources of the next income
compare-territories = Territories
compare-techs = Technology cards
compare-buildings = Income buildings
compare-landmarks = Landmarks
compare-lines = Complete rows and columns
compare-cards = Cards in hand

## What an option does, in short; nothing where its name says it already

effect-explored = { $count } VP
effect-built = { "" }
effect-erected = { "" }
does-advance = { $space }: { $benefit }
does-explore = up to { $count } VP
does-conquer = controlled by { $name }
does-territory = the territory: { $benefit }
does-nothing = nothing
does-invent = ○ { $circle } · □ { $square }
does-cover = covers: { $benefit }
does-uncover = uncovers: { $benefit }
board-alchemists-square = Marked when the science die shows this track.
board-leaders-square = Covered once to advance on this track for free, with its benefit.
