### The names of cards and families.
###
### How a name and its forms reach a sentence is told at the top of en/cards.ftl. Italian has, for every card and for
### `card-hidden`: the gender; the singular with "un", with "il", and with "il" joined to "di", "a", "da" and "su"; the plural
### without article, with "i", and with "i" joined to "di".
###
### Some cards may come at once: then every form is a list, "un Gufo e due Gatti". The gender of several of one name is
### `masculine-plural` or `feminine-plural`.
###
### A family has `.of`, its name after "di": una carta della Fattoria.

card-hidden = carta
    .gender = feminine
    .a = una carta
    .the = la carta
    .of-the = della carta
    .to-the = alla carta
    .from-the = dalla carta
    .on-the = sulla carta
    .plural = carte
    .the-plural = le carte
    .of-the-plural = delle carte

# A card that has only a name: one of somebody's own pack.
card-unknown = { $name }
    .gender = unknown
    .a = la carta «{ $name }»
    .the = la carta «{ $name }»
    .of-the = della carta «{ $name }»
    .to-the = alla carta «{ $name }»
    .from-the = dalla carta «{ $name }»
    .on-the = sulla carta «{ $name }»
    .plural = carte «{ $name }»
    .the-plural = le carte «{ $name }»
    .of-the-plural = delle carte «{ $name }»
family-unknown = { $name }
    .of = della famiglia «{ $name }»

# Several of one name. $form says in which form it stands: card, card-a, card-of-the ... An article is "i", "gli" or "le",
# and after a preposition "dei", "degli" or "delle".
card-many = { $form ->
    [card-gender] { $card-gender ->
        [masculine] masculine-plural
       *[other] feminine-plural
    }
   *[other] { $form ->
        [card-of-the] de
        [card-of-the-plural] de
        [card-to-the] a
        [card-from-the] da
        [card-on-the] su
       *[other] { "" }
    }{ $form ->
        [card] { "" }
        [card-a] { "" }
        [card-plural] { "" }
       *[other] { $card-gender ->
            [masculine] { $count ->
                [8] gli
                [11] gli
               *[other] i
            }
           *[other] { $form ->
                [card-the] le
                [card-the-plural] le
               *[other] lle
            }
        }{ " " }
    }{ $count ->
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
        [10] dieci
        [11] undici
        [12] dodici
       *[other] { $count }
    } { $card-plural }
}

no-cards = nessuna carta

## Farm

family-farm = Fattoria
    .of = della Fattoria

card-cat = Gatto
    .gender = masculine
    .a = un Gatto
    .the = il Gatto
    .of-the = del Gatto
    .to-the = al Gatto
    .from-the = dal Gatto
    .on-the = sul Gatto
    .plural = Gatti
    .the-plural = i Gatti
    .of-the-plural = dei Gatti

card-sheep = Pecora
    .gender = feminine
    .a = una Pecora
    .the = la Pecora
    .of-the = della Pecora
    .to-the = alla Pecora
    .from-the = dalla Pecora
    .on-the = sulla Pecora
    .plural = Pecore
    .the-plural = le Pecore
    .of-the-plural = delle Pecore

card-raccoon = Procione
    .gender = masculine
    .a = un Procione
    .the = il Procione
    .of-the = del Procione
    .to-the = al Procione
    .from-the = dal Procione
    .on-the = sul Procione
    .plural = Procioni
    .the-plural = i Procioni
    .of-the-plural = dei Procioni

card-dog = Cane
    .gender = masculine
    .a = un Cane
    .the = il Cane
    .of-the = del Cane
    .to-the = al Cane
    .from-the = dal Cane
    .on-the = sul Cane
    .plural = Cani
    .the-plural = i Cani
    .of-the-plural = dei Cani

card-pig = Maiale
    .gender = masculine
    .a = un Maiale
    .the = il Maiale
    .of-the = del Maiale
    .to-the = al Maiale
    .from-the = dal Maiale
    .on-the = sul Maiale
    .plural = Maiali
    .the-plural = i Maiali
    .of-the-plural = dei Maiali

card-fox = Volpe
    .gender = feminine
    .a = una Volpe
    .the = la Volpe
    .of-the = della Volpe
    .to-the = alla Volpe
    .from-the = dalla Volpe
    .on-the = sulla Volpe
    .plural = Volpi
    .the-plural = le Volpi
    .of-the-plural = delle Volpi

