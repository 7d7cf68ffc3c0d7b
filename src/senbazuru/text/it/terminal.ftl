### The terminal game: everything it says that is not the game itself. All keys begin with terminal-.

## The table

terminal-turn = Turno { $number }
terminal-your-move = tocca a te
terminal-their-move = gioca { $name }
terminal-deck = mazzo { $cards }
terminal-discards = scarti { $cards }
terminal-discards-top = scarti { $cards }, in cima:
terminal-no-discards = nessuno scarto
terminal-run-outs = { $times ->
    [1] finito 1 volta su 2
   *[other] finito { $times } volte su 2
}
terminal-last-but-one = questo giro, poi l’ultimo
terminal-over = la partita è finita
terminal-beyond = in cinque: uno più del previsto
terminal-extra = { $actions ->
    [1] 1 azione aggiuntiva
   *[other] { $actions } azioni aggiuntive
}
terminal-cost = costo { $cost }
# From top to bottom, four letters at most.
terminal-line-upright = fila
terminal-hand-upright = mano
terminal-nothing-placed = ancora vuota
terminal-card = La carta

## Questions and answers

terminal-question = { $card }: { $question }
# Perhaps several names.
terminal-thinking = In attesa di { $name }…
terminal-thinking-undo = In attesa di { $name }… (premi u per annullare la tua ultima risposta)
terminal-all-at-once = { $cards } insieme ({ $folds ->
    [1] 1 piega
   *[other] { $folds } pieghe
})
terminal-playing = Da giocare: { $card } (costo { $cost })
terminal-playing-paid = pieghe pagate: { $paid } su { $cost }
terminal-playing-place = già pagato; scegli la collezione
terminal-then-more = { $option }, poi altre carte
terminal-only = solo { $cards } ({ $folds ->
    [1] 1 piega
   *[other] { $folds } pieghe
})
terminal-because = ora non si può: { $reason }
terminal-payments = Puoi pagare con { $payments }.
terminal-payments-more = Puoi pagare con { $payments }, ma anche in altri modi.
terminal-no-payment = Non devi pagare niente.
terminal-or = { $start }; oppure con { $next }
terminal-place = Va in cima alla tua { $place }.
terminal-places = Va in cima a una delle tue due collezioni.
terminal-not-played = Ora questa carta non si può giocare: { $reason }.
terminal-taken-line = Con Invio la prendi dalla fila.
terminal-not-taken = Ora questa carta non si può prendere: { $reason }.
terminal-knows = { $name } ha in mano { $cards ->
    [1] 1 carta
   *[other] { $cards } carte
}. Carte che conosci: { $known }.
terminal-effect = { $kind }: { $text }
terminal-more-above = ▲ ancora { $more }
terminal-more-below = ▼ ancora { $more }
terminal-more = ▼ continua: ↓ o Spazio

## What stands on keys

terminal-key-enter = Invio
terminal-key-escape = Esc
terminal-key-space = Spazio
terminal-key-tab = Tab

## The bar of keys. There is little room: one noun, or a short imperative.

terminal-bar-choose = OK
terminal-bar-cards = carte
terminal-bar-back = torna
terminal-bar-undo = annulla
terminal-bar-info = carta
terminal-bar-log = diario
terminal-bar-score = punti
terminal-bar-help = aiuto
terminal-bar-quit = esci
terminal-bar-browse = altra carta
terminal-bar-scroll = scorri
terminal-bar-again = nuova partita
terminal-bar-table = guarda il tavolo
terminal-bar-result = risultato
terminal-bar-go-on = avanti
terminal-bar-ready = Eccomi

## Help

terminal-help-title = Come si gioca a questo tavolo
terminal-help-goal = Nel tuo turno prendi dalla fila carte per un totale di 4 pieghe al massimo, oppure gioca una carta dalla
    mano e paga esattamente il suo costo con le pieghe di altre carte della mano. Le tue due collezioni possono differire
    al massimo di 1 carta. Vince chi ha più punti.
