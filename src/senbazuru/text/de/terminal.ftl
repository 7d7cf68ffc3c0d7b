### The terminal game: everything it says that is not the game itself. All keys begin with terminal-.

## The table

terminal-turn = Zug { $number }
terminal-your-move = du bist dran
terminal-their-move = { $name } ist dran
terminal-deck = Stapel { $cards }
terminal-discards = Ablage { $cards }
terminal-discards-top = Ablage { $cards }, oben:
terminal-no-discards = Ablage leer
terminal-run-outs = aufgebraucht: { $times } von 2 Mal
terminal-last-but-one = vorletzte Runde
terminal-over = Spielende
terminal-beyond = zu fünft: mehr Spieler als vorgesehen
terminal-extra = { $actions ->
    [1] 1 Extra-Aktion
   *[other] { $actions } Extra-Aktionen
}
terminal-cost = Kosten { $cost }
# In the frame of a card; there is no room for more.
# From top to bottom, four letters at most.
terminal-line-upright = Wahl
terminal-hand-upright = Hand
terminal-nothing-placed = noch leer
terminal-card = Die Karte

## Questions and answers

terminal-question = { $card }: { $question }
terminal-thinking = { $name } überlegt …
terminal-thinking-undo = { $name } überlegt … (mit u nimmst du deine letzte Antwort zurück)
terminal-all-at-once = { $cards } auf einmal ({ $folds ->
    [1] 1 Faltung
   *[other] { $folds } Faltungen
})
terminal-playing = Ausspielen: { $card } (Kosten { $cost })
terminal-playing-paid = { $paid } von { $cost } bezahlt
terminal-playing-place = schon bezahlt; jetzt hinlegen
terminal-then-more = { $option }, danach weitere
terminal-only = nur { $cards } ({ $folds ->
    [1] 1 Faltung
   *[other] { $folds } Faltungen
})
terminal-because = geht jetzt nicht: { $reason }
terminal-payments = Das passt zum Bezahlen: { $payments }.
terminal-payments-more = Das passt zum Bezahlen: { $payments }; es gibt noch andere Möglichkeiten.
terminal-no-payment = Du musst nichts bezahlen.
terminal-or = { $start }; oder { $next }
terminal-place = Die Karte kommt in deine { $place }.
terminal-places = Die Karte kommt in eine deiner beiden Sammlungen.
terminal-not-played = Diese Karte kannst du jetzt nicht ausspielen: { $reason }.
terminal-taken-line = Mit Enter nimmst du die Karte aus der Nachschubzeile.
terminal-not-taken = Diese Karte kannst du jetzt nicht nehmen: { $reason }.
terminal-knows = { $name } hat { $cards ->
    [1] 1 Karte
   *[other] { $cards } Karten
} auf der Hand; davon bekannt: { $known }.
terminal-effect = { $kind }: { $text }
terminal-more-above = ▲ { $more } weitere
terminal-more-below = ▼ { $more } weitere
terminal-more = ▼ mehr: ↓ oder Leertaste

## What stands on keys

terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-space = Leertaste
terminal-key-tab = Tab

## The bar of keys

terminal-bar-choose = OK
terminal-bar-cards = Tisch
terminal-bar-back = raus
terminal-bar-undo = zurück
terminal-bar-info = Karte
terminal-bar-log = Verlauf
terminal-bar-score = Stand
terminal-bar-help = Hilfe
terminal-bar-quit = Ende
terminal-bar-browse = nächste Karte
terminal-bar-scroll = blättern
terminal-bar-again = neues Spiel
terminal-bar-table = Tisch ansehen
terminal-bar-result = Ergebnis
terminal-bar-go-on = weiter
terminal-bar-ready = Ich bin bereit

## Help

terminal-help-title = So spielst du an diesem Tisch
terminal-help-goal = Nimm in deinem Zug Karten mit zusammen bis zu 4 Faltungen aus der Nachschubzeile, oder spiele eine
    Handkarte aus und bezahle ihre Kosten genau mit den Faltungen anderer Handkarten. Deine beiden Sammlungen dürfen
    sich um höchstens 1 Karte unterscheiden. Wer die meisten Punkte hat, gewinnt.
