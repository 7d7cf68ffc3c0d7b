### What happens, one line each.
###
### `$you` says which person of the line is the reader: `seat`, `to`, `by`, `owner`, or `nobody`; `$own` is `yes` if the
### owner is the one who acts. `$card-a` may be a list, and "a card" for those who do not see it.

## Setting up

event-dealt = { $you ->
    [seat] You are dealt { $card-a }.
   *[nobody] { $seat } is dealt { $card-a }.
}

event-starts = { $you ->
    [seat] You have the fewest folds and go first.
   *[nobody] { $seat } has the fewest folds and goes first.
}

## Turns

event-turn = { $you ->
    [seat] Turn { $number }: your move.
   *[nobody] Turn { $number }: { $seat }’s move.
}

event-passed-turn = { $you ->
    [seat] There is nothing you can do: your turn passes.
   *[nobody] There is nothing { $seat } can do: the turn passes.
}

event-resigned = { $you ->
    [seat] You resign.
   *[nobody] { $seat } resigns.
}

event-extra-action = { $you ->
    [seat] You gain an extra action.
   *[nobody] { $seat } gains an extra action.
}

event-extra-declined = { $you ->
    [seat] You leave the extra action unused.
   *[nobody] { $seat } leaves the extra action unused.
}

event-special = { $you ->
    [seat] You use your { $card }’s special action.
   *[nobody] { $seat } uses the { $card }’s special action.
}

## Playing

event-shown = { $you ->
    [seat] You show 2 { $card-plural }: one was in your hand before.
   *[nobody] { $seat } shows 2 { $card-plural }: one was in hand before.
}

event-announced = { $you ->
    [seat] You play { $card-a }.
   *[nobody] { $seat } plays { $card-a }.
}

event-paid = { $you ->
    [seat] You pay with { $card-a }.
   *[nobody] { $seat } pays with { $card-a }.
}

event-paid-by-discard = { $you ->
    [seat] The top discard, { $card-a }, helps you pay.
   *[nobody] The top discard, { $card-a }, helps { $seat } pay.
}

event-placed = { $you ->
    [seat] You place the { $card } on your { $column }.
   *[nobody] { $seat } places the { $card } on the { $column }.
}

event-tucked = { $you ->
    [seat] You slide the { $card } under your { $column }.
   *[nobody] { $seat } slides the { $card } under the { $column }.
}

event-collection-discarded = { $you ->
    [seat] You discard the { $card } from your { $column }.
   *[nobody] { $seat } discards the { $card } from the { $column }.
}

event-replaced = { $you ->
    [seat] You put { $card-a } in its place.
   *[nobody] { $seat } puts { $card-a } in its place.
}

## Effects

event-used = { $you ->
    [seat] You use the { $card }’s instant.
   *[nobody] { $seat } uses the { $card }’s instant.
}

# An effect not used at all, or no further.
event-declined = { $you ->
    [seat] You decline the { $card }’s offer.
   *[nobody] { $seat } declines the { $card }’s offer.
}

event-copied = { $you ->
    [seat] You copy the { $card }’s instant.
   *[nobody] { $seat } copies the { $card }’s instant.
}

## The draw line

event-turned-up = Into the draw line: { $card-a }.

event-taken = { $you ->
    [seat] You take { $card-a } from the draw line.
   *[nobody] { $seat } takes { $card-a } from the draw line.
}

event-to-line = { $you ->
    [seat] You put { $card-a } into the draw line.
   *[nobody] { $seat } puts { $card-a } into the draw line.
}

event-line-discarded = Swept from the draw line into the discards: { $card-a }.

## The deck

event-drawn = { $you ->
    [seat] You draw { $card-a } from the deck.
   *[nobody] { $seat } draws { $card-a } from the deck.
}

event-looked = { $you ->
    [seat] You look at the deck and see { $card-a }.
   *[nobody] { $seat } looks at { $card-a } from the deck.
}

event-look-discarded = { $you ->
    [seat] Of those, you discard { $card-a }.
   *[nobody] Of those, { $seat } discards { $card-a }.
}

event-kept = { $you ->
    [seat] You keep { $card-a }.
   *[nobody] { $seat } keeps { $card-a }.
}

event-run-out = { $number ->
    [1] The deck has run out.
    [2] The deck has run out for the second time. After this round, everyone has one last turn.
   *[other] The deck has run out once more.
}

event-shuffled = { $cards ->
    [one] A single card makes the new deck.
   *[other] { $cards } cards are shuffled into a new deck.
}

## Hands and discards

