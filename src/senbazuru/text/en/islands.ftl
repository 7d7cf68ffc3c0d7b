### Origami Islands: names, explanations, what happens, what is asked.
###
### A noun has the forms `.a` and `.plural` like those in cards.ftl. Arguments `colour`, `development`, `landmark`,
### `shape`, `technology` and `token` are nouns: `{ $token }` is the name, `{ $token-a }` a form, and `{ $token-id }`
### the id, to select by. Squares are a list in words; flags are `yes` and `no`.
###
### Explanations are attributes, too. They are no sentences, so that they can stand in a table or after a name: small
### letters, no full stop.

## Pieces of other messages, which have the arguments

coins = { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
}

# An island by its name, if it was told.
island-name = { $name ->
    [none] island { $island }
   *[other] { $name }
}

# What an island has points for, and what it loses points for.
outline = { $colour ->
    [blue] { colour-blue }
    [green] { colour-green }
   *[red] { colour-red }
} outline
unpainted = unpainted

# The season of a space on the track, 1 to 24, with its colour.
season-now = { $season ->
    [1] { season-spring } (green)
    [2] { season-spring } (green)
    [3] { season-spring } (green)
    [7] { season-autumn } (red)
    [8] { season-autumn } (red)
    [9] { season-autumn } (red)
    [10] { season-winter } (blue)
    [11] { season-winter } (blue)
    [12] { season-winter } (blue)
    [13] { season-spring } (green)
    [14] { season-spring } (green)
    [15] { season-spring } (green)
    [19] { season-autumn } (red)
    [20] { season-autumn } (red)
    [21] { season-autumn } (red)
    [22] { season-winter } (blue)
    [23] { season-winter } (blue)
    [24] { season-winter } (blue)
   *[other] { season-summer } (green)
}

## Colours and seasons

colour-blue = blue
    .start = Blue
colour-green = green
    .start = Green
colour-red = red
    .start = Red
colour-any = any colour
    .start = Any colour
colour-random = a colour the die chooses
    .start = A colour the die chooses

season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter

## Landmarks. `.one`: what one colour around it brings; `.mixed`: what several colours bring; `.text`: both, in a line.

landmark-regular-harbour = Regular Harbour
    .a = a Regular Harbour
    .plural = Regular Harbours
    .text = a new island begins beside it; surrounded with one colour it gives 20 points, with several 10
    .one = 20 points
    .mixed = 10 points

landmark-secret-harbour = Secret Harbour
    .a = a Secret Harbour
    .plural = Secret Harbours
    .text = another place to begin, which needs a Lighthouse surrounded with one colour; surrounded with one colour it gives 20 points, with several 10
    .one = 20 points
    .mixed = 10 points

landmark-lighthouse = Lighthouse
    .a = a Lighthouse
    .plural = Lighthouses
    .text = lets you begin a new island: surrounded with one colour from either harbour, with several from the Regular one only
    .one = a new island, from either harbour
    .mixed = a new island, from its Regular Harbour

landmark-temple = Temple
    .a = a Temple
    .plural = Temples
    .text = surrounded with one colour it gives 10 points, with several 5
    .one = 10 points
    .mixed = 5 points

landmark-grove = Grove
    .a = a Grove
    .plural = Groves
    .text = paint one more shape at once: surrounded with one colour in any colour, with several in a colour the die chooses
    .one = one more shape at once, in any colour
    .mixed = one more shape at once, in a colour the die chooses

landmark-coal-pit = Coal Pit
    .a = a Coal Pit
    .plural = Coal Pits
    .text = paint one more square whenever you win the auction: surrounded with one colour in any colour, with several in the season’s
    .one = one more square with every auction you win, in any colour
    .mixed = one more square with every auction you win, in the season’s colour

landmark-gold-mine = Gold Mine
    .a = a Gold Mine
    .plural = Gold Mines
    .text = adds to your income from the pass card: surrounded with one colour 2 coins, with several 1
    .one = income +2
    .mixed = income +1

landmark-volcano = Volcano
    .a = a Volcano
    .plural = Volcanoes
    .text = costs 1 coin of income until it is surrounded, then takes coins from the richest player: with one colour 8, with several 4
    .one = 8 coins from the richest player
    .mixed = 4 coins from the richest player

