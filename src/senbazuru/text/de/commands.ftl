### What the commands say: first of themselves, then what they print.
###
### `command-lab-cards` is the command `senbazuru lab cards`, `command` is `senbazuru` itself. `.line` tells in the list of
### commands what it is for; with `--help` the message follows, a paragraph each. The other attributes are its options by
### their names, with `-default` for one whose default cannot be shown as it is. GAME, FILE and so on are the messages
### `metavar-...`; a text may speak of them. What is typed (commands, options, the names of games and bots) is the same in
### every language.

command =
    Origami, Origami: Legends und Origami Islands spielen, simulieren und untersuchen. Jede Partie folgt aus ihrem Seed: Derselbe Seed ergibt überall dieselbe Partie.

    Ohne Befehl: im Browser spielen, wie mit `serve`.
    .line = Ein digitaler Tisch für Spiele rund ums Papierfalten.
    .version = Die Version anzeigen und beenden.

## Options of several commands

flag-as-json = Alles als ein JSON-Objekt.
flag-jobs = Anzahl der Prozesse.
flag-language = Die Sprache: { $languages }.
    .default = SENBAZURU_LANGUAGE oder die des Systems
flag-packs = Ein Ordner mit geänderten oder neuen Kartenpaketen (senbazuru cards export) oder, bei islands, ein Blatt oder ein Ordner mit Blättern (senbazuru sheets export); lässt sich mehrmals angeben.
flag-seed = Woher aller Zufall kommt: bis zu 32 hexadezimale Ziffern.
    .default = jedes Mal neu

## What is to be given, as --help shows it

metavar-options = [OPTIONEN]
metavar-command = BEFEHL [ARGUMENTE]...
metavar-address = ADRESSE
metavar-directory = ORDNER
metavar-file = DATEI
metavar-files = DATEI
metavar-float-range = ZAHL
metavar-folder = ORDNER
metavar-game = SPIEL
metavar-integer = GANZZAHL
metavar-integer-range = GANZZAHL
metavar-language = SPRACHE
# NAME is one of several limits, N a number.
metavar-limit = NAME=N
metavar-link = LINK
metavar-names = BLATT
metavar-path = PFAD
metavar-seed = SEED
metavar-text = TEXT
# What stands before and after | is typed; SEAT is a number.
metavar-viewer = PLATZ|spectator|all

## Said by several commands

# Stands before the digits after it, in tables.
decimal-point = ,
no-bots = Nenne mindestens einen Bot.
# $given is what was typed.
no-seed = „{ $given }“ ist kein Seed: Ein Seed hat 1 bis 32 hexadezimale Ziffern.
# $file or $place is a file or a folder, $problem one of those below.
no-text = { $file } ist kein Text. Nimm eine Datei, wie sie gespeichert oder von Hand geschrieben wurde.
not-read = { $file } lässt sich nicht lesen: { $problem }. Prüfe, wie die Datei heißt und wo sie liegt.
not-written = Schreiben nach { $place } ist nicht möglich: { $problem }
file-there = { $file } liegt schon in { $folder }; wähle einen anderen Ordner oder --force.
seed = Seed { $seed }

## A game in words: replay and position

# A seat whose name is not known, as notation counts them.
seat = Platz { $seat }
score-final = Endstand
score-now = Zwischenstand
# Which of the two collections, before a card of it.
score-side = { $column ->
    [left] links
   *[right] rechts
}
# Where a character lay that gave points.
score-middle = Tischmitte

## What a system has against it; others are said in its own words.

trouble-eacces = keine Berechtigung
trouble-eaddrinuse = Adresse schon in Gebrauch
trouble-eaddrnotavail = Adresse nicht verfügbar
trouble-eexist = Datei gibt es schon
trouble-eisdir = das ist ein Ordner
trouble-enoent = Datei oder Ordner nicht gefunden
trouble-enospc = Datenträger ist voll
trouble-enotdir = das ist kein Ordner
trouble-eperm = nicht erlaubt
trouble-erofs = Datenträger ist schreibgeschützt

