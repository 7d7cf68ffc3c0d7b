### What was expected in files of people’s own: packs, positions and games in notation. Ends of the sentences
### „… stimmt etwas nicht … Erwartet wird dort: …“ and „Zeile 3 … ergibt keinen Sinn. Erwartet wird dort: …“ in errors.ftl.
###
### What stands in `these marks`, or before an =, is written so in the file. A list comes with commas; as $name-or and
### $name-and it comes as the language joins lists, and $name-count says how many there are.

## Several kinds of files

# A line of a file by its name, and what is expected after the colon: one of the other messages, or a value.
expected-line = `{ $name }:` { $expected }
expected-one-of = { $known-or }
# Two words to choose from.
expected-either = { $known-or }
expected-one-line = nur eine Zeile `{ $name }:`
expected-first = zuerst `{ $name }`
expected-digits = 1 bis 32 hexadezimale Ziffern
expected-number = eine Zahl von { $least } bis { $most }
expected-numbers = { $count } Zahlen von { $least } bis { $most }
expected-numbers-between = { $fewest } bis { $count } Zahlen von { $least } bis { $most }
expected-whole-numbers = ganze Zahlen
expected-any-number = eine ganze Zahl
expected-key-once = `schlüssel: wert`, jeder Schlüssel nur einmal
expected-colon = `schlüssel: wert`, mit Doppelpunkt
# Follows the name of the line.
expected-no-such-line = { $nearest ->
    [none] hier gar nicht
   *[other] hier gar nicht; vielleicht ist `{ $nearest }:` gemeint
}
expected-known-key = { $nearest ->
    [none] ein bekannter Schlüssel, nicht `{ $word }`
   *[other] ein bekannter Schlüssel, vielleicht `{ $nearest }:`, nicht `{ $word }`
}
expected-words-of = nur { $known-or }, nicht `{ $word }`
expected-counts = jedes nur einmal, mit einer Zahl bis { $most }: { $known }; nicht `{ $word }`
expected-facts = alle Angaben einer Stellung
expected-facts-exactly = genau die Angaben einer Stellung, nicht mehr und nicht weniger

## Packs

expected-toml = eine lesbare TOML-Datei ({ $problem })
expected-text = eine lesbare Textdatei ({ $problem })
expected-another-word = ein anderes Wort als { $word }
expected-one-table = mindestens ein [[{ $name }]]
expected-own-id = eine ID, die sonst keine Karte hat
expected-table = eine Tabelle
expected-names-by-colour = Namen für jede Farbe: {"{"} yellow = {"{"} en = ... {"}"}, red = {"{"} en = ... {"}"} {"}"}
expected-names-by-language = Namen mit höchstens { $most } Zeichen, nach Sprachen, auch auf Englisch: {"{"} en = "Frog" {"}"}
expected-ongoing-or-scoring = ongoing oder scoring, mit einer Liste von Anweisungen
expected-for-everybody = ein Verb, das jeden Spieler belohnen darf
expected-sources = die Herkunft jedes dieser Werte: { $figures }
expected-exactly-one = genau eines von { $known }
expected-not-collection = etwas anderes, denn nur Charaktere belohnen eine Sammlung
expected-instructions = eine Liste von Anweisungen
expected-one-verb-each = Anweisungen mit je einem Verb, etwa {"{"} draw_from_deck = {"{"} cards = 1 {"}"} {"}"}
expected-verbs = eines der Verben { $known }
expected-parameters = eine Tabelle von Parametern
expected-verb-for = { $kind ->
    [within] ein Verb für eine andere Art von Effekt
   *[other] ein Verb für { $kind }
}
expected-verb-in-special = dieses Verb nur in einer Sonderaktion
expected-verb-first = dieses Verb nur als erste Anweisung eines Sofort-Effekts
expected-verb-last = dieses Verb nur als letzte Anweisung
expected-one-scoring = eine einzige Anweisung für die Wertung
expected-no-parameters = kein Parameter
expected-this-parameter = dieser Parameter
expected-true-or-nothing = true oder gar nichts
expected-programs = { $least } bis { $most } Listen von Anweisungen
expected-word = ein Wort aus Kleinbuchstaben, Ziffern und Bindestrichen
expected-fields-of = eines der Felder { $known }
expected-one-paper = nur eine Familie mit Papier an einem Tisch
expected-exact-with-folds = exact mit folds, und ohne cards, family und worth
expected-family-or-folds = family oder folds
expected-only-with-origami = family und cost nur bei origami

## Positions of Origami and Legends

