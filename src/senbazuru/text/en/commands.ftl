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
metavar-address = ADDRESS
metavar-directory = DIRECTORY
metavar-file = FILE
metavar-files = FILE
metavar-float-range = FLOAT RANGE
metavar-folder = FOLDER
metavar-game = GAME
metavar-integer = INTEGER
metavar-integer-range = INTEGER RANGE
metavar-language = LANGUAGE
# NAME is one of several limits, N a number.
metavar-limit = NAME=N
metavar-link = LINK
metavar-names = SHEET
metavar-page = PAGE
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
# $option is a flag such as --dark.
pictures-only = { $option } is for pictures of the cards; add --svg and a folder for them, or leave out { $option }
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
    Programs can play there too, through the protocol. Everything is kept in one SQLite file; stop and start as you like, no game is lost.
    .line = Serve tables for people and bots, in the browser.
    .host = The address to listen on; 0.0.0.0 lets others in your network in.
    .port = The port.
    .data = The folder where tables are kept.
    .data-default = the user’s data folder
    .database = Another database, as sqlite:///FILE.
    .no-browser = Do not open a browser.
    .bot-processes = Processes in which bots think.
    .origins = Another address, such as https://play.example.org, whose pages may talk to this server.
    .proxies = A proxy, or a network of them such as 10.0.0.0/24, whose word on where people come from is taken.
    .style = How to write the log, which goes to stderr.
    .log-level = How much to log.
    .smtp = The mail server for letters to those whose turn it is: smtps://USER@HOST (TLS), smtp://USER@HOST (STARTTLS) or smtp+plain://HOST. Its password is in SENBAZURU_SMTP_PASSWORD or in a file.
    .smtp-password-file = A file with the password for it.
    .mail-from = Whom mail comes from, such as play@example.org.
    .public = The address of this server that others open, such as https://play.example.org; links in mails begin with it.
    .limits = Change a limit; see docs/server.md.
serve-ready = Senbazuru serves { $address }   (Ctrl+C stops it)
serve-others = Others in your network open { $address }
serve-in-the-clear = What goes over the network can be read there. Beyond your house, use TLS: docs/security.md
serve-no-browser = No browser could be opened here; open that address yourself.
serve-bad-proxy = “{ $given }”; say an address or a network: 127.0.0.1 or 10.0.0.0/24
serve-bad-limit = “{ $given }”; say NAME=N, and NAME is one of { $known }
serve-mail-needs = --smtp needs { $flag } as well; see docs/server.md
serve-bad-mail = “{ $given }”; see docs/server.md for what --smtp, --mail-from and --public look like
serve-cannot-listen = cannot listen on { $host }, port { $port } ({ $problem }); choose another with --host or --port

## join

command-join =
    LINK is a seat’s own link (http://host:port/table/ID#SECRET), an invitation (the same without the secret), or, with --game, the server’s address: then a new table is opened, and others can come to it.
    .line = Play at the table of a server.
    .name = How others see you.
    .name-default = yours on this machine
    .seat = Which seat to take.
    .seat-default = the first that is empty
    .watch = Only watch.
    .game = Open a new table for this game: { $games }.
    .players = New table: number of seats.
    .bots = New table: bots for the last seats, e.g. greedy,greedy. There are { $bots }.
    .minutes = New table: minutes that each has for the whole game.
    .increment = And seconds more after every action.
    .listed = New table: strangers may find it.
# How somebody is called who has not said, and whose machine does not know it either.
guest = Guest
join-new-only = { $flag } is for a new table: say --game too.

## rules

command-rules =
    PAGE is a game, `rulings`, or one paragraph of a page, as in `legends#characters` or `origami#farm-cat`. Without one: the contents of all pages.
    .line = Read the rules, or look something up in them.
    .query = Where these words are told, on PAGE or on all pages.
# Under the contents of all pages.
rules-onwards = “senbazuru rules legends” shows a page, “senbazuru rules legends#characters” a part of it, and “senbazuru rules --search "two whales"” looks for words. What stands on the right can be given instead.
rules-found = { $count ->
    [0] Nothing is told about “{ $query }”. Try fewer words, or the beginning of one.
    [one] “{ $query }” is told in one place:
   *[other] “{ $query }” is told in { $count } places:
}

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
    FILE holds a `key: value` a line, such as `hand 0: cat, sheep`; - reads the input. Shown are what happened, the position, every open question with its options and why some cannot be taken, and the score card by card. Nothing is hidden: this is for rules questions, not for play. docs/positions.md tells all keys and all words of answers.
    .line = Set up a position from FILE, answer, and see what follows.
    .answers = An answer in words: 'play cat sheep left', or '1: cat' where several seats are asked; ';' between two. May be given more than once.
# Headings
position-happened = What happened
position-itself = The position
position-asked = What is asked
position-over = Nothing: the game is over.
# An answer that cannot be given, and a few words why.
position-cannot = { $option } - { $why }
# $problem is a sentence.
position-answer = --answer “{ $answer }”: { $problem }

## score

command-score =
    GAME is one of { $games }. FILE tells what counts for every player: as the game has it, the two collections from the bottom up and the cards left in hand, or the painted islands and the coins. Each line is a `key: value`; - reads the input. docs/score.md tells all keys. Without FILE you are asked, player by player.

    Names may be those of your language or the English ids, and first letters will do: "el" is the Elephant.
    .line = Count the points of a GAME that was played at home, and see who has won.
# What is asked, before what is typed.
score-ask-players = How many players ({ $least } to { $most })
score-ask-name = Name of { $name }
score-ask-families = Families in play
score-ask-middle = Characters in the middle of the table
score-ask-left = Left collection, from the bottom up
score-ask-right = Right collection, from the bottom up
score-ask-hand = Cards left in hand
score-ask-paper = Rice paper among them
score-ask-sheets = The two sheets
score-ask-coins = Coins
# A row of an island; nothing for the first if it was not begun. The letters are typed so: blue, green, red.
score-ask-row = Row { $row } (b, g or r is paint; { $row ->
    [1] nothing: the island was not begun
   *[other] nothing: as shown above
})
score-ask-outline = Was the { $outline } ({ $squares }) painted with a single shape? (yes/no)

## cards

command-cards =
    Each figure is marked: book (printed in a rulebook’s text), read (follows from a note or example), list (from a published list), ours (our own design). `senbazuru cards export DIR` writes the packs as text to edit.
    .line = List the cards with every figure and where it comes from.
    .family = Only this family, or characters.
    .as-json = A list of JSON objects.
    .pictures = Draw each card as a picture, in a folder for each family in FOLDER, and the back.
    .small = With --svg: without the text, as cards lie in a hand.
    .dark = With --svg: for a dark ground.
    .force = With --svg: replace pictures that are there already.
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
# One of the four marks that command-cards explains.
cards-mark = { $source ->
    [book] book
    [read] read
    [list] list
   *[ours] ours
}
# Where some figures of a card come from.
cards-source = { cards-mark }: { $figures }
cards-exported = { $packs } packs in { $folder }. Edit them, then: senbazuru simulate origami --pack { $folder }
# Before a bar that grows.
cards-drawing = Drawing cards
# The title of a picture.
cards-back = The back of a card
cards-drawn = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} and the back in { $folder }

