### Origami Islands: names, explanations, what happens, what is asked.
###
### Landmarks have the forms `.a`, `.the` and `.plural`; tokens `.a` and `.plural`; development cards also `.the`. A
### colour by its name is masculine (di rosso, in rosso); `.m` and `.f` agree with a noun (la sagoma rossa). Otherwise
### arguments come as in English.
###
### Explanations are attributes, too. They are no sentences, so that they can stand in a table or after a name: small
### letters, no full stop.

## Pieces of other messages, which have the arguments

coins = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}

# On an island, by its name if it was told.
island-name = { $name ->
    [none] sull’isola { $island }
   *[other] sull’isola { $name }
}

# What an island has points for, and what it loses points for.
outline = sagoma { $colour ->
    [blue] { colour-blue.f }
    [green] { colour-green.f }
   *[red] { colour-red.f }
}
unpainted = caselle vuote

# The season of a space on the track, 1 to 24, with its colour.
season-now = { $season ->
    [1] { season-spring } (verde)
    [2] { season-spring } (verde)
    [3] { season-spring } (verde)
    [7] { season-autumn } (rosso)
    [8] { season-autumn } (rosso)
    [9] { season-autumn } (rosso)
    [10] { season-winter } (blu)
    [11] { season-winter } (blu)
    [12] { season-winter } (blu)
    [13] { season-spring } (verde)
    [14] { season-spring } (verde)
    [15] { season-spring } (verde)
    [19] { season-autumn } (rosso)
    [20] { season-autumn } (rosso)
    [21] { season-autumn } (rosso)
    [22] { season-winter } (blu)
    [23] { season-winter } (blu)
    [24] { season-winter } (blu)
   *[other] { season-summer } (verde)
}

## Colours and seasons

colour-blue = blu
    .start = Blu
    .m = blu
    .f = blu
colour-green = verde
    .start = Verde
    .m = verde
    .f = verde
colour-red = rosso
    .start = Rosso
    .m = rosso
    .f = rossa
colour-any = un colore a scelta
    .start = Un colore a scelta
    .m = di un colore a scelta
    .f = di un colore a scelta
colour-random = il colore deciso dal dado
    .start = Il colore deciso dal dado
    .m = del colore deciso dal dado
    .f = del colore deciso dal dado

season-spring = primavera
season-summer = estate
season-autumn = autunno
season-winter = inverno

## Landmarks. `.one`: what one colour around it brings; `.mixed`: what several colours bring; `.text`: both, in a line.

landmark-regular-harbour = Porto principale
    .a = un Porto principale
    .the = il Porto principale
    .plural = Porti principali
    .text = una nuova isola si inizia accanto a questo porto; circondato con un solo colore dà 20 punti, con più colori 10
    .one = 20 punti
    .mixed = 10 punti

landmark-secret-harbour = Porto segreto
    .a = un Porto segreto
    .the = il Porto segreto
    .plural = Porti segreti
    .text = anche accanto a questo porto si può iniziare una nuova isola, ma solo dopo aver circondato un Faro con un solo colore; circondato con un solo colore dà 20 punti, con più colori 10
    .one = 20 punti
    .mixed = 10 punti

landmark-lighthouse = Faro
    .a = un Faro
    .the = il Faro
    .plural = Fari
    .text = circondato con un solo colore, ti permette di iniziare una nuova isola da un porto a scelta; con più colori, solo dal Porto principale
    .one = una nuova isola da un porto a scelta
    .mixed = una nuova isola dal Porto principale

landmark-temple = Tempio
    .a = un Tempio
    .the = il Tempio
    .plural = Templi
    .text = circondato con un solo colore dà 10 punti, con più colori 5
    .one = 10 punti
    .mixed = 5 punti

landmark-grove = Boschetto
    .a = un Boschetto
    .the = il Boschetto
    .plural = Boschetti
    .text = circondato con un solo colore, ti fa colorare subito un’altra forma in un colore a scelta; con più colori, nel colore deciso dal dado
    .one = subito un’altra forma in un colore a scelta
    .mixed = subito un’altra forma nel colore deciso dal dado

landmark-coal-pit = Miniera di carbone
    .a = una Miniera di carbone
    .the = la Miniera di carbone
    .plural = Miniere di carbone
    .text = circondata con un solo colore, a ogni asta che vinci ti fa colorare una casella in più in un colore a scelta; con più colori, nel colore della stagione
    .one = una casella in più a ogni asta che vinci, in un colore a scelta
    .mixed = una casella in più a ogni asta che vinci, nel colore della stagione

landmark-gold-mine = Miniera d’oro
    .a = una Miniera d’oro
    .the = la Miniera d’oro
    .plural = Miniere d’oro
    .text = circondata con un solo colore, aumenta di 2 monete la rendita della carta «Passo»; con più colori, di 1
    .one = rendita +2
    .mixed = rendita +1

