### What the commands say: first of themselves, then what they print.
###
### `command-lab-cards` is the command `senbazuru lab cards`, `command` is `senbazuru` itself. `.line` tells in the list of
### commands what it is for; with `--help` the message follows, a paragraph each. The other attributes are its options by
### their names, with `-default` for one whose default cannot be shown as it is. GAME, FILE and so on are the messages
### `metavar-...`; a text may speak of them. What is typed (commands, options, the names of games and bots) is the same in
### every language.
###
### Commands and options tell what they do in the third person: "Scrive ...", "Riprende ...".

command =
    Con Senbazuru giochi, simuli e studi Origami, Origami: Legends e Origami Islands. Tutto ciò che dipende dal caso è deciso dal seme: lo stesso seme dà ovunque la stessa partita.

    Senza un comando si gioca nel browser, come con `serve`.
    .line = Un tavolo digitale per giochi di origami.
    .version = Mostra la versione ed esce.

## Options of several commands

flag-as-json = Mostra tutto in un unico oggetto JSON.
flag-jobs = Numero di processi da usare.
flag-language = La lingua: { $languages }.
    .default = SENBAZURU_LANGUAGE o la lingua del sistema
flag-packs = Una cartella con pacchetti di carte nuovi o modificati (senbazuru cards export) oppure, per islands, un foglio o una cartella di fogli (senbazuru sheets export); l’opzione si può ripetere.
flag-seed = Il seme, che decide tutto ciò che dipende dal caso: al massimo 32 cifre esadecimali.
    .default = ogni volta un seme nuovo

## What is to be given, as --help shows it

metavar-options = [OPZIONI]
metavar-command = COMANDO [ARGOMENTI]...
metavar-address = INDIRIZZO
metavar-directory = CARTELLA
metavar-file = FILE
metavar-files = FILE
metavar-float-range = NUMERO
metavar-folder = CARTELLA
metavar-game = GIOCO
metavar-integer = INTERO
metavar-integer-range = INTERO
metavar-language = LINGUA
# NOME is one of several limits, N a number.
metavar-limit = NOME=N
metavar-link = LINK
metavar-names = FOGLIO
metavar-page = PAGINA
metavar-path = PERCORSO
metavar-seed = SEME
metavar-text = TESTO
# What stands before and after | is typed; POSTO is a number.
metavar-viewer = POSTO|spectator|all

## Said by several commands

# Stands before the digits after it, in tables.
decimal-point = ,
no-bots = indica almeno un bot.
# $given is what was typed.
no-seed = «{ $given }» non è un seme. Un seme ha da 1 a 32 cifre esadecimali.
# $file or $place is a file or a folder, $problem one of those below.
no-text = { $file } non è un file di testo. Usa un file salvato da Senbazuru o un testo scritto da te.
not-read = Impossibile leggere { $file }: { $problem }. Controlla come si chiama il file e dove si trova.
not-written = Impossibile scrivere in { $place }: { $problem }.
file-there = In { $folder } c’è già { $file }. Scegli un’altra cartella o aggiungi --force.
# $option is a flag such as --dark.
pictures-only = L’opzione { $option } vale solo per le immagini delle carte: aggiungi --svg e una cartella, oppure togli { $option }.
seed = seme { $seed }

## A game in words: replay and position

# A seat whose name is not known, as notation counts them.
seat = Posto { $seat }
score-final = Punteggio finale
score-now = Punteggio attuale
# Which of the two collections, before a card of it.
score-side = { $column ->
    [left] sinistra
   *[right] destra
}
# Where a character lay that gave points.
score-middle = centro del tavolo

## What a system has against it; others are said in its own words.

trouble-eacces = permesso negato
trouble-eaddrinuse = un altro programma usa già questo indirizzo
trouble-eaddrnotavail = l’indirizzo non appartiene a questo computer
trouble-eexist = il file esiste già
trouble-eisdir = è una cartella
trouble-enoent = il file o la cartella non esiste
trouble-enospc = il disco è pieno
trouble-enotdir = non è una cartella
trouble-eperm = operazione non permessa
trouble-erofs = il disco è in sola lettura

## senbazuru alone

# $mode: the engine is compiled, or pure Python.
version = senbazuru { $version } ({ $mode ->
    [compiled] compilato
   *[pure] Python puro
})
no-table-for-browsers = { $why ->
    [not-built] Qui il tavolo per il browser non è ancora pronto (si prepara con `make web` e Node.js), quindi si gioca nel terminale.
   *[not-installed] Qui il tavolo per il browser non è installato (si installa con `pip install "senbazuru[server]"`), quindi si gioca nel terminale.
}

