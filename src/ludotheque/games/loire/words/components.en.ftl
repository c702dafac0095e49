### Loire: the page of components.

## The edition and its numbers

number-opening_hand = cards in hand at the start
number-target = louis to win
number-boats = boats
number-deck = cards in all
number-round_limit = rounds in a match, at most
number-coins = coins, in louis

## Towns and cards

components-turned = Cards turned in a round
components-town = Towns
head-docks = louis per wine, dock by dock
head-start = boats may start here
components-card = Cards
value-coal = Coal
components-wine = Wine
head-origin = origin
components-passenger = Passengers
head-destination = destination
head-fare = fare in louis
