### The browser client.

## Around everything

web-skip = Skip to the table
web-theme = Colours
web-theme-auto = As your device
web-theme-light = Light
web-theme-dark = Dark
web-language = Language
web-to-start = To the start page
web-nowhere = There is nothing at this address
web-nowhere-why = Perhaps a letter is missing, or the table is gone.
web-about = Senbazuru is an independent fan project with words and pictures of its own. It has nothing to do with the publishers of the games.

## Start page

web-welcome = A thousand cranes, one table
web-welcome-how = Paper-folding games, against bots right now or with friends through a link. No account, nothing to install.

web-players-from-to = { $least } to { $most } players
web-players-exactly = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-play = Play
web-play-first = Play { $game } now
web-play-now-how = { $count ->
    [0] You alone
    [one] You against one { web-bot-name }
   *[other] You against { $count } bots
}
    .first = { $count ->
        [0] Alone, { $first }
        [one] Against a { web-bot-name }, { $first }
       *[other] Against { $count } bots, { $first }
    }
web-invite-friends = Invite friends
    .short = Invite
web-more-options = Options
web-guest = Guest

web-resume-games = Your tables
web-resume-none = Tables you sit at will be listed here: come back whenever you like.
web-open-tables = Open tables
web-open-none = Nobody is looking for players right now. Open a table and list it.
web-history = Finished games
web-history-none = No public game has ended yet.
web-history-more = Show older games
web-phase-open = not begun
web-phase-playing = in play
web-phase-over = over: watch it again
web-free-seats = { $count ->
    [0] all seats taken
    [one] 1 free seat
   *[other] { $count } free seats
}
web-forget = Take { $game } off this list

## What this device keeps

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

## How to play

web-how = How to play
web-how-here = Whatever you can click has a coloured edge. What is not possible says why. Undo takes a step back, as long as you have seen nothing new.

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

## Lobby

web-invite = Invite
web-invite-how = Send this link to your friends. Whoever opens it can take a seat.
web-invite-link = Link to this table
web-copy = Copy
web-copied = Copied
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
web-bot-name = { $bot ->
    [random] random bot
    [greedy] quick bot
    [easy] easy bot
    [normal] normal bot
    [hard] hard bot
    [expert] expert bot
   *[other] bot { $bot }
}
web-bot = { $bot ->
    [random] bot, random
    [greedy] bot, quick
    [easy] bot, easy
    [normal] bot, normal
    [hard] bot, hard
    [expert] bot, expert
    [defaults] nobody
   *[other] bot { $bot }
}
web-add-bot = Let a bot sit here
web-add-bot-which = Bots that you add
web-start = Start the game
web-start-not-yet = Every seat needs a person or a bot.
web-wait-for-host = Waiting for the host to start.

## At the table

web-connecting = Going to the table …
web-reconnecting = The line is down. Coming back …
web-table-closed = This table cannot be reached
web-your-turn = Your turn
web-players = Players
web-away = away
web-watching = You are watching. Hands are shown after the end.
web-stand-in-left = has left; a bot plays
web-stand-in-time = out of time; a bot plays
web-stand-in-absent = away; a bot plays
web-stand-in-sent-away = sent away; a bot plays
web-come-back = Take my seat back
web-replace = Let a bot play
web-give-time = Give { $name } a minute
web-clock-days = { $days }d { $hours }h
web-clock-of = Time left for { $name }
web-watchers = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
web-question = What is asked
web-waiting = Waiting for { $names }.
web-plain-facts = What all share
web-menu = Menu
web-takeback = Take back my last action
web-pause = Pause
web-end-here = End the game here
web-if-agreed = if all agree
web-leave = Leave the table
web-leave-note = a bot plays on; you may come back
web-leave-sure = Really leave?
web-log-hidden = Hidden while several people play at this screen: it tells what each of you has drawn.
web-log-before = Before the first turn
web-chat = Chat
web-chat-write = Say something
web-chat-send = Send
web-chat-whom = Hide what somebody says
web-chat-hide = Hide what { $name } says
web-chat-show = Show again what { $name } says
web-chat-hidden = { $count ->
    [one] 1 line is hidden.
   *[other] { $count } lines are hidden.
}
web-people = People at this table
web-people-none = Nobody else has come yet.
web-people-away = Send { $name } away
web-people-sure = Really send { $name } away?
web-people-note = send somebody away, or let nobody watch
web-people-how = Whoever is sent away cannot come back to this table. New guests from the same internet address are refused, unless somebody who sits here shares it, as people of one house do. During a game a bot plays on.
web-people-sent = { $name } has been sent away.
web-people-guest = a guest without a seat
web-people-watch = Others may watch
web-people-watch-note = If not, whoever has no seat must go.