## play

command-play =
    GIOCO è uno di questi: { $games }. Si gioca contro i bot, con altri alla stessa tastiera o, in alcuni giochi, in solitario.

    La partita si salva da sola dopo ogni risposta e la volta dopo riprende da lì. Al tavolo, premi h per sapere a che cosa servono gli altri tasti.
    .line = Gioca una partita di GIOCO nel terminale.
    .players = Numero di posti; 1 è ammesso solo nei giochi con il solitario.
    .players-default = 2
    .humans = Numero di persone che giocano passandosi la tastiera.
    .bots = I bot che giocano, nell’ordine dei posti; a scelta tra { $bots }.
    .bots-default = il primo bot del gioco, di solito greedy
    .data = La cartella in cui si salvano le partite.
    .data-default = la tua cartella dei dati
    .new = Comincia una nuova partita invece di riprendere quella salvata.
    .pace = Quanti secondi aspetta un bot prima di agire.
    .pace-default = 0.6, ma 0 con --watch
    .watch = Fa giocare solo i bot e racconta la partita a parole, come la vede uno spettatore.

## serve

command-serve =
    Anche i programmi possono giocare, usando il protocollo. Tutti i tavoli sono salvati in un solo file SQLite: puoi fermare e riavviare il server quando vuoi, senza perdere nessuna partita.
    .line = Avvia un server con tavoli per persone e bot; si gioca nel browser.
    .host = L’indirizzo su cui il server è in ascolto; con 0.0.0.0 è raggiungibile anche dagli altri computer della tua rete.
    .port = La porta del server.
    .data = La cartella in cui si salvano i tavoli.
    .data-default = la tua cartella dei dati
    .database = Usa un altro database, indicato nella forma sqlite:///FILE.
    .no-browser = Non apre il browser.
    .bot-processes = Numero di processi in cui pensano i bot.
    .origins = Un altro indirizzo, come https://play.example.org, le cui pagine possono comunicare con questo server.
    .proxies = Un proxy, o una rete di proxy come 10.0.0.0/24, di cui il server si fida per sapere da dove arrivano le richieste.
    .style = Il formato del registro del server, scritto su stderr.
    .log-level = Quanto è dettagliato il registro.
    .smtp = Il server di posta per le e-mail a chi è di turno: smtps://USER@HOST (TLS), smtp://USER@HOST (STARTTLS) o smtp+plain://HOST. La password sta in SENBAZURU_SMTP_PASSWORD o in un file.
    .smtp-password-file = Un file con la sua password.
    .mail-from = Il mittente delle e-mail, per esempio play@example.org.
    .public = L’indirizzo con cui gli altri aprono questo server, per esempio https://play.example.org; con questo cominciano i link nelle e-mail.
    .limits = Cambia un limite; l’elenco è in docs/server.md.
serve-ready = Senbazuru è attivo all’indirizzo { $address }   (Ctrl+C per fermarlo)
serve-others = Per gli altri nella tua rete: { $address }
serve-in-the-clear = Altri possono leggere ciò che passa sulla rete. Fuori dalla rete di casa usa TLS: vedi docs/security.md.
serve-no-browser = Qui non è stato possibile aprire un browser: apri tu l’indirizzo.
serve-bad-proxy = «{ $given }» non è né un indirizzo né una rete. Scrivi per esempio 127.0.0.1 o 10.0.0.0/24.
serve-bad-limit = «{ $given }» non è un limite. Scrivi NOME=N, dove NOME è uno di questi: { $known }.
serve-mail-needs = Con --smtp ci vuole anche { $flag }; vedi docs/server.md
serve-bad-mail = «{ $given }»; come si scrivono --smtp, --mail-from e --public è spiegato in docs/server.md
serve-cannot-listen = Impossibile avviare il server su { $host }, porta { $port }: { $problem }. Scegli un altro indirizzo con --host o un’altra porta con --port.

## join

