"""The longest questions that there are: of each verb a position in which it is asked, and what is answered before.

A random game hardly ever comes to most of them. `python -m tests.web.layout --tables questions` looks at all of them.
"""

from dataclasses import dataclass
from typing import Final

import senbazuru as sb


@dataclass(frozen=True)
class Asked:
    """A position with seat 0 to move, its answers until the question is there, and the question."""

    name: str
    position: str
    answers: tuple[str, ...]
    kind: str

    @property
    def game(self) -> str:
        return self._line("game", "origami")

    @property
    def players(self) -> int:
        return int(self._line("players", "2"))

    def _line(self, key: str, usual: str) -> str:
        given = [line.removeprefix(f"{key}: ") for line in self.position.splitlines() if line.startswith(f"{key}: ")]
        return given[0] if given else usual

    @property
    def options(self) -> list[list[int]]:
        """The answers as the server takes them."""
        game = sb.read(self.position)
        for answer in self.answers:
            game.say(0, answer)
        assert game.decision(0).kind == self.kind, game.decision(0).kind
        return [entry["answer"][1:] for entry in game.record.entries if "answer" in entry]


def asked(name: str, kind: str, position: str, *answers: str) -> Asked:
    return Asked(name, position.strip(), answers, kind)


QUESTIONS: Final = (
    asked(
        "dolphin-pays",
        "pay",
        """
families: sea, lawn
hand 0: minnow, minnow, ant, ant, shark, cricket
hand 1: bee, fly
line: cricket, fly, spider, skate
collection 0 left: caterpillar, ant, dolphin
collection 0 right: skate, whale
""",
        "special-left",
        "minnow",
    ),
    asked(
        "dolphin-pays-long-name",
        "pay",
        """
game: mixed
families: sea, legendary, dinosaurs
hand 0: nine-tailed-fox, phoenix, minnow, kappa, kappa, pterosaur, stegosaurus, leprechaun
line: dragon, griffin, oni, whale
collection 0 left: dolphin
collection 0 right: skate, brontosaurus
""",
        "special-left",
        "nine-tailed-fox phoenix",
    ),
    asked(
        "dolphin-plays",
        "play",
        """
families: sea, lawn
hand 0: minnow, minnow, ant, ant, shark, cricket
line: cricket, fly, spider, skate
collection 0 left: dolphin
""",
        "special-left",
    ),
    asked(
        "cricket-takes",
        "take-from-line",
        """
families: lawn, sea
hand 0: cricket, ant, ant, butterfly, bee
line: fly, spider, skate, minnow
""",
        "play cricket ant ant left",
    ),
    asked(
        "cricket-plays",
        "play",
        """
families: lawn, sea
hand 0: cricket, ant, ant, fly, caterpillar
line: fly, spider, skate, minnow
""",
        "play cricket ant ant left",
        "spider",
    ),
    asked(
        "chick-takes",
        "take-from-line",
        """
families: sky, farm
hand 0: chick, owl, chicken
line: owl, parrot, cat, chick
""",
        "play chick owl left",
        "take-from-line",
    ),
    asked(
        "chick-chooses",
        "choose-one",
        """
families: sky, farm
hand 0: chick, owl, parrot, chicken
line: dove, parrot, cat, chick
collection 0 left: vulture
""",
        "play chick owl right",
    ),
    asked(
        "spider-takes-exactly",
        "take-from-line",
        """
families: lawn, sea
hand 0: cricket
line: ant, ant, skate, minnow
collection 0 right: spider
""",
        "special-right ant",
    ),
    asked(
        "squid-takes",
        "take-from-line",
        """
families: lawn, sea
hand 0: cricket, bee, butterfly
line: ant, ant, skate, minnow
collection 0 right: spider, squid
""",
        "special-right",
    ),
    asked(
        "raccoon-takes",
        "take-from-line",
        """
families: farm, sky
hand 0: cat
discards: cat, owl
line: chick, dove, raccoon, chick
collection 0 right: raccoon
""",
        "special-right",
    ),
    asked(
        "samurai-plays-free",
        "play-from-line",
        """
game: legends
players: 4
families: dinosaurs, exotic
characters: samurai, sumo-wrestler, musician, merchant
middle: yellow-sumo-wrestler, red-musician, yellow-merchant
hand 0: red-samurai, t-rex, stegosaurus, triceratops, brontosaurus, pterosaur
line: mesosaurus, stegosaurus, caiman, piranha, chameleon
""",
        "play red-samurai t-rex triceratops",
    ),
    asked(
        "piranha-moves",
        "move-which",
        """
game: legends
players: 4
families: dinosaurs, exotic
hand 0: piranha, mesosaurus, macaw, t-rex, stegosaurus
line: mesosaurus, velociraptor, caiman, chameleon
collection 0 left: brontosaurus, stegosaurus
collection 0 right: ankylosaurus, triceratops
""",
        "play piranha mesosaurus macaw left",
    ),
    asked(
        "piranha-puts",
        "move-where",
        """
game: legends
players: 4
families: dinosaurs, exotic
hand 0: piranha, mesosaurus, macaw, t-rex, stegosaurus
line: mesosaurus, velociraptor, caiman, chameleon
collection 0 left: brontosaurus, stegosaurus
collection 0 right: ankylosaurus, triceratops
""",
        "play piranha mesosaurus macaw left",
        "left-2",
    ),
    asked(
        "sloth-whose",
        "sink-whose",
        """
game: legends
players: 4
families: dinosaurs, exotic
hand 0: sloth, t-rex, mesosaurus, stegosaurus
line: mesosaurus, velociraptor, caiman, chameleon
collection 1 left: brontosaurus, stegosaurus
collection 2 right: ankylosaurus, triceratops
collection 3 right: ankylosaurus, caiman
""",
        "play sloth t-rex mesosaurus left",
    ),
    asked(
        "sloth-which",
        "sink-which",
        """
game: legends
players: 4
families: dinosaurs, exotic
hand 0: sloth, t-rex, mesosaurus, stegosaurus
line: mesosaurus, velociraptor, caiman, chameleon
collection 1 left: brontosaurus, stegosaurus, pterosaur
collection 1 right: ankylosaurus, triceratops, macaw
""",
        "play sloth t-rex mesosaurus left",
        "seat-1",
    ),
    asked(
        "vulture-plays",
        "play",
        """
families: sky, farm
hand 0: eagle, chick, owl, magpie, parrot
discards: rabbit, owl
line: chick, dove, raccoon, chick
collection 0 left: vulture
""",
        "special-left",
    ),
    asked(
        "crab-gives",
        "exchange-give",
        """
families: sea, lawn
hand 0: butterfly, minnow, whale
discards: caterpillar, cricket
line: cricket, fly, spider, skate
collection 0 left: crab
""",
        "special-left",
    ),
    asked(
        "crab-takes",
        "fetch",
        """
families: sea, lawn
hand 0: butterfly, minnow, whale
discards: caterpillar, cricket, ant, bee, squid, shark, shell, dolphin
line: cricket, fly, spider, skate
collection 0 left: crab
""",
        "special-left",
        "minnow",
    ),
    asked(
        "monkey-gives",
        "exchange-give",
        """
families: savannah, lawn
hand 0: monkey, ant, caterpillar, elephant
line: cricket, fly, spider, gorilla
""",
        "play monkey ant left",
    ),
    asked(
        "monkey-takes",
        "exchange-take",
        """
families: savannah, lawn
hand 0: monkey, ant, caterpillar, elephant
line: cricket, fly, spider, gorilla
""",
        "play monkey ant left",
        "caterpillar",
    ),
    asked(
        "fox-passes",
        "pass-cards",
        """
game: legends
players: 4
families: legendary, polar
hand 0: nine-tailed-fox, griffin, kappa, phoenix, arctic-hare, unicorn
hand 1: seal
hand 2: seal
hand 3: seal
line: dragon, oni, polar-bear, reindeer
""",
        "play nine-tailed-fox griffin kappa left",
        "use",
    ),
    asked(
        "oni-discards",
        "discard",
        """
game: legends
players: 4
families: legendary, polar
hand 0: oni, griffin, kappa, phoenix, arctic-hare, unicorn
hand 1: seal
line: dragon, nine-tailed-fox, polar-bear, reindeer
""",
        "play oni griffin left",
        "use",
    ),
    asked(
        "wolf-trades",
        "trade-paper",
        """
game: legends
players: 2
families: legendary, polar
hand 0: rice-paper, rice-paper, rice-paper, rice-paper, rice-paper, griffin
line: dragon, nine-tailed-fox, phoenix, reindeer
collection 0 left: arctic-wolf
""",
        "draw phoenix stop",
    ),
    asked(
        "narwhal-pays",
        "pay",
        """
game: legends
players: 2
families: legendary, polar
middle: red-musician
characters: musician, monk
hand 0: rice-paper, rice-paper, rice-paper, griffin, nine-tailed-fox, phoenix
line: dragon, leprechaun, phoenix, reindeer
collection 0 left: narwhal
""",
        "play nine-tailed-fox rice-paper",
    ),
    asked(
        "walrus-fetches",
        "fetch",
        """
game: legends
players: 2
families: legendary, polar
hand 0: rice-paper, rice-paper, griffin, walrus, seal, phoenix
discards: dragon, leprechaun, kappa, unicorn, oni, penguin, narwhal, polar-bear, reindeer, arctic-wolf
line: dragon, leprechaun, phoenix, reindeer
""",
        "play walrus rice-paper rice-paper griffin seal left",
    ),
    asked(
        "gorilla-asks-use",
        "use",
        """
families: sky, savannah
players: 5
hand 0: gorilla, lion, owl, rhino
hand 1: owl
hand 2: parrot
line: gorilla, snake, cheetah, eagle
""",
        "play gorilla lion rhino owl left",
    ),
    asked(
        "eagle-takes",
        "take-at-random",
        """
families: sky, savannah
players: 5
hand 0: eagle, lion, gorilla, rhino
hand 1: owl
hand 2: owl
hand 3: parrot
hand 4: parrot
line: gorilla, snake, cheetah, eagle
""",
        "play eagle lion gorilla left",
    ),
    asked(
        "butterfly-looks",
        "look-at-hand",
        """
families: lawn, savannah
players: 5
hand 0: butterfly, lion, gorilla, fly
hand 1: ant
hand 2: ant
hand 3: bee
hand 4: bee
line: gorilla, snake, cheetah, spider
""",
        "play butterfly lion gorilla fly left",
    ),
    asked(
        "parrot-copies",
        "copy-instant",
        """
families: sky, savannah
players: 4
hand 0: parrot, lion, owl, rhino, chick
hand 1: owl
line: gorilla, rhino, dove, eagle
collection 1 left: elephant
collection 2 left: monkey
collection 3 left: magpie
""",
        "play parrot owl chick left",
    ),
    asked(
        "shell-plays",
        "play",
        """
families: sea, savannah
hand 0: shell, minnow, dolphin, rhino, skate
line: gorilla, rhino, snake, crab
""",
        "play shell minnow rhino left",
    ),
    asked(
        "lion-plays",
        "play",
        """
families: sea, savannah
hand 0: shell, minnow, dolphin, rhino, skate, cheetah
line: gorilla, rhino, snake, crab
collection 0 left: lion
""",
        "special-left",
    ),
    asked(
        "rhino-acts-again",
        "action",
        """
families: savannah, sea
hand 0: rhino, gorilla, minnow, cheetah
line: gorilla, rhino, snake, crab
collection 0 left: cheetah
collection 0 right: lion
""",
        "play rhino gorilla left",
        "use",
    ),
    asked(
        "snake-lies",
        "place",
        """
families: savannah, sea
hand 0: snake, gorilla, rhino, minnow
line: gorilla, rhino, crab, cheetah
collection 0 left: cheetah
collection 0 right: lion
""",
        "play snake gorilla rhino",
    ),
    asked(
        "griffin-takes",
        "each-takes",
        """
game: legends
players: 4
families: legendary, polar
hand 0: griffin, dragon, nine-tailed-fox, kappa
line: dragon, nine-tailed-fox, polar-bear, reindeer
""",
        "play griffin dragon nine-tailed-fox kappa left",
        "use",
    ),
    asked(
        "dragon-plays",
        "play",
        """
game: legends
players: 4
families: legendary, polar
hand 0: dragon, griffin, kappa, phoenix, leprechaun, oni
line: griffin, nine-tailed-fox, polar-bear, reindeer
""",
        "play dragon griffin kappa left",
        "use",
    ),
    asked(
        "hand-limit",
        "hand-limit",
        """
game: legends
players: 4
families: legendary, polar
hand 0: dragon, griffin, kappa, phoenix, leprechaun, nine-tailed-fox, polar-bear, reindeer
line: griffin, nine-tailed-fox, phoenix, arctic-hare
""",
        "draw phoenix arctic-hare",
    ),
    asked(
        "geisha-pays",
        "pay",
        """
game: legends
players: 4
families: legendary, polar
characters: geisha, musician, actor, samurai
middle: red-geisha, red-musician, red-actor
hand 0: dragon, griffin, kappa, nine-tailed-fox, polar-bear
discards: phoenix, griffin
line: oni, unicorn, phoenix, leprechaun
""",
        "play nine-tailed-fox kappa",
    ),
    asked(
        "nothing-to-play",
        "action",
        """
families: farm, sea
hand 0: sheep
line: rabbit, fox, pig, dog
collection 0 left: dolphin, raccoon
collection 0 right: raccoon, shark
""",
    ),
    asked(
        "nothing-in-hand",
        "action",
        """
families: farm, sea
line: rabbit, fox, pig, dog
collection 0 left: raccoon, dolphin
collection 0 right: raccoon, shark
""",
    ),
)
