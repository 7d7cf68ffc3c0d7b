"""The Sky: opponents, copying."""

import pytest

from tests.origami.matrix import cell
from tests.origami.table import SPECTATOR, at

TWO = "families: farm, sky"
SAVANNAH = "families: farm, sky, savannah"
FOUR = "families: farm, sky, sea, savannah\nplayers: 4"
DULL = "line: fox, fox, rabbit, rabbit"
"""A draw line without instants, without Sky cards."""


@pytest.mark.parametrize(
    ("card", "copies", "cost", "folds", "points"),
    [
        ("chick", 4, 2, 1, 3),
        ("parrot", 2, 3, 2, 1),
        ("owl", 2, 4, 2, 4),
        ("dove", 2, 4, 2, 4),
        ("chicken", 2, 6, 3, 3),
        ("vulture", 2, 6, 3, 6),
        ("eagle", 2, 8, 4, 6),
        ("magpie", 2, 8, 4, 6),
    ],
)
def test_the_figures_of_the_sky(card: str, copies: int, cost: int, folds: int, points: int) -> None:
    assert at(TWO).figures(card) == (copies, cost, folds, points)


# -- Chick: take 1 Sky card from the draw line, or play 1 Sky origami


@cell("chick", "effect", "two-players")
def test_the_chick_takes_one_sky_card_from_the_draw_line() -> None:
    t = at(TWO, "line: owl, cat, dove, fox", "hand 0: chick, sheep", "hand 1: pig", "deck: eagle")
    t.say("play", "chick", "sheep", "left", "take-from-line")
    assert t.offered() == {"owl", "dove"}, "once chosen, a card is taken"
    assert t.refused("cat") == "wrong-family"
    t.say("dove")
    assert t.hand(0) == ["dove"]
    assert t.hand(1) == ["pig"]
    assert t.line() == ["owl", "cat", "fox", "eagle"]
    assert t.whose_turn() == 1, "only one card"


def test_everybody_knows_the_card_the_chick_took() -> None:
    t = at(TWO, "line: owl, cat, dove, fox", "hand 0: chick, sheep, pig")
    t.say("play", "chick", "sheep", "left", "take-from-line", "dove")
    assert t.known(0, 1) == ["dove"]
    assert t.known(0, SPECTATOR) == ["dove"]
    assert t.told("taken", SPECTATOR) == [{"card": "dove", "place": 2}]


@cell("chick", "effect")
def test_the_chick_plays_a_sky_origami_that_is_paid_for() -> None:
    t = at(TWO, DULL, "hand 0: chick, sheep, chicken, pig, dog")
    t.say("play", "chick", "sheep", "left", "play", "chicken", "pig", "dog")
    assert t.collection(0, "left") == ["chick"]
    assert t.collection(0, "right") == ["chicken"]
    assert t.discards() == ["dog", "pig", "sheep"]
    assert t.hand(0) == []


@cell("chick", "effect")
def test_the_chick_plays_no_origami_of_another_family() -> None:
    t = at(TWO, DULL, "hand 0: chick, sheep, cat, owl, raccoon, raccoon")
    t.say("play", "chick", "sheep", "left", "play")
    assert t.offered() == {"owl"}
    assert t.refused("cat") == "wrong-family"


@cell("chick", "refusal")
def test_the_chick_does_not_let_one_play_what_one_cannot_pay() -> None:
    t = at(TWO, "line: dove, fox, fox, rabbit", "hand 0: chick, sheep, eagle, cat")
    t.say("play", "chick", "sheep", "left")
    assert t.offered() == {"take-from-line", "no"}
    assert t.refused("play") == "not-possible"


@cell("chick", "refusal")
def test_the_chick_takes_nothing_from_a_line_without_sky_cards() -> None:
    t = at(TWO, DULL, "hand 0: chick, sheep, owl, pig, cat")
    t.say("play", "chick", "sheep", "left")
    assert t.offered() == {"play", "no"}
    assert t.refused("take-from-line") == "not-possible"


@cell("chick", "refusal")
def test_the_chick_may_be_declined_and_everybody_sees_that() -> None:
    t = at(TWO, "line: owl, cat, dove, fox", "hand 0: chick, sheep")
    t.say("play", "chick", "sheep", "left", "no")
    assert t.hand(0) == []
    assert t.line() == ["owl", "cat", "dove", "fox"]
    assert t.told("declined", 1) == [{"card": "chick"}]
    assert t.told("declined", SPECTATOR) == [{"card": "chick"}]
    assert t.whose_turn() == 1


@cell("chick", "refusal")
def test_who_has_chosen_to_play_for_a_chick_plays_but_may_undo_the_choice() -> None:
    t = at(TWO, DULL, "hand 0: chick, sheep, owl, pig, cat")
    t.say("play", "chick", "sheep", "left", "play")
    assert t.offered() == {"owl"}, "a second chance to decline would only tell what was possible"
    t.game.undo(0)
    t.say("no")
    assert t.hand(0) == ["cat", "owl", "pig"]
    assert t.told("declined", 1) == [{"card": "chick"}]
    assert t.whose_turn() == 1


@cell("chick", "refusal")
def test_who_has_no_sky_card_is_asked_all_the_same() -> None:
    t = at(TWO, DULL, "hand 0: chick, sheep, pig")
    t.say("play", "chick", "sheep", "left")
    assert t.whose_turn() == 0
    assert t.offered() == {"no"}, "cannot and will not look the same from outside"


@cell("chick", "copied")
def test_the_parrot_copies_a_chick_and_plays_a_sky_origami() -> None:
    t = at(TWO, "line: chick, fox, fox, rabbit", "hand 0: parrot, pig, chicken, dog, vulture")
    t.say("play", "parrot", "pig", "left", "chick", "play", "chicken", "dog", "vulture")
    assert t.collection(0, "right") == ["chicken"]
    assert t.line() == ["chick", "fox", "fox", "rabbit"]


@pytest.mark.parametrize(
    ("lines", "branches"),
    [
        (("line: chick, owl, fox, rabbit",), {"take-from-line": {"chick", "owl"}}),
        (("line: chick, fox, fox, rabbit", "hand 0: pig"), {"take-from-line": {"chick"}}),
        ((DULL, "collection 1 left: chick", "hand 0: dove, raccoon, raccoon"), {"play": {"dove"}}),
        ((DULL, "collection 1 left: chick", "hand 0: pig"), {}),
        ((DULL, "collection 1 left: chick", "characters: geisha", "middle: yellow-geisha"), {}),
        (
            ("line: chick, owl, fox, rabbit", "hand 0: dove, raccoon, raccoon"),
            {"take-from-line": {"chick", "owl"}, "play": {"dove"}},
        ),
        (
            (DULL, "collection 1 left: chick", "characters: geisha", "middle: yellow-geisha", "hand 0: raccoon, cat"),
            {"play": {"top-discard"}},
        ),
        (
            ("line: chick, fox, fox, cat", "characters: geisha", "middle: red-geisha", "hand 0: eagle, vulture"),
            {"take-from-line": {"chick"}, "play": {"vulture"}},
        ),
    ],
)
@pytest.mark.parametrize("card", ["chick", "parrot"])
def test_who_copies_a_chick_may_decline_only_what_a_chick_may(
    card: str, lines: tuple[str, ...], branches: dict[str, set[str]]
) -> None:
    """Declining comes before choosing: who has chosen to take takes, and who has chosen to play plays."""
    t = at(
        TWO,
        "discards: sheep" if "middle: red-geisha" in lines else "discards: chick",
        *lines,
        "pending: turn seat=0 acted=1",
        "pending: effect seat=0 at=play.end flags=changed",
        f"pending: place seat=0 at=play.0 card={card}",
    )
    t.say("left", *(["chick"] if card == "parrot" else []))
    assert t.offered() == {"no", *branches}
    for branch, cards in branches.items():
        t.say(branch)
        assert t.offered() == cards, "nothing happens between choosing and doing, so there is no second no"
        t.game.undo(0)
    t.say("no")
    assert t.told("declined", SPECTATOR) == [{"card": card}]
    assert t.whose_turn() == 1


