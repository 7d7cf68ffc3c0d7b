### What the browser says around a table: who comes, how it is to be, and what is one’s own. It is fetched when it is needed.

## One’s own things

web-take = Portare i miei dati su un altro dispositivo
web-take-how = Apri questo link sull’altro dispositivo: troverai i tuoi tavoli anche lì. Qui resta tutto com’è e conservi i tuoi posti: puoi giocare da entrambi i dispositivi.
web-take-care = Chi ha questo link o il file può giocare al posto tuo. Non darli a nessuno.
web-take-link = Link con tutti i tuoi dati
web-take-qr = Il link come codice QR
web-take-no-qr = Il link è troppo lungo per un codice QR. Mandalo a un tuo indirizzo e-mail o salvalo in un file.
web-take-file = Salvare in un file
web-take-none = Non c’è ancora niente da portare su un altro dispositivo: né un nome né un tavolo.
web-bring = Dati da un altro dispositivo
web-bring-how = Incolla il link che hai ottenuto sull’altro dispositivo, o scegli il file che hai salvato lì.
web-bring-link = Link dall’altro dispositivo
web-bring-file = File dall’altro dispositivo
web-bring-look = Controllare
web-bring-bad = Questo link o questo file non contiene i tuoi dati, oppure non è completo. Sull’altro dispositivo copia il link per intero, o salva di nuovo il file.
web-bring-elsewhere = Questi dati appartengono a un altro server. Apri il link lì: { $server }
web-bring-tables = { $count ->
    [0] Non si aggiunge nessun tavolo.
    [one] Si aggiunge 1 tavolo.
   *[other] Si aggiungono { $count } tavoli.
}
web-bring-known = { $count ->
    [one] 1 tavolo è già qui.
   *[other] { $count } tavoli sono già qui.
}
web-bring-kept = { $count ->
    [one] A 1 tavolo, da questo dispositivo, giochi già come un’altra persona: lì non cambia niente.
   *[other] A { $count } tavoli, da questo dispositivo, giochi già come un’altra persona: lì non cambia niente.
}
web-bring-over = { $count ->
    [one] Per 1 tavolo più vecchio non c’è spazio: resta fuori.
   *[other] Per { $count } tavoli più vecchi non c’è spazio: restano fuori.
}
web-bring-name = Ti chiamerai { $name }.
web-bring-name-kept = Qui ti chiami { $here }, sull’altro dispositivo { $there }. Il nome che hai qui non cambia.
web-bring-add = Aggiungere qui
web-bring-done = Fatto. I tuoi tavoli sono più in basso, nella pagina iniziale.
web-delete = Cancellare i miei dati
web-delete-how = Non si potrà tornare indietro. Ecco che cosa succederà:
web-delete-name = Il tuo nome sparisce { $count ->
    [one] dall’unico tavolo noto a questo dispositivo e dalle sue rivincite
   *[other] da tutti i tavoli noti a questo dispositivo ({ $count }) e dalle loro rivincite
}, anche dalle partite finite e dall’elenco «{ web-history }». Lì ti chiamerai «Giocatore 1», «Giocatore 2»…
web-delete-chat = Sparisce anche tutto quello che hai scritto lì in chat. Quello che hanno scritto gli altri resta, anche se contiene il tuo nome.
web-delete-seat = Dove una partita è in corso, un bot continua per te. Dove non è ancora iniziata, il tuo posto si libera. In entrambi i casi non potrai riprenderlo.
web-delete-table = I tavoli che gestisci tu passano a un’altra persona che siede lì; quelli a cui non siede nessun altro spariscono.
web-delete-device = Poi questo dispositivo dimentica il tuo nome, i tuoi tavoli e le tue impostazioni. Su altri dispositivi questi tavoli possono restare nell’elenco, ma non si aprono più.
web-delete-rest = Restano invece i tavoli che hai tolto dal tuo elenco, ciò che altri hanno scaricato e le copie di sicurezza del server: lì i tuoi dati non si possono cancellare.
web-delete-device-only = Qui non è salvato nessun tavolo. Questo dispositivo dimentica il tuo nome e le tue impostazioni.
web-delete-sure = Cancellare tutto
web-delete-keep = Tenere tutto
web-delete-busy = Tavoli: { $done } su { $count }…
web-delete-done = { $count ->
    [0] Questo dispositivo non sa più niente di te.
    [one] Hai cancellato i tuoi dati da 1 tavolo. Questo dispositivo non sa più niente di te.
   *[other] Hai cancellato i tuoi dati da { $count } tavoli. Questo dispositivo non sa più niente di te.
}
web-delete-some = { $count ->
    [0] Per ora non è stato possibile cancellare niente.
    [one] Hai cancellato i tuoi dati da 1 tavolo.
   *[other] Hai cancellato i tuoi dati da { $count } tavoli.
}
web-delete-failed = { $count ->
    [one] Da 1 tavolo non è stato possibile cancellare i tuoi dati. Il tavolo resta nel tuo elenco: riprova più tardi.
   *[other] Da { $count } tavoli non è stato possibile cancellare i tuoi dati. I tavoli restano nel tuo elenco: riprova più tardi.
}

