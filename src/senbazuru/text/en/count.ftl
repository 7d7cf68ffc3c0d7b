### What the page says where points of a game at home are counted: `/count`.

count-about = Played with paper on your own table? Enter what lies there, and see where every point comes from. Everything stays in the link of this page; the server only counts, and keeps nothing.
count-game = Game
count-players = Players
count-add = player
count-remove = Remove { $name }
count-name = Name
count-undo = Undo
count-link = Copy the link
count-anew = Start over
count-result = The score
# There is something on the pad that cannot be in the box.
count-too-many = There are not that many cards in the box. Take the last step back, or look at the cards in hand.

## Cards

count-families = Families in play
    .missing = Choose the families in play first: some cards count them.
# $where: left, right (collection) or middle (of the table), here and below
count-gallery = { $where ->
    [left] Cards for the left collection
    [right] Cards for the right collection
   *[middle] Characters for the middle
}
count-search = First letters of a card
count-tap = { $where ->
    [left] Tap the cards of the left collection, from the bottom up.
    [right] Tap the cards of the right collection, from the bottom up.
   *[middle] Tap the characters in the middle of the table.
}
count-enter = { $where ->
    [left] Enter puts { $card } on the left collection.
    [right] Enter puts { $card } on the right collection.
   *[middle] Enter puts { $card } into the middle.
}
count-put = { $where ->
    [left] { $card } lies on the left collection.
    [right] { $card } lies on the right collection.
   *[middle] { $card } lies in the middle.
}
count-empty = no cards yet
count-up = One place up
count-down = One place down
count-over = To the other collection
count-take = Remove
count-take-of = Remove { $card }
count-hand = Cards left in hand
count-paper = Rice paper among them
count-middle = Characters in the middle
# $what is one of the two above, or the coins.
count-less = One less: { $what }
count-more = One more: { $what }

## Islands

count-sheet = Sheet { $number }
count-coins = Coins
count-brush = Paint
    .how = Tap squares to paint them
    .off = nothing
# $square is the first of its squares
count-outline = { $colour ->
    [blue] Blue outline at { $square }: filled by a single shape
    [green] Green outline at { $square }: filled by a single shape
   *[red] Red outline at { $square }: filled by a single shape
}
# $command is typed so
count-own = These are the sheets that come with the program. Points on sheets that you have drawn yourself are counted in a terminal: { $command } FILE
