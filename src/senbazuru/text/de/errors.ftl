### What is wrong, and what to do. One message for each code in kernel/errors.py.

## Answers

error-not-your-decision = Von dir wird gerade keine Antwort erwartet. Warte, bis du an der Reihe bist.
    .asked = Von Platz { $seat } wird gerade keine Antwort erwartet. Gefragt ist jetzt Platz { $asked-or }: Antworte zuerst dort.
error-not-offered = „{ $option }“ gehört nicht zu den möglichen Antworten. Wähle eine, die angeboten wird.
    .because = Du kannst hier nicht „{ $option }“ antworten – { $why }.
    .nearest = „{ $option }“ gehört nicht zu den möglichen Antworten. Meinst du „{ $nearest }“?
    .offered = „{ $option }“ gehört nicht zu den möglichen Antworten. Wähle eine von diesen: { $offered }.
    .complete = „{ $option }“ ist ein Wort zu viel: An dieser Stelle wird nichts mehr gefragt. Lass dieses Wort weg.
error-stale-decision = Diese Frage ist schon beantwortet. Sieh dir den Tisch noch einmal an und beantworte die Frage, die jetzt offen ist.
error-incomplete-answer = Die Antwort ist leer. Wähle mindestens eine Möglichkeit.

error-answer-too-long = Deine Antwort ist zu lang: Nach Schritt { $step } wird etwas Neues aufgedeckt. Schick alles, was danach kommt, als eigene Antwort.
error-game-over = Das Spiel ist zu Ende: Es gibt nichts mehr zu entscheiden. Beginne ein neues Spiel, um weiterzuspielen.
error-has-resigned = Platz { $seat } hat aufgegeben, und dabei bleibt es bis zum Ende dieses Spiels. Zuschauen, mitreden und danach wieder mitspielen geht weiterhin.
error-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }. Die Plätze werden ab 0 gezählt; wähle einen, den es gibt.

## Taking back

error-nothing-to-undo = Es gibt keine Antwort von dir, die du zurücknehmen könntest: Entweder hat zuletzt jemand anders geantwortet, oder es gibt noch gar keine Antwort. Willst du weiter zurückgehen, müssen alle einer Rücknahme zustimmen.
error-undo-barrier = Diese Antwort kannst du nicht einfach zurücknehmen: Danach hast du eine Karte gesehen, oder der Zufall hat entschieden. Frag alle am Tisch, ob du die Antwort zurücknehmen darfst.
error-answer-stands = Dafür müsste auch eine Antwort von { $name } zurückgenommen werden, aber { $name } ist nicht da und kann nicht zustimmen. Frag noch einmal, wenn { $name } wieder da ist.

## Tables

