game-climb = A Climb of Cards
    .about = Play your cards so that each is higher than the one before it.
    .time = 5 minutes
    .effort = Learned in ten seconds
how-climb-aim = Twelve cards, 1 to 12. A card above the one that lies there earns a point; most points win.
how-climb-turn = On your turn you play a card from your hand and draw another one, while there are any.
tie-climb = Equal points: the victory is shared.

shown-lying = Lies there
shown-deck = Cards in the deck
shown-seats = Player
shown-hand = Hand
shown-cards = Cards in hand
shown-score = Points

ask-play = { $card ->
    [0] Nothing lies there. Which card do you play?
   *[other] There lies { $card }. Which card do you play?
}
option-play = The { $card }
event-drawn = { $card ->
    [none] { $seat } draws { $card-count ->
        [one] a card
       *[other] { $card-count } cards
    }.
   *[other] { $you ->
        [seat] You draw { $card }.
       *[nobody] { $seat } draws { $card }.
    }
}
event-played = { $you ->
    [seat] You play { $card }.
   *[nobody] { $seat } plays { $card }.
}
