### What the browser says around a table: who comes, how it is to be, and what is one’s own. It is fetched when it is needed.

## One’s own things

web-take = Meine Sachen auf ein anderes Gerät mitnehmen
web-take-how = Öffne diesen Link auf deinem anderen Gerät, dann findest du deine Tische auch dort. Auf diesem Gerät ändert sich nichts, und du behältst deine Plätze: Du kannst von beiden Geräten aus spielen.
web-take-care = Wer diesen Link oder die Datei hat, kann auf deinen Plätzen spielen. Gib beides nicht weiter.
web-take-link = Link mit allen deinen Sachen
web-take-qr = Der Link als QR-Code
web-take-no-qr = Für einen QR-Code ist der Link zu lang. Schick ihn dir selbst oder speichere ihn als Datei.
web-take-file = Als Datei speichern
web-take-none = Noch gibt es nichts mitzunehmen: weder einen Namen noch einen Tisch.
web-bring = Name, Tische und Einstellungen von einem anderen Gerät holen
web-bring-how = Füge den Link ein, den du auf dem anderen Gerät bekommen hast, oder wähle die Datei, die du dort gespeichert hast.
web-bring-link = Link vom anderen Gerät
web-bring-file = Datei vom anderen Gerät
web-bring-look = Ansehen
web-bring-bad = Dieser Link oder diese Datei enthält deine Sachen nicht oder nicht vollständig. Kopiere auf dem anderen Gerät den ganzen Link oder speichere dort die Datei noch einmal.
web-bring-elsewhere = Diese Sachen gehören zu einem anderen Server. Öffne den Link dort: { $server }
web-bring-tables = { $count ->
    [0] Es kommt kein Tisch dazu.
    [one] 1 Tisch kommt dazu.
   *[other] { $count } Tische kommen dazu.
}
web-bring-known = { $count ->
    [one] 1 Tisch ist auf diesem Gerät schon bekannt.
   *[other] { $count } Tische sind auf diesem Gerät schon bekannt.
}
web-bring-kept = { $count ->
    [one] An 1 Tisch bist du auf diesem Gerät jemand anders als auf dem anderen. Das bleibt so.
   *[other] An { $count } Tischen bist du auf diesem Gerät jemand anders als auf dem anderen. Das bleibt so.
}
web-bring-over = { $count ->
    [one] 1 älterer Tisch passt nicht mehr auf die Liste und wird nicht übernommen.
   *[other] { $count } ältere Tische passen nicht mehr auf die Liste und werden nicht übernommen.
}
web-bring-name = Du heißt dann { $name }.
web-bring-name-kept = Auf diesem Gerät heißt du { $here }, auf dem anderen { $there }. Das bleibt so.
web-bring-add = Hier hinzufügen
web-bring-done = Fertig. Deine Tische stehen weiter unten auf der Startseite.
web-delete = Meine Daten löschen
web-delete-how = Folgendes geschieht, und nichts davon lässt sich rückgängig machen:
web-delete-name = Dein Name wird gelöscht, und zwar an { $count ->
    [one] dem einen Tisch, den dieses Gerät kennt, und in allen Revanchen dieses Tisches
   *[other] allen { $count } Tischen, die dieses Gerät kennt, und bei allen zugehörigen Revanchen
}, auch in beendeten Spielen und in der Liste „{ web-history }“. Dort heißt du dann je nach Platz „Spieler 1“, „Spieler 2“ …
web-delete-chat = Alles, was du dort im Chat geschrieben hast, wird gelöscht. Was andere geschrieben haben, bleibt, auch wenn dein Name darin steht.
web-delete-seat = Wo ein Spiel läuft, spielt ein Bot für dich weiter. Wo noch keines begonnen hat, wird dein Platz frei. In beiden Fällen kannst du deinen Platz nicht zurückholen.
web-delete-table = Wo du Gastgeber bist, wird jemand anders am Tisch Gastgeber. Tische, an denen sonst niemand sitzt, werden gelöscht.
web-delete-device = Danach vergisst dieses Gerät deinen Namen, deine Tische und deine Einstellungen. Auf anderen Geräten stehen diese Tische vielleicht noch in der Liste, lassen sich aber nicht mehr öffnen.
web-delete-rest = Nicht gelöscht werden Tische, die du von deiner Liste genommen hast, Dateien, die andere heruntergeladen haben, und Sicherungskopien des Servers.
web-delete-device-only = Hier ist kein Tisch gespeichert. Dieses Gerät vergisst deinen Namen und deine Einstellungen.
web-delete-sure = Alles löschen
web-delete-keep = Nichts löschen
web-delete-busy = { $count ->
    [one] { $done } von 1 Tisch erledigt …
   *[other] { $done } von { $count } Tischen erledigt …
}
web-delete-done = { $count ->
    [0] Dieses Gerät hat dich vergessen.
    [one] Deine Daten wurden an 1 Tisch gelöscht. Auch dieses Gerät hat dich vergessen.
   *[other] Deine Daten wurden an { $count } Tischen gelöscht. Auch dieses Gerät hat dich vergessen.
}
web-delete-some = { $count ->
    [0] Bisher ließ sich nichts löschen.
    [one] Deine Daten wurden an 1 Tisch gelöscht.
   *[other] Deine Daten wurden an { $count } Tischen gelöscht.
}
web-delete-failed = { $count ->
    [one] An 1 Tisch ließen sich deine Daten nicht löschen. Er bleibt auf deiner Liste: Versuch es später noch einmal.
   *[other] An { $count } Tischen ließen sich deine Daten nicht löschen. Diese Tische bleiben auf deiner Liste: Versuch es später noch einmal.
}