error-no-such-table = Diesen Tisch gibt es nicht. Vielleicht wurde er geschlossen, oder dein Link ist unvollständig. Lass dir den Link noch einmal geben.
error-bad-secret = Dieser Link führt zu keinem Platz an diesem Tisch. Verwende den vollständigen Link, den du bekommen hast. Falls du deine Daten gelöscht hast, gibt es auch deinen Platz nicht mehr.
error-not-your-seat = Platz { $seat } ist nicht dein Platz. Antworte nur für deinen eigenen.
error-not-seated = Das darf nur, wer an diesem Tisch mitspielt. Nimm zuerst einen Platz ein.
error-not-host = Das darf nur der Gastgeber dieses Tisches. Bitte ihn darum.
error-not-owner = Das darf nur, wer diesen Tisch eröffnet oder vom Gastgeber übernommen hat. Frag am Tisch, wer das ist.
error-host-is-there = Der Gastgeber ist am Tisch. Erst wenn er seit einer Minute weg ist, kannst du seine Rolle übernehmen.
error-seat-taken = Platz { $seat } ist besetzt. Wähle einen anderen Platz.
error-seat-empty = Auf Platz { $seat } sitzt niemand. Erst muss dort ein Mensch oder ein Bot Platz nehmen.
error-name-taken = An diesem Tisch heißt schon jemand „{ $name }“. Wähle einen anderen Namen.
error-bad-text = Dieser Text ist leer, zu lang oder enthält Zeichen, die sich nicht anzeigen lassen. Schreib eine Zeile mit 1 bis { $most } Zeichen.
error-already-started = Das Spiel hat schon begonnen: Plätze und Einstellungen lassen sich nicht mehr ändern. Eröffne für ein anderes Spiel einen neuen Tisch.
error-not-started = Das Spiel hat noch nicht begonnen. Warte, bis der Gastgeber es startet.
error-not-over = Das geht erst nach Spielende; noch läuft das Spiel.
error-paused = Das Spiel ist unterbrochen, oder es wird gerade über eine Rücknahme abgestimmt. Warte ab oder beende die Pause.
error-not-paused = Das Spiel ist gerade nicht unterbrochen. Spiel einfach weiter.
error-already-proposed = Ein anderer Vorschlag ist noch offen. Antworte zuerst auf diesen.
error-no-proposal = Gerade ist kein Vorschlag offen, auf den du antworten könntest: Vielleicht ist über den letzten schon entschieden, vielleicht wurde er zurückgezogen, oder du hast bereits geantwortet. Sieh dir den Tisch noch einmal an.
error-not-absent = Auf Platz { $seat } ist keine Vertretung nötig: Wer dort sitzt, ist da oder hält niemanden auf. Eine Vertretung kann erst einspringen, wenn jemand seit einer Minute weg ist.
error-days-to-answer = An diesem Tisch hat man für jede Antwort Stunden oder Tage Zeit; deshalb braucht niemand ständig da zu sein. Läuft die Zeit für Platz { $seat } ab, übernimmt die Vertretung von selbst.
error-stood-in = Auf Platz { $seat } spielt gerade eine Vertretung für dich. Nimm zuerst deinen Platz wieder ein.
error-no-clock = Platz { $seat } kannst du keine Zeit schenken. Das geht nur bei anderen Menschen und nur an einem Tisch mit Uhr.
error-time-enough = Auf Platz { $seat } ist doppelt so viel Zeit übrig wie am Anfang. Schenk erst wieder Zeit, wenn sie gebraucht wird.
error-no-spectators = An diesem Tisch darf niemand zuschauen. Frag den Gastgeber nach einem Platz oder such dir einen anderen Tisch.
error-sent-away = Der Gastgeber hat dich von diesem Tisch weggeschickt; du kannst nicht zurückkehren. Eröffne einen eigenen Tisch oder geh an einen anderen.
error-cannot-send-away = Diese Person kannst du nicht wegschicken. Das geht nur bei anderen, die an den Tisch gekommen sind, nicht bei dir selbst und nicht bei dem, der den Tisch eröffnet hat.
error-table-frozen = Diesen Tisch kannst du nur noch ansehen: Das Spiel lässt sich aus der Aufzeichnung nicht wiederherstellen ({ $reason }). Beginne ein neues Spiel.
error-damaged-journal = Die Aufzeichnung dieses Tisches lässt sich ab Eintrag { $entry } nicht mehr lesen. Der Betreiber des Servers kann sich den Schaden ansehen; eröffne zum Spielen einen neuen Tisch.

## The network