web-curtain = It is { $name }’s turn. Everybody else, please look away.
web-curtain-open = I am { $name }

web-paused = The game is paused.
web-resume = Go on
web-proposal = A question to everybody
web-proposes-takeback = { $name } would like to take back the last action.
web-proposes-pause = { $name } would like a pause.
web-proposes-end = { $name } would like to end the game here.
web-proposal-waiting = Still to answer: { $names }.
web-refuse = Refuse
web-withdraw = Never mind

## The end

web-outcome = How it ended
web-ended-agreed = You agreed to end the game here
web-ended-alone = { $points ->
    [one] The end, with { $points } point
   *[other] The end, with { $points } points
}
web-outcome-winner = winner
web-score = The score in words
web-end-towers = Every sheet is as high as its points; what its effect added is hatched.

# The one sentence that says what decided the game. $winner and $loser are names, $you says which of them reads it.
web-decided-points = { $you ->
    [won] You won by { $margin }
    [lost] You lost by { $margin }
   *[none] { $winner } won by { $margin }
}: { $why }.
web-decided-hand = { $you ->
    [won] Equal points: you win with more cards in hand, { $cards } to { $fewer }.
   *[other] Equal points: { $winner } wins with more cards in hand, { $cards } to { $fewer }.
}
web-decided-coins = { $you ->
    [won] Equal points: you win with more coins, { $coins } to { $fewer }.
   *[other] Equal points: { $winner } wins with more coins, { $coins } to { $fewer }.
}
web-decided-shared-hand = Equal points, and as many cards in hand.
web-decided-shared-coins = Equal points, and as many coins.
web-why-cards = { $you ->
    [won] your { $card }
    [lost] { $winner }’s { $card }
   *[none] { $card-a }
} made { $points }
web-why-award = the { $card } gave { $you ->
    [won] you
   *[other] { $winner }
} { $points }
web-why-effects = { $you ->
    [won] your effects added { $points }, { $loser }’s { $fewer }
    [lost] { $winner }’s effects added { $points }, yours { $fewer }
   *[none] { $winner }’s effects added { $points }, { $loser }’s { $fewer }
}
web-why-count = { $you ->
    [won] you collected { $count } cards, { $loser } { $fewer }
    [lost] { $winner } collected { $count } cards, you { $fewer }
   *[none] { $count } cards collected, by { $loser } { $fewer }
}
web-why-landmark = { $you ->
    [won] your{ " " }
    [lost] { $winner }’s{ " " }
   *[none] { "" }
}{ $count ->
    [one] { $you ->
        [none] { $landmark-a }
       *[other] { $landmark }
    }
   *[other] { $count } { $landmark-plural }
} made { $points }
web-why-unpainted = { $you ->
    [won] { $loser } left { table-unpainted }, you { $fewer ->
        [0] none
       *[other] { $fewer }
    }
    [lost] you left { table-unpainted }, { $winner } { $fewer ->
        [0] none
       *[other] { $fewer }
    }
   *[none] { $loser } left { table-unpainted }, { $winner } { $fewer ->
        [0] none
       *[other] { $fewer }
    }
}

# How the points went, turn by turn: a chart, and the same as a table.
web-course = How it went
    .turn = After turn
    .round = After round
    .table = The points after every turn
    .numbers = In numbers

