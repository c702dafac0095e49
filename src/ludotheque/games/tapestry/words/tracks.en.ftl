### Tapestry: the four tracks and their spaces.

## Tracks

thing-exploration = exploration
thing-science = science
thing-military = military
thing-technology = technology
text-exploration = Find the land around you, and in the end the stars. It is paid with food.
text-science = Roll the science die and advance for free, on any track. It is paid with workers.
text-military = Conquer territories, with dice for a reward. It is paid with culture.
text-technology = Invent technology cards and upgrade them. It is paid with coins.

## Exploration: the spaces of the track

thing-scouting = Scouting
text-scouting = 2 territory tiles.
thing-rafts = Rafts
text-rafts = Explore. Bonus: pay any 1 resource for 1 tapestry card.
thing-wagons = Wagons
text-wagons = Explore, or 1 farm.
thing-navigation = Navigation
text-navigation = 1 territory tile, then explore.
thing-ships = Ships
text-ships = 1 VP for each territory you control. Bonus: pay any 1 resource for 1 farm.
thing-tunnels = Tunnels
text-tunnels = 1 territory tile and 1 farm. Bonus: pay any 1 resource to explore.
thing-trains = Trains
text-trains = 2 territory tiles, then explore.
thing-cars = Cars
text-cars = 1 farm, then 1 VP for each of your farms. Bonus: pay 2 territory tiles for 5 VP.
thing-airplanes = Airplanes
text-airplanes = 2 territory tiles, then explore anywhere. Bonus: pay any 1 resource for 1 tapestry card.
thing-space-shuttle = Space Shuttle
text-space-shuttle = 1 VP for each technology space you have advanced. Bonus: pay 3 territory tiles for 10 VP.
thing-interstellar-travel = Interstellar Travel
text-interstellar-travel = 3 space tiles, then explore space.
thing-warpgates = Warpgates
text-warpgates = Explore space. Bonus: pay any 1 resource to explore space.

## Science: the spaces of the track

thing-astronomy = Astronomy
text-astronomy = Research without benefit or bonus.
thing-mathematics = Mathematics
text-mathematics = 1 tapestry card. Bonus: pay any 1 resource for 1 house.
thing-herbalism = Herbalism
text-herbalism = Research without benefit or bonus, or 1 house.
thing-medicine = Medicine
text-medicine = 1 VP for each of your technology cards, and 1 tapestry card.
thing-chemistry = Chemistry
text-chemistry = Research. Bonus: pay 2 tapestry cards for 5 VP.
thing-biology = Biology
text-biology = Research, or 1 house.
thing-academic-research = Academic Research
text-academic-research = The benefit of a space where one of your tokens stands, and its bonus if you pay.
thing-nutrition = Nutrition
text-nutrition = 1 house, then 1 VP for each of your houses.
thing-physics = Physics
text-physics = Advance on military, technology or exploration.
thing-neuroscience = Neuroscience
text-neuroscience = Move back on military or technology; gain the benefit of the space reached, and its bonus if you pay.
thing-quantum-physics = Quantum Physics
text-quantum-physics = Twice: advance on military, technology or exploration.
thing-alien-biology = Alien Biology
text-alien-biology = Research 4 times without benefit or bonus; 5 VP for each result that would leave its track.

## Military: the spaces of the track

thing-archery = Archery
text-archery = Conquer.
thing-bladed-weapons = Bladed Weapons
text-bladed-weapons = 1 tapestry card. Bonus: pay any 1 resource for 1 armoury.
thing-walls = Walls
text-walls = Conquer, or 1 armoury.
thing-standing-army = Standing Army
text-standing-army = 1 worker, and 1 VP for each territory tile in your supply.
thing-cavalry = Cavalry
text-cavalry = Conquer, and 1 armoury.
thing-gunpowder = Gunpowder
text-gunpowder = Conquer, and 1 tapestry card. Bonus: pay any 1 resource for 1 armoury.
thing-tanks = Tanks
text-tanks = Conquer; both dice if the territory was an opponent’s.
thing-warplanes = Warplanes
text-warplanes = Conquer anywhere. Bonus: pay any 1 resource for 1 tapestry card.
thing-anti-aircraft-defense = Anti-Aircraft Defense
text-anti-aircraft-defense = 1 armoury, and 1 VP for each of your tapestry cards, in hand and on your mat.
thing-nuclear-bomb = Nuclear Bomb
text-nuclear-bomb = 1 VP for each exploration space you have advanced, and play a tapestry card over your current one.
thing-drone-assassins = Drone Assassins
text-drone-assassins = 1 VP for each complete row and column of your capital. Bonus: pay 3 tapestry cards for 10 VP.
thing-mechs = Mechs
text-mechs = Conquer with both dice, and gain 1 civilisation.

## Technology: the spaces of the track

thing-pottery = Pottery
text-pottery = Invent.
thing-carpentry = Carpentry
text-carpentry = 1 tapestry card. Bonus: pay any 1 resource for 1 market.
thing-stone-tools = Stone Tools
text-stone-tools = Invent, or 1 market.
thing-metallurgy = Metallurgy
text-metallurgy = You may replace the display; invent.
thing-glass = Glass
text-glass = 1 farm, 1 house or 1 armoury. Bonus: pay any 1 resource for an upgrade.
thing-steel = Steel
text-steel = 1 VP for each of your armouries, and 1 market. Bonus: pay any 1 resource to invent.
thing-rubber = Rubber
text-rubber = You may replace the display; invent 2 cards.
thing-plastic = Plastic
text-plastic = 1 market, then 1 VP for each of your markets. Bonus: pay any 1 resource for an upgrade.
thing-electronics = Electronics
text-electronics = Upgrade, and gain the circle of a card in your middle row.
thing-computers = Computers
text-computers = 1 VP for each space you have advanced on military and on science.
thing-nanotechnology = Nanotechnology
text-nanotechnology = Upgrade, and gain the square of a card in your top row. Bonus: pay 3 technology cards for 10 VP.
thing-ai-singularity = AI Singularity
text-ai-singularity = Put this token on the start of any track, technology staying complete, and gain 1 of each resource.