landmark-sea = sea
    .a = sea
    .plural = seas
    .text = cannot be painted, and need not be painted around a landmark

landmark-mountain = mountain
    .a = a mountain
    .plural = mountains
    .text = cannot be painted, and need not be painted around a landmark

landmark-outline = outline
    .a = an outline
    .plural = outlines
    .text = painted exactly, in one action: 10 coins and 10 points in its own colour, 5 and 5 in another
    .one = 10 coins and 10 points
    .mixed = 5 coins and 5 points

## Tokens

token-coal-any = Coal Pit token for any colour
    .a = a Coal Pit token for any colour
    .plural = Coal Pit tokens for any colour
    .short = coal, any colour
    .text = paint one square in any colour whenever you win the auction

token-coal-season = Coal Pit token for the season’s colour
    .a = a Coal Pit token for the season’s colour
    .plural = Coal Pit tokens for the season’s colour
    .short = coal, season’s colour
    .text = paint one square in the season’s colour whenever you win the auction

token-gold-two = Gold Mine token worth 2
    .a = a Gold Mine token worth 2
    .plural = Gold Mine tokens worth 2
    .short = gold, 2 coins
    .text = income +2

token-gold-one = Gold Mine token worth 1
    .a = a Gold Mine token worth 1
    .plural = Gold Mine tokens worth 1
    .short = gold, 1 coin
    .text = income +1

token-volcano = Volcano token
    .a = a Volcano token
    .plural = Volcano tokens
    .short = volcano
    .text = income -1

## Shapes, by the number of their squares; 0 and 6 are open. `.start` begins a sentence.

shape-0 = shape of your choice
    .a = a shape of your choice
    .start = A shape of your choice
shape-1 = single square
    .a = a single square
    .start = A single square
shape-2 = pair of dominoes
    .a = a pair of dominoes
    .start = A pair of dominoes
shape-3 = small corner
    .a = a small corner
    .start = A small corner
shape-4 = T shape
    .a = a T shape
    .start = A T shape
shape-5 = large corner
    .a = a large corner
    .start = A large corner
shape-6 = free form
    .a = a free form
    .start = A free form

## Development cards. `.what`: what the winner paints.

development-1 = Card 1
    .a = Card 1
    .plural = Cards 1
    .what = any one shape, in a colour the die chooses
development-2 = Card 2
    .a = Card 2
    .plural = Cards 2
    .what = a pair of dominoes in the season’s colour
development-3 = Card 3
    .a = Card 3
    .plural = Cards 3
    .what = a small corner in the season’s colour
development-4 = Card 4
    .a = Card 4
    .plural = Cards 4
    .what = a T shape in the season’s colour
development-5 = Card 5
    .a = Card 5
    .plural = Cards 5
    .what = a large corner in the season’s colour
development-6 = Card 6
    .a = Card 6
    .plural = Cards 6
    .what = any one shape, in any colour

## Technologies of a lone player. `.text`: what it is about; `.level-1` to `.level-3`: what each level does.

technology-expancing = Expancing
    .a = Expancing
    .plural = Expancing
    .text = free forms on your islands, painted as soon as they are researched
    .level-1 = paint any 3 connected squares on your first island, in the season’s colour
    .level-2 = paint any 5 connected squares on your second island, in the season’s colour
    .level-3 = paint any 3 connected squares, and then any 5, on your third island, in the season’s colour

technology-auctionis = Auctionis
    .a = Auctionis
    .plural = Auctionis
    .text = coins for well-judged bids
    .level-1 = earn 5 coins if you win with a bid of 6 or less
    .level-2 = earn 3 coins if you win with a bid of 7, 8 or 9
    .level-3 = earn 7 coins if you lose with a bid of 9 or more

technology-economicus = Economicus
    .a = Economicus
    .plural = Economicus
    .text = coins for busy rounds
    .level-1 = earn 3 coins if you surrounded a landmark this round
    .level-2 = earn 3 coins if you painted 5 squares or more this round
    .level-3 = earn 5 coins if you painted 7 squares or more this round

technology-re-color = Re-Color
    .a = Re-Color
    .plural = Re-Color
    .text = another colour for the shape you have won
    .level-1 = pay 3 coins and paint it green
    .level-2 = pay 5 coins and paint it in any colour
    .level-3 = let the die choose its colour and earn 5 coins

