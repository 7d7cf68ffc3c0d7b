### What was expected in files of people’s own: packs, figures, positions and games in notation. Ends of the sentences
### “Something is wrong … Expected there: …” and “Line 3 … makes no sense. Expected there: …” in errors.ftl.
###
### What stands in `these marks`, or before an =, is written so in the file. A list comes with commas; as $name-or and
### $name-and it comes as the language joins lists, and $name-count says how many there are.

## Several kinds of files

# A line of a file by its name, and what is expected after the colon: one of the other messages, or a value.
expected-line = `{ $name }:` { $expected }
expected-one-of = one of { $known }
# Two words to choose from.
expected-either = { $known-or }
expected-one-line = only one line `{ $name }:`
expected-first = `{ $name }` first
expected-digits = 1 to 32 hexadecimal digits
expected-number = a number from { $least } to { $most }
expected-numbers = { $count } numbers from { $least } to { $most }
expected-numbers-between = { $fewest } to { $count } numbers from { $least } to { $most }
expected-whole-numbers = whole numbers
expected-any-number = a whole number
expected-key-once = `key: value`, each key once
expected-colon = `key: value`, with a colon
expected-no-such-line = { $nearest ->
    [none] no such line here
   *[other] no such line here; perhaps `{ $nearest }:` is meant
}
expected-known-key = { $nearest ->
    [none] a known key, not `{ $word }`
   *[other] a known key, perhaps `{ $nearest }:`, not `{ $word }`
}
expected-words-of = of { $known }, not `{ $word }`
expected-counts = each once, with a number up to { $most }: { $known }; not `{ $word }`
expected-facts = all the facts of a position
expected-facts-exactly = the facts of a position, no more and no less

## Packs

expected-toml = a readable TOML file ({ $problem })
expected-text = a readable text file ({ $problem })
expected-another-word = another word than { $word }
expected-one-table = at least one [[{ $name }]]
expected-own-id = an id of its own
expected-table = a table
expected-names-by-colour = names for each colour: {"{"} yellow = {"{"} en = ... {"}"}, red = {"{"} en = ... {"}"} {"}"}
expected-names-by-language = names of up to { $most } characters by language, English among them: {"{"} en = "Frog" {"}"}
expected-ongoing-or-scoring = ongoing or scoring, with a list of instructions
expected-for-everybody = a verb that may reward every player
expected-sources = the source of each of { $figures }
expected-exactly-one = exactly one of { $known }
expected-not-collection = another choice: only characters reward a collection
expected-instructions = a list of instructions
expected-one-verb-each = instructions with one verb each, like {"{"} draw_from_deck = {"{"} cards = 1 {"}"} {"}"}
expected-verbs = one of the verbs { $known }
expected-parameters = a table of parameters
expected-verb-for = { $kind ->
    [within] a verb for another kind of effect
   *[other] a verb for { $kind }
}
expected-verb-in-special = this verb only in a special action
expected-verb-first = this verb only as the first instruction of an instant
expected-verb-last = this verb only as the last instruction
expected-one-scoring = one scoring instruction
expected-no-parameters = no parameters
expected-this-parameter = this parameter
expected-true-or-nothing = true, or leave it out
expected-programs = { $least } to { $most } lists of instructions
expected-word = a word of small letters, digits and hyphens
expected-fields-of = one of the fields { $known }
expected-one-paper = only one family with paper at a table
expected-exact-with-folds = exact with folds, and without cards, family or worth
expected-family-or-folds = a family or folds
expected-only-with-origami = family and cost only with origami

## Figures: folded pictures as text. “f3 10,20 30,40 50,60” is a facet, “:tail” a flap, “- 10,20 30,40” a crease.

# $most is how many characters the description may have.
expected-figure-head = `name: what is seen` or `name (second paper): what is seen`, described in at most { $most } characters
expected-figure-name = `{ $name }:` first, as the file is called
expected-second-paper = a second paper called { $known-or }, not `{ $word }`
expected-second-named = the name of the second paper in the first line: `name (rust): …`
expected-flap-first = a flap first: `:body`
expected-facet-in-flap = { $flap ->
    [none] a flap and at least one facet
   *[other] at least one facet in the flap `:{ $flap }`
}
expected-paper-and-tone = a paper of f, g, b and k with a tone from 1 to 5, as in `f3`, not `{ $word }`
expected-corner = corners of two whole numbers from 0 to { $most }, as in `10,20`, not `{ $word }`
expected-corners = at least { $least } corners
expected-area = corners that are not all on one line
expected-fewer-facets = at most { $most } facets
expected-smaller-figure = a file of at most { $most } bytes, not { $size }
expected-colour = a colour like "#3a7" or "#33aa77"
expected-crest = a crest by its name ({ $known }), or as an SVG path of at most { $most } characters on a field of 24 by 24

## Positions of Origami and Legends

