### 1680, l'âge d'or du lin: the words of the game, in English.
### Names of places, cards and players reach the sentences already in words; numbers as numbers.

## The game

title = 1680, l’âge d’or du lin
subtitle = The golden age of linen
summary = Brittany lives by its linen. Gather seed, hands, thread and looms, build weavers’ houses, bargain at the market towns, load your bales and be the first to put to sea.
weight = light to medium

## Resources, where they are, and lots of them

thing-land = land
thing-seed = seed
thing-labour = labour
thing-skein = skein
thing-loom = loom
thing-wild = any colour
thing-hand-land = land
thing-hand-seed = seed
thing-hand-labour = labour
thing-hand-skein = skein
thing-hand-loom = loom
thing-market-land = land
thing-market-seed = seed
thing-market-labour = labour
thing-market-skein = skein
thing-market-loom = loom

## Things to build, and privilege cards

thing-house = weaver’s house
thing-bale = bale of cloth
thing-privilege = privilege card
thing-fire = Fire
thing-theft = Theft of a skein
thing-control = Cloth control
thing-storm = Storm
thing-loom-only = Loom only
thing-two-bales = Two bales
thing-reroll = Reroll
thing-joker = Joker
card-fire = A house of another player goes back to its owner.
card-theft = Take a skein from another player; from the reserve if nobody has one.
card-control = A bale leaves another player’s ship.
card-storm = Take a seed from each of the others.
card-loom-only = Build a house and pay the loom alone.
card-two-bales = Load two bales for the price of one.
card-reroll = Throw both resource dice again.
card-joker = Stands for any one resource of a construction.

## Types of places, and countries

yields-port = Yields nothing.
yields-market = Yields looms, and one trades here.
yields-loom = Yields looms.
yields-land = Yields land.
yields-seed = Yields seed.
yields-labour = Yields labour.
yields-skein = Yields skeins.
type-port = port
type-market = market town
type-loom = weaving place
type-land = farmland
type-seed = seed place
type-labour = place of hands
type-skein = spinning place
region-leon = Léon
region-tregor = Trégor
region-penthievre = Penthièvre
region-cornouaille = Cornouaille
region-vannetais = Vannetais
region-pays-malouin = Pays malouin
region-pays-de-rennes = Pays de Rennes
region-pays-nantais = Pays nantais

## Places

thing-brest = Brest
thing-landerneau = Landerneau
thing-le-croisic = Le Croisic
thing-le-legue = Le Légué
thing-morlaix = Morlaix
thing-nantes = Nantes
thing-paimpol = Paimpol
thing-port-louis = Port-Louis
thing-pouldavid = Pouldavid
thing-roscoff = Roscoff
thing-saint-malo = Saint-Malo
thing-vannes = Vannes
thing-auray = Auray
thing-chateaubriant = Châteaubriant
thing-dinan = Dinan
thing-guingamp = Guingamp
thing-landivisiau = Landivisiau
thing-locronan = Locronan
thing-loudeac = Loudéac
thing-pontivy = Pontivy
thing-quimperle = Quimperlé
thing-quintin = Quintin
thing-rennes = Rennes
thing-vitre = Vitré
thing-chateaugiron = Châteaugiron
thing-clisson = Clisson
thing-daoulas = Daoulas
thing-fougeres = Fougères
thing-merdrignac = Merdrignac
thing-moncontour = Moncontour
thing-saint-thegonnec = Saint-Thégonnec
thing-uzel = Uzel
thing-antrain = Antrain
thing-guer = Guer
thing-guerande = Guérande
thing-la-guerche = La Guerche
thing-lanvollon = Lanvollon
thing-le-faouet = Le Faouët
thing-malestroit = Malestroit
thing-plouescat = Plouescat
thing-pont-croix = Pont-Croix
thing-pornic = Pornic
thing-rosporden = Rosporden
thing-treguier = Tréguier
thing-bain = Bain
thing-dol = Dol
thing-hennebont = Hennebont
thing-lannion = Lannion
thing-lesneven = Lesneven
thing-machecoul = Machecoul
thing-pont-labbe = Pont-l’Abbé
thing-pontrieux = Pontrieux
thing-questembert = Questembert
thing-rostrenen = Rostrenen
thing-saint-meen = Saint-Méen
thing-saint-pol = Saint-Pol
thing-ancenis = Ancenis
thing-blain = Blain
thing-callac = Callac
thing-chateaulin = Châteaulin
thing-combourg = Combourg
thing-gourin = Gourin
thing-huelgoat = Huelgoat
thing-lamballe = Lamballe
thing-locmine = Locminé
thing-montfort = Montfort
thing-saint-aubin = Saint-Aubin
thing-saint-renan = Saint-Renan
thing-becherel = Bécherel
thing-belle-isle = Belle-Isle
thing-carhaix = Carhaix
thing-chatelaudren = Châtelaudren
thing-guemene = Guémené
thing-josselin = Josselin
thing-mur = Mûr
thing-nozay = Nozay
thing-quimper = Quimper
thing-redon = Redon
thing-savenay = Savenay
thing-sizun = Sizun

