### The browser client.

## Around everything

web-skip = Skip to the table
web-theme = Colours
web-theme-auto = Auto
web-theme-light = Light
web-theme-dark = Dark
web-language = Language
web-to-start = To the start page
web-about = Senbazuru is an independent fan project with words and pictures of its own. It has nothing to do with the publishers of the games.

## Start page

web-welcome = A thousand cranes, one table
web-welcome-how = Three paper-folding games, against bots right now or with friends through a link. No account, nothing to install.

web-game-origami = Origami
    .about = Cards are drawn by folds and paid with cards. Stack your animals in two collections: every card on top changes what you can do.
web-game-legends = Origami: Legends
    .about = Polar beasts, dinosaurs and dragons, rice paper, and characters who bend the rules for everyone.
web-game-mixed = Origami and Legends
    .about = The families of both boxes shuffled into one deck.
web-game-islands = Origami Islands
    .about = Bid for colours, paint your islands square by square, surround what is worth it. Also alone.
web-game-boats = Paper Boats
    .about = A tiny game to try things out.

web-players-from-to = { $least } to { $most } players
web-play-now = Play now
web-invite-friends = Invite friends
web-guest = Guest

web-resume-games = Your tables
web-resume-none = Tables you sit at will be listed here.
web-open-tables = Open tables
web-open-none = Nobody is looking for players right now.
web-history = Finished games
web-history-none = No public game has ended yet.

## Table options

web-options = A table of { $game }
web-your-name = Your name
web-option-players = Players
web-option-bots = Of these, bots
web-option-bot = Which bot
web-option-characters = Characters
web-option-characters-usual = As many as the rules say
web-option-clock = Time to think
web-clock-none = As long as you like
web-clock-quick = 10 minutes each, 10 seconds more an action
web-clock-calm = 30 minutes each, 20 seconds more an action
web-clock-mail = 3 days for every answer
web-option-table = The table
web-option-listed = Anybody may join: list it among the open tables
web-option-spectators = Others may watch (hands only after the end)
web-option-memory = Show what you have seen go into other hands
web-option-extra = One more family than players
web-option-near = Near Islands only, for a first game
web-option-catch-up = Few tokens: catch up and overtake
web-option-families = { $count ->
    [one] Exactly one family, or leave it to chance
   *[other] Exactly { $count } families, or leave it to chance
}
web-open-table = Open the table

## Lobby

web-invite = Invite
web-invite-how = Send this link to your friends. Whoever opens it can take a seat.
web-invite-link = Link to this table
web-copy = Copy
web-copied = Copied
web-qr = The link as a QR code
web-seats = Seats
web-share-screen = Somebody else plays at this screen
web-other-name = Their name
web-seat-empty = Empty seat
web-sit = Sit here
web-stand = Stand up
web-send-away = Empty this seat
web-host = host
web-you = you
web-bot = { $bot ->
    [random] bot, plays anything
    [greedy] bot, quick
    [easy] bot, easy
    [normal] bot, normal
    [hard] bot, hard
    [expert] bot, expert
    [defaults] nobody
   *[other] bot { $bot }
}
web-start = Start the game
web-start-not-yet = Every seat needs a person or a bot.
web-wait-for-host = Waiting for the host to start.

## At the table

web-connecting = Going to the table …
web-reconnecting = The line is down. Coming back …
web-table-closed = This table cannot be reached
web-players = Players
web-away = away
web-stand-in-left = has left; { web-bot } plays
web-stand-in-time = out of time; { web-bot } plays
web-stand-in-absent = away; { web-bot } plays
web-come-back = Take my seat back
web-replace = Let a bot play
web-give-time = Give a minute
web-clock-days = { $days }d { $hours }h
web-watchers = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
web-question = What is asked
web-waiting = Waiting for { $names }.
web-undo = Undo
web-menu = More
web-takeback = Ask for a takeback
web-pause = Ask for a pause
web-leave = Leave
web-leave-sure = Really leave?
web-log = What happened
web-chat = Chat
web-chat-write = Say something
web-chat-send = Send

web-curtain = It is { $name }’s turn. Everybody else, please look away.
web-curtain-open = I am { $name }

web-paused = The game is paused.
web-resume = Go on
web-proposal = A question to everybody
web-proposes-takeback = { $name } would like to take back the last action.
web-proposes-pause = { $name } would like a pause.
web-proposes-end = { $name } would like to end the game here.
web-agree = Agree
web-refuse = Refuse
web-withdraw = Never mind

## The end

web-outcome = How it ended
web-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
web-ended-agreed = You agreed to end the game here
web-ended-alone = { $points ->
    [one] The end, with 1 point
   *[other] The end, with { $points } points
}
web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
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
web-replay-on = One step on
web-replay-last = To the end
web-replay-from = Seen by
web-replay-open = everybody: all hands open

