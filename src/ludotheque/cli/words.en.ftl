# What the terminal says.

player-human = you, here

command-undo = undo
command-hint = hint
command-look = look
command-rules = rules
command-save = save
command-help = help
command-quit = quit

play-players = At the table: { $players }.
play-commitment = Chance is sealed: { $commitment }… · Write “help” to see what you may write.
play-seed = The seed was { $seed }: anybody can check that chance was not bent.
play-done = Press Enter when you have read this.
play-hand-over = Pass the keyboard to { $name }, who presses Enter.
play-turn = { $name }:
play-compose = or write it yourself: { $example }
play-number = Write a number from 1 to { $most }, or an action in notation.
play-undone = Taken back.
play-hint = The computer would choose: { $label } ({ $notation }).
play-save-where = Where to? Write: save evening.match
play-saved = Saved to { $file }.
play-save-first = File to save the match to (Enter: do not save):
play-left = The match is kept in { $file }. To go on:
play-left-unsaved = The match was not saved. With --save FILE the record is written after every answer.
play-winner = ★
play-won =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }
play-help =
    You may write:
      3               the number of an option
      { $option } an option in notation
      undo            take back your last answer, as long as nobody has learnt anything new
      hint            what a strong computer player would do, seeing only what you see
      look            the position again
      rules { $clause }  a clause of the rules; without a number, the one that asks you now
      save FILE       write the record of the match
      quit            leave the table

simulate-progress = { $game }: matches
simulate-agents = By player
simulate-seats = By seat
simulate-who = Player
simulate-seat = Seat
simulate-played = Matches
simulate-wins = Wins
simulate-share = Win share (95 %)
simulate-points = Points (95 %)
simulate-seat-name = seat { $seat }
simulate-length = { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $decisions } decisions each on average; a shared victory counts as a part of a win.
simulate-forfeits = { $agent } lost { $count ->
        [one] { $count } match
       *[other] { $count } matches
    } by answering what is not allowed, or not at all.
simulate-written = Records are in { $folder }.

train-watch = { $game }: matches watched
train-fit = { $game }: weights fitted
train-sharpen = { $game }: matches between shifted weights
train-duel-hand = { $game }: duels with the outlook made by hand
train-duel-kept = { $game }: duels with the weights before
train-learnt = { $positions ->
    [one] Learnt from one position.
   *[other] Learnt from { $positions } positions.
  } Loss on matches kept apart: { $loss }; of the outlook made by hand: { $hand }; with even chances: { $even }.
train-duels = { $matches ->
    [one] In one duel
   *[other] In { $matches } duels
  } with the outlook made by hand it won { $share } (95 %: { $interval }); even is { $even }.
train-duels-before = { $matches ->
    [one] In one duel
   *[other] In { $matches } duels
  } with the weights before it won { $share } (95 %: { $interval }); even is { $even }.
train-not-kept = These weights were not put into the folder of { $game }: no duels say that they are better.
train-written = The weights are in { $folder }.
ladder-written = The tables are in { $folder }.

interrupted-kept = Interrupted; matches played: { $done } of { $of }. They lie in { $folder }: the same command goes on from there.
interrupted-lost = Interrupted; matches played: { $done } of { $of }. With --out FOLDER the same command would go on from there.
files-written = { $count ->
        [one] Written: { $files }.
       *[other] Written, { $count } files: { $files }.
    }

stats-title = What { $matches ->
        [one] one match was like
       *[other] { $matches } matches were like
    }
stats-measure = Measure
stats-mean = Mean (95 %)
stats-middle = Middle 80 %
measure-decisions = decisions in a match
measure-options = options of a decision
measure-most-options = most options at once
measure-bits = choice of a decision (bits)
measure-entropy = entropy of decisions (bits)
measure-forced = forced decisions
measure-chances = answers of chance
measure-lead-changes = changes of the lead in points
measure-chance-lead-changes = changes of the favourite
measure-settled = favourite settled after
measure-luck = luck
measure-points = points of a seat
measure-margin = margin of victory
measure-seat = victories of seat { $seat }
measure-agent = victories of { $agent }

compare-title = { $pairs ->
        [one] One pair of matches
       *[other] { $pairs } pairs of matches
    } with the same seeds
compare-difference = Difference (95 %, at any time)
compare-plot = difference, in parts of its interval
compare-different = It is certain enough: { $other } has { $more ->
        [more] more
       *[less] less
    } than { $one } of this: { $measure }.
compare-alike = It is certain enough: { $one } and { $other } differ by less than { $enough } in this: { $measure }.
compare-open = What was played does not decide it: { $measure }.
sweep-now = In the edition { $number } is { $value }.
tournament-all = against all
dataset-written = { $matches ->
        [one] One match
       *[other] { $matches } matches
    } in { $folder }; decisions: { $decisions }. What is what: { $card }.

replay-held = { $file }: { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }; everything in it is legal and comes out as recorded.
replay-open = { $file }: { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }, not over yet; everything in it is legal.
replay-next = Enter: next
replay-drawn =
    { $count ->
        [one] Drawn: { $file }.
       *[other] { $count } pictures drawn in { $file }.
    }

