### What terminal and browser both say. All keys begin with table-.
###
### `.start` begins a line, or stands alone: on a button, above a list.

## People

table-you = you
    .start = You
table-host = host
table-your-name = Your name

## What one can do

table-undo = undo
    .start = Undo
table-close = close
    .start = Close
table-stand = stand up
    .start = Stand up
table-agree = agree
    .start = Agree

## Values

table-yes = yes
    .start = Yes
table-no = no
    .start = No
table-empty = empty
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The table

table-table = The table
table-log = What happened
table-last-round = last round
table-you-win = You win!
table-wins = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}

## Origami

table-line = the draw line
    .start = The draw line
table-hand = your hand
    .start = Your hand
table-middle = the middle
table-side-left = left
    .start = Left
table-side-right = right
    .start = Right
table-in-hand = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
table-score-hand = { $cards ->
    [0] no cards left in hand
    [one] 1 card left in hand
   *[other] { $cards } cards left in hand
}
table-copies = { $copies ->
    [one] 1 copy in the game
   *[other] { $copies } copies in the game
}

# The action of that name.
table-draw = Draw
    .start = Draw

## Islands

table-still-in = still in
table-out = out
table-science = science
    .start = Science
table-carrambah = Carrambah
table-outlines = outlines
table-unpainted = { $squares ->
    [one] 1 square unpainted
   *[other] { $squares } squares unpainted
}

# What a Volcano brings a lone player: with one colour around it, and with several.
table-volcano-solo =
    .one = 8 coins from the reserve, if you have 10 or fewer
    .mixed = 4 coins from the reserve, if you have 10 or fewer
