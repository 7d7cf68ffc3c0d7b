### Origami Islands: names, explanations, what happens, what is asked.
###
### Landmarks have the forms `.a`, `.the-acc` and `.plural`; tokens `.a`, `.acc` and `.plural`; colours `.start` (the
### noun: in Rot) and `.acc` (den roten Umriss). Shapes are feminine, neuter or plural, so that their `.a` is also the
### accusative. Otherwise arguments come as in English.
###
### Explanations are attributes, too. They are no sentences, so that they can stand in a table or after a name: small
### letters but for nouns, no full stop.

## Pieces of other messages, which have the arguments

coins = { $coins ->
    [0] keine Münzen
    [one] 1 Münze
   *[other] { $coins } Münzen
}

# An island by its name, if it was told.
island-name = { $name ->
    [none] Insel { $island }
   *[other] { $name }
}

# What an island has points for, and what it loses points for.
outline = { $colour ->
    [blue] blauer
    [green] grüner
   *[red] roter
} Umriss
unpainted = nicht ausgemalt

# The season of a space on the track, 1 to 24, with its colour.
season-now = { $season ->
    [1] { season-spring } (grün)
    [2] { season-spring } (grün)
    [3] { season-spring } (grün)
    [7] { season-autumn } (rot)
    [8] { season-autumn } (rot)
    [9] { season-autumn } (rot)
    [10] { season-winter } (blau)
    [11] { season-winter } (blau)
    [12] { season-winter } (blau)
    [13] { season-spring } (grün)
    [14] { season-spring } (grün)
    [15] { season-spring } (grün)
    [19] { season-autumn } (rot)
    [20] { season-autumn } (rot)
    [21] { season-autumn } (rot)
    [22] { season-winter } (blau)
    [23] { season-winter } (blau)
    [24] { season-winter } (blau)
   *[other] { season-summer } (grün)
}

## Colours and seasons

colour-blue = blau
    .start = Blau
    .acc = blauen
colour-green = grün
    .start = Grün
    .acc = grünen
colour-red = rot
    .start = Rot
    .acc = roten
colour-any = beliebige Farbe
    .start = Beliebige Farbe
    .acc = beliebigen
colour-random = ausgewürfelte Farbe
    .start = Ausgewürfelte Farbe
    .acc = ausgewürfelten

season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst
season-winter = Winter

## Landmarks. `.one`: what one colour around it brings; `.mixed`: what several colours bring; `.text`: both, in a line.

landmark-regular-harbour = Haupthafen
    .a = ein Haupthafen
    .the-acc = den Haupthafen
    .plural = Haupthäfen
    .text = neben ihm beginnst du eine neue Insel; einfarbig umschlossen bringt er 20 Punkte, mehrfarbig 10
    .one = 20 Punkte
    .mixed = 10 Punkte

landmark-secret-harbour = Geheimhafen
    .a = ein Geheimhafen
    .the-acc = den Geheimhafen
    .plural = Geheimhäfen
    .text = auch neben ihm darfst du eine Insel beginnen, wenn du einen Leuchtturm einfarbig umschlossen hast; der Hafen selbst bringt einfarbig umschlossen 20 Punkte, mehrfarbig 10
    .one = 20 Punkte
    .mixed = 10 Punkte

landmark-lighthouse = Leuchtturm
    .a = ein Leuchtturm
    .the-acc = den Leuchtturm
    .plural = Leuchttürme
    .text = lässt dich eine neue Insel beginnen: einfarbig umschlossen am Haupt- oder Geheimhafen, mehrfarbig nur am Haupthafen
    .one = eine neue Insel, am Haupt- oder Geheimhafen
    .mixed = eine neue Insel, am Haupthafen

landmark-temple = Tempel
    .a = ein Tempel
    .the-acc = den Tempel
    .plural = Tempel
    .text = bringt einfarbig umschlossen 10 Punkte, mehrfarbig 5
    .one = 10 Punkte
    .mixed = 5 Punkte

landmark-grove = Hain
    .a = ein Hain
    .the-acc = den Hain
    .plural = Haine
    .text = lässt dich sofort eine weitere Form ausmalen: einfarbig umschlossen in beliebiger Farbe, mehrfarbig in ausgewürfelter Farbe
    .one = sofort eine weitere Form, in beliebiger Farbe
    .mixed = sofort eine weitere Form, in ausgewürfelter Farbe

landmark-coal-pit = Kohlegrube
    .a = eine Kohlegrube
    .the-acc = die Kohlegrube
    .plural = Kohlegruben
    .text = lässt dich bei jeder gewonnenen Versteigerung ein weiteres Feld ausmalen: einfarbig umschlossen in beliebiger Farbe, mehrfarbig in der Farbe der Jahreszeit
    .one = ein weiteres Feld bei jeder gewonnenen Versteigerung, in beliebiger Farbe
    .mixed = ein weiteres Feld bei jeder gewonnenen Versteigerung, in der Farbe der Jahreszeit

