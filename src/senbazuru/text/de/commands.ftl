### What the commands say: first of themselves, then what they print.
###
### `command-lab-cards` is the command `senbazuru lab cards`, `command` is `senbazuru` itself. `.line` tells in the list of
### commands what it is for; with `--help` the message follows, a paragraph each. The other attributes are its options by
### their names, with `-default` for one whose default cannot be shown as it is. GAME, FILE and so on are the messages
### `metavar-...`; a text may speak of them. What is typed (commands, options, the names of games and bots) is the same in
### every language.

command =
    Origami, Origami: Legends und Origami Islands spielen, simulieren und untersuchen. Der Seed legt alles fest, was vom Zufall abhängt: Derselbe Seed ergibt überall dieselbe Partie.

    Ohne Befehl spielst du im Browser, wie mit `serve`.
    .line = Ein digitaler Tisch für Spiele rund ums Papierfalten.
    .version = Nur die Version anzeigen.

## Options of several commands

flag-as-json = Alles als ein einziges JSON-Objekt ausgeben.
flag-jobs = Anzahl der Prozesse.
flag-language = Die Sprache: { $languages }.
    .default = SENBAZURU_LANGUAGE oder die Sprache des Systems
flag-packs = Ein Ordner mit geänderten oder neuen Kartenpaketen (senbazuru cards export) oder, bei islands, ein Blatt oder ein Ordner mit Blättern (senbazuru sheets export); kann mehrmals angegeben werden.
flag-seed = Der Seed, der jeden Zufall festlegt: bis zu 32 hexadezimale Ziffern.
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
metavar-page = SEITE
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
no-text = { $file } ist keine Textdatei. Nimm eine Datei, die Senbazuru gespeichert hat oder die du selbst als Text geschrieben hast.
not-read = { $file } lässt sich nicht lesen: { $problem }. Prüfe, wie die Datei heißt und wo sie liegt.
not-written = Das Schreiben nach { $place } ist fehlgeschlagen: { $problem }.
file-there = In { $folder } liegt schon { $file }. Wähle einen anderen Ordner oder gib --force an.
# $option is a flag such as --dark.
pictures-only = { $option } gilt nur für Kartenbilder. Gib auch --svg mit einem Ordner an oder lass { $option } weg.
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

trouble-eacces = Dafür fehlt die Berechtigung
trouble-eaddrinuse = Ein anderes Programm benutzt diese Adresse schon
trouble-eaddrnotavail = Diese Adresse gehört nicht zu diesem Rechner
trouble-eexist = Diese Datei gibt es schon
trouble-eisdir = Das ist ein Ordner
trouble-enoent = Die Datei oder der Ordner ist nicht zu finden
trouble-enospc = Der Datenträger ist voll
trouble-enotdir = Das ist kein Ordner
trouble-eperm = Das ist nicht erlaubt
trouble-erofs = Der Datenträger ist schreibgeschützt

## senbazuru alone

# $mode: the engine is compiled, or pure Python.
version = senbazuru { $version } ({ $mode ->
    [compiled] kompiliert
   *[pure] reines Python
})
no-table-for-browsers = { $why ->
    [not-built] Der Tisch für den Browser ist hier noch nicht gebaut (das geht mit `make web` und Node.js). Gespielt wird deshalb im Terminal.
   *[not-installed] Der Tisch für den Browser ist hier nicht installiert (das geht mit `pip install "senbazuru[server]"`). Gespielt wird deshalb im Terminal.
}

## play

command-play =
    SPIEL ist eines dieser Spiele: { $games }. Du spielst gegen Bots, mit anderen an derselben Tastatur oder, bei manchen Spielen, allein.

    Das Spiel wird nach jeder Antwort gespeichert und geht beim nächsten Aufruf weiter. Drück am Tisch die Taste h, um zu sehen, wozu die anderen Tasten da sind.
    .line = Ein SPIEL im Terminal spielen.
    .players = Anzahl der Plätze; 1 nur bei Spielen, die man allein spielen kann.
    .players-default = 2
    .humans = Anzahl der Menschen, die mitspielen; sie geben die Tastatur reihum weiter.
    .bots = Die Bots, die mitspielen, der Reihe nach; zur Wahl stehen { $bots }.
    .bots-default = der erste Bot des Spiels, meist greedy
    .data = Der Ordner, in dem Spiele gespeichert werden.
    .data-default = dein Datenordner
    .new = Ein neues Spiel beginnen, statt das gespeicherte fortzusetzen.
    .pace = Anzahl der Sekunden, die ein Bot wartet, bevor er handelt.
    .pace-default = 0.6; mit --watch 0
    .watch = Nur Bots spielen lassen und den Verlauf in Worten ausgeben, aus der Sicht eines Zuschauers.

