### Ciò che si stampa su carta. Tutte le chiavi iniziano con print-.

## Carte

print-cards = Carte
    .about = Nove per pagina, con segni di taglio e dorsi
# Accanto alle carte, dopo web-about.
print-both-sides = Stampa al 100 %, fronte-retro, capovolgendo sul lato lungo.
print-full-size = Stampa al 100 %.
# Sotto il numero del riquadro dorato.
print-folds = { $folds ->
    [one] piega
   *[other] pieghe
}
# Accanto alle carte: che cosa vuol dire l’asterisco in fondo a una carta.
print-ours = * Alcuni valori di questa carta sono una nostra invenzione; le regole dicono quali.

## Fogli delle isole

print-sheets = Fogli delle isole
    .about = Da colorare e compilare, due per pagina
print-name = Nome
# Sotto le isole di un foglio: quanto valgono.
print-sheet-points = Punti con un colore / più colori: ogni porto 20 / 10, Tempio 10 / 5. Sagoma nel suo colore / in un altro: 10 / 5.
# Nella legenda di un foglio, accanto a una casella vuota.
print-unpainted = casella non colorata: −1
print-near = Isole vicine
print-ours-sheet = Le isole sono disegnate da noi.

## Il foglio della scienza per chi gioca da solo

print-ours-science = La stagione con cui comincia il tracciato è una nostra scelta.
print-science = Foglio della scienza
    .about = Per Origami Islands in solitario, due per pagina
# Che cosa fa lo speculatore, accanto al tracciato delle stagioni.
print-carrambah = Carrambah offre la somma di 2 dadi, e 2 in più con le carte 2 e 6. Vinci se offri almeno altrettanto.
# Accanto a due tecnologie: l’una esclude l’altra.
print-either = una delle due
# Sopra la colonna di un livello delle tecnologie.
print-level = Livello { $level }

## Schede riassuntive

print-reference = Scheda riassuntiva
    .about = Un gioco in breve, con tutte le carte o i luoghi
# Sopra ciò che porta un luogo.
print-one-colour = un colore
# Che cosa dà una sagoma completata nel suo colore e in un altro.
print-outline-own = nel colore della sagoma: { landmark-outline.one }
print-outline-other = in un altro colore: { landmark-outline.mixed }
# Sopra i numeri delle carte sviluppo.
print-card-bid = Carta = offerta minima
# Prima di tutto il resto.
print-setup-origami = Preparazione: mischiate tante famiglie quanti sono i giocatori. Scoprite carte per un giocatore alla volta, finché le sue non arrivano ad almeno 10 pieghe; comincia chi ne ha meno. Poi scoprite 4 carte vicino al mazzo: sono la fila.
print-setup-legends = { print-setup-origami } Mischiate nel mazzo tante coppie di personaggi quanti sono i giocatori; la carta di riso forma un mazzo a parte.
print-setup-islands = Preparazione: ognuno prende 15 monete. Per la prima partita distribuite solo i quattro fogli delle Isole vicine.
# Numeri da consultare durante la partita.
print-facts = Da consultare
print-facts-seasons = Stagioni: round 1–6 e 13–18, primavera ed estate, verde; 7–9 e 19–21, autunno, rosso; 10–12 e 22–24, inverno, blu.
print-facts-die = Dado del colore: 1 e 2 blu, 3 e 4 verde, 5 e 6 rosso.
print-facts-around = Intorno a un luogo vuol dire anche in diagonale; accanto vuol dire solo lato contro lato.
print-facts-volcano = { web-volcano-cost }
print-ours-reference = Nostre: le forme delle carte 3, 4 e 5 e la stagione con cui comincia il tracciato.
print-several-colours = più colori

## Segnapunti

print-scorepad = Segnapunti
    .about = Quattro per pagina, ognuno per due partite
print-date = Data
# I punti che danno le carte degli altri.
print-others = da carte di altri
print-island = Isola { $number }
# Ciò che decide in caso di parità.
print-hand = carte in mano

## Le regole

print-folded = Stampa fronte-retro, capovolgendo sul lato corto; poi piega i fogli a metà e spillali.
# Prima del numero di una pagina.
print-page = p.

## La pagina nel browser

print-about = Per giocare a casa: fogli da compilare quando finiscono, carte andate perse e schede di aiuto. Tutto in PDF, con testi e illustrazioni nostri.
print-what = Che cosa stampare
print-rules = Regole
    .about = Un libretto da piegare
print-game = Gioco
    .all = tutti i giochi
print-rulings = Casi particolari
print-paper = Formato del foglio
    .a4 = A4
    .letter = Letter (USA)
print-names-note = Se non scegli nulla, si stampa tutto.
print-backs = Con i dorsi
print-once = Una sola copia per carta
    .note = Anche se nella scatola ce ne sono di più.
print-booklet = Come libretto
    .note = Due pagine per facciata; altrimenti una dopo l’altra.
print-do = Scaricare il PDF
print-busy = Preparazione delle pagine…
print-ready = { $file } è pronto.
