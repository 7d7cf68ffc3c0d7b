### The games: their names, what a table may choose, and how they are played in a dozen lines.
### What one of a choice's things is called stands with these: family-farm, sheet-masu.

game-origami = Origami
    .about = Piega animali e pagali con altri animali.
    .time = 15 minuti
    .effort = Si impara in cinque minuti
game-legends = Origami: Legends
    .about = Dinosauri, draghi e regole stravolte.
    .time = 20 minuti
    .effort = Un po’ più difficile di Origami
game-mixed = Origami e Legends
    .about = Due scatole, un mazzo: ogni partita è diversa.
    .time = 20 minuti
    .effort = Per chi conosce già uno dei due
game-islands = Origami Islands
    .about = Vinci forme all’asta e colora quattro isole.
    .time = 40 minuti
    .effort = Turni semplici, molto a cui pensare

## What a table may choose. Left out, a choice is the game's or left to chance.
##
## .note explains it, .help does so on the command line, .plan tells what was chosen ($names, or $count of them)
## For names: .usual says that none are chosen, .none that there are to be none, .chance that so many ($count) are left
## to chance, .these that they follow, and .lack what is missing ($count more).

## choice-any says so for a choice that does not say it itself ($choice is its name). Of a switch, .first tells in a
## few words how a first game is played with it.

choice-for = { $game }: { $help }
choice-any =
    .usual = come da regolamento
    .none = niente
    .chance = { $count ->
        [one] 1 a caso
       *[other] { $count } a caso
    }
    .these = a scelta:
    .lack = { $count ->
        [one] { $choice }: ne manca ancora 1.
       *[other] { $choice }: ne mancano ancora { $count }.
    }
    .plan = { $choice }: { $names }
choice-families = Famiglie
    .note = { $count ->
        [one] Scegli esattamente una famiglia. Se non la scegli, decide il caso.
       *[other] Scegli esattamente { $count } famiglie. Se non ne scegli nessuna, decide il caso.
    }
    .lack = { $count ->
        [one] Scegli un’altra famiglia, o lascia decidere tutto al caso.
       *[other] Scegli altre { $count } famiglie, o lascia decidere tutto al caso.
    }
    .plan = Famiglie: { $names }
    .usual = Famiglie: decide il caso
    .help = quali famiglie, per esempio farm,sky; se non le indichi, decide il caso.
choice-extra = Una famiglia in più
    .note = Un mazzo più grande e una partita più lunga.
    .help = una famiglia in più rispetto al numero di giocatori.
choice-characters = Personaggi
    .note = Ogni personaggio cambia una regola per tutti finché resta al centro del tavolo.
    .usual = come da regolamento
    .none = nessuno
    .chance = { $count ->
        [one] 1 a caso
       *[other] { $count } a caso
    }
    .these = questi:
    .lack = Quali personaggi? Scegline almeno uno.
    .plan = Personaggi: { $names }
    .help = quali coppie di personaggi, per esempio ninja,monk, o quante; se non le indichi, una per giocatore quando c’è una famiglia di Legends, altrimenti nessuna.
choice-sheets = Isole
    .note = Le Isole vicine sono più piccole e più facili, ideali per la prima partita. Con «Giocare subito» si ricevono solo queste.
    .usual = da tutti i fogli
    .these = da questi fogli:
    .lack = Scegli almeno due fogli.
    .plan = Fogli: { $names }
    .help = quali fogli distribuire, per esempio masu,tako; se sono soltanto due, non c’è niente da scegliere.
choice-near = Solo Isole vicine
    .first = Isole vicine
    .help = solo le Isole vicine, per la prima partita.
choice-catch-up = Pochi segnalini: Rimonta e sorpasso
    .note = Quando nella riserva sono finiti i segnalini carbone o i segnalini oro, li prendi dagli altri giocatori.
    .help = la variante «Rimonta e sorpasso», con pochi segnalini.

character-musician = Musicista
character-ninja = Ninja
character-geisha = Geisha
character-merchant = Mercante
character-actor = Attore
character-sumo-wrestler = Lottatore di sumo
character-samurai = Samurai
character-monk = Monaco
character-calligrapher = Calligrafo
character-gardener = Giardiniere

## How to play

how-origami-aim = Pieghi animali di carta. Ognuno vale i punti indicati accanto a ★. Alla fine vince chi ha più punti.
how-origami-cost = Il cartellino appeso in alto a sinistra indica il costo: quanto paghi per giocare la carta.
how-origami-folds = Il riquadro dorato con le piegoline, in basso a sinistra, indica le pieghe: quanto vale la carta quando serve a pagarne un’altra. Una carta o la giochi o la usi per pagare, mai le due cose insieme.
how-origami-line = Nel tuo turno fai una cosa sola. O prendi carte dalla fila, per un totale di 4 pieghe al massimo…
how-origami-pay = … oppure giochi una carta dalla mano e ne paghi il costo con le pieghe di altre carte: il totale deve essere esatto, perché nessuno dà il resto.
how-origami-stacks = La carta va in cima a una delle tue due collezioni, che possono differire al massimo di una carta. Puoi usare solo la carta in cima; quelle sotto continuano a contare per i punti.
how-origami-effects = Un effetto immediato si usa quando si gioca la carta. Un’azione speciale può essere la tua azione in un turno successivo. Un effetto di punteggio conta alla fine.
how-origami-end = Puoi tenere in mano al massimo 8 carte. Quando il mazzo finisce per la seconda volta si completa il giro, poi tutti hanno un ultimo turno.
how-legends-ongoing = Un effetto continuo vale finché la sua carta è in cima a una collezione.
how-legends-character = I personaggi vanno al centro del tavolo e valgono per tutti. Chi ne gioca uno può poi giocare gratis un origami dalla fila. Quando arriva lo stesso personaggio nell’altro colore, quello di prima se ne va.
how-legends-paper = Un foglio di carta di riso vale 1 piega. Serve solo per pagare e conta come carta in mano.
how-islands-aim = Colori le tue isole. Dopo 24 round vince chi ha più punti.
how-islands-sheets = Ricevi tre fogli, ciascuno con due isole, e ne tieni due.
how-islands-bid = In ogni round un dado decide quale carta, con la sua forma, va all’asta. Le offerte sono pubbliche: si fanno a turno, ognuna più alta della precedente. Chi offre di più paga, gioca per primo e colora la forma.
how-islands-pass = Tutti gli altri possono colorare una casella e ricevono 3 monete di rendita. Chi ha vinto l’asta non riceve rendita in quel round.
how-islands-paint = Comincia accanto a un Porto principale, poi prosegui accanto a ciò che è già colorato. Le forme si possono ruotare; il colore è quello della stagione.
how-islands-ring = Quando hai colorato tutte le caselle vuote attorno a un luogo, ottieni ciò che il luogo offre, e quasi sempre il doppio se le caselle sono tutte dello stesso colore.
how-islands-light = Un Faro circondato ti apre un’altra isola. Miniere di carbone, Miniere d’oro, Boschetti e Vulcani ti danno caselle, monete e forme.
how-islands-end = Danno punti i Porti e i Templi circondati e le sagome completate con una sola forma. Ogni casella rimasta vuota su un’isola iniziata costa un punto.

## What decides between those with equal points

tie-origami = A parità di punti vince chi ha più carte in mano.
tie-legends = { tie-origami }
tie-mixed = { tie-origami }
tie-islands = A parità di punti vince chi ha più monete.
