### Paper Boats: all its words. In this game they come before those that all games share.
###
### Cargo is counted in “casse”. A sheet that is drawn or traded may be several in a list.

game-boats = Barchette di carta
    .about = Arriva una barchetta e tutti, nello stesso momento, offrono un foglio di carta per il suo carico. Un gioco minuscolo, per fare qualche prova.
    .time = 5 minuti
    .effort = Si impara in un minuto

how-boats-aim = Arrivano cinque barchette, una dopo l’altra. Vince chi alla fine ha più casse.
how-boats-bid = Un dado dice quante casse porta una barchetta. Ognuno offre un foglio della propria mano, a faccia in giù; chi offre il più alto prende il carico.
how-boats-tie = A parità di offerta vince chi viene prima in senso orario, a partire dal giocatore iniziale. Il giocatore iniziale cambia a ogni barchetta.
how-boats-draw = Gli altri pescano un foglio a testa. Chi ha preso il carico non pesca, ma può scambiare uno o due fogli con altrettanti del mazzo.
tie-boats = Stesso numero di casse: la vittoria è condivisa.

## What the table shows, by the keys of its views
##
## .value says a value: $value as the view has it, or $seat, who sits there. Without it a value says itself.

shown-boat = Barchetta
    .value = { $value } di 5
shown-cargo = Carico
shown-start = Giocatore iniziale
    .value = { $seat }
shown-winner = Il carico va a
    .value = { $seat }
shown-deck = Fogli nel mazzo
shown-seats = Giocatore
shown-hand = Mano
shown-cards-in-hand = Fogli in mano
shown-bid = Offerta
    .value = { $value ->
        [face-down] coperta
       *[other] { $value }
    }
shown-score = Casse

## What is asked

ask-bid = La barchetta { $boat } porta { $cargo ->
    [one] 1 cassa
   *[other] { $cargo } casse
}. Quale foglio offri?
ask-trade = { $most ->
    [one] Scambi un altro foglio con uno del mazzo?
   *[other] Scambi fino a { $most } fogli con altri del mazzo?
}
option-sheet = Foglio { $sheet }
option-stop = Basta così
option-decline = Tenere tutti i fogli
reason-deck-empty = il mazzo è finito

## What happens

event-drawn = { $sheet ->
    [none] { $seat } pesca { $sheet-count ->
        [one] un foglio
       *[other] { $sheet-count } fogli
    }.
   *[other] { $you ->
        [seat] Peschi dal mazzo: { $sheet }.
       *[nobody] { $seat } pesca dal mazzo: { $sheet }.
    }
}
event-boat = La barchetta { $number } arriva con { $cargo ->
    [one] 1 cassa
   *[other] { $cargo } casse
}.
event-bid = { $you ->
    [seat] Offri il foglio { $sheet }.
   *[nobody] { $seat } offre il foglio { $sheet }.
}
event-won = { $you ->
    [seat] Vinci { $cargo ->
        [one] 1 cassa
       *[other] { $cargo } casse
    }.
   *[nobody] { $seat } vince { $cargo ->
        [one] 1 cassa
       *[other] { $cargo } casse
    }.
}
event-discarded = { $you ->
    [seat] Dai in cambio: { $sheet }.
   *[nobody] { $seat } dà in cambio: { $sheet }.
}
event-declined = { $you ->
    [seat] Tieni i tuoi fogli.
   *[nobody] { $seat } tiene tutti i fogli.
}
event-ended = L’ultima barchetta è salpata.

## What a position of it can have wrong: “`bids:` …”, “`deck:` …”

expected-open-bid = uno 0 per chi deve ancora offrire
expected-sheets = in tutto al massimo { $most } fogli con lo stesso numero

# Asked by `senbazuru score`
score-ask-points = Punti
