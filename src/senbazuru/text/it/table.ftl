### What terminal and browser both say. All keys begin with table-.
###
### `.start` begins a line, or stands alone: on a button, above a list.

## People

table-you = tu
    .start = Tu
table-host = gestisce
table-your-name = Il tuo nome

## What one can do

table-undo = annullare
    .start = Annullare
table-close = chiudere
    .start = Chiudere
table-stand = alzarsi
    .start = Alzarsi
table-agree = accettare
    .start = Accettare

## Values

table-yes = sì
    .start = Sì
table-no = no
    .start = No
table-empty = vuoto
table-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## The table

table-table = Il tavolo
table-log = Diario
table-last-round = ultimo giro
table-you-win = Hai vinto!
table-wins = { $count ->
    [one] Vince { $names }!
   *[other] { $names } condividono la vittoria!
}

## Origami

table-line = la fila
    .start = La fila
table-hand = la tua mano
    .start = La tua mano
table-middle = il centro del tavolo
table-side-left = sinistra
    .start = Sinistra
table-side-right = destra
    .start = Destra
table-in-hand = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
table-score-hand = { $cards ->
    [0] nessuna carta rimasta in mano
    [one] 1 carta rimasta in mano
   *[other] { $cards } carte rimaste in mano
}
table-copies = { $copies ->
    [one] 1 copia nel gioco
   *[other] { $copies } copie nel gioco
}

# The action of that name.
table-draw = pescare
    .start = Pescare

## Islands

table-still-in = in gara
table-out = fuori
table-science = scienza
    .start = Scienza
table-carrambah = Carrambah
table-outlines = sagome
table-unpainted = { $squares ->
    [one] 1 casella non colorata
   *[other] { $squares } caselle non colorate
}

# What a Volcano brings a lone player: with one colour around it, and with several.
table-volcano-solo =
    .one = 8 monete dalla riserva, se ne hai al massimo 10
    .mixed = 4 monete dalla riserva, se ne hai al massimo 10