technology-re-roll = Re-Roll
    .a = Re-Roll
    .plural = Re-Roll
    .text = second chances with the dice
    .level-1 = pay 3 coins and roll any one die again
    .level-2 = pay 3 coins and roll both of Carrambah’s dice again
    .level-3 = roll a die that shows 6 again and earn 7 coins

technology-transforming = Transforming
    .a = Transforming
    .plural = Transforming
    .text = a different shape from the one you have won
    .level-1 = pay 3 coins and paint a large corner, the shape of Card 5
    .level-2 = pay 7 coins and paint the shape of Card 2, 3 or 4
    .level-3 = let the die choose the shape and earn 5 coins

technology-timenautics = Timenautics
    .a = Timenautics
    .plural = Timenautics
    .text = rounds skipped and rounds gained
    .level-1 = skip one round and earn 7 coins
    .level-2 = skip two rounds and earn 17 coins
    .level-3 = keep the season marker where it is, if you won with a bid of exactly 14

## Titles of a lone player

title-creator = Creator
title-founder = Founder
title-architect = Architect
title-builder = Builder
title-master = Master
title-apprentice = Apprentice
title-none = no title yet; the first needs 75 points

## Sheets have proper names.

sheet-zabuton = Zabuton
sheet-masu = Masu
sheet-tako = Tako
sheet-kabuto = Kabuto
sheet-orizuru = Orizuru
sheet-yakko = Yakko
sheet-fune = Fune
sheet-ayame = Ayame
sheet-sanbo = Sanbo
sheet-kazaguruma = Kazaguruma
sheet-kokoro = Kokoro
sheet-senba = Senba

## What asks a question is called like a card.

card-pass-card = Pass card
    .a = a Pass card
    .plural = Pass cards

card-development-1 = { development-1 }
    .a = { development-1.a }
    .plural = { development-1.plural }
card-development-2 = { development-2 }
    .a = { development-2.a }
    .plural = { development-2.plural }
card-development-3 = { development-3 }
    .a = { development-3.a }
    .plural = { development-3.plural }
card-development-4 = { development-4 }
    .a = { development-4.a }
    .plural = { development-4.plural }
card-development-5 = { development-5 }
    .a = { development-5.a }
    .plural = { development-5.plural }
card-development-6 = { development-6 }
    .a = { development-6.a }
    .plural = { development-6.plural }

card-coal-pit = { landmark-coal-pit }
    .a = { landmark-coal-pit.a }
    .plural = { landmark-coal-pit.plural }
card-gold-mine = { landmark-gold-mine }
    .a = { landmark-gold-mine.a }
    .plural = { landmark-gold-mine.plural }
card-grove = { landmark-grove }
    .a = { landmark-grove.a }
    .plural = { landmark-grove.plural }
card-volcano = { landmark-volcano }
    .a = { landmark-volcano.a }
    .plural = { landmark-volcano.plural }

card-expancing = { technology-expancing }
    .a = { technology-expancing.a }
    .plural = { technology-expancing.plural }
card-auctionis = { technology-auctionis }
    .a = { technology-auctionis.a }
    .plural = { technology-auctionis.plural }
card-economicus = { technology-economicus }
    .a = { technology-economicus.a }
    .plural = { technology-economicus.plural }
card-re-color = { technology-re-color }
    .a = { technology-re-color.a }
    .plural = { technology-re-color.plural }
card-re-roll = { technology-re-roll }
    .a = { technology-re-roll.a }
    .plural = { technology-re-roll.plural }
card-transforming = { technology-transforming }
    .a = { technology-transforming.a }
    .plural = { technology-transforming.plural }
card-timenautics = { technology-timenautics }
    .a = { technology-timenautics.a }
    .plural = { technology-timenautics.plural }

## What happens: setting up

event-sheet-dealt = { $you ->
    [seat] You are dealt { $sheet ->
        [none] { $sheet-count ->
            [one] a sheet
           *[other] { $sheet-count } sheets
        }
       *[other] { $sheet-count ->
            [one] the sheet { $sheet }
           *[other] the sheets { $sheet }
        }
    }.
   *[nobody] { $seat } is dealt { $sheet ->
        [none] { $sheet-count ->
            [one] a sheet
           *[other] { $sheet-count } sheets
        }
       *[other] { $sheet-count ->
            [one] the sheet { $sheet }
           *[other] the sheets { $sheet }
        }
    }.
}

