### The terminal game: everything it says that is not the game itself. All keys begin with terminal-.

## The table

terminal-turn = Turn { $number }
terminal-your-move = your move
terminal-their-move = { $name }’s move
terminal-deck = deck { $cards }
terminal-discards = discards { $cards }
terminal-discards-top = discards { $cards }, top:
terminal-no-discards = no discards
terminal-run-outs = run out { $times } of 2 times
terminal-last-but-one = this round, then the last
terminal-over = the game is over
terminal-beyond = five players: beyond the box
terminal-extra = { $actions ->
    [1] 1 extra action
   *[other] { $actions } extra actions
}
terminal-cost = cost { $cost }
terminal-line-upright = line
terminal-hand-upright = hand
terminal-nothing-placed = nothing yet
terminal-card = The card

## Questions and answers

terminal-question = { $card }: { $question }
terminal-thinking = { $name } is thinking …
terminal-thinking-undo = { $name } is thinking … (u takes your last answer back)
terminal-all-at-once = { $cards } at once ({ $folds ->
    [1] 1 fold
   *[other] { $folds } folds
})
terminal-playing = Playing: { $card } (cost { $cost })
terminal-playing-paid = paid { $paid } of { $cost }
terminal-playing-place = paid; now place it
terminal-then-more = { $option }, then more
terminal-only = { $cards } and no more ({ $folds ->
    [1] 1 fold
   *[other] { $folds } folds
})
terminal-because = not now: { $reason }
terminal-payments = Pay with { $payments }.
terminal-payments-more = Pay with { $payments }; or in other ways.
terminal-no-payment = Nothing to pay.
terminal-or = { $start }; or { $next }
terminal-place = Goes on your { $place }.
terminal-places = Goes on either of your collections.
terminal-not-played = Cannot be played now: { $reason }.
terminal-taken-line = Enter takes it from the draw line.
terminal-not-taken = Cannot be taken now: { $reason }.
terminal-knows = { $name } holds { $cards ->
    [1] 1 card
   *[other] { $cards } cards
}; you know of { $known }.
terminal-effect = { $kind }: { $text }
terminal-more-above = ▲ { $more } more
terminal-more-below = ▼ { $more } more
terminal-more = ▼ more: ↓ or Space

## What stands on keys

terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-space = Space
terminal-key-tab = Tab

## The bar of keys

terminal-bar-choose = choose
terminal-bar-cards = cards
terminal-bar-back = back
terminal-bar-undo = { table-undo }
terminal-bar-info = card
terminal-bar-log = log
terminal-bar-score = score
terminal-bar-help = help
terminal-bar-quit = quit
terminal-bar-browse = next card
terminal-bar-scroll = scroll
terminal-bar-again = new game
terminal-bar-table = look at the table
terminal-bar-result = result
terminal-bar-go-on = go on
terminal-bar-ready = I am ready

## Help

terminal-help-title = How to play at this table
terminal-help-goal = On your turn, take cards of up to 4 folds from the draw line, or play one and pay its cost exactly
    with the folds of other cards in your hand. Your two collections may differ by 1 card. Most points win.
terminal-help-course = A turn is one of three actions
terminal-help-draw = draw
terminal-help-draw-text = take cards with up to 4 folds together from the draw line
terminal-help-play = play
terminal-help-play-text = place a card from your hand on top of one of your two collections
terminal-help-special = special
terminal-help-special-text = use the special action of a card on top of a collection
terminal-help-cost = { figure-cost }
terminal-help-cost-text = is paid exactly, with the folds of other cards in your hand; they go to the discards
terminal-help-place = place
terminal-help-place-text = your two collections may differ by 1 card at most
terminal-help-hand = hand
terminal-help-hand-text = at the end of your turn, 8 cards at most; you discard the others
terminal-help-end = end
terminal-help-end-text = when the deck runs out a second time, the round is finished, then everybody has one last turn; most points win
terminal-help-tie = tie
terminal-help-tie-text = the most cards in hand decide; if these are equal too, the victory is shared
terminal-help-effects = Three kinds of effects
terminal-help-keys = Keys
terminal-help-arrows = move in the list of answers; 1 to 9 choose at once
terminal-help-enter = answer; on a card of the table: take it or play it
terminal-help-tab = to the cards of the table, zone by zone; ← → from card to card
terminal-help-escape = back inside an action you have begun
terminal-help-undo = take your last answer back, if nothing new was seen since
terminal-help-info = the card large: figures, effect, and where each figure comes from
terminal-help-log = everything that happened
terminal-help-score = the score, card by card
terminal-help-theme = dark, light, or the terminal’s own colours
terminal-help-help = this page
terminal-help-quit = quit; the game is saved after every answer and goes on next time
terminal-help-mouse = Mouse: a click answers, the right button shows the card, the wheel moves the list.
terminal-help-signs = { $cost } is what a card costs to play. { $folds } are its folds: what it pays for others. { $points } are points.
terminal-help-families = Families:

## Cards

terminal-card-pays = pays { $folds ->
    [1] 1 fold
   *[other] { $folds } folds
} for other cards
terminal-card-costs = costs { $cost } folds to play
terminal-card-points = worth { $points ->
    [1] 1 point
   *[other] { $points } points
}
terminal-card-sources = Where the figures come from

## Score

terminal-score-title = The score as it stands
terminal-score-final = The final score
terminal-score-sum = { $name }: { $points ->
    [1] 1 point
   *[other] { $points } points
}
terminal-score-place = { $card } ({ $column })
terminal-score-bonus = { $points } printed + { $bonus } for its effect
terminal-score-nothing = no origami yet
terminal-result = { $title } { $scores }
terminal-result-each = { $name }: { $points }
terminal-no-winner = The game is over, and nobody has won.
terminal-titled = { $points ->
    [1] 1 point
   *[other] { $points } points
}: your title is { $title }!
terminal-untitled = { $points ->
    [1] 1 point
   *[other] { $points } points
}: { $title }.

## Passing the keyboard

terminal-pass = Pass the keyboard to { $name }.
terminal-pass-note = The table shows { $name }’s hand next. Press Enter when nobody else is looking.
terminal-pass-undo = { $name } may still take the last answer back with u.

## Saving

terminal-resumed = The game goes on where you left it.
terminal-resumed-instead = Your saved game goes on. For the table you asked for, start with --new.
terminal-set-aside = The saved game could not be read ({ $problem }). It is kept as { $file }; here is a new game.
terminal-saved = Your game is saved. “{ $command }” goes on where you left it.
terminal-not-saved = The game could not be saved: { $problem }
terminal-damaged = the file is damaged

## What cannot be done

terminal-no-undo = Nothing to take back.
terminal-undo-seen = This cannot be taken back: something new was seen, or chance has decided.
terminal-no-answer = There is no answer { $number }.
terminal-no-answer-now = It is not your turn to answer.
terminal-not-a-choice = { $card } is no answer to this question. Press i to read the card.
terminal-small = This window is too small; 80 by 24 is enough.

## Before the table opens

terminal-too-many-people = { $humans } people do not fit around a table for { $players }. Choose fewer with --humans, or more seats with --players.
terminal-no-terminal = There is no terminal to play in. With --watch, bots play and the game is told in words.

## A game without a board of its own

terminal-plain-bar-table = table
terminal-plain-more = ▼ { $rows ->
    [one] 1 more line
   *[other] { $rows } more lines
}: i shows the whole table
terminal-plain-help-enter = answer
terminal-plain-help-table = the whole table, also what there is no room for
terminal-plain-help-score = the score as it stands
terminal-plain-help-mouse = Mouse: a click on an answer, or on the table on what it names, gives it; the wheel moves the list.
terminal-plain-pass-note = The table shows next what only { $name } may see. Press Enter when nobody else is looking.

## Islands: the table

