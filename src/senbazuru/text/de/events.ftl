### What happens, one line each.
###
### `$you` says which person of the line is the reader: `seat`, `to`, `by`, `owner`, or `nobody`. A card may be a
### list, and “eine Karte” for those who do not see it. A line does not begin with a card: its article is small.

## Setting up

event-dealt = { $you ->
    [seat] Du bekommst { $card-acc }.
   *[nobody] { $seat } bekommt { $card-acc }.
}

event-starts = { $you ->
    [seat] Du hast die wenigsten Faltungen und fängst an.
   *[nobody] { $seat } hat die wenigsten Faltungen und fängt an.
}

## Turns

event-turn = { $you ->
    [seat] Zug { $number }: Du bist dran.
   *[nobody] Zug { $number }: { $seat } ist dran.
}

event-passed-turn = { $you ->
    [seat] Du kannst nichts tun: Dein Zug entfällt.
   *[nobody] { $seat } kann nichts tun: Der Zug entfällt.
}

event-resigned = { $you ->
    [seat] Du gibst auf.
   *[nobody] { $seat } gibt auf.
}

event-extra-action = { $you ->
    [seat] Du erhältst eine Extra-Aktion.
   *[nobody] { $seat } erhält eine Extra-Aktion.
}

event-extra-declined = { $you ->
    [seat] Du lässt die Extra-Aktion verfallen.
   *[nobody] { $seat } lässt die Extra-Aktion verfallen.
}

event-special = { $you ->
    [seat] Du nutzt die Sonderaktion { $card-the-gen }.
   *[nobody] { $seat } nutzt die Sonderaktion { $card-the-gen }.
}

## Playing

event-shown = { $you ->
    [seat] Du zeigst 2 { $card-plural }: 1 davon hattest du schon vorher auf der Hand.
   *[nobody] { $seat } zeigt 2 { $card-plural }: 1 davon war schon vorher auf der Hand.
}

event-announced = { $you ->
    [seat] Du spielst { $card-acc } aus.
   *[nobody] { $seat } spielt { $card-acc } aus.
}

event-paid = { $you ->
    [seat] Du bezahlst mit { $card-dat }.
   *[nobody] { $seat } bezahlt mit { $card-dat }.
}

event-paid-by-discard = { $you ->
    [seat] Du bezahlst mit { $card-dat } vom Ablagestapel.
   *[nobody] { $seat } bezahlt mit { $card-dat } vom Ablagestapel.
}

event-placed = { $you ->
    [seat] Du legst { $card-the-acc } in deine { $column-acc }.
   *[nobody] { $seat } legt { $card-the-acc } in die { $column-acc }.
}

event-tucked = { $you ->
    [seat] Du schiebst { $card-the-acc } ganz nach hinten in deine { $column-acc }.
   *[nobody] { $seat } schiebt { $card-the-acc } ganz nach hinten in die { $column-acc }.
}

event-collection-discarded = { $you ->
    [seat] Du wirfst { $card-the-acc } aus deiner { $column-dat } ab.
   *[nobody] { $seat } wirft { $card-the-acc } aus der { $column-dat } ab.
}

event-replaced = { $you ->
    [seat] Du legst { $card-acc } an die frei gewordene Stelle.
   *[nobody] { $seat } legt { $card-acc } an die frei gewordene Stelle.
}

## Effects

event-used = { $you ->
    [seat] Du nutzt den Sofort-Effekt { $card-the-gen }.
   *[nobody] { $seat } nutzt den Sofort-Effekt { $card-the-gen }.
}

# An effect not used at all, or no further.
event-declined = { $you ->
    [seat] Du verzichtest auf den Effekt { $card-the-gen }.
   *[nobody] { $seat } verzichtet auf den Effekt { $card-the-gen }.
}

event-copied = { $you ->
    [seat] Du kopierst den Sofort-Effekt { $card-the-gen }.
   *[nobody] { $seat } kopiert den Sofort-Effekt { $card-the-gen }.
}

## The draw line

event-turned-up = Neu in der Nachschubzeile: { $card-a }.

