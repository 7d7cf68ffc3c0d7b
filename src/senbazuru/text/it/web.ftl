### The browser client.

## Around everything

web-skip = Vai al tavolo
web-theme = Colori
web-theme-auto = Come il dispositivo
web-theme-light = Chiaro
web-theme-dark = Scuro
web-language = Lingua
web-to-start = Alla pagina iniziale
web-nowhere = A questo indirizzo non c’è nulla
web-nowhere-why = Forse manca una lettera, oppure il tavolo non c’è più.
web-about = Senbazuru è un progetto indipendente di appassionati, con testi e immagini propri. Non ha niente a che fare con gli editori dei giochi.

## Start page

web-welcome = Mille gru, un tavolo
web-welcome-how = Giochi di carta piegata: subito contro i bot, o con gli amici tramite un link. Non serve un account e non c’è niente da installare.

web-players-from-to = { $least }–{ $most } giocatori
web-players-exactly = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
web-play = Giocare
web-play-first = Giocare subito a { $game }
web-play-now-how = { $count ->
    [0] In solitario
    [one] Tu contro un { web-bot-name }
   *[other] Tu contro { $count } bot
}
    .first = { $count ->
        [0] In solitario, { $first }
        [one] Contro un { web-bot-name }, { $first }
       *[other] Contro { $count } bot, { $first }
    }
web-invite-friends = Invitare amici
    .short = Invitare
web-more-options = Opzioni
web-guest = Invitato

web-no-server = Il server non risponde. Ciò che è su questo dispositivo c’è ancora, e la pagina riprova da sola.
web-go-on = Continuare: { $game }
    .with = Continuare: { $game } con { $names }
