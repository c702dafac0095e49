### Tapestry: how effects are said, and what an icon means.

## Benefits: how the notation is said, and what an icon means

benefit-coin =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
    .help = A coin, the resource of the technology track; you can hold { $resource-limit }.
benefit-worker =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
    .help = A worker, the resource of the science track; you can hold { $resource-limit }.
benefit-food = { $count } food
    .help = Food, the resource of the exploration track; you can hold { $resource-limit }.
benefit-culture = { $count } culture
    .help = Culture, the resource of the military track; you can hold { $resource-limit }.
benefit-any =
    { $count ->
        [one] any { $count } resource
       *[other] any { $count } resources
    }
    .help = A coin, a worker, food or culture, as you like.
benefit-vp = { $count } VP
    .help = Victory points; the most of them win.
benefit-tile =
    { $count ->
        [one] { $count } territory tile
       *[other] { $count } territory tiles
    }
    .help = Drawn to your supply; you need one to explore.
benefit-space-tile =
    { $count ->
        [one] { $count } space tile
       *[other] { $count } space tiles
    }
    .help = Drawn to your supply; there are { $space-tiles } in all.
benefit-tapestry =
    { $count ->
        [one] { $count } tapestry card
       *[other] { $count } tapestry cards
    }
    .help = Drawn to your hand; one is played at the start of eras 2, 3 and 4.
benefit-tech-card =
    { $count ->
        [one] { $count } technology card
       *[other] { $count } technology cards
    }
    .help = One of your technology cards, from any row.
benefit-farm =
    { $count ->
        [one] { $count } farm
       *[other] { $count } farms
    }
benefit-house =
    { $count ->
        [one] { $count } house
       *[other] { $count } houses
    }
benefit-market =
    { $count ->
        [one] { $count } market
       *[other] { $count } markets
    }
benefit-armory =
    { $count ->
        [one] { $count } armoury
       *[other] { $count } armouries
    }
benefit-building =
    { $count ->
        [one] { $count } income building
       *[other] { $count } income buildings
    }
    .help = A farm, a house, a market or an armoury, as you like.
benefit-civilization =
    { $count ->
        [one] { $count } civilisation
       *[other] { $count } civilisations
    }
    .help = Another civilisation, drawn at random; it joins those you have.
benefit-explore =
    { $count ->
        [one] explore
       *[other] explore { $count } times
    }
    .help = Put a territory tile of yours on an unexplored hex next to a territory you control: 1 VP for each matching side, then its benefit.
benefit-explore-anywhere = explore anywhere
    .help = Put a territory tile of yours on any unexplored hex: 1 VP for each matching side, then its benefit.
benefit-explore-space = explore space
    .help = Lay a space tile of yours beside your income mat and gain what it shows.
benefit-research =
    { $count ->
        [one] research
       *[other] research { $count } times
    }
    .help = Roll the science die; you may advance on its track for free, with the benefit, and the bonus if you pay.
benefit-research-x =
    { $count ->
        [one] research without benefit
       *[other] research without benefit { $count } times
    }
    .help = Roll the science die; you may advance on its track for free, without benefit or bonus.
benefit-research-alien =
    { $count ->
        [one] research without benefit, { $alien-points } VP beyond the end
       *[other] { $count } times research without benefit, { $alien-points } VP beyond the end
    }
    .help = Roll the science die; you may advance on its track without benefit or bonus, or take { $alien-points } VP if you have completed it.
benefit-repeat = the benefit of a space of yours
    .help = Choose a space where one of your tokens stands: gain its benefit, and its bonus if you pay.
benefit-repeat-once = the benefit of a space of yours, once a turn
    .help = Once a turn, choose a space where one of your tokens stands: gain its benefit, and its bonus if you pay.
benefit-invent =
    { $count ->
        [one] invent
       *[other] invent { $count } times
    }
    .help = Take a technology card from the display or the deck to your bottom row.
benefit-upgrade =
    { $count ->
        [one] upgrade
       *[other] upgrade { $count } times
    }
    .help = Move one of your technology cards up a row: circle in the middle, square at the top.
benefit-circle = the circle of a card in your middle row
    .help = Gain the circle of a technology card in your middle row without moving it.
benefit-square = the square of a card in your top row
    .help = Gain the square of a technology card in your top row without moving it.
benefit-refresh = replace the display
    .help = Discard the face-up technology cards and reveal three others.
