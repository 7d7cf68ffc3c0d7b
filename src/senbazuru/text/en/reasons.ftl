### Why an answer cannot be given: a few words to follow its name, with figures.

reason-not-possible = not possible now

reason-wrong-family = only { $family } cards will do

reason-too-many-folds = { $folds ->
    [one] has 1 fold
   *[other] has { $folds } folds
}; { $left ->
    [0] none is left to take
    [1] only 1 is left to take
   *[other] only { $left } are left to take
}

reason-sum-not-reachable = leaves no way to make exactly { folds }

reason-just-taken = you have only just taken it

reason-cannot-pay = costs { $cost }; { $sums-count ->
    [0] you have no other cards to pay with
   *[other] with your other cards you can make { $sums }
}

reason-does-not-fit = { $folds ->
    [one] its 1 fold is
   *[other] its { $folds } folds are
} no way to pay exactly the { $left } still due

reason-line-empty = the draw line is empty
reason-nothing-to-play = no card in your hand can be paid for exactly
reason-played-this-turn = played only this turn
reason-used-this-turn = used already this turn
reason-demands-not-met = what it asks for is missing
reason-unbalanced = your collections would differ by more than 1 card
reason-empty-hand = has no cards in hand
