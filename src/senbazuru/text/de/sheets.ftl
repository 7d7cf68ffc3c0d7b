### The sheets of Origami Islands: what is on them, and what can be wrong with one. All keys begin with sheets-.

## What a map shows

sheets-kind-empty = leer
sheets-kind-sea = Meer
sheets-kind-mountain = Berg
sheets-kind-regular-harbour = Haupthafen
sheets-kind-secret-harbour = Geheimhafen
sheets-kind-lighthouse = Leuchtturm
sheets-kind-temple = Tempel
sheets-kind-grove = Hain
sheets-kind-coal-pit = Kohlegrube
sheets-kind-gold-mine = Goldmine
sheets-kind-volcano = Vulkan

sheets-colour-blue = blau
    .letter = b
sheets-colour-green = grün
    .letter = g
sheets-colour-red = rot
    .letter = r

## The list

sheets-head-sheet = Blatt
sheets-head-island = Insel
sheets-head-size = Größe
sheets-head-outlines = Umrisse
sheets-size = { $rows } x { $columns }
sheets-near-mark = { $id } *
sheets-note-near = * Nahe Inseln: gut für die erste Partie.
sheets-note-every = Außerdem hat jede Insel einen Haupthafen, einen Geheimhafen und einen Leuchtturm.
sheets-note-outlines = Bei den Umrissen steht die Nummer der Karte mit dieser Form, dahinter die Farbe ({ $colours }).
sheets-note-draw = So zeigst du ein Blatt an: senbazuru sheets { $id }

## A sheet

sheets-title = { $name } ({ $id })
sheets-title-near = { $name } ({ $id }), Nahe Inseln
sheets-legend = Legende
sheets-legend-outline = leer, in einem Umriss ({ $colour })

## Own sheets

sheets-ready = { $file } mit den Inseln { $first } und { $second } ist spielbereit. Gib beim Start eines Spiels --sheet { $file } an, um damit zu spielen.
sheets-not-ready = { $file } ist noch nicht spielbereit: { $problems ->
    [one] 1 Fehler.
   *[other] { $problems } Fehler.
}
sheets-complaint = { $file }, { sheets-place }: { sheets-problem }.
sheets-exported = { $sheets ->
    [one] 1 Blatt
   *[other] { $sheets } Blätter
} in { $folder } gespeichert. Wenn du ein Blatt bearbeitet hast, prüfe es mit: senbazuru sheets check DATEI
sheets-pictured = { $sheets ->
    [one] 1 Bild
   *[other] { $sheets } Bilder
} in { $folder } gespeichert.

## What is wrong. Pieces of other messages, which have the arguments; a problem always follows a colon.

# A row (Reihe) is one of the map, a line (Zeile) one of the file.
sheets-place = { $row ->
    [0] { $island ->
        [none] Zeile { $line }
       *[other] Zeile { $line } ({ $island })
    }
   *[other] Zeile { $line } ({ $island }, Reihe { $row }, Spalte { $column })
}

# Begins a sentence.
sheets-landmark = { $what ->
    [regular-harbour] Der { sheets-kind-regular-harbour }
    [secret-harbour] Der { sheets-kind-secret-harbour }
    [lighthouse] Der { sheets-kind-lighthouse }
    [temple] Der { sheets-kind-temple }
    [grove] Der { sheets-kind-grove }
    [coal-pit] Die { sheets-kind-coal-pit }
    [gold-mine] Die { sheets-kind-gold-mine }
   *[volcano] Der { sheets-kind-volcano }
}

