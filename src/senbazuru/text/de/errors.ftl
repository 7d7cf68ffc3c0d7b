### What is wrong, and what to do. One message for each code in kernel/errors.py.

## Answers

error-not-your-decision = Du wirst gerade nichts gefragt. Warte, bis du an der Reihe bist.
    .asked = Platz { $seat } wird gerade nichts gefragt. Antworte für Platz { $asked-or } oder warte, bis dort geantwortet wurde.
error-not-offered = „{ $option }“ gehört nicht zu den möglichen Antworten. Wähle eine, die angeboten wird.
    .because = „{ $option }“ geht jetzt nicht: { $why }.
    .nearest = „{ $option }“ gehört nicht zu den möglichen Antworten. Meinst du „{ $nearest }“?
    .offered = „{ $option }“ gehört nicht zu den möglichen Antworten. Wähle eine von diesen: { $offered }.
    .complete = „{ $option }“ ist ein Wort zu viel: Dort wird nichts mehr gefragt. Lass es weg.
error-stale-decision = Diese Frage ist schon beantwortet. Sieh dir den Tisch noch einmal an und beantworte die Frage, die jetzt offen ist.
error-incomplete-answer = Die Antwort ist leer. Wähle mindestens eine Möglichkeit.

error-answer-too-long = Die Antwort geht nach Schritt { $step } weiter, aber dort wird etwas Neues aufgedeckt. Schicke alles Weitere als eigene Antwort.
error-game-over = Das Spiel ist zu Ende: Es gibt nichts mehr zu entscheiden. Beginne ein neues, um weiterzuspielen.
error-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }. Gezählt wird ab 0; wähle einen Platz dieses Tisches.

## Taking back

error-nothing-to-undo = Du hast keine Antwort, die du zurücknehmen könntest: Zuletzt hat jemand anders geantwortet oder noch niemand. Um weiter zurückzugehen, bitte alle um eine Rücknahme.
error-undo-barrier = Das kannst du nicht einfach zurücknehmen: Du hast dabei eine Karte gesehen, oder der Zufall hat entschieden. Bitte alle um eine Rücknahme.
error-answer-stands = Das ginge hinter eine Antwort von { $name } zurück, und { $name } ist nicht da, um zuzustimmen. Frag noch einmal, wenn { $name } wieder da ist.

## Tables