## Settings

web-name-note = So heißt du am nächsten Tisch.
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

## Table options

web-options = Ein Tisch für { $game }
web-options-who = Wer spielt
web-options-game = Das Spiel
web-options-more = Weitere Einstellungen
web-option-players = Spieler
web-option-players-note = Laut Schachtel sind fünf Spieler zu viele, aber es geht auch zu fünft.
web-option-seat = Platz { $number }
web-option-friend = jemand per Link
web-option-friend-note = Du bekommst dafür einen Link, den du verschicken kannst.
web-option-beside = jemand an diesem Bildschirm
web-option-beside-lack = Wer spielt an diesem Bildschirm? Es fehlt noch ein Name.
web-option-beside-note = Bevor die Handkarten eines Spielers zu sehen sind, werden alle anderen gebeten wegzuschauen.
web-option-bot-note = { $bot ->
    [random] Der schwächste: wählt rein zufällig.
    [greedy] Sieht einen Schritt voraus und antwortet sofort.
    [easy] Denkt ein wenig nach: gut für die erste Partie.
    [normal] Denkt voraus: ein fairer Gegner.
    [hard] Denkt länger nach und vergisst nichts.
    [expert] Der stärkste: nimmt sich für jede Antwort bis zu drei Sekunden Zeit.
   *[other] Einer deiner eigenen Bots.
}
web-option-clock = Bedenkzeit
web-option-clock-note = Läuft deine Zeit ab, spielt eine Vertretung für dich, bis du zurückkommst.
web-clock-none = unbegrenzt
web-clock-live = je { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}, mit jeder Aktion { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} dazu
web-clock-mail = { $days ->
    [one] 1 Tag für jede Antwort
   *[other] { $days } Tage für jede Antwort
}
web-option-listed = Bei den offenen Tischen zeigen
web-option-listed-note = Dann kann jeder einen freien Platz einnehmen.
web-option-spectators = Andere dürfen zuschauen
web-option-spectators-note = Handkarten sehen sie erst nach Spielende.
web-option-memory = Gedächtnishilfe
web-option-memory-note = Zeigt, welche Karten andere vor deinen Augen auf die Hand genommen haben.
web-option-auto-start = Beginnen, sobald der letzte Platz besetzt ist
web-option-auto-start-note = Sonst startest du das Spiel selbst.
web-option-pause = Bots warten
web-option-pause-note = So kannst du noch etwas zurücknehmen, bevor die Bots weiterspielen.
web-option-pause-seconds = { $seconds ->
    [0] gar nicht
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
web-option-stand-in = Vertretung
web-option-stand-in-note = Wer für jemanden weiterspielt, der gegangen ist oder dessen Bedenkzeit abgelaufen ist.
web-option-stand-in-usual = wie in diesem Spiel üblich
web-open-table = Tisch eröffnen
    .note = Danach bekommst du den Link.

## Lobby

web-invite = Einladen
web-invite-how = Schick deinen Freunden diesen Link. Wer ihn öffnet, kann sich an den Tisch setzen.
web-invite-here = Diese Adresse gilt nur auf diesem Computer: Andere können sie noch nicht öffnen.
web-invite-open = Um mit anderen in deinem Haus zu spielen, beende den Server (Strg+C) und starte ihn so:
web-invite-keeps = Dabei geht nichts verloren: Der Tisch wartet, und die Seite meldet sich von selbst zurück.
web-invite-house = Schicke diesen Link an Freunde in deinem Netzwerk. Wer ihn öffnet, kann Platz nehmen.
web-invite-address = Eine andere Adresse dieses Computers
web-invite-link = Link zu diesem Tisch
web-copy = Kopieren
web-send = Verschicken
web-qr = Der Link als QR-Code
web-seats = Plätze
web-plan-clock = Bedenkzeit: { $clock }
web-plan-private = Niemand darf zuschauen
web-plan-forgetful = Ohne Gedächtnishilfe
web-share-screen = An diesem Bildschirm spielt noch jemand mit
web-other-name = Name dieser Person
web-seat-empty = Freier Platz
web-sit = Hier Platz nehmen
web-send-away = Platz frei machen
web-claim-host = Der Gastgeber ist nicht da: selbst Gastgeber werden
web-add-bot = Bot hierher setzen
web-add-bot-which = Bots, die du dazusetzt
web-start = Spiel starten
web-start-not-yet = Auf jedem Platz muss ein Mensch oder ein Bot sitzen.
web-begins-when-full = Das Spiel beginnt, sobald alle Plätze besetzt sind.
web-invited = { $name } lädt dich zu { $game } ein
web-invited-nobody = Du bist zu { $game } eingeladen
web-invited-there = { $count ->
    [one] { $names } ist schon da.
   *[other] { $names } sind schon da.
}
web-invited-full = Alle Plätze sind besetzt. Sobald das Spiel begonnen hat, kannst du zuschauen.
web-join = Mitspielen
web-wait-for-host = Es geht los, sobald der Gastgeber das Spiel startet.

## People at a table

web-people-none = Sonst ist noch niemand da.
web-people-away = { $name } wegschicken
web-people-sure = { $name } wirklich wegschicken?
web-people-how = Wer weggeschickt wird, kann nicht an diesen Tisch zurückkehren. Neue Gäste mit derselben Internetadresse werden abgewiesen, es sei denn, jemand am Tisch hat dieselbe Adresse, etwa im selben Haushalt. In einem laufenden Spiel spielt ein Bot weiter.
web-people-sent = { $name } wurde weggeschickt.
web-people-guest = Gast ohne Platz
web-people-watch = Andere dürfen zuschauen
web-people-watch-note = Andernfalls müssen alle, die keinen Platz haben, den Tisch verlassen.

## Giving up

web-resign-title = Für { $name } aufgeben
web-resign-two = Das Spiel ist aus, und { $name } gewinnt, wie auch immer die Punkte stehen.
web-resign-more = Auf deinem Platz spielt ein Bot weiter; gewinnen kann dieser Platz nicht mehr. { $name } spielen weiter.
web-resign-alone = Das Spiel ist aus; die Punkte bleiben, wie sie sind.
web-resign-for-good = Das lässt sich nicht zurücknehmen.
web-resign-sure = Ja, ich gebe auf
web-resign-not = Weiterspielen

## Mail

web-mail-address = E-Mail-Adresse
web-mail-note = Zuerst bekommst du eine Mail mit einem Link; erst wenn du ihn geöffnet hast, schreiben wir dir. Niemand sieht die Adresse, und jede Mail hat einen Link, der alle beendet.
web-mail-ask = Link zuschicken
web-mail-asked = Eine Mail ist unterwegs. Öffne den Link darin, dann schreiben wir dir.
web-mail-confirmed = Wir schreiben dir, wenn du am Zug und nicht da bist.
web-mail-stop = Nicht mehr schreiben