## Settings

web-name-note = È il tuo nome al prossimo tavolo.
web-speed = Mosse degli altri
web-speed-off = non mostrarle
web-speed-fast = veloci
web-speed-normal = a velocità normale
web-speed-slow = lente
web-sound-note = Lievi fruscii di carta; si sentono dopo il primo clic o tocco sulla pagina.
web-notify = Avvisami quando tocca a me
web-notify-note = Il browser ti avvisa mentre guardi altro.
web-notify-refused = Il tuo browser non permette le notifiche. Puoi attivarle nelle sue impostazioni per questa pagina.
web-confirm = Chiedi conferma prima di prendere carte
web-confirm-note = Confermi quali carte prendi, prima che se ne scoprano di nuove.
web-spare = Salta le domande a cui si può solo rispondere «no»
web-spare-note = Solo se tutti gli altri sono bot: alle persone una risposta immediata rivelerebbe che cosa hai in mano.

## Table options

web-options = Un tavolo per { $game }
web-options-who = Chi gioca
web-options-game = Il gioco
web-options-more = Altre impostazioni del tavolo
web-option-players = Giocatori
web-option-players-note = La scatola non prevede cinque giocatori, ma si può giocare anche in cinque.
web-option-seat = Posto { $number }
web-option-friend = un amico, tramite il link
web-option-friend-note = Avrai un link da mandare.
web-option-beside = qualcuno davanti a questo schermo
web-option-beside-lack = Chi gioca su questo schermo? Manca ancora un nome.
web-option-beside-note = Prima di mostrare la mano di un giocatore, lo schermo chiede agli altri di non guardare.
web-option-bot-note = { $bot ->
    [random] Il più debole: sceglie del tutto a caso.
    [greedy] Guarda un passo avanti e risponde subito.
    [easy] Ragiona un po’: va bene per la prima partita.
    [normal] Pensa in anticipo: un buon avversario.
    [hard] Pensa più a lungo e non dimentica niente.
    [expert] Il più forte: si prende fino a tre secondi per ogni risposta.
   *[other] Uno dei tuoi bot.
}
web-option-clock = Tempo per pensare
web-option-clock-note = Se il tuo tempo scade, un sostituto gioca per te finché non torni.
web-clock-none = senza limiti
web-clock-live = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
} a testa, più { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
} per azione
web-clock-mail = { $days ->
    [one] 1 giorno per ogni risposta
   *[other] { $days } giorni per ogni risposta
}
web-option-listed = Mostrare il tavolo tra quelli aperti
web-option-listed-note = Così chiunque può prendere un posto libero.
web-option-spectators = Altri possono guardare
web-option-spectators-note = Vedono le carte in mano ai giocatori solo alla fine.
web-option-memory = Promemoria
web-option-memory-note = Mostra quali carte hai visto finire in mano agli altri.
web-option-auto-start = Iniziare appena l’ultimo posto è occupato
web-option-auto-start-note = Altrimenti la partita la inizi tu.
web-option-pause = Attesa dei bot
web-option-pause-note = Così puoi annullare prima che i bot vadano avanti.
web-option-pause-seconds = { $seconds ->
    [0] nessuna
    [one] 1 secondo
   *[other] { $seconds } secondi
}
web-option-stand-in = Sostituto
web-option-stand-in-note = Gioca per chi ha lasciato il tavolo o ha finito il tempo.
web-option-stand-in-usual = come di solito in questo gioco
web-open-table = Aprire il tavolo
    .note = Poi avrai il link.

