### Was auf Papier gedruckt wird. Alle Schlüssel beginnen mit print-.

## Karten

print-cards = Karten
    .about = Neun je Seite, mit Schnittmarken und Rückseiten
# Neben den Karten; davor steht web-about.
print-both-sides = In Originalgröße (100 %) beidseitig drucken, an der langen Kante wenden.
print-full-size = In Originalgröße (100 %) drucken.
# Unter der Zahl auf dem goldenen Feld.
print-folds = { $folds ->
    [one] Faltung
   *[other] Faltungen
}
# Neben den Karten: was das Sternchen am Fuß einer Karte heißt.
print-ours = * Einige Werte dieser Karte stammen von uns; welche, steht in den Regeln.

## Inselblätter

print-sheets = Inselblätter
    .about = Zum Ausmalen und Beschriften, zwei je Seite
print-name = Name
# Unter den Inseln eines Blatts: was sie bringen.
print-sheet-points = Punkte einfarbig / mehrfarbig: jeder Hafen 20 / 10, Tempel 10 / 5. Umriss in seiner Farbe / in einer anderen: 10 / 5.
# In der Legende eines Blatts, neben einem leeren Feld.
print-unpainted = nicht ausgemaltes Feld: −1
print-near = Nahe Inseln
print-ours-sheet = Die Inseln sind unser eigener Entwurf.

## Das Forschungsblatt für das Solospiel

print-ours-science = Mit welcher Jahreszeit die Leiste beginnt, haben wir festgelegt.
print-science = Forschungsblatt
    .about = Für das Solospiel von Origami Islands, zwei je Seite
# Was der Spekulant tut, neben der Jahreszeitenleiste.
print-carrambah = Carrambah bietet die Summe von 2 Würfeln, bei Karte 2 und 6 noch 2 dazu. Du gewinnst, wenn du mindestens so viel bietest.
# Neben zwei Technologien: Die eine schließt die andere aus.
print-either = eine von beiden
# Über der Spalte einer Stufe der Technologien.
print-level = Stufe { $level }

## Übersichten

print-reference = Übersicht
    .about = Ein Spiel in Kürze, mit allen Karten oder Orten
# Über dem, was ein Ort bringt.
print-one-colour = eine Farbe
# Was ein Umriss bringt, in seiner Farbe gefüllt und in einer anderen.
print-outline-own = in der Farbe des Umrisses: { landmark-outline.one }
print-outline-other = in einer anderen Farbe: { landmark-outline.mixed }
# Über den Nummern der Entwicklungskarten.
print-card-bid = Karte = Mindestgebot
# Vor allem anderen.
print-setup-origami = Vorbereitung: Mischt so viele Familien, wie Spieler am Tisch sitzen. Deckt für jeden der Reihe nach Karten auf, bis sie zusammen mindestens 10 Faltungen haben; wer die wenigsten hat, fängt an. Deckt dann 4 Karten neben dem Stapel auf: die Nachschubzeile.
print-setup-legends = { print-setup-origami } Mischt so viele Paare von Charakteren hinein, wie Spieler am Tisch sitzen; Reispapier bildet einen eigenen Stapel.
print-setup-islands = Vorbereitung: Jeder nimmt sich 15 Münzen. Verteilt in der ersten Partie nur die vier Blätter der Nahen Inseln.
# Zahlen, die man während einer Partie nachschlägt.
print-facts = Zum Nachschlagen
print-facts-seasons = Jahreszeiten: Runde 1–6 und 13–18 Frühling und Sommer, Grün; 7–9 und 19–21 Herbst, Rot; 10–12 und 22–24 Winter, Blau.
print-facts-die = Farbwürfel: 1 und 2 Blau, 3 und 4 Grün, 5 und 6 Rot.
print-facts-around = Rings um einen Ort heißt: auch über Eck. Neben heißt: nur Seite an Seite.
print-facts-volcano = { web-volcano-cost }
print-ours-reference = Von uns festgelegt: die Formen der Karten 3, 4 und 5 und die Jahreszeit, mit der die Leiste beginnt.
print-several-colours = mehrere Farben

## Wertungszettel

print-scorepad = Wertungszettel
    .about = Vier je Seite, für je zwei Partien
print-date = Datum
# Punkte, die Karten anderer bringen.
print-others = durch fremde Karten
print-island = Insel { $number }
# Was bei Gleichstand entscheidet.
print-hand = Handkarten

## Die Regeln

print-folded = Beidseitig drucken, an der kurzen Kante wenden, in der Mitte falten und heften.
# Vor der Nummer einer Seite.
print-page = S.

## Die Seite im Browser

print-about = Für den Tisch zu Hause: Ersatz für Aufgebrauchtes und Verlorenes und was sonst beim Spielen hilft. Alles als PDF, in eigenen Worten und mit eigenen Bildern.
print-what = Was gedruckt wird
print-rules = Regeln
    .about = Als Heft zum Falten
print-game = Spiel
    .all = alle Spiele
print-rulings = Regelfragen
print-paper = Papier
    .a4 = A4
    .letter = Letter (US)
print-names-note = Ohne Auswahl: alle.
print-backs = Mit Rückseiten
print-once = Jede Karte einmal
    .note = Egal, wie oft sie in der Schachtel liegt.
print-booklet = Als Heft
    .note = Zwei Seiten nebeneinander; sonst Seite für Seite.
print-do = PDF herunterladen
print-busy = Das PDF wird erstellt …
print-ready = { $file } ist fertig.