error-no-such-table = Diesen Tisch gibt es nicht. Vielleicht wurde er geschlossen, oder der Link ist unvollständig: Lass ihn dir noch einmal geben.
error-bad-secret = Dieser Link führt zu keinem Platz an diesem Tisch. Nimm den ganzen Link, den du bekommen hast; falls du deine Daten gelöscht hast, ist der Platz verloren.
error-not-your-seat = Platz { $seat } ist nicht deiner. Antworte für deinen eigenen Platz.
error-not-seated = Das kann nur, wer an diesem Tisch mitspielt. Nimm erst einen Platz ein.
error-not-host = Das kann nur der Gastgeber dieses Tisches. Frag ihn.
error-not-owner = Das kann nur, wer diesen Tisch eröffnet oder vom Gastgeber übernommen hat. Frag diese Person.
error-host-is-there = Der Gastgeber ist am Tisch. Du kannst übernehmen, wenn er eine Minute lang weg war.
error-seat-taken = Platz { $seat } ist besetzt. Wähle einen anderen.
error-seat-empty = Platz { $seat } ist leer. Dort muss erst jemand oder ein Bot sitzen.
error-name-taken = Hier heißt schon jemand „{ $name }“. Wähle einen anderen Namen.
error-bad-text = Das ist leer, zu lang oder enthält Zeichen, die sich nicht anzeigen lassen. Schreib eine Zeile mit 1 bis { $most } Zeichen.
error-already-started = Das Spiel hat begonnen: An Plätzen und Einstellungen lässt sich nichts mehr ändern. Eröffne für ein anderes Spiel einen anderen Tisch.
error-not-started = Das Spiel hat noch nicht begonnen. Warte, bis der Gastgeber es startet.
error-not-over = Das Spiel läuft noch. Zu sehen ist das erst, wenn es zu Ende ist.
error-paused = Das Spiel macht Pause, oder es wird über eine Rücknahme beraten. Warte ab oder beende die Pause.
error-not-paused = Das Spiel macht keine Pause. Spiel einfach weiter.
error-already-proposed = Es steht schon ein Vorschlag im Raum. Antworte erst auf diesen.
error-no-proposal = Kein Vorschlag wartet auf dich: Er ist entschieden oder zurückgezogen, oder du hast schon geantwortet. Sieh dir den Tisch noch einmal an.
error-not-absent = Wer auf Platz { $seat } sitzt, ist da oder hält niemanden auf. Eine Vertretung kann übernehmen, wenn jemand eine Minute lang weg war.
error-days-to-answer = An diesem Tisch sind für jede Antwort Tage Zeit, also muss jetzt niemand da sein. Wenn die Zeit auf Platz { $seat } um ist, übernimmt die Vertretung von selbst.
error-stood-in = Auf Platz { $seat } spielt eine Vertretung für dich. Nimm erst deinen Platz wieder ein.
error-no-clock = Auf Platz { $seat } braucht niemand Zeit von dir. Zeit kannst du nur anderen Menschen schenken, und nur an einem Tisch mit Uhr.
error-time-enough = Platz { $seat } hat doppelt so viel Zeit wie am Anfang. Schenk erst welche, wenn sie gebraucht wird.
error-no-spectators = Hier darf niemand zuschauen. Frag den Gastgeber nach einem Platz oder such dir einen anderen Tisch.
error-sent-away = Der Gastgeber hat dich von diesem Tisch weggeschickt, du kannst nicht zurück. Eröffne einen eigenen Tisch oder geh an einen anderen.
error-cannot-send-away = Diese Person kannst du nicht wegschicken. Wähle jemanden, der dazugekommen ist: weder dich selbst noch den, der den Tisch eröffnet hat.
error-table-frozen = Diesen Tisch kannst du nur noch ansehen: Das Spiel lässt sich nicht so fortsetzen, wie es aufgezeichnet wurde ({ $reason }). Beginne ein neues.
error-damaged-journal = Was von diesem Tisch aufgezeichnet ist, lässt sich ab Eintrag { $entry } nicht lesen. Wer den Server betreibt, kann nachsehen; eröffne zum Spielen einen neuen Tisch.

## The network

error-bad-message = Diese Nachricht lässt sich nicht lesen: { $problem }. Das Protokoll ist in docs/protocol.md beschrieben.
error-message-too-large = Diese Nachricht ist zu groß. Auf einmal gehen höchstens { $most } Byte.
error-too-many-messages = Das war zu schnell. Warte { $seconds } s, bevor du weitermachst.
error-too-many-acts = Du hast an diesem Tisch neben deinen Antworten { $most } Dinge getan, mehr geht nicht. Antworten, abstimmen, gehen und eine Pause beenden kannst du weiterhin.
error-too-many-tables = Unter deiner Adresse sind zu viele Tische eröffnet. Versuch es später wieder.
error-too-many-people = Dieser Tisch ist voll: { $most } Leute ohne Platz sind schon da. Eröffne einen anderen, um zu spielen.
error-too-many-connections = Zu viele Verbindungen sind offen. Schließ andere Fenster dieses Tisches oder versuch es später noch einmal.
error-wrong-protocol = Dieser Server spricht Version { $present } des Protokolls, du hast { $given } verlangt. Lade die Seite neu oder bring das Programm auf den neuesten Stand.
error-wrong-host = Dieser Server hört nicht auf den Namen { $host }. Nimm seine eigene Adresse oder bitte den Betreiber, ihn mit --origin https://{ $host } zu starten.
error-wrong-origin = Diese Seite darf nicht mit dem Server sprechen. Öffne den Tisch über die eigene Adresse des Servers.
error-server-failed = Im Server ist etwas schiefgegangen. Geändert hat sich nichts: Versuch es noch einmal; passiert es wieder, sag dem Betreiber Bescheid.
error-no-such-page = Unter dieser Adresse gibt es nichts. Geh zurück zur Startseite.
error-server-stopping = Der Server ist im Moment nicht zu erreichen. Verloren ist nichts: Versuch es etwas später noch einmal.

