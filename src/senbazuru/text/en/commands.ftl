### What the commands say: first of themselves, then what they print.
###
### `command-lab-cards` is the command `senbazuru lab cards`, `command` is `senbazuru` itself. `.line` tells in the list of
### commands what it is for; with `--help` the message follows, a paragraph each. The other attributes are its options by
### their names, with `-default` for one whose default cannot be shown as it is. GAME, FILE and so on are the messages
### `metavar-...`; a text may speak of them. What is typed (commands, options, the names of games and bots) is the same in
### every language.

command =
    Play, simulate and study Origami, Origami: Legends and Origami Islands. Every game follows from its seed: the same seed gives the same game everywhere.

    Without a command: play in the browser, as `serve` does.
    .line = A digital table for paper-folding games.
    .version = Show the version and exit.

## Options of several commands

flag-as-json = Everything as one JSON object.
flag-jobs = Processes to use.
flag-language = The language to speak: { $languages }.
    .default = SENBAZURU_LANGUAGE, or the system’s
flag-packs = A folder with edited or new packs (senbazuru cards export) or, for islands, a sheet or a folder of them (senbazuru sheets export); may be given more than once.
flag-seed = Where all chance comes from, up to 32 hexadecimal digits.
    .default = fresh

## What is to be given, as --help shows it

metavar-options = [OPTIONS]
metavar-command = COMMAND [ARGS]...
metavar-directory = DIRECTORY
metavar-file = FILE
metavar-float-range = FLOAT RANGE
metavar-folder = FOLDER
metavar-game = GAME
metavar-integer = INTEGER
metavar-integer-range = INTEGER RANGE
metavar-path = PATH
metavar-seed = SEED
metavar-text = TEXT
# What stands before and after | is typed; SEAT is a number.
metavar-viewer = SEAT|spectator|all

## Said by several commands

# Stands before the digits after it, in tables.
decimal-point = .
no-bots = name at least one bot
# $given is what was typed.
no-seed = “{ $given }”: a seed is 1 to 32 hexadecimal digits
# $file or $place is a file or a folder, $problem one of those below.
no-text = { $file } is not a text. Give a file as it was saved or written by hand.
not-read = { $file } cannot be read: { $problem }. Look at its name and place.
not-written = could not write to { $place }: { $problem }
file-there = { $file } is in { $folder } already; choose another folder, or --force
seed = seed { $seed }

## A game in words: replay and position

# A seat whose name is not known, as notation counts them.
seat = Seat { $seat }
score-final = Final score
score-now = Score as it stands
# Which of the two collections, before a card of it.
score-side = { $column ->
    [left] left
   *[right] right
}
# Where a character lay that gave points.
score-middle = middle

## What a system has against it; others are said in its own words.

trouble-eacces = Permission denied
trouble-eaddrinuse = Address already in use
trouble-eaddrnotavail = Cannot assign requested address
trouble-eexist = File exists
trouble-eisdir = Is a directory
trouble-enoent = No such file or directory
trouble-enospc = No space left on device
trouble-enotdir = Not a directory
trouble-eperm = Operation not permitted
trouble-erofs = Read-only file system

## senbazuru alone

# $mode: the engine is compiled, or pure Python.
version = senbazuru { $version } ({ $mode ->
    [compiled] compiled
   *[pure] pure Python
})
no-table-for-browsers = { $why ->
    [not-built] The table for browsers was not built here (`make web` does it, with Node.js): here is the terminal.
   *[not-installed] The table for browsers is not installed here (`pip install "senbazuru[server]"` brings it): here is the terminal.
}

## play

command-play =
    GAME is one of { $games }: against bots, with others at the same keyboard or, in some, alone.

    The game is saved after every answer; the next call goes on with it. Press h at the table for all keys.
    .line = Play a GAME in the terminal.
    .players = Number of seats; 1 where one can play alone.
    .players-default = 2
    .humans = How many of them are people, who pass the keyboard.
    .bots = Who else plays, in turn: { $bots }.
    .bots-default = the first of the game’s own: greedy, as a rule
    .data = Where games are saved.
    .data-default = the user’s data folder
    .new = Begin a new game instead of going on with the saved one.
    .pace = Seconds a bot waits before it acts.
    .pace-default = 0.6; with --watch 0
    .watch = Only bots play; told in words, as a spectator sees it.

## serve

command-serve =
    .line = Serve tables for people and bots, in the browser.

## join

command-join =
    .line = Play at the table of a server.

## replay

command-replay =
    FILE is a record or a game in notation; - reads the input. With --verify it is not told but checked, and the exit code is 1 if anything differs.
    .line = Play the game in FILE again and tell it in words.
    .verify = Check hashes, rules version, packs and commitment; one closing line.
    .viewer = Who tells the game: as this viewer saw it.
    .as-notation = Print the game in notation instead.
no-viewer = “{ $given }” is nobody: give a seat, counted from 0, spectator, or all
story-takeback = (All agree to go back to where { $answers } answers had been given.)
# The closing line of --verify: $counts are some of the next five.
verified = { $game }: { $counts }: all right
verified-wrong = { $game }: { $counts }: { $count } wrong
verified-none = { $file }: 1 wrong
verified-answers = { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
verified-hashes = { $count ->
    [one] 1 hash
   *[other] { $count } hashes
}
verified-rules = rules { $version }
verified-packs = packs { $packs }
    .none = packs none
verified-commitment = commitment
# What is wrong
verified-after = { $problem } (after { $answers } answers)
verified-seed = The seed is not the one that was promised: its commitment differs.
verified-order = The record is not as it was written: hashes are missing, or the order was changed.

## position

command-position =
    .line = Set up a position from FILE, answer, and see what follows.

## cards

command-cards =
    Each figure is marked: book (printed in a rulebook’s text), read (follows from a note or example), list (from a published list), ours (our own design). `senbazuru cards export DIR` writes the packs as text to edit.
    .line = List the cards with every figure and where it comes from.
    .family = Only this family, or characters.
    .as-json = A list of JSON objects.
command-cards-export =
    .line = Write the packs as text files to FOLDER, to be edited and played with --pack FOLDER.
    .force = Replace packs that are there already.
cards-family = { $family }, { $count } cards
# Before the name of a card.
cards-copies = { $count } x
# $kind: rice paper has folds only, and a character no points.
cards-figures = { $kind ->
    [paper] {""}
   *[other] cost { $cost },{" "}
}{ $folds ->
    [one] 1 fold
   *[other] { $folds } folds
}{ $kind ->
    [origami] , { $points } points
   *[other] {""}
}
# $kind of effect, and what it does.
cards-effect = { $kind }: { $text }
# Where some figures of a card come from: the marks that command-cards explains.
cards-source = { $source ->
    [book] book
    [read] read
    [list] list
   *[ours] ours
}: { $figures }
cards-exported = { $packs } packs in { $folder }. Edit them, then: senbazuru simulate origami --pack { $folder }

## sheets

command-sheets =
    .line = List the sheets of Origami Islands, or draw some of them.

## simulate

command-simulate =
    .line = Play many GAMEs among bots and tell how they ended.

## arena

command-arena =
    .line = Let bots play a tournament of GAME and rate them.

## lab

command-lab =
    .line = Study the games: what many of them tell about cards, seats, sheets and bots.

## check

command-check =
    .line = Check what GAME promises, at every state of random games.

## bench

command-bench =
    .line = Measure the engine: medians, one core, random play with every answer checked.

## completion

command-completion =
    .line = Print what teaches SHELL to complete commands and options.
