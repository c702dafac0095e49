### Tapestry: resources, income buildings and the slots they open.

## Resources and buildings

thing-coin = coin
thing-worker = worker
thing-food = food
thing-culture = culture
thing-farm = farm
thing-house = house
thing-market = market
thing-armory = armoury

## Income buildings

text-farm = Taken from the farms of your income mat, it opens the next slot there and fills one plot of your capital.
text-house = Taken from the houses of your income mat, it opens the next slot there and fills one plot of your capital.
text-market = Taken from the markets of your income mat, it opens the next slot there and fills one plot of your capital.
text-armory = Taken from the armouries of your income mat, it opens the next slot there and fills one plot of your capital.

## Income mat: the slots, by building from left to right

thing-barter = Barter
text-barter = 1 coin, and 1 VP for each of your technology cards.
thing-currency = Currency
text-currency = 1 coin.
thing-banking = Banking
text-banking = 1 VP for each of your technology cards.
thing-credit-cards = Credit Cards
text-credit-cards = 1 coin.
thing-e-commerce = E-Commerce
text-e-commerce = 1 coin, and 1 VP for each of your technology cards.
thing-biometrics = Biometrics
text-biometrics = 10 VP.
thing-symbology = Symbology
text-symbology = 1 worker, and 1 VP for each complete row and column of your capital.
thing-language = Language
text-language = 1 worker.
thing-writing = Writing
text-writing = 1 VP for each complete row and column of your capital.
thing-telephone = Telephone
text-telephone = 1 worker.
thing-email = Email
text-email = 1 worker, and 1 VP for each complete row and column of your capital.
thing-neural-implants = Neural Implants
text-neural-implants = 10 VP.
thing-hunting = Hunting
text-hunting = 1 food and 1 territory tile.
thing-farming = Farming
text-farming = 1 food.
thing-breeding = Breeding
text-breeding = 4 VP.
thing-preservation = Preservation
text-preservation = 1 food.
thing-fertilization = Fertilization
text-fertilization = 1 food and 7 VP.
thing-food-printing = Food Printing
text-food-printing = 10 VP.
thing-ceremony = Ceremony
text-ceremony = 1 culture and 1 tapestry card.
thing-racing = Racing
text-racing = 1 culture.
thing-team-sports = Team Sports
text-team-sports = 1 VP for each territory you control.
thing-tabletop-games = Tabletop Games
text-tabletop-games = 1 culture.
thing-video-games = Video Games
text-video-games = 1 culture, and 1 VP for each territory you control.
thing-virtual-reality = Virtual Reality
text-virtual-reality = 10 VP.