## Full names, where the map shortens them

full-le-legue = Le Légué (Saint-Brieuc)
full-pouldavid = Pouldavid (Douarnenez)
full-la-guerche = La Guerche-de-Bretagne
full-bain = Bain-de-Bretagne
full-dol = Dol-de-Bretagne
full-saint-pol = Saint-Pol-de-Léon
full-montfort = Montfort-sur-Meu
full-saint-aubin = Saint-Aubin-du-Cormier
full-belle-isle = Belle-Isle-en-Terre
full-guemene = Guémené-sur-Scorff
full-mur = Mûr-de-Bretagne

## One line of history for every place

note-brest = The king’s new arsenal: its fleet wants sailcloth by the mile.
note-landerneau = Cloth of the Léon leaves its quays on the Élorn; merchants build in dressed stone.
note-le-croisic = A coasters’ harbour at the edge of the salt marshes, north of the Loire mouth.
note-le-legue = Harbour of Saint-Brieuc, where coasters land barrels of Baltic flax seed.
note-morlaix = The great outlet for crées, the linens of the Léon, many of them bound for England.
note-nantes = Gate of the Loire: Breton cloth goes down to Spain and, before long, across the ocean.
note-paimpol = Seed barrels unloaded at Roscoff come on here by small boat, for the flax coast.
note-port-louis = A citadel and the first home of the East India trade, before Lorient was anything.
note-pouldavid = Locronan’s sailcloth leaves from this creek, and abroad it bears the harbour’s name.
note-roscoff = Flax seed from the Baltic comes ashore here: about 12,000 barrels a year around 1750.
note-saint-malo = Its ships carry Breton linen to Cadiz, and the galleons take it to America.
note-vannes = A southern harbour town, with hemp and flax in the parishes all around.
note-auray = Market of the Vannetais, above the busy little port of Saint-Goustan.
note-chateaubriant = Its Béré fair, old as the town, draws dealers from three provinces.
note-dinan = A weaving town on the Rance, one tide away from Saint-Malo.
note-guingamp = An old cloth town between the flax coast and the looms of the interior.
note-landivisiau = Where the Haut-Léon brings its cloth to market, half-way from Landerneau to Morlaix.
note-locronan = Hemp sailcloth made it rich; a cloth office stands on the granite square.
note-loudeac = On Saturdays the bretagnes, fine linens of the country, change hands here.
note-pontivy = The Rohans’ town on the Blavet, southern market of the bretagnes.
note-quimperle = Two rivers meet below its abbey; the market serves the south coast.
note-quintin = First market of the bretagnes, Tuesdays and Fridays; some 600 looms in 1712.
note-rennes = The capital, and the counting-house of the hemp canvas called noyales.
note-vitre = Its hemp canvas travelled to England and Spain; the merchants’ mansions remember it.
note-chateaugiron = Spinners and weavers of noyales, sails for the king’s ships.
note-clisson = Linen is woven in the valleys south of the Loire, under the great castle.
note-daoulas = English buyers knew the name: they called a whole linen dowlas.
note-fougeres = A frontier fortress whose town makes cloth.
note-merdrignac = Here the looms are strung with hemp, for sails.
note-moncontour = Weavers on a spur of rock; the Thursday cloth market stayed small.
note-saint-thegonnec = Peasant cloth makers, the juloded, paid for its splendid parish close.
note-uzel = About a hundred looms in 1712, and a Wednesday market for what they made.
note-antrain = Meadows and fields where the Couesnon meets the Loisance.
note-guer = Open fields between the forest of Paimpont and the Vannetais.
note-guerande = Walled town of the salt country, with good ploughland behind it.
note-la-guerche = The southern end of the hemp fields that feed the looms around Rennes.
note-lanvollon = Flax country of the Goëlo, with a flax market of its own.
note-le-faouet = Inland farms round a huge old market hall of oak and slate.
note-malestroit = Good land along the Oust, and carved houses in the town.
note-plouescat = Fertile soil by the sea: the golden belt of the Léon.
note-pont-croix = The cape grows hemp for the sailmakers of Locronan.
note-pornic = Fields of the Retz country, down to the rocks of the bay.
note-rosporden = Farmland and ponds in southern Cornouaille.
note-treguier = Deep loess under a bishop’s spire: some of the best flax land in Brittany.
note-bain = Hemp seed for the farms along the road from Rennes to Nantes.
note-dol = The marsh won from the sea wants seed every spring.
note-hennebont = Boats bring seed up the Blavet as far as its ramparts.
note-lannion = Western end of the flax coast, on the tidal Léguer.
note-lesneven = Seed for the sandy fields of the lower Léon.
note-machecoul = Old capital of Retz, sowing along the southern marshes.
note-pont-labbe = Hemp seed for the Bigouden country.
note-pontrieux = A river port on the Trieux: barrels of seed paid duty here in 1725.
note-questembert = A fair town; seed is sold under the timber hall, mended in 1675.
note-rostrenen = A stage on the central road, where carriers sell seed for the uplands.
note-saint-meen = Hemp seed round the old abbey, on the central road.
note-saint-pol = First stop inland for the seed landed at Roscoff.
note-ancenis = Boatmen and vineyard hands of the Loire look for winter work.
note-blain = Woodcutters and day labourers by the forest of Le Gâvre.
note-callac = Hands from the hill farms of upper Cornouaille.
note-chateaulin = Labourers and boatmen of the Aulne valley.
note-combourg = Carters and hands on the road from Saint-Malo to Rennes.
note-gourin = The Black Mountains have more hands than work.
note-huelgoat = Hands of the Arrée hills, among forest and boulders.
note-lamballe = A populous town on the northern road.
note-locmine = Hands from the heaths of Lanvaux.
note-montfort = Hands for hire west of Rennes, where three roads meet.
note-saint-aubin = Brittany lost its last battle here in 1488; now it lends its hands to Fougères.
note-saint-renan = Hired hands of the far west, around an old market hall.
note-becherel = A linen town on its hill; a street still bears the spinners’ name, Filanderie.
note-belle-isle = Spinning wheels on the road from Guingamp to Morlaix.
note-carhaix = Where the roads of inland Brittany have crossed since Rome; thread from every side.
note-chatelaudren = Thread passes here from the flax coast to the weavers of Quintin.
note-guemene = Spinning on the upper Scorff, west of Pontivy.
note-josselin = Spinners in the shadow of the Rohans’ castle on the Oust.
note-mur = One of the centres of the bretagnes: thread for Uzel and Loudéac.
note-nozay = Spinning on the road between Rennes and Nantes.
note-quimper = Cornouaille’s cathedral town, with a guild of weavers and thread for them.
note-redon = River town on the Vilaine: thread goes up to Rennes and down to the sea.
note-savenay = Spinning above the Loire, between Nantes and Vannes.
note-sizun = In the kanndi, washhouses of the hills, linen thread is bleached skein by skein.

