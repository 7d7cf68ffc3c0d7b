### What a server says itself: the page that it has as long as the browser client is not built.
###
### $command and $address are typed or written as they are.

server-runs = Il tavolo è pronto: questo server è attivo.
server-join = Per giocare da un terminale scrivi { $command } seguito dall’indirizzo di questa pagina.
server-programs = I programmi si collegano a { $address }; la parte HTTP è descritta in { $description }.

## Lettere a chi è di turno, e le pagine che aprono i loro link

mail-ask =
    Qualcuno che gioca su { $server } vorrebbe ricevere un’e-mail a questo indirizzo quando è il suo turno.

    Se sei tu, apri questa pagina e premi il pulsante:
    { $link }

    Altrimenti non fare niente: senza il tuo consenso non verrà mandato nulla.
    .subject = Possiamo scriverti quando tocca a te?
mail-turn =
    Tocca a te: { $game }{ $people ->
        [0] .
       *[other] { " " }con { $names }.
    }

    { $link }

    Apri il link sul dispositivo con cui giochi. Ti { $hours ->
        [one] resta circa un’ora
       *[other] restano circa { $hours } ore
    }.
    .subject = Tocca a te: { $game }{ $people ->
        [0] { "" }
       *[other] { " " }con { $names }
    }
mail-stop =
    Basta e-mail di questo tipo, da qualsiasi tavolo:
    { $link }
mail-page-ask = Possiamo scrivere a questo indirizzo quando tocca a te? Al massimo cinque e-mail al giorno, e in ognuna c’è un link per fermarle.
mail-page-yes = Sì, scrivetemi
mail-page-done = Fatto: riceverai un’e-mail quando tocca a te da un minuto e non sei al tavolo.
mail-page-stop = Vuoi che non scriviamo più a questo indirizzo, da nessun tavolo?
mail-page-no = Ferma tutte le e-mail
mail-page-stopped = A questo indirizzo non mandiamo più e-mail. Qui è stato cancellato.
mail-page-gone = Qui non c’è niente da decidere: questo indirizzo non è più noto, e non gli mandiamo e-mail.
mail-page-home = Alla pagina iniziale