landmark-volcano = Vulcano
    .a = un Vulcano
    .the = il Vulcano
    .plural = Vulcani
    .text = riduce la tua rendita di 1 moneta finché non lo circondi; quando lo circondi, prendi monete dal giocatore più ricco: 8 con un solo colore, 4 con più colori
    .one = 8 monete dal giocatore più ricco
    .mixed = 4 monete dal giocatore più ricco

landmark-sea = mare
    .a = il mare
    .the = il mare
    .plural = mari
    .text = non si può colorare; per circondare un luogo basta colorare le altre caselle intorno

landmark-mountain = montagna
    .a = una montagna
    .the = la montagna
    .plural = montagne
    .text = non si può colorare; per circondare un luogo basta colorare le altre caselle intorno

landmark-outline = sagoma
    .a = una sagoma
    .the = la sagoma
    .plural = sagome
    .text = se colori in una sola volta esattamente le sue caselle: 10 monete e 10 punti nel suo colore, 5 e 5 in un altro colore
    .one = 10 monete e 10 punti
    .mixed = 5 monete e 5 punti

## Tokens

token-coal-any = segnalino carbone valido per un colore a scelta
    .a = un segnalino carbone valido per un colore a scelta
    .plural = segnalini carbone validi per un colore a scelta
    .short = carbone, colore a scelta
    .text = ogni volta che vinci l’asta colori una casella in più, in un colore a scelta

token-coal-season = segnalino carbone valido per il colore della stagione
    .a = un segnalino carbone valido per il colore della stagione
    .plural = segnalini carbone validi per il colore della stagione
    .short = carbone, colore della stagione
    .text = ogni volta che vinci l’asta colori una casella in più, nel colore della stagione

token-gold-two = segnalino oro da 2
    .a = un segnalino oro da 2
    .plural = segnalini oro da 2
    .short = oro, 2 monete
    .text = rendita +2

token-gold-one = segnalino oro da 1
    .a = un segnalino oro da 1
    .plural = segnalini oro da 1
    .short = oro, 1 moneta
    .text = rendita +1

token-volcano = segnalino vulcano
    .a = un segnalino vulcano
    .plural = segnalini vulcano
    .short = vulcano
    .text = rendita −1

## Shapes, by the number of their squares; 0 and 6 are open. `.start` begins a sentence.

shape-0 = forma a scelta
    .a = una forma a scelta
    .start = Una forma a scelta
shape-1 = casella
    .a = una casella
    .start = Una casella
shape-2 = due domino
    .a = due domino
    .start = Due domino
shape-3 = angolo piccolo
    .a = un angolo piccolo
    .start = Un angolo piccolo
shape-4 = forma a T
    .a = una forma a T
    .start = Una forma a T
shape-5 = angolo grande
    .a = un angolo grande
    .start = Un angolo grande
shape-6 = forma libera
    .a = una forma libera
    .start = Una forma libera

## Development cards. `.what`: what the winner paints.

development-1 = Carta 1
    .a = una carta 1
    .the = la carta 1
    .plural = carte 1
    .what = una forma a scelta nel colore deciso dal dado
development-2 = Carta 2
    .a = una carta 2
    .the = la carta 2
    .plural = carte 2
    .what = due domino nel colore della stagione
development-3 = Carta 3
    .a = una carta 3
    .the = la carta 3
    .plural = carte 3
    .what = un angolo piccolo nel colore della stagione
development-4 = Carta 4
    .a = una carta 4
    .the = la carta 4
    .plural = carte 4
    .what = una forma a T nel colore della stagione
development-5 = Carta 5
    .a = una carta 5
    .the = la carta 5
    .plural = carte 5
    .what = un angolo grande nel colore della stagione
development-6 = Carta 6
    .a = una carta 6
    .the = la carta 6
    .plural = carte 6
    .what = una forma e un colore a scelta

## Technologies of a lone player. `.text`: what it is about; `.level-1` to `.level-3`: what each level does.

technology-expancing = Expancing
    .a = Expancing
    .plural = Expancing
    .text = forme libere sulle tue isole, da colorare subito dopo la ricerca
    .level-1 = colori 3 caselle collegate sulla tua prima isola, nel colore della stagione
    .level-2 = colori 5 caselle collegate sulla tua seconda isola, nel colore della stagione
    .level-3 = colori due gruppi di caselle collegate, uno da 3 e uno da 5, sulla tua terza isola, nel colore della stagione

technology-auctionis = Auctionis
    .a = Auctionis
    .plural = Auctionis
    .text = monete per le offerte ben calcolate
    .level-1 = guadagni 5 monete se vinci l’asta con un’offerta di 6 monete o meno
    .level-2 = guadagni 3 monete se vinci l’asta con un’offerta di 7, 8 o 9 monete
    .level-3 = guadagni 7 monete se perdi l’asta con un’offerta di 9 monete o più

technology-economicus = Economicus
    .a = Economicus
    .plural = Economicus
    .text = monete per i round più produttivi
    .level-1 = guadagni 3 monete se in questo round hai circondato un luogo
    .level-2 = guadagni 3 monete se in questo round hai colorato almeno 5 caselle
    .level-3 = guadagni 5 monete se in questo round hai colorato almeno 7 caselle