## serve

command-serve =
    Auch Programme können über das Protokoll mitspielen. Alle Tische werden in einer einzigen SQLite-Datei gespeichert; du kannst den Server jederzeit anhalten und neu starten, ohne dass ein Spiel verloren geht.
    .line = Einen Server starten, an dessen Tischen man im Browser mit Menschen und Bots spielen kann.
    .host = Die Adresse, unter der der Server erreichbar ist; mit 0.0.0.0 erreichen ihn auch andere in deinem Netz.
    .port = Der Port, auf dem der Server läuft.
    .data = Der Ordner, in dem die Tische gespeichert werden.
    .data-default = dein Datenordner
    .database = Eine andere Datenbank verwenden, anzugeben in der Form sqlite:///DATEI.
    .no-browser = Keinen Browser öffnen.
    .bot-processes = Anzahl der Prozesse, in denen Bots nachdenken.
    .origins = Eine weitere Adresse wie https://play.example.org, deren Seiten auf diesen Server zugreifen dürfen.
    .proxies = Ein Proxy oder ein ganzes Netz von Proxys wie 10.0.0.0/24; der Server verlässt sich auf ihre Angaben darüber, woher eine Anfrage kommt.
    .style = Das Format, in dem das Serverprotokoll nach stderr geschrieben wird.
    .log-level = Die Ausführlichkeit des Serverprotokolls.
    .smtp = Der Mailserver für E-Mails an alle, die dran sind: smtps://USER@HOST (TLS), smtp://USER@HOST (STARTTLS) oder smtp+plain://HOST. Das Passwort steht in SENBAZURU_SMTP_PASSWORD oder in einer Datei.
    .smtp-password-file = Eine Datei mit dem Passwort dafür.
    .mail-from = Der Absender der E-Mails, etwa play@example.org.
    .public = Die Adresse, unter der andere diesen Server öffnen, etwa https://play.example.org; damit beginnen die Links in E-Mails.
    .limits = Einen Grenzwert ändern; alle Grenzwerte stehen in docs/server.md.
serve-ready = Senbazuru läuft unter { $address }   (beenden mit Strg+C)
serve-others = Für andere in deinem Netz: { $address }
serve-in-the-clear = Was über das Netz geht, lässt sich unterwegs mitlesen. Über dein Heimnetz hinaus solltest du TLS verwenden, siehe docs/security.md.
serve-no-browser = Hier ließ sich kein Browser öffnen. Öffne die Adresse selbst.
serve-bad-proxy = „{ $given }“ ist weder eine Adresse noch ein Netz. Richtig wäre zum Beispiel 127.0.0.1 oder 10.0.0.0/24.
serve-bad-limit = „{ $given }“ ist kein gültiger Grenzwert. Schreib NAME=N mit einem dieser Namen: { $known }.
serve-mail-needs = Zu --smtp gehört auch { $flag }; siehe docs/server.md
serve-bad-mail = „{ $given }“; wie --smtp, --mail-from und --public aussehen, steht in docs/server.md
serve-cannot-listen = Unter { $host }, Port { $port }, lässt sich der Server nicht starten: { $problem }. Wähle mit --host eine andere Adresse oder mit --port einen anderen Port.

## join

