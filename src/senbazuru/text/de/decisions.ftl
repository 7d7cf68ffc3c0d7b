### What is asked, and the answers.
###
### A question may use its own arguments, `$least` and `$most` (how many will be chosen) and `$source`, the card that
### asks (or `none`). An answer may use `$kind`, the kind of question.

## Questions

ask-action = { $least ->
    [0] Du hast eine Extra-Aktion. Was machst du damit?
   *[other] Du bist am Zug. Was machst du?
}

ask-take-from-line = { $family ->
    [none] Was nimmst du aus der Nachschubzeile?
   *[other] Welche { $family-part }-Karte nimmst du aus der Nachschubzeile?
}{ $exact ->
    [yes] { " " }Du brauchst noch genau { $folds ->
        [1] 1 Faltung.
       *[other] { $folds } Faltungen.
    }
   *[no] { $folds ->
        [0] { "" }
        [1] { " " }Du darfst noch 1 Faltung nehmen.
       *[other] { " " }Du darfst noch { $folds } Faltungen nehmen.
    }
}

ask-play = { $family ->
    [none] Welches Origami spielst du aus?
   *[other] Welches { $family-part }-Origami spielst du aus?
}{ $free ->
    [yes] { " " }Es kostet dich nichts.
   *[no] { $discount ->
        [0] { "" }
        [1] { " " }Du darfst 1 Faltung weniger bezahlen.
       *[other] { " " }Du darfst bis zu { $discount } Faltungen weniger bezahlen.
    }
}{ $top-discard-pays ->
    [yes] { " " }Du bezahlst es ganz oder teilweise mit der obersten Karte des Ablagestapels.
   *[no] { "" }
}

ask-pay = Mit welcher Karte bezahlst du? Für { $card-the-acc } { $price ->
    [1] fehlt noch 1 Faltung
   *[other] fehlen noch { $price } Faltungen
}{ $discount ->
    [0] .
    [1] ; du darfst 1 weniger bezahlen.
   *[other] ; du darfst bis zu { $discount } weniger bezahlen.
}

ask-place = Wohin legst du { $card-the-acc }?

ask-use = Nutzt du den Sofort-Effekt { $source-the-gen }?

ask-choose-one = { $source ->
    [none] Wofür entscheidest du dich?
   *[other] { $source }: Wofür entscheidest du dich?
}

ask-copy-instant = Welchen Sofort-Effekt kopierst du?

ask-exchange-give = { $with ->
    [discards] Welche Karte wirfst du ab, um eine andere aus dem Ablagestapel zu nehmen?
   *[line] Welche Karte tauschst du gegen eine aus der Nachschubzeile?
}

ask-exchange-take = Welche Karte aus der Nachschubzeile nimmst du im Tausch gegen { $card-the-acc }?

ask-fetch = Welche dieser abgeworfenen Karten nimmst du?

ask-discard = { $most ->
    [1] { $family ->
        [none] Welche Karte wirfst du ab?
       *[other] Welche { $family-part }-Karte wirfst du ab?
    }
   *[other] Welche Karten wirfst du ab? Du musst noch { $most } abwerfen.
}

ask-pass-cards = { $to ->
    [left] Welche Karte gibst du nach links weiter?
   *[right] Welche Karte gibst du nach rechts weiter?
}

ask-play-from-line = { $source ->
    [none] Welches Origami aus der Nachschubzeile spielst du kostenlos aus?
   *[other] In der Tischmitte liegt jetzt { $source-the }. Welches Origami aus der Nachschubzeile spielst du kostenlos aus?
}

ask-each-takes = Welche Karte nimmst du aus der Nachschubzeile?

ask-trade-paper = Wie viele Reispapiere wirfst du ab, um ebenso viele Karten zu ziehen?

ask-move-which = Welches deiner Origami verschiebst du?

ask-move-where = Wohin verschiebst du { $card-the-acc }?

ask-sink-whose = Wessen Origami schiebst du ganz nach hinten?

ask-sink-which = Welches Origami von { $owner } schiebst du in der Sammlung ganz nach hinten?

ask-look-at-deck = Welche dieser Karten wirfst du ab?

ask-look-at-hand = Wessen Handkarten siehst du dir an?

ask-take-at-random = Aus wessen Hand ziehst du blind eine Karte?

ask-hand-limit = Du darfst { $limit ->
    [0] keine Karte
    [1] nur 1 Karte
   *[other] { $limit } Karten
} behalten. { $cards ->
    [1] Welche Karte wirfst du ab?
   *[other] Welche Karten wirfst du ab? Du musst noch { $cards } abwerfen.
}

## Answers

option-draw = Karten ziehen
option-play = Origami ausspielen
option-special = Sonderaktion { $card-the-gen } ({ $column })
option-no-extra-action = Keine Extra-Aktion

option-card = { $kind ->
    [copy-instant] { $card }
    [play] { $card } (Kosten { $cost })
    [pay] { $card } ({ folds })
    [take-from-line] { $card } ({ folds })
   *[other] { $card } (Kosten { $cost }, { folds })
}

option-place = { $end ->
    [bottom] Ganz nach hinten in die { $column-acc }
   *[top] In die { $column-acc }
}

option-top-discard = { $kind ->
    [pay] Vom Ablagestapel: { $card } ({ folds })
   *[other] Vom Ablagestapel: { $card } (Kosten { $cost })
}
option-double = { $card }, zählt als 2 Faltungen
option-amount = { $amount }
option-collected = { $card } ({ $column }, { $height }. Karte von hinten)
option-height = In die { $column-acc }, { $height ->
    [1] ganz nach hinten
   *[other] als { $height }. Karte von hinten
}

option-use = Ja, nutzen
option-decline = Nein, danke
option-stop = { $kind ->
    [pay] Mehr nicht
   *[other] Das genügt
}
option-seat = { $seat }
option-branch = { $family ->
    [none] { $verb }
   *[other] { $verb } ({ $family })
}
