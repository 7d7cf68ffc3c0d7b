### La barra di un tavolo, il suo cassetto e le sue impostazioni.

web-bar-turn = turno { $turn }
web-bar-round = round { $round }
web-home = Senbazuru, pagina iniziale
web-drawer = Diario e chat
web-drawer-unread = Diario e chat: { $count ->
    [one] { $count } riga non letta
   *[other] { $count } righe non lette
}
web-sound = Suono
web-settings-note = nome, lingua, velocità, suoni, i tuoi tavoli
web-proposed-takeback = Hai chiesto di ritirare la tua ultima mossa.
web-proposed-pause = Hai chiesto una pausa.
web-proposed-end = Hai chiesto di finire qui la partita.
web-stood-in = Per { $name } gioca un bot.
web-done = Fatto
web-seen = { $seat } ha in mano { $card-a }.
web-seen-nothing = { $seat } non ha niente in mano.
web-spared = «{ $asked }» Potevi dire solo «{ $answer }»: è stato fatto da sé.

# Said with one click.
web-greet = Dirlo con un clic
web-greet-hello = Ciao!
web-greet-luck = Buona fortuna!
web-greet-nice = Bella giocata!
web-greet-oops = Ops!
web-greet-moment = Un momento solo
web-greet-thanks = Grazie, è stato bello

# Beside the names of those who have given up.
web-stand-in-resigned = si arrende; gioca un bot
web-resign = Arrendersi
web-resign-note = dare persa questa partita
web-came = È arrivato qualcuno: { $name }
web-proposes-rematch = { $name } vorrebbe giocare ancora
web-proposed-rematch = Hai proposto di giocare ancora.
web-rematch-declined = Stavolta no: { $names }.
web-rematch-now = Non aspettare oltre
web-rematch-bots = I bot prendono il posto di chi non gioca più
web-resigned = { $count ->
    [one] { $names } si arrende.
   *[other] { $names } si arrendono.
}
    .you = Ti arrendi.
web-mail = Scrivimi quando tocca a me
    .short = per e-mail, se non ci sei