terminal-help-course = In deinem Zug wählst du eine von drei Aktionen
terminal-help-draw = Ziehen
terminal-help-draw-text = nimm Karten mit zusammen bis zu 4 Faltungen aus der Nachschubzeile
terminal-help-play = Ausspielen
terminal-help-play-text = leg eine Karte aus deiner Hand vorne in eine deiner beiden Sammlungen
terminal-help-special = Sonderaktion
terminal-help-special-text = nutze die Sonderaktion einer Karte, die vorne in einer deiner Sammlungen liegt
terminal-help-cost = Kosten
terminal-help-cost-text = bezahlst du genau, und zwar mit den Faltungen anderer Handkarten; diese kommen auf den Ablagestapel
terminal-help-place = Hinlegen
terminal-help-place-text = deine beiden Sammlungen dürfen sich um höchstens 1 Karte unterscheiden
terminal-help-hand = Hand
terminal-help-hand-text = am Ende deines Zuges behältst du höchstens 8 Karten; die übrigen wirfst du ab
terminal-help-end = Ende
terminal-help-end-text = ist der Stapel zum zweiten Mal aufgebraucht, spielt ihr die Runde zu Ende, und jeder hat noch einen letzten Zug; dann gewinnt, wer die meisten Punkte hat
terminal-help-tie = Gleichstand
terminal-help-tie-text = dann gewinnt, wer die meisten Handkarten hat; habt ihr auch davon gleich viele, teilt ihr euch den Sieg
terminal-help-effects = Drei Arten von Effekten
terminal-help-keys = Tasten
terminal-help-arrows = in der Liste der Antworten auf und ab; mit 1 bis 9 wählst du sofort
terminal-help-enter = antworten; die am Tisch gewählte Karte nehmen oder ausspielen
terminal-help-tab = zu den Karten auf dem Tisch, Bereich für Bereich; ← → von Karte zu Karte
terminal-help-escape = in einer begonnenen Aktion einen Schritt zurück
terminal-help-undo = deine letzte Antwort zurücknehmen, solange seither nichts Neues zu sehen war
terminal-help-info = die Karte groß zeigen: Werte, Effekt und woher jeder Wert stammt
terminal-help-log = alles, was bisher geschehen ist
terminal-help-score = der Punktestand, Karte für Karte
terminal-help-theme = Farben wechseln: dunkel, hell oder die deines Terminals
terminal-help-help = diese Seite
terminal-help-quit = aufhören; das Spiel wird nach jeder Antwort gespeichert, und beim nächsten Mal geht es weiter
terminal-help-mouse = Maus: Mit einem Klick wählst du eine Antwort, mit der rechten Taste siehst du dir die Karte an, mit dem Rad blätterst du in der Liste.
terminal-help-signs = { $cost }: So viele Faltungen bezahlst du, um die Karte auszuspielen. { $folds }: So viele Faltungen hat sie selbst; damit bezahlst du andere Karten. { $points }: Punkte.
terminal-help-families = Familien:

## Cards

terminal-card-pays = beim Bezahlen { $folds ->
    [1] 1 Faltung
   *[other] { $folds } Faltungen
} wert
terminal-card-costs = das Ausspielen kostet { $cost ->
    [1] 1 Faltung
   *[other] { $cost } Faltungen
}
terminal-card-points = bringt { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}
terminal-card-sources = Woher die Werte stammen

## Score

terminal-score-title = Der Punktestand
terminal-score-final = Der Endstand
terminal-score-sum = { $name }: { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}
terminal-score-place = { $card } ({ $column })
terminal-score-bonus = { $points } aufgedruckt + { $bonus } durch den Effekt
terminal-score-nothing = noch keine Origami
terminal-result = { $title } { $scores }
terminal-result-each = { $name }: { $points }
terminal-no-winner = Das Spiel ist zu Ende, und niemand hat gewonnen.
terminal-titled = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}: Dein Titel lautet „{ $title }“!
terminal-untitled = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}: { $title }.

## Passing the keyboard

terminal-pass = Gib die Tastatur an { $name } weiter.
terminal-pass-note = Als Nächstes ist die Hand von { $name } zu sehen. Drück Enter, wenn sonst niemand hinschaut.
terminal-pass-undo = { $name } kann die letzte Antwort noch mit u zurücknehmen.

## Saving

terminal-resumed = Das Spiel geht dort weiter, wo du aufgehört hast.
terminal-resumed-instead = Dein gespeichertes Spiel geht weiter. Den gewünschten Tisch bekommst du mit --new.
terminal-set-aside = Das gespeicherte Spiel ließ sich nicht lesen: { $problem }. Es bleibt als { $file } erhalten; ein neues Spiel hat begonnen.
terminal-saved = Dein Spiel ist gespeichert. Mit „{ $command }“ geht es dort weiter, wo du aufgehört hast.
terminal-not-saved = Das Spiel ließ sich nicht speichern: { $problem }
terminal-damaged = Die Datei ist beschädigt

## What cannot be done

terminal-no-undo = Es gibt nichts zurückzunehmen.
terminal-undo-seen = Das lässt sich nicht zurücknehmen: Seither war etwas Neues zu sehen, oder der Zufall hat entschieden.
terminal-no-answer = Eine Antwort mit der Nummer { $number } gibt es nicht.
terminal-no-answer-now = Du wirst gerade nichts gefragt.
terminal-not-a-choice = Mit { $card-the-dat } kannst du diese Frage nicht beantworten. Drück i, um die Karte zu lesen.
terminal-small = Dieses Fenster ist zu klein; 80 mal 24 Zeichen genügen.

## Before the table opens

terminal-too-many-people = { $humans } Leute passen nicht an einen Tisch mit { $players ->
    [one] 1 Platz
   *[other] { $players } Plätzen
}. Gib mit --humans weniger Leute oder mit --players mehr Plätze an.
terminal-no-terminal = Hier gibt es kein Terminal, in dem du spielen kannst. Mit --watch spielen Bots, und das Spiel wird in Worten erzählt.

## A game without a board of its own