card-rabbit = Coniglio
    .gender = masculine
    .a = un Coniglio
    .the = il Coniglio
    .of-the = del Coniglio
    .to-the = al Coniglio
    .from-the = dal Coniglio
    .on-the = sul Coniglio
    .plural = Conigli
    .the-plural = i Conigli
    .of-the-plural = dei Conigli

## Sky

family-sky = Cielo
    .of = del Cielo

card-chick = Pulcino
    .gender = masculine
    .a = un Pulcino
    .the = il Pulcino
    .of-the = del Pulcino
    .to-the = al Pulcino
    .from-the = dal Pulcino
    .on-the = sul Pulcino
    .plural = Pulcini
    .the-plural = i Pulcini
    .of-the-plural = dei Pulcini

card-parrot = Pappagallo
    .gender = masculine
    .a = un Pappagallo
    .the = il Pappagallo
    .of-the = del Pappagallo
    .to-the = al Pappagallo
    .from-the = dal Pappagallo
    .on-the = sul Pappagallo
    .plural = Pappagalli
    .the-plural = i Pappagalli
    .of-the-plural = dei Pappagalli

card-owl = Gufo
    .gender = masculine
    .a = un Gufo
    .the = il Gufo
    .of-the = del Gufo
    .to-the = al Gufo
    .from-the = dal Gufo
    .on-the = sul Gufo
    .plural = Gufi
    .the-plural = i Gufi
    .of-the-plural = dei Gufi

card-dove = Colomba
    .gender = feminine
    .a = una Colomba
    .the = la Colomba
    .of-the = della Colomba
    .to-the = alla Colomba
    .from-the = dalla Colomba
    .on-the = sulla Colomba
    .plural = Colombe
    .the-plural = le Colombe
    .of-the-plural = delle Colombe

card-chicken = Gallina
    .gender = feminine
    .a = una Gallina
    .the = la Gallina
    .of-the = della Gallina
    .to-the = alla Gallina
    .from-the = dalla Gallina
    .on-the = sulla Gallina
    .plural = Galline
    .the-plural = le Galline
    .of-the-plural = delle Galline

card-vulture = Avvoltoio
    .gender = masculine
    .a = un Avvoltoio
    .the = l’Avvoltoio
    .of-the = dell’Avvoltoio
    .to-the = all’Avvoltoio
    .from-the = dall’Avvoltoio
    .on-the = sull’Avvoltoio
    .plural = Avvoltoi
    .the-plural = gli Avvoltoi
    .of-the-plural = degli Avvoltoi

card-eagle = Aquila
    .gender = feminine
    .a = un’Aquila
    .the = l’Aquila
    .of-the = dell’Aquila
    .to-the = all’Aquila
    .from-the = dall’Aquila
    .on-the = sull’Aquila
    .plural = Aquile
    .the-plural = le Aquile
    .of-the-plural = delle Aquile

card-magpie = Gazza
    .gender = feminine
    .a = una Gazza
    .the = la Gazza
    .of-the = della Gazza
    .to-the = alla Gazza
    .from-the = dalla Gazza
    .on-the = sulla Gazza
    .plural = Gazze
    .the-plural = le Gazze
    .of-the-plural = delle Gazze

## Sea

family-sea = Mare
    .of = del Mare

card-minnow = Pesciolino
    .gender = masculine
    .a = un Pesciolino
    .the = il Pesciolino
    .of-the = del Pesciolino
    .to-the = al Pesciolino
    .from-the = dal Pesciolino
    .on-the = sul Pesciolino
    .plural = Pesciolini
    .the-plural = i Pesciolini
    .of-the-plural = dei Pesciolini

card-shell = Conchiglia
    .gender = feminine
    .a = una Conchiglia
    .the = la Conchiglia
    .of-the = della Conchiglia
    .to-the = alla Conchiglia
    .from-the = dalla Conchiglia
    .on-the = sulla Conchiglia
    .plural = Conchiglie
    .the-plural = le Conchiglie
    .of-the-plural = delle Conchiglie

card-skate = Razza
    .gender = feminine
    .a = una Razza
    .the = la Razza
    .of-the = della Razza
    .to-the = alla Razza
    .from-the = dalla Razza
    .on-the = sulla Razza
    .plural = Razze
    .the-plural = le Razze
    .of-the-plural = delle Razze

card-shark = Squalo
    .gender = masculine
    .a = uno Squalo
    .the = lo Squalo
    .of-the = dello Squalo
    .to-the = allo Squalo
    .from-the = dallo Squalo
    .on-the = sullo Squalo
    .plural = Squali
    .the-plural = gli Squali
    .of-the-plural = degli Squali

