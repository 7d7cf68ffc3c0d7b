### Die Leiste eines Tisches, seine Schublade und seine Einstellungen.

web-bar-turn = Zug { $turn }
web-bar-round = Runde { $round }
web-home = Senbazuru, Startseite
web-drawer = Verlauf und Chat
web-drawer-unread = Verlauf und Chat: { $count ->
    [one] { $count } ungelesene Zeile
   *[other] { $count } ungelesene Zeilen
}
web-sound = Ton
web-settings = Einstellungen
web-settings-note = Tempo, Ton, Farben, Sprache
web-speed = Züge der anderen zeigen
web-speed-off = gar nicht
web-speed-fast = schnell
web-speed-normal = normal
web-speed-slow = langsam
web-sound-note = Leise Papiergeräusche, zu hören nach dem ersten Klick oder Tippen auf die Seite.
web-notify = Bescheid geben, wenn ich am Zug bin
web-notify-note = Dein Browser meldet sich, wenn du gerade etwas anderes ansiehst.
web-notify-refused = Dein Browser erlaubt keine Mitteilungen. Das lässt sich in seinen Einstellungen für diese Seite ändern.
web-confirm = Nachfragen, bevor Karten genommen werden
web-confirm-note = Du bestätigst, welche Karten du nimmst, bevor neue aufgedeckt werden.
web-spare = Fragen überspringen, auf die es nur „nein“ gibt
web-spare-note = Nur wenn alle anderen Bots sind: Menschen könnten aus einer sofortigen Antwort schließen, was du auf der Hand hast.
web-proposed-takeback = Du hast darum gebeten, deine letzte Aktion zurücknehmen zu dürfen.
web-proposed-pause = Du hast um eine Pause gebeten.
web-proposed-end = Du hast darum gebeten, das Spiel vorzeitig zu beenden.
web-stood-in = Für { $name } spielt ein Bot.
web-done = Fertig
web-seen = { $seat } hat { $card-acc } auf der Hand.
web-seen-nothing = { $seat } hat nichts auf der Hand.
web-spared = „{ $asked }“ Du konntest hier nichts tun: „{ $answer }“ wurde für dich gesagt.