web-turn-of = tocca a { $names }
web-asks-you = una domanda per te
web-settings = Impostazioni
web-resume-games = I tuoi tavoli
web-resume-none = Qui troverai i tavoli a cui siedi: potrai tornarci quando vuoi.
web-open-tables = Tavoli aperti
web-open-none = Al momento nessuno cerca giocatori. Apri un tavolo e mettilo in questo elenco.
web-history = Partite finite
web-history-none = Non è ancora finita nessuna partita pubblica.
web-history-more = Mostrare partite più vecchie
web-phase-open = da iniziare
web-phase-playing = in corso
web-phase-over = finita: si può rivedere
web-free-seats = { $count ->
    [0] nessun posto libero
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
web-forget = Togliere { $game } da questo elenco

## How to play

web-how = Come si gioca
web-how-here = Ciò su cui puoi cliccare ha un bordo colorato. Se clicchi su altro, scopri perché ora non si può. Con «{ table-undo.start }» torni indietro di un passo, finché non hai visto niente di nuovo.

## Bots

web-copied = Copiato
# Follows “un”.
web-bot-name = { $bot ->
    [random] bot che gioca a caso
    [greedy] bot svelto
    [easy] bot facile
    [normal] bot medio
    [hard] bot difficile
    [expert] bot esperto
   *[other] bot { $bot }
}
web-bot = { $bot ->
    [random] bot, a caso
    [greedy] bot, svelto
    [easy] bot, facile
    [normal] bot, medio
    [hard] bot, difficile
    [expert] bot, esperto
    [defaults] nessuno
   *[other] bot { $bot }
}

## At the table

web-connecting = Andiamo al tavolo…
web-reconnecting = La connessione è caduta. Nuovo tentativo…
web-table-closed = Questo tavolo non è raggiungibile
web-your-turn = Tocca a te
web-players = Giocatori
web-away = non c’è
web-watching = Stai guardando. Le carte in mano si vedono dopo la fine.
web-stand-in-left = ha lasciato il tavolo; gioca un bot
web-stand-in-time = tempo scaduto; gioca un bot
web-stand-in-absent = non c’è; gioca un bot
web-stand-in-sent-away = fuori dal tavolo; gioca un bot
web-come-back = Riprendere il mio posto
web-replace = Far giocare un bot
web-give-time = Un minuto in più per { $name }
web-clock-days = { $days } g { $hours } h
web-clock-of = Tempo ancora a disposizione di { $name }
web-watchers = { $count ->
    [one] 1 spettatore
   *[other] { $count } spettatori
}
web-question = La domanda
web-waiting = In attesa di { $names }.
web-plain-facts = Quello che vale per tutti
web-menu = Menu
web-takeback = Ritirare la mia ultima mossa
web-pause = Pausa
web-end-here = Finire qui la partita
web-if-agreed = se tutti sono d’accordo
web-leave = Lasciare il tavolo
web-leave-note = un bot continua per te; puoi tornare
web-leave-sure = Lasciare davvero il tavolo?
web-log-hidden = Il diario resta nascosto finché più persone giocano su questo schermo, perché dice che cosa ha pescato ciascuno.
web-log-before = Prima del primo turno
web-chat = Chat
web-chat-write = Scrivi qualcosa
web-chat-send = Inviare
web-chat-whom = Nascondere i messaggi di qualcuno
web-chat-hide = Nascondere i messaggi di { $name }
web-chat-show = Mostrare di nuovo i messaggi di { $name }
web-chat-hidden = { $count ->
    [one] 1 messaggio è nascosto.
   *[other] { $count } messaggi sono nascosti.
}
web-people = Persone a questo tavolo
web-people-note = mandare via qualcuno, o non far guardare nessuno
# Stands for a name too.

web-curtain = Ora è il turno di { $name }. Tutti gli altri guardino da un’altra parte.
web-curtain-open = Sono { $name }

web-paused = La partita è in pausa.
web-resume = Riprendere
web-proposal = Una domanda per tutti
web-proposes-takeback = { $name } vorrebbe ritirare la sua ultima mossa.
web-proposes-pause = { $name } vorrebbe una pausa.
web-proposes-end = { $name } vorrebbe finire qui la partita.
web-proposal-waiting = Manca ancora la risposta di { $names }.
web-refuse = Rifiutare
web-withdraw = Ritirare la proposta

## The end

web-outcome = Com’è andata a finire
web-ended-agreed = Tutti d’accordo: la partita finisce qui
web-ended-alone = { $points ->
    [one] La partita è finita: { $points } punto
   *[other] La partita è finita: { $points } punti
}
web-outcome-winner = vittoria
web-score = Il punteggio spiegato
web-end-towers = L’altezza di ogni foglio indica i suoi punti; la parte a righe indica quelli aggiunti dal suo effetto.

# The one sentence that says what decided the game. $winner and $loser are names, $you says which of them reads it.
web-decided-points = { $you ->
    [won] Hai vinto con { $margin ->
        [one] { $margin } punto
       *[other] { $margin } punti
    } di vantaggio
    [lost] Hai perso per { $margin ->
        [one] { $margin } punto
       *[other] { $margin } punti
    }
   *[none] { $winner } ha vinto con { $margin ->
        [one] { $margin } punto
       *[other] { $margin } punti
    } di vantaggio
}: { $why }.
web-decided-hand = { $you ->
    [won] A parità di punti vinci tu, con più carte in mano: { $cards } a { $fewer }.
   *[other] A parità di punti vince { $winner }, con più carte in mano: { $cards } a { $fewer }.
}
web-decided-coins = { $you ->
    [won] A parità di punti vinci tu, con più monete: { $coins } a { $fewer }.
   *[other] A parità di punti vince { $winner }, con più monete: { $coins } a { $fewer }.
}
web-decided-shared-hand = Parità di punti e di carte in mano.
web-decided-shared-coins = Parità di punti e di monete.
web-why-cards = { $card-a } { $you ->
    [won] ti{ " " }
   *[other] { "" }
}{ $card-gender ->
    [masculine-plural] hanno
    [feminine-plural] hanno
   *[other] ha
} portato { table-points }{ $you ->
    [lost] { " " }a { $winner }
   *[other] { "" }
}
web-why-award = { $card-the } { $you ->
    [won] ti{ " " }
   *[other] { "" }
}ha dato { table-points }{ $you ->
    [lost] { " " }a { $winner }
   *[other] { "" }
}
web-why-effects = { $you ->
    [won] gli effetti hanno portato { table-points } a te e { $fewer } a { $loser }
    [lost] gli effetti hanno portato { table-points } a { $winner } e { $fewer } a te
   *[none] gli effetti hanno portato { table-points } a { $winner } e { $fewer } a { $loser }
}
web-why-count = { $you ->
    [won] hai raccolto { $count } carte, { $loser } { $fewer }
    [lost] { $winner } ha raccolto { $count } carte, tu { $fewer }
   *[none] { $count } carte raccolte contro { $fewer } di { $loser }
}
web-why-landmark = { $count ->
    [one] { $landmark-a }
   *[other] { $count } { $landmark-plural }
} { $you ->
    [won] ti{ " " }
   *[other] { "" }
}{ $count ->
    [one] ha
   *[other] hanno
} portato { table-points }{ $you ->
    [lost] { " " }a { $winner }
   *[other] { "" }
}
web-why-unpainted = { $you ->
    [won] { $loser } ha lasciato { table-unpainted }, tu { $fewer ->
        [0] nessuna
       *[other] { $fewer }
    }
    [lost] hai lasciato { table-unpainted }, { $winner } { $fewer ->
        [0] nessuna
       *[other] { $fewer }
    }
   *[none] { $loser } ha lasciato { table-unpainted }, { $winner } { $fewer ->
        [0] nessuna
       *[other] { $fewer }
    }
}

# How the points went, turn by turn: a chart, and the same as a table.
web-course = Com’è andata
    .turn = Dopo il turno
    .round = Dopo il round
    .table = I punti dopo ogni turno
    .numbers = In cifre

web-rematch = Giocare ancora
web-rematch-go = Alla prossima partita
web-replay = Rivedere la partita
web-record = Scaricare la registrazione
web-fair = Tutto regolare?
web-fair-how = Prima dell’inizio il tavolo ha pubblicato il sigillo di un seme segreto. Ecco il seme: chiunque può controllare che tutto ciò che il caso ha deciso venga proprio da questo seme.
web-commitment = Sigillo, pubblicato all’inizio
web-seed = Seme
web-salt = Sale

## Replay

web-replay-step = Passo { $step } di { $steps }
web-replay-slider = Passo della partita
web-replay-first = All’inizio
web-replay-back = Un passo indietro
web-replay-play = Avviare
web-replay-pause = Fermare
web-replay-on = Un passo avanti
web-replay-last = Alla fine
web-replay-speed = Velocità
web-replay-speed-slow = lenta
web-replay-speed-usual = normale
web-replay-speed-fast = rapida
web-replay-from = Vista da
web-replay-open = tutti: carte scoperte
web-replay-keys = Frecce: un passo avanti o indietro. Barra spaziatrice: avviare e fermare.

## Origami

web-deck = { $count ->
    [one] carta nel mazzo
   *[other] carte nel mazzo
}
web-discards = { $count ->
    [one] scarto
   *[other] scarti
}
web-discards-from-top = Gli scarti, a partire dalla cima
# After a number, which may be 1.
web-paper = × carta di riso
web-known = Carte che conosci: { $cards }
web-hand-limit = Limite di carte in mano: { $terms } = { $now }.
web-draw-limit = Pieghe con «Pescare carte»: al massimo { $terms } = { $now }.
web-difference = Differenza massima tra le collezioni: { $terms } = { $now }.
web-prices = Costi: valore stampato { $terms }.
web-price-now = Ora costa { $cost } invece di { $printed }: { $terms }.
web-line-length = Carte nella fila: { $terms } = { $now }.
web-bonus = { $points } in più

web-new = nuova
web-sources = Da dove vengono i valori
web-times = { $count ->
    [one] 1 copia
   *[other] { $count } copie
}
web-provenance = { $figures }: { $source }
web-in-play = Personaggi in gioco
web-hand-empty = Non hai carte in mano.
web-hand-of = La mano di { $name }
web-collection-of = { $name }, { $column }
web-last-turn = È il tuo ultimo turno. Che cosa fai?
web-last-but-one = poi ancora un giro
# Sotto il numero delle pieghe su una carta guardata da vicino.
web-folds = { $folds ->
    [one] piega
   *[other] pieghe
}
web-folds-taken = Pieghe delle carte prese: { $sum } su { $all }
web-folds-paid = Pieghe pagate: { $sum } su { $all }
web-take-back = Riprendere { $card-the }
web-take-these = { $count ->
    [one] Prendere questa carta
    [2] Prendere queste due
    [3] Prendere queste tre
    [4] Prendere queste quattro
   *[other] Prendere queste { $count }
}
web-take-sure = Va bene così? Poi si scoprono carte nuove nella fila.
web-act = Tocca a te. Che cosa fai?
web-act-shut = Tocca a te: { $reason }.
web-no-cards = non hai carte in mano
# Why an opponent's cards lie open.
web-known-hand = { $hidden ->
    [0] { $count ->
        [one] una carta che hai visto
       *[other] carte che hai visto
    }
   *[other] ne hai { $count ->
        [one] vista 1
       *[other] viste { $count }
    }
}
# Points that a seat has from a card that lies elsewhere.
web-award = { $card-the }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
web-deck-name = Il mazzo
web-about-deck = Da qui arrivano le carte della fila. Quando finisce la prima volta, gli scarti vengono mescolati e formano il mazzo nuovo; la seconda volta la fine della partita è vicina.
web-about-discards = Qui stanno, scoperte, le carte usate per pagare e quelle scartate. Quando il mazzo finisce, vengono mescolate e formano il mazzo nuovo.
# Beside the words of a card that a finger has touched.
web-choose-it = { $kind ->
    [discard] Scarta questa
    [hand-limit] Scarta questa
    [exchange-give] Scambia questa
    [pass-cards] Passa questa
    [pay] Paga con questa
   *[other] Scegli questa
}
# A card that could lie in one place only.
web-only-place = { $card }: si poteva solo { $column ->
    [left] a sinistra
   *[right] a destra
}, perché le collezioni possono differire al massimo di { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
# Points of a card that change while others play.
web-shifted = { $card }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in { $less ->
    [yes] meno
   *[no] più
} per te.
web-act-folds = fino a { $folds ->
    [one] 1 piega
   *[other] { $folds } pieghe
}
web-act-play = Giocare
    .how = { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } su { $all }
web-take-line = Che cosa prendi?
web-pay-for = Paga { $card-the }{ $discount ->
    [0] { "" }
    [1] . Puoi pagare 1 piega in meno.
   *[other] . Puoi pagare fino a { $discount } pieghe in meno.
}
# Where a card lies that is named beside it.
web-collected = { $column ->
    [left] a sinistra
   *[right] a destra
}, { $height }º dal fondo
web-to-go = { $left ->
    [0] di { $all }
   [one] di { $all } · ne manca 1
   *[other] di { $all } · ne mancano { $left }
}
web-too-many = { $count } di troppo
web-covers = copre { $card-the }
web-deck-times = { $time ->
    [1] 1º giro su 2
   *[other] 2º giro su 2
}
web-line-folds = la fila: fino a { $folds ->
    [one] 1 piega
   *[other] { $folds } pieghe
}
web-for-everybody = per tutti
web-score-card = carta
web-score-printed = base
web-score-bonus = in più
web-score-sum = punti
web-score-awards = Da altri giocatori e dal centro del tavolo
web-score-total = Totale

## All cards

web-count = Contare i punti
web-print = Stampare carte e fogli
    .skip = Vai al materiale da stampare
web-all-cards = Tutte le carte
    .skip = Vai alle carte
    .about = Tutte le carte di Origami e Legends, per famiglia. Scegline una per vederla in grande.
    .search = Cercare tra le carte
    .none = Nessuna carta contiene tutte queste parole.
    .found = { $count ->
        [one] 1 carta trovata
       *[other] { $count } carte trovate
    }
    .before = Carta precedente
    .after = Carta successiva

## Islands: seasons and the auction

web-round-of = round { $round } di { $rounds }
web-next-season = { $rounds ->
    [one] Prossimo round: { $season }
   *[other] Tra { $rounds } round: { $season }
}
web-last-season = { $rounds ->
    [0] Questo è l’ultimo round.
    [one] Ancora un round, poi la partita finisce.
   *[other] Ancora { $rounds } round, poi la partita finisce.
}
web-auction = Stagione e asta
web-not-rolled = Il dado decide quale carta va all’asta.
web-die = dado: { $number }
web-colour-die = Dado del colore
web-lowest-bid = Offerta minima
web-price-highest = Offerta più alta
web-price-own = La tua offerta
web-price-paid = Aggiudicata per
web-bidders = Chi è ancora in gara
web-bidder-first = tira il dado
web-bidder-waits = aspetta
web-bidder-highest = offre { $coins }
web-bidder-in = { table-still-in }
web-bidder-out = { table-out }
web-bidder-won = vince
web-bidder-pass = ha passato
web-carrambah-how = { table-carrambah } è il tuo rivale. Dopo la tua offerta tira due dadi e offre la loro somma, con 2 monete in più per le carte 2 e 6. Vinci se la tua offerta è almeno pari alla sua. Se perdi, l’offerta non ti costa niente e il round continua come se avessi passato.
web-rival-bid = offre { $coins }
web-rival-waits = offre la somma di due dadi
web-your-bid = La tua offerta?
web-take-it = Prenderla per
web-carry = Trascinala su un’isola
web-bids-from-to = Offerte da { $least } a { $most }
web-places-short = { $count ->
    [0] nessuna
    [one] 1 posizione
   *[other] { $count } posizioni
}
web-fits = { $count ->
    [0] non ci sta da nessuna parte
    [one] ci sta in 1 posto
   *[other] ci sta in { $count } posti
}
web-try-one = Scegli una forma per provarla sulle tue isole.
web-try = Provare la forma sulle tue isole
web-own-islands = Le tue isole

## Islands: purses and players

web-purse = Borsa
web-income = rendita
    .text = In ogni round in cui non vinci l’asta ricevi 3 monete, di più con le Miniere d’oro, 1 in meno per ogni segnalino vulcano
# After a number, which may be 1.
web-access-either = × nuova isola, da un porto a scelta
web-access-regular = × nuova isola, dal suo Porto principale
web-enlarge = Ingrandire le isole di { $name }

## Islands: painting

web-put-back = Rimettere nella scatola
web-put-back-how = Tieni due fogli, cioè quattro isole. Rimetti nella scatola quello con le isole che ti piacciono di meno.
web-no-access = prima circonda un Faro
web-rotate = Ruotare
web-put = Colorare qui
web-paint-nothing = Non colorare niente
web-where = { $half ->
    [1] Dove colori di { $colour } il primo dei due domino?
    [2] Dove colori di { $colour } il secondo dei due domino?
   *[other] Dove colori di { $colour } { $what }?
}
web-place-how = Passa con il mouse su una casella evidenziata per vedere lì la forma; con un clic la colori. Tasti: frecce, R e Invio.
web-place-tap = Tocca una casella evidenziata per vedere lì la forma; con un secondo tocco la colori.
web-not-here = { $square }: { $reason }
web-outline = Sagoma
web-outline-of = Sagoma { $colour ->
    [blue] { colour-blue.f }
    [green] { colour-green.f }
   *[red] { colour-red.f }
}
web-completes-one-colour = { $what }, con un solo colore: { $gain }
web-completes-several-colours = { $what }, con più colori: { $gain }
web-completes-own-colour = { $what }, nel suo colore: { $gain }
web-completes-other-colour = { $what }, in un altro colore: { $gain }
web-paints = Colora { $squares }.
web-best-colour = Nel colore migliore:
web-completes-nothing = Colori { $squares }, ma non completi ancora niente.
web-spoils = { $what }: un solo colore non sarà più possibile
web-loses = { $what }: persa ({ $gain })
web-begins = Inizia l’isola: −1 punto per ogni casella non colorata, ora −{ $count }
web-begins-volcanoes = { $count ->
    [one] Il suo Vulcano: rendita −1 finché non lo circondi
   *[other] I suoi Vulcani: rendita −{ $count } finché non li circondi
}
web-begins-regular = Consuma un Faro per i Porti principali
web-begins-either = Consuma un Faro per un porto a scelta
web-outlook-places = { $count ->
    [one] 1 posizione
   *[other] { $count } posizioni
}
web-outlook-none = non c’è spazio per la forma
web-outlook-begins = nuova isola
web-outlook-good = possibile vantaggio – { $what }
web-outlook-warn = possibile svantaggio – { $what }

## Islands: what they are worth

web-standing = { $points ->
    [one] Adesso 1 punto
   *[other] Adesso { $points } punti
}, { $left ->
    [one] 1 casella da colorare
   *[other] { $left } caselle da colorare
}
web-standing-left = adesso, { $left } da colorare
web-not-begun = non iniziata
    .text = L’isola non è ancora iniziata: le sue caselle non colorate non fanno perdere punti.
web-at = { $what } in { $square }
web-surrounded-one-colour = tutto intorno un solo colore
web-surrounded-mixed = tutto intorno più colori
web-filled-own-colour = completata nel suo colore
web-filled-other-colour = completata in un altro colore
web-outline-open = da completare
web-outline-lost = persa: è stata colorata in un altro modo
web-around = { $count ->
    [one] Intorno manca 1 casella; { $one ->
        [yes] per ora un solo colore
       *[no] già più colori
    }
   *[other] Intorno mancano { $count } caselle; { $one ->
        [yes] per ora un solo colore
       *[no] già più colori
    }
}
# Only of harbours and Temples.
web-how-one-colour = un solo colore
web-how-mixed = più colori
web-how-open = non circondato
web-how-own-colour = nel suo colore
web-how-other-colour = in un altro colore
web-how-unfilled = non completata
web-sum = In tutto
web-one-colour = Un solo colore
web-several-colours = Più colori
web-own-colour = Nel suo colore
web-other-colour = In un altro colore
web-volcano-cost = Ogni Vulcano su un’isola che hai iniziato costa 1 moneta di rendita finché non lo circondi.
web-harbour-regular-harbour = Accanto a questo porto puoi iniziare l’isola.
web-harbour-secret-harbour = Accanto a questo porto puoi iniziare l’isola solo se hai circondato un Faro con un solo colore.

web-legend = Che cosa danno i luoghi
web-landmark = Luogo
web-legend-how = Un luogo conta quando hai colorato tutte le caselle vuote intorno, angoli compresi. Circondato con un solo colore, vale di più.
web-legend-outlines = Una sagoma conta se colori in una sola volta esattamente le sue caselle. Colorata in un altro modo, è persa.
web-legend-unpainted = Su un’isola che hai iniziato ogni casella non colorata fa perdere 1 punto alla fine: per questo un’isola appena iniziata è sotto zero. Un’isola mai iniziata non fa perdere punti.
web-legend-blocked = Montagne e mare non si possono colorare; per circondare un luogo bastano le altre caselle intorno.
web-legend-keys = Tastiera: con le frecce vai da una casella libera all’altra, con R ruoti la forma, con Invio la colori.

web-title = Titolo: { $title }
web-title-none = Questa volta nessun titolo: per il primo, { title-apprentice }, servono 75 punti.

## Islands: science

web-science-how = Dopo aver passato puoi ricercare un livello di una tecnologia: in quel caso non colori la casella e non ricevi la rendita. In ogni round puoi usare un livello di ciascuna tecnologia.
web-ask-research = Fare ricerca invece della casella e della rendita?
web-research-nothing = Niente: colorare una casella e ricevere la rendita
web-research-useless = inutile: adesso non c’è posto
web-level = livello { $level } di 3
web-used = già usata
web-shut = esclusa
web-researched = completa
web-excludes-expancing = Non esclude niente.
web-excludes-auctionis = Esclude Economicus.
web-excludes-economicus = Esclude Auctionis.
web-excludes-re-color = Esclude Re-Roll.
web-excludes-re-roll = Esclude Re-Color.
web-excludes-transforming = Esclude Timenautics.
web-excludes-timenautics = Esclude Transforming.
