### The sheets of Origami Islands: what is on them, and what can be wrong with one. All keys begin with sheets-.

## What a map shows

sheets-kind-empty = empty
sheets-kind-sea = sea
sheets-kind-mountain = mountain
sheets-kind-regular-harbour = Regular Harbour
sheets-kind-secret-harbour = Secret Harbour
sheets-kind-lighthouse = Lighthouse
sheets-kind-temple = Temple
sheets-kind-grove = Grove
sheets-kind-coal-pit = Coal Pit
sheets-kind-gold-mine = Gold Mine
sheets-kind-volcano = Volcano

sheets-colour-blue = blue
    .letter = b
sheets-colour-green = green
    .letter = g
sheets-colour-red = red
    .letter = r

## The list

sheets-head-sheet = sheet
sheets-head-island = island
sheets-head-size = size
sheets-head-outlines = outlines
sheets-size = { $rows } x { $columns }
sheets-near-mark = { $id } *
sheets-note-near = * Near Islands: good for a first game.
sheets-note-every = Every island also has a Regular and a Secret Harbour and a Lighthouse.
sheets-note-outlines = Outlines: the card with that shape, and the colour ({ $colours }).
sheets-note-draw = To see one: senbazuru sheets { $id }

## A sheet

sheets-title = { $name } ({ $id })
sheets-title-near = { $name } ({ $id }), Near Islands
sheets-legend = Legend
sheets-legend-outline = empty, inside a { $colour } outline

## Own sheets

sheets-ready = { $file } is ready: { $first } and { $second }. Play with it by --sheet { $file }.
sheets-not-ready = { $file } is not ready: { $problems ->
    [one] 1 problem.
   *[other] { $problems } problems.
}
sheets-complaint = { $file }, { sheets-place }: { sheets-problem }.
sheets-exported = { $sheets } sheets in { $folder }. Edit one, then: senbazuru sheets check FILE
sheets-pictured = { $sheets ->
    [one] 1 picture
   *[other] { $sheets } pictures
} in { $folder }.

## What is wrong. Pieces of other messages, which have the arguments.

sheets-place = { $row ->
    [0] { $island ->
        [none] line { $line }
       *[other] line { $line } ({ $island })
    }
   *[other] line { $line } ({ $island }, row { $row }, column { $column })
}

# Follows “the”.
sheets-landmark = { $what ->
    [regular-harbour] { sheets-kind-regular-harbour }
    [secret-harbour] { sheets-kind-secret-harbour }
    [lighthouse] { sheets-kind-lighthouse }
    [temple] { sheets-kind-temple }
    [grove] { sheets-kind-grove }
    [coal-pit] { sheets-kind-coal-pit }
    [gold-mine] { sheets-kind-gold-mine }
   *[volcano] { sheets-kind-volcano }
}

sheets-problem = { $problem ->
    [one-each] there must be exactly one { sheets-landmark } on an island, and here { $found ->
        [0] is none
       *[other] are { $found }
    }
    [too-many-groves] an island has at most { $needed } Groves, and this one has { $found }
    [too-many-landmarks] an island has at most { $needed } landmarks besides sea and mountains, and this one has { $found }
    [cut-off] { $found ->
        [one] an empty square is
       *[other] { $found } empty squares are
    } cut off here; all empty squares must hang together side by side
    [inland] the { sheets-landmark } must lie on the edge of the map
    [no-landing] the { sheets-landmark } needs { $needed ->
        [one] an empty square
       *[other] { $needed } empty squares
    } right beside it, not only at a corner, and has { $found }
    [too-near] the { sheets-landmark } must be at least { $needed } steps away from the Regular Harbour, counted in rows and columns, and is { $found }
    [hemmed-in] the { sheets-landmark } needs at least { $needed } empty squares around it, and has { $found }
    [odd-outline] the { $what ->
        [blue] { sheets-colour-blue }
        [green] { sheets-colour-green }
       *[red] { sheets-colour-red }
    } outline must have the shape of card #3, #4 or #5, turned in any way
    [no-room] the shape of card { $what } must fit the empty squares in at least { $needed } ways, and fits in { $found }
    [unreadable] this file cannot be read as text
    [bad-id] the file’s name must be made of small letters, digits and hyphens, and end in .txt
    [no-name] { $what ->
        [sheet] the sheet
       *[island] the island
    } needs a name of 1 to 24 characters, as in “{ $what }: Komori”
    [same-name] both islands are called “{ $found }”; each needs a name of its own
    [two-islands] a sheet has exactly { $needed } islands, each after a line “island: NAME”, and this one has { $found }
    [twice] “{ $what }:” is allowed once, { $what ->
        [outlines] below its map
       *[other] before the first island
    }
    [yes-or-no] “{ $what }:” is followed by yes or no
    [unknown-word] a line can begin with sheet:, near:, island: or outlines:, and this one begins with “{ $found }:”
    [outlines-first] “outlines:” comes below its map
    [colours] expected are outlines with their colours, as in “1 red, 2 blue”, each number from 1 to 6 once, instead of “{ $found }”
    [map-first] a map comes after a line “island: NAME”
    [map-after-outlines] no row of a map comes below “outlines:”
    [unknown-symbol] “{ $found }” is not a symbol of a map; expected one of . ~ ^ R S L T G C D V or 1 to 6, with spaces between
    [size] a map has 4 to 7 rows and 4 to 7 columns, and this one has { $found } { $what ->
        [rows] { $found ->
            [one] row
           *[other] rows
        }
       *[columns] { $found ->
            [one] column
           *[other] columns
        }
    }
    [uneven] the longest row has { $needed } squares, and this one has { $found }; make all rows equally long
    [no-colour] the outline { $found } has no colour; add it below the map, as in “outlines: { $found } red”
    [not-drawn] the outline { $found } has a colour but no squares
   *[other] { $problem }
}