technology-re-color = Re-Color
    .a = Re-Color
    .plural = Re-Color
    .text = un altro colore per la forma vinta all’asta
    .level-1 = paghi 3 monete e colori la forma di verde
    .level-2 = paghi 5 monete e colori la forma in un colore a scelta
    .level-3 = tiri il dado per decidere il colore e guadagni 5 monete

technology-re-roll = Re-Roll
    .a = Re-Roll
    .plural = Re-Roll
    .text = un’altra possibilità con i dadi
    .level-1 = paghi 3 monete e tiri di nuovo un dado qualsiasi
    .level-2 = paghi 3 monete e tiri di nuovo entrambi i dadi di Carrambah
    .level-3 = tiri di nuovo un dado che segna 6 e guadagni 7 monete

technology-transforming = Transforming
    .a = Transforming
    .plural = Transforming
    .text = un’altra forma al posto di quella vinta all’asta
    .level-1 = paghi 3 monete e colori un angolo grande, la forma della carta 5
    .level-2 = paghi 7 monete e colori la forma della carta 2, 3 o 4
    .level-3 = tiri il dado per decidere la forma e guadagni 5 monete

technology-timenautics = Timenautics
    .a = Timenautics
    .plural = Timenautics
    .text = round da saltare o da guadagnare
    .level-1 = salti un round e guadagni 7 monete
    .level-2 = salti due round e guadagni 17 monete
    .level-3 = lasci il segnastagione dov’è, se hai vinto l’asta offrendo esattamente 14 monete

## Titles of a lone player

title-creator = Creatore
title-founder = Fondatore
title-architect = Architetto
title-builder = Costruttore
title-master = Maestro
title-apprentice = Apprendista
title-none = ancora nessun titolo; per il primo servono 75 punti

## Sheets have proper names.

sheet-zabuton = Zabuton
sheet-masu = Masu
sheet-tako = Tako
sheet-kabuto = Kabuto
sheet-orizuru = Orizuru
sheet-yakko = Yakko
sheet-fune = Fune
sheet-ayame = Ayame
sheet-sanbo = Sanbo
sheet-kazaguruma = Kazaguruma
sheet-kokoro = Kokoro
sheet-senba = Senba

## What asks a question is called like a card.

card-pass-card = Carta «Passo»
    .a = una carta «Passo»
    .plural = carte «Passo»

card-development-1 = { development-1 }
    .a = { development-1.a }
    .plural = { development-1.plural }
card-development-2 = { development-2 }
    .a = { development-2.a }
    .plural = { development-2.plural }
card-development-3 = { development-3 }
    .a = { development-3.a }
    .plural = { development-3.plural }
card-development-4 = { development-4 }
    .a = { development-4.a }
    .plural = { development-4.plural }
card-development-5 = { development-5 }
    .a = { development-5.a }
    .plural = { development-5.plural }
card-development-6 = { development-6 }
    .a = { development-6.a }
    .plural = { development-6.plural }

card-coal-pit = { landmark-coal-pit }
    .a = { landmark-coal-pit.a }
    .plural = { landmark-coal-pit.plural }
card-gold-mine = { landmark-gold-mine }
    .a = { landmark-gold-mine.a }
    .plural = { landmark-gold-mine.plural }
card-grove = { landmark-grove }
    .a = { landmark-grove.a }
    .plural = { landmark-grove.plural }
card-volcano = { landmark-volcano }
    .a = { landmark-volcano.a }
    .plural = { landmark-volcano.plural }

card-expancing = { technology-expancing }
    .a = { technology-expancing.a }
    .plural = { technology-expancing.plural }
card-auctionis = { technology-auctionis }
    .a = { technology-auctionis.a }
    .plural = { technology-auctionis.plural }
card-economicus = { technology-economicus }
    .a = { technology-economicus.a }
    .plural = { technology-economicus.plural }
card-re-color = { technology-re-color }
    .a = { technology-re-color.a }
    .plural = { technology-re-color.plural }
card-re-roll = { technology-re-roll }
    .a = { technology-re-roll.a }
    .plural = { technology-re-roll.plural }
card-transforming = { technology-transforming }
    .a = { technology-transforming.a }
    .plural = { technology-transforming.plural }
card-timenautics = { technology-timenautics }
    .a = { technology-timenautics.a }
    .plural = { technology-timenautics.plural }

## What happens: setting up

event-sheet-dealt = { $you ->
    [seat] Ricevi { $sheet ->
        [none] { $sheet-count ->
            [one] un foglio
           *[other] { $sheet-count } fogli
        }
       *[other] { $sheet-count ->
            [one] il foglio { $sheet }
           *[other] i fogli { $sheet }
        }
    }.
   *[nobody] { $seat } riceve { $sheet ->
        [none] { $sheet-count ->
            [one] un foglio
           *[other] { $sheet-count } fogli
        }
       *[other] { $sheet-count ->
            [one] il foglio { $sheet }
           *[other] i fogli { $sheet }
        }
    }.
}

event-sheets-kept = { $you ->
    [seat] Tieni i fogli { $sheet } e { $other }.
   *[nobody] { $seat } tiene i fogli { $sheet } e { $other }.
}

