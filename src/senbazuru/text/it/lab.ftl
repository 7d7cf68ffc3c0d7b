### What the laboratory says: simulate, arena, lab, check and bench. Read together with commands.ftl, which tells how.

## Options of several commands

flag-bot = Il bot che gioca a tutti i posti.
flag-bots = I bot che giocano, assegnati ai posti a rotazione: { $bots }, o un tuo bot nella forma modulo:Classe.
flag-numbers = Numero di posti; l’opzione si può ripetere.
    .default = tutti
flag-ray = Gioca sul cluster Ray che ha questo indirizzo; con `local` si avvia un cluster su questo computer.
flag-rounds = Numero di misurazioni di cui si calcola la mediana.
flag-this-mode = Tralascia le misurazioni in Python puro, se la versione è compilata.

metavar-revision = REVISIONE

## Figures

# Stands between the thousands of large numbers in tables.
thousands-separator = .
# A share in the tables of a terminal and in pictures; the other one in running text, and in tables for documents.
percent = { $value }{"\u202F"}%
percent-in-text = { $value }{"\u202F"}%
# Bounds: at least, at most.
span = da { $low } a { $high }

games-count = { $games ->
    [one] 1 partita
   *[other] { NUMBER($games, useGrouping: 0) } partite
}
# What was played, above many a table.
games-and-seed = { games-count }, seme { $seed }
# $players is 1 where one plays alone.
players-count = { $players ->
    [1] solitario
   *[other] { $players } giocatori
}

## While games are played

bar-games = Partite

## Heads of tables. Some tables are for documents, most for a terminal: the shorter the better.

head-against = contro
head-ahead = davanti
head-best = massimo
head-bot = bot
head-bounds = intervallo al 95{"\u202F"}%
head-card = carta
head-cost = costo
head-difference = differenza
head-edge = vantaggio
head-family = famiglia
head-game = gioco
head-games = partite
head-goal = obiettivo
head-here = qui
head-iterations = iterazioni
head-luck = fortuna
head-luck-of-owners = fortuna di chi la gioca
# Points made on a sheet.
head-made = fatti sul foglio
head-median = mediana
head-met = raggiunto
# Milliseconds that a bot thinks about a decision.
head-milliseconds = ms a decisione
head-paid = per pagare
head-place = ordine
head-place-1 = primo
head-place-2 = secondo
head-place-3 = terzo
head-place-4 = quarto
head-place-5 = quinto
head-played = giocata
head-players = giocatori
head-points = punti
head-points-median = { players-count }: punti, mediana
head-rating = forza
head-ratio = rapporto
head-result = risultato
head-rival = avversario
head-seats = posti
head-sheet = foglio
# The points of the rival.
head-theirs = punti avversario
head-version = versione
head-wins = vittorie

## simulate

command-simulate =
    GIOCO è uno di questi: { $games }. Lo stesso seme dà sempre le stesse partite, con qualsiasi numero di processi.
    .line = Fa giocare ai bot molte partite di GIOCO e dice come finiscono.
    .players = Numero di posti.
    .bots = I bot che giocano, assegnati ai posti a rotazione: { $bots }.
    .bots-default = il primo bot del gioco e random
    .games = Numero di partite.
    .as-json = Mostra un oggetto JSON per ogni partita.

## arena

command-arena =
    Ogni bot gioca contro tutti gli altri. A due giocatori si gioca ogni abbinamento; con più giocatori, ogni possibile gruppo di bot (se i bot sono meno dei posti, alcuni occupano più di un posto). I posti cambiano da una distribuzione all’altra; con --duplicate ogni distribuzione si gioca da tutti i posti. Lo stesso seme dà sempre le stesse partite: con qualsiasi numero di processi, qui o su un cluster, tutte di fila o dopo un’interruzione.
    .line = Fa giocare ai bot un torneo di GIOCO e valuta la loro forza.
    .bots = I bot che partecipano: { $bots }, o un tuo bot nella forma modulo:Classe.
    .games = Numero di distribuzioni per ogni abbinamento.
    .games-default = 100
    .players = Numero di posti.
    .players-default = 2
    .duplicate = Gioca ogni distribuzione da tutti i posti: stesse carte, posti scambiati.
    .out = Conserva in questo file ogni partita finita; quelle che ci sono già non si rigiocano.
    .resume = Riprende il torneo di questo file; non serve indicare altro.
    .as-json = Mostra la classifica come oggetto JSON.
    .plot = Disegna anche la classifica in questo file, come immagine SVG.
