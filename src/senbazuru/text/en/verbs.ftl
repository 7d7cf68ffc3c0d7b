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

worth-folds = { $worth ->
    [0] { "" }
    [1] { " " }worth 1 fold
   *[other] { " " }worth { $worth } folds
}

rice-papers = { $cards ->
    [1] a rice paper
   *[other] { $cards } rice papers
}

folds-by = { $by-size ->
    [1] 1 fold { $by-way }
   *[other] { $by-size } folds { $by-way }
}

cards-by = { $by-size ->
    [1] 1 card { $by-way }
   *[other] { $by-way ->
        [less] { $by-size } cards fewer
       *[more] { $by-size } cards more
    }
}

limit-by = { $by-size } { $by-way ->
    [less] lower
   *[more] higher
}

extra-points = { $points ->
    [1] 1 extra point
   *[other] { $points } extra points
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
            [0] { number-of-cards }{ worth-folds }
            [1] { number-of-cards }{ worth-folds }
           *[other] up to { number-of-cards }{ worth-folds }
        }
       *[other] { $cards ->
            [0] { $family ->
                [none] { $worth ->
                    [0] up to { folds }
                   *[other] cards{ worth-folds } of up to { folds } together
                }
               *[other] { $family } cards{ worth-folds } of up to { folds }
            }
            [1] { number-of-cards }{ worth-folds } of up to { folds }
           *[other] up to { number-of-cards }{ worth-folds } of { folds } at most
        }
    }
} from the draw line{ $top-discard ->
    [yes] , and the top discard as well
   *[no] {""}
}
    .short = Take from the draw line

verb-take-all-from-line = take every { card-of-family }{ $folds ->
    [0] { "" }
   *[other] { " " }worth up to { folds }
} in the draw line
    .short = Take a whole family from the draw line

verb-renew-line = sweep the draw line into the discards and lay out a new one
    .short = Lay out a new draw line

verb-exchange = { $with ->
    [discards] discard a card, then take one with a different name from the discards
   *[line] swap a card from your hand for one in the draw line
}
    .short = Exchange a card

## The discards

verb-take-back-payment = take back one of the cards you have just paid with
    .short = Take back a card you paid