terminal-islands-sheets = Origami Islands: choosing sheets
terminal-islands-round = Round { $number }
terminal-islands-space = space { $space } of { $spaces }
terminal-islands-card = #{ $number }
terminal-islands-no-card = The auction die is not rolled yet.
terminal-islands-minimum = from { $coins ->
    [1] 1 coin
   *[other] { $coins } coins
}
terminal-islands-highest = highest bid: { $name }, { $coins }
terminal-islands-your-bid = your bid: { $coins }
terminal-islands-passed = you passed
terminal-islands-unable = you could not bid
terminal-islands-lost = lost at { $coins }
terminal-islands-won = { $name } won for { $coins }
terminal-islands-winner = won for { $coins }
terminal-islands-bidder = bid { $coins }
terminal-islands-out-unable = cannot bid
terminal-islands-first = first
terminal-islands-first-player = first player: { $name }
terminal-islands-colour-die = colour die: { $die }
terminal-islands-coins = { $coins ->
    [1] 1 coin
   *[other] { $coins } coins
}
terminal-islands-rival = Carrambah: { $first } + { $second } = { $bid }
terminal-islands-rival-more = Carrambah: { $first } + { $second } + { $more } = { $bid }
terminal-islands-rival-waits = Carrambah bids after you
terminal-islands-reserve = reserve: coal { $coal }, gold { $gold }
terminal-islands-level = { $technology }, level { $level }
terminal-islands-excluded = excluded
terminal-islands-used = used this round
terminal-sheet-back = goes back
terminal-islands-new-here = New here? Press h

## Islands: painting and bidding

terminal-islands-where = { $source }: where will you paint { $what }, { $colour }?
terminal-islands-domino = { $half ->
    [1] the first of two dominoes
    [2] the second of two dominoes
   *[other] a domino
}
terminal-islands-free-form = { $source }: which square will you paint { $colour }? { $left ->
    [1] It is the last.
   *[other] There are { $left } to go.
}
terminal-islands-held = { $island }: { $squares }
terminal-islands-completes = { $done }: { $gain }
terminal-islands-completes-nothing = completes nothing here
terminal-islands-begins = begins { $island }: -{ $points ->
    [1] 1 point
   *[other] { $points } points
} for now{ $volcanoes ->
    [0] { "" }
    [1] ; 1 Volcano token
   *[other] ; { $volcanoes } Volcano tokens
}{ $access ->
    [either] ; uses up access ({ $sign })
    [regular] ; uses up access ({ $sign })
   *[none] { "" }
}
terminal-islands-spoils = { $signs }: several colours now
terminal-islands-not-here = { $reason ->
    [none] not on { $island }
   *[other] not on { $island }: { $reason }
}
terminal-islands-occupied = { $square } cannot be painted: { $what }
terminal-islands-painted = { $square } is painted already
terminal-islands-no-touch = { $begun ->
    [yes] here it would not touch what you have painted
   *[no] a new island begins beside its harbour
}{ $half ->
    [1] , or leave no place for the second domino
   *[other] { "" }
}
terminal-islands-elsewhere = the form is on { $island } already
terminal-islands-chosen = { $square } is chosen already
terminal-islands-places = places: { $islands }
terminal-islands-places-shape = { $what }: { $islands }
terminal-islands-places-on = { $island } { $places }{ $signs ->
    [none] { "" }
   *[other] { " " }{ $signs }
}{ $begins ->
    [yes] { " " }(new)
   *[no] { "" }
}
terminal-islands-range = from { $least } to { $most }
terminal-islands-range-low = too low: from { $least } to { $most }
terminal-islands-range-high = more than you have: from { $least } to { $most }
terminal-islands-volcano-solo-text = costs 1 coin of income until it is surrounded, then gives coins from the reserve if you have 10 or less: with one colour 8, with several 4
terminal-islands-useless = { $option } · { $why }
terminal-islands-lapsed = Nothing to paint
terminal-islands-no-science = Science belongs to the solo game.
terminal-islands-bid = bid { $coins }
terminal-islands-too-low = { $coins } is too low; bid { $least } or more, or pass with p.
terminal-islands-too-high = { $coins } is more than you have; bid up to { $most }, or pass with p.
terminal-islands-looking = These are { $name }’s islands. Esc goes back to yours.
terminal-islands-must = This must be painted; there is a place for it.

## Islands: pages

