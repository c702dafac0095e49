# Texts that all games share.

bundle = { $first } and { $last }
chance = chance
seat-0 = Vermilion
seat-1 = Azure
seat-2 = Saffron
seat-3 = Verdigris
seat-4 = Plum
seat-5 = Chalk
question-over = the match is over

refusal-unreadable = “{ $text }” is not an action of this game. Its verbs are: { $verbs }.
refusal-unreadable-thing = “{ $text }” is not an action of this game. With “{ $verb }” one may write: { $like }.
refusal-unreadable-form = “{ $text }” is not an action of this game. It is written like this: { $example }.
refusal-illegal = “{ $action }” is not allowed now. { $asked } may answer: { $allowed }.
refusal-not-your-turn = It is not { $asker }’s turn to answer: { $asked } is asked.
refusal-analyse-running = The match is still running: what a computer thinks of it would be a help to somebody. Look back when it is over.
refusal-analyse-iterations = The search needs at least one iteration, not { $iterations }.
refusal-over = The match is over; nothing more can be played.
refusal-seat-unknown = There is no seat { $seat } at this table; seats go from 0 to { $most }.
refusal-names = { $names ->
        [one] { $names } name was given
       *[other] { $names } names were given
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
refusal-seats = { $game } is played by { $least } to { $most } people, not by { $seats }.
refusal-game-unknown = There is no game called “{ $game }”. There are: { $games }.
refusal-game-broken = The game “{ $game }” cannot be played: { $why }.
refusal-game-missing = { $file } does not say GAME = Game(...), so “{ $game }” is not a game.
refusal-game-misnamed = The game “{ $game }” calls itself “{ $found }”: its id must be the name of its folder or entry point.
refusal-games-folder = There is no folder “{ $folder }” to find games in.
refusal-games-itself = “{ $folder }” is a game itself: name the folder it lies in, { $parent }.
refusal-games-none = “{ $folder }” holds no game: a game is a folder with an __init__.py that says GAME = Game(...).
refusal-rules-missing = The rules of { $game } are not written down: it has no rules.en.md.
refusal-setting-unknown = { $game } has no setting “{ $setting }”. It has: { $allowed }.
refusal-setting-value = “{ $setting }” cannot be { $value }. It may be: { $allowed }.
refusal-shape-unknown = A board is drawn in one of these shapes: { $shapes }; not “{ $shape }”.
refusal-level-unknown = There is no computer player called “{ $level }”. There are: { $levels }.
refusal-agent-unloadable = { $agent } cannot be had as a player: { $why }
refusal-agent-illegal = { $agent } answered “{ $action }”, which is not allowed. Allowed: { $allowed }.
refusal-match-broken = Match { $number } (seed { $seed }) cannot go on. { $why }
refusal-agent-silent = { $agent } does not answer any more.
refusal-agent-raised = { $agent } stumbled while choosing an answer: { $why }
refusal-batch-size = A batch has at least one match, not { $size }.
refusal-batch-answers = { $given ->
        [one] { $given } answer was given
       *[other] { $given } answers were given
    } for { $size ->
        [one] { $size } match
       *[other] { $size } matches
    }.
refusal-batch-illegal = Nothing was played in any match. Not allowed in match { $match }: action { $action }.
refusal-train-nothing = { $game } tells a learner nothing: it has no features.
refusal-train-both = A network begins with the handwork and learns by playing: --hidden does not go together with { $options }.
refusal-train-layer = The weights of { $game } are a network, and what is sharpened is a sum: begin with --begin fit or --begin hand.
refusal-train-other = Another course has been written to { $folder }: { $command }. Name another folder.
refusal-extra-missing = This needs the library { $library }: pip install 'ludotheque[{ $extra }]'
refusal-ladder-agents = Two different agents or more are needed, each named once; these were named: { $agents }.
refusal-ladder-place = { $file } has no place for it: it needs a line <!-- { $mark } --> and a line <!-- /{ $mark } -->.
refusal-match-endless = The match has no end; it was given up at answer number { $answers }.
refusal-study-other = Another study has been written to { $folder }: { $note }. Name another folder.
refusal-crew-unknown = Matches are played on local, ray or ray://HOST:PORT, not on “{ $on }”.
refusal-worker-lost = Workers died again and again while the same matches were under way; attempts: { $attempts }.
refusal-worker-release = A worker has release { $found } of ludotheque, this is { $here }: with another one matches may be others.
refusal-cluster-unreached = There is no Ray to be had on { $on }: { $why }
refusal-cluster-failed = Ray could not do it: { $why }
refusal-measure-unknown = There is no measure “{ $measure }” here. There are: { $measures }.
refusal-number-unknown = The edition has no number “{ $place }”. There are: { $numbers }; or table.id.column.
refusal-sweep-values = “{ $values }” are not two different numbers or more, with commas between them.
refusal-compare-editions = Two different editions are compared, each named once; these were named: { $editions }.

refusal-undo-nothing = There is nothing to take back yet.
refusal-undo-others = This cannot be taken back: somebody else has played since.
refusal-undo-chance = This cannot be taken back: chance has answered since.
refusal-undo-uncovered = This cannot be taken back: what came of it told you something hidden.
refusal-back-far = This cannot be taken back: it lies too far back.

refusal-edition-alone = Nobody can play alone with the edition { $edition }: it is an older box. Play with two or more, or with the edition that comes with the game.
refusal-edition-unread = The edition { $file } cannot be read: { $why }.
refusal-edition-broken = { $file } is not valid TOML: { $why }.
refusal-edition-huge = { $file } has a number above { $most }: no box holds that.
refusal-edition-unsourced = { $file } does not say where these come from (provenance = "rulebook", "published" or "reconstructed", the last with a why): { $tables }.
refusal-edition-foreign = { $file } is an edition of “{ $found }”, not of { $game }.
refusal-edition-lacks = { $file } does not hold what the game needs: { $why }.
refusal-edition-unplayable = { $file } cannot be played with. { $why }
refusal-edition-wrong = { $file } does not add up. { $why }
refusal-position-broken = This saved position cannot be read: { $why }.

refusal-record-unread = The record { $file } cannot be read: { $why }.
refusal-record-unwritten = The record could not be written to { $file }: { $why }. What was there before is untouched.
refusal-record-foreign = { $file } is not a record of a match: its first line should be “ludotheque record 1”.
refusal-record-header = The head of { $file } is broken or incomplete: { $missing }.
refusal-record-line = { $file } cannot be read at line { $number }: “{ $line }”.
refusal-record-long = { $file } has more than { $most } answers: no match is that long.
refusal-record-game = { $file } is the record of a match of { $found }, not of { $game }.
refusal-record-edition = { $file } was played with edition { $wanted } ({ $digest }); the edition here is another one ({ $have }). Give the right edition file to replay it.
refusal-rules-unknown = This match was played by version { $rules } of the rules of { $game }; those known here end with version { $newest }. A later release of the program can open it.
refusal-record-commitment = The seed told in { $file } is not the one that was committed to at the start.
refusal-record-chance = chance did not answer as the seed says: “{ $action }”.
refusal-record-illegal = { $file } cannot be replayed beyond its answer no. { $number }, “{ $line }” (rules version { $rules }): { $why }
refusal-record-result = { $file } says “{ $said }”, but playing it again gives “{ $found }”.

refusal-clause-unknown = The rules of { $game } have no clause “{ $wanted }”; they go from { $first } to { $last }.
refusal-agents = { $given ->
        [one] { $given } player was named
       *[other] { $given } players were named
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }; name one for each seat.
refusal-setting-form = “{ $given }” is not a setting: write name=value.
refusal-record-game = { $file } is the record of a match of { $found }, not of { $game }.
refusal-file-unwritten = { $file } could not be written: { $why }.

column-seat = Player
column-points = Points

# How effects join
phrase-sequence = { $first }, then { $second }
phrase-choice = { $first } or { $second }
phrase-any-order = { $first } and { $second }
phrase-after-each = { $first }, and { $second }
phrase-comma = { $first }, { $second }
phrase-pay = pay { $cost }: { $gain }
phrase-optional = { $part } if you like
phrase-for-each = { $part } for each { $measure }
refusal-lesson-unknown = { $game } has no lesson called “{ $lesson }”.
refusal-lesson-broken = { $file } is no lesson that can be taught: { $why }.
refusal-lesson-line = The lesson begins at line { $line }, but the last line of its record is { $last }.
refusal-lesson-long = { $most } answers are enough for one lesson. Take some back, or begin again.