event-sheets-kept = { $you ->
    [seat] You keep { $sheet } and { $other }.
   *[nobody] { $seat } keeps { $sheet } and { $other }.
}

event-first-player = { $you ->
    [seat] You are the first player.
   *[nobody] { $seat } is the first player.
}

## What happens: the auction

event-round = Round { $round }: { season-now }.

event-auction = { $you ->
    [seat] You roll { $development }: { $development-what }.
   *[nobody] { $seat } rolls { $development }: { $development-what }.
}

log-round-auction = { $you ->
    [seat] Round { $round }, { season-now }. You roll { $development }: { $development-what }.
   *[nobody] Round { $round }, { season-now }. { $seat } rolls { $development }: { $development-what }.
}

event-bid = { $you ->
    [seat] You bid { coins }.
   *[nobody] { $seat } bids { coins }.
}

event-passed = { $you ->
    [seat] You pass.
   *[nobody] { $seat } passes.
}

event-cannot-bid = { $you ->
    [seat] You cannot bid { coins } and are out.
   *[nobody] { $seat } cannot bid { coins } and is out.
}

event-auction-won = { $you ->
    [seat] You win the auction with { coins }.
   *[nobody] { $seat } wins the auction with { coins }.
}

log-auction-won-spent = { $you ->
    [seat] You win the auction and pay { coins }.
   *[nobody] { $seat } wins the auction and pays { coins }.
}

event-auction-lost = { $you ->
    [seat] Your bid of { coins } is too low.
   *[nobody] { $seat }’s bid of { coins } is too low.
}

event-no-winner = Nobody wins the auction.

event-rival-rolled = Carrambah rolls { $die } and { $other }.

event-rival-bid = Carrambah bids { coins }.

log-rival-rolled-rival-bid = Carrambah rolls { $die } and { $other }, and bids { coins }.

## What happens: coins

event-earned = { $you ->
    [seat] { $why ->
        [income] You take { coins } of income.
        [outline] You earn { coins } for an outline.
        [volcano] You earn { coins } from a Volcano.
        [technology] You earn { coins } by science.
       *[other] You earn { coins }.
    }
   *[nobody] { $why ->
        [income] { $seat } takes { coins } of income.
        [outline] { $seat } earns { coins } for an outline.
        [volcano] { $seat } earns { coins } from a Volcano.
        [technology] { $seat } earns { coins } by science.
       *[other] { $seat } earns { coins }.
    }
}

event-spent = { $you ->
    [seat] { $why ->
        [eruption] You lose { coins } to a Volcano.
        [bid] You pay the bid of { coins }.
        [technology] You pay { coins } for science.
       *[other] You pay { coins }.
    }
   *[nobody] { $why ->
        [eruption] { $seat } loses { coins } to a Volcano.
        [bid] { $seat } pays the bid of { coins }.
        [technology] { $seat } pays { coins } for science.
       *[other] { $seat } pays { coins }.
    }
}

## What happens: painting

event-painted = { $you ->
    [seat] You paint { $squares } { $colour } on { island-name }.
   *[nobody] { $seat } paints { $squares } { $colour } on { island-name }.
}

log-painted-earned = { $you ->
    [seat] You paint { $squares } { $colour } on { island-name } and earn { coins }.
   *[nobody] { $seat } paints { $squares } { $colour } on { island-name } and earns { coins }.
}

event-island-begun = { $you ->
    [seat] You have begun { $order ->
        [1] your first island
        [2] your second island
        [3] your third island
       *[other] your fourth island
    }: { island-name }.
   *[nobody] { $seat } has begun { $order ->
        [1] a first island
        [2] a second island
        [3] a third island
       *[other] a fourth island
    }: { island-name }.
}

log-painted-island-begun = { $you ->
    [seat] You begin { island-name } and paint { $squares } { $colour } there.
   *[nobody] { $seat } begins { island-name } and paints { $squares } { $colour } there.
}

log-painted-island-begun-earned = { $you ->
    [seat] You begin { island-name }, paint { $squares } { $colour } there and earn { coins }.
   *[nobody] { $seat } begins { island-name }, paints { $squares } { $colour } there and earns { coins }.
}

