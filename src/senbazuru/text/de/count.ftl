### What the page says where points of a game at home are counted: `/count`.

count-about = Zu Hause am Küchentisch gespielt? Gib ein, was auf dem Tisch liegt, und sieh, woher jeder Punkt kommt. Alles bleibt im Link dieser Seite; der Server zählt nur und speichert nichts.
count-game = Spiel
count-players = Spieler
count-add = Spieler
count-remove = { $name } entfernen
count-name = Name
count-undo = Zurücknehmen
count-link = Link kopieren
count-anew = Neu anfangen
count-result = Die Punkte
# There is something on the pad that cannot be in the box.
count-too-many = So viele Karten sind nicht in der Schachtel. Nimm den letzten Schritt zurück oder prüfe die Handkarten.

## Cards

count-families = Familien im Spiel
    .missing = Wähle zuerst, welche Familien im Spiel sind; davon hängt ab, was manche Karten zählen.
# $where: left, right (collection) or middle (of the table), here and below
count-gallery = { $where ->
    [left] Karten für die linke Sammlung
    [right] Karten für die rechte Sammlung
   *[middle] Charaktere für die Tischmitte
}
count-search = Anfang eines Kartennamens
count-tap = { $where ->
    [left] Tippe die Karten der linken Sammlung an, von hinten nach vorne.
    [right] Tippe die Karten der rechten Sammlung an, von hinten nach vorne.
   *[middle] Tippe die Charaktere in der Tischmitte an.
}
count-enter = { $where ->
    [left] Eingabetaste: { $card } in die linke Sammlung legen.
    [right] Eingabetaste: { $card } in die rechte Sammlung legen.
   *[middle] Eingabetaste: { $card } in die Tischmitte legen.
}
count-put = { $where ->
    [left] { $card }: jetzt in der linken Sammlung.
    [right] { $card }: jetzt in der rechten Sammlung.
   *[middle] { $card }: jetzt in der Tischmitte.
}
count-empty = noch keine Karten
count-up = Einen Platz nach vorne
count-down = Einen Platz nach hinten
count-over = In die andere Sammlung
count-take = Entfernen
count-take-of = { $card } entfernen
count-hand = Handkarten
count-paper = Davon Reispapier
count-middle = Charaktere in der Tischmitte
# $what is one of the two above, or the coins.
count-less = Weniger: { $what }
count-more = Mehr: { $what }

## Islands

count-sheet = { $number }. Blatt
count-coins = Münzen
count-brush = Farbe
    .how = Tippe Felder an, um sie auszumalen.
    .off = leer
# $square is the first of its squares
count-outline = { $colour ->
    [blue] Blauer Umriss bei { $square }: mit einer einzigen Form ausgemalt
    [green] Grüner Umriss bei { $square }: mit einer einzigen Form ausgemalt
   *[red] Roter Umriss bei { $square }: mit einer einzigen Form ausgemalt
}
# $command is typed so
count-own = Hier gibt es nur die Blätter, die zum Programm gehören. Selbst gezeichnete wertest du im Terminal aus: { $command } DATEI
