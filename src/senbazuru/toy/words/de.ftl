### Paper Boats: all its words. In this game they come before those that all games share.
###
### Cargo is counted in „Kisten“. A sheet may be several in a list.

game-boats = Papierschiffchen
    .about = Schiffe laufen ein, und alle bieten gleichzeitig je ein Blatt Papier für die Ladung. Ein winziges Spiel zum Ausprobieren.
    .time = 5 Minuten
    .effort = In einer Minute gelernt

how-boats-aim = Fünf Schiffe laufen ein, eines nach dem anderen. Wer am Ende die meisten Kisten hat, gewinnt.
how-boats-bid = Ein Würfel bestimmt, wie viele Kisten ein Schiff geladen hat. Alle bieten verdeckt je ein Blatt aus der Hand; wer das höchste bietet, bekommt die Ladung.
how-boats-tie = Bei gleich hohen Geboten gewinnt, wer vom Startspieler aus im Uhrzeigersinn zuerst kommt. Der Startspieler wechselt mit jedem Schiff.
how-boats-draw = Alle anderen ziehen danach je ein Blatt. Wer die Ladung bekommen hat, zieht keines, darf aber ein oder zwei Blätter gegen ebenso viele vom Stapel tauschen.
tie-boats = Gleich viele Kisten: Der Sieg wird geteilt.

## What the table shows, by the keys of its views
##
## .value says a value: $value as the view has it, or $seat, who sits there. Without it a value says itself.

shown-boat = Schiff
    .value = { $value } von 5
shown-cargo = Ladung
shown-start = Startspieler
    .value = { $seat }
shown-winner = Dieses Schiff geht an
    .value = { $seat }
shown-deck = Blätter im Stapel
shown-seats = Spieler
shown-hand = Hand
shown-cards-in-hand = Blätter auf der Hand
shown-bid = Gebot
    .value = { $value ->
        [face-down] verdeckt
       *[other] { $value }
    }
shown-score = Kisten

## What is asked

ask-bid = Schiff { $boat } bringt { $cargo ->
    [one] 1 Kiste
   *[other] { $cargo } Kisten
}. Welches Blatt bietest du?
ask-trade = { $most ->
    [one] Tauschst du noch ein Blatt gegen eines vom Stapel?
   *[other] Tauschst du bis zu { $most } Blätter gegen andere vom Stapel?
}
option-sheet = Blatt { $sheet }
option-stop = Das genügt
option-decline = Behalten
reason-deck-empty = der Stapel ist aufgebraucht

## What happens

event-drawn = { $sheet ->
    [none] { $seat } zieht { $sheet-count ->
        [one] ein Blatt
       *[other] { $sheet-count } Blätter
    }.
   *[other] { $you ->
        [seat] Du ziehst die { $sheet }.
       *[nobody] { $seat } zieht die { $sheet }.
    }
}
event-boat = Schiff { $number } läuft mit { $cargo ->
    [one] 1 Kiste
   *[other] { $cargo } Kisten
} ein.
event-bid = { $you ->
    [seat] Du bietest die { $sheet }.
   *[nobody] { $seat } bietet die { $sheet }.
}
event-won = { $you ->
    [seat] Du gewinnst { $cargo ->
        [one] 1 Kiste
       *[other] { $cargo } Kisten
    }.
   *[nobody] { $seat } gewinnt { $cargo ->
        [one] 1 Kiste
       *[other] { $cargo } Kisten
    }.
}
event-discarded = { $you ->
    [seat] Du tauschst die { $sheet } ein.
   *[nobody] { $seat } tauscht die { $sheet } ein.
}
event-declined = { $you ->
    [seat] Du behältst deine Blätter.
   *[nobody] { $seat } behält alle Blätter.
}
event-ended = Das letzte Schiff ist ausgelaufen.

## What a position of it can have wrong: “`bids:` …”, “`deck:` …”

expected-open-bid = eine 0 für jeden, der noch bieten muss
expected-sheets = insgesamt höchstens { $most } Blätter mit derselben Zahl

# Asked by `senbazuru score`
score-ask-points = Punkte