terminal-islands-legend = What the maps show
terminal-islands-legend-around = A landmark counts when every empty square around it is painted, corners too
terminal-islands-legend-full = all in one colour
terminal-islands-legend-half = in several colours
terminal-islands-legend-squares = Squares
terminal-islands-legend-colour = painted { $colour }; an empty square of a { $colour } outline
terminal-islands-legend-held = the shape you hold
terminal-islands-legend-open = where it may lie as it is turned
terminal-islands-legend-fresh = painted lately
terminal-islands-legend-left = a Temple with 3 squares around it still to paint; a small number if several colours are there already; ★ or ☆ once it is surrounded
terminal-islands-legend-chosen = chosen already, for a free form
terminal-islands-legend-track = the season track, above: one space a round, and where the game is now
terminal-islands-legend-outline = An outline, painted exactly and in one action: ★ in its own colour, ☆ in another
terminal-islands-legend-cards = Cards of the auction
terminal-islands-legend-die = The colour die: 1 and 2 are { colour-blue }, 3 and 4 { colour-green }, 5 and 6 { colour-red }.
terminal-islands-legend-tokens = Tokens beside a name
terminal-islands-legend-income = behind the coins: what the pass card pays you
terminal-islands-science = The science sheet
terminal-islands-science-note = After a pass you may research one level instead of painting a square and taking income. Levels come in order; one level of each technology can be used in a round. Auctionis and Economicus exclude each other, so do Re-Color and Re-Roll, and Transforming and Timenautics.
terminal-islands-missing = { $left ->
    [1] 1 missing
   *[other] { $left } missing
}
terminal-islands-nothing = no island begun yet
terminal-islands-undo-rolled = This cannot be taken back: dice were rolled.
terminal-islands-undo-sheets = This cannot be taken back: everybody has seen the sheets.
terminal-islands-pass-note = The table shows { $name }’s sheets next. Press Enter when nobody else is looking.

## Islands: the bar of keys

terminal-bar-legend = legend
terminal-bar-others = others
terminal-bar-science = { table-science }
terminal-bar-paint = paint
terminal-bar-turn = turn
terminal-bar-island = island
terminal-bar-next = next
terminal-bar-leave = nothing
terminal-bar-no = no
terminal-bar-bid = bid
terminal-bar-amount = amount
terminal-bar-pass = pass

## Islands: help

terminal-help-islands-course = How a game goes
terminal-help-islands-sheets = sheets
terminal-help-islands-sheets-text = you are dealt three and keep two; their four islands are yours to paint
terminal-help-islands-auction = auction
terminal-help-islands-auction-text = in each of 24 rounds a die shows a card; bid for it, at least its number, or pass
terminal-help-islands-winner = winner
terminal-help-islands-winner-text = pays, uses Coal Pits, then paints the card’s shape in its colour or leaves it
terminal-help-islands-others = others
terminal-help-islands-others-text = paint one square in the season’s colour if they like, and take their income
terminal-help-islands-paint = painting
terminal-help-islands-paint-text = on empty squares, beside what you have painted on that island; shapes may be turned
terminal-help-islands-new = islands
terminal-help-islands-new-text = the first begins beside its Regular Harbour; each further one needs a surrounded Lighthouse
terminal-help-islands-around = landmarks
terminal-help-islands-around-text = count when all empty squares around them are painted, best in one colour; press i for what each brings
terminal-help-islands-outlines = { table-outlines }
terminal-help-islands-outlines-text = painted exactly and at once bring coins and points, twice as many in their own colour
terminal-help-islands-end = end
terminal-help-islands-end-text = harbours, temples and outlines count; each unpainted square on an island begun costs 1 point
terminal-help-islands-tie = tie
terminal-help-islands-tie-text = the most coins decide, which count for nothing else; if these are equal too, the victory is shared
terminal-help-islands-rival = { table-carrambah }
terminal-help-islands-rival-text = bids the sum of two dice after you, 2 more for cards 2 and 6; if your bid is as high, you win
terminal-help-islands-research = { table-science }
terminal-help-islands-research-text = after a pass you may research instead of painting and income; press c for what each level does
terminal-help-islands-titles = titles
terminal-help-islands-titles-text = { title-apprentice } from 75 points, { title-master } 100, { title-builder } 150, { title-architect } 200, { title-founder } 250, { title-creator } 300
terminal-help-islands-bots = bots
terminal-help-islands-bot = { $name } plays as “{ $bot }”
terminal-help-islands-key-arrows = move the shape; in a list, move; in the auction, change the bid
terminal-help-islands-key-turn = turn the shape; R turns it back
terminal-help-islands-key-island = to another island
terminal-help-islands-key-next = to the next place where the shape may lie; N to the one before
terminal-help-islands-key-enter = paint, bid, or answer
terminal-help-islands-key-pass = pass, paint nothing, or say no
terminal-help-islands-key-amount = type a bid, Backspace takes a digit away, Esc begins again; in a list, 1 to 9 choose at once
terminal-help-islands-key-escape = back inside an action you have begun
terminal-help-islands-key-undo = take your last answer back, until dice are rolled or somebody else answers
terminal-help-islands-key-others = look at the others’ islands
terminal-help-islands-key-info = the legend: what every sign and landmark means
terminal-help-islands-key-science = the science sheet
terminal-help-islands-key-score = the score, landmark by landmark
terminal-help-islands-key-log = everything that happened
terminal-help-islands-key-theme = dark, light, or the terminal’s own colours
terminal-help-islands-key-quit = quit; the game is saved after every answer and goes on next time
terminal-help-islands-mouse = Mouse: a click puts the shape on a square, a second click on it paints; the right button or the wheel turns it. A click on a name shows that player’s islands.

