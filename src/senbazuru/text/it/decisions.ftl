### What is asked, and the answers.
###
### A question may use its own arguments, `$least` and `$most` (how many will be chosen) and `$source`, the card that
### asks (or `none`). An answer may use `$kind`, the kind of question.

## Questions

ask-action = { $least ->
    [0] Hai un’azione aggiuntiva. Come la usi?
   *[other] Tocca a te. Che cosa fai?
}

ask-take-from-line = { $family ->
    [none] Che cosa prendi dalla fila?
   *[other] Quale carta { $family-of } prendi dalla fila?
}{ $exact ->
    [yes] { " " }Devi prendere ancora esattamente { $folds ->
        [1] 1 piega.
       *[other] { $folds } pieghe.
    }
   *[no] { $folds ->
        [0] { "" }
        [1] { " " }Puoi prendere ancora carte per 1 piega in tutto.
       *[other] { " " }Puoi prendere ancora carte per { $folds } pieghe al massimo.
    }
}

ask-play = { $family ->
    [none] Quale origami giochi?
   *[other] Quale origami { $family-of } giochi?
}{ $free ->
    [yes] { " " }È gratis.
   *[no] { $discount ->
        [0] { "" }
        [1] { " " }Puoi pagare 1 piega in meno.
       *[other] { " " }Puoi pagare fino a { $discount } pieghe in meno.
    }
}{ $top-discard-pays ->
    [yes] { " " }Lo paghi, in tutto o in parte, con la carta in cima agli scarti.
   *[no] { "" }
}

ask-pay = Con quale carta paghi? Per { $card-the } { $price ->
    [1] manca ancora 1 piega
   *[other] mancano ancora { $price } pieghe
}{ $discount ->
    [0] .
    [1] ; puoi pagarne 1 in meno.
   *[other] ; puoi pagarne fino a { $discount } in meno.
}

ask-place = Dove metti { $card-the }?

ask-use = Usi l’effetto immediato { $source-of-the }?

ask-choose-one = { $source ->
    [none] Che cosa scegli?
   *[other] { $source }: che cosa scegli?
}

ask-copy-instant = Quale effetto immediato copi?

ask-exchange-give = { $with ->
    [discards] Quale carta scarti per prenderne un’altra dagli scarti?
   *[line] Quale carta scambi con una della fila?
}

ask-exchange-take = Quale carta della fila prendi in cambio { $card-of-the }?

ask-fetch = Quale di queste carte prendi dagli scarti?

ask-discard = { $most ->
    [1] { $family ->
        [none] Quale carta scarti?
       *[other] Quale carta { $family-of } scarti?
    }
   *[other] Quali carte scarti? Devi scartarne ancora { $most }.
}

ask-pass-cards = { $to ->
    [left] Quale carta passi al giocatore alla tua sinistra?
   *[right] Quale carta passi al giocatore alla tua destra?
}

ask-play-from-line = { $source ->
    [none] Quale origami della fila giochi gratis?
   *[other] Al centro del tavolo ora c’è { $source-the }. Quale origami della fila giochi gratis?
}

ask-each-takes = Quale carta prendi dalla fila?

ask-trade-paper = Quanti fogli di carta di riso scarti per pescare altrettante carte?

ask-move-which = Quale dei tuoi origami sposti?

ask-move-where = Dove sposti { $card-the }?

ask-sink-whose = Di chi è l’origami che sposti in fondo?

ask-sink-which = Quale origami di { $owner } sposti in fondo alla sua collezione?

ask-look-at-deck = Quale di queste carte scarti?

ask-look-at-hand = Di chi guardi la mano?

ask-take-at-random = Dalla mano di chi prendi una carta a caso?

ask-hand-limit = { $limit ->
    [0] Non puoi tenere carte in mano.
    [1] Puoi tenere in mano solo 1 carta.
   *[other] Puoi tenere in mano { $limit } carte.
} { $cards ->
    [1] Quale carta scarti?
   *[other] Quali carte scarti? Devi scartarne ancora { $cards }.
}

## Answers

option-draw = Pescare carte
option-play = Giocare un origami
option-special = Usare l’azione speciale { $card-of-the } ({ $column })
option-no-extra-action = Rinunciare all’azione aggiuntiva

option-card = { $kind ->
    [copy-instant] { $card }
    [play] { $card } (costo { $cost })
    [pay] { $card } ({ folds })
    [take-from-line] { $card } ({ folds })
   *[other] { $card } (costo { $cost }, { folds })
}

option-place = { $end ->
    [bottom] In fondo alla { $column }
   *[top] In cima alla { $column }
}

option-top-discard = { $kind ->
    [pay] In cima agli scarti: { $card } ({ folds })
   *[other] In cima agli scarti: { $card } (costo { $cost })
}
option-double = { $card } (vale 2 pieghe)
option-amount = { $amount }
option-collected = { $card } ({ $column }, { $height ->
    [1] in fondo
   *[other] { $height }º posto dal fondo
})
option-height = Nella { $column }, { $height ->
    [1] in fondo
   *[other] al { $height }º posto dal fondo
}

option-use = Sì, lo uso
option-decline = No, grazie
option-stop = { $kind ->
    [pay] Non pago altro
   *[other] Basta così
}
option-seat = { $seat }
option-branch = { $family ->
    [none] { $verb }
   *[other] { $verb } ({ $family })
}
