### What cards do: one message for each verb of the vocabulary. How arguments come is told at the top of en/verbs.ftl.
###
### A message is a clause without capital and full stop, to begin a sentence or to follow "poi". What you do is an
### imperative: "pesca 1 carta". It reads like "he draws", so what others do names them: "ogni giocatore pesca".
###
### A card of a pack of one's own may have no gender: what is counted "for each" is then a card of that name.

## Pieces

card-of-family = { $family ->
    [none] carta
   *[other] carta { $family-of }
}
    .plural = { $family ->
        [none] carte
       *[other] carte { $family-of }
    }

origami-of-family = { $family ->
    [none] un origami
   *[other] un origami { $family-of }
}

number-of-cards = { $cards ->
    [0] un numero qualsiasi di { card-of-family.plural }
    [1] 1 { card-of-family }
   *[other] { $cards } { card-of-family.plural }
}

worth-folds = { $worth ->
    [0] { "" }
    [1] { " " }da 1 piega
   *[other] { " " }da { $worth } pieghe
}

rice-papers = { $cards ->
    [1] 1 foglio di carta di riso
   *[other] { $cards } fogli di carta di riso
}

folds-by = { $by-size ->
    [1] 1 piega
   *[other] { $by-size } pieghe
} { $by-way ->
    [less] in meno
   *[more] in più
}

cards-by = { $by-size ->
    [1] 1 carta
   *[other] { $by-size } carte
} { $by-way ->
    [less] in meno
   *[more] in più
}

limit-by = { $by-way ->
    [less] diminuisce
   *[more] aumenta
} di { $by-size }

extra-points = { $points ->
    [1] 1 punto in più
   *[other] { $points } punti in più
}

## The deck

verb-draw-from-deck = { $who ->
    [each] { $place ->
        [1] ogni giocatore pesca
       *[other] ciascuno pesca
    }
   *[none] pesca
} { $cards ->
    [1] 1 carta
   *[other] { $cards } carte
} dal mazzo{ $plus-visible ->
    [none] { "" }
   *[other] , più 1 per ogni { $plus-visible-gender ->
        [unknown] carta «{ $plus-visible }»
       *[other] { $plus-visible }
    } visibile
}
    .short = Pescare dal mazzo

verb-look-at-deck = guarda { $cards ->
    [1] la prima carta
   *[other] le prime { $cards } carte
} del mazzo, scartane { $discard } e aggiungi il resto alla tua mano
    .short = Guardare il mazzo

## The draw line

verb-take-from-line = prendi dalla fila { $exact ->
    [yes] { $family ->
        [none] carte per un totale esatto di { folds }
       *[other] { card-of-family.plural } per un totale esatto di { folds }
    }
   *[no] { $folds ->
        [0] { $cards ->
            [0] { number-of-cards }{ worth-folds }
            [1] { number-of-cards }{ worth-folds }
           *[other] fino a { number-of-cards }{ worth-folds }
        }
       *[other] { $cards ->
            [0] { $family ->
                [none] { $worth ->
                    [0] carte per un totale di { folds } al massimo
                   *[other] carte{ worth-folds } per un totale di { folds } al massimo
                }
               *[other] { card-of-family.plural }{ worth-folds } per un totale di { folds } al massimo
            }
            [1] { number-of-cards }{ worth-folds } con al massimo { folds }
           *[other] fino a { number-of-cards }{ worth-folds } per un totale di { folds } al massimo
        }
    }
}{ $top-discard ->
    [yes] ; prendi anche la carta in cima agli scarti
   *[no] { "" }
}
    .short = Prendere dalla fila

verb-take-all-from-line = prendi dalla fila tutte le { card-of-family.plural }{ $folds ->
    [0] { "" }
   *[other] { " " }con al massimo { folds }
}
    .short = Prendere tutta una famiglia dalla fila

