### Paper Boats: all its words. In this game they come before those that all games share.

game-boats = Paper Boats
    .about = Boats come in, and all bid a sheet of paper for the cargo at the same time. A tiny game, to try things out.
    .time = 5 minutes
    .effort = Learned in a minute

how-boats-aim = Five boats come in, one after the other. Whoever has won the most cargo at the end wins.
how-boats-bid = A die tells a boat’s cargo. Everybody bids a sheet from hand, face down; the highest takes the cargo.
how-boats-tie = Of equal bids the first clockwise from the starting player wins. The starting player changes with every boat.
how-boats-draw = The others draw a sheet. The winner, now a sheet short, may trade one or two for as many from the deck.
tie-boats = Equal cargo: the victory is shared.

## What the table shows, by the keys of its views
##
## .value says a value: $value as the view has it, or $seat, who sits there. Without it a value says itself.

shown-boat = Boat
    .value = { $value } of 5
shown-cargo = Its cargo
shown-start = Starting player
    .value = { $seat }
shown-winner = This boat goes to
    .value = { $seat }
shown-deck = Sheets in the deck
shown-seats = Player
shown-hand = Hand
shown-cards-in-hand = Sheets in hand
shown-bid = Bid
    .value = { $value ->
        [face-down] face down
       *[other] { $value }
    }
shown-score = Cargo won

## What is asked

ask-bid = Boat { $boat } brings { $cargo } cargo. Which sheet do you bid?
ask-trade = { $most ->
    [one] Trade another sheet for one from the deck?
   *[other] Trade up to { $most } sheets for others from the deck?
}
option-sheet = Sheet { $sheet }
option-stop = That is all
option-decline = Keep them
reason-deck-empty = the deck is empty

## What happens

event-drawn = { $sheet ->
    [none] { $seat } draws { $sheet-count ->
        [one] a sheet
       *[other] { $sheet-count } sheets
    }.
   *[other] { $you ->
        [seat] You draw { $sheet }.
       *[nobody] { $seat } draws { $sheet }.
    }
}
event-boat = Boat { $number } comes in with { $cargo } cargo.
event-bid = { $you ->
    [seat] You bid { $sheet }.
   *[nobody] { $seat } bids { $sheet }.
}
event-won = { $you ->
    [seat] You win { $cargo } cargo.
   *[nobody] { $seat } wins { $cargo } cargo.
}
event-discarded = { $you ->
    [seat] You trade { $sheet }.
   *[nobody] { $seat } trades { $sheet }.
}
event-declined = { $you ->
    [seat] You keep your sheets.
   *[nobody] { $seat } keeps the sheets.
}
event-ended = The last boat has sailed.

## What a position of it can have wrong: “`bids:` …”, “`deck:` …”

expected-open-bid = a 0 for who has yet to bid
expected-sheets = no more than { $most } sheets of a number in all

# Asked by `senbazuru score`
score-ask-points = Points