error-bad-message = Diese Nachricht lässt sich nicht lesen: { $problem }. Das Protokoll ist in docs/protocol.md beschrieben.
error-message-too-large = Diese Nachricht ist zu groß. Erlaubt sind höchstens { $most } Byte.
error-too-many-messages = Das war zu schnell. Warte { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}, bevor du weitermachst.
error-too-many-acts = Du hast an diesem Tisch schon { $most ->
    [one] { $most } Befehl
   *[other] { $most } Befehle
} gegeben (Antworten nicht mitgezählt); mehr sind nicht erlaubt. Antworten, abstimmen, gehen und eine Pause beenden kannst du weiterhin.
error-too-many-tables = Von deiner Adresse aus wurden zu viele Tische eröffnet. Versuch es später noch einmal.
error-too-many-mails = An diese Adresse gehen vorerst keine weiteren E-Mails. Versuche es später noch einmal.
error-no-mail = Dieser Server verschickt keine E-Mails. Frag, wer ihn betreibt, oder sieh auf der Startseite nach, wo du dran bist.
error-no-days = Von diesem Tisch gehen keine E-Mails aus: Hier gibt es keine Tage für jeden Zug, oder das Spiel ist zu Ende. Eröffne dafür einen Tisch mit Tagen für jeden Zug.
error-bad-address = An diese Adresse lässt sich keine E-Mail schicken. Vielleicht ist ein Tippfehler darin.
error-too-many-people = Dieser Tisch ist voll: { $most ->
    [one] Es ist schon 1 Gast ohne Platz da.
   *[other] Es sind schon { $most } Gäste ohne Platz da.
} Eröffne einen neuen Tisch, um zu spielen.
error-too-many-connections = Es sind zu viele Verbindungen offen. Schließ andere Fenster mit diesem Tisch oder versuch es später noch einmal.
error-wrong-protocol = Dieser Server spricht Version { $present } des Protokolls, verlangt wurde aber Version { $given }. Lade die Seite neu oder bring das Programm auf den neuesten Stand.
error-wrong-host = Dieser Server ist nicht für den Namen { $host } eingerichtet. Nimm die Adresse, unter der er sonst erreichbar ist, oder bitte den Betreiber, ihn mit --origin https://{ $host } zu starten.
error-wrong-origin = Diese Seite darf nicht auf den Server zugreifen. Öffne den Tisch direkt über die Adresse des Servers.
error-server-failed = Auf dem Server ist ein Fehler aufgetreten; geändert hat sich nichts. Versuch es noch einmal. Tritt der Fehler wieder auf, sag dem Betreiber Bescheid.
error-no-such-page = Unter dieser Adresse ist nichts zu finden. Geh zurück zur Startseite.

## Games and options

error-unknown-game = Das Spiel „{ $game }“ gibt es hier nicht. Wähle eines von diesen: { $known }.
error-no-such-entry = Unter „{ $place }“ ist kein Spiel zu finden: { $problem }. Trag das Spiel in der Form paket:ENTRY ein; das Paket muss im Python-Pfad liegen.
error-unknown-bot = Den Bot „{ $bot }“ gibt es nicht. Wähle einen von diesen: { $known }.
error-unknown-family = Die Familie „{ $family }“ gibt es nicht. Wähle aus diesen Familien: { $known }.
error-unknown-sheet = Das Blatt „{ $sheet }“ gibt es nicht. Nenne eine Datei oder eines dieser Blätter: { $known }.
error-unknown-option = Die Option „{ $option }“ gibt es nicht. Wähle aus diesen Optionen: { $known }.
error-unknown-choice = „{ $given }“ gibt es bei der Option „{ $option }“ nicht. Möglich sind: { $known }.
error-wrong-value = Dieser Wert passt hier nicht zur Option „{ $option }“. Erlaubt ist: { $expected }.
error-wrong-players = { $given ->
    [one] Mit nur 1 Spieler lässt sich dieses Spiel nicht spielen.
   *[other] Mit { $given } Spielern lässt sich dieses Spiel nicht spielen.
} Wähle eine Spielerzahl von { $least } bis { $most }.
error-wrong-seats = Dieses Spiel hat { $seats ->
    [one] nur 1 Platz
   *[other] { $seats } Plätze
}, genannt { $given ->
    [one] ist aber 1 Spieler.
   *[other] sind aber { $given } Spieler.
} Nenne für jeden Platz einen Spieler oder einen einzigen für alle Plätze.
error-wrong-families = { $needed ->
    [one] Dieser Tisch braucht genau 1 Familie
   *[other] Dieser Tisch braucht genau { $needed } verschiedene Familien
}, angegeben { $given ->
    [one] ist aber 1.
   *[other] sind aber { $given }.
} Wähle die passende Anzahl von Familien oder ändere die Zahl der Spieler.
error-too-many-types = Diese Familien und Charaktere haben zusammen { $types } verschiedene Karten, an einem Tisch sind aber höchstens { $most } möglich. Lass eine Familie oder einige Charaktere weg.
## Files