verb-take-from-discards = { $paid-with-paper ->
    [yes] if you paid with rice paper, { "" }
   *[no] { "" }
}{ $which ->
    [any] take a card of your choice from the discards
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

verb-pass-cards = all players choose { $to ->
    [both] 2 cards and pass them, face down and all at once, one to the left and one to the right
    [left] a card and pass it, face down and all at once, to the player on their left
   *[right] a card and pass it, face down and all at once, to the player on their right
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
    [yes] ; the top discard pays part or all of it and stays where it lies
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

verb-copy-instant = use an instant you can see in the draw line or on top of any collection as this card’s own, but not one that copies another
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
} for { $paper ->
    [yes] { $every ->
        [1] each rice paper
       *[other] each full set of { $every } rice papers
    }
   *[no] { $every ->
        [1] each card
        [2] each pair of cards
       *[other] each full set of { $every } cards
    }
} left in your hand
    .short = Score for cards in hand

verb-score-as = with at least { $at-least } { $self-plural } in your collections, this one is worth { $points ->
    [1] 1 point
   *[other] { $points } points
} instead of { $printed }
    .short = Score more as a set

verb-score-beside = { extra-points } directly above or below { $card-a } in its collection
    .short = Score for a neighbour

verb-score-below = worth as many points as are printed on the origami directly under it
    .short = Score like the card below

verb-score-difference = as many extra points as your two collections are apart in points
    .short = Score for the difference

verb-score-smaller-hands = { extra-points } for each player with fewer cards in hand than you
    .short = Score for smaller hands

verb-score-most = { extra-points } for whoever has { $fewest ->
    [yes] { $of ->
        [collection] the lowest best collection
        [hand] the fewest cards in hand
        [families] origami of the fewest families
       *[origami] the fewest { $family ->
            [none] origami
           *[other] { $family } origami
        }
    }
   *[no] { $of ->
        [collection] the single collection with the most points
        [hand] the most cards in hand
        [families] origami of the most families
       *[origami] the most { $family ->
            [none] origami
           *[other] { $family } origami
        }
    }
}{ $cost ->
    [0] { "" }
   *[other] { " " }that cost { $cost } or more
}
    .short = Score for the most

verb-score-families = { extra-points } for every player with origami of { $families ->
    [1] any family
   *[other] { $families } families or more, or of all families in play
}
    .short = Score for families

## Rice paper

verb-draw-paper = { $who ->
    [each] every player draws { rice-papers }
   *[none] you draw { rice-papers }
}{ $per-under ->
    [yes] { " " }for each origami under this one
   *[no] { "" }
}
    .short = Take rice paper

verb-trade-paper = you may discard any number of rice papers to draw as many cards from the deck
    .short = Discard rice paper for cards

## Everyone

verb-each-plays = every player, clockwise from you, may play an origami and pay for it
    .short = Everyone may play

verb-each-takes = every player, clockwise from you, takes a card from the draw line, which is filled only then
    .short = Everyone takes a card

## Moving origami

verb-move-origami = move one of your origami to any place in either of your collections
    .short = Move an origami

verb-sink-origami = move an origami of any player to the bottom of its collection
    .short = Move an origami to the bottom

verb-play-from-line = play an origami from the draw line without paying for it
    .short = Play from the draw line

## While a card is visible. `$whose` is `all` for a character, whose effect holds for everyone, else `own`.

verb-change = { $what ->
    [hand-limit] { $whose ->
        [all] everyone’s hand limit is { limit-by }
       *[own] your hand limit is { limit-by }
    }
    [draw-limit] { $whose ->
        [all] the fold limit of the draw action is { limit-by }
       *[own] the fold limit of your draw action is { limit-by }
    }{ $by-way ->
        [less] , but one single card may always be taken
       *[more] { "" }
    }
    [line-length] the draw line has { cards-by }
    [difference] { $whose ->
        [all] everyone’s collections may differ by { cards-by }
       *[own] your collections may differ by { cards-by }
    }
   *[price] { $whose ->
        [all] playing an origami costs everyone { folds-by }
       *[own] playing an origami costs you { folds-by }
    }
}{ $for-each ->
    [none] { "" }
   *[other] { " " }for each { $for-each } in your collections
}
    .short = Change a rule

verb-draw-by-hand-limit = your draw action may instead take { $by ->
    [1] 1 fold
   *[other] { $by } folds
}, plus or minus all that changes your hand limit
    .short = More folds by the hand limit

verb-silence-instants = while this card lies here, origami have no instant effect when they are played
    .short = Silence instants

verb-use-top-discard = { $to ->
    [pay] the top discard may help to pay for an origami, and then goes under the discards
   *[play] the top discard may be played as if it were in hand
}
    .short = Use the top discard

verb-double-paper = in each of your payments, one rice paper may count as 2 folds
    .short = Count rice paper twice

verb-protect-hand = other players’ origami cannot make you discard, pass or lose cards from your hand; characters still bind you
    .short = Protect the hand

verb-limit-covered = the scoring effect of a covered card counts for at most { $by ->
    [1] 1 point
   *[other] { $by } points
}; its printed points count in full
    .short = Limit covered cards

verb-after-draw = after the draw action, { $then }
    .short = Do something after drawing

verb-after-play = after you play an origami{ $cost ->
    [0] { "" }
   *[other] { " " }that costs { $cost }{ $or-cost ->
        [0] { "" }
       *[other] { " " }or { $or-cost }
    }
}, if this card was visible before and is visible again afterwards, { $then }
    .short = Do something after a play

verb-at-turn-end = at the end of your turn{ $empty-hand ->
    [yes] , if your hand is empty, { "" }
   *[no] , { "" }
}{ $then }
    .short = Do something at the end of a turn

## Sentences of single cards

card-dove-text = Every player draws a card from the deck, then you draw one more.
    .of = d56a57a3

card-bee-text = 1 extra point for each Lawn origami in your collections, this one included.
    .of = 1828b502

card-macaw-text = 3 extra points if it lies directly above or below another Macaw.
    .of = 768d5fac