event-first-player = { $you ->
    [seat] Sei il primo giocatore.
   *[nobody] { $seat } è il primo giocatore.
}

## What happens: the auction

event-round = Round { $round }: { season-now }.

event-auction = { $you ->
    [seat] Tiri il dado: va all’asta { $development-the }, { $development-what }.
   *[nobody] { $seat } tira il dado: va all’asta { $development-the }, { $development-what }.
}

log-round-auction = { $you ->
    [seat] Round { $round }, { season-now }. Tiri il dado: va all’asta { $development-the }, { $development-what }.
   *[nobody] Round { $round }, { season-now }. { $seat } tira il dado: va all’asta { $development-the }, { $development-what }.
}

event-bid = { $you ->
    [seat] Offri { coins }.
   *[nobody] { $seat } offre { coins }.
}

event-passed = { $you ->
    [seat] Passi.
   *[nobody] { $seat } passa.
}

event-cannot-bid = { $you ->
    [seat] Non hai { coins } da offrire, quindi esci dall’asta.
   *[nobody] { $seat } non ha { coins } da offrire, quindi esce dall’asta.
}

event-auction-won = { $you ->
    [seat] Vinci l’asta con { coins }.
   *[nobody] { $seat } vince l’asta con { coins }.
}

log-auction-won-spent = { $you ->
    [seat] Vinci l’asta e paghi { coins }.
   *[nobody] { $seat } vince l’asta e paga { coins }.
}

event-auction-lost = { $you ->
    [seat] La tua offerta di { coins } è troppo bassa.
   *[nobody] L’offerta di { $seat } è troppo bassa: { coins }.
}

event-no-winner = Nessuno vince l’asta.

event-rival-rolled = Carrambah tira i dadi: { $die } e { $other }.

event-rival-bid = Carrambah offre { coins }.

log-rival-rolled-rival-bid = Carrambah tira i dadi ({ $die } e { $other }) e offre { coins }.

## What happens: coins

event-earned = { $you ->
    [seat] { $why ->
        [income] { $coins ->
            [0] Non ricevi alcuna rendita.
           *[other] Ricevi una rendita di { coins }.
        }
        [outline] Guadagni { coins } con una sagoma.
        [volcano] Guadagni { coins } con un Vulcano.
        [technology] Guadagni { coins } con una tecnologia.
       *[other] Guadagni { coins }.
    }
   *[nobody] { $why ->
        [income] { $coins ->
            [0] { $seat } non riceve alcuna rendita.
           *[other] { $seat } riceve una rendita di { coins }.
        }
        [outline] { $seat } guadagna { coins } con una sagoma.
        [volcano] { $seat } guadagna { coins } con un Vulcano.
        [technology] { $seat } guadagna { coins } con una tecnologia.
       *[other] { $seat } guadagna { coins }.
    }
}

event-spent = { $you ->
    [seat] { $why ->
        [eruption] Perdi { coins } a causa di un Vulcano.
        [bid] Paghi la tua offerta di { coins }.
        [technology] Paghi { coins } per una tecnologia.
       *[other] Paghi { coins }.
    }
   *[nobody] { $why ->
        [eruption] { $seat } perde { coins } a causa di un Vulcano.
        [bid] { $seat } paga la sua offerta di { coins }.
        [technology] { $seat } paga { coins } per una tecnologia.
       *[other] { $seat } paga { coins }.
    }
}

## What happens: painting

event-painted = { $you ->
    [seat] Colori { $squares } di { $colour } { island-name }.
   *[nobody] { $seat } colora { $squares } di { $colour } { island-name }.
}

log-painted-earned = { $you ->
    [seat] Colori { $squares } di { $colour } { island-name } e { $coins ->
        [0] non guadagni monete
       *[other] guadagni { coins }
    }.
   *[nobody] { $seat } colora { $squares } di { $colour } { island-name } e { $coins ->
        [0] non guadagna monete
       *[other] guadagna { coins }
    }.
}

event-island-begun = { $you ->
    [seat] Inizi la tua { $order ->
        [1] prima
        [2] seconda
        [3] terza
       *[other] quarta
    } isola: { $name ->
        [none] la numero { $island }
       *[other] { $name }
    }.
   *[nobody] { $seat } inizia la sua { $order ->
        [1] prima
        [2] seconda
        [3] terza
       *[other] quarta
    } isola: { $name ->
        [none] la numero { $island }
       *[other] { $name }
    }.
}

log-painted-island-begun = { $you ->
    [seat] Inizi l’isola { $name ->
        [none] { $island }
       *[other] { $name }
    } e colori { $squares } di { $colour }.
   *[nobody] { $seat } inizia l’isola { $name ->
        [none] { $island }
       *[other] { $name }
    } e colora { $squares } di { $colour }.
}

