### What cards do: one message for each verb of the vocabulary. How arguments come is told at the top of en/verbs.ftl.
###
### A message is a clause without capital and full stop, to begin a sentence or to follow "dann". What you do is an
### imperative and fits both; what others do, and what holds, turns round by `$place`. Scoring is one clause always.
###
### A masculine name has its accusative only with an article, and a card of a pack of one's own may have no gender: what is
### counted "for each" is then a card of that name.

## Pieces

card-of-family = { $family ->
    [none] Karte
   *[other] { $family-part }-Karte
}

origami-of-family = { $family ->
    [none] ein Origami
   *[other] ein { $family-part }-Origami
}

number-of-cards = { $cards ->
    [0] beliebig viele { card-of-family }n
    [1] 1 { card-of-family }
   *[other] { $cards } { card-of-family }n
}

worth-folds = { $worth ->
    [0] { "" }
    [1] { " " }mit 1 Faltung
   *[other] { " " }mit { $worth } Faltungen
}

rice-papers = { $cards ->
    [1] 1 Reispapier
   *[other] { $cards } Reispapiere
}

folds-by = { $for-each ->
    [none] { "" }
   *[other] pro { $for-each } in deinen Sammlungen{ " " }
}{ $by-size ->
    [1] 1 Faltung
   *[other] { $by-size } Faltungen
} { $by-way ->
    [less] weniger
   *[more] mehr
}

cards-by = { $for-each ->
    [none] { "" }
   *[other] pro { $for-each } in deinen Sammlungen{ " " }
}um { $by-size ->
    [1] 1 Karte
   *[other] { $by-size } Karten
}

limit-by = { $for-each ->
    [none] { "" }
   *[other] pro { $for-each } in deinen Sammlungen{ " " }
}um { $by-size } { $by-way ->
    [less] niedriger
   *[more] höher
}

extra-points = { $points ->
    [1] 1 Extrapunkt
   *[other] { $points } Extrapunkte
}

## The deck

verb-draw-from-deck = { $who ->
    [each] { $place ->
        [1] jeder Spieler zieht
       *[other] zieht jeder Spieler
    }
   *[none] ziehe
} { $cards ->
    [1] 1 Karte
   *[other] { $cards } Karten
} vom Stapel{ $plus-visible ->
    [none] {""}
   *[other] { " " }und 1 weitere für { $plus-visible-gender ->
        [feminine] jede sichtbare { $plus-visible }
        [neuter] jedes sichtbare { $plus-visible }
       *[other] jede sichtbare Karte „{ $plus-visible }“
    }
}
    .short = Karten vom Stapel ziehen

verb-look-at-deck = sieh dir die { $cards ->
    [1] oberste Karte
   *[other] obersten { $cards } Karten
} des Stapels an, wirf { $discard } davon ab und nimm die übrigen auf die Hand
    .short = Karten vom Stapel ansehen

## The draw line

verb-take-from-line = nimm { $exact ->
    [yes] { $family ->
        [none] genau { folds }
       *[other] { $family-part }-Karten im Wert von genau { folds }
    }
   *[no] { $folds ->
        [0] { $cards ->
            [0] { number-of-cards }{ worth-folds }
            [1] { number-of-cards }{ worth-folds }
           *[other] bis zu { number-of-cards }{ worth-folds }
        }
       *[other] { $cards ->
            [0] { $family ->
                [none] { $worth ->
                    [0] bis zu { folds }
                   *[other] Karten{ worth-folds } im Wert von zusammen höchstens { folds }
                }
               *[other] { $family-part }-Karten{ worth-folds } im Wert von zusammen höchstens { folds }
            }
            [1] { number-of-cards }{ worth-folds } im Wert von höchstens { folds }
           *[other] bis zu { number-of-cards }{ worth-folds } im Wert von zusammen höchstens { folds }
        }
    }
} aus der Nachschubzeile{ $top-discard ->
    [yes] { " " }und dazu die oberste Karte des Ablagestapels
   *[no] {""}
}
    .short = Aus der Nachschubzeile nehmen

verb-take-all-from-line = nimm alle { card-of-family }n{ $folds ->
    [0] { "" }
   *[other] { " " }mit höchstens { folds }
} aus der Nachschubzeile
    .short = Ganze Familie aus der Nachschubzeile nehmen

verb-renew-line = wirf die ganze Nachschubzeile ab und decke eine neue auf
    .short = Neue Nachschubzeile aufdecken

verb-exchange = { $with ->
    [discards] wirf 1 Karte ab und nimm dafür eine Karte mit anderem Namen aus dem Ablagestapel
   *[line] tausche 1 Handkarte gegen eine Karte aus der Nachschubzeile
}
    .short = Eine Karte tauschen

## The discards