command-join =
    LINK ist eines von dreien: dein eigener Link zu einem Platz (http://host:port/table/ID#GEHEIMNIS), eine Einladung (derselbe Link ohne das Geheimnis) oder, zusammen mit --game, die Adresse des Servers. Mit --game eröffnest du einen neuen Tisch, an den sich andere setzen können.
    .line = An einem Tisch auf einem Server spielen.
    .name = Der Name, unter dem andere dich sehen.
    .name-default = dein Name auf diesem Rechner
    .seat = Der Platz, auf den du dich setzt.
    .seat-default = der erste freie Platz
    .watch = Nur zuschauen, ohne mitzuspielen.
    .game = Einen neuen Tisch für dieses Spiel eröffnen: { $games }.
    .players = Neuer Tisch: Anzahl der Plätze.
    .bots = Neuer Tisch: Bots für die letzten Plätze, zum Beispiel greedy,greedy. Zur Wahl stehen { $bots }.
    .minutes = Neuer Tisch: Bedenkzeit in Minuten, die jeder Spieler für das ganze Spiel hat.
    .increment = Neuer Tisch: Sekunden, die nach jeder Aktion zur Bedenkzeit hinzukommen.
    .listed = Neuer Tisch: den Tisch öffentlich anzeigen, sodass auch Fremde ihn finden.
# How somebody is called who has not said, and whose machine does not know it either.
guest = Gast
join-new-only = { $flag } gilt nur für einen neuen Tisch. Gib auch --game an.

## rules

command-rules =
    SEITE ist ein Spiel, `rulings` (die Regelfragen) oder ein einzelner Absatz wie `legends#characters` oder `origami#farm-cat`. Ohne SEITE erscheint das Inhaltsverzeichnis aller Seiten.
    .line = Die Regeln lesen oder darin etwas nachschlagen.
    .query = Diese Wörter auf SEITE oder auf allen Seiten suchen.
# Under the contents of all pages.
rules-onwards = „senbazuru rules legends“ zeigt eine Seite, „senbazuru rules legends#characters“ einen Abschnitt daraus, und „senbazuru rules --search "zwei wale"“ sucht nach Wörtern. Jede Angabe am rechten Rand lässt sich ebenso einsetzen.
rules-found = { $count ->
    [0] Zu „{ $query }“ steht nichts in den Regeln. Versuch es mit weniger Wörtern oder mit einem Wortanfang.
    [one] Zu „{ $query }“ gibt es eine Stelle:
   *[other] Zu „{ $query }“ gibt es { $count } Stellen:
}

## replay

command-replay =
    DATEI ist eine Aufzeichnung oder ein Spiel in Notation; - steht für die Standardeingabe. Mit --verify wird das Spiel nicht wiedergegeben, sondern geprüft; weicht etwas ab, ist der Rückgabewert 1.
    .line = Das Spiel aus DATEI nachspielen und in Worten wiedergeben.
    .verify = Prüfsummen, Regelversion, Kartenpakete und Fingerabdruck prüfen und das Ergebnis in einer Zeile ausgeben.
    .viewer = Die Sicht, aus der das Spiel wiedergegeben wird.
    .as-notation = Das Spiel stattdessen als Notation ausgeben.
no-viewer = „{ $given }“ sitzt nicht am Tisch. Nenne einen Platz (gezählt ab 0), spectator oder all.
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
verified-seed = Dieser Seed ist nicht der zugesagte: Sein Fingerabdruck ist ein anderer.
verified-order = Die Aufzeichnung wurde verändert: Prüfsummen fehlen, oder die Reihenfolge stimmt nicht mehr.

## position

command-position =
    Jede Zeile in DATEI hat die Form `schlüssel: wert`, etwa `hand 0: cat, sheep`; - steht für die Standardeingabe. Gezeigt werden der Verlauf, die Stellung, jede offene Frage mit allen Antworten (und, wenn eine nicht möglich ist, dem Grund dafür) und die Punkte, Karte für Karte. Nichts bleibt verborgen: Der Befehl ist für Regelfragen gedacht, nicht zum Spielen. Alle Schlüssel und alle Wörter für Antworten stehen in docs/positions.md.
    .line = Eine Stellung aus DATEI aufbauen, Antworten geben und zeigen, was daraufhin geschieht.
    .answers = Eine Antwort in Worten, etwa 'play cat sheep left' oder, wenn mehrere Plätze antworten sollen, '1: cat'; mehrere Antworten trennst du mit ';'. Kann mehrmals angegeben werden.
# Headings
position-happened = Was geschehen ist
position-itself = Die Stellung
position-asked = Offene Fragen
position-over = Keine: Das Spiel ist zu Ende.
# An answer that cannot be given, and a few words why.
position-cannot = { $option } – { $why }
# $problem is a sentence.
position-answer = --answer „{ $answer }“: { $problem }

## score

command-score =
    SPIEL ist eines dieser Spiele: { $games }. In DATEI steht für jeden Spieler, was zählt: je nach Spiel die beiden Sammlungen (von hinten nach vorne) und die Handkarten – oder die ausgemalten Inseln und die Münzen. Jede Zeile hat die Form `schlüssel: wert`; - steht für die Standardeingabe. Alle Schlüssel stehen in docs/score.md. Ohne DATEI wirst du Spieler für Spieler gefragt.

    Du kannst die deutschen Namen oder die englischen Kennungen verwenden; die ersten Buchstaben genügen: „el“ ist der Elefant.
    .line = Die Punkte einer zu Hause gespielten Partie zählen und zeigen, wer gewonnen hat.
# What is asked, before what is typed.
score-ask-players = Anzahl der Spieler ({ $least } bis { $most })
score-ask-name = Name von { $name }
score-ask-families = Familien im Spiel
score-ask-middle = Charaktere in der Tischmitte
score-ask-left = Linke Sammlung, von hinten nach vorne
score-ask-right = Rechte Sammlung, von hinten nach vorne
score-ask-hand = Anzahl der Handkarten
score-ask-paper = Davon Reispapier
score-ask-sheets = Die beiden Blätter
score-ask-coins = Münzen
# A row of an island; nothing for the first if it was not begun. The letters are typed so: blue, green, red.
score-ask-row = Reihe { $row } (ausgemalt: b = blau, g = grün, r = rot; { $row ->
    [1] leere Eingabe: Insel nicht begonnen
   *[other] leere Eingabe: so wie oben gezeigt
})
score-ask-outline = { $outline } ({ $squares }): mit einer einzigen Form ausgemalt? (ja/nein)

## cards

command-cards =
    Zu jedem Wert ist seine Herkunft angegeben: Heft (steht im Regelheft), gefolgert (folgt aus einer Anmerkung oder einem Beispiel), Liste (stammt aus einer veröffentlichten Liste) oder eigen (ist unser eigener Entwurf). Mit `senbazuru cards export ORDNER` speicherst du die Kartenpakete als Textdateien, die du bearbeiten kannst.
    .line = Die Karten mit allen Werten und deren Herkunft auflisten.
    .family = Nur diese Familie auflisten; characters steht für die Charaktere.
    .as-json = Eine Liste von JSON-Objekten ausgeben.
    .pictures = Jede Karte als Bild speichern, in ORDNER mit einem Unterordner je Familie, dazu die Rückseite.
    .small = Mit --svg: ohne Text, so wie die Karten auf der Hand aussehen.
    .dark = Mit --svg: für dunklen Hintergrund.
    .force = Mit --svg: schon vorhandene Bilder ersetzen.
command-cards-export =
    .line = Die Kartenpakete als Textdateien in ORDNER schreiben, um sie zu bearbeiten und danach mit --pack ORDNER damit zu spielen.
    .force = Schon vorhandene Kartenpakete ersetzen.
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
# One of the four marks that command-cards explains.
cards-mark = { $source ->
    [book] Heft
    [read] gefolgert
    [list] Liste
   *[ours] eigen
}
# Where some figures of a card come from.
cards-source = { cards-mark }: { $figures }
cards-exported = { $packs ->
    [one] 1 Kartenpaket
   *[other] { $packs } Kartenpakete
} in { $folder } gespeichert. Nach dem Bearbeiten geht es weiter mit: senbazuru simulate origami --pack { $folder }
# Before a bar that grows.
cards-drawing = Karten werden gezeichnet
# The title of a picture.
cards-back = Rückseite einer Karte
cards-drawn = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} und die Rückseite in { $folder } gespeichert.

