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
web-settings = Impostazioni
web-settings-note = velocità, suono, colori, lingua
web-speed = Mosse degli altri
web-speed-off = non mostrarle
web-speed-fast = veloci
web-speed-normal = a velocità normale
web-speed-slow = lente
web-sound-note = Lievi fruscii di carta; si sentono dopo il primo clic o tocco sulla pagina.
web-notify = Avvisami quando tocca a me
web-notify-note = Il browser ti avvisa mentre guardi altro.
web-notify-refused = Il tuo browser non permette le notifiche. Puoi attivarle nelle sue impostazioni per questa pagina.
web-confirm = Chiedi conferma prima di prendere carte
web-confirm-note = Confermi quali carte prendi, prima che se ne scoprano di nuove.
web-spare = Salta le domande a cui si può solo rispondere «no»
web-spare-note = Solo se tutti gli altri sono bot: alle persone una risposta immediata rivelerebbe che cosa hai in mano.
web-proposed-takeback = Hai chiesto di ritirare la tua ultima mossa.
web-proposed-pause = Hai chiesto una pausa.
web-proposed-end = Hai chiesto di finire qui la partita.
web-stood-in = Per { $name } gioca un bot.
web-done = Fatto
web-seen = { $seat } ha in mano { $card-a }.
web-seen-nothing = { $seat } non ha niente in mano.
web-spared = «{ $asked }» Non potevi fare niente: «{ $answer }» è stato detto per te.