terminal-plain-bar-table = Tisch
terminal-plain-more = ▼ { $rows ->
    [one] 1 weitere Zeile
   *[other] { $rows } weitere Zeilen
}; mit i siehst du den ganzen Tisch
terminal-plain-help-enter = antworten
terminal-plain-help-table = den ganzen Tisch zeigen, auch das, wofür sonst kein Platz ist
terminal-plain-help-score = der Punktestand
terminal-plain-help-mouse = Maus: Du wählst eine Antwort, indem du sie selbst oder die zugehörige Stelle auf dem Tisch anklickst; mit dem Rad blätterst du in der Liste.
terminal-plain-pass-note = Als Nächstes ist zu sehen, was nur { $name } sehen darf. Drück Enter, wenn sonst niemand hinschaut.

## Islands: the table

terminal-islands-sheets = Origami Islands: Blätter wählen
terminal-islands-round = Runde { $number }
terminal-islands-space = Feld { $space } von { $spaces }
terminal-islands-card = #{ $number }
terminal-islands-no-card = Der Versteigerungswürfel wurde noch nicht geworfen.
terminal-islands-minimum = Mindestgebot: { $coins ->
    [1] 1 Münze
   *[other] { $coins } Münzen
}
terminal-islands-highest = Höchstgebot: { $name }, { $coins }
terminal-islands-your-bid = dein Gebot: { terminal-islands-coins }
terminal-islands-passed = du hast gepasst
terminal-islands-unable = du konntest nicht bieten
terminal-islands-lost = Gebot zu niedrig: { $coins }
terminal-islands-won = Zuschlag: { $name }, { $coins }
terminal-islands-winner = zahlt { $coins }
terminal-islands-bidder = bietet { $coins }
terminal-islands-out-unable = kann nicht
terminal-islands-first = Startspieler
terminal-islands-first-player = Startspieler: { $name }
terminal-islands-colour-die = Farbwürfel: { $die }
terminal-islands-coins = { $coins ->
    [1] 1 Münze
   *[other] { $coins } Münzen
}
terminal-islands-rival = Carrambah: { $first } + { $second } = { $bid }
terminal-islands-rival-more = Carrambah: { $first } + { $second } + { $more } = { $bid }
terminal-islands-rival-waits = Carrambah bietet nach dir
terminal-islands-reserve = Vorrat: Kohle { $coal }, Gold { $gold }
terminal-islands-level = { $technology }, Stufe { $level }
terminal-islands-excluded = ausgeschlossen
terminal-islands-used = in dieser Runde schon genutzt
terminal-sheet-back = geht zurück
terminal-islands-new-here = Neu hier? Drück h

## Islands: painting and bidding

terminal-islands-where = { $source }: Wo malst du { $what } { $colour } aus?
terminal-islands-domino = { $half ->
    [1] das erste von zwei Dominos
    [2] das zweite von zwei Dominos
   *[other] ein Domino
}
terminal-islands-free-form = { $source }: Welches Feld malst du { $colour } aus? { $left ->
    [1] Danach ist die Form fertig.
   *[other] Es fehlen noch { $left } Felder.
}
terminal-islands-held = { $island }: { $squares }
terminal-islands-completes = damit { $done }: { $gain }
terminal-islands-completes-nothing = damit wird hier nichts fertig
terminal-islands-begins = damit beginnst du die Insel { $island }: vorerst { $points ->
    [1] 1 Minuspunkt
   *[other] { $points } Minuspunkte
}{ $volcanoes ->
    [0] { "" }
    [1] ; du bekommst 1 Vulkanmarker
   *[other] ; du bekommst { $volcanoes } Vulkanmarker
}{ $access ->
    [either] ; ein Leuchtturm ({ $sign }) gilt dann als genutzt
    [regular] ; ein Leuchtturm ({ $sign }) gilt dann als genutzt
   *[none] { "" }
}
terminal-islands-spoils = { $signs }: ringsum dann mehrfarbig
terminal-islands-not-here = { $reason ->
    [none] auf { $island } nicht möglich
   *[other] auf { $island } nicht möglich: { $reason }
}
terminal-islands-occupied = { $square } lässt sich nicht ausmalen, dort ist { $what }
terminal-islands-painted = { $square } ist schon ausgemalt
terminal-islands-no-touch = { $begun ->
    [yes] { $half ->
        [1] hier grenzt das Domino an kein Feld, das du schon ausgemalt hast, oder das zweite hätte keinen Platz mehr
       *[other] hier grenzt die Form an kein Feld, das du schon ausgemalt hast
    }
   *[no] { $half ->
        [1] eine neue Insel beginnst du neben ihrem Hafen, und auch das zweite Domino muss noch Platz haben
       *[other] eine neue Insel beginnst du neben ihrem Hafen
    }
}
terminal-islands-elsewhere = du hast die Form schon auf { $island } begonnen
terminal-islands-chosen = { $square } ist schon gewählt
terminal-islands-places = mögliche Stellen: { $islands }
terminal-islands-places-shape = { $what }: { $islands }
terminal-islands-places-on = { $island } { $places }{ $signs ->
    [none] { "" }
   *[other] { " " }{ $signs }
}{ $begins ->
    [yes] { " " }(neu)
   *[no] { "" }
}
terminal-islands-range = mindestens { $least }, höchstens { $most }
terminal-islands-range-low = zu wenig; biete mindestens { $least }, höchstens { $most }
terminal-islands-range-high = mehr, als du hast; biete mindestens { $least }, höchstens { $most }
terminal-islands-volcano-solo-text = senkt dein Einkommen um 1 Münze, bis er umschlossen ist; dann bringt er Münzen aus dem Vorrat, falls du selbst höchstens 10 Münzen hast: einfarbig umschlossen 8, mehrfarbig 4
terminal-islands-useless = { $option } · { $why }
terminal-islands-lapsed = Kein Platz zum Ausmalen
terminal-islands-no-science = Forschung gibt es nur im Solospiel.
terminal-islands-bid = { $coins } bieten
terminal-islands-too-low = { $coins ->
    [1] 1 Münze ist
   *[other] { $coins } Münzen sind
} zu wenig; biete mindestens { $least } oder drück p, um zu passen.
terminal-islands-too-high = { $coins ->
    [1] 1 Münze ist
   *[other] { $coins } Münzen sind
} mehr, als du hast; biete höchstens { $most } oder drück p, um zu passen.
terminal-islands-looking = Das sind die Inseln von { $name }. Mit Esc kommst du zurück zu deinen eigenen.
terminal-islands-must = Hier darfst du nicht verzichten: Es ist noch Platz, also musst du ausmalen.