event-gave-up = { $you ->
    [seat] { $granted ->
        [pass-card] You paint nothing.
        [grove] You leave the Grove’s shape unpainted.
        [expancing] You do not use Expancing any further.
        [coal-pit] You leave the Coal Pit’s square unpainted.
       *[other] You leave the shape unpainted.
    }
   *[nobody] { $granted ->
        [pass-card] { $seat } paints nothing.
        [grove] { $seat } leaves the Grove’s shape unpainted.
        [expancing] { $seat } does not use Expancing any further.
        [coal-pit] { $seat } leaves the Coal Pit’s square unpainted.
       *[other] { $seat } leaves the shape unpainted.
    }
}

log-gave-up-earned = { $you ->
    [seat] { $granted ->
        [pass-card] You paint nothing and earn { coins }.
        [grove] You leave the Grove’s shape unpainted and earn { coins }.
       *[other] You leave the shape unpainted and earn { coins }.
    }
   *[nobody] { $granted ->
        [pass-card] { $seat } paints nothing and earns { coins }.
        [grove] { $seat } leaves the Grove’s shape unpainted and earns { coins }.
       *[other] { $seat } leaves the shape unpainted and earns { coins }.
    }
}

event-lapsed = { $you ->
    [seat] { $granted ->
        [pass-card] You have no square left to paint.
        [grove] You have no place for a shape from the Grove.
        [expancing] You have no place for what Expancing offers.
        [coal-pit] You have no square left for the Coal Pit.
       *[other] You have no place for the shape.
    }
   *[nobody] { $granted ->
        [pass-card] { $seat } has no square left to paint.
        [grove] { $seat } has no place for a shape from the Grove.
        [expancing] { $seat } has no place for what Expancing offers.
        [coal-pit] { $seat } has no square left for the Coal Pit.
       *[other] { $seat } has no place for the shape.
    }
}

event-shape-chosen = { $you ->
    [seat] You choose { $shape-a }.
   *[nobody] { $seat } chooses { $shape-a }.
}

event-colour-rolled = { $you ->
    [seat] You roll the colour die: { $die }, { $colour }.
   *[nobody] { $seat } rolls the colour die: { $die }, { $colour }.
}

log-shape-chosen-colour-rolled = { $you ->
    [seat] You choose { $shape-a } and roll the colour die: { $die }, { $colour }.
   *[nobody] { $seat } chooses { $shape-a } and rolls the colour die: { $die }, { $colour }.
}

event-shape-rolled = { $you ->
    [seat] You roll for another shape: { $die }.
   *[nobody] { $seat } rolls for another shape: { $die }.
}

## What happens: landmarks

event-surrounded = { $you ->
    [seat] You surround the { $landmark } at { $square } with { $one-colour ->
        [yes] one colour
       *[no] several colours
    }
   *[nobody] { $seat } surrounds the { $landmark } at { $square } with { $one-colour ->
        [yes] one colour
       *[no] several colours
    }
}{ $landmark-id ->
    [regular-harbour] : { $one-colour ->
        [yes] { $landmark-one }.
       *[no] { $landmark-mixed }.
    }
    [secret-harbour] : { $one-colour ->
        [yes] { $landmark-one }.
       *[no] { $landmark-mixed }.
    }
    [temple] : { $one-colour ->
        [yes] { $landmark-one }.
       *[no] { $landmark-mixed }.
    }
   *[other] .
}

event-token = { $you ->
    [seat] { $gained ->
        [yes] You take { $token-a }.
       *[no] { $token-id ->
            [volcano] You put { $token-a } back.
           *[other] You lose { $token-a }.
        }
    }
   *[nobody] { $gained ->
        [yes] { $seat } takes { $token-a }.
       *[no] { $token-id ->
            [volcano] { $seat } puts { $token-a } back.
           *[other] { $seat } loses { $token-a }.
        }
    }
}

event-no-token = { $token-id ->
    [coal-any] No Coal Pit token is left, and nobody else has one.
    [coal-season] No Coal Pit token is left, and nobody else has one.
   *[other] No Gold Mine token is left, and nobody else has one.
}

