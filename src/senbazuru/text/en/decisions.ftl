### What is asked, and the answers.
###
### A question may use its own arguments, `$least` and `$most` (how many will be chosen) and `$source`, the card that
### asks (or `none`). An answer may use `$kind`, the kind of question.

## Questions

ask-action = { $least ->
    [0] You have an extra action. What will you do with it?
   *[other] It’s your turn. What will you do?
}

ask-take-from-line = { $folds ->
    [0] Which card will you take from the draw line?
    [1] What will you take from the draw line? You have 1 fold left.
   *[other] What will you take from the draw line? You have { $folds } folds left.
}

ask-play = Which origami will you play?

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

ask-exchange-give = Which card will you part with?

ask-exchange-take = Which card from the draw line will you take for the { $card }?

ask-fetch = Which card will you take from the discards?

ask-discard = { $most ->
    [1] Which card will you discard?
   *[other] Which cards will you discard? { $most } to go.
}

ask-pass-cards = Which card will you pass on?

ask-look-at-deck = Which of these cards will you discard?

ask-look-at-hand = Whose hand will you look at?

ask-take-at-random = Whose hand will you take a card from, unseen?

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
    [play] { $card } (cost { $cost })
    [pay] { $card } ({ folds })
    [take-from-line] { $card } ({ folds })
   *[other] { $card } (cost { $cost }, { folds })
}

option-place = { $end ->
    [bottom] Under the { $column }
   *[top] On the { $column }
}

option-use = Yes, use it
option-decline = No, thanks
option-stop = That’s enough
option-seat = { $seat }
option-branch = { $verb-short }