## Games and options

error-unknown-game = Das Spiel „{ $game }“ gibt es hier nicht. Wähle eines von diesen: { $known }.
error-no-such-entry = Unter „{ $place }“ meldet sich kein Spiel an: { $problem }. Nenne seinen Eintrag dort, wo du es anmeldest, als paket:ENTRY; das Paket muss im Python-Pfad liegen.
error-unknown-bot = Den Bot „{ $bot }“ gibt es nicht. Wähle einen von diesen: { $known }.
error-unknown-family = Die Familie „{ $family }“ gibt es nicht. Wähle aus diesen: { $known }.
error-unknown-sheet = Das Blatt „{ $sheet }“ gibt es nicht. Wähle aus diesen: { $known }; oder nenne eine Datei.
error-unknown-option = Die Option „{ $option }“ gibt es nicht. Wähle aus diesen: { $known }.
error-unknown-choice = „{ $given }“ gibt es bei der Option „{ $option }“ nicht. Wähle aus diesen: { $known }.
error-wrong-value = Diesen Wert kann die Option „{ $option }“ nicht haben. Erlaubt ist: { $expected }.
error-wrong-players = { $given ->
    [one] Ein Tisch für 1 Spieler geht nicht.
   *[other] Ein Tisch für { $given } Spieler geht nicht.
} Wähle { $least } bis { $most } Spieler.
error-wrong-seats = Dieses Spiel hat { $seats } Plätze, genannt sind aber { $given } Spieler. Nenne einen für jeden Platz oder einen einzigen für alle.
error-wrong-families = { $needed ->
    [one] Dieser Tisch braucht genau 1 Familie
   *[other] Dieser Tisch braucht genau { $needed } verschiedene Familien
}, angegeben { $given ->
    [one] ist 1
   *[other] sind { $given }
}. Wähle die richtige Zahl von Familien oder eine andere Zahl von Spielern.
error-too-many-types = Diese Familien und Charaktere haben zusammen { $types } verschiedene Karten, ein Tisch fasst aber nur { $most }. Lass eine Familie oder einige Charaktere weg.
## Files

error-bad-pack = In { $file }, Zeile { $line }, stimmt etwas nicht (Karte: { $card }, Feld: { $field }). Erwartet wird dort: { $expected }.
error-bad-sheet = In { $file }, { sheets-place }, stimmt etwas nicht: { sheets-problem }. Ändere es dort; „senbazuru sheets check“ zeigt alles, was nicht stimmt.
error-bad-position = { $line ->
    [0] Die Stellung ergibt als Ganzes keinen Sinn. Erwartet wird: { $expected }.
   *[other] Zeile { $line } der Stellung ergibt keinen Sinn. Erwartet wird dort: { $expected }.
}
    .because = Zeile { $line } der Stellung ergibt keinen Sinn: { $why }.
error-bad-record = Zeile { $line } der Aufzeichnung lässt sich nicht lesen: { $problem }. Nimm die Datei so, wie sie gespeichert wurde.
error-bad-notation = { $line ->
    [0] Das ergibt hier keinen Sinn. Erwartet wird: { $expected }.
   *[other] Zeile { $line } der Notation ergibt keinen Sinn. Erwartet wird dort: { $expected }.
}
    .because = { $line ->
        [0] Platz { $seat } kann hier nicht „{ $option }“ antworten: { $why }.
       *[other] Zeile { $line } der Notation ergibt keinen Sinn. Platz { $seat } kann dort nicht „{ $option }“ antworten: { $why }.
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
        [0] „{ $option }“ ist ein Wort zu viel: Platz { $seat } wird dort nichts mehr gefragt. Lass es weg.
       *[other] Zeile { $line } der Notation ergibt keinen Sinn. Erwartet wird dort: { $expected }.
    }
