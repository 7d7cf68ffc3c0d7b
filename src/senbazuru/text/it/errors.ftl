### What is wrong, and what to do. One message for each code in kernel/errors.py.

## Answers

error-not-your-decision = In questo momento non devi rispondere a nessuna domanda. Aspetta che tocchi a te.
    .asked = In questo momento il posto { $seat } non deve rispondere a nessuna domanda. Ora tocca al posto { $asked-or }: rispondi tu per quel posto, o aspetta che arrivi la sua risposta.
error-not-offered = «{ $option }» non è tra le risposte possibili. Scegline una tra quelle proposte.
    .because = Ora non puoi rispondere «{ $option }»: { $why }.
    .nearest = «{ $option }» non è tra le risposte possibili. Intendevi «{ $nearest }»?
    .offered = «{ $option }» non è tra le risposte possibili. Scegline una tra queste: { $offered }.
    .complete = «{ $option }» è una parola di troppo: a quel punto non ci sono più domande. Toglila.
error-stale-decision = A questa domanda è già stata data una risposta. Guarda di nuovo il tavolo e rispondi alla domanda attuale.
error-incomplete-answer = La risposta è vuota. Scegli almeno una possibilità.

error-answer-too-long = La risposta è troppo lunga: dopo il passo { $step } vengono rivelate nuove informazioni. Manda il resto come risposta a parte.
error-game-over = La partita è finita: non c’è più niente da decidere. Per continuare a giocare, comincia una nuova partita.
error-has-resigned = Il posto { $seat } si è arreso, e così resta fino alla fine della partita. Si può continuare a guardare e a scrivere, e poi giocare di nuovo.
error-no-such-seat = A questo tavolo il posto { $seat } non esiste. I posti si contano a partire da 0: scegline uno di questo tavolo.

## Taking back

error-nothing-to-undo = Non c’è nessuna tua risposta da annullare: l’ultima è di qualcun altro, o non ce n’è ancora nessuna. Per tornare più indietro, chiedi a tutti di poter ritirare la mossa.
error-undo-barrier = Non puoi annullare questa risposta senza il consenso degli altri: nel frattempo hai visto una carta, o è intervenuto il caso. Chiedi a tutti di poter ritirare la mossa.
error-answer-stands = Così si annullerebbe anche una risposta di { $name }. Ma ora { $name } non c’è e non può dare il consenso: riprova al suo ritorno.

## Tables