## Verbs: names of groups of options

verb-lead = Begin…
verb-start = Start from…
verb-settle = House at…
verb-roll = Throw the movement die
verb-throw = Throw…
verb-move = Move to…
verb-sail = Sail to…
verb-stay = Stay
verb-gather = Throw the resource dice
verb-dice = Dice…
verb-keep = Keep the throw
verb-name = Name a colour…
verb-play = Use a privilege…
verb-joker = Joker for…
verb-burn = Burn down…
verb-rob = Take a skein from…
verb-seize = Seize a bale of…
verb-offer = Offer to…
verb-counter = Offer instead…
verb-give = Give…
verb-ask = Ask for…
verb-rate = How many for how many…
verb-accept = Accept
verb-refuse = Refuse
verb-swap = Swap with the market…
verb-take = Take from the market…
verb-exchange = Exchange with the reserve…
verb-fetch = Take from the reserve…
verb-close = End trading
verb-build = Build…
verb-end = End the turn
verb-draw = Draw…

## Options: labels on buttons

option-lead = { $seat }
option-start = { $place }
option-settle = { $place }
option-roll = Throw the movement die
option-throw = { $count }
option-move = { $place }
option-sail = Sail to { $place } and win
option-stay = Stay where you are
option-gather = Throw the resource dice
option-dice = { $first }, { $second }
option-keep = Keep this throw
option-name = { $kind }
option-play = { $card }
option-joker = Joker for { $kind }
option-burn = { $place }
option-rob = { $seat }
option-seize = { $seat }
option-offer = Offer to { $seat }
option-offer-3 = Offer { $seat } { $goods } for { $price }
option-counter = Offer instead { $goods } for { $price }
compose-offer = An offer to { $seat }
    .gives = You give
    .for = You get
    .do = Make the offer
