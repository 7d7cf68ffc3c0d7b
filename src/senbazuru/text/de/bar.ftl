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
web-settings-note = Name, Sprache, Tempo, Ton, deine Tische
web-proposed-takeback = Du hast darum gebeten, deine letzte Aktion zurücknehmen zu dürfen.
web-proposed-pause = Du hast um eine Pause gebeten.
web-proposed-end = Du hast darum gebeten, das Spiel vorzeitig zu beenden.
web-stood-in = Für { $name } spielt ein Bot.
web-done = Fertig
web-seen = { $seat } hat { $card-acc } auf der Hand.
web-seen-nothing = { $seat } hat nichts auf der Hand.
web-spared = „{ $asked }“ Du konntest nur „{ $answer }“ sagen; das geschah von selbst.

# Said with one click.
web-greet = Mit einem Klick sagen
web-greet-hello = Hallo!
web-greet-luck = Viel Glück!
web-greet-nice = Gut gespielt!
web-greet-oops = Hoppla!
web-greet-moment = Einen Moment bitte
web-greet-thanks = Danke, das hat Spaß gemacht

# Beside the names of those who have given up.
web-stand-in-resigned = aufgegeben; ein Bot spielt
web-resign = Aufgeben
web-resign-note = dieses Spiel verloren geben
web-came = { $name } ist da
web-proposes-rematch = { $name } möchte noch einmal spielen
web-proposed-rematch = Du möchtest noch einmal spielen.
web-rematch-declined = Diesmal nicht: { $names }.
web-rematch-now = Nicht länger warten
web-rematch-bots = Bots übernehmen die Plätze derer, die nicht mehr mitspielen
web-resigned = { $count ->
    [one] { $names } hat aufgegeben.
   *[other] { $names } haben aufgegeben.
}
    .you = Du hast aufgegeben.
web-mail = Schreib mir, wenn ich am Zug bin
    .short = per E-Mail, wenn du nicht da bist