## senbazuru alone

# $mode: the engine is compiled, or pure Python.
version = senbazuru { $version } ({ $mode ->
    [compiled] kompiliert
   *[pure] reines Python
})
no-table-for-browsers = { $why ->
    [not-built] Der Tisch für Browser wurde hier nicht gebaut (das tut `make web`, mit Node.js); gespielt wird im Terminal.
   *[not-installed] Der Tisch für Browser ist hier nicht installiert (`pip install "senbazuru[server]"` holt ihn); gespielt wird im Terminal.
}

## play

command-play =
    SPIEL ist eines von { $games }: gegen Bots, mit anderen an derselben Tastatur oder, bei manchen, allein.

    Das Spiel wird nach jeder Antwort gespeichert und geht beim nächsten Aufruf weiter. Am Tisch zeigt h alle Tasten.
    .line = Ein SPIEL im Terminal spielen.
    .players = Anzahl der Plätze; 1, wo man allein spielen kann.
    .players-default = 2
    .humans = Wie viele davon Menschen sind; sie reichen die Tastatur weiter.
    .bots = Wer sonst mitspielt, der Reihe nach: { $bots }.
    .bots-default = der erste Bot des Spiels, meist greedy
    .data = Wo Spiele gespeichert werden.
    .data-default = dein Datenordner
    .new = Ein neues Spiel beginnen, statt das gespeicherte fortzusetzen.
    .pace = Wie viele Sekunden ein Bot wartet, bevor er handelt.
    .pace-default = 0.6; mit --watch 0
    .watch = Nur Bots spielen; erzählt in Worten, aus der Sicht eines Zuschauers.

## serve

command-serve =
    Auch Programme können mitspielen, über das Protokoll. Alles liegt in einer einzigen SQLite-Datei; du kannst jederzeit anhalten und neu starten, kein Spiel geht verloren.
    .line = Im Browser Tische für Menschen und Bots anbieten.
    .host = Die Adresse des Servers; mit 0.0.0.0 kommen auch andere aus deinem Netz herein.
    .port = Der Port.
    .data = Der Ordner, in dem die Tische liegen.
    .data-default = dein Datenordner
    .database = Eine andere Datenbank, als sqlite:///DATEI.
    .no-browser = Keinen Browser öffnen.
    .bot-processes = Anzahl der Prozesse, in denen Bots nachdenken.
    .origins = Eine weitere Adresse wie https://play.example.org, deren Seiten mit diesem Server sprechen dürfen.
    .proxies = Ein Proxy oder ein ganzes Netz wie 10.0.0.0/24, dem der Server glaubt, woher die Leute kommen.
    .style = In welcher Form das Serverprotokoll nach stderr geschrieben wird.
    .log-level = Wie ausführlich das Serverprotokoll ist.
    .limits = Eine Grenze ändern; siehe docs/server.md.
serve-ready = Senbazuru läuft unter { $address }   (Strg+C beendet es)
serve-others = Andere in deinem Netz öffnen { $address }
serve-in-the-clear = Was durchs Netz geht, lässt sich dort mitlesen. Nimm außer Haus TLS: docs/security.md
serve-no-browser = Hier ließ sich kein Browser öffnen; öffne die Adresse selbst.
serve-bad-proxy = „{ $given }“ ist weder Adresse noch Netz; richtig wäre etwa 127.0.0.1 oder 10.0.0.0/24.
serve-bad-limit = „{ $given }“ passt nicht; schreib NAME=N, und als NAME einen von diesen: { $known }.
serve-cannot-listen = Unter { $host }, Port { $port }, kann der Server nicht laufen ({ $problem }); wähle mit --host oder --port etwas anderes.

## join

