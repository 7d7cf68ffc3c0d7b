### Tables drawn as text and as pictures, as `print(game)` and notebooks show them. All keys begin with drawing-.
###
### A drawing is narrow: few words, small letters, no full stops. Seats are counted from 0, as programs do.

# What has an id, which is what one types in an answer, and elsewhere a name: cards, families, kinds of effects,
# landmarks, technologies, titles, sheets. A language shows the one or the other.
drawing-name = { $name }

## Who looks at which game

drawing-seat = posto { $number }
drawing-all-cards = tutte le carte visibili
drawing-all = tutto visibile
drawing-seen-by = visto da: { $who }
drawing-seen-by-spectator = visto da uno spettatore

# .title is the heading of a picture.
drawing-game-origami = Origami
    .title = Origami
drawing-game-legends = Legends
    .title = Legends
drawing-game-mixed = Origami e Legends
    .title = Origami
drawing-game-islands = Islands
    .title = Origami Islands

# What a screen reader says of a picture.
drawing-picture = Origami: { $moment }. { $asked }
drawing-picture-islands = Origami Islands: { $moment }. { $asked }

## How the game stands

drawing-turn = turno { $turn }
drawing-phase-playing = in corso
drawing-phase-last-but-one = penultimo giro
drawing-phase-last-round = ultimo giro
drawing-run-outs = { $times ->
    [0] mazzo mai finito
    [one] mazzo finito 1 volta
   *[other] mazzo finito { $times } volte
}
drawing-extra-actions = { $actions ->
    [one] 1 azione aggiuntiva
   *[other] { $actions } azioni aggiuntive
}
drawing-beyond-the-box = più giocatori del previsto
drawing-revision = { $number ->
    [one] 1 mossa ritirata
   *[other] { $number } mosse ritirate
}
drawing-round = round { $round }
drawing-season = stagioni { $season } di { $seasons }, colore { $colour }
drawing-choosing-sheets = scelta dei fogli
drawing-moves = gioca { $who }
drawing-asked = { $who }: { $question }
drawing-can-undo = { $who } può annullare la risposta
drawing-won = partita finita, { $winners ->
    [1] vince { $names }
   *[other] { $names } condividono la vittoria
}
drawing-over-alone = partita finita, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $title }
drawing-no-title = nessun titolo

## What somebody is asked. $what is one of those below, $kind its id; $card is what it is about, $source what asks it.

# Cards come by their bare names, so they stand behind a colon or in brackets.
drawing-question = { $what }{ $card ->
    [none] { "" }
   *[other] { $kind ->
        [pay] { " " }per: { $card }
        [exchange-take] { " " }di: { $card }
       *[other] : { $card }
    }
}{ $source ->
    [none] { "" }
   *[other] { " " }({ $source })
}

drawing-asks-action = azione
drawing-asks-use = usare
drawing-asks-pay = pagare
drawing-asks-place = dove mettere
drawing-asks-hand-limit = limite di mano
drawing-asks-fetch = prendere dagli scarti
drawing-asks-look-at-deck = guardare il mazzo
drawing-asks-take-from-line = prendere dalla fila
drawing-asks-exchange-give = dare in cambio
drawing-asks-exchange-take = prendere in cambio
drawing-asks-discard = scartare
drawing-asks-look-at-hand = guardare una mano
drawing-asks-take-at-random = prendere a caso
drawing-asks-pass-cards = passare carte
drawing-asks-play = giocare
drawing-asks-choose-one = scegliere
drawing-asks-copy-instant = copiare un effetto immediato
drawing-asks-trade-paper = scambiare carta di riso
drawing-asks-move-which = quale origami spostare
drawing-asks-move-where = dove spostare
drawing-asks-sink-whose = di chi mettere in fondo un origami
drawing-asks-sink-which = quale origami mettere in fondo
drawing-asks-each-takes = ognuno prende
drawing-asks-play-from-line = giocare dalla fila

drawing-asks-keep = fogli da tenere
drawing-asks-roll = tirare il dado
drawing-asks-bid = offrire
drawing-asks-coal = carbone
drawing-asks-shape = forma
drawing-asks-colour = colore
drawing-asks-island = isola
drawing-asks-square = casella
drawing-asks-turn = rotazione
drawing-asks-volcano-order = ordine dei Vulcani
drawing-asks-grove-order = ordine dei Boschetti
drawing-asks-victim = da chi prendere monete
drawing-asks-token = segnalino
drawing-asks-research = ricerca
drawing-asks-expancing = Expancing
drawing-asks-auctionis = Auctionis
drawing-asks-economicus = Economicus
drawing-asks-re-color = Re-Color
drawing-asks-re-roll = Re-Roll
drawing-asks-transforming = Transforming
drawing-asks-timenautics = Timenautics