terminal-help-course = Nel tuo turno fai una di queste tre azioni
terminal-help-draw = pescare
terminal-help-draw-text = prendi dalla fila carte per un totale di 4 pieghe al massimo
terminal-help-play = giocare
terminal-help-play-text = metti una carta dalla mano in cima a una delle tue due collezioni
terminal-help-special = speciale
terminal-help-special-text = usa l’azione speciale di un origami in cima a una tua collezione
terminal-help-cost = { figure-cost }
terminal-help-cost-text = si paga esattamente, con le pieghe di altre carte della mano; le carte usate per pagare vanno negli scarti
terminal-help-place = collezioni
terminal-help-place-text = le tue due collezioni possono differire al massimo di 1 carta
terminal-help-hand = mano
terminal-help-hand-text = alla fine del tuo turno tieni al massimo 8 carte e scarti le altre
terminal-help-end = fine
terminal-help-end-text = quando il mazzo finisce per la seconda volta, si completa il giro e poi tutti hanno un ultimo turno; vince chi ha più punti
terminal-help-tie = parità
terminal-help-tie-text = vince chi ha più carte in mano; se c’è parità anche in questo, la vittoria è condivisa
terminal-help-effects = Tre tipi di effetti
terminal-help-keys = Tasti
terminal-help-arrows = scorrere le risposte; con un tasto da 1 a 9 scegli subito
terminal-help-enter = rispondere; su una carta del tavolo: prenderla o giocarla
terminal-help-tab = andare alle carte del tavolo, zona per zona; con ← → da una carta all’altra
terminal-help-escape = tornare indietro in un’azione già iniziata
terminal-help-undo = annullare la tua ultima risposta, se nel frattempo non si è visto niente di nuovo
terminal-help-info = la carta in grande: valori, effetto e da dove viene ogni valore
terminal-help-log = tutto quello che è successo
terminal-help-score = il punteggio, carta per carta
terminal-help-theme = colori scuri, chiari o quelli del terminale
terminal-help-help = questa pagina
terminal-help-quit = uscire; la partita si salva dopo ogni risposta e la prossima volta riprende da lì
terminal-help-mouse = Mouse: con un clic rispondi, con il tasto destro vedi la carta, con la rotella scorri l’elenco.
terminal-help-signs = { $cost }: quanto costa giocare la carta. { $folds }: le sue pieghe, con cui paghi altre carte. { $points }: i punti.
terminal-help-families = Famiglie:

## Cards

terminal-card-pays = vale { $folds ->
    [1] 1 piega
   *[other] { $folds } pieghe
} per pagare altre carte
terminal-card-costs = giocarla costa { $cost ->
    [1] 1 piega
   *[other] { $cost } pieghe
}
terminal-card-points = vale { $points ->
    [1] 1 punto
   *[other] { $points } punti
}
terminal-card-sources = Da dove vengono i valori

## Score

terminal-score-title = Il punteggio attuale
terminal-score-final = Il punteggio finale
terminal-score-sum = { $name }: { $points ->
    [1] 1 punto
   *[other] { $points } punti
}
terminal-score-place = { $card } ({ $column })
terminal-score-bonus = { $points ->
    [1] 1 stampato
   *[other] { $points } stampati
} + { $bonus } per l’effetto
terminal-score-nothing = ancora nessun origami
terminal-result = { $title } { $scores }
terminal-result-each = { $name }: { $points }
terminal-no-winner = La partita è finita e non ha vinto nessuno.
terminal-titled = { $points ->
    [1] 1 punto
   *[other] { $points } punti
}: il tuo titolo è { $title }!
terminal-untitled = { $points ->
    [1] 1 punto
   *[other] { $points } punti
}: { $title }.

## Passing the keyboard

terminal-pass = Ora è il turno di { $name }: passa la tastiera.
terminal-pass-note = Ora si vedrà la mano di { $name }. Premi Invio quando non guarda nessun altro.
terminal-pass-undo = { $name } può ancora premere u per annullare l’ultima risposta.

## Saving

terminal-resumed = La partita riprende da dove l’avevi lasciata.
terminal-resumed-instead = Riprende la partita salvata. Per aprire invece il tavolo che hai chiesto, usa --new.
terminal-set-aside = Non è stato possibile leggere la partita salvata ({ $problem }). Resta conservata in { $file }; ora comincia una nuova partita.
terminal-saved = La partita è salvata. Con «{ $command }» riprende da dove l’hai lasciata.
terminal-not-saved = Non è stato possibile salvare la partita: { $problem }
terminal-damaged = il file è danneggiato

## What cannot be done

terminal-no-undo = Non c’è niente da annullare.
terminal-undo-seen = Non si può annullare: si è visto qualcosa di nuovo, o è intervenuto il caso.
terminal-no-answer = La risposta { $number } non esiste.
terminal-no-answer-now = Ora non tocca a te rispondere.
terminal-not-a-choice = Con { $card-the } non puoi rispondere a questa domanda. Premi i per leggere la carta.
terminal-small = Questa finestra è troppo piccola: servono almeno 80 colonne e 24 righe.

## Before the table opens