compose-counter = Make a counter-offer
    .gives = You give
    .for = You get
    .do = Make the counter-offer
option-give = Give { $kind }
option-ask = Ask for { $kind }
option-rate = { $gives } for { $asks }
option-accept = Accept
option-refuse = Refuse
option-swap = Market: give { $kind }
option-take = { $kind }
option-exchange = { $reserve-gives } for 1: { $kind }
option-fetch = { $kind }
option-close = End trading
option-build = { $item }
option-end = End the turn
option-draw = { $card }

## Questions: to the seat asked (after "Your turn:"), and to the others

question-ChooseFirst = choose who begins.
    .other = The first player is being drawn by lot.
question-ChoosePort = choose the port you start from.
    .other = { $seat } is choosing a port.
question-PlaceHouse = place a weaver’s house.
    .other = { $seat } is placing a house.
question-BeginTurn = throw the movement die.
    .other = { $seat } is about to throw the movement die.
question-ThrowMovement = the movement die rolls.
    .other = The movement die rolls.
question-MovePawn = move your pawn.
    .other = { $seat } is moving.
question-BeforeDice = throw the resource dice, or play a privilege.
    .other = { $seat } is about to throw the resource dice.
question-ThrowResources = the resource dice roll.
    .other = The resource dice roll.
question-AfterDice = keep the throw, or throw again with a privilege card.
    .other = { $seat } is looking at the dice.
question-NameColour = name the colour of the multicolour die.
    .other = { $seat } is naming a colour.
question-Trade = trade, or end trading.
    .other = { $seat } is trading.
question-ChooseGive = choose what you give.
    .other = { $seat } is making an offer.
question-ChooseAsk = choose what you ask for.
    .other = { $seat } is making an offer.
question-ChooseRate = choose how many for how many.
    .other = { $seat } is making an offer.
