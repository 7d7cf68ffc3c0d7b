### The rules in the browser: pages, their contents and a search.

rulebook-rules = Regeln
rulebook-about = Wie jedes Spiel gespielt wird, was jede Karte kann und was gilt, wo die gedruckten Regeln eine Frage offenlassen.
rulebook-read = Regeln lesen
rulebook-of-game = Alle Regeln dieses Spiels
rulebook-new-tab = öffnet sich in einem neuen Tab
rulebook-skip = Zu den Regeln springen
rulebook-loading = Die Regeln werden geholt.
rulebook-unknown = Diese Seite gibt es in den Regeln nicht. Wähle eine von diesen.
rulebook-contents = Inhalt

## Search

rulebook-search = In den Regeln suchen
rulebook-search-clear = Suche leeren
rulebook-found = { $count ->
    [0] Zu „{ $query }“ wurde nichts gefunden. Versuche es mit weniger Wörtern oder nur mit einem Wortanfang.
    [one] 1 Stelle gefunden
   *[other] { $count } Stellen gefunden
}
rulebook-found-first = Das sind die ersten { $count }. Ein weiteres Wort grenzt die Suche ein.

## A link to a paragraph

rulebook-link = Link zu diesem Absatz
rulebook-link-section = Link zu „{ $title }“
rulebook-copied = Der Link ist kopiert.
rulebook-in-address = Der Link steht jetzt in der Adresszeile.