log-painted-island-begun-earned = { $you ->
    [seat] Inizi l’isola { $name ->
        [none] { $island }
       *[other] { $name }
    }, colori { $squares } di { $colour } e { $coins ->
        [0] non guadagni monete
       *[other] guadagni { coins }
    }.
   *[nobody] { $seat } inizia l’isola { $name ->
        [none] { $island }
       *[other] { $name }
    }, colora { $squares } di { $colour } e { $coins ->
        [0] non guadagna monete
       *[other] guadagna { coins }
    }.
}

event-gave-up = { $you ->
    [seat] { $granted ->
        [pass-card] Non colori nulla.
        [grove] Rinunci alla forma del Boschetto.
        [expancing] Rinunci a colorare con Expancing.
        [coal-pit] Rinunci alla casella della Miniera di carbone.
       *[other] Rinunci alla forma.
    }
   *[nobody] { $granted ->
        [pass-card] { $seat } non colora nulla.
        [grove] { $seat } rinuncia alla forma del Boschetto.
        [expancing] { $seat } rinuncia a colorare con Expancing.
        [coal-pit] { $seat } rinuncia alla casella della Miniera di carbone.
       *[other] { $seat } rinuncia alla forma.
    }
}

log-gave-up-earned = { $you ->
    [seat] { $granted ->
        [pass-card] Non colori nulla e { $coins ->
            [0] non guadagni monete
           *[other] guadagni { coins }
        }.
        [grove] Rinunci alla forma del Boschetto e guadagni { coins }.
       *[other] Rinunci alla forma e guadagni { coins }.
    }
   *[nobody] { $granted ->
        [pass-card] { $seat } non colora nulla e { $coins ->
            [0] non guadagna monete
           *[other] guadagna { coins }
        }.
        [grove] { $seat } rinuncia alla forma del Boschetto e guadagna { coins }.
       *[other] { $seat } rinuncia alla forma e guadagna { coins }.
    }
}

event-lapsed = { $you ->
    [seat] { $granted ->
        [pass-card] Non hai più caselle da colorare.
        [grove] Non hai spazio per la forma del Boschetto.
        [expancing] Non hai spazio per le caselle di Expancing.
        [coal-pit] Non hai più caselle da colorare con la Miniera di carbone.
       *[other] Non hai spazio per la forma.
    }
   *[nobody] { $granted ->
        [pass-card] { $seat } non ha più caselle da colorare.
        [grove] { $seat } non ha spazio per la forma del Boschetto.
        [expancing] { $seat } non ha spazio per le caselle di Expancing.
        [coal-pit] { $seat } non ha più caselle da colorare con la Miniera di carbone.
       *[other] { $seat } non ha spazio per la forma.
    }
}

event-shape-chosen = { $you ->
    [seat] Scegli { $shape-a }.
   *[nobody] { $seat } sceglie { $shape-a }.
}

event-colour-rolled = { $you ->
    [seat] Tiri il dado del colore: { $die }, cioè { $colour }.
   *[nobody] { $seat } tira il dado del colore: { $die }, cioè { $colour }.
}

log-shape-chosen-colour-rolled = { $you ->
    [seat] Scegli { $shape-a } e tiri il dado del colore: { $die }, cioè { $colour }.
   *[nobody] { $seat } sceglie { $shape-a } e tira il dado del colore: { $die }, cioè { $colour }.
}

event-shape-rolled = { $you ->
    [seat] Tiri il dado per cambiare forma: { $die }.
   *[nobody] { $seat } tira il dado per cambiare forma: { $die }.
}

## What happens: landmarks

event-surrounded = { $you ->
    [seat] Circondi { $landmark-the } in { $square } con { $one-colour ->
        [yes] un solo colore
       *[no] più colori
    }
   *[nobody] { $seat } circonda { $landmark-the } in { $square } con { $one-colour ->
        [yes] un solo colore
       *[no] più colori
    }
}{ $landmark-id ->
    [regular-harbour] : { $one-colour ->
        [yes] { $landmark-one }.
       *[no] { $landmark-mixed }.
    }
    [secret-harbour] : { $one-colour ->
        [yes] { $landmark-one }.
       *[no] { $landmark-mixed }.
    }
    [temple] : { $one-colour ->
        [yes] { $landmark-one }.
       *[no] { $landmark-mixed }.
    }
   *[other] .
}

event-token = { $you ->
    [seat] { $gained ->
        [yes] Prendi { $token-a }.
       *[no] { $token-id ->
            [volcano] Restituisci { $token-a }.
           *[other] Perdi { $token-a }.
        }
    }
   *[nobody] { $gained ->
        [yes] { $seat } prende { $token-a }.
       *[no] { $token-id ->
            [volcano] { $seat } restituisce { $token-a }.
           *[other] { $seat } perde { $token-a }.
        }
    }
}

event-no-token = { $token-id ->
    [coal-any] I segnalini carbone sono finiti e nessun altro ne ha.
    [coal-season] I segnalini carbone sono finiti e nessun altro ne ha.
   *[other] I segnalini oro sono finiti e nessun altro ne ha.
}