error-no-such-table = Questo tavolo non esiste. Forse è stato chiuso, o il link è incompleto: fattelo mandare di nuovo.
error-bad-secret = Questo link non porta a nessun posto di questo tavolo. Usa il link completo che hai ricevuto; se hai cancellato i tuoi dati, il posto non c’è più.
error-not-your-seat = Il posto { $seat } non è tuo. Puoi rispondere solo per il tuo.
error-not-seated = Questo comando è riservato a chi gioca a questo tavolo. Prima prendi un posto.
error-not-host = Solo chi gestisce il tavolo può usare questo comando: rivolgiti a quella persona.
error-not-owner = Questo comando è riservato a chi ha aperto il tavolo, o a chi ne ha poi ricevuto la gestione. Rivolgiti a quella persona.
error-host-is-there = Chi gestisce il tavolo è presente. Potrai gestirlo al suo posto solo se si assenta per almeno un minuto.
error-seat-taken = Il posto { $seat } è occupato. Scegline un altro.
error-seat-empty = Il posto { $seat } è vuoto. Prima deve occuparlo una persona o un bot.
error-name-taken = Qui c’è già qualcuno che si chiama «{ $name }». Scegli un altro nome.
error-bad-text = Il testo è vuoto, troppo lungo o contiene caratteri che non si possono mostrare. Scrivi una sola riga, da 1 a { $most } caratteri.
error-already-started = La partita è già cominciata: posti e impostazioni non si possono più cambiare. Per un’altra partita, apri un altro tavolo.
error-not-started = La partita non è ancora cominciata. Aspetta che la avvii chi gestisce il tavolo.
error-not-over = La partita è ancora in corso. Questi dati si possono vedere solo alla fine.
error-paused = La partita è in pausa, o si sta decidendo se ritirare una mossa. Aspetta, o metti fine alla pausa.
error-not-paused = La partita non è in pausa. Continua pure a giocare.
error-already-proposed = C’è già una proposta in discussione. Rispondi prima a quella.
error-no-proposal = Non c’è nessuna proposta a cui rispondere: l’ultima è già stata accettata, rifiutata o ritirata, oppure hai già risposto. Guarda di nuovo il tavolo.
error-not-absent = Per il posto { $seat } non serve un sostituto: chi lo occupa è al tavolo, o per ora non deve rispondere. Un sostituto può subentrare solo a chi è assente da almeno un minuto.
error-days-to-answer = A questo tavolo si hanno ore o giorni per ogni risposta, quindi non è necessario essere presenti adesso. Quando scade il tempo del posto { $seat }, subentra automaticamente un sostituto.
error-stood-in = Un sostituto sta giocando per te al posto { $seat }. Prima riprendi il tuo posto.
error-no-clock = Non puoi regalare tempo al posto { $seat }. Il tempo si può regalare solo ad altre persone, e solo se si gioca con l’orologio.
error-time-enough = Il posto { $seat } ha già il doppio del tempo che aveva all’inizio. Regalane altro quando servirà.
error-no-spectators = A questo tavolo non sono ammessi spettatori. Chiedi un posto a chi gestisce il tavolo, o cerca un altro tavolo.
error-sent-away = Chi gestisce questo tavolo ti ha mandato via, e non puoi più tornarci. Apri un tavolo tuo, o cercane un altro.
error-cannot-send-away = Non puoi mandare via questa persona. Puoi mandare via solo le altre persone presenti al tavolo, tranne chi lo ha aperto.
error-table-frozen = Questo tavolo si può solo guardare: la sua registrazione non permette di riprendere la partita ({ $reason }). Cominciane una nuova.
error-damaged-journal = La registrazione di questo tavolo non è più leggibile dalla voce { $entry } in poi. Il gestore del server può esaminarla; per giocare, apri un nuovo tavolo.

## The network

error-bad-message = Questo messaggio non si può leggere: { $problem }. Il protocollo è descritto in docs/protocol.md.
error-message-too-large = Questo messaggio è troppo grande: il limite è di { $most } byte per messaggio.
error-too-many-messages = Vai troppo in fretta. Aspetta { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
} prima di continuare.
error-too-many-acts = A questo tavolo hai già dato { $most ->
    [one] 1 comando
   *[other] { $most } comandi
}, senza contare le risposte: di più non se ne possono dare. Puoi ancora rispondere, votare, andartene e mettere fine a una pausa.
error-too-many-tables = Dal tuo indirizzo sono stati aperti troppi tavoli. Riprova più tardi.
error-too-many-mails = Per ora a questo indirizzo non si possono mandare altre e-mail. Riprova più tardi.
error-no-mail = Questo server non manda e-mail. Chiedi a chi lo gestisce, oppure guarda sulla pagina iniziale dove tocca a te.
error-no-days = Da questo tavolo non si mandano e-mail: non ci sono giorni per ogni mossa, oppure la partita è finita. Apri un tavolo con giorni per ogni mossa.
error-bad-address = A questo indirizzo non si possono mandare e-mail. Forse c’è un errore di battitura.
error-too-many-people = Questo tavolo è pieno: oltre a chi gioca { $most ->
    [one] c’è già 1 persona
   *[other] ci sono già { $most } persone
}. Per giocare, apri un altro tavolo.
error-too-many-connections = Ci sono troppe connessioni aperte. Chiudi le altre finestre di questo tavolo, o riprova più tardi.
error-wrong-protocol = Questo server usa la versione { $present } del protocollo, ma è stata richiesta la versione { $given }. Ricarica la pagina, o aggiorna il programma.
error-wrong-host = Questo server non risponde al nome { $host }. Usa il suo indirizzo, o chiedi al gestore del server di avviarlo con --origin https://{ $host }.
error-wrong-origin = Questa pagina non può comunicare con il server. Apri il tavolo dall’indirizzo del server stesso.
error-server-failed = Qualcosa è andato storto sul server. Non è cambiato niente: riprova, e se succede ancora avvisa il gestore del server.
error-no-such-page = A questo indirizzo non c’è niente. Torna alla pagina iniziale.

