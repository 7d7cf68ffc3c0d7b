### What is printed on paper. All keys begin with print-.

## Cards

print-cards = Cards
    .about = Nine a page, with cut marks and backs
# Beside the cards; the notice stands before it.
print-both-sides = Print at 100 %, on both sides, flipped on the long edge.
print-full-size = Print at 100 %.
# Under the number on the gold plate.
print-folds = { $folds ->
    [one] fold
   *[other] folds
}
# Beside the cards: what the asterisk at the foot of a card means.
print-ours = * Some figures of this card are our own; the rules say which.

## Sheets of islands

print-sheets = Sheets of islands
    .about = To paint and write on, two a page
print-name = Name
# Beneath the islands of a sheet: what they are worth.
print-sheet-points = Points in one colour / several colours: each harbour 20 / 10, Temple 10 / 5. Outline in its own colour / another: 10 / 5.
# In the legend of a sheet, beside an empty square.
print-unpainted = square left unpainted: −1
print-near = Near Islands
print-ours-sheet = The islands are our own design.

## The science sheet of a lone player

print-ours-science = The season that the track begins with is our own choice.
print-science = Science sheet
    .about = For a solo game of Origami Islands, two a page
# What the speculator does, beside the season track.
print-carrambah = Carrambah bids the sum of 2 dice, and 2 more on Cards 2 and 6. You win if your bid is at least as high.
# Beside two technologies: whoever takes one cannot have the other.
print-either = one of the two
# Over the column of a level of technologies.
print-level = Level { $level }

## References

print-reference = Reference
    .about = A game in short, with all its cards or landmarks
# Over what a landmark brings.
print-one-colour = one colour
# What an outline brings, filled in its own colour and in another.
print-outline-own = in the outline’s colour: { landmark-outline.one }
print-outline-other = in another colour: { landmark-outline.mixed }
# Over the numbers of the development cards.
print-card-bid = Card = lowest bid
# Before anything else.
print-setup-origami = Setting up: shuffle as many families as there are players. Turn up cards for each player in turn until theirs have at least 10 folds; whoever got the fewest folds starts. Then turn up 4 cards beside the deck: the draw line.
print-setup-legends = { print-setup-origami } Shuffle in as many pairs of characters as there are players; rice paper is a deck of its own.
print-setup-islands = Setting up: everybody takes 15 coins. For a first game, deal only the four sheets of the Near Islands.
# Figures that one looks up during a game.
print-facts = To look up
print-facts-seasons = Seasons: rounds 1–6 and 13–18, spring and summer, green; 7–9 and 19–21, autumn, red; 10–12 and 22–24, winter, blue.
print-facts-die = Colour die: 1 and 2 blue, 3 and 4 green, 5 and 6 red.
print-facts-around = Around a landmark means diagonally too; beside means side by side only.
print-facts-volcano = { web-volcano-cost }
print-ours-reference = Our own: the shapes of Cards 3, 4 and 5, and the season that the track begins with.
print-several-colours = several colours

## Score pads

print-scorepad = Score pad
    .about = Four sheets a page, for two games each
print-date = Date
# Points that the cards of others give.
print-others = from others’ cards
print-island = Island { $number }
# What decides where points are equal.
print-hand = cards in hand

## The rules

print-folded = Print on both sides, flipped on the short edge; fold in the middle and staple.
# Before the number of a page.
print-page = p.

## The page in the browser

print-about = For the table at home: spares for what is used up or got lost, and what helps while you play. All as PDF, in our own words and with our own pictures.
print-what = What to print
print-rules = Rules
    .about = As a booklet to fold
print-game = Game
    .all = all games
print-rulings = Rulings
print-paper = Paper
    .a4 = A4
    .letter = Letter
print-names-note = None chosen: all of them.
print-backs = With backs
print-once = Each card once
    .note = However many of it are in the box.
print-booklet = As a booklet
    .note = Two pages a side; otherwise page after page.
print-do = Download the PDF
print-busy = The pages are being made …
print-ready = { $file } is ready.