landmark-gold-mine = Goldmine
    .a = eine Goldmine
    .the-acc = die Goldmine
    .plural = Goldminen
    .text = erhöht dein Einkommen von der Passkarte: einfarbig umschlossen um 2 Münzen, mehrfarbig um 1
    .one = Einkommen +2
    .mixed = Einkommen +1

landmark-volcano = Vulkan
    .a = ein Vulkan
    .the-acc = den Vulkan
    .plural = Vulkane
    .text = senkt dein Einkommen um 1 Münze, bis du ihn umschließt; dann bringt er dir Münzen vom reichsten Spieler: einfarbig umschlossen 8, mehrfarbig 4
    .one = 8 Münzen vom reichsten Spieler
    .mixed = 4 Münzen vom reichsten Spieler

landmark-sea = Meer
    .a = Meer
    .the-acc = das Meer
    .plural = Meere
    .text = lässt sich nicht ausmalen; um einen Ort zu umschließen, brauchst du nur die übrigen Felder ringsum

landmark-mountain = Berg
    .a = ein Berg
    .the-acc = den Berg
    .plural = Berge
    .text = lässt sich nicht ausmalen; um einen Ort zu umschließen, brauchst du nur die übrigen Felder ringsum

landmark-outline = Umriss
    .a = ein Umriss
    .the-acc = den Umriss
    .plural = Umrisse
    .text = bringt, wenn du genau seine Felder auf einmal ausmalst, in der passenden Farbe 10 Münzen und 10 Punkte, in einer anderen je 5
    .one = 10 Münzen und 10 Punkte
    .mixed = 5 Münzen und 5 Punkte

## Tokens

token-coal-any = Kohlemarker für eine beliebige Farbe
    .a = ein Kohlemarker für eine beliebige Farbe
    .acc = einen Kohlemarker für eine beliebige Farbe
    .plural = Kohlemarker für eine beliebige Farbe
    .short = Kohle, beliebige Farbe
    .text = bei jeder gewonnenen Versteigerung ein weiteres Feld in beliebiger Farbe ausmalen

token-coal-season = Kohlemarker für die Farbe der Jahreszeit
    .a = ein Kohlemarker für die Farbe der Jahreszeit
    .acc = einen Kohlemarker für die Farbe der Jahreszeit
    .plural = Kohlemarker für die Farbe der Jahreszeit
    .short = Kohle, Farbe der Jahreszeit
    .text = bei jeder gewonnenen Versteigerung ein weiteres Feld in der Farbe der Jahreszeit ausmalen

token-gold-two = Goldmarker mit +2
    .a = ein Goldmarker mit +2
    .acc = einen Goldmarker mit +2
    .plural = Goldmarker mit +2
    .short = Gold, 2 Münzen
    .text = Einkommen +2

token-gold-one = Goldmarker mit +1
    .a = ein Goldmarker mit +1
    .acc = einen Goldmarker mit +1
    .plural = Goldmarker mit +1
    .short = Gold, 1 Münze
    .text = Einkommen +1

token-volcano = Vulkanmarker
    .a = ein Vulkanmarker
    .acc = einen Vulkanmarker
    .plural = Vulkanmarker
    .short = Vulkan
    .text = Einkommen −1

## Shapes, by the number of their squares; 0 and 6 are open. `.start` begins a sentence.

shape-0 = Form deiner Wahl
    .a = eine Form deiner Wahl
    .start = Eine Form deiner Wahl
shape-1 = einzelnes Feld
    .a = ein einzelnes Feld
    .start = Ein einzelnes Feld
shape-2 = zwei Dominos
    .a = zwei Dominos
    .start = Zwei Dominos
shape-3 = kleine Ecke
    .a = eine kleine Ecke
    .start = Eine kleine Ecke
shape-4 = T-Form
    .a = eine T-Form
    .start = Eine T-Form
shape-5 = große Ecke
    .a = eine große Ecke
    .start = Eine große Ecke
shape-6 = freie Form
    .a = eine freie Form
    .start = Eine freie Form

## Development cards. `.what`: what the winner paints.

development-1 = Karte 1
    .a = Karte 1
    .plural = Karten 1
    .what = eine beliebige Form in ausgewürfelter Farbe
development-2 = Karte 2
    .a = Karte 2
    .plural = Karten 2
    .what = zwei Dominos in der Farbe der Jahreszeit
development-3 = Karte 3
    .a = Karte 3
    .plural = Karten 3
    .what = eine kleine Ecke in der Farbe der Jahreszeit
development-4 = Karte 4
    .a = Karte 4
    .plural = Karten 4
    .what = eine T-Form in der Farbe der Jahreszeit
development-5 = Karte 5
    .a = Karte 5
    .plural = Karten 5
    .what = eine große Ecke in der Farbe der Jahreszeit
development-6 = Karte 6
    .a = Karte 6
    .plural = Karten 6
    .what = eine beliebige Form in beliebiger Farbe

## Technologies of a lone player. `.text`: what it is about; `.level-1` to `.level-3`: what each level does.

