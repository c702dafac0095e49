### Tapestry: questions, to the seat asked (after "Your turn:"), and to the others.

## Setting up and turns

question-ChooseFirst = choose who begins.
    .other = The first player is being drawn by lot.
question-DealCapital = a capital is dealt.
    .other = A capital is being dealt.
question-DealCivilization = a civilisation is dealt.
    .other = A civilisation is being dealt.
question-ChooseCapital = choose your capital.
    .other = { $seat } is choosing a capital.
question-ChooseCivilization = choose your civilisation.
    .other = { $seat } is choosing a civilisation.
question-Turn = advance on a track, or take income.
    .other = { $seat } is about to advance or take income.
question-ChoosePaid = choose the token to advance ({ $track }).
    .other = { $seat } is choosing a token.
question-UseCivilizations = choose the civilisation to use next.
    .other = { $seat } is using civilisations.
question-PlayTapestry = play a tapestry card for your new era.
    .other = { $seat } is choosing a tapestry card.
question-ConvertFood = Mercantilism: keep the food earned ({ $food }), or turn one into another resource and score { $mercantilism-points } VP?
    .other = { $seat } may turn the food earned ({ $food }) into other resources.

## Tracks, benefits, resources

question-ChooseToken =
    { $steps ->
        [-1] choose which of your tokens moves back ({ $track }).
       *[other] choose which of your tokens moves up ({ $track }).
    }
    .other =
        { $steps ->
            [-1] { $seat } is choosing the token that moves back ({ $track }).
           *[other] { $seat } is choosing the token that moves up ({ $track }).
        }
question-ChooseBenefit = choose a benefit.
    .other = { $seat } is choosing a benefit ({ $phrase }).
question-ChooseOrder = choose what comes next.
    .other = { $seat } is choosing what comes next ({ $phrase }).
question-Exchange =
    { $free ->
        [1] take the bonus without paying?
       *[other] pay for the bonus?
    }
    .other =
        { $free ->
            [1] { $seat } may take a bonus without paying ({ $phrase }).
           *[other] { $seat } may take a bonus ({ $phrase }).
        }
question-ChooseResource =
    { $count ->
        [one] take a resource of your choice.
       *[other] take { $count } resources of your choice, one by one.
    }
    .other =
        { $count ->
            [one] { $seat } is taking a resource.
           *[other] { $seat } is taking { $count } resources.
        }
question-PayAny =
    { $count ->
        [one] pay 1 resource of your choice.
       *[other] pay { $count } resources of your choice: coins first, culture last.
    }
    .other =
        { $count ->
            [one] { $seat } is paying 1 resource.
           *[other] { $seat } is paying { $count } resources.
        }
question-DiscardTile = discard a territory tile.
    .other = { $seat } is discarding a territory tile.
question-DiscardCard = discard a tapestry card.
    .other = { $seat } is discarding a tapestry card.
question-DiscardTech = discard a technology card.
    .other = { $seat } is discarding a technology card.
question-RepeatSpace = choose a space of yours to gain again.
    .other = { $seat } is choosing a space to gain again.
question-Restart = choose the track on which your token starts again.
    .other = { $seat } is choosing where to start again.

## Exploring and research

question-ChooseTile = choose the tile to explore with.
    .other = { $seat } is choosing a tile.
question-ChooseHex = choose where to explore.
    .other = { $seat } is choosing where to explore.
question-TurnTile = turn the tile.
    .other = { $seat } is turning the tile.
question-Garrison = Militarism: put an outpost on this territory?
    .other = { $seat } may put an outpost there.
question-Reap = Exploitation: take the benefit twice instead of the points?
    .other = { $seat } may take the benefit twice.
question-Visit = choose the space tile to explore.
    .other = { $seat } is exploring space.
question-GiveTile = Age of Sail: give a tile away for { $age-of-sail-points } VP?
    .other = { $seat } may give a tile away.
question-GiveTileTo = choose who gets the tile ({ $tile }).
    .other = { $seat } is choosing who gets the tile ({ $tile }).
question-RollScience = the science die rolls.
    .other = The science die is rolling.
question-KeepRoll = Empiricism: keep one of the two results.
    .other = { $seat } is choosing between two results.