command-join =
    LINK ist dein eigener Link zu einem Platz (http://host:port/table/ID#GEHEIMNIS), eine Einladung (dasselbe ohne das Geheimnis) oder, mit --game, die Adresse des Servers: Dann eröffnest du einen neuen Tisch, und andere können dazukommen.
    .line = An einem Tisch auf einem Server spielen.
    .name = Wie andere dich sehen.
    .name-default = dein Name auf diesem Rechner
    .seat = Welchen Platz du nimmst.
    .seat-default = der erste freie
    .watch = Nur zuschauen.
    .game = Einen neuen Tisch für dieses Spiel eröffnen: { $games }.
    .players = Neuer Tisch: Anzahl der Plätze.
    .bots = Neuer Tisch: Bots für die letzten Plätze, z. B. greedy,greedy. Es gibt { $bots }.
    .minutes = Neuer Tisch: Minuten, die jeder für das ganze Spiel hat.
    .increment = Und Sekunden, die nach jeder Aktion dazukommen.
    .listed = Neuer Tisch: Auch Fremde können ihn finden.
# How somebody is called who has not said, and whose machine does not know it either.
guest = Gast
join-new-only = { $flag } gilt nur für einen neuen Tisch: Gib auch --game an.

## replay

command-replay =
    DATEI ist eine Aufzeichnung oder ein Spiel in Notation; - steht für die Standardeingabe. Mit --verify wird das Spiel nicht erzählt, sondern geprüft; weicht etwas ab, ist der Rückgabewert 1.
    .line = Das Spiel in DATEI nachspielen und in Worten erzählen.
    .verify = Prüfsummen, Regelversion, Kartenpakete und Fingerabdruck prüfen; das Ergebnis steht in einer Zeile.
    .viewer = Aus wessen Sicht erzählt wird.
    .as-notation = Das Spiel stattdessen in Notation ausgeben.
no-viewer = „{ $given }“ sitzt nicht am Tisch: Nenne einen Platz, gezählt ab 0, oder spectator oder all.
story-takeback = (Alle sind einverstanden: Es geht zurück { $answers ->
    [0] an den Anfang
    [one] zur Stellung nach 1 Antwort
   *[other] zur Stellung nach { $answers } Antworten
}.)
# The closing line of --verify: $counts are some of the next five.
verified = { $game }: { $counts }: alles in Ordnung
verified-wrong = { $game }: { $counts }: { $count } Fehler
verified-none = { $file }: 1 Fehler
verified-answers = { $count ->
    [one] 1 Antwort
   *[other] { $count } Antworten
}
verified-hashes = { $count ->
    [one] 1 Prüfsumme
   *[other] { $count } Prüfsummen
}
verified-rules = Regeln { $version }
verified-packs = Pakete { $packs }
    .none = keine Pakete
verified-commitment = Fingerabdruck
# What is wrong
verified-after = { $problem } (nach { $answers ->
    [one] 1 Antwort
   *[other] { $answers } Antworten
})
verified-seed = Das ist nicht der Seed, der zugesagt war: Sein Fingerabdruck ist ein anderer.
verified-order = Die Aufzeichnung ist nicht mehr, wie sie geschrieben wurde: Prüfsummen fehlen, oder die Reihenfolge ist eine andere.

## position

command-position =
    DATEI enthält in jeder Zeile ein `schlüssel: wert`, etwa `hand 0: cat, sheep`; - steht für die Standardeingabe. Gezeigt werden der Verlauf, die Stellung, jede offene Frage mit ihren Antworten und warum manche nicht gehen, und die Punkte Karte für Karte. Nichts bleibt verborgen: Das ist für Regelfragen gedacht, nicht zum Spielen. Alle Schlüssel und alle Wörter für Antworten stehen in docs/positions.md.
    .line = Eine Stellung aus DATEI aufbauen, antworten und sehen, was folgt.
    .answers = Eine Antwort in Worten: 'play cat sheep left' oder, wo mehrere Plätze gefragt sind, '1: cat'; zwischen zweien steht ';'. Lässt sich mehrmals angeben.
# Headings
position-happened = Was geschah
position-itself = Die Stellung
position-asked = Was gefragt ist
position-over = Nichts: Das Spiel ist zu Ende.
# $problem is a sentence.
position-answer = --answer „{ $answer }“: { $problem }

## cards

command-cards =
    Bei jedem Wert steht ein Wort: Heft (steht im Regelheft), gefolgert (folgt aus einer Anmerkung oder einem Beispiel), Liste (aus einer veröffentlichten Liste), eigen (unser eigener Entwurf). `senbazuru cards export ORDNER` schreibt die Kartenpakete als Text zum Bearbeiten.
    .line = Die Karten auflisten, mit jedem Wert und seiner Herkunft.
    .family = Nur diese Familie, oder characters für die Charaktere.
    .as-json = Eine Liste von JSON-Objekten.
command-cards-export =
    .line = Die Kartenpakete als Textdateien in ORDNER schreiben, zum Bearbeiten und zum Spielen mit --pack ORDNER.
    .force = Kartenpakete ersetzen, die schon da sind.
cards-family = { $family }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
# Before the name of a card.
cards-copies = { $count } x
# $kind: rice paper has folds only, and a character no points.
cards-figures = { $kind ->
    [paper] {""}
   *[other] Kosten { $cost },{" "}
}{ $folds ->
    [one] 1 Faltung
   *[other] { $folds } Faltungen
}{ $kind ->
    [origami] , { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] {""}
}
# $kind of effect, and what it does.
cards-effect = { $kind }: { $text }
# Where some figures of a card come from: the marks that command-cards explains.
cards-source = { $source ->
    [book] Heft
    [read] gefolgert
    [list] Liste
   *[ours] eigen
}: { $figures }
cards-exported = { $packs ->
    [one] 1 Kartenpaket
   *[other] { $packs } Kartenpakete
} in { $folder }. Bearbeite sie, dann: senbazuru simulate origami --pack { $folder }

## sheets

command-sheets =
    `senbazuru sheets orizuru` zeichnet eines. Jedes Blatt hat zwei Inseln; entworfen haben wir sie alle selbst. `senbazuru sheets export ORDNER` schreibt sie als Text zum Bearbeiten.
    .line = Die Blätter von Origami Islands auflisten oder einige zeichnen.
    .usage = [BLATT... | BEFEHL [ARGUMENTE]...]
    .as-json = Eine Liste von JSON-Objekten.
command-sheets-draw =
    .line = Blätter zeichnen, beim Namen genannt oder aus eigenen Dateien.
    .as-json = Eine Liste von JSON-Objekten.
command-sheets-check =
    Jeder Fehler wird mit Zeile, Insel, Reihe und Spalte genannt; gibt es welche, ist der Rückgabewert 2.
    .line = Eigene Blätter prüfen und alles nennen, was daran nicht stimmt.
    .as-json = Dateien und Fehler als Liste von JSON-Objekten.
command-sheets-export =
    .line = Die Blätter als Textdateien in ORDNER schreiben, zum Bearbeiten.
    .force = Blätter ersetzen, die schon da sind.

## simulate

command-simulate =
    .line = Bots ein SPIEL viele Male spielen lassen und erzählen, wie es ausgeht.

## arena

command-arena =
    .line = Bots ein Turnier in einem SPIEL austragen lassen und bewerten.

## lab

command-lab =
    .line = Die Spiele untersuchen: was viele Partien über Karten, Plätze, Blätter und Bots verraten.

## check

command-check =
    .line = Prüfen, ob ein SPIEL hält, was es verspricht, in jedem Zustand zufälliger Partien.

## bench

command-bench =
    .line = Die Engine messen: Mediane, ein Kern, zufällige Züge, jede Antwort geprüft.

## completion

command-completion =
    Für bash: die Zeile  eval "$(senbazuru completion bash)"  in ~/.bashrc einfügen; für zsh dasselbe mit zsh in ~/.zshrc; für fish: senbazuru completion fish > ~/.config/fish/completions/senbazuru.fish
    .line = Ausgeben, was SHELL braucht, um Befehle und Optionen zu ergänzen.
