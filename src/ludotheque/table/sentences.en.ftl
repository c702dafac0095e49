### What the server says, in English.

heading = Round { $round }
api-title = The interface for programs

refusal-table-unknown = There is no table “{ $table }” here. Perhaps the address was cut off when it was copied.
refusal-table-gone = There is no table “{ $table }” here. Perhaps the address was cut off when it was copied, or nobody answered there for { $days } days and the table was cleared away.
refusal-replay-unknown = There is no record “{ $replay }” here.
refusal-page-unknown = There is nothing at this address.
refusal-key-wrong = This key does not open a seat at this table. Ask the host for a new link, or watch as a spectator.
refusal-link-used = This link does not open a seat any more. A link is good for one opening, and whoever opened it sits there. If that was not you, ask the host to free the seat: then there is a new link for you.
refusal-private = This table is private: only those who sit here may look at it. With a link to a seat you can sit down.
refusal-seat-freed = Your seat at this table was freed, and the table is private. If you want to go on playing, ask the host for the new link.
refusal-free-not-yours = Only the host and whoever sits there can free { $name }’s seat.
refusal-free-computer = A computer sits in { $name }’s seat; it cannot be freed.
refusal-rematch-lost = Your seat at the rematch has been given to somebody else. Ask the host to free it for you, or watch.
refusal-origin = This was asked from a page of another address ({ $origin }); only pages of this server may do that.
refusal-host-unknown = This server does not go by the name “{ $host }”. Whoever runs it can add the name to LUDOTHEQUE_HOSTS.
refusal-not-your-seat = Your key does not open { $name }’s seat.
refusal-spectator = Only players at this table may do this; a spectator can only watch.
refusal-preview-not-yours = That is none of your options now.
refusal-retake-gone = That is settled already: the table has gone on.
refusal-stale = { $name } was quicker: the question has changed since. Nothing was played for you.
refusal-meanwhile = Something that this needs has changed meanwhile, so nothing was done. Look again and try once more.
refusal-not-asked = It is not { $name }’s turn; there is nothing to advise on.
refusal-record-before-end = The record of a match can be read when the match is over; before that it would tell what is hidden.
refusal-rematch-before-end = A rematch can be asked for when the match is over; this one is still being played.
refusal-seats-wrong = { $game } is played by { $least } to { $most } people; { $seats ->
        [one] { $seats } seat was asked for
       *[other] { $seats } seats were asked for
    }.
refusal-seat-kind = A seat is taken by “here”, “link”, “open” or “computer”, not by “{ $kind }”.
refusal-seat-not-open = This seat is not open, or somebody has just sat down there.
refusal-open-private = A private table has no open seats: whoever comes would have to see it first. Invite people by links, or let the table be public.
refusal-level-missing = The computer plays at one of these levels: { $levels }; not at “{ $level }”.
refusal-name-long = A name has at most { $most } characters; this one has { $length }.
refusal-name-empty = A name cannot be empty.
refusal-edition-unknown = There is no edition “{ $edition }” here. There are: { $allowed }.
refusal-edition-gone = This match is played with the edition “{ $edition }” ({ $digest }), whose file is not at hand any more. Nothing is lost: put the file back into the folder of editions and start the server again, and the match goes on where it stood.
refusal-edition-undrawn = { $file } can be played, but its board cannot be drawn: { $why }.
refusal-editions-folder = There is no folder “{ $folder }” to read editions from.
refusal-chat-long = A message has at most { $most } characters; this one has { $length }.
refusal-chat-empty = The message is empty.
refusal-request = This request could not be read: { $why }.
refusal-frame = This message could not be read: { $why }.
refusal-method = This address cannot be used in this way.
refusal-too-large = This is too large: at most { $most } bytes are read.
refusal-too-slow = What you sent did not come to its end in time. Nothing was changed; please send it again.
refusal-too-many = { $what ->
    [tables] Many tables were set up from your address in a short time. Please wait { $seconds } s before the next one.
    [analyses] Many matches were to be looked back at from your address in a short time. Please wait { $seconds } s before the next one.
    [experiments] Many experiments were begun from your address in a short time. Please wait { $seconds } s before the next one.
    [records] Many records came from your address in a short time. Please wait { $seconds } s before the next one.
    [answers] Very many answers came from your address in a short time. Nothing was played; please go on in { $seconds } s.
    [chat] That is a lot to say at once. Please wait { $seconds } s before the next message.
    [hints] Many hints were asked for in a short time. Please wait { $seconds } s before the next one.
    [sockets] Very many connections from your address are open. Please close some windows, or try again in { $seconds } s.
   *[requests] Very many requests came from your address in a short time. Please try again in { $seconds } s.
}
refusal-limits-unread = LUDOTHEQUE_LIMITS: “{ $wish }” cannot be read. Write off, or for example: tables 20+2, sockets 50 (so many at once, and so many more each minute; sockets only at once). There are: { $names }.
refusal-setting-number = { $name } must be a number above 0, not “{ $text }”.
refusal-setting-choice = { $name } must be one of { $known }, not “{ $text }”.
refusal-metrics-short = LUDOTHEQUE_METRICS is the word that whoever reads /metrics must show, and this one is too short to be safe. “openssl rand -hex 16” makes a good one.
refusal-metrics-word = The metrics are shown to whoever sends “Authorization: Bearer” with the word in LUDOTHEQUE_METRICS.
refusal-metrics-library = LUDOTHEQUE_METRICS needs a library that is not installed: pip install "ludotheque[metrics]".
refusal-record-text = This is not a text file in UTF-8.
refusal-record-slow = This record takes too long to play again: after { $seconds } s it had come to answer { $lines }.
refusal-undo-enough = Answers were taken back so often that the record of this match has more than { $most } lines; from now on they stand.
refusal-line-unknown = This record has { $last ->
        [one] { $last } answer
       *[other] { $last } answers
    }; there is no number { $at }.