## The tables of the rules pages

tables-origami = origami
tables-character = character
tables-effect = what it does
tables-source = where it comes from
tables-yellow = yellow
tables-red = red
# All figures of a card come from one source.
tables-all = all { $mark }
tables-family = { $family } ({ $count } cards)
# Fluent counts nothing here: the shipped packs have many of each.
tables-ours =
    Of { $cards } origami, the cost of { $cost }, the folds of { $folds }, the points of { $points } and the effect of { $effect } are our own.
    Names of ours: { $name ->
        [0] none
       *[other] { $name }
    }; numbers of copies of ours: { $copies ->
        [0] none
       *[other] { $copies }
    }.
tables-ours-characters = Of { $effects } effects, { $ours } are ours; so are the figures marked in the last column.
# Under the table of a family; $sources says where the figures of rice paper come from.
tables-paper = With it come { $count } cards of Rice Paper, worth { $folds ->
    [one] 1 fold
   *[other] { $folds } folds
} each ({ $sources }).

## sheets

command-sheets =
    `senbazuru sheets orizuru` draws one. Each sheet has two islands. All of them are our own. `senbazuru sheets export DIR` writes them as text to edit.
    .line = List the sheets of Origami Islands, or draw some of them.
    .usage = [SHEET... | COMMAND [ARGS]...]
    .as-json = A list of JSON objects.
    .svg = Write a picture of every sheet, as SVG, to this folder.
    .force = Replace pictures that are there already.
command-sheets-draw =
    .line = Draw sheets, named by their ids or by files of your own.
    .as-json = A list of JSON objects.
    .svg = Write pictures of these sheets, as SVG, to this folder.
    .force = Replace pictures that are there already.
command-sheets-check =
    Every problem is told with its line, island, row and column; exit code 2 if there are any.
    .line = Check sheets of your own, and tell everything that is wrong with them.
    .as-json = Files and findings as a list of JSON objects.
command-sheets-export =
    .line = Write the sheets as text files to FOLDER, to be edited.
    .force = Replace sheets that are there already.
# Before the bar that grows while they are drawn.
bar-sheets = Sheets

## print

command-print =
    Cards, island sheets, references, score pads and the rules, in our own words and with our own pictures. What else is our own is told on the page.

    Print at 100 %, not “fit to page”, so that cards have their size.
    .line = Write PDF files to print.
command-print-cards =
    `senbazuru print cards --families farm,sky` is enough for two players. Cards are 63 × 88 mm, each as often as it is in the box; rice paper comes with the family `polar`.
    .line = Cards, nine a page, with cut marks and backs.
    .once = Each card once, however many of it are in the box.
    .backs = Without the pages of backs.
command-print-sheets =
    `senbazuru print sheets --sheets masu,tako` gives these two only: one page, enough for a player.
    .line = Island sheets to paint and write on, two a page.
command-print-science =
    .line = Science sheets for a solo game of Origami Islands, two a page.
command-print-reference =
    .line = How a game is played, and what its cards or landmarks do.
command-print-scorepad =
    .line = The sheets of a score pad, four a page.
command-print-rules =
    .line = The rules as a booklet of folded pages.
    .booklet = Not a booklet but page after page in reading order, each half a sheet.
flag-families = Only these, e.g. farm,sky.
    .default = all
flag-game = Only what this game needs.
    .default = all
flag-sheets = Only these, e.g. masu,tako.
    .default = all
flag-output = Where to write it.
    .default = senbazuru-cards.pdf and so on
flag-paper = The size of the paper.
flag-force = Replace a file that is there already.
print-there = { $file } is there already; name another file with -o, or add --force

## completion

command-completion =
    For bash: add  eval "$(senbazuru completion bash)"  to ~/.bashrc; for zsh the same with zsh in ~/.zshrc; for fish: senbazuru completion fish > ~/.config/fish/completions/senbazuru.fish
    .line = Print what teaches SHELL to complete commands and options.
