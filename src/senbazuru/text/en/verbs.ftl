### What cards do: one message for each verb of the vocabulary.
###
### A message is a clause without capital and full stop. Its arguments are the verb's parameters, with hyphens: a
### number that the card leaves out is 0, a flag is `yes` or `no`, all else is `none` when left out. A card or family
### comes with its forms (see cards.ftl). Also given: `$place`, 1 for the first instruction, `$self` (the card itself)
### and `$printed`, its points. Clauses are joined by `then`.
###
### `.short` names the verb as an answer to "choose one".
###
### A sentence does not begin with "Draw": with a capital that is the action of a turn.

## Pieces

card-of-family = { $family ->
    [none] card
   *[other] { $family } card
}

origami-of-family = { $family ->
    [none] an origami
   *[other] a { $family } origami
}

number-of-cards = { $cards ->
    [0] any number of { card-of-family }s
    [1] a { card-of-family }
   *[other] { $cards } { card-of-family }s
}

## The deck

verb-draw-from-deck = { $who ->
    [each] every player draws
   *[none] { $place ->
        [1] you draw
       *[other] draw
    }
} { $cards ->
    [1] a card
   *[other] { $cards } cards
} from the deck{ $plus-visible ->
    [none] {""}
   *[other] , and another for each visible { $plus-visible }
}
    .short = Take cards from the deck

verb-look-at-deck = look at the next { $cards ->
    [1] card
   *[other] { $cards } cards
} of the deck, discard { $discard } of them and keep the rest
    .short = Look at the deck

## The draw line

verb-take-from-line = take { $exact ->
    [yes] { $family ->
        [none] exactly { folds }
       *[other] { $family } cards of exactly { folds }
    }
   *[no] { $folds ->
        [0] { $cards ->
            [0] { number-of-cards }
            [1] { number-of-cards }
           *[other] up to { number-of-cards }
        }
       *[other] { $cards ->
            [0] { $family ->
                [none] up to { folds }
               *[other] { $family } cards of up to { folds }
            }
            [1] { number-of-cards } of up to { folds }
           *[other] up to { number-of-cards } of { folds } at most
        }
    }
} from the draw line{ $top-discard ->
    [yes] , and the top discard as well
   *[no] {""}
}
    .short = Take from the draw line

verb-take-all-from-line = take every { $family } card in the draw line
    .short = Take a whole family from the draw line

verb-renew-line = sweep the draw line into the discards and lay out a new one
    .short = Lay out a new draw line

verb-exchange = { $with ->
    [discards] discard a card, then take one with a different name from the discards
   *[line] swap a card from your hand for one in the draw line
}
    .short = Exchange a card

## The discards

verb-take-back-payment = take back one of the cards you have just paid for it
    .short = Take back a card you paid

verb-take-from-discards = { $which ->
   *[top-before-paying] take the card that lay on top of the discards before you paid
}
    .short = Take from the discards

verb-discard = { $who ->
    [opponents] every opponent chooses
    [each] every player chooses
   *[none] discard
} { number-of-cards }{ $who ->
    [none] {""}
   *[other] { " " }to discard
}{ $take ->
    [0] {""}
   *[other] ; you take one of those
}
    .short = Discard

## Other hands

verb-look-at-hand = look at an opponent’s hand
    .short = Look at a hand

verb-take-at-random = take a card at random from an opponent’s hand
    .short = Take a card at random

verb-pass-cards = all players choose a card and pass it, face down and all at once, to the player on their { $to ->
    [left] left
   *[right] right
}
    .short = Pass cards

## Collections

verb-play = { $may ->
    [yes] you may play
   *[no] play
} { origami-of-family }{ $not-taken ->
    [yes] { " " }other than the card just taken
   *[no] {""}
}{ $discount ->
    [0] {""}
    [1] { " " }for up to 1 fold less
   *[other] { " " }for up to { $discount } folds less
}{ $free ->
    [yes] { " " }without paying for it
   *[no] {""}
}{ $top-discard-pays ->
    [yes] { " " }with the top discard as part or all of the payment
   *[no] {""}
}
    .short = Play an origami

verb-tuck = slide this card under a collection instead of placing it on top
    .short = Slide this card to the bottom

verb-replace-with = discard this card and put { $card-a } from your hand in its place, free and without using its instant
    .short = Put a card from your hand in its place

## Effects about effects

verb-choose-one = { $of-count ->
    [2] either { $of }
   *[other] do one of these: { $of }
}
    .short = Choose one

verb-copy-instant = use an instant you can see in the draw line or on top of any collection as this card’s own, though never another copying one
    .short = Copy an instant

verb-extra-action = gain an extra action
    .short = Gain an extra action

## Scoring

verb-score-per = { $points ->
    [1] 1 extra point
   *[other] { $points } extra points
} for { $others ->
    [yes] each other
   *[no] each
} { $card ->
    [none] { $family ->
        [none] origami
       *[other] { $family } origami
    }
   *[other] { $card }
} in { $where ->
    [same] the same collection
   *[none] your collections
}
    .short = Score for cards collected

verb-score-hand = { $points ->
    [1] 1 extra point
   *[other] { $points } extra points
} for { $every ->
    [1] each card
    [2] each pair of cards
   *[other] each full set of { $every } cards
} left in your hand
    .short = Score for cards in hand

verb-score-as = with at least { $at-least } { $self-plural } in your collections, this one is worth { $points ->
    [1] 1 point
   *[other] { $points } points
} instead of { $printed }
    .short = Score more as a set

## Sentences of single cards

card-dove-text = Every player draws a card from the deck, then you draw one more.
    .of = d56a57a3

card-bee-text = 1 extra point for each Lawn origami in your collections, this one included.
    .of = 1828b502
