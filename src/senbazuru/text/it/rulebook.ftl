### The rules in the browser: pages, their contents and a search.

rulebook-rules = Regole
rulebook-about = Come si gioca, che cosa fa ogni carta e che cosa vale quando il regolamento lascia aperta una domanda.
rulebook-read = Leggere le regole
rulebook-of-game = Tutte le regole di questo gioco
rulebook-new-tab = si apre in una nuova scheda
rulebook-skip = Vai alle regole
rulebook-loading = Le regole stanno arrivando.
rulebook-unknown = Tra le regole questa pagina non c’è. Scegline una di queste.
rulebook-contents = Indice

## Search

rulebook-search = Cercare nelle regole
rulebook-search-clear = Cancellare la ricerca
rulebook-found = { $count ->
    [0] Nessun risultato per «{ $query }». Prova con meno parole o solo con l’inizio di una parola.
    [one] 1 risultato
   *[other] { $count } risultati
}
rulebook-found-first = Questi sono i primi { $count }. Un’altra parola restringe la ricerca.

## A link to a paragraph

rulebook-link = Link a questo paragrafo
rulebook-link-section = Link a «{ $title }»
rulebook-copied = Il link è copiato.
rulebook-in-address = Ora il link è nella barra degli indirizzi.