event-token-taken = { $you ->
    [seat] { $token-id ->
        [coal-any] No Coal Pit token is left, so you take one from { $owner }.
        [coal-season] No Coal Pit token is left, so you take one from { $owner }.
       *[other] No Gold Mine token is left, so you take one from { $owner }.
    }
    [owner] { $token-id ->
        [coal-any] No Coal Pit token is left, so { $seat } takes one from you.
        [coal-season] No Coal Pit token is left, so { $seat } takes one from you.
       *[other] No Gold Mine token is left, so { $seat } takes one from you.
    }
   *[nobody] { $token-id ->
        [coal-any] No Coal Pit token is left, so { $seat } takes one from { $owner }.
        [coal-season] No Coal Pit token is left, so { $seat } takes one from { $owner }.
       *[other] No Gold Mine token is left, so { $seat } takes one from { $owner }.
    }
}

event-erupted = { $you ->
    [seat] Your Volcano takes { coins } from { $owner }.
    [owner] { $seat }’s Volcano takes { coins } from you.
   *[nobody] { $seat }’s Volcano takes { coins } from { $owner }.
}

# The same: who loses the coins and who earns them is said.
log-erupted-spent-earned = { event-erupted }

event-access = { $you ->
    [seat] { $either ->
        [yes] You may begin a new island, from either harbour.
       *[no] You may begin a new island, from its Regular Harbour.
    }
   *[nobody] { $either ->
        [yes] { $seat } may begin a new island, from either harbour.
       *[no] { $seat } may begin a new island, from its Regular Harbour.
    }
}

event-outline-filled = { $you ->
    [seat] { $own-colour ->
        [yes] You fill the { $colour } outline in its own colour.
       *[no] You fill the { $colour } outline in another colour.
    }
   *[nobody] { $own-colour ->
        [yes] { $seat } fills the { $colour } outline in its own colour.
       *[no] { $seat } fills the { $colour } outline in another colour.
    }
}

log-outline-filled-earned = { $you ->
    [seat] { $own-colour ->
        [yes] You fill the { $colour } outline in its own colour and earn { coins }.
       *[no] You fill the { $colour } outline in another colour and earn { coins }.
    }
   *[nobody] { $own-colour ->
        [yes] { $seat } fills the { $colour } outline in its own colour and earns { coins }.
       *[no] { $seat } fills the { $colour } outline in another colour and earns { coins }.
    }
}

event-coal-used = { $you ->
    [seat] You use { $token-a }.
   *[nobody] { $seat } uses { $token-a }.
}

log-coal-used-painted = { $you ->
    [seat] With a Coal Pit, you paint { $squares } { $colour } on { island-name }.
   *[nobody] With a Coal Pit, { $seat } paints { $squares } { $colour } on { island-name }.
}

## What somebody else did, in short: without a name, beside other deeds. `$count`: so many times, or so many of them.

did-sheets-kept = keeps { $sheet } and { $other }

did-bid = bids { coins }

did-passed = passes

did-cannot-bid = cannot bid and is out

did-auction-won = wins the auction with { coins }

did-earned = { $why ->
    [income] takes { coins } of income
   *[other] earns { coins }
}

did-spent = pays { coins }

did-painted = { $begun ->
    [yes] begins { island-name } with { $squares-count ->
        [one] 1 { $colour } square
       *[other] { $squares-count } { $colour } squares
    }
   *[no] paints { island-name } { $colour } on { $squares-count ->
        [one] 1 square
       *[other] { $squares-count } squares
    }
}

did-gave-up = { $granted ->
    [pass-card] paints nothing
    [coal-pit] leaves the Coal Pit’s square unpainted
   *[other] leaves the shape unpainted
}

did-lapsed = { $granted ->
    [pass-card] has no square left to paint
    [coal-pit] has no square left to paint
   *[other] has no place for the shape
}

did-shape-chosen = chooses { $shape-a }

did-colour-rolled = rolls { $colour }

did-surrounded = surrounds the { $landmark } with { $one-colour ->
    [yes] one colour
   *[no] several colours
}

did-token = { $gained ->
    [yes] takes { did-tokens }
   *[no] { $token-id ->
        [volcano] puts { did-tokens } back
       *[other] loses { did-tokens }
    }
}
did-tokens = { $count ->
    [1] { $token-a }
   *[other] { $count } { $token-plural }
}

did-erupted = { $you ->
    [owner] takes { coins } from you with a Volcano
   *[nobody] takes { coins } from { $owner } with a Volcano
}