terminal-too-many-people = Le persone ({ $humans }) sono troppe per un tavolo con { $players ->
    [1] 1 posto
   *[other] { $players } posti
}. Indica meno persone con --humans, o più posti con --players.
terminal-no-terminal = Qui non c’è un terminale in cui giocare. Con --watch giocano i bot, e tu leggi il racconto della partita.

## A game without a board of its own

terminal-plain-bar-table = tavolo
terminal-plain-more = ▼ { $rows ->
    [one] ancora 1 riga
   *[other] ancora { $rows } righe
}: premi i per vedere tutto il tavolo
terminal-plain-help-enter = rispondere
terminal-plain-help-table = tutto il tavolo, anche ciò che non sta sullo schermo
terminal-plain-help-score = il punteggio attuale
terminal-plain-help-mouse = Mouse: per rispondere fai clic sulla risposta o, sul tavolo, su ciò che la risposta nomina; con la rotella scorri l’elenco.
terminal-plain-pass-note = Ora si vedrà ciò che solo { $name } può vedere. Premi Invio quando non guarda nessun altro.

## Islands: the table

terminal-islands-sheets = Origami Islands: scelta dei fogli
terminal-islands-round = Round { $number }
terminal-islands-space = spazio { $space } di { $spaces }
terminal-islands-card = #{ $number }
terminal-islands-no-card = Il dado dell’asta non è ancora stato tirato.
terminal-islands-minimum = almeno { $coins ->
    [1] 1 moneta
   *[other] { $coins } monete
}
terminal-islands-highest = offerta più alta: { $name }, { $coins }
terminal-islands-your-bid = la tua offerta: { $coins }
terminal-islands-passed = hai passato
terminal-islands-unable = non potevi offrire
terminal-islands-lost = asta persa con { $coins }
# Beside a name, which may be “Tu”: no verbs.
terminal-islands-won = asta vinta: { $name }, { $coins }
terminal-islands-winner = asta vinta: { $coins }
terminal-islands-bidder = offerta: { $coins }
terminal-islands-out-unable = poche monete
terminal-islands-first = primo
terminal-islands-first-player = primo giocatore: { $name }
terminal-islands-colour-die = dado del colore: { $die }
terminal-islands-coins = { $coins ->
    [1] 1 moneta
   *[other] { $coins } monete
}
terminal-islands-rival = Carrambah: { $first } + { $second } = { $bid }
terminal-islands-rival-more = Carrambah: { $first } + { $second } + { $more } = { $bid }
terminal-islands-rival-waits = Carrambah offre dopo di te
terminal-islands-reserve = riserva: carbone { $coal }, oro { $gold }
terminal-islands-level = { $technology }, livello { $level }
terminal-islands-excluded = esclusa
terminal-islands-used = già usata in questo round
terminal-sheet-back = nella scatola
terminal-islands-new-here = Prima volta? Premi h

## Islands: painting and bidding

terminal-islands-where = { $source }: dove colori di { $colour } { $what }?
terminal-islands-domino = { $half ->
    [1] il primo dei due domino
    [2] il secondo dei due domino
   *[other] un domino
}
terminal-islands-free-form = { $source }: quale casella colori di { $colour }? { $left ->
    [1] È l’ultima.
   *[other] Mancano { $left } caselle.
}
terminal-islands-held = { $island }: { $squares }
terminal-islands-completes = { $done }: { $gain }
terminal-islands-completes-nothing = qui non completi niente
terminal-islands-begins = inizi { $island }: per ora -{ $points ->
    [1] 1 punto
   *[other] { $points } punti
}{ $volcanoes ->
    [0] { "" }
    [1] ; 1 segnalino vulcano
   *[other] ; { $volcanoes } segnalini vulcano
}{ $access ->
    [either] ; consumi un Faro ({ $sign })
    [regular] ; consumi un Faro ({ $sign })
   *[none] { "" }
}
terminal-islands-spoils = { $signs }: da ora più colori
terminal-islands-not-here = { $reason ->
    [none] su { $island } non si può
   *[other] su { $island } non si può: { $reason }
}
terminal-islands-occupied = { $square } non si può colorare: c’è { $what }
terminal-islands-painted = { $square } è già colorata
terminal-islands-no-touch = { $begun ->
    [yes] { $half ->
        [1] qui il domino non tocca niente di ciò che hai colorato, o non lascia spazio al secondo
       *[other] qui la forma non tocca niente di ciò che hai colorato
    }
   *[no] { $half ->
        [1] una nuova isola si inizia accanto al suo porto, e deve restare spazio per il secondo domino
       *[other] una nuova isola si inizia accanto al suo porto
    }
}
terminal-islands-elsewhere = hai già iniziato la forma su { $island }
terminal-islands-chosen = hai già scelto { $square }
terminal-islands-places = posizioni: { $islands }
terminal-islands-places-shape = { $what }: { $islands }
terminal-islands-places-on = { $island } { $places }{ $signs ->
    [none] { "" }
   *[other] { " " }{ $signs }
}{ $begins ->
    [yes] { " " }(nuova)
   *[no] { "" }
}
terminal-islands-range = da { $least } a { $most }
terminal-islands-range-low = troppo poco: da { $least } a { $most }
terminal-islands-range-high = più di quanto hai: da { $least } a { $most }
terminal-islands-volcano-solo-text = costa 1 moneta di rendita finché non lo circondi, poi dà monete dalla riserva se ne hai al massimo 10: con un solo colore 8, con più colori 4
terminal-islands-useless = { $option } · { $why }
terminal-islands-lapsed = Non c’è spazio per colorare
terminal-islands-no-science = La scienza c’è solo nelle partite in solitario.
terminal-islands-bid = offri { $coins }
terminal-islands-too-low = { $coins } è troppo poco; offri almeno { $least }, o premi p per passare.
terminal-islands-too-high = { $coins } è più di quanto hai; offri al massimo { $most }, o premi p per passare.
terminal-islands-looking = Queste sono le isole di { $name }. Con Esc torni alle tue.
terminal-islands-must = Non puoi rinunciare: c’è spazio, quindi devi colorare.