event-token-taken = { $you ->
    [seat] { $token-id ->
        [coal-any] I segnalini carbone sono finiti: ne prendi uno da { $owner }.
        [coal-season] I segnalini carbone sono finiti: ne prendi uno da { $owner }.
       *[other] I segnalini oro sono finiti: ne prendi uno da { $owner }.
    }
    [owner] { $token-id ->
        [coal-any] I segnalini carbone sono finiti: { $seat } prende uno dei tuoi.
        [coal-season] I segnalini carbone sono finiti: { $seat } prende uno dei tuoi.
       *[other] I segnalini oro sono finiti: { $seat } prende uno dei tuoi.
    }
   *[nobody] { $token-id ->
        [coal-any] I segnalini carbone sono finiti: { $seat } ne prende uno da { $owner }.
        [coal-season] I segnalini carbone sono finiti: { $seat } ne prende uno da { $owner }.
       *[other] I segnalini oro sono finiti: { $seat } ne prende uno da { $owner }.
    }
}

event-erupted = { $you ->
    [seat] Con un Vulcano prendi { coins } da { $owner }.
    [owner] Con un Vulcano { $seat } ti prende { coins }.
   *[nobody] Con un Vulcano { $seat } prende { coins } da { $owner }.
}

# The same: who loses the coins and who earns them is said.
log-erupted-spent-earned = { event-erupted }

event-access = { $you ->
    [seat] { $either ->
        [yes] Puoi iniziare una nuova isola da un porto a scelta.
       *[no] Puoi iniziare una nuova isola dal Porto principale.
    }
   *[nobody] { $either ->
        [yes] { $seat } può iniziare una nuova isola da un porto a scelta.
       *[no] { $seat } può iniziare una nuova isola dal Porto principale.
    }
}

event-outline-filled = { $you ->
    [seat] { $own-colour ->
        [yes] Completi in { $colour } la sagoma { $colour-f }.
       *[no] Completi la sagoma { $colour-f } in un altro colore.
    }
   *[nobody] { $own-colour ->
        [yes] { $seat } completa in { $colour } la sagoma { $colour-f }.
       *[no] { $seat } completa la sagoma { $colour-f } in un altro colore.
    }
}

log-outline-filled-earned = { $you ->
    [seat] { $own-colour ->
        [yes] Completi in { $colour } la sagoma { $colour-f } e guadagni { coins }.
       *[no] Completi la sagoma { $colour-f } in un altro colore e guadagni { coins }.
    }
   *[nobody] { $own-colour ->
        [yes] { $seat } completa in { $colour } la sagoma { $colour-f } e guadagna { coins }.
       *[no] { $seat } completa la sagoma { $colour-f } in un altro colore e guadagna { coins }.
    }
}

event-coal-used = { $you ->
    [seat] Usi { $token-a }.
   *[nobody] { $seat } usa { $token-a }.
}

log-coal-used-painted = { $you ->
    [seat] Usi un segnalino carbone e colori { $squares } di { $colour } { island-name }.
   *[nobody] { $seat } usa un segnalino carbone e colora { $squares } di { $colour } { island-name }.
}

## What somebody else did, in short: without a name, beside other deeds. `$count`: so many times, or so many of them.

did-sheets-kept = tiene { $sheet } e { $other }

did-bid = offre { coins }

did-passed = passa

did-cannot-bid = non può offrire ed esce dall’asta

did-auction-won = vince l’asta con { coins }

did-earned = { $why ->
    [income] { $coins ->
        [0] non riceve alcuna rendita
       *[other] riceve una rendita di { coins }
    }
   *[other] guadagna { coins }
}

did-spent = paga { coins }

did-painted = { $begun ->
    [yes] inizia { $name ->
        [none] l’isola { $island }
       *[other] { $name }
    } con { $squares-count ->
        [one] 1 casella
       *[other] { $squares-count } caselle
    } di colore { $colour }
   *[no] colora { island-name } { $squares-count ->
        [one] 1 casella
       *[other] { $squares-count } caselle
    } di { $colour }
}

did-gave-up = { $granted ->
    [pass-card] non colora nulla
    [coal-pit] rinuncia alla casella della Miniera di carbone
   *[other] rinuncia alla forma
}

did-lapsed = { $granted ->
    [pass-card] non ha più caselle da colorare
    [coal-pit] non ha più caselle da colorare
   *[other] non ha spazio per la forma
}

did-shape-chosen = sceglie { $shape-a }

did-colour-rolled = ottiene dal dado il colore { $colour }

did-surrounded = circonda { $landmark-the } con { $one-colour ->
    [yes] un solo colore
   *[no] più colori
}

did-token = { $gained ->
    [yes] prende { did-tokens }
   *[no] { $token-id ->
        [volcano] restituisce { did-tokens }
       *[other] perde { did-tokens }
    }
}
did-tokens = { $count ->
    [1] { $token-a }
   *[other] { $count } { $token-plural }
}

did-erupted = { $you ->
    [owner] ti prende { coins } con un Vulcano
   *[nobody] prende { coins } da { $owner } con un Vulcano
}

did-outline-filled = completa la sagoma { $colour-f }{ $own-colour ->
    [yes] { "" }
   *[no] { " " }in un altro colore
}