benefit-conquer =
    { $count ->
        [one] conquer
       *[other] conquer { $count } times
    }
    .help = Put an outpost on a territory next to one you control, then roll both dice and gain one of them.
benefit-conquer-anywhere = conquer anywhere
    .help = Put an outpost on any territory, then roll both dice and gain one of them.
benefit-conquer-double = conquer with both dice
    .help = Put an outpost on a territory next to one you control, then roll and gain both dice.
benefit-conquer-double-rival = conquer, with both dice from an opponent
    .help = Put an outpost on a territory next to one you control, then roll and gain one die, or both if it was an opponent’s.
benefit-territory = the benefit of the territory
    .help = Gain what is printed on the territory tile, if there is one.
benefit-play-over = play a tapestry card over your current one
    .help = Play a tapestry card from your hand over the current one, which stops working.
benefit-restart = your token back to the start of any track
    .help = The token leaves technology, which stays complete, for the start of any track.
benefit-advance-exploration = advance on exploration
    .help = Advance a token on exploration for free: gain the benefit, and the bonus if you pay.
benefit-advance-exploration-x = advance on exploration without benefit
    .help = Advance a token on exploration for free, without benefit or bonus.
benefit-regress-exploration = move back on exploration
    .help = Move a token back on exploration: gain the benefit of the space reached, and the bonus if you pay.
benefit-regress-exploration-x = move back on exploration without benefit
    .help = Move a token back on exploration, without benefit or bonus.
benefit-advance-science = advance on science
    .help = Advance a token on science for free: gain the benefit, and the bonus if you pay.
benefit-advance-science-x = advance on science without benefit
    .help = Advance a token on science for free, without benefit or bonus.
benefit-regress-science = move back on science
    .help = Move a token back on science: gain the benefit of the space reached, and the bonus if you pay.
benefit-regress-science-x = move back on science without benefit
    .help = Move a token back on science, without benefit or bonus.
benefit-advance-military = advance on military
    .help = Advance a token on military for free: gain the benefit, and the bonus if you pay.
benefit-advance-military-x = advance on military without benefit
    .help = Advance a token on military for free, without benefit or bonus.
benefit-regress-military = move back on military
    .help = Move a token back on military: gain the benefit of the space reached, and the bonus if you pay.
benefit-regress-military-x = move back on military without benefit
    .help = Move a token back on military, without benefit or bonus.
benefit-advance-technology = advance on technology
    .help = Advance a token on technology for free: gain the benefit, and the bonus if you pay.
benefit-advance-technology-x = advance on technology without benefit
    .help = Advance a token on technology for free, without benefit or bonus.
benefit-regress-technology = move back on technology
    .help = Move a token back on technology: gain the benefit of the space reached, and the bonus if you pay.
benefit-regress-technology-x = move back on technology without benefit
    .help = Move a token back on technology, without benefit or bonus.
benefit-landmark-forge = the landmark Forge
benefit-landmark-rubber-works = the landmark Rubber Works
benefit-landmark-tech-hub = the landmark Tech Hub
benefit-landmark-barracks = the landmark Barracks
benefit-landmark-tank-factory = the landmark Tank Factory
benefit-landmark-fusion-reactor = the landmark Fusion Reactor
benefit-landmark-lighthouse = the landmark Lighthouse
benefit-landmark-train-station = the landmark Train Station
benefit-landmark-launch-pad = the landmark Launch Pad
benefit-landmark-apothecary = the landmark Apothecary
benefit-landmark-academy = the landmark Academy
benefit-landmark-laboratory = the landmark Laboratory
benefit-landmark-bakery = the landmark Bakery
benefit-landmark-barn = the landmark Barn
benefit-landmark-com-tower = the landmark Com Tower
benefit-landmark-library = the landmark Library
benefit-landmark-stock-market = the landmark Stock Market
benefit-landmark-treasury = the landmark Treasury

## What points are counted by

measure-territories = territory you control
measure-farms = farm
measure-houses = house
measure-markets = market
measure-armories = armoury
measure-tech-cards = technology card
measure-tapestry-cards = tapestry card
measure-tiles = territory tile in your supply
measure-lines = complete row and column
measure-landmarks = landmark
measure-opponents = opponent
measure-objectives = objective you have
measure-leads = track where nobody is ahead of you
measure-exploration = exploration space advanced
measure-science = science space advanced
measure-military = military space advanced
measure-technology = technology space advanced
