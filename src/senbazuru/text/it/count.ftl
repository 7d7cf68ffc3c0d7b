### What the page says where points of a game at home are counted: `/count`.

count-about = Hai giocato a casa, con le carte o con carta e matita? Inserisci ciò che c’è sul tavolo e guarda da dove viene ogni punto. I dati restano nel link di questa pagina: il server fa solo il conto e non conserva nulla.
count-game = Gioco
count-players = Giocatori
count-add = giocatore
count-remove = Togliere { $name }
count-name = Nome
count-undo = Annullare
count-link = Copiare il link
count-anew = Ricominciare
count-result = Il punteggio
# There is something on the pad that cannot be in the box.
count-too-many = Nella scatola non ci sono così tante carte. Annulla l’ultima azione o controlla le carte in mano.

## Cards

count-families = Famiglie in gioco
    .missing = Scegli prima le famiglie in gioco: alcune carte le contano.
# $where: left, right (collection) or middle (of the table), here and below
count-gallery = { $where ->
    [left] Carte per la collezione di sinistra
    [right] Carte per la collezione di destra
   *[middle] Personaggi per il centro del tavolo
}
count-search = Prime lettere del nome
count-tap = { $where ->
    [left] Tocca le carte della collezione di sinistra, dal fondo alla cima.
    [right] Tocca le carte della collezione di destra, dal fondo alla cima.
   *[middle] Tocca i personaggi al centro del tavolo.
}
count-enter = { $where ->
    [left] Invio: { $card } nella collezione di sinistra.
    [right] Invio: { $card } nella collezione di destra.
   *[middle] Invio: { $card } al centro del tavolo.
}
count-put = { $where ->
    [left] { $card }: ora nella collezione di sinistra.
    [right] { $card }: ora nella collezione di destra.
   *[middle] { $card }: ora al centro del tavolo.
}
count-empty = ancora nessuna carta
count-up = Un posto più su
count-down = Un posto più giù
count-over = Nell’altra collezione
count-take = Togliere
count-take-of = Togliere { $card }
count-hand = Carte rimaste in mano
count-paper = Fogli di carta di riso inclusi
count-middle = Personaggi al centro del tavolo
# $what is one of the two above, or the coins.
count-less = Diminuire di 1: { $what }
count-more = Aumentare di 1: { $what }

## Islands

count-sheet = Foglio { $number }
count-coins = Monete
count-brush = Colore
    .how = Tocca le caselle per colorarle
    .off = nessuno
# $square is the first of its squares
count-outline = { $colour ->
    [blue] Sagoma blu in { $square }: completata con una sola forma
    [green] Sagoma verde in { $square }: completata con una sola forma
   *[red] Sagoma rossa in { $square }: completata con una sola forma
}
# $command is typed so
count-own = Questi sono i fogli del programma. Per quelli disegnati da te, i punti si contano da terminale: { $command } FILE
