### What the server says, in English.

heading = Round { $round }
api-title = The interface for programs

refusal-table-unknown = There is no table “{ $table }” here. Perhaps the address was cut off when it was copied.
refusal-replay-unknown = There is no record “{ $replay }” here.
refusal-page-unknown = There is nothing at this address.
refusal-key-wrong = This link does not open a seat at this table. Ask the host for your link again, or watch as a spectator.
refusal-not-your-seat = Your link does not open { $name }’s seat.
refusal-spectator = Only players at this table may do this; a spectator can only watch.
refusal-preview-not-yours = That is none of your options now.
refusal-retake-gone = That is settled already: the table has gone on.
refusal-stale = { $name } was quicker: the question has changed since. Nothing was played for you.
refusal-not-asked = It is not { $name }’s turn; there is nothing to advise on.
refusal-record-before-end = The record of a match can be read when the match is over; before that it would tell what is hidden.
refusal-rematch-before-end = A rematch can be asked for when the match is over; this one is still being played.
refusal-seats-wrong = { $game } is played by { $least } to { $most } people; { $seats } seats were asked for.
refusal-seat-kind = A seat is taken by “here”, “link” or “computer”, not by “{ $kind }”.
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
refusal-record-text = This is not a text file in UTF-8.
refusal-line-unknown = This record has { $last } answers; there is no number { $at }.
refusal-unstored = Your move could not be stored, so nothing was changed. The match stands where it stood; please try again.
refusal-computer-lost = The computer could not answer just now. It will try again when somebody looks at the table.
refusal-server = Something went wrong in the server. Nothing you had sent before is lost; please try again.
refusal-port-taken = Port { $port } on { $host } is already in use. Another Ludothèque may be running there; choose another port with --port.
refusal-port-refused = The server may not listen on port { $port } of { $host }: { $why }.
refusal-unread = The table cannot be read just now. Nothing is lost; please try again in a moment.
refusal-database = The database { $database } cannot be used: { $why }.

why-over = The match is over.
why-turn = It is { $name }’s turn.
why-nothing = This is never chosen; it is only there to be seen.
why-offered = This goes with one of your options: step back with Esc, then choose it. You are asked: { $question }
why-forbidden = “{ $wish }” is not possible now. You are asked: { $question }

level-easy = Easy
level-medium = Medium
level-hard = Hard
setting-on = Yes
setting-off = No
