### The browser client.

## Around everything

web-skip = Zum Tisch springen
web-theme = Farben
web-theme-auto = Wie auf deinem Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-language = Sprache
web-to-start = Zur Startseite
web-nowhere = Unter dieser Adresse gibt es nichts
web-nowhere-why = Vielleicht fehlt ein Buchstabe, oder den Tisch gibt es nicht mehr.
web-about = Senbazuru ist ein unabhängiges Fanprojekt mit eigenen Texten und Bildern. Mit den Verlagen der Spiele hat es nichts zu tun.

## Start page

web-welcome = Tausend Kraniche, ein Tisch
web-welcome-how = Spiele rund ums Papierfalten: sofort gegen Bots oder per Link mit Freunden. Ohne Konto, ohne Installation.

web-players-from-to = { $least } bis { $most } Spieler
web-players-exactly = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
web-play = Spielen
web-play-first = { $game } sofort spielen
web-play-now-how = { $count ->
    [0] Du allein
    [one] Du gegen einen { web-bot-name }
   *[other] Du gegen { $count } Bots
}
    .first = { $count ->
        [0] Allein, { $first }
        [one] Gegen einen { web-bot-name }, { $first }
       *[other] Gegen { $count } Bots, { $first }
    }
web-invite-friends = Mit Freunden
    .short = Einladen
web-more-options = Optionen
web-guest = Gast

web-no-server = Der Server ist nicht erreichbar. Was auf diesem Gerät liegt, ist noch da, und die Seite fragt von selbst wieder nach.
web-go-on = Weiter: { $game }
    .with = Weiter: { $game } mit { $names }