## Lobby

web-invite = Inviti
web-invite-how = Manda questo link ai tuoi amici. Chi lo apre può sedersi al tavolo.
web-invite-here = Questo indirizzo vale solo su questo computer: gli amici non possono ancora aprirlo.
web-invite-open = Per giocare con altri in casa, ferma il server (Ctrl+C) e avvialo così:
web-invite-keeps = Non si perde nulla: il tavolo aspetta e la pagina torna da sola.
web-invite-house = Manda questo link agli amici nella tua rete. Chi lo apre può prendere posto.
web-invite-address = Un altro indirizzo di questo computer
web-invite-link = Link a questo tavolo
web-copy = Copiare
web-send = Inviare
web-qr = Il link come codice QR
web-seats = Posti
web-plan-clock = Tempo per pensare: { $clock }
web-plan-private = Nessuno può guardare
web-plan-forgetful = Senza promemoria
web-share-screen = Far giocare qualcun altro su questo schermo
web-other-name = Nome del giocatore
web-seat-empty = Posto libero
web-sit = Sedersi qui
web-send-away = Liberare il posto
web-claim-host = Chi gestisce il tavolo non c’è: gestirlo al suo posto
web-add-bot = Far sedere un bot
web-add-bot-which = Bot da aggiungere
web-start = Iniziare la partita
web-start-not-yet = A ogni posto deve sedere una persona o un bot.
web-begins-when-full = Si comincia appena tutti i posti sono occupati.
web-invited = { $name } ti invita a giocare a { $game }
web-invited-nobody = Hai un invito a giocare a { $game }
web-invited-there = { $count ->
    [one] C’è già { $names }.
   *[other] Ci sono già { $names }.
}
web-invited-full = Tutti i posti sono occupati. Quando la partita sarà cominciata, potrai guardare.
web-join = Partecipare
web-wait-for-host = Si comincia quando chi gestisce il tavolo dà il via.

## People at a table

web-people-none = Non è ancora arrivato nessun altro.
web-people-away = Mandare via { $name }
web-people-sure = Mandare via davvero { $name }?
web-people-how = Chi mandi via non può tornare a questo tavolo. Restano fuori anche i nuovi invitati con lo stesso indirizzo internet, a meno che quell’indirizzo non sia anche di qualcuno che siede qui, come succede a chi abita nella stessa casa. Se una partita è in corso, un bot gioca al posto di chi hai mandato via.
web-people-sent = Fatto: { $name } non è più a questo tavolo.
web-people-guest = un invitato senza posto
web-people-watch = Altri possono guardare
web-people-watch-note = Altrimenti chi non ha un posto deve lasciare il tavolo.

## Giving up

web-resign-title = Arrendersi per { $name }
web-resign-two = La partita finisce e vince { $name }, qualunque sia il punteggio.
web-resign-more = Al tuo posto continua un bot, e quel posto non può più vincere. { $name } continuano a giocare.
web-resign-alone = La partita finisce; i punti restano quelli di adesso.
web-resign-for-good = Non si può tornare indietro.
web-resign-sure = Sì, mi arrendo
web-resign-not = Continuare

## Mail

web-mail-address = Indirizzo e-mail
web-mail-note = Prima ricevi una mail con un link; solo quando l’hai aperto ti scriviamo. Nessuno vede l’indirizzo, e ogni mail ha un link che le ferma tutte.
web-mail-ask = Mandare il link
web-mail-asked = Una mail è in arrivo. Apri il link che contiene, poi ti scriviamo.
web-mail-confirmed = Ti scriviamo quando tocca a te e non ci sei.
web-mail-stop = Non scrivere più