card-crab = Granchio
    .gender = masculine
    .a = un Granchio
    .the = il Granchio
    .of-the = del Granchio
    .to-the = al Granchio
    .from-the = dal Granchio
    .on-the = sul Granchio
    .plural = Granchi
    .the-plural = i Granchi
    .of-the-plural = dei Granchi

card-squid = Calamaro
    .gender = masculine
    .a = un Calamaro
    .the = il Calamaro
    .of-the = del Calamaro
    .to-the = al Calamaro
    .from-the = dal Calamaro
    .on-the = sul Calamaro
    .plural = Calamari
    .the-plural = i Calamari
    .of-the-plural = dei Calamari

card-dolphin = Delfino
    .gender = masculine
    .a = un Delfino
    .the = il Delfino
    .of-the = del Delfino
    .to-the = al Delfino
    .from-the = dal Delfino
    .on-the = sul Delfino
    .plural = Delfini
    .the-plural = i Delfini
    .of-the-plural = dei Delfini

card-whale = Balena
    .gender = feminine
    .a = una Balena
    .the = la Balena
    .of-the = della Balena
    .to-the = alla Balena
    .from-the = dalla Balena
    .on-the = sulla Balena
    .plural = Balene
    .the-plural = le Balene
    .of-the-plural = delle Balene

## Savannah

family-savannah = Savana
    .of = della Savana

card-monkey = Scimmia
    .gender = feminine
    .a = una Scimmia
    .the = la Scimmia
    .of-the = della Scimmia
    .to-the = alla Scimmia
    .from-the = dalla Scimmia
    .on-the = sulla Scimmia
    .plural = Scimmie
    .the-plural = le Scimmie
    .of-the-plural = delle Scimmie

card-rhino = Rinoceronte
    .gender = masculine
    .a = un Rinoceronte
    .the = il Rinoceronte
    .of-the = del Rinoceronte
    .to-the = al Rinoceronte
    .from-the = dal Rinoceronte
    .on-the = sul Rinoceronte
    .plural = Rinoceronti
    .the-plural = i Rinoceronti
    .of-the-plural = dei Rinoceronti

card-elephant = Elefante
    .gender = masculine
    .a = un Elefante
    .the = l’Elefante
    .of-the = dell’Elefante
    .to-the = all’Elefante
    .from-the = dall’Elefante
    .on-the = sull’Elefante
    .plural = Elefanti
    .the-plural = gli Elefanti
    .of-the-plural = degli Elefanti

card-zebra = Zebra
    .gender = feminine
    .a = una Zebra
    .the = la Zebra
    .of-the = della Zebra
    .to-the = alla Zebra
    .from-the = dalla Zebra
    .on-the = sulla Zebra
    .plural = Zebre
    .the-plural = le Zebre
    .of-the-plural = delle Zebre

card-snake = Serpente
    .gender = masculine
    .a = un Serpente
    .the = il Serpente
    .of-the = del Serpente
    .to-the = al Serpente
    .from-the = dal Serpente
    .on-the = sul Serpente
    .plural = Serpenti
    .the-plural = i Serpenti
    .of-the-plural = dei Serpenti

card-cheetah = Ghepardo
    .gender = masculine
    .a = un Ghepardo
    .the = il Ghepardo
    .of-the = del Ghepardo
    .to-the = al Ghepardo
    .from-the = dal Ghepardo
    .on-the = sul Ghepardo
    .plural = Ghepardi
    .the-plural = i Ghepardi
    .of-the-plural = dei Ghepardi

card-gorilla = Gorilla
    .gender = masculine
    .a = un Gorilla
    .the = il Gorilla
    .of-the = del Gorilla
    .to-the = al Gorilla
    .from-the = dal Gorilla
    .on-the = sul Gorilla
    .plural = Gorilla
    .the-plural = i Gorilla
    .of-the-plural = dei Gorilla

card-lion = Leone
    .gender = masculine
    .a = un Leone
    .the = il Leone
    .of-the = del Leone
    .to-the = al Leone
    .from-the = dal Leone
    .on-the = sul Leone
    .plural = Leoni
    .the-plural = i Leoni
    .of-the-plural = dei Leoni

## Lawn

family-lawn = Prato
    .of = del Prato

card-fly = Mosca
    .gender = feminine
    .a = una Mosca
    .the = la Mosca
    .of-the = della Mosca
    .to-the = alla Mosca
    .from-the = dalla Mosca
    .on-the = sulla Mosca
    .plural = Mosche
    .the-plural = le Mosche
    .of-the-plural = delle Mosche

