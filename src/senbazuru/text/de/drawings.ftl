### Tables drawn as text and as pictures, as `print(game)` and notebooks show them. All keys begin with drawing-.
###
### A drawing is narrow: few words, no full stops. Seats are counted from 0, as programs do.

# What has an id, which is what one types in an answer, and elsewhere a name: cards, families, kinds of effects,
# landmarks, technologies, titles, sheets. A language shows the one or the other.
drawing-name = { $name }

## Who looks at which game

drawing-seat = Platz { $number }
drawing-all-cards = alle Karten offen
drawing-all = alles offen
drawing-seen-by = aus Sicht von { $who }
drawing-seen-by-spectator = aus Sicht eines Zuschauers

# .title is the heading of a picture.
drawing-game-origami = Origami
    .title = Origami
drawing-game-legends = Legends
    .title = Legends
drawing-game-mixed = Origami und Legends
    .title = Origami
drawing-game-islands = Islands
    .title = Origami Islands

# What a screen reader says of a picture.
drawing-picture = Origami: { $moment }. { $asked }
drawing-picture-islands = Origami Islands: { $moment }. { $asked }

## How the game stands

drawing-turn = Zug { $turn }
drawing-phase-playing = Spiel läuft
drawing-phase-last-but-one = vorletzte Runde
drawing-phase-last-round = letzte Runde
drawing-run-outs = { $times ->
    [0] Stapel nicht aufgebraucht
   *[other] Stapel { $times }-mal aufgebraucht
}
drawing-extra-actions = { $actions ->
    [one] 1 Extra-Aktion
   *[other] { $actions } Extra-Aktionen
}
drawing-beyond-the-box = mehr Spieler als vorgesehen
drawing-revision = { $number }-mal zurückgenommen
drawing-round = Runde { $round }
drawing-season = Jahreszeitenfeld { $season } von { $seasons }, { $colour }
drawing-choosing-sheets = Blätter wählen
drawing-moves = { $who } ist am Zug
drawing-asked = { $who }: { $question }
drawing-can-undo = Rücknahme möglich: { $who }
drawing-won = Spielende, { $winners ->
    [1] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
drawing-over-alone = Spielende, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $title }
drawing-no-title = kein Titel

## What somebody is asked. $what is one of those below, $kind its id; $card is what it is about, $source what asks it.

# Cards come by their bare names, so they stand behind a colon or in brackets.
drawing-question = { $what }{ $card ->
    [none] { "" }
   *[other] { $kind ->
        [pay] { " " }für: { $card }
        [exchange-take] { " " }für: { $card }
       *[other] : { $card }
    }
}{ $source ->
    [none] { "" }
   *[other] { " " }({ $source })
}

drawing-asks-action = Aktion
drawing-asks-use = nutzen
drawing-asks-pay = bezahlen
drawing-asks-place = hinlegen
drawing-asks-hand-limit = Handkartenlimit
drawing-asks-fetch = aus der Ablage nehmen
drawing-asks-look-at-deck = Stapel ansehen
drawing-asks-take-from-line = Nachschub nehmen
drawing-asks-exchange-give = Tausch: geben
drawing-asks-exchange-take = Tausch: nehmen
drawing-asks-discard = abwerfen
drawing-asks-look-at-hand = Hand ansehen
drawing-asks-take-at-random = blind ziehen
drawing-asks-pass-cards = weitergeben
drawing-asks-play = ausspielen
drawing-asks-choose-one = auswählen
drawing-asks-copy-instant = Sofort-Effekt kopieren
drawing-asks-trade-paper = Reispapier tauschen
drawing-asks-move-which = welches Origami verschieben
drawing-asks-move-where = wohin verschieben
drawing-asks-sink-whose = wessen Origami nach hinten
drawing-asks-sink-which = welches Origami nach hinten
drawing-asks-each-takes = jeder nimmt
drawing-asks-play-from-line = Nachschub ausspielen

drawing-asks-keep = Blätter behalten
drawing-asks-roll = würfeln
drawing-asks-bid = bieten
drawing-asks-coal = Kohle
drawing-asks-shape = Form
drawing-asks-colour = Farbe
drawing-asks-island = Insel
drawing-asks-square = Feld
drawing-asks-turn = Drehung
drawing-asks-volcano-order = Reihenfolge (Vulkane)
drawing-asks-grove-order = Reihenfolge (Haine)
drawing-asks-victim = wessen Münzen
drawing-asks-token = Marker
drawing-asks-research = erforschen
drawing-asks-expancing = Expancing
drawing-asks-auctionis = Auctionis
drawing-asks-economicus = Economicus
drawing-asks-re-color = Re-Color
drawing-asks-re-roll = Re-Roll
drawing-asks-transforming = Transforming
drawing-asks-timenautics = Timenautics

## A seat

