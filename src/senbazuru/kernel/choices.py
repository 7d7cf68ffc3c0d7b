"""What a table may choose before the game, described once: set-up, command line, lobby, protocol and docs read it here.

Plans and records keep what was chosen as `options`, by these names. The words for a choice are `choice-NAME`, with the
underscores of its name as hyphens; what one of its things is called is `NOUN-ID`, as `family-farm`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from senbazuru.kernel.errors import Said, SenbazuruError


@dataclass(frozen=True)
class Switch:
    """Something that a table has only if it is asked for."""

    known: ClassVar = (False, True)

    name: str
    flag: str = ""
    """What the command line calls it, if not by its name."""
    players: int = 1
    """From so many players on."""
    adds_to: str = ""
    """The choice of which it asks for one more."""
    instead_of: str = ""
    """The choice that it stands for: who names both has said two things."""
    first: bool = False
    """A first game has it, unless somebody says otherwise."""

    def check(self, options: Mapping[str, Any], players: int) -> None:
        """Raise SenbazuruError if the options cannot be like this."""
        value = options[self.name]
        if not isinstance(value, bool):
            raise self.wrong(Said("expected-true-or-false"))
        if value and players < self.players:
            raise self.wrong(Said("expected-players", least=self.players))
        if value and options.get(self.instead_of) is not None:
            raise self.wrong(Said("expected-not-beside", other=self.instead_of))

    def wrong(self, expected: Said) -> SenbazuruError:
        return SenbazuruError("wrong-value", option=self.name, expected=expected)


@dataclass(frozen=True)
class Pick:
    """Some of the names that a game knows. Left out, they are the game's own choice, or chance's."""

    name: str
    known: tuple[str, ...]
    noun: str
    """What one of them is."""
    flag: str = ""
    least: int = 0
    """So many must be named, if any are."""
    each: bool = False
    """One for each player, no more and no fewer; and one for each switch that adds to it."""
    number: bool = False
    """It may also be a number: then chance picks so many."""

    def check(self, options: Mapping[str, Any], players: int) -> None:
        """Raise SenbazuruError if the options cannot be like this. Of those for each player, the game says how many."""
        value = options[self.name]
        if value is None or (self.number and type(value) is int and 0 <= value <= len(self.known)):
            return
        if not isinstance(value, list | tuple) or not all(isinstance(name, str) for name in value):
            most = len(self.known)
            raise self.wrong(Said("expected-number-or-names", most=most) if self.number else Said("expected-names"))
        for name in value:
            if name not in self.known:
                raise SenbazuruError("unknown-choice", option=self.name, given=name, known=", ".join(self.known))
        if not self.each and not self.least <= len(set(value)) == len(value):
            raise self.wrong(Said("expected-different-names", least=self.least))

    def wrong(self, expected: Said) -> SenbazuruError:
        return SenbazuruError("wrong-value", option=self.name, expected=expected)


Choice = Switch | Pick


def check_options(choices: Sequence[Choice], options: Mapping[str, Any], players: int) -> None:
    """Raise SenbazuruError if there is no such option, or it cannot have that value."""
    known = {choice.name: choice for choice in choices}
    for name in options:
        if name not in known:
            raise SenbazuruError("unknown-option", option=name, known=", ".join(known))
    for name in known:
        if name in options:
            known[name].check(options, players)