technology-expancing = Expancing
    .a = Expancing
    .plural = Expancing
    .text = freie Formen auf deinen Inseln, die du gleich nach dem Erforschen ausmalst
    .level-1 = auf deiner ersten Insel 3 zusammenhängende Felder in der Farbe der Jahreszeit ausmalen
    .level-2 = auf deiner zweiten Insel 5 zusammenhängende Felder in der Farbe der Jahreszeit ausmalen
    .level-3 = auf deiner dritten Insel einmal 3 und einmal 5 zusammenhängende Felder in der Farbe der Jahreszeit ausmalen

technology-auctionis = Auctionis
    .a = Auctionis
    .plural = Auctionis
    .text = Münzen für kluge Gebote
    .level-1 = 5 Münzen, wenn du die Versteigerung mit einem Gebot von höchstens 6 gewinnst
    .level-2 = 3 Münzen, wenn du die Versteigerung mit einem Gebot von 7, 8 oder 9 gewinnst
    .level-3 = 7 Münzen, wenn du die Versteigerung mit einem Gebot von mindestens 9 verlierst

technology-economicus = Economicus
    .a = Economicus
    .plural = Economicus
    .text = Münzen für ertragreiche Runden
    .level-1 = 3 Münzen, wenn du in dieser Runde einen Ort umschlossen hast
    .level-2 = 3 Münzen, wenn du in dieser Runde mindestens 5 Felder ausgemalt hast
    .level-3 = 5 Münzen, wenn du in dieser Runde mindestens 7 Felder ausgemalt hast

technology-re-color = Re-Color
    .a = Re-Color
    .plural = Re-Color
    .text = eine andere Farbe für die ersteigerte Form
    .level-1 = für 3 Münzen die Form grün ausmalen
    .level-2 = für 5 Münzen die Form in beliebiger Farbe ausmalen
    .level-3 = die Farbe auswürfeln und 5 Münzen bekommen

technology-re-roll = Re-Roll
    .a = Re-Roll
    .plural = Re-Roll
    .text = eine zweite Chance beim Würfeln
    .level-1 = für 3 Münzen einen beliebigen Würfel neu werfen
    .level-2 = für 3 Münzen beide Würfel von Carrambah neu werfen
    .level-3 = eine 6 neu würfeln und 7 Münzen bekommen

technology-transforming = Transforming
    .a = Transforming
    .plural = Transforming
    .text = eine andere Form statt der ersteigerten
    .level-1 = für 3 Münzen eine große Ecke ausmalen, die Form von Karte 5
    .level-2 = für 7 Münzen die Form von Karte 2, 3 oder 4 ausmalen
    .level-3 = die Form auswürfeln und 5 Münzen bekommen

technology-timenautics = Timenautics
    .a = Timenautics
    .plural = Timenautics
    .text = Runden überspringen oder dazugewinnen
    .level-1 = eine Runde überspringen und 7 Münzen bekommen
    .level-2 = zwei Runden überspringen und 17 Münzen bekommen
    .level-3 = den Jahreszeitenmarker stehen lassen, wenn du die Versteigerung mit einem Gebot von genau 14 gewonnen hast

## Titles of a lone player

title-creator = Schöpfer
title-founder = Gründer
title-architect = Architekt
title-builder = Baumeister
title-master = Meister
title-apprentice = Lehrling
title-none = noch kein Titel; für den ersten brauchst du 75 Punkte

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

card-pass-card = Passkarte
    .a = eine Passkarte
    .plural = Passkarten

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
    [seat] Du bekommst { $sheet ->
        [none] { $sheet-count ->
            [one] ein Blatt
           *[other] { $sheet-count } Blätter
        }
       *[other] { $sheet-count ->
            [one] das Blatt { $sheet }
           *[other] die Blätter { $sheet }
        }
    }.
   *[nobody] { $seat } bekommt { $sheet ->
        [none] { $sheet-count ->
            [one] ein Blatt
           *[other] { $sheet-count } Blätter
        }
       *[other] { $sheet-count ->
            [one] das Blatt { $sheet }
           *[other] die Blätter { $sheet }
        }
    }.
}

event-sheets-kept = { $you ->
    [seat] Du behältst { $sheet } und { $other }.
   *[nobody] { $seat } behält { $sheet } und { $other }.
}

event-first-player = { $you ->
    [seat] Du bist Startspieler.
   *[nobody] { $seat } ist Startspieler.
}

## What happens: the auction

event-round = Runde { $round }: { season-now }.

event-auction = { $you ->
    [seat] Du würfelst; versteigert wird { $development }: { $development-what }.
   *[nobody] { $seat } würfelt; versteigert wird { $development }: { $development-what }.
}

log-round-auction = { $you ->
    [seat] Runde { $round }, { season-now }. Du würfelst; versteigert wird { $development }: { $development-what }.
   *[nobody] Runde { $round }, { season-now }. { $seat } würfelt; versteigert wird { $development }: { $development-what }.
}

event-bid = { $you ->
    [seat] Du bietest { coins }.
   *[nobody] { $seat } bietet { coins }.
}

