### What the laboratory says: simulate, arena, lab, check and bench. Read together with commands.ftl, which tells how.

## Options of several commands

flag-bot = Der Bot, der auf allen Plätzen spielt.
flag-bots = Die Bots, die reihum auf die Plätze verteilt werden: { $bots } oder ein eigener Bot in der Form modul:Klasse.
flag-numbers = Anzahl der Plätze; kann mehrmals angegeben werden.
    .default = alle
flag-ray = Die Partien auf dem Ray-Cluster mit dieser Adresse spielen; `local` startet einen Cluster auf diesem Rechner.
flag-rounds = Anzahl der Messungen, aus denen der Median gebildet wird.
flag-this-mode = Nur diese Version messen: Bei einer kompilierten Version entfallen die Werte für reines Python.

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
head-bounds = 95-%-Bereich
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
    Für SPIEL sind möglich: { $games }. Derselbe Seed ergibt immer dieselben Partien, egal wie viele Prozesse daran arbeiten.
    .line = Bots ein SPIEL immer wieder spielen lassen und zusammenfassen, wie die Partien ausgehen.
    .players = Anzahl der Plätze.
    .bots = Die Bots, die reihum auf die Plätze verteilt werden: { $bots }.
    .bots-default = der erste Bot des Spiels und random
    .games = Anzahl der Partien.
    .as-json = Für jede Partie ein JSON-Objekt ausgeben.

## arena

command-arena =
    Jeder Bot spielt gegen jeden anderen. Zu zweit wird jede Paarung gespielt, mit mehr Spielern jede mögliche Tischbesetzung; sind weniger Bots genannt, als es Plätze gibt, sitzen manche Bots mehrfach am Tisch. Die Plätze wechseln von einer Kartenverteilung zur nächsten; mit --duplicate wird jede Kartenverteilung von jedem Platz aus gespielt. Derselbe Seed ergibt immer dieselben Partien: mit beliebig vielen Prozessen, auf diesem Rechner oder auf einem Cluster, in einem Durchgang oder nach einer Unterbrechung.
    .line = Bots in einem SPIEL ein Turnier austragen lassen und ihre Stärke schätzen.
    .bots = Die Bots, die teilnehmen: { $bots } oder ein eigener Bot in der Form modul:Klasse.
    .games = Anzahl der Kartenverteilungen, die jede Paarung spielt.
    .games-default = 100
    .players = Anzahl der Plätze.
    .players-default = 2
    .duplicate = Jede Kartenverteilung mehrmals mit denselben Karten und vertauschten Plätzen spielen, sodass jeder Bot einmal auf jedem Platz sitzt.
    .out = Jede beendete Partie in dieser Datei speichern; Partien, die schon darin stehen, werden nicht noch einmal gespielt.
    .resume = Das Turnier aus dieser Datei fortsetzen; weitere Angaben sind nicht nötig.
    .as-json = Die Rangliste als JSON-Objekt ausgeben.
    .plot = Die Rangliste zusätzlich als SVG-Bild in diese Datei zeichnen.
arena-no-game = Nenne ein SPIEL oder gib mit --resume die Datei eines Turniers an.
arena-one-file = --out und --resume bezeichnen dieselbe Datei. Gib nur eine der beiden Optionen an.
arena-stopped = Das Turnier ist angehalten. Gespielte Partien in { $file }: { $played }; noch zu spielen: { $left }. Mit demselben Befehl setzt du das Turnier fort.
# What is wrong with the first line of a tournament’s file.
arena-format = Die Datei hat das Format { $there }, nicht das Format { $here }
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
    [one] 1 Kartenverteilung
   *[other] { NUMBER($deals, useGrouping: 0) } Kartenverteilungen
}{ $every-seat ->
    [yes] , jede von jedem Platz aus
   *[no] {""}
}, { games-and-seed }
# What head-ahead means.
arena-ahead = Vorn: wie oft ein Bot am selben Tisch vor dem anderen liegt; ein geteilter Rang zählt halb.
arena-ahead-alone = Vorn: wie oft ein Bot bei derselben Kartenverteilung mehr Punkte hat als der andere; Gleichstand zählt halb.
# The picture
arena-picture-title = { $game }, { $players ->
    [1] allein gespielt
   *[other] { players-count }
}
# For those who cannot see it; $title is the one above.
arena-picture-label = Rangliste: { $bots } ({ $title })
arena-picture-games = { games-count } · Seed { $seed }
arena-picture-rating = Stärke
arena-picture-rating-note = OpenSkill; die Balken zeigen den 95-%-Vertrauensbereich
arena-picture-ahead = Vorn
arena-picture-ahead-note = wie oft der Bot der Zeile vor dem Bot der Spalte liegt
arena-picture-ahead-signs = mit 95-%-Vertrauensbereich; ▲ sicher mehr als die Hälfte, ▼ sicher weniger