## Games and options

error-unknown-game = Il gioco «{ $game }» qui non esiste. Scegli tra questi: { $known }.
error-no-such-entry = In «{ $place }» non c’è nessun gioco: { $problem }. Indica il gioco nella forma pacchetto:ENTRY; il pacchetto Python deve trovarsi nel percorso dei moduli.
error-unknown-bot = Il bot «{ $bot }» non esiste. Scegli tra questi: { $known }.
error-unknown-family = La famiglia «{ $family }» non esiste. Scegli tra queste: { $known }.
error-unknown-sheet = Il foglio «{ $sheet }» non esiste. Scegli tra questi: { $known }; oppure indica un file.
error-unknown-option = L’opzione «{ $option }» non esiste. Scegli tra queste: { $known }.
error-unknown-choice = «{ $given }» non è tra i valori dell’opzione «{ $option }». Scegli tra questi: { $known }.
error-wrong-value = L’opzione «{ $option }» non può avere questo valore. Ecco che cosa è ammesso: { $expected }.
error-wrong-players = { $given ->
    [one] Con 1 solo giocatore non si può giocare.
   *[other] Con { $given } giocatori non si può giocare.
} Scegli un numero di giocatori da { $least } a { $most }.
error-wrong-seats = { $seats ->
    [one] In questa partita c’è solo 1 posto
   *[other] In questa partita ci sono { $seats } posti
}, ma { $given ->
    [one] è stato indicato 1 giocatore.
   *[other] sono stati indicati { $given } giocatori.
} Indicane uno per ogni posto, o uno solo per tutti.
error-wrong-families = { $needed ->
    [one] Per questo tavolo serve esattamente 1 famiglia
   *[other] Per questo tavolo servono esattamente { $needed } famiglie diverse
}, ma qui { $given ->
    [one] ce n’è 1.
   *[other] ce ne sono { $given }.
} Scegli il numero giusto di famiglie, o cambia il numero di giocatori.
error-too-many-types = Queste famiglie e questi personaggi comprendono in tutto { $types ->
    [one] 1 carta
   *[other] { $types } carte diverse
}, ma il massimo per un tavolo è { $most }. Togli una famiglia o qualche personaggio.
## Files

error-bad-pack = Alla riga { $line } di { $file } c’è qualcosa che non va (carta: { $card }, campo: { $field }). Contenuto previsto: { $expected }.
error-bad-sheet = In { $file }, { sheets-place }, c’è qualcosa che non va: { sheets-problem }. Correggi quel punto; «senbazuru sheets check» elenca tutti gli errori.
error-bad-figure = Alla riga { $line } di { $file } c’è qualcosa che non va. Ci vuole: { $expected }.
error-bad-position = { $line ->
    [0] Nel suo insieme la posizione non ha senso. Contenuto previsto: { $expected }.
   *[other] La riga { $line } della posizione non ha senso. Contenuto previsto: { $expected }.
}
    .because = La riga { $line } della posizione non ha senso: { $why }.
error-bad-record = La riga { $line } della registrazione non si può leggere: { $problem }. Usa il file così come è stato salvato.
error-bad-notation = { $line ->
    [0] Ciò che hai scritto qui non ha senso. Contenuto previsto: { $expected }.
   *[other] La riga { $line } della notazione non ha senso. Contenuto previsto: { $expected }.
}
    .because = { $line ->
        [0] Il posto { $seat } qui non può rispondere «{ $option }»: { $why }.
       *[other] La riga { $line } della notazione non ha senso. Lì il posto { $seat } non può rispondere «{ $option }»: { $why }.
    }
    .nearest = { $line ->
        [0] «{ $option }» non è tra le risposte possibili. Intendevi «{ $nearest }»?
       *[other] La riga { $line } della notazione non ha senso. «{ $option }» non è tra le risposte possibili; intendevi «{ $nearest }»?
    }
    .offered = { $line ->
        [0] «{ $option }» non è tra le risposte possibili del posto { $seat }. Scegline una tra queste: { $offered }.
       *[other] La riga { $line } della notazione non ha senso. Contenuto previsto: { $expected }.
    }
    .complete = { $line ->
        [0] «{ $option }» è una parola di troppo: a quel punto per il posto { $seat } non ci sono più domande. Toglila.
       *[other] La riga { $line } della notazione non ha senso. Contenuto previsto: { $expected }.
    }
