### What was expected in files of people’s own: packs, figures, positions and games in notation. Ends of the sentences
### „… stimmt etwas nicht … Erwartet wird dort: …“ and „Zeile 3 … ergibt keinen Sinn. Erwartet wird dort: …“ in errors.ftl.
###
### What stands in `these marks`, or before an =, is written so in the file. A list comes with commas; as $name-or and
### $name-and it comes as the language joins lists, and $name-count says how many there are.

## Several kinds of files

# A line of a file by its name, and what is expected after the colon: one of the other messages, or a value.
expected-line = bei `{ $name }:` { $expected }
expected-one-of = { $known-or }
# Two words to choose from.
expected-either = { $known-or }
expected-one-line = nur eine einzige Zeile `{ $name }:`
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
    [none] nichts, denn eine solche Zeile gibt es hier nicht
   *[other] nichts, denn eine solche Zeile gibt es hier nicht; vielleicht ist `{ $nearest }:` gemeint
}
expected-known-key = { $nearest ->
    [none] ein bekannter Schlüssel, nicht `{ $word }`
   *[other] ein bekannter Schlüssel, vielleicht `{ $nearest }:` statt `{ $word }`
}
expected-words-of = nur { $known-or }, nicht `{ $word }`
expected-counts = jedes dieser Wörter höchstens einmal und mit einer Zahl bis { $most }: { $known }; nicht `{ $word }`
expected-facts = alle Angaben einer Stellung
expected-facts-exactly = genau die Angaben einer Stellung, nicht mehr und nicht weniger

## Packs

expected-toml = eine lesbare TOML-Datei (Fehler: { $problem })
expected-text = eine lesbare Textdatei (Fehler: { $problem })
expected-another-word = ein anderes Wort als { $word }
expected-one-table = mindestens ein [[{ $name }]]
expected-own-id = eine ID, die sonst keine Karte hat
expected-table = eine Tabelle
expected-names-by-colour = Namen für jede Farbe: {"{"} yellow = {"{"} en = ... {"}"}, red = {"{"} en = ... {"}"} {"}"}
expected-names-by-language = Namen nach Sprachen, jeder mit höchstens { $most } Zeichen und einer davon auf Englisch: {"{"} en = "Frog" {"}"}
expected-ongoing-or-scoring = ongoing oder scoring, mit einer Liste von Anweisungen
expected-for-everybody = ein Verb, mit dem jeder Spieler belohnt werden kann
expected-sources = eine Herkunft für jeden dieser Werte: { $figures }
expected-exactly-one = genau eines der Wörter { $known }
expected-not-collection = etwas anderes, denn nur Charaktere dürfen eine Sammlung belohnen
expected-instructions = eine Liste von Anweisungen
expected-one-verb-each = Anweisungen mit je einem Verb, etwa {"{"} draw_from_deck = {"{"} cards = 1 {"}"} {"}"}
expected-verbs = eines der Verben { $known }
expected-parameters = eine Tabelle mit Parametern
expected-verb-for = { $kind ->
    [within] ein Verb für eine andere Art von Effekt
   *[other] ein Verb für `{ $kind }`
}
expected-verb-in-special = dieses Verb nur bei einer Sonderaktion
expected-verb-first = dieses Verb nur als erste Anweisung eines Sofort-Effekts
expected-verb-last = dieses Verb nur als letzte Anweisung
expected-one-scoring = eine einzige Anweisung für die Wertung
expected-no-parameters = gar kein Parameter
expected-this-parameter = ein Wert für diesen Parameter
expected-true-or-nothing = true oder gar keine Angabe
expected-programs = { $least } bis { $most } Listen von Anweisungen
expected-word = ein Wort aus Kleinbuchstaben, Ziffern und Bindestrichen
expected-fields-of = eines der Felder { $known }
expected-one-paper = an einem Tisch nur eine einzige Familie mit Papier
expected-exact-with-folds = exact nur zusammen mit folds und ohne cards, family und worth
expected-family-or-folds = family oder folds
expected-only-with-origami = family und cost nur zusammen mit origami

## Figures: folded pictures as text. “f3 10,20 30,40 50,60” is a facet, “:tail” a flap, “- 10,20 30,40” a crease.

# $most is how many characters the description may have.
expected-figure-head = `name: was zu sehen ist` oder `name (zweites Papier): was zu sehen ist`; die Beschreibung hat höchstens { $most } Zeichen
expected-figure-name = zuerst `{ $name }:`, so wie die Datei heißt
expected-second-paper = als zweites Papier { $known-or }, nicht `{ $word }`
expected-second-named = in der ersten Zeile auch der Name des zweiten Papiers, etwa `name (rust): …`
expected-flap-first = zuerst eine Lasche, etwa `:body`
expected-facet-in-flap = { $flap ->
    [none] eine Lasche mit mindestens einer Fläche
   *[other] mindestens eine Fläche in der Lasche `:{ $flap }`
}
expected-paper-and-tone = eines der Papiere f, g, b und k mit einem Ton von 1 bis 5, etwa `f3`, nicht `{ $word }`
expected-corner = Ecken aus zwei ganzen Zahlen von 0 bis { $most }, etwa `10,20`, nicht `{ $word }`
expected-corners = mindestens { $least } Ecken
expected-area = Ecken, die nicht alle auf einer Geraden liegen
expected-fewer-facets = höchstens { $most } Flächen
expected-smaller-figure = eine Datei mit insgesamt höchstens { $most } Byte, nicht { $size }
expected-colour = eine Farbe, etwa "#3a7" oder "#33aa77"
expected-crest = der Name eines Wappens ({ $known }) oder ein SVG-Pfad mit höchstens { $most } Zeichen auf einem Feld von 24 mal 24