## Islands: pages

terminal-islands-legend = Che cosa mostrano le mappe
terminal-islands-legend-around = Un luogo conta quando hai colorato tutte le caselle vuote intorno, angoli compresi
terminal-islands-legend-full = in un solo colore
terminal-islands-legend-half = in più colori
terminal-islands-legend-squares = Caselle
terminal-islands-legend-colour = colorata di { $colour }; casella vuota di una sagoma di questo colore
terminal-islands-legend-held = la forma che stai per colorare
terminal-islands-legend-open = dove la forma può stare, ruotata com’è ora
terminal-islands-legend-fresh = colorata da poco
terminal-islands-legend-left = un Tempio con 3 caselle intorno ancora da colorare; il numero è piccolo se ci sono già più colori; ★ o ☆ quando è circondato
terminal-islands-legend-chosen = già scelta, per una forma libera
terminal-islands-legend-track = il tracciato delle stagioni, in alto: uno spazio per round; tra parentesi quello attuale
terminal-islands-legend-outline = Sagoma colorata esattamente in una sola volta: ★ suo colore, ☆ un altro
terminal-islands-legend-cards = Le carte dell’asta
terminal-islands-legend-die = Il dado del colore: 1 e 2 sono { colour-blue }, 3 e 4 { colour-green }, 5 e 6 { colour-red }.
terminal-islands-legend-tokens = Segnalini accanto a un nome
terminal-islands-legend-income = dopo le monete: la rendita che ricevi con la carta «Passo»
terminal-islands-science = Il foglio della scienza
terminal-islands-science-note = Dopo aver passato puoi ricercare un livello di una tecnologia: in quel caso non colori la casella e non ricevi la rendita. I livelli si ricercano in ordine; in ogni round puoi usare un livello di ciascuna tecnologia. Auctionis ed Economicus si escludono a vicenda; lo stesso vale per Re-Color e Re-Roll e per Transforming e Timenautics.
terminal-islands-missing = { $left ->
    [1] manca 1
   *[other] mancano { $left }
}
terminal-islands-nothing = ancora nessuna isola iniziata
terminal-islands-undo-rolled = Non si può annullare: i dadi sono già stati tirati.
terminal-islands-undo-sheets = Non si può annullare: tutti hanno già visto i fogli.
terminal-islands-pass-note = Ora si vedranno i fogli di { $name }. Premi Invio quando non guarda nessun altro.

## Islands: the bar of keys

terminal-bar-legend = legenda
terminal-bar-others = altri
terminal-bar-science = { table-science }
terminal-bar-paint = colora
terminal-bar-turn = ruota
terminal-bar-island = isola
terminal-bar-next = avanti
terminal-bar-leave = niente
terminal-bar-no = no
terminal-bar-bid = offri
terminal-bar-amount = cifra
terminal-bar-pass = passa

## Islands: help