web-turn-of = wartet auf { $names }
web-asks-you = eine Frage an dich
web-settings = Einstellungen
web-resume-games = Deine Tische
web-resume-none = Hier stehen später die Tische, an denen du sitzt. Du kannst jederzeit zu ihnen zurückkehren.
web-open-tables = Offene Tische
web-open-none = Gerade sucht niemand Mitspieler. Eröffne einen Tisch und setz ihn auf diese Liste.
web-history = Beendete Spiele
web-history-none = Noch ist kein öffentliches Spiel zu Ende gegangen.
web-history-more = Ältere Spiele zeigen
web-phase-open = nicht begonnen
web-phase-playing = läuft
web-phase-over = zu Ende: nachspielen
web-free-seats = { $count ->
    [0] alle Plätze besetzt
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
web-forget = { $game } aus dieser Liste entfernen

## How to play

web-how = So wird gespielt
web-how-here = Was du anklicken kannst, hat einen farbigen Rand. Klickst du etwas anderes an, erfährst du, warum das gerade nicht geht. Mit „{ table-undo.start }“ machst du den letzten Schritt rückgängig, solange du seitdem nichts Neues gesehen hast.

## Bots

web-copied = Kopiert
# No ending changes here, so that “einen” can stand before it.
web-bot-name = { $bot ->
    [random] Bot (zufällig)
    [greedy] Bot (schnell)
    [easy] Bot (leicht)
    [normal] Bot (mittel)
    [hard] Bot (schwer)
    [expert] Bot (Experte)
   *[other] Bot { $bot }
}
web-bot = { $bot ->
    [random] Bot, zufällig
    [greedy] Bot, schnell
    [easy] Bot, leicht
    [normal] Bot, mittel
    [hard] Bot, schwer
    [expert] Bot, Experte
    [defaults] niemand
   *[other] Bot { $bot }
}

## At the table

web-connecting = Auf dem Weg zum Tisch …
web-reconnecting = Verbindung unterbrochen. Neuer Versuch …
web-table-closed = Dieser Tisch ist nicht zu erreichen
web-your-turn = Du bist dran
web-players = Spieler
web-away = nicht da
web-watching = Du schaust zu. Die Handkarten siehst du erst nach Spielende.
web-stand-in-left = ist gegangen; ein Bot spielt
web-stand-in-time = Zeit abgelaufen; ein Bot spielt
web-stand-in-absent = nicht da; ein Bot spielt
web-stand-in-sent-away = weggeschickt; ein Bot spielt
web-come-back = Meinen Platz zurückholen
web-replace = Bot spielen lassen
web-give-time = { $name } eine Minute schenken
web-clock-days = { $days } Tg. { $hours } Std.
web-clock-of = Restzeit von { $name }
web-watchers = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
web-question = Die Frage
web-waiting = Warten auf { $names }.
web-plain-facts = Was für alle gilt
web-menu = Menü
web-takeback = Meine letzte Aktion zurücknehmen
web-pause = Pause
web-end-here = Das Spiel vorzeitig beenden
web-if-agreed = wenn alle zustimmen
web-leave = Den Tisch verlassen
web-leave-note = ein Bot spielt weiter; du kannst zurückkommen
web-leave-sure = Wirklich gehen?
web-log-hidden = Der Verlauf bleibt verborgen, solange mehrere an diesem Bildschirm spielen, denn er verrät, was ihr gezogen habt.
web-log-before = Vor dem ersten Zug
web-chat = Chat
web-chat-write = Schreib etwas
web-chat-send = Senden
web-chat-whom = Jemanden ausblenden
web-chat-hide = { $name } ausblenden
web-chat-show = { $name } wieder zeigen
web-chat-hidden = { $count ->
    [one] 1 Zeile ist ausgeblendet.
   *[other] { $count } Zeilen sind ausgeblendet.
}
web-people = Leute an diesem Tisch
web-people-note = jemanden wegschicken oder das Zuschauen verbieten
# Stands for a name too, before “wegschicken”: so without an article.

web-curtain = { $name } ist dran. Alle anderen schauen bitte weg.
web-curtain-open = Ich bin { $name }

web-paused = Das Spiel ist unterbrochen.
web-resume = Weiterspielen
web-proposal = Eine Frage an alle
web-proposes-takeback = { $name } möchte die letzte Aktion zurücknehmen.
web-proposes-pause = { $name } möchte eine Pause.
web-proposes-end = { $name } möchte das Spiel vorzeitig beenden.
web-proposal-waiting = Noch keine Antwort von { $names }.
web-refuse = Ablehnen
web-withdraw = Doch nicht

## The end

web-outcome = Wie es ausging
web-ended-agreed = Ihr habt das Spiel gemeinsam vorzeitig beendet
web-ended-alone = { $points ->
    [one] Das Spiel ist zu Ende: { $points } Punkt
   *[other] Das Spiel ist zu Ende: { $points } Punkte
}
web-outcome-winner = Sieg
web-score = Die Wertung als Text
web-end-towers = Je mehr Punkte ein Blatt bringt, desto höher ist es; schraffiert sind die Punkte aus seinem Effekt.

# The one sentence that says what decided the game. $winner and $loser are names, $you says which of them reads it.
web-decided-points = { $you ->
    [won] Du gewinnst mit { $margin ->
        [one] { $margin } Punkt
       *[other] { $margin } Punkten
    } Vorsprung
    [lost] Du verlierst mit { $margin ->
        [one] { $margin } Punkt
       *[other] { $margin } Punkten
    } Rückstand
   *[none] { $winner } gewinnt mit { $margin ->
        [one] { $margin } Punkt
       *[other] { $margin } Punkten
    } Vorsprung
}: { $why }.
web-decided-hand = { $you ->
    [won] Gleichstand: Du gewinnst mit { $cards } zu { $fewer } Handkarten.
   *[other] Gleichstand: { $winner } gewinnt mit { $cards } zu { $fewer } Handkarten.
}
web-decided-coins = { $you ->
    [won] Gleichstand: Du gewinnst mit { $coins } zu { $fewer } Münzen.
   *[other] Gleichstand: { $winner } gewinnt mit { $coins } zu { $fewer } Münzen.
}
web-decided-shared-hand = Gleichstand, auch bei den Handkarten.
web-decided-shared-coins = Gleichstand, auch bei den Münzen.
web-why-cards = { $you ->
    [won] Du hast { table-points } für { $card-acc } bekommen
    [lost] { $winner } hat { table-points } für { $card-acc } bekommen
   *[none] { table-points } für { $card-acc }
}
web-why-award = { $you ->
    [won] Du hast
   *[other] { $winner } hat
} { table-points } durch { $card-the-acc } bekommen
web-why-effects = { $you ->
    [won] Effekte brachten dir { table-points }, { $loser } { $fewer }
    [lost] Effekte brachten { $winner } { table-points }, dir { $fewer }
   *[none] Effekte brachten { $winner } { table-points }, { $loser } { $fewer }
}
web-why-count = { $you ->
    [won] Du hast { $count } Karten gesammelt, { $loser } { $fewer }
    [lost] { $winner } hat { $count } Karten gesammelt, du { $fewer }
   *[none] { $count } gesammelte Karten gegenüber { $fewer } bei { $loser }
}
web-why-landmark = { $you ->
    [won] Du hast{ " " }
    [lost] { $winner } hat{ " " }
   *[none] { "" }
}{ table-points } für { $count ->
    [one] { $landmark-the-acc }
   *[other] { $count } { $landmark-plural }
}{ $you ->
    [none] { "" }
   *[other] { " " }bekommen
}
web-why-unpainted = { $you ->
    [won] { $loser } hat { table-unpainted }, du { $fewer ->
        [0] keins
       *[other] { $fewer }
    }
    [lost] Du hast { table-unpainted }, { $winner } { $fewer ->
        [0] keins
       *[other] { $fewer }
    }
   *[none] { $loser } hat { table-unpainted }, { $winner } { $fewer ->
        [0] keins
       *[other] { $fewer }
    }
}

# How the points went, turn by turn: a chart, and the same as a table.
web-course = Wie es lief
    .turn = Nach Zug
    .round = Nach Runde
    .table = Die Punkte nach jedem Zug
    .numbers = In Zahlen

web-rematch = Noch einmal spielen
web-rematch-go = Zum nächsten Spiel
web-replay = Nachspielen
web-record = Aufzeichnung herunterladen
web-fair = Ging es fair zu?
web-fair-how = Vor Spielbeginn wurde der Fingerabdruck eines geheimen Seeds veröffentlicht. Hier ist der Seed selbst: So kann jeder nachprüfen, ob sich alles, was der Zufall entschieden hat, wirklich aus diesem Seed ergibt.
web-commitment = Fingerabdruck, vor Spielbeginn veröffentlicht
web-seed = Seed
web-salt = Salt

## Replay

web-replay-step = Schritt { $step } von { $steps }
web-replay-slider = Schritt im Spiel
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-on = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-speed = Tempo
web-replay-speed-slow = langsam
web-replay-speed-usual = normal
web-replay-speed-fast = schnell
web-replay-from = Aus Sicht von
web-replay-open = allen (offene Handkarten)
web-replay-keys = Pfeiltasten: ein Schritt vor oder zurück. Leertaste: abspielen und anhalten.

## Origami

# In the corner of a card; there is no room for more.
web-deck = { $count ->
    [one] im Stapel
   *[other] im Stapel
}
web-discards = { $count ->
    [one] abgelegt
   *[other] abgelegt
}
web-discards-from-top = Der Ablagestapel, von oben
web-paper = Reispapier
web-known = Dir bekannt: { $cards }
web-hand-limit = Handkartenlimit: { $terms } = { $now }.
web-draw-limit = Faltungen beim Ziehen: höchstens { $terms } = { $now }.
web-difference = Erlaubter Unterschied zwischen den Kartenzahlen der Sammlungen: { $terms } = { $now }.
web-prices = Du bezahlst: aufgedruckte Kosten { $terms }.
web-price-now = Die Karte kostet jetzt { $cost } statt der aufgedruckten { $printed }: { $terms }.
web-line-length = Karten in der Nachschubzeile: { $terms } = { $now }.
web-bonus = { $points ->
    [one] dazu { $points } Extrapunkt
   *[other] dazu { $points } Extrapunkte
}

web-new = neu
web-sources = Woher die Angaben stammen
web-times = Anzahl: { $count }
web-provenance = { $figures }: { $source }
web-in-play = Charaktere im Spiel
web-hand-empty = Deine Hand ist leer.
web-hand-of = Die Hand von { $name }
web-collection-of = { $name }, { $column }
web-last-turn = Das ist dein letzter Zug. Was machst du?
# With a soft hyphen: it stands on the deck.
web-last-but-one = danach noch eine Runde
# Unter der Zahl der Faltungen auf einer Karte, die man groß ansieht.
web-folds = { $folds ->
    [one] Faltung
   *[other] Faltungen
}
web-folds-taken = { $sum } von { $all } Faltungen genommen
web-folds-paid = { $sum } von { $all } Faltungen bezahlt
web-take-back = Zurücknehmen: { $card }
web-take-these = { $count ->
    [one] Diese Karte nehmen
    [2] Diese zwei nehmen
    [3] Diese drei nehmen
    [4] Diese vier nehmen
   *[other] Diese { $count } nehmen
}
web-take-sure = Nehmen? Danach werden in der Zeile neue Karten aufgedeckt.
web-act = Du bist am Zug. Was machst du?
web-act-shut = Du bist am Zug: { $reason }.
web-no-cards = deine Hand ist leer
# Why an opponent's cards lie open.
web-known-hand = { $hidden ->
    [0] { $count ->
        [one] eine Karte, die du kennst
       *[other] Karten, die du kennst
    }
   *[other] { $count } davon kennst du
}
# Points that a seat has from a card that lies elsewhere.
web-award = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} durch { $card-the-acc }.
web-deck-name = Der Stapel
web-about-deck = Von hier kommen die Karten der Nachschubzeile. Ist er das erste Mal leer, werden die abgelegten Karten gemischt und bilden den neuen; beim zweiten Mal ist das Ende des Spiels nah.
web-about-discards = Hier liegt offen, womit bezahlt und was abgelegt wurde. Ist der Stapel leer, werden diese Karten gemischt und bilden den neuen.
# Beside the words of a card that a finger has touched.
web-choose-it = { $kind ->
    [discard] Diese abwerfen
    [hand-limit] Diese abwerfen
    [exchange-give] Diese eintauschen
    [pass-cards] Diese weitergeben
    [pay] Damit bezahlen
   *[other] Diese wählen
}
# A card that could lie in one place only.
web-only-place = { $card }: Nur { $column ->
    [left] links
   *[right] rechts
} war möglich, denn die Sammlungen dürfen sich höchstens um { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} unterscheiden.
# Points of a card that change while others play.
web-shifted = { $card }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} { $less ->
    [yes] weniger
   *[no] mehr
} für dich.
web-act-folds = bis zu { $folds ->
    [one] 1 Faltung
   *[other] { $folds } Faltungen
}
web-act-play = Spielen
    .how = { $count } von { $all ->
        [one] 1 Karte
       *[other] { $all } Karten
    }