## Islands: pages

terminal-islands-legend = Was auf den Inseln zu sehen ist
terminal-islands-legend-around = Ein Ort zählt, wenn ringsum kein Feld mehr frei ist, auch an den Ecken
terminal-islands-legend-full = ringsum nur eine Farbe
terminal-islands-legend-half = ringsum mehrere Farben
terminal-islands-legend-squares = Felder
terminal-islands-legend-colour = { $colour } ausgemaltes Feld; leeres Feld in einem Umriss dieser Farbe
terminal-islands-legend-held = die Form, für die du gerade einen Platz suchst
terminal-islands-legend-open = hier darf die Form liegen, so wie sie gerade gedreht ist
terminal-islands-legend-fresh = zuletzt ausgemaltes Feld
terminal-islands-legend-left = ein Tempel, um den herum noch 3 Felder auszumalen sind; die Zahl ist klein, wenn ringsum schon mehrere Farben vorkommen; sobald der Tempel umschlossen ist, steht dort ★ oder ☆
terminal-islands-legend-chosen = Feld, das du schon für eine freie Form gewählt hast
terminal-islands-legend-track = die Jahreszeitenleiste am oberen Rand: für jede Runde ein Feld; das der laufenden Runde steht in Klammern
terminal-islands-legend-outline = Umriss, genau und auf einmal ausgemalt: ★ passende Farbe, ☆ andere Farbe
terminal-islands-legend-cards = Die Karten der Versteigerung
terminal-islands-legend-die = Der Farbwürfel: 1 und 2 sind { colour-blue }, 3 und 4 { colour-green }, 5 und 6 { colour-red }.
terminal-islands-legend-tokens = Marker neben einem Namen
terminal-islands-legend-income = hinter den Münzen: das Einkommen, das die Passkarte bringt
terminal-islands-science = Das Forschungsblatt
terminal-islands-science-note = Wenn du gepasst hast, darfst du eine Stufe erforschen, statt ein Feld auszumalen und dein Einkommen zu erhalten. Die Stufen einer Technologie erforschst du der Reihe nach; in jeder Runde darfst du von jeder Technologie eine Stufe nutzen. Auctionis und Economicus schließen einander aus, ebenso Re-Color und Re-Roll sowie Transforming und Timenautics.
terminal-islands-missing = { $left ->
    [1] noch 1 Feld
   *[other] noch { $left } Felder
}
terminal-islands-nothing = noch keine Insel begonnen
terminal-islands-undo-rolled = Das lässt sich nicht zurücknehmen: Seither wurde gewürfelt.
terminal-islands-undo-sheets = Das lässt sich nicht zurücknehmen: Alle haben die Blätter schon gesehen.
terminal-islands-pass-note = Als Nächstes sind die Blätter von { $name } zu sehen. Drück Enter, wenn sonst niemand hinschaut.

## Islands: the bar of keys

terminal-bar-legend = Legende
terminal-bar-others = andere
terminal-bar-science = Forschung
terminal-bar-paint = ausmalen
terminal-bar-turn = drehen
terminal-bar-island = Insel
terminal-bar-next = weiter
terminal-bar-leave = nichts
terminal-bar-no = nein
terminal-bar-bid = bieten
terminal-bar-amount = Betrag
terminal-bar-pass = passen

## Islands: help