terminal-help-islands-course = Come si svolge una partita
terminal-help-islands-sheets = fogli
terminal-help-islands-sheets-text = ricevi tre fogli e ne tieni due; colorerai le loro quattro isole
terminal-help-islands-auction = asta
terminal-help-islands-auction-text = in ognuno dei 24 round un dado decide la carta all’asta; offri un numero di monete almeno pari a quello della carta, o passa
terminal-help-islands-winner = chi vince
terminal-help-islands-winner-text = paga, usa le sue Miniere di carbone, poi colora la forma della carta nel colore indicato, o rinuncia a colorarla
terminal-help-islands-others = gli altri
terminal-help-islands-others-text = possono colorare una casella nel colore della stagione, e ricevono la rendita
terminal-help-islands-paint = colorare
terminal-help-islands-paint-text = colori caselle vuote, accanto a quelle che hai già colorato su quell’isola; le forme si possono ruotare
terminal-help-islands-new = isole
terminal-help-islands-new-text = la prima si inizia accanto al suo Porto principale; per ognuna delle altre serve un Faro circondato
terminal-help-islands-around = luoghi
terminal-help-islands-around-text = contano quando hai colorato tutte le caselle vuote intorno, meglio se in un solo colore; premi i per vedere che cosa dà ciascuno
terminal-help-islands-outlines = { table-outlines }
terminal-help-islands-outlines-text = colorate esattamente e in una sola volta danno monete e punti, il doppio nel loro colore
terminal-help-islands-end = fine
terminal-help-islands-end-text = danno punti i porti, i Templi e le sagome; ogni casella non colorata di un’isola iniziata costa 1 punto
terminal-help-islands-tie = parità
terminal-help-islands-tie-text = vince chi ha più monete (alla fine servono solo a questo); se c’è parità anche in questo, la vittoria è condivisa
terminal-help-islands-rival = { table-carrambah }
terminal-help-islands-rival-text = dopo di te offre la somma di due dadi, con 2 monete in più per le carte 2 e 6; se la tua offerta è almeno pari alla sua, vinci tu
terminal-help-islands-research = { table-science }
terminal-help-islands-research-text = dopo aver passato puoi ricercare una tecnologia: in quel caso non colori e non ricevi la rendita; premi c per vedere che cosa fa ogni livello
terminal-help-islands-titles = titoli
terminal-help-islands-titles-text = { title-apprentice } con almeno 75 punti, { title-master } con 100, { title-builder } con 150, { title-architect } con 200, { title-founder } con 250, { title-creator } con 300
terminal-help-islands-bots = bot
terminal-help-islands-bot = { $name } è il bot «{ $bot }»
terminal-help-islands-key-arrows = muovere la forma; in un elenco, scorrere; all’asta, cambiare l’offerta
terminal-help-islands-key-turn = ruotare la forma; R la ruota nell’altro senso
terminal-help-islands-key-island = cambiare isola
terminal-help-islands-key-next = andare alla prossima posizione in cui la forma può stare; N torna alla precedente
terminal-help-islands-key-enter = colorare, offrire o rispondere
terminal-help-islands-key-pass = passare, non colorare niente o dire di no
terminal-help-islands-key-amount = scrivere un’offerta: con Backspace togli una cifra, con Esc ricominci; in un elenco, con un tasto da 1 a 9 scegli subito
terminal-help-islands-key-escape = tornare indietro in un’azione già iniziata
terminal-help-islands-key-undo = annullare la tua ultima risposta, finché non si tirano i dadi o non risponde qualcun altro
terminal-help-islands-key-others = guardare le isole degli altri
terminal-help-islands-key-info = la legenda: che cosa significano simboli e luoghi
terminal-help-islands-key-science = il foglio della scienza
terminal-help-islands-key-score = il punteggio, luogo per luogo
terminal-help-islands-key-log = tutto quello che è successo
terminal-help-islands-key-theme = colori scuri, chiari o quelli del terminale
terminal-help-islands-key-quit = uscire; la partita si salva dopo ogni risposta e la prossima volta riprende da lì
terminal-help-islands-mouse = Mouse: con un clic metti la forma su una casella, con un altro clic sulla forma la colori; con il tasto destro o la rotella la ruoti. Con un clic su un nome vedi le isole di quel giocatore.

## Legends: the table

terminal-rice = riso { $cards }
terminal-middle = centro
terminal-middle-empty = ancora nessun personaggio
terminal-for-you = per te:
terminal-rice-short = Riso
terminal-rice-each = l’uno
terminal-silent = Immediato: annullato
terminal-silent-short = nullo
# In place of the cost on rice paper; ten letters at most.
terminal-no-origami = per pagare
terminal-special = Speciale
terminal-character = Personaggio
terminal-character-short = Pers.