web-take-line = Was nimmst du?
web-pay-for = Bezahle { $card-the-acc }{ $discount ->
    [0] { "" }
    [1] . Du darfst 1 Faltung weniger bezahlen.
   *[other] . Du darfst bis zu { $discount } Faltungen weniger bezahlen.
}
# Where a card lies that is named beside it.
web-collected = { $column ->
    [left] links
   *[right] rechts
}, { $height }. von hinten
web-to-go = { $left ->
    [0] von { $all }
   *[other] von { $all } · noch { $left }
}
web-too-many = { $count } zu viel
web-covers = überdeckt { $card-the-acc }
web-deck-times = { $time ->
    [1] 1. von 2 Durchgängen
   *[other] 2. von 2 Durchgängen
}
web-line-folds = die Nachschubzeile: bis zu { $folds ->
    [one] 1 Faltung
   *[other] { $folds } Faltungen
}
web-for-everybody = für alle
web-score-card = Karte
web-score-printed = Wert
web-score-bonus = Extra
web-score-sum = Punkte
web-score-awards = Von anderen und aus der Tischmitte
web-score-total = Summe

## All cards

web-count = Punkte zählen
web-print = Karten und Blätter drucken
    .skip = Zur Druckauswahl springen
web-all-cards = Alle Karten
    .skip = Zu den Karten springen
    .about = Alle Karten von Origami und Legends, nach Familien. Wähle eine, um sie groß zu sehen.
    .search = Karten durchsuchen
    .none = Auf keiner Karte kommen alle diese Wörter vor.
    .found = { $count ->
        [one] 1 Karte gefunden
       *[other] { $count } Karten gefunden
    }
    .before = Vorherige Karte
    .after = Nächste Karte