## lab

command-lab =
    .line = Die Spiele untersuchen: an vielen Partien messen, wie gut Karten, Plätze, Blätter und Bots abschneiden.

## lab cards

command-lab-cards =
    „Ausgespielt“ und „bezahlt“ geben an, wie oft ein Exemplar der Karte je Partie ausgespielt und wie oft damit bezahlt wird. „Punkte“ sind die Punkte, die eine ausgespielte Karte am Ende bringt. „Glück“ ist der Anteil der Siege unter den Spielern, die die Karte ausgespielt haben, multipliziert mit der Spielerzahl; bei reinem Zufall wäre der Wert 1. „Vorteil“ ist dieses Glück abzüglich des Glücks aller Spieler, die Karten mit denselben Kosten ausgespielt haben. Zu allen Werten ist der 95-%-Vertrauensbereich angegeben. Darunter folgen die Mittelwerte der Familien und eine Liste der Karten und Familien, die ihre Ziele verfehlen.
    .line = Ein SPIEL (mixed, legends oder origami) immer wieder an zufällig zusammengestellten Tischen spielen und zeigen, wie gut jede Karte abschneidet.
    .games = Anzahl der Partien.
    .picture = Das Ergebnis zusätzlich als SVG-Bild in diese Datei zeichnen.
    .markdown = Die Tabelle als Markdown ausgeben.
    .as-json = Für jede Karte ein JSON-Objekt ausgeben.
lab-cards-none = Das Spiel { $game } hat keine Karten. Wähle eines von: { $known }.
# Instead of an edge.
lab-cards-hardly = kaum ausgespielt
# $groups are families and the next one, each with its mean; $goal is how far it may be off.
lab-cards-means = Mittlere Vorteile: { $groups }.
lab-cards-characters = Charaktere mit Kosten von { $cost }
lab-cards-far = Mittlerer Vorteil außerhalb von ±{ $goal }: { $groups }.
    .none = Mittlerer Vorteil außerhalb von ±{ $goal }: bei keiner Gruppe.
lab-cards-missed = Karten mit Werten aus unserem eigenen Entwurf und einem Vorteil außerhalb von ±{ $goal }: { $cards }.
    .none = Karten mit Werten aus unserem eigenen Entwurf und einem Vorteil außerhalb von ±{ $goal }: keine.
lab-cards-length = Ein Spieler hat im Mittel { $turns } Züge und { $points } Punkte.
# The picture
lab-cards-picture-title = Glück der Besitzer einer Karte, verglichen mit Karten gleicher Kosten
lab-cards-picture-note = 0 ist das Mittel bei diesen Kosten; ▲ klar besser, ▼ klar schlechter; Linien: 95-%-Vertrauensbereich
lab-cards-picture-cost = Kosten { $cost }

## lab balance

command-lab-balance =
    In jeder Runde werden Werte, die mit „ours“ gekennzeichnet sind, um einen Schritt verändert, wenn eine Karte oder ihre Familie zu stark oder zu schwach ist: Punkte, Prämien der Charaktere und die Kosten der Charaktere samt Faltungen. Dann werden dieselben Kartenverteilungen von origami, legends und mixed noch einmal gespielt. Sind die Karten danach fairer und bleiben die Länge der Partien und die Punktzahlen nahezu gleich, werden die neuen Werte sofort in die Dateien geschrieben. Jede Runde wird in ORDNER/balance.jsonl festgehalten. Prüfe die neuen Werte, bevor du damit spielst: Auch faire Werte können seltsam aussehen.
    .line = Für die Kartenpakete in ORDNER nach faireren Werten suchen (`senbazuru cards export ORDNER` legt die Kartenpakete dort an).
    .games = Anzahl der Partien je Runde und Spiel.
    .rounds = Höchstzahl der Runden.