## Legends: what cards change, in few words. $by has a sign, $number has none.

terminal-brief-hand-limit = mano { $by }{ $each ->
    [none] { "" }
   *[other] { " " }per { $each }
}
terminal-brief-draw-limit = pescare { $by }
terminal-brief-price = costi { $by }
terminal-brief-line-length = fila { $by }
terminal-brief-difference = differenza { $by }
terminal-brief-draw-by-hand-limit = pescare { $number } + mano
terminal-brief-silence-instants = niente immediati
terminal-brief-use-top-discard = { $to ->
    [pay] paghi con lo scarto in cima
   *[play] giochi lo scarto in cima
}
terminal-brief-double-paper = 1 carta di riso = 2 pieghe
terminal-brief-protect-hand = mano protetta
terminal-brief-limit-covered = non in cima: max { $by }
terminal-brief-after-draw = pescare, poi { $what }
terminal-brief-after-play = { $cost ->
    [0] ogni origami
   *[other] costo { $cost }
}{ $other ->
    [0] { "" }
   *[other] { " " }o { $other }
}: { $what }
terminal-brief-at-turn-end = { $empty ->
    [yes] mano vuota: { $what }
   *[no] ogni turno: { $what }
}
terminal-brief-draw-from-deck = { $cards ->
    [1] +1 carta
   *[other] +{ $cards } carte
}
terminal-brief-trade-paper = riso in cambio di carte
terminal-brief-extra-action = +1 azione
terminal-brief-most-origami = +{ $points } a chi ha { $fewest ->
    [yes] meno
   *[no] più
} { $cost ->
    [0] { $family ->
        [none] origami
       *[other] origami ({ $family })
    }
   *[other] origami di costo { $cost }+
}
terminal-brief-most-families = +{ $points } a chi ha { $fewest ->
    [yes] meno
   *[no] più
} famiglie
terminal-brief-most-hand = +{ $points } a chi ha { $fewest ->
    [yes] meno
   *[no] più
} carte in mano
terminal-brief-most-collection = +{ $points } alla collezione { $fewest ->
    [yes] peggiore
   *[no] migliore
}
terminal-brief-score-families = +{ $points } con { $families ->
    [1] 1 famiglia
   *[other] { $families } famiglie
}

## Legends: what holds now, and why

terminal-bar-now = ora
terminal-now-title = Che cosa vale ora
terminal-now-middle = Al centro del tavolo, per tutti
terminal-now-absent = Possono ancora arrivare:
terminal-now-line = { table-line.start }:
terminal-now-rice = { $cards ->
    [1] 1 foglio di carta di riso nel suo mazzo
   *[other] { $cards } fogli di carta di riso nel loro mazzo
}
terminal-now-held = { $cards ->
    [1] 1 foglio di carta di riso in mano, per quanto ne sai
   *[other] { $cards } fogli di carta di riso in mano, per quanto ne sai
}
terminal-now-held-own = { $cards ->
    [1] 1 foglio di carta di riso in mano
   *[other] { $cards } fogli di carta di riso in mano
}
terminal-now-hand = limite di mano { $terms }
terminal-now-draw = pescare: pieghe { $terms }
terminal-now-difference = differenza tra le collezioni: { $cards }
terminal-now-hand-name = limite di mano
terminal-now-price-name = costi
terminal-now-difference-name = differenza tra le collezioni
terminal-now-folds = { $terms } = { $folds ->
    [1] 1 piega
   *[other] { $folds } pieghe
}
terminal-now-printed = valore stampato { $terms }
terminal-now-usual = come al solito: limite di mano { $hand }, pescare { $draw ->
    [one] { $draw } piega
   *[other] { $draw } pieghe
}, costi stampati
terminal-note-price = Costa { $cost } (stampato { $printed }): { $causes }.
terminal-note-silent = Il suo effetto immediato è annullato { $card-from-the }.
terminal-note-double = { $cards ->
    [1] Grazie { $card-to-the }, in ogni pagamento 1 foglio può valere 2 pieghe.
   *[other] Grazie { $card-to-the }, in ogni pagamento { $cards } fogli possono valere 2 pieghe l’uno.
}
terminal-note-top-plays = Grazie { $card-to-the } puoi giocare la carta in cima agli scarti come se l’avessi in mano.
terminal-note-top-pays = Grazie { $card-to-the } puoi pagare anche con la carta in cima agli scarti.

## Legends: questions and answers

