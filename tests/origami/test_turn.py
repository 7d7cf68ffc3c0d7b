"""Chapter: a turn is exactly one action, then the hand limit."""

import pytest

from tests.origami.table import SPECTATOR, at

BOOK_LINE = "line: bee, parrot, raccoon, chick"


# -- exactly one action


def test_a_turn_is_one_action_and_then_the_next_player_clockwise_has_theirs() -> None:
    t = at("families: farm, sky, lawn", "players: 3", "to-move: 1", BOOK_LINE)
    t.say("draw", "bee")
    assert t.whose_turn() == 2
    t.say("draw", "parrot", "raccoon")
    assert t.whose_turn() == 0
    assert t.game.waiting() == [0]


def test_draw_play_and_special_action_are_offered_and_no_pass() -> None:
    t = at(
        "families: farm, sea, lawn",
        "hand 0: cat, sheep",
        "collection 0 left: squid",
        "collection 0 right: squid",
    )
    assert t.offered() == {"draw", "play", "special-left", "special-right"}


def test_a_player_who_can_only_draw_must_draw() -> None:
    t = at("families: farm, lawn", "hand 0: rabbit", "line: cat, dog, ant, ant")
    assert t.offered() == {"draw"}
    assert t.refused("play") == "nothing-to-play"


def test_the_turn_is_passed_only_if_no_action_at_all_is_possible() -> None:
    t = at("families: farm, lawn", "hand 0: rabbit", "hand 1: sheep, dog", "line:", "rest: out")
    assert t.whose_turn() == 1
    assert t.offered() == {"play"}
    assert t.refused("draw") == "line-empty"


def test_a_forced_pass_is_public_and_needs_no_answer() -> None:
    t = at("families: farm, lawn", "hand 0: sheep, dog", "hand 1: rabbit", "line: cat", "rest: out")
    t.say("draw", "cat")
    assert t.whose_turn() == 0, "the other player could neither draw nor play"
    assert [event.seat for event in t.events(SPECTATOR) if event.kind == "passed-turn"] == [1]


# -- 1. Draw


@pytest.mark.parametrize("taken", [["bee"], ["parrot", "raccoon"], ["raccoon", "parrot"], ["chick", "parrot"]])
def test_the_draws_of_the_rulebooks_example(taken: list[str]) -> None:
    t = at("families: farm, sky, lawn", BOOK_LINE)
    t.say("draw", *taken)
    assert t.hand(0) == sorted(taken)
    assert t.whose_turn() == 1


def test_one_may_draw_less_than_four_folds() -> None:
    t = at("families: farm, sky, lawn", BOOK_LINE)
    t.say("draw", "chick", "stop")
    assert t.hand(0) == ["chick"]
    assert t.whose_turn() == 1


def test_one_must_draw_at_least_one_card() -> None:
    t = at("families: farm, sky, lawn", BOOK_LINE)
    t.say("draw")
    assert t.offered() == {"bee", "parrot", "raccoon", "chick"}


def test_one_may_not_draw_more_than_four_folds() -> None:
    t = at("families: farm, sky, lawn", BOOK_LINE)
    t.say("draw", "chick")
    assert t.offered() == {"stop", "parrot", "raccoon"}
    assert t.refused("bee") == "too-many-folds"


def test_four_cards_of_one_fold_may_be_drawn_at_once() -> None:
    t = at("families: farm, lawn", "line: cat, fly, cat, fly", "deck: dog, pig, ant, bee")
    t.say("draw", "cat", "cat", "fly", "fly")
    assert t.hand(0) == ["cat", "cat", "fly", "fly"]
    assert t.line() == ["dog", "pig", "ant", "bee"]


def test_after_a_draw_the_line_is_refilled_to_four_from_the_deck() -> None:
    t = at("families: farm, sky, lawn", BOOK_LINE, "deck: dog, pig, ant")
    t.say("draw", "parrot", "raccoon")
    assert sorted(t.line()) == ["bee", "chick", "dog", "pig"]
    assert t.deck()[0] == "ant"


def test_the_line_is_not_refilled_before_the_draw_is_complete() -> None:
    t = at("families: farm, sky, lawn", BOOK_LINE, "deck: cat, pig")
    t.say("draw", "chick")
    assert t.offered() == {"stop", "parrot", "raccoon"}, "the Cat on the deck cannot be had"


