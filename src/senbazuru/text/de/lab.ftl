### What the laboratory says: simulate, arena, lab, check and bench. Read together with commands.ftl, which tells how.

## Options of several commands

flag-bot = Wer auf jedem Platz spielt.
flag-bots = Wer spielt, der Reihe nach: { $bots } oder ein eigener Bot als modul:Klasse.
flag-numbers = Anzahl der Plätze; lässt sich mehrmals angeben.
    .default = alle
flag-ray = Auf einem Ray-Cluster spielen; `local` startet einen auf diesem Rechner.
flag-rounds = Mediane aus so vielen Messungen.
flag-this-mode = Bei einer kompilierten Version die Werte für reines Python weglassen.

metavar-revision = REVISION

## Figures

# Stands between the thousands of large numbers in tables.
thousands-separator = .
# A share in the tables of a terminal and in pictures; the other one in running text, and in tables for documents.
percent = { $value }{"\u202F"}%
percent-in-text = { $value }{"\u202F"}%
# Bounds: at least, at most.
span = { $low } bis { $high }

games-count = { $games ->
    [one] 1 Partie
   *[other] { NUMBER($games, useGrouping: 0) } Partien
}
# What was played, above many a table.
games-and-seed = { games-count }, Seed { $seed }
# $players is 1 where one plays alone.
players-count = { $players ->
    [1] allein
   *[other] { $players } Spieler
}

## While games are played

bar-games = Partien

## Heads of tables. Some tables are for documents, most for a terminal: the shorter the better.

head-against = gegen
head-ahead = vorn
head-best = beste
head-bot = Bot
head-bounds = 95-%-Grenzen
head-card = Karte
head-cost = Kosten
head-difference = Abweichung
head-edge = Vorteil
head-family = Familie
head-game = Spiel
head-games = Partien
head-goal = Ziel
head-here = hier
head-iterations = Iterationen
head-luck = Glück
head-luck-of-owners = Glück der Besitzer
# Points made on a sheet.
head-made = darauf erzielt
head-median = Median
head-met = erreicht
# Milliseconds that a bot thinks about a decision.
head-milliseconds = ms je Antwort
head-paid = bezahlt
head-place = Zugfolge
head-place-1 = Erster
head-place-2 = Zweiter
head-place-3 = Dritter
head-place-4 = Vierter
head-place-5 = Fünfter
head-played = ausgespielt
head-players = Spieler
head-points = Punkte
head-points-median = { players-count }: Punkte, Median
head-rating = Stärke
head-ratio = Verhältnis
head-result = Ergebnis
head-rival = Gegner
head-seats = Plätze
head-sheet = Blatt
# The points of the rival.
head-theirs = Gegnerpunkte
head-version = Version
head-wins = Siege

## simulate

command-simulate =
    SPIEL ist eines von { $games }. Derselbe Seed ergibt dieselben Partien, egal mit wie vielen Prozessen.
    .line = Bots ein SPIEL immer wieder spielen lassen und zusammenfassen, wie die Partien ausgehen.
    .players = Anzahl der Plätze.
    .bots = Wer spielt, der Reihe nach: { $bots }.
    .bots-default = der erste Bot des Spiels und random
    .games = Anzahl der Partien.
    .as-json = Ein JSON-Objekt für jede Partie.

## arena

command-arena =
    Jeder spielt gegen jeden: zu zweit in jeder Paarung, mit mehr Spielern in jeder Auswahl von so vielen Bots (oder, wenn weniger genannt sind, in jeder Verteilung auf die Plätze). Die Plätze wechseln von Austeilung zu Austeilung, mit --duplicate innerhalb jeder Austeilung. Derselbe Seed ergibt dieselben Partien, egal mit wie vielen Prozessen, hier oder auf einem Cluster, am Stück oder nach einer Unterbrechung.
    .line = Bots ein Turnier in einem SPIEL austragen lassen und ihre Stärke schätzen.
    .bots = Wer teilnimmt: { $bots } oder ein eigener Bot als modul:Klasse.
    .games = Wie viele Austeilungen jede Paarung spielt.
    .games-default = 100
    .players = Anzahl der Plätze.
    .players-default = 2
    .duplicate = Jede Austeilung von jedem Platz aus spielen: dieselben Karten, vertauschte Plätze.
    .out = Jede beendete Partie in dieser Datei aufheben; was schon darin steht, wird nicht noch einmal gespielt.
    .resume = Das Turnier in dieser Datei fortsetzen; mehr brauchst du nicht anzugeben.
    .as-json = Die Rangliste als ein JSON-Objekt.
    .plot = Die Rangliste auch zeichnen, als SVG in diese Datei.
