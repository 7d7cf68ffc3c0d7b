"""Where rules meet: rice paper in payments, extra actions of a Caiman, and what lies over and under what."""

from itertools import product
from typing import Final

import pytest

from tests.origami.table import RICE, SPECTATOR, at, rice

TWO: Final = "families: polar, exotic"
POLAR_SKY: Final = "families: polar, sky"
POLAR_SEA: Final = "families: polar, sea"
POLAR_FARM: Final = "families: polar, farm"
EXOTIC_SAVANNAH: Final = "families: exotic, savannah"
EXOTIC_LEGENDARY: Final = "families: exotic, legendary"
ICE: Final = "line: walrus, reindeer, polar-bear, polar-bear"
JUNGLE: Final = "line: anaconda, anaconda, golden-frog, golden-frog"
BEASTS: Final = "line: cheetah, cheetah, gorilla, snake"
BIRDS: Final = "line: vulture, vulture, polar-bear, polar-bear"
LEGENDS: Final = "line: griffin, golden-frog, golden-frog, kappa"


# -- the Parrot copies a Penguin or a Walrus


def test_a_parrot_that_starts_a_column_is_not_offered_a_penguin() -> None:
    t = at(
        POLAR_SKY,
        "hand 0: parrot, chicken, owl",
        "line: penguin, vulture, vulture, arctic-hare",
        "collection 0 left: narwhal",
    )
    t.say("play", "parrot", "chicken")
    assert t.collection(0, "right") == ["parrot"]
    assert t.offered() == {"arctic-hare", "no"}, "nothing lies under the Parrot"


def test_a_parrot_does_not_copy_the_penguin_it_has_just_covered() -> None:
    t = at(
        POLAR_SKY,
        "hand 0: parrot, chicken",
        "collection 0 left: penguin",
        "collection 0 right: owl, dove",
        "line: arctic-hare, vulture, vulture, chicken",
    )
    t.say("play", "parrot", "chicken")
    assert t.collection(0, "left") == ["penguin", "parrot"]
    assert t.offered() == {"arctic-hare", "dove", "no"}


def test_a_parrot_may_copy_the_own_penguin_in_the_other_column_and_counts_what_lies_under_the_parrot() -> None:
    t = at(
        POLAR_SKY,
        "hand 0: parrot, chicken",
        "collection 0 left: owl, seal, penguin",
        "collection 0 right: dove, seal",
        BIRDS,
    )
    t.say("play", "parrot", "chicken", "penguin")
    assert t.collection(0, "right") == ["dove", "seal", "parrot"]
    assert t.hand(0) == [RICE] * 2


def test_a_parrot_copies_a_penguin_as_far_as_there_is_rice_paper() -> None:
    t = at(
        POLAR_SKY,
        "hand 0: parrot, chicken",
        "paper: 1",
        "collection 0 left: owl, seal",
        "collection 0 right: dove, seal",
        "collection 1 left: penguin",
        BIRDS,
    )
    t.say("play", "parrot", "chicken", "left", "penguin")
    assert (t.hand(0), t.paper()) == ([RICE], 0)


def test_a_parrot_that_copies_a_walrus_may_take_what_paid_for_the_parrot() -> None:
    t = at(POLAR_SKY, f"hand 0: parrot, owl, {rice(1)}", "collection 1 left: walrus", BIRDS)
    t.say("play", "parrot", "owl", RICE, "left", "walrus", "owl")
    assert t.hand(0) == ["owl"]
    assert t.discards() == []


def test_rice_paper_that_counted_twice_is_rice_paper_for_a_parrot_that_copies_a_walrus() -> None:
    t = at(
        POLAR_SKY,
        f"hand 0: parrot, chick, {rice(1)}",
        "discards: eagle",
        "collection 0 left: narwhal",
        "collection 1 left: walrus",
        BIRDS,
    )
    t.say("play", "parrot", "double", "chick", "walrus", "eagle")
    assert t.hand(0) == ["eagle"]


def test_a_parrot_played_free_of_cost_cannot_copy_a_walrus() -> None:
    t = at(
        "families: polar, sky, savannah",
        f"hand 0: parrot, {rice(2)}",
        "discards: eagle",
        "collection 0 left: lion",
        "line: walrus, arctic-hare, vulture, vulture",
    )
    t.say("special-left", "parrot")
    assert t.offered() == {"arctic-hare", "no"}


def test_a_parrot_played_by_a_chick_looks_at_the_payment_of_the_parrot() -> None:
    lines = (POLAR_SKY, "discards: eagle", "collection 1 left: walrus", BIRDS)
    t = at(*lines, f"hand 0: chick, owl, parrot, dove, {rice(1)}")
    t.say("play", "chick", "owl", "left", "play", "parrot", "dove", RICE)
    assert t.offered() == {"chick", "walrus", "no"}, "rice paper paid for the Parrot"
    other = at(*lines, f"hand 0: chick, parrot, chicken, chick, {rice(1)}")
    other.say("play", "chick", "chick", RICE, "left", "play", "parrot", "chicken")
    assert other.offered() == {"chick", "no"}, "rice paper paid for the Chick"


# -- the Narwhal in payments


def test_two_narwhals_let_two_rice_papers_count_twice() -> None:
    t = at(
        TWO,
        f"hand 0: penguin, {rice(3)}",
        "collection 0 left: narwhal",
        "collection 0 right: narwhal",
        JUNGLE,
    )
    t.say("play", "penguin", "double")
    assert t.offered() == {RICE, "double"}
    t.say("double")
    assert t.offered() == {RICE}
    t.say(RICE, "left", "no")
    assert t.told("paid-double") == [{"card": RICE}] * 2
    assert t.paper() == 18


def test_two_narwhals_pay_for_a_seal_with_two_rice_papers() -> None:
    t = at(
        TWO,
        f"hand 0: seal, {rice(2)}",
        "collection 0 left: narwhal",
        "collection 0 right: narwhal",
        JUNGLE,
    )
    t.say("play", "seal")
    assert t.offered() == {"double"}, "with one that counts once 4 folds are out of reach"
    t.say("double", "double", "left", "use")
    assert t.hand(0) == [RICE] * 3


def test_rice_paper_is_not_offered_where_only_a_second_narwhal_could_complete_the_payment() -> None:
    lines = (TWO, f"hand 0: seal, walrus, {rice(2)}", JUNGLE)
    t = at(*lines, "collection 0 left: narwhal")
    t.say("play", "seal")
    assert t.offered() == {"walrus"}, "2 and 1 are 3 folds"
    two = at(*lines, "collection 0 left: narwhal", "collection 0 right: narwhal")
    two.say("play", "seal")
    assert two.offered() == {"walrus", "double"}


def test_a_third_rice_paper_counts_once_with_two_narwhals() -> None:
    t = at(
        TWO,
        f"hand 0: polar-bear, {rice(3)}",
        "collection 0 left: narwhal",
        "collection 0 right: narwhal",
        JUNGLE,
    )
    assert t.refused("play") == "nothing-to-play", "5 folds at most"


def test_a_narwhal_works_before_it_is_covered_by_what_it_helped_to_pay() -> None:
    t = at(
        TWO,
        "extra: 1",
        f"hand 0: macaw, macaw, {rice(4)}",
        "collection 0 left: narwhal",
        "collection 0 right: seal, seal",
        JUNGLE,
    )
    t.say("play", "macaw", "double", RICE)
    assert t.collection(0, "left") == ["narwhal", "macaw"]
    assert t.refused("play") == "nothing-to-play", "2 folds of rice paper are left"


