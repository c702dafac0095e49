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
text-scouting = { $scouting-tile }.
thing-rafts = Rafts
text-rafts = Explore. Bonus: pay { $rafts-bonus-any } for { $rafts-bonus-tapestry }.
thing-wagons = Wagons
text-wagons = Explore, or { $wagons-farm }.
thing-navigation = Navigation
text-navigation = { $navigation-tile }, then explore.
thing-ships = Ships
text-ships = { $ships-vp } for each territory you control. Bonus: pay { $ships-bonus-any } for { $ships-bonus-farm }.
thing-tunnels = Tunnels
text-tunnels = { $tunnels-tile } and { $tunnels-farm }. Bonus: pay { $tunnels-bonus-any } to explore.
thing-trains = Trains
text-trains = { $trains-tile }, then explore.
thing-cars = Cars
text-cars = { $cars-farm }, then { $cars-vp } for each of your farms. Bonus: pay { $cars-bonus-tile } for { $cars-bonus-vp }.
thing-airplanes = Airplanes
text-airplanes = { $airplanes-tile }, then explore anywhere. Bonus: pay { $airplanes-bonus-any } for { $airplanes-bonus-tapestry }.
thing-space-shuttle = Space Shuttle
text-space-shuttle = { $space-shuttle-vp } for each technology space you have advanced. Bonus: pay { $space-shuttle-bonus-tile } for { $space-shuttle-bonus-vp }.
thing-interstellar-travel = Interstellar Travel
text-interstellar-travel = { $interstellar-travel-space-tile }, then explore space.
thing-warpgates = Warpgates
text-warpgates = Explore space. Bonus: pay { $warpgates-bonus-any } to explore space.

## Science: the spaces of the track

thing-astronomy = Astronomy
text-astronomy = Research without benefit or bonus.
thing-mathematics = Mathematics
text-mathematics = { $mathematics-tapestry }. Bonus: pay { $mathematics-bonus-any } for { $mathematics-bonus-house }.
thing-herbalism = Herbalism
text-herbalism = Research without benefit or bonus, or { $herbalism-house }.
thing-medicine = Medicine
text-medicine = { $medicine-vp } for each of your technology cards, and { $medicine-tapestry }.
thing-chemistry = Chemistry
text-chemistry = Research. Bonus: pay { $chemistry-bonus-tapestry } for { $chemistry-bonus-vp }.
thing-biology = Biology
text-biology = Research, or { $biology-house }.
thing-academic-research = Academic Research
text-academic-research = The benefit of a space where one of your tokens stands, and its bonus if you pay.
thing-nutrition = Nutrition
text-nutrition = { $nutrition-house }, then { $nutrition-vp } for each of your houses.
thing-physics = Physics
text-physics = Advance on military, technology or exploration.
thing-neuroscience = Neuroscience
text-neuroscience = Move back on military or technology; gain the benefit of the space reached, and its bonus if you pay.
thing-quantum-physics = Quantum Physics
text-quantum-physics = Twice: advance on military, technology or exploration.
thing-alien-biology = Alien Biology
text-alien-biology = Roll the science die { $alien-biology-research-alien } times, then research with the results in any order, without benefit or bonus; { $alien-points } VP for each that would leave its track.

## Military: the spaces of the track

thing-archery = Archery
text-archery = Conquer.
thing-bladed-weapons = Bladed Weapons
text-bladed-weapons = { $bladed-weapons-tapestry }. Bonus: pay { $bladed-weapons-bonus-any } for { $bladed-weapons-bonus-armory }.
thing-walls = Walls
text-walls = Conquer, or { $walls-armory }.
thing-standing-army = Standing Army
text-standing-army = { $standing-army-worker }, and { $standing-army-vp } for each territory tile in your supply.
thing-cavalry = Cavalry
text-cavalry = Conquer, and { $cavalry-armory }.
thing-gunpowder = Gunpowder
text-gunpowder = Conquer, and { $gunpowder-tapestry }. Bonus: pay { $gunpowder-bonus-any } for { $gunpowder-bonus-armory }.
thing-tanks = Tanks
text-tanks = Conquer; both dice if the territory was an opponent’s.
thing-warplanes = Warplanes
text-warplanes = Conquer anywhere. Bonus: pay { $warplanes-bonus-any } for { $warplanes-bonus-tapestry }.
thing-anti-aircraft-defense = Anti-Aircraft Defense
text-anti-aircraft-defense = { $anti-aircraft-defense-armory }, and { $anti-aircraft-defense-vp } for each of your tapestry cards, in hand and on your mat.
thing-nuclear-bomb = Nuclear Bomb
text-nuclear-bomb = { $nuclear-bomb-vp } for each exploration space you have advanced, and play a tapestry card over your current one.
thing-drone-assassins = Drone Assassins
text-drone-assassins = { $drone-assassins-vp } for each complete row and column of your capital. Bonus: pay { $drone-assassins-bonus-tapestry } for { $drone-assassins-bonus-vp }.
thing-mechs = Mechs
text-mechs = Conquer with both dice, and gain 1 civilisation.

## Technology: the spaces of the track

thing-pottery = Pottery
text-pottery = Invent.
thing-carpentry = Carpentry
text-carpentry = { $carpentry-tapestry }. Bonus: pay { $carpentry-bonus-any } for { $carpentry-bonus-market }.
thing-stone-tools = Stone Tools
text-stone-tools = Invent, or { $stone-tools-market }.
thing-metallurgy = Metallurgy
text-metallurgy = You may replace the display; invent.
thing-glass = Glass
text-glass = { $glass-farm }, { $glass-house } or { $glass-armory }. Bonus: pay { $glass-bonus-any } for an upgrade.
thing-steel = Steel
text-steel = { $steel-vp } for each of your armouries, and { $steel-market }. Bonus: pay { $steel-bonus-any } to invent.
thing-rubber = Rubber
text-rubber = You may replace the display; invent { $rubber-invent } cards.
thing-plastic = Plastic
text-plastic = { $plastic-market }, then { $plastic-vp } for each of your markets. Bonus: pay { $plastic-bonus-any } for an upgrade.
thing-electronics = Electronics
text-electronics = Upgrade, and gain the circle of a card in your middle row.
thing-computers = Computers
text-computers = { $computers-vp } for each space you have advanced on military and on science.
thing-nanotechnology = Nanotechnology
text-nanotechnology = Upgrade, and gain the square of a card in your top row. Bonus: pay { $nanotechnology-bonus-tech-card } for { $nanotechnology-bonus-vp }.
thing-ai-singularity = AI Singularity
text-ai-singularity = Put this token on the start of any track, technology staying complete, and gain 1 of each resource.