question-AcceptResearch =
    { $flags ->
        [0] advance on the track rolled, without benefit or bonus?
       *[other] advance on the track rolled?
    }
    .other =
        { $flags ->
            [0] { $seat } may advance on the track rolled, without benefit or bonus.
           *[other] { $seat } may advance on the track rolled.
        }
question-UseResult = Alien Biology: use a result, or decline all that are left.
    .other = { $seat } is using the results of Alien Biology.
question-DealSeat = a capital is dealt.
    .other = A capital is being dealt.
question-DrawTile = a territory tile is drawn.
    .other = A territory tile is being drawn.
question-Prospect = a territory tile is drawn.
    .other = A territory tile is being drawn.
question-DrawSpace = a space tile is drawn.
    .other = A space tile is being drawn.

## Conquest

question-Conquer =
    { $dice ->
        [0] choose the territory to conquer.
        [1] choose the territory to conquer; both dice are yours.
       *[other] choose the territory to conquer; both dice are yours if it is an opponent’s.
    }
    .other = { $seat } is choosing a territory to conquer.
question-Defend = your territory { $hex } is attacked: play a Trap?
    .other = { $seat } may defend with a Trap ({ $hex }).
question-RollDice = the conquest dice roll.
    .other = The conquest dice are rolling.
question-ChooseDie =
    { $dice ->
        [1] both dice are yours: choose the first.
       *[other] choose a die.
    }
    .other = { $seat } is choosing a die.

## Cards

question-Invent =
    { $upgraded ->
        [1] invent a technology card, which is upgraded at once.
       *[other] invent a technology card.
    }
    .other = { $seat } is inventing.
question-Upgrade = upgrade a technology card.
    .other = { $seat } is choosing a card to upgrade.
question-ShareUpgrade = Inventors: gain the benefit too?
    .other = { $seat } may gain the benefit too ({ $benefit }).
question-UseAgain =
    { $level ->
        [1] choose a technology card of your middle row to gain its circle.
       *[other] choose a technology card of your top row to gain its square.
    }
    .other = { $seat } is choosing a technology card to use.
question-PlayOver = play a tapestry card over the current one.
    .other = { $seat } may play a card over the current one.
question-LayGained = Tyranny: play the card you gained for { $tyranny-points } VP?
    .other = { $seat } may play the card just gained.
question-CardsFirst = draw the tapestry cards before you earn resources?
    .other = { $seat } chooses what to earn first.
question-DrawTapestry = a tapestry card is drawn.
    .other = A tapestry card is being drawn.
question-Reveal = a technology card is revealed.
    .other = A technology card is being revealed.
question-InventTop = the top card of the deck is revealed.
    .other = The top card of the deck is being revealed.

## Single tapestry cards

question-NameAlly = name an opponent.
    .other = { $seat } is naming an opponent.
question-PickPact = Marriage of State: choose the track.
    .other = { $seat } is choosing a track.
question-Levy = Colonialism: choose one of your tiles.
    .other = { $seat } is choosing a tile.
question-PickDawn = Dark Ages: choose the track to advance on.
    .other = { $seat } is choosing a track.
question-SellCards = Democracy: discard cards for points, or stop.
    .other = { $seat } is discarding cards for points.
question-Seize = Dictatorship: choose the track to advance on and lock.
    .other = { $seat } is choosing a track.
question-PickLandmark = Dystopia: choose a landmark.
    .other = { $seat } is choosing a landmark.
question-CopyCard = Espionage: choose the card to copy.
    .other = { $seat } is choosing a card to copy.
question-Deal = Guilds: make one exchange?
    .other = { $seat } may make an exchange.
question-PickField = Oil Magnate: choose a track.
    .other = { $seat } is choosing a track.
question-MayAdvance =
    { $flags ->
        [0] Oil Magnate: advance without benefit or bonus ({ $track })?
       *[other] Oil Magnate: advance ({ $track })?
    }
    .other = { $seat } may advance ({ $track }).
question-Compete = Olympic Host: pay 1 worker for points?
    .other = { $seat } may pay a worker for points.
question-Revive = Renaissance: choose the next track to advance on.
    .other = { $seat } is choosing the next track.