error-replay-differs = La partita rigiocata si discosta dalla registrazione { $answers ->
    [0] fin dall’inizio
    [one] già alla prima risposta
   *[other] entro le prime { $answers } risposte
}. La registrazione è stata modificata, o viene da un’altra versione di Senbazuru. Usa il file originale e la versione che lo ha scritto.
error-rules-changed = Questa partita è stata giocata con la versione { $recorded } delle regole, ma qui vale la versione { $present }. Usa la versione di Senbazuru che l’ha salvata, o comincia una nuova partita.
error-unknown-figures = Questa partita è stata giocata con valori del pacchetto di carte «{ $pack }» (edizione { $digest }) che qui non sono noti. Usa la versione di Senbazuru che l’ha salvata, o indica con --pack la cartella di quel pacchetto.

error-no-sheets = In «{ $folder }» non c’è nessun foglio: i fogli sono file di testo (*.txt). Salvane qualcuno lì con «senbazuru sheets export», o indica un’altra cartella.

error-no-packs = In «{ $folder }» non c’è nessun pacchetto di carte: i pacchetti sono file TOML. Salvane qualcuno lì con «senbazuru cards export», o indica un’altra cartella.

error-no-data = «{ $game }» si gioca senza pacchetti di carte né fogli. Avvialo di nuovo senza indicarli.

error-not-provable = «{ $game }» non si può verificare: le sue regole non dicono come si ricava una posizione gemella, cioè diversa ma identica agli occhi di un giocatore. Fai derivare la classe delle regole da «Provable».

error-too-few-cards = Queste famiglie comprendono in tutto { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}, ma a questo tavolo { $needed ->
    [one] ne serve 1
   *[other] ne servono { $needed }
}. Scegli più famiglie, o famiglie più grandi.

error-bot-cannot-play = Il bot «{ $bot }» non conosce il gioco «{ $game }». Scegline uno che lo conosca: { $known }.

error-wrong-player = «{ $given }» non può giocare. Indica un bot ({ $known }), un oggetto di una tua classe derivata da Bot o WordBot, oppure una funzione che riceve una decisione e ciò che vede il giocatore, e restituisce una parola.

## What is spoken and installed

error-unknown-language = Qui non ci sono testi nella lingua «{ $language }». Scegli una di queste lingue: { $known }.
error-unknown-page = Tra le regole non c’è la pagina «{ $page }». Scegli una di queste pagine: { $known }.
error-unknown-paragraph = Nella pagina «{ $page }» non c’è la sezione «{ $paragraph }». Le sezioni della pagina sono: { $known }. «senbazuru rules» le elenca tutte.
error-rulebook-unbuilt = In questa installazione mancano le pagine delle regole. Nella cartella dei sorgenti si creano con «make pages».
error-extra-missing = Per «{ $command }» serve l’extra «{ $extra }», che qui non è installato. Installalo con «pip install "senbazuru[{ $extra }]"».

## Storage

error-storage-failed = Non è stato possibile salvare, quindi non è cambiato niente. Riprova tra un momento; se succede ancora, avvisa il gestore del server: il motivo è scritto nel registro del server.
error-bad-database = Il database «{ $file }» non si può usare: { $problem }. Indica un altro file, o ripara questo.
error-newer-database = Il database «{ $file }» viene da una versione più recente di Senbazuru. Usa quella versione, o indica un altro file.
error-unknown-database = In «{ $kind }» non si possono salvare i tavoli. Indica un file nella forma sqlite:///cartella/tavoli.sqlite.

## Tournaments

