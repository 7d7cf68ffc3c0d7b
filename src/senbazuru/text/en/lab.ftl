### What the laboratory says: simulate, arena, lab, check and bench. Read together with commands.ftl, which tells how.

## Options of several commands

flag-bot = Who plays, at every seat.
flag-bots = Who plays, dealt in turn: { $bots }, or one’s own as module:Class.
flag-numbers = Number of seats; may be given more than once.
    .default = all
flag-ray = Play on a Ray cluster; `local` starts one on this machine.
flag-rounds = Medians of so many.
flag-this-mode = Leave out the pure Python figures of a compiled build.

metavar-revision = REV

## Figures

# Stands between the thousands of large numbers in tables.
thousands-separator = ,
# A share in the tables of a terminal and in pictures; the other one in running text, and in tables for documents.
percent = { $value }%
percent-in-text = { $value } %
# Bounds: at least, at most.
span = { $low } to { $high }

games-count = { $games ->
    [one] 1 game
   *[other] { NUMBER($games, useGrouping: 0) } games
}
# What was played, above many a table.
games-and-seed = { games-count }, seed { $seed }
# $players is 1 where one plays alone.
players-count = { $players ->
    [1] alone
   *[other] { $players } players
}

## While games are played

bar-games = Games

## Heads of tables. Some tables are for documents, most for a terminal: the shorter the better.

head-against = against
head-ahead = ahead
head-best = best
head-bot = bot
head-bounds = 95 % bounds
head-card = card
head-cost = cost
head-difference = difference
head-edge = edge
head-family = family
head-game = game
head-games = games
head-goal = goal
head-here = here
head-iterations = iterations
head-luck = luck
head-luck-of-owners = luck of owners
# Points made on a sheet.
head-made = made on it
head-median = median
head-met = met
# Milliseconds that a bot thinks about a decision.
head-milliseconds = ms a decision
head-paid = paid
head-place = place
head-place-1 = first
head-place-2 = second
head-place-3 = third
head-place-4 = fourth
head-place-5 = fifth
head-played = played
head-players = players
head-points = points
head-points-median = { players-count }: points, median
head-rating = rating
head-ratio = ratio
head-result = result
head-rival = rival
head-seats = seats
head-sheet = sheet
# The points of the rival.
head-theirs = theirs
head-version = version
head-wins = wins

## simulate

command-simulate =
    GAME is one of { $games }. The same seed gives the same games, whatever the number of processes.
    .line = Play many GAMEs among bots and tell how they ended.
    .players = Number of seats.
    .bots = Who plays, dealt in turn: { $bots }.
    .bots-default = the first of the game’s own, and random
    .games = Number of games.
    .as-json = One JSON object a game.

## arena

command-arena =
    Each plays against each: at two players every pairing; at more, every selection of that many bots (or every way to fill the seats, if fewer are named). Seats are exchanged from deal to deal, or on every deal with --duplicate. The same seed gives the same games, whatever the number of processes, here or on a cluster, in one go or after an interruption.
    .line = Let bots play a tournament of GAME and rate them.
    .bots = Who takes part: { $bots }, or a bot of your own as module:Class.
    .games = Deals that every pairing plays.
    .games-default = 100
    .players = Number of seats.
    .players-default = 2
    .duplicate = Play every deal from every seat: the same cards, seats exchanged.
    .out = Keep every finished game in this file; what is there already is not played again.
    .resume = Go on with the tournament in this file; nothing else need be given.
    .as-json = The standings as one JSON object.
    .plot = Also draw them, as SVG, to this file.
arena-no-game = name a GAME, or a file to --resume
arena-one-file = --out and --resume name the same thing; give one of them
arena-stopped = stopped; { $played } games are in { $file }, and { $left } are left: the same command goes on
# What is wrong with the first line of a tournament’s file.
arena-format = its format is { $there }, not { $here }
# What was played: $game as it was typed.
arena-heading = { $game }, { players-count }: { $players ->
    [1] { $tables ->
        [one] 1 bot
       *[other] { $tables } bots
    }
    [2] { $tables ->
        [one] 1 pairing
       *[other] { $tables } pairings
    }
   *[other] { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }
}, { $deals ->
    [one] 1 deal
   *[other] { NUMBER($deals, useGrouping: 0) } deals
}{ $every-seat ->
    [yes] , each from every seat
   *[no] {""}
}, { games-and-seed }
# What head-ahead means.
arena-ahead = Ahead: how often a bot comes in before the other at the same table; a shared place counts half.
arena-ahead-alone = Ahead: how often a bot has more points than the other on the same deal; equal points count half.
# The picture
arena-picture-title = { $game }, { $players ->
    [1] played alone
   *[other] { players-count }
}
# For those who cannot see it; $title is the one above.
arena-picture-label = Standings of { $bots } at { $title }
arena-picture-games = { games-count } · seed { $seed }
arena-picture-rating = Rating
arena-picture-rating-note = OpenSkill; the bands are 95 % bounds
arena-picture-ahead = Ahead of
arena-picture-ahead-note = how often the bot of the row is ahead of that of the column
arena-picture-ahead-signs = with 95 % bounds; ▲ surely more than half, ▼ surely less