verb-renew-line = scarta tutta la fila e scoprine una nuova
    .short = Scoprire una nuova fila

verb-exchange = { $with ->
    [discards] scarta 1 carta, poi prendi dagli scarti una carta con un nome diverso da quella scartata
   *[line] scambia 1 carta della tua mano con una della fila
}
    .short = Scambiare una carta

## The discards

verb-take-back-payment = riprendi in mano una delle carte con cui hai appena pagato questo origami
    .short = Riprendere una carta pagata

verb-take-from-discards = { $paid-with-paper ->
    [yes] se per pagare hai usato carta di riso, { "" }
   *[no] { "" }
}{ $which ->
    [any] prendi dagli scarti una carta a tua scelta
   *[top-before-paying] prendi la carta che era in cima agli scarti prima del pagamento
}
    .short = Prendere dagli scarti

verb-discard = { $who ->
    [opponents] ogni avversario scarta { number-of-cards } a sua scelta
    [each] ogni giocatore scarta { number-of-cards } a sua scelta
   *[none] scarta { number-of-cards }
}{ $take ->
    [0] { "" }
   *[other] ; tu prendi una delle carte scartate così
}
    .short = Scartare

## Other hands

verb-look-at-hand = guarda la mano di un avversario
    .short = Guardare una mano

verb-take-at-random = prendi una carta a caso dalla mano di un avversario
    .short = Prendere una carta a caso

verb-pass-cards = tutti scelgono { $to ->
    [both] 2 carte e le passano contemporaneamente, a faccia in giù, una al giocatore alla propria sinistra e una a quello alla propria destra
    [left] 1 carta e la passano contemporaneamente, a faccia in giù, al giocatore alla propria sinistra
   *[right] 1 carta e la passano contemporaneamente, a faccia in giù, al giocatore alla propria destra
}
    .short = Passare carte

## Collections

verb-play = { $may ->
    [yes] puoi giocare
   *[no] gioca
} { origami-of-family }{ $discount ->
    [0] { "" }
    [1] { " " }pagando fino a 1 piega in meno
   *[other] { " " }pagando fino a { $discount } pieghe in meno
}{ $free ->
    [yes] { " " }gratis
   *[no] { "" }
}{ $not-taken ->
    [yes] , ma non la carta appena presa
   *[no] { "" }
}{ $top-discard-pays ->
    [yes] ; pagalo, in tutto o in parte, con la carta in cima agli scarti, che resta dov’è
   *[no] { "" }
}
    .short = Giocare un origami

verb-tuck = infila questa carta in fondo a una tua collezione invece di metterla in cima
    .short = Infilare questa carta in fondo

verb-replace-with = scarta questa carta e metti al suo posto { $card-a } che hai in mano, gratis e senza usarne l’effetto immediato
    .short = Sostituire questa carta con una della mano

## Effects about effects

verb-choose-one = { $of-count ->
    [2] { $of }
   *[other] scegli una di queste possibilità: { $of }
}
    .short = Scegliere una possibilità

verb-copy-instant = copia l’effetto immediato di una carta della fila o di una carta in cima a una collezione qualsiasi; non puoi copiare un effetto che ne copia un altro
    .short = Copiare un effetto immediato

verb-extra-action = ottieni un’azione aggiuntiva
    .short = Ottenere un’azione aggiuntiva

## Scoring

verb-score-per = { extra-points } per ogni { $card ->
    [none] { $others ->
        [yes] altro{ " " }
       *[no] { "" }
    }{ $family ->
        [none] origami
       *[other] origami { $family-of }
    }
   *[other] { $others ->
        [yes] { $card-gender ->
            [masculine] altro{ " " }
           *[other] altra{ " " }
        }
       *[no] { "" }
    }{ $card-gender ->
        [unknown] carta «{ $card }»
       *[other] { $card }
    }
} { $where ->
    [same] nella stessa collezione
   *[none] nelle tue collezioni
}
    .short = Punti per le carte nelle collezioni

