### The names of cards and families.
###
### A name is a message; its attributes are the other forms that sentences need. A sentence gets them as
### arguments: where an argument `card` is given, `{ $card }` is the name and `{ $card-form }` the attribute `form`.
###
###     card-owl = Owl
###         .a = an Owl
###         .plural = Owls
###
###     event-drawn = { $seat } draws { $card-a }.
###
### English needs two forms: `.a` with its article, `.plural` without. Another language adds what it needs to
### every card, to `card-hidden`, `card-unknown` and, if its lists differ, to `card-many`, and uses them in its own sentences:
### German perhaps `.gender = feminine` and `.acc = eine Eule`, Italian `.gender` and `.the = il Gufo`. Code need
### not change. A form used for selecting (`{ $card-gender -> ...}`) is one small English word.
###
### Some cards may come at once: then every form is a list, "an Owl and 2 Cats", so a sentence about cards that can
### come together uses `$card-a`. A card the reader may not see has the forms of `card-hidden`, and one of somebody's own
### pack, of which nobody knows more than its name, those of `card-unknown`. A language that needs forms for families says
### in `family-unknown` what those are for a family that has only a name.
###
### A card whose composed effect sounds wrong may have its own sentence, `card-<id>-text`, with the attribute `.of`:
### the fingerprint of the instructions it was written for. When those change, the sentence is out of use and a
### test fails. These stand at the end of verbs.ftl.

card-hidden = card
    .a = a card
    .plural = cards

# A card that has only a name: one of somebody's own pack.
card-unknown = { $name }
    .a = the card “{ $name }”
    .plural = “{ $name }” cards

# Several of one name. $form says in which form it stands: card, card-a, card-plural.
card-many = { $count } { $card-plural }

no-cards = no cards

## Farm

family-farm = Farm

card-cat = Cat
    .a = a Cat
    .plural = Cats

card-sheep = Sheep
    .a = a Sheep
    .plural = Sheep

card-raccoon = Raccoon
    .a = a Raccoon
    .plural = Raccoons

card-dog = Dog
    .a = a Dog
    .plural = Dogs

card-pig = Pig
    .a = a Pig
    .plural = Pigs

card-fox = Fox
    .a = a Fox
    .plural = Foxes

card-rabbit = Rabbit
    .a = a Rabbit
    .plural = Rabbits

## Sky

family-sky = Sky

card-chick = Chick
    .a = a Chick
    .plural = Chicks

card-parrot = Parrot
    .a = a Parrot
    .plural = Parrots

card-owl = Owl
    .a = an Owl
    .plural = Owls

card-dove = Dove
    .a = a Dove
    .plural = Doves

card-chicken = Chicken
    .a = a Chicken
    .plural = Chickens

card-vulture = Vulture
    .a = a Vulture
    .plural = Vultures

card-eagle = Eagle
    .a = an Eagle
    .plural = Eagles

card-magpie = Magpie
    .a = a Magpie
    .plural = Magpies

## Sea

family-sea = Sea

card-minnow = Minnow
    .a = a Minnow
    .plural = Minnows

card-shell = Shell
    .a = a Shell
    .plural = Shells

card-skate = Skate
    .a = a Skate
    .plural = Skates

card-shark = Shark
    .a = a Shark
    .plural = Sharks

card-crab = Crab
    .a = a Crab
    .plural = Crabs

card-squid = Squid
    .a = a Squid
    .plural = Squid

card-dolphin = Dolphin
    .a = a Dolphin
    .plural = Dolphins

card-whale = Whale
    .a = a Whale
    .plural = Whales

## Savannah

family-savannah = Savannah

card-monkey = Monkey
    .a = a Monkey
    .plural = Monkeys

card-rhino = Rhino
    .a = a Rhino
    .plural = Rhinos

card-elephant = Elephant
    .a = an Elephant
    .plural = Elephants

card-zebra = Zebra
    .a = a Zebra
    .plural = Zebras

card-snake = Snake
    .a = a Snake
    .plural = Snakes

card-cheetah = Cheetah
    .a = a Cheetah
    .plural = Cheetahs

card-gorilla = Gorilla
    .a = a Gorilla
    .plural = Gorillas

card-lion = Lion
    .a = a Lion
    .plural = Lions

## Lawn

family-lawn = Lawn

card-fly = Fly
    .a = a Fly
    .plural = Flies

card-caterpillar = Caterpillar
    .a = a Caterpillar
    .plural = Caterpillars

card-ant = Ant
    .a = an Ant
    .plural = Ants

card-cricket = Cricket
    .a = a Cricket
    .plural = Crickets

card-spider = Spider
    .a = a Spider
    .plural = Spiders

card-bee = Bee
    .a = a Bee
    .plural = Bees

card-butterfly = Butterfly
    .a = a Butterfly
    .plural = Butterflies

## Polar

family-polar = Polar

card-arctic-hare = Arctic Hare
    .a = an Arctic Hare
    .plural = Arctic Hares

card-seal = Seal
    .a = a Seal
    .plural = Seals

card-arctic-wolf = Arctic Wolf
    .a = an Arctic Wolf
    .plural = Arctic Wolves

