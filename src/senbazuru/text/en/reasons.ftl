### Why an answer cannot be given: a few words to follow its name, with figures; on a small card, `short`.

reason-not-possible = not possible now

reason-wrong-family = only { $family } cards will do
    .short = only { $family }

reason-too-many-folds = { $folds ->
    [one] has 1 fold
   *[other] has { $folds } folds
}; { $left ->
    [0] none is left to take
    [1] only 1 is left to take
   *[other] only { $left } are left to take
}
    .short = too many folds

reason-sum-not-reachable = with it you could not make exactly the { folds } left
    .short = no exact sum with it

reason-just-taken = you have only just taken it

reason-top-discard-too-much = costs only { $cost }, less than the top discard pays
    .short = costs too little

reason-cannot-pay = costs { $cost }{ $discount ->
    [0] { "" }
   *[other] {" "}(up to { $discount } less)
}; { $sums-count ->
    [0] you have no other cards to pay with
   *[other] with your other cards you can make { $sums }
}
    .short = { $discount ->
        [0] you can’t make { $cost }
       *[other] even { $discount } less is too much
    }

reason-does-not-fit = with its { folds } you could not pay the remaining { $left } exactly
    .short = { reason-sum-not-reachable.short }

reason-line-empty = the draw line is empty
reason-nothing-to-play = no card in your hand can be paid for exactly
reason-played-this-turn = played only this turn
reason-used-this-turn = used already this turn
reason-demands-not-met = you lack what it needs
    .short = you lack something
reason-unbalanced = your collections would differ by more than { $most ->
    [1] 1 card
   *[other] { $most } cards
}
reason-empty-hand = has no cards in hand
reason-protected = no one can take cards from that hand

## Cards that cannot lie where a position puts them

reason-other-family = { $card } belongs to { $family }, which is not at this table; families: { $families }
reason-other-pair = { $card } belongs to the characters “{ $pair }”, which are not at this table; name them in “characters:”
reason-no-such-card = there is no card “{ $name }”{ $nearest ->
    [none] {" "}here; families: { $families }
   *[other] ; perhaps “{ $nearest }” is meant
}

reason-wrong-worth = only cards worth { folds } will do
