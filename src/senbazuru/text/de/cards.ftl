### The names of cards and families.
###
### How a name and its forms reach a sentence is told at the top of en/cards.ftl. German has, for every card and for
### `card-hidden`: the gender; nominative, accusative and dative with "ein"; nominative, accusative, dative and genitive
### with "der"; the plural without article, and its dative.
###
### Some cards may come at once: then every form is a list, "eine Eule und zwei Katzen", in the case of that form. The
### gender of several of one name is `plural`.
###
### A long name has soft hyphens, at which the browser may break it; elsewhere they are left out.
###
### A family has `.part`, its name before a hyphen: Wiesen-Karte.

card-hidden = Karte
    .gender = feminine
    .a = eine Karte
    .acc = eine Karte
    .dat = einer Karte
    .the = die Karte
    .the-acc = die Karte
    .the-dat = der Karte
    .the-gen = der Karte
    .plural = Karten
    .plural-dat = Karten

# A card that has only a name: one of somebody's own pack.
card-unknown = { $name }
    .gender = unknown
    .a = die Karte „{ $name }“
    .acc = die Karte „{ $name }“
    .dat = der Karte „{ $name }“
    .the = die Karte „{ $name }“
    .the-acc = die Karte „{ $name }“
    .the-dat = der Karte „{ $name }“
    .the-gen = der Karte „{ $name }“
    .plural = Karten „{ $name }“
    .plural-dat = Karten „{ $name }“
family-unknown = { $name }
    .part = { $name }

# Several of one name. $form says in which form it stands: card, card-acc, card-the-dat ...
card-many = { $form ->
    [card-gender] plural
   *[other] { $form ->
        [card-the] die{ " " }
        [card-the-acc] die{ " " }
        [card-the-dat] den{ " " }
        [card-the-gen] der{ " " }
       *[other] { "" }
    }{ $count ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $count }
    } { $form ->
        [card-dat] { $card-plural-dat }
        [card-the-dat] { $card-plural-dat }
        [card-plural-dat] { $card-plural-dat }
       *[other] { $card-plural }
    }
}

no-cards = keine Karten

## Farm

family-farm = Bauernhof
    .part = Bauernhof

card-cat = Katze
    .gender = feminine
    .a = eine Katze
    .acc = eine Katze
    .dat = einer Katze
    .the = die Katze
    .the-acc = die Katze
    .the-dat = der Katze
    .the-gen = der Katze
    .plural = Katzen
    .plural-dat = Katzen

card-sheep = Schaf
    .gender = neuter
    .a = ein Schaf
    .acc = ein Schaf
    .dat = einem Schaf
    .the = das Schaf
    .the-acc = das Schaf
    .the-dat = dem Schaf
    .the-gen = des Schafs
    .plural = Schafe
    .plural-dat = Schafen

card-raccoon = Waschbär
    .gender = masculine
    .a = ein Waschbär
    .acc = einen Waschbären
    .dat = einem Waschbären
    .the = der Waschbär
    .the-acc = den Waschbären
    .the-dat = dem Waschbären
    .the-gen = des Waschbären
    .plural = Waschbären
    .plural-dat = Waschbären

card-dog = Hund
    .gender = masculine
    .a = ein Hund
    .acc = einen Hund
    .dat = einem Hund
    .the = der Hund
    .the-acc = den Hund
    .the-dat = dem Hund
    .the-gen = des Hundes
    .plural = Hunde
    .plural-dat = Hunden

card-pig = Schwein
    .gender = neuter
    .a = ein Schwein
    .acc = ein Schwein
    .dat = einem Schwein
    .the = das Schwein
    .the-acc = das Schwein
    .the-dat = dem Schwein
    .the-gen = des Schweins
    .plural = Schweine
    .plural-dat = Schweinen

card-fox = Fuchs
    .gender = masculine
    .a = ein Fuchs
    .acc = einen Fuchs
    .dat = einem Fuchs
    .the = der Fuchs
    .the-acc = den Fuchs
    .the-dat = dem Fuchs
    .the-gen = des Fuchses
    .plural = Füchse
    .plural-dat = Füchsen

card-rabbit = Hase
    .gender = masculine
    .a = ein Hase
    .acc = einen Hasen
    .dat = einem Hasen
    .the = der Hase
    .the-acc = den Hasen
    .the-dat = dem Hasen
    .the-gen = des Hasen
    .plural = Hasen
    .plural-dat = Hasen

