### The pages and the table, in English. The server and the client read this same file.

## Every page

page-name = Ludothèque
page-skip = Skip to the content
page-navigation = Pages
page-games = Games
page-my-tables = My matches
page-rules-sources = Rules & sources
page-replays = Replays
page-legend = Legend
page-rules = Rules
page-language = Language
page-settings = Settings
page-theme = Light
page-theme-auto = As the device
page-theme-light = Day
page-theme-dark = Night
page-credits = The drawings are ours. Icons by Lorc, Delapouite and others,
message-title = This leads nowhere
message-home = To the games

## Home

home-title = Histories at play,
home-title-more = one table.
home-promise = Play with friends or against opponents that never peek, tonight or one move a day. No account: a seat is a link.
home-set = Set a table
home-join = Join with a link
home-join-label = The link you were sent
home-join-go = Sit down
home-join-wrong = A link to a seat has “/t/” in it. Copy the whole link you were sent.
home-watch = Watch a game
home-watch-one = Watch
home-watch-table = Watch { $names }
home-waiting = Waiting for you
home-waiting-count = { $asked } of { $all ->
        [one] { $all } table
       *[other] { $all } tables
    }
home-waiting-none = Nothing yet. Tables where you sit are remembered in this browser and found here.
home-your-turn = Your turn
home-over = Over
home-go-on = Go on
home-players = Players:
home-time = Duration:
home-weight = Demanding:
home-start = Start here
home-sit = Sit down
home-sit-table = Sit down with { $names }
home-picture = The board of { $game }, a match under way
home-play = Play
home-play-game = Play { $game }
home-alone = Alone
home-alone-game = Play { $game } alone
home-play-now = Play now
home-read-rules = Read the rules
home-rules-of = Rules of { $game }
home-components-of = Components of { $game } and their sources
home-open = Open tables
home-open-none = Nobody is playing just now.
home-house = House rules
house-source = Every rule has a source
    .more = Ask “why?” of any move, refusal or point.
house-undo = Undo while it is fair
    .more = Until a die, a card or a player told you more.
house-peek = Nobody peeks
    .more = Computers see what their seat sees, and a hand is sent to nobody else.
house-honest = Honest components
    .more = Each number says whether it is printed, published or reconstructed.

## A new table

choose-title = Which game?
choose-lead = How many play, how long it takes, and how demanding it is.
choose-game = Set a table of { $game }
new-title = New table of { $game }
new-heading = A table of
new-seats = Who plays?
new-add = Add a seat
new-name = Name at seat { $number }
new-kind = Who sits at seat { $number }
new-kind-here = here, at this device
new-kind-link = elsewhere, by link
new-kind-open = open to whoever comes
new-kind-computer = the computer
new-level = Strength of the computer at seat { $number }
new-level-easy = easy
new-level-casual = casual
new-level-medium = medium
new-level-hard = hard
new-level-master = master
new-remove = Remove seat { $number }
new-rivals = Your rivals, whom the rules move: { $names }.
new-options = Options of the game
new-further = { $count ->
        [one] { $count } more option
       *[other] { $count } more options
    }
new-edition = Edition
new-edition-more = What is in each edition, and where we know it from
new-watched-title = Public or private
new-watched = Who may look at this table?
new-watched-more = A private table is not listed, has no open seats, and only those who sit there see it, also after the end.
new-watched-all = public: anybody may watch
new-watched-nobody = private: only who sits here
new-trust-title = At this device
new-trust = Several players here
new-trust-more = Between two players a curtain hides each hand, wherever there is something to hide.
new-trust-no = a curtain
new-trust-yes = we trust each other
new-note = Chance is sealed before the match: you are shown its commitment now, and its seed at the end.
new-start = Start
new-unreachable = The server cannot be reached just now. Nothing is lost; try again.
new-made = The table is set
new-links = Links to the seats
new-links-more = Each link opens one seat, and only once: send it to the person who plays there. If it goes astray, you can free the seat at the table and get a new one.
new-link-of = Link for { $name }
new-copy = Copy
link-share = Share
link-qr = QR code
link-qr-of = QR code: { $name }
new-commitment = Commitment
new-commitment-more = The fingerprint of the seed that will answer for chance. At the end the seed is told, and anyone can check it.
new-sit = Sit down