arena-no-game = Indica un GIOCO, oppure con --resume il file di un torneo.
arena-one-file = --out e --resume indicano entrambe il file del torneo: usa solo una delle due opzioni.
arena-stopped = Torneo interrotto. Partite già giocate (in { $file }): { $played }; ancora da giocare: { $left }. Per riprendere il torneo, ripeti lo stesso comando.
# What is wrong with the first line of a tournament’s file.
arena-format = il suo formato è { $there }, non { $here }
# What was played: $game as it was typed.
arena-heading = { $game }, { players-count }: { $players ->
    [1] { $tables ->
        [one] 1 bot
       *[other] { $tables } bot
    }
    [2] { $tables ->
        [one] 1 abbinamento
       *[other] { $tables } abbinamenti
    }
   *[other] { $tables ->
        [one] 1 tavolo
       *[other] { $tables } tavoli
    }
}, { $deals ->
    [one] 1 distribuzione
   *[other] { NUMBER($deals, useGrouping: 0) } distribuzioni
}{ $every-seat ->
    [yes] , ognuna da tutti i posti
   *[no] {""}
}, { games-and-seed }
# What head-ahead means.
arena-ahead = Davanti: quante volte un bot finisce davanti all’altro allo stesso tavolo; una parità conta per metà.
arena-ahead-alone = Davanti: quante volte un bot fa più punti dell’altro con la stessa distribuzione; una parità conta per metà.
# The picture
arena-picture-title = { $game }, { $players ->
    [1] in solitario
   *[other] { players-count }
}
# For those who cannot see it; $title is the one above.
arena-picture-label = Classifica: { $bots } ({ $title })
arena-picture-games = { games-count } · seme { $seed }
arena-picture-rating = Forza
arena-picture-rating-note = OpenSkill; le fasce mostrano l’intervallo al 95{"\u202F"}%
arena-picture-ahead = Davanti
arena-picture-ahead-note = quante volte il bot della riga finisce davanti a quello della colonna
arena-picture-ahead-signs = con l’intervallo al 95{"\u202F"}%; ▲ di sicuro più della metà, ▼ di sicuro meno

## lab

command-lab =
    .line = Studia i giochi: che cosa dicono molte partite su carte, posti, fogli e bot.

## lab cards

command-lab-cards =
    «Giocata» e «per pagare» dicono quante volte per partita si gioca una copia della carta, e quante volte la si usa per pagare. «Punti» dice quanti punti vale alla fine una carta giocata. «Fortuna» è la quota di vittorie di chi ha giocato la carta, moltiplicata per il numero di giocatori: se decidesse solo il caso, sarebbe 1. «Vantaggio» è la fortuna meno quella di chi ha giocato carte dello stesso costo. Per ogni valore c’è l’intervallo al 95{"\u202F"}%. Seguono le medie delle famiglie e ciò che non raggiunge gli obiettivi.
    .line = Gioca molte partite di GIOCO (mixed, legends o origami) a tavoli scelti a caso e mostra quanto rende ogni carta.
    .games = Numero di partite.
    .picture = Disegna anche il risultato in questo file, come immagine SVG.
    .markdown = Mostra la tabella in Markdown.
    .as-json = Mostra un oggetto JSON per ogni carta.
