### Tables drawn as text and as pictures, as `print(game)` and notebooks show them. All keys begin with drawing-.
###
### A drawing is narrow: few words, small letters, no full stops. Seats are counted from 0, as programs do.

# What has an id, which is what one types in an answer, and elsewhere a name: cards, families, kinds of effects,
# landmarks, technologies, titles, sheets. A language shows the one or the other.
drawing-name = { $id }

## Who looks at which game

drawing-seat = seat { $number }
drawing-all-cards = all cards shown
drawing-all = all shown
drawing-seen-by = seen by { $who }
drawing-seen-by-spectator = seen by a spectator

# .title is the heading of a picture.
drawing-game-origami = origami
    .title = Origami
drawing-game-legends = legends
    .title = Legends
drawing-game-mixed = origami mixed
    .title = Origami
drawing-game-islands = islands
    .title = Origami Islands

# What a screen reader says of a picture.
drawing-picture = Origami: { $moment }. { $asked }
drawing-picture-islands = Origami Islands: { $moment }. { $asked }

## How the game stands

drawing-turn = turn { $turn }
drawing-phase-playing = playing
drawing-phase-last-but-one = last but one
drawing-phase-last-round = last round
drawing-run-outs = run-outs { $times }
drawing-extra-actions = extra actions { $actions }
drawing-beyond-the-box = beyond the box
drawing-revision = revision { $number }
drawing-round = round { $round }
drawing-season = season { $season } of { $seasons }, { $colour }
drawing-choosing-sheets = choosing sheets
drawing-moves = { $who } to move
drawing-asked = { $who }: { $question }
drawing-can-undo = { $who } can undo
drawing-won = game over, { $winners ->
    [1] { $names } wins
   *[other] { $names } share the victory
}
drawing-over-alone = game over, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $title }
drawing-no-title = no title

## What somebody is asked. $what is one of those below, $kind its id; $card is what it is about, $source what asks it.

drawing-question = { $what }{ $card ->
    [none] { "" }
   *[other] { $kind ->
        [place] { " " }{ $card }
       *[other] { " " }for { $card }
    }
}{ $source ->
    [none] { "" }
   *[other] { " " }({ $source })
}

drawing-asks-action = action
drawing-asks-use = use
drawing-asks-pay = pay
drawing-asks-place = place
drawing-asks-hand-limit = hand limit
drawing-asks-fetch = fetch
drawing-asks-look-at-deck = look at deck
drawing-asks-take-from-line = take from line
drawing-asks-exchange-give = exchange give
drawing-asks-exchange-take = exchange take
drawing-asks-discard = discard
drawing-asks-look-at-hand = look at hand
drawing-asks-take-at-random = take at random
drawing-asks-pass-cards = pass cards
drawing-asks-play = play
drawing-asks-choose-one = choose one
drawing-asks-copy-instant = copy instant
drawing-asks-trade-paper = trade paper
drawing-asks-move-which = move which
drawing-asks-move-where = move where
drawing-asks-sink-whose = sink whose
drawing-asks-sink-which = sink which
drawing-asks-each-takes = each takes
drawing-asks-play-from-line = play from line

drawing-asks-keep = keep
drawing-asks-roll = roll
drawing-asks-bid = bid
drawing-asks-coal = coal
drawing-asks-shape = shape
drawing-asks-colour = colour
drawing-asks-island = island
drawing-asks-square = square
drawing-asks-turn = turn
drawing-asks-volcano-order = volcano order
drawing-asks-grove-order = grove order
drawing-asks-victim = victim
drawing-asks-token = token
drawing-asks-research = research
drawing-asks-expancing = expancing
drawing-asks-auctionis = auctionis
drawing-asks-economicus = economicus
drawing-asks-re-color = re color
drawing-asks-re-roll = re roll
drawing-asks-transforming = transforming
drawing-asks-timenautics = timenautics

## A seat