## The table

table-mine = My question and my things
table-opening = Opening the table…
table-options = My options
table-parts = Parts of the board
table-board = The board
table-zoom = Zoom
table-zoom-in = Nearer
table-zoom-out = Farther
table-zoom-all = See all
table-rail = Seats and log
table-seats = Seats
table-talk = Log and chat
table-log = Log
table-chat = Chat
table-panes = Parts of the table
table-pane-table = Table
table-pane-hand = My hand
table-pane-players = Players
table-pane-log = Log
table-banner = What happens to you
table-watching = You are watching. You see what everybody may see.

ask-you = Your turn
ask-mine = { $whose }:
ask-thinking = { $name } is thinking
ask-why = Why?
ask-hint = Hint
ask-undo = Undo
ask-undo-not = This cannot be undone
ask-undo-nothing = There is nothing to take back yet.
ask-back = Take back
ask-back-ask = Ask to take it back
ask-back-title = Take back your last answer?
ask-back-why = All that the computers have answered since goes with it. It stays in the record, the match is marked, and dice and cards fall anew.
ask-back-others = The others are asked; if all say yes, it is taken back with all that was answered since.
ask-back-do = Take back
ask-back-asked = The others have been asked.
retake-title = { $name } would like to take back the last answer
retake-why = With all that was answered since. Do you agree?
retake-yes = Yes
retake-no = No
retake-granted = It was taken back.
retake-refused = Not everybody agreed.
card-leave = Leave it
menu-pace = What the others do
menu-pace-slow = slow
menu-pace-normal = normal
menu-pace-fast = fast
menu-pace-off = at once
menu-sound = Sounds
menu-sound-off = off
menu-sound-quiet = quiet
menu-sound-full = full
menu-confirm = Show before it is played
menu-confirm-always = always
menu-confirm-final = what costs or cannot be undone
menu-confirm-never = never
menu-alone = A question with a single answer
menu-alone-ask = is asked
menu-alone-answer = answers itself
menu-trust = Several at this device
menu-trust-no = hands are covered
menu-trust-yes = we trust each other
confirm-do = Play it
confirm-not = Leave it
confirm-final = cannot be undone
ask-path = What you have chosen so far
ask-step-back = Back to before this
ask-cut = Reconnecting… your moves are kept.
ask-cut-in = in { $span }
ask-now = Now
ask-since = for { $span }
ask-to-table = Answer
span-second = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
span-minute = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
span-hour = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
span-day = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
ask-over = { $count ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }

options-count = { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
options-lit = { $count ->
        [one] { $count } choice, lit on the board
       *[other] { $count } choices, lit on the board
    }
option-again = once more to play it
since = { $count ->
        [one] { $count } move since yours
       *[other] { $count } moves since yours
    }
reel = What happened
reel-back = One step back
reel-on = One step on
reel-now = Back to how it stands now
reel-folded = { $names }: { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
reel-unfold = Show them
since-short = { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }

seat-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
seat-computer = computer
seat-free = has not opened the link yet
seat-here = is here
seat-away = is not here
seat-left-now = left just now
seat-left = left { $span } ago
seat-open = waits for whoever comes
seat-sit = Sit down: { $name }

drawer-title = What the players have
drawer-open = What { $name } has: open
drawer-whose = Whose things
drawer-compare = Compare
drawer-close = Close

log-why = Why? Rule { $clause }
chat-label = Say something
chat-send = Send
chat-spectator = The chat is between the seats.

why-not = Not now: { $thing }
card-why = Why?
compose-less = { $thing }: one less
compose-more = { $thing }: one more
compose-amount = Amount
card-close = Close
card-ruling = ruling { $ruling }
card-hint = Hint: { $option }
card-hint-more = The per cent say how often in a hundred times the thinking came back to this option, seeing only what you see.
card-share = Share of the thinking
card-which = Which one?

curtain-title = Pass the device to { $name }
curtain-more = Nobody else should look now.
curtain-here = I am { $name }
curtain-trust = We trust each other
curtain-covered = The hand is covered until its owner is asked.

keys-title = The keys
keys-open = The keys of the keyboard
keys-options = choose what bears this figure
keys-arrows = go from one thing that may be chosen to the next, on the board and among the options
keys-all = go in the same way to all things, also to those that may not be chosen: Enter says why
keys-enter = confirm what is shown, press what one has come to
keys-escape = one step back, close
keys-hint = a hint
keys-undo = undo
keys-why = why?
keys-hurry = on to the next move; twice: to the last
keys-step = look again, step by step, at what happened
keys-zoom = nearer, farther, see all
keys-keys = this list

menu-links = Links
menu-link = Link for { $name }
menu-watch = Link to watch
menu-copied = Copied
menu-name = Your name
menu-rename = Rename
menu-seats = Seats
menu-leave = Leave the table

free-own = Take { $name }’s seat along to another device
free-own-more = You get a link that opens this seat once, on the other device. On this one you will be watching, and everybody sees that you got up.
free-own-go = Get the link
free-own-done = Open this link on the other device. It opens the seat once.
free-other = Free { $name }’s seat
free-other-more = Whoever sits there gets up, and everybody sees it. You get a new link to send to the person who is to play there.
free-other-go = Free the seat
free-other-done = The seat is free. Send this link to the person who is to play there; it opens the seat once.
free-stay = Leave it as it is
freed-title = Your seat was freed
freed-more = The host has freed your seat, and you are watching now. If you want to go on playing, ask the host for the new link.
claim-refused = You are watching

over-scores = Scores
over-replay = Replay
over-rematch = Rematch
over-record = Record
over-close = Look at the board
over-total = Total
over-won = { $by ->
        [0] You have won.
        [one] You have won by { $by } point.
       *[other] You have won by { $by } points.
    }
over-shared = You share the victory with { $names }.
over-placed = { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }; you are { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    }.
over-course = Points, turn by turn
over-course-end = { $name }: { $value }
over-sealed = Nobody chose the dice: the proof
over-proof = The seed of this match, and the commitment shown before it:
over-proved = checked: they belong together
rematch-set = A rematch is set.
rematch-sit = Take your seat
rematch-watch = Watch it

## Replay

replay-title = Replay
replay-steps = Steps of the replay
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-speed-off = at once
replay-on = One step on
replay-last = To the end
replay-slider = Place in the match
replay-eyes = Whose eyes
replay-eyes-all = as a spectator
replay-eyes-of = as { $name }
replay-all = Matches to look at again
replay-mine = My matches
replay-mine-none = None yet. Matches that you play to their end are remembered in this browser and found here.
replay-past = Played here lately
replay-past-none = No public match has ended here yet.
replay-won = { $names } won
replay-look = Replay
replay-look-at = Replay { $game }: { $names }
replay-upload = A record of your own
replay-upload-label = Drop the record of a match here, or choose the file
replay-upload-note = The record is played through by the rules before it is shown. At most 1 MB.
replay-upload-go = View

## Rules and components

rules-all = The rulebooks
rules-all-lead = The rules of every game in our words, clause by clause, and where each of its numbers comes from.
rules-read = Rules of { $game }
rules-clauses = { $count ->
        [one] { $count } clause
       *[other] { $count } clauses
    }
rules-title = Rules of { $game }
rules-unwritten = The rules of this game have not been written down yet.
rules-chapters = Chapters
rules-rulings = Rulings
rules-components = Components and their sources
components-title = Components of { $game }
components-lead = Every number this table plays with, and where we know it from.
components-sections = Parts of the box
components-editions = Editions
components-from = From
components-edition = Edition
components-numbers = Numbers
edition-id = identifier
edition-title = title
edition-designer = designer
edition-publisher = publisher
edition-product_number = product number
edition-year = year
edition-age = age from
edition-minutes = minutes
edition-players = players, at least and at most
components-yes = yes
components-no = no
components-pair = { $name }: { $value }
components-points = an outline of { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
head-no = no.
head-id = name
head-value = value
head-kind = kind
head-count = copies
head-cards = cards
head-players = players
head-points = points
head-told = what it is
provenance-rulebook = rulebook
    .more = stated there, or following from it
provenance-published = published
    .more = in a public source, which is named
provenance-reconstructed = reconstructed
    .more = by us, to fit all that is known

# learning
page-learn = Learn
learn-title = Learn { $game }
learn-lead = A few minutes each, at the real table: a position, a task, and free hands within the rules.
learn-goal = The goal
learn-tour = How it is played in two minutes
learn-tour-about = A match that was really played, with a sentence at each step.
learn-tour-look = Look
learn-lessons = Lessons
learn-begin = Begin
learn-again = Again
learn-done = done
learn-steps = { $count ->
    [one] one task
   *[other] { $count } tasks
  }
learn-guided = a whole match, guided
learn-first = Then a match of your own
learn-first-about = Against two computers that play gently, with a coach beside you who can be sent away.
learn-first-go = Set up the match
learn-rules = Read the rules
learn-summary = Summary to print
learn-progress = { $done } of { $all }
learn-none = This game has no lessons yet.
lesson-bar = Lesson
lesson-step = Task { $step } of { $steps }
lesson-show = Show me
lesson-show-not = From here you find your own way; take back to see the model.
lesson-again = Begin again
lesson-back = Take back
lesson-next = Go on
lesson-course = To the course
lesson-clause = Rule { $clause }
lesson-fold = Fold
lesson-unfold = Unfold
rules-search = Search in the rules, rulings and components
rules-search-none = Nothing was found.
rules-search-clause = rule
rules-search-ruling = ruling
rules-search-component = component
example-title = On the board
example-before = The board before the answer, { $clause }
example-after = The board after the answer, { $clause }
example-try = Try it
card-picture = On the board
summary-title = Summary of { $game }
summary-of = on one page
summary-turn = Order of a turn
summary-costs = Costs
summary-scoring = Scoring
summary-end = The end
summary-more = Good to know
rules-found = { $count ->
    [one] one passage
   *[other] { $count } passages
  }
coach-title = Coach
coach-goal-is = The goal:
coach-phase = Now: { $phase }.
coach-understood = Understood
coach-away = Send the coach away
coach-show = Show what lights up
coach-warn = Are you sure?
coach-anyway = Play it all the same
coach-think = Think again
menu-coach = Coach in a first match
menu-coach-on = on
menu-coach-off = off
coach-lit = { $count ->
    [one] One thing lights up: click it, or take its button.
   *[other] { $count } things light up: click one, or take a button.
  }

me-title = My matches
me-door = Keep a name
me-door-more = Nobody needs one to play. With a name your seats are yours on every device, you see all your matches, and you are called when it is your turn. No password is ever stored.
me-door-none = This house keeps no names yet: whoever runs it can set up mail or passkeys. Everything can be played as a guest.
me-name = Name
me-passkey = With a passkey
me-passkey-more = Your phone or computer keeps it, and opens the door by your finger, face or code.
me-passkey-make = Keep this name
me-passkey-enter = I have a passkey
me-passkey-add = Add a passkey of this device
me-mail = With a letter
me-mail-more = We send a link that works once. Opened on another device, you are the same person there.
me-mail-address = Mail address
me-mail-send = Send me a link
me-letter-sent = The letter is on its way: open its link on this device.
me-running = Running
me-ended = Ended
me-waiting-none = Nobody waits for you.
me-running-none = No other match is running.
me-ended-none = No match has ended yet.
me-won = won
me-lost = not won
me-look = Look back
me-ratings = How strong
me-ratings-more = From rated matches against people with a name and computers. The true strength lies within the second figure in nineteen cases of twenty.
me-column-game = Game
me-column-players = Players
me-column-strength = Strength
me-column-matches = Matches
me-rating = { $rating } ± { $by }
me-provisional = not sure yet
me-board = The best here
me-board-computer = computer, { $level }
me-calling = How you are called
me-calling-more = When you are asked and are not at the table, once for each turn, and again before your time is up.
me-way-mail = by mail
me-way-push = by this browser
me-way-hook = by a web hook
me-push-refused = This browser was not allowed to call you.
me-hook = Web hook
me-hook-more = A signed message to an address of your own, for example a channel of Discord, Slack or Matrix.
me-hook-url = Address
me-hook-shape = Shape
me-hook-secret = Secret for the signature
me-away = On holiday until
me-keep = Keep
me-kept = Kept.
me-mine = Your name:
me-remove = Remove
me-leave = Leave this device
me-everything = All that is known of me
me-forget = Forget me
me-forget-more = Your name, devices, ratings and wishes are deleted. Matches stay with those who played them, and this browser keeps its seats.
me-forget-stay = Stay
me-forget-go = Forget everything
me-failed = That did not work. Try again in a while.
clock-days = { $count ->
    [one] one day left
   *[other] { $count } days left
  }
clock-hours = { $count ->
    [one] one hour left
   *[other] { $count } hours left
  }
clock-minutes = { $count ->
    [one] one minute left
   *[other] { $count } minutes left
  }
clock-standing-in = a computer plays
clock-expired = time is up
clock-decide = The time of { $name } is up
clock-decide-more = You decide for all at this table.
clock-decide-wait = Give more time
clock-decide-computer = Let a computer play on
new-clock-title = Time
new-clock = How long may one think?
new-clock-more = At one sitting everybody has so many minutes in all, and ten seconds more with each answer. Over days everybody is called, and has that long for each answer.
new-clock-none = as long as one likes
new-clock-live-15 = 15 minutes each
new-clock-live-45 = 45 minutes each
new-clock-days-1 = a day for each answer
new-clock-days-3 = three days for each answer
new-clock-days-7 = a week for each answer
new-after = When time is up
new-after-more = Who comes back to the table takes the seat over again from a computer.
new-after-computer = a computer plays on
new-after-open = anybody may sit down
new-after-others = the others decide
new-rated = Does it count?
new-rated-more = A rated match changes the ratings of those who keep a name, where everybody at the table has one or is a computer.
new-rated-no = for fun
new-rated-yes = rated
me-invited = a table is set for you
me-come = Come
me-again = Again
me-again-of = { $game } again, with the same people
me-course = How it went
me-reports = { $count ->
    [0] Reports: none
    [one] One report
   *[other] { $count } reports
  }
me-apart = Kept at a distance
me-apart-more = Whom you mute you do not hear. Whom you block you do not hear either, and neither of you sits down at a table of the other, plays a second match or is invited by them.
me-muted = muted
me-shund = blocked
me-unmute = Hear again
me-unshun = Unblock
neighbour-open = { $name }: mute, block, report
neighbour-mute = Mute
neighbour-unmute = Hear again
neighbour-shun = Block
neighbour-unshun = Unblock
neighbour-report = Report …
neighbour-report-more = Whoever keeps this house reads it, with what was said here last. Nobody at the table is told.
neighbour-report-text = What happened?
neighbour-report-send = Send the report
chat-muted = is muted: what they said is not shown.
advance-open = Answer in advance
advance-more = As soon as you are asked next, this is answered for you, if it is possible then. If it is not, you are asked. Nobody else is told, and you can take it back until then.
advance-answer = What you answer
advance-whose = Always, or only if somebody has answered something
advance-always = in any case
advance-if = only if { $name } answers
advance-what = What they must have answered
advance-tell = Answer in advance
advance-told = When you are asked: { $answer }.
advance-told-if = When you are asked: { $answer }, if { $name } answers “{ $what }”.
advance-back = Take it back
advance-lapsed = Your answer in advance is not possible after all: you are asked.
link-mail = By mail
link-mail-of = { $name }: send by mail
link-send = Send
link-sent = On its way to { $mail }.
new-opponents = Kept by name, and called
new-rated-strict = rated; who leaves or runs out of time is last
house-title = Reports
house-more = What people complain of, for those who keep the house. Silenced, somebody can go on playing, but says nothing more at that table; where they keep a name, nowhere for a week.
house-none = Nobody complains.
house-report = { $name } complains of { $about }
house-no-words = (without words)
house-silence-known = They keep a name here.
house-silence-guest = A guest: silence goes for this table.
house-silence = Silence
house-unsilence = Let speak again
house-table = To the table
house-dismiss = Done, delete it

# Looking back at a match
past-analyse = Analyse
past-beside = Panels
past-working = Analysing: { $done } %
past-failed = It cannot be analysed
past-progress = How far the analysis has got
past-curve = Chances to win over the match
past-known = See all hands
past-known-more = The chances for somebody who sees everything, and not only what the player who was asked could know
past-luck-up = dice and cards
past-cost-down = decisions
past-point = Answer { $line }: { $chances }
past-at = Chances to win before answer { $line }
past-panels = Beside the board
past-tab-log = Log
past-tab-decisions = Decisions
past-tab-players = Players
past-tab-lines = Lines
past-none = No decision cost anybody more than a trifle.
past-whose = Whose decisions
past-everybody = All
past-answer = { $line } · { $name }
past-less = −{ $less } %
past-less-more = so much less chance to win than with the better answer
past-better = Better: { $best } ({ $chance } %)
past-show = Show it on the board
past-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
past-accuracy = accuracy
past-third = { $part }: { $accuracy } of 100
past-part-0 = beginning
past-part-1 = middle
past-part-2 = end
past-luck = Luck: { $share } %
past-lost = Decisions: { $share } % each
past-deals = Auctions and trades
past-bought = { $name }: { $count }
past-how = Judged by a search of { $iterations ->
    [one] { $iterations } try
   *[other] { $iterations } tries
} for each answer, on what the player who was asked could know. Luck is how much dice and cards moved the chances.
best-ask = Best answers here?
best-thinking = The computer is thinking…
best-here = Best answers at { $line }
best-tries = { $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
}, on what this player could know
best-count = { $count ->
    [one] { $count } try
   *[other] { $count } tries
} · { $chance } %
best-then = It might go on like this
best-line = Best line
best-try = Play on from there
lines-try = Try another line
lines-try-engine = Against computers
lines-try-hand = Answer for everybody
lines-saved = Other lines
lines-none = None yet. Try another line, and give it a name: it is kept in this browser, and taken along in the record.
lines-unnamed = Without a name
lines-from = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
} from { $line } on
lines-on = Go on with { $name }
lines-forget = Forget { $name }
lines-along = Another line from answer { $line }: { $name }
lines-back = Back to the match
lines-name = Name of this line
lines-number = Line { $number }
lines-save = Keep this line
lines-leave = Back to the replay
take = Take along
take-link = Copy a link to this answer
take-record = Record with other lines
take-comments = Record with comments
take-svg = Picture (SVG)
take-png = Picture (PNG)
take-no-picture = This browser could not make a picture of it.

workshop-title = Workshop
workshop-heading = The workshop of
workshop-more = Computers play with an edition, or with two beside one another, and you see what it does to the matches. It goes on while this page is open, behind all who play.
workshop-choose = Which game?
workshop-what = What is tried
workshop-player = Players
workshop-edition = Edition
workshop-beside = Beside it
workshop-beside-more = The same seeds are played with both, so that matches can be compared one by one.
workshop-beside-none = nothing
workshop-beside-number = the same, with one number changed
workshop-number = Number
workshop-value = Its value
workshop-number-is = { $name } (now { $value })
workshop-players = Who plays
workshop-players-more = The same player on all seats. Stronger ones, and many more matches: ludotheque compare on the command line.
workshop-player-random = at random
workshop-seats-how-many = Seats
workshop-matches = Matches
workshop-seed = Seed
workshop-go = Go
workshop-stop = Stop
workshop-progress = Matches played: { $done } of { $of }
workshop-stopped = Stopped. Matches played: { $done } of { $of }
workshop-shares = Share of the victories, by seat (95 %)
workshop-points-by-seat = Points by seat (95 %)
workshop-length = Decisions in a match
workshop-measure = Measure
workshop-difference = B more than A (95 %, at any time)
workshop-decisions = decisions in a match
workshop-points = points of a seat
workshop-margin = margin of victory
workshop-seat = victories of seat { $seat }
workshop-numbers = In numbers
workshop-certain = certain