event-taken = { $you ->
    [seat] Du nimmst { $card-acc } aus der Nachschubzeile.
   *[nobody] { $seat } nimmt { $card-acc } aus der Nachschubzeile.
}

event-to-line = { $you ->
    [seat] Du legst { $card-acc } in die Nachschubzeile.
   *[nobody] { $seat } legt { $card-acc } in die Nachschubzeile.
}

event-line-discarded = Aus der Nachschubzeile abgeworfen: { $card-a }.

## The deck

event-drawn = { $you ->
    [seat] Du ziehst { $card-acc } vom Stapel.
   *[nobody] { $seat } zieht { $card-acc } vom Stapel.
}

event-looked = { $you ->
    [seat] Du siehst dir { $card-acc } vom Stapel an.
   *[nobody] { $seat } sieht sich { $card-acc } vom Stapel an.
}

event-look-discarded = { $you ->
    [seat] Davon wirfst du { $card-acc } ab.
   *[nobody] Davon wirft { $seat } { $card-acc } ab.
}

event-kept = { $you ->
    [seat] Du behältst { $card-acc }.
   *[nobody] { $seat } behält { $card-acc }.
}

event-run-out = { $number ->
    [1] Der Stapel ist aufgebraucht.
    [2] Der Stapel ist zum zweiten Mal aufgebraucht. Nach dieser Runde hat jeder noch einen letzten Zug.
   *[other] Der Stapel ist erneut aufgebraucht.
}

event-shuffled = { $cards ->
    [one] Eine einzige Karte bildet den neuen Stapel.
   *[other] { $cards } Karten werden zu einem neuen Stapel gemischt.
}

## Hands and discards

event-discarded = { $you ->
    [seat] Du wirfst { $card-acc } ab.
   *[nobody] { $seat } wirft { $card-acc } ab.
}

event-fetched = { $you ->
    [seat] Du nimmst { $card-acc } aus dem Ablagestapel.
   *[nobody] { $seat } nimmt { $card-acc } aus dem Ablagestapel.
}

event-given = { $you ->
    [seat] Du gibst { $card-acc } an { $to } weiter.
    [to] { $seat } gibt { $card-acc } an dich weiter.
   *[nobody] { $seat } gibt { $card-acc } an { $to } weiter.
}

event-stolen = { $you ->
    [seat] { $by } zieht blind { $card-acc } aus deiner Hand.
    [by] Du ziehst blind { $card-acc } aus der Hand von { $seat }.
   *[nobody] { $by } zieht blind { $card-acc } aus der Hand von { $seat }.
}

event-hand-looked = { $you ->
    [seat] Du siehst dir die Handkarten von { $owner } an.
    [owner] { $seat } sieht sich deine Handkarten an.
   *[nobody] { $seat } sieht sich die Handkarten von { $owner } an.
}

event-saw = { $you ->
    [seat] Auf dieser Hand siehst du { $card-acc }.
   *[nobody] Auf dieser Hand sieht { $seat } { $card-acc }.
}

## Rice paper

event-paper-drawn = { $you ->
    [seat] Du ziehst { $card-acc }.
   *[nobody] { $seat } zieht { $card-acc }.
}

event-paper-shown = { $you ->
    [seat] { $cards ->
        [0] Du hast keine { $card-plural } mehr.
        [1] Du hast noch { $card-acc }.
       *[other] Du hast noch { $cards } { $card-plural }.
    }
   *[nobody] { $cards ->
        [0] { $seat } hat keine { $card-plural } mehr.
        [1] { $seat } hat noch { $card-acc }.
       *[other] { $seat } hat noch { $cards } { $card-plural }.
    }
}

event-paid-double = { $you ->
    [seat] Du bezahlst mit { $card-dat }, { $card-gender ->
        [masculine] der
        [neuter] das
       *[feminine] die
    } doppelt zählt.
   *[nobody] { $seat } bezahlt mit { $card-dat }, { $card-gender ->
        [masculine] der
        [neuter] das
       *[feminine] die
    } doppelt zählt.
}

## Characters

