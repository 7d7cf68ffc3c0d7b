### The terminal game: everything it says that is not the game itself. All keys begin with terminal-.

## The table

terminal-you = You
terminal-turn = Turn { $number }
terminal-your-move = your move
terminal-their-move = { $name }’s move
terminal-deck = deck { $cards }
terminal-discards = discards { $cards }
terminal-discards-top = discards { $cards }, top:
terminal-no-discards = no discards
terminal-no-card = empty
terminal-run-outs = run out { $times } of 2 times
terminal-last-but-one = this round, then the last
terminal-last-round = last round
terminal-over = the game is over
terminal-beyond = five players: beyond the box
terminal-extra = { $actions ->
    [1] 1 extra action
   *[other] { $actions } extra actions
}
terminal-in-hand = { $cards ->
    [1] 1 card
   *[other] { $cards } cards
}
terminal-cost = cost { $cost }
terminal-folds = { $folds ->
    [1] 1 fold
   *[other] { $folds } folds
}
terminal-side-left = left
terminal-side-right = right
terminal-line-upright = line
terminal-hand-upright = hand
terminal-nothing-placed = nothing yet
terminal-your-hand = your hand
terminal-the-line = the draw line
terminal-log = What happened
terminal-card = The card
terminal-special-short = Special

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

## The bar of keys

terminal-bar-choose = choose
terminal-bar-cards = cards
terminal-bar-back = back
terminal-bar-undo = undo
terminal-bar-info = card
terminal-bar-log = log
terminal-bar-score = score
terminal-bar-help = help
terminal-bar-quit = quit
terminal-bar-close = close
terminal-bar-browse = next card
terminal-bar-scroll = scroll
terminal-bar-again = play again
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
terminal-help-cost = cost
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
terminal-card-copies = { $copies ->
    [1] 1 copy in the game
   *[other] { $copies } copies in the game
}
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
terminal-score-hand = { $cards ->
    [0] no cards left in hand
    [1] 1 card left in hand
   *[other] { $cards } cards left in hand
}
terminal-score-place = { $card } ({ $column })
terminal-score-bonus = { $points } printed + { $bonus } for its effect
terminal-score-nothing = no origami yet
terminal-winner = { $name } wins!
terminal-you-win = You win!
terminal-winners = A shared victory: { $names }!
terminal-tie-by-hand = Equal points: the most cards in hand decide.

## Passing the keyboard

terminal-pass = Pass the keyboard to { $name }.
terminal-pass-note = The table shows { $name }’s hand next. Press Enter when nobody else is looking.
terminal-pass-undo = { $name } may still take the last answer back with u.

## Saving

terminal-resumed = The game goes on where you left it.
terminal-resumed-instead = Your saved game goes on. For the table you asked for, start with --new.
terminal-set-aside = The saved game could not be read ({ $problem }). It is kept as { $file }; here is a new game.
terminal-saved = Your game is saved. “senbazuru play” goes on where you left it.
terminal-not-saved = The game could not be saved: { $problem }
terminal-damaged = the file is damaged

## What cannot be done

terminal-no-undo = Nothing to take back.
terminal-undo-seen = This cannot be taken back: new cards were seen, or chance has decided.
terminal-no-answer = There is no answer { $number }.
terminal-no-answer-now = It is not your turn to answer.
terminal-not-a-choice = { $card } is no answer to this question. Press i to read the card.
terminal-small = This window is too small; 80 by 24 is enough.

## Before the table opens

terminal-cannot-play = “{ $game }” cannot be played in the terminal, only { $known } can. With --watch, bots play it for you.
terminal-too-many-people = { $humans } people do not fit around a table for { $players }. Choose fewer with --humans, or more seats with --players.
terminal-no-terminal = There is no terminal to play in. With --watch, bots play and the game is told in words.