event-passed = { $you ->
    [seat] Du passt.
   *[nobody] { $seat } passt.
}

event-cannot-bid = { $you ->
    [seat] Du kannst { $coins ->
        [one] nicht einmal 1 Münze
       *[other] keine { $coins } Münzen
    } bieten und steigst aus.
   *[nobody] { $seat } kann { $coins ->
        [one] nicht einmal 1 Münze
       *[other] keine { $coins } Münzen
    } bieten und steigt aus.
}

event-auction-won = { $you ->
    [seat] Du gewinnst die Versteigerung mit { coins }.
   *[nobody] { $seat } gewinnt die Versteigerung mit { coins }.
}

log-auction-won-spent = { $you ->
    [seat] Du gewinnst die Versteigerung und bezahlst { coins }.
   *[nobody] { $seat } gewinnt die Versteigerung und bezahlt { coins }.
}

event-auction-lost = { $you ->
    [seat] Dein Gebot von { coins } ist zu niedrig.
   *[nobody] { $seat } bietet mit { coins } zu wenig.
}

event-no-winner = Niemand gewinnt die Versteigerung.

event-rival-rolled = Carrambah würfelt eine { $die } und eine { $other }.

event-rival-bid = Carrambah bietet { coins }.

log-rival-rolled-rival-bid = Carrambah würfelt eine { $die } und eine { $other } und bietet { coins }.

## What happens: coins

event-earned = { $you ->
    [seat] { $why ->
        [income] Du bekommst { $coins ->
            [0] kein Einkommen
           *[other] { coins } Einkommen
        }.
        [outline] Du bekommst { coins } für einen Umriss.
        [volcano] Du bekommst { coins } durch einen Vulkan.
        [technology] Du bekommst { coins } durch eine Technologie.
       *[other] Du bekommst { coins }.
    }
   *[nobody] { $why ->
        [income] { $seat } bekommt { $coins ->
            [0] kein Einkommen
           *[other] { coins } Einkommen
        }.
        [outline] { $seat } bekommt { coins } für einen Umriss.
        [volcano] { $seat } bekommt { coins } durch einen Vulkan.
        [technology] { $seat } bekommt { coins } durch eine Technologie.
       *[other] { $seat } bekommt { coins }.
    }
}

event-spent = { $you ->
    [seat] { $why ->
        [eruption] Du verlierst { coins } durch einen Vulkan.
        [bid] Du bezahlst das Gebot von { coins }.
        [technology] Du bezahlst { coins } für eine Technologie.
       *[other] Du bezahlst { coins }.
    }
   *[nobody] { $why ->
        [eruption] { $seat } verliert { coins } durch einen Vulkan.
        [bid] { $seat } bezahlt das Gebot von { coins }.
        [technology] { $seat } bezahlt { coins } für eine Technologie.
       *[other] { $seat } bezahlt { coins }.
    }
}

## What happens: painting

event-painted = { $you ->
    [seat] Du malst { $squares } auf { island-name } { $colour } aus.
   *[nobody] { $seat } malt { $squares } auf { island-name } { $colour } aus.
}

log-painted-earned = { $you ->
    [seat] Du malst { $squares } auf { island-name } { $colour } aus und bekommst { coins }.
   *[nobody] { $seat } malt { $squares } auf { island-name } { $colour } aus und bekommt { coins }.
}

event-island-begun = { $you ->
    [seat] Du beginnst deine { $order ->
        [1] erste
        [2] zweite
        [3] dritte
       *[other] vierte
    } Insel: { island-name }.
   *[nobody] { $seat } beginnt die { $order ->
        [1] erste
        [2] zweite
        [3] dritte
       *[other] vierte
    } Insel: { island-name }.
}

log-painted-island-begun = { $you ->
    [seat] Du beginnst { $name ->
        [none] Insel { $island }
       *[other] die Insel { $name }
    } und malst dort { $squares } { $colour } aus.
   *[nobody] { $seat } beginnt { $name ->
        [none] Insel { $island }
       *[other] die Insel { $name }
    } und malt dort { $squares } { $colour } aus.
}

log-painted-island-begun-earned = { $you ->
    [seat] Du beginnst { $name ->
        [none] Insel { $island }
       *[other] die Insel { $name }
    }, malst dort { $squares } { $colour } aus und bekommst { coins }.
   *[nobody] { $seat } beginnt { $name ->
        [none] Insel { $island }
       *[other] die Insel { $name }
    }, malt dort { $squares } { $colour } aus und bekommt { coins }.
}

event-gave-up = { $you ->
    [seat] { $granted ->
        [pass-card] Du malst nichts aus.
        [grove] Du verzichtest auf die Form des Hains.
        [expancing] Du nutzt Expancing nicht weiter.
        [coal-pit] Du verzichtest auf das Feld der Kohlegrube.
       *[other] Du verzichtest auf die Form.
    }
   *[nobody] { $granted ->
        [pass-card] { $seat } malt nichts aus.
        [grove] { $seat } verzichtet auf die Form des Hains.
        [expancing] { $seat } nutzt Expancing nicht weiter.
        [coal-pit] { $seat } verzichtet auf das Feld der Kohlegrube.
       *[other] { $seat } verzichtet auf die Form.
    }
}