card-caterpillar = Bruco
    .gender = masculine
    .a = un Bruco
    .the = il Bruco
    .of-the = del Bruco
    .to-the = al Bruco
    .from-the = dal Bruco
    .on-the = sul Bruco
    .plural = Bruchi
    .the-plural = i Bruchi
    .of-the-plural = dei Bruchi

card-ant = Formica
    .gender = feminine
    .a = una Formica
    .the = la Formica
    .of-the = della Formica
    .to-the = alla Formica
    .from-the = dalla Formica
    .on-the = sulla Formica
    .plural = Formiche
    .the-plural = le Formiche
    .of-the-plural = delle Formiche

card-cricket = Grillo
    .gender = masculine
    .a = un Grillo
    .the = il Grillo
    .of-the = del Grillo
    .to-the = al Grillo
    .from-the = dal Grillo
    .on-the = sul Grillo
    .plural = Grilli
    .the-plural = i Grilli
    .of-the-plural = dei Grilli

card-spider = Ragno
    .gender = masculine
    .a = un Ragno
    .the = il Ragno
    .of-the = del Ragno
    .to-the = al Ragno
    .from-the = dal Ragno
    .on-the = sul Ragno
    .plural = Ragni
    .the-plural = i Ragni
    .of-the-plural = dei Ragni

card-bee = Ape
    .gender = feminine
    .a = un’Ape
    .the = l’Ape
    .of-the = dell’Ape
    .to-the = all’Ape
    .from-the = dall’Ape
    .on-the = sull’Ape
    .plural = Api
    .the-plural = le Api
    .of-the-plural = delle Api

card-butterfly = Farfalla
    .gender = feminine
    .a = una Farfalla
    .the = la Farfalla
    .of-the = della Farfalla
    .to-the = alla Farfalla
    .from-the = dalla Farfalla
    .on-the = sulla Farfalla
    .plural = Farfalle
    .the-plural = le Farfalle
    .of-the-plural = delle Farfalle

## Polar

family-polar = Polo
    .of = del Polo

card-arctic-hare = Lepre artica
    .gender = feminine
    .a = una Lepre artica
    .the = la Lepre artica
    .of-the = della Lepre artica
    .to-the = alla Lepre artica
    .from-the = dalla Lepre artica
    .on-the = sulla Lepre artica
    .plural = Lepri artiche
    .the-plural = le Lepri artiche
    .of-the-plural = delle Lepri artiche

card-seal = Foca
    .gender = feminine
    .a = una Foca
    .the = la Foca
    .of-the = della Foca
    .to-the = alla Foca
    .from-the = dalla Foca
    .on-the = sulla Foca
    .plural = Foche
    .the-plural = le Foche
    .of-the-plural = delle Foche

card-arctic-wolf = Lupo artico
    .gender = masculine
    .a = un Lupo artico
    .the = il Lupo artico
    .of-the = del Lupo artico
    .to-the = al Lupo artico
    .from-the = dal Lupo artico
    .on-the = sul Lupo artico
    .plural = Lupi artici
    .the-plural = i Lupi artici
    .of-the-plural = dei Lupi artici

card-narwhal = Narvalo
    .gender = masculine
    .a = un Narvalo
    .the = il Narvalo
    .of-the = del Narvalo
    .to-the = al Narvalo
    .from-the = dal Narvalo
    .on-the = sul Narvalo
    .plural = Narvali
    .the-plural = i Narvali
    .of-the-plural = dei Narvali

card-penguin = Pinguino
    .gender = masculine
    .a = un Pinguino
    .the = il Pinguino
    .of-the = del Pinguino
    .to-the = al Pinguino
    .from-the = dal Pinguino
    .on-the = sul Pinguino
    .plural = Pinguini
    .the-plural = i Pinguini
    .of-the-plural = dei Pinguini

card-polar-bear = Orso polare
    .gender = masculine
    .a = un Orso polare
    .the = l’Orso polare
    .of-the = dell’Orso polare
    .to-the = all’Orso polare
    .from-the = dall’Orso polare
    .on-the = sull’Orso polare
    .plural = Orsi polari
    .the-plural = gli Orsi polari
    .of-the-plural = degli Orsi polari

card-walrus = Tricheco
    .gender = masculine
    .a = un Tricheco
    .the = il Tricheco
    .of-the = del Tricheco
    .to-the = al Tricheco
    .from-the = dal Tricheco
    .on-the = sul Tricheco
    .plural = Trichechi
    .the-plural = i Trichechi
    .of-the-plural = dei Trichechi