terminal-pass-to = { $question } ({ $name })
terminal-sink-own = Quale dei tuoi origami va in fondo alla sua collezione?
terminal-playing-changed = Da giocare: { $card } (costo { $cost }, stampato { $printed })
terminal-playing-free = Da giocare: { $card }, gratis; scegli la collezione
terminal-amount = { $amount ->
    [1] 1 foglio di carta di riso per 1 carta
   *[other] { $amount } fogli di carta di riso per { $amount } carte
}
terminal-height-alone = Nella { $column }, ora vuota
terminal-height-top = Nella { $column }, in cima, sopra { $card-the }
terminal-height-bottom = Nella { $column }, in fondo, sotto { $card-the }
terminal-height-between = Nella { $column }, sotto { $card-the } e sopra { $below-the }
terminal-double = { $cards } come { $number ->
    [1] 2 pieghe
   *[other] 2 pieghe l’uno
}
terminal-top = { $card-the } in cima agli scarti
terminal-plus = { $start } + { $next }
terminal-free = Gratis.
terminal-to-middle = Va al centro del tavolo; poi puoi giocare gratis un origami della fila.

## Legends: pages

terminal-character-note = Un personaggio sta al centro del tavolo e vale per tutti, finché qualcuno non gioca lo stesso
    personaggio nell’altro colore. Chi gioca un personaggio può poi giocare gratis un origami della fila.
    I personaggi non danno punti.
terminal-rice-note = Conta come qualsiasi altra carta in mano, e come le altre si può perdere, ma non è un origami: si usa
    solo per pagare, o quando un’altra carta la nomina. Poi torna nel suo mazzo.
terminal-score-from = { $card } ({ $owner })
terminal-help-course-two = Nel tuo turno fai una di queste due azioni
terminal-help-legends = Le novità di Legends
terminal-help-ongoing = continuo
terminal-help-ongoing-text = un effetto continuo vale finché la sua carta è in cima a una collezione e finisce quando un’altra carta la copre
terminal-help-characters = centro
terminal-help-characters-text = un personaggio giocato va al centro del tavolo e cambia le regole per tutti, finché qualcuno
    non gioca lo stesso personaggio nell’altro colore;
    chi gioca un personaggio può poi giocare gratis un origami della fila
terminal-help-rice = riso
terminal-help-rice-text = la carta di riso ha un mazzo suo; ogni foglio vale 1 piega nei pagamenti, ma non è un origami
terminal-help-effects-all = Tipi di effetti
terminal-help-now = che cosa cambia ora, per chi e a causa di quali carte
terminal-help-legends-signs = { $yellow } è un personaggio giallo, { $red } uno rosso, { $rice } la carta di riso. { $ongoing } segna un effetto che vale ora.

## At a server: coming and going

terminal-join-link = «{ $link }» non è il link di un tavolo. Un link è fatto così: http://host:8000/table/ID, a volte con #SEGRETO in fondo; con --game basta l’indirizzo del server.
terminal-join-which = Indica il link di un tavolo per sederti lì, oppure l’indirizzo del server e --game per aprirne uno nuovo.
terminal-join-nobody = All’indirizzo { $server } non c’è un server Senbazuru ({ $problem }). L’indirizzo è giusto? Il server è in funzione?
terminal-join-rules = Il server gioca con la versione { $there } delle regole, questo programma conosce la versione { $here }. Usa la stessa versione di Senbazuru da entrambe le parti.
terminal-join-full = A questo tavolo tutti i posti sono occupati. Con --watch puoi guardare.
terminal-join-no-terminal = Qui non c’è un terminale in cui giocare.
terminal-join-cut-off = Il server non risponde più ({ $problem }). Non si è perso niente: riprova tra poco con lo stesso link.
terminal-join-return = Il tuo posto ti aspetta. Torna con: { $command }

## At a server: before the game

terminal-lobby-title = { $game }, { $players ->
    [1] 1 posto
   *[other] { $players } posti
}
terminal-lobby-invite = Gli altri raggiungono questo tavolo con:
terminal-lobby-return = Questo è il link per tornare al tuo posto; tienilo per te:
terminal-lobby-empty = libero
terminal-lobby-waiting = { $seats ->
    [1] C’è ancora un posto libero.
   *[other] Ci sono ancora { $seats } posti liberi.
}
terminal-lobby-ready = Tutti i posti sono occupati: premi s per iniziare la partita.
terminal-lobby-for-host = Tutti i posti sono occupati. La partita la avvia { $name }.
terminal-lobby-name = { table-your-name }:
terminal-bar-seat = posto
terminal-bar-sit = siediti
terminal-bar-bot = bot
terminal-bar-empty = libera
terminal-bar-start = inizia
terminal-bar-write = scrivi
terminal-bar-rematch = rivincita