refusal-unstored = Your move could not be stored, so nothing was changed. The match stands where it stood; please try again.
refusal-computer-lost = The computer could not answer just now. It will try again when somebody looks at the table.
refusal-server = Something went wrong in the server. Nothing you had sent before is lost; please try again.
refusal-port-taken = Port { $port } on { $host } is already in use. Another Ludothèque may be running there; choose another port with --port.
refusal-port-refused = The server may not listen on port { $port } of { $host }: { $why }.
refusal-unread = The table cannot be read just now. Nothing is lost; please try again in a moment.
refusal-table-broken =
    { $kept ->
        [0] This table cannot be opened: what the database keeps of it is damaged, and no answer can be read.
        [one] This table cannot be opened: what the database keeps of it is damaged. One answer is still there.
       *[other] This table cannot be opened: what the database keeps of it is damaged. { $kept } answers are still there.
    } No other table has suffered. Please tell the host: “ludotheque doctor --repair” saves what can be saved.
refusal-replay-broken = The record “{ $replay }” cannot be read any more: what the database keeps of it is damaged.
refusal-game-gone = This match is of the game “{ $game }”, which is not at hand any more. Nothing is lost: once the game is back and the server was started again, the match goes on where it stood.
refusal-database = The database { $database } cannot be used: { $why }.
refusal-database-driver = The database { $database } needs a library that is not installed, { $driver }: pip install "ludotheque[postgres]".
refusal-processes-alone = Several processes can serve one database only if it is on PostgreSQL; { $database } is not. Name one by --database postgresql://… or LUDOTHEQUE_DATABASE, or leave --processes out.
refusal-processes-number = --processes must be a number from 1 to { $most }, not { $wished }.
refusal-doctor-busy = Somebody has { $database } open: a server, most likely. Stop it first: it would not know what was mended under it. (Checking alone, without --repair, disturbs nobody.)
refusal-doctor-missing = There is no database { $database }.
refusal-aside = What is beyond help could not be set aside as { $file }: { $why }. What was mended so far stays mended.
refusal-database-newer = The database { $database } is of a later release of Ludothèque (revision { $found }; this one knows { $known }). It was left as it is: install that release, or go back to the copy that it made before it brought the database up.
refusal-database-foreign = The database { $database } is not one of Ludothèque, or a part of it is gone. It was left as it is. It lacks: { $missing }. If it was ours, “ludotheque doctor” tells more.
refusal-database-uncopied = The database { $database } is of an earlier release, or is to be repaired. Make a copy of it first (for PostgreSQL: pg_dump), then say so by { $setting } in the environment. Nothing was changed.
refusal-database-copy = The database was not brought up, because no copy of it could be made as { $copy }: { $why }. Nothing was changed.

why-over = The match is over.
why-turn = It is { $name }’s turn.
why-nothing = This is never chosen; it is only there to be seen.
why-offered = This goes with one of your options: step back with Esc, then choose it. You are asked: { $question }
why-case = “{ $wish }” is not possible now. { $case }
why-lacks = You lack { $goods }.
list-and = { $most } and { $last }
why-forbidden = “{ $wish }” is not possible now. You are asked: { $question }

hint-does = What it does: { $effect }.
hint-only = The computer did not have to think: nothing else is worth it.
hint-better = It gives you a { $chance } % chance to win; the second best, “{ $other }”, leaves { $less } % less.
hint-alike = It gives you a { $chance } % chance to win; the second best, “{ $other }”, nearly as much.
hint-against = It hinders { $name } most: { $less } % less chance than after the second best.

seat-came = { $name } has sat down.
seat-left = { $name } has got up; the seat waits for whoever opens its new link.
seat-freed = The host has freed { $name }’s seat; it waits for whoever opens its new link.

level-easy = Easy
level-casual = Casual
level-medium = Medium
level-hard = Hard
level-master = Master
setting-on = Yes
setting-off = No
refusal-scratch = You are alone at this table, and nothing here is kept.
refusal-example-unknown = No record here shows { $wanted } on the board.
lesson-over = That was this lesson. The next one: { $title }.
lesson-last = That was the last lesson of the course. Time for a match of your own.
lesson-otherwise = Possible, and within the rules. The task is still open: go on, or take it back.
try-title = { $clause } on the board
try-sentence = Try whatever you like in this position: nothing here is kept, and taking back is free. The others answer by themselves.
coach-mistake = That leaves you a { $chance } % chance to win, as the computer sees it; “{ $better }” gives { $best } %.
coach-mistake-does = What it does: { $effect }.

