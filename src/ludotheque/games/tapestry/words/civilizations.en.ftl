### Tapestry: the civilisations.

## Civilisations: the mat, the small print, and what is different when gained later

thing-alchemists = Alchemists
text-alchemists = Income turns 2 to 5: roll the science die and mark its track, again and again, until you stop. A track rolled twice is a bust: any 1 resource and nothing else. If you stop, you may advance 1 on each marked track without benefit or bonus; one already at its end brings { $alien-points } VP instead.
    .note = You must roll once. Each marked track is a choice of its own, in any order; landmarks are gained.
thing-architects = Architects
text-architects = A district you complete whose income buildings are all of one kind brings 1 more resource of any kind. When the capital is scored, each complete row or column whose income buildings are all of one kind is worth 1 more VP.
    .note = There must be at least one income building. Landmarks and impassable plots do not matter.
    .later = You may swap two income buildings in your capital, up to three times; a swap completes nothing.
thing-craftsmen = Craftsmen
text-craftsmen = An income building may go on this mat instead of your capital, on the lowest free cell of a column; you gain what it covers at once.
    .note = It counts for points per building and for Monarchy, not for districts, rows or columns. Also possible when the capital is full.
thing-entertainers = Entertainers
text-entertainers = Income turns 2 to 5: move your token one column to the right along a line and gain what is there.
    .note = You choose the line. From the last column there is nowhere to go.
    .later = Put the token on any space and gain what is there.
thing-futurists = Futurists
text-futurists = When you gain them, your token on each track jumps { $futurists-jump } spaces without benefit, bonus or landmark, and you gain 1 of each resource.
    .note = A jump is not an advance. It stops at the end of the track; landing on space 12 completes it. Landmarks skipped stay for others.
    .later = The same, with one token of your choice on each track.
thing-heralds = Heralds
text-heralds = At the end of your first income turn you may play a tapestry card over Maker of Fire. Income turns 2 to 5: you may put one of 4 tokens on a “when played” card on any income mat and gain its effect.
    .note = One token to a card, for good. Its owner gains nothing.
    .later = Without the card over Maker of Fire.
thing-historians = Historians
text-historians = Income turns 2 to 5: you may discard 1 territory tile to give one of 4 tokens to an opponent, which opens a square. Whenever an opponent who has your token gains a landmark, you gain all open squares.
    .note = Once for each landmark, however many tokens they have. The squares are { $historians-1-vp }, food, worker and { $historians-4-vp }. Tokens do not come back.
    .later = Give all 4 tokens to opponents at once, as you like.
thing-inventors = Inventors
text-inventors = Income turns 2 to 5: you may put one of 4 tokens on any player’s technology card below the top row; it is upgraded at once without condition, and you may gain the benefit after its owner. An opponent’s card with your token that reaches the top row comes to your bottom row.
    .note = A landmark taken by its owner is gone for you. A card of your own is upgraded as usual and stays.
thing-isolationists = Isolationists
text-isolationists = When you conquer an empty territory you may add one of { $isolationists-tokens } tokens: gain any 1 resource, and nobody can conquer it. On your final income turn your largest connected area of one kind of land, in territories you control, scores { $isolationists-areas } VP for 1 to { $isolationists-sizes }.
    .note = Sea is not land. Two territories are connected where the land meets across their common side; an island inside a tile is alone. More than six is still { $isolationists-most } VP.
thing-leaders = Leaders
text-leaders = Income turns 2 to 5: you may cover one free square to advance 1 on its track, with the benefit but without the bonus.
    .note = One square for each track, each once in the game, and only where you can advance. Landmarks are gained.
thing-merrymakers = Merrymakers
text-merrymakers = Income turns 2 to 5: move one of your 3 tokens up its column and gain everything on the space reached.
    .note = You choose the token, not one at the top, and the order of what you gain.
thing-militants = Militants
text-militants = Your { $outposts } outposts in supply cover two rows of 4. Each outpost you place is the leftmost of a row. As each income turn begins you gain everything uncovered.
    .note = You choose the row each time. With the mat empty you cannot conquer.
    .later = Put the outposts you have left on the mat, each on the rightmost free space of a row you choose; the rest is uncovered.
thing-mystics = Mystics
text-mystics = When you gain them, predict a number of technology cards, of complete districts, of controlled territories and of completed tracks. The first time each is reached, gain any 1 resource; on your final income turn each one exactly right brings { $mystics-points } VP.
    .note = Numbers go from 1 to { $mystics-most }, for tracks from 1 to { $mystics-tracks }. They are open and final.
    .later = They leave the game, and you draw another civilisation.
thing-nomads = Nomads
text-nomads = A building or landmark may go on the map instead of your capital: on a territory of yours with exactly one piece, which closes it and brings any 1 resource, or on an empty territory next to one of yours, which you then control.
    .note = It is never a conquest: no dice, no Trap, no objective. On the map it still counts for points per building.
thing-chosen = The Chosen
text-chosen = Income turns 2 to 5: for each track you have completed or on which nobody is ahead of you, 1 VP for each opponent; for each objective you have, any 1 resource, or { $chosen-points } VP on your final income turn.
    .note = Opponents who have finished count.
thing-traders = Traders
text-traders = Income turns 2 to 5: you may put one of 4 tokens on an empty territory, for 1 VP for each adjacent territory of an opponent, or on one with a single outpost of an opponent, for the benefit of the territory. If an opponent later conquers where your token lies, you may gain the die they leave.
    .note = The token gives no control and is not toppled, but with it two pieces close a territory.

## Civilisations: the official adjustments

adjustment-alchemists = At the end of your first income turn, gain { $adjustment-alchemists-any } and { $adjustment-alchemists-vp }.
adjustment-architects = At the end of your first income turn, with three or more players, gain { $adjustment-architects-vp } for each opponent.
adjustment-craftsmen = At the end of your first income turn, lose { $adjustment-craftsmen-any }.
adjustment-entertainers = At the end of your first income turn, gain { $adjustment-entertainers-any }.
adjustment-futurists = At the end of your first income turn, lose { $adjustment-futurists-culture } and { $adjustment-futurists-any }.
adjustment-merrymakers = At the end of your first income turn, gain { $adjustment-merrymakers-any }.
adjustment-mystics = At the end of your first income turn, gain { $adjustment-mystics-any }.
adjustment-chosen = At the end of your first income turn, gain { $adjustment-chosen-vp } for each opponent.
adjustment-traders = At the end of your first income turn, gain { $adjustment-traders-any } and { $adjustment-traders-vp }.