## Islands: seasons and the auction

web-round-of = Runde { $round } von { $rounds }
web-next-season = { $rounds ->
    [one] Nächste Runde: { $season }
   *[other] In { $rounds } Runden: { $season }
}
web-last-season = { $rounds ->
    [0] Das ist die letzte Runde.
    [one] Noch eine Runde, dann ist Schluss.
   *[other] Noch { $rounds } Runden, dann ist Schluss.
}
web-auction = Jahreszeit und Versteigerung
web-not-rolled = Der Würfel entscheidet, welche Karte versteigert wird.
web-die = Würfel: { $number }
web-colour-die = Farbwürfel
web-lowest-bid = Mindestgebot
web-price-highest = Höchstgebot
web-price-own = Dein Gebot
web-price-paid = Zuschlag für
web-bidders = Wer noch dabei ist
web-bidder-first = würfelt
web-bidder-waits = wartet
web-bidder-highest = bietet { $coins }
web-bidder-in = noch dabei
web-bidder-out = raus
web-bidder-won = gewinnt
web-bidder-pass = hat gepasst
web-carrambah-how = { table-carrambah } ist dein Rivale. Nachdem du geboten hast, wirft er zwei Würfel und bietet ihre Summe, bei den Karten 2 und 6 noch 2 Münzen mehr. Du gewinnst, wenn dein Gebot mindestens so hoch ist wie seines. Verlierst du, kostet dich dein Gebot nichts, und die Runde geht für dich weiter, als hättest du gepasst.
web-rival-bid = bietet { $coins }
web-rival-waits = würfelt sein Gebot aus
web-your-bid = Dein Gebot?
web-take-it = Nehmen für
web-carry = Zieh sie auf eine Insel
web-bids-from-to = Gebote { $least } bis { $most }
web-places-short = { $count ->
    [0] nirgends
    [one] 1 Stelle
   *[other] { $count } Stellen
}
web-fits = { $count ->
    [0] passt nirgends
    [one] passt an 1 Stelle
   *[other] passt an { $count } Stellen
}
web-try-one = Wähle eine Form und probiere sie auf deinen Inseln aus.
web-try = Auf deinen Inseln ausprobieren
web-own-islands = Deine Inseln

