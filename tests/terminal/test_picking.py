"""What it means to pick a card, zone by zone, and which whole answers are offered."""

from senbazuru.kernel.decision import Where
from senbazuru.kernel.game import Game
from senbazuru.origami.rules import ORIGAMI
from senbazuru.terminal.board import Choice
from senbazuru.terminal.origami.choices import MOST_TOGETHER, Answers
from senbazuru.terminal.origami.paint import spots_of
from tests.origami.table import view_of
from tests.terminal.test_legends import NAMES, position
from tests.terminal.test_playing import WORDS


def answers(game: Game, seat: int = 0) -> Answers:
    return Answers(game, seat, WORDS, NAMES[: int(game.state.players)])


def picked(game: Game, zone: str, card: str) -> Choice | None:
    """What is meant by the first card of a name in a zone."""
    spot = next(spot for spot in spots_of(view_of(game, 0), 0) if (spot.zone, spot.card) == (zone, card))
    return answers(game).meant(spot.where)


def said(game: Game, *words: str) -> Game:
    game.say(0, *words)
    return game


def kind_after(game: Game, choice: Choice | None) -> str:
    assert choice
    game.answer(0, *choice.options)
    return game.decision(0).kind


def test_a_card_of_the_hand_is_played_at_once() -> None:
    game = position(hand_0="penguin seal seal arctic-hare").game
    choice = picked(game, "hand", "arctic-hare")
    assert choice
    assert len(choice.options) == 2
    choice = picked(game, "hand", "penguin")
    assert choice
    assert len(choice.options) == 2
    choice = picked(position(hand_0="penguin seal arctic-hare").game, "hand", "penguin")
    assert choice
    assert not choice.options
    assert choice.reason.startswith("costs 5")
    assert kind_after(game, picked(game, "hand", "penguin")) == "pay"
    assert picked(game, "line", "macaw") is None


def test_without_anything_to_play_a_hand_card_says_so() -> None:
    choice = picked(position(hand_0="seal").game, "hand", "seal")
    assert choice
    assert not choice.options
    assert choice.reason == WORDS.words("reason-nothing-to-play")


def test_a_card_of_the_line_is_taken_at_once() -> None:
    game = position(hand_0="seal").game
    choice = picked(game, "line", "leprechaun")
    assert choice
    game.answer(0, *choice.options)
    assert "leprechaun" in game.view(0)["seats"][0]["hand"]


def test_the_top_discard_is_picked_if_a_geisha_lets_it_be_played() -> None:
    assert picked(position(hand_0="seal seal").game, "discards", "mesosaurus") is None
    game = position(middle="yellow-geisha", hand_0="seal seal").game
    assert kind_after(game, picked(game, "discards", "mesosaurus")) == "pay"


def test_the_top_discard_is_picked_to_pay() -> None:
    game = said(position(middle="red-geisha", hand_0="seal seal penguin").game, "play", "seal")
    choice = picked(game, "discards", "mesosaurus")
    assert choice
    assert [option.key for option in game.decision(0).options if (option.id,) == choice.options] == ["top-discard"]


def test_a_special_action_is_used_by_its_card_and_by_no_other_of_its_name() -> None:
    text = "players: 2\nfamilies: farm, sky\ncollection 0 left: raccoon owl\ncollection 0 right: owl\n"
    game = Game.from_position(ORIGAMI, text + "hand 0: cat\nline: dog dog fox fox")
    specials = {
        where: option.id for option in game.decision(0).options if option.key == "special" for where in option.where
    }
    for spot in spots_of(view_of(game, 0), 0):
        choice = answers(game).meant(spot.where)
        if spot.where in specials:
            assert choice
            assert choice.options in ((), (specials[spot.where],))
        elif spot.zone == "own":
            assert choice is None


def test_one_card_of_anybodys_collections_is_sunk_by_pointing_at_it() -> None:
    def asked() -> Game:
        game = said(position(hand_0="sloth penguin penguin").game, "play", "sloth", "penguin", "penguin")
        while game.decision(0).kind != "sink-whose":
            game.say(0, {"place": "right", "use": "use"}[game.decision(0).kind])
        return game

    game = asked()
    for spot in spots_of(view_of(game, 0), 0):
        choice = answers(game).meant(spot.where)
        if spot.where.zone != "collection" or spot.where.height == 1:
            assert choice is None, "what lies at the bottom stays there, and a hand is no collection"
            continue
        assert choice
        seat, column = spot.where.seat, spot.where.column
        assert len(choice.options) == 2
        twin = game.copy()
        twin.answer(0, *choice.options)
        assert seat is not None
        assert column is not None
        assert twin.view(0)["seats"][seat]["collections"][column][0]["card"] == spot.card


def test_of_two_cards_of_a_name_the_one_that_is_pointed_at_is_moved() -> None:
    game = position(
        hand_0="piranha seal seal", collection_0_left="narwhal arctic-hare narwhal", collection_0_right="kappa"
    ).game
    said(game, "play", "piranha", "seal", "seal")
    while game.decision(0).kind != "move-which":
        game.say(0, {"place": "right", "use": "use"}[game.decision(0).kind])
    for height in (1, 3):
        choice = answers(game).meant(Where("collection", seat=0, column="left", height=height))
        assert choice
        twin = game.copy()
        twin.answer(0, *choice.options)
        assert twin.decision(0).args == {"card": "narwhal", "column": "left", "height": height}


def test_whole_payments_are_sorted_by_folds_and_end_the_payment() -> None:
    game = said(
        position(hand_0="penguin seal polar-bear arctic-hare arctic-hare rice-paper rice-paper").game, "play", "penguin"
    )
    offered = answers(game)
    whole = [choice for choice in offered.choices if len(choice.options) > 1]
    assert 1 < len(whole) <= MOST_TOGETHER
    for choice in whole:
        twin = game.copy()
        twin.answer(0, *choice.options)
        assert 0 not in twin.waiting() or twin.decision(0).kind != "pay"
    cards = [len(choice.options) for choice in whole]
    assert cards == sorted(cards), "what pays the same with fewer cards comes first"


def test_a_card_after_which_more_is_asked_for_says_so() -> None:
    game = said(position(hand_0="seal walrus narwhal arctic-wolf").game, "play", "seal")
    for choice in answers(game).choices:
        if len(choice.options) == 1:
            twin = game.copy()
            twin.answer(0, *choice.options)
            more = twin.waiting() == [0] and twin.decision(0).kind == "pay"
            assert choice.label.endswith("then more") == more


def test_where_it_is_said_how_many_cards_each_is_chosen_by_itself() -> None:
    game = position(
        hand_0="seal seal penguin penguin walrus walrus narwhal oni piranha piranha",
        collection_0_left="caiman",
        collection_0_right="kappa",
    ).game
    choice = picked(game, "line", "macaw")
    assert choice
    game.answer(0, *choice.options)
    while game.waiting() == [0] and game.decision(0).kind != "hand-limit":
        game.answer(0, game.decision(0).default)
    decision = game.decision(0)
    assert decision.least == decision.most > 1
    assert all(len(choice.options) == 1 and "more" not in choice.label for choice in answers(game).choices)


def test_what_a_discount_pays_for_needs_no_card() -> None:
    text = "players: 2\nfamilies: farm, sea\ncollection 0 left: dolphin\nhand 0: cat\nline: dog dog fox fox"
    game = said(Game.from_position(ORIGAMI, text), "special-left")
    assert game.decision(0).kind == "play"
    assert answers(game).prospect(Where("hand", seat=0, place=0)).startswith(WORDS.words("terminal-no-payment"))