arena-no-game = Nenne ein SPIEL oder mit --resume eine Datei.
arena-one-file = --out und --resume meinen dasselbe; gib nur eines davon an.
arena-stopped = Angehalten; { $played } Partien stehen in { $file }, { $left } sind noch zu spielen: Derselbe Befehl macht weiter.
# What is wrong with the first line of a tournament’s file.
arena-format = ihr Format ist { $there }, nicht { $here }
# What was played: $game as it was typed.
arena-heading = { $game }, { players-count }: { $players ->
    [1] { $tables ->
        [one] 1 Bot
       *[other] { $tables } Bots
    }
    [2] { $tables ->
        [one] 1 Paarung
       *[other] { $tables } Paarungen
    }
   *[other] { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    }
}, { $deals ->
    [one] 1 Austeilung
   *[other] { NUMBER($deals, useGrouping: 0) } Austeilungen
}{ $every-seat ->
    [yes] , jede von jedem Platz aus
   *[no] {""}
}, { games-and-seed }
# What head-ahead means.
arena-ahead = Vorn: wie oft ein Bot am selben Tisch vor dem anderen liegt; ein geteilter Rang zählt halb.
arena-ahead-alone = Vorn: wie oft ein Bot bei derselben Austeilung mehr Punkte hat als der andere; gleich viele zählen halb.
# The picture
arena-picture-title = { $game }, { $players ->
    [1] allein gespielt
   *[other] { players-count }
}
# For those who cannot see it; $title is the one above.
arena-picture-label = Rangliste: { $bots } ({ $title })
arena-picture-games = { games-count } · Seed { $seed }
arena-picture-rating = Stärke
arena-picture-rating-note = OpenSkill; die Balken sind 95-%-Grenzen
arena-picture-ahead = Vorn
arena-picture-ahead-note = wie oft der Bot der Zeile vor dem der Spalte liegt
arena-picture-ahead-signs = mit 95-%-Grenzen; ▲ sicher mehr als die Hälfte, ▼ sicher weniger

## lab

command-lab =
    .line = Die Spiele untersuchen: was viele Partien über Karten, Plätze, Blätter und Bots verraten.

## lab cards

command-lab-cards =
    Ausgespielt und bezahlt zählen, wie oft das je Exemplar und Partie geschieht. Punkte sind, was eine ausgespielte Karte am Ende wert ist. Glück ist der Anteil der Siege bei denen, die sie ausgespielt haben, mal Spielerzahl (1 ist, was der Zufall jedem gibt). Vorteil ist dieses Glück abzüglich des Glücks aller, die Karten mit denselben Kosten ausgespielt haben. Alles mit 95-%-Grenzen. Danach folgen die Mittelwerte der Familien und was die Ziele verfehlt.
    .line = Ein SPIEL (mixed, legends oder origami) immer wieder an zufälligen Tischen spielen und zeigen, wie sich jede Karte schlägt.
    .games = Anzahl der Partien.
    .picture = Das Ergebnis auch zeichnen, als SVG in diese Datei.
    .markdown = Die Tabelle als Markdown.
    .as-json = Ein JSON-Objekt für jede Karte.