web-rematch = Play again
web-rematch-go = To the next game
web-replay = Watch it again
web-record = Download the record
web-fair = Was it fair?
web-fair-how = Before the first card the table published the fingerprint of a secret seed. Here is the seed itself: anybody can check that every card came from it.
web-commitment = Fingerprint, told at the start
web-seed = Seed
web-salt = Salt

## Replay

web-replay-step = Step { $step } of { $steps }
web-replay-slider = Step of the game
web-replay-first = To the start
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One step on
web-replay-last = To the end
web-replay-speed = Speed
web-replay-speed-slow = slow
web-replay-speed-usual = usual
web-replay-speed-fast = fast
web-replay-from = Seen by
web-replay-open = everybody: all hands open
web-replay-keys = Arrow keys go one step, the space bar plays and pauses.

## Origami

web-deck = { $count ->
    [one] card left
   *[other] cards left
}
web-discards = { $count ->
    [one] discard
   *[other] discards
}
web-discards-from-top = The discards, from the top
web-paper = rice paper
web-known = You know of: { $cards }
web-hand-limit = Hand limit: { $terms } = { $now }.
web-draw-limit = Folds to draw: { $terms } = { $now }.
web-difference = Collections may differ by { $terms } = { $now }.
web-prices = Costs: as printed { $terms }.
web-price-now = Costs { $cost } now, printed { $printed } { $terms }.
web-line-length = Cards in the draw line: { $terms } = { $now }.
web-bonus = { $points } extra

web-new = new
web-sources = Where its figures come from
web-times = { $count } of them
web-provenance = { $figures }: { $source }
web-in-play = Characters in play
web-hand-empty = Your hand is empty.
web-hand-of = { $name }’s hand
web-collection-of = { $name }, { $column }
web-last-turn = This is your last turn. What will you do?
web-last-but-one = one more round after this
# Below the number of folds on a card that is looked at closely.
web-folds = { $folds ->
    [one] fold
   *[other] folds
}
web-folds-taken = { $sum } of { $all } folds taken
web-folds-paid = { $sum } of { $all } folds paid
web-take-back = Take the { $card } back
web-take-these = { $count ->
    [one] Take this card
    [2] Take these two
    [3] Take these three
    [4] Take these four
   *[other] Take these { $count }
}
web-take-sure = Is that all? Then new cards are turned up in the line.
web-act = Your turn. What will you do?
web-act-shut = Your turn: { $reason }.
web-no-cards = your hand is empty
# Why an opponent's cards lie open.
web-known-hand = { $hidden ->
    [0] { $count ->
        [one] a card you have seen
       *[other] cards you have seen
    }
   *[other] you have seen { $count }
}
# Points that a seat has from a card that lies elsewhere.
web-award = { $points ->
    [one] 1 point
   *[other] { $points } points
} from the { $card }.
web-deck-name = The deck
web-about-deck = Cards for the draw line come from here. When it has run out the first time, the discards are shuffled and become the new deck; the second time the end of the game is near.
web-about-discards = What is paid or discarded lies here, open to everybody. When the deck runs out, these cards are shuffled and become the new deck.
# Beside the words of a card that a finger has touched.
web-choose-it = { $kind ->
    [discard] Discard it
    [hand-limit] Discard it
    [exchange-give] Swap it
    [pass-cards] Pass it on
    [pay] Pay with it
   *[other] Choose it
}
# A card that could lie in one place only.
web-only-place = { $card }: { $column ->
    [left] the left
   *[right] the right
} was the only place for it.
# Points of a card that change while others play.
web-shifted = { $card }: { $points ->
    [one] 1 point
   *[other] { $points } points
} { $less ->
    [yes] less
   *[no] more
} for you.
web-act-folds = up to { $folds ->
    [one] 1 fold
   *[other] { $folds } folds
}
web-act-play = Play
    .how = { $count } of { $all ->
        [one] 1 card
       *[other] { $all } cards
    }