verb-score-hand = { extra-points } { $paper ->
    [yes] { $every ->
        [1] per ogni foglio di carta di riso che ti resta
       *[other] ogni { $every } fogli di carta di riso che ti restano
    }
   *[no] { $every ->
        [1] per ogni carta che ti resta
       *[other] ogni { $every } carte che ti restano
    }
} in mano
    .short = Punti per le carte in mano

verb-score-as = se hai almeno { $at-least ->
    [1] { $self-a }
   *[other] { $at-least } { $self-plural }
} nelle tue collezioni, questa carta vale { $points ->
    [1] 1 punto
   *[other] { $points } punti
} invece di { $printed }
    .short = Più punti per carte uguali

verb-score-beside = { extra-points } se questa carta si trova subito sopra o subito sotto { $card-a }
    .short = Punti per una carta vicina

verb-score-below = questa carta vale i punti stampati sull’origami subito sotto
    .short = Punti come l’origami sotto

verb-score-difference = punti in più pari alla differenza di punti tra le tue due collezioni
    .short = Punti per la differenza

verb-score-smaller-hands = { extra-points } per ogni giocatore che ha in mano meno carte di te
    .short = Punti se hai più carte in mano

verb-score-most = { extra-points } a chi { $fewest ->
    [yes] { $of ->
        [collection] con la sua collezione migliore fa meno punti di tutti
        [hand] ha meno carte in mano
        [families] ha meno famiglie diverse tra i suoi origami
       *[origami] ha il minor numero di origami{ $family ->
            [none] { "" }
           *[other] { " " }{ $family-of }
        }
    }
   *[no] { $of ->
        [collection] ha la collezione che vale più punti
        [hand] ha più carte in mano
        [families] ha più famiglie diverse tra i suoi origami
       *[origami] ha il maggior numero di origami{ $family ->
            [none] { "" }
           *[other] { " " }{ $family-of }
        }
    }
}{ $cost ->
    [0] { "" }
   *[other] { " " }che costano { $cost } o più
}
    .short = Punti a chi ha di più

verb-score-families = { extra-points } a ogni giocatore che ha origami di { $families ->
    [1] almeno 1 famiglia
   *[other] almeno { $families } famiglie, o di tutte se in gioco ce ne sono meno
}
    .short = Punti per le famiglie

## Rice paper

verb-draw-paper = { $who ->
    [each] ogni giocatore pesca { rice-papers }
   *[none] pesca { rice-papers }
}{ $per-under ->
    [yes] { " " }per ogni origami sotto questa carta
   *[no] { "" }
}
    .short = Pescare carta di riso

verb-trade-paper = puoi scartare quanti fogli di carta di riso vuoi per pescare altrettante carte dal mazzo
    .short = Scartare carta di riso per pescare

## Everyone

verb-each-plays = ogni giocatore, in senso orario a partire da te, può giocare un origami pagandone il costo
    .short = Tutti possono giocare

verb-each-takes = ogni giocatore, in senso orario a partire da te, prende 1 carta dalla fila; la fila viene riempita di nuovo solo alla fine
    .short = Tutti prendono una carta

## Moving origami

verb-move-origami = sposta uno dei tuoi origami in un punto qualsiasi delle tue collezioni
    .short = Spostare un origami

verb-sink-origami = sposta un origami di un giocatore qualsiasi in fondo alla collezione in cui si trova
    .short = Spostare un origami in fondo

verb-play-from-line = gioca gratis un origami della fila
    .short = Giocare dalla fila

## While a card is visible. `$whose` is `all` for a character, whose effect holds for everyone, else `own`.