command-join =
    LINK è il link personale di un posto (http://host:port/table/ID#SEGRETO), un invito (lo stesso link senza il segreto) oppure, con --game, l’indirizzo del server: in questo caso si apre un nuovo tavolo, a cui possono sedersi anche altri.
    .line = Gioca nel terminale a un tavolo di un server.
    .name = Il nome con cui ti vedono gli altri.
    .name-default = il tuo nome su questo computer
    .seat = Il posto da occupare.
    .seat-default = il primo libero
    .watch = Guarda la partita senza giocare.
    .game = Apre un nuovo tavolo per questo gioco: { $games }.
    .players = Nuovo tavolo: numero di posti.
    .bots = Nuovo tavolo: bot per gli ultimi posti, per esempio greedy,greedy; a scelta tra { $bots }.
    .minutes = Nuovo tavolo: minuti a disposizione di ognuno per tutta la partita.
    .increment = Nuovo tavolo: secondi in più dopo ogni azione.
    .listed = Nuovo tavolo: possono trovarlo anche gli sconosciuti.
# How somebody is called who has not said, and whose machine does not know it either.
guest = Invitato
join-new-only = { $flag } vale solo per un nuovo tavolo: aggiungi --game.

## rules

command-rules =
    PAGINA è un gioco, `rulings` (i casi particolari) o una sola sezione, come `legends#characters` o `origami#farm-cat`. Senza PAGINA compare l’indice di tutte le pagine.
    .line = Mostra le regole o cerca qualcosa nel loro testo.
    .query = Cerca queste parole in PAGINA o in tutte le pagine.
# Under the contents of all pages.
rules-onwards = «senbazuru rules legends» mostra una pagina, «senbazuru rules legends#characters» una sua parte e «senbazuru rules --search "due balene"» cerca delle parole. Al posto di «legends» puoi scrivere qualsiasi voce della colonna di destra.
rules-found = { $count ->
    [0] Nelle regole non c’è niente su «{ $query }». Prova con meno parole o con l’inizio di una parola.
    [one] Di «{ $query }» si parla in un punto:
   *[other] Di «{ $query }» si parla in { $count } punti:
}

## replay

command-replay =
    FILE è una registrazione o una partita in notazione; con «-» si legge dallo standard input. Con --verify la partita non viene raccontata ma controllata: se qualcosa non corrisponde, il codice di uscita è 1.
    .line = Rigioca la partita di FILE e la racconta a parole.
    .verify = Controlla impronte, versione delle regole, pacchetti di carte e sigillo; mostra il risultato in una riga.
    .viewer = Il punto di vista da cui si racconta la partita.
    .as-notation = Mostra invece la partita in notazione.
no-viewer = «{ $given }» non è al tavolo. Indica un posto (si conta da 0), spectator o all.
story-takeback = (Tutti sono d’accordo: si torna { $answers ->
    [0] all’inizio
    [one] alla posizione dopo 1 risposta
   *[other] alla posizione dopo { $answers } risposte
}.)
# The closing line of --verify: $counts are some of the next five.
verified = { $game } – { $counts } – tutto a posto
verified-wrong = { $game } – { $counts } – { $count ->
    [one] 1 errore
   *[other] { $count } errori
}
verified-none = { $file }: 1 errore
verified-answers = { $count ->
    [one] 1 risposta
   *[other] { $count } risposte
}
verified-hashes = { $count ->
    [one] 1 impronta
   *[other] { $count } impronte
}
verified-rules = regole { $version }
verified-packs = pacchetti { $packs }
    .none = nessun pacchetto
verified-commitment = sigillo
# What is wrong
verified-after = { $problem } (dopo { $answers ->
    [one] 1 risposta
   *[other] { $answers } risposte
})
verified-seed = Il seme non è quello promesso: il suo sigillo non corrisponde.
verified-order = La registrazione è stata modificata: mancano delle impronte, oppure l’ordine è cambiato.

## position

command-position =
    Ogni riga di FILE ha la forma `chiave: valore`, per esempio `hand 0: cat, sheep`; con «-» si legge dallo standard input. Il comando mostra che cosa è successo, la posizione, ogni domanda aperta con le risposte possibili (e, per quelle impossibili, il motivo) e il punteggio carta per carta. Nulla resta nascosto: il comando serve a chiarire dubbi sulle regole, non a giocare. Tutte le chiavi e le parole delle risposte sono in docs/positions.md.
    .line = Prepara una posizione da FILE, dà le risposte e mostra che cosa succede.
    .answers = Una risposta a parole: 'play cat sheep left', oppure '1: cat' se devono rispondere più posti; ';' separa due risposte. L’opzione si può ripetere.
# Headings
position-happened = Che cosa è successo
position-itself = La posizione
position-asked = Domande aperte
position-over = Nessuna: la partita è finita.
# An answer that cannot be given, and a few words why.
position-cannot = { $option } – { $why }
# $problem is a sentence.
position-answer = --answer «{ $answer }»: { $problem }

## score

command-score =
    GIOCO è uno di questi giochi: { $games }. FILE contiene, a seconda del gioco, le due collezioni di ogni giocatore (dal fondo alla cima) e le carte rimaste in mano, oppure le isole colorate e le monete: una coppia `chiave: valore` per riga; con «-» si legge dallo standard input. Tutte le chiavi sono elencate in docs/score.md. Senza FILE il comando chiede i dati, un giocatore alla volta.

    I nomi possono essere quelli italiani o gli identificatori inglesi, e bastano le prime lettere: «el» è l’Elefante.
    .line = Conta i punti di una partita a GIOCO fatta a casa e mostra chi ha vinto.
# What is asked, before what is typed.
score-ask-players = Numero di giocatori (da { $least } a { $most })
score-ask-name = Nome ({ $name })
score-ask-families = Famiglie in gioco
score-ask-middle = Personaggi al centro del tavolo
score-ask-left = Collezione di sinistra, dal fondo alla cima
score-ask-right = Collezione di destra, dal fondo alla cima
score-ask-hand = Carte rimaste in mano
score-ask-paper = Fogli di carta di riso inclusi
score-ask-sheets = I due fogli
score-ask-coins = Monete
# A row of an island; nothing for the first if it was not begun. The letters are typed so: blue, green, red.
score-ask-row = Riga { $row } (b = blu, g = verde, r = rosso; { $row ->
    [1] lascia vuoto se l’isola non è iniziata
   *[other] lascia vuoto se è come mostrato sopra
})
score-ask-outline = { $outline } ({ $squares }): completata con una sola forma? (sì/no)

## cards

command-cards =
    Di ogni valore è indicata la fonte: regolamento (è stampato in un regolamento), deduzione (si ricava da una nota o da un esempio), elenco (viene da un elenco pubblicato) o invenzione (l’abbiamo scelto noi). `senbazuru cards export CARTELLA` scrive i pacchetti di carte come file di testo da modificare.
    .line = Elenca le carte con tutti i valori e la loro fonte.
    .family = Mostra solo questa famiglia; characters indica i personaggi.
    .as-json = Mostra un elenco di oggetti JSON.
    .pictures = Salva in CARTELLA un’immagine di ogni carta e del dorso, con una sottocartella per famiglia.
    .small = Con --svg: carte piccole senza testo, come quelle mostrate nella mano.
    .dark = Con --svg: per uno sfondo scuro.
    .force = Con --svg: sovrascrive le immagini già esistenti.
command-cards-export =
    .line = Scrive i pacchetti di carte in CARTELLA come file di testo, da modificare e poi usare con --pack CARTELLA.
    .force = Sovrascrive i pacchetti già esistenti.
cards-family = { $family }, { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
# Before the name of a card.
cards-copies = { $count } x
# $kind: rice paper has folds only, and a character no points.
cards-figures = { $kind ->
    [paper] {""}
   *[other] costo { $cost },{" "}
}{ $folds ->
    [one] 1 piega
   *[other] { $folds } pieghe
}{ $kind ->
    [origami] , { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
   *[other] {""}
}
# $kind of effect, and what it does.
cards-effect = { $kind }: { $text }
# One of the four marks that command-cards explains.
cards-mark = { $source ->
    [book] regolamento
    [read] deduzione
    [list] elenco
   *[ours] invenzione
}
# Where some figures of a card come from.
cards-source = { cards-mark }: { $figures }
cards-exported = { $packs ->
    [one] 1 pacchetto di carte salvato
   *[other] { $packs } pacchetti di carte salvati
} in { $folder }. Dopo le modifiche, scrivi: senbazuru simulate origami --pack { $folder }
# Before a bar that grows.
cards-drawing = Disegno delle carte
# The title of a picture.
cards-back = Dorso delle carte
cards-drawn = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} e il dorso salvati in { $folder }.

## The tables of the rules pages

tables-origami = origami
tables-character = personaggio
tables-effect = che cosa fa
tables-source = da dove viene
tables-yellow = giallo
tables-red = rosso
# All figures of a card come from one source.
tables-all = tutto: { $mark }
tables-family = { $family } ({ $count ->
    [one] 1 carta
   *[other] { $count } carte
})
tables-ours =
    Su { $cards } origami, sono di nostra invenzione il costo di { $cost }, le pieghe di { $folds }, i punti di { $points } e l’effetto di { $effect }.
    Nomi inventati da noi: { $name ->
        [0] nessuno
       *[other] { $name }
    }; numeri di copie inventati da noi: { $copies ->
        [0] nessuno
       *[other] { $copies }
    }.
tables-ours-characters = Su { $effects ->
    [one] 1 effetto
   *[other] { $effects } effetti
}, { $ours ->
    [one] 1 è
   *[other] { $ours } sono
} di nostra invenzione; lo stesso vale per i valori segnati così nell’ultima colonna.
# Under the table of a family; $sources says where the figures of rice paper come from.
tables-paper = A questa famiglia { $count ->
    [one] si aggiunge 1 foglio
   *[other] si aggiungono { $count } fogli
} di carta di riso, da { $folds ->
    [one] 1 piega
   *[other] { $folds } pieghe
} ciascuno ({ $sources }).

## sheets

command-sheets =
    `senbazuru sheets orizuru`, per esempio, disegna il foglio orizuru. Ogni foglio ha due isole. Tutti i fogli sono una nostra invenzione. `senbazuru sheets export CARTELLA` li scrive come file di testo da modificare.
    .line = Elenca i fogli di Origami Islands o ne disegna alcuni.
    .usage = [FOGLIO... | COMANDO [ARGOMENTI]...]
    .as-json = Mostra un elenco di oggetti JSON.
    .svg = Scrive in questa cartella un’immagine SVG di ogni foglio.
    .force = Sovrascrive le immagini già esistenti.
command-sheets-draw =
    .line = Disegna i fogli indicati con il loro ID o con un tuo file.
    .as-json = Mostra un elenco di oggetti JSON.
    .svg = Scrive in questa cartella le immagini SVG di questi fogli.
    .force = Sovrascrive le immagini già esistenti.
command-sheets-check =
    Di ogni errore sono indicate la riga del file, l’isola e la casella (riga e colonna); se ci sono errori, il codice di uscita è 2.
    .line = Controlla i tuoi fogli e segnala tutti gli errori.
    .as-json = Mostra file ed errori come elenco di oggetti JSON.
command-sheets-export =
    .line = Scrive i fogli in CARTELLA come file di testo da modificare.
    .force = Sovrascrive i fogli già esistenti.
# Before the bar that grows while they are drawn.
bar-sheets = Fogli

## print

command-print =
    Carte, fogli delle isole, schede riassuntive, segnapunti e regole, con testi e illustrazioni nostri. Che cos’altro abbiamo aggiunto noi è indicato sulla pagina.

    Stampa al 100 %, senza «adatta alla pagina», così le carte hanno la misura giusta.
    .line = Scrive file PDF da stampare.
command-print-cards =
    In due basta `senbazuru print cards --families farm,sky`. Le carte misurano 63 × 88 mm e ogni carta ha tante copie quante nella scatola; la carta di riso viene stampata con la famiglia `polar`.
    .line = Carte, nove per pagina, con segni di taglio e dorsi.
    .once = Una sola copia di ogni carta, anche se nella scatola ce ne sono di più.
    .backs = Senza le pagine dei dorsi.
command-print-sheets =
    `senbazuru print sheets --sheets masu,tako` ne stampa due: una pagina per giocatore.
    .line = Fogli delle isole da colorare e compilare, due per pagina.
command-print-science =
    .line = Fogli della scienza per giocare a Origami Islands in solitario, due per pagina.
command-print-reference =
    .line = Come si gioca e che cosa fanno le carte o i luoghi di un gioco.
command-print-scorepad =
    .line = Segnapunti, quattro per pagina.
command-print-rules =
    .line = Le regole come libretto da piegare.
    .booklet = Pagine singole di mezzo foglio, in ordine di lettura, invece di due per facciata.
flag-families = Solo queste, per esempio farm,sky.
    .default = tutte
flag-game = Solo ciò che serve a questo gioco.
    .default = tutti
flag-sheets = Solo questi, per esempio masu,tako.
    .default = tutti
flag-output = Dove scrivere.
    .default = senbazuru-cards.pdf e così via
flag-paper = Il formato dei fogli della stampante.
flag-force = Sovrascrive un file già esistente.
print-there = Il file { $file } esiste già. Indica un altro nome con -o oppure aggiungi --force.

## completion

command-completion =
    Per bash aggiungi a ~/.bashrc la riga  eval "$(senbazuru completion bash)"  e per zsh aggiungi a ~/.zshrc la riga  eval "$(senbazuru completion zsh)" . Per fish esegui: senbazuru completion fish > ~/.config/fish/completions/senbazuru.fish
    .line = Mostra lo script con cui la SHELL completa comandi e opzioni.
