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
        [one] Against one { web-bot-name }, { $first }
       *[other] Against { $count } bots, { $first }
    }
web-invite-friends = Invite friends
    .short = Invite
web-more-options = Options
web-guest = Guest

web-no-server = The server cannot be reached. What is on this device is still here, and the page asks again by itself.
web-go-on = Go on: { $game }
    .with = Go on: { $game } with { $names }
web-turn-of = waits for { $names }
web-asks-you = a question to you
web-settings = Settings
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
web-how-here = Whatever you can click has a coloured edge. What is not possible says why. Undo takes a step back, as long as you have seen nothing new.

## Bots

web-copied = Copied
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
web-people-note = send somebody away, or let nobody watch

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
web-only-place = { $card }: only { $column ->
    [left] left
   *[right] right
} was possible, for collections may differ by { $cards ->
    [one] one card
   *[other] { $cards } cards
} at most.
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