## Sky

family-sky = Himmel
    .part = Himmels

card-chick = Küken
    .gender = neuter
    .a = ein Küken
    .acc = ein Küken
    .dat = einem Küken
    .the = das Küken
    .the-acc = das Küken
    .the-dat = dem Küken
    .the-gen = des Kükens
    .plural = Küken
    .plural-dat = Küken

card-parrot = Papagei
    .gender = masculine
    .a = ein Papagei
    .acc = einen Papagei
    .dat = einem Papagei
    .the = der Papagei
    .the-acc = den Papagei
    .the-dat = dem Papagei
    .the-gen = des Papageis
    .plural = Papageien
    .plural-dat = Papageien

card-owl = Eule
    .gender = feminine
    .a = eine Eule
    .acc = eine Eule
    .dat = einer Eule
    .the = die Eule
    .the-acc = die Eule
    .the-dat = der Eule
    .the-gen = der Eule
    .plural = Eulen
    .plural-dat = Eulen

card-dove = Taube
    .gender = feminine
    .a = eine Taube
    .acc = eine Taube
    .dat = einer Taube
    .the = die Taube
    .the-acc = die Taube
    .the-dat = der Taube
    .the-gen = der Taube
    .plural = Tauben
    .plural-dat = Tauben

card-chicken = Huhn
    .gender = neuter
    .a = ein Huhn
    .acc = ein Huhn
    .dat = einem Huhn
    .the = das Huhn
    .the-acc = das Huhn
    .the-dat = dem Huhn
    .the-gen = des Huhns
    .plural = Hühner
    .plural-dat = Hühnern

card-vulture = Geier
    .gender = masculine
    .a = ein Geier
    .acc = einen Geier
    .dat = einem Geier
    .the = der Geier
    .the-acc = den Geier
    .the-dat = dem Geier
    .the-gen = des Geiers
    .plural = Geier
    .plural-dat = Geiern

card-eagle = Adler
    .gender = masculine
    .a = ein Adler
    .acc = einen Adler
    .dat = einem Adler
    .the = der Adler
    .the-acc = den Adler
    .the-dat = dem Adler
    .the-gen = des Adlers
    .plural = Adler
    .plural-dat = Adlern

card-magpie = Elster
    .gender = feminine
    .a = eine Elster
    .acc = eine Elster
    .dat = einer Elster
    .the = die Elster
    .the-acc = die Elster
    .the-dat = der Elster
    .the-gen = der Elster
    .plural = Elstern
    .plural-dat = Elstern

## Sea

family-sea = Meer
    .part = Meeres

card-minnow = Elritze
    .gender = feminine
    .a = eine Elritze
    .acc = eine Elritze
    .dat = einer Elritze
    .the = die Elritze
    .the-acc = die Elritze
    .the-dat = der Elritze
    .the-gen = der Elritze
    .plural = Elritzen
    .plural-dat = Elritzen

card-shell = Muschel
    .gender = feminine
    .a = eine Muschel
    .acc = eine Muschel
    .dat = einer Muschel
    .the = die Muschel
    .the-acc = die Muschel
    .the-dat = der Muschel
    .the-gen = der Muschel
    .plural = Muscheln
    .plural-dat = Muscheln

card-skate = Rochen
    .gender = masculine
    .a = ein Rochen
    .acc = einen Rochen
    .dat = einem Rochen
    .the = der Rochen
    .the-acc = den Rochen
    .the-dat = dem Rochen
    .the-gen = des Rochens
    .plural = Rochen
    .plural-dat = Rochen

card-shark = Hai
    .gender = masculine
    .a = ein Hai
    .acc = einen Hai
    .dat = einem Hai
    .the = der Hai
    .the-acc = den Hai
    .the-dat = dem Hai
    .the-gen = des Hais
    .plural = Haie
    .plural-dat = Haien

card-crab = Krabbe
    .gender = feminine
    .a = eine Krabbe
    .acc = eine Krabbe
    .dat = einer Krabbe
    .the = die Krabbe
    .the-acc = die Krabbe
    .the-dat = der Krabbe
    .the-gen = der Krabbe
    .plural = Krabben
    .plural-dat = Krabben

card-squid = Kalmar
    .gender = masculine
    .a = ein Kalmar
    .acc = einen Kalmar
    .dat = einem Kalmar
    .the = der Kalmar
    .the-acc = den Kalmar
    .the-dat = dem Kalmar
    .the-gen = des Kalmars
    .plural = Kalmare
    .plural-dat = Kalmaren