## The tables of the rules pages

tables-origami = Origami
tables-character = Charakter
tables-effect = was es bewirkt
tables-source = Herkunft
tables-yellow = gelb
tables-red = rot
# All figures of a card come from one source.
tables-all = alles { $mark }
tables-family = { $family } ({ $count } Karten)
tables-ours =
    Von { $cards } Origami sind bei { $cost } die Kosten, bei { $folds } die Faltungen, bei { $points } die Punkte und bei { $effect } der Effekt unser eigener Entwurf.
    Namen von uns: { $name ->
        [0] keine
       *[other] { $name }
    }; Anzahlen von uns: { $copies ->
        [0] keine
       *[other] { $copies }
    }.
tables-ours-characters = Von { $effects } Effekten sind { $ours } unser eigener Entwurf, ebenso die Werte, die in der letzten Spalte so gekennzeichnet sind.
# Under the table of a family; $sources says where the figures of rice paper come from.
tables-paper = Dazu gehören { $count } Karten Reispapier, jede { $folds ->
    [one] 1 Faltung
   *[other] { $folds } Faltungen
} wert ({ $sources }).

## sheets

command-sheets =
    Mit `senbazuru sheets orizuru` siehst du zum Beispiel das Blatt orizuru gezeichnet. Jedes Blatt hat zwei Inseln; alle Blätter sind unsere eigenen Entwürfe. Mit `senbazuru sheets export ORDNER` speicherst du die Blätter als Textdateien, die du bearbeiten kannst.
    .line = Die Blätter von Origami Islands auflisten oder einige davon zeichnen.
    .usage = [BLATT... | BEFEHL [ARGUMENTE]...]
    .as-json = Eine Liste von JSON-Objekten ausgeben.
    .svg = Von jedem Blatt ein Bild (SVG) in diesem Ordner speichern.
    .force = Schon vorhandene Bilder ersetzen.