lab-cards-none = { $game } hat keine Karten; wähle aus { $known }.
# Instead of an edge.
lab-cards-hardly = kaum ausgespielt
# $groups are families and the next one, each with its mean; $goal is how far it may be off.
lab-cards-means = Mittlere Vorteile: { $groups }.
lab-cards-characters = Charaktere für { $cost }
lab-cards-far = Jenseits von ±{ $goal }: { $groups }.
    .none = Jenseits von ±{ $goal }: nichts.
lab-cards-missed = Karten mit eigenen Werten jenseits von ±{ $goal }: { $cards }.
    .none = Karten mit eigenen Werten jenseits von ±{ $goal }: keine.
lab-cards-length = Ein Spieler hat { $turns } Züge und { $points } Punkte.
# The picture
lab-cards-picture-title = Glück der Besitzer einer Karte, verglichen mit Karten gleicher Kosten
lab-cards-picture-note = 0 ist das Mittel bei diesen Kosten; ▲ klar besser, ▼ klar schlechter; Linien: 95-%-Grenzen
lab-cards-picture-cost = Kosten { $cost }

## lab balance

command-lab-balance =
    Eine Runde verschiebt Werte, die mit „ours“ gekennzeichnet sind, um einen Schritt, wo eine Karte oder ihre Familie zu stark oder zu schwach ist (Punkte, Prämien der Charaktere, auch deren Kosten samt Faltungen), und spielt dieselben Austeilungen von origami, legends und mixed noch einmal. Was fairer ist und weder die Länge der Partien noch die Punkte verändert, kommt gleich in die Dateien; ORDNER/balance.jsonl erzählt von jeder Runde. Lies die Werte, bevor du sie benutzt: Auch was fair ist, kann seltsam aussehen.
    .line = In den Kartenpaketen in ORDNER nach faireren Werten suchen (`senbazuru cards export ORDNER` schreibt sie).
    .games = Partien je Runde und Spiel.
    .rounds = Wie viele Runden höchstens.
lab-balance-nothing = In { $folder } liegt kein Kartenpaket mit Werten, die mit „ours“ gekennzeichnet sind: senbazuru cards export { $folder }
# $name is a card or a character. What keeps a figure from being moved.
lab-balance-no-card = in { $pack } gibt es kein { $name }
lab-balance-no-line = { $pack }: { $figure } steht nicht in einer eigenen Zeile
lab-balance-heading = Seed { $seed }, je Runde { games-count } von jedem: { $kinds }
# A figure of a card, or of both characters of a name.
lab-balance-figure = { $name } ({ $what ->
    [points] Punkte
    [award] Prämie
   *[cost] Kosten
})
lab-balance-step = { $was } auf { $now }
# $moves are some of figures with their steps, or the next one. $missed is for each game how many cards are too far off.
lab-balance-round = { $number }: { $moves }: Abweichung { $loss }; Karten jenseits: { $missed }; { $kept ->
    [yes] behalten
   *[no] zurückgenommen
}
lab-balance-as-it-is = wie es ist
lab-balance-more = { $moves } und { $count } weitere
lab-balance-moved = Verschobene Werte:

## lab seats

command-lab-seats =
    SPIEL ist eines von { $games }. Die Plätze sind in Zugreihenfolge gezählt: Platz 1 hat den ersten Zug. Glück ist der Anteil der Siege mal Spielerzahl (1 ist fair; ein geteilter Sieg zählt anteilig), Punkte sind Mittelwerte. Alles mit 95-%-Grenzen.
    .line = Einen Bot ein SPIEL immer wieder gegen sich selbst spielen lassen und zeigen, wie die Plätze in Zugreihenfolge abschneiden.
    .games = Partien für jede Spielerzahl.
    .bot-default = der erste Bot des Spiels
    .markdown = Die Tabelle als Markdown.
lab-seats-alone = Allein ist niemand Erster oder Zweiter.
lab-seats-heading = { $game }, auf jedem Platz { $bot }, Seed { $seed }

## lab sheets