lab-balance-nothing = In { $folder } liegt kein Kartenpaket mit Werten, die mit „ours“ gekennzeichnet sind. Leg die Kartenpakete mit diesem Befehl an: senbazuru cards export { $folder }
# $name is a card or a character. What keeps a figure from being moved.
lab-balance-no-card = Im Kartenpaket { $pack } fehlt { $name }
lab-balance-no-line = Im Kartenpaket { $pack } steht { $figure } nicht in einer eigenen Zeile
lab-balance-heading = Seed { $seed }, je Runde { games-count } von jedem dieser Spiele: { $kinds }
# A figure of a card, or of both characters of a name.
lab-balance-figure = { $name } ({ $what ->
    [points] Punkte
    [award] Prämie
   *[cost] Kosten
})
lab-balance-step = von { $was } auf { $now }
# $moves are some of figures with their steps, or the next one. $missed is for each game how many cards are too far off.
lab-balance-round = { $number }: { $moves }: Abweichung { $loss }; Karten außerhalb des Ziels: { $missed }; { $kept ->
    [yes] behalten
   *[no] zurückgenommen
}
lab-balance-as-it-is = unverändert
lab-balance-more = { $moves } und { $count } weitere
lab-balance-moved = Geänderte Werte:

## lab seats

command-lab-seats =
    Für SPIEL sind möglich: { $games }. Die Plätze sind in Zugreihenfolge nummeriert: Platz 1 hat den ersten Zug. „Glück“ ist der Anteil der Siege, multipliziert mit der Spielerzahl (1 ist fair; ein geteilter Sieg zählt anteilig), „Punkte“ sind Mittelwerte. Zu allen Werten ist der 95-%-Vertrauensbereich angegeben.
    .line = Einen Bot ein SPIEL immer wieder gegen sich selbst spielen lassen und zeigen, wie gut die einzelnen Plätze der Zugreihenfolge abschneiden.
    .games = Anzahl der Partien für jede Spielerzahl.
    .bot-default = der erste Bot des Spiels
    .markdown = Die Tabelle als Markdown ausgeben.
lab-seats-alone = Allein gibt es keine Zugreihenfolge. Vergleichen lassen sich nur Partien mit mindestens 2 Spielern.
lab-seats-heading = { $game }, auf jedem Platz { $bot }, Seed { $seed }

## lab sheets

command-lab-sheets =
    Angegeben sind Mittelwert und Median der Punkte von Spielern, die das Blatt haben; welche Blätter ein Spieler behält, entscheidet der Zufall. Ein Blatt ist fair, wenn sein Mittelwert über alle Spielerzahlen um höchstens 12{"\u202F"}% vom Mittelwert aller Blätter abweicht; das Solospiel wird getrennt ausgewertet. Zu allen Werten ist der 95-%-Vertrauensbereich angegeben.
    .line = Viele Partien Origami Islands spielen und zeigen, wie viele Punkte die Bots mit den einzelnen Blättern erzielen.
    .games = Anzahl der Partien für jede Spielerzahl.
    .markdown = Die Tabellen als Markdown ausgeben.
lab-sheets-heading = { games-count }, auf jedem Platz { $bot }, Seed { $seed }
# Of a sheet that is not fair.
lab-sheets-unfair = { $way ->
    [good] zu gut
   *[poor] zu schwach
}
# $within is a share, $times a number; $best and $poorest are sheets.
lab-sheets-verdict = Blätter, die um höchstens { $within } vom Mittel abweichen: { $fair } von { $sheets }. Das beste Blatt, { $best }, bringt { $times }-mal so viele Punkte wie das schwächste, { $poorest }.

## lab strength

command-lab-strength =
    Ein Ziel ist erreicht, wenn das Ergebnis mindestens den Zielwert erreicht und die untere Grenze seines Vertrauensbereichs über dem Wert liegt, den gleich starke Bots erzielen würden: zu zweit die Hälfte der Siege, zu viert ein Viertel, im Solospiel ein Unterschied von null. Das Vertrauensniveau beträgt überall 95{"\u202F"}%; jede Kartenverteilung zählt dabei nur einmal. Dieselben Bots erzielen auf jedem Rechner dieselben Ergebnisse; nur die Zeiten unterscheiden sich.
    .line = Die Stärke der Bots messen: mit festen Seeds und 200 Kartenverteilungen je Zeile, jede von beiden Plätzen aus gespielt.
    .only = Nur die Zeilen der Tabelle messen, deren Name diesen Text enthält, zum Beispiel islands oder expert-hard.
    .deals = Je Zeile weniger Kartenverteilungen spielen, um schnell einen Überblick zu bekommen.
    .keep = Beendete Partien in diesem Ordner speichern; Partien, die schon dort liegen, werden nicht noch einmal gespielt.
    .kept = Keine neuen Partien spielen, sondern nur die bisher gespeicherten auswerten.
    .write = Die Tabellen zwischen die dafür vorgesehenen Markierungen dieser Seite schreiben.