## Islands: purses and players

web-purse = Geldbeutel
web-income = Einkommen
    .text = In jeder Runde, in der du die Versteigerung nicht gewinnst, bekommst du 3 Münzen, mit Goldminen mehr und für jeden Vulkanmarker 1 Münze weniger
web-access-either = × neue Insel, am Haupt- oder Geheimhafen
web-access-regular = × neue Insel, am Haupthafen
web-enlarge = Die Inseln von { $name } größer anzeigen

## Islands: painting

web-put-back = Dieses Blatt zurücklegen
web-put-back-how = Du behältst zwei Blätter, also vier Inseln. Leg das zurück, dessen Inseln dir am wenigsten gefallen.
web-no-access = umschließe erst einen Leuchtturm
web-rotate = Drehen
web-put = Hier ausmalen
web-paint-nothing = Nichts ausmalen
web-where = { $half ->
    [1] Wo malst du das erste von zwei Dominos { $colour } aus?
    [2] Wo malst du das zweite von zwei Dominos { $colour } aus?
   *[other] Wo malst du { $what } { $colour } aus?
}
web-place-how = Zeig auf ein markiertes Feld, um die Form dort zu sehen; mit einem Klick malst du sie aus. Tasten: Pfeile, R und Enter.
web-place-tap = Tippe auf ein markiertes Feld, um die Form dort zu sehen; tippst du noch einmal darauf, malst du sie aus.
web-not-here = { $square }: { $reason }
web-outline = Umriss
web-outline-of = { $colour ->
    [blue] Blauer
    [green] Grüner
   *[red] Roter
} Umriss
web-completes-one-colour = { $what }, einfarbig: { $gain }
web-completes-several-colours = { $what }, mehrfarbig: { $gain }
web-completes-own-colour = { $what }, passende Farbe: { $gain }
web-completes-other-colour = { $what }, andere Farbe: { $gain }
web-paints = Malt { $squares } aus.
web-best-colour = In der besten Farbe:
web-completes-nothing = Du malst { $squares } aus und vollendest damit noch nichts.
web-spoils = { $what }: ab jetzt mehrfarbig
web-loses = { $what }: verloren ({ $gain })
web-begins = Beginnt die Insel: −1 Punkt für jedes nicht ausgemalte Feld, jetzt −{ $count }
web-begins-volcanoes = { $count ->
    [one] Ihr Vulkan: Einkommen −1, bis er umschlossen ist
   *[other] Ihre Vulkane: Einkommen −{ $count }, bis sie umschlossen sind
}
web-begins-regular = Verbraucht einen Leuchtturm für Haupthäfen
web-begins-either = Verbraucht einen Leuchtturm für beide Häfen
web-outlook-places = { $count ->
    [one] 1 Stelle
   *[other] { $count } Stellen
}
web-outlook-none = kein Platz für diese Form
web-outlook-begins = neue Insel
web-outlook-good = möglicher Gewinn – { $what }
web-outlook-warn = möglicher Nachteil – { $what }