command-lab-sheets =
    Punkte sind die der Spieler, die das Blatt haben, als Mittelwert und Median; welche Blätter sie behalten, entscheidet der Zufall. Ein Blatt ist fair, wenn sie über alle Spielerzahlen um höchstens 12{"\u202F"}% vom Mittel aller abweichen; das Solospiel steht für sich. Alles mit 95-%-Grenzen.
    .line = Viele Partien Origami Islands spielen und sagen, was Bots aus jedem Blatt machen.
    .games = Partien für jede Spielerzahl.
    .markdown = Die Tabellen als Markdown.
lab-sheets-heading = { games-count }, auf jedem Platz { $bot }, Seed { $seed }
# Of a sheet that is not fair.
lab-sheets-unfair = { $way ->
    [good] zu gut
   *[poor] zu schwach
}
# $within is a share, $times a number; $best and $poorest are sheets.
lab-sheets-verdict = { $fair } von { $sheets } Blättern weichen um höchstens { $within } vom Mittel ab. Das beste, { $best }, bringt { $times }-mal so viele Punkte wie das schwächste, { $poorest }.

## lab strength

command-lab-strength =
    Ein Ziel ist erreicht, wenn das Ergebnis daran heranreicht und die untere Grenze über dem liegt, was Gleichstarke hätten: zu zweit die Hälfte der Siege, zu viert ein Viertel, im Solospiel kein Unterschied. Es sind 95-%-Grenzen, und jede Austeilung zählt einmal. Dieselben Bots ergeben überall dasselbe; nur die Zeiten sind verschieden.
    .line = Messen, wie stark die Bots sind: 200 Austeilungen je Zeile, jede von beiden Plätzen aus, mit festen Seeds.
    .only = Nur Zeilen, in deren Namen das vorkommt, z. B. islands oder expert-hard.
    .deals = Weniger Austeilungen je Zeile, für einen schnellen Blick.
    .keep = Beendete Partien in diesem Ordner aufheben; was schon darin liegt, wird nicht noch einmal gespielt.
    .kept = Nichts spielen: die bisher aufgehobenen Partien zusammenzählen.
    .write = Die Tabellen in diese Seite schreiben, zwischen ihre Marken.
lab-strength-all-rows = In eine Seite kommen alle Zeilen oder keine: Lass --only und --deals weg oder --write.
lab-strength-no-folder = --kept braucht den Ordner, den --keep nennt.
lab-strength-no-row = Keine Zeile hat „{ $given }“ im Namen.
lab-strength-no-marks = Die Seite braucht die Marken { $begin } und { $end }, jede genau einmal.
# Before the bar; $row says who plays what.
lab-strength-row = { $number } von { $total }: { $row }
lab-strength-met = { $met ->
    [yes] ja
   *[no] **nein**
}
lab-strength-time = { $minutes } Minuten mit { $jobs ->
    [one] 1 Prozess
   *[other] { $jobs } Prozessen
}
# Under a table; without goals if there are none.
lab-strength-sum = { $goals ->
    [0] {""}
    [1] { $met } von 1 Ziel erreicht;{" "}
   *[other] { $met } von { $goals } Zielen erreicht;{" "}
}{ games-count }, { $minutes } Minuten Nachdenken auf einem Kern.
lab-strength-missing = Noch nicht gemessen: { $rows }.

## check

command-check =
    Es sind Partien aller Art. Nichts geht verloren, nichts sickert durch, es gibt keine Sackgasse und keine endlose Partie; Stellungen, Aufzeichnungen, Kopien und Rücknahmen sind genau. Am Ende steht alles gezählt in einer Zeile; stimmt etwas nicht, ist der Rückgabewert 1.
    .line = Prüfen, ob ein SPIEL hält, was es verspricht, in jedem Zustand zufälliger Partien.
    .games = Anzahl der zufälligen Partien.
    .seed = Nummer der ersten Partie.
    .seed-default = 0
    .as-json = Zahlen und Fehler als ein JSON-Objekt.