did-outline-filled = fills the { $colour } outline{ $own-colour ->
    [yes] { "" }
   *[no] { " " }in another colour
}

did-coal-used = uses a Coal Pit

## What happens: science

event-researched = { $you ->
    [seat] You research { $technology }, level { $level }.
   *[nobody] { $seat } researches { $technology }, level { $level }.
}

event-technology-used = { $you ->
    [seat] You use { $technology }, level { $level }.
   *[nobody] { $seat } uses { $technology }, level { $level }.
}

log-technology-used-earned = { $you ->
    [seat] You use { $technology }, level { $level }, and earn { coins }.
   *[nobody] { $seat } uses { $technology }, level { $level }, and earns { coins }.
}

log-technology-used-spent = { $you ->
    [seat] You use { $technology }, level { $level }, and pay { coins }.
   *[nobody] { $seat } uses { $technology }, level { $level }, and pays { coins }.
}

event-rerolled = { $dice ->
    [rival] { $you ->
        [seat] You roll one of Carrambah’s dice again: { $die }.
       *[nobody] { $seat } rolls one of Carrambah’s dice again: { $die }.
    }
    [auction] { $you ->
        [seat] You roll the auction die again: Card { $die } is up now.
       *[nobody] { $seat } rolls the auction die again: Card { $die } is up now.
    }
    [colour] { $you ->
        [seat] You roll the colour die again: { $die }.
       *[nobody] { $seat } rolls the colour die again: { $die }.
    }
   *[shape] { $you ->
        [seat] You roll the die for the shape again: { $die }.
       *[nobody] { $seat } rolls the die for the shape again: { $die }.
    }
}

## What is asked: sheets and the auction

ask-keep = Which of your three sheets will you put back into the box?
option-return-sheet = { $sheet }: { $first } and { $second }

ask-roll = Round { $round }, { season-now }. Please roll the auction die.
option-roll = Roll the die

ask-bid = { $development } is up: { $development-what }. { $places ->
    [no] You have no place for it now.{ " " }
   *[yes] { "" }
}What will you bid? { $bid ->
    [0] At least { $minimum }; you have { coins }.
   *[other] The highest bid is { $bid }; at least { $minimum }, and you have { coins }.
}
option-pass-bid = Pass
option-bid = Bid { coins }
option-bid-more = Bid { coins } or more

ask-coal = Will you paint a square with a Coal Pit? You can use { $season ->
    [0] { $any } for any colour.
   *[other] { $any ->
        [0] { $season } for { $colour }, the season’s colour.
       *[other] { $season } for { $colour }, the season’s colour, and { $any } for any colour.
    }
}
option-coal-season = A square in { $colour }, the season’s colour
option-coal-any = A square in any colour

## What is asked: painting

# What is being painted, and its colour.
painting = { $shape-id ->
    [2] { $half ->
        [1] The first of two dominoes
        [2] The second of two dominoes
       *[other] { $shape-start }
    }
   *[other] { $shape-start }
}{ $colour-id ->
    [any] .
    [random] , in { $colour }.
   *[other] , { $colour }.
}

ask-shape = { $source }: which shape will you paint? { $colour-id ->
    [any] The colour is up to you.
    [random] The die will choose its colour.
   *[other] It will be { $colour }.
}
option-shape = { $shape-start }

ask-colour = Which colour will it be? { painting }
option-colour = { $colour-start }

ask-island = Which island will you paint on? { painting }
option-island = { island-name }

ask-square = { $shape-id ->
    [1] Which square of { island-name } will you paint { $colour }?
    [6] { $left ->
        [1] Which square of { island-name } will you paint { $colour }? It is the last.
       *[other] Which square of { island-name } will you paint { $colour }? There are { $left } to go.
    }
   *[other] { painting } Which square of { island-name } will be the leftmost of its top row?
}
option-square = { $completes-count ->
    [0] { $square }
   *[other] { $square }: { $completes }
}

ask-turn = { painting } Which squares, starting from { $square } on { island-name }?
option-turn = { $completes-count ->
    [0] { $squares }
   *[other] { $squares }: { $completes }
}

