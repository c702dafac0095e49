### Tapestry: alone against the Automa and the Shadow Empire.

driven-automa = Automa
driven-shadow = Shadow Empire

setting-automa = Level of the Automa
    .help = How hard your rivals make it for you: from the Underachiever, who lets you begin with four free advances, to the Crusher of Dreams.
setting-automa-1 = 1 · the Underachiever
setting-automa-2 = 2 · the Average
setting-automa-3 = 3 · the Slightly Intimidating
setting-automa-4 = 4 · the Somewhat Awesome
setting-automa-5 = 5 · the Definitely Awesome
setting-automa-6 = 6 · the Crusher of Dreams
setting-solo_box = Cards for a solo game
    .help = Six tapestry cards and three civilisations speak of opponents who are not there. They may stay in, but help or hurt you more than is fair.
setting-solo_box-trimmed = Without those that are unfair
setting-solo_box-whole = With all that work

## What they have

thing-decision-number = decision card { $number }
thing-automa-scientists = Scientists
thing-automa-explorers = Explorers
thing-automa-engineers = Engineers
thing-automa-conquerors = Conquerors
text-automa-scientists = Income turns 3 to 5: the Automa does research, with the benefit.
text-automa-explorers = The Automa advances with the benefit: on exploration in income turns 2 and 4, on military in 3 and 5.
text-automa-engineers = Income turns 2 to 5: 1 VP for each landmark of the Automa.
text-automa-conquerors = Income turns 2 to 5: the Automa conquers if it controls fewer territories than the number of the turn, may close one of them, and scores 1 VP for each.
thing-indicator-all = any track
thing-indicator-landmark = nearest to a landmark or the end
thing-indicator-finish = nearest to the end
thing-tracks-number =
    { $number ->
        [0] no track
        [1] exploration
        [2] science
        [3] exploration, science
        [4] military
        [5] exploration, military
        [6] science, military
        [7] exploration, science, military
        [8] technology
        [9] exploration, technology
        [10] science, technology
        [11] exploration, science, technology
        [12] military, technology
        [13] exploration, military, technology
        [14] science, military, technology
       *[15] all four tracks
    }
thing-criterion-only = nowhere else is possible
thing-criterion-middle = nearest to the middle island
thing-criterion-single = nearest to a territory that you hold with one piece
thing-criterion-near = nearest to a territory of yours
thing-criterion-far = furthest from your territories
thing-criterion-arrows = met first by the arrows
thing-reason-no-hex = there is no hex for it
thing-reason-no-outpost = no outpost is left in supply
thing-reason-track-end = the track goes no further

## Verbs and options

verb-equip = Choose a civilisation
verb-decide = Draw a decision card
verb-consult = Turn up a decision card
verb-uncover = Turn up a card
option-equip = { $automa-civilization }
option-decide = { $decision }
option-consult = { $decision }
option-uncover = { $card }

## Questions

question-RollFavourite = the science die is rolled for a favourite track.
    .other = The science die is being rolled for a favourite track.
question-Equip = choose a second civilisation for the Automa.
    .other = { $seat } is choosing a second civilisation for the Automa.
question-BeginAhead = level 1: advance for free on each track, in the order you like.
    .other = { $seat } is advancing for free.
question-Decide = a decision card is drawn.
    .other = A decision card is being drawn.
question-Consult = a card of the progress deck is turned up.
    .other = A card of the progress deck is being turned up.
question-BotRoll = the science die is rolled for the Automa.
    .other = The science die is being rolled for the Automa.
question-BotFind = a territory tile is drawn for the Automa.
    .other = A territory tile is being drawn for the Automa.
question-BotSpin = the tile is turned at random.
    .other = The tile is being turned at random.
question-TurnUp = a card of the Automa is turned up.
    .other = A card of the Automa is being turned up.
question-SpringTrap = the Automa attacks you on { $hex }: play a Trap?
    .other = { $seat } is being attacked on { $hex }.

## News

news-bot-civilization = { $seat } plays with the { $automa-civilization }.
news-bot-favourite = Favourite track of { $seat }: { $track }.
news-bot-completed = { $seat } has completed { $track } and favours another track.
news-bot-overtaken = { $seat } is no longer first on { $track } and chooses its favourite track anew.
news-pair = Track card: { $decision }. Tiebreaker: { $tiebreaker }. Left in the deck: { $count }.
news-consulted = Income turn 1 has ties: { $decision } breaks them.
news-bot-bound = { $seat } ({ $indicator }) has one track for it: { $track }.
news-bot-choosing = { $seat } ({ $indicator }) could take { $tracks }. Decided by the order on { $tiebreaker }.
news-bot-stays = { $seat } has completed all tracks and stays.
news-bot-landmark = { $seat } reaches a landmark, and the Automa takes it: { $landmark }.
news-bot-exploring = { $seat } explores { $hex }: { $criterion }.
news-bot-explored = { $seat } lays { $tile } on { $hex }, turned at random.
news-bot-conquering = { $seat } attacks you on { $hex }: { $criterion }.
news-bot-taking = { $seat } takes { $hex }: { $criterion }.
news-bot-skipped = { $seat } skips this: { $reason }.
news-shadow-outpost = { $seat } closes { $hex } with a toppled outpost.
news-exposed-card = { $seat } turns up a card and discards it: { $card }.
news-bot-income = { $seat } and its shadow begin income turn { $count }.
news-bot-income-early = The income icon: { $seat } and its shadow begin income turn { $count } at once.
news-bot-points = Landmarks and territories { $lands }, military and science { $arms }, technology and exploration { $crafts }, era { $first }.
news-progress = Decision cards that join unseen: { $count }. Left in the progress deck: { $left }.
news-bot-laid = { $seat } lays a tapestry card on its mat, unseen.
news-bot-drew = { $seat } takes a tapestry card, unseen.
news-bots-shuffled =
    { $count ->
        [one] The decision deck is shuffled anew with { $count } card.
       *[other] The decision deck is shuffled anew: { $count } cards.
    }