card-reindeer = Renna
    .gender = feminine
    .a = una Renna
    .the = la Renna
    .of-the = della Renna
    .to-the = alla Renna
    .from-the = dalla Renna
    .on-the = sulla Renna
    .plural = Renne
    .the-plural = le Renne
    .of-the-plural = delle Renne

## Exotic

family-exotic = Esotici
    .of = degli Esotici

card-macaw = Ara
    .gender = feminine
    .a = un’Ara
    .the = l’Ara
    .of-the = dell’Ara
    .to-the = all’Ara
    .from-the = dall’Ara
    .on-the = sull’Ara
    .plural = Ara
    .the-plural = le Ara
    .of-the-plural = delle Ara

card-piranha = Piranha
    .gender = masculine
    .a = un Piranha
    .the = il Piranha
    .of-the = del Piranha
    .to-the = al Piranha
    .from-the = dal Piranha
    .on-the = sul Piranha
    .plural = Piranha
    .the-plural = i Piranha
    .of-the-plural = dei Piranha

card-chameleon = Camaleonte
    .gender = masculine
    .a = un Camaleonte
    .the = il Camaleonte
    .of-the = del Camaleonte
    .to-the = al Camaleonte
    .from-the = dal Camaleonte
    .on-the = sul Camaleonte
    .plural = Camaleonti
    .the-plural = i Camaleonti
    .of-the-plural = dei Camaleonti

card-caiman = Caimano
    .gender = masculine
    .a = un Caimano
    .the = il Caimano
    .of-the = del Caimano
    .to-the = al Caimano
    .from-the = dal Caimano
    .on-the = sul Caimano
    .plural = Caimani
    .the-plural = i Caimani
    .of-the-plural = dei Caimani

card-sloth = Bradipo
    .gender = masculine
    .a = un Bradipo
    .the = il Bradipo
    .of-the = del Bradipo
    .to-the = al Bradipo
    .from-the = dal Bradipo
    .on-the = sul Bradipo
    .plural = Bradipi
    .the-plural = i Bradipi
    .of-the-plural = dei Bradipi

card-anaconda = Anaconda
    .gender = masculine
    .a = un Anaconda
    .the = l’Anaconda
    .of-the = dell’Anaconda
    .to-the = all’Anaconda
    .from-the = dall’Anaconda
    .on-the = sull’Anaconda
    .plural = Anaconda
    .the-plural = gli Anaconda
    .of-the-plural = degli Anaconda

card-golden-frog = Rana dorata
    .gender = feminine
    .a = una Rana dorata
    .the = la Rana dorata
    .of-the = della Rana dorata
    .to-the = alla Rana dorata
    .from-the = dalla Rana dorata
    .on-the = sulla Rana dorata
    .plural = Rane dorate
    .the-plural = le Rane dorate
    .of-the-plural = delle Rane dorate

## Dinosaurs

family-dinosaurs = Dinosauri
    .of = dei Dinosauri

card-pterosaur = Pterosauro
    .gender = masculine
    .a = uno Pterosauro
    .the = lo Pterosauro
    .of-the = dello Pterosauro
    .to-the = allo Pterosauro
    .from-the = dallo Pterosauro
    .on-the = sullo Pterosauro
    .plural = Pterosauri
    .the-plural = gli Pterosauri
    .of-the-plural = degli Pterosauri

card-velociraptor = Velociraptor
    .gender = masculine
    .a = un Velociraptor
    .the = il Velociraptor
    .of-the = del Velociraptor
    .to-the = al Velociraptor
    .from-the = dal Velociraptor
    .on-the = sul Velociraptor
    .plural = Velociraptor
    .the-plural = i Velociraptor
    .of-the-plural = dei Velociraptor

card-brontosaurus = Brontosauro
    .gender = masculine
    .a = un Brontosauro
    .the = il Brontosauro
    .of-the = del Brontosauro
    .to-the = al Brontosauro
    .from-the = dal Brontosauro
    .on-the = sul Brontosauro
    .plural = Brontosauri
    .the-plural = i Brontosauri
    .of-the-plural = dei Brontosauri

card-mesosaurus = Mesosauro
    .gender = masculine
    .a = un Mesosauro
    .the = il Mesosauro
    .of-the = del Mesosauro
    .to-the = al Mesosauro
    .from-the = dal Mesosauro
    .on-the = sul Mesosauro
    .plural = Mesosauri
    .the-plural = i Mesosauri
    .of-the-plural = dei Mesosauri