card-dolphin = Delfin
    .gender = masculine
    .a = ein Delfin
    .acc = einen Delfin
    .dat = einem Delfin
    .the = der Delfin
    .the-acc = den Delfin
    .the-dat = dem Delfin
    .the-gen = des Delfins
    .plural = Delfine
    .plural-dat = Delfinen

card-whale = Wal
    .gender = masculine
    .a = ein Wal
    .acc = einen Wal
    .dat = einem Wal
    .the = der Wal
    .the-acc = den Wal
    .the-dat = dem Wal
    .the-gen = des Wals
    .plural = Wale
    .plural-dat = Walen

## Savannah

family-savannah = Savanne
    .part = Savannen

card-monkey = Affe
    .gender = masculine
    .a = ein Affe
    .acc = einen Affen
    .dat = einem Affen
    .the = der Affe
    .the-acc = den Affen
    .the-dat = dem Affen
    .the-gen = des Affen
    .plural = Affen
    .plural-dat = Affen

card-rhino = Nashorn
    .gender = neuter
    .a = ein Nashorn
    .acc = ein Nashorn
    .dat = einem Nashorn
    .the = das Nashorn
    .the-acc = das Nashorn
    .the-dat = dem Nashorn
    .the-gen = des Nashorns
    .plural = Nashörner
    .plural-dat = Nashörnern

card-elephant = Elefant
    .gender = masculine
    .a = ein Elefant
    .acc = einen Elefanten
    .dat = einem Elefanten
    .the = der Elefant
    .the-acc = den Elefanten
    .the-dat = dem Elefanten
    .the-gen = des Elefanten
    .plural = Elefanten
    .plural-dat = Elefanten

card-zebra = Zebra
    .gender = neuter
    .a = ein Zebra
    .acc = ein Zebra
    .dat = einem Zebra
    .the = das Zebra
    .the-acc = das Zebra
    .the-dat = dem Zebra
    .the-gen = des Zebras
    .plural = Zebras
    .plural-dat = Zebras

card-snake = Schlange
    .gender = feminine
    .a = eine Schlange
    .acc = eine Schlange
    .dat = einer Schlange
    .the = die Schlange
    .the-acc = die Schlange
    .the-dat = der Schlange
    .the-gen = der Schlange
    .plural = Schlangen
    .plural-dat = Schlangen

card-cheetah = Gepard
    .gender = masculine
    .a = ein Gepard
    .acc = einen Geparden
    .dat = einem Geparden
    .the = der Gepard
    .the-acc = den Geparden
    .the-dat = dem Geparden
    .the-gen = des Geparden
    .plural = Geparden
    .plural-dat = Geparden

card-gorilla = Gorilla
    .gender = masculine
    .a = ein Gorilla
    .acc = einen Gorilla
    .dat = einem Gorilla
    .the = der Gorilla
    .the-acc = den Gorilla
    .the-dat = dem Gorilla
    .the-gen = des Gorillas
    .plural = Gorillas
    .plural-dat = Gorillas

card-lion = Löwe
    .gender = masculine
    .a = ein Löwe
    .acc = einen Löwen
    .dat = einem Löwen
    .the = der Löwe
    .the-acc = den Löwen
    .the-dat = dem Löwen
    .the-gen = des Löwen
    .plural = Löwen
    .plural-dat = Löwen

## Lawn

family-lawn = Wiese
    .part = Wiesen

card-fly = Fliege
    .gender = feminine
    .a = eine Fliege
    .acc = eine Fliege
    .dat = einer Fliege
    .the = die Fliege
    .the-acc = die Fliege
    .the-dat = der Fliege
    .the-gen = der Fliege
    .plural = Fliegen
    .plural-dat = Fliegen

card-caterpillar = Raupe
    .gender = feminine
    .a = eine Raupe
    .acc = eine Raupe
    .dat = einer Raupe
    .the = die Raupe
    .the-acc = die Raupe
    .the-dat = der Raupe
    .the-gen = der Raupe
    .plural = Raupen
    .plural-dat = Raupen

card-ant = Ameise
    .gender = feminine
    .a = eine Ameise
    .acc = eine Ameise
    .dat = einer Ameise
    .the = die Ameise
    .the-acc = die Ameise
    .the-dat = der Ameise
    .the-gen = der Ameise
    .plural = Ameisen
    .plural-dat = Ameisen