log-gave-up-earned = { $you ->
    [seat] { $granted ->
        [pass-card] Du malst nichts aus und bekommst { coins }.
        [grove] Du verzichtest auf die Form des Hains und bekommst { coins }.
       *[other] Du verzichtest auf die Form und bekommst { coins }.
    }
   *[nobody] { $granted ->
        [pass-card] { $seat } malt nichts aus und bekommt { coins }.
        [grove] { $seat } verzichtet auf die Form des Hains und bekommt { coins }.
       *[other] { $seat } verzichtet auf die Form und bekommt { coins }.
    }
}

event-lapsed = { $you ->
    [seat] { $granted ->
        [pass-card] Du hast kein Feld mehr zum Ausmalen.
        [grove] Du hast keinen Platz für eine Form des Hains.
        [expancing] Du hast keinen Platz für Expancing.
        [coal-pit] Du hast kein Feld mehr für die Kohlegrube.
       *[other] Du hast keinen Platz für die Form.
    }
   *[nobody] { $granted ->
        [pass-card] { $seat } hat kein Feld mehr zum Ausmalen.
        [grove] { $seat } hat keinen Platz für eine Form des Hains.
        [expancing] { $seat } hat keinen Platz für Expancing.
        [coal-pit] { $seat } hat kein Feld mehr für die Kohlegrube.
       *[other] { $seat } hat keinen Platz für die Form.
    }
}

event-shape-chosen = { $you ->
    [seat] Du wählst { $shape-a }.
   *[nobody] { $seat } wählt { $shape-a }.
}

event-colour-rolled = { $you ->
    [seat] Du würfelst die Farbe aus: eine { $die }, also { $colour }.
   *[nobody] { $seat } würfelt die Farbe aus: eine { $die }, also { $colour }.
}

log-shape-chosen-colour-rolled = { $you ->
    [seat] Du wählst { $shape-a } und würfelst die Farbe aus: eine { $die }, also { $colour }.
   *[nobody] { $seat } wählt { $shape-a } und würfelt die Farbe aus: eine { $die }, also { $colour }.
}

event-shape-rolled = { $you ->
    [seat] Du würfelst eine andere Form aus: eine { $die }.
   *[nobody] { $seat } würfelt eine andere Form aus: eine { $die }.
}

## What happens: landmarks

event-surrounded = { $you ->
    [seat] Du umschließt { $landmark-the-acc } auf { $square } { $one-colour ->
        [yes] einfarbig
       *[no] mehrfarbig
    }
   *[nobody] { $seat } umschließt { $landmark-the-acc } auf { $square } { $one-colour ->
        [yes] einfarbig
       *[no] mehrfarbig
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
        [yes] Du nimmst { $token-acc }.
       *[no] { $token-id ->
            [volcano] Du legst { $token-acc } zurück.
           *[other] Du verlierst { $token-acc }.
        }
    }
   *[nobody] { $gained ->
        [yes] { $seat } nimmt { $token-acc }.
       *[no] { $token-id ->
            [volcano] { $seat } legt { $token-acc } zurück.
           *[other] { $seat } verliert { $token-acc }.
        }
    }
}

event-no-token = { $token-id ->
    [coal-any] Die Kohlemarker sind aufgebraucht, und niemand sonst hat einen.
    [coal-season] Die Kohlemarker sind aufgebraucht, und niemand sonst hat einen.
   *[other] Die Goldmarker sind aufgebraucht, und niemand sonst hat einen.
}

event-token-taken = { $you ->
    [seat] { $token-id ->
        [coal-any] Die Kohlemarker sind aufgebraucht, also nimmst du einen von { $owner }.
        [coal-season] Die Kohlemarker sind aufgebraucht, also nimmst du einen von { $owner }.
       *[other] Die Goldmarker sind aufgebraucht, also nimmst du einen von { $owner }.
    }
    [owner] { $token-id ->
        [coal-any] Die Kohlemarker sind aufgebraucht, also nimmt { $seat } einen von dir.
        [coal-season] Die Kohlemarker sind aufgebraucht, also nimmt { $seat } einen von dir.
       *[other] Die Goldmarker sind aufgebraucht, also nimmt { $seat } einen von dir.
    }
   *[nobody] { $token-id ->
        [coal-any] Die Kohlemarker sind aufgebraucht, also nimmt { $seat } einen von { $owner }.
        [coal-season] Die Kohlemarker sind aufgebraucht, also nimmt { $seat } einen von { $owner }.
       *[other] Die Goldmarker sind aufgebraucht, also nimmt { $seat } einen von { $owner }.
    }
}

event-erupted = { $you ->
    [seat] Dein Vulkan bringt dir { coins } von { $owner }.
    [owner] Durch einen Vulkan bekommt { $seat } { coins } von dir.
   *[nobody] Durch einen Vulkan bekommt { $seat } { coins } von { $owner }.
}