verb-change = { $for-each ->
    [none] { "" }
   *[other] per ogni { $for-each-gender ->
        [unknown] carta «{ $for-each }»
       *[other] { $for-each }
    } nelle tue collezioni,{ " " }
}{ $what ->
    [hand-limit] { $whose ->
        [all] per tutti il limite di carte in mano
       *[own] il tuo limite di carte in mano
    } { limit-by }
    [draw-limit] { $whose ->
        [all] per tutti il massimo di pieghe
       *[own] il tuo massimo di pieghe
    } dell’azione «Pescare carte» { limit-by }{ $by-way ->
        [less] , ma una singola carta si può sempre prendere
       *[more] { "" }
    }
    [line-length] la fila ha { cards-by }
    [difference] { $whose ->
        [all] le due collezioni di ogni giocatore
       *[own] le tue due collezioni
    } possono differire di { cards-by } del solito
   *[price] giocare un origami { $whose ->
        [all] costa a tutti
       *[own] ti costa
    } { folds-by }
}
    .short = Cambiare una regola

verb-draw-by-hand-limit = per l’azione «Pescare carte» puoi sostituire il solito massimo con { $by ->
    [1] 1 piega
   *[other] { $by } pieghe
}; questo valore aumenta e diminuisce insieme al tuo limite di carte in mano
    .short = Pieghe secondo il limite di mano

verb-silence-instants = finché questa carta è { $whose ->
    [all] al centro del tavolo
   *[own] in cima a una collezione
}, chi gioca un origami non può usarne l’effetto immediato
    .short = Annullare gli effetti immediati

verb-use-top-discard = { $to ->
    [pay] per pagare un origami { $whose ->
        [all] tutti possono usare
       *[own] puoi usare
    } anche la carta in cima alla pila degli scarti, che poi va in fondo alla pila
   *[play] { $whose ->
        [all] tutti possono giocare la carta in cima agli scarti come se l’avessero in mano
       *[own] puoi giocare la carta in cima agli scarti come se l’avessi in mano
    }
}
    .short = Usare la carta in cima agli scarti

verb-double-paper = in ogni tuo pagamento, 1 foglio di carta di riso può valere 2 pieghe
    .short = Contare doppia la carta di riso

verb-protect-hand = gli origami degli altri giocatori non possono farti scartare, passare o perdere le carte che hai in mano; i personaggi, invece, valgono anche per te
    .short = Proteggere la mano

verb-limit-covered = l’effetto di punteggio di una carta coperta da un’altra carta dà al massimo { $by ->
    [1] 1 punto
   *[other] { $by } punti
}; i punti stampati sulla carta contano per intero
    .short = Limitare le carte non in cima

verb-after-draw = dopo l’azione «Pescare carte», { $then }
    .short = Fare qualcosa dopo aver pescato

verb-after-play = dopo aver giocato un origami{ $cost ->
    [0] { "" }
   *[other] { " " }che costa { $cost }{ $or-cost ->
        [0] { "" }
       *[other] { " " }o { $or-cost }
    }
}, se questa carta era già visibile prima e lo è ancora, { $then }
    .short = Fare qualcosa dopo aver giocato

verb-at-turn-end = alla fine del tuo turno, { $empty-hand ->
    [yes] se non hai carte in mano, { "" }
   *[no] { "" }
}{ $then }
    .short = Fare qualcosa a fine turno

## Sentences of single cards

card-dove-text = Ogni giocatore pesca 1 carta dal mazzo, poi tu ne peschi un’altra.
    .of = d56a57a3

card-bee-text = 1 punto in più per ogni origami del Prato nelle tue collezioni, compreso questo.
    .of = 1828b502

card-macaw-text = 3 punti in più se questa carta si trova subito sopra o subito sotto un’altra Ara.
    .of = 768d5fac

card-yellow-gardener-text = Chi esegue l’azione «Pescare carte» pesca poi anche 1 carta dal mazzo.
    .of = 91a25e83

card-yellow-monk-text = Chi non ha carte in mano alla fine del proprio turno pesca 2 carte dal mazzo.
    .of = 58bb8afc
