### What the browser says around a table: who comes, how it is to be, and what is one’s own. It is fetched when it is needed.

## One’s own things

web-take = Take my things with me
web-take-how = Open this link on your other device: your tables will be there, too. Everything stays here as well, also your seats: you can play from both.
web-take-care = Whoever has this link, or the file, can sit in your seats. Show it to nobody else.
web-take-link = Link with all that is yours
web-take-qr = The link as a QR code
web-take-no-qr = There is too much for a QR code. Send yourself the link, or keep it as a file.
web-take-file = Keep it as a file
web-take-none = There is nothing to take with you yet: neither a name nor a table.
web-bring = Bring things from another device
web-bring-how = Paste the link that you made there, or choose the file.
web-bring-link = Link from the other device
web-bring-file = File from the other device
web-bring-look = Look at it
web-bring-bad = That is no link and no file with your things, or it is not complete. Copy the whole link on the other device, or keep the file there once more.
web-bring-elsewhere = These things belong to another server. Open the link there: { $server }
web-bring-tables = { $count ->
    [0] No table is added.
    [one] 1 table will be added.
   *[other] { $count } tables will be added.
}
web-bring-known = { $count ->
    [one] 1 table is here already.
   *[other] { $count } tables are here already.
}
web-bring-kept = { $count ->
    [one] At 1 table you are somebody else on this device. That stays as it is.
   *[other] At { $count } tables you are somebody else on this device. That stays as it is.
}
web-bring-over = { $count ->
    [one] 1 older table finds no room and is left out.
   *[other] { $count } older tables find no room and are left out.
}
web-bring-name = You will be called { $name }.
web-bring-name-kept = You are called { $here } here, and { $there } there. That stays as it is.
web-bring-add = Add it here
web-bring-done = Done. Your tables are further down on the start page.
web-delete = Delete what is mine
web-delete-how = This is what will happen, and nothing of it can be taken back:
web-delete-name = Your name is deleted at { $count ->
    [one] 1 table
   *[other] all { $count } tables
} that this device knows and at their rematches, also in finished games and the history. You will be called “Player 1”, “Player 2” … there.
web-delete-chat = All you have said there is deleted. What others have written stays, also where it names you.
web-delete-seat = Where a game is going on, a bot plays on for you. Where none has begun, your seat becomes free. You cannot take it back.
web-delete-table = Where you are host, somebody else at the table is host then. Tables that nobody else sits at are deleted.
web-delete-device = Then this device forgets your name, your tables and your settings. On other devices these tables may stay on the list, but they open nothing any more.
web-delete-rest = Out of reach are tables that you took off your list, what others have downloaded, and backups of the server.
web-delete-device-only = No table is kept here. This device forgets your name and your settings.
web-delete-sure = Delete all of it
web-delete-keep = Keep it
web-delete-busy = { $done } of { $count } tables …
web-delete-done = { $count ->
    [0] This device has forgotten you.
    [one] Deleted at 1 table. This device has forgotten you.
   *[other] Deleted at { $count } tables. This device has forgotten you.
}
web-delete-some = { $count ->
    [0] Nothing could be deleted yet.
    [one] Deleted at 1 table.
   *[other] Deleted at { $count } tables.
}
web-delete-failed = { $count ->
    [one] At 1 table it could not be done. It stays on your list: try again later.
   *[other] At { $count } tables it could not be done. They stay on your list: try again later.
}

## Settings

web-name-note = So you are called at the next table.
web-speed = Show others’ moves
web-speed-off = not at all
web-speed-fast = fast
web-speed-normal = normal
web-speed-slow = slow
web-sound-note = Soft sounds of paper. They are silent until you first touch the page.
web-notify = Tell me when it is my turn
web-notify-note = A message of your browser, while you look at something else.
web-notify-refused = Your browser does not allow messages. Its settings for this page can change that.
web-confirm = Ask before cards are taken
web-confirm-note = You say once more which cards you take, before new ones are turned up.
web-spare = Spare me questions that leave only “no”
web-spare-note = Only where all others are bots: to people, an answer at once would tell what you hold.

## Table options