expected-one-at-least = mindestens eine
expected-families-of = im Spiel { $game } nur { $known-or }, nicht `{ $word }`
expected-cards = { $most ->
    [one] höchstens 1 Karte
   *[other] höchstens { $most } Karten
}
expected-in-hands = { $card } nur auf der Hand
expected-no-characters = keine Charaktere in Sammlungen
expected-copies = { $copies ->
    [one] { $card } nur einmal, denn mehr sind nicht in der Schachtel
   *[other] { $card } insgesamt höchstens { $copies }-mal, denn mehr sind nicht in der Schachtel
}
expected-levels = nach `{ $mark }` Ziffern und Buchstaben bis { $last }
expected-in-play = Karten der Familien, die mitspielen, nicht `{ $word }`
expected-unmarked = Zeichen nur an Karten in Sammlungen
expected-chosen = eine oder zwei Karten dieser Hand
expected-middle = Charaktere, von jedem Paar höchstens eine Farbe
expected-held = nur Karten aus `hand { $seat }`
expected-at = at= eine Anweisung mit { $step }
expected-at-asked = at= die Anweisung, nach der gefragt wird
expected-at-running = at= eine Anweisung, die beim Ausspielen oder Nutzen ihrer Karte etwas tut
expected-memory = memory= eine Bitmaske von Plätzen
expected-price = card= und Kosten, die sich bezahlen lassen
expected-deep = { $discards ->
    [0] deep= 0, denn der Ablagestapel ist leer
    [one] deep= höchstens 1, denn mehr Karten hat der Ablagestapel nicht
   *[other] deep= höchstens { $discards }, denn mehr Karten hat der Ablagestapel nicht
}
expected-no-paper = kein Papier, wo es keines gibt
expected-from = from= eine Karte aus einer Sammlung
expected-at-most = { $name }= höchstens { $most }
expected-type = { $name }= die Nummer einer Kartenart + 1, höchstens { $most }
expected-given = given= eine Karte dieser Hand
expected-own-card = card= die Karte, zu der at= gehört
expected-no-column = kein column=, bevor die Karte hingelegt ist
expected-paid = paid=, paper= und doubled= so, wie es auf dem Ablagestapel und beim Reispapier liegt
expected-question = ein Moment, in dem jemand gefragt wird und antworten kann
expected-step = { $nearest ->
    [none] ein Schritt, eines von { $known }, nicht `{ $word }`
   *[other] ein Schritt, vielleicht `{ $nearest }`, nicht `{ $word }`
}
expected-fields = { $known }, nicht `{ $word }`

## Positions of Islands

expected-two-each-once = mindestens zwei, jedes nur einmal
expected-somebody = jemand, der antworten kann
# Follows `bid:`.
expected-bid = und `bidder:` zusammen, und niemand anders unter `winner:`
expected-not-both = nicht { $both-and } zugleich
expected-dealt = { $count } verschiedene Blätter, die im Spiel sind
expected-one-sheet = nur ein Blatt
expected-islands = beide Inseln eines Blattes, dann beide eines anderen
expected-begun = ausgemalte Inseln mit `begun 1`, `begun 2` und so weiter
expected-not-begun = kein `begun`, wo nichts ausgemalt ist
expected-volcanoes = volcano { $count }, ein Marker für jeden Vulkan, der auf einer begonnenen Insel noch offen ist
expected-island = ein Blatt, 1 oder 2 und vielleicht `begun 1`; Blätter: { $sheets }
expected-rows = darunter { $rows } Reihen, jede mit `|` am Anfang, nicht { $given }
expected-squares = { $squares } Felder in Reihe { $row }, nicht { $given }
expected-mark = { $paint-count ->
    [0] auf { $square } (Spalte { $column }, Reihe { $row }) `{ $there }` wie auf dem Blatt, nicht `{ $mark }`
   *[other] auf { $square } (Spalte { $column }, Reihe { $row }) `{ $there }` wie auf dem Blatt oder als Farbe { $paint-or }, nicht `{ $mark }`
}
expected-words = { $count ->
    [one] ein Wort, { $known-or }
   *[other] { $count } Wörter, jedes { $known-or }
}
expected-filled = gefüllt nur, wo alle Felder des Umrisses ausgemalt sind
expected-nothing-else = nichts anderes, solange Blätter gewählt werden
expected-choosing = ein Platz, der noch wählen muss
expected-no-step = dort kein `{ $step }`
expected-nothing-on-half = nichts über einem `paint`, das erst halb gesagt ist
expected-frame = ein Schritt, eines von { $known }, dann `seat=` und je nach Bedarf { $fields }
expected-part = `{ $name }=` eine Zahl von 0 bis { $most }, nicht `{ $name }={ $given }`
expected-part-of = `{ $name }=` eines von { $known }, nicht `{ $name }={ $given }`
expected-possible = `{ $step }` so, wie es vorkommen kann

## Games in notation

expected-turn = Zug { $turn }, nicht { $given }
expected-answers = eine Antwort, auch vor und nach jedem `;`
expected-answer = von Platz { $seat } eines von { $offered }, nicht `{ $word }`
expected-answer-after = eine Antwort nach `{ $seat }:`
expected-answer-of = eine Antwort von Platz { $seats-or }, nicht von Platz { $seat }
expected-nothing-after = von Platz { $seat } nichts mehr nach `{ $word }`
expected-no-more = keine Antwort mehr, denn das Spiel ist zu Ende
expected-seat = ein Platz von 0 bis { $most }, nicht { $seat }
expected-seat-first = davor der Platz mit `:`, denn antworten kann Platz { $seats-or }
expected-semicolon = `;` vor `{ $word }`, denn dort wird etwas Neues aufgedeckt
expected-takeback = `{ $word }` und die Zahl der Antworten, die weiter gelten
expected-takeback-to = nach `{ $word }` { $least } bis { $most }
expected-no-takeback = kein `{ $word }`, denn es gibt keine Antwort zurückzunehmen
expected-turn-line = ein Zug, nicht `{ $name }:`, denn der ganze Kopf steht am Anfang
expected-beginning = irgendwo im Kopf eine Zeile `seed:` oder `position:`
expected-value = ein Wert, kein kaputtes JSON
expected-object = ein JSON-Objekt
expected-indented = und darunter eingerückt die Zeilen einer Stellung
# The next three follow the name of a line.
expected-as-there = { $players }, wie in der Stellung
expected-packs = { $packs }, denn andere gibt es hier nicht
expected-without = ohne `{ $pack }`, denn andere Werte dafür sind hier nicht bekannt