check-point = Point
check-point-1 = Matches end, with points for every seat; options are never empty before
check-point-2 = The same seed and answers give the same record and position
check-point-3 = Clones keep their fingerprint whatever happens to the original
check-point-4 = A saved position loads again as it was
check-point-5 = Options are unique, read back, and are drawn on the board
check-point-6 = A seat gets all that it may know, and nothing that it cannot see
check-point-7 = Nothing is made or lost
check-point-8 = Recorded matches replay to their recorded result
check-point-9 = Every clause has code and a test; every word is said in every language
check-point-10 = The table serves the game, in every language, to every seat and to whoever watches
check-point-11 = Every lesson can be learnt as it is written
check-checked = Checked
check-holds = holds
check-excused = not installed here
check-problems =
    { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }
check-all-hold = { $game }: the contract holds.
check-broken = { $game }: the contract is broken.

rules-clause = Clause
rules-code = Carried out by
rules-tests = Proved by
rules-unknown = The tests are not installed here: which of them prove a clause is unknown.
rules-complete = { $game }: { $count ->
        [one] { $count } clause or ruling,
       *[other] { $count } clauses and rulings, each
    } with its code and its tests.
rules-complete-untested = { $game }: { $count ->
        [one] { $count } clause or ruling,
       *[other] { $count } clauses and rulings, each
    } with its code.

edition-fine = { $file } is a sound edition of { $game }: { $title } ({ $id }).
edition-trial = A few random matches ...
edition-source = Source
edition-tables = Tables
edition-digest = Fingerprint: { $digest }

bench-compiled = compiled
bench-interpreted = interpreted
bench-game = Game
bench-decisions = Decisions/s
bench-observed = observed, one by one
bench-batch = observed, in a batch
bench-matches = Matches/s
bench-clone = Clone (µs)
bench-bytes = State (bytes)
bench-uncompiled = The compiled engine is not built here: only the interpreted one was measured. (make setup builds it.)
bench-unpeered = No peers are installed: pip install 'ludotheque[peers]'

games-title = Game
games-players = Players
games-folder = Folder

doctor-torn = The file is torn: { $why }
doctor-older = The database is of an earlier release (revision { $found }, not { $needed }). It is brought up when a server starts, or with --repair.
doctor-nameless = The name of a table cannot be read.
doctor-row = Table { $table } cannot be read: { $why }. It can only be set aside.
doctor-names = Table { $table }: the names cannot be read. The seats can be called by their colours.
doctor-keys =
    { $count ->
        [one] Table { $table }: { $count } key cannot be understood.
       *[other] Table { $table }: { $count } keys cannot be understood.
    }
doctor-chat =
    { $count ->
        [one] Table { $table }: { $count } message cannot be read.
       *[other] Table { $table }: { $count } messages cannot be read.
    }
doctor-position = Table { $table }: its { $number } answers lead elsewhere than to the position kept beside them. It can be made anew from them.
doctor-lines-extra = Table { $table }: besides its { $number } answers there are some without a place.
doctor-lines = Table { $table }: only the first { $good } of { $number } answers can be played again. It goes on from its kept position; what is lost can be marked.
doctor-cut = Table { $table }: only the first { $good } of { $number } answers can be played again, and its kept position is lost. It can go on from there.
doctor-lost = Table { $table }: neither its { $number } answers nor its kept position can be taken up. It can only be set aside.
doctor-upload = The uploaded record { $upload } cannot be read. It can only be set aside.
doctor-orphans-lines = Answers without a table: { $count }.
doctor-orphans-keys = Keys without a table: { $count }.
doctor-orphans-chat = Messages without a table: { $count }.
doctor-rematch = Tables that lead to a rematch which is not there: { $count }.
doctor-repaired = What could be saved was saved. The database as it was: { $copy }
doctor-your-copy = the copy that you made
doctor-aside = What was beyond help lies as text in { $folder }; it tells what was hidden in those matches.
doctor-tables = Tables
doctor-answers = Answers
doctor-uploads = Uploads
doctor-found = Found wrong
doctor-excused = Not examined, because their game or their edition is not at hand: { $count }.
doctor-sound = The database is sound.
doctor-ill =
    { $count ->
        [one] One thing is wrong. --repair saves what can be saved, after a copy was made.
       *[other] { $count } things are wrong. --repair saves what can be saved, after a copy was made.
    }

analyse-title = { $game }: how the match was won
analyse-progress = looking back
analyse-curve = Chances to win over the match
analyse-how = Lines: what the one who was asked could know, by a search of { $iterations ->
    [one] one iteration
   *[other] { $iterations } iterations
  } for each decision. Dots: with all hands open, by playing on. Both are a computer’s judgement, not the truth.
analyse-players = The players
analyse-player = Player
analyse-points = Points
analyse-accuracy = Accuracy
analyse-part-0 = beginning
analyse-part-1 = middle
analyse-part-2 = end
analyse-luck = Luck
analyse-costliest = The costliest decisions
analyse-none = None of them cost anything.
analyse-decision = { $number }. { $name }: { $answer }
analyse-better = Better: { $best }. It had a chance of { $chance } %, this answer { $cost } % less.
analyse-written = The report is in { $file }.
