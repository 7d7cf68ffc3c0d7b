### What happens, one line each.
###
### `$you` says which person of the line is the reader: `seat`, `to`, `by`, `owner`, or `nobody`; `$own` is `yes` if the
### owner is the one who acts. A card may be a list, and “una carta” for those who do not see it. A line does not begin
### with a card: its article is small.

## Setting up

event-dealt = { $you ->
    [seat] Ricevi { $card-a }.
   *[nobody] { $seat } riceve { $card-a }.
}

event-starts = { $you ->
    [seat] Hai in mano meno pieghe di tutti: inizi tu.
   *[nobody] { $seat } ha in mano meno pieghe di tutti e inizia la partita.
}

## Turns

event-turn = { $you ->
    [seat] Turno { $number }: tocca a te.
   *[nobody] Turno { $number }: gioca { $seat }.
}

event-passed-turn = { $you ->
    [seat] Non puoi fare niente: salti il turno.
   *[nobody] { $seat } non può fare niente e salta il turno.
}

event-resigned = { $you ->
    [seat] Ti arrendi.
   *[nobody] { $seat } si arrende.
}

event-extra-action = { $you ->
    [seat] Ottieni un’azione aggiuntiva.
   *[nobody] { $seat } ottiene un’azione aggiuntiva.
}

event-extra-declined = { $you ->
    [seat] Rinunci all’azione aggiuntiva.
   *[nobody] { $seat } rinuncia all’azione aggiuntiva.
}

event-special = { $you ->
    [seat] Usi l’azione speciale { $card-of-the }.
   *[nobody] { $seat } usa l’azione speciale { $card-of-the }.
}

## Playing

event-shown = { $you ->
    [seat] Mostri 2 { $card-plural }: una delle due l’avevi in mano già da prima.
   *[nobody] { $seat } mostra 2 { $card-plural }: una delle due carte era in mano già da prima.
}

event-announced = { $you ->
    [seat] Giochi { $card-a }.
   *[nobody] { $seat } gioca { $card-a }.
}

event-paid = { $you ->
    [seat] Paghi con { $card-a }.
   *[nobody] { $seat } paga con { $card-a }.
}

event-paid-by-discard = { $you ->
    [seat] Paghi con { $card-the } in cima agli scarti.
   *[nobody] { $seat } paga con { $card-the } in cima agli scarti.
}

event-placed = { $you ->
    [seat] Metti { $card-the } in cima alla tua { $column }.
   *[nobody] { $seat } mette { $card-the } in cima alla sua { $column }.
}

event-tucked = { $you ->
    [seat] Metti { $card-the } in fondo alla tua { $column }.
   *[nobody] { $seat } mette { $card-the } in fondo alla sua { $column }.
}

event-collection-discarded = { $you ->
    [seat] Scarti { $card-the } dalla tua { $column }.
   *[nobody] { $seat } scarta { $card-the } dalla sua { $column }.
}

event-replaced = { $you ->
    [seat] Al suo posto metti { $card-a }.
   *[nobody] Al suo posto { $seat } mette { $card-a }.
}

## Effects

event-used = { $you ->
    [seat] Usi l’effetto immediato { $card-of-the }.
   *[nobody] { $seat } usa l’effetto immediato { $card-of-the }.
}

# An effect not used at all, or no further.
event-declined = { $you ->
    [seat] Rinunci all’effetto { $card-of-the }.
   *[nobody] { $seat } rinuncia all’effetto { $card-of-the }.
}

event-copied = { $you ->
    [seat] Copi l’effetto immediato { $card-of-the }.
   *[nobody] { $seat } copia l’effetto immediato { $card-of-the }.
}

## The draw line

event-turned-up = { $card-gender ->
    [masculine] Nella fila arriva { $card-a }.
    [feminine] Nella fila arriva { $card-a }.
    [unknown] Nella fila arriva { $card-a }.
   *[other] Nella fila arrivano { $card-a }.
}

event-taken = { $you ->
    [seat] Prendi { $card-a } dalla fila.
   *[nobody] { $seat } prende { $card-a } dalla fila.
}

event-to-line = { $you ->
    [seat] Metti { $card-a } nella fila.
   *[nobody] { $seat } mette { $card-a } nella fila.
}

event-line-discarded = { $card-gender ->
    [masculine] Dalla fila va agli scarti { $card-a }.
    [feminine] Dalla fila va agli scarti { $card-a }.
    [unknown] Dalla fila va agli scarti { $card-a }.
   *[other] Dalla fila vanno agli scarti { $card-a }.
}

## The deck

event-drawn = { $you ->
    [seat] Peschi { $card-a } dal mazzo.
   *[nobody] { $seat } pesca { $card-a } dal mazzo.
}

event-looked = { $you ->
    [seat] In cima al mazzo vedi { $card-a }.
   *[nobody] { $seat } guarda { $card-a } in cima al mazzo.
}

event-look-discarded = { $you ->
    [seat] Di queste carte scarti { $card-a }.
   *[nobody] Di queste carte { $seat } scarta { $card-a }.
}

event-kept = { $you ->
    [seat] Tieni { $card-a }.
   *[nobody] { $seat } tiene { $card-a }.
}

event-run-out = { $number ->
    [1] Il mazzo è finito.
    [2] Il mazzo è finito per la seconda volta. Si completa il giro, poi tutti hanno un ultimo turno.
   *[other] Il mazzo è finito un’altra volta.
}