did-coal-used = usa un segnalino carbone

## What happens: science

event-researched = { $you ->
    [seat] Ricerchi la tecnologia { $technology }, livello { $level }.
   *[nobody] { $seat } ricerca la tecnologia { $technology }, livello { $level }.
}

event-technology-used = { $you ->
    [seat] Usi { $technology }, livello { $level }.
   *[nobody] { $seat } usa { $technology }, livello { $level }.
}

log-technology-used-earned = { $you ->
    [seat] Usi { $technology }, livello { $level }, e guadagni { coins }.
   *[nobody] { $seat } usa { $technology }, livello { $level }, e guadagna { coins }.
}

log-technology-used-spent = { $you ->
    [seat] Usi { $technology }, livello { $level }, e paghi { coins }.
   *[nobody] { $seat } usa { $technology }, livello { $level }, e paga { coins }.
}

event-rerolled = { $dice ->
    [rival] { $you ->
        [seat] Tiri di nuovo uno dei dadi di Carrambah: { $die }.
       *[nobody] { $seat } tira di nuovo uno dei dadi di Carrambah: { $die }.
    }
    [auction] { $you ->
        [seat] Tiri di nuovo il dado dell’asta: ora va all’asta la carta { $die }.
       *[nobody] { $seat } tira di nuovo il dado dell’asta: ora va all’asta la carta { $die }.
    }
    [colour] { $you ->
        [seat] Tiri di nuovo il dado del colore: { $die }.
       *[nobody] { $seat } tira di nuovo il dado del colore: { $die }.
    }
   *[shape] { $you ->
        [seat] Tiri di nuovo il dado della forma: { $die }.
       *[nobody] { $seat } tira di nuovo il dado della forma: { $die }.
    }
}

## What is asked: sheets and the auction

ask-keep = Quale dei tuoi tre fogli rimetti nella scatola?
option-return-sheet = { $sheet }: { $first } e { $second }

ask-roll = Round { $round }, { season-now }. Tira il dado dell’asta.
option-roll = Tirare il dado

ask-bid = All’asta c’è { $development-the }: { $development-what }. { $places ->
    [no] Al momento non hai spazio per questa forma.{ " " }
   *[yes] { "" }
}Quanto offri? { $bid ->
    [0] L’offerta minima è { $minimum }. Hai { coins }.
   *[other] L’offerta più alta è { $bid }: devi offrire almeno { $minimum } o passare. Hai { coins }.
}
option-pass-bid = Passare
option-bid = Offrire { coins }
option-bid-more = Offrire { coins } o più

ask-coal = Usi un segnalino carbone per colorare una casella? Ne hai { $season ->
    [0] { $any } per un colore a scelta.
   *[other] { $season } per il { $colour }, il colore della stagione{ $any ->
        [0] .
       *[other] , e { $any } per un colore a scelta.
    }
}
option-coal-season = Colorare una casella di { $colour }, il colore della stagione
option-coal-any = Colorare una casella in un colore a scelta

## What is asked: painting

# What is being painted, and its colour.
painting = { $shape-id ->
    [2] { $half ->
        [1] Il primo dei due domino
        [2] Il secondo dei due domino
       *[other] { $shape-start }
    }
   *[other] { $shape-start }
}{ $colour-id ->
    [any] :
    [random] , nel colore deciso dal dado:
   *[other] {" "}di colore { $colour }:
}

ask-shape = { $source }: quale forma colori? { $colour-id ->
    [any] Il colore lo scegli tu.
    [random] Il colore lo deciderà il dado.
   *[other] La forma sarà { $colour-f }.
}
option-shape = { $shape-start }

ask-colour = { painting } quale colore scegli?
option-colour = { $colour-start }

ask-island = { painting } su quale isola?
option-island = { $name ->
    [none] Isola { $island }
   *[other] { $name }
}

ask-square = { $shape-id ->
    [1] Quale casella colori di { $colour } { island-name }?
    [6] { $left ->
        [1] Quale casella colori di { $colour } { island-name }? È l’ultima.
       *[other] Quale casella colori di { $colour } { island-name }? Ne mancano { $left }.
    }
   *[other] { painting } da quale casella comincia { island-name }? Indica quella più a sinistra nella riga più alta della forma.
}
option-square = { $completes-count ->
    [0] { $square }
   *[other] { $square }: { $completes }
}

ask-turn = { painting } quali caselle colori { island-name }, a partire da { $square }?
option-turn = { $completes-count ->
    [0] { $squares }
   *[other] { $squares }: { $completes }
}

# One of the things that a painting would complete.
completes-each = { $kind ->
    [outline] { $one-colour ->
        [yes] completi la sagoma nel suo colore
       *[no] completi la sagoma in un altro colore
    }
   *[other] circondi { $kind ->
        [regular-harbour] { landmark-regular-harbour.the }
        [secret-harbour] { landmark-secret-harbour.the }
        [lighthouse] { landmark-lighthouse.the }
        [temple] { landmark-temple.the }
        [grove] { landmark-grove.the }
        [coal-pit] { landmark-coal-pit.the }
        [gold-mine] { landmark-gold-mine.the }
       *[volcano] { landmark-volcano.the }
    } con { $one-colour ->
        [yes] un solo colore
       *[no] più colori
    }
}