lab-strength-all-rows = In eine Seite kommen nur vollständige Tabellen. Lass entweder --write weg oder --only und --deals.
lab-strength-no-folder = Für --kept muss auch der Ordner der gespeicherten Partien angegeben sein. Nenne ihn mit --keep.
lab-strength-no-row = Keine Zeile enthält „{ $given }“ in ihrem Namen.
lab-strength-no-marks = Auf der Seite müssen die Markierungen { $begin } und { $end } je genau einmal vorkommen.
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
}{ games-count }, { $minutes } Minuten Rechenzeit auf einem Kern.
lab-strength-missing = Noch nicht gemessen: { $rows }.

## check

command-check =
    Gespielt werden Partien aller Art. Geprüft wird, ob das Spielmaterial vollständig bleibt, ob jemand etwas Verdecktes erfährt, ob es Sackgassen oder endlose Partien gibt, ob Stellungen, Aufzeichnungen und Kopien exakt mit dem Original übereinstimmen und ob jede Rücknahme genau zum früheren Zustand zurückführt. Am Ende fasst eine Zeile zusammen, was wie oft geprüft wurde; gibt es Fehler, ist der Rückgabewert 1.
    .line = Zufällige Partien spielen und in jedem Zustand prüfen, ob das SPIEL fehlerfrei abläuft.
    .games = Anzahl der zufälligen Partien.
    .seed = Nummer der ersten Partie; dieselbe Nummer ergibt immer dieselbe Partie.
    .seed-default = 0
    .as-json = Zahlen und Fehler als JSON-Objekt ausgeben.
# The closing line: $counts are some of those below.
checked = { $game } – { $counts } – alles in Ordnung
checked-wrong = { $game } – { $counts } – { $wrong } Fehler
checked-count = { $what }: { $count }
# How often something was looked at
checked-answers = Antworten
checked-barriers = verweigerte Rücknahmen
checked-compounds = Mehrfachantworten
checked-endings = Endstellungen
checked-games = Partien
checked-ledgers = Wissensstände
checked-looks = Vorschauen
checked-outputs = Ausgaben
checked-prefixes = begonnene Aktionen
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
    Im Quelltext-Ordner lassen sich zum Vergleich auch andere Engines messen; mehr dazu zeigt `python -m bench --help`.
    .line = Die Geschwindigkeit der Engine messen: als Median mehrerer Messungen auf einem Prozessorkern, mit zufälligen Zügen und geprüften Antworten.
    .peers = Zum Vergleich auch OpenSpiel und RLCard messen; nur im Quelltext-Ordner möglich.
    .server = Statt der Engine den Server messen und mit einem Server von boardgame.io vergleichen; nur im Quelltext-Ordner möglich.
    .against = Die Geschwindigkeit mit der einer anderen Git-Revision vergleichen; beide werden abwechselnd gemessen.
bench-no-checkout = Die Option --{ $part } funktioniert nur im Quelltext-Ordner. Wechsle dorthin und starte `python -m bench { $part }`.
bench-no-git = Die Option --against funktioniert nur in einem Git-Repository, das die Revision enthält.
# $problem is what git says.
bench-no-revision = Die Revision „{ $revision }“ gibt es in diesem Git-Repository nicht: { $problem }
bench-building = { $revision } wird gebaut …
bench-round = Runde { $number } von { $rounds }
# $mode: the engine is compiled, or pure Python.
bench-heading = Senbazuru { $version }, { $mode ->
    [compiled] kompiliert
   *[pure] reines Python
}
bench-heading-pure = Dieselben Messungen mit reinem Python
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
    Die Programme, mit denen verglichen wird, werden beim ersten Mal in ~/.cache/senbazuru installiert; mit SENBAZURU_PEERS lässt sich ein anderer Ordner angeben.
    .line = Die Geschwindigkeit von Senbazuru auf diesem Rechner messen und mit anderen Programmen vergleichen.
measure-peers =
    Unsere Engine wird auf dieselbe Weise gemessen wie mit `senbazuru bench`, einmal vor den anderen und einmal danach.
    .line = Die Geschwindigkeit unserer Engine messen und mit OpenSpiel und RLCard vergleichen.
measure-server =
    Beide Server werden unter derselben Last gemessen; das dauert einige Minuten. Für boardgame.io müssen node und npm installiert sein; fehlen sie, wird nur unser Server gemessen.
    .line = Die Geschwindigkeit unseres Servers messen und mit der eines Servers von boardgame.io vergleichen.