error-replay-differs = Beim Nachspielen läuft es irgendwo in den ersten { $answers } Antworten anders als im Spiel. Die Aufzeichnung wurde verändert oder stammt aus einer anderen Version. Nimm die ursprüngliche Datei und die Version, die sie geschrieben hat.
error-rules-changed = Dieses Spiel wurde nach Version { $recorded } der Regeln gespielt, hier gilt Version { $present }. Nimm die Version von Senbazuru, die es geschrieben hat, oder beginne ein neues Spiel.
error-unknown-figures = Dieses Spiel wurde mit Werten aus „{ $pack }“ (Ausgabe { $digest }) gespielt, die hier nicht bekannt sind. Nimm die Version von Senbazuru, die es geschrieben hat, oder nenne den Ordner dieses Kartenpakets mit --pack.

error-no-sheets = In „{ $folder }“ liegt kein Blatt: Blätter sind Textdateien (*.txt). Schreib mit „senbazuru sheets export“ welche hinein oder nenne einen anderen Ordner.

error-no-packs = In „{ $folder }“ liegt kein Kartenpaket: Kartenpakete sind TOML-Dateien. Schreib mit „senbazuru cards export“ welche hinein oder nenne einen anderen Ordner.

error-no-data = „{ $game }“ spielt man ohne Kartenpakete und Blätter. Starte es noch einmal ohne sie.

error-not-provable = „{ $game }“ lässt sich nicht prüfen: Die Regeln sagen nicht, was ein Zwilling ist. Leite sie von „Provable“ ab.

error-too-few-cards = Diese Familien haben { $cards } Karten, dieser Tisch braucht aber { $needed }. Wähle mehr oder größere Familien.

error-bot-cannot-play = Der Bot „{ $bot }“ kennt das Spiel „{ $game }“ nicht. Wähle einen, der es kennt: { $known }.

error-wrong-player = „{ $given }“ kann nicht mitspielen. Nenne einen Bot ({ $known }), oder gib ein Objekt einer eigenen Klasse an, die von Bot oder WordBot abgeleitet ist, oder eine Funktion, die eine Entscheidung und eine Sicht nimmt und ein Wort zurückgibt.

## What is spoken and installed

error-unknown-language = Auf „{ $language }“ gibt es hier keine Texte. Wähle eine dieser Sprachen: { $known }.
error-extra-missing = „{ $command }“ braucht das Extra „{ $extra }“, das hier nicht installiert ist: „pip install "senbazuru[{ $extra }]"“ holt es.

## Storage

error-storage-failed = Das ließ sich nicht speichern, also hat sich nichts geändert. Versuch es gleich noch einmal; passiert es wieder, sag dem Betreiber Bescheid: Das Serverprotokoll nennt den Grund.
error-bad-database = Die Datenbank „{ $file }“ lässt sich nicht verwenden: { $problem }. Nenne eine andere Datei oder kümmere dich um diese.
error-newer-database = Die Datenbank „{ $file }“ stammt aus einer neueren Version von Senbazuru. Nimm diese Version oder nenne eine andere Datei.
error-unknown-database = In „{ $kind }“ lassen sich keine Tische aufbewahren. Nenne eine Datei, in der Form sqlite:///ordner/tische.sqlite.

## Tournaments

