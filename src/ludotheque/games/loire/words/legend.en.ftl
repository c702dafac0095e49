# What each icon means: the legend.
icon-coal-pile = coal: its figure is how many spaces it carries the boat
icon-captain-hat-profile = mariner: the crew that holds or takes a quay
icon-bright-explosion = explosion: blows up coal that lies before a player
icon-fishing-pole = fishing: lets one pass a turn
icon-top-hat = passengers, aboard or waiting
icon-barrel = casks of wine, aboard or waiting
icon-poker-hand = cards in hand
icon-ship-wheel = the leader; the back of a card
icon-laurels = winner