def test_everybody_sees_what_is_drawn() -> None:
    t = at("families: farm, sky, lawn", "players: 3", BOOK_LINE, "hand 0: fox")
    t.say("draw", "parrot", "raccoon")
    assert [t.known(0, viewer) for viewer in (1, 2, SPECTATOR)] == [["parrot", "raccoon"]] * 3


# -- 3. Special action


def test_a_special_action_is_used_instead_of_drawing_or_playing() -> None:
    t = at("families: farm, sea", "collection 0 left: squid", "line: fox, cat, dog, dog")
    t.say("special-left", "fox", "cat")
    assert t.hand(0) == ["cat", "fox"]
    assert t.whose_turn() == 1


def test_only_the_top_card_of_ones_own_collections_has_its_special_action() -> None:
    t = at(
        "families: farm, sea",
        "collection 0 left: squid, cat",
        "collection 0 right: cat, squid",
        "collection 1 left: raccoon",
    )
    assert t.offered() == {"draw", "special-right"}


def test_a_special_action_is_usable_at_most_once_a_turn() -> None:
    t = at("families: farm, sea", "collection 0 left: squid", "extra: 1", "line: cat, cat, dog, fox")
    t.say("special-left", "cat", "stop")
    assert t.refused("special-left") == "used-this-turn"


def test_each_of_two_like_origami_has_its_special_action_once_a_turn() -> None:
    t = at(
        "families: farm, sea",
        "collection 0 left: squid",
        "collection 0 right: squid",
        "extra: 2",
        "line: fox, fox, rabbit, rabbit",
        "deck: dog, dog, pig, pig",
    )
    t.say("special-left", "fox")
    assert t.offered() == {"no", "draw", "special-right"}
    t.say("special-right", "rabbit")
    assert t.offered() == {"no", "draw"}


def test_a_special_action_is_usable_again_on_the_next_turn() -> None:
    t = at(
        "families: farm, sea",
        "collection 0 left: squid",
        "line: fox, fox, rabbit, rabbit",
        "deck: dog, dog, pig",
    )
    t.say("special-left", "fox")
    t.say("draw", "rabbit")
    t.say("special-left", "fox")
    assert t.hand(0) == ["fox", "fox"]


def test_a_special_action_is_never_usable_on_the_turn_in_which_the_card_was_played() -> None:
    t = at("families: farm, sea", "hand 0: squid, fox", "extra: 1")
    t.say("play", "squid", "fox", "left")
    assert t.offered() == {"no", "draw"}
    assert t.refused("special-left") == "played-this-turn"


def test_a_special_action_is_usable_on_the_turn_after_the_card_was_played() -> None:
    t = at("families: farm, sea", "hand 0: squid, fox", "line: dog, dog, pig, pig")
    t.say("play", "squid", "fox", "left")
    t.say("draw", "dog")
    assert "special-left" in t.offered()


EMPTY = ("line: fox, fox, rabbit, rabbit", "rest: out")


@pytest.mark.parametrize(
    ("card", "lines", "offered"),
    [
        ("raccoon", ["line: fox, fox, rabbit, rabbit"], False),
        ("raccoon", ["line: fox, fox, rabbit, rabbit", "discards: cat"], True),
        ("raccoon", ["line: fox, fox, rabbit, dog"], True),
        ("fox", ["line: cat, cat, rabbit, rabbit", "rest: out"], False),
        ("fox", ["line: cat, cat, rabbit, rabbit", "rest: out", "deck: dog"], True),
        ("fox", ["line: cat, cat, rabbit, rabbit", "rest: out", "discards: dog"], True),
        ("vulture", ["hand 0: cat, sheep"], False),
        ("vulture", ["hand 0: cat", "discards: chick"], False),
        ("vulture", ["hand 0: cat", "discards: sheep"], True),
        ("vulture", ["hand 0: cat, chick", "discards: dog"], False),
        ("vulture", ["hand 0: fox", "discards: dog"], False),
        ("shark", ["hand 0: cat"], False),
        ("shark", ["hand 0: cat, minnow"], True),
        ("shark", ["hand 0: minnow", *EMPTY], False),
        ("shark", ["hand 0: minnow", *EMPTY, "discards: cat"], True),
        ("crab", ["discards: cat"], False),
        ("crab", ["hand 0: cat"], False),
        ("crab", ["hand 0: cat", "discards: cat, cat"], False),
        ("crab", ["hand 0: cat", "discards: cat, dog"], True),
        ("crab", ["hand 0: cat, dog", "discards: cat"], True),
        ("squid", ["line:", "rest: out", "hand 0: cat, sheep"], False),
        ("squid", ["line: fox", "rest: out"], True),
        ("dolphin", ["hand 0: fox, sheep"], False),
        ("dolphin", ["hand 0: sheep, cat"], True),
        ("dolphin", ["hand 0: cat"], True),
        ("dolphin", [], False),
        ("cheetah", ["hand 0: fox", "line: dog, pig, rabbit, rabbit"], False),
        ("cheetah", ["hand 0: cat, sheep", "line: dog, pig, rabbit, rabbit"], True),
        ("cheetah", ["line: cat, pig, rabbit, rabbit"], True),
        ("lion", [], False),
        ("lion", ["hand 0: butterfly"], True),
    ],
)
def test_a_special_action_is_offered_if_its_demands_can_be_met_and_something_changes(
    card: str, lines: list[str], offered: bool
) -> None:
    t = at("families: farm, sky, sea, savannah, lawn", f"collection 0 left: {card}", *lines)
    assert ("special-left" in t.offered()) == offered
    if not offered:
        assert t.refused("special-left") == "demands-not-met"


