### Words that stand alone, and the joints between others.

# What this language calls itself.
language-name = Italiano

## Lists. A long one grows from the left: start, next.

list-comma = { $start }, { $next }
# $letter is the first one of $next: ed Eve, od otto.
list-and = { $start } { $letter ->
    [e] ed
   *[other] e
} { $next }
list-or = { $start } { $letter ->
    [o] od
   *[other] o
} { $next }
# Stands in lists: “2, da 4 a 7 o 9” could be misread.
range = { $first }–{ $last }

## Card texts

then = { $before }, poi { $after }
sentence = { $text }.

## Counting; used inside other messages, which have the argument.

folds = { $folds ->
    [one] 1 piega
   *[other] { $folds } pieghe
}

## People and places

# Someone whose name is not known, counted from 1.
player = Giocatore { $number }

column-left = collezione di sinistra
column-right = collezione di destra

## Kinds of effects

kind-instant = Immediato
    .note = Facoltativo: puoi usarlo solo subito dopo aver giocato la carta.
kind-scoring = Punteggio
    .note = Conta alla fine della partita, anche se la carta è sotto altre carte.
kind-special = Azione speciale
    .note = Un’azione che puoi usare nei tuoi turni successivi, finché la carta resta in cima.
kind-ongoing = Continuo
    .note = Vale finché la carta è in cima a una collezione; l’effetto di un personaggio vale per tutti.
kind-paper = Carta di riso
    .note = Vale 1 piega e serve solo per pagare; torna sempre nel suo mazzo.

## The figures of a card, and where we have them from

figure-name = nome
figure-copies = copie
figure-cost = costo
figure-folds = pieghe
figure-points = punti
figure-effect = effetto

source-book = dal regolamento
source-read = si ricava dal regolamento
source-list = da un elenco di carte pubblicato
source-ours = una nostra invenzione

# Also said when nothing more can be fetched.
error-server-stopping = Al momento il server non è raggiungibile. Non si è perso niente: riprova tra poco.
