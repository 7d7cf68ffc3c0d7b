### What is wrong, and what to do. One message for each code in kernel/errors.py.

## Answers

error-not-your-decision = You are not being asked anything right now. Please wait until it is your turn to decide.
    .asked = Seat { $seat } is not being asked anything right now. Answer for seat { $asked-or }, or wait until it has answered.
error-not-offered = “{ $option }” is not among the possible answers. Please choose one that is offered.
    .because = “{ $option }” cannot be answered now: { $why }.
    .nearest = “{ $option }” is not among the possible answers. Did you mean “{ $nearest }”?
    .offered = “{ $option }” is not among the possible answers. Choose one of these: { $offered }.
    .complete = “{ $option }” is one word too many: nothing is asked there any more. Leave it out.
error-stale-decision = That question has already been answered. Look at the table again and answer the question that is open now.
error-incomplete-answer = The answer is empty. Please choose at least one option.

error-answer-too-long = The answer goes on after its step { $step }, but something new is seen there. Send what comes after it as an answer of its own.
error-game-over = The game is over: there is nothing left to decide. Start a new one to play on.
error-has-resigned = Seat { $seat } has resigned: that stays so until the game is over. You can look on, talk, and play again afterwards.
error-no-such-seat = There is no seat { $seat } at this table. Seats are counted from 0; choose one of this table’s.

## Taking back

error-nothing-to-undo = There is no answer of yours to take back: somebody else was the last to answer, or nobody has yet. To go further back, ask everyone for a takeback.
error-undo-barrier = This cannot be taken back freely: it showed you a card or was left to chance. Ask everyone for a takeback.
error-answer-stands = This would go back behind an answer of { $name }, who is not there to agree. Ask again when { $name } is back.

## Tables

error-no-such-table = There is no such table. It may have been closed, or the link is not complete: ask for it again.
error-bad-secret = This link opens no seat at this table. Use the whole link that you were given; if you have deleted what was yours, the seat is gone.
error-not-your-seat = Seat { $seat } is not yours. Answer for your own seat.
error-not-seated = Only those who play at this table can do that. Take a seat first.
error-not-host = Only the host of this table can do that. Ask the host.
error-not-owner = Only whoever opened this table can do that, or the one its host left it to. Ask them.
error-host-is-there = The host is at the table. You can take over once the host has been away for a minute.
error-seat-taken = Seat { $seat } is taken. Choose another one.
error-seat-empty = Seat { $seat } is empty. Let somebody or a bot sit there first.
error-name-taken = Somebody here is called “{ $name }” already. Choose another name.
error-bad-text = This is empty, too long, or has signs that cannot be shown. Please write one line of 1 to { $most } characters.
error-already-started = The game has begun: nothing about its seats and its plan can be changed any more. Open another table for another game.
error-not-started = The game has not begun yet. Wait until the host starts it.
error-not-over = The game is still going on. This can be seen once it is over.
error-paused = The game is paused, or a takeback is being discussed. Wait, or end the pause.
error-not-paused = The game is not paused. Just play on.
error-already-proposed = Something is being discussed already. Answer that first.
error-no-proposal = There is no proposal that waits for you: it was decided or withdrawn, or you have answered it. Look at the table again.
error-not-absent = Whoever sits in seat { $seat } is there, or need not be waited for. A stand-in can take over from people who have been away for a minute.
error-days-to-answer = There are days for every answer at this table, so nobody has to be there now. A stand-in takes over by itself when the time in seat { $seat } is over.
error-stood-in = A stand-in is playing for you in seat { $seat }. Take your seat back first.
error-no-clock = Nobody in seat { $seat } needs time from you. Time can be given to other people, at a table with a clock.
error-time-enough = Seat { $seat } has twice the time it had at the beginning. Give some when it is needed.
error-no-spectators = Nobody may watch this table. Ask its host for a seat, or look for another table.
error-sent-away = The host of this table has sent you away, and you cannot come back to it. Open a table of your own, or go to another one.
error-cannot-send-away = This person cannot be sent away. Choose somebody else who has come here: neither yourself nor whoever opened the table.
error-table-frozen = This table can only be looked at: the game does not go on as it was written down ({ $reason }). Start a new one.
error-damaged-journal = What was written down of this table cannot be read from entry { $entry } on. Whoever runs the server can look at it; start a new table to play.

## The network

