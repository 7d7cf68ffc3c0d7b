"""Chapter: the two collections."""

import pytest

from tests.origami.table import TestTable, at


def sizes(t: TestTable, seat: int) -> tuple[int, int]:
    return len(t.collection(seat, "left")), len(t.collection(seat, "right"))


# -- where a card may be placed


def test_the_first_origami_starts_either_collection() -> None:
    t = at("families: farm, lawn", "hand 0: sheep, dog")
    t.say("play", "sheep", "dog")
    assert t.offered() == {"left", "right"}


def test_the_second_origami_starts_the_other_collection() -> None:
    t = at("families: farm, lawn", "collection 0 right: cat", "hand 0: sheep, dog")
    t.say("play", "sheep", "dog")
    assert (t.collection(0, "left"), t.collection(0, "right")) == (["sheep"], ["cat"])
    assert t.whose_turn() == 1, "there is no other place, so nothing is asked"


def test_the_third_origami_covers_either_of_the_first_two() -> None:
    t = at("families: farm, lawn", "collection 0 left: ant", "collection 0 right: cat", "hand 0: sheep, dog")
    t.say("play", "sheep", "dog")
    assert t.offered() == {"left", "right"}
    t.say("right")
    assert t.collection(0, "right") == ["cat", "sheep"]


def test_the_raccoon_of_the_rulebook_must_go_on_the_shark() -> None:
    t = at(
        "families: farm, sky, sea, savannah",
        "players: 4",
        "collection 0 left: rhino, shark",
        "collection 0 right: chicken, cat, gorilla",
        "hand 0: raccoon, fox, minnow",
        "discards: owl",
        "extra: 1",
    )
    assert "special-left" in t.offered(), "the Shark"
    t.say("play", "raccoon", "fox")
    assert t.collection(0, "left") == ["rhino", "shark", "raccoon"]
    assert t.collection(0, "right") == ["chicken", "cat", "gorilla"]
    assert t.offered() == {"no", "draw"}, "the Shark's special action is lost"


@pytest.mark.parametrize(
    ("left", "right", "places"),
    [
        ("", "", {(1, 0), (0, 1)}),
        ("cat", "", {(1, 1)}),
        ("cat", "cat", {(2, 1), (1, 2)}),
        ("cat, cat", "cat", {(2, 2)}),
        ("cat", "cat, cat", {(2, 2)}),
        ("cat, ant", "cat, cat", {(3, 2), (2, 3)}),
        ("cat, ant, ant", "", {(3, 1)}),
        ("cat, ant, ant", "ant", {(3, 2)}),
    ],
)
def test_the_sizes_differ_by_one_at_most_or_no_more_than_before(
    left: str, right: str, places: set[tuple[int, int]]
) -> None:
    reached = set()
    for side in ("left", "right"):
        t = at(
            "families: farm, lawn",
            f"collection 0 left: {left}",
            f"collection 0 right: {right}",
            "hand 0: sheep, dog",
        )
        t.say("play", "sheep", "dog")
        if t.whose_turn() == 0:
            t.say(side)
        reached.add(sizes(t, 0))
    assert reached == places


def test_a_place_that_would_unbalance_the_collections_is_refused_with_the_reason() -> None:
    t = at(
        "families: farm, savannah",
        "collection 0 left: cat, cat",
        "collection 0 right: dog",
        "hand 0: snake, fox, sheep",
    )
    t.say("play", "snake", "fox", "sheep")
    assert t.offered() == {"right", "under-right"}
    assert t.refused("left") == "unbalanced"


# -- visible and covered


def test_covering_a_special_action_loses_it() -> None:
    t = at("families: farm, sea", "collection 0 left: squid, cat", "collection 0 right: dog")
    assert t.offered() == {"draw"}


def test_a_covered_instant_cannot_be_copied() -> None:
    t = at(
        "families: farm, sky, lawn",
        "hand 0: parrot, sheep, cat",
        "collection 1 left: dove, ant",
        "collection 1 right: cat",
        "line: bee, bee, ant, ant",
    )
    t.say("play", "parrot", "sheep", "cat", "left")
    assert t.offered() == {"no", "cat"}


def test_covered_cards_keep_their_points() -> None:
    t = at("families: farm, lawn", "collection 0 left: butterfly, pig, cat", "collection 0 right: fly, spider")
    assert t.extras()[0] == 0


def test_covered_cards_keep_their_scoring_effects() -> None:
    t = at("families: farm, sky", "collection 0 left: chicken, chick", "collection 0 right: chick, cat")
    assert t.extras()[0] == 4


def test_covered_cards_keep_name_and_family() -> None:
    t = at("families: sky, lawn", "collection 0 left: fly, owl", "collection 0 right: ant, bee")
    assert t.extras()[0] == 3, "the Bee counts the covered Fly and Ant, not the Owl"


# -- uncovered again


def test_a_special_action_uncovered_again_is_usable_again() -> None:
    t = at(
        "families: farm, sky, sea, savannah",
        "collection 0 left: squid",
        "collection 0 right: cat",
        "hand 0: parrot, sheep, minnow",
        "line: snake, fox, rabbit, rabbit",
    )
    t.say("play", "parrot", "sheep", "minnow", "left", "snake")
    assert t.collection(0, "left") == ["parrot", "squid"]
    t.say("draw", "fox")
    assert "special-left" in t.offered()
    t.say("special-left", "rabbit")
    assert t.hand(0) == ["rabbit"]


def test_an_origami_put_under_a_collection_covers_nothing() -> None:
    t = at(
        "families: farm, sea, savannah",
        "collection 0 left: squid",
        "collection 0 right: cat",
        "hand 0: snake, fox, sheep",
        "extra: 1",
    )
    t.say("play", "snake", "fox", "sheep", "under-left")
    assert t.collection(0, "left") == ["snake", "squid"]
    assert "special-left" in t.offered()


def test_used_this_turn_stays_with_the_card_when_it_is_covered_and_uncovered() -> None:
    t = at(
        "families: farm, sky, savannah",
        "collection 0 left: lion",
        "collection 0 right: cat",
        "hand 0: parrot, sheep",
        "line: snake, fox, rabbit, rabbit",
        "extra: 1",
    )
    t.say("special-left", "parrot", "left", "snake")
    assert t.collection(0, "left") == ["parrot", "lion"]
    assert t.refused("special-left") == "used-this-turn"


def test_played_this_turn_stays_with_the_card_when_it_is_covered_and_uncovered() -> None:
    t = at(
        "families: farm, sky, sea, savannah",
        "collection 0 right: cat",
        "hand 0: squid, rabbit, parrot, sheep, minnow",
        "line: snake, fox, rabbit, fox",
        "extra: 2",
    )
    t.say("play", "squid", "rabbit")
    t.say("play", "parrot", "sheep", "minnow", "left", "snake")
    assert t.collection(0, "left") == ["parrot", "squid"]
    assert t.refused("special-left") == "played-this-turn"


def test_the_marks_of_a_turn_are_gone_on_the_next() -> None:
    t = at(
        "families: farm, sky, sea, savannah",
        "collection 0 left: squid*",
        "collection 0 right: raccoon!",
        "line: snake, fox, rabbit, fox",
        "discards: owl",
    )
    assert t.offered() == {"draw"}
    t.say("draw", "snake")
    t.say("draw", "fox")
    assert t.offered() == {"draw", "special-left", "special-right"}
