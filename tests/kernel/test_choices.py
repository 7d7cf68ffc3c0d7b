"""What a table may choose, described once."""

from typing import Any

import pytest

from senbazuru.kernel.choices import Choice, Pick, Switch, check_options
from senbazuru.kernel.errors import SenbazuruError

COLOURS: Choice = Pick("colours", ("red", "blue", "green"), "colour", least=2)
GUESTS: Choice = Pick("guests", ("ann", "ben"), "guest", number=True)
FOLK: Choice = Pick("folk", ("elf", "imp", "orc"), "people", each=True)
WARM: Choice = Switch("warm", instead_of="colours")
LATE: Choice = Switch("late", players=3)
ALL = (COLOURS, GUESTS, FOLK, WARM, LATE)


def refusal(players: int = 2, **options: Any) -> tuple[str, str]:
    with pytest.raises(SenbazuruError) as refused:
        check_options(ALL, options, players)
    return refused.value.code, str(refused.value)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"colours": ["red", "blue"]},
        {"colours": None, "warm": True},
        {"colours": ["red", "green"], "warm": False},
        {"guests": 0},
        {"guests": 2},
        {"guests": ("ben",)},
        {"guests": []},
        {"late": False},
        {"folk": ["elf", "elf"]},
    ],
)
def test_what_can_be_chosen_is_taken(options: dict[str, Any]) -> None:
    check_options(ALL, options, 2)


def test_from_so_many_players_on() -> None:
    check_options(ALL, {"late": True}, 3)
    code, said = refusal(2, late=True)
    assert code == "wrong-value"
    assert "3 players or more" in said


def test_an_option_that_there_is_not_is_refused_with_those_there_are() -> None:
    code, said = refusal(colour=["red", "blue"])
    assert code == "unknown-option"
    assert "colours, guests, folk, warm, late" in said


def test_an_unknown_name_is_refused_with_those_that_are_known() -> None:
    code, said = refusal(colours=["red", "pink"])
    assert code == "unknown-choice"
    assert "“pink”" in said
    assert "red, blue, green" in said


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"warm": 1}, "true or false"),
        ({"warm": "yes"}, "true or false"),
        ({"warm": True, "colours": ["red", "blue"]}, "no `colours` beside it"),
        ({"colours": "red"}, "a list of names"),
        ({"colours": [1, 2]}, "a list of names"),
        ({"colours": ["red"]}, "2 different names or more"),
        ({"colours": ["red", "red"]}, "2 different names or more"),
        ({"guests": 3}, "a number up to 2, or a list of names"),
        ({"guests": True}, "a number up to 2, or a list of names"),
        ({"guests": ["ann", "ann"]}, "different names"),
    ],
)
def test_what_makes_no_sense_is_refused_with_what_would(options: dict[str, Any], expected: str) -> None:
    code, said = refusal(**options)
    assert code == "wrong-value"
    assert expected in said