reason-no-place = non c’è spazio
reason-no-access = non puoi ancora iniziare quest’isola
reason-other-island = questa forma va su un’altra delle tue isole
reason-no-room = la forma qui non ci sta
reason-not-beside = deve toccare una casella già colorata o il porto
reason-apart = deve toccare una delle caselle già scelte
reason-no-second-half = non resterebbe spazio per l’altro domino
reason-covered-from-elsewhere = la forma copre questa casella solo se comincia da un’altra

## What is asked: landmarks

ask-volcano-order = Hai circondato più Vulcani. Quale risolvi adesso?
ask-grove-order = Hai circondato più Boschetti. Quale risolvi adesso?
option-landmark = { $landmark } in { $square }: { $one-colour ->
    [yes] { $landmark-one }
   *[no] { $landmark-mixed }
}

ask-victim = Il tuo Vulcano può darti { coins }. Da dove { $coins ->
    [one] la prendi
   *[other] le prendi
}?
option-take-reserve = { coins } dalla riserva
option-victim = { coins } da { $owner }

ask-token = { $token-id ->
    [coal-any] I segnalini carbone sono finiti. Da chi ne prendi uno?
    [coal-season] I segnalini carbone sono finiti. Da chi ne prendi uno?
   *[other] I segnalini oro sono finiti. Da chi ne prendi uno?
} Per te varrà come { $token }.
option-token = Da { $owner }: { $token }

## What is asked: science

ask-research = Ricerchi una tecnologia, rinunciando alla casella e alla rendita?
option-research = { $technology }, livello { $level }: { $level ->
    [1] { $technology-level-1 }
    [2] { $technology-level-2 }
   *[3] { $technology-level-3 }
}{ $useless ->
    [yes] {" "}({ useless })
   *[no] { "" }
}
# Of a level of Expancing that has no place for its squares now.
useless = senza effetto: non c’è spazio sulla tua { $level ->
    [1] prima
    [2] seconda
   *[3] terza
} isola
reason-all-researched = hai già ricercato tutti e tre i livelli
reason-excluded = esclusa da { $technology }

ask-expancing = Che cosa colori di { $colour } sulla tua { $island ->
    [1] prima
    [2] seconda
   *[3] terza
} isola?
option-form = { $squares ->
    [one] 1 casella
   *[other] { $squares } caselle collegate
}

ask-auctionis = Hai offerto { $bid }. Usi Auctionis?
ask-economicus = In questo round { $squares ->
    [0] non hai colorato nulla
    [one] hai colorato 1 casella
   *[other] hai colorato { $squares } caselle
}{ $surrounded ->
    [yes] {" "}e hai circondato un luogo.
   *[no] .
} Usi Economicus?
ask-timenautics = Il round è finito. Usi Timenautics?
option-level = Livello { $level }: { $level ->
    [1] { $technology-level-1 }
    [2] { $technology-level-2 }
   *[3] { $technology-level-3 }
}

ask-re-color = { $development }: cambi il colore con Re-Color?
option-recolour = Pagare { coins } ({ $left ->
    [0] non te ne restano
    [one] te ne resta 1
   *[other] te ne restano { $left }
}) e colorare la forma di { $colour }
option-recolour-random = Tirare il dado del colore e guadagnare { coins }

ask-re-roll = { $dice ->
    [rival] Carrambah ha tirato un { $die } e un { $other }.
    [colour] Il dado del colore segna { $die }: { $die ->
        [1] { colour-blue }.
        [2] { colour-blue }.
        [3] { colour-green }.
        [4] { colour-green }.
       *[other] { colour-red }.
    }
    [shape] Il dado della forma segna { $die }: { $die ->
        [2] { shape-2.a }.
        [3] { shape-3.a }.
        [4] { shape-4.a }.
        [5] { shape-5.a }.
       *[other] { shape-0.a }.
    }
   *[auction] Il dado dell’asta segna { $die }.
} Usi Re-Roll?
option-reroll = Pagare { coins } ({ reroll-left }) e tirare di nuovo { $die ->
    [1] l’1
   *[other] il { $die }
}
option-reroll-six = Tirare di nuovo il { $die } e guadagnare { coins }
option-reroll-both = Pagare { coins } ({ reroll-left }) e tirare di nuovo entrambi i dadi
reroll-left = { $left ->
    [0] non te ne restano
    [one] te ne resta 1
   *[other] te ne restano { $left }
}{ $bid ->
    [0] { "" }
    [one] , di cui 1 già offerta
   *[other] , di cui { $bid } già offerte
}

ask-transforming = { $development }: cambi la forma con Transforming?
option-transform = Pagare { coins } ({ $left ->
    [0] non te ne restano
    [one] te ne resta 1
   *[other] te ne restano { $left }
}) e colorare { $shape-a }
option-transform-random = Tirare il dado della forma e guadagnare { coins }