terminal-help-islands-course = So läuft ein Spiel
terminal-help-islands-sheets = Blätter
terminal-help-islands-sheets-text = du bekommst drei Blätter und behältst zwei davon; ihre vier Inseln malst du aus
terminal-help-islands-auction = Gebote
terminal-help-islands-auction-text = in jeder der 24 Runden bestimmt ein Würfel, welche Karte versteigert wird; biete mindestens so viele Münzen, wie ihre Nummer angibt, oder passe
terminal-help-islands-winner = Zuschlag
terminal-help-islands-winner-text = wer die Versteigerung gewinnt, bezahlt sein Gebot, darf Kohlegruben nutzen und malt dann die Form der Karte in der vorgegebenen Farbe aus oder lässt sie verfallen
terminal-help-islands-others = Andere
terminal-help-islands-others-text = alle anderen dürfen ein Feld in der Farbe der Jahreszeit ausmalen und erhalten ihr Einkommen
terminal-help-islands-paint = Ausmalen
terminal-help-islands-paint-text = du darfst nur leere Felder ausmalen; deine Form muss an ein Feld grenzen, das du auf dieser Insel schon ausgemalt hast; drehen darfst du sie beliebig
terminal-help-islands-new = Inseln
terminal-help-islands-new-text = deine erste Insel beginnst du neben ihrem Haupthafen; für jede weitere musst du erst einen Leuchtturm umschließen
terminal-help-islands-around = Orte
terminal-help-islands-around-text = ein Ort zählt, sobald ringsum kein leeres Feld mehr übrig ist, auch nicht über Eck; am meisten bringt er, wenn du alle diese Felder in derselben Farbe ausgemalt hast; mit i siehst du, was jeder Ort bringt
terminal-help-islands-outlines = { table-outlines }
terminal-help-islands-outlines-text = ein Umriss bringt Münzen und Punkte, wenn du ihn genau und auf einmal ausmalst; in der passenden Farbe bringt er doppelt so viele
terminal-help-islands-end = Ende
terminal-help-islands-end-text = gewertet werden Häfen, Tempel und Umrisse; jedes nicht ausgemalte Feld einer begonnenen Insel kostet 1 Punkt
terminal-help-islands-tie = Gleichstand
terminal-help-islands-tie-text = bei gleich vielen Punkten gewinnt, wer mehr Münzen hat; habt ihr auch gleich viele Münzen, teilt ihr euch den Sieg; Münzen bringen am Ende keine Punkte
terminal-help-islands-rival = Carrambah
terminal-help-islands-rival-text = Carrambah bietet nach dir, und zwar die Summe zweier Würfel, bei den Karten 2 und 6 noch 2 Münzen mehr; ist dein Gebot mindestens so hoch, bekommst du den Zuschlag
terminal-help-islands-research = Forschung
terminal-help-islands-research-text = wenn du gepasst hast, darfst du eine Stufe erforschen, statt ein Feld auszumalen und dein Einkommen zu erhalten; mit c siehst du, was jede Stufe bringt
terminal-help-islands-titles = Titel
terminal-help-islands-titles-text = { title-apprentice } ab 75 Punkten, { title-master } ab 100, { title-builder } ab 150, { title-architect } ab 200, { title-founder } ab 250, { title-creator } ab 300
terminal-help-islands-bots = Bots
terminal-help-islands-bot = { $name } ist der Bot „{ $bot }“
terminal-help-islands-key-arrows = die Form bewegen; in einer Liste nach oben oder unten gehen; beim Bieten den Betrag ändern
terminal-help-islands-key-turn = die Form drehen; mit R drehst du sie in die andere Richtung
terminal-help-islands-key-island = zu einer anderen Insel wechseln
terminal-help-islands-key-next = zur nächsten Stelle springen, an der die Form liegen darf; mit N zur vorigen
terminal-help-islands-key-enter = ausmalen, bieten oder antworten
terminal-help-islands-key-pass = passen, nichts ausmalen oder nein sagen
terminal-help-islands-key-amount = einen Betrag eintippen; mit der Rücktaste löschst du eine Ziffer, mit Esc fängst du neu an; in einer Liste wählst du mit 1 bis 9 sofort aus
terminal-help-islands-key-escape = in einer begonnenen Aktion einen Schritt zurückgehen
terminal-help-islands-key-undo = deine letzte Antwort zurücknehmen, solange noch nicht gewürfelt wurde und niemand anders geantwortet hat
terminal-help-islands-key-others = die Inseln der anderen ansehen
terminal-help-islands-key-info = in der Legende nachsehen, was jedes Zeichen und jeder Ort bedeutet
terminal-help-islands-key-science = das Forschungsblatt ansehen
terminal-help-islands-key-score = den Punktestand ansehen, Ort für Ort
terminal-help-islands-key-log = alles nachlesen, was bisher geschehen ist
terminal-help-islands-key-theme = zwischen Dunkel, Hell und den Farben deines Terminals wechseln
terminal-help-islands-key-quit = aufhören; das Spiel wird nach jeder Antwort gespeichert und geht beim nächsten Mal weiter
terminal-help-islands-mouse = Maus: Mit einem Klick legst du die Form auf ein Feld, mit einem zweiten Klick auf dasselbe Feld malst du sie aus; mit der rechten Taste oder dem Rad drehst du sie. Klick auf einen Namen, um die Inseln dieses Spielers zu sehen.