card-cricket = Grille
    .gender = feminine
    .a = eine Grille
    .acc = eine Grille
    .dat = einer Grille
    .the = die Grille
    .the-acc = die Grille
    .the-dat = der Grille
    .the-gen = der Grille
    .plural = Grillen
    .plural-dat = Grillen

card-spider = Spinne
    .gender = feminine
    .a = eine Spinne
    .acc = eine Spinne
    .dat = einer Spinne
    .the = die Spinne
    .the-acc = die Spinne
    .the-dat = der Spinne
    .the-gen = der Spinne
    .plural = Spinnen
    .plural-dat = Spinnen

card-bee = Biene
    .gender = feminine
    .a = eine Biene
    .acc = eine Biene
    .dat = einer Biene
    .the = die Biene
    .the-acc = die Biene
    .the-dat = der Biene
    .the-gen = der Biene
    .plural = Bienen
    .plural-dat = Bienen

card-butterfly = Schmetter­ling
    .gender = masculine
    .a = ein Schmetterling
    .acc = einen Schmetterling
    .dat = einem Schmetterling
    .the = der Schmetterling
    .the-acc = den Schmetterling
    .the-dat = dem Schmetterling
    .the-gen = des Schmetterlings
    .plural = Schmetterlinge
    .plural-dat = Schmetterlingen

## Polar

family-polar = Polar
    .part = Polar

card-arctic-hare = Polarhase
    .gender = masculine
    .a = ein Polarhase
    .acc = einen Polarhasen
    .dat = einem Polarhasen
    .the = der Polarhase
    .the-acc = den Polarhasen
    .the-dat = dem Polarhasen
    .the-gen = des Polarhasen
    .plural = Polarhasen
    .plural-dat = Polarhasen

card-seal = Robbe
    .gender = feminine
    .a = eine Robbe
    .acc = eine Robbe
    .dat = einer Robbe
    .the = die Robbe
    .the-acc = die Robbe
    .the-dat = der Robbe
    .the-gen = der Robbe
    .plural = Robben
    .plural-dat = Robben

card-arctic-wolf = Polarwolf
    .gender = masculine
    .a = ein Polarwolf
    .acc = einen Polarwolf
    .dat = einem Polarwolf
    .the = der Polarwolf
    .the-acc = den Polarwolf
    .the-dat = dem Polarwolf
    .the-gen = des Polarwolfs
    .plural = Polarwölfe
    .plural-dat = Polarwölfen

card-narwhal = Narwal
    .gender = masculine
    .a = ein Narwal
    .acc = einen Narwal
    .dat = einem Narwal
    .the = der Narwal
    .the-acc = den Narwal
    .the-dat = dem Narwal
    .the-gen = des Narwals
    .plural = Narwale
    .plural-dat = Narwalen

card-penguin = Pinguin
    .gender = masculine
    .a = ein Pinguin
    .acc = einen Pinguin
    .dat = einem Pinguin
    .the = der Pinguin
    .the-acc = den Pinguin
    .the-dat = dem Pinguin
    .the-gen = des Pinguins
    .plural = Pinguine
    .plural-dat = Pinguinen

card-polar-bear = Eisbär
    .gender = masculine
    .a = ein Eisbär
    .acc = einen Eisbären
    .dat = einem Eisbären
    .the = der Eisbär
    .the-acc = den Eisbären
    .the-dat = dem Eisbären
    .the-gen = des Eisbären
    .plural = Eisbären
    .plural-dat = Eisbären

card-walrus = Walross
    .gender = neuter
    .a = ein Walross
    .acc = ein Walross
    .dat = einem Walross
    .the = das Walross
    .the-acc = das Walross
    .the-dat = dem Walross
    .the-gen = des Walrosses
    .plural = Walrosse
    .plural-dat = Walrossen

card-reindeer = Rentier
    .gender = neuter
    .a = ein Rentier
    .acc = ein Rentier
    .dat = einem Rentier
    .the = das Rentier
    .the-acc = das Rentier
    .the-dat = dem Rentier
    .the-gen = des Rentiers
    .plural = Rentiere
    .plural-dat = Rentieren

## Exotic

family-exotic = Exoten
    .part = Exoten

card-macaw = Ara
    .gender = masculine
    .a = ein Ara
    .acc = einen Ara
    .dat = einem Ara
    .the = der Ara
    .the-acc = den Ara
    .the-dat = dem Ara
    .the-gen = des Aras
    .plural = Aras
    .plural-dat = Aras

