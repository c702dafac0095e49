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
thing-currency = Currency
thing-banking = Banking
thing-credit-cards = Credit Cards
thing-e-commerce = E-Commerce
thing-biometrics = Biometrics
thing-symbology = Symbology
thing-language = Language
thing-writing = Writing
thing-telephone = Telephone
thing-email = Email
thing-neural-implants = Neural Implants
thing-hunting = Hunting
thing-farming = Farming
thing-breeding = Breeding
thing-preservation = Preservation
thing-fertilization = Fertilization
thing-food-printing = Food Printing
thing-ceremony = Ceremony
thing-racing = Racing
thing-team-sports = Team Sports
thing-tabletop-games = Tabletop Games
thing-video-games = Video Games
thing-virtual-reality = Virtual Reality

## So many of a thing: what an option costs and brings, what is lacking

count-coin = { benefit-coin }
count-worker = { benefit-worker }
count-food = { benefit-food }
count-culture = { benefit-culture }
count-any =
    { $count ->
        [one] { $count } resource of any kind
       *[other] { $count } resources of any kind
    }
count-vp = { benefit-vp }
