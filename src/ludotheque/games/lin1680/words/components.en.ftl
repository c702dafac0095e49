### 1680, l'âge d'or du lin: the page of components.

## The edition and its numbers

number-houses = houses per player
number-bales = bales per player
number-setup_houses = houses placed in the setup
number-setup_markets = houses on market towns in the setup, at most
number-houses_to_win = houses needed to win
number-pips = faces of the movement die
number-market_round = first round to swap with the market
number-market_swaps = swaps with the market a turn
number-market_alike = cards alike that clear the market
number-reserve_gives = cards alike for one of the reserve
number-resource_cards = resource cards
number-privilege_cards = privilege cards
number-offers = offers a turn
number-round_limit = rounds in a match, at most

## Resources, prices and trade

components-start = Resources at the start
components-kind = Resources
components-dice = Resource dice
dice-faces = faces of each die
components-price = Prices
head-pays = cost
components-rate = Rates of an offer
head-gives = cards given
head-asks = cards asked for
components-card = Privilege cards

## The map

components-place = Places
head-type = type
head-region = country
head-yields = yields
value-port = { type-port }
value-market = { type-market }
components-roads = Roads
roads-links = from place to place
components-sea = Sea routes
head-link = from port to port
components-coast = Coast
coast-outline = Brittany
components-island = Islands
value-belle-ile = Belle-Île
value-groix = Groix
components-region = Countries
value-leon = { region-leon }
value-tregor = { region-tregor }
value-penthievre = { region-penthievre }
value-cornouaille = { region-cornouaille }
value-vannetais = { region-vannetais }
value-pays-malouin = { region-pays-malouin }
value-pays-de-rennes = { region-pays-de-rennes }
value-pays-nantais = { region-pays-nantais }