web-take-line = What will you take?
web-pay-for = Pay for the { $card }{ $discount ->
    [0] { "" }
    [1] . You may leave 1 fold unpaid.
   *[other] . You may leave up to { $discount } folds unpaid.
}
# Where a card lies that is named beside it.
web-collected = { $column ->
    [left] left
   *[right] right
}, { $height } from below
web-to-go = { $left ->
    [0] of { $all }
   *[other] of { $all } · { $left } to go
}
web-too-many = { $count } too many
web-covers = covers the { $card }
web-deck-times = { $time ->
    [1] 1st of 2 times through
   *[other] 2nd of 2 times through
}
web-line-folds = the draw line: up to { $folds ->
    [one] 1 fold
   *[other] { $folds } folds
}
web-for-everybody = for everybody
web-score-card = card
web-score-printed = printed
web-score-bonus = bonus
web-score-sum = points
web-score-awards = From others and the middle
web-score-total = Total

## All cards

web-count = Count points
web-print = Print cards and sheets
    .skip = Skip to what can be printed
web-all-cards = All cards
    .skip = Skip to the cards
    .about = Every card of Origami and Legends, by family. Choose one to see it large.
    .search = Search the cards
    .none = No card has all of these words.
    .found = { $count ->
        [one] 1 card found
       *[other] { $count } cards found
    }
    .before = The card before
    .after = The next card

## Islands: seasons and the auction

web-round-of = round { $round } of { $rounds }
web-next-season = { $rounds ->
    [one] Next round: { $season }
   *[other] In { $rounds } rounds: { $season }
}
web-last-season = { $rounds ->
    [0] This is the last round.
    [one] One more round, then it is over.
   *[other] { $rounds } more rounds, then it is over.
}
web-auction = Season and auction
web-not-rolled = The auction die decides which card comes up.
web-die = die: { $number }
web-colour-die = Colour die
web-lowest-bid = Lowest bid
web-price-highest = Highest bid
web-price-own = Your bid
web-price-paid = Sold for
web-bidders = Who is still in
web-bidder-first = rolls the die
web-bidder-waits = waits
web-bidder-highest = bids { $coins }
web-bidder-in = { table-still-in }
web-bidder-out = { table-out }
web-bidder-won = wins
web-bidder-pass = has passed
web-carrambah-how = Your rival. When you have bid, he rolls two dice and bids their sum, and 2 more on Cards 2 and 6. You win if your bid is at least as high. A bid that loses costs nothing and counts as a pass.
web-rival-bid = bids { $coins }
web-rival-waits = bids with two dice
web-your-bid = Your bid?
web-take-it = Take it for
web-carry = Drag it onto an island
web-bids-from-to = Bids { $least } to { $most }
web-places-short = { $count ->
    [0] nowhere
    [one] 1 place
   *[other] { $count } places
}
web-fits = { $count ->
    [0] fits nowhere
    [one] fits in 1 place
   *[other] fits in { $count } places
}
web-try-one = Choose a shape to try it on your islands.
web-try = Try it on your islands
web-own-islands = Your islands

## Islands: purses and players

web-purse = Purse
web-income = income
    .text = Paid in every round in which you do not win the auction: 3 coins, more with Gold Mines, 1 less for every Volcano token
web-access-either = new island, from either harbour
web-access-regular = new island, from its Regular Harbour
web-enlarge = Enlarge { $name }’s islands

## Islands: painting