event-entered = { $you ->
    [seat] Du legst { $card-the-acc } in die Tischmitte.
   *[nobody] { $seat } legt { $card-the-acc } in die Tischmitte.
}

event-left = Aus der Tischmitte kommt { $card-the } auf den Ablagestapel.

event-line-played = { $you ->
    [seat] Du spielst { $card-acc } kostenlos aus der Nachschubzeile aus.
   *[nobody] { $seat } spielt { $card-acc } kostenlos aus der Nachschubzeile aus.
}

event-discard-played = { $you ->
    [seat] Du spielst { $card-acc } vom Ablagestapel aus.
   *[nobody] { $seat } spielt { $card-acc } vom Ablagestapel aus.
}

event-lowered = { $you ->
    [seat] Du bezahlst mit { $card-dat } vom Ablagestapel; danach kommt die Karte unter den Ablagestapel.
   *[nobody] { $seat } bezahlt mit { $card-dat } vom Ablagestapel; danach kommt die Karte unter den Ablagestapel.
}

## Moving origami

event-moved = { $you ->
    [seat] Du verschiebst { $card-the-acc } in deine { $column-acc }, { $height ->
        [1] ganz nach hinten.
       *[other] als { $height }. Karte von hinten.
    }
   *[nobody] { $seat } verschiebt { $card-the-acc } in die { $column-acc }, { $height ->
        [1] ganz nach hinten.
       *[other] als { $height }. Karte von hinten.
    }
}

event-sunk = { $you ->
    [seat] { $own ->
        [yes] Du schiebst { $card-the-acc } in deiner { $column-dat } ganz nach hinten.
       *[no] Du schiebst { $card-the-acc } in der { $column-dat } von { $owner } ganz nach hinten.
    }
    [owner] { $seat } schiebt { $card-the-acc } in deiner { $column-dat } ganz nach hinten.
   *[nobody] { $own ->
        [yes] { $seat } schiebt { $card-the-acc } in der eigenen { $column-dat } ganz nach hinten.
       *[no] { $seat } schiebt { $card-the-acc } in der { $column-dat } von { $owner } ganz nach hinten.
    }
}

## The end

event-stalled = Eine ganze Runde lang hat sich nichts getan: Die Nachschubzeile wird abgeworfen und eine neue aufgedeckt.

event-last-round = Letzte Runde: Jeder hat noch einen Zug.

event-ended = Das Spiel ist zu Ende.

## Was jemand getan hat, als Zeile, während man es sieht: der Name, dann dies als Aufzählung

did = { $seat } { $done }.

did-passed-turn = kann nichts tun

did-special = nutzt die Sonderaktion { $card-the-gen }

did-announced = { $cards ->
    [0] spielt { $card-acc } aus
    [1] spielt { $card-acc } für eine Karte aus
   *[other] spielt { $card-acc } für { $cards } Karten aus
}

did-paid = bezahlt mit { $card-dat }

did-extra-action = erhält eine Extra-Aktion

did-placed = legt { $card-the-acc } in die { $column-acc }

did-tucked = schiebt { $card-the-acc } ganz nach hinten in die { $column-acc }

did-used = nutzt den Sofort-Effekt { $card-the-gen }

did-declined = verzichtet auf den Effekt { $card-the-gen }

did-taken = nimmt { $card-acc }

did-to-line = legt { $card-acc } in die Nachschubzeile

did-drawn = zieht { $card-acc }

did-looked = sieht sich { $card-acc } vom Stapel an

did-kept = behält { $card-acc }

did-discarded = wirft { $card-acc } ab

did-fetched = nimmt { $card-acc } aus dem Ablagestapel

did-hand-looked = { $you ->
    [owner] sieht sich deine Handkarten an
   *[nobody] sieht sich die Handkarten von { $owner } an
}

did-paper-drawn = zieht { $card-acc }

did-entered = legt { $card-the-acc } in die Tischmitte

did-line-played = spielt { $card-acc } kostenlos aus der Nachschubzeile aus

did-discard-played = spielt { $card-acc } vom Ablagestapel aus