lab-cards-none = Il gioco { $game } non ha carte. Scegli tra: { $known }.
# Instead of an edge.
lab-cards-hardly = giocata di rado
# $groups are families and the next one, each with its mean; $goal is how far it may be off.
lab-cards-means = Vantaggi medi: { $groups }.
lab-cards-characters = personaggi di costo { $cost }
lab-cards-far = Vantaggio medio oltre ±{ $goal }: { $groups }.
    .none = Vantaggio medio oltre ±{ $goal }: nessuno.
lab-cards-missed = Carte con valori di nostra invenzione e un vantaggio oltre ±{ $goal }: { $cards }.
    .none = Carte con valori di nostra invenzione e un vantaggio oltre ±{ $goal }: nessuna.
lab-cards-length = In media un giocatore fa { $turns } turni e { $points } punti.
# The picture
lab-cards-picture-title = Fortuna di chi gioca una carta, rispetto alle carte dello stesso costo
lab-cards-picture-note = 0 è la media di quel costo; ▲ nettamente meglio, ▼ nettamente peggio; linee: intervallo al 95{"\u202F"}%
lab-cards-picture-cost = costo { $cost }

## lab balance

command-lab-balance =
    A ogni tornata cambiano di un passo i valori segnati «ours» (i punti, i premi dei personaggi e il loro costo con le pieghe) delle carte e delle famiglie troppo forti o troppo deboli; poi si rigiocano le stesse distribuzioni di origami, legends e mixed. Se le carte diventano più equilibrate e la durata delle partite e i punteggi restano gli stessi, i nuovi valori si salvano subito nei file; ogni tornata è descritta in CARTELLA/balance.jsonl. Controlla i nuovi valori prima di usarli: anche se equilibrati, possono sembrare strani.
    .line = Cerca valori più equilibrati per i pacchetti di carte in CARTELLA (si creano con `senbazuru cards export CARTELLA`).
    .games = Numero di partite di ogni gioco per tornata.
    .rounds = Numero massimo di tornate.
lab-balance-nothing = In { $folder } non c’è nessun pacchetto con valori segnati «ours». Crealo con: senbazuru cards export { $folder }
# $name is a card or a character. What keeps a figure from being moved.
lab-balance-no-card = Nel pacchetto { $pack } manca { $name }
lab-balance-no-line = Nel pacchetto { $pack }, { $figure } non è su una riga a sé
lab-balance-heading = seme { $seed }, a ogni tornata { games-count } di ognuno di questi giochi: { $kinds }
# A figure of a card, or of both characters of a name.
lab-balance-figure = { $name } ({ $what ->
    [points] punti
    [award] premio
   *[cost] costo
})
lab-balance-step = da { $was } a { $now }
# $moves are some of figures with their steps, or the next one. $missed is for each game how many cards are too far off.
lab-balance-round = { $number }: { $moves }: squilibrio { $loss }; carte fuori obiettivo: { $missed }; { $kept ->
    [yes] valori tenuti
   *[no] valori ripristinati
}
lab-balance-as-it-is = valori attuali
lab-balance-more = { $moves } e { $count ->
    [one] un altro valore
   *[other] altri { $count } valori
}
lab-balance-moved = Valori cambiati:

## lab seats

command-lab-seats =
    GIOCO è uno di questi: { $games }. I posti si contano in ordine di turno, da chi gioca per primo. «Fortuna» è la quota di vittorie moltiplicata per il numero di giocatori (1 è equo; una vittoria condivisa conta in parte), «punti» è una media. Per ogni valore c’è l’intervallo al 95{"\u202F"}%.
    .line = Fa giocare a un bot molte partite di GIOCO contro sé stesso e mostra come se la cavano il primo giocatore, il secondo e così via.
    .games = Numero di partite per ogni numero di giocatori.
    .bot-default = il primo bot del gioco
    .markdown = Mostra la tabella in Markdown.
lab-seats-alone = in solitario non ci sono né primi né secondi. Indica almeno 2 giocatori.
lab-seats-heading = { $game }, { $bot } a tutti i posti, seme { $seed }

## lab sheets