## Islands: what they are worth

web-standing = { $points ->
    [one] Jetzt 1 Punkt
   *[other] Jetzt { $points } Punkte
}, { $left ->
    [one] 1 Feld nicht ausgemalt
   *[other] { $left } Felder nicht ausgemalt
}
web-standing-left = jetzt, { $left } nicht ausgemalt
web-not-begun = nicht begonnen
    .text = Diese Insel wurde nicht begonnen; darum kosten nicht ausgemalte Felder hier nichts.
web-at = { $what } auf { $square }
web-surrounded-one-colour = einfarbig umschlossen
web-surrounded-mixed = mehrfarbig umschlossen
web-filled-own-colour = mit der passenden Farbe gefüllt
web-filled-other-colour = mit einer anderen Farbe gefüllt
web-outline-open = noch offen
web-outline-lost = verloren: anders ausgemalt
web-around = { $count ->
    [one] Ringsum fehlt noch 1 Feld; { $one ->
        [yes] bisher einfarbig
       *[no] schon mehrfarbig
    }
   *[other] Ringsum fehlen noch { $count } Felder; { $one ->
        [yes] bisher einfarbig
       *[no] schon mehrfarbig
    }
}
web-how-one-colour = einfarbig
web-how-mixed = mehrfarbig
web-how-open = nicht umschlossen
web-how-own-colour = passende Farbe
web-how-other-colour = andere Farbe
web-how-unfilled = nicht gefüllt
web-sum = Zusammen
web-one-colour = Einfarbig
web-several-colours = Mehrfarbig
web-own-colour = Passende Farbe
web-other-colour = Andere Farbe
web-volcano-cost = Jeder Vulkan auf einer begonnenen Insel senkt dein Einkommen um 1 Münze, bis er umschlossen ist.
web-harbour-regular-harbour = Neben diesem Hafen darfst du die Insel beginnen.
web-harbour-secret-harbour = Neben diesem Hafen darfst du die Insel nur beginnen, wenn du einen Leuchtturm einfarbig umschlossen hast.

web-legend = Was die Orte bringen
web-landmark = Ort
web-legend-how = Ein Ort zählt, sobald alle freien Felder ringsum ausgemalt sind, auch die an den Ecken. Einfarbig umschlossen bringt er mehr als mehrfarbig.
web-legend-outlines = Ein Umriss zählt, wenn du auf einmal genau seine Felder ausmalst. Anders ausgemalt ist er verloren.
web-legend-unpainted = Auf einer begonnenen Insel kostet am Ende jedes nicht ausgemalte Feld 1 Punkt; darum steht eine gerade begonnene Insel im Minus. Eine Insel, die du nie beginnst, kostet nichts.
web-legend-blocked = Berge und Meer lassen sich nicht ausmalen; um einen Ort zu umschließen, brauchst du nur die übrigen Felder ringsum.
web-legend-keys = Mit den Pfeiltasten gehst du von einem freien Feld zum nächsten, mit R drehst du die Form, mit Enter malst du sie aus.

web-title = Titel: { $title }
web-title-none = Diesmal kein Titel. Ab 75 Punkten bist du { title-apprentice }.

## Islands: science

web-science-how = Wenn du gepasst hast, darfst du eine Stufe erforschen, statt ein Feld auszumalen und dein Einkommen zu erhalten. In jeder Runde darfst du von jeder Technologie eine Stufe nutzen.
web-ask-research = Forschen, statt ein Feld auszumalen und Einkommen zu bekommen?
web-research-nothing = Nichts erforschen: ein Feld ausmalen und Einkommen erhalten
web-research-useless = bringt nichts: Jetzt ist kein Platz dafür
web-level = Stufe { $level } von 3
web-used = schon genutzt
web-shut = ausgeschlossen
web-researched = vollständig erforscht
web-excludes-expancing = Schließt nichts aus.
web-excludes-auctionis = Schließt Economicus aus.
web-excludes-economicus = Schließt Auctionis aus.
web-excludes-re-color = Schließt Re-Roll aus.
web-excludes-re-roll = Schließt Re-Color aus.
web-excludes-transforming = Schließt Timenautics aus.
web-excludes-timenautics = Schließt Transforming aus.