## Legends: the table

terminal-rice = Reis { $cards }
terminal-middle = Tischmitte
terminal-middle-empty = noch kein Charakter
terminal-for-you = für dich:
terminal-rice-short = Reis
terminal-rice-each = je 1
terminal-silent = Sofort: entfällt
terminal-silent-short = entfällt
terminal-no-origami = nur Papier
terminal-special = Sonderaktion
terminal-character = Charakter
terminal-character-short = Char.

## Legends: what cards change, in few words. $by has a sign, $number has none.

terminal-brief-hand-limit = Hand { $by }{ $each ->
    [none] { "" }
   *[other] { " " }je Stück
}
terminal-brief-draw-limit = Ziehen { $by }
terminal-brief-price = Kosten { $by }
terminal-brief-line-length = Nachschub { $by }
terminal-brief-difference = Unterschied { $by }
terminal-brief-draw-by-hand-limit = Ziehen { $number } + Hand
terminal-brief-silence-instants = kein Sofort
terminal-brief-use-top-discard = { $to ->
    [pay] Ablage als Zahlung
   *[play] Ablage spielbar
}
terminal-brief-double-paper = 1 Reispapier = 2 Faltungen
terminal-brief-protect-hand = Hand sicher
terminal-brief-limit-covered = überdeckt max. { $by }
terminal-brief-after-draw = Ziehen, dann { $what }
terminal-brief-after-play = { $cost ->
    [0] jedes
   *[other] Kosten { $cost }
}{ $other ->
    [0] { "" }
   *[other] { " " }oder { $other }
}: { $what }
terminal-brief-at-turn-end = { $empty ->
    [yes] Hand leer: { $what }
   *[no] jeder Zug: { $what }
}
terminal-brief-draw-from-deck = { $cards ->
    [1] +1 Karte
   *[other] +{ $cards } Karten
}
terminal-brief-trade-paper = Reis gegen Karten
terminal-brief-extra-action = +1 Aktion
terminal-brief-most-origami = +{ $points } { $fewest ->
    [yes] für die wenigsten
   *[no] für die meisten
} { $cost ->
    [0] { $family ->
        [none] Origami
       *[other] Origami ({ $family })
    }
   *[other] ab Kosten { $cost }
}
terminal-brief-most-families = +{ $points } bei { $fewest ->
    [yes] den wenigsten
   *[no] den meisten
} Familien
terminal-brief-most-hand = +{ $points } { $fewest ->
    [yes] für die wenigsten
   *[no] für die meisten
} Handkarten
terminal-brief-most-collection = +{ $points } { $fewest ->
    [yes] für die schwächste
   *[no] für die beste
} Sammlung
terminal-brief-score-families = +{ $points } bei { $families } Familien

## Legends: what holds now, and why

terminal-bar-now = Lage
terminal-now-title = Was gerade gilt
terminal-now-middle = In der Tischmitte, für alle
terminal-now-absent = Noch nicht in der Tischmitte:
terminal-now-line = Nachschubzeile:
terminal-now-rice = { $cards ->
    [1] noch 1 Reispapier im Reispapierstapel
   *[other] noch { $cards } Reispapiere im Reispapierstapel
}
terminal-now-held = { $cards ->
    [1] 1 Reispapier auf der Hand, soweit du weißt
   *[other] { $cards } Reispapiere auf der Hand, soweit du weißt
}
terminal-now-held-own = { $cards ->
    [1] 1 Reispapier auf der Hand
   *[other] { $cards } Reispapiere auf der Hand
}
terminal-now-hand = Handkartenlimit { $terms }
terminal-now-draw = Ziehen { $terms } Faltungen
terminal-now-difference = Sammlungen: bis zu { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} Unterschied
terminal-now-hand-name = Handkartenlimit
terminal-now-price-name = Kosten
terminal-now-difference-name = Erlaubter Unterschied der Sammlungen
terminal-now-folds = { $terms } = { $folds ->
    [1] 1 Faltung
   *[other] { $folds } Faltungen
}
terminal-now-printed = wie aufgedruckt { $terms }
terminal-now-usual = wie üblich: Handkartenlimit { $hand }, beim Ziehen bis zu { $draw ->
    [one] { $draw } Faltung
   *[other] { $draw } Faltungen
}, Kosten wie aufgedruckt
terminal-note-price = Kostet { $cost } (aufgedruckt { $printed }): { $causes }.
terminal-note-silent = Wegen { $card-the-gen } entfällt der Sofort-Effekt.
terminal-note-double = { $cards ->
    [1] Dank { $card-the-gen } darfst du jedes Mal, wenn du bezahlst, 1 Reispapier als 2 Faltungen zählen.
   *[other] Dank { $card-the-gen } darfst du jedes Mal, wenn du bezahlst, { $cards } Reispapiere als je 2 Faltungen zählen.
}
terminal-note-top-plays = Dank { $card-the-gen } darfst du die oberste Karte des Ablagestapels wie eine Handkarte ausspielen.
terminal-note-top-pays = Dank { $card-the-gen } darfst du auch mit der obersten Karte des Ablagestapels bezahlen.