## Legends: the table

terminal-rice = rice { $cards }
terminal-middle = middle
terminal-middle-empty = no character yet
terminal-for-you = you:
terminal-rice-short = Rice
terminal-rice-each = each
terminal-silent = Instant: silent
terminal-silent-short = silent
terminal-no-origami = no origami
terminal-special = Special
terminal-character = Character
terminal-character-short = Char.

## Legends: what cards change, in few words. $by has a sign, $number has none.

terminal-brief-hand-limit = hand { $by }{ $each ->
    [none] { "" }
   *[other] { " " }each
}
terminal-brief-draw-limit = Draw { $by }
terminal-brief-price = costs { $by }
terminal-brief-line-length = line { $by }
terminal-brief-difference = difference { $by }
terminal-brief-draw-by-hand-limit = Draw { $number } + hand
terminal-brief-silence-instants = no instants
terminal-brief-use-top-discard = { $to ->
    [pay] top discard pays
   *[play] play top discard
}
terminal-brief-double-paper = 1 rice = 2 folds
terminal-brief-protect-hand = hand safe
terminal-brief-limit-covered = covered max. { $by }
terminal-brief-after-draw = Draw, then { $what }
terminal-brief-after-play = { $cost ->
    [0] any
   *[other] cost { $cost }
}{ $other ->
    [0] { "" }
   *[other] { " " }or { $other }
}: { $what }
terminal-brief-at-turn-end = { $empty ->
    [yes] hand empty: { $what }
   *[no] each turn: { $what }
}
terminal-brief-draw-from-deck = { $cards } more
terminal-brief-trade-paper = rice for cards
terminal-brief-extra-action = +1 action
terminal-brief-most-origami = +{ $points } { $fewest ->
    [yes] fewest
   *[no] most
} { $cost ->
    [0] { $family ->
        [none] origami
       *[other] { $family }
    }
   *[other] costing { $cost }+
}
terminal-brief-most-families = +{ $points } { $fewest ->
    [yes] fewest
   *[no] most
} families
terminal-brief-most-hand = +{ $points } { $fewest ->
    [yes] smallest
   *[no] largest
} hand
terminal-brief-most-collection = +{ $points } { $fewest ->
    [yes] lowest
   *[no] best
} collection
terminal-brief-score-families = +{ $points } with { $families } families

## Legends: what holds now, and why