card-ankylosaurus = Anchilosauro
    .gender = masculine
    .a = un Anchilosauro
    .the = l’Anchilosauro
    .of-the = dell’Anchilosauro
    .to-the = all’Anchilosauro
    .from-the = dall’Anchilosauro
    .on-the = sull’Anchilosauro
    .plural = Anchilosauri
    .the-plural = gli Anchilosauri
    .of-the-plural = degli Anchilosauri

card-stegosaurus = Stegosauro
    .gender = masculine
    .a = uno Stegosauro
    .the = lo Stegosauro
    .of-the = dello Stegosauro
    .to-the = allo Stegosauro
    .from-the = dallo Stegosauro
    .on-the = sullo Stegosauro
    .plural = Stegosauri
    .the-plural = gli Stegosauri
    .of-the-plural = degli Stegosauri

card-triceratops = Triceratopo
    .gender = masculine
    .a = un Triceratopo
    .the = il Triceratopo
    .of-the = del Triceratopo
    .to-the = al Triceratopo
    .from-the = dal Triceratopo
    .on-the = sul Triceratopo
    .plural = Triceratopi
    .the-plural = i Triceratopi
    .of-the-plural = dei Triceratopi

card-t-rex = T-Rex
    .gender = masculine
    .a = un T-Rex
    .the = il T-Rex
    .of-the = del T-Rex
    .to-the = al T-Rex
    .from-the = dal T-Rex
    .on-the = sul T-Rex
    .plural = T-Rex
    .the-plural = i T-Rex
    .of-the-plural = dei T-Rex

## Legendary

family-legendary = Leggende
    .of = delle Leggende

card-phoenix = Fenice
    .gender = feminine
    .a = una Fenice
    .the = la Fenice
    .of-the = della Fenice
    .to-the = alla Fenice
    .from-the = dalla Fenice
    .on-the = sulla Fenice
    .plural = Fenici
    .the-plural = le Fenici
    .of-the-plural = delle Fenici

card-leprechaun = Leprecauno
    .gender = masculine
    .a = un Leprecauno
    .the = il Leprecauno
    .of-the = del Leprecauno
    .to-the = al Leprecauno
    .from-the = dal Leprecauno
    .on-the = sul Leprecauno
    .plural = Leprecauni
    .the-plural = i Leprecauni
    .of-the-plural = dei Leprecauni

card-kappa = Kappa
    .gender = masculine
    .a = un Kappa
    .the = il Kappa
    .of-the = del Kappa
    .to-the = al Kappa
    .from-the = dal Kappa
    .on-the = sul Kappa
    .plural = Kappa
    .the-plural = i Kappa
    .of-the-plural = dei Kappa

card-oni = Oni
    .gender = masculine
    .a = un Oni
    .the = l’Oni
    .of-the = dell’Oni
    .to-the = all’Oni
    .from-the = dall’Oni
    .on-the = sull’Oni
    .plural = Oni
    .the-plural = gli Oni
    .of-the-plural = degli Oni

card-unicorn = Unicorno
    .gender = masculine
    .a = un Unicorno
    .the = l’Unicorno
    .of-the = dell’Unicorno
    .to-the = all’Unicorno
    .from-the = dall’Unicorno
    .on-the = sull’Unicorno
    .plural = Unicorni
    .the-plural = gli Unicorni
    .of-the-plural = degli Unicorni

card-dragon = Drago
    .gender = masculine
    .a = un Drago
    .the = il Drago
    .of-the = del Drago
    .to-the = al Drago
    .from-the = dal Drago
    .on-the = sul Drago
    .plural = Draghi
    .the-plural = i Draghi
    .of-the-plural = dei Draghi

card-nine-tailed-fox = Volpe a nove code
    .gender = feminine
    .a = una Volpe a nove code
    .the = la Volpe a nove code
    .of-the = della Volpe a nove code
    .to-the = alla Volpe a nove code
    .from-the = dalla Volpe a nove code
    .on-the = sulla Volpe a nove code
    .plural = Volpi a nove code
    .the-plural = le Volpi a nove code
    .of-the-plural = delle Volpi a nove code

card-griffin = Grifone
    .gender = masculine
    .a = un Grifone
    .the = il Grifone
    .of-the = del Grifone
    .to-the = al Grifone
    .from-the = dal Grifone
    .on-the = sul Grifone
    .plural = Grifoni
    .the-plural = i Grifoni
    .of-the-plural = dei Grifoni

## What belongs to no family

family-characters = Personaggi
    .of = dei Personaggi
family-character = Personaggio
    .of = dei Personaggi
family-paper = Carta di riso
    .of = della Carta di riso

