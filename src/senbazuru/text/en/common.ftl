### Words that stand alone, and the joints between others.

# What this language calls itself.
language-name = English

## Lists. A long one grows from the left: start, next.

list-comma = { $start }, { $next }
list-and = { $start } and { $next }
list-or = { $start } or { $next }
range = { $first } to { $last }

## Card texts

then = { $before }, then { $after }
sentence = { $text }.

## Counting; used inside other messages, which have the argument.

folds = { $folds ->
    [one] 1 fold
   *[other] { $folds } folds
}

## People and places

# Someone whose name is not known, counted from 1.
player = Player { $number }

column-left = left collection
column-right = right collection

## Kinds of effects

kind-instant = Instant
    .note = Yours to use or leave, as soon as the card is placed.
kind-scoring = Scoring
    .note = Counts at the end of the game, even if the card is covered.
kind-special = Special action
    .note = An action for your later turns, as long as the card is on top.
kind-ongoing = Ongoing
    .note = Holds as long as the card is on top of a collection; a character’s holds for everyone.
kind-paper = Rice paper
    .note = Worth 1 fold, in payments only; it always goes back to its own deck.

## The figures of a card, and where we have them from

figure-name = name
figure-copies = copies
figure-cost = cost
figure-folds = folds
figure-points = points
figure-effect = effect

source-book = printed in the rulebook
source-read = follows from the rulebook
source-list = from a published card list
source-ours = our own design

# Also said when nothing more can be fetched.
error-server-stopping = The server cannot be reached for the moment. Nothing is lost: try again a little later.