refusal-guest = For this you need a name here: keep one on “My matches”.
refusal-token-spent = This link or riddle was used already, or is too old. Ask for another one.
refusal-passkey-wrong = This passkey was not accepted. Nothing was changed.
refusal-passkeys-many = Nobody can have more than { $most } passkeys: remove one first.
refusal-people-library = This house cannot do that: a library is missing, { $library } (pip install "ludotheque[people]").
refusal-mail-wrong = “{ $mail }” is not an address that mail could be sent to.
refusal-mail-none = This house sends no mail. Keep your name by a passkey instead.
refusal-mail-unsent = The letter could not be sent. Try again in a while.
refusal-hook-address = “{ $address }” cannot be called: it must be an https address on the open internet, in one of the known shapes.
refusal-clock-wrong = A clock is live (in minutes, at most { $minutes }, and up to 3600 seconds for each answer) or by days (at most { $days }); when time is up, “computer” (levels: { $levels }), “open” or “others”.
refusal-decide-nothing = There is nothing to decide: nobody else’s time is up.
refusal-shunned = Somebody at this table would rather not play with you, or you with them.
refusal-silenced = Whoever keeps the house has asked you to be silent for a while. You can go on playing.
refusal-keepers-only = Only those who keep this house read this.
refusal-opponent-unknown = You can set a table by name only for people you have played with, and who would play with you.
refusal-report-unknown = This report is not there any more.
refusal-report-whom = A report is about somebody else who sits at this table.
refusal-neighbour-unknown = Nobody who keeps a name sits there.
refusal-invitations-many = That is enough for today: one person sends at most twenty invitations by mail in a day, and one address gets at most three. The link itself still works.
refusal-intend-now = You are asked now, or the match is over: nothing can be answered in advance.
refusal-intend-what = Only this can be answered in advance here: { $allowed }.
letter-title = Your link to Ludothèque
letter-text = With this link you are known on the device on which you open it. It works once, within half an hour. If you did not ask for it, simply forget it.
call-turn = It is your turn: { $game }
call-turn-more = { $names } are at the table, and you are asked.
call-reminder = You are still asked: { $game }
call-reminder-more = Your time at the table of { $names } will soon be up.
call-ended = It is over: { $game }
call-ended-more = The match of { $names } has ended. See how.
call-invited = A table is set for you: { $game }
call-invited-more = A seat is kept for you at the table of { $names }. Whoever does not want to play gets up there.
unreached-hook = The last call by web hook was given up after { $tries ->
    [one] one try
   *[other] { $tries } tries
}: { $why ->
    [timeout] it did not answer in time
    [unreachable] it cannot be reached
   *[other] it answered { $why }
}. Look whether its address still holds.
unreached-mail = The last letter to you was given up: your mail server did not take it. Look whether the address still holds.
unreached-push = The last call by your browser was given up: its push service did not take it. Choose it here once more.
invitation-title = { $name } invites you to a match of { $game }
invitation-text = { $name } has set a table at Ludothèque and keeps a seat for you. The link opens it once; nothing has to be installed, and nobody needs an account. If you do not know { $name }, simply forget this letter: this address was not kept.
call-open-table = Open the table

refusal-analysis-failed = The computer could not look back at this match: it failed at the same answer three times.
refusal-analysis-long = This match is too long to be looked back at (answers: { $answers }, at most { $most }).
refusal-analysis-busy = { $waiting ->
    [one] One match waits
   *[other] { $waiting } matches wait
} to be looked back at already. Please ask again in a while.
refusal-best-nobody = Nobody is asked at this point of the match, so there is no best answer.
refusal-branch-nobody = Nobody is asked at this point of the match. Step to an answer of a player to try another line from there.
refusal-line-unread = “{ $line }” is no line of a record: write the seat and the answer, such as “0 pass”, or “*” for chance.
past-does = The better answer: { $effect }.
past-instead = What was answered: { $effect }.
past-let = It let { $name } get ahead, by { $more } % of the chances.
past-price = { $paid }, for { $got }
past-comment = { $name } answered “{ $answer }”. Better: “{ $best }”, with a chance of { $chance } %; the answer left { $less } % less.
branch-title = Another line, from answer { $line }
branch-engine = You play for { $name }; computers answer for the others. Nothing that happens here touches the match.
branch-hand = You answer for everybody, beginning with { $name }. Nothing that happens here touches the match.
refusal-workshop-closed = This house has no workshop. At home there is one, and everything it does can be done by “ludotheque compare” on the command line.
refusal-workshop-one = An experiment of yours is under way already. Stop it first, or wait for its end.
refusal-workshop-busy = The workshop is full just now. Try again in a while.
refusal-workshop-matches = Here between 1 and { $most } matches are played with each edition, not { $matches }.
refusal-workshop-value = { $number } may be from 0 to { $most } here, not { $value }.
