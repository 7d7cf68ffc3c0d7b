### The games: their names, what a table may choose, and how they are played in a dozen lines.
### What one of a choice's things is called stands with these: family-farm, sheet-masu.

game-origami = Origami
    .about = Falte Tiere und bezahle mit anderen Karten.
    .time = 15 Min.
    .effort = In fünf Minuten gelernt
game-legends = Origami: Legends
    .about = Dinos, Drachen und verdrehte Regeln.
    .time = 20 Min.
    .effort = Etwas kniffliger als Origami
game-mixed = Origami und Legends
    .about = Beide Schachteln, ein Stapel: immer anders.
    .time = 20 Min.
    .effort = Für alle, die eines der beiden kennen
game-islands = Origami Islands
    .about = Ersteigere Formen und male vier Inseln aus.
    .time = 40 Min.
    .effort = Einfache Züge, viel zu überlegen

## What a table may choose. Left out, a choice is the game's or left to chance.
##
## .note explains it, .help does so on the command line, .plan tells what was chosen ($names, or $count of them)
## For names: .usual says that none are chosen, .none that there are to be none, .chance that so many ($count) are left
## to chance, .these that they follow, and .lack what is missing ($count more).

## choice-any says so for a choice that does not say it itself ($choice is its name). Of a switch, .first tells in a
## few words how a first game is played with it.

choice-for = { $game }: { $help }
choice-any =
    .usual = wie in den Regeln
    .none = keine
    .chance = { $count ->
        [one] 1, zufällig gewählt
       *[other] { $count }, zufällig gewählt
    }
    .these = diese:
    .lack = { $count ->
        [one] { $choice }: Es fehlt noch 1.
       *[other] { $choice }: Es fehlen noch { $count }.
    }
    .plan = { $choice }: { $names }
choice-families = Familien
    .note = { $count ->
        [one] Wähle genau eine Familie – oder gar keine, dann entscheidet der Zufall.
       *[other] Wähle genau { $count } Familien – oder gar keine, dann entscheidet der Zufall.
    }
    .lack = { $count ->
        [one] Es fehlt noch eine Familie. Du kannst die Wahl auch ganz dem Zufall überlassen.
       *[other] Es fehlen noch { $count } Familien. Du kannst die Wahl auch ganz dem Zufall überlassen.
    }
    .plan = Familien: { $names }
    .usual = Familien: der Zufall entscheidet
    .help = welche Familien (z. B. farm,sky); ohne Angabe entscheidet der Zufall.
choice-extra = Eine zusätzliche Familie
    .note = Größerer Stapel, längere Partie.
    .help = mit einer Familie mehr spielen, als Spieler am Tisch sitzen.
choice-characters = Charaktere
    .note = Jeder Charakter ändert eine Regel für alle, solange er in der Tischmitte liegt.
    .usual = wie in den Regeln
    .none = keine
    .chance = { $count ->
        [one] 1, zufällig gewählt
       *[other] { $count }, zufällig gewählt
    }
    .these = diese:
    .lack = Welche Charaktere? Wähle mindestens einen.
    .plan = Charaktere: { $names }
    .help = welche Charakterpaare (z. B. ninja,monk) oder wie viele; ohne Angabe so viele Paare wie Spieler, wenn eine Familie aus Legends dabei ist, sonst keine.
choice-sheets = Inseln
    .note = Die Nahen Inseln sind kleiner und einfacher, gut für die erste Partie. Bei „Sofort spielen“ werden nur diese ausgeteilt.
    .usual = aus allen Blättern
    .these = aus diesen Blättern:
    .lack = Wähle mindestens zwei Blätter.
    .plan = Blätter: { $names }
    .help = welche Blätter ausgeteilt werden (z. B. masu,tako); bei nur zwei Blättern entfällt die Auswahl.
choice-near = Nur die Nahen Inseln
    .first = Nahe Inseln
    .help = nur die Nahen Inseln austeilen, gut für die erste Partie.
choice-catch-up = Wenige Marker: Einholen und Überholen
    .note = Sind die Kohlemarker oder die Goldmarker im Vorrat aufgebraucht, nimmst du stattdessen einem Mitspieler einen solchen Marker weg.
    .help = die Variante „Einholen und Überholen“ mit wenigen Markern spielen.

