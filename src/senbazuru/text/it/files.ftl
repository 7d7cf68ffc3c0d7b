### What was expected in files of people’s own: packs, figures, positions and games in notation. Ends of the sentences
### “… c’è qualcosa che non va … Contenuto previsto: …” and “La riga 3 … non ha senso. Contenuto previsto: …” in errors.ftl.
###
### What stands in `these marks`, or before an =, is written so in the file. A list comes with commas; as $name-or and
### $name-and it comes as the language joins lists, and $name-count says how many there are.

## Several kinds of files

# A line of a file by its name, and what is expected after the colon: one of the other messages, or a value.
expected-line = per `{ $name }:` { $expected }
expected-one-of = { $known-or }
# Two words to choose from.
expected-either = { $known-or }
expected-one-line = una sola riga `{ $name }:`
expected-first = all’inizio `{ $name }`
expected-digits = da 1 a 32 cifre esadecimali
expected-number = un numero da { $least } a { $most }
expected-numbers = { $count ->
    [one] 1 numero
   *[other] { $count } numeri
} da { $least } a { $most }
expected-numbers-between = da { $fewest } a { $count } numeri, ognuno da { $least } a { $most }
expected-whole-numbers = numeri interi
expected-any-number = un numero intero
expected-key-once = `chiave: valore`, ogni chiave una volta sola
expected-colon = `chiave: valore`, con i due punti
# Follows the name of the line.
expected-no-such-line = { $nearest ->
    [none] un altro nome, perché qui una riga così non esiste
   *[other] un altro nome, forse `{ $nearest }:`, perché qui una riga così non esiste
}
expected-known-key = { $nearest ->
    [none] una chiave conosciuta, non `{ $word }`
   *[other] una chiave conosciuta, forse `{ $nearest }:` invece di `{ $word }`
}
expected-words-of = solo { $known-or }, non `{ $word }`
expected-counts = ognuna di queste parole al massimo una volta e con un numero fino a { $most }: { $known }; non `{ $word }`
expected-facts = tutti i dati di una posizione
expected-facts-exactly = i dati di una posizione, né più né meno

## Packs

expected-toml = un file TOML leggibile (errore: { $problem })
expected-text = un file di testo leggibile (errore: { $problem })
expected-another-word = una parola diversa da { $word }
expected-one-table = almeno una tabella [[{ $name }]]
expected-own-id = un ID diverso da quello di ogni altra carta
expected-table = una tabella
expected-names-by-colour = i nomi per ogni colore: {"{"} yellow = {"{"} en = ... {"}"}, red = {"{"} en = ... {"}"} {"}"}
expected-names-by-language = i nomi nelle varie lingue, uno in inglese e ognuno di al massimo { $most ->
    [one] 1 carattere
   *[other] { $most } caratteri
}: {"{"} en = "Frog" {"}"}
expected-ongoing-or-scoring = ongoing o scoring, con un elenco di istruzioni
expected-for-everybody = un verbo che può premiare ogni giocatore
expected-sources = la fonte di ognuno di questi valori: { $figures }
expected-exactly-one = una sola di queste parole: { $known }
expected-not-collection = un’altra scelta, perché solo i personaggi premiano una collezione
expected-instructions = un elenco di istruzioni
expected-one-verb-each = istruzioni con un solo verbo ciascuna, come {"{"} draw_from_deck = {"{"} cards = 1 {"}"} {"}"}
expected-verbs = uno di questi verbi: { $known }
expected-parameters = una tabella di parametri
expected-verb-for = { $kind ->
    [within] un verbo per un altro tipo di effetto
   *[other] un verbo per `{ $kind }`
}
expected-verb-in-special = questo verbo solo in un’azione speciale
expected-verb-first = questo verbo solo come prima istruzione di un effetto immediato
expected-verb-last = questo verbo solo come ultima istruzione
expected-one-scoring = una sola istruzione di punteggio
expected-no-parameters = il verbo senza parametri
expected-this-parameter = un valore per questo parametro
expected-true-or-nothing = true (oppure togli il campo)
expected-programs = da { $least } a { $most } elenchi di istruzioni
expected-word = una parola di lettere minuscole, cifre e trattini
expected-fields-of = uno di questi campi: { $known }
expected-one-paper = a ogni tavolo una sola famiglia con la carta di riso
expected-exact-with-folds = exact solo insieme a folds e senza cards, family e worth
expected-family-or-folds = family o folds
expected-only-with-origami = family e cost solo insieme a origami

## Figures: folded pictures as text. “f3 10,20 30,40 50,60” is a facet, “:tail” a flap, “- 10,20 30,40” a crease.