# The closing line: $counts are some of those below.
checked = { $game }: { $counts }: alles in Ordnung
checked-wrong = { $game }: { $counts }: { $wrong } Fehler
checked-count = { $count } { $what }
# How often something was looked at
checked-answers = Antworten
checked-barriers = Schranken
checked-compounds = Mehrfachantworten
checked-endings = Enden
checked-games = Partien
checked-ledgers = Wissensstände
checked-looks = Ausblicke
checked-outputs = Ausgaben
checked-prefixes = Anfänge
checked-questions = Fragen
checked-refusals = Ablehnungen
checked-states = Zustände
checked-steps = Schritte
checked-takebacks = vereinbarte Rücknahmen
checked-transcripts = Mitschriften
checked-undos = freie Rücknahmen
checked-ways = Wege

## bench

command-bench =
    Zum Vergleich lassen sich im Quelltext-Ordner auch andere Engines messen; mehr dazu zeigt `python -m bench --help`.
    .line = Die Engine messen: Mediane, ein Kern, zufällige Züge, jede Antwort geprüft.
    .peers = Auch OpenSpiel und RLCard messen; nur im Quelltext-Ordner.
    .server = Stattdessen den Server, neben einem von boardgame.io; auch das in einem Checkout.
    .against = Mit einer anderen Git-Revision vergleichen, abwechselnd gemessen.
bench-no-checkout = --{ $part } braucht einen Checkout des Quelltexts: Geh dorthin und starte `python -m bench { $part }`.
bench-no-git = --against braucht einen Git-Checkout, in dem die Revision zu finden ist.
# $problem is what git says.
bench-no-revision = Die Revision „{ $revision }“ gibt es hier nicht: { $problem }
bench-building = { $revision } wird gebaut …
bench-round = Runde { $number } von { $rounds }
# $mode: the engine is compiled, or pure Python.
bench-heading = Senbazuru { $version }, { $mode ->
    [compiled] kompiliert
   *[pure] reines Python
}
bench-heading-pure = Dasselbe als reines Python
bench-goal = Ziel { $goal } { $met ->
    [yes] erreicht
   *[no] VERFEHLT
}
# What is measured, in at most 48 letters: a decision, a game ... Units follow.
bench-row-inside = in der Engine, 2 Spieler
bench-row-inside-games = in der Engine, 2 Spieler, Partien
bench-row-inside-five = in der Engine, 5 Spieler
bench-row-five-to-two = Aufwand je Entscheidung, 5 Spieler zu 2
bench-row-driven = von Python gesteuert, 2 Spieler
bench-row-driven-games = von Python gesteuert, 2 Spieler, Partien
bench-row-driven-by-step = von Python gesteuert, ein Aufruf je Schritt
bench-row-copy = Kopie
bench-row-search = Suche, 2 Spieler, greedy spielt zu Ende
bench-row-legends-inside = Legends in der Engine, 2 Spieler
bench-row-legends-share = Legends, als Anteil von Origami
bench-row-mixed-inside = mixed in der Engine, 2 Spieler
bench-row-mixed-share = mixed, als Anteil von Origami
bench-row-islands-inside = Islands in der Engine, 2 Spieler
bench-row-islands-inside-games = Islands in der Engine, 2 Spieler, Partien
bench-row-islands-solo = Islands, eine Solopartie von greedy
bench-unit-decisions-s = Entscheidungen/s
bench-unit-games-s = Partien/s
bench-unit-microseconds = Mikrosekunden
bench-unit-milliseconds = Millisekunden
bench-unit-moves-s = Züge/s
bench-unit-ratio = Verhältnis
bench-unit-simulations-s = Simulationen/s
bench-unit-times = mal

## python -m bench, in a checkout of the source

measure =
    Was die anderen brauchen, wird beim ersten Mal in ~/.cache/senbazuru installiert; SENBAZURU_PEERS nennt einen anderen Ordner.
    .line = Senbazuru neben anderen messen, auf diesem Rechner.
measure-peers =
    Unsere wird gemessen wie mit `senbazuru bench`, und nach den anderen noch einmal.
    .line = Unsere Engine, neben OpenSpiel und RLCard.
measure-server =
    Beide unter derselben Last; das dauert Minuten. boardgame.io braucht node und npm; ohne sie fällt es weg.
    .line = Unser Server, neben einem von boardgame.io.

