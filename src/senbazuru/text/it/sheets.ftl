### The sheets of Origami Islands: what is on them, and what can be wrong with one. All keys begin with sheets-.

## What a map shows

sheets-kind-empty = casella vuota
sheets-kind-sea = mare
sheets-kind-mountain = montagna
sheets-kind-regular-harbour = Porto principale
sheets-kind-secret-harbour = Porto segreto
sheets-kind-lighthouse = Faro
sheets-kind-temple = Tempio
sheets-kind-grove = Boschetto
sheets-kind-coal-pit = Miniera di carbone
sheets-kind-gold-mine = Miniera d’oro
sheets-kind-volcano = Vulcano

sheets-colour-blue = blu
    .letter = b
sheets-colour-green = verde
    .letter = v
sheets-colour-red = rosso
    .letter = r

## The list

sheets-head-sheet = foglio
sheets-head-island = isola
sheets-head-size = misure
sheets-head-outlines = sagome
sheets-size = { $rows } x { $columns }
sheets-near-mark = { $id } *
sheets-note-near = * Isole vicine: adatte alla prima partita.
sheets-note-every = Ogni isola ha anche un Porto principale, un Porto segreto e un Faro.
sheets-note-outlines = Sagome: il numero della carta con la stessa forma e il colore ({ $colours }).
sheets-note-draw = Per vedere un foglio: senbazuru sheets { $id }

## A sheet

sheets-title = { $name } ({ $id })
sheets-title-near = { $name } ({ $id }), Isole vicine
sheets-legend = Legenda
sheets-legend-outline = casella vuota in una sagoma di colore { $colour }

## Own sheets

sheets-ready = { $file } è pronto: { $first } e { $second }. Per giocare con questo foglio, aggiungi --sheet { $file }.
sheets-not-ready = { $file } non è ancora pronto: { $problems ->
    [one] 1 errore.
   *[other] { $problems } errori.
}
sheets-complaint = { $file }, { sheets-place }: { sheets-problem }.
sheets-exported = { $sheets ->
    [one] 1 foglio salvato
   *[other] { $sheets } fogli salvati
} in { $folder }. Modificane uno, poi controllalo: senbazuru sheets check FILE
sheets-pictured = { $sheets ->
    [one] 1 immagine salvata
   *[other] { $sheets } immagini salvate
} in { $folder }.

## What is wrong. Pieces of other messages, which have the arguments.

# A line of the file and a row of the map are both “riga”.
sheets-place = riga { $line } del file{ $row ->
    [0] { $island ->
        [none] { "" }
       *[other] {" "}({ $island })
    }
   *[other] {" "}({ $island }, riga { $row }, colonna { $column })
}

# With its article.
sheets-landmark = { $what ->
    [regular-harbour] il { sheets-kind-regular-harbour }
    [secret-harbour] il { sheets-kind-secret-harbour }
    [lighthouse] il { sheets-kind-lighthouse }
    [temple] il { sheets-kind-temple }
    [grove] il { sheets-kind-grove }
    [coal-pit] la { sheets-kind-coal-pit }
    [gold-mine] la { sheets-kind-gold-mine }
   *[volcano] il { sheets-kind-volcano }
}

sheets-problem = { $problem ->
    [one-each] { sheets-landmark } deve comparire una sola volta per isola, ma qui { $found ->
        [0] manca
       *[other] compare { $found } volte
    }
    [too-many-groves] un’isola ha al massimo { $needed } Boschetti; questa ne ha { $found }
    [too-many-landmarks] un’isola ha al massimo { $needed } luoghi, senza contare mare e montagne; questa ne ha { $found }
    [cut-off] { $found ->
        [one] qui una casella vuota resta isolata
       *[other] qui { $found } caselle vuote restano isolate
    }; tutte le caselle vuote devono essere collegate tra loro per i lati, non solo in diagonale
    [inland] { sheets-landmark } deve stare sul bordo della mappa
    [no-landing] { sheets-landmark } deve avere { $needed ->
        [one] una casella vuota
       *[other] { $needed } caselle vuote
    } di fianco, non solo in diagonale, e { $found ->
        [0] non ne ha
       *[other] ne ha { $found }
    }
    [too-near] { sheets-landmark } deve distare almeno { $needed } caselle dal Porto principale, contando righe e colonne, e qui la distanza è { $found }
    [hemmed-in] { sheets-landmark } deve avere intorno almeno { $needed } caselle vuote, e { $found ->
        [0] non ne ha
       *[other] ne ha { $found }
    }
    [odd-outline] la sagoma { $what ->
        [blue] { colour-blue.f }
        [green] { colour-green.f }
       *[red] { colour-red.f }
    } deve avere la forma della carta #3, #4 o #5, ruotata come vuoi
    [no-room] la forma della carta { $what } deve stare sulle caselle vuote in almeno { $needed } modi, e { $found ->
        [0] non ci sta affatto
        [one] ci sta in 1 modo
       *[other] ci sta in { $found } modi
    }
    [unreadable] questo file non si può leggere come testo
    [bad-id] il nome del file può contenere solo lettere minuscole, cifre e trattini, e deve finire con .txt
    [no-name] { $what ->
        [sheet] al foglio
       *[island] all’isola
    } serve un nome da 1 a 24 caratteri, per esempio «{ $what }: Komori»
    [same-name] le due isole si chiamano entrambe «{ $found }»; ognuna deve avere un nome suo
    [two-islands] un foglio ha esattamente { $needed } isole, ciascuna dopo una riga «island: NOME»; questo { $found ->
        [0] non ne ha
       *[other] ne ha { $found }
    }
    [twice] «{ $what }:» può comparire una sola volta, { $what ->
        [outlines] sotto la mappa dell’isola
       *[other] prima della prima isola
    }
    [yes-or-no] dopo «{ $what }:» ci vuole «yes» o «no»
    [unknown-word] una riga può cominciare con «sheet:», «near:», «island:» o «outlines:»; questa comincia con «{ $found }:»
    [outlines-first] «outlines:» va sotto la mappa dell’isola
    [colours] al posto di «{ $found }» vanno le sagome con i loro colori, per esempio «1 red, 2 blue»; ogni numero da 1 a 6 può comparire una sola volta
    [map-first] prima di una mappa ci vuole una riga «island: NOME»
    [map-after-outlines] sotto «outlines:» non possono esserci righe della mappa
    [unknown-symbol] «{ $found }» non è un simbolo della mappa; usa . ~ ^ R S L T G C D V o un numero da 1 a 6, separati da spazi
    [size] una mappa ha da 4 a 7 righe e da 4 a 7 colonne; questa ha { $found } { $what ->
        [rows] { $found ->
            [one] riga
           *[other] righe
        }
       *[columns] { $found ->
            [one] colonna
           *[other] colonne
        }
    }
    [uneven] la riga più lunga ha { $needed } caselle e questa ne ha { $found }; le righe devono essere tutte della stessa lunghezza
    [no-colour] la sagoma { $found } non ha colore; aggiungilo sotto la mappa, per esempio «outlines: { $found } red»
    [not-drawn] la sagoma { $found } ha un colore ma nessuna casella sulla mappa
   *[other] { $problem }
}