card-piranha = Piranha
    .gender = masculine
    .a = ein Piranha
    .acc = einen Piranha
    .dat = einem Piranha
    .the = der Piranha
    .the-acc = den Piranha
    .the-dat = dem Piranha
    .the-gen = des Piranhas
    .plural = Piranhas
    .plural-dat = Piranhas

card-chameleon = Cha­mäleon
    .gender = neuter
    .a = ein Chamäleon
    .acc = ein Chamäleon
    .dat = einem Chamäleon
    .the = das Chamäleon
    .the-acc = das Chamäleon
    .the-dat = dem Chamäleon
    .the-gen = des Chamäleons
    .plural = Chamäleons
    .plural-dat = Chamäleons

card-caiman = Kaiman
    .gender = masculine
    .a = ein Kaiman
    .acc = einen Kaiman
    .dat = einem Kaiman
    .the = der Kaiman
    .the-acc = den Kaiman
    .the-dat = dem Kaiman
    .the-gen = des Kaimans
    .plural = Kaimane
    .plural-dat = Kaimanen

card-sloth = Faultier
    .gender = neuter
    .a = ein Faultier
    .acc = ein Faultier
    .dat = einem Faultier
    .the = das Faultier
    .the-acc = das Faultier
    .the-dat = dem Faultier
    .the-gen = des Faultiers
    .plural = Faultiere
    .plural-dat = Faultieren

card-anaconda = Anakonda
    .gender = feminine
    .a = eine Anakonda
    .acc = eine Anakonda
    .dat = einer Anakonda
    .the = die Anakonda
    .the-acc = die Anakonda
    .the-dat = der Anakonda
    .the-gen = der Anakonda
    .plural = Anakondas
    .plural-dat = Anakondas

card-golden-frog = Goldfrosch
    .gender = masculine
    .a = ein Goldfrosch
    .acc = einen Goldfrosch
    .dat = einem Goldfrosch
    .the = der Goldfrosch
    .the-acc = den Goldfrosch
    .the-dat = dem Goldfrosch
    .the-gen = des Goldfrosches
    .plural = Goldfrösche
    .plural-dat = Goldfröschen

## Dinosaurs

family-dinosaurs = Dinosaurier
    .part = Dinosaurier

card-pterosaur = Flug­saurier
    .gender = masculine
    .a = ein Flugsaurier
    .acc = einen Flugsaurier
    .dat = einem Flugsaurier
    .the = der Flugsaurier
    .the-acc = den Flugsaurier
    .the-dat = dem Flugsaurier
    .the-gen = des Flugsauriers
    .plural = Flugsaurier
    .plural-dat = Flugsauriern

card-velociraptor = Veloci­raptor
    .gender = masculine
    .a = ein Velociraptor
    .acc = einen Velociraptor
    .dat = einem Velociraptor
    .the = der Velociraptor
    .the-acc = den Velociraptor
    .the-dat = dem Velociraptor
    .the-gen = des Velociraptors
    .plural = Velociraptoren
    .plural-dat = Velociraptoren

card-brontosaurus = Bronto­saurus
    .gender = masculine
    .a = ein Brontosaurus
    .acc = einen Brontosaurus
    .dat = einem Brontosaurus
    .the = der Brontosaurus
    .the-acc = den Brontosaurus
    .the-dat = dem Brontosaurus
    .the-gen = des Brontosaurus
    .plural = Brontosaurier
    .plural-dat = Brontosauriern

card-mesosaurus = Meso­saurus
    .gender = masculine
    .a = ein Mesosaurus
    .acc = einen Mesosaurus
    .dat = einem Mesosaurus
    .the = der Mesosaurus
    .the-acc = den Mesosaurus
    .the-dat = dem Mesosaurus
    .the-gen = des Mesosaurus
    .plural = Mesosaurier
    .plural-dat = Mesosauriern

card-ankylosaurus = Ankylo­saurus
    .gender = masculine
    .a = ein Ankylosaurus
    .acc = einen Ankylosaurus
    .dat = einem Ankylosaurus
    .the = der Ankylosaurus
    .the-acc = den Ankylosaurus
    .the-dat = dem Ankylosaurus
    .the-gen = des Ankylosaurus
    .plural = Ankylosaurier
    .plural-dat = Ankylosauriern