card-narwhal = Narwhal
    .a = a Narwhal
    .plural = Narwhals

card-penguin = Penguin
    .a = a Penguin
    .plural = Penguins

card-polar-bear = Polar Bear
    .a = a Polar Bear
    .plural = Polar Bears

card-walrus = Walrus
    .a = a Walrus
    .plural = Walruses

card-reindeer = Reindeer
    .a = a Reindeer
    .plural = Reindeer

## Exotic

family-exotic = Exotic

card-macaw = Macaw
    .a = a Macaw
    .plural = Macaws

card-piranha = Piranha
    .a = a Piranha
    .plural = Piranhas

card-chameleon = Chameleon
    .a = a Chameleon
    .plural = Chameleons

card-caiman = Caiman
    .a = a Caiman
    .plural = Caimans

card-sloth = Sloth
    .a = a Sloth
    .plural = Sloths

card-anaconda = Anaconda
    .a = an Anaconda
    .plural = Anacondas

card-golden-frog = Golden Frog
    .a = a Golden Frog
    .plural = Golden Frogs

## Dinosaurs

family-dinosaurs = Dinosaurs

card-pterosaur = Pterosaur
    .a = a Pterosaur
    .plural = Pterosaurs

card-velociraptor = Velociraptor
    .a = a Velociraptor
    .plural = Velociraptors

card-brontosaurus = Brontosaurus
    .a = a Brontosaurus
    .plural = Brontosauruses

card-mesosaurus = Mesosaurus
    .a = a Mesosaurus
    .plural = Mesosauruses

card-ankylosaurus = Ankylosaurus
    .a = an Ankylosaurus
    .plural = Ankylosauruses

card-stegosaurus = Stegosaurus
    .a = a Stegosaurus
    .plural = Stegosauruses

card-triceratops = Triceratops
    .a = a Triceratops
    .plural = Triceratops

card-t-rex = T-Rex
    .a = a T-Rex
    .plural = T-Rexes

## Legendary

family-legendary = Legendary

card-phoenix = Phoenix
    .a = a Phoenix
    .plural = Phoenixes

card-leprechaun = Leprechaun
    .a = a Leprechaun
    .plural = Leprechauns

card-kappa = Kappa
    .a = a Kappa
    .plural = Kappas

card-oni = Oni
    .a = an Oni
    .plural = Oni

card-unicorn = Unicorn
    .a = a Unicorn
    .plural = Unicorns

card-dragon = Dragon
    .a = a Dragon
    .plural = Dragons

card-nine-tailed-fox = Nine-tailed Fox
    .a = a Nine-tailed Fox
    .plural = Nine-tailed Foxes

card-griffin = Griffin
    .a = a Griffin
    .plural = Griffins

## What belongs to no family

family-characters = Characters
family-character = Character
family-paper = Rice paper

card-rice-paper = Rice Paper
    .a = a Rice Paper
    .plural = Rice Papers

card-yellow-musician = Yellow Musician
    .a = a Yellow Musician
    .plural = Yellow Musicians

card-red-musician = Red Musician
    .a = a Red Musician
    .plural = Red Musicians

card-yellow-ninja = Yellow Ninja
    .a = a Yellow Ninja
    .plural = Yellow Ninjas

card-red-ninja = Red Ninja
    .a = a Red Ninja
    .plural = Red Ninjas

card-yellow-geisha = Yellow Geisha
    .a = a Yellow Geisha
    .plural = Yellow Geishas

card-red-geisha = Red Geisha
    .a = a Red Geisha
    .plural = Red Geishas

card-yellow-merchant = Yellow Merchant
    .a = a Yellow Merchant
    .plural = Yellow Merchants

card-red-merchant = Red Merchant
    .a = a Red Merchant
    .plural = Red Merchants

card-yellow-actor = Yellow Actor
    .a = a Yellow Actor
    .plural = Yellow Actors

card-red-actor = Red Actor
    .a = a Red Actor
    .plural = Red Actors

card-yellow-sumo-wrestler = Yellow Sumo Wrestler
    .a = a Yellow Sumo Wrestler
    .plural = Yellow Sumo Wrestlers

card-red-sumo-wrestler = Red Sumo Wrestler
    .a = a Red Sumo Wrestler
    .plural = Red Sumo Wrestlers

card-yellow-samurai = Yellow Samurai
    .a = a Yellow Samurai
    .plural = Yellow Samurai

card-red-samurai = Red Samurai
    .a = a Red Samurai
    .plural = Red Samurai

card-yellow-monk = Yellow Monk
    .a = a Yellow Monk
    .plural = Yellow Monks

card-red-monk = Red Monk
    .a = a Red Monk
    .plural = Red Monks

card-yellow-calligrapher = Yellow Calligrapher
    .a = a Yellow Calligrapher
    .plural = Yellow Calligraphers

card-red-calligrapher = Red Calligrapher
    .a = a Red Calligrapher
    .plural = Red Calligraphers

card-yellow-gardener = Yellow Gardener
    .a = a Yellow Gardener
    .plural = Yellow Gardeners

card-red-gardener = Red Gardener
    .a = a Red Gardener
    .plural = Red Gardeners