question-AnswerOffer = accept the offer, refuse it, or offer something else.
    .other = { $seat } is thinking about an offer.
question-AnswerCounter = accept the counter-offer or refuse it.
    .other = { $seat } is thinking about a counter-offer.
question-TakeFromMarket = take a card from the market.
    .other = { $seat } is choosing a card of the market.
question-FetchFromReserve = take a card from the reserve.
    .other = { $seat } is choosing a card of the reserve.
question-Build = build, or end your turn.
    .other = { $seat } is building.
question-DrawPrivilege = draw a privilege card.
    .other = A privilege card is being drawn.
question-BurnHouse = choose the house that burns down.
    .other = { $seat } is setting fire to a house.
question-RobSkein = choose whose skein you take.
    .other = { $seat } is choosing whom to rob.
question-SeizeBale = choose whose bale is seized.
    .other = { $seat } is sending the control.

## News: lines of the log

news-leads = { $seat } begins.
news-started = { $seat } starts from { $place }.
news-settled = { $seat } places a house at { $place }.
news-round = Round { $count }.
news-turn = { $seat } is to play.
news-thrown = { $seat } throws a { $count }.
news-moved = { $seat } moves to { $place }.
news-sailed = { $seat } sails into { $place }.
news-blocked = { $seat } is blocked and stays at { $place }.
news-diced = { $seat } throws { $first } and { $second }.
news-named = { $seat } names { $kind }.
news-gained = { $seat } gains { $counted }.
news-nothing = { $seat } gains nothing.
news-lacked = { $seat } misses { $counted }: the reserve has no more.
news-offered = { $seat } offers { $victim } { $goods } for { $price }.
news-countered = { $seat } would rather give { $victim } { $goods } for { $price }.
news-accepted = { $seat } accepts the offer of { $victim }.
news-refused = { $seat } refuses the offer of { $victim }.
news-swapped = { $seat } swaps with the market: { $kind } for { $other }.
news-refreshed = { $market-alike } cards alike: the market is laid out anew.
news-exchanged = { $seat } exchanges with the reserve: { $counted } for { $other }.
news-built = { $seat } builds a house at { $place }.
news-loaded =
    { $count ->
        [one] { $seat } loads a bale.
       *[other] { $seat } loads { $count } bales.
    }
news-bought = { $seat } buys a privilege card.
news-bought-card = Your new privilege card: { $card }.
news-reshuffled =
    { $count ->
        [one] A new privilege pile is made of { $count } used card.
       *[other] A new privilege pile is made of { $count } used cards.
    }
news-played = { $seat } uses a privilege: { $card }.
news-joker = { $seat } lays a joker for { $kind }.
news-burnt = { $seat } burns down the house of { $victim } at { $place }.
news-robbed = { $seat } takes a skein from { $victim }.
news-spared = { $victim } shows { $seat } no skein.
news-fetched = { $seat } takes a skein from the reserve.
news-seized = { $seat } has a bale of { $victim } seized.
news-stormed = The storm brings { $seat } a seed of { $victim }.
news-won = { $seat } puts to sea from { $place } and wins.
news-limit = The last round allowed is over.
news-ahead = { $seat } has most and wins.

## What an option would do, in short

effect-turn = then { $seat }
effect-round = {""}
effect-played = {""}
effect-offered = { $goods } for { $price }
effect-countered = { $goods } for { $price }
effect-blocked = stay at { $place }
effect-burnt = { $victim }’s house
effect-robbed = { $victim } loses a skein
effect-spared = { $victim } has no skein
effect-fetched = a skein from the reserve
effect-seized = { $victim } loses a bale
effect-stormed = a seed of { $victim }
effect-built = at { $place }
effect-loaded =
    { $count ->
        [one] one bale on the ship
       *[other] { $count } bales on the ship
    }
effect-gained = { "" }
effect-swapped = { "" }
effect-exchanged = { "" }
effect-accepted = { "" }
effect-refused = no deal
effect-won = you win