event-shuffled = { $cards ->
    [one] Il nuovo mazzo ha una sola carta.
   *[other] Si mischia un nuovo mazzo di { $cards } carte.
}

## Hands and discards

event-discarded = { $you ->
    [seat] Scarti { $card-a }.
   *[nobody] { $seat } scarta { $card-a }.
}

event-fetched = { $you ->
    [seat] Prendi { $card-a } dagli scarti.
   *[nobody] { $seat } prende { $card-a } dagli scarti.
}

event-given = { $you ->
    [seat] { $to } riceve da te { $card-a }.
    [to] { $seat } ti passa { $card-a }.
   *[nobody] { $to } riceve { $card-a } da { $seat }.
}

event-stolen = { $you ->
    [seat] { $by } prende a caso { $card-a } dalla tua mano.
    [by] Prendi a caso { $card-a } dalla mano di { $seat }.
   *[nobody] { $by } prende a caso { $card-a } dalla mano di { $seat }.
}

event-hand-looked = { $you ->
    [seat] Guardi la mano di { $owner }.
    [owner] { $seat } guarda la tua mano.
   *[nobody] { $seat } guarda la mano di { $owner }.
}

event-saw = { $you ->
    [seat] In quella mano vedi { $card-a }.
   *[nobody] In quella mano { $seat } vede { $card-a }.
}

## Rice paper

event-paper-drawn = { $you ->
    [seat] Peschi { $card-a }.
   *[nobody] { $seat } pesca { $card-a }.
}

event-paper-shown = { $you ->
    [seat] { $cards ->
        [0] Non hai più { $card-plural }.
        [1] Hai ancora { $card-a }.
       *[other] Hai ancora { $cards } { $card-plural }.
    }
   *[nobody] { $cards ->
        [0] { $seat } non ha più { $card-plural }.
        [1] { $seat } ha ancora { $card-a }.
       *[other] { $seat } ha ancora { $cards } { $card-plural }.
    }
}

event-paid-double = { $you ->
    [seat] Paghi con { $card-a } che vale il doppio.
   *[nobody] { $seat } paga con { $card-a } che vale il doppio.
}

## Characters

event-entered = { $you ->
    [seat] Metti { $card-the } al centro del tavolo.
   *[nobody] { $seat } mette { $card-the } al centro del tavolo.
}

event-left = Dal centro del tavolo { $card-the } va agli scarti.

event-line-played = { $you ->
    [seat] Giochi gratis { $card-a } dalla fila.
   *[nobody] { $seat } gioca gratis { $card-a } dalla fila.
}

event-discard-played = { $you ->
    [seat] Giochi { $card-the }, la carta in cima agli scarti.
   *[nobody] { $seat } gioca { $card-the }, la carta in cima agli scarti.
}

event-lowered = { $you ->
    [seat] Paghi con { $card-the } in cima agli scarti; poi la carta va in fondo alla pila.
   *[nobody] { $seat } paga con { $card-the } in cima agli scarti; poi la carta va in fondo alla pila.
}

## Moving origami

event-moved = { $you ->
    [seat] Sposti { $card-the } nella tua { $column }, { $height ->
        [1] in fondo.
       *[other] al { $height }º posto dal fondo.
    }
   *[nobody] { $seat } sposta { $card-the } nella sua { $column }, { $height ->
        [1] in fondo.
       *[other] al { $height }º posto dal fondo.
    }
}

event-sunk = { $you ->
    [seat] { $own ->
        [yes] Sposti { $card-the } in fondo alla tua { $column }.
       *[no] Sposti { $card-the } in fondo alla { $column } di { $owner }.
    }
    [owner] { $seat } sposta { $card-the } in fondo alla tua { $column }.
   *[nobody] { $own ->
        [yes] { $seat } sposta { $card-the } in fondo alla sua { $column }.
       *[no] { $seat } sposta { $card-the } in fondo alla { $column } di { $owner }.
    }
}

## The end

event-stalled = Per un giro intero non è cambiato niente: si scarta tutta la fila e se ne scopre una nuova.

event-last-round = Ultimo giro: tutti hanno ancora un turno.

event-ended = La partita è finita.

## Che cosa ha fatto qualcuno, come didascalia mentre lo si vede: il nome, poi queste in un elenco

did = { $seat } { $done }.

did-passed-turn = non può fare niente

did-special = usa l’azione speciale { $card-of-the }

did-announced = { $cards ->
    [0] gioca { $card-a }
    [1] gioca { $card-a } pagando una carta
   *[other] gioca { $card-a } pagando { $cards } carte
}

did-paid = paga con { $card-a }

did-extra-action = ottiene un’azione aggiuntiva

did-placed = mette { $card-the } in cima alla sua { $column }

did-tucked = mette { $card-the } in fondo alla sua { $column }

did-used = usa l’effetto immediato { $card-of-the }

did-declined = rinuncia all’effetto { $card-of-the }

did-taken = prende { $card-a }

did-to-line = mette { $card-a } nella fila

did-drawn = pesca { $card-a }

did-looked = guarda { $card-a } in cima al mazzo

did-kept = tiene { $card-a }

did-discarded = scarta { $card-a }

did-fetched = prende { $card-a } dagli scarti

did-hand-looked = { $you ->
    [owner] guarda la tua mano
   *[nobody] guarda la mano di { $owner }
}

did-paper-drawn = pesca { $card-a }

did-entered = mette { $card-the } al centro del tavolo

did-line-played = gioca gratis { $card-a } dalla fila

did-discard-played = gioca { $card-the }, la carta in cima agli scarti