expected-one-at-least = at least one
expected-families-of = of { $known }, not `{ $word }`, in the game { $game }
expected-cards = at most { $most } cards
expected-in-hands = { $card } only in hands
expected-no-characters = no characters in collections
expected-copies = { $copies ->
    [one] { $card } only once: there is no other in the box
   *[other] { $card } no more than { $copies } times in all: there are no more in the box
}
expected-levels = digits and letters up to { $last } after `{ $mark }`
expected-in-play = cards of the families in play, not `{ $word }`
expected-unmarked = marks only on collected cards
expected-chosen = one or two cards of that hand
expected-middle = characters, of each pair one colour at most
expected-held = only cards that hand { $seat } holds
expected-at = at= an instruction with { $step }
expected-at-asked = at= the instruction that is asked about
expected-at-running = at= an instruction that does something when its card is played or used
expected-memory = memory= a mask of seats
expected-price = card= and a price that can be paid
expected-deep = { $discards ->
    [one] deep= at most the 1 discard there is
   *[other] deep= at most the { $discards } discards there are
}
expected-no-paper = no paper where there is none
expected-from = from= a card of a collection
expected-at-most = { $name }= at most { $most }
expected-type = { $name }= the number of a card type + 1, at most { $most }
expected-given = given= a card of that hand
expected-own-card = card= the card to which at= belongs
expected-no-column = no column= before the card is placed
expected-paid = paid=, paper= and doubled= what lies in the discards and the deck of rice paper
expected-question = a moment at which somebody is asked and can answer
expected-step = { $nearest ->
    [none] a step, one of { $known }, not `{ $word }`
   *[other] a step, perhaps `{ $nearest }`, not `{ $word }`
}
expected-fields = { $known }, not `{ $word }`

## Positions of Islands

expected-two-each-once = two or more, each once
expected-somebody = somebody who can answer
# Follows `bid:`.
expected-bid = and `bidder:` together, and no other winner
expected-not-both = not both { $both-and }
expected-dealt = { $count } different sheets of those in play
expected-one-sheet = one sheet
expected-islands = both islands of one sheet, then both of another
expected-begun = painted islands `begun 1`, `begun 2` and so on
expected-not-begun = no `begun` without paint
expected-volcanoes = volcano { $count }, one for each on an island that was begun
expected-island = a sheet, 1 or 2, and perhaps `begun 1`; sheets: { $sheets }
expected-rows = { $rows } rows after it, each beginning with `|`, not { $given }
expected-squares = { $squares } squares in row { $row }, not { $given }
expected-mark = { $paint-count ->
    [0] at { $square } (column { $column }, row { $row }) `{ $there }` as on the sheet, not `{ $mark }`
   *[other] at { $square } (column { $column }, row { $row }) `{ $there }` as on the sheet, or { $paint }, not `{ $mark }`
}
expected-words = { $count ->
    [one] one word of { $known }
   *[other] { $count } words of { $known }
}
expected-filled = filled only where all its squares are painted
expected-nothing-else = nothing else while sheets are chosen
expected-choosing = a seat that has yet to choose
expected-no-step = no `{ $step }` there
expected-nothing-on-half = nothing on a painting that is half said
expected-frame = a step of { $known }, then `seat=` and { $fields } as needed
expected-part = `{ $name }=` a number from 0 to { $most }, not `{ $name }={ $given }`
expected-part-of = `{ $name }=` of { $known }, not `{ $name }={ $given }`
expected-possible = `{ $step }` as it can come about

## Games in notation

expected-turn = turn { $turn }, not { $given }
expected-answers = an answer, also before and after every `;`
expected-answer = of seat { $seat } one of { $offered }, not `{ $word }`
expected-answer-after = an answer after `{ $seat }:`
expected-answer-of = an answer of seat { $seats-or }, not of seat { $seat }
expected-nothing-after = of seat { $seat } nothing after `{ $word }`
expected-no-more = no more answers, the game is over
expected-seat = a seat from 0 to { $most }, not { $seat }
expected-seat-first = `seat:` first, for seat { $seats-or } may answer
expected-semicolon = `;` before `{ $word }`, for something new is seen there
expected-takeback = `{ $word }` and the number of answers that still count
expected-takeback-to = after `{ $word }`, { $least } to { $most }
expected-resign = `{ $word }` and a seat that has not given up: { $seats-or }
expected-no-takeback = after `{ $word }`, nothing: there is no answer to take back
expected-turn-line = a turn, not `{ $name }:`: all of the header comes first
expected-beginning = a line `seed:` or `position:` somewhere in the header
expected-value = a value, not broken JSON
expected-object = a JSON object
expected-indented = with the lines of a position indented below it
# The next three follow the name of a line.
expected-as-there = { $players }, as in the position
expected-packs = { $packs }, for there are no others here
expected-without = without `{ $pack }`, for other figures of it are not known here

## Points that are counted at home. No browser says this.

# What people write to have their points counted; in line 0, something that is missing everywhere or was just typed.
error-bad-count = { $line ->
    [0] This cannot be scored. Expected: { $expected }.
   *[other] Line { $line } cannot be scored. Expected there: { $expected }.
}
    .because = { $line ->
        [0] This cannot be scored: { $why }.
       *[other] Line { $line } cannot be scored: { $why }.
    }
error-not-counted = The points of “{ $game }” cannot be counted here. Choose one of these games: { $known }.

expected-one-meant = one name, for `{ $word }` may be { $known-or }
expected-name = { $nearest ->
    [none] another name than `{ $word }`, which is none here
   *[other] another name than `{ $word }`, perhaps { $nearest }
}
expected-families-line = { $count ->
    [one] a line `families:`, for the cards do not tell which family is in play
   *[other] a line `families:` before the first player, for the cards do not tell which { $count } families are in play
}
expected-paper-counted = a number only where `hand:` is a number, too
expected-no-paper-here = no rice paper, for no family in play has any
expected-once = each island once
expected-two-sheets = two different sheets for each player
# $number: which one, as the sheet counts them
expected-outline-filled = `no` for outline { $number }, for its squares do not all have one colour: { $squares }