## At a server: the people

terminal-unknown-hand = queste carte sono nascoste
terminal-known-hand = carte note della mano di { $name }
terminal-remote-somebody = qualcuno
terminal-remote-bot = bot ({ $bot })
terminal-remote-away = non in linea
terminal-remote-stood-in = (sostituto)
terminal-remote-why = { $why ->
    [resigned] si è arreso: un sostituto gioca fino alla fine
    [time] gioca un sostituto: tempo scaduto
    [absent] gioca un sostituto: assenza troppo lunga
    [sent-away] gioca un sostituto: fuori per scelta di chi gestisce il tavolo
   *[left] per ora gioca un sostituto
}
terminal-remote-watchers = { $people ->
    [1] 1 spettatore
   *[other] { $people } spettatori
}
# A clock that runs for days.
terminal-remote-days = { $days } g
terminal-remote-keys = w scrivi · v tavolo
terminal-remote-lost = La connessione è caduta. Nuovo tentativo…
terminal-remote-sending = …
terminal-remote-thinking = Tra poco la risposta di { $name }: premi u per annullare la tua, d per non aspettare
terminal-remote-paused = pausa
terminal-remote-paused-now = La partita è in pausa: premi r per riprenderla.
terminal-remote-frozen = Questo tavolo si può solo guardare: nel frattempo le regole sono cambiate.
terminal-remote-return = Un sostituto gioca per te: premi b per riprendere il tuo posto.
terminal-remote-agreed = Tutti d’accordo: la partita finisce qui.
terminal-remote-rematch = La rivincita è pronta: premi n per andare al nuovo tavolo.
terminal-remote-offer = { $name } vorrebbe giocare ancora: n accetta, x rifiuta.
terminal-remote-no-undo = Ora non puoi annullare senza il consenso degli altri. Premi v e poi t per chiedere a tutti di poter ritirare la mossa.
terminal-remote-proposal = { $kind ->
    [rematch] { $name } vorrebbe giocare ancora.
    [takeback] { $name } vorrebbe ritirare la sua ultima mossa.
    [pause] { $name } vorrebbe una pausa.
   *[end] { $name } vorrebbe finire qui la partita.
}
terminal-remote-proposed = { $kind ->
    [rematch] Hai proposto di giocare ancora.
    [takeback] Hai chiesto di ritirare la tua ultima mossa.
    [pause] Hai chiesto una pausa.
   *[end] Hai chiesto di finire qui la partita.
} In attesa di { $names }.
terminal-remote-vote = Premi y per accettare, x per rifiutare.
terminal-remote-voted = Hai accettato.
terminal-remote-write = Scrivi a tutti al tavolo (Invio per mandare, Esc per rinunciare):

## At a server: the page about the table

terminal-remote-ask-takeback = chiedere a tutti di poter ritirare la tua ultima mossa
terminal-remote-ask-pause = chiedere a tutti una pausa
terminal-remote-ask-end = chiedere a tutti di finire qui la partita
terminal-remote-resign = arrenderti: la partita è persa
terminal-remote-resign-sure = premi ancora a: per te la partita sarà persa
terminal-remote-withdraw = ritirare la tua proposta
terminal-remote-no = rifiutare
terminal-remote-resume = riprendere la partita
terminal-remote-go = far giocare un sostituto per te
terminal-remote-come-back = riprendere il tuo posto dal sostituto
terminal-remote-replace = far giocare un sostituto per { $name }, che non c’è
terminal-remote-give = aggiungere un minuto al tempo di { $name }
terminal-remote-hide = nascondere su questo schermo i messaggi di { $name }
terminal-remote-unhide = mostrare di nuovo i messaggi di tutti
terminal-remote-claim = gestire tu il tavolo, perché chi lo gestisce non c’è
terminal-remote-help = Su un server
terminal-remote-help-write = scrivere agli altri
terminal-remote-help-table = vedere chi c’è e che cosa si è detto; chiedere il ritiro di una mossa, una pausa o la fine della partita
terminal-remote-help-done = far continuare subito i bot, senza annullare niente
terminal-remote-help-vote = accettare o rifiutare ciò che qualcuno chiede
terminal-remote-help-return = riprendere il tuo posto dal sostituto
terminal-remote-help-quit = uscire; il tuo posto ti aspetta e il link ti riporta lì
