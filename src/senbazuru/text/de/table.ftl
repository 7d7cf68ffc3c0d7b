### What terminal and browser both say. All keys begin with table-.
###
### `.start` begins a line, or stands alone: on a button, above a list.

## People

table-you = du
    .start = Du
table-host = Gastgeber
table-your-name = Dein Name

## What one can do

table-undo = zurücknehmen
    .start = Zurücknehmen
table-close = schließen
    .start = Schließen
table-stand = aufstehen
    .start = Aufstehen
table-agree = zustimmen
    .start = Zustimmen

## Values

table-yes = ja
    .start = Ja
table-no = nein
    .start = Nein
table-empty = leer
table-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## The table

table-table = Der Tisch
table-log = Verlauf
table-last-round = letzte Runde
table-you-win = Du gewinnst!
table-wins = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}

## Origami

table-line = die Nachschubzeile
    .start = Die Nachschubzeile
table-hand = deine Hand
    .start = Deine Hand
table-middle = die Tischmitte
table-side-left = links
    .start = Links
table-side-right = rechts
    .start = Rechts
table-in-hand = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
table-score-hand = { $cards ->
    [0] keine Handkarten mehr
    [one] noch 1 Handkarte
   *[other] noch { $cards } Handkarten
}
table-copies = { $copies ->
    [one] einmal im Spiel
   *[other] { $copies }-mal im Spiel
}

# The action of that name.
table-draw = Ziehen
    .start = Ziehen

## Islands

table-still-in = noch dabei
table-out = ausgestiegen
table-science = Forschung
    .start = Forschung
table-carrambah = Carrambah
table-outlines = Umrisse
table-unpainted = { $squares ->
    [one] 1 Feld nicht ausgemalt
   *[other] { $squares } Felder nicht ausgemalt
}

# What a Volcano brings a lone player: with one colour around it, and with several.
table-volcano-solo =
    .one = 8 Münzen aus dem Vorrat, falls du selbst höchstens 10 hast
    .mixed = 4 Münzen aus dem Vorrat, falls du selbst höchstens 10 hast