card-stegosaurus = Stego­saurus
    .gender = masculine
    .a = ein Stegosaurus
    .acc = einen Stegosaurus
    .dat = einem Stegosaurus
    .the = der Stegosaurus
    .the-acc = den Stegosaurus
    .the-dat = dem Stegosaurus
    .the-gen = des Stegosaurus
    .plural = Stegosaurier
    .plural-dat = Stegosauriern

card-triceratops = Tricera­tops
    .gender = masculine
    .a = ein Triceratops
    .acc = einen Triceratops
    .dat = einem Triceratops
    .the = der Triceratops
    .the-acc = den Triceratops
    .the-dat = dem Triceratops
    .the-gen = des Triceratops
    .plural = Triceratopse
    .plural-dat = Triceratopsen

card-t-rex = T-Rex
    .gender = masculine
    .a = ein T-Rex
    .acc = einen T-Rex
    .dat = einem T-Rex
    .the = der T-Rex
    .the-acc = den T-Rex
    .the-dat = dem T-Rex
    .the-gen = des T-Rex
    .plural = T-Rexe
    .plural-dat = T-Rexen

## Legendary

family-legendary = Legenden
    .part = Legenden

card-phoenix = Phönix
    .gender = masculine
    .a = ein Phönix
    .acc = einen Phönix
    .dat = einem Phönix
    .the = der Phönix
    .the-acc = den Phönix
    .the-dat = dem Phönix
    .the-gen = des Phönix
    .plural = Phönixe
    .plural-dat = Phönixen

card-leprechaun = Kobold
    .gender = masculine
    .a = ein Kobold
    .acc = einen Kobold
    .dat = einem Kobold
    .the = der Kobold
    .the-acc = den Kobold
    .the-dat = dem Kobold
    .the-gen = des Kobolds
    .plural = Kobolde
    .plural-dat = Kobolden

card-kappa = Kappa
    .gender = masculine
    .a = ein Kappa
    .acc = einen Kappa
    .dat = einem Kappa
    .the = der Kappa
    .the-acc = den Kappa
    .the-dat = dem Kappa
    .the-gen = des Kappas
    .plural = Kappas
    .plural-dat = Kappas

card-oni = Oni
    .gender = masculine
    .a = ein Oni
    .acc = einen Oni
    .dat = einem Oni
    .the = der Oni
    .the-acc = den Oni
    .the-dat = dem Oni
    .the-gen = des Oni
    .plural = Oni
    .plural-dat = Oni

card-unicorn = Einhorn
    .gender = neuter
    .a = ein Einhorn
    .acc = ein Einhorn
    .dat = einem Einhorn
    .the = das Einhorn
    .the-acc = das Einhorn
    .the-dat = dem Einhorn
    .the-gen = des Einhorns
    .plural = Einhörner
    .plural-dat = Einhörnern

card-dragon = Drache
    .gender = masculine
    .a = ein Drache
    .acc = einen Drachen
    .dat = einem Drachen
    .the = der Drache
    .the-acc = den Drachen
    .the-dat = dem Drachen
    .the-gen = des Drachen
    .plural = Drachen
    .plural-dat = Drachen

card-nine-tailed-fox = Neun­schwän­ziger Fuchs
    .gender = masculine
    .a = ein Neunschwänziger Fuchs
    .acc = einen Neunschwänzigen Fuchs
    .dat = einem Neunschwänzigen Fuchs
    .the = der Neunschwänzige Fuchs
    .the-acc = den Neunschwänzigen Fuchs
    .the-dat = dem Neunschwänzigen Fuchs
    .the-gen = des Neunschwänzigen Fuchses
    .plural = Neunschwänzige Füchse
    .plural-dat = Neunschwänzigen Füchsen

card-griffin = Greif
    .gender = masculine
    .a = ein Greif
    .acc = einen Greif
    .dat = einem Greif
    .the = der Greif
    .the-acc = den Greif
    .the-dat = dem Greif
    .the-gen = des Greifs
    .plural = Greife
    .plural-dat = Greifen

## What belongs to no family

family-characters = Charaktere
    .part = Charakter
family-character = Charakter
    .part = Charakter
family-paper = Reispapier
    .part = Reispapier

card-rice-paper = Reispapier
    .gender = neuter
    .a = ein Reispapier
    .acc = ein Reispapier
    .dat = einem Reispapier
    .the = das Reispapier
    .the-acc = das Reispapier
    .the-dat = dem Reispapier
    .the-gen = des Reispapiers
    .plural = Reispapiere
    .plural-dat = Reispapieren