# The same: who loses the coins and who earns them is said.
log-erupted-spent-earned = { event-erupted }

event-access = { $you ->
    [seat] { $either ->
        [yes] Du darfst am Haupt- oder Geheimhafen eine neue Insel beginnen.
       *[no] Du darfst am Haupthafen eine neue Insel beginnen.
    }
   *[nobody] { $either ->
        [yes] { $seat } darf am Haupt- oder Geheimhafen eine neue Insel beginnen.
       *[no] { $seat } darf am Haupthafen eine neue Insel beginnen.
    }
}

event-outline-filled = { $you ->
    [seat] { $own-colour ->
        [yes] Du füllst den { $colour-acc } Umriss mit der passenden Farbe.
       *[no] Du füllst den { $colour-acc } Umriss mit einer anderen Farbe.
    }
   *[nobody] { $own-colour ->
        [yes] { $seat } füllt den { $colour-acc } Umriss mit der passenden Farbe.
       *[no] { $seat } füllt den { $colour-acc } Umriss mit einer anderen Farbe.
    }
}

log-outline-filled-earned = { $you ->
    [seat] { $own-colour ->
        [yes] Du füllst den { $colour-acc } Umriss mit der passenden Farbe und bekommst { coins }.
       *[no] Du füllst den { $colour-acc } Umriss mit einer anderen Farbe und bekommst { coins }.
    }
   *[nobody] { $own-colour ->
        [yes] { $seat } füllt den { $colour-acc } Umriss mit der passenden Farbe und bekommt { coins }.
       *[no] { $seat } füllt den { $colour-acc } Umriss mit einer anderen Farbe und bekommt { coins }.
    }
}

event-coal-used = { $you ->
    [seat] Du nutzt { $token-acc }.
   *[nobody] { $seat } nutzt { $token-acc }.
}

log-coal-used-painted = { $you ->
    [seat] Dank einer Kohlegrube malst du { $squares } auf { island-name } { $colour } aus.
   *[nobody] Dank einer Kohlegrube malt { $seat } { $squares } auf { island-name } { $colour } aus.
}

## What somebody else did, in short: without a name, beside other deeds. `$count`: so many times, or so many of them.

did-sheets-kept = behält { $sheet } und { $other }

did-bid = bietet { coins }

did-passed = passt

did-cannot-bid = kann nicht bieten und steigt aus

did-auction-won = gewinnt die Versteigerung mit { coins }

did-earned = { $why ->
    [income] bekommt { $coins ->
        [0] kein Einkommen
       *[other] { coins } Einkommen
    }
   *[other] bekommt { coins }
}

did-spent = bezahlt { coins }

did-painted = { $begun ->
    [yes] beginnt { island-name } mit { $squares-count ->
        [one] einem { $colour-acc } Feld
       *[other] { $squares-count } { $colour-acc } Feldern
    }
   *[no] malt auf { island-name } { $squares-count ->
        [one] 1 Feld
       *[other] { $squares-count } Felder
    } { $colour } aus
}

did-gave-up = { $granted ->
    [pass-card] malt nichts aus
    [coal-pit] verzichtet auf das Feld der Kohlegrube
   *[other] verzichtet auf die Form
}

did-lapsed = { $granted ->
    [pass-card] hat kein Feld mehr zum Ausmalen
    [coal-pit] hat kein Feld mehr zum Ausmalen
   *[other] hat keinen Platz für die Form
}

did-shape-chosen = wählt { $shape-a }

did-colour-rolled = würfelt { $colour }

did-surrounded = umschließt { $landmark-the-acc } { $one-colour ->
    [yes] einfarbig
   *[no] mehrfarbig
}

did-token = { $gained ->
    [yes] nimmt { did-tokens }
   *[no] { $token-id ->
        [volcano] legt { did-tokens } zurück
       *[other] verliert { did-tokens }
    }
}
did-tokens = { $count ->
    [1] { $token-acc }
   *[other] { $count } { $token-plural }
}

did-erupted = { $you ->
    [owner] bekommt durch einen Vulkan { coins } von dir
   *[nobody] bekommt durch einen Vulkan { coins } von { $owner }
}

did-outline-filled = füllt den { $colour-acc } Umriss{ $own-colour ->
    [yes] { "" }
   *[no] { " " }mit einer anderen Farbe
}

did-coal-used = nutzt eine Kohlegrube

## What happens: science

event-researched = { $you ->
    [seat] Du erforschst { $technology }, Stufe { $level }.
   *[nobody] { $seat } erforscht { $technology }, Stufe { $level }.
}

event-technology-used = { $you ->
    [seat] Du nutzt { $technology }, Stufe { $level }.
   *[nobody] { $seat } nutzt { $technology }, Stufe { $level }.
}

log-technology-used-earned = { $you ->
    [seat] Du nutzt { $technology }, Stufe { $level }, und bekommst { coins }.
   *[nobody] { $seat } nutzt { $technology }, Stufe { $level }, und bekommt { coins }.
}