# One of the things that a painting would complete.
completes-each = { $kind ->
    [outline] { $one-colour ->
        [yes] fills the outline in its own colour
       *[no] fills the outline in another colour
    }
   *[other] surrounds the { $kind ->
        [regular-harbour] { landmark-regular-harbour }
        [secret-harbour] { landmark-secret-harbour }
        [lighthouse] { landmark-lighthouse }
        [temple] { landmark-temple }
        [grove] { landmark-grove }
        [coal-pit] { landmark-coal-pit }
        [gold-mine] { landmark-gold-mine }
       *[volcano] { landmark-volcano }
    } with { $one-colour ->
        [yes] one colour
       *[no] several colours
    }
}

reason-no-place = no room for it
reason-no-access = you cannot begin it yet
reason-other-island = this is for another of your islands
reason-no-room = the shape doesn’t fit here
reason-not-beside = it must touch what you have painted, or the harbour
reason-apart = it must touch the squares you have chosen
reason-no-second-half = the other half would have no place
reason-covered-from-elsewhere = the shape covers this square from another one

## What is asked: landmarks

ask-volcano-order = You have surrounded several Volcanoes. Which one comes next?
ask-grove-order = You have surrounded several Groves. Which one comes next?
option-landmark = The { $landmark } at { $square }: { $one-colour ->
    [yes] { $landmark-one }
   *[no] { $landmark-mixed }
}

ask-victim = Your Volcano can bring you { coins }. Where from?
option-take-reserve = { coins } from the reserve
option-victim = { coins } from { $owner }

ask-token = { $token-id ->
    [coal-any] No Coal Pit token is left. Whose will you take?
    [coal-season] No Coal Pit token is left. Whose will you take?
   *[other] No Gold Mine token is left. Whose will you take?
} Yours will be { $token-a }.
option-token = { $owner }’s { $token }

## What is asked: science

ask-research = Will you research something, instead of painting a square and taking your income?
option-research = { $technology }, level { $level }: { $level ->
    [1] { $technology-level-1 }
    [2] { $technology-level-2 }
   *[3] { $technology-level-3 }
}{ $useless ->
    [yes] {" "}({ useless })
   *[no] { "" }
}
# Of a level of Expancing that has no place for its squares now.
useless = spent for nothing: no place on your { $level ->
    [1] first
    [2] second
   *[3] third
} island
reason-all-researched = all three levels are researched
reason-excluded = excluded by { $technology }

ask-expancing = What will you paint on your { $island ->
    [1] first
    [2] second
   *[3] third
} island, in { $colour }?
option-form = { $squares } connected squares

ask-auctionis = Your bid was { $bid }. Will you use Auctionis?
ask-economicus = { $squares ->
    [0] You painted nothing
    [one] You painted 1 square
   *[other] You painted { $squares } squares
}{ $surrounded ->
    [yes] {" "}and surrounded a landmark this round.
   *[no] {" "}this round.
} Will you use Economicus?
ask-timenautics = The round is over. Will you use Timenautics?
option-level = Level { $level }: { $level ->
    [1] { $technology-level-1 }
    [2] { $technology-level-2 }
   *[3] { $technology-level-3 }
}

ask-re-color = { $development }: will you change the colour with Re-Color?
option-recolour = Paint it { $colour } and pay { coins }; { $left } left
option-recolour-random = Let the die choose its colour and earn { coins }

ask-re-roll = { $dice ->
    [rival] Carrambah rolled { $die } and { $other }.
    [colour] The colour die shows { $die }: { $die ->
        [1] { colour-blue }.
        [2] { colour-blue }.
        [3] { colour-green }.
        [4] { colour-green }.
       *[other] { colour-red }.
    }
    [shape] The die for the shape shows { $die }: { $die ->
        [2] { shape-2.a }.
        [3] { shape-3.a }.
        [4] { shape-4.a }.
        [5] { shape-5.a }.
       *[other] { shape-0.a }.
    }
   *[auction] The auction die shows { $die }.
} Will you use Re-Roll?
option-reroll = Roll the { $die } again and pay { coins }; { reroll-left }
option-reroll-six = Roll the { $die } again and earn { coins }
option-reroll-both = Roll both again and pay { coins }; { reroll-left }
reroll-left = { $bid ->
    [0] { $left } left
   *[other] { $left } left, { $bid } of them bid
}

ask-transforming = { $development }: will you change the shape with Transforming?
option-transform = Paint { $shape-a } and pay { coins }; { $left } left
option-transform-random = Let the die choose the shape and earn { coins }