## Legends: questions and answers

terminal-pass-to = { $question } ({ $name })
terminal-sink-own = Welches deiner Origami schiebst du in seiner Sammlung ganz nach hinten?
terminal-playing-changed = Ausspielen: { $card } (Kosten { $cost }, aufgedruckt { $printed })
terminal-playing-free = Ausspielen: { $card }, kostenlos; jetzt hinlegen
terminal-amount = { $amount ->
    [1] 1 Reispapier für 1 Karte
   *[other] { $amount } Reispapiere für { $amount } Karten
}
terminal-height-alone = In die leere { $column-acc }
terminal-height-top = In die { $column-acc }, ganz nach vorne, vor { $card-the-acc }
terminal-height-bottom = In die { $column-acc }, ganz nach hinten, hinter { $card-the-acc }
terminal-height-between = In die { $column-acc }, hinter { $card-the-acc } und vor { $below-the-acc }
terminal-double = { $cards } als { $number ->
    [1] 2 Faltungen
   *[other] je 2 Faltungen
}
terminal-top = { $card-a } vom Ablagestapel
terminal-plus = { $start } + { $next }
terminal-free = Kostenlos.
terminal-to-middle = Der Charakter kommt in die Tischmitte; danach darfst du ein Origami aus der Nachschubzeile kostenlos ausspielen.

## Legends: pages

terminal-character-note = Ein Charakter liegt in der Tischmitte und gilt für alle, bis derselbe Charakter in der anderen
    Farbe ausgespielt wird. Wer ihn ausspielt, darf danach ein Origami aus der Nachschubzeile kostenlos ausspielen.
    Punkte bringt ein Charakter nicht.
terminal-rice-note = Reispapier ist eine Handkarte wie jede andere und kann auch ebenso verloren gehen, ist aber kein Origami:
    Du kannst es nur zum Bezahlen nutzen, es sei denn, eine Karte erlaubt ausdrücklich etwas anderes. Genutztes Reispapier
    kommt auf seinen eigenen Stapel zurück.
terminal-score-from = { $card } ({ $owner })
terminal-help-course-two = In deinem Zug wählst du eine von zwei Aktionen
terminal-help-legends = Neu in Legends
terminal-help-ongoing = Dauerhaft
terminal-help-ongoing-text = ein Dauer-Effekt gilt, solange seine Karte vorne in einer Sammlung liegt; wird die Karte überdeckt, endet der Effekt
terminal-help-characters = Tischmitte
terminal-help-characters-text = ein ausgespielter Charakter kommt in die Tischmitte und ändert die Regeln für alle, bis derselbe
    Charakter in der anderen Farbe ausgespielt wird; wer einen Charakter ausspielt, darf danach ein Origami aus der Nachschubzeile kostenlos
    ausspielen
terminal-help-rice = Reis
terminal-help-rice-text = Reispapier hat einen eigenen Stapel; ein Reispapier zählt beim Bezahlen als 1 Faltung, ist aber kein Origami
terminal-help-effects-all = Arten von Effekten
terminal-help-now = nachsehen, was gerade anders ist als üblich, für wen und durch welche Karte
terminal-help-legends-signs = { $yellow } ist ein gelber Charakter, { $red } ein roter, { $rice } Reispapier. { $ongoing } steht bei einem Effekt, der gerade gilt.

## At a server: coming and going

terminal-join-link = „{ $link }“ ist kein Link zu einem Tisch. Ein solcher Link sieht aus wie http://host:8000/table/ID, manchmal mit #GEHEIMNIS am Ende; zusammen mit --game genügt die Adresse des Servers.
terminal-join-which = Gib den Link eines Tisches an, um dich an diesen Tisch zu setzen, oder die Adresse des Servers und --game, um einen neuen Tisch zu eröffnen.
terminal-join-nobody = Unter { $server } ist kein Senbazuru-Server zu finden ({ $problem }). Stimmt die Adresse, und läuft der Server?
terminal-join-rules = Der Server spielt nach Version { $there } der Regeln, dieses Programm kennt nur Version { $here }. Installiere auf beiden Seiten dieselbe Version von Senbazuru.
terminal-join-full = An diesem Tisch sind alle Plätze besetzt. Mit --watch kannst du zuschauen.
terminal-join-no-terminal = Zum Spielen brauchst du ein Terminal, aber dieses Programm läuft gerade in keinem.
terminal-join-cut-off = Der Server antwortet nicht mehr ({ $problem }). Verloren ist nichts: Versuch es gleich noch einmal mit demselben Link.
terminal-join-return = Dein Platz wartet auf dich. So kommst du zurück: { $command }

## At a server: before the game