@pytest.mark.parametrize(
    ("papers", "payment"),
    [
        (2, ["double", RICE, "stop"]),
        (3, ["double", RICE, RICE, "stop"]),
        (3, [RICE, RICE, RICE, "stop"]),
        (3, [RICE, RICE, "double", "stop"]),
        (4, ["double", RICE, RICE, RICE]),
    ],
)
def test_a_narwhal_pays_with_the_discount_of_a_dolphin(papers: int, payment: list[str]) -> None:
    t = at(
        POLAR_SEA,
        f"hand 0: penguin, {rice(papers)}",
        "collection 0 left: dolphin",
        "collection 0 right: narwhal, seal, narwhal",
        "line: whale, whale, walrus, walrus",
    )
    t.say("special-left", "penguin")
    assert t.asked().args == {"card": "penguin", "price": 5, "discount": 2}
    t.say(*payment, "no")
    assert t.collection(0, "left") == ["dolphin", "penguin"]


def test_a_discount_does_not_let_rice_paper_pay_too_much() -> None:
    t = at(
        POLAR_SEA,
        f"hand 0: minnow, {rice(2)}",
        "collection 0 left: dolphin",
        "collection 0 right: narwhal",
        "line: whale, whale, walrus, walrus",
    )
    t.say("special-left", "minnow")
    assert t.offered() == {RICE, "double", "stop"}, "2 less a discount of up to 2"
    t.say(RICE)
    assert t.offered() == {RICE, "stop"}, "1 fold is left: a second one must not count twice"


def test_a_narwhal_pays_with_the_discount_of_a_shell() -> None:
    t = at(
        POLAR_SEA,
        f"hand 0: shell, seal, squid, {rice(3)}",
        "collection 0 left: narwhal",
        "collection 0 right: seal",
        "line: whale, whale, walrus, walrus",
    )
    t.say("play", "shell", "seal", RICE, "right", "squid", "double", RICE, "stop")
    assert t.collection(0, "left") == ["narwhal", "squid"]
    assert (t.hand(0), t.paper()) == ([], 18)


@pytest.mark.parametrize(
    ("colour", "papers", "payment"),
    [
        ("red", 4, ["double", RICE, RICE, RICE]),
        ("yellow", 2, ["double", RICE]),
    ],
)
def test_a_narwhal_pays_the_price_that_a_musician_has_changed(colour: str, papers: int, payment: list[str]) -> None:
    lines = (TWO, "characters: musician", f"middle: {colour}-musician", "collection 0 left: narwhal", JUNGLE)
    t = at(*lines, f"hand 0: seal, {rice(papers)}")
    t.say("play", "seal", *payment, "no")
    assert t.collection(0, "right") == ["seal"]
    assert t.hand(0) == []
    short = at(*lines, f"hand 0: seal, {rice(papers - 1)}")
    assert short.refused("play") == "nothing-to-play"


def test_with_a_yellow_musician_an_arctic_hare_costs_one_fold_and_nothing_counts_twice() -> None:
    t = at(
        TWO,
        "characters: musician",
        "middle: yellow-musician",
        f"hand 0: arctic-hare, {rice(1)}",
        "collection 0 left: narwhal",
        JUNGLE,
    )
    t.say("play", "arctic-hare")
    assert t.offered() == {RICE}


def test_a_narwhal_helps_to_pay_for_a_character() -> None:
    t = at(
        TWO,
        "characters: ninja",
        f"hand 0: yellow-ninja, {rice(3)}",
        "collection 0 left: narwhal",
        JUNGLE,
    )
    t.say("play", "yellow-ninja", "double", RICE, RICE, "no")
    assert t.middle() == ["yellow-ninja"]
    assert t.paper() == 18


def test_a_pig_takes_back_one_rice_paper_that_counted_twice() -> None:
    t = at(
        POLAR_FARM,
        f"hand 0: pig, walrus, {rice(1)}",
        "collection 0 left: narwhal",
        "line: rabbit, rabbit, fox, fox",
    )
    t.say("play", "pig", "walrus", "double")
    assert t.offered() == {"walrus", RICE, "no"}
    t.say(RICE)
    assert (t.hand(0), t.paper()) == ([RICE], 17)


def test_a_narwhal_pays_together_with_the_top_discard_of_a_vulture() -> None:
    t = at(
        POLAR_SKY,
        f"hand 0: dove, {rice(1)}, seal",
        "discards: owl, eagle",
        "collection 0 left: vulture",
        "collection 0 right: narwhal",
        "line: vulture, polar-bear, polar-bear, magpie",
    )
    t.say("special-left", "dove")
    assert t.offered() == {"seal", "double"}
    t.say("double", "left", "no")
    assert t.discards() == ["owl", "eagle"], "rice paper lies on no discard"
    assert t.hand(0) == ["seal"]


def test_a_narwhal_pays_together_with_the_top_discard_of_a_red_geisha() -> None:
    t = at(
        TWO,
        "characters: geisha",
        "middle: red-geisha",
        f"hand 0: penguin, {rice(2)}",
        "discards: macaw, seal",
        "collection 0 left: narwhal",
        JUNGLE,
    )
    t.say("play", "penguin", "double", RICE, "top-discard")
    assert t.collection(0, "right") == ["penguin"]
    assert t.discards() == ["seal", "macaw"], "fixed before paying, and now at the bottom"