card-yellow-musician = Gelber Musiker
    .gender = masculine
    .a = ein Gelber Musiker
    .acc = einen Gelben Musiker
    .dat = einem Gelben Musiker
    .the = der Gelbe Musiker
    .the-acc = den Gelben Musiker
    .the-dat = dem Gelben Musiker
    .the-gen = des Gelben Musikers
    .plural = Gelbe Musiker
    .plural-dat = Gelben Musikern

card-red-musician = Roter Musiker
    .gender = masculine
    .a = ein Roter Musiker
    .acc = einen Roten Musiker
    .dat = einem Roten Musiker
    .the = der Rote Musiker
    .the-acc = den Roten Musiker
    .the-dat = dem Roten Musiker
    .the-gen = des Roten Musikers
    .plural = Rote Musiker
    .plural-dat = Roten Musikern

card-yellow-ninja = Gelber Ninja
    .gender = masculine
    .a = ein Gelber Ninja
    .acc = einen Gelben Ninja
    .dat = einem Gelben Ninja
    .the = der Gelbe Ninja
    .the-acc = den Gelben Ninja
    .the-dat = dem Gelben Ninja
    .the-gen = des Gelben Ninjas
    .plural = Gelbe Ninjas
    .plural-dat = Gelben Ninjas

card-red-ninja = Roter Ninja
    .gender = masculine
    .a = ein Roter Ninja
    .acc = einen Roten Ninja
    .dat = einem Roten Ninja
    .the = der Rote Ninja
    .the-acc = den Roten Ninja
    .the-dat = dem Roten Ninja
    .the-gen = des Roten Ninjas
    .plural = Rote Ninjas
    .plural-dat = Roten Ninjas

card-yellow-geisha = Gelbe Geisha
    .gender = feminine
    .a = eine Gelbe Geisha
    .acc = eine Gelbe Geisha
    .dat = einer Gelben Geisha
    .the = die Gelbe Geisha
    .the-acc = die Gelbe Geisha
    .the-dat = der Gelben Geisha
    .the-gen = der Gelben Geisha
    .plural = Gelbe Geishas
    .plural-dat = Gelben Geishas

card-red-geisha = Rote Geisha
    .gender = feminine
    .a = eine Rote Geisha
    .acc = eine Rote Geisha
    .dat = einer Roten Geisha
    .the = die Rote Geisha
    .the-acc = die Rote Geisha
    .the-dat = der Roten Geisha
    .the-gen = der Roten Geisha
    .plural = Rote Geishas
    .plural-dat = Roten Geishas

card-yellow-merchant = Gelber Händler
    .gender = masculine
    .a = ein Gelber Händler
    .acc = einen Gelben Händler
    .dat = einem Gelben Händler
    .the = der Gelbe Händler
    .the-acc = den Gelben Händler
    .the-dat = dem Gelben Händler
    .the-gen = des Gelben Händlers
    .plural = Gelbe Händler
    .plural-dat = Gelben Händlern

card-red-merchant = Roter Händler
    .gender = masculine
    .a = ein Roter Händler
    .acc = einen Roten Händler
    .dat = einem Roten Händler
    .the = der Rote Händler
    .the-acc = den Roten Händler
    .the-dat = dem Roten Händler
    .the-gen = des Roten Händlers
    .plural = Rote Händler
    .plural-dat = Roten Händlern

card-yellow-actor = Gelber Schau­spieler
    .gender = masculine
    .a = ein Gelber Schauspieler
    .acc = einen Gelben Schauspieler
    .dat = einem Gelben Schauspieler
    .the = der Gelbe Schauspieler
    .the-acc = den Gelben Schauspieler
    .the-dat = dem Gelben Schauspieler
    .the-gen = des Gelben Schauspielers
    .plural = Gelbe Schauspieler
    .plural-dat = Gelben Schauspielern

card-red-actor = Roter Schau­spieler
    .gender = masculine
    .a = ein Roter Schauspieler
    .acc = einen Roten Schauspieler
    .dat = einem Roten Schauspieler
    .the = der Rote Schauspieler
    .the-acc = den Roten Schauspieler
    .the-dat = dem Roten Schauspieler
    .the-gen = des Roten Schauspielers
    .plural = Rote Schauspieler
    .plural-dat = Roten Schauspielern