## Origami

web-cost = cost
web-folds = folds
web-line = The draw line
web-deck = deck
web-discards = discards
web-paper = rice paper
web-characters = Characters
web-hand = Your hand
web-empty = empty
web-in-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-known = You know of: { $cards }
web-bonus = { $points } extra
web-folds-left = { $folds ->
    [one] 1 fold left
   *[other] { $folds } folds left
}

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
web-bidder-in = still in
web-bidder-out = out
web-bidder-won = wins
web-bidder-pass = pass card
web-carrambah = Carrambah
web-carrambah-how = Your rival. When you have bid, he rolls two dice and bids their sum, and 2 more on Cards 2 and 6. You win if your bid is at least as high. A bid that loses costs nothing and counts as a pass.
web-rival-bid = bids { $coins }
web-rival-waits = bids with two dice

## Islands: purses and players

web-purse = Purse
web-income = income
    .text = What the pass card pays: 3 coins, more with Gold Mines, 1 less for every Volcano token
web-access-either = new island, from either harbour
web-access-regular = new island, from its Regular Harbour
web-begun = { $count } of { $all } islands begun
web-enlarge = Enlarge { $name }’s islands
web-close = Close

## Islands: painting

web-put-back = Put this back
web-paint-here = Paint here
web-rotate = Turn (R)
web-put = Put it here
web-paint-nothing = Paint nothing
web-where = { $half ->
    [1] Where will you paint the first of two dominoes, { $colour }?
    [2] Where will you paint the second of two dominoes, { $colour }?
   *[other] Where will you paint { $what }, { $colour }?
}
web-place-how = Point at a marked square to see the shape there. Click, or tap twice, to put it down; with keys: arrows, R and Enter.
web-outline = Outline
web-completes-one-colour = { $what }, one colour: { $gain }
web-completes-several-colours = { $what }, several colours: { $gain }
web-completes-own-colour = { $what }, own colour: { $gain }
web-completes-other-colour = { $what }, another colour: { $gain }
web-completes-nothing = Paints { $squares }. Completes nothing yet.
web-spoils = { $what }: several colours from now on
web-begins = Begins the island: 1 point less for each unpainted square, now { $count }
web-begins-volcanoes = { $count ->
    [one] Its Volcano costs 1 coin of income until surrounded
   *[other] Its Volcanoes cost { $count } coins of income until surrounded
}
web-begins-regular = Uses up a Lighthouse that opens Regular Harbours
web-begins-either = Uses up a Lighthouse that opens either harbour

## Islands: what they are worth

web-painted-of = { $count } of { $all } painted
web-not-begun = not begun
    .text = Not begun, so its unpainted squares cost nothing.
web-island-score = { $points ->
    [one] { $island }: 1 point, { $left } squares unpainted
   *[other] { $island }: { $points } points, { $left } squares unpainted
}
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
web-left-unpainted = { $count ->
    [one] 1 square unpainted
   *[other] { $count } squares unpainted
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
web-volcano-solo = from the reserve
    .one = 8 coins from the reserve, if you have 10 or fewer
    .mixed = 4 coins from the reserve, if you have 10 or fewer
web-harbour-regular-harbour = A new island begins beside it.
web-harbour-secret-harbour = A new island may begin beside it if a Lighthouse was surrounded with one colour.

web-legend = What the landmarks do
web-landmark = Landmark
web-legend-how = A landmark counts once every empty square around it is painted, corners too. One colour around it is worth more than several.
web-legend-outlines = An outline counts if one painting covers exactly its squares. Painted in any other way it is lost.
web-legend-unpainted = On an island you have begun every unpainted square costs 1 point at the end, so a young island shows a negative score. An island never begun costs nothing.
web-legend-blocked = Mountains and sea cannot be painted, and need not be painted around a landmark.
web-legend-keys = Keys: arrows go from one possible square to the next, R turns the shape, Enter puts it down.

web-title = Title: { $title }
web-title-none = No title this time. 75 points make an Apprentice.

## Islands: science

web-science = Science
web-science-how = After a pass you may research one level instead of painting and taking your income. One level of each technology may be used a round.
web-research-nothing = Nothing: paint a square and take the income
web-level = level { $level } of 3
web-used = used now
web-shut = shut out
web-researched = complete
web-next-level = Next: { $what }
web-excludes-expancing = It excludes nothing.
web-excludes-auctionis = It excludes Economicus.
web-excludes-economicus = It excludes Auctionis.
web-excludes-re-color = It excludes Re-Roll.
web-excludes-re-roll = It excludes Re-Color.
web-excludes-transforming = It excludes Timenautics.
web-excludes-timenautics = It excludes Transforming.