command-lab-sheets =
    I valori sono la media e la mediana dei punti di chi ha il foglio; il caso decide quali fogli si tengono. Un foglio è equilibrato se la sua media, calcolata sulle partite con qualsiasi numero di giocatori, si scosta al massimo del 12{"\u202F"}% dalla media di tutti i fogli; il solitario si valuta a parte. Per ogni valore c’è l’intervallo al 95{"\u202F"}%.
    .line = Gioca molte partite di Origami Islands e mostra quanti punti fanno i bot con ogni foglio.
    .games = Numero di partite per ogni numero di giocatori.
    .markdown = Mostra le tabelle in Markdown.
lab-sheets-heading = { games-count }, { $bot } a tutti i posti, seme { $seed }
# Of a sheet that is not fair.
lab-sheets-unfair = { $way ->
    [good] troppo buono
   *[poor] troppo scarso
}
# $within is a share, $times a number; $best and $poorest are sheets.
lab-sheets-verdict = Fogli che si scostano dalla media al massimo del { $within }: { $fair } su { $sheets }. Il foglio migliore, { $best }, rende { $times } volte i punti del peggiore, { $poorest }.

## lab strength

command-lab-strength =
    Un obiettivo è raggiunto se il risultato è almeno pari al valore fissato e il limite inferiore dell’intervallo supera ciò che otterrebbero bot di pari forza: in due la metà delle vittorie, in quattro un quarto, in solitario nessuna differenza. Gli intervalli sono al 95{"\u202F"}%, e ogni distribuzione conta una volta sola. Gli stessi bot danno ovunque gli stessi risultati; cambiano solo i tempi.
    .line = Misura la forza dei bot: 200 distribuzioni per riga, ognuna da entrambi i posti, con semi fissi.
    .only = Misura solo le righe che hanno questo testo nel nome, per esempio islands o expert-hard.
    .deals = Gioca meno distribuzioni per riga, per avere in poco tempo un’idea del risultato.
    .keep = Conserva le partite finite in questa cartella; quelle che ci sono già non si rigiocano.
    .kept = Non gioca nulla: riassume le partite conservate finora.
    .write = Scrive le tabelle in questa pagina, tra i segni previsti.
lab-strength-all-rows = In una pagina vanno tutte le righe. Togli --only e --deals, oppure --write.
lab-strength-no-folder = Con --kept serve anche la cartella delle partite: indicala con --keep.
lab-strength-no-row = nessuna riga ha «{ $given }» nel nome.
lab-strength-no-marks = Nella pagina i segni { $begin } e { $end } devono comparire una volta ciascuno.
# Before the bar; $row says who plays what.
lab-strength-row = { $number } di { $total }: { $row }
lab-strength-met = { $met ->
    [yes] sì
   *[no] **no**
}
lab-strength-time = { $minutes } minuti con { $jobs ->
    [one] 1 processo
   *[other] { $jobs } processi
}
# Under a table; without goals if there are none.
lab-strength-sum = { $goals ->
    [0] {""}
   *[other] obiettivi raggiunti: { $met } su { $goals };{" "}
}{ games-count }, { $minutes } minuti di calcolo su un core.
lab-strength-missing = Ancora da misurare: { $rows }.

## check

command-check =
    Si giocano partite di ogni tipo e si controlla che nulla vada perso, che nessuno veda ciò che è nascosto, che non ci siano vicoli ciechi né partite senza fine e che posizioni, registrazioni, copie e annullamenti siano esatti. Alla fine una riga dice quante volte è stata controllata ogni cosa; se c’è un errore, il codice di uscita è 1.
    .line = Gioca partite a caso e controlla in ogni stato che GIOCO funzioni come deve.
    .games = Numero di partite.
    .seed = Numero della prima partita; lo stesso numero dà sempre la stessa partita.
    .seed-default = 0
    .as-json = Mostra conteggi ed errori come oggetto JSON.