def test_a_narwhal_works_in_what_a_dragon_lets_its_owner_play() -> None:
    t = at(
        "families: polar, legendary",
        "hand 0: dragon, griffin, kappa",
        f"hand 1: seal, {rice(3)}",
        "collection 1 left: narwhal",
        "line: griffin, walrus, walrus, reindeer",
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use")
    t.say("seal", "double", RICE, RICE, "no", seat=1)
    assert t.collection(1, "right") == ["seal"]
    assert t.hand(1) == []


def test_rice_paper_does_not_count_twice_for_an_arctic_wolf() -> None:
    t = at(
        TWO,
        f"hand 0: {rice(2)}",
        "collection 0 left: narwhal",
        "collection 0 right: arctic-wolf",
        JUNGLE,
    )
    t.say("draw", "anaconda")
    assert t.offered() == {"no", "1", "2"}
    t.say("1")
    assert len(t.hand(0)) == 3


def payable(price: int, doubles: int, papers: int, folds: list[int]) -> bool:
    """Whether some of these cards pay exactly, up to so many rice papers counting twice: tried out one by one."""
    cards = [*[0] * papers, *folds]
    for chosen in product((False, True), repeat=len(cards)):
        paid = [card for card, taken in zip(cards, chosen, strict=True) if taken]
        once = sum(card or 1 for card in paid)
        if any(once + twice == price for twice in range(min(doubles, paid.count(0)) + 1)):
            return True
    return False


@pytest.mark.parametrize("narwhals", [0, 1, 2])
@pytest.mark.parametrize("papers", range(5))
@pytest.mark.parametrize("others", [[], ["arctic-hare"], ["seal"], ["penguin"], ["reindeer", "seal"]])
def test_narwhals_make_payable_what_can_be_paid_exactly_and_nothing_else(
    narwhals: int, papers: int, others: list[str]
) -> None:
    columns = ["narwhal" if n < narwhals else "macaw" for n in range(2)]
    wanted = ["macaw", "piranha", "caiman", "anaconda"]
    t = at(
        TWO,
        f"hand 0: {', '.join([*wanted, *others, *[RICE] * papers])}",
        f"collection 0 left: {columns[0]}",
        f"collection 0 right: {columns[1]}",
        JUNGLE.replace("anaconda, anaconda", "sloth, sloth"),
    )
    linked = t.state.linked
    folds = {card: linked.folds[linked.names.index(card)] for card in (*wanted, *others)}
    expected = set()
    for card in (*wanted, *others):
        rest = [folds[other] for other in (*wanted, *others) if other != card]
        if payable(linked.cost[linked.names.index(card)], narwhals, papers, rest):
            expected.add(card)
    t.say("play")
    assert t.offered() == expected


@pytest.mark.parametrize("narwhals", [1, 2])
def test_every_payment_with_narwhals_that_is_begun_can_be_completed_exactly(narwhals: int) -> None:
    columns = ["narwhal" if n < narwhals else "macaw" for n in range(2)]
    t = at(
        TWO,
        f"hand 0: anaconda, seal, penguin, arctic-hare, {rice(4)}",
        f"collection 0 left: {columns[0]}",
        f"collection 0 right: {columns[1]}",
        JUNGLE.replace("anaconda, anaconda", "sloth, sloth"),
    )
    t.say("play", "anaconda")
    found: set[tuple[str, ...]] = set()
    begun: set[tuple[str, ...]] = {(word,) for word in t.offered()}
    while begun:
        payment = begun.pop()
        t.game.say(0, *payment)
        if t.asked().kind == "pay":
            begun |= {tuple(sorted((*payment, word))) for word in t.offered()}
        else:
            found.add(payment)
        t.game.undo(0)
    expected = {
        (*["arctic-hare"] * hare, *["double"] * double, *["penguin"] * penguin, *[RICE] * single, *["seal"] * seal)
        for hare, double, penguin, single, seal in product(range(2), range(narwhals + 1), range(2), range(5), range(2))
        if hare + 2 * double + 3 * penguin + single + 2 * seal == 8 and double + single <= 4
    }
    assert found == expected


# -- the Walrus


def test_rice_paper_that_counted_twice_is_enough_for_a_walrus() -> None:
    t = at(
        TWO,
        f"hand 0: walrus, reindeer, seal, {rice(1)}",
        "collection 0 left: narwhal",
        JUNGLE,
    )
    t.say("play", "walrus", "reindeer", "seal", "double", "seal")
    assert t.hand(0) == ["seal"]
    assert t.discards() == ["reindeer"]


def test_a_walrus_may_take_the_discard_that_a_vulture_used() -> None:
    t = at(
        POLAR_SKY,
        f"hand 0: walrus, penguin, {rice(1)}",
        "discards: eagle, owl",
        "collection 0 left: vulture",
        "line: vulture, polar-bear, polar-bear, magpie",
    )
    t.say("special-left", "walrus", "penguin", RICE)
    assert t.offered() == {"penguin", "eagle", "owl", "no"}
    t.say("eagle")
    assert t.hand(0) == ["eagle"]
    assert t.discards() == ["penguin", "owl"]


def test_a_walrus_may_take_the_discard_that_a_red_geisha_lowered() -> None:
    t = at(
        TWO,
        "characters: geisha",
        "middle: red-geisha",
        f"hand 0: walrus, penguin, {rice(1)}",
        "discards: reindeer, macaw",
        JUNGLE,
    )
    t.say("play", "walrus", "top-discard", "penguin", RICE, "left")
    assert t.discards() == ["penguin", "macaw", "reindeer"]
    t.say("reindeer")
    assert t.hand(0) == ["reindeer"]
    assert t.discards() == ["penguin", "macaw"]


def test_a_discard_of_a_red_geisha_is_no_rice_paper() -> None:
    t = at(
        TWO,
        "characters: geisha",
        "middle: red-geisha",
        f"hand 0: walrus, golden-frog, {rice(1)}",
        "discards: reindeer, macaw",
        "line: anaconda, anaconda, sloth, sloth",
    )
    t.say("play", "walrus", "top-discard", "golden-frog", "left")
    assert t.hand(0) == [RICE]
    assert t.whose_turn() == 1


def test_a_walrus_that_a_yellow_geisha_lifted_takes_a_discard_too() -> None:
    t = at(
        TWO,
        "characters: geisha",
        "middle: yellow-geisha",
        f"hand 0: reindeer, penguin, {rice(1)}",
        "discards: walrus, macaw",
        JUNGLE,
    )
    t.say("play", "top-discard", "reindeer", "penguin", RICE, "left")
    assert t.offered() == {"reindeer", "penguin", "macaw", "no"}
    t.say("reindeer")
    assert t.collection(0, "left") == ["walrus"]
    assert t.hand(0) == ["reindeer"]


def test_a_walrus_played_with_the_bonus_of_a_character_takes_nothing_though_rice_paper_paid_for_that() -> None:
    t = at(
        TWO,
        "characters: ninja",
        f"hand 0: yellow-ninja, penguin, {rice(1)}",
        "line: walrus, anaconda, anaconda, golden-frog",
    )
    t.say("play", "yellow-ninja", "penguin", RICE, "walrus", "left")
    assert t.collection(0, "left") == ["walrus"]
    assert t.hand(0) == []
    assert t.whose_turn() == 1


def test_a_walrus_may_take_a_character_from_the_discards() -> None:
    t = at(
        TWO,
        "characters: ninja",
        f"hand 0: walrus, reindeer, penguin, {rice(1)}",
        "discards: red-ninja",
        JUNGLE,
    )
    t.say("play", "walrus", "reindeer", "penguin", RICE, "left", "red-ninja")
    assert t.hand(0) == ["red-ninja"]


# -- the Caiman with Rhino and Snake


def test_a_rhino_beside_a_caiman_gives_two_extra_actions() -> None:
    t = at(
        EXOTIC_SAVANNAH,
        "hand 0: rhino, lion, zebra",
        "collection 0 left: caiman",
        BEASTS,
        "deck: gorilla, lion, anaconda, anaconda, golden-frog, golden-frog",
    )
    t.say("play", "rhino", "lion", "use")
    assert t.told("extra-action", SPECTATOR) == [{}, {}]
    t.say("draw", "gorilla")
    assert (t.asked().kind, t.whose_turn()) == ("action", 0)
    t.say("draw", "lion")
    assert t.hand(0) == ["gorilla", "lion", "zebra"]
    assert t.whose_turn() == 1


def test_one_who_declines_the_rhino_has_the_extra_action_of_the_caiman() -> None:
    t = at(EXOTIC_SAVANNAH, "hand 0: rhino, lion", "collection 0 left: caiman", BEASTS)
    t.say("play", "rhino", "lion", "no")
    assert t.line() == ["cheetah", "cheetah", "gorilla", "snake"]
    assert t.told("extra-action") == [{}]
    t.say("no")
    assert t.whose_turn() == 1


def test_a_rhino_that_covers_the_caiman_gives_only_its_own_extra_action() -> None:
    t = at(
        EXOTIC_SAVANNAH,
        "hand 0: rhino, lion",
        "collection 0 left: caiman",
        "collection 0 right: zebra, zebra",
        BEASTS,
    )
    t.say("play", "rhino", "lion", "use")
    assert t.told("extra-action") == [{}]


def test_a_parrot_that_copies_a_rhino_has_no_extra_action_of_a_caiman() -> None:
    t = at(
        "families: exotic, sky, savannah",
        "hand 0: parrot, chicken",
        "collection 0 left: caiman",
        "line: rhino, vulture, vulture, cheetah",
    )
    t.say("play", "parrot", "chicken", "rhino")
    assert t.told("extra-action") == [{}], "a Parrot costs 3"


@pytest.mark.parametrize(
    ("place", "left", "right", "extra"),
    [
        ("under-left", ["snake", "caiman"], ["macaw"], True),
        ("under-right", ["caiman"], ["snake", "macaw"], True),
        ("right", ["caiman"], ["macaw", "snake"], True),
        ("left", ["caiman", "snake"], ["macaw"], False),
    ],
)
def test_a_snake_gives_an_extra_action_unless_it_covers_the_caiman(
    place: str, left: list[str], right: list[str], extra: bool
) -> None:
    t = at(
        EXOTIC_SAVANNAH,
        "hand 0: snake, lion, zebra",
        "collection 0 left: caiman",
        "collection 0 right: macaw",
        "line: cheetah, cheetah, gorilla, gorilla",
    )
    t.say("play", "snake", "lion", "zebra", place)
    assert (t.collection(0, "left"), t.collection(0, "right")) == (left, right)
    assert t.told("extra-action") == ([{}] if extra else [])
    assert t.whose_turn() == (0 if extra else 1)


# -- the Caiman looks at the printed cost


@pytest.mark.parametrize(
    ("colour", "card", "payment", "extra"),
    [
        ("red", "narwhal", ["penguin", "seal"], True),
        ("red", "macaw", ["reindeer"], False),
        ("yellow", "narwhal", ["penguin"], True),
        ("yellow", "penguin", ["reindeer"], False),
    ],
)
def test_a_caiman_looks_at_the_printed_cost_whatever_a_musician_does(
    colour: str, card: str, payment: list[str], extra: bool
) -> None:
    t = at(
        TWO,
        "characters: musician",
        f"middle: {colour}-musician",
        f"hand 0: {card}, {', '.join(payment)}",
        "collection 0 left: caiman",
        JUNGLE,
    )
    t.say("play", card, *payment)
    assert t.told("extra-action") == ([{}] if extra else [])


def test_a_caiman_counts_a_play_with_a_discount_by_its_printed_cost() -> None:
    t = at(
        "families: exotic, sea",
        "hand 0: crab, macaw",
        "collection 0 left: minnow, dolphin",
        "collection 0 right: minnow, caiman",
        "line: whale, whale, anaconda, anaconda",
    )
    t.say("special-left", "crab", "macaw", "stop", "left")
    assert t.told("extra-action") == [{}]


def test_a_caiman_works_under_a_red_monk() -> None:
    t = at(TWO, "characters: monk", "middle: red-monk", "hand 0: seal, walrus", "collection 0 left: caiman", JUNGLE)
    t.say("play", "seal", "walrus")
    assert t.hand(0) == [], "no rice paper"
    assert t.told("extra-action") == [{}], "but an extra action"


# -- the Caiman with free plays


def test_a_caiman_counts_what_a_lion_plays_free_of_cost() -> None:
    t = at(
        EXOTIC_SAVANNAH,
        "hand 0: piranha",
        "collection 0 left: lion",
        "collection 0 right: caiman",
        BEASTS,
    )
    t.say("special-left", "piranha", "left", "no")
    assert t.told("extra-action") == [{}]
    assert t.offered() == {"draw", "no"}, "the Lion is covered"


def test_the_extra_action_of_a_caiman_does_not_allow_the_lion_again() -> None:
    t = at(
        EXOTIC_SAVANNAH,
        "hand 0: snake, macaw",
        "collection 0 left: lion",
        "collection 0 right: caiman",
        "line: cheetah, cheetah, gorilla, gorilla",
    )
    t.say("special-left", "snake", "under-left")
    assert t.told("extra-action") == [{}]
    assert t.refused("special-left") == "used-this-turn"


def test_a_special_action_without_a_play_gives_no_extra_action() -> None:
    t = at(
        "families: exotic, sea",
        "collection 0 left: squid",
        "collection 0 right: caiman",
        "line: whale, whale, anaconda, anaconda",
    )
    t.say("special-left", "whale")
    assert t.whose_turn() == 1


def test_a_caiman_counts_the_top_discard_that_a_yellow_geisha_plays() -> None:
    t = at(
        TWO,
        "characters: geisha",
        "middle: yellow-geisha",
        "hand 0: walrus",
        "discards: narwhal",
        "collection 0 left: caiman",
        JUNGLE,
    )
    t.say("play", "top-discard", "walrus")
    assert t.told("extra-action") == [{}]


def test_a_character_and_its_bonus_are_two_plays_for_a_caiman() -> None:
    t = at(
        TWO,
        "characters: ninja",
        "hand 0: yellow-ninja, walrus",
        "collection 0 left: caiman",
        "line: seal, anaconda, golden-frog, sloth",
        "deck: macaw",
    )
    t.say("play", "yellow-ninja", "walrus", "seal", "use")
    assert t.collection(0, "right") == ["seal"]
    assert t.told("extra-action") == [{}, {}]
    t.say("draw", "anaconda", "draw", "golden-frog")
    assert t.hand(0) == ["anaconda", "golden-frog"] + [RICE] * 3
    assert t.whose_turn() == 1


@pytest.mark.parametrize(("bonus", "extra"), [("no", 1), ("macaw", 1), ("narwhal", 2), ("chameleon", 2)])
def test_a_caiman_counts_the_bonus_of_a_character_by_its_printed_cost(bonus: str, extra: int) -> None:
    t = at(
        TWO,
        "characters: musician",
        "hand 0: yellow-musician, walrus, seal",
        "collection 0 left: caiman",
        "line: macaw, narwhal, chameleon, anaconda",
    )
    t.say("play", "yellow-musician", "walrus", "seal", bonus)
    assert t.told("extra-action") == [{}] * extra


def test_a_bonus_that_covers_the_caiman_ends_the_extra_action_of_the_character_too() -> None:
    t = at(
        TWO,
        "characters: ninja",
        "hand 0: yellow-ninja, walrus",
        "collection 0 left: caiman",
        "collection 0 right: macaw, macaw",
        "line: narwhal, anaconda, golden-frog, sloth",
    )
    t.say("play", "yellow-ninja", "walrus", "narwhal")
    assert t.collection(0, "left") == ["caiman", "narwhal"]
    assert t.told("extra-action") == []
    assert t.whose_turn() == 1


def test_a_caiman_played_as_bonus_comes_too_late_for_the_character() -> None:
    t = at(
        TWO,
        "characters: ninja",
        "hand 0: yellow-ninja, walrus",
        "line: caiman, anaconda, golden-frog, sloth",
    )
    t.say("play", "yellow-ninja", "walrus", "caiman", "left")
    assert t.told("extra-action") == []
    assert t.whose_turn() == 1


def test_each_play_of_a_chain_of_characters_counts_for_a_caiman() -> None:
    t = at(
        TWO,
        "characters: ninja, musician",
        "hand 0: red-ninja, walrus",
        "collection 0 left: caiman",
        "line: yellow-musician, narwhal, golden-frog, sloth",
    )
    t.say("play", "red-ninja", "walrus", "yellow-musician", "narwhal")
    assert sorted(t.middle()) == ["red-ninja", "yellow-musician"]
    assert t.told("extra-action") == [{}, {}, {}]


def test_eleven_plays_inside_each_other_beside_a_caiman_give_eleven_extra_actions() -> None:
    t = at(
        "families: exotic, savannah, legendary, lawn\nplayers: 5",
        "characters: ninja, actor, samurai, sumo-wrestler",
        "hand 0: elephant, lion, yellow-ninja, lion, dragon, griffin, kappa, dragon, griffin, kappa, "
        "cricket, gorilla, cricket, gorilla, red-ninja, anaconda",
        "collection 0 left: macaw, macaw, macaw, macaw, macaw, piranha, piranha, caiman",
        "line: yellow-actor, yellow-samurai, yellow-sumo-wrestler, elephant",
        "deck: bee, bee, snake, snake",
    )
    t.say("play", "elephant", "lion", "use", "yellow-ninja", "lion")
    t.say("yellow-actor", "yellow-samurai", "yellow-sumo-wrestler", "elephant", "use")
    t.say("dragon", "griffin", "kappa", "use", "dragon", "griffin", "kappa", "use")
    t.say("cricket", "gorilla", "cricket", "gorilla", "red-ninja", "anaconda")
    assert t.asked().kind == "action", "all of it is finished"
    assert t.told("extra-action") == [{}] * 11


def test_a_position_inside_nested_plays_beside_a_caiman_survives() -> None:
    t = at(
        TWO,
        "characters: ninja, musician",
        "hand 0: red-ninja, walrus",
        "collection 0 left: caiman",
        "line: yellow-musician, seal, golden-frog, sloth",
    )
    t.say("play", "red-ninja", "walrus", "yellow-musician", "seal")
    text = repr(t.game)
    assert "caiman^012" in text
    assert t.game.rules.read(text) == t.state
    t.say("use")
    assert t.told("extra-action") == [{}, {}, {}]
    assert "^" not in repr(t.game), "the marks are taken off"


def test_a_play_beside_a_caiman_that_is_taken_back_leaves_no_mark() -> None:
    t = at(TWO, "hand 0: narwhal, walrus", "collection 0 left: caiman", JUNGLE)
    before = t.state.copy()
    t.game.say(0, "play", "narwhal")
    assert "caiman^0" in repr(t.game)
    t.game.undo(0)
    assert t.state == before
    t.say("play", "narwhal", "walrus")
    assert t.told("extra-action") == [{}]


def test_a_dragon_and_the_own_play_inside_it_both_count_for_a_caiman() -> None:
    t = at(
        EXOTIC_LEGENDARY,
        "hand 0: dragon, griffin, kappa, unicorn, anaconda",
        "hand 1: macaw",
        "collection 0 left: caiman",
        LEGENDS,
    )
    t.say("play", "dragon", "griffin", "kappa", "use", "unicorn", "anaconda", "right")
    assert t.told("extra-action") == [{}], "the Unicorn's; the Dragon is not finished"
    t.say("no", seat=1)
    assert t.told("extra-action") == [{}, {}]
    assert (t.asked().kind, t.whose_turn()) == ("action", 0)


def test_a_caiman_gives_nothing_for_a_play_on_anothers_turn() -> None:
    t = at(
        EXOTIC_LEGENDARY,
        "hand 0: dragon, griffin, kappa",
        "hand 1: unicorn, anaconda, macaw",
        "collection 1 left: caiman",
        LEGENDS,
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use")
    t.say("unicorn", "anaconda", seat=1)
    assert t.collection(1, "right") == ["unicorn"]
    assert t.told("extra-action") == []
    assert t.whose_turn() == 1
    t.say("draw", "griffin", seat=1)
    assert t.whose_turn() == 0, "nor later"


def test_a_sloth_that_somebody_plays_inside_a_dragon_may_cost_its_player_the_extra_action() -> None:
    lines = (
        EXOTIC_LEGENDARY,
        "hand 0: dragon, griffin, kappa",
        "hand 1: sloth, anaconda, unicorn",
        "collection 0 left: macaw, caiman",
        "collection 0 right: macaw",
        LEGENDS,
    )
    t = at(*lines)
    t.say("play", "dragon", "griffin", "kappa", "use")
    t.say("sloth", "anaconda", "unicorn", "left", "seat-0", "left-2", seat=1)
    assert t.collection(0, "left") == ["caiman", "macaw"]
    assert t.told("extra-action") == []
    assert t.whose_turn() == 1
    spared = at(*lines)
    spared.say("play", "dragon", "griffin", "kappa", "use")
    spared.say("sloth", "anaconda", "unicorn", "left", "no", seat=1)
    assert spared.told("extra-action") == [{}]


def test_a_caiman_that_is_covered_and_uncovered_inside_a_dragon_counts_for_the_dragon_only() -> None:
    t = at(
        EXOTIC_LEGENDARY,
        "hand 0: dragon, griffin, kappa, piranha, anaconda",
        "collection 0 left: caiman",
        "collection 0 right: macaw, macaw",
        LEGENDS,
    )
    t.say("play", "dragon", "griffin", "kappa", "use", "piranha", "anaconda", "right", "left-2", "left-1")
    assert t.collection(0, "left") == ["dragon", "caiman"]
    assert t.told("extra-action") == [{}], "when the Piranha was announced the Caiman was covered"


def test_a_parrot_that_covers_a_caiman_inside_an_elephant_and_goes_under_it_leaves_the_extra_action() -> None:
    t = at(
        "families: exotic, savannah, sky",
        "hand 0: elephant, gorilla, parrot, chicken",
        "collection 0 left: caiman",
        "line: snake, vulture, vulture, cheetah",
        "deck: eagle",
    )
    t.say("play", "elephant", "gorilla", "use", "parrot", "chicken", "left")
    assert t.collection(0, "left") == ["caiman", "parrot"]
    t.say("snake")
    assert t.collection(0, "left") == ["parrot", "caiman"]
    assert t.told("extra-action") == [{}], "for the Elephant"


# -- chains of Caiman


def test_a_caiman_played_beside_a_caiman_gives_an_extra_action_and_then_both_are_visible() -> None:
    t = at(
        TWO,
        "hand 0: caiman, walrus, seal, narwhal, reindeer, macaw",
        "collection 0 left: caiman",
        "line: walrus, anaconda, anaconda, golden-frog",
    )
    t.say("play", "caiman", "walrus", "seal")
    assert t.collection(0, "right") == ["caiman"]
    assert t.told("extra-action") == [{}]
    t.say("play", "narwhal", "reindeer", "left")
    assert t.told("extra-action") == [{}, {}], "the one on the right is still visible"
    t.say("draw", "walrus")
    assert t.whose_turn() == 1


def test_of_two_caimans_the_one_that_stays_visible_counts() -> None:
    t = at(
        TWO,
        "hand 0: narwhal, reindeer, arctic-wolf, golden-frog",
        "collection 0 left: caiman",
        "collection 0 right: caiman",
        "line: walrus, anaconda, anaconda, sloth",
    )
    t.say("play", "narwhal", "reindeer", "left")
    assert t.told("extra-action") == [{}]
    t.say("play", "arctic-wolf", "golden-frog")
    assert t.collection(0, "right") == ["caiman", "arctic-wolf"]
    assert t.told("extra-action") == [{}], "now both are covered"
    assert t.whose_turn() == 1


def test_the_hand_limit_is_checked_once_after_all_extra_actions_of_a_caiman() -> None:
    t = at(
        TWO,
        f"hand 0: narwhal, walrus, {rice(9)}",
        "collection 0 left: caiman",
        "line: arctic-hare, anaconda, anaconda, golden-frog",
    )
    t.say("play", "narwhal", "walrus")
    assert len(t.hand(0)) == 9
    assert t.asked().kind == "action"
    t.say("draw", "arctic-hare")
    assert (t.asked().kind, t.asked().args) == ("hand-limit", {"limit": 8, "cards": 2})


# -- the Caiman covered and uncovered


def test_a_piranha_that_covers_a_caiman_and_moves_away_gives_an_extra_action() -> None:
    lines = (
        TWO,
        "hand 0: piranha, walrus",
        "collection 0 left: caiman",
        "collection 0 right: seal, macaw",
        JUNGLE,
    )
    t = at(*lines)
    t.say("play", "piranha", "walrus", "left-2", "left-1")
    assert t.collection(0, "left") == ["piranha", "caiman"]
    assert t.told("extra-action") == [{}]
    stays = at(*lines)
    stays.say("play", "piranha", "walrus", "no")
    assert stays.told("extra-action") == []


def test_a_caiman_that_a_piranha_moves_to_another_top_is_the_same_caiman() -> None:
    t = at(TWO, "hand 0: piranha, walrus", "collection 0 left: caiman", "collection 0 right: macaw", JUNGLE)
    t.say("play", "piranha", "walrus", "left", "left-1", "right-2")
    assert (t.collection(0, "left"), t.collection(0, "right")) == (["piranha"], ["macaw", "caiman"])
    assert t.told("extra-action") == [{}]


def test_a_caiman_that_a_piranha_buries_gives_nothing() -> None:
    t = at(TWO, "hand 0: piranha, walrus", "collection 0 left: seal, caiman", "collection 0 right: macaw", JUNGLE)
    t.say("play", "piranha", "walrus", "left-2", "left-1")
    assert t.collection(0, "left") == ["caiman", "seal"]
    assert t.told("extra-action") == []
    assert t.whose_turn() == 1


def test_a_caiman_that_a_piranha_uncovers_works_from_the_next_play_on() -> None:
    t = at(
        TWO,
        "extra: 1",
        "hand 0: piranha, walrus, narwhal, reindeer",
        "collection 0 left: caiman, macaw",
        "collection 0 right: macaw",
        JUNGLE,
    )
    t.say("play", "piranha", "walrus", "left-2", "left-1")
    assert t.collection(0, "left") == ["macaw", "caiman"]
    assert t.told("extra-action") == [], "it was not visible before"
    t.say("play", "narwhal", "reindeer", "right")
    assert t.told("extra-action") == [{}]


def test_one_caiman_covered_and_another_uncovered_are_not_the_same() -> None:
    t = at(
        TWO,
        "hand 0: piranha, walrus",
        "collection 0 left: caiman",
        "collection 0 right: caiman, macaw",
        JUNGLE,
    )
    t.say("play", "piranha", "walrus", "right-2", "right-1")
    assert t.collection(0, "left") == ["caiman", "piranha"]
    assert t.collection(0, "right") == ["macaw", "caiman"]
    assert t.told("extra-action") == []
    assert t.whose_turn() == 1


def test_a_sloth_that_covers_a_caiman_and_sinks_gives_an_extra_action() -> None:
    t = at(
        TWO,
        "hand 0: sloth, walrus, seal",
        "collection 0 left: caiman",
        "collection 0 right: macaw, macaw",
        JUNGLE,
    )
    t.say("play", "sloth", "walrus", "seal", "seat-0", "left-2")
    assert t.collection(0, "left") == ["sloth", "caiman"]
    assert t.told("extra-action") == [{}]


def test_a_sloth_that_sinks_the_caiman_gives_nothing() -> None:
    t = at(
        TWO,
        "hand 0: sloth, walrus, seal",
        "collection 0 left: macaw, caiman",
        "collection 0 right: macaw",
        JUNGLE,
    )
    t.say("play", "sloth", "walrus", "seal", "seat-0", "left-2")
    assert t.collection(0, "left") == ["caiman", "macaw"]
    assert t.told("extra-action") == []


def test_a_caiman_that_a_sloth_uncovers_works_from_the_next_play_on() -> None:
    t = at(
        TWO,
        "extra: 1",
        "hand 0: sloth, walrus, seal, narwhal, reindeer",
        "collection 0 left: caiman, macaw",
        "collection 0 right: macaw",
        JUNGLE,
    )
    t.say("play", "sloth", "walrus", "seal", "seat-0", "left-2")
    assert t.told("extra-action") == []
    t.say("play", "narwhal", "reindeer", "right")
    assert t.told("extra-action") == [{}]


def test_a_caiman_that_an_opponent_uncovers_works_on_its_owners_turn() -> None:
    t = at(
        TWO,
        "hand 0: sloth, walrus, seal",
        "hand 1: narwhal, reindeer",
        "collection 1 left: caiman, macaw",
        "collection 1 right: macaw",
        JUNGLE,
    )
    t.say("play", "sloth", "walrus", "seal", "left", "seat-1", "left-2")
    t.say("play", "narwhal", "reindeer", seat=1)
    assert t.collection(1, "left") == ["macaw", "caiman"]
    assert t.told("extra-action") == [{}]


# -- Piranha and Sloth uncover ongoing effects


def test_a_hand_limit_that_a_piranha_uncovers_holds_at_the_end_of_the_same_turn() -> None:
    lines = (
        "families: exotic, dinosaurs",
        "hand 0: piranha, t-rex, pterosaur, pterosaur, mesosaurus, mesosaurus, "
        "ankylosaurus, ankylosaurus, velociraptor, velociraptor, velociraptor, velociraptor",
        "collection 0 left: brontosaurus, macaw",
        "collection 0 right: macaw",
        JUNGLE,
    )
    t = at(*lines)
    t.say("play", "piranha", "t-rex", "left-2", "left-1")
    assert len(t.hand(0)) == 10
    assert t.state.hand_limit(0) == 11
    assert t.whose_turn() == 1
    covered = at(*lines)
    covered.say("play", "piranha", "t-rex", "no")
    assert covered.asked().args == {"limit": 8, "cards": 2}


def test_a_narwhal_that_a_piranha_uncovers_helps_to_pay_in_the_extra_action() -> None:
    t = at(
        TWO,
        "extra: 1",
        f"hand 0: piranha, walrus, macaw, {rice(2)}",
        "collection 0 left: narwhal, seal",
        "collection 0 right: macaw",
        JUNGLE,
    )
    assert t.state.doubles(0) == 0
    t.say("play", "piranha", "walrus", "left-2", "left-1")
    t.say("play", "macaw", "double", RICE, "right")
    assert t.hand(0) == []


def test_an_arctic_wolf_that_a_sloth_uncovers_asks_after_the_next_draw() -> None:
    t = at(
        TWO,
        "extra: 1",
        f"hand 0: sloth, walrus, seal, {rice(1)}",
        "collection 0 left: arctic-wolf, macaw",
        "collection 0 right: macaw",
        JUNGLE,
    )
    t.say("play", "sloth", "walrus", "seal", "seat-0", "left-2", "draw", "anaconda")
    assert (t.asked().kind, t.asked().source) == ("trade-paper", "arctic-wolf")


def test_a_sloth_may_take_the_protection_of_an_ankylosaurus_away() -> None:
    t = at(
        "families: exotic, dinosaurs, sky",
        "extra: 1",
        "hand 0: sloth, t-rex, brontosaurus, owl, t-rex",
        "hand 1: macaw, chick",
        "collection 1 left: macaw, ankylosaurus",
        JUNGLE,
    )
    assert t.state.protected(1)
    t.say("play", "sloth", "t-rex", "brontosaurus", "left", "seat-1", "left-2")
    assert not t.state.protected(1)
    t.say("play", "owl", "t-rex", "use")
    t.say("chick", seat=1)
    assert t.hand(1) == ["macaw"]


def test_a_sloth_may_give_an_opponent_an_ongoing_effect_back() -> None:
    t = at(
        "families: exotic, dinosaurs",
        "hand 0: sloth, t-rex, brontosaurus",
        "collection 1 left: brontosaurus, macaw",
        JUNGLE,
    )
    assert t.state.hand_limit(1) == 8
    t.say("play", "sloth", "t-rex", "brontosaurus", "left", "seat-1", "left-2")
    assert t.state.hand_limit(1) == 11


def test_a_piranha_that_covers_a_narwhal_with_another_card_ends_its_effect() -> None:
    t = at(
        TWO,
        "extra: 1",
        f"hand 0: piranha, walrus, macaw, {rice(2)}",
        "collection 0 left: seal, narwhal",
        "collection 0 right: macaw",
        JUNGLE,
    )
    t.say("play", "piranha", "walrus", "left-1", "left-2")
    assert t.collection(0, "left") == ["narwhal", "seal"]
    assert t.refused("play") == "nothing-to-play"


def test_with_a_yellow_calligrapher_a_piranha_may_leave_a_difference_of_two() -> None:
    lines = (TWO, "characters: calligrapher", "hand 0: piranha, walrus", "collection 0 left: seal", JUNGLE)
    t = at(*lines, "middle: yellow-calligrapher")
    t.say("play", "piranha", "walrus", "right")
    assert t.offered() == {"no", "left-1", "right-1"}
    t.say("left-1")
    assert t.offered() == {"right-1", "right-2"}
    t.say("right-1")
    assert (t.collection(0, "left"), t.collection(0, "right")) == ([], ["seal", "piranha"])
    usual = at(*lines)
    usual.say("play", "piranha", "walrus")
    assert usual.whose_turn() == 1, "one and one: nothing can be moved"


def test_when_the_calligrapher_has_left_a_piranha_must_not_widen_the_difference() -> None:
    t = at(
        TWO,
        "hand 0: piranha, walrus",
        "collection 0 left: seal, macaw, macaw, narwhal",
        "collection 0 right: sloth",
        JUNGLE,
    )
    t.say("play", "piranha", "walrus")
    assert t.collection(0, "right") == ["sloth", "piranha"], "four and two"
    assert t.offered() == {"no", "left-1", "left-2", "left-3", "left-4", "right-1", "right-2"}
    t.say("right-2")
    assert t.offered() == {"right-1"}, "five and one would be worse"
    other = at(
        TWO,
        "hand 0: piranha, walrus",
        "collection 0 left: seal, macaw, macaw, narwhal",
        "collection 0 right: sloth",
        JUNGLE,
    )
    other.say("play", "piranha", "walrus", "left-4", "right-1")
    assert other.collection(0, "right") == ["narwhal", "sloth", "piranha"], "three and three"


# -- Piranha and Sloth uncover special actions


def test_a_special_action_that_a_piranha_uncovers_is_usable_in_the_same_turn() -> None:
    t = at(
        EXOTIC_SAVANNAH,
        "extra: 1",
        "hand 0: piranha, lion, zebra",
        "collection 0 left: lion, macaw",
        "collection 0 right: macaw",
        BEASTS,
    )
    t.say("play", "piranha", "lion", "left-2", "left-1")
    assert "special-left" in t.offered()
    t.say("special-left", "zebra", "left")
    assert t.collection(0, "left") == ["macaw", "lion", "zebra"]


def test_a_special_action_that_a_sloth_uncovers_is_usable_in_the_same_turn() -> None:
    t = at(
        EXOTIC_SAVANNAH,
        "extra: 1",
        "hand 0: sloth, lion, rhino, zebra",
        "collection 0 left: lion, macaw",
        "collection 0 right: macaw",
        BEASTS,
    )
    t.say("play", "sloth", "lion", "rhino", "seat-0", "left-2", "special-left", "zebra", "left")
    assert t.collection(0, "left") == ["macaw", "lion", "zebra"]


def test_a_special_action_that_was_used_stays_used_wherever_a_piranha_moves_the_card() -> None:
    t = at(
        EXOTIC_SAVANNAH,
        "extra: 1",
        "hand 0: piranha, macaw",
        "collection 0 left: lion",
        "collection 0 right: macaw",
        BEASTS,
    )
    t.say("special-left", "piranha", "left", "left-1", "right-2")
    assert t.collection(0, "right") == ["macaw", "lion"]
    assert t.refused("special-right") == "used-this-turn"


def test_an_origami_played_this_turn_cannot_act_though_a_piranha_moves_it_to_the_top() -> None:
    t = at(
        EXOTIC_SAVANNAH,
        "extra: 1",
        "hand 0: piranha, gorilla, macaw",
        "collection 0 left: zebra, lion!",
        "collection 0 right: macaw",
        BEASTS,
    )
    t.say("play", "piranha", "gorilla", "right-1", "right-2")
    assert t.refused("special-left") == "played-this-turn"
    moved = at(
        EXOTIC_SAVANNAH,
        "extra: 1",
        "hand 0: piranha, gorilla, macaw",
        "collection 0 left: lion!",
        "collection 0 right: macaw",
        BEASTS,
    )
    moved.say("play", "piranha", "gorilla", "left", "left-1", "right-2")
    assert moved.collection(0, "right") == ["macaw", "lion"]
    assert moved.refused("special-right") == "played-this-turn"


def test_a_used_special_action_that_sank_and_came_up_again_stays_used() -> None:
    t = at(
        EXOTIC_SAVANNAH,
        "extra: 2",
        "hand 0: sloth, piranha, gorilla, macaw",
        "collection 0 left: zebra, lion",
        "collection 0 right: macaw",
        "line: cheetah, cheetah, gorilla, snake",
    )
    t.say("special-left", "sloth", "seat-0", "left-2")
    assert t.collection(0, "left") == ["lion", "zebra"]
    t.say("play", "piranha", "gorilla", "right", "left-2", "left-1")
    assert t.collection(0, "left") == ["zebra", "lion"]
    assert t.refused("special-left") == "used-this-turn"


def test_a_special_action_that_an_opponent_uncovers_is_usable_on_its_owners_turn() -> None:
    t = at(
        EXOTIC_SAVANNAH,
        "hand 0: sloth, lion, rhino",
        "hand 1: zebra",
        "collection 1 left: lion, macaw",
        BEASTS,
    )
    t.say("play", "sloth", "lion", "rhino", "left", "seat-1", "left-2")
    assert "special-left" in t.offered(1)


# -- the Chameleon over and under things


def test_a_snake_tucked_under_a_chameleon_gives_it_its_points() -> None:
    t = at(
        EXOTIC_SAVANNAH,
        "hand 0: snake, lion, zebra",
        "collection 0 left: chameleon",
        "collection 0 right: macaw",
        "line: cheetah, cheetah, gorilla, gorilla",
    )
    assert t.scores()[0] == 2
    t.say("play", "snake", "lion", "zebra", "under-left")
    assert t.scores()[0] == t.points("snake", "snake") + 2


def test_a_piranha_may_slide_an_origami_under_a_chameleon() -> None:
    t = at(
        TWO,
        "hand 0: piranha, walrus",
        "collection 0 left: chameleon",
        "collection 0 right: reindeer",
        JUNGLE,
    )
    t.say("play", "piranha", "walrus", "right", "right-1", "left-1")
    assert t.collection(0, "left") == ["reindeer", "chameleon"]
    assert t.scores()[0] == 8 + 8 + t.points("piranha")


def test_a_sloth_may_sink_an_opponents_chameleon_and_its_points_with_it() -> None:
    t = at(
        TWO,
        "hand 0: sloth, walrus, seal",
        "collection 1 left: reindeer, chameleon",
        JUNGLE,
    )
    assert t.scores()[1] == 8 + 8
    t.say("play", "sloth", "walrus", "seal", "left", "seat-1", "left-2")
    assert t.collection(1, "left") == ["chameleon", "reindeer"]
    assert t.scores()[1] == 8


def test_a_sloth_may_sink_what_a_chameleon_lies_on() -> None:
    t = at(
        TWO,
        "hand 0: sloth, walrus, seal",
        "collection 1 left: macaw, reindeer, chameleon",
        JUNGLE,
    )
    t.say("play", "sloth", "walrus", "seal", "left", "seat-1", "left-2")
    assert t.collection(1, "left") == ["reindeer", "macaw", "chameleon"]
    assert t.scores()[1] == 8 + 2 + 2


def test_a_chameleon_parts_two_macaws_and_is_no_macaw() -> None:
    t = at(TWO, "collection 0 left: macaw, chameleon, macaw")
    assert t.scores()[0] == 2 + 2 + 2


@pytest.mark.parametrize(
    ("families", "left", "printed", "extra"),
    [
        (EXOTIC_LEGENDARY, "kappa, chameleon", ["kappa", "kappa"], 5),
        ("families: exotic, sea", "whale, chameleon, minnow", ["whale", "whale", "minnow"], 2),
        ("families: exotic, lawn", "bee, chameleon", ["bee", "bee"], 1),
        (EXOTIC_SAVANNAH, "lion, chameleon, lion, chameleon", ["lion"] * 4, 0),
        ("families: exotic, farm", "rabbit, chameleon, cat", ["rabbit", "rabbit", "cat"], 0),
    ],
    ids=["kappa", "whale", "bee", "lion", "rabbit"],
)
def test_a_chameleon_takes_printed_points_and_no_effect(
    families: str, left: str, printed: list[str], extra: int
) -> None:
    t = at(families, f"collection 0 left: {left}")
    assert t.scores()[0] == t.points(*printed) + extra


def test_a_chameleon_on_an_anaconda_is_worth_its_printed_points_and_counts_for_the_difference() -> None:
    t = at(TWO, "collection 0 left: anaconda, chameleon", "collection 0 right: reindeer")
    anaconda = t.points("anaconda")
    assert t.scores()[0] == 2 * anaconda + 8 + abs(8 - 2 * anaconda)


# -- a Macaw once


def test_a_macaw_that_a_piranha_puts_between_two_macaws_is_worth_three_more_once() -> None:
    t = at(
        TWO,
        "hand 0: piranha, walrus",
        "collection 0 left: macaw, macaw",
        "collection 0 right: seal, macaw",
        JUNGLE,
    )
    t.say("play", "piranha", "walrus", "right", "right-2", "left-2")
    assert t.collection(0, "left") == ["macaw", "macaw", "macaw"]
    assert t.scores()[0] == 5 + 5 + 5 + t.points("seal", "piranha")


def test_a_sloth_may_part_two_macaws() -> None:
    t = at(
        TWO,
        "hand 0: sloth, walrus, seal",
        "collection 1 left: seal, macaw, macaw",
        JUNGLE,
    )
    assert t.scores()[1] == t.points("seal") + 5 + 5
    t.say("play", "sloth", "walrus", "seal", "left", "seat-1", "left-3")
    assert t.collection(1, "left") == ["macaw", "seal", "macaw"]
    assert t.scores()[1] == 2 + t.points("seal") + 2


def test_a_snake_under_a_macaw_does_not_part_it_from_the_one_above() -> None:
    t = at(
        EXOTIC_SAVANNAH,
        "hand 0: snake, lion, zebra",
        "collection 0 left: macaw, macaw",
        "collection 0 right: zebra, rhino",
        "line: cheetah, cheetah, gorilla, gorilla",
    )
    t.say("play", "snake", "lion", "zebra", "under-left")
    assert t.collection(0, "left") == ["snake", "macaw", "macaw"]
    assert t.scores()[0] == t.points("snake") + 5 + 5 + t.points("zebra", "rhino")


# -- the Golden frog


def test_a_golden_frog_takes_from_a_line_of_five_that_is_filled_to_five() -> None:
    t = at(
        TWO,
        "characters: merchant",
        "middle: yellow-merchant",
        "hand 0: golden-frog, walrus, reindeer",
        "line: macaw, seal, penguin, piranha, narwhal",
        "deck: sloth, caiman, sloth, caiman, anaconda",
    )
    t.say("play", "golden-frog", "walrus", "reindeer", "left", "use")
    assert t.hand(0) == ["macaw", "narwhal", "piranha", "seal"]
    assert t.line() == ["penguin", "sloth", "caiman", "sloth", "caiman"]


def test_a_golden_frog_played_with_the_bonus_of_a_character_takes_from_the_line_it_left() -> None:
    t = at(
        TWO,
        "characters: ninja",
        "hand 0: yellow-ninja, walrus",
        "line: macaw, golden-frog, penguin, seal",
        "deck: sloth, macaw, caiman, anaconda",
    )
    t.say("play", "yellow-ninja", "walrus", "golden-frog", "left", "use")
    assert t.hand(0) == ["macaw", "seal"]
    assert t.line() == ["penguin", "sloth", "macaw", "caiman"], "its own gap is filled with the others"
    assert t.whose_turn() == 1


def test_a_golden_frog_under_a_red_monk_takes_nothing() -> None:
    t = at(
        TWO,
        "characters: monk",
        "middle: red-monk",
        "hand 0: golden-frog, walrus, reindeer",
        "line: macaw, seal, penguin, piranha",
    )
    t.say("play", "golden-frog", "walrus", "reindeer", "left")
    assert t.hand(0) == []
    assert t.line() == ["macaw", "seal", "penguin", "piranha"]
    assert t.whose_turn() == 1


def test_a_golden_frog_is_a_play_of_cost_8_for_a_caiman() -> None:
    t = at(
        TWO,
        "hand 0: golden-frog, walrus, reindeer",
        "collection 0 left: caiman",
        "line: macaw, seal, penguin, piranha",
    )
    t.say("play", "golden-frog", "walrus", "reindeer", "use")
    assert t.told("extra-action") == []
    assert t.whose_turn() == 1


def test_what_a_golden_frog_took_may_pay_in_the_extra_action() -> None:
    t = at(
        EXOTIC_SAVANNAH,
        "extra: 1",
        "hand 0: golden-frog, lion, gorilla, piranha",
        "line: macaw, monkey, monkey, cheetah",
    )
    t.say("play", "golden-frog", "lion", "gorilla", "left", "use")
    t.say("play", "piranha", "macaw", "monkey", "monkey")
    assert t.collection(0, "right") == ["piranha"]
    assert t.hand(0) == []