error-bad-pack = In Zeile { $line } von { $file } stimmt etwas nicht (Karte: { $card }, Feld: { $field }). Erwartet wird dort: { $expected }.
error-bad-sheet = In { $file }, { sheets-place }, stimmt etwas nicht: { sheets-problem }. Ändere diese Stelle; „senbazuru sheets check“ zeigt dir alle Fehler.
error-bad-figure = In Zeile { $line } von { $file } stimmt etwas nicht. Erwartet wird dort: { $expected }.
error-bad-position = { $line ->
    [0] Die Stellung ergibt als Ganzes keinen Sinn. Erwartet wird: { $expected }.
   *[other] Zeile { $line } der Stellung ergibt keinen Sinn. Erwartet wird dort: { $expected }.
}
    .because = Zeile { $line } der Stellung ergibt keinen Sinn – { $why }.
error-bad-record = Zeile { $line } der Aufzeichnung lässt sich nicht lesen: { $problem }. Nimm die Datei so, wie sie gespeichert wurde.
error-bad-notation = { $line ->
    [0] Diese Eingabe ergibt hier keinen Sinn. Erwartet wird: { $expected }.
   *[other] Zeile { $line } der Notation ergibt keinen Sinn. Erwartet wird dort: { $expected }.
}
    .because = { $line ->
        [0] Platz { $seat } kann hier nicht „{ $option }“ antworten – { $why }.
       *[other] Zeile { $line } der Notation ergibt keinen Sinn. Platz { $seat } kann dort nicht „{ $option }“ antworten – { $why }.
    }
    .nearest = { $line ->
        [0] „{ $option }“ gehört nicht zu den möglichen Antworten. Meinst du „{ $nearest }“?
       *[other] Zeile { $line } der Notation ergibt keinen Sinn. „{ $option }“ gehört nicht zu den möglichen Antworten; meinst du „{ $nearest }“?
    }
    .offered = { $line ->
        [0] „{ $option }“ gehört nicht zu den möglichen Antworten von Platz { $seat }. Wähle eine von diesen: { $offered }.
       *[other] Zeile { $line } der Notation ergibt keinen Sinn. Erwartet wird dort: { $expected }.
    }
    .complete = { $line ->
        [0] „{ $option }“ ist ein Wort zu viel: Von Platz { $seat } wird an dieser Stelle nichts mehr erwartet. Lass dieses Wort weg.
       *[other] Zeile { $line } der Notation ergibt keinen Sinn. Erwartet wird dort: { $expected }.
    }
error-replay-differs = Beim Nachspielen verläuft das Spiel { $answers ->
    [0] von Anfang an
    [one] spätestens nach der ersten Antwort
   *[other] spätestens nach { $answers } Antworten
} anders als aufgezeichnet. Die Aufzeichnung wurde verändert oder stammt aus einer anderen Version von Senbazuru. Nimm die ursprüngliche Datei und die Version, mit der sie gespeichert wurde.
error-rules-changed = Dieses Spiel wurde nach Version { $recorded } der Regeln gespielt, hier gilt aber Version { $present }. Nimm die Version von Senbazuru, mit der das Spiel gespeichert wurde, oder beginne ein neues Spiel.
error-unknown-figures = Dieses Spiel wurde mit Werten aus dem Kartenpaket „{ $pack }“ (Ausgabe { $digest }) gespielt, die hier nicht bekannt sind. Nimm die Version von Senbazuru, mit der das Spiel gespeichert wurde, oder gib mit --pack den Ordner dieses Kartenpakets an.