verb-take-back-payment = nimm eine der Karten, mit denen du gerade bezahlt hast, wieder auf die Hand
    .short = Eine Karte, mit der du bezahlt hast, zurücknehmen

verb-take-from-discards = { $paid-with-paper ->
    [yes] wenn du mit Reispapier bezahlt hast, { "" }
   *[no] { "" }
}{ $which ->
    [any] nimm eine beliebige Karte aus dem Ablagestapel
   *[top-before-paying] nimm die Karte, die vor dem Bezahlen oben auf dem Ablagestapel lag
}
    .short = Aus dem Ablagestapel nehmen

verb-discard = { $who ->
    [opponents] { $place ->
        [1] jeder Gegner wirft { number-of-cards } seiner Wahl
       *[other] wirft jeder Gegner { number-of-cards } seiner Wahl
    }
    [each] { $place ->
        [1] jeder Spieler wirft { number-of-cards } seiner Wahl
       *[other] wirft jeder Spieler { number-of-cards } seiner Wahl
    }
   *[none] wirf { number-of-cards }
} ab{ $take ->
    [0] {""}
   *[other] ; nimm eine davon auf die Hand
}
    .short = Karten abwerfen

## Other hands

verb-look-at-hand = sieh dir die Handkarten eines Gegners an
    .short = Handkarten ansehen

verb-take-at-random = ziehe blind eine Karte aus der Hand eines Gegners
    .short = Blind eine Karte ziehen

verb-pass-cards = { $place ->
    [1] alle Spieler geben
   *[other] geben alle Spieler
} gleichzeitig und verdeckt { $to ->
    [both] 2 Karten ihrer Wahl weiter: eine an den linken und eine an den rechten Nachbarn
    [left] 1 Karte ihrer Wahl an ihren linken Nachbarn weiter
   *[right] 1 Karte ihrer Wahl an ihren rechten Nachbarn weiter
}
    .short = Karten weitergeben

## Collections

verb-play = { $may ->
    [yes] { $place ->
        [1] du darfst{ " " }
       *[other] darfst du{ " " }
    }
   *[no] spiele{ " " }
}{ origami-of-family }{ $discount ->
    [0] {""}
    [1] { " " }um bis zu 1 Faltung günstiger
   *[other] { " " }um bis zu { $discount } Faltungen günstiger
}{ $free ->
    [yes] { " " }kostenlos
   *[no] {""}
}{ $may ->
    [yes] { " " }ausspielen
   *[no] { " " }aus
}{ $not-taken ->
    [yes] , aber nicht die gerade genommene Karte
   *[no] {""}
}{ $top-discard-pays ->
    [yes] ; bezahle es ganz oder teilweise mit der obersten Karte des Ablagestapels, die dort liegen bleibt
   *[no] {""}
}
    .short = Ein Origami ausspielen

verb-tuck = lege diese Karte in einer deiner Sammlungen nicht nach vorne, sondern ganz nach hinten
    .short = Diese Karte nach hinten legen

verb-replace-with = wirf diese Karte ab und lege kostenlos und ohne Sofort-Effekt { $card-acc } aus deiner Hand an ihre Stelle
    .short = Diese Karte durch eine Handkarte ersetzen

## Effects about effects

verb-choose-one = { $of-count ->
    [2] { $place ->
        [1] { $of }
       *[other] wähle: { $of }
    }
   *[other] wähle eines davon: { $of }
}
    .short = Eines auswählen

verb-copy-instant = kopiere einen Sofort-Effekt von einer Karte in der Nachschubzeile oder von der vordersten Karte einer beliebigen Sammlung, aber keinen, der selbst einen Effekt kopiert
    .short = Sofort-Effekt kopieren

verb-extra-action = { $place ->
    [1] du erhältst
   *[other] erhältst du
} eine Extra-Aktion
    .short = Extra-Aktion erhalten

## Scoring

verb-score-per = { extra-points } für { $card ->
    [none] { $others ->
        [yes] jedes andere
       *[no] jedes
    } { $family ->
        [none] Origami
       *[other] { $family-part }-Origami
    }
   *[other] { $card-gender ->
        [feminine] { $others ->
            [yes] jede andere
           *[no] jede
        } { $card }
        [neuter] { $others ->
            [yes] jedes andere
           *[no] jedes
        } { $card }
       *[other] { $others ->
            [yes] jede andere
           *[no] jede
        } Karte „{ $card }“
    }
} in { $where ->
    [same] derselben Sammlung
   *[none] deinen Sammlungen
}
    .short = Punkte für gesammelte Karten

verb-score-hand = { extra-points } für { $paper ->
    [yes] { $every ->
        [1] jedes Reispapier
       *[other] je { $every } Reispapiere
    }
   *[no] { $every ->
        [1] jede Karte
       *[other] je { $every } Karten
    }
} auf deiner Hand
    .short = Punkte für Handkarten

