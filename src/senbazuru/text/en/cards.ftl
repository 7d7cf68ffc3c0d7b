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
### every card, to `card-hidden` and, if its lists differ, to `card-many`, and uses them in its own sentences:
### German perhaps `.gender = feminine` and `.acc = eine Eule`, Italian `.gender` and `.the = il Gufo`. Code need
### not change. A form used for selecting (`{ $card-gender -> ...}`) is one small English word.
###
### Some cards may come at once: then every form is a list, "an Owl and 2 Cats", so a sentence about cards that can
### come together uses `$card-a`. A card the reader may not see has the forms of `card-hidden`.
###
### A card whose composed effect sounds wrong may have its own sentence, `card-<id>-text`, with the attribute `.of`:
### the fingerprint of the instructions it was written for. When those change, the sentence is out of use and a
### test fails. These stand at the end of verbs.ftl.

card-hidden = card
    .a = a card
    .plural = cards

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