web-options = A table of { $game }
web-options-who = Who plays
web-options-game = The game
web-options-more = More about how the table is run
web-option-players = Players
web-option-players-note = Five are more than the box allows, and work.
web-option-seat = Seat { $number }
web-option-friend = a friend, through the link
web-option-friend-note = You get a link to send.
web-option-beside = somebody at this screen
web-option-beside-lack = Who plays at this screen? Please give every name.
web-option-beside-note = Before every hand is shown, the screen asks all others to look away.
web-option-bot-note = { $bot ->
    [random] The weakest: takes any option by chance.
    [greedy] Sees one step ahead and answers at once.
    [easy] Thinks a little: for a first game.
    [normal] Thinks ahead: a fair opponent.
    [hard] Thinks longer and forgets nothing.
    [expert] The strongest: takes up to three seconds for each answer.
   *[other] One of your own.
}
web-option-clock = Time to think
web-option-clock-note = If your time runs out, a stand-in plays for you until you come back.
web-clock-none = as long as you like
web-clock-live = { $minutes } minutes each, { $seconds } seconds more an action
web-clock-mail = { $days ->
    [one] 1 day for every answer
   *[other] { $days } days for every answer
}
web-option-listed = List it among the open tables
web-option-listed-note = Then anybody may take a free seat.
web-option-spectators = Others may watch
web-option-spectators-note = They see no hands before the end.
web-option-memory = Memory aid
web-option-memory-note = Shows which cards you have seen go into other hands.
web-option-auto-start = Begin when the last seat is taken
web-option-auto-start-note = Otherwise you begin the game.
web-option-pause = Bots wait
web-option-pause-note = So that you can undo before they go on.
web-option-pause-seconds = { $seconds ->
    [0] not at all
    [one] 1 second
   *[other] { $seconds } seconds
}
web-option-stand-in = Stand-in
web-option-stand-in-note = Who plays for somebody who left or ran out of time.
web-option-stand-in-usual = as usual in this game
web-open-table = Open the table
    .note = Then you get the link.

## Lobby

web-invite = Invite
web-invite-how = Send this link to your friends. Whoever opens it can take a seat.
web-invite-here = This address works on this computer only: friends cannot open it yet.
web-invite-open = To play with others in your house, stop the server (Ctrl+C) and start it like this:
web-invite-keeps = Nothing is lost: this table waits, and the page comes back by itself.
web-invite-house = Send this link to friends in your network. Whoever opens it can take a seat.
web-invite-address = Another address of this computer
web-invite-link = Link to this table
web-copy = Copy
web-send = Send it
web-qr = The link as a QR code
web-seats = Seats
web-plan-clock = Time to think: { $clock }
web-plan-private = Nobody may watch
web-plan-forgetful = No memory aid
web-share-screen = Somebody else plays at this screen
web-other-name = Their name
web-seat-empty = Empty seat
web-sit = Sit here
web-send-away = Empty this seat
web-claim-host = The host is away: become the host
web-add-bot = Let a bot sit here
web-add-bot-which = Bots that you add
web-start = Start the game
web-start-not-yet = Every seat needs a person or a bot.
web-begins-when-full = The game begins as soon as every seat is taken.
web-invited = { $name } invites you to { $game }
web-invited-nobody = You are invited to { $game }
web-invited-there = { $count ->
    [one] { $names } is here.
   *[other] { $names } are here.
}
web-invited-full = All seats are taken. Once the game has begun, you can watch.
web-join = Join
web-wait-for-host = Waiting for the host to start.

## People at a table

web-people-none = Nobody else has come yet.
web-people-away = Send { $name } away
web-people-sure = Really send { $name } away?
web-people-how = Whoever is sent away cannot come back to this table. New guests from the same internet address are refused, unless somebody who sits here shares it, as people of one house do. During a game a bot plays on.
web-people-sent = { $name } has been sent away.
web-people-guest = a guest without a seat
web-people-watch = Others may watch
web-people-watch-note = If not, whoever has no seat must go.

## Giving up

web-resign-title = Resign for { $name }
web-resign-two = The game is over, and { $name } wins, whatever the points.
web-resign-more = A bot plays on in your seat, and that seat cannot win any more. { $name } play on.
web-resign-alone = The game is over; the points stay as they are.
web-resign-for-good = It cannot be taken back.
web-resign-sure = Yes, I resign
web-resign-not = Play on

## Mail

web-mail-address = E-mail address
web-mail-note = You get a mail with a link first; only when you have opened it, we write to you. Nobody sees the address, and every mail has a link that ends all of them.
web-mail-ask = Send me the link
web-mail-asked = A mail is on its way. Open the link in it, then we write to you.
web-mail-confirmed = We write to you when it is your turn and you are not here.
web-mail-stop = Stop it
