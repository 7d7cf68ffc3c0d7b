### The games: their names, what a table may choose, and how they are played in a dozen lines.
### What one of a choice's things is called stands with these: family-farm, sheet-masu.

game-origami = Origami
    .about = Fold animals, and pay for each with others.
    .time = 15 min
    .effort = Learned in five minutes
game-legends = Origami: Legends
    .about = Dinosaurs, dragons, and people who bend rules.
    .time = 20 min
    .effort = A little harder than Origami
game-mixed = Origami and Legends
    .about = Both boxes in one deck: no two games alike.
    .time = 20 min
    .effort = For those who know one of the two
game-islands = Origami Islands
    .about = Bid for shapes and paint four islands.
    .time = 40 min
    .effort = Simple turns, much to think about

## What a table may choose. Left out, a choice is the game's or left to chance.
##
## .note explains it, .help does so on the command line, .plan tells what was chosen ($names, or $count of them)
## For names: .usual says that none are chosen, .none that there are to be none, .chance that so many ($count) are left
## to chance, .these that they follow, and .lack what is missing ($count more).

## choice-any says so for a choice that does not say it itself ($choice is its name). Of a switch, .first tells in a
## few words how a first game is played with it.

choice-for = { $game }: { $help }
choice-any =
    .usual = as the rules say
    .none = none
    .chance = { $count ->
        [one] 1, left to chance
       *[other] { $count }, left to chance
    }
    .these = these:
    .lack = { $count ->
        [one] { $choice }: one more, please.
       *[other] { $choice }: { $count } more, please.
    }
    .plan = { $choice }: { $names }
choice-families = Families
    .note = { $count ->
        [one] Choose exactly one, or none: then chance does.
       *[other] Choose exactly { $count }, or none: then chance does.
    }
    .lack = { $count ->
        [one] One more family, please, or none at all.
       *[other] { $count } more families, please, or none at all.
    }
    .plan = Families: { $names }
    .usual = Families: chance chooses
    .help = which families, e.g. farm,sky; left out, chance chooses.
choice-extra = One more family than players
    .note = A larger deck, so a longer game.
    .help = one family more than players.
choice-characters = Characters
    .note = Each changes a rule for everybody while it lies in the middle.
    .usual = as the rules say
    .none = none
    .chance = { $count ->
        [one] 1, left to chance
       *[other] { $count }, left to chance
    }
    .these = these:
    .lack = Which characters? Choose at least one.
    .plan = Characters: { $names }
    .help = which pairs of characters, e.g. ninja,monk, or how many; left out, as many as players if a family of Legends is among them.
choice-sheets = Islands
    .note = Near Islands are smaller and friendlier, for a first game. “Play now” deals only these.
    .usual = from all sheets
    .these = from these sheets:
    .lack = Choose at least two sheets.
    .plan = Sheets: { $names }
    .help = which sheets are dealt, e.g. masu,tako; two of them need no choice.
choice-near = Near Islands only
    .first = Near Islands
    .help = the Near Islands only, for a first game.
choice-catch-up = Few tokens: catch up and overtake
    .note = When coal or gold tokens have run out, you take them from others.
    .help = the variant with few tokens, Catch up and overtake.

character-musician = Musician
character-ninja = Ninja
character-geisha = Geisha
character-merchant = Merchant
character-actor = Actor
character-sumo-wrestler = Sumo Wrestler
character-samurai = Samurai
character-monk = Monk
character-calligrapher = Calligrapher
character-gardener = Gardener

## How to play

how-origami-aim = You fold paper animals. Each is worth points, marked with ★. Whoever has the most in front of them at the end wins.
how-origami-cost = The tag that hangs at the top left of a card is its cost: what you pay to play it.
how-origami-folds = The gold plate with pleats at the bottom left is its folds: what it is worth when it pays for another card. A card is never both at once.
how-origami-line = On your turn you do one thing. Either take cards from the draw line, with at most 4 folds together …
how-origami-pay = … or play a card from your hand and pay its cost exactly with the folds of others. Nobody gives change.
how-origami-stacks = It goes on top of one of your two collections, which may differ by one card at most. Only the card on top can do something; those below still count.
how-origami-effects = An instant happens when its card is placed. A special action can be your one thing on a later turn. Scoring counts at the end.
how-origami-end = You keep at most 8 cards. When the deck has run out for the second time the round is finished, and everybody has one last turn.
how-legends-ongoing = An ongoing effect holds as long as its card lies on top of a collection.
how-legends-character = Characters go into the middle and hold for everybody. Whoever plays one may play an origami from the line free; the same character in the other colour drives it away.
how-legends-paper = Rice paper is worth 1 fold. It can only pay, and it counts as a card in your hand.
how-islands-aim = You paint your islands. After 24 rounds, the most points win.
how-islands-sheets = You are dealt three sheets with two islands each, and keep two of them.
how-islands-bid = Each round a die chooses the card that is up for sale, with a shape on it. Bids are open, one after the other, each higher than the last. Whoever bids most pays, goes first and paints the shape.
how-islands-pass = Everybody else may paint one square and gets an income of 3 coins. The winner gets none this round.
how-islands-paint = Begin beside a regular harbour, then go on beside what is painted. Shapes may be turned, and the season gives the colour.
how-islands-ring = Painting all empty squares around a landmark brings you what it offers, and nearly always twice as much if they have one colour.
how-islands-light = A surrounded lighthouse opens another island. Coal pits, gold mines, groves and volcanoes bring squares, coins and shapes.
how-islands-end = Harbours, temples and outlines filled by one shape are worth points. Every square left empty on an island you have begun costs one.

## What decides between those with equal points

tie-origami = Equal points: whoever has more cards left in hand wins.
tie-legends = { tie-origami }
tie-mixed = { tie-origami }
tie-islands = Equal points: whoever has more coins wins.
