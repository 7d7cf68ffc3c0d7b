### Words that stand alone, and the joints between others.

# What this language calls itself.
language-name = Deutsch

## Lists. A long one grows from the left: start, next.

list-comma = { $start }, { $next }
list-and = { $start } und { $next }
list-or = { $start } oder { $next }
range = { $first } bis { $last }

## Card texts

then = { $before }, dann { $after }
sentence = { $text }.

## Counting; used inside other messages, which have the argument.

folds = { $folds ->
    [one] 1 Faltung
   *[other] { $folds } Faltungen
}

## People and places

# Someone whose name is not known, counted from 1.
player = Spieler { $number }

# The forms follow an article or “dein”.
column-left = linke Sammlung
    .acc = linke Sammlung
    .dat = linken Sammlung
column-right = rechte Sammlung
    .acc = rechte Sammlung
    .dat = rechten Sammlung

## Kinds of effects

kind-instant = Sofort
    .note = Freiwillig, aber nur gleich nach dem Ausspielen der Karte.
kind-scoring = Wertung
    .note = Zählt am Spielende, auch wenn die Karte überdeckt ist.
kind-special = Sonderaktion
    .note = Eine Aktion für deine späteren Züge, solange die Karte vorne liegt.
kind-ongoing = Dauerhaft
    .note = Gilt, solange die Karte vorne in einer Sammlung liegt; der Effekt eines Charakters gilt für alle.
kind-paper = Reispapier
    .note = Zählt nur beim Bezahlen, und zwar als 1 Faltung; kommt immer auf den Reispapierstapel zurück.

## The figures of a card, and where we have them from

figure-name = Name
figure-copies = Anzahl
figure-cost = Kosten
figure-folds = Faltungen
figure-points = Punkte
figure-effect = Effekt

source-book = steht im Regelheft
source-read = folgt aus dem Regelheft
source-list = aus einer veröffentlichten Kartenliste
source-ours = unser eigener Entwurf

# Also said when nothing more can be fetched.
error-server-stopping = Der Server ist im Moment nicht zu erreichen. Verloren ist nichts; versuch es etwas später noch einmal.