terminal-bar-now = now
terminal-now-title = What holds now
terminal-now-middle = In the middle, for everyone
terminal-now-absent = May still come:
terminal-now-line = { table-line.start }:
terminal-now-rice = { $cards ->
    [1] 1 rice paper in its deck
   *[other] { $cards } rice papers in their deck
}
terminal-now-held = { $cards ->
    [1] 1 rice paper in hand, as far as you know
   *[other] { $cards } rice papers in hand, as far as you know
}
terminal-now-held-own = { $cards ->
    [1] 1 rice paper in hand
   *[other] { $cards } rice papers in hand
}
terminal-now-hand = hand limit { $terms }
terminal-now-draw = Draw { $terms } folds
terminal-now-difference = collections differ by { $cards }
terminal-now-hand-name = hand limit
terminal-now-price-name = prices
terminal-now-difference-name = collections may differ by
terminal-now-folds = { $terms } = { $folds ->
    [1] 1 fold
   *[other] { $folds } folds
}
terminal-now-printed = as printed { $terms }
terminal-now-usual = as usual: hand limit { $hand }, Draw { $draw } folds, printed prices
terminal-note-price = Costs { $cost } (printed { $printed }): { $causes }.
terminal-note-silent = Its instant is silent: { $card }.
terminal-note-double = { $cards ->
    [1] In each payment, 1 may count as 2 folds ({ $card }).
   *[other] In each payment, { $cards } may count as 2 folds each ({ $card }).
}
terminal-note-top-plays = The top discard may be played as if from hand ({ $card }).
terminal-note-top-pays = The top discard may help to pay ({ $card }).

## Legends: questions and answers

terminal-pass-to = { $question } ({ $name })
terminal-sink-own = Which of your origami goes to the bottom of its collection?
terminal-playing-changed = Playing: { $card } (cost { $cost }, printed { $printed })
terminal-playing-free = Playing: { $card }, free of cost; now place it
terminal-amount = { $amount ->
    [1] 1 rice paper for 1 card
   *[other] { $amount } rice papers for { $amount } cards
}
terminal-height-alone = { $column }: alone
terminal-height-top = { $column }: on top of the { $card }
terminal-height-bottom = { $column }: at the bottom, under the { $card }
terminal-height-between = { $column }: under the { $card }, on the { $below }
terminal-double = { $cards } as { $number ->
    [1] 2 folds
   *[other] 2 folds each
}
terminal-top = the top discard ({ $card })
terminal-plus = { $start } + { $next }
terminal-free = Free of cost.
terminal-to-middle = Goes into the middle; then you may play an origami of the draw line free.

## Legends: pages

terminal-character-note = A character lies in the middle and holds for everyone, until its other colour is played.
    Whoever plays it may then play an origami of the draw line free. It has no points.
terminal-rice-note = It is a card in hand like others, and may be lost like them, but it is no origami: it is spent
    only in payments, or where a card names it. Then it goes back to its own deck.
terminal-score-from = { $card } ({ $owner })
terminal-help-course-two = A turn is one of two actions
terminal-help-legends = New in Legends
terminal-help-ongoing = ongoing
terminal-help-ongoing-text = an ongoing effect holds while its card is on top of a collection; covering ends it
terminal-help-characters = middle
terminal-help-characters-text = a character you play goes into the middle and changes the rules for everyone, until its
    other colour is played; then you may play an origami of the draw line free
terminal-help-rice = rice
terminal-help-rice-text = rice paper has a deck of its own; it is worth 1 fold in payments, and is no origami
terminal-help-effects-all = Kinds of effects
terminal-help-now = what cards change now, for whom, and where it comes from
terminal-help-legends-signs = { $yellow } is a yellow character, { $red } a red one, { $rice } rice paper. { $ongoing } marks an effect that holds now.

## At a server: coming and going

terminal-join-link = “{ $link }” is no link to a table. It looks like http://host:8000/table/ID, perhaps with #SECRET behind it; with --game only the server’s address is needed.
terminal-join-which = Give the link of a table to sit down there, or the server’s address and --game to open a new one.
terminal-join-nobody = There is no Senbazuru server at { $server } ({ $problem }). Is the address right, and does the server run?
terminal-join-rules = The server plays by version { $there } of the rules, and this program knows version { $here }. Use the same version of Senbazuru on both sides.
terminal-join-full = All seats of this table are taken. With --watch you can look on.
terminal-join-no-terminal = There is no terminal to play in.
terminal-join-cut-off = The server does not answer any more ({ $problem }). Nothing is lost: try the same link again in a moment.
terminal-join-return = Your seat waits for you. Come back with: { $command }

## At a server: before the game