## What an option means

does-build-privilege = for a later turn
does-play-fire = another loses a house
does-play-theft = take a skein
does-play-control = another loses a bale
does-play-storm = a seed from each
does-play-loom-only = pay the loom alone
does-play-two-bales = two at one price
does-play-reroll = both dice again
does-joker = for a construction
does-swap = for a market card
does-exchange = for one of your choice

## Options of a match

setting-bales = Bales to win
    .help = How many bales your ship must carry.
setting-leader = First player
    .help = The box leaves it to whoever wears linen. Going first is an advantage.
setting-leader-random = Drawn by lot
setting-loom_for_later = A loom for those who wait
    .help = Everybody but the first player begins with a loom more, which makes up for going later.
setting-resource_hands_public = Open hands
    .help = Everybody sees the resources in every hand; otherwise only how many cards it has.
setting-stop_on_own_house = Stop on your own houses
    .help = A move may end where a house of yours stands.
setting-path_may_repeat_space = To and fro
    .help = A move may enter a place twice.
setting-houses_on_ports = Houses in ports
    .help = A house may be built in a port; it yields nothing and closes the port.
setting-pawns_share_space = Shared ports
    .help = Several pawns may start from one port.
setting-win_in_place = Win while building
    .help = Whoever builds the last thing needed in a port wins; otherwise only a move into a port does.
setting-control_office_required = Control office
    .help = After the last bale the pawn must end a move on a market town before it may sail.
setting-privilege_cards_per_turn = Privilege cards a turn
    .help = How many may be used in one turn.
setting-privilege_cards_per_turn-0 = Any number
setting-privilege_discard_reshuffled = Privileges come back
    .help = Used privilege cards are shuffled into a new pile when the old one is empty.

## Phases

heading =
    { $round ->
        [0] {""}
       *[other] Round { $round }
    }
phase-0 = Setup
phase-1 = Resources
phase-2 = Trade
phase-3 = Building

## Where points come from

standing = Bales loaded and houses built, turn by turn
points-bales = Bales on the ship

## The position as tables of words

text-title = Round { $round } · { $phase } · active: { $active }
text-place = Pawn
text-houses = Houses
text-bales = Bales
text-hand = Hand
text-privileges = Privileges
text-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
text-of = { $count } of { $all }
text-goods = Market and reserve
text-market = Market
text-reserve = Reserve
text-pile = Privilege pile
text-stock = Where
text-owner = Owner
text-map = Houses on the map
text-type = Type
text-around = The map round your pawn
text-steps = Steps
text-next-to = Next to
text-offer = Offer
text-terms = { $seat } gives { $goods } for { $price } of { $victim }: { $asked } is asked

## The board

board-title = 1680
board-subtitle = the golden age of linen
board-setup = Setup
board-turn = Round { $round } · { $name }
board-over = Won by { $names }
board-description = The board of 1680, a map of Brittany. { $moment }
board-channel = The Channel
board-iroise = Iroise Sea
board-ocean = Ocean
board-normandy = Normandy
board-maine = Maine
board-poitou = Poitou
board-land = land
board-seed = seed
board-labour = labour
board-skein = skein
board-loom = loom
board-wild = any
board-house = house
board-bale = bale
board-privilege = privilege
board-fire = Fire
board-theft = Theft
board-control = Control
board-storm = Storm
board-loom-only = Loom only
board-two-bales = Two bales
board-reroll = Reroll
board-joker = Joker
board-map = Map
board-market = Market
board-reserve = Reserve
board-privilege-pile = Privileges
board-used = Privilege cards out of the game
board-pile = privilege pile: { $count } left
board-market-card = { $card }, on the market
board-reserve-pile = { $card }: { $count } in the reserve
board-dice = dice
board-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
board-diced = { $first } and { $second }
board-phase-0 = Setup
board-phase-1 = Resources
board-phase-2 = Trade
board-phase-3 = Building
board-house-of = house of { $name }
board-pawn-of = pawn of { $name }
board-hand = My hand
board-hand-of = Hand of { $name }
board-hand-pile = { $card }: { $count } in hand
board-backs = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-nothing = none
board-goal = Goal
board-goal-note = You win with { $bales ->
        [one] { $bales } bale
       *[other] { $bales } bales
    } on your ship, at least { $houses ->
        [one] { $houses } house
       *[other] { $houses } houses
    } on the map, and your pawn in a port (F-8.1).