sheets-problem = { $problem ->
    [one-each] { sheets-landmark } muss auf jeder Insel genau einmal vorkommen, kommt hier aber { $found ->
        [0] nicht vor
       *[other] { $found }-mal vor
    }
    [too-many-groves] Eine Insel hat höchstens { $needed } Haine, diese hat aber { $found }
    [too-many-landmarks] Eine Insel hat höchstens { $needed } Orte, Meer und Berge nicht mitgezählt; diese hat aber { $found }
    [cut-off] { $found ->
        [one] Ein leeres Feld ist
       *[other] { $found } leere Felder sind
    } hier abgeschnitten; alle leeren Felder müssen über gemeinsame Seiten zusammenhängen, nicht nur über Eck
    [inland] { sheets-landmark } muss am Rand der Landkarte liegen
    [no-landing] { sheets-landmark } braucht direkt daneben, nicht nur über Eck, { $needed ->
        [one] ein leeres Feld
       *[other] { $needed } leere Felder
    }, hat aber { $found ->
        [0] keines
       *[other] nur { $found }
    }
    [too-near] { sheets-landmark } muss mindestens { $needed } Schritte vom Haupthafen entfernt sein, in Reihen und Spalten gezählt; hier beträgt der Abstand nur { $found }
    [hemmed-in] { sheets-landmark } braucht ringsum mindestens { $needed } leere Felder, hat aber { $found ->
        [0] keines
       *[other] nur { $found }
    }
    [odd-outline] Der { $what ->
        [blue] blaue
        [green] grüne
       *[red] rote
    } Umriss muss die Form von Karte #3, #4 oder #5 haben, beliebig gedreht
    [no-room] Die Form von Karte { $what } muss sich auf mindestens { $needed } verschiedene Arten auf die leeren Felder legen lassen; hier { $found ->
        [0] geht das gar nicht
        [one] geht das nur auf 1 Art
       *[other] geht das nur auf { $found } Arten
    }
    [unreadable] Diese Datei lässt sich nicht als Text lesen
    [bad-id] Der Dateiname muss aus Kleinbuchstaben, Ziffern und Bindestrichen bestehen und auf .txt enden
    [no-name] { $what ->
        [sheet] Das Blatt
       *[island] Die Insel
    } braucht einen Namen mit 1 bis 24 Zeichen, etwa „{ $what }: Komori“
    [same-name] Beide Inseln heißen „{ $found }“; jede braucht einen eigenen Namen
    [two-islands] Ein Blatt hat genau { $needed } Inseln, und jede beginnt mit einer Zeile „island: NAME“; dieses Blatt hat aber { $found ->
        [0] keine Insel
        [one] nur 1 Insel
       *[other] { $found } Inseln
    }
    [twice] „{ $what }:“ darf { $what ->
        [outlines] bei jeder Insel nur einmal stehen, und zwar unter ihrer Landkarte
       *[other] nur einmal vorkommen, und zwar vor der ersten Insel
    }
    [yes-or-no] Nach „{ $what }:“ muss yes oder no stehen
    [unknown-word] Eine Zeile mit Doppelpunkt muss mit sheet:, near:, island: oder outlines: beginnen, diese beginnt aber mit „{ $found }:“
    [outlines-first] „outlines:“ muss unter der Landkarte einer Insel stehen
    [colours] Erwartet werden Umrisse mit ihren Farben, etwa „1 red, 2 blue“, jede Zahl von 1 bis 6 nur einmal; hier steht „{ $found }“
    [map-first] Über einer Landkarte muss eine Zeile „island: NAME“ stehen
    [map-after-outlines] Unter „outlines:“ darf keine Reihe der Landkarte mehr stehen
    [unknown-symbol] „{ $found }“ ist kein Zeichen einer Landkarte; erlaubt sind . ~ ^ R S L T G C D V und 1 bis 6, jeweils durch ein Leerzeichen getrennt
    [size] Eine Landkarte hat 4 bis 7 Reihen und 4 bis 7 Spalten, diese hat aber { $found } { $what ->
        [rows] { $found ->
            [one] Reihe
           *[other] Reihen
        }
       *[columns] { $found ->
            [one] Spalte
           *[other] Spalten
        }
    }
    [uneven] Die längste Reihe hat { $needed } Felder, diese hat nur { $found }; mach alle Reihen gleich lang
    [no-colour] Umriss { $found } hat keine Farbe; ergänze die Farbe unter der Landkarte, etwa „outlines: { $found } red“
    [not-drawn] Umriss { $found } hat eine Farbe, aber keine Felder auf der Landkarte
   *[other] { $problem }
}