@cell("chick", "copied")
def test_the_parrot_copies_a_chick_and_takes_that_very_chick() -> None:
    t = at(TWO, "line: chick, fox, fox, rabbit", "hand 0: parrot, pig", "deck: owl")
    t.say("play", "parrot", "pig", "left", "chick", "take-from-line", "chick")
    assert t.hand(0) == ["chick"]
    assert t.line() == ["fox", "fox", "rabbit", "owl"]


@cell("chick", "empty-deck")
def test_with_the_deck_empty_the_line_is_filled_with_what_was_paid_for_the_chick() -> None:
    t = at(TWO, "line: owl, fox, fox, rabbit", "rest: out", "hand 0: chick, sheep")
    t.say("play", "chick", "sheep", "left", "take-from-line", "owl")
    assert t.hand(0) == ["owl"]
    assert t.line() == ["fox", "fox", "rabbit", "sheep"]
    assert (t.deck(), t.discards()) == ([], [])


@cell("chick", "empty-hands")
def test_with_an_empty_hand_the_chick_can_only_take() -> None:
    t = at(TWO, "line: owl, fox, fox, rabbit", "hand 0: chick, sheep")
    t.say("play", "chick", "sheep", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    assert t.offered() == {"take-from-line", "no"}
    t.say("take-from-line", "owl")
    assert t.hand(0) == ["owl"]


@cell("chick", "empty-hands", "refusal")
def test_with_an_empty_hand_and_no_sky_card_in_the_line_there_is_nothing_to_ask() -> None:
    t = at(TWO, DULL, "hand 0: chick, sheep")
    t.say("play", "chick", "sheep", "left")
    assert t.collection(0, "left") == ["chick"]
    assert t.whose_turn() == 1


@cell("chick", "nested")
def test_a_chick_played_by_a_chick_does_its_own_part() -> None:
    t = at(TWO, "line: owl, fox, fox, rabbit", "hand 0: chick, chick, sheep, raccoon", "deck: dove")
    t.say("play", "chick", "sheep", "left", "play", "chick", "raccoon", "take-from-line", "owl")
    assert t.collection(0, "left") == ["chick"]
    assert t.collection(0, "right") == ["chick"]
    assert t.hand(0) == ["owl"]
    assert t.line() == ["fox", "fox", "rabbit", "dove"]


@cell("chick", "extra-action")
def test_a_chick_played_with_an_extra_action_takes_from_the_new_line() -> None:
    t = at(
        SAVANNAH,
        "line: owl, fox, fox, cat",
        "hand 0: rhino, rabbit, chick, sheep",
        "deck: dove, dog, dog, pig",
    )
    t.say("play", "rhino", "rabbit", "left", "use", "play", "chick", "sheep", "take-from-line")
    assert t.offered() == {"dove"}
    t.say("dove")
    assert t.hand(0) == ["dove"]
    assert t.collection(0, "right") == ["chick"]


@cell("chick", "four-players")
def test_among_four_all_know_the_card_the_chick_took() -> None:
    t = at(FOUR, "line: owl, minnow, lion, rabbit", "to-move: 3", "hand 3: chick, sheep, pig", "deck: cat")
    t.say("play", "chick", "sheep", "left", "take-from-line", "owl")
    assert t.hand(3) == ["owl", "pig"]
    assert [t.known(3, viewer) for viewer in (0, 1, 2)] == [["owl"]] * 3
    assert t.whose_turn() == 0


# -- Parrot: use one visible instant effect


@cell("parrot", "effect", "two-players")
def test_the_parrot_may_choose_among_all_instants_on_collections_and_in_the_line() -> None:
    t = at(
        TWO,
        "line: dove, fox, sheep, raccoon",
        "hand 0: parrot, pig",
        "hand 1: rabbit",
        "collection 0 left: cat",
        "collection 1 left: eagle",
        "collection 1 right: owl",
        "deck: magpie",
    )
    t.say("play", "parrot", "pig")
    assert t.offered() == {"cat", "dove", "eagle", "owl", "no"}
    t.say("cat")
    assert t.hand(0) == ["magpie"]
    assert t.collection(0, "right") == ["parrot"]


def test_everybody_sees_what_the_parrot_copies() -> None:
    t = at(TWO, "line: cat, fox, fox, rabbit", "hand 0: parrot, pig", "deck: owl")
    t.say("play", "parrot", "pig", "left", "cat")
    assert t.told("copied", 1) == [{"card": "cat"}]
    assert t.told("copied", SPECTATOR) == [{"card": "cat"}]
    assert t.told("drawn", 1) == [{"card": None}]
    assert t.known(0, 1) == []


@cell("parrot", "effect")
def test_the_parrot_copies_the_effect_and_nothing_else() -> None:
    t = at(TWO, DULL, "hand 0: parrot, pig", "collection 1 left: eagle", "hand 1: owl")
    t.say("play", "parrot", "pig", "left", "eagle", "seat-1")
    assert t.hand(0) == ["owl"]
    assert t.discards() == ["pig"], "the Eagle costs 8, the Parrot 3"
    assert t.extras() == [0, 0]


@cell("parrot", "effect")
def test_the_parrot_cannot_copy_what_it_just_covered() -> None:
    t = at(TWO, DULL, "hand 0: parrot, pig", "collection 0 left: cat", "collection 0 right: dove")
    t.say("play", "parrot", "pig", "left")
    assert t.collection(0, "left") == ["cat", "parrot"]
    assert t.offered() == {"dove", "no"}


@cell("parrot", "refusal")
def test_the_parrot_cannot_copy_covered_cards_or_the_discards() -> None:
    t = at(
        TWO,
        "line: dove, fox, fox, rabbit",
        "hand 0: parrot, pig",
        "collection 0 left: cat, sheep",
        "collection 0 right: sheep",
        "collection 1 left: cat, raccoon",
        "discards: cat",
    )
    t.say("play", "parrot", "pig")
    assert t.offered() == {"dove", "no"}


@cell("parrot", "refusal")
def test_the_parrot_may_be_declined_and_everybody_sees_that() -> None:
    t = at(TWO, "line: cat, fox, fox, rabbit", "hand 0: parrot, pig", "deck: owl")
    t.say("play", "parrot", "pig", "left", "no")
    assert t.hand(0) == []
    assert t.deck()[0] == "owl"
    assert t.told("declined", 1) == [{"card": "parrot"}]
    assert t.whose_turn() == 1


@cell("parrot", "refusal")
def test_without_a_visible_instant_there_is_nothing_to_ask() -> None:
    t = at(TWO, DULL, "hand 0: parrot, pig", "collection 1 left: sheep")
    t.say("play", "parrot", "pig", "left")
    assert t.collection(0, "left") == ["parrot"]
    assert t.whose_turn() == 1


@cell("parrot", "copied")
def test_a_parrot_never_copies_a_parrot() -> None:
    t = at(TWO, "line: cat, fox, fox, rabbit", "hand 0: parrot, pig", "collection 1 left: parrot")
    t.say("play", "parrot", "pig", "left")
    assert t.offered() == {"cat", "no"}


@cell("parrot", "copied")
def test_a_parrot_that_sees_only_a_parrot_copies_nothing() -> None:
    t = at(TWO, "line: parrot, fox, fox, rabbit", "hand 0: parrot, pig")
    t.say("play", "parrot", "pig", "left")
    assert t.whose_turn() == 1


@cell("parrot", "effect")
def test_a_parrot_that_copies_a_snake_goes_under_its_column() -> None:
    t = at(
        SAVANNAH,
        "line: snake, fox, fox, rabbit",
        "hand 0: parrot, pig",
        "collection 0 left: sheep, dog",
        "collection 0 right: cat, cat",
    )
    t.say("play", "parrot", "pig", "left", "snake")
    assert t.collection(0, "left") == ["parrot", "sheep", "dog"]
    assert t.collection(0, "right") == ["cat", "cat"]
    assert t.told("tucked", 1) == [{"card": "parrot", "column": "left"}]


@cell("parrot", "effect", "extra-action")
def test_a_special_action_uncovered_by_a_tucked_parrot_is_usable_again() -> None:
    t = at(
        SAVANNAH,
        "line: snake, dog, rabbit, rabbit",
        "extra: 1",
        "hand 0: parrot, pig",
        "collection 0 left: raccoon",
        "collection 0 right: sheep",
    )
    t.say("play", "parrot", "pig", "left", "snake", "special-left", "dog")
    assert t.collection(0, "left") == ["parrot", "raccoon"]
    assert t.hand(0) == ["dog", "pig"]


@cell("parrot", "refusal")
def test_a_parrot_alone_in_its_column_cannot_go_under_it() -> None:
    t = at(SAVANNAH, "line: snake, cat, fox, fox", "hand 0: parrot, pig")
    t.say("play", "parrot", "pig", "left")
    assert t.offered() == {"cat", "no"}


@cell("parrot", "refusal")
def test_a_parrot_played_free_cannot_take_back_a_payment() -> None:
    t = at(
        SAVANNAH,
        "line: pig, cat, fox, fox",
        "collection 0 left: lion",
        "hand 0: parrot, sheep",
        "discards: dog",
    )
    t.say("special-left", "parrot")
    assert t.offered() == {"cat", "no"}


@cell("parrot", "refusal")
def test_a_parrot_paid_with_a_discard_alone_cannot_take_back_a_payment() -> None:
    t = at(
        TWO,
        "line: pig, cat, fox, fox",
        "collection 0 left: vulture",
        "hand 0: parrot, sheep",
        "discards: dog",
    )
    t.say("special-left", "parrot")
    assert t.offered() == {"cat", "no"}


@cell("parrot", "extra-action")
def test_a_parrot_that_copies_a_rhino_gives_an_extra_action() -> None:
    t = at(
        SAVANNAH,
        "line: cat, fox, fox, rabbit",
        "collection 1 left: rhino",
        "hand 0: parrot, pig",
        "deck: owl",
    )
    t.say("play", "parrot", "pig", "left", "rhino")
    assert t.discards() == ["rabbit", "fox", "fox", "cat", "pig"]
    t.say("draw", "owl", "stop")
    assert t.hand(0) == ["owl"]
    assert t.whose_turn() == 1


@cell("parrot", "extra-action")
def test_a_parrot_played_with_an_extra_action_copies_from_the_new_line() -> None:
    t = at(
        SAVANNAH,
        "line: owl, dove, fox, fox",
        "hand 0: rhino, rabbit, parrot, pig",
        "deck: cat, raccoon, sheep, sheep, eagle",
    )
    t.say("play", "rhino", "rabbit", "left", "use", "play", "parrot", "pig")
    assert t.offered() == {"cat", "rhino", "no"}
    t.say("cat")
    assert t.hand(0) == ["eagle"]


@cell("parrot", "empty-deck")
def test_with_the_deck_empty_a_copied_cat_draws_what_was_paid_for_the_parrot() -> None:
    t = at(TWO, "line: cat, fox, fox, rabbit", "rest: out", "hand 0: parrot, pig")
    t.say("play", "parrot", "pig", "left", "cat")
    assert t.hand(0) == ["pig"]
    assert (t.deck(), t.discards()) == ([], [])


@cell("parrot", "empty-hands")
def test_with_empty_hands_all_round_the_parrot_still_copies() -> None:
    t = at(TWO, "line: dove, fox, fox, rabbit", "hand 0: parrot, pig", "deck: cat, owl, eagle")
    t.say("play", "parrot", "pig", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("dove")
    assert t.hand(0) == ["cat", "eagle"]
    assert t.hand(1) == ["owl"]


@cell("parrot", "nested")
def test_a_parrot_played_by_a_chick_copies_that_chick() -> None:
    t = at(TWO, "line: owl, fox, fox, rabbit", "hand 0: chick, sheep, parrot, pig", "deck: cat")
    t.say("play", "chick", "sheep", "left", "play", "parrot", "pig", "chick", "take-from-line", "owl")
    assert t.collection(0, "right") == ["parrot"]
    assert t.hand(0) == ["owl"]
    assert t.line() == ["fox", "fox", "rabbit", "cat"]


@cell("parrot", "nested")
def test_a_parrot_that_copies_a_chick_may_play_the_other_parrot() -> None:
    t = at(TWO, "line: chick, cat, fox, rabbit", "hand 0: parrot, parrot, pig, dog", "deck: owl")
    t.say("play", "parrot", "pig", "left", "chick", "play", "parrot", "dog", "cat")
    assert t.collection(0, "left") == ["parrot"]
    assert t.collection(0, "right") == ["parrot"]
    assert t.hand(0) == ["owl"]


@cell("parrot", "four-players")
def test_among_four_the_parrot_sees_the_tops_of_all_collections() -> None:
    t = at(
        FOUR,
        "line: fox, lion, whale, rabbit",
        "hand 0: parrot, pig",
        "collection 1 left: cat",
        "collection 2 right: dove",
        "collection 3 left: elephant",
        "deck: owl, eagle, magpie, chick, chick",
    )
    t.say("play", "parrot", "pig", "left")
    assert t.offered() == {"cat", "dove", "elephant", "no"}
    t.say("dove")
    assert [t.hand(seat) for seat in range(4)] == [["chick", "owl"], ["eagle"], ["magpie"], ["chick"]]


# -- Owl: each opponent discards 1 card of their choice


@cell("owl", "effect", "two-players")
def test_the_owl_makes_the_opponent_discard_a_card_of_their_choice() -> None:
    t = at(TWO, DULL, "hand 0: owl, sheep, sheep, cat", "hand 1: pig, dog")
    t.say("play", "owl", "sheep", "sheep", "left", "use")
    assert t.game.waiting() == [1]
    assert t.offered(1) == {"pig", "dog"}, "what it forces on others is not optional for them"
    t.say("dog", seat=1)
    assert t.hand(1) == ["pig"]
    assert t.hand(0) == ["cat"]
    assert t.discards() == ["dog", "sheep", "sheep"]
    assert t.whose_turn() == 1


def test_a_discard_forced_by_the_owl_is_public_and_no_longer_known_in_the_hand() -> None:
    t = at(TWO, DULL, "hand 0: owl, sheep, sheep", "hand 1: pig, dog", "known 1 by everybody: dog")
    t.say("play", "owl", "sheep", "sheep", "left", "use")
    t.say("dog", seat=1)
    assert t.told("discarded", 0) == [{"card": "dog"}]
    assert t.told("discarded", SPECTATOR) == [{"card": "dog"}]
    assert t.known(1, 0) == []
    assert t.known(1, SPECTATOR) == []


@cell("owl", "refusal")
def test_the_owl_may_be_declined_and_everybody_sees_that() -> None:
    t = at(TWO, DULL, "hand 0: owl, sheep, sheep", "hand 1: pig, dog")
    t.say("play", "owl", "sheep", "sheep", "left", "no")
    assert t.hand(1) == ["dog", "pig"]
    assert t.told("declined", 1) == [{"card": "owl"}]
    assert t.whose_turn() == 1


@cell("owl", "copied")
def test_the_parrot_copies_an_owl() -> None:
    t = at(TWO, "line: owl, fox, fox, rabbit", "hand 0: parrot, pig, cat", "hand 1: dove, dog")
    t.say("play", "parrot", "pig", "left", "owl")
    t.say("dove", seat=1)
    assert t.hand(1) == ["dog"]
    assert t.hand(0) == ["cat"]
    assert t.discards() == ["dove", "pig"]


@cell("owl", "empty-deck")
def test_the_owl_needs_no_deck() -> None:
    t = at(TWO, DULL, "rest: out", "hand 0: owl, sheep, sheep", "hand 1: pig")
    t.say("play", "owl", "sheep", "sheep", "left", "use")
    t.say("pig", seat=1)
    assert t.hand(1) == []
    assert t.discards() == ["pig", "sheep", "sheep"]
    assert t.deck() == []


@cell("owl", "empty-hands", "refusal")
def test_when_all_opponents_have_empty_hands_the_owl_does_nothing() -> None:
    t = at(TWO, DULL, "hand 0: owl, sheep, sheep")
    t.say("play", "owl", "sheep", "sheep", "left")
    assert t.collection(0, "left") == ["owl"]
    assert t.discards() == ["sheep", "sheep"]
    assert t.whose_turn() == 1


@cell("owl", "nested")
def test_an_owl_played_by_an_elephant_makes_the_opponent_discard() -> None:
    t = at(SAVANNAH, DULL, "hand 0: elephant, dove, dove, owl, eagle", "hand 1: pig, dog", "deck: cat")
    t.say("play", "elephant", "dove", "dove", "left", "use", "owl", "eagle", "use")
    t.say("pig", seat=1)
    assert t.hand(0) == ["cat"]
    assert t.hand(1) == ["dog"]
    assert t.collection(0, "right") == ["owl"]


@cell("owl", "nested")
def test_the_owl_of_a_chick_is_done_before_the_turn_goes_on() -> None:
    t = at(TWO, DULL, "hand 0: chick, sheep, owl, eagle", "hand 1: pig")
    t.say("play", "chick", "sheep", "left", "play", "owl", "eagle", "use")
    assert t.whose_turn() == 0
    t.say("pig", seat=1)
    assert t.discards() == ["pig", "eagle", "sheep"]
    assert t.whose_turn() == 1


@cell("owl", "extra-action")
def test_an_owl_played_with_an_extra_action_makes_the_opponent_discard() -> None:
    t = at(SAVANNAH, DULL, "hand 0: rhino, dove, dove, owl, eagle", "hand 1: pig, dog")
    t.say("play", "rhino", "dove", "dove", "left", "use", "play", "owl", "eagle", "use")
    t.say("pig", seat=1)
    assert t.hand(1) == ["dog"]
    assert t.discards()[:2] == ["pig", "eagle"]
    assert t.whose_turn() == 1


@cell("owl", "four-players")
def test_among_four_the_discards_of_an_owl_land_clockwise_from_its_owners_left() -> None:
    t = at(
        FOUR,
        DULL,
        "to-move: 2",
        "hand 2: owl, sheep, sheep, cat",
        "hand 0: pig, dove",
        "hand 1: dog",
        "hand 3: eagle",
    )
    t.say("play", "owl", "sheep", "sheep", "left", "use")
    assert t.game.waiting() == [0, 1, 3]
    t.say("dog", seat=1)
    t.say("pig", seat=0)
    t.say("eagle", seat=3)
    assert t.discards() == ["dog", "pig", "eagle", "sheep", "sheep"]
    assert [t.hand(seat) for seat in range(4)] == [["dove"], [], ["cat"], []]


@cell("owl", "four-players")
def test_among_four_the_choices_are_hidden_until_all_have_chosen() -> None:
    t = at(FOUR, DULL, "hand 0: owl, sheep, sheep", "hand 1: pig, cat", "hand 2: dog, cat", "hand 3: eagle, cat")
    t.say("play", "owl", "sheep", "sheep", "left", "use")
    t.say("pig", seat=1)
    t.say("dog", seat=2)
    assert t.game.waiting() == [3]
    assert t.discards() == ["sheep", "sheep"]
    assert t.told("discarded", 3) == []
    assert t.told("discarded", 0) == []
    assert t.game.view(1)["seats"][1]["chosen"] == ["pig"]
    assert t.game.view(3)["seats"][1]["chosen"] == []
    t.say("eagle", seat=3)
    assert t.told("discarded", 0) == [{"card": "pig"}, {"card": "dog"}, {"card": "eagle"}]


@cell("owl", "four-players")
def test_among_four_the_owl_passes_over_empty_hands() -> None:
    t = at(FOUR, DULL, "hand 0: owl, sheep, sheep", "hand 2: dog, cat")
    t.say("play", "owl", "sheep", "sheep", "left", "use")
    assert t.game.waiting() == [2]
    t.say("dog", seat=2)
    assert t.hand(2) == ["cat"]
    assert t.whose_turn() == 1


# -- Dove: each player draws 1 from the deck, then you draw 1 more


@cell("dove", "effect", "two-players")
def test_with_the_dove_each_player_draws_and_its_owner_once_more() -> None:
    t = at(TWO, DULL, "hand 0: dove, eagle", "hand 1: pig", "deck: cat, owl, dog, magpie")
    t.say("play", "dove", "eagle", "left", "use")
    assert t.hand(0) == ["cat", "dog"]
    assert t.hand(1) == ["owl", "pig"]
    assert t.deck()[0] == "magpie"
    assert t.whose_turn() == 1


def test_each_sees_only_the_own_card_of_a_dove() -> None:
    t = at(TWO, DULL, "hand 0: dove, eagle", "deck: cat, owl, dog")
    t.say("play", "dove", "eagle", "left", "use")
    assert t.told("drawn", 0) == [{"card": "cat"}, {"card": None}, {"card": "dog"}]
    assert t.told("drawn", 1) == [{"card": None}, {"card": "owl"}, {"card": None}]
    assert t.told("drawn", SPECTATOR) == [{"card": None}] * 3
    assert t.known(1, 0) == []
    assert t.known(0, 1) == []


def test_the_hand_limit_of_others_is_not_checked_after_a_dove() -> None:
    eight = "cat, cat, sheep, sheep, dog, dog, pig, pig"
    t = at(TWO, DULL, "hand 0: dove, eagle", f"hand 1: {eight}", "deck: owl, chick, owl")
    t.say("play", "dove", "eagle", "left", "use")
    assert len(t.hand(1)) == 9
    assert t.asked().seat == 1
    assert t.asked().kind == "action", "a turn as usual; the limit comes at its end"


@cell("dove", "refusal")
def test_a_dove_that_is_declined_draws_for_nobody() -> None:
    t = at(TWO, DULL, "hand 0: dove, eagle", "deck: cat, owl, dog")
    t.say("play", "dove", "eagle", "left", "no")
    assert (t.hand(0), t.hand(1)) == ([], [])
    assert t.deck()[:3] == ["cat", "owl", "dog"]
    assert t.told("declined", 1) == [{"card": "dove"}]


@cell("dove", "copied")
def test_with_a_copied_dove_the_owner_of_the_parrot_draws_twice() -> None:
    t = at(TWO, DULL, "collection 1 left: dove", "hand 0: parrot, pig", "deck: cat, owl, dog")
    t.say("play", "parrot", "pig", "left", "dove")
    assert t.hand(0) == ["cat", "dog"]
    assert t.hand(1) == ["owl"]


@cell("dove", "empty-deck")
def test_with_one_card_paid_and_the_deck_empty_only_the_owner_of_the_dove_draws() -> None:
    t = at(TWO, DULL, "rest: out", "hand 0: dove, eagle")
    t.say("play", "dove", "eagle", "left", "use")
    assert t.hand(0) == ["eagle"]
    assert t.hand(1) == [], "draws that cannot be served are lost"
    assert (t.deck(), t.discards()) == ([], [])


@cell("dove", "empty-deck")
def test_with_two_equal_cards_paid_and_the_deck_empty_each_of_two_players_gets_one() -> None:
    t = at(TWO, DULL, "rest: out", "hand 0: dove, owl, owl")
    t.say("play", "dove", "owl", "owl", "left", "use")
    assert t.hand(0) == ["owl"]
    assert t.hand(1) == ["owl"]


@cell("dove", "empty-hands")
def test_with_a_dove_everybody_draws_into_empty_hands() -> None:
    t = at(TWO, DULL, "hand 0: dove, eagle", "deck: cat, owl, dog")
    t.say("play", "dove", "eagle", "right")
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("use")
    assert (t.hand(0), t.hand(1)) == (["cat", "dog"], ["owl"])


@cell("dove", "nested")
def test_a_dove_played_by_a_chick_draws_for_everybody() -> None:
    t = at(TWO, DULL, "hand 0: chick, sheep, dove, eagle", "deck: cat, owl, dog")
    t.say("play", "chick", "sheep", "left", "play", "dove", "eagle", "use")
    assert t.collection(0, "right") == ["dove"]
    assert (t.hand(0), t.hand(1)) == (["cat", "dog"], ["owl"])


@cell("dove", "extra-action")
def test_a_dove_played_with_an_extra_action_draws_for_everybody() -> None:
    t = at(
        SAVANNAH,
        DULL,
        "hand 0: rhino, magpie, dove, eagle",
        "deck: chick, chick, sheep, sheep, cat, owl, dog",
    )
    t.say("play", "rhino", "magpie", "left", "use", "play", "dove", "eagle", "use")
    assert (t.hand(0), t.hand(1)) == (["cat", "dog"], ["owl"])
    assert t.whose_turn() == 1


@cell("dove", "four-players")
def test_among_four_the_dove_draws_clockwise_beginning_with_its_owner() -> None:
    t = at(FOUR, DULL, "to-move: 2", "hand 2: dove, eagle", "deck: cat, owl, dog, pig, magpie, sheep")
    t.say("play", "dove", "eagle", "left", "use")
    assert [t.hand(seat) for seat in range(4)] == [["dog"], ["pig"], ["cat", "magpie"], ["owl"]]
    assert t.deck()[0] == "sheep"


@cell("dove", "four-players")
def test_among_four_a_short_deck_serves_those_first_in_turn_order() -> None:
    t = at(FOUR, DULL, "rest: out", "to-move: 2", "hand 2: dove, owl, owl")
    t.say("play", "dove", "owl", "owl", "left", "use")
    assert [t.hand(seat) for seat in range(4)] == [[], [], ["owl"], ["owl"]]


# -- Chicken: +2 for each Chick in your collections


@cell("chicken", "effect")
@pytest.mark.parametrize(("chicks", "worth"), [("chick", 8), ("chick, chick", 13), ("chick, chick, chick", 18)])
def test_the_chicken_adds_two_points_for_each_chick(chicks: str, worth: int) -> None:
    t = at(TWO, DULL, "collection 0 left: chicken", f"collection 0 right: {chicks}")
    assert t.scores()[0] == worth


@cell("chicken", "effect")
def test_covered_chickens_and_chicks_count_in_both_collections() -> None:
    t = at(TWO, DULL, "collection 0 left: chick, chicken, owl", "collection 0 right: chick, owl")
    assert t.extras()[0] == 4


@cell("chicken", "effect")
def test_two_chickens_each_count_the_same_chick() -> None:
    t = at(TWO, DULL, "collection 0 left: chicken, chick", "collection 0 right: chicken")
    assert t.scores()[0] == 5 + 3 + 5


@cell("chicken", "refusal", "two-players")
def test_chicks_in_hand_in_the_line_or_with_an_opponent_add_nothing() -> None:
    t = at(
        TWO,
        "line: chick, fox, fox, rabbit",
        "hand 0: chick",
        "collection 0 left: chicken",
        "collection 1 left: chick",
    )
    assert t.scores() == [3, 3]


@cell("chicken", "copied")
def test_the_parrot_cannot_copy_a_chicken() -> None:
    t = at(TWO, "line: chicken, cat, fox, fox", "hand 0: parrot, pig", "collection 1 left: chicken")
    t.say("play", "parrot", "pig", "left")
    assert t.offered() == {"cat", "no"}


@cell("chicken", "empty-deck", "empty-hands")
def test_the_chicken_needs_neither_deck_nor_hand() -> None:
    t = at(TWO, DULL, "rest: out", "hand 0: chicken, pig, dog", "collection 0 left: chick")
    t.say("play", "chicken", "pig", "dog")
    assert t.collection(0, "right") == ["chicken"]
    assert (t.hand(0), t.hand(1), t.deck()) == ([], [], [])
    assert t.scores() == [3 + 5, 0]
    assert t.whose_turn() == 1


@cell("chicken", "nested")
def test_a_chicken_played_by_a_chick_counts_that_chick() -> None:
    t = at(TWO, DULL, "hand 0: chick, sheep, chicken, pig, dog")
    t.say("play", "chick", "sheep", "left", "play", "chicken", "pig", "dog")
    assert t.collection(0, "right") == ["chicken"]
    assert t.scores()[0] == 3 + 5


@cell("chicken", "extra-action")
def test_a_chicken_played_with_an_extra_action_counts() -> None:
    t = at(SAVANNAH, DULL, "hand 0: rhino, eagle, chicken, pig, dog", "collection 0 left: chick")
    t.say("play", "rhino", "eagle", "use", "play", "chicken", "pig", "dog", "left")
    assert t.collection(0, "left") == ["chick", "chicken"]
    assert t.extras()[0] == 2


@cell("chicken", "four-players")
def test_among_four_each_chicken_counts_the_chicks_of_its_owner() -> None:
    t = at(
        FOUR,
        DULL,
        "collection 0 left: chick",
        "collection 1 left: chicken, chick",
        "collection 3 left: chicken",
    )
    assert t.scores() == [3, 8, 0, 3]


# -- Vulture: play 1 origami with the top discard as part or all of the payment


@cell("vulture", "effect", "two-players")
def test_the_vulture_pays_a_whole_price_with_the_top_discard() -> None:
    t = at(TWO, DULL, "collection 0 left: vulture", "hand 0: raccoon, cat", "discards: eagle, dog")
    t.say("special-left", "raccoon")
    assert t.collection(0, "right") == ["raccoon"]
    assert t.hand(0) == ["cat"]
    assert t.discards() == ["eagle", "dog"]
    assert t.told("paid-by-discard", 1) == [{"card": "eagle"}]
    assert t.told("paid-by-discard", SPECTATOR) == [{"card": "eagle"}]
    assert t.whose_turn() == 1


@cell("vulture", "effect")
def test_hand_cards_may_be_added_to_what_the_vulture_pays() -> None:
    t = at(TWO, DULL, "collection 0 left: vulture", "hand 0: chicken, sheep, cat", "discards: eagle")
    t.say("special-left", "chicken")
    assert t.offered() == {"sheep"}, "4 of the 6 folds are paid, and the Cat cannot be completed to 2"
    t.say("sheep")
    assert t.collection(0, "right") == ["chicken"]
    assert t.hand(0) == ["cat"]
    assert t.discards() == ["sheep", "eagle"]


@cell("vulture", "effect")
def test_the_discard_is_fixed_before_paying() -> None:
    t = at(TWO, DULL, "collection 0 left: vulture", "hand 0: chicken, sheep, pig", "discards: cat, eagle")
    t.say("special-left", "chicken", "sheep", "pig")
    assert t.discards() == ["pig", "sheep", "cat", "eagle"], "1 fold of the Cat, 5 from hand"
    assert t.told("paid-by-discard", 1) == [{"card": "cat"}]


@cell("vulture", "effect")
def test_a_discard_that_would_overpay_cannot_be_used() -> None:
    t = at(TWO, DULL, "collection 0 left: vulture", "hand 0: sheep, raccoon", "discards: eagle, pig")
    t.say("special-left")
    assert t.offered() == {"raccoon"}, "the Sheep costs 3, and only the top discard pays; a play is demanded"


@cell("vulture", "effect")
def test_an_instant_played_with_the_vulture_works() -> None:
    t = at(TWO, DULL, "collection 0 left: vulture", "hand 0: cat", "discards: sheep", "deck: owl")
    t.say("special-left", "cat", "use")
    assert t.hand(0) == ["owl"]
    assert t.collection(0, "right") == ["cat"]


@cell("vulture", "effect")
def test_the_vulture_may_be_covered_by_what_it_plays() -> None:
    t = at(
        TWO,
        DULL,
        "collection 0 left: vulture",
        "collection 0 right: cat",
        "hand 0: raccoon",
        "discards: eagle",
    )
    t.say("special-left", "raccoon", "left")
    assert t.collection(0, "left") == ["vulture", "raccoon"]


@cell("vulture", "refusal")
def test_the_vulture_is_not_offered_without_a_discard() -> None:
    t = at(TWO, DULL, "collection 0 left: vulture", "hand 0: cat, sheep")
    assert t.offered() == {"draw", "play"}
    assert t.refused("special-left") == "demands-not-met"


@cell("vulture", "refusal")
def test_the_vulture_is_not_offered_when_the_top_discard_fits_no_play() -> None:
    t = at(TWO, DULL, "collection 0 left: vulture", "hand 0: cat, sheep", "discards: eagle, sheep")
    assert t.offered() == {"draw", "play"}
    assert t.refused("special-left") == "demands-not-met"


@cell("vulture", "refusal")
def test_the_vulture_works_once_a_turn() -> None:
    t = at(TWO, DULL, "extra: 1", "collection 0 left: vulture", "hand 0: raccoon, raccoon", "discards: eagle")
    t.say("special-left", "raccoon")
    assert t.refused("special-left") == "used-this-turn"


@cell("vulture", "refusal")
def test_the_vulture_does_not_work_on_the_turn_it_was_played() -> None:
    t = at(TWO, DULL, "extra: 1", "hand 0: vulture, pig, dog, sheep")
    t.say("play", "vulture", "pig", "dog", "left")
    assert t.refused("special-left") == "played-this-turn"


@cell("vulture", "refusal")
def test_a_covered_vulture_cannot_be_used() -> None:
    t = at(TWO, DULL, "collection 0 left: vulture, cat", "hand 0: raccoon", "discards: eagle")
    assert t.offered() == {"draw"}


@cell("vulture", "copied")
def test_the_parrot_cannot_copy_a_vulture() -> None:
    t = at(TWO, "line: vulture, cat, fox, fox", "hand 0: parrot, pig", "collection 1 left: vulture")
    t.say("play", "parrot", "pig", "left")
    assert t.offered() == {"cat", "no"}


@cell("vulture", "empty-deck")
def test_with_deck_and_discards_empty_the_vulture_has_nothing_to_pay_with() -> None:
    t = at(TWO, DULL, "rest: out", "collection 0 left: vulture", "hand 0: raccoon, eagle")
    assert t.refused("special-left") == "demands-not-met"


@cell("vulture", "empty-deck")
def test_the_vulture_needs_no_deck() -> None:
    t = at(TWO, DULL, "rest: out", "collection 0 left: vulture", "hand 0: raccoon", "discards: eagle")
    t.say("special-left", "raccoon")
    assert t.collection(0, "right") == ["raccoon"]
    assert t.discards() == ["eagle"]
    assert t.deck() == []


@cell("vulture", "empty-hands")
def test_with_an_empty_hand_the_vulture_has_nothing_to_play() -> None:
    t = at(TWO, DULL, "collection 0 left: vulture", "discards: eagle")
    assert t.offered() == {"draw"}
    assert t.refused("special-left") == "demands-not-met"


@cell("vulture", "nested")
def test_a_vulture_played_by_a_chick_cannot_be_used_this_turn() -> None:
    t = at(TWO, DULL, "extra: 1", "hand 0: chick, sheep, vulture, pig, dog, owl")
    t.say("play", "chick", "sheep", "left", "play", "vulture", "pig", "dog")
    assert t.collection(0, "right") == ["vulture"]
    assert t.refused("special-right") == "played-this-turn"


@cell("vulture", "nested")
def test_what_a_vulture_plays_may_play_in_turn() -> None:
    t = at(TWO, DULL, "collection 0 left: vulture", "hand 0: chick, owl, eagle", "discards: sheep")
    t.say("special-left", "chick", "play", "owl", "eagle", "left")
    assert t.collection(0, "left") == ["vulture", "owl"]
    assert t.collection(0, "right") == ["chick"]
    assert t.discards() == ["eagle", "sheep"], "the nested play is paid from hand"


@cell("vulture", "extra-action")
def test_a_vulture_used_with_the_extra_action_pays_with_what_the_rhino_discarded_last() -> None:
    t = at(SAVANNAH, "line: cat, cat, fox, pig", "collection 0 left: vulture", "hand 0: rhino, eagle, sheep")
    t.say("play", "rhino", "eagle", "use", "special-left", "sheep", "right")
    assert t.collection(0, "right") == ["rhino", "sheep"]
    assert t.discards() == ["pig", "fox", "cat", "cat", "eagle"]
    assert t.told("paid-by-discard", 1) == [{"card": "pig"}]


@cell("vulture", "four-players")
def test_among_four_the_vulture_pays_with_what_another_discarded() -> None:
    t = at(
        FOUR,
        DULL,
        "to-move: 1",
        "hand 1: cat, sheep",
        "collection 2 left: vulture",
        "hand 2: chick",
        "rest: out",
        "deck: owl, dove",
    )
    t.say("play", "cat", "sheep", "left", "no", seat=1)
    t.say("special-left", "chick", seat=2)
    assert t.collection(2, "right") == ["chick"]
    assert t.discards() == ["sheep"]
    assert t.hand(2) == []
    assert t.whose_turn() == 3


# -- Eagle: take 1 card at random from an opponent's hand


@cell("eagle", "effect", "two-players")
def test_the_eagle_takes_a_card_from_the_opponents_hand() -> None:
    t = at(TWO, DULL, "hand 0: eagle, magpie, magpie", "hand 1: owl, owl")
    t.say("play", "eagle", "magpie", "magpie", "left", "seat-1")
    assert t.hand(0) == ["owl"]
    assert t.hand(1) == ["owl"]
    assert t.discards() == ["magpie", "magpie"]
    assert t.whose_turn() == 1


def stolen_by_an_eagle(seed: int) -> str:
    t = at(TWO, DULL, f"seed: {seed}", "hand 0: eagle, magpie, magpie", "hand 1: owl, pig, dog")
    t.say("play", "eagle", "magpie", "magpie", "left", "seat-1")
    (card,) = t.hand(0)
    assert sorted([card, *t.hand(1)]) == ["dog", "owl", "pig"]
    return card


@cell("eagle", "effect")
def test_chance_chooses_the_card_the_eagle_takes() -> None:
    assert {stolen_by_an_eagle(seed) for seed in range(1, 30)} == {"dog", "owl", "pig"}


def test_only_thief_and_victim_see_the_card_the_eagle_takes() -> None:
    t = at("families: farm, sky, sea", "players: 3", DULL, "hand 0: eagle, magpie, magpie", "hand 1: owl, owl")
    t.say("play", "eagle", "magpie", "magpie", "left", "seat-1")
    assert t.told("stolen", 0) == [{"card": "owl", "by": 0}]
    assert t.told("stolen", 1) == [{"card": "owl", "by": 0}]
    assert t.told("stolen", 2) == [{"card": None, "by": 0}]
    assert t.told("stolen", SPECTATOR) == [{"card": None, "by": 0}]
    assert t.known(0, 1) == ["owl"]
    assert t.known(0, 2) == []
    assert t.known(0, SPECTATOR) == []
    assert t.known(1, 0) == [], "the rest of the hand stays unseen"


def test_after_the_eagle_third_parties_drop_what_could_have_moved() -> None:
    t = at(
        "families: farm, sky, sea",
        "players: 3",
        DULL,
        "hand 0: eagle, magpie, magpie",
        "hand 1: owl, owl, pig",
        "known 1 by everybody: owl, owl, pig",
    )
    t.say("play", "eagle", "magpie", "magpie", "left", "seat-1")
    assert t.known(1, 2) == ["owl"], "at least one Owl is left; the Pig may be gone"
    assert t.known(1, SPECTATOR) == ["owl"]
    assert t.known(1, 0) == t.hand(1), "the thief has seen which card it was"
    assert t.known(0, 1) == t.hand(0)


@cell("eagle", "refusal")
def test_the_eagle_may_spare_everybody() -> None:
    t = at(TWO, DULL, "hand 0: eagle, magpie, magpie, cat", "hand 1: owl")
    t.say("play", "eagle", "magpie", "magpie", "left")
    assert t.offered() == {"seat-1", "no"}
    t.say("no")
    assert t.hand(0) == ["cat"]
    assert t.hand(1) == ["owl"]
    assert t.whose_turn() == 1


def test_everybody_sees_that_the_eagle_was_declined() -> None:
    t = at(TWO, DULL, "hand 0: eagle, magpie, magpie", "hand 1: owl")
    t.say("play", "eagle", "magpie", "magpie", "left", "no")
    assert t.told("declined", 1) == [{"card": "eagle"}]
    assert t.told("declined", SPECTATOR) == [{"card": "eagle"}]


@cell("eagle", "copied")
def test_the_parrot_copies_an_eagle() -> None:
    t = at(TWO, "line: eagle, fox, fox, rabbit", "hand 0: parrot, pig", "hand 1: owl")
    t.say("play", "parrot", "pig", "left", "eagle", "seat-1")
    assert t.hand(0) == ["owl"]
    assert t.hand(1) == []
    assert t.known(0, 1) == ["owl"]
    assert t.known(0, SPECTATOR) == []


@cell("eagle", "empty-deck")
def test_the_eagle_needs_no_deck() -> None:
    t = at(TWO, DULL, "rest: out", "hand 0: eagle, magpie, magpie", "hand 1: owl")
    t.say("play", "eagle", "magpie", "magpie", "left", "seat-1")
    assert t.hand(0) == ["owl"]
    assert t.deck() == []
    assert t.discards() == ["magpie", "magpie"]


@cell("eagle", "empty-hands", "refusal")
def test_when_all_opponents_have_empty_hands_the_eagle_does_nothing() -> None:
    t = at(TWO, DULL, "hand 0: eagle, magpie, magpie")
    t.say("play", "eagle", "magpie", "magpie", "left")
    assert t.collection(0, "left") == ["eagle"]
    assert t.hand(0) == []
    assert t.whose_turn() == 1


@cell("eagle", "refusal")
def test_the_eagle_does_not_take_from_its_owners_hand() -> None:
    t = at(TWO, DULL, "hand 0: eagle, magpie, magpie, cat")
    t.say("play", "eagle", "magpie", "magpie", "left")
    assert t.hand(0) == ["cat"]
    assert t.whose_turn() == 1


@cell("eagle", "nested")
def test_an_eagle_played_by_a_chick_takes_a_card() -> None:
    t = at(TWO, DULL, "hand 0: chick, sheep, eagle, magpie, magpie", "hand 1: owl")
    t.say("play", "chick", "sheep", "left", "play", "eagle", "magpie", "magpie", "seat-1")
    assert t.collection(0, "right") == ["eagle"]
    assert t.hand(0) == ["owl"]


@cell("eagle", "nested")
def test_an_eagle_played_by_an_elephant_takes_a_card_after_the_draw() -> None:
    t = at(SAVANNAH, DULL, "hand 0: elephant, lion, eagle, magpie, magpie", "hand 1: owl", "deck: cat")
    t.say("play", "elephant", "lion", "left", "use", "eagle", "magpie", "magpie", "seat-1")
    assert t.hand(0) == ["cat", "owl"]
    assert t.known(0, 1) == ["owl"]


@cell("eagle", "extra-action")
def test_an_eagle_played_with_an_extra_action_takes_a_card() -> None:
    t = at(SAVANNAH, DULL, "hand 0: rhino, lion, eagle, magpie, magpie", "hand 1: owl")
    t.say("play", "rhino", "lion", "left", "use", "play", "eagle", "magpie", "magpie", "seat-1")
    assert t.collection(0, "right") == ["eagle"]
    assert t.hand(0) == ["owl"]
    assert t.hand(1) == []


@cell("eagle", "four-players")
def test_among_four_the_eagle_takes_from_the_opponent_its_owner_chooses() -> None:
    t = at(FOUR, DULL, "to-move: 1", "hand 1: eagle, magpie, magpie", "hand 0: owl", "hand 3: pig, pig")
    t.say("play", "eagle", "magpie", "magpie", "left")
    assert t.offered() == {"seat-0", "seat-3", "no"}
    assert t.refused("seat-2") == "empty-hand"
    t.say("seat-3")
    assert [t.hand(seat) for seat in range(4)] == [["owl"], ["pig"], [], ["pig"]]
    assert t.known(1, 3) == ["pig"]
    assert t.known(1, 0) == []


# -- Magpie: each opponent discards 1 card of their choice; take 1 of those cards


@cell("magpie", "effect", "two-players")
def test_the_magpie_takes_the_card_the_opponent_discards() -> None:
    t = at(TWO, DULL, "hand 0: magpie, eagle, eagle, cat", "hand 1: owl, pig", "discards: dog")
    t.say("play", "magpie", "eagle", "eagle", "left", "use")
    assert t.offered(1) == {"owl", "pig"}
    t.say("pig", seat=1)
    assert t.offered(0) == {"pig"}, "one of those cards, and taking it is no longer optional"
    t.say("pig", seat=0)
    assert t.hand(0) == ["cat", "pig"]
    assert t.hand(1) == ["owl"]
    assert t.discards() == ["eagle", "eagle", "dog"]
    assert t.whose_turn() == 1


def test_everybody_knows_the_card_the_magpie_took() -> None:
    t = at(TWO, DULL, "hand 0: magpie, eagle, eagle, cat", "hand 1: owl, pig")
    t.say("play", "magpie", "eagle", "eagle", "left", "use")
    t.say("pig", seat=1)
    t.say("pig", seat=0)
    assert t.told("discarded", SPECTATOR) == [{"card": "pig"}]
    assert t.told("fetched", SPECTATOR) == [{"card": "pig"}]
    assert t.known(0, 1) == ["pig"]
    assert t.known(0, SPECTATOR) == ["pig"]


@cell("magpie", "refusal")
def test_the_magpie_may_be_declined_and_everybody_sees_that() -> None:
    t = at(TWO, DULL, "hand 0: magpie, eagle, eagle", "hand 1: owl")
    t.say("play", "magpie", "eagle", "eagle", "left", "no")
    assert t.hand(0) == []
    assert t.hand(1) == ["owl"]
    assert t.told("declined", 1) == [{"card": "magpie"}]


@cell("magpie", "copied")
def test_the_parrot_copies_a_magpie() -> None:
    t = at(TWO, DULL, "collection 1 left: magpie", "hand 0: parrot, pig", "hand 1: owl, cat")
    t.say("play", "parrot", "pig", "left", "magpie")
    t.say("owl", seat=1)
    t.say("owl", seat=0)
    assert t.hand(0) == ["owl"]
    assert t.hand(1) == ["cat"]
    assert t.discards() == ["pig"]


@cell("magpie", "empty-deck")
def test_the_magpie_needs_no_deck() -> None:
    t = at(TWO, DULL, "rest: out", "hand 0: magpie, eagle, eagle", "hand 1: owl")
    t.say("play", "magpie", "eagle", "eagle", "left", "use")
    t.say("owl", seat=1)
    t.say("owl", seat=0)
    assert t.hand(0) == ["owl"]
    assert t.discards() == ["eagle", "eagle"]
    assert t.deck() == []


@cell("magpie", "empty-hands", "refusal")
def test_when_all_opponents_have_empty_hands_the_magpie_does_nothing() -> None:
    t = at(TWO, DULL, "hand 0: magpie, eagle, eagle", "discards: dog")
    t.say("play", "magpie", "eagle", "eagle", "left")
    assert t.hand(0) == []
    assert t.discards() == ["eagle", "eagle", "dog"]
    assert t.whose_turn() == 1


@cell("magpie", "nested")
def test_a_magpie_played_by_a_chick_takes_a_card() -> None:
    t = at(TWO, DULL, "hand 0: chick, sheep, magpie, eagle, eagle", "hand 1: owl, pig")
    t.say("play", "chick", "sheep", "left", "play", "magpie", "eagle", "eagle", "use")
    t.say("owl", seat=1)
    t.say("owl", seat=0)
    assert t.collection(0, "right") == ["magpie"]
    assert t.hand(0) == ["owl"]
    assert t.hand(1) == ["pig"]


@cell("magpie", "extra-action")
def test_a_magpie_played_with_an_extra_action_takes_a_card() -> None:
    t = at(SAVANNAH, DULL, "hand 0: rhino, lion, magpie, eagle, eagle", "hand 1: owl, pig")
    t.say("play", "rhino", "lion", "left", "use", "play", "magpie", "eagle", "eagle", "use")
    t.say("pig", seat=1)
    assert t.offered(0) == {"pig"}, "not what the Rhino discarded"
    t.say("pig", seat=0)
    assert t.hand(0) == ["pig"]
    assert t.hand(1) == ["owl"]


@cell("magpie", "four-players")
def test_among_four_the_magpie_takes_one_of_three_cards_and_leaves_the_others_in_order() -> None:
    t = at(
        FOUR,
        DULL,
        "to-move: 2",
        "hand 2: magpie, eagle, eagle",
        "hand 3: owl",
        "hand 0: pig, cat",
        "hand 1: dog",
    )
    t.say("play", "magpie", "eagle", "eagle", "left", "use")
    t.say("pig", seat=0)
    t.say("dog", seat=1)
    assert t.discards() == ["eagle", "eagle"], "hidden until all have chosen"
    assert t.told("discarded", 2) == []
    t.say("owl", seat=3)
    assert t.discards() == ["dog", "pig", "owl", "eagle", "eagle"], "clockwise from the left"
    assert t.offered(2) == {"dog", "pig", "owl"}
    t.say("pig", seat=2)
    assert t.discards() == ["dog", "owl", "eagle", "eagle"]
    assert [t.hand(seat) for seat in range(4)] == [["cat"], [], ["pig"], []]
    assert [t.known(2, viewer) for viewer in (0, 1, 3)] == [["pig"]] * 3


@cell("magpie", "four-players")
def test_of_two_equal_discards_the_magpie_takes_one() -> None:
    t = at(FOUR, DULL, "hand 0: magpie, eagle, eagle", "hand 1: cat, dog", "hand 2: cat", "hand 3: pig")
    t.say("play", "magpie", "eagle", "eagle", "left", "use")
    t.say("cat", seat=1)
    t.say("cat", seat=2)
    t.say("pig", seat=3)
    assert t.offered(0) == {"cat", "pig"}
    t.say("cat", seat=0)
    assert t.hand(0) == ["cat"]
    assert t.discards() == ["pig", "cat", "eagle", "eagle"]


@cell("magpie", "four-players")
def test_among_four_the_magpie_passes_over_empty_hands() -> None:
    t = at(FOUR, DULL, "hand 0: magpie, eagle, eagle", "hand 1: owl", "hand 3: dog, cat")
    t.say("play", "magpie", "eagle", "eagle", "left", "use")
    assert t.game.waiting() == [1, 3]
    t.say("cat", seat=3)
    t.say("owl", seat=1)
    t.say("owl", seat=0)
    assert t.hand(0) == ["owl"]
    assert t.discards() == ["cat", "eagle", "eagle"]