event-discarded = { $you ->
    [seat] You discard { $card-a }.
   *[nobody] { $seat } discards { $card-a }.
}

event-fetched = { $you ->
    [seat] You take { $card-a } from the discards.
   *[nobody] { $seat } takes { $card-a } from the discards.
}

event-given = { $you ->
    [seat] You pass { $card-a } to { $to }.
    [to] { $seat } passes you { $card-a }.
   *[nobody] { $seat } passes { $card-a } to { $to }.
}

event-stolen = { $you ->
    [seat] { $by } takes { $card-a } at random from your hand.
    [by] You take { $card-a } at random from { $seat }’s hand.
   *[nobody] { $by } takes { $card-a } at random from { $seat }’s hand.
}

event-hand-looked = { $you ->
    [seat] You look at { $owner }’s hand.
    [owner] { $seat } looks at your hand.
   *[nobody] { $seat } looks at { $owner }’s hand.
}

event-saw = { $you ->
    [seat] You see { $card-a }.
   *[nobody] { $seat } sees { $card-a }.
}

## Rice paper

event-paper-drawn = { $you ->
    [seat] You draw { $card-a }.
   *[nobody] { $seat } draws { $card-a }.
}

event-paper-shown = { $you ->
    [seat] { $cards ->
        [0] You have no { $card-plural } left.
        [1] You have { $card-a } left.
       *[other] You have { $cards } { $card-plural } left.
    }
   *[nobody] { $cards ->
        [0] { $seat } has no { $card-plural } left.
        [1] { $seat } has { $card-a } left.
       *[other] { $seat } has { $cards } { $card-plural } left.
    }
}

event-paid-double = { $you ->
    [seat] You pay with { $card-a } that counts twice.
   *[nobody] { $seat } pays with { $card-a } that counts twice.
}

## Characters

event-entered = { $you ->
    [seat] You bring the { $card } into the middle.
   *[nobody] { $seat } brings the { $card } into the middle.
}

event-left = The { $card } leaves the middle for the discards.

event-line-played = { $you ->
    [seat] You play { $card-a } from the draw line, free of cost.
   *[nobody] { $seat } plays { $card-a } from the draw line, free of cost.
}

event-discard-played = { $you ->
    [seat] You play the top discard, { $card-a }.
   *[nobody] { $seat } plays the top discard, { $card-a }.
}

event-lowered = { $you ->
    [seat] The top discard, { $card-a }, helps you pay and goes under the pile.
   *[nobody] The top discard, { $card-a }, helps { $seat } pay and goes under the pile.
}

## Moving origami

event-moved = { $you ->
    [seat] You move the { $card } within your collections: { $column }, place { $height } from below.
   *[nobody] { $seat } moves the { $card }: { $column }, place { $height } from below.
}

event-sunk = { $you ->
    [seat] { $own ->
        [yes] You move the { $card } to the bottom of your { $column }.
       *[no] You move the { $card } to the bottom of { $owner }’s { $column }.
    }
    [owner] { $seat } moves the { $card } to the bottom of your { $column }.
   *[nobody] { $own ->
        [yes] { $seat } moves the { $card } to the bottom of the { $column }.
       *[no] { $seat } moves the { $card } to the bottom of { $owner }’s { $column }.
    }
}

## The end

event-stalled = Nothing has moved for a whole round, so the draw line is laid out anew.

event-last-round = The last round: one more turn for everyone.

event-ended = The game is over.

## What somebody did, as a caption while it is seen: the name, and then these in a list

did = { $seat } { $done }.

did-passed-turn = can do nothing

did-special = uses the { $card }’s special action

did-announced = { $cards ->
    [0] plays { $card-a }
    [1] plays { $card-a } for one card
   *[other] plays { $card-a } for { $cards } cards
}

did-paid = pays with { $card-a }

did-extra-action = gains an extra action

did-placed = places the { $card } on the { $column }

did-tucked = slides the { $card } under the { $column }

did-used = uses the { $card }’s instant

did-declined = declines the { $card }’s offer

did-taken = takes { $card-a }

did-to-line = puts { $card-a } into the draw line

did-drawn = draws { $card-a }

did-looked = looks at { $card-a } from the deck

did-kept = keeps { $card-a }

did-discarded = discards { $card-a }

did-fetched = takes { $card-a } from the discards

did-hand-looked = { $you ->
    [owner] looks at your hand
   *[nobody] looks at { $owner }’s hand
}

did-paper-drawn = draws { $card-a }

did-entered = brings the { $card } into the middle

did-line-played = plays { $card-a } from the draw line for free

did-discard-played = plays the top discard, { $card-a }
