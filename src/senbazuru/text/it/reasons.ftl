### Why an answer cannot be given: a few words to follow its name, with figures; on a small card, `short`.

reason-not-possible = ora non è possibile

reason-wrong-family = vanno bene solo le carte { $family-of }
    .short = solo { $family }

reason-too-many-folds = { $folds ->
    [one] ha 1 piega
   *[other] ha { $folds } pieghe
}; { $left ->
    [0] non puoi prenderne altre
    [1] puoi prenderne ancora solo 1
   *[other] puoi prenderne ancora solo { $left }
}
    .short = troppe pieghe

reason-sum-not-reachable = così non arriveresti esattamente { $folds ->
    [one] alla piega che manca
   *[other] alle { $folds } pieghe che mancano
}
    .short = così il conto non torna

reason-just-taken = è la carta che hai appena preso

reason-top-discard-too-much = costa solo { $cost }; la carta in cima agli scarti ha più pieghe
    .short = costa troppo poco

reason-cannot-pay = costa { $cost }{ $discount ->
    [0] { "" }
    [1] {" "}(puoi pagare 1 in meno)
   *[other] {" "}(puoi pagare fino a { $discount } in meno)
}; { $sums-count ->
    [0] non hai altre carte per pagare
   *[other] con le altre carte puoi pagare solo { $sums }
}
    .short = { $discount ->
        [0] non arrivi a { $cost }
       *[other] anche con { $discount } in meno è troppo
    }

reason-does-not-fit = ha { folds } e ne { $left ->
    [1] manca solo 1
   *[other] mancano { $left }
}: con questa carta non si può pagare il costo esatto
    .short = { reason-sum-not-reachable.short }

reason-line-empty = la fila è vuota
reason-nothing-to-play = per nessuna carta che hai in mano puoi pagare il costo esatto
reason-played-this-turn = hai giocato la carta proprio in questo turno
reason-used-this-turn = già usata in questo turno
reason-demands-not-met = ti manca ciò che serve per usarla
    .short = ti manca qualcosa
reason-unbalanced = tra le tue collezioni ci sarebbe più di { $most ->
    [1] 1 carta
   *[other] { $most } carte
} di differenza
reason-empty-hand = non ha carte in mano
reason-protected = nessuno può prendere carte da questa mano

## Cards that cannot lie where a position puts them

reason-other-family = { $card } appartiene alla famiglia { $family }, che a questo tavolo non è in gioco; famiglie in gioco: { $families }
reason-other-pair = { $card } appartiene alla coppia di personaggi «{ $pair }», che a questo tavolo non è in gioco; indicala in «characters:»
reason-no-such-card = non c’è nessuna carta «{ $name }»{ $nearest ->
    [none] {" "}qui; famiglie in gioco: { $families }
   *[other] ; forse intendevi «{ $nearest }»
}

reason-wrong-worth = vanno bene solo le carte da { folds }
