components-numbers = The numbers
number-dice = Dice under each cup
number-aces_weigh = How much an ace weighs in a bid
number-palifico_needs = Players needed for a palifico or a calza