character-musician = Musiker
character-ninja = Ninja
character-geisha = Geisha
character-merchant = Händler
character-actor = Schauspieler
character-sumo-wrestler = Sumoringer
character-samurai = Samurai
character-monk = Mönch
character-calligrapher = Kalligraf
character-gardener = Gärtner

## How to play

how-origami-aim = Du faltest Tiere aus Papier. Wie viele Punkte ein Tier wert ist, steht neben dem ★. Wer am Ende die meisten Punkte hat, gewinnt.
how-origami-cost = Das Schildchen, das oben links an der Karte hängt, zeigt die Kosten: So viel bezahlst du, um die Karte auszuspielen.
how-origami-folds = Das goldene Feld mit den Falten unten links zeigt die Faltungen: So viel ist die Karte wert, wenn du mit ihr bezahlst. Du spielst eine Karte aus oder bezahlst mit ihr – nie beides.
how-origami-line = In deinem Zug hast du eine Aktion. Entweder nimmst du aus der Nachschubzeile Karten mit zusammen höchstens 4 Faltungen …
how-origami-pay = … oder du spielst eine Handkarte aus und bezahlst ihre Kosten mit den Faltungen anderer Handkarten – genau passend, denn Wechselgeld gibt es nicht.
how-origami-stacks = Die Karte kommt vorne in eine deiner beiden Sammlungen, deren Kartenzahlen sich um höchstens 1 unterscheiden dürfen. Nutzen kannst du nur die jeweils vorderste Karte; Punkte und Wertungs-Effekte zählen auch bei überdeckten Karten.
how-origami-effects = Einen Sofort-Effekt nutzt du, wenn du die Karte ausspielst. Eine Sonderaktion kann in einem späteren Zug deine Aktion sein. Ein Wertungs-Effekt zählt am Spielende.
how-origami-end = Du behältst höchstens 8 Karten auf der Hand. Ist der Stapel zum zweiten Mal aufgebraucht, spielt ihr die Runde zu Ende, und jeder hat noch einen letzten Zug.
how-legends-ongoing = Ein Dauer-Effekt gilt, solange seine Karte vorne in einer Sammlung liegt.
how-legends-character = Charaktere kommen in die Tischmitte und gelten für alle. Wer einen Charakter ausspielt, darf danach ein Origami aus der Nachschubzeile kostenlos ausspielen. Ein Charakter muss weichen, wenn derselbe Charakter in der anderen Farbe ausgespielt wird.
how-legends-paper = Ein Reispapier ist 1 Faltung wert. Es zählt als Handkarte, aber du kannst damit nur bezahlen.
how-islands-aim = Du malst deine Inseln aus. Nach 24 Runden gewinnt, wer die meisten Punkte hat.
how-islands-sheets = Du bekommst drei Blätter mit je zwei Inseln und behältst zwei dieser Blätter.
how-islands-bid = In jeder Runde bestimmt ein Würfel, welche Karte mit ihrer Form versteigert wird. Ihr bietet offen und reihum; jedes Gebot muss höher sein als das vorige. Wer am meisten bietet, bezahlt sein Gebot, ist zuerst an der Reihe und malt die Form aus.
how-islands-pass = Alle anderen dürfen je ein Feld ausmalen und bekommen 3 Münzen Einkommen. Wer die Versteigerung gewonnen hat, bekommt in dieser Runde kein Einkommen.
how-islands-paint = Du beginnst neben einem Haupthafen und malst danach neben schon ausgemalten Feldern weiter. Formen darfst du drehen; die Farbe gibt die Jahreszeit vor.
how-islands-ring = Hast du rings um einen Ort alle Felder ausgemalt, die sich ausmalen lassen, bekommst du, was der Ort bietet – und fast immer doppelt so viel, wenn diese Felder alle dieselbe Farbe haben.
how-islands-light = Ein umschlossener Leuchtturm öffnet dir eine weitere Insel. Kohlegruben, Goldminen, Haine und Vulkane bringen dir zusätzliche Felder, Münzen und Formen.
how-islands-end = Punkte bringen dir umschlossene Häfen und Tempel sowie jeder Umriss, den du mit einer einzigen Form füllst. Jedes nicht ausgemalte Feld auf einer begonnenen Insel kostet einen Punkt.

## What decides between those with equal points

tie-origami = Gleichstand: Es gewinnt, wer mehr Handkarten hat.
tie-legends = { tie-origami }
tie-mixed = { tie-origami }
tie-islands = Gleichstand: Es gewinnt, wer mehr Münzen hat.
