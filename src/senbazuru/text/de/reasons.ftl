### Why an answer cannot be given: a few words to follow its name, with figures; on a small card, `short`.

reason-not-possible = jetzt nicht möglich

reason-wrong-family = nur { $family-part }-Karten sind erlaubt
    .short = nur { $family }

reason-too-many-folds = { $folds ->
    [one] hat 1 Faltung
   *[other] hat { $folds } Faltungen
}; { $left ->
    [0] du darfst keine mehr nehmen
    [1] du darfst nur noch 1 nehmen
   *[other] du darfst nur noch { $left } nehmen
}
    .short = zu viele Faltungen

reason-sum-not-reachable = { $folds ->
    [one] mit dieser Karte käme die fehlende Faltung nicht genau zusammen
   *[other] mit dieser Karte kämen die fehlenden { $folds } Faltungen nicht genau zusammen
}
    .short = geht damit nicht auf

reason-just-taken = gerade erst genommen

reason-top-discard-too-much = kostet nur { $cost }; die oberste Karte des Ablagestapels hat mehr Faltungen
    .short = kostet zu wenig

reason-cannot-pay = kostet { $cost }{ $discount ->
    [0] { "" }
    [1] {" "}(du darfst 1 weniger bezahlen)
   *[other] {" "}(du darfst bis zu { $discount } weniger bezahlen)
}; { $sums-count ->
    [0] du hast keine anderen Karten zum Bezahlen
   *[other] mit deinen anderen Karten kommst du auf { $sums }
}
    .short = { $discount ->
        [0] du kommst nicht auf { $cost }
       *[other] auch mit { $discount } weniger zu teuer
    }

reason-does-not-fit = hat { folds }; damit { $left ->
    [1] ließe sich die fehlende Faltung
   *[other] ließen sich die fehlenden { $left } Faltungen
} nicht genau bezahlen
    .short = { reason-sum-not-reachable.short }

reason-line-empty = die Nachschubzeile ist leer
reason-nothing-to-play = keine deiner Handkarten lässt sich genau bezahlen
reason-played-this-turn = die Karte wurde erst in diesem Zug ausgespielt
reason-used-this-turn = in diesem Zug schon genutzt
reason-demands-not-met = dir fehlt, was dafür nötig ist
    .short = dir fehlt etwas dafür
reason-unbalanced = deine Sammlungen würden sich um mehr als { $most ->
    [1] 1 Karte
   *[other] { $most } Karten
} unterscheiden
reason-empty-hand = hat keine Handkarten
reason-protected = aus dieser Hand darf niemand Karten nehmen

## Cards that cannot lie where a position puts them

reason-other-family = { $card } gehört zur Familie { $family }, die an diesem Tisch nicht im Spiel ist; Familien im Spiel: { $families }
reason-other-pair = { $card } gehört zu den Charakteren „{ $pair }“, die an diesem Tisch nicht im Spiel sind; nenne sie unter „characters:“
reason-no-such-card = eine Karte „{ $name }“ gibt es { $nearest ->
    [none] hier nicht; Familien im Spiel: { $families }
   *[other] nicht; vielleicht ist „{ $nearest }“ gemeint
}

reason-wrong-worth = nur Karten mit { folds } sind erlaubt