# While it measures, after “bench: ”.
measure-creating = in { $folder } wird eine Python-Umgebung angelegt
measure-installing = { $what } wird installiert
measure-ours = unsere Engine wird gemessen
measure-ours-again = unsere Engine wird noch einmal gemessen
measure-saturate = { $server }: Messung mit immer mehr Tischen
measure-pace = { $server }: Messung mit { $rate } Zügen je Sekunde an { $tables } Tischen
measure-idle = { $server }: Messung mit { $tables } ruhenden Tischen
measure-level = { $tables } Tische: { $rate } Züge/s, p99 { $p99 } ms
measure-in-memory = { $tables } Tische sind im Speicher; jetzt wird gewartet, bis sie ihn verlassen
measure-left = { $tables } Tische haben den Speicher verlassen; jetzt kommen noch einmal so viele
measure-left-out = { $problem }; boardgame.io wird deshalb nicht gemessen

# What is wrong. The first three are followed by what another program says.
measure-not-created = die Python-Umgebung ließ sich nicht anlegen
measure-not-installed = { $what } ließ sich nicht installieren
measure-exit-code = Rückgabewert { $code }
measure-no-npm = node und npm sind auf diesem Rechner nicht installiert
measure-not-ours = { $folder } ist nicht leer und wurde nicht von diesem Programm angelegt: Nenne mit SENBAZURU_PEERS einen anderen Ordner
measure-peers-failed = die Messung der anderen Engines ist gescheitert (Rückgabewert { $code })
measure-failed = { $server } ließ sich nicht messen
measure-no-start = dieser Server ließ sich nicht starten: { $command }

# The servers
measure-server-compiled = Senbazuru { $version }, kompiliert, mit dauerhafter Speicherung
measure-server-pure = Senbazuru { $version }, reines Python, mit dauerhafter Speicherung
measure-server-in-memory = boardgame.io { $version }, im Speicher
measure-server-in-files = boardgame.io { $version }, FlatFile

# Headings and notes
measure-ratios = Verhältnisse
measure-together = Zusammenfassung
measure-paced = { $server }, { $rate } Züge/s an { $tables } Tischen
measure-peers-playing = Andere Engines, von Python gesteuert (Entscheidungen/s, Partien/s und wievielmal so schnell unsere Engine ist)
measure-peers-thinking = Andere Engines, Simulationen je Sekunde in einer Suche (IS-MCTS, Partien zufällig zu Ende gespielt) und wievielmal so schnell unsere Engine ist
measure-peers-note = RLCard kodiert bei jedem Schritt eine Beobachtung; OpenSpiel und Senbazuru tun das nur auf Anforderung.
measure-busy = Vor der Messung betrug die Systemlast { $load } auf { $cores ->
    [1] 1 Kern
   *[other] { $cores } Kernen
}.
measure-disturbed = Nicht jedem Server standen { $share } seines Kerns zur Verfügung. Vergleiche deshalb die Züge je Prozessorsekunde.

head-tables = Tische
head-moves = Züge/s
# Milliseconds within which half of the answers, and all but one of a hundred, came.
head-half = p50 ms
head-slowest = p99 ms
# The share of its core that the server had, and that those had who load it.
head-server = Server
head-load = Last
head-moves-of-processor = Züge je Prozessorsekunde

bench-row-to-openspiel = Entscheidungen, verglichen mit OpenSpiel (max.)
bench-row-inside-to-rlcard = Partien in der Engine, verglichen mit gin-rummy
bench-row-driven-to-rlcard = Partien von Python aus, verglichen mit gin-rummy
bench-row-moves = Züge je Sekunde, Höchstwert
bench-row-moves-to-in-memory = Züge je Sekunde, Verhältnis zu „im Speicher“
bench-row-moves-to-in-files = Züge je Sekunde, Verhältnis zu FlatFile
bench-row-moves-of-processor-to-in-memory = Züge je Prozessorsekunde, zu „im Speicher“
bench-row-moves-of-processor-to-in-files = Züge je Prozessorsekunde, zu FlatFile
bench-row-pace = p99 bei { $rate } Zügen/s, { $tables } Tische
bench-row-tables-idle = { $tables } ruhende Tische brauchen
bench-row-tables-left = davon noch belegt, wenn sie ausgelagert sind
bench-row-tables-again = { $tables } weitere Tische brauchen dann
bench-unit-MB = MB