verb-score-as = { $at-least ->
    [1] liegt mindestens { $self-a }
   *[other] liegen mindestens { $at-least } { $self-plural }
} in deinen Sammlungen, ist diese Karte { $points } statt { $printed } Punkte wert
    .short = Mehr Punkte für gleiche Karten

verb-score-beside = { extra-points }, wenn diese Karte direkt vor oder hinter { $card-dat } liegt
    .short = Punkte für eine Nachbarkarte

verb-score-below = diese Karte ist so viele Punkte wert, wie auf dem Origami direkt dahinter aufgedruckt sind
    .short = Punkte wie die Karte dahinter

verb-score-difference = Extrapunkte in Höhe des Punkteunterschieds zwischen deinen beiden Sammlungen
    .short = Punkte für den Punkteunterschied

verb-score-smaller-hands = { extra-points } für jeden Spieler, der weniger Karten auf der Hand hat als du
    .short = Punkte für mehr Handkarten als andere

verb-score-most = { $fewest ->
    [yes] { $of ->
        [collection] der Spieler, dessen beste Sammlung am wenigsten wert ist
        [hand] wer die wenigsten Karten auf der Hand hat
        [families] wer Origami aus den wenigsten Familien hat
       *[origami] wer die wenigsten { $family ->
            [none] Origami
           *[other] { $family-part }-Origami
        }{ $cost ->
            [0] { "" }
           *[other] { " " }mit Kosten von { $cost } oder mehr
        } hat
    }
   *[no] { $of ->
        [collection] wer die Sammlung mit den meisten Punkten hat
        [hand] wer die meisten Karten auf der Hand hat
        [families] wer Origami aus den meisten Familien hat
       *[origami] wer die meisten { $family ->
            [none] Origami
           *[other] { $family-part }-Origami
        }{ $cost ->
            [0] { "" }
           *[other] { " " }mit Kosten von { $cost } oder mehr
        } hat
    }
}, erhält { extra-points }
    .short = Punkte für die Mehrheit

verb-score-families = jeder Spieler mit Origami aus { $families ->
    [1] mindestens 1 Familie
   *[other] mindestens { $families } Familien – oder aus allen, die im Spiel sind –
} erhält { extra-points }
    .short = Punkte für Familien

## Rice paper

verb-draw-paper = { $who ->
    [each] { $place ->
        [1] jeder Spieler zieht
       *[other] zieht jeder Spieler
    }
   *[none] ziehe
} { rice-papers }{ $per-under ->
    [yes] { " " }für jedes Origami, das hinter dieser Karte liegt
   *[no] { "" }
}
    .short = Reispapier ziehen

verb-trade-paper = { $place ->
    [1] du darfst
   *[other] darfst du
} beliebig viele Reispapiere abwerfen, um ebenso viele Karten vom Stapel zu ziehen
    .short = Reispapier für Karten abwerfen

## Everyone

verb-each-plays = { $place ->
    [1] reihum darf
   *[other] darf reihum
} jeder Spieler ein Origami zu den üblichen Kosten ausspielen, du zuerst
    .short = Alle dürfen ausspielen

verb-each-takes = { $place ->
    [1] reihum nimmt
   *[other] nimmt reihum
} jeder Spieler 1 Karte aus der Nachschubzeile, du zuerst; erst danach wird die Zeile aufgefüllt
    .short = Alle nehmen eine Karte

## Moving origami

verb-move-origami = verschiebe eines deiner Origami an eine beliebige Stelle in deinen Sammlungen
    .short = Ein Origami verschieben

verb-sink-origami = schiebe ein Origami eines beliebigen Spielers in der Sammlung, in der es liegt, ganz nach hinten
    .short = Ein Origami nach hinten schieben

verb-play-from-line = spiele kostenlos ein Origami aus der Nachschubzeile aus
    .short = Aus der Nachschubzeile ausspielen

## While a card is visible. `$whose` is `all` for a character, whose effect holds for everyone, else `own`.

verb-change = { $place ->
    [1] { "" }
   *[other] gilt auch:{ " " }
}{ $what ->
    [hand-limit] { $whose ->
        [all] das Handkartenlimit ist für alle { limit-by }
       *[own] dein Handkartenlimit ist { limit-by }
    }
    [draw-limit] bei der Aktion „Karten ziehen“ { $by-way ->
        [less] { $by-size ->
            [1] ist
           *[other] sind
        } für { $whose ->
            [all] alle
           *[own] dich
        } { folds-by } erlaubt; eine einzelne Karte { $whose ->
            [all] darf man
           *[own] darfst du
        } aber immer nehmen
       *[more] { $whose ->
            [all] dürfen alle
           *[own] darfst du
        } { folds-by } nehmen
    }
    [line-length] die Nachschubzeile ist { cards-by } { $by-way ->
        [less] kürzer
       *[more] länger
    }
    [difference] { $whose ->
        [all] die beiden Sammlungen jedes Spielers dürfen sich
       *[own] deine beiden Sammlungen dürfen sich
    } { cards-by } { $by-way ->
        [less] weniger
       *[more] mehr
    } als sonst unterscheiden
   *[price] ein Origami auszuspielen kostet { $whose ->
        [all] alle { folds-by }
       *[own] dich { folds-by }
    }
}
    .short = Eine Regel ändern