card-rice-paper = Carta di riso
    .gender = masculine
    .a = un foglio di carta di riso
    .the = il foglio di carta di riso
    .of-the = del foglio di carta di riso
    .to-the = al foglio di carta di riso
    .from-the = dal foglio di carta di riso
    .on-the = sul foglio di carta di riso
    .plural = fogli di carta di riso
    .the-plural = i fogli di carta di riso
    .of-the-plural = dei fogli di carta di riso

card-yellow-musician = Musicista giallo
    .gender = masculine
    .a = un Musicista giallo
    .the = il Musicista giallo
    .of-the = del Musicista giallo
    .to-the = al Musicista giallo
    .from-the = dal Musicista giallo
    .on-the = sul Musicista giallo
    .plural = Musicisti gialli
    .the-plural = i Musicisti gialli
    .of-the-plural = dei Musicisti gialli

card-red-musician = Musicista rosso
    .gender = masculine
    .a = un Musicista rosso
    .the = il Musicista rosso
    .of-the = del Musicista rosso
    .to-the = al Musicista rosso
    .from-the = dal Musicista rosso
    .on-the = sul Musicista rosso
    .plural = Musicisti rossi
    .the-plural = i Musicisti rossi
    .of-the-plural = dei Musicisti rossi

card-yellow-ninja = Ninja giallo
    .gender = masculine
    .a = un Ninja giallo
    .the = il Ninja giallo
    .of-the = del Ninja giallo
    .to-the = al Ninja giallo
    .from-the = dal Ninja giallo
    .on-the = sul Ninja giallo
    .plural = Ninja gialli
    .the-plural = i Ninja gialli
    .of-the-plural = dei Ninja gialli

card-red-ninja = Ninja rosso
    .gender = masculine
    .a = un Ninja rosso
    .the = il Ninja rosso
    .of-the = del Ninja rosso
    .to-the = al Ninja rosso
    .from-the = dal Ninja rosso
    .on-the = sul Ninja rosso
    .plural = Ninja rossi
    .the-plural = i Ninja rossi
    .of-the-plural = dei Ninja rossi

card-yellow-geisha = Geisha gialla
    .gender = feminine
    .a = una Geisha gialla
    .the = la Geisha gialla
    .of-the = della Geisha gialla
    .to-the = alla Geisha gialla
    .from-the = dalla Geisha gialla
    .on-the = sulla Geisha gialla
    .plural = Geishe gialle
    .the-plural = le Geishe gialle
    .of-the-plural = delle Geishe gialle

card-red-geisha = Geisha rossa
    .gender = feminine
    .a = una Geisha rossa
    .the = la Geisha rossa
    .of-the = della Geisha rossa
    .to-the = alla Geisha rossa
    .from-the = dalla Geisha rossa
    .on-the = sulla Geisha rossa
    .plural = Geishe rosse
    .the-plural = le Geishe rosse
    .of-the-plural = delle Geishe rosse

card-yellow-merchant = Mercante giallo
    .gender = masculine
    .a = un Mercante giallo
    .the = il Mercante giallo
    .of-the = del Mercante giallo
    .to-the = al Mercante giallo
    .from-the = dal Mercante giallo
    .on-the = sul Mercante giallo
    .plural = Mercanti gialli
    .the-plural = i Mercanti gialli
    .of-the-plural = dei Mercanti gialli

card-red-merchant = Mercante rosso
    .gender = masculine
    .a = un Mercante rosso
    .the = il Mercante rosso
    .of-the = del Mercante rosso
    .to-the = al Mercante rosso
    .from-the = dal Mercante rosso
    .on-the = sul Mercante rosso
    .plural = Mercanti rossi
    .the-plural = i Mercanti rossi
    .of-the-plural = dei Mercanti rossi

card-yellow-actor = Attore giallo
    .gender = masculine
    .a = un Attore giallo
    .the = l’Attore giallo
    .of-the = dell’Attore giallo
    .to-the = all’Attore giallo
    .from-the = dall’Attore giallo
    .on-the = sull’Attore giallo
    .plural = Attori gialli
    .the-plural = gli Attori gialli
    .of-the-plural = degli Attori gialli

card-red-actor = Attore rosso
    .gender = masculine
    .a = un Attore rosso
    .the = l’Attore rosso
    .of-the = dell’Attore rosso
    .to-the = all’Attore rosso
    .from-the = dall’Attore rosso
    .on-the = sull’Attore rosso
    .plural = Attori rossi
    .the-plural = gli Attori rossi
    .of-the-plural = degli Attori rossi