error-bad-message = This message cannot be read: { $problem }. The protocol is described in docs/protocol.md.
error-message-too-large = This message is too large. At most { $most } bytes can be sent at once.
error-too-many-messages = That was too quick. Wait { $seconds } s before you go on.
error-too-many-acts = You have done { $most } things at this table beside answering, and that is the most. You can still answer, vote, leave and end a pause.
error-too-many-tables = Too many tables come from your address. Try again later.
error-too-many-mails = That address has had as many mails as it may have for now. Try again later.
error-no-mail = This server sends no mail. Ask whoever runs it, or look at the start page to see where it is your turn.
error-no-days = Nobody is written to from this table: it has no days for every move, or its game is over. Open one with days for a move.
error-bad-address = That is no address to which mail can be sent. Look for a typing error.
error-too-many-people = This table is full: { $most } people without a seat are there. Open another one to play.
error-too-many-connections = Too many connections are open. Close other windows of this table, or try again later.
error-wrong-protocol = This server speaks version { $present } of the protocol, and you asked for { $given }. Load the page again, or bring the program up to date.
error-wrong-host = This server does not go by the name { $host }. Use its own address, or ask whoever runs it to start it with --origin https://{ $host }.
error-wrong-origin = This page is not allowed to talk to the server. Open the table from the server’s own address.
error-server-failed = Something went wrong in the server. Nothing was changed: try again, and if it happens again tell whoever runs the server.
error-no-such-page = There is nothing at this address. Go back to the start page.

## Games and options

error-unknown-game = There is no game “{ $game }” here. Choose one of these: { $known }.
error-no-such-entry = No game declares itself at “{ $place }”: { $problem }. Name its entry as package:ENTRY where you declared it, with the package on Python’s path.
error-unknown-bot = There is no bot “{ $bot }”. Choose one of these: { $known }.
error-unknown-family = There is no family “{ $family }”. Choose from these: { $known }.
error-unknown-sheet = There is no sheet “{ $sheet }”. Choose from these: { $known }; or name a file.
error-unknown-option = There is no option “{ $option }”. Choose from these: { $known }.
error-unknown-choice = There is no “{ $given }” for the option “{ $option }”. Choose from these: { $known }.
error-wrong-value = The option “{ $option }” cannot have that value. Please give { $expected }.
error-wrong-players = { $given ->
    [one] A table for 1 player does not work.
   *[other] A table for { $given } players does not work.
} Choose { $least } to { $most } players.
error-wrong-seats = This game has { $seats } seats, but { $given } players were named. Name one for each seat, or a single one for all.
error-wrong-families = { $needed ->
    [one] This table needs exactly 1 family
   *[other] This table needs exactly { $needed } different families
}, and there are { $given }. Choose the right number of families, or another number of players.
error-too-many-types = These families and characters have { $types } different cards together, and a table can hold { $most }. Leave a family or some characters out.
## Files

error-bad-pack = Something is wrong in { $file }, line { $line } (card: { $card }, field: { $field }). Expected there: { $expected }.
error-bad-sheet = Something is wrong in { $file }, { sheets-place }: { sheets-problem }. Change it there; “senbazuru sheets check” tells all that is wrong.
error-bad-figure = Something is wrong in { $file }, line { $line }. Expected there: { $expected }.
error-bad-position = { $line ->
    [0] The position makes no sense as a whole. Expected: { $expected }.
   *[other] Line { $line } of the position makes no sense. Expected there: { $expected }.
}
    .because = Line { $line } of the position makes no sense: { $why }.
error-bad-record = Line { $line } of the record cannot be read: { $problem }. Use the file as it was saved.
error-bad-notation = { $line ->
    [0] That makes no sense here. Expected: { $expected }.
   *[other] Line { $line } of the game in notation makes no sense. Expected there: { $expected }.
}
    .because = { $line ->
        [0] Seat { $seat } cannot answer “{ $option }” here: { $why }.
       *[other] Line { $line } of the game in notation makes no sense. Seat { $seat } cannot answer “{ $option }” there: { $why }.
    }
    .nearest = { $line ->
        [0] “{ $option }” is not among the possible answers. Did you mean “{ $nearest }”?
       *[other] Line { $line } of the game in notation makes no sense. “{ $option }” is not among the possible answers; did you mean “{ $nearest }”?
    }
    .offered = { $line ->
        [0] “{ $option }” is not among the possible answers of seat { $seat }. Choose one of these: { $offered }.
       *[other] Line { $line } of the game in notation makes no sense. Expected there: { $expected }.
    }
    .complete = { $line ->
        [0] “{ $option }” is one word too many: seat { $seat } is not asked anything there any more. Leave it out.
       *[other] Line { $line } of the game in notation makes no sense. Expected there: { $expected }.
    }
error-replay-differs = The replay goes another way than the game did, somewhere in the first { $answers } answers. The record was changed, or made by a different version. Use the original file with the version that wrote it.
error-rules-changed = This game was played under version { $recorded } of the rules, and version { $present } is played here. Use the version of Senbazuru that wrote it, or begin a new game.
error-unknown-figures = This game was played with figures of “{ $pack }” (edition { $digest }) that are not known here. Use the version of Senbazuru that wrote it, or name the folder of that pack with --pack.

error-no-sheets = There is no sheet in “{ $folder }”: sheets are text files (*.txt). Write some there with “senbazuru sheets export”, or name another folder.