## Positions of Origami and Legends

expected-one-at-least = mindestens eine Familie
expected-families-of = im Spiel { $game } nur { $known-or }, nicht `{ $word }`
expected-cards = { $most ->
    [one] höchstens 1 Karte
   *[other] höchstens { $most } Karten
}
expected-in-hands = { $card } nur bei den Handkarten
expected-no-characters = keine Charaktere in Sammlungen
expected-copies = { $copies ->
    [one] { $card } nur einmal, denn mehr sind nicht in der Schachtel
   *[other] { $card } insgesamt höchstens { $copies }-mal, denn mehr sind nicht in der Schachtel
}
expected-levels = hinter `{ $mark }` nur Ziffern und Buchstaben bis { $last }
expected-in-play = Karten aus den Familien dieses Spiels, nicht `{ $word }`
expected-unmarked = Zeichen nur bei Karten, die in einer Sammlung liegen
expected-chosen = eine oder zwei Karten aus dieser Hand
expected-middle = Charaktere, und zwar von jedem Paar höchstens eine Farbe
expected-held = nur Karten aus `hand { $seat }`
expected-at = hinter at= eine Anweisung mit { $step }
expected-at-asked = hinter at= die Anweisung, um die es in der Frage geht
expected-at-running = hinter at= eine Anweisung, die etwas bewirkt, wenn ihre Karte ausgespielt oder genutzt wird
expected-memory = hinter memory= eine Bitmaske der Plätze
expected-price = hinter card= eine Karte, dazu Kosten, die sich bezahlen lassen
expected-deep = { $discards ->
    [0] hinter deep= nur 0, denn der Ablagestapel ist leer
    [one] hinter deep= höchstens 1, denn auf dem Ablagestapel liegt nur 1 Karte
   *[other] hinter deep= höchstens { $discards }, denn auf dem Ablagestapel liegen nur { $discards } Karten
}
expected-no-paper = kein Reispapier, denn es ist keines da
expected-from = hinter from= eine Karte aus einer Sammlung
expected-at-most = hinter { $name }= höchstens { $most }
expected-type = hinter { $name }= die Nummer einer Kartenart plus 1, höchstens { $most }
expected-given = hinter given= eine Karte aus dieser Hand
expected-own-card = hinter card= die Karte, zu der die Anweisung hinter at= gehört
expected-no-column = kein column=, solange die Karte noch nicht liegt
expected-paid = hinter paid=, paper= und doubled= nur so viel, wie auf dem Ablagestapel und im Reispapierstapel liegt
expected-question = eine Stellung, in der jemand gefragt ist und antworten kann
expected-step = { $nearest ->
    [none] ein Schritt (einer von { $known }), nicht `{ $word }`
   *[other] ein Schritt, vielleicht `{ $nearest }` statt `{ $word }`
}
expected-fields = eine der Angaben { $known }, nicht `{ $word }`

## Positions of Islands

expected-two-each-once = mindestens zwei Blätter, jedes nur einmal
expected-somebody = jemand, der antworten kann
# Follows `bid:`.
expected-bid = nur dann ein Gebot, wenn auch `bidder:` angegeben ist, und umgekehrt; bei `winner:` darf nur derselbe Platz stehen wie bei `bidder:`
expected-not-both = nicht beides zugleich: { $both-and }
expected-dealt = { $count } verschiedene Blätter aus diesem Spiel
expected-one-sheet = nur ein einziges Blatt
expected-islands = beide Inseln eines Blattes und danach beide eines anderen
expected-begun = bei den begonnenen Inseln der Reihe nach `begun 1`, `begun 2` und so weiter
expected-not-begun = kein `begun`, denn auf dieser Insel ist nichts ausgemalt
expected-volcanoes = mindestens volcano { $count }, also ein Marker für jeden noch nicht umschlossenen Vulkan auf einer begonnenen Insel
expected-island = ein Blatt, die Zahl 1 oder 2 und, falls die Insel schon begonnen ist, zum Beispiel `begun 1`; Blätter: { $sheets }
expected-rows = in den nächsten Zeilen { $rows } Reihen, jede mit `|` am Anfang, nicht { $given }
expected-squares = { $squares } Felder in Reihe { $row }, nicht { $given }
expected-mark = { $paint-count ->
    [0] auf { $square } (Spalte { $column }, Reihe { $row }) `{ $there }` wie auf dem Blatt, nicht `{ $mark }`
   *[other] auf { $square } (Spalte { $column }, Reihe { $row }) `{ $there }` wie auf dem Blatt oder als Farbe { $paint-or }, nicht `{ $mark }`
}
expected-words = { $count ->
    [one] ein Wort, nämlich { $known-or }
   *[other] { $count } Wörter, jedes davon { $known-or }
}
expected-filled = ein gefüllter Umriss nur dort, wo alle seine Felder ausgemalt sind
expected-nothing-else = nichts anderes, solange Blätter gewählt werden
expected-choosing = ein Platz, der noch wählen muss
expected-no-step = an dieser Stelle kein `{ $step }`
expected-nothing-on-half = nach einem erst halb angesagten `paint` kein weiterer Schritt
expected-frame = ein Schritt (einer von { $known }), dann `seat=` und je nach Bedarf { $fields }
expected-part = hinter `{ $name }=` eine Zahl von 0 bis { $most }, nicht `{ $given }`
expected-part-of = hinter `{ $name }=` eines der Wörter { $known }, nicht `{ $given }`
expected-possible = bei `{ $step }` nur Angaben, die im Spiel so vorkommen können