error-no-such-bot-class = Il bot «{ $bot }» non si trova: { $problem }. Indicalo nella forma modulo:Classe; il modulo deve essere nella cartella corrente o installato.
error-too-few-bots = Per un torneo servono almeno due bot diversi, ma qui c’è solo «{ $given }». Indicane un altro.
error-bad-tournament = La riga { $line } di { $file } non appartiene a un torneo ({ $problem }). Usa il file così come è stato scritto, o indica un altro nome per un file nuovo.
error-other-tournament = Il file { $file } contiene un altro torneo: lì «{ $field }» vale { $there }, qui { $here }. Avvia il torneo con gli stessi valori del file, o indica un altro file.
error-game-failed = Una partita non è arrivata alla fine ({ $item }): { $problem }. Correggi il bot che ha causato l’errore.
error-worker-ended = Il processo che giocava una partita ({ $item }) si è interrotto { $times ->
    [one] 1 volta
   *[other] { $times } volte
} senza dare un risultato. Controlla i bot di quella partita e la memoria di questo computer.
error-ray-missing = Ray non è installato. Installalo con «pip install "senbazuru[ray]"», o togli --ray per usare i processori di questo computer.
error-no-cluster = All’indirizzo «{ $address }» non c’è nessun cluster Ray: { $problem }. Avviane uno, o scrivi --ray local.
error-cluster-version = Il cluster ha la versione { $there } di Senbazuru, questo computer la { $here }. Installa ovunque la stessa versione.

### Ends of those sentences. What was expected in files is in files.ftl.

## What an option or a plan can be: “Ecco che cosa è ammesso: …”

expected-whole-number = un numero intero da { $least } a { $most }
expected-between = un valore da { $least } a { $most }
expected-increment = un valore da { $least } a { $most }, ma solo con un orologio per tutta la partita
expected-seed = un numero intero da 0 in su, o fino a 32 cifre esadecimali
expected-true-or-false = true o false
expected-players = questo valore, ma solo con almeno { $least ->
    [one] 1 giocatore
   *[other] { $least } giocatori
}
expected-not-beside = questo valore, ma solo senza `{ $other }`
expected-names = un elenco di nomi
expected-number-or-names = un numero fino a { $most }, o un elenco di nomi
expected-number-or-some = un numero, o qualcuno di questi nomi: { $known }
expected-different-names = { $least ->
    [0] nomi diversi
    [one] almeno 1 nome, e ognuno una volta sola
   *[other] almeno { $least } nomi diversi
}

## What is wrong with a record: “La riga 1 della registrazione non si può leggere: …”

problem-no-game = il testo non è né una registrazione, né una partita in notazione, né una posizione
problem-no-text = il file non è un testo
problem-no-json = dal carattere { $character } in poi non è JSON
problem-too-much = contiene numeri troppo lunghi, o troppi livelli annidati
problem-empty = il file è vuoto
problem-no-object = ogni riga deve essere un oggetto JSON
problem-format = la prima riga deve indicare il formato { $format }
problem-header = nell’intestazione manca un valore valido per «{ $name }»
problem-entry = una voce può essere answer, takeback o hash
problem-entry-keys = una voce deve avere una sola chiave: answer, takeback o hash
problem-answer = una risposta è fatta di un posto e degli id delle possibilità scelte
problem-takeback = per il ritiro di una mossa ci vuole un numero di risposte
problem-resign = per la resa ci vuole il numero di un posto
problem-seats = i posti sono indicati male ({ $seats })
problem-seed = un seme ha da 1 a 32 cifre esadecimali
problem-pack-texts = pack_texts deve contenere un testo per ogni nome
problem-other-packs = i pacchetti di carte non sono quelli indicati nelle opzioni

## What else can be wrong: “… non si può leggere: …”, “… non si può usare: …”

problem-no-entry = l’oggetto indicato non è un Entry
problem-no-hello = il primo messaggio deve essere hello
problem-nested = ha troppi livelli annidati
problem-socket = questo indirizzo è di un WebSocket
problem-in-use = lo sta usando un altro server
problem-of-another-program = appartiene a un altro programma
problem-line-broke = la connessione si è interrotta
problem-not-connected = non c’è connessione