# The closing line: $counts are some of those below.
checked = { $game } – { $counts } – tutto a posto
checked-wrong = { $game } – { $counts } – { $wrong ->
    [one] 1 errore
   *[other] { $wrong } errori
}
checked-count = { $what }: { $count }
# How often something was looked at
checked-answers = risposte
checked-barriers = annullamenti negati
checked-compounds = risposte composte
checked-endings = posizioni finali
checked-games = partite
checked-ledgers = informazioni note
checked-looks = anteprime
checked-outputs = viste
checked-prefixes = azioni iniziate
checked-questions = domande
checked-refusals = rifiuti
checked-states = stati
checked-steps = passi
checked-takebacks = ritiri concordati
checked-transcripts = trascrizioni
checked-undos = annullamenti
checked-ways = modi di completare un’azione

## bench

command-bench =
    Nella cartella dei sorgenti si misurano per confronto anche altri motori: lo spiega `python -m bench --help`.
    .line = Misura la velocità del motore: mediane, un core, mosse a caso, ogni risposta controllata.
    .peers = Misura anche OpenSpiel e RLCard; solo nella cartella dei sorgenti.
    .server = Misura invece il server, a confronto con uno di boardgame.io; anche questo solo nella cartella dei sorgenti.
    .against = Fa il confronto con un’altra revisione di git, alternando le misurazioni.
bench-no-checkout = --{ $part } funziona solo nella cartella dei sorgenti: vai lì ed esegui `python -m bench { $part }`.
bench-no-git = --against funziona solo in un repository git, in cui cercare la revisione.
# $problem is what git says.
bench-no-revision = La revisione «{ $revision }» qui non c’è: { $problem }
bench-building = Compilazione di { $revision } …
bench-round = Misurazione { $number } di { $rounds }
# $mode: the engine is compiled, or pure Python.
bench-heading = Senbazuru { $version }, { $mode ->
    [compiled] compilato
   *[pure] Python puro
}
bench-heading-pure = Le stesse misurazioni in Python puro
bench-goal = obiettivo { $goal } { $met ->
    [yes] raggiunto
   *[no] MANCATO
}
# What is measured, in at most 48 letters: a decision, a game ... Units follow.
bench-row-inside = nel motore, 2 giocatori
bench-row-inside-games = nel motore, 2 giocatori, partite
bench-row-inside-five = nel motore, 5 giocatori
bench-row-five-to-two = costo di una decisione, 5 giocatori contro 2
bench-row-driven = guidato da Python, 2 giocatori
bench-row-driven-games = guidato da Python, 2 giocatori, partite
bench-row-driven-by-step = guidato da Python, una chiamata per passo
bench-row-copy = copia
bench-row-search = ricerca, 2 giocatori, greedy gioca fino in fondo
bench-row-legends-inside = Legends nel motore, 2 giocatori
bench-row-legends-share = Legends, in rapporto a Origami
bench-row-mixed-inside = mixed nel motore, 2 giocatori
bench-row-mixed-share = mixed, in rapporto a Origami
bench-row-islands-inside = Islands nel motore, 2 giocatori
bench-row-islands-inside-games = Islands nel motore, 2 giocatori, partite
bench-row-islands-solo = Islands, un solitario di greedy
bench-unit-decisions-s = decisioni/s
bench-unit-games-s = partite/s
bench-unit-microseconds = microsecondi
bench-unit-milliseconds = millisecondi
bench-unit-moves-s = mosse/s
bench-unit-ratio = rapporto
bench-unit-simulations-s = simulazioni/s
bench-unit-times = volte

## python -m bench, in a checkout of the source

measure =
    La prima volta, ciò che serve per gli altri programmi si installa in ~/.cache/senbazuru; con SENBAZURU_PEERS puoi indicare un’altra cartella.
    .line = Misura la velocità di Senbazuru su questo computer, a confronto con altri programmi.
measure-peers =
    Il nostro motore si misura come con `senbazuru bench`, e un’altra volta dopo gli altri.
    .line = Misura il nostro motore, a confronto con OpenSpiel e RLCard.
measure-server =
    Entrambi i server si misurano sotto lo stesso carico; ci vogliono alcuni minuti. boardgame.io ha bisogno di node e npm: se mancano, si misura solo il nostro server.
    .line = Misura il nostro server, a confronto con uno di boardgame.io.