## On the drawing

board-bot = automatic
board-about-automa = Advances by the open pair of decision cards without paying, explores, conquers, and scores in its income turns. It can win.
board-about-shadow = Races you for landmarks and for the objective of a completed track; what it reaches goes to the Automa. Its toppled outposts close territories. It gains no benefit, never scores, and cannot win.
board-outposts-left = Outposts left
board-track-card = Track card { $number }
board-tiebreaker = Tiebreaker card { $number }
board-track-card-note =
    { $income ->
        [1] Automa: { $automa }. Shadow Empire: { $shadow }. With the income icon: as the last pair of an era it begins an income turn.
       *[other] Automa: { $automa }. Shadow Empire: { $shadow }.
    }
board-tiebreaker-note =
    { $topples ->
        [1] Order of tracks, from the bottom for the Shadow Empire: { $tracks }. With the topple icon.
       *[other] Order of tracks, from the bottom for the Shadow Empire: { $tracks }. Without the topple icon.
    }
board-favourite = favourite
board-favourite-of = Favourite track of { $name }
board-multipliers = Multipliers of the next income turn: landmarks and territories, military and science, technology and exploration
board-income-mat = Points of income turns II to V
board-first = first
board-chart = Steps of income turns 1 to 5
board-decision-deck = Decision deck: { $count }
board-progress-deck = Progress deck: { $count }
board-decisions-past = Discarded decision cards: { $cards }
board-unseen = Tapestry cards, unseen: beside the mat { $count }, on it { $laid }
board-arrow-black = Black arrow: reading begins here
board-arrow-grey = Grey arrow: the next line

## In the terminal

table-rivals = Your rivals
table-favourites = Favourite tracks (Automa, Shadow Empire)
table-pair = Open pair: track card, tiebreaker
table-decisions = Decision cards left
table-multipliers = Next multipliers
table-unseen = Unseen tapestry cards

## The components, as their page names them

components-automa-setup = Alone: set-up
components-automa-decisions-cards = Alone: decision cards
components-automa-scans-orders = Alone: reading orders of the arrows
components-automa-benefits = Alone: what the Automa gains on spaces 1 to 12
components-automa-mat = Alone: multipliers of the Automa mat
components-automa-levels-levels = Alone: levels
components-automa-civilizations-cards = Alone: civilisations of the Automa
automa-setup-your_start = a capital whose start is yours
automa-setup-automa_start = a capital whose start is the Automa’s
automa-setup-markers = outposts of a bot that mark its favourite track
automa-setup-single_tokens = territories with a single piece that Conquerors leave open
automa-setup-per_territory = VP of Conquerors for a territory
automa-setup-per_landmark = VP of Engineers for a landmark
automa-setup-traps_removed = Traps removed
automa-setup-progress_cards = cards of the first step of progress
automa-setup-removed = tapestry cards removed
automa-setup-removed_by_choice = tapestry cards removed by choice
automa-setup-civilizations_removed = civilisations removed
automa-setup-civilizations_removed_by_choice = civilisations removed by choice
automa-benefits-exploration = { thing-exploration }
automa-benefits-science = { thing-science }
automa-benefits-military = { thing-military }
automa-benefits-technology = { thing-technology }
automa-benefits-advances_on = a rolled advance is on one of
automa-benefits-regresses_on = a rolled regress is on one of
automa-mat-normal = normal side, income turns 2 to 5
automa-mat-hard = hard side, income turns 2 to 5
automa-mat-first_in_era = VP for beginning eras 2 to 4 first
head-deck = deck
head-automa = tracks of the Automa
head-shadow = tracks of the Shadow Empire
head-income = income icon
head-topple = topple icon
head-order = order of tracks
head-scan = reading order
head-axis = lines by
head-first = first line
head-step = next line
head-direction = direction
head-mat = side of the mat
head-steps = steps and their income turns
head-more = cards of the second step of progress
head-you = your free advances in income turn 1
head-bots = free advances of the bots in income turn 1
head-civilizations = civilisations of the Automa
head-favourite = favourite track
deck-start = starting card
deck-progress = progress card
automa-all = all
automa-landmark = nearest to a landmark or the end
automa-finish = nearest to the end
shadow-all = all
shadow-landmark = nearest to a landmark or the end
shadow-finish = nearest to the end
axis-u = rising to the left
axis-v = rising to the right
axis-column = columns
mat-normal = normal
mat-hard = hard
value-favourite = favourite
value-refresh = display replaced
value-conquer = conquer
value-tapestry = tapestry card
value-bot-advance = rolled advance
value-bot-regress = rolled regress
value-favourites = favourites
value-advance = extra advance
value-civilization = civilisation
value-points = points
value-progress = progress
value-more = more progress
value-lay = card on the mat
value-take = card beside the mat
value-shuffle = shuffle
