### What is asked, and the answers.
###
### A question may use its own arguments, `$least` and `$most` (how many will be chosen) and `$source`, the card that
### asks (or `none`). An answer may use `$kind`, the kind of question.

## Questions

ask-action = { $least ->
    [0] You have an extra action. What will you do with it?
   *[other] It’s your turn. What will you do?
}

ask-take-from-line = { $family ->
    [none] What will you take from the draw line?
   *[other] Which { $family } card will you take from the draw line?
}{ $exact ->
    [yes] { " " }You must make exactly { $folds ->
        [1] 1 more fold.
       *[other] { $folds } more folds.
    }
   *[no] { $folds ->
        [0] { "" }
        [1] { " " }You have 1 fold left.
       *[other] { " " }You have { $folds } folds left.
    }
}

ask-play = { $family ->
    [none] Which origami will you play?
   *[other] Which { $family } origami will you play?
}{ $free ->
    [yes] { " " }It’s free.
   *[no] { $discount ->
        [0] { "" }
        [1] { " " }You may pay 1 fold less.
       *[other] { " " }You may pay up to { $discount } folds less.
    }
}{ $top-discard-pays ->
    [yes] { " " }The top discard pays its share.
   *[no] { "" }
}

ask-pay = Which card will you pay with? The { $card } still needs { $price ->
    [1] 1 fold
   *[other] { $price } folds
}{ $discount ->
    [0] .
    [1] ; you may leave 1 unpaid.
   *[other] ; you may leave up to { $discount } unpaid.
}

ask-place = Where will you put the { $card }?

ask-use = Will you use the { $source }’s instant?

ask-choose-one = { $source ->
    [none] Which will it be?
   *[other] { $source }: which will it be?
}

ask-copy-instant = Whose instant will you copy?

ask-exchange-give = { $with ->
    [discards] Which card will you discard for another?
   *[line] Which card will you swap into the draw line?
}

ask-exchange-take = Which card from the draw line will you take for the { $card }?

ask-fetch = Which of these discards will you take?

ask-discard = { $most ->
    [1] { $family ->
        [none] Which card will you discard?
       *[other] Which { $family } card will you discard?
    }
   *[other] Which cards will you discard? { $most } to go.
}

ask-pass-cards = { $to ->
    [left] Which card will you pass to your left?
   *[right] Which card will you pass to your right?
}

ask-play-from-line = { $source ->
    [none] Which origami from the draw line will you play free of cost?
   *[other] The { $source } is in the middle. Which origami from the draw line will you play free of cost?
}

ask-each-takes = Which card will you take from the draw line?

ask-trade-paper = How many of your rice papers will you discard to draw as many cards?

ask-move-which = Which of your origami will you move?

ask-move-where = Where will you put the { $card }?

ask-sink-whose = Whose origami will you move to the bottom?

ask-sink-which = Which of { $owner }’s origami goes to the bottom of its collection?

ask-look-at-deck = Which of these cards will you discard?

ask-look-at-hand = Whose hand will you look at?

ask-take-at-random = Whose hand will you take a card from at random?

ask-hand-limit = { $cards ->
    [1] You may keep { $limit } cards. Which one will you discard?
   *[other] You may keep { $limit } cards. Which will you discard? { $cards } to go.
}

## Answers

option-draw = Draw from the draw line
option-play = Play an origami
option-special = Use the { $card }’s special action ({ $column })
option-no-extra-action = No extra action

option-card = { $kind ->
    [copy-instant] { $card }
    [play] { $card } (cost { $cost })
    [pay] { $card } ({ folds })
    [take-from-line] { $card } ({ folds })
   *[other] { $card } (cost { $cost }, { folds })
}

option-place = { $end ->
    [bottom] Under the { $column }
   *[top] On the { $column }
}

option-top-discard = { $kind ->
    [pay] The top discard, { $card } ({ folds })
   *[other] The top discard, { $card } (cost { $cost })
}
option-double = { $card }, counted as 2 folds
option-amount = { $amount }
option-collected = { $card } ({ $column }, { $height } from below)
option-height = { $column }, place { $height } from below

option-use = Yes, use it
option-decline = No, thanks
option-stop = { $kind ->
    [pay] Pay no more
   *[other] That’s enough
}
option-seat = { $seat }
option-branch = { $family ->
    [none] { $verb }
   *[other] { $verb } ({ $family })
}