log-technology-used-spent = { $you ->
    [seat] Du nutzt { $technology }, Stufe { $level }, und bezahlst { coins }.
   *[nobody] { $seat } nutzt { $technology }, Stufe { $level }, und bezahlt { coins }.
}

event-rerolled = { $dice ->
    [rival] { $you ->
        [seat] Du wirfst einen Würfel von Carrambah neu: eine { $die }.
       *[nobody] { $seat } wirft einen Würfel von Carrambah neu: eine { $die }.
    }
    [auction] { $you ->
        [seat] Du wirfst den Versteigerungswürfel neu: Nun wird Karte { $die } versteigert.
       *[nobody] { $seat } wirft den Versteigerungswürfel neu: Nun wird Karte { $die } versteigert.
    }
    [colour] { $you ->
        [seat] Du wirfst den Farbwürfel neu: eine { $die }.
       *[nobody] { $seat } wirft den Farbwürfel neu: eine { $die }.
    }
   *[shape] { $you ->
        [seat] Du wirfst den Würfel für die Form neu: eine { $die }.
       *[nobody] { $seat } wirft den Würfel für die Form neu: eine { $die }.
    }
}

## What is asked: sheets and the auction

ask-keep = Welches deiner drei Blätter legst du in die Schachtel zurück?
option-return-sheet = { $sheet }: { $first } und { $second }

ask-roll = Runde { $round }, { season-now }. Wirf den Versteigerungswürfel.
option-roll = Würfeln

ask-bid = Versteigert wird { $development }: { $development-what }. { $places ->
    [no] Dafür hast du jetzt keinen Platz.{ " " }
   *[yes] { "" }
}Wie viel bietest du? { $bid ->
    [0] Das Mindestgebot ist { $minimum }; du hast { coins }.
   *[other] Das höchste Gebot ist { $bid }, du müsstest also mindestens { $minimum } bieten; du hast { coins }.
}
option-pass-bid = Passen
option-bid = { coins } bieten
option-bid-more = { coins } oder mehr bieten

ask-coal = Nutzt du eine Kohlegrube, um ein Feld auszumalen? Verfügbar: { $season ->
    [0] { $any } Kohlemarker für eine beliebige Farbe.
   *[other] { $any ->
        [0] { $season } Kohlemarker für { $colour-start }, die Farbe der Jahreszeit.
       *[other] { $season } Kohlemarker für { $colour-start }, die Farbe der Jahreszeit, und { $any } für eine beliebige Farbe.
    }
}
option-coal-season = Ein Feld in { $colour-start }, der Farbe der Jahreszeit
option-coal-any = Ein Feld in beliebiger Farbe

## What is asked: painting

# What is being painted, and its colour.
painting = { $shape-id ->
    [2] { $half ->
        [1] Das erste von zwei Dominos
        [2] Das zweite von zwei Dominos
       *[other] { $shape-start }
    }
   *[other] { $shape-start }
}{ $colour-id ->
    [any] .
    [random] {" "}in ausgewürfelter Farbe.
   *[other] {" "}in { $colour-start }.
}

ask-shape = { $source }: Welche Form malst du aus? { $colour-id ->
    [any] Die Farbe bestimmst du.
    [random] Die Farbe bestimmt der Würfel.
   *[other] Die Form wird { $colour }.
}
option-shape = { $shape-start }

ask-colour = { painting } Welche Farbe nimmst du?
option-colour = { $colour-start }

ask-island = { painting } Auf welcher Insel malst du die Form aus?
option-island = { island-name }

ask-square = { $shape-id ->
    [1] Welches Feld auf { island-name } malst du { $colour } aus?
    [6] { $left ->
        [1] Welches Feld auf { island-name } malst du als letztes { $colour } aus?
       *[other] Welches Feld auf { island-name } malst du { $colour } aus? Es fehlen noch { $left } Felder.
    }
   *[other] { painting } Wo auf { island-name } soll die Form beginnen? Gemeint ist das Feld ganz links in ihrer obersten Reihe.
}
option-square = { $completes-count ->
    [0] { $square }
   *[other] { $square }: damit { $completes }
}

ask-turn = { painting } Welche Felder auf { island-name } sollen es sein? Das erste Feld ist { $square }.
option-turn = { $completes-count ->
    [0] { $squares }
   *[other] { $squares }: damit { $completes }
}

# One of the things that a painting would complete; “damit” stands before it.
completes-each = { $kind ->
    [outline] { $one-colour ->
        [yes] füllst du den Umriss mit der passenden Farbe
       *[no] füllst du den Umriss mit einer anderen Farbe
    }
   *[other] umschließt du { $kind ->
        [regular-harbour] { landmark-regular-harbour.the-acc }
        [secret-harbour] { landmark-secret-harbour.the-acc }
        [lighthouse] { landmark-lighthouse.the-acc }
        [temple] { landmark-temple.the-acc }
        [grove] { landmark-grove.the-acc }
        [coal-pit] { landmark-coal-pit.the-acc }
        [gold-mine] { landmark-gold-mine.the-acc }
       *[volcano] { landmark-volcano.the-acc }
    } { $one-colour ->
        [yes] einfarbig
       *[no] mehrfarbig
    }
}

