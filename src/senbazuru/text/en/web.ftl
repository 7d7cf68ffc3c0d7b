### The browser client.

## Around everything

web-skip = Skip to the table
web-theme = Colours
web-theme-auto = As your device
web-theme-light = Light
web-theme-dark = Dark
web-language = Language
web-close = Close
web-to-start = To the start page
web-about = Senbazuru is an independent fan project with words and pictures of its own. It has nothing to do with the publishers of the games.

## Start page

web-welcome = A thousand cranes, one table
web-welcome-how = Three paper-folding games, against bots right now or with friends through a link. No account, nothing to install.

web-game-origami = Origami
    .about = Build animals, and pay for each with other animals from your hand. Two piles, and the card on top of each decides what you can do.
    .time = 15 minutes
    .effort = Learned in five minutes
web-game-legends = Origami: Legends
    .about = Polar beasts, dinosaurs and dragons, rice paper, and characters who bend the rules for everybody.
    .time = 20 minutes
    .effort = A little harder than Origami
web-game-mixed = Origami and Legends
    .about = The families of both boxes shuffled into one deck: no two games alike.
    .time = 20 minutes
    .effort = For those who know one of the two
web-game-islands = Origami Islands
    .about = Bid for shapes and paint four islands with them. What you surround in one colour counts twice. Good alone, too.
    .time = 40 minutes
    .effort = Simple turns, much to think about
web-game-boats = Paper Boats
    .about = A tiny game to try things out.

web-players-from-to = { $least } to { $most } players
web-play-now = Play now
web-play-now-how = You against one { web-bot-name }
web-invite-friends = Invite friends
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

## How to play

web-how = How to play
web-how-origami-aim = You fold paper animals. Whoever has the most points in front of them at the end wins.
web-how-origami-cost = The dark seal on a card is its cost: what you pay to play it.
web-how-origami-folds = The folded corner is its folds: what it is worth when it pays for another card. A card is never both at once.
web-how-origami-line = On your turn you do one thing. Either take cards from the line in the middle, with at most 4 folds together …
web-how-origami-pay = … or play a card from your hand and pay its cost exactly with the folds of others. Nobody gives change.
web-how-origami-stacks = It goes on top of one of your two collections, which may differ by one card at most. Only the card on top can do something; those below still count.
web-how-origami-effects = An instant happens when its card is placed. A special action can be your one thing on a later turn. Scoring counts at the end.
web-how-origami-end = You keep at most 8 cards. When the deck has run out for the second time the round is finished, and everybody has one last turn.
web-how-legends-ongoing = An ongoing effect holds as long as its card lies on top of a collection.
web-how-legends-character = Characters go into the middle and hold for everybody. Who plays one may play an origami from the line free; the same character in the other colour drives it away.
web-how-legends-paper = Rice paper is worth 1 fold. It can only pay, and it counts as a card in your hand.
web-how-islands-aim = You paint your islands. After 24 rounds, the most points win.
web-how-islands-sheets = You are dealt three sheets with two islands each, and keep two of them.
web-how-islands-bid = Each round one shape is up for sale. Bid with your coins; the highest bidder pays, goes first and paints it.
web-how-islands-pass = Everybody else may paint one square and gets 3 coins.
web-how-islands-paint = Begin beside a regular harbour, then go on beside what is painted. Shapes may be turned, and the season gives the colour.
web-how-islands-ring = Painting all empty squares around a landmark brings you what it offers, and nearly always twice as much if they have one colour.
web-how-islands-light = A surrounded lighthouse opens another island. Coal pits, gold mines, groves and volcanoes bring squares, coins and shapes.
web-how-islands-end = Harbours, temples and outlines filled by one shape are worth points. Every square left empty on an island you have begun costs one.
web-how-here = Whatever you can click has a coloured edge. What is not possible says why. Undo takes a step back, as long as you have seen nothing new.

## Table options