## lab

command-lab =
    .line = Study the games: what many of them tell about cards, seats, sheets and bots.

## lab cards

command-lab-cards =
    Played and paid are times per copy and game; points is what a played card ends up with; luck is the share of wins of those who played it, times the players (1 is what chance gives everybody); edge is that less the luck of all who played cards of the same cost. With 95 % bounds. Then the means of families, and what misses the goals.
    .line = Play many GAMEs (mixed, legends or origami) at tables that chance chooses, and tell what becomes of each card.
    .games = Number of games.
    .picture = Also draw it, as SVG, to this file.
    .markdown = The table as Markdown.
    .as-json = One JSON object a card.
lab-cards-none = { $game } has no cards; choose { $known }
# Instead of an edge.
lab-cards-hardly = hardly played
# $groups are families and the next one, each with its mean; $goal is how far it may be off.
lab-cards-means = Mean edges: { $groups }.
lab-cards-characters = characters of { $cost }
lab-cards-far = Beyond ±{ $goal }: { $groups }.
    .none = Beyond ±{ $goal }: none.
lab-cards-missed = Cards with a figure of ours beyond ±{ $goal }: { $cards }.
    .none = Cards with a figure of ours beyond ±{ $goal }: none.
lab-cards-length = A player has { $turns } turns and { $points } points.
# The picture
lab-cards-picture-title = Luck of a card’s owners, beside cards of the same cost
lab-cards-picture-note = 0 is the mean of its cost; ▲ clearly better, ▼ clearly worse; lines: 95 % bounds
lab-cards-picture-cost = cost { $cost }

## lab balance

command-lab-balance =
    A round moves figures marked "ours" a step where a card or its family is too strong or too weak (points, what characters award, and their cost with its folds) and plays the same deals of origami, legends and mixed again. What is fairer, and leaves the length of games and their scores as they were, is kept in the files at once; FOLDER/balance.jsonl tells of every round. Read them before you use them: what is fair may still look odd.
    .line = Look for fairer figures in the packs of FOLDER (`senbazuru cards export FOLDER` writes them).
    .games = Games a round, of each kind.
    .rounds = Rounds at most.
lab-balance-nothing = { $folder } has no pack with a figure marked ours: senbazuru cards export { $folder }
# $name is a card or a character. What keeps a figure from being moved.
lab-balance-no-card = { $pack } has no { $name }
lab-balance-no-line = { $pack }: { $figure } does not stand on a line of its own
lab-balance-heading = seed { $seed }, { games-count } a round of each of { $kinds }
# A figure of a card, or of both characters of a name.
lab-balance-figure = { $name } { $what ->
    [points] points
    [award] award
   *[cost] cost
}
lab-balance-step = { $was } to { $now }
# $moves are some of figures with their steps, or the next one. $missed is for each game how many cards are too far off.
lab-balance-round = { $number }: { $moves }: { $loss } off; cards beyond: { $missed }; { $kept ->
    [yes] kept
   *[no] taken back
}
lab-balance-as-it-is = as it is
lab-balance-more = { $moves } and { $count } more
lab-balance-moved = figures moved:

## lab seats

command-lab-seats =
    GAME is one of { $games }. Places are counted in turn order from whoever has the first turn. Luck is the share of wins times the players (1 is fair; a shared victory counts in parts), points are means. With 95 % bounds.
    .line = Play many GAMEs of a bot against itself, and tell how the first player fares, the second, and so on.
    .games = Games of each number of players.
    .bot-default = the first of the game’s own
    .markdown = The table as Markdown.
lab-seats-alone = alone nobody is first or second
lab-seats-heading = { $game }, { $bot } at every seat, seed { $seed }

## lab sheets

command-lab-sheets =
    Points are those of players who have the sheet, mean and median; which sheets they keep is left to chance. A sheet is fair if they differ by at most 12 % from the mean of all, over all numbers of players; the game alone is told separately. With 95 % bounds.
    .line = Play many games of Origami Islands and tell what bots make of each sheet.
    .games = Games of each number of players.
    .markdown = The tables as Markdown.