drawing-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
drawing-in-hand = { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}
drawing-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
drawing-income = Einkommen { $coins }
drawing-is-first-player = Startspieler
drawing-is-to-move = am Zug
drawing-is-winner = Sieg
drawing-is-still-bidding = bietet noch
drawing-is-choosing = wählt
drawing-is-has-chosen = hat gewählt
drawing-hand-limit = Limit { $cards }
drawing-draws = zieht bis zu { $folds ->
    [one] 1 Faltung
   *[other] { $folds } Faltungen
}
drawing-column-left = links
drawing-column-right = rechts
drawing-hand = Hand
drawing-hand-of = Hand von { $who }
drawing-hand-of-empty = Hand von { $who }, leer
drawing-awards = extra
drawing-chosen = gewählt
drawing-chosen-cards = gewählt: { $cards }
drawing-unknown = { $cards } unbekannt

## Cards on the table

drawing-deck = Stapel { $cards }
drawing-discards = Ablage { $cards }
drawing-discards-top = Ablage { $cards }, oben { $card }
drawing-rice-paper = Reispapier { $cards }
drawing-middle = in der Tischmitte
drawing-middle-empty = in der Tischmitte kein Charakter
drawing-line = Nachschubzeile
drawing-line-empty = Nachschubzeile leer
    .picture = Nachschubzeile, leer
drawing-looked-at = angesehen

## A card

drawing-cost = Kosten { $cost }
drawing-points = { $points }p
# Of a card that was played, or whose special action was used, in this turn.
drawing-new = neu
drawing-used = genutzt

# The letter of a family; no two have the same.
drawing-letter-farm = B
drawing-letter-sky = H
drawing-letter-sea = M
drawing-letter-savannah = S
drawing-letter-lawn = W
drawing-letter-polar = P
drawing-letter-exotic = E
drawing-letter-dinosaurs = D
drawing-letter-legendary = L
drawing-letter-character = C
drawing-letter-paper = R

## What the signs mean

drawing-legend-fold = Faltung
drawing-legend-points = p Punkte
drawing-legend-bonus = Bonus
drawing-legend-top = vorne
drawing-legend-painted = { sheets-colour-blue.letter } { sheets-colour-green.letter } { sheets-colour-red.letter } ausgemalt ({ colour-blue }, { colour-green }, { colour-red })
drawing-legend-outlines = 1 2 3 Umrisse, darunter ihre Farben und, sobald ausgemalt, ihre Punkte

# Beside their signs in a picture. There is little room: for the first three six, eight and thirteen letters.
drawing-picture-cost = Kosten
drawing-picture-fold = Faltung
drawing-picture-points = Punkte+Bonus
drawing-picture-score = Punkte
drawing-picture-coins = Münzen
drawing-picture-income = Einkommen
drawing-picture-outline = Umriss
drawing-picture-one-colour = einfarbig umschlossen
drawing-picture-several = mehrfarbig umschlossen

## Islands: the auction, and what somebody has

drawing-label-season = Jahreszeit
drawing-label-auction = Gebote
drawing-label-rival = Carrambah
drawing-label-science = Forschung
drawing-label-reserve = Vorrat
drawing-season-track = Jahreszeitenleiste
drawing-die-not-rolled = noch nicht gewürfelt
drawing-card = Karte { $number }
drawing-bids = { $who } bietet { $coins }
drawing-wins-with = { $who } gewinnt mit { $coins }
drawing-no-bid = kein Gebot
drawing-colour-die = Farbwürfel { $die }
drawing-not-rolled = noch nicht gewürfelt
drawing-rival-dice = Würfel { $first } und { $second }
drawing-rival-bids = bietet { $coins }
drawing-rival-bid = Carrambah bietet { $coins }
drawing-reserve = Vorrat: { $coal } Kohle, { $gold } Gold
drawing-reserve-coal = { $tokens } Kohle
drawing-reserve-gold = { $tokens } Gold
drawing-face-down = verdeckt
drawing-returned = wird zurückgelegt
drawing-not-begun = nicht begonnen

# On a picture of a card whose shape is free: which colour it will have, in four letters at most.
drawing-colour-of-die = Wurf
drawing-any-colour = jede

# .short stands under its sign, in nine letters at most.
drawing-held-coal-any = Kohle (beliebige Farbe)
    .short = beliebig
drawing-held-coal-season = Kohle (Jahreszeit)
    .short = Saison
drawing-held-gold-two = Gold (2)
    .short = 2 Münzen
drawing-held-gold-one = Gold (1)
    .short = 1 Münze
drawing-held-volcano = Vulkan
    .short = Vulkan
drawing-held-either = neue Insel (beliebiger Hafen)
    .short = jeder
drawing-held-regular = neue Insel (Haupthafen)
    .short = Haupth.

## Any game: what a view says by yes and no

drawing-yes = ja
drawing-no = nein