## A seat

drawing-score = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
drawing-in-hand = { $cards ->
    [one] 1 carta in mano
   *[other] { $cards } carte in mano
}
drawing-coins = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
drawing-income = rendita { $coins }
drawing-is-first-player = primo giocatore
drawing-is-to-move = di turno
drawing-is-winner = vittoria
drawing-is-still-bidding = offre ancora
drawing-is-choosing = sceglie
drawing-is-has-chosen = ha scelto
drawing-hand-limit = limite di mano { $cards }
drawing-draws = pesca fino a { $folds ->
    [one] 1 piega
   *[other] { $folds } pieghe
}
drawing-column-left = sinistra
drawing-column-right = destra
drawing-hand = mano
drawing-hand-of = mano ({ $who })
drawing-hand-of-empty = mano vuota ({ $who })
drawing-awards = in più
drawing-chosen = scelta
drawing-chosen-cards = scelta: { $cards }
drawing-unknown = { $cards ->
    [one] 1 ignota
   *[other] { $cards } ignote
}

## Cards on the table

drawing-deck = mazzo { $cards }
drawing-discards = scarti { $cards }
drawing-discards-top = scarti { $cards }, in cima { $card }
drawing-rice-paper = carta di riso { $cards }
drawing-middle = al centro
drawing-middle-empty = al centro nessun personaggio
drawing-line = fila
drawing-line-empty = fila vuota
    .picture = fila, vuota
drawing-looked-at = carte guardate

## A card

drawing-cost = costo { $cost }
drawing-points = { $points }p
# Of a card that was played, or whose special action was used, in this turn.
drawing-new = nuovo
drawing-used = usato

# The letter of a family; no two have the same.
drawing-letter-farm = F
drawing-letter-sky = C
drawing-letter-sea = M
drawing-letter-savannah = S
drawing-letter-lawn = P
drawing-letter-polar = O
drawing-letter-exotic = E
drawing-letter-dinosaurs = D
drawing-letter-legendary = L
drawing-letter-character = G
drawing-letter-paper = R

## What the signs mean

drawing-legend-fold = piega
drawing-legend-points = p punti
drawing-legend-bonus = bonus
drawing-legend-top = in cima
drawing-legend-painted = { sheets-colour-blue.letter } { sheets-colour-green.letter } { sheets-colour-red.letter } caselle colorate ({ colour-blue }, { colour-green }, { colour-red })
drawing-legend-outlines = 1 2 3 sagome; sotto, i loro colori e, se completate, i loro punti

# Beside their signs in a picture. There is little room: for the first three six, eight and thirteen letters.
drawing-picture-cost = costo
drawing-picture-fold = piega
drawing-picture-points = punti+bonus
drawing-picture-score = punti
drawing-picture-coins = monete
drawing-picture-income = rendita
drawing-picture-outline = sagoma
drawing-picture-one-colour = circondato con un solo colore
drawing-picture-several = circondato con più colori

## Islands: the auction, and what somebody has

drawing-label-season = stagione
drawing-label-auction = asta
drawing-label-rival = Carrambah
drawing-label-science = scienza
drawing-label-reserve = riserva
drawing-season-track = tracciato delle stagioni
drawing-die-not-rolled = dado non tirato
drawing-card = carta { $number }
drawing-bids = { $who } offre { $coins }
drawing-wins-with = { $who } vince con { $coins }
drawing-no-bid = nessuna offerta
drawing-colour-die = dado del colore { $die }
drawing-not-rolled = dadi non tirati
drawing-rival-dice = dadi { $first } e { $second }
drawing-rival-bids = offre { $coins }
drawing-rival-bid = Carrambah offre { $coins }
drawing-reserve = riserva: { $coal } carbone, { $gold } oro
drawing-reserve-coal = { $tokens } carbone
drawing-reserve-gold = { $tokens } oro
drawing-face-down = coperto
drawing-returned = torna nella scatola
drawing-not-begun = non iniziata

# On a picture of a card whose shape is free: which colour it will have, in four letters at most.
drawing-colour-of-die = dado
drawing-any-colour = ogni

# .short stands under its sign, in nine letters at most.
drawing-held-coal-any = carbone (colore a scelta)
    .short = a scelta
drawing-held-coal-season = carbone (stagione)
    .short = stagione
drawing-held-gold-two = oro (2)
    .short = 2 monete
drawing-held-gold-one = oro (1)
    .short = 1 moneta
drawing-held-volcano = vulcano
    .short = vulcano
drawing-held-either = nuova isola (porto a scelta)
    .short = a scelta
drawing-held-regular = nuova isola (Porto principale)
    .short = princip.

## Any game: what a view says by yes and no

drawing-yes = sì
drawing-no = no