card-yellow-sumo-wrestler = Lottatore di sumo giallo
    .gender = masculine
    .a = un Lottatore di sumo giallo
    .the = il Lottatore di sumo giallo
    .of-the = del Lottatore di sumo giallo
    .to-the = al Lottatore di sumo giallo
    .from-the = dal Lottatore di sumo giallo
    .on-the = sul Lottatore di sumo giallo
    .plural = Lottatori di sumo gialli
    .the-plural = i Lottatori di sumo gialli
    .of-the-plural = dei Lottatori di sumo gialli

card-red-sumo-wrestler = Lottatore di sumo rosso
    .gender = masculine
    .a = un Lottatore di sumo rosso
    .the = il Lottatore di sumo rosso
    .of-the = del Lottatore di sumo rosso
    .to-the = al Lottatore di sumo rosso
    .from-the = dal Lottatore di sumo rosso
    .on-the = sul Lottatore di sumo rosso
    .plural = Lottatori di sumo rossi
    .the-plural = i Lottatori di sumo rossi
    .of-the-plural = dei Lottatori di sumo rossi

card-yellow-samurai = Samurai giallo
    .gender = masculine
    .a = un Samurai giallo
    .the = il Samurai giallo
    .of-the = del Samurai giallo
    .to-the = al Samurai giallo
    .from-the = dal Samurai giallo
    .on-the = sul Samurai giallo
    .plural = Samurai gialli
    .the-plural = i Samurai gialli
    .of-the-plural = dei Samurai gialli

card-red-samurai = Samurai rosso
    .gender = masculine
    .a = un Samurai rosso
    .the = il Samurai rosso
    .of-the = del Samurai rosso
    .to-the = al Samurai rosso
    .from-the = dal Samurai rosso
    .on-the = sul Samurai rosso
    .plural = Samurai rossi
    .the-plural = i Samurai rossi
    .of-the-plural = dei Samurai rossi

card-yellow-monk = Monaco giallo
    .gender = masculine
    .a = un Monaco giallo
    .the = il Monaco giallo
    .of-the = del Monaco giallo
    .to-the = al Monaco giallo
    .from-the = dal Monaco giallo
    .on-the = sul Monaco giallo
    .plural = Monaci gialli
    .the-plural = i Monaci gialli
    .of-the-plural = dei Monaci gialli

card-red-monk = Monaco rosso
    .gender = masculine
    .a = un Monaco rosso
    .the = il Monaco rosso
    .of-the = del Monaco rosso
    .to-the = al Monaco rosso
    .from-the = dal Monaco rosso
    .on-the = sul Monaco rosso
    .plural = Monaci rossi
    .the-plural = i Monaci rossi
    .of-the-plural = dei Monaci rossi

card-yellow-calligrapher = Calligrafo giallo
    .gender = masculine
    .a = un Calligrafo giallo
    .the = il Calligrafo giallo
    .of-the = del Calligrafo giallo
    .to-the = al Calligrafo giallo
    .from-the = dal Calligrafo giallo
    .on-the = sul Calligrafo giallo
    .plural = Calligrafi gialli
    .the-plural = i Calligrafi gialli
    .of-the-plural = dei Calligrafi gialli

card-red-calligrapher = Calligrafo rosso
    .gender = masculine
    .a = un Calligrafo rosso
    .the = il Calligrafo rosso
    .of-the = del Calligrafo rosso
    .to-the = al Calligrafo rosso
    .from-the = dal Calligrafo rosso
    .on-the = sul Calligrafo rosso
    .plural = Calligrafi rossi
    .the-plural = i Calligrafi rossi
    .of-the-plural = dei Calligrafi rossi

card-yellow-gardener = Giardiniere giallo
    .gender = masculine
    .a = un Giardiniere giallo
    .the = il Giardiniere giallo
    .of-the = del Giardiniere giallo
    .to-the = al Giardiniere giallo
    .from-the = dal Giardiniere giallo
    .on-the = sul Giardiniere giallo
    .plural = Giardinieri gialli
    .the-plural = i Giardinieri gialli
    .of-the-plural = dei Giardinieri gialli

card-red-gardener = Giardiniere rosso
    .gender = masculine
    .a = un Giardiniere rosso
    .the = il Giardiniere rosso
    .of-the = del Giardiniere rosso
    .to-the = al Giardiniere rosso
    .from-the = dal Giardiniere rosso
    .on-the = sul Giardiniere rosso
    .plural = Giardinieri rossi
    .the-plural = i Giardinieri rossi
    .of-the-plural = dei Giardinieri rossi