reason-no-place = kein Platz dafür
reason-no-access = du darfst diese Insel noch nicht beginnen
reason-other-island = diese Form gehört auf eine andere deiner Inseln
reason-no-room = die Form passt hier nicht hin
reason-not-beside = muss an ein ausgemaltes Feld oder an den Hafen grenzen
reason-apart = muss an ein schon gewähltes Feld grenzen
reason-no-second-half = für das andere Domino wäre dann kein Platz
reason-covered-from-elsewhere = die Form bedeckt dieses Feld nur, wenn sie auf einem anderen beginnt

## What is asked: landmarks

ask-volcano-order = Du hast mehrere Vulkane umschlossen. Welcher kommt als Nächstes an die Reihe?
ask-grove-order = Du hast mehrere Haine umschlossen. Welcher kommt als Nächstes an die Reihe?
option-landmark = { $landmark } auf { $square }: { $one-colour ->
    [yes] { $landmark-one }
   *[no] { $landmark-mixed }
}

ask-victim = Dein Vulkan kann dir { coins } bringen. Woher nimmst du sie?
option-take-reserve = { coins } aus dem Vorrat
option-victim = { coins } von { $owner }

ask-token = { $token-id ->
    [coal-any] Die Kohlemarker sind aufgebraucht. Von wem nimmst du einen?
    [coal-season] Die Kohlemarker sind aufgebraucht. Von wem nimmst du einen?
   *[other] Die Goldmarker sind aufgebraucht. Von wem nimmst du einen?
} Bei dir zählt der Marker als { $token }.
option-token = Von { $owner }: { $token }

## What is asked: science

ask-research = Erforschst du etwas, statt ein Feld auszumalen und dein Einkommen zu erhalten?
option-research = { $technology }, Stufe { $level }: { $level ->
    [1] { $technology-level-1 }
    [2] { $technology-level-2 }
   *[3] { $technology-level-3 }
}{ $useless ->
    [yes] {" "}({ useless })
   *[no] { "" }
}
# Of a level of Expancing that has no place for its squares now.
useless = ohne Wirkung: kein Platz auf deiner { $level ->
    [1] ersten
    [2] zweiten
   *[3] dritten
} Insel
reason-all-researched = alle drei Stufen sind erforscht
reason-excluded = durch { $technology } ausgeschlossen

ask-expancing = Was malst du auf deiner { $island ->
    [1] ersten
    [2] zweiten
   *[3] dritten
} Insel { $colour } aus?
option-form = { $squares } zusammenhängende Felder

ask-auctionis = Du hast { $bid } geboten. Nutzt du Auctionis?
ask-economicus = Du hast in dieser Runde { $squares ->
    [0] nichts
    [one] 1 Feld
   *[other] { $squares } Felder
} ausgemalt{ $surrounded ->
    [yes] {" "}und einen Ort umschlossen.
   *[no] .
} Nutzt du Economicus?
ask-timenautics = Die Runde ist vorbei. Nutzt du Timenautics?
option-level = Stufe { $level }: { $level ->
    [1] { $technology-level-1 }
    [2] { $technology-level-2 }
   *[3] { $technology-level-3 }
}

ask-re-color = { $development }: Änderst du die Farbe mit Re-Color?
option-recolour = { $colour-start } für { coins }; dann hast du noch { $left }
option-recolour-random = Die Farbe auswürfeln und { coins } bekommen

ask-re-roll = { $dice ->
    [rival] Carrambah hat eine { $die } und eine { $other } gewürfelt.
    [colour] Der Farbwürfel zeigt eine { $die }: { $die ->
        [1] { colour-blue }.
        [2] { colour-blue }.
        [3] { colour-green }.
        [4] { colour-green }.
       *[other] { colour-red }.
    }
    [shape] Der Würfel für die Form zeigt eine { $die }: { $die ->
        [2] { shape-2.a }.
        [3] { shape-3.a }.
        [4] { shape-4.a }.
        [5] { shape-5.a }.
       *[other] { shape-0.a }.
    }
   *[auction] Der Versteigerungswürfel zeigt eine { $die }.
} Nutzt du Re-Roll?
option-reroll = Die { $die } für { coins } neu würfeln; { reroll-left }
option-reroll-six = Die { $die } neu würfeln und { coins } bekommen
option-reroll-both = Beide Würfel neu werfen für { coins }; { reroll-left }
reroll-left = { $bid ->
    [0] dann hast du noch { $left }
   *[other] dann hast du noch { $left }, davon sind { $bid } geboten
}

ask-transforming = { $development }: Änderst du die Form mit Transforming?
option-transform = { $shape-start } für { coins }; dann hast du noch { $left }
option-transform-random = Die Form auswürfeln und { coins } bekommen