lab-sheets-heading = { games-count }, { $bot } at every seat, seed { $seed }
# Of a sheet that is not fair.
lab-sheets-unfair = { $way ->
    [good] too good
   *[poor] too poor
}
# $within is a share, $times a number; $best and $poorest are sheets.
lab-sheets-verdict = { $fair } of { $sheets } sheets are within { $within } of the mean. The best, { $best }, makes { $times } times as many points as the poorest, { $poorest }.

## lab strength

command-lab-strength =
    A goal is met when the result reaches it and the lower bound is above what equals would have: half of the wins at two players, a quarter at four, no difference in the solo game. Bounds are 95 %, and a deal counts once. The same bots give the same results everywhere; only times differ.
    .line = Measure how strong the bots are: 200 deals a row, each from both seats, on fixed seeds.
    .only = Only rows whose name has this in it, e.g. islands or expert-hard.
    .deals = Fewer deals a row, to look at it quickly.
    .keep = Keep finished games in this folder; what is there already is not played again.
    .kept = Play nothing: sum up the games that are kept so far.
    .write = Write the tables into this page, between its marks.
lab-strength-all-rows = a page gets all rows, or none: leave out --only and --deals, or --write
lab-strength-no-folder = --kept needs the folder that --keep names
lab-strength-no-row = no row has “{ $given }” in its name
lab-strength-no-marks = the page needs the marks { $begin } and { $end } once each
# Before the bar; $row says who plays what.
lab-strength-row = { $number } of { $total }: { $row }
lab-strength-met = { $met ->
    [yes] yes
   *[no] **no**
}
lab-strength-time = { $minutes } minutes with { $jobs ->
    [one] 1 process
   *[other] { $jobs } processes
}
# Under a table; without goals if there are none.
lab-strength-sum = { $goals ->
    [0] {""}
   *[other] { $met } of { $goals } goals met;{" "}
}{ games-count }, { $minutes } minutes of thinking on one core.
lab-strength-missing = Not measured yet: { $rows }.

## check

command-check =
    The games are of all kinds. Nothing is lost, nothing leaks, no dead end, no endless game; positions, records, copies and undo are exact. One closing line with its counts; exit code 1 if anything is wrong.
    .line = Check what GAME promises, at every state of random games.
    .games = Number of random games.
    .seed = Number of the first game.
    .seed-default = 0
    .as-json = Counts and findings as one JSON object.
# The closing line: $counts are some of those below.
checked = { $game }: { $counts }: all right
checked-wrong = { $game }: { $counts }: { $wrong } wrong
checked-count = { $count } { $what }
# How often something was looked at
checked-answers = answers
checked-barriers = barriers
checked-compounds = compounds
checked-endings = endings
checked-games = games
checked-ledgers = ledgers
checked-looks = looks
checked-outputs = outputs
checked-prefixes = prefixes
checked-questions = questions
checked-refusals = refusals
checked-states = states
checked-steps = steps
checked-takebacks = takebacks
checked-transcripts = transcripts
checked-undos = undos
checked-ways = ways

## bench

command-bench =
    Others are measured beside it from a checkout of the source: `python -m bench --help` tells more.
    .line = Measure the engine: medians, one core, random play with every answer checked.
    .peers = Also OpenSpiel and RLCard; in a checkout of the source.
    .server = The server instead, beside one of boardgame.io; in a checkout, too.
    .against = Compare with another git revision, in interleaved runs.
bench-no-checkout = --{ $part } needs a checkout of the source: go there and run `python -m bench { $part }`.
bench-no-git = --against needs a git checkout to find the revision in
# $problem is what git says.
bench-no-revision = no revision “{ $revision }” here: { $problem }
bench-building = Building { $revision } ...
bench-round = Round { $number } of { $rounds }
# $mode: the engine is compiled, or pure Python.
bench-heading = Senbazuru { $version }, { $mode ->
    [compiled] compiled
   *[pure] pure Python
}
bench-heading-pure = The same as pure Python
bench-goal = goal { $goal } { $met ->
    [yes] reached
   *[no] MISSED
}
# What is measured, in at most 48 letters: a decision, a game ... Units follow.
bench-row-inside = inside, 2 players
bench-row-inside-games = inside, 2 players, games
bench-row-inside-five = inside, 5 players
bench-row-five-to-two = cost of a decision, 5 players against 2
bench-row-driven = driven from Python, 2 players
bench-row-driven-games = driven from Python, 2 players, games
bench-row-driven-by-step = driven from Python, a call a step
bench-row-copy = copy
bench-row-search = search, 2 players, whole games answered by greedy
bench-row-legends-inside = Legends inside, 2 players
bench-row-legends-share = Legends, as a share of Origami
bench-row-mixed-inside = mixed inside, 2 players
bench-row-mixed-share = mixed, as a share of Origami
bench-row-islands-inside = Islands inside, 2 players
bench-row-islands-inside-games = Islands inside, 2 players, games
bench-row-islands-solo = Islands, a greedy solo game
bench-unit-decisions-s = decisions/s
bench-unit-games-s = games/s
bench-unit-microseconds = microseconds
bench-unit-milliseconds = milliseconds
bench-unit-moves-s = moves/s
bench-unit-ratio = ratio
bench-unit-simulations-s = simulations/s
bench-unit-times = times