command-sheets-draw =
    .line = Mitgelieferte Blätter oder Blätter aus eigenen Dateien zeichnen.
    .as-json = Eine Liste von JSON-Objekten ausgeben.
    .svg = Von diesen Blättern Bilder (SVG) in diesem Ordner speichern.
    .force = Schon vorhandene Bilder ersetzen.
command-sheets-check =
    Jeder Fehler wird mit Zeile, Insel, Reihe und Spalte genannt; gibt es Fehler, ist der Rückgabewert 2.
    .line = Eigene Blätter prüfen und alle Fehler nennen.
    .as-json = Dateien und Fehler als Liste von JSON-Objekten ausgeben.
command-sheets-export =
    .line = Die Blätter als Textdateien in ORDNER schreiben, um sie zu bearbeiten.
    .force = Schon vorhandene Blätter ersetzen.
# Before the bar that grows while they are drawn.
bar-sheets = Blätter

## print

command-print =
    Karten, Inselblätter, Übersichten, Wertungszettel und die Regeln, in eigenen Worten und mit eigenen Bildern. Was wir darüber hinaus selbst festgelegt haben, steht auf der Seite.

    Drucke in Originalgröße (100 %), nicht mit „An Seite anpassen“, damit die Karten so groß werden wie gedacht.
    .line = PDF-Dateien zum Ausdrucken erstellen.
command-print-cards =
    Für zwei Spieler reicht `senbazuru print cards --families farm,sky`. Die Karten messen 63 × 88 mm und kommen so oft vor wie in der Schachtel; das Reispapier gehört zur Familie `polar`.
    .line = Karten, neun je Seite, mit Schnittmarken und Rückseiten.
    .once = Jede Karte einmal, egal, wie oft sie in der Schachtel liegt.
    .backs = Ohne die Seiten mit den Rückseiten.
command-print-sheets =
    Mit `senbazuru print sheets --sheets masu,tako` bekommst du nur diese zwei: eine Seite, genug für eine Person.
    .line = Inselblätter zum Ausmalen und Beschriften, zwei je Seite.
command-print-science =
    .line = Forschungsblätter für das Solospiel von Origami Islands, zwei je Seite.
command-print-reference =
    .line = Wie ein Spiel gespielt wird und was seine Karten oder Orte bewirken.
command-print-scorepad =
    .line = Wertungszettel, vier je Seite.
command-print-rules =
    .line = Die Regeln als Heft zum Falten.
    .booklet = Nicht als Heft, sondern Seite für Seite in Lesereihenfolge, jede so groß wie ein halbes Blatt.
flag-families = Nur diese, z. B. farm,sky.
    .default = alle
flag-game = Nur, was dieses Spiel braucht.
    .default = alle
flag-sheets = Nur diese, z. B. masu,tako.
    .default = alle
flag-output = Wohin geschrieben wird.
    .default = je nach Befehl, z. B. senbazuru-cards.pdf
flag-paper = Das Papierformat.
flag-force = Eine vorhandene Datei ersetzen.
print-there = Die Datei { $file } gibt es schon. Gib mit -o einen anderen Namen an oder füge --force hinzu.

## completion

command-completion =
    Für bash die Zeile  eval "$(senbazuru completion bash)"  in ~/.bashrc einfügen; für zsh die Zeile  eval "$(senbazuru completion zsh)"  in ~/.zshrc einfügen; für fish diesen Befehl ausführen: senbazuru completion fish > ~/.config/fish/completions/senbazuru.fish
    .line = Das Skript ausgeben, mit dem SHELL Befehle und Optionen automatisch ergänzt.