question-Revolt = Revolution: take a resource, or stand up your outposts.
    .other = { $seat } is making a revolution.
question-PickComrade = Socialism: choose the token that moves.
    .other = { $seat } is choosing a token.
question-PickGoal = Socialism: choose the space to move to from { $space }.
    .other = { $seat } is choosing where to move from { $space }.
question-OfferTop = Steam Tycoon: invent the top card of the deck, unseen?
    .other = { $seat } may invent the top card of the deck.
question-CopySpace = Trade Economy: choose an opponent’s space to gain.
    .other = { $seat } is choosing an opponent’s space.

## Buildings

question-PlaceBuilding = place the building ({ $kind }).
    .other = { $seat } is placing a building ({ $kind }).
question-TurnLandmark = turn the landmark ({ $landmark }).
    .other = { $seat } is turning a landmark ({ $landmark }).
question-PlaceLandmark = place the landmark ({ $landmark }).
    .other = { $seat } is placing a landmark ({ $landmark }).

## Civilisations

question-Summon = a civilisation is drawn.
    .other = A civilisation is being drawn.
question-RollOn = Alchemists: roll the science die again?
    .other = { $seat } may roll again or stop.
question-UseMark = Alchemists: choose a marked track to use.
    .other = { $seat } is using marked tracks.
question-MoveOrPoints = advance the other token, or take the points ({ $track })?
    .other = { $seat } may advance or take points ({ $track }).
question-SwapFirst = Architects: choose a building to swap.
    .other = { $seat } may swap buildings.
question-SwapSecond = Architects: choose the building that changes places with { $swapped }.
    .other = { $seat } is swapping the building on { $swapped }.
question-Perform = Entertainers: choose where your token goes.
    .other = { $seat } is moving the token of the Entertainers.
question-Jump = Futurists: choose which token jumps ({ $track }).
    .other = { $seat } is choosing a token that jumps.
question-Proclaim = Heralds: put a token on a card?
    .other = { $seat } may put a token of the Heralds on a card.
question-PayTile = Historians: discard a tile to give a token away?
    .other = { $seat } may give away a token of the Historians.
question-ExposeSquare = Historians: choose the square to open.
    .other = { $seat } is opening a square of the Historians.
question-GiveToken = Historians: choose who gets the token.
    .other = { $seat } is choosing who gets a token.
question-Improve = Inventors: put a token on a technology card?
    .other = { $seat } may put a token of the Inventors on a card.
question-CloseOff = Isolationists: add a token to close the territory?
    .other = { $seat } may close the territory with a token.
question-Lead = Leaders: cover a square to advance?
    .other = { $seat } may cover a square of the Leaders.
question-Climb = Merrymakers: choose the token that moves up.
    .other = { $seat } is moving a token of the Merrymakers.
question-CoverRow = Militants: choose the row that this outpost covers.
    .other = { $seat } is covering the mat of the Militants.
question-UncoverRow = Militants: choose the row that the outpost comes from.
    .other = { $seat } is taking an outpost from the mat of the Militants.
question-Predict = Mystics: how many in the end ({ $category })?
    .other = { $seat } is making a prediction.
question-SendTrader = Traders: place a token?
    .other = { $seat } may place a token of the Traders.
question-TakeDie =
    { $colour ->
        [0] Traders: take the red die, which was left?
       *[other] Traders: take the black die, which was left?
    }
    .other = { $seat } may take the die that was left.

## Why not: what forbids this very choice

why-forbidden = A card forbids every advance on this track: { $track }.
why-no-token = You have no token on this track: { $track }.
why-track-end = Your token is at the end of this track: { $track }.
why-prerequisite = Neither you nor a neighbour meets its prerequisite: { $tech }.
why-top-row = It is in the top row already: { $tech }.
why-not-yours = You do not own this card: { $tech }.
why-no-outpost = You have no outpost left.
why-no-territory = Only explored land can be conquered.
why-own-territory = You control this territory already.
why-two-pieces = Two pieces stand there: it is closed for good.
why-not-adjacent = It does not lie next to a territory that you control.
why-far = It does not lie next to a territory that you control.
why-explored = Land lies there already.
why-rock = That plot is impassable: nothing is built there.
why-plot-taken = Something stands there already.