## python -m bench, in a checkout of the source

measure =
    What the others need is installed on first use, in ~/.cache/senbazuru; SENBAZURU_PEERS names another folder.
    .line = Measure Senbazuru beside others, on this machine.
measure-peers =
    Ours is measured as `senbazuru bench` does it, and once more after the others.
    .line = Our engine, beside OpenSpiel and RLCard.
measure-server =
    Both under the same load; it takes minutes. boardgame.io needs node and npm; without them it is left out.
    .line = Our server, beside one of boardgame.io.

# While it measures, after “bench: ”.
measure-creating = creating an environment in { $folder }
measure-installing = installing { $what }
measure-ours = measuring ours
measure-ours-again = measuring ours again
measure-saturate = { $server }: more and more tables
measure-pace = { $server }: { $rate } moves a second at { $tables } tables
measure-idle = { $server }: { $tables } idle tables
measure-level = { $tables } tables: { $rate } moves/s, p99 { $p99 } ms
measure-in-memory = { $tables } are in memory; waiting for them to leave it
measure-left = { $tables } have left it; as many again
measure-left-out = { $problem }: boardgame.io is left out

# What is wrong. The first three are followed by what another program says.
measure-not-created = could not create the environment
measure-not-installed = could not install { $what }
measure-exit-code = exit code { $code }
measure-no-npm = node and npm are not here
measure-not-ours = { $folder } is not empty and was not made here: name another folder by SENBAZURU_PEERS
measure-peers-failed = measuring the peers failed with exit code { $code }
measure-failed = { $server } could not be measured
measure-no-start = the server did not start: { $command }

# The servers
measure-server-compiled = Senbazuru { $version }, compiled, durable
measure-server-pure = Senbazuru { $version }, pure Python, durable
measure-server-in-memory = boardgame.io { $version }, in memory
measure-server-in-files = boardgame.io { $version }, FlatFile

# Headings and notes
measure-ratios = Ratios
measure-together = Together
measure-paced = { $server }, { $rate } moves/s at { $tables } tables
measure-peers-playing = Peers, driven from Python (decisions/s, games/s, and how many times as many we make)
measure-peers-thinking = Peers, simulations a second inside a search (IS-MCTS, whole games answered at random), and ours to them
measure-peers-note = RLCard encodes an observation with every step; OpenSpiel and we make one only when asked.
measure-busy = The load average was { $load } before this began, on { $cores } cores.
measure-disturbed = Not every server had { $share } of its core: compare moves a second of processor.

head-tables = tables
head-moves = moves/s
# Milliseconds within which half of the answers, and all but one of a hundred, came.
head-half = p50 ms
head-slowest = p99 ms
# The share of its core that the server had, and that those had who load it.
head-server = server
head-load = load
head-moves-of-processor = moves per second of processor

bench-row-to-openspiel = decisions, ours to OpenSpiel's fastest
bench-row-inside-to-rlcard = games inside the engine, to RLCard's gin-rummy
bench-row-driven-to-rlcard = games driven from Python, to gin-rummy
bench-row-moves = moves a second, at best
bench-row-moves-to-in-memory = moves a second, to in memory
bench-row-moves-to-in-files = moves a second, to FlatFile
bench-row-moves-of-processor-to-in-memory = moves a second of processor, to in memory
bench-row-moves-of-processor-to-in-files = moves a second of processor, to FlatFile
bench-row-pace = p99 at { $rate } moves/s, { $tables } tables
bench-row-tables-idle = { $tables } idle tables take
bench-row-tables-left = still held when they have left memory
bench-row-tables-again = { $tables } more take then
bench-unit-MB = MB
