"""What people may call themselves and write."""

import pytest

from senbazuru.kernel.errors import SenbazuruError
from senbazuru.table import entries as e
from senbazuru.table.plan import Plan
from senbazuru.table.spelling import MOST_MARKS, likeness, plain
from senbazuru.table.table import Table
from tests.table import ANN, BEN, NOW, boats, refusal, seated

UNSEEN = [
    "\u3164",
    "\u2800",
    "\uffa0",
    "\u115f",
    "\u1160",
    "\u00ad",
    "\u034f",
    "\u200b",
    "\u200d",
    "\u2060",
    "\ufe0f",
    "\ufeff",
    "\U000e0041",
    "\u0301",
    "\u20dd",
    " \u0301",
]
LIKE_ANN = [
    "ann",
    "ANN",
    "A\u0301nn",
    "\u00c1nn",
    "Ann\u0323",
    "Ann\ufe0f",
    "A\u200dnn",
    "\u0410nn",
    "\u0391nn",
    "\u0391\u039d\u039d",
    "\uff21\uff4e\uff4e",
    "\U0001d400\U0001d427\U0001d427",
]


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_a_name_has_something_to_be_seen(name: str) -> None:
    table = seated(Plan("boats", 2), "Ann")
    assert refusal(table, table.sit, NOW, BEN, 1, name) == "bad-text"
    assert refusal(table, table.say, NOW, ANN, name) == "bad-text"


@pytest.mark.parametrize("sign", [sign for sign in UNSEEN if sign not in ("\ufe0f", "\u0301", "\u20dd")], ids=ascii)
def test_and_nothing_beside_it_that_is_not(sign: str) -> None:
    table = seated(Plan("boats", 2), "Ann")
    assert refusal(table, table.sit, NOW, BEN, 1, f"Ben{sign}") == "bad-text"


@pytest.mark.parametrize("name", LIKE_ANN, ids=ascii)
def test_nobody_looks_like_somebody_else(name: str) -> None:
    table = seated(Plan("boats", 2), "Ann")
    assert refusal(table, table.sit, NOW, BEN, 1, name) == "name-taken"


@pytest.mark.parametrize(("one", "other"), [("Bill", "BiIl"), ("Bob", "B0b"), ("Оля", "ОЛЯ"), ("Straße", "STRASSE")])
def test_nor_by_case_or_by_figures_that_look_like_letters(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Anna"), ("Ann", "Anm"), ("Юля", "Оля"), ("กิ", "กี"), ("か", "が"), ("李", "王"), ("👩‍🚀", "🚀")],
)
def test_other_names_are_other_names(one: str, other: str) -> None:
    assert likeness(one) != likeness(other)
    seated(Plan("boats", 2), one, other)


@pytest.mark.parametrize(
    "name",
    [
        "Zoë",
        "Ngô Đình",
        "Владимир",
        "Νίκος",
        "प्रिया",
        "ณัฐวุฒิ",
        "می‌خواهم",
        "בָּרוּךְ",
        "李小龍",
        "김철수",
        "👩‍🚀",
        "🏳️‍🌈",
        "👨‍👩‍👧‍👦",
        "❤️‍🔥",
        "1️⃣",
    ],
)
def test_names_of_all_the_world_and_emoji_are_names(name: str) -> None:
    table = seated(Plan("boats", 2), "Ann")
    table.sit(NOW, BEN, 1, name)
    assert table.seats[1].name == name


def test_what_is_written_in_parts_is_put_together() -> None:
    table = seated(Plan("boats", 2), "Ann", "Zoe\u0308")
    assert table.seats[1].name == "Zo\u00eb"
    assert table.say(NOW, BEN, "de\u0301ja\u0300 vu").text == "d\u00e9j\u00e0 vu"


def test_no_sign_carries_a_tower_of_marks() -> None:
    assert plain("n" + "\u0300" * MOST_MARKS, 24)
    tower = "\u0323" * (MOST_MARKS + 2)  # the first one may be composed with the letter
    for text in (f"n{tower}", f"n\u200d{tower}", f"n{tower}\u200db", f"n\u0323\u200d{tower}"):
        with pytest.raises(SenbazuruError, check=lambda error: error.code == "bad-text"):
            plain(text, 300)


def test_what_can_be_said_is_not_compared_with_anything() -> None:
    table = boats("Ann", "Ben")
    assert table.say(NOW, BEN, "Ann").text == "Ann"


def test_names_of_older_journals_are_what_they_were() -> None:
    names = ["\u3164", "Ann", "A\u0301nn\u034f"]
    table = Table.open("table", Plan("boats", 3), NOW)
    journal = [*table.fresh, e.Came(NOW, ANN, "digest"), *(e.Sat(NOW, n, ANN, name) for n, name in enumerate(names))]
    again = Table.load(journal)
    assert again.frozen is None
    assert [seat.name for seat in again.seats] == names