terminal-lobby-title = { $game }, { $players ->
    [1] 1 seat
   *[other] { $players } seats
}
terminal-lobby-invite = Others come to this table with:
terminal-lobby-return = This is your own link, to come back with; keep it to yourself:
terminal-lobby-empty = empty
terminal-lobby-waiting = { $seats ->
    [1] One seat is still empty.
   *[other] { $seats } seats are still empty.
}
terminal-lobby-ready = All seats are taken: s starts the game.
terminal-lobby-for-host = All seats are taken. { $name } starts the game.
terminal-lobby-name = { table-your-name }:
terminal-bar-seat = seat
terminal-bar-sit = sit down
terminal-bar-bot = bot
terminal-bar-empty = empty it
terminal-bar-start = start
terminal-bar-write = write
terminal-bar-rematch = rematch

## At a server: the people

terminal-unknown-hand = these cards are hidden
terminal-known-hand = what is known of { $name }’s hand
terminal-remote-somebody = somebody
terminal-remote-bot = bot ({ $bot })
terminal-remote-away = not connected
terminal-remote-stood-in = (stand-in)
terminal-remote-why = { $why ->
    [resigned] has resigned: a stand-in plays to the end
    [time] a stand-in plays: the time was over
    [absent] a stand-in plays: away for too long
    [sent-away] a stand-in plays: sent away by the host
   *[left] a stand-in plays for now
}
terminal-remote-watchers = { $people ->
    [1] 1 watches
   *[other] { $people } watch
}
# A clock that runs for days.
terminal-remote-days = { $days } d
terminal-remote-keys = w write · v table
terminal-remote-lost = The connection is lost. Reconnecting …
terminal-remote-sending = …
terminal-remote-thinking = { $name } waits for your undo: u takes your last answer back, d goes on
terminal-remote-paused = paused
terminal-remote-paused-now = The game is paused: r goes on.
terminal-remote-frozen = This table can only be looked at: the rules have changed since.
terminal-remote-return = A stand-in plays for you: b takes your seat back.
terminal-remote-agreed = Ended by consent, before its end.
terminal-remote-rematch = A rematch is waiting: n goes there.
terminal-remote-offer = { $name } would like to play again: n agrees, x does not.
terminal-remote-no-undo = You cannot take this back freely. v, then t asks the others to go back.
terminal-remote-proposal = { $kind ->
    [rematch] { $name } would like to play again.
    [takeback] { $name } asks to take back the last action.
    [pause] { $name } asks for a pause.
   *[end] { $name } asks to end the game here.
}
terminal-remote-proposed = { $kind ->
    [rematch] You would like to play again.
    [takeback] You asked to take back your last action.
    [pause] You asked for a pause.
   *[end] You asked to end the game here.
} Waiting for { $names }.
terminal-remote-vote = y agrees, x does not.
terminal-remote-voted = You have agreed.
terminal-remote-write = Write to everybody at the table (Enter sends, Esc does not):

## At a server: the page about the table

terminal-remote-ask-takeback = ask everybody to take back your last action
terminal-remote-ask-pause = ask everybody for a pause
terminal-remote-ask-end = ask everybody to end the game here
terminal-remote-resign = resign: give the game up for good
terminal-remote-resign-sure = press a once more: the game is lost for you then
terminal-remote-withdraw = withdraw what you asked
terminal-remote-no = do not agree
terminal-remote-resume = end the pause
terminal-remote-go = let a stand-in play for you
terminal-remote-come-back = take your seat back from the stand-in
terminal-remote-replace = let a stand-in play for { $name }, who is away
terminal-remote-give = give { $name } a minute more
terminal-remote-hide = hide what { $name } says, on this screen
terminal-remote-unhide = show again what everybody says
terminal-remote-claim = become host; the host is away
terminal-remote-help = At a server
terminal-remote-help-write = write to the others
terminal-remote-help-table = who is here, what was said; ask for a takeback, a pause, the end
terminal-remote-help-done = bots need not wait for your undo
terminal-remote-help-vote = agree, or not, to what somebody asks
terminal-remote-help-return = take your seat back from a stand-in
terminal-remote-help-quit = leave; your seat waits, and the link brings you back