# $most is how many characters the description may have.
expected-figure-head = `nome: che cosa si vede` o `nome (secondo tipo di carta): che cosa si vede`, con una descrizione di al massimo { $most } caratteri
expected-figure-name = all’inizio `{ $name }:`, come il nome del file
expected-second-paper = come secondo tipo di carta { $known-or }, non `{ $word }`
expected-second-named = nella prima riga anche il nome del secondo tipo di carta, per esempio `nome (rust): …`
expected-flap-first = prima un lembo, per esempio `:body`
expected-facet-in-flap = { $flap ->
    [none] un lembo con almeno una faccia
   *[other] almeno una faccia nel lembo `:{ $flap }`
}
expected-paper-and-tone = un tipo di carta da origami (f, g, b o k) con un tono da 1 a 5, per esempio `f3`, non `{ $word }`
expected-corner = vertici indicati con due numeri interi da 0 a { $most }, per esempio `10,20`, non `{ $word }`
expected-corners = almeno { $least } vertici
expected-area = vertici che non stiano tutti su una stessa retta
expected-fewer-facets = al massimo { $most } facce
expected-smaller-figure = un file di al massimo { $most } byte, non { $size }
expected-colour = un colore, per esempio "#3a7" o "#33aa77"
expected-crest = il nome di uno stemma ({ $known }) o un tracciato SVG di al massimo { $most } caratteri in un riquadro di 24 × 24

## Positions of Origami and Legends

expected-one-at-least = almeno una famiglia
expected-families-of = nel gioco { $game } solo { $known-or }, non `{ $word }`
expected-cards = { $most ->
    [one] al massimo 1 carta
   *[other] al massimo { $most } carte
}
expected-in-hands = { $card } solo tra le carte in mano
expected-no-characters = nelle collezioni solo origami, non personaggi
expected-copies = { $copies ->
    [one] { $card } una volta sola, perché nella scatola non ci sono altre copie
   *[other] { $card } al massimo { $copies } volte in tutto, perché nella scatola non ci sono altre copie
}
expected-levels = dopo `{ $mark }` solo cifre e lettere fino a { $last }
expected-in-play = carte delle famiglie in gioco, non `{ $word }`
expected-unmarked = segni solo dopo le carte di una collezione
expected-chosen = una o due carte di questa mano
expected-middle = personaggi, di ogni coppia al massimo un colore
expected-held = solo carte di `hand { $seat }`
expected-at = dopo at= un’istruzione con { $step }
expected-at-asked = dopo at= l’istruzione a cui si riferisce la domanda
expected-at-running = dopo at= un’istruzione che fa qualcosa quando si gioca o si usa la sua carta
expected-memory = dopo memory= una maschera di bit dei posti
expected-price = dopo card= una carta, e poi un costo che si può pagare
expected-deep = { $discards ->
    [0] dopo deep= solo 0, perché non ci sono scarti
    [one] dopo deep= al massimo 1, perché negli scarti c’è 1 sola carta
   *[other] dopo deep= al massimo { $discards }, perché negli scarti ci sono solo { $discards } carte
}
expected-no-paper = un passo senza carta di riso, perché qui non ce n’è
expected-from = dopo from= una carta di una collezione
expected-at-most = dopo { $name }= al massimo { $most }
expected-type = dopo { $name }= il numero di un tipo di carta più 1, al massimo { $most }
expected-given = dopo given= una carta di questa mano
expected-own-card = dopo card= la carta a cui appartiene l’istruzione di at=
expected-no-column = column= solo se la carta è già in una collezione
expected-paid = dopo paid=, paper= e doubled= solo quanto c’è negli scarti e nel mazzo della carta di riso
expected-question = un momento in cui c’è una domanda e qualcuno può rispondere
expected-step = { $nearest ->
    [none] un passo (uno di questi: { $known }), non `{ $word }`
   *[other] un passo, forse `{ $nearest }` invece di `{ $word }`
}
expected-fields = uno di questi dati: { $known }; non `{ $word }`

## Positions of Islands