web-options = A table of { $game }
web-options-who = Who plays
web-options-game = The game
web-options-table = The table
web-options-more = More about how the table is run
web-your-name = Your name
web-option-players = Players
web-option-players-note = Five are more than the box allows, and work.
web-option-seat = Seat { $number }
web-option-friend = a friend, through the link
web-option-beside = somebody at this screen
web-option-beside-lack = Who plays at this screen? Please give every name.
web-option-beside-note = Before every hand is shown, the screen asks all others to look away.
web-option-bot-note = { $bot ->
    [random] takes any option by chance
    [greedy] sees one step ahead, answers at once
    [easy] thinks a little, for a first game
    [normal] thinks ahead, a fair opponent
    [hard] thinks longer and forgets nothing
    [expert] up to three seconds for each answer
   *[other] one of your own
}
web-option-families = Families
web-option-families-note = { $count ->
    [one] Choose exactly one, or none: then chance does.
   *[other] Choose exactly { $count }, or none: then chance does.
}
web-option-families-lack = { $count ->
    [one] One more family, please, or none at all.
   *[other] { $count } more families, please, or none at all.
}
web-option-extra = One more family than players
web-option-extra-note = A larger deck, so a longer game.
web-option-characters = Characters
web-option-characters-note = Each changes a rule for everybody while it lies in the middle.
web-option-characters-usual = as the rules say
web-option-characters-none = none
web-option-characters-chance = { $count ->
    [one] 1, left to chance
   *[other] { $count }, left to chance
}
web-option-characters-these = these:
web-option-characters-lack = Which characters? Choose at least one.
web-option-sheets = Islands
web-option-sheets-note = Near Islands are smaller and friendlier, for a first game.
web-option-sheets-all = from all sheets
web-option-sheets-near = Near Islands only
web-option-sheets-these = from these sheets:
web-option-sheets-lack = Choose at least two sheets.
web-option-catch-up = Few tokens: catch up and overtake
web-option-catch-up-note = When coal or gold tokens have run out, you take them from others.
web-option-clock = Time to think
web-option-clock-note = Whose time has run out is played by a stand-in, and may come back.
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
web-option-stand-in-usual = a quick bot
web-open-table = Open the table

web-character-musician = Musician
web-character-ninja = Ninja
web-character-geisha = Geisha
web-character-merchant = Merchant
web-character-actor = Actor
web-character-sumo-wrestler = Sumo Wrestler
web-character-samurai = Samurai
web-character-monk = Monk
web-character-calligrapher = Calligrapher
web-character-gardener = Gardener

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
web-plan-families = Families: { $families }
web-plan-families-chance = Families: chance chooses
web-plan-characters = Characters: { $characters }
web-plan-sheets = Sheets: { $sheets }
web-plan-private = Nobody may watch
web-plan-forgetful = No memory aid
web-share-screen = Somebody else plays at this screen
web-other-name = Their name
web-seat-empty = Empty seat
web-sit = Sit here
web-stand = Stand up
web-send-away = Empty this seat
web-host = host
web-claim-host = The host is away: become the host
web-you = you
web-bot-name = { $bot ->
    [random] bot that plays anything
    [greedy] quick bot
    [easy] easy bot
    [normal] normal bot
    [hard] hard bot
    [expert] expert bot
   *[other] bot { $bot }
}
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
web-stand-in-left = has left; { web-bot } plays
web-stand-in-time = out of time; { web-bot } plays
web-stand-in-absent = away; { web-bot } plays
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
web-undo = Undo
web-menu = Menu
web-takeback = Take back my last action
web-pause = Pause
web-end-here = End the game here
web-if-agreed = if all agree
web-leave = Leave the table
web-leave-note = a bot plays on; you may come back
web-leave-sure = Really leave?
web-log = What happened
web-log-hidden = Hidden while several people play at this screen: it tells what each of you has drawn.
web-log-before = Before the first turn
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
web-proposal-waiting = Still to answer: { $names }.
web-agree = Agree
web-refuse = Refuse
web-withdraw = Never mind

## The end

web-outcome = How it ended
web-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
web-you-win = You win
web-ended-agreed = You agreed to end the game here
web-ended-alone = { $points ->
    [one] The end, with 1 point
   *[other] The end, with { $points } points
}
web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-outcome-winner = winner
web-tie-cards = Equal points: more cards left in hand decide.
web-tie-islands = Equal points: more coins decide.
web-score = The score in detail
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