card-yellow-sumo-wrestler = Gelber Sumo­ringer
    .gender = masculine
    .a = ein Gelber Sumoringer
    .acc = einen Gelben Sumoringer
    .dat = einem Gelben Sumoringer
    .the = der Gelbe Sumoringer
    .the-acc = den Gelben Sumoringer
    .the-dat = dem Gelben Sumoringer
    .the-gen = des Gelben Sumoringers
    .plural = Gelbe Sumoringer
    .plural-dat = Gelben Sumoringern

card-red-sumo-wrestler = Roter Sumo­ringer
    .gender = masculine
    .a = ein Roter Sumoringer
    .acc = einen Roten Sumoringer
    .dat = einem Roten Sumoringer
    .the = der Rote Sumoringer
    .the-acc = den Roten Sumoringer
    .the-dat = dem Roten Sumoringer
    .the-gen = des Roten Sumoringers
    .plural = Rote Sumoringer
    .plural-dat = Roten Sumoringern

card-yellow-samurai = Gelber Samurai
    .gender = masculine
    .a = ein Gelber Samurai
    .acc = einen Gelben Samurai
    .dat = einem Gelben Samurai
    .the = der Gelbe Samurai
    .the-acc = den Gelben Samurai
    .the-dat = dem Gelben Samurai
    .the-gen = des Gelben Samurai
    .plural = Gelbe Samurai
    .plural-dat = Gelben Samurai

card-red-samurai = Roter Samurai
    .gender = masculine
    .a = ein Roter Samurai
    .acc = einen Roten Samurai
    .dat = einem Roten Samurai
    .the = der Rote Samurai
    .the-acc = den Roten Samurai
    .the-dat = dem Roten Samurai
    .the-gen = des Roten Samurai
    .plural = Rote Samurai
    .plural-dat = Roten Samurai

card-yellow-monk = Gelber Mönch
    .gender = masculine
    .a = ein Gelber Mönch
    .acc = einen Gelben Mönch
    .dat = einem Gelben Mönch
    .the = der Gelbe Mönch
    .the-acc = den Gelben Mönch
    .the-dat = dem Gelben Mönch
    .the-gen = des Gelben Mönchs
    .plural = Gelbe Mönche
    .plural-dat = Gelben Mönchen

card-red-monk = Roter Mönch
    .gender = masculine
    .a = ein Roter Mönch
    .acc = einen Roten Mönch
    .dat = einem Roten Mönch
    .the = der Rote Mönch
    .the-acc = den Roten Mönch
    .the-dat = dem Roten Mönch
    .the-gen = des Roten Mönchs
    .plural = Rote Mönche
    .plural-dat = Roten Mönchen

card-yellow-calligrapher = Gelber Kalli­graf
    .gender = masculine
    .a = ein Gelber Kalligraf
    .acc = einen Gelben Kalligrafen
    .dat = einem Gelben Kalligrafen
    .the = der Gelbe Kalligraf
    .the-acc = den Gelben Kalligrafen
    .the-dat = dem Gelben Kalligrafen
    .the-gen = des Gelben Kalligrafen
    .plural = Gelbe Kalligrafen
    .plural-dat = Gelben Kalligrafen

card-red-calligrapher = Roter Kalli­graf
    .gender = masculine
    .a = ein Roter Kalligraf
    .acc = einen Roten Kalligrafen
    .dat = einem Roten Kalligrafen
    .the = der Rote Kalligraf
    .the-acc = den Roten Kalligrafen
    .the-dat = dem Roten Kalligrafen
    .the-gen = des Roten Kalligrafen
    .plural = Rote Kalligrafen
    .plural-dat = Roten Kalligrafen

card-yellow-gardener = Gelber Gärtner
    .gender = masculine
    .a = ein Gelber Gärtner
    .acc = einen Gelben Gärtner
    .dat = einem Gelben Gärtner
    .the = der Gelbe Gärtner
    .the-acc = den Gelben Gärtner
    .the-dat = dem Gelben Gärtner
    .the-gen = des Gelben Gärtners
    .plural = Gelbe Gärtner
    .plural-dat = Gelben Gärtnern

card-red-gardener = Roter Gärtner
    .gender = masculine
    .a = ein Roter Gärtner
    .acc = einen Roten Gärtner
    .dat = einem Roten Gärtner
    .the = der Rote Gärtner
    .the-acc = den Roten Gärtner
    .the-dat = dem Roten Gärtner
    .the-gen = des Roten Gärtners
    .plural = Rote Gärtner
    .plural-dat = Roten Gärtnern