error-no-such-bot-class = Den Bot „{ $bot }“ gibt es nicht: { $problem }. Nenne ihn als modul:Klasse; das Modul muss im aktuellen Ordner liegen oder installiert sein.
error-too-few-bots = Ein Turnier braucht mindestens zwei verschiedene Bots, genannt ist nur „{ $given }“. Nenne noch einen.
error-bad-tournament = Zeile { $line } von { $file } gehört zu keinem Turnier ({ $problem }). Nimm die Datei so, wie sie geschrieben wurde, oder einen anderen Namen für eine neue.
error-other-tournament = Die Datei { $file } enthält ein anderes Turnier: { $field } ist dort { $there } und hier { $here }. Starte dasselbe Turnier oder nenne eine andere Datei.
error-game-failed = Ein Spiel ist gescheitert, { $item }: { $problem }. Repariere den schuldigen Bot.
error-worker-ended = Der Prozess für { $item } ist { $times } Mal ohne Ergebnis abgebrochen. Sieh dir die Bots dieses Spiels und den Speicher dieses Rechners an.
error-ray-missing = Ray ist nicht installiert. Hol es mit „pip install 'senbazuru[ray]'“ oder lass --ray weg, um die Prozessoren dieses Rechners zu nutzen.
error-no-cluster = Unter „{ $address }“ gibt es keinen Ray-Cluster: { $problem }. Starte einen oder sag --ray local.
error-cluster-version = Der Cluster hat Version { $there } von Senbazuru, dieser Rechner hat { $here }. Installiere überall dieselbe.

### Ends of those sentences. What was expected in files is in files.ftl.

## What an option or a plan can be: „Erlaubt ist: …“

expected-whole-number = eine ganze Zahl von { $least } bis { $most }
expected-between = { $least } bis { $most }
expected-increment = { $least } bis { $most }, und nur mit einer Uhr für das ganze Spiel
expected-seed = eine ganze Zahl ab 0 oder bis zu 32 hexadezimale Ziffern
expected-true-or-false = true oder false
expected-players = mindestens { $least } Spieler
expected-not-beside = kein `{ $other }` daneben
expected-names = eine Liste von Namen
expected-number-or-names = eine Zahl bis { $most } oder eine Liste von Namen
expected-number-or-some = eine Zahl oder einige von { $known }
expected-different-names = { $least ->
    [0] verschiedene Namen
   *[other] mindestens { $least } verschiedene Namen
}

## What is wrong with a record: „Zeile 1 der Aufzeichnung lässt sich nicht lesen: …“

problem-no-game = Das ist weder eine Aufzeichnung noch ein Spiel in Notation, noch eine Stellung
problem-no-text = Das ist kein Text
problem-no-json = Ab Zeichen { $character } ist das kein JSON
problem-too-much = Die Zahlen sind zu lang, oder alles ist zu tief verschachtelt
problem-empty = Sie ist leer
problem-no-object = Jede Zeile muss ein JSON-Objekt sein
problem-format = Die erste Zeile muss das Format { $format } nennen
problem-header = Im Kopf fehlt { $name }
problem-entry = Ein Eintrag ist answer, takeback oder hash
problem-entry-keys = Ein Eintrag hat einen einzigen Schlüssel: answer, takeback oder hash
problem-answer = Eine Antwort ist ein Platz mit den Nummern von Möglichkeiten
problem-takeback = Eine Rücknahme ist eine Zahl von Antworten
problem-seats = Die Plätze sind { $seats }
problem-seed = Ein Seed hat 1 bis 32 hexadezimale Ziffern
problem-pack-texts = pack_texts sind Texte mit ihren Namen
problem-other-packs = Die Kartenpakete sind nicht die, die ihre Optionen verlangen

## What else can be wrong: „… lässt sich nicht lesen: …“, „… lässt sich nicht verwenden: …“

problem-no-entry = Das ist kein Entry
problem-no-hello = Das hello fehlt
problem-nested = Sie ist zu tief verschachtelt
problem-socket = Hier ist ein WebSocket
problem-in-use = Ein anderer Server benutzt sie gerade
problem-of-another-program = Sie gehört zu einem anderen Programm
# Stand in brackets, too.
problem-line-broke = Verbindung abgebrochen
problem-not-connected = keine Verbindung