expected-two-each-once = almeno due fogli, ognuno una volta sola
expected-somebody = qualcuno che può rispondere
# Follows `bid:`.
expected-bid = un’offerta solo se c’è anche `bidder:`, e viceversa; `winner:` può avere solo lo stesso posto di `bidder:`
expected-not-both = al massimo una di queste due tecnologie: { $both-and }
expected-dealt = { $count ->
    [one] 1 foglio
   *[other] { $count } fogli diversi
} tra quelli in gioco
expected-one-sheet = un solo foglio
expected-islands = le due isole di un foglio e poi le due di un altro
expected-begun = per le isole già iniziate, nell’ordine, `begun 1`, `begun 2` e così via
expected-not-begun = l’isola senza `begun`, perché non c’è ancora nulla di colorato
expected-volcanoes = almeno volcano { $count }, cioè un segnalino per ogni vulcano non ancora circondato su un’isola iniziata
expected-island = un foglio, il numero 1 o 2 e, se l’isola è iniziata, per esempio `begun 1`; fogli disponibili: { $sheets }
expected-rows = subito sotto, { $rows ->
    [one] 1 riga
   *[other] { $rows } righe
} di caselle con `|` all’inizio, non { $given }
expected-squares = { $squares ->
    [one] 1 casella
   *[other] { $squares } caselle
} nella riga { $row } dell’isola, non { $given }
expected-mark = { $paint-count ->
    [0] in { $square } (colonna { $column }, riga { $row }) `{ $there }` come sul foglio, non `{ $mark }`
   *[other] in { $square } (colonna { $column }, riga { $row }) `{ $there }` come sul foglio o il colore { $paint-or }, non `{ $mark }`
}
expected-words = { $count ->
    [one] una parola: { $known-or }
   *[other] { $count } parole, ognuna { $known-or }
}
expected-filled = una sagoma completata solo se tutte le sue caselle sono colorate
expected-nothing-else = solo la scelta dei fogli, finché non è conclusa
expected-choosing = un posto che deve ancora scegliere
expected-no-step = un altro passo, perché qui `{ $step }` non può stare
expected-nothing-on-half = un `paint` completo prima di un altro passo
expected-frame = un passo (uno di questi: { $known }), poi `seat=` e, se servono, { $fields }
expected-part = dopo `{ $name }=` un numero da 0 a { $most }, non `{ $given }`
expected-part-of = dopo `{ $name }=` una di queste parole: { $known }; non `{ $given }`
expected-possible = `{ $step }` solo come può capitare in una partita

## Games in notation

expected-turn = il turno { $turn }, non { $given }
expected-answers = una risposta, anche prima e dopo ogni `;`
expected-answer = per il posto { $seat } una di queste risposte: { $offered }; non `{ $word }`
expected-answer-after = una risposta dopo `{ $seat }:`
expected-answer-of = una risposta del posto { $seats-or }, non del posto { $seat }
expected-nothing-after = dopo `{ $word }` la fine della risposta del posto { $seat }
expected-no-more = la fine delle risposte, perché la partita è finita
expected-seat = un posto da 0 a { $most }, non { $seat }
expected-seat-first = prima della risposta il numero del posto e `:`, perché qui può rispondere il posto { $seats-or }
expected-semicolon = un `;` prima di `{ $word }`, perché a quel punto si vede qualcosa di nuovo
expected-takeback = `{ $word }` e il numero di risposte che valgono ancora
expected-takeback-to = dopo `{ $word }` un numero da { $least } a { $most }
expected-resign = `{ $word }` e un posto che non si è ancora arreso: { $seats-or }
expected-no-takeback = una risposta, perché non c’è ancora nulla da ritirare con `{ $word }`
expected-turn-line = un turno, non `{ $name }:`, perché tutta l’intestazione va all’inizio
expected-beginning = una riga `seed:` o `position:` nell’intestazione
expected-value = un valore valido, non JSON con errori
expected-object = un oggetto JSON
expected-indented = una posizione nelle righe seguenti, tutte rientrate
# The next three follow the name of a line.
expected-as-there = { $players }, come nella posizione
expected-packs = { $packs }, perché qui non ci sono altri pacchetti di carte
expected-without = un elenco senza `{ $pack }`, perché qui non si conoscono altri valori per quel pacchetto

## Points that are counted at home. No browser says this.

# What people write to have their points counted; in line 0, something that is missing everywhere or was just typed.
error-bad-count = { $line ->
    [0] Così non si possono contare i punti. Ci vuole: { $expected }.
   *[other] Riga { $line } del file: così non si possono contare i punti. Qui ci vuole: { $expected }.
}
    .because = { $line ->
        [0] Così non si possono contare i punti: { $why }.
       *[other] Errore alla riga { $line } del file: { $why }.
    }
error-not-counted = I punti di «{ $game }» qui non si possono contare. Scegli uno di questi giochi: { $known }.

expected-one-meant = un nome non ambiguo, perché `{ $word }` può essere { $known-or }
expected-name = { $nearest ->
    [none] un nome valido: qui `{ $word }` non esiste
   *[other] un altro nome invece di `{ $word }`, forse { $nearest }
}
expected-families-line = { $count ->
    [one] una riga `families:`, perché dalle carte non si capisce quale famiglia sia in gioco
   *[other] prima del primo giocatore una riga `families:`, perché dalle carte non si capisce quali siano le { $count } famiglie in gioco
}
expected-paper-counted = un numero, ma soltanto se anche `hand:` è un numero
expected-no-paper-here = nessun foglio di carta di riso, perché nessuna famiglia in gioco ne ha
expected-once = ogni isola una volta sola
expected-two-sheets = due fogli diversi per ogni giocatore
# $number: which one, as the sheet counts them
expected-outline-filled = `no` per la sagoma { $number }, perché le sue caselle non sono tutte dello stesso colore: { $squares }