drawing-score = score { $points }
drawing-in-hand = { $cards } in hand
drawing-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
drawing-income = income { $coins }
drawing-is-first-player = first player
drawing-is-to-move = to move
drawing-is-winner = winner
drawing-is-still-bidding = still bidding
drawing-is-choosing = choosing
drawing-is-has-chosen = has chosen
drawing-hand-limit = hand limit { $cards }
drawing-draws = draws { $folds } folds
drawing-column-left = left
drawing-column-right = right
drawing-hand = hand
drawing-hand-of = hand of { $who }
drawing-hand-of-empty = hand of { $who }, empty
drawing-awards = awards
drawing-chosen = chosen
drawing-chosen-cards = chosen: { $cards }
drawing-unknown = { $cards } unknown

## Cards on the table

drawing-deck = deck { $cards }
drawing-discards = discards { $cards }
drawing-discards-top = discards { $cards }, on top { $card }
drawing-rice-paper = rice paper { $cards }
drawing-middle = in the middle
drawing-middle-empty = in the middle, nobody
drawing-line = draw line
drawing-line-empty = draw line empty
    .picture = draw line, empty
drawing-looked-at = looked at

## A card

drawing-cost = cost { $cost }
drawing-points = { $points }p
# Of a card that was played, or whose special action was used, in this turn.
drawing-new = new
drawing-used = used

# The letter of a family; no two have the same.
drawing-letter-farm = F
drawing-letter-sky = K
drawing-letter-sea = S
drawing-letter-savannah = V
drawing-letter-lawn = L
drawing-letter-polar = P
drawing-letter-exotic = E
drawing-letter-dinosaurs = D
drawing-letter-legendary = G
drawing-letter-character = C
drawing-letter-paper = R

## What the signs mean

drawing-legend-fold = fold
drawing-legend-points = p points
drawing-legend-bonus = bonus
drawing-legend-top = top
drawing-legend-painted = { sheets-colour-blue.letter } { sheets-colour-green.letter } { sheets-colour-red.letter } painted ({ colour-blue }, { colour-green }, { colour-red })
drawing-legend-outlines = 1 2 3 outlines, below with their colours, and their points when filled

# Beside their signs in a picture. There is little room: for the first three six, eight and thirteen letters.
drawing-picture-cost = cost
drawing-picture-fold = a fold
drawing-picture-points = points+bonus
drawing-picture-score = points
drawing-picture-coins = coins
drawing-picture-income = income
drawing-picture-outline = outline
drawing-picture-one-colour = surrounded with one colour
drawing-picture-several = surrounded with several

## Islands: the auction, and what somebody has

drawing-label-season = season
drawing-label-auction = auction
drawing-label-rival = Carrambah
drawing-label-science = science
drawing-label-reserve = reserve
drawing-season-track = season track
drawing-die-not-rolled = die not rolled
drawing-card = card { $number }
drawing-bids = { $who } bids { $coins }
drawing-wins-with = { $who } wins with { $coins }
drawing-no-bid = no bid
drawing-colour-die = colour die { $die }
drawing-not-rolled = not rolled
drawing-rival-dice = dice { $first } and { $second }
drawing-rival-bids = bids { $coins }
drawing-rival-bid = Carrambah bids { $coins }
drawing-reserve = reserve: { $coal } coal, { $gold } gold
drawing-reserve-coal = { $tokens } coal
drawing-reserve-gold = { $tokens } gold
drawing-face-down = face down
drawing-returned = returned
drawing-not-begun = not begun

# On a picture of a card whose shape is free: which colour it will have, in four letters at most.
drawing-colour-of-die = die
drawing-any-colour = any

# .short stands under its sign, in nine letters at most.
drawing-held-coal-any = coal (any colour)
    .short = any
drawing-held-coal-season = coal (season)
    .short = season
drawing-held-gold-two = gold (2)
    .short = 2 coins
drawing-held-gold-one = gold (1)
    .short = 1 coin
drawing-held-volcano = volcano
    .short = volcano
drawing-held-either = new island (either harbour)
    .short = either
drawing-held-regular = new island (regular harbour)
    .short = regular

## Any game: what a view says by yes and no

drawing-yes = yes
drawing-no = no