def test_what_a_special_action_gives_is_taken_as_far_as_it_exists() -> None:
    t = at("families: farm, sea", "collection 0 left: shark", "hand 0: minnow", *EMPTY, "deck: cat")
    t.say("special-left", "minnow")
    assert t.hand(0) == ["cat", "minnow"], "two of three cards were there: the deck's last and the new deck's only one"


# -- the hand limit


def test_at_the_end_of_the_turn_one_discards_down_to_eight_by_choice() -> None:
    t = at(
        "families: farm, lawn",
        "hand 0: cat, cat, sheep, sheep, ant, ant, bee, dog",
        "line: fly, fly, pig, pig",
    )
    t.say("draw", "fly", "fly")
    assert t.asked().kind == "hand-limit"
    assert t.offered() == {"cat", "sheep", "ant", "bee", "dog", "fly"}
    t.say("bee", "fly")
    assert t.hand(0) == ["ant", "ant", "cat", "cat", "dog", "fly", "sheep", "sheep"]
    assert t.discards() == ["fly", "bee"], "in the owner's order"
    assert t.whose_turn() == 1


def test_eight_cards_may_be_kept() -> None:
    t = at("families: farm, lawn", "hand 0: cat, cat, sheep, sheep, ant, ant, bee", "line: fly, fly, pig, pig")
    t.say("draw", "pig", "stop")
    assert len(t.hand(0)) == 8
    assert t.whose_turn() == 1


def test_the_discards_of_the_hand_limit_are_seen_by_everybody() -> None:
    t = at(
        "families: farm, lawn",
        "hand 0: cat, cat, sheep, sheep, ant, ant, bee, dog",
        "line: fly, fly, pig, pig",
    )
    t.say("draw", "pig", "stop")
    t.say("sheep")
    assert t.told("discarded", SPECTATOR) == [{"card": "sheep"}]


def test_the_hand_limit_is_checked_once_after_all_extra_actions() -> None:
    t = at(
        "families: farm, lawn",
        "hand 0: cat, cat, sheep, sheep, ant, ant, bee, dog",
        "line: fly, fly, pig, pig",
        "extra: 1",
    )
    t.say("draw", "fly", "fly")
    assert t.asked().kind == "action", "ten cards in hand, but there is an extra action to come"
    t.say("play", "ant", "bee", "left")
    assert t.whose_turn() == 1
    assert len(t.hand(0)) == 8


def test_the_hand_limit_is_checked_after_a_declined_extra_action() -> None:
    t = at(
        "families: farm, lawn",
        "hand 0: cat, cat, sheep, sheep, ant, ant, bee, dog",
        "line: fly, fly, pig, pig",
        "extra: 1",
    )
    t.say("draw", "pig", "stop")
    t.say("no")
    assert t.asked().kind == "hand-limit"


def test_other_players_are_not_checked_on_ones_turn() -> None:
    t = at(
        "families: farm, sky, lawn",
        "hand 0: dove, bee",
        "hand 1: cat, cat, sheep, sheep, ant, ant, bee, dog",
        "line: fly, fly, pig, pig",
    )
    t.say("play", "dove", "bee", "left", "use")
    assert len(t.hand(1)) == 9
    assert t.whose_turn() == 1
    assert t.asked().kind == "action"
    t.say("draw", "pig", "stop")
    assert t.asked().kind == "hand-limit"
    assert (t.asked().least, t.asked().most) == (2, 2)
