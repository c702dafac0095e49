### Le Siècle d'Or: the page of components.

## The edition and its numbers

number-target = points to win
number-turn_limit = turns in a match, at most
number-pawns = pawns per player
number-markers = markers per player
number-purse = half florins at the start
number-placed_pawns = pawns each player sets up
number-crowd = pawns in a province in the setup, at most
number-move = half florins for a move
number-conversion = pawns for a new marker
number-painter = half florins for a painter’s payment
number-pay_pawn = half florins a pawn earns
number-pay_marker = half florins a marker earns
number-pay_governor = half florins a governor earns
number-pay_merchant = half florins for everybody at a merchant’s
number-pay_stadtholder = half florins for everybody at William II’s
number-track = spaces of the province track
number-dice = dice
number-sides = faces of a die
number-cards = cards in all
number-points_pawn = points for a pawn in a province
number-points_province = points for a marker in a province
number-points_mill = points for a mill
number-points_governor = points for a governor
number-points_money = half florins for one point

## Colours, provinces and the track

components-colour = Colours
value-green = { board-green }
value-yellow = { board-yellow }
value-brown = { board-brown }
value-blue = { board-blue }
value-grey = { board-grey }
value-orange = orange
head-deck = deck
head-price = price in half florins
components-province = Provinces
head-colour = colour
components-border = Borders
head-between = neighbouring provinces
components-track = Province track
track-spaces = spaces, clockwise
value-stadtholder = William II
value-merchant = merchant

## Guilds and colonies

components-guilds = { board-guilds }
guilds-columns = columns
guilds-prices = prices in half florins, from the bottom up
components-colony = Colonies
head-number = number
head-room = room for markers

## Cards and auctions

components-set = Sets the bank buys
head-size = cards in the set
head-pays = pays in half florins
components-art = Paintings
head-payments = payments
components-card = Cards
head-shows = card
value-investment = investment
value-spice = spice
value-colony = colony
value-culture = culture
value-art = art
value-mill = { thing-culture-mill }
value-die = { thing-culture-die }
value-governor-holland = { thing-culture-governor-holland }
value-governor-limburg = { thing-culture-governor-limburg }
value-governor-brabant = { thing-culture-governor-brabant }
value-governor-groningen = { thing-culture-governor-groningen }
value-governor-utrecht = { thing-culture-governor-utrecht }
value-governor-overijssel = { thing-culture-governor-overijssel }
value-governor-zeeland = { thing-culture-governor-zeeland }
value-governor-friesland = { thing-culture-governor-friesland }
value-governor-flanders = { thing-culture-governor-flanders }
value-governor-gelderland = { thing-culture-governor-gelderland }
components-deck = Decks
components-raise = Raises, in florins
head-by = in half florins