# While it measures, after “bench: ”.
measure-creating = creazione di un ambiente Python in { $folder }
measure-installing = installazione di { $what }
measure-ours = misurazione del nostro motore
measure-ours-again = nuova misurazione del nostro motore
measure-saturate = { $server }: misurazione con sempre più tavoli
measure-pace = { $server }: misurazione con { $rate } mosse al secondo a { $tables } tavoli
measure-idle = { $server }: misurazione con { $tables } tavoli fermi
measure-level = { $tables } tavoli: { $rate } mosse/s, p99 { $p99 } ms
measure-in-memory = { $tables } tavoli sono in memoria; si aspetta che escano dalla memoria
measure-left = { $tables } tavoli sono usciti dalla memoria; ora se ne aggiungono altrettanti
measure-left-out = { $problem }: boardgame.io non si misura

# What is wrong. The first three are followed by what another program says.
measure-not-created = non è stato possibile creare l’ambiente Python
measure-not-installed = non è stato possibile installare { $what }
measure-exit-code = codice di uscita { $code }
measure-no-npm = node e npm non sono installati qui
measure-not-ours = { $folder } non è vuota e non è stata creata da questo programma: indica un’altra cartella con SENBAZURU_PEERS
measure-peers-failed = la misurazione degli altri motori non è riuscita (codice di uscita { $code })
measure-failed = non è stato possibile misurare { $server }
measure-no-start = il server non è partito: { $command }

# The servers
measure-server-compiled = Senbazuru { $version }, compilato, su disco
measure-server-pure = Senbazuru { $version }, Python puro, su disco
measure-server-in-memory = boardgame.io { $version }, in memoria
measure-server-in-files = boardgame.io { $version }, FlatFile

# Headings and notes
measure-ratios = Rapporti
measure-together = Riassunto
measure-paced = { $server }, { $rate } mosse/s a { $tables } tavoli
measure-peers-playing = Altri motori, guidati da Python (decisioni/s, partite/s e quante volte il nostro è più veloce)
measure-peers-thinking = Altri motori, simulazioni al secondo in una ricerca (IS-MCTS, partite finite con mosse a caso) e quante volte il nostro è più veloce
measure-peers-note = RLCard codifica un’osservazione a ogni passo; OpenSpiel e Senbazuru lo fanno solo su richiesta.
measure-busy = Prima della misurazione il carico medio era { $load }, su { $cores ->
    [1] 1 core
   *[other] { $cores } core
}.
measure-disturbed = Non tutti i server hanno avuto il { $share } del loro core: confronta le mosse per secondo di processore.

head-tables = tavoli
head-moves = mosse/s
# Milliseconds within which half of the answers, and all but one of a hundred, came.
head-half = p50 ms
head-slowest = p99 ms
# The share of its core that the server had, and that those had who load it.
head-server = server
head-load = carico
head-moves-of-processor = mosse per secondo di processore

bench-row-to-openspiel = decisioni, rispetto al massimo di OpenSpiel
bench-row-inside-to-rlcard = partite nel motore, rispetto a gin-rummy
bench-row-driven-to-rlcard = partite da Python, rispetto a gin-rummy
bench-row-moves = mosse al secondo, massimo
bench-row-moves-to-in-memory = mosse al secondo, rispetto a «in memoria»
bench-row-moves-to-in-files = mosse al secondo, rispetto a FlatFile
bench-row-moves-of-processor-to-in-memory = mosse/s di processore, rispetto a «in memoria»
bench-row-moves-of-processor-to-in-files = mosse/s di processore, rispetto a FlatFile
bench-row-pace = p99 a { $rate } mosse/s, { $tables } tavoli
bench-row-tables-idle = { $tables } tavoli fermi occupano
bench-row-tables-left = memoria ancora occupata dopo l’uscita
bench-row-tables-again = poi altri { $tables } tavoli occupano
bench-unit-MB = MB