terminal-lobby-title = { $game }, { $players ->
    [1] 1 Platz
   *[other] { $players } Plätze
}
terminal-lobby-invite = Mit diesem Link kommen andere an diesen Tisch:
terminal-lobby-return = Mit diesem Link kommst du an deinen Platz zurück; behalte ihn für dich:
terminal-lobby-empty = frei
terminal-lobby-waiting = { $seats ->
    [1] Ein Platz ist noch frei.
   *[other] { $seats } Plätze sind noch frei.
}
terminal-lobby-ready = Alle Plätze sind besetzt. Mit s startest du das Spiel.
terminal-lobby-for-host = Alle Plätze sind besetzt. Jetzt kann { $name } das Spiel starten.
terminal-lobby-name = Dein Name:
terminal-bar-seat = Platz
terminal-bar-sit = hinsetzen
terminal-bar-bot = Bot
terminal-bar-empty = räumen
terminal-bar-start = Start
terminal-bar-write = schreiben
terminal-bar-rematch = Revanche

## At a server: the people

terminal-unknown-hand = diese Karten sind verdeckt
terminal-known-hand = was über die Hand von { $name } bekannt ist
terminal-remote-somebody = jemand
terminal-remote-bot = Bot ({ $bot })
terminal-remote-away = nicht verbunden
terminal-remote-stood-in = (Vertretung)
terminal-remote-why = { $why ->
    [resigned] hat aufgegeben: eine Vertretung spielt zu Ende
    [time] eine Vertretung spielt: Zeit abgelaufen
    [absent] eine Vertretung spielt: zu lange nicht da
    [sent-away] eine Vertretung spielt: vom Gastgeber weggeschickt
   *[left] vorerst spielt eine Vertretung
}
terminal-remote-watchers = { $people ->
    [1] 1 schaut zu
   *[other] { $people } schauen zu
}
# A clock that runs for days.
terminal-remote-days = { $days } T
terminal-remote-keys = w schreiben · v Tisch
terminal-remote-lost = Verbindung unterbrochen. Neuer Versuch …
terminal-remote-sending = …
terminal-remote-thinking = { $name } wartet noch auf dich: Mit u nimmst du deine letzte Antwort zurück, mit d geht es weiter
terminal-remote-paused = Pause
terminal-remote-paused-now = Das Spiel ist unterbrochen: Mit r geht es weiter.
terminal-remote-frozen = Diesen Tisch kannst du nur noch ansehen, denn die Regeln haben sich inzwischen geändert.
terminal-remote-return = Eine Vertretung spielt für dich: Mit b holst du deinen Platz zurück.
terminal-remote-agreed = Das Spiel wurde mit Zustimmung aller vorzeitig beendet.
terminal-remote-rematch = Eine Revanche ist eröffnet: Mit n kommst du an den neuen Tisch.
terminal-remote-offer = { $name } möchte noch einmal spielen: n nimmt an, x lehnt ab.
terminal-remote-no-undo = Das kannst du nicht einfach zurücknehmen. Drück v und dann t, um die anderen zu fragen.
terminal-remote-proposal = { $kind ->
    [rematch] { $name } möchte noch einmal spielen.
    [takeback] { $name } möchte die letzte Aktion zurücknehmen.
    [pause] { $name } möchte eine Pause.
   *[end] { $name } möchte das Spiel vorzeitig beenden.
}
terminal-remote-proposed = { $kind ->
    [rematch] Du möchtest noch einmal spielen.
    [takeback] Du möchtest deine letzte Aktion zurücknehmen.
    [pause] Du möchtest eine Pause.
   *[end] Du möchtest das Spiel vorzeitig beenden.
} Noch keine Antwort von: { $names }.
terminal-remote-vote = Zustimmen: y, ablehnen: x.
terminal-remote-voted = Du hast zugestimmt.
terminal-remote-write = Schreib allen am Tisch (Enter: senden, Esc: verwerfen):

## At a server: the page about the table

terminal-remote-ask-takeback = alle fragen, ob du deine letzte Aktion zurücknehmen darfst
terminal-remote-ask-pause = alle um eine Pause bitten
terminal-remote-ask-end = alle fragen, ob ihr das Spiel vorzeitig beendet
terminal-remote-resign = aufgeben, und zwar endgültig
terminal-remote-resign-sure = noch einmal a drücken: Dann ist das Spiel für dich verloren
terminal-remote-withdraw = deine Bitte zurückziehen
terminal-remote-no = ablehnen
terminal-remote-resume = die Pause beenden
terminal-remote-go = dich vertreten lassen
terminal-remote-come-back = deinen Platz von der Vertretung zurückholen
terminal-remote-replace = für { $name } (nicht da) eine Vertretung spielen lassen
terminal-remote-give = { $name } eine Minute schenken
terminal-remote-hide = Nachrichten von { $name } auf diesem Bildschirm ausblenden
terminal-remote-unhide = wieder die Nachrichten von allen zeigen
terminal-remote-claim = selbst Gastgeber werden, denn der jetzige ist nicht da
terminal-remote-help = Auf einem Server
terminal-remote-help-write = den anderen schreiben
terminal-remote-help-table = Mitspieler und Chat; Rücknahme, Pause oder Spielende vorschlagen
terminal-remote-help-done = nichts zurücknehmen und die Bots gleich weiterspielen lassen
terminal-remote-help-vote = einer Bitte zustimmen oder sie ablehnen
terminal-remote-help-return = deinen Platz von der Vertretung zurückholen
terminal-remote-help-quit = gehen; dein Platz wartet, und mit dem Link kommst du zurück