error-no-packs = There is no pack in “{ $folder }”: packs are TOML files. Write some there with “senbazuru cards export”, or name another folder.

error-no-data = “{ $game }” is played without packs or sheets. Start it again without them.

error-not-provable = “{ $game }” cannot be checked: its rules do not say what a twin is. Derive them from “Provable”.

error-too-few-cards = These families have { $cards } cards, but this table needs { $needed }. Choose more families or larger ones.

error-bot-cannot-play = The bot “{ $bot }” does not know the game “{ $game }”. Choose one that does: { $known }.

error-wrong-player = “{ $given }” is nobody who could play. Name a bot ({ $known }), or give an object of a class of your own that is derived from Bot or WordBot, or a function that takes a decision and a view and returns a word.

## What is spoken and installed

error-unknown-language = There are no words in “{ $language }” here. Choose one of these languages: { $known }.
error-unknown-page = There is no page “{ $page }” among the rules. Choose one of these: { $known }.
error-unknown-paragraph = The page “{ $page }” has no paragraph “{ $paragraph }”. Its sections are: { $known }. “senbazuru rules” lists them all.
error-rulebook-unbuilt = The rules pages were not built into this installation. In a checkout “make pages” builds them.
error-extra-missing = “{ $command }” needs the extra “{ $extra }”, which is not installed here: “pip install "senbazuru[{ $extra }]"” brings it.

## Storage

error-storage-failed = This could not be stored, so nothing has changed. Try again in a moment; if it happens again, tell whoever runs the server: its log says why.
error-bad-database = The database “{ $file }” cannot be used: { $problem }. Name another file, or see to this one.
error-newer-database = The database “{ $file }” was made by a newer version of Senbazuru. Use that version, or name another file.
error-unknown-database = Tables cannot be kept in “{ $kind }”. Name a file, in the form sqlite:///folder/tables.sqlite.

## Tournaments

error-no-such-bot-class = There is no bot “{ $bot }”: { $problem }. Name it as module:Class, with the module in the current folder or installed.
error-too-few-bots = A tournament needs at least two different bots, and there is only “{ $given }”. Name another one.
error-bad-tournament = Line { $line } of { $file } is not one of a tournament ({ $problem }). Use the file as it was written, or another name for a new one.
error-other-tournament = The file { $file } holds another tournament: its { $field } is { $there }, and here it is { $here }. Call for the same one, or name another file.
error-game-failed = A game failed, { $item }: { $problem }. Mend the bot that did it.
error-worker-ended = The process that played { $item } ended { $times } times without a result. Look at the bots of that game, and at the memory of this machine.
error-ray-missing = Ray is not installed. Get it with “pip install 'senbazuru[ray]'”, or leave out --ray to use the processors of this machine.
error-no-cluster = There is no Ray cluster at “{ $address }”: { $problem }. Start one, or say --ray local.
error-cluster-version = The cluster has version { $there } of Senbazuru, and this machine has { $here }. Install the same everywhere.

### Ends of those sentences. What was expected in files is in files.ftl.

## What an option or a plan can be: “Please give …”

expected-whole-number = a whole number from { $least } to { $most }
expected-between = { $least } to { $most }
expected-increment = { $least } to { $most }, with a live clock only
expected-seed = a whole number from 0, or up to 32 hexadecimal digits
expected-true-or-false = true or false
expected-players = { $least } players or more
expected-not-beside = no `{ $other }` beside it
expected-names = a list of names
expected-number-or-names = a number up to { $most }, or a list of names
expected-number-or-some = a number, or some of { $known }
expected-different-names = { $least ->
    [0] different names
   *[other] { $least } different names or more
}

## What is wrong with a record: “Line 1 of the record cannot be read: …”

problem-no-game = it is no record, no game in notation and no position
problem-no-text = it is no text
problem-no-json = from character { $character } on it is no JSON
problem-too-much = its numbers are too long, or it is nested too deeply
problem-empty = it is empty
problem-no-object = every line is a JSON object
problem-format = the first line has format { $format }
problem-header = the header needs { $name }
problem-entry = an entry is answer, takeback or hash
problem-entry-keys = an entry has one key: answer, takeback or hash
problem-answer = an answer is a seat and option ids
problem-takeback = a takeback is a number of answers
problem-resign = a resignation is the number of a seat
problem-seats = the seats are { $seats }
problem-seed = a seed is 1 to 32 hexadecimal digits
problem-pack-texts = pack_texts are texts by name
problem-other-packs = its packs are not those of its options

## What else can be wrong: “… cannot be read: …”, “… cannot be used: …”

problem-no-entry = it is no Entry
problem-no-hello = no hello
problem-nested = nested too deeply
problem-socket = this is a WebSocket
problem-in-use = another server is using it
problem-of-another-program = it belongs to another program
problem-line-broke = the line broke
problem-not-connected = not connected