# While it measures, after “bench: ”.
measure-creating = eine Umgebung in { $folder } wird angelegt
measure-installing = { $what } wird installiert
measure-ours = unsere wird gemessen
measure-ours-again = unsere wird noch einmal gemessen
measure-saturate = { $server }: immer mehr Tische
measure-pace = { $server }: { $rate } Züge je Sekunde an { $tables } Tischen
measure-idle = { $server }: { $tables } Tische, an denen sich nichts tut
measure-level = { $tables } Tische: { $rate } Züge/s, p99 { $p99 } ms
measure-in-memory = { $tables } sind im Speicher; warten, bis sie ihn verlassen
measure-left = { $tables } haben ihn verlassen; noch einmal so viele
measure-left-out = { $problem }: boardgame.io fällt weg

# What is wrong. The first three are followed by what another program says.
measure-not-created = die Umgebung ließ sich nicht anlegen
measure-not-installed = { $what } ließ sich nicht installieren
measure-exit-code = Rückgabewert { $code }
measure-no-npm = node und npm fehlen hier
measure-not-ours = { $folder } ist nicht leer und stammt nicht von hier: Nenne mit SENBAZURU_PEERS einen anderen Ordner
measure-peers-failed = die Messung der anderen ist gescheitert, Rückgabewert { $code }
measure-failed = { $server } ließ sich nicht messen
measure-no-start = der Server ist nicht gestartet: { $command }

# The servers
measure-server-compiled = Senbazuru { $version }, kompiliert, dauerhaft gespeichert
measure-server-pure = Senbazuru { $version }, reines Python, dauerhaft gespeichert
measure-server-in-memory = boardgame.io { $version }, im Speicher
measure-server-in-files = boardgame.io { $version }, FlatFile

# Headings and notes
measure-ratios = Verhältnisse
measure-together = Zusammen
measure-paced = { $server }, { $rate } Züge/s an { $tables } Tischen
measure-peers-playing = Andere, von Python gesteuert (Entscheidungen/s, Partien/s und wievielmal so viele wir schaffen)
measure-peers-thinking = Andere, Simulationen je Sekunde in einer Suche (IS-MCTS, ganze Partien zufällig zu Ende gespielt), und unsere im Verhältnis dazu
measure-peers-note = RLCard kodiert bei jedem Schritt eine Beobachtung; OpenSpiel und wir nur auf Verlangen.
measure-busy = Die Auslastung davor war { $load }, bei { $cores } Kernen.
measure-disturbed = Nicht jeder Server hatte { $share } seines Kerns: Vergleiche die Züge je Prozessorsekunde.

head-tables = Tische
head-moves = Züge/s
# Milliseconds within which half of the answers, and all but one of a hundred, came.
head-half = p50 ms
head-slowest = p99 ms
# The share of its core that the server had, and that those had who load it.
head-server = Server
head-load = Last
head-moves-of-processor = Züge je Prozessorsekunde

bench-row-to-openspiel = Entscheidungen, zum schnellsten von OpenSpiel
bench-row-inside-to-rlcard = Partien in der Engine, zu gin-rummy von RLCard
bench-row-driven-to-rlcard = Partien von Python gesteuert, zu gin-rummy
bench-row-moves = Züge je Sekunde, bestenfalls
bench-row-moves-to-in-memory = Züge je Sekunde, zu: im Speicher
bench-row-moves-to-in-files = Züge je Sekunde, zu FlatFile
bench-row-moves-of-processor-to-in-memory = Züge je Prozessorsekunde, zu: im Speicher
bench-row-moves-of-processor-to-in-files = Züge je Prozessorsekunde, zu FlatFile
bench-row-pace = p99 bei { $rate } Zügen/s, { $tables } Tische
bench-row-tables-idle = { $tables } ruhende Tische brauchen
bench-row-tables-left = davon bleibt, wenn sie den Speicher verlassen
bench-row-tables-again = { $tables } weitere brauchen dann
bench-unit-MB = MB