error-no-sheets = Im Ordner „{ $folder }“ liegt kein Blatt; Blätter sind Textdateien (*.txt). Schreib mit „senbazuru sheets export“ Blätter in diesen Ordner oder nenne einen anderen.

error-no-packs = Im Ordner „{ $folder }“ liegt kein Kartenpaket; Kartenpakete sind TOML-Dateien. Schreib mit „senbazuru cards export“ Kartenpakete in diesen Ordner oder nenne einen anderen.

error-no-data = „{ $game }“ wird ohne Kartenpakete und ohne Blätter gespielt. Gib beim Start weder Kartenpakete noch Blätter an.

error-not-provable = „{ $game }“ lässt sich nicht prüfen: Die Regeln sagen nicht, was ein Zwilling ist. Leite die Regelklasse von „Provable“ ab.

error-too-few-cards = Diese Familien haben zusammen nur { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, dieser Tisch braucht aber { $needed }. Wähle mehr oder größere Familien.

error-bot-cannot-play = Der Bot „{ $bot }“ kennt das Spiel „{ $game }“ nicht. Wähle einen Bot, der dieses Spiel kennt: { $known }.

error-wrong-player = „{ $given }“ kann nicht mitspielen. Nenne einen Bot ({ $known }) oder übergib ein eigenes Objekt oder eine eigene Funktion: Die Klasse des Objekts muss von Bot oder WordBot abgeleitet sein; die Funktion muss eine Entscheidung und eine Sicht entgegennehmen und ein Wort zurückgeben.

## What is spoken and installed

error-unknown-language = In der Sprache „{ $language }“ gibt es hier keine Texte. Wähle eine dieser Sprachen: { $known }.
error-unknown-page = Die Seite „{ $page }“ gibt es in den Regeln nicht. Wähle eine dieser Seiten: { $known }.
error-unknown-paragraph = Die Seite „{ $page }“ hat keinen Absatz „{ $paragraph }“. Sie hat diese Abschnitte: { $known }. „senbazuru rules“ zeigt sie alle.
error-rulebook-unbuilt = In dieser Installation fehlen die Regelseiten. Im Quelltext-Ordner erstellt sie „make pages“.
error-extra-missing = „{ $command }“ braucht das Extra „{ $extra }“, das hier nicht installiert ist. Installiere es mit „pip install "senbazuru[{ $extra }]"“.

## Storage

error-storage-failed = Deine Änderung ließ sich nicht speichern; alles ist so geblieben, wie es war. Versuch es gleich noch einmal. Tritt der Fehler wieder auf, sag dem Betreiber Bescheid; den Grund nennt das Serverprotokoll.
error-bad-database = Die Datenbank „{ $file }“ lässt sich nicht verwenden: { $problem }. Nenne eine andere Datei oder bring diese in Ordnung.
error-newer-database = Die Datenbank „{ $file }“ stammt aus einer neueren Version von Senbazuru. Nimm diese Version oder nenne eine andere Datei.
error-unknown-database = In „{ $kind }“ lassen sich keine Tische speichern. Nenne eine Datei in der Form sqlite:///ordner/tische.sqlite.

## Tournaments

error-no-such-bot-class = Den Bot „{ $bot }“ gibt es nicht: { $problem }. Gib den Bot in der Form modul:Klasse an; das Modul muss im aktuellen Ordner liegen oder installiert sein.
error-too-few-bots = Ein Turnier braucht mindestens zwei verschiedene Bots, genannt ist aber nur „{ $given }“. Nenne noch einen anderen.
error-bad-tournament = Zeile { $line } von { $file } gehört zu keinem Turnier: { $problem }. Nimm die unveränderte Datei oder gib einen anderen Namen für eine neue Datei an.
error-other-tournament = Die Datei { $file } enthält ein anderes Turnier: „{ $field }“ hat dort den Wert { $there }, hier aber { $here }. Starte dasselbe Turnier oder nenne eine andere Datei.
error-game-failed = Ein Spiel ließ sich nicht zu Ende spielen ({ $item }): { $problem }. Bring den Bot in Ordnung, der den Fehler verursacht hat.
error-worker-ended = Der Prozess für { $item } ist { $times }-mal abgestürzt, ohne ein Ergebnis zu liefern. Sieh dir die Bots dieses Spiels an und prüfe, ob der Arbeitsspeicher dieses Rechners reicht.
error-ray-missing = Ray ist nicht installiert. Installiere es mit „pip install 'senbazuru[ray]'“ oder lass --ray weg, um die Prozessoren dieses Rechners zu nutzen.
error-no-cluster = Unter „{ $address }“ gibt es keinen Ray-Cluster: { $problem }. Starte einen Cluster oder gib --ray local an.
error-cluster-version = Auf dem Cluster läuft Version { $there } von Senbazuru, auf diesem Rechner Version { $here }. Installiere überall dieselbe Version.

### Ends of those sentences. What was expected in files is in files.ftl.

## What an option or a plan can be: „Erlaubt ist: …“

expected-whole-number = eine ganze Zahl von { $least } bis { $most }
expected-between = ein Wert von { $least } bis { $most }
expected-increment = ein Wert von { $least } bis { $most }, aber nur mit einer Uhr für das ganze Spiel
expected-seed = eine ganze Zahl ab 0 oder bis zu 32 hexadezimale Ziffern
expected-true-or-false = true oder false
expected-players = dieser Wert nur ab { $least } Spielern
expected-not-beside = dieser Wert nur ohne die Option „{ $other }“
expected-names = eine Liste von Namen
expected-number-or-names = eine Zahl bis { $most } oder eine Liste von Namen
expected-number-or-some = eine Zahl oder eine Auswahl aus { $known }
expected-different-names = { $least ->
    [0] verschiedene Namen
   *[other] mindestens { $least } verschiedene Namen
}

## What is wrong with a record: „Zeile 1 der Aufzeichnung lässt sich nicht lesen: …“

problem-no-game = Der Text ist weder eine Aufzeichnung noch ein Spiel in Notation noch eine Stellung
problem-no-text = Die Datei ist keine Textdatei
problem-no-json = Ab Zeichen { $character } ist die Zeile kein gültiges JSON
problem-too-much = Die Zeile enthält zu lange Zahlen oder ist zu tief verschachtelt
problem-empty = Die Datei ist leer
problem-no-object = Jede Zeile muss ein JSON-Objekt sein
problem-format = Die erste Zeile muss das Format { $format } nennen
problem-header = Im Kopf fehlt ein gültiger Wert für „{ $name }“
problem-entry = Ein Eintrag muss answer, takeback oder hash heißen
problem-entry-keys = Ein Eintrag muss genau einen Schlüssel haben: answer, takeback oder hash
problem-answer = Eine Antwort besteht aus einem Platz und den Nummern der gewählten Möglichkeiten
problem-takeback = Bei einer Rücknahme muss eine Anzahl von Antworten stehen
problem-resign = Beim Aufgeben muss die Nummer eines Platzes stehen
problem-seats = Die Plätze sind falsch angegeben ({ $seats })
problem-seed = Ein Seed hat 1 bis 32 hexadezimale Ziffern
problem-pack-texts = „pack_texts“ muss zu jedem Namen einen Text enthalten
problem-other-packs = Es sind nicht die Kartenpakete, die zu den Optionen gehören

## What else can be wrong: „… lässt sich nicht lesen: …“, „… lässt sich nicht verwenden: …“

problem-no-entry = Das angegebene Objekt ist kein Entry
problem-no-hello = Zuerst muss die Nachricht „hello“ kommen
problem-nested = Die Nachricht ist zu tief verschachtelt
problem-socket = Diese Adresse gehört zu einem WebSocket
problem-in-use = Ein anderer Server benutzt diese Datei gerade
problem-of-another-program = Die Datei gehört zu einem anderen Programm
problem-line-broke = Die Verbindung ist abgebrochen
problem-not-connected = Es besteht keine Verbindung