web-put-back = Put this back
web-put-back-how = You keep two sheets, four islands in all. Put back the one whose islands you like least.
web-no-access = surround a Lighthouse first
web-rotate = Turn
web-put = Put it here
web-paint-nothing = Paint nothing
web-where = { $half ->
    [1] Where will you paint the first of two dominoes, { $colour }?
    [2] Where will you paint the second of two dominoes, { $colour }?
   *[other] Where will you paint { $what }, { $colour }?
}
web-place-how = Point at a marked square to see the shape there, click to put it down; with keys: arrows, R and Enter.
web-place-tap = Tap a marked square to see the shape there; tap it again, and it is put down.
web-not-here = { $square }: { $reason }
web-outline = Outline
web-outline-of = { $colour ->
    [blue] { colour-blue.start }
    [green] { colour-green.start }
   *[red] { colour-red.start }
} outline
web-completes-one-colour = { $what }, one colour: { $gain }
web-completes-several-colours = { $what }, several colours: { $gain }
web-completes-own-colour = { $what }, own colour: { $gain }
web-completes-other-colour = { $what }, another colour: { $gain }
web-paints = Paints { $squares }.
web-best-colour = In the best colour:
web-completes-nothing = Paints { $squares }. Completes nothing yet.
web-spoils = { $what }: several colours from now on
web-loses = { $what }: lost ({ $gain })
web-begins = Begins the island: −1 point for each of its { $count } unpainted squares
web-begins-volcanoes = { $count ->
    [one] Its Volcano: income −1 until surrounded
   *[other] Its Volcanoes: income −{ $count } until surrounded
}
web-begins-regular = Uses up a Lighthouse for Regular Harbours
web-begins-either = Uses up a Lighthouse for either harbour
web-outlook-places = { $count ->
    [one] 1 place
   *[other] { $count } places
}
web-outlook-none = no place for it
web-outlook-begins = begins it
web-outlook-good = could complete { $what }
web-outlook-warn = could spoil { $what }

## Islands: what they are worth

web-standing = { $points ->
    [one] 1 point now
   *[other] { $points } points now
}, { $left ->
    [one] 1 square unpainted
   *[other] { $left } squares unpainted
}
web-standing-left = now, { $left } unpainted
web-not-begun = not begun
    .text = Not begun, so its unpainted squares cost nothing.
web-at = { $what } at { $square }
web-surrounded-one-colour = surrounded with one colour
web-surrounded-mixed = surrounded with several colours
web-filled-own-colour = filled in its own colour
web-filled-other-colour = filled in another colour
web-outline-open = still open
web-outline-lost = lost: it was painted in another way
web-around = { $count ->
    [one] 1 square around it is left; { $one ->
        [yes] one colour so far
       *[no] several colours already
    }
   *[other] { $count } squares around it are left; { $one ->
        [yes] one colour so far
       *[no] several colours already
    }
}
web-how-one-colour = one colour
web-how-mixed = several colours
web-how-open = not surrounded
web-how-own-colour = its own colour
web-how-other-colour = another colour
web-how-unfilled = not filled
web-sum = Together
web-one-colour = One colour
web-several-colours = Several colours
web-own-colour = Its own colour
web-other-colour = Another colour
web-volcano-cost = Every Volcano on an island you have begun costs 1 coin of income until it is surrounded.
web-harbour-regular-harbour = A new island begins beside it.
web-harbour-secret-harbour = A new island may begin beside it if a Lighthouse was surrounded with one colour.

web-legend = What the landmarks do
web-landmark = Landmark
web-legend-how = A landmark counts once every empty square around it is painted, corners too. One colour around it is worth more than several.
web-legend-outlines = An outline counts if one painting covers exactly its squares. Painted in any other way it is lost.
web-legend-unpainted = On an island you have begun every unpainted square costs 1 point at the end, so a young island shows a negative score. An island never begun costs nothing.
web-legend-blocked = Mountains and sea cannot be painted, and need not be painted around a landmark.
web-legend-keys = Keys: arrows go from one free square to the next, R turns the shape, Enter puts it down.

web-title = Title: { $title }
web-title-none = No title this time. 75 points make an Apprentice.

## Islands: science

web-science-how = After a pass you may research one level instead of painting and taking your income. One level of each technology may be used a round.
web-ask-research = Research instead of a square and your income?
web-research-nothing = Nothing: paint a square and take the income
web-research-useless = spent for nothing: it has no place now
web-level = level { $level } of 3
web-used = used now
web-shut = shut out
web-researched = complete
web-excludes-expancing = It excludes nothing.
web-excludes-auctionis = It excludes Economicus.
web-excludes-economicus = It excludes Auctionis.
web-excludes-re-color = It excludes Re-Roll.
web-excludes-re-roll = It excludes Re-Color.
web-excludes-transforming = It excludes Timenautics.
web-excludes-timenautics = It excludes Transforming.