board-goal-sealed = The bales must be sealed at a cloth office (F-8.5).
board-loaded-bales = { $bales } of { $target } bales loaded
board-built-houses =
    { $built ->
        [one] 1 house built
       *[other] { $built } houses built
    }, { $needed } needed
board-ship = Ship
board-loaded = { $bales } of { $target }
board-stock = { $stock } left · { $built } of { $needed } built
board-sealed = sealed at a cloth office
board-prices = Prices
board-price = { $item }: { $cost }
board-privilege-cards = Privilege cards
board-privileges = { $count ->
    [one] 1 privilege card
   *[other] { $count } privilege cards
}
board-waiting-card = { $card }, from the next turn on
board-houses = Houses on the board
board-cards = Resource cards
board-stands-in = Where the pawn stands
board-asked = to play
board-winner = winner
board-panel = { $name }: { $bales ->
        [one] { $bales } bale
       *[other] { $bales } bales
    }, { $target } needed; { $houses ->
        [one] { $houses } house
       *[other] { $houses } houses
    }
board-offer-to-me = { $name } offers you a trade
board-offer-mine = Your offer to { $name }
board-offer-other = { $name } offers { $other } a trade
board-counter-to-me = { $name } makes you a counter-offer
board-counter = { $name } makes { $other } a counter-offer
board-offers = Offers refused this turn: { $count } of { $most }
board-gives = gives
board-for = for
board-you-get = You get
board-you-give = You give
board-you-hold = You have { $counted }.
board-they-hold = They have { $counted }.
board-open = …
board-rate = How many for how many
board-thinks = { $name } is thinking…
board-accept = Accept
board-refuse = Refuse

## So many of a thing: what an option costs and brings, what is lacking

count-land =
    { $count ->
        [one] { $count } land
       *[other] { $count } lands
    }
count-seed =
    { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    }
count-labour = { $count } labour
count-skein =
    { $count ->
        [one] { $count } skein
       *[other] { $count } skeins
    }
count-loom =
    { $count ->
        [one] { $count } loom
       *[other] { $count } looms
    }
count-bale =
    { $count ->
        [one] { $count } bale
       *[other] { $count } bales
    }
count-house =
    { $count ->
        [one] { $count } house
       *[other] { $count } houses
    }

## Why not: what forbids this very choice

why-ship-full = No bale is left in your stock.
why-no-cards = The pile of privilege cards is empty.
why-no-houses = No house is left in your stock.
why-house-there = A house stands already where your pawn is.
why-port-house = Your pawn is in a port, and no houses are built there.
why-no-joker = A joker would not let you build anything now.
why-card-later = This card can do nothing at this moment.
why-distance = The die does not lead there: { $place } is not exactly that many steps away.
why-taken = Somebody stands there, or a house does: { $place }.
why-one-market = At the beginning only one house may stand on a market town.
why-market-first = First choose the card of your hand that you put on the market.
why-reserve-first = First choose the kind that you give { $reserve-gives } of.
why-market-later = The market opens in the second round.
why-market-once = You have been to the market in this turn.
why-market-alike = The market has only cards of that kind.
why-reserve-empty = The reserve has nothing else to give for it.
why-no-offer = There is nothing more that you could offer { $seat } in this turn.
why-no-counter = A counter-offer is something else than was offered, for something else, and both must hold it.
why-cannot-deliver = You do not hold what is asked for.

## Accounts: lines of the log that are told together

account-harvest = The harvest
account-offered = The deal
