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
web-discards-from-top = The discards, from the top
web-paper = rice paper
web-hand = Your hand
web-empty = empty
web-in-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-known = You know of: { $cards }
web-bonus = { $points } extra

web-kind-instant = instant
web-kind-scoring = scoring
web-kind-special = special
web-kind-ongoing = ongoing
web-kind-paper = paper
web-kind-character = character
web-times = { $count } of them
web-copies = { $count } in the deck
web-provenance = { $figures }: { $source }
web-close = Close
web-in-play = Characters in play
web-hand-empty = Your hand is empty.
web-hand-of = { $name }’s hand
web-side-left = Left
web-side-right = Right
web-collection-of = { $name }, { $column }
web-cards-points = { $cards ->
    [one] 1 card, ★ { $points }
   *[other] { $cards } cards, ★ { $points }
}
web-asks = Because of
web-hint-action = Pick a card in the draw line to take it, or one in your hand to play it. Point at a card, or hold it, to read it.
web-folds-taken = { $sum } of { $all } folds taken
web-folds-paid = { $sum } of { $all } folds paid
web-take-back = Take the { $card } back
web-ways = Ways to pay exactly
web-pay-with = Pay with
web-pay-nothing = nothing more
web-score-card = card
web-score-printed = printed
web-score-bonus = bonus
web-score-sum = points
web-score-awards = From others and the middle
web-score-middle = the middle
web-score-total = Total
web-score-hand = { $count ->
    [0] no cards left in hand
    [one] 1 card left in hand
   *[other] { $count } cards left in hand
}

## Islands

web-whose-islands = Whose islands
web-unpainted = { $count ->
    [0] complete
   *[other] { $count } to paint
}
web-paint-here = Paint here
web-rotate = Turn (R)
web-put = Put it here
web-completes = Completes: { $what }.
web-spoils = No longer in one colour: { $what }.
web-season-of = Season { $season } of { $seasons }: { $colour }
web-development = Development { $number }
web-bid = { $name } bids { $coins }.
web-bidding = Still in: { $names }.
web-winner = { $name } wins the auction.
web-rival = Carrambah bids { $coins } ({ $dice }).
web-purse = Purse
web-coins = coins
web-income = income
web-access-either = free landing, any shore
web-access-regular = free landing, regular harbours
web-token-coal-any = coal, any colour
web-token-coal-season = coal, season’s colour
web-token-gold-two = gold for 2
web-token-gold-one = gold for 1
web-token-volcano = volcano
web-science = Science
web-level = level { $level } of 3
web-used = used
web-colour-blue = blue
    .letter = B
web-colour-green = green
    .letter = G
web-colour-red = red
    .letter = R
web-square-sea = sea
web-square-mountain = mountain
web-square-regular-harbour = harbour
web-square-secret-harbour = secret harbour
web-square-lighthouse = lighthouse
web-square-temple = temple
web-square-grove = grove
web-square-coal-pit = coal pit
web-square-gold-mine = gold mine
web-square-volcano = volcano
web-square-outline = outline