## Games in notation

expected-turn = Zug { $turn }, nicht { $given }
expected-answers = eine Antwort, auch vor und nach jedem `;`
expected-answer = von Platz { $seat } eine dieser Antworten: { $offered }; nicht `{ $word }`
expected-answer-after = eine Antwort hinter `{ $seat }:`
expected-answer-of = eine Antwort von Platz { $seats-or }, nicht von Platz { $seat }
expected-nothing-after = von Platz { $seat } nichts mehr hinter `{ $word }`
expected-no-more = keine Antwort mehr, denn das Spiel ist zu Ende
expected-seat = ein Platz von 0 bis { $most }, nicht { $seat }
expected-seat-first = vor der Antwort der Platz und ein `:`, denn hier kann Platz { $seats-or } antworten
expected-semicolon = ein `;` vor `{ $word }`, denn davor wird etwas Neues aufgedeckt
expected-takeback = `{ $word }` und die Zahl der Antworten, die weiter gelten
expected-takeback-to = hinter `{ $word }` eine Zahl von { $least } bis { $most }
expected-resign = `{ $word }` und ein Platz, der noch nicht aufgegeben hat: { $seats-or }
expected-no-takeback = kein `{ $word }`, denn es gibt noch keine Antwort, die sich zurücknehmen lässt
expected-turn-line = ein Zug, nicht `{ $name }:`, denn der ganze Kopf muss am Anfang stehen
expected-beginning = irgendwo im Kopf eine Zeile `seed:` oder `position:`
expected-value = ein gültiger Wert, kein fehlerhaftes JSON
expected-object = ein JSON-Objekt
expected-indented = in den nächsten Zeilen eine Stellung, jede Zeile eingerückt
# The next three follow the name of a line.
expected-as-there = die Zahl { $players } wie in der Stellung
expected-packs = { $packs }, denn andere Kartenpakete gibt es hier nicht
expected-without = kein `{ $pack }`, denn andere Werte für dieses Kartenpaket sind hier nicht bekannt

## Points that are counted at home. No browser says this.

# What people write to have their points counted; in line 0, something that is missing everywhere or was just typed.
error-bad-count = { $line ->
    [0] So lässt sich nichts zählen. Erwartet wird: { $expected }.
   *[other] Zeile { $line } lässt sich nicht auswerten. Erwartet wird dort: { $expected }.
}
    .because = { $line ->
        [0] So lässt sich nichts zählen – { $why }.
       *[other] Zeile { $line } lässt sich nicht auswerten – { $why }.
    }
error-not-counted = Die Punkte von „{ $game }“ lassen sich hier nicht zählen. Wähle eines dieser Spiele: { $known }.

expected-one-meant = ein eindeutiger Name, denn `{ $word }` könnte { $known-or } sein
expected-name = { $nearest ->
    [none] ein anderer Name, denn `{ $word }` gibt es hier nicht
   *[other] ein anderer Name als `{ $word }`, vielleicht { $nearest }
}
expected-families-line = { $count ->
    [one] eine Zeile `families:`, denn den Karten ist nicht anzusehen, welche Familie im Spiel ist
   *[other] vor dem ersten Spieler eine Zeile `families:`, denn den Karten ist nicht anzusehen, welche { $count } Familien im Spiel sind
}
expected-paper-counted = nur dann eine Zahl, wenn auch bei `hand:` eine Zahl steht
expected-no-paper-here = kein Reispapier, denn keine Familie im Spiel hat welches
expected-once = jede Insel nur einmal
expected-two-sheets = zwei verschiedene Blätter für jeden Spieler
# $number: which one, as the sheet counts them
expected-outline-filled = `no` für Umriss { $number }, denn seine Felder haben nicht alle dieselbe Farbe: { $squares }
