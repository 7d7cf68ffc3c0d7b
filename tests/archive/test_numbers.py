"""Numbers that are stored with a game, or enter a hash that is: what they were, they are.

A verb or frame is a number on the stack of a game under way, an answer is the number of an option, a use of chance is
known by the number of its purpose. Whoever changes one changes what stored games mean, and no rule would notice.
`numbers.json` holds them all. A new name is added there, with a number that nothing had before; a line that is there
stays, also for what is no longer used.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from senbazuru import look
from senbazuru.islands import squares
from senbazuru.islands.engine import atlas, events, painting
from senbazuru.islands.engine import game as islands_game
from senbazuru.islands.engine import steps as islands_steps
from senbazuru.islands.engine import table as islands_table
from senbazuru.kernel.game import Game
from senbazuru.kernel.record import Record
from senbazuru.origami import packs
from senbazuru.origami.engine import steps, vocabulary
from senbazuru.origami.engine.turn import Action, Turn
from senbazuru.origami.rules import MIXED, OrigamiRules

Numbers = Mapping[str, Mapping[str, int]]

FROZEN: Numbers = json.loads((Path(__file__).parent / "numbers.json").read_text())


def in_order(names: Sequence[str], first: int = 0) -> dict[str, int]:
    return {name: number for number, name in enumerate(names, first)}


LISTS: Numbers = {
    "origami: frames": {step.name: int(step.number) for step in vocabulary.STEPS if not isinstance(step, steps.Verb)},
    "origami: verbs": {verb.name: int(verb.number) for verb in vocabulary.VERBS},
    "origami: flags": {name: int(bit) for bit, name in steps.FLAGS.items()},
    "origami: families": in_order(packs.ORIGAMI_BOX),
    "origami: families of Legends": in_order(packs.LEGENDS_BOX),
    "origami: kinds of effects": in_order(packs.KINDS),
    "origami: colours of characters": in_order(look.COLOURS),
    "islands: frames": {step.name: int(step.number) for step in islands_game.STEPS},
    "islands: flags": {name: int(bit) for bit, name in islands_steps.FLAGS.items()},
    "islands: technologies": in_order(islands_table.TECHNOLOGIES),
    "islands: tokens": in_order(events.TOKENS),
    "islands: colours": in_order(squares.COLOURS),
    "islands: kinds of squares": in_order(squares.KINDS),
    "islands: sources of a painting": in_order(painting.SOURCES),
}
"""What has names of its own: all of it is frozen."""


def present() -> Numbers:
    """Everything that is frozen, as it is now. The other groups are named after modules, and hold constants."""
    constants = {
        group: {name: getattr(import_module(group), name) for name in names if hasattr(import_module(group), name)}
        for group, names in FROZEN.items()
        if group not in LISTS
    }
    return {**LISTS, **constants}


def broken(frozen: Numbers, now: Numbers) -> Iterator[str]:
    """What stored games would stumble over, and what is not held yet."""
    harm = "running tables freeze and records no longer verify. Give it back its number"
    for group in {**frozen, **now}:
        kept, found = frozen.get(group, {}), now.get(group, {})
        for name, number in kept.items():
            if name not in found:
                yield f"{group}: {name}, which is {number}, has vanished: {harm} and its name."
            elif found[name] != number:
                yield f"{group}: {name} was {number} and is {found[name]}: {harm}."
        for name, number in found.items():
            if name not in kept:
                yield f"{group}: {name} is new: write it into tests/archive/numbers.json, as {number}."
            if sum(other == number for other in found.values()) > 1 and ": " in group:
                yield f"{group}: {name} shares the number {number} with another: {harm}."


def test_every_stored_number_is_what_it_was() -> None:
    assert list(broken(FROZEN, present())) == []


def test_kinds_and_colours_are_named_in_the_order_of_their_numbers() -> None:
    for number, kind in enumerate(squares.KINDS):
        assert getattr(atlas, kind.partition("-")[0].upper()) == number
    for number, colour in enumerate(squares.COLOURS):
        assert getattr(atlas, colour.upper()) == number


@pytest.mark.parametrize(
    ("group", "planted", "told"),
    [
        ("origami: verbs", {"play": 20, "tuck": 19}, "play was 19 and is 20: running tables freeze"),
        ("islands: frames", {"paint": 17}, "paint was 5 and is 17"),
        ("senbazuru.toy.engine", {"DIE": 3}, "DIE was 2 and is 3"),
        ("origami: verbs", {"fold_again": 51}, "fold_again is new: write it into tests/archive/numbers.json, as 51"),
        ("origami: verbs", {"fold_again": 19}, "play shares the number 19"),
    ],
)
def test_a_planted_number_is_caught(group: str, planted: dict[str, int], told: str) -> None:
    now = {**present(), group: {**present()[group], **planted}}
    assert told in "\n".join(broken(FROZEN, now))


def test_a_name_that_vanishes_is_caught() -> None:
    fewer = {name: number for name, number in present()["islands: flags"].items() if name != "half-said"}
    told = list(broken(FROZEN, {**present(), "islands: flags": fewer}))
    assert len(told) == 1
    assert "half-said, which is 2, has vanished: running tables freeze and records no longer verify." in told[0]


# -- the order of a list means nothing

GAME = Path(__file__).parent / "records" / "mixed-three.jsonl"


def test_the_order_of_verbs_and_frames_changes_no_hash() -> None:
    """A record with hashes plays the same, and cards are linked to the same programs, from shuffled lists."""
    frames, verbs = list(vocabulary._FRAMES), list(vocabulary._VERBS)
    record = Record.loads(GAME.read_text())
    before = packs.link(list(packs.shipped().values())[:5])
    Random(1).shuffle(frames)
    verbs[10], verbs[11] = verbs[11], verbs[10]
    try:
        vocabulary.arrange(frames, verbs)
        assert [step.number for step in vocabulary.STEPS] == list(range(len(frames) + len(verbs)))
        assert list(packs.link(list(packs.shipped().values())[:5]).verbs) == list(before.verbs)
        assert Game.load(OrigamiRules(packs.Library(), "mixed"), record).over
        Random(2).shuffle(verbs)
        vocabulary.arrange(frames, verbs)
        assert Game.load(MIXED, record).over
    finally:
        vocabulary.arrange(vocabulary._FRAMES, vocabulary._VERBS)


def test_the_order_of_the_frames_of_islands_means_nothing() -> None:
    mixed = list(islands_game.STEPS)
    Random(1).shuffle(mixed)
    assert mixed != islands_game.STEPS
    assert islands_steps.by_number(mixed) == islands_game.STEPS


def test_a_number_given_twice_or_left_out_is_refused() -> None:
    before = list(vocabulary.STEPS)
    with pytest.raises(ValueError, match="turn has number 0, the next is 1"):
        vocabulary.arrange([Turn(), Turn()], [])
    with pytest.raises(ValueError, match="action has number 1, the next is 0"):
        vocabulary.arrange([Action()], [])
    with pytest.raises(ValueError, match="the next is"):
        islands_steps.by_number(islands_game.STEPS[1:])
    assert before == vocabulary.STEPS