verb-draw-by-hand-limit = { $place ->
    [1] { "" }
   *[other] gilt auch:{ " " }
}bei der Aktion „Karten ziehen“ darfst du statt der üblichen Anzahl bis zu { $by ->
    [1] 1 Faltung
   *[other] { $by } Faltungen
} nehmen; diese Höchstzahl steigt und sinkt mit deinem Handkartenlimit
    .short = Faltungen nach Handkartenlimit

verb-silence-instants = { $place ->
    [1] { "" }
   *[other] gilt auch:{ " " }
}solange diese Karte { $whose ->
    [all] in der Tischmitte
   *[own] vorne in einer Sammlung
} liegt, entfällt beim Ausspielen jeder Sofort-Effekt
    .short = Sofort-Effekte aufheben

verb-use-top-discard = { $place ->
    [1] { "" }
   *[other] gilt auch:{ " " }
}{ $to ->
    [pay] beim Bezahlen eines Origami darf auch die oberste Karte des Ablagestapels verwendet werden; danach kommt sie unter den Ablagestapel
   *[play] die oberste Karte des Ablagestapels darf wie eine Handkarte ausgespielt werden
}
    .short = Den Ablagestapel nutzen

verb-double-paper = { $place ->
    [1] { "" }
   *[other] gilt auch:{ " " }
}immer wenn du bezahlst, darfst du 1 Reispapier als 2 Faltungen zählen
    .short = Reispapier doppelt zählen

verb-protect-hand = { $place ->
    [1] { "" }
   *[other] gilt auch:{ " " }
}Origami anderer Spieler können dich nicht zwingen, Handkarten abzuwerfen, weiterzugeben oder herzugeben; Charaktere gelten aber auch für dich
    .short = Die Hand schützen

verb-limit-covered = { $place ->
    [1] { "" }
   *[other] gilt auch:{ " " }
}der Wertungs-Effekt einer überdeckten Karte bringt höchstens { $by ->
    [1] 1 Punkt
   *[other] { $by } Punkte
}; ihre aufgedruckten Punkte zählen voll
    .short = Wertung überdeckter Karten begrenzen

verb-after-draw = { $then }, nachdem du die Aktion „Karten ziehen“ ausgeführt hast
    .short = Etwas nach dem Ziehen tun

verb-after-play = { $then }, wenn du ein Origami { $cost ->
    [0] { "" }
   *[other] mit Kosten von { $cost }{ $or-cost ->
        [0] { "" }
       *[other] { " " }oder { $or-cost }
    }{ " " }
}ausspielst und diese Karte vorher und nachher sichtbar ist
    .short = Etwas nach dem Ausspielen tun

verb-at-turn-end = { $then }, wenn { $empty-hand ->
    [yes] du am Ende deines Zuges keine Karte auf der Hand hast
   *[no] dein Zug endet
}
    .short = Etwas am Ende des Zuges tun

## Sentences of single cards

card-dove-text = Jeder Spieler zieht 1 Karte vom Stapel, du ziehst danach noch eine.
    .of = d56a57a3

card-bee-text = 1 Extrapunkt für jedes Wiesen-Origami in deinen Sammlungen, dieses eingeschlossen.
    .of = 1828b502

card-macaw-text = 3 Extrapunkte, wenn diese Karte direkt vor oder hinter einem anderen Ara liegt.
    .of = 768d5fac

card-arctic-wolf-text = Nach der Aktion „Karten ziehen“ darfst du beliebig viele Reispapiere abwerfen, um ebenso viele Karten vom Stapel zu ziehen.
    .of = e9043527

card-yellow-gardener-text = Wer die Aktion „Karten ziehen“ ausgeführt hat, zieht danach zusätzlich 1 Karte vom Stapel.
    .of = 91a25e83

card-yellow-monk-text = Wer am Ende seines Zuges keine Karte auf der Hand hat, zieht 2 Karten vom Stapel.
    .of = 58bb8afc

card-yellow-geisha-text = Alle dürfen die oberste Karte des Ablagestapels wie eine Handkarte ausspielen.
    .of = c609e8e3

card-red-geisha-text = Beim Bezahlen dürfen alle auch die oberste Karte des Ablagestapels verwenden; danach kommt sie unter den Ablagestapel.
    .of = 55786139
