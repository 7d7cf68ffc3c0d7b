"""Chapter: characters. Ten pairs in two colours that change the rules for everybody."""

from collections.abc import Callable
from functools import cache
from typing import Final, TypeVar

import pytest

from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.origami.packs import shipped_characters
from senbazuru.origami.rules import LEGENDS
from tests.kernel.worlds import another
from tests.origami.matrix import character_cell
from tests.origami.table import NOTHING_ELSE, RICE, SPECTATOR, TestTable, at, award, printed, rice

PAIRS: Final = (
    "musician",
    "ninja",
    "geisha",
    "merchant",
    "actor",
    "sumo-wrestler",
    "samurai",
    "monk",
    "calligrapher",
    "gardener",
)
CHARACTERS: Final = [f"{colour}-{pair}" for pair in PAIRS for colour in ("yellow", "red")]
BOX: Final = "families: polar, exotic"
THREE: Final = "families: polar, exotic, dinosaurs\nplayers: 3"
FOUR: Final = "families: polar, exotic, dinosaurs, legendary\nplayers: 4"
LINE: Final = ["macaw", "reindeer", "anaconda", "golden-frog"]
DECK: Final = "deck: chameleon, caiman, sloth"

Test = TypeVar("Test", bound=Callable[..., None])


def every_character(*situations: str) -> Callable[[Test], Test]:
    """A test of all twenty, in these situations."""

    def mark(test: Test) -> Test:
        for character in CHARACTERS:
            character_cell(character, *situations)(test)
        marked: Test = pytest.mark.parametrize("character", CHARACTERS)(test)
        return marked

    return mark


def pair_of(character: str) -> str:
    return character.split("-", 1)[1]


def other_colour(character: str) -> str:
    colour, pair = character.split("-", 1)
    return f"{'red' if colour == 'yellow' else 'yellow'}-{pair}"


def cost_of(card: str) -> int:
    return printed(card).cost


def folds_of(card: str) -> int:
    return printed(card).folds


def payment(price: int) -> list[str]:
    """Cards of the polar family that pay so much."""
    return {
        4: ["walrus"],
        5: ["walrus", "arctic-hare"],
        6: ["walrus", "seal"],
        7: ["walrus", "penguin"],
    }[price]


def paying(card: str) -> list[str]:
    """Cards of the polar family that pay for a character."""
    return payment(cost_of(card))


def bought_with(card: str) -> str:
    """An origami that costs the folds of a character."""
    return {2: "arctic-hare", 3: "macaw"}[folds_of(card)]


def holding(card: str, *others: str) -> str:
    """A character, what pays for it, and other cards, as positions write hands."""
    return ", ".join([card, *paying(card), *others])


def table(character: str, *lines: str, pairs: str = "") -> TestTable:
    """Seat 0 holds a character, what pays for it, and a Narwhal; a line without one-fold cards."""
    given = "\n".join(lines)
    return at(
        BOX,
        f"characters: {pairs or pair_of(character)}",
        *([] if "hand 0:" in given else [f"hand 0: {holding(character, 'narwhal')}"]),
        *([] if "line:" in given else [f"line: {', '.join(LINE)}"]),
        *([] if "deck:" in given or NOTHING_ELSE in given else [DECK]),
        *lines,
    )


def added(character: str, card: str = "chameleon") -> list[str]:
    """What a yellow Merchant adds to the line when it comes."""
    return [card] if character == "yellow-merchant" else []


def placed(character: str) -> list[str]:
    """With one origami on the left the next goes to the right, unless a yellow Calligrapher leaves a choice."""
    return ["right"] if character == "yellow-calligrapher" else []


# -- the figures


def test_there_are_ten_pairs() -> None:
    assert shipped_characters().pairs == PAIRS
    assert [card.id for card in shipped_characters().cards] == CHARACTERS


@pytest.mark.parametrize(("pair", "cost", "folds"), [("musician", 6, 3), ("ninja", 4, 2)])
def test_the_figures_that_are_not_ours(pair: str, cost: int, folds: int) -> None:
    for colour in ("yellow", "red"):
        assert (cost_of(f"{colour}-{pair}"), folds_of(f"{colour}-{pair}")) == (cost, folds)


@pytest.mark.parametrize("character", CHARACTERS)
def test_the_figures_of_the_characters(character: str) -> None:
    assert (cost_of(character), folds_of(character)) in ((4, 2), (5, 3), (6, 3)), "as other cards have them"
    assert (cost_of(character), folds_of(character)) == (
        cost_of(other_colour(character)),
        folds_of(other_colour(character)),
    ), "a pair costs the same"
    linked = at(BOX, f"characters: {pair_of(character)}").state.linked
    n = linked.names.index(character)
    assert (linked.copies[n], linked.cost[n], linked.folds[n], linked.points[n]) == (
        1,
        cost_of(character),
        folds_of(character),
        0,
    )
    assert linked.family_of(n) == "character", "of no family"
    assert not linked.instant[n]
    assert not linked.special[n]
    assert linked.names[linked.partner[n] - 1] == other_colour(character)


# -- playing one


@every_character("played")
def test_a_character_is_paid_and_put_into_the_middle(character: str) -> None:
    t = table(character)
    t.say("play", character)
    assert t.asked().args == {"card": character, "price": cost_of(character), "discount": 0}
    t.say(*paying(character))
    assert t.middle() == [character]
    assert t.discards() == paying(character)[::-1]
    assert (t.collection(0, "left"), t.collection(0, "right")) == ([], []), "it never lies in a collection"
    assert (t.asked().kind, t.asked().source) == ("play-from-line", character)
    assert t.offered() == {"no", *LINE, *added(character)}


@every_character("replaces")
def test_the_other_colour_goes_on_top_of_the_discards(character: str) -> None:
    price = {"yellow-musician": 7, "red-musician": 5}.get(character, cost_of(character))
    longer = ", chameleon" if character == "red-merchant" else ""
    t = table(
        character,
        f"middle: {other_colour(character)}",
        f"hand 0: {character}, {', '.join(payment(price))}, narwhal",
        f"line: {', '.join(LINE)}{longer}",
        "deck: caiman, sloth",
    )
    t.say("play", character)
    assert t.asked().args["price"] == price, "what lies in the middle counts, what is being played does not"
    t.say(*payment(price))
    assert t.middle() == [character], "never both"
    assert t.discards() == [other_colour(character), *payment(price)[::-1]]
    assert t.told("left", SPECTATOR) == [{"card": other_colour(character)}]
    t.say("no")
    assert t.whose_turn() == 1
    assert t.hand(0) == ["narwhal"]


@every_character("bonus-taken")
def test_an_origami_of_the_line_is_played_free(character: str) -> None:
    t = table(character, "hand 1: seal")
    t.say("play", character, *paying(character), "macaw", "right")
    assert t.collection(0, "right") == ["macaw"]
    assert t.told("line-played", SPECTATOR) == [{"card": "macaw", "place": 0}]
    assert t.discards() == paying(character)[::-1], "nothing was paid for it"
    assert t.hand(0) == ["narwhal"]
    filling = ["chameleon", "caiman"] if character == "yellow-merchant" else ["chameleon"]
    assert t.line() == ["reindeer", "anaconda", "golden-frog", *filling], "filled at the end of the turn"
    assert t.whose_turn() == 1


@every_character("bonus-declined")
def test_the_bonus_may_be_declined_and_everybody_sees_that(character: str) -> None:
    t = table(character)
    t.say("play", character, *paying(character), "no")
    assert t.told("declined", 1) == [{"card": character}]
    assert t.line() == [*LINE, *added(character)]
    assert t.middle() == [character], "it stays all the same"
    assert t.whose_turn() == 1


@every_character("bonus-empty-line")
def test_nothing_is_asked_if_the_line_is_empty(character: str) -> None:
    paper = ", ".join(["rice-paper"] * cost_of(character))
    t = table(
        character, NOTHING_ELSE, "line:", f"hand 0: {character}, {paper}, narwhal", "hand 1: macaw, penguin", "paper: 0"
    )
    t.say("play", character, *["rice-paper"] * cost_of(character))
    assert t.middle() == [character]
    assert t.told("declined") == [], "there was no bonus to decline"
    assert (t.line(), t.deck(), t.discards()) == ([], [], [])
    assert t.hand(0) == ["narwhal"]
    assert t.whose_turn() == 1


@pytest.mark.parametrize("character", CHARACTERS)
def test_what_is_owed_to_the_line_comes_before_the_bonus(character: str) -> None:
    t = table(character, NOTHING_ELSE, "line:", "hand 1: macaw, penguin", "owed: 4")
    t.say("play", character, *paying(character))
    assert sorted(t.line()) == sorted(paying(character)), "the payment itself fills the line"
    assert t.offered() == {"no", *paying(character)}


# -- chains


@every_character("chain")
def test_a_character_played_as_bonus_has_a_bonus_of_its_own(character: str) -> None:
    first = "yellow-samurai" if pair_of(character) == "ninja" else "yellow-ninja"
    t = table(
        character,
        f"hand 0: {holding(first, 'narwhal')}",
        f"line: {character}, macaw, reindeer, anaconda",
        pairs=f"{pair_of(first)}, {pair_of(character)}",
    )
    t.say("play", first, *paying(first), character)
    assert sorted(t.middle()) == sorted([first, character])
    assert t.asked().source == character
    assert t.offered() == {"no", "macaw", "reindeer", "anaconda", *added(character)}
    t.say("macaw", "left")
    assert t.collection(0, "left") == ["macaw"]
    assert t.discards() == paying(first)[::-1], "only the first was paid for"
    filling = ["chameleon", "caiman", *(["sloth"] if character == "yellow-merchant" else [])]
    assert t.line() == ["reindeer", "anaconda", *filling], "both gaps are filled at the end of the turn"
    assert [event["card"] for event in t.told("entered", 1)] == [first, character]
    assert t.whose_turn() == 1


@every_character("chain")
def test_the_bonus_of_a_character_may_be_another_character(character: str) -> None:
    second = "red-samurai" if pair_of(character) == "ninja" else "red-ninja"
    t = table(
        character,
        f"line: {second}, macaw, reindeer, anaconda",
        pairs=f"{pair_of(second)}, {pair_of(character)}",
    )
    t.say("play", character, *paying(character), second, "no")
    assert sorted(t.middle()) == sorted([second, character])
    assert t.told("declined", 1) == [{"card": second}]
    filling = ["chameleon", "caiman"] if character == "yellow-merchant" else ["chameleon"]
    assert t.line() == ["macaw", "reindeer", "anaconda", *filling]
    assert t.whose_turn() == 1


@every_character("chain", "gone")
def test_the_bonus_may_be_the_other_colour_which_drives_the_first_away(character: str) -> None:
    other = other_colour(character)
    t = table(character, f"line: {other}, macaw, reindeer, anaconda")
    t.say("play", character, *paying(character), other)
    assert t.middle() == [other]
    assert t.discards() == [character, *paying(character)[::-1]]
    # a yellow Merchant that comes as the bonus fills the place it left
    assert t.line() == ["macaw", "reindeer", "anaconda", *added(character), *added(other)]
    assert t.asked().source == other, "another bonus"
    t.say("no")
    assert t.whose_turn() == 1


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_position_in_the_middle_of_a_bonus_survives(character: str) -> None:
    t = table(character)
    t.say("play", character, *paying(character))
    text = repr(t.game)
    assert f"middle: {character}" in text
    assert "pending: play_from_line seat=0 at=bonus.0" in text
    assert t.game.rules.read(text) == t.state


# -- like any card: folds, hands, the line


@every_character("payment")
def test_a_character_is_used_as_folds(character: str) -> None:
    bought = bought_with(character)
    t = table(character, f"hand 0: {bought}, {character}, narwhal")
    t.say("play", bought, character, "left", *(["no"] if bought == "arctic-hare" else []))
    assert t.collection(0, "left") == [bought]
    assert t.discards() == [character]
    assert t.middle() == [], "paying is not playing"
    assert t.told("entered") == []
    assert t.whose_turn() == 1


@pytest.mark.parametrize("pair", PAIRS)
def test_both_colours_may_pay_for_one_origami(pair: str) -> None:
    bought = {2: "narwhal", 3: "caiman"}[folds_of(f"red-{pair}")]
    t = table(f"red-{pair}", f"hand 0: {bought}, red-{pair}, yellow-{pair}, walrus")
    t.say("play", bought, f"red-{pair}", f"yellow-{pair}", "left")
    assert t.discards() == [f"yellow-{pair}", f"red-{pair}"]
    assert t.collection(0, "left") == [bought]


@pytest.mark.parametrize("character", [c for c in CHARACTERS if pair_of(c) != "musician"])
def test_a_character_that_pays_leaves_its_other_colour_where_it_is(character: str) -> None:
    bought = bought_with(character)
    longer = ", sloth" if other_colour(character) == "yellow-merchant" else ""
    t = table(
        character,
        f"hand 0: {bought}, {character}, narwhal",
        f"middle: {other_colour(character)}",
        f"line: {', '.join(LINE)}{longer}",
    )
    t.say("play", bought, character, "left")
    assert t.middle() == [other_colour(character)]
    assert t.discards() == [character]


@every_character("held")
def test_a_character_is_drawn_from_the_line_for_its_folds(character: str) -> None:
    t = table(character, "hand 0: narwhal", f"line: {character}, macaw, arctic-hare, reindeer")
    t.say("draw", character)
    assert t.offered() == {2: {"macaw", "arctic-hare", "stop"}, 3: {"arctic-hare", "stop"}}[folds_of(character)]
    t.say("arctic-hare")
    assert t.hand(0) == sorted([character, "arctic-hare", "narwhal"])
    assert t.middle() == [], "taking it is not playing it"
    assert t.whose_turn() == 1


@cache
def dealt_characters() -> dict[str, tuple[Game, int]]:
    """For each character a deal in which a seat got it."""
    found: dict[str, tuple[Game, int]] = {}
    for seed in range(200):
        game = Game.start(
            LEGENDS,
            players=2,
            options={"families": ["polar", "exotic"], "characters": 10},
            seed=Seed.number(seed),
        )
        for event in game.events(SPECTATOR):
            card = event.args.get("card")
            if event.kind == "dealt" and card in CHARACTERS and event.seat is not None:
                found.setdefault(card, (game, event.seat))
        if len(found) == len(CHARACTERS):
            return found
    raise AssertionError("some character was never dealt")


@every_character("held", "knowledge")
def test_a_character_is_dealt_face_up_and_counts_its_folds(character: str) -> None:
    game, seat = dealt_characters()[character]
    dealt = [e.args["card"] for e in game.events(SPECTATOR) if e.kind == "dealt" and e.seat == seat]
    figures = {card.id: card.folds for card in shipped_characters().cards}
    figures |= {"arctic-hare": 1, "seal": 2, "arctic-wolf": 2, "narwhal": 2, "penguin": 3, "polar-bear": 3}
    figures |= {"walrus": 4, "reindeer": 4, "macaw": 2, "piranha": 2, "chameleon": 3, "caiman": 3, "sloth": 3}
    figures |= {"anaconda": 4, "golden-frog": 4}
    folds = [figures[card] for card in dealt]
    assert sum(folds) >= 10 > sum(folds[:-1]), "until there are ten folds"
    for viewer in (0, 1, SPECTATOR):
        assert sorted(game.view(viewer)["seats"][seat]["hand"]) == sorted(dealt), "everybody knows it"


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_in_hand_counts_for_the_hand_limit_and_may_be_discarded(character: str) -> None:
    eight = "macaw, macaw, macaw, macaw, piranha, piranha, seal"
    t = table(character, f"hand 0: {character}, {eight}", "line: narwhal, reindeer, anaconda, golden-frog")
    t.say("draw", "narwhal")
    assert t.asked().args == {"limit": 8, "cards": 1}
    t.say(character)
    assert t.discards() == [character]
    assert t.middle() == []


# -- other cards


@every_character("touched")
def test_the_parrot_copies_no_character(character: str) -> None:
    t = at(
        "families: sky, savannah",
        f"characters: {pair_of(character)}",
        "hand 0: parrot, chicken, owl",
        "hand 1: eagle",
        f"line: {character}, rhino, vulture, lion",
    )
    t.say("play", "parrot", "chicken", "left")
    assert t.offered() == {"no", "rhino"}, "it has no instant effect"


@pytest.mark.parametrize(
    "character", [c for c in CHARACTERS if c not in ("red-monk", "yellow-musician", "red-musician")]
)
def test_the_parrot_copies_nothing_from_the_middle(character: str) -> None:
    longer = ", magpie" if character == "yellow-merchant" else ""
    t = at(
        "families: sky, savannah",
        f"characters: {pair_of(character)}",
        f"middle: {character}",
        "hand 0: parrot, chicken, owl",
        f"line: cheetah, vulture, vulture, lion{longer}",
        "collection 1 left: rhino",
    )
    t.say("play", "parrot", "chicken", "left")
    assert t.offered() - {"magpie"} == {"no", "rhino"}


@every_character("touched")
def test_a_character_that_an_owl_makes_one_discard_has_no_effect(character: str) -> None:
    t = at(
        "families: sky, savannah",
        f"characters: {pair_of(character)}",
        "hand 0: owl, lion, zebra",
        f"hand 1: {character}",
        "line: cheetah, vulture, vulture, lion",
    )
    t.say("play", "owl", "lion", "left", "use")
    t.say(character, seat=1)
    assert t.discards() == [character, "lion"]
    assert t.middle() == []
    assert t.hand(1) == []
    assert t.whose_turn() == 1


@every_character("touched")
def test_a_magpie_takes_a_character_that_was_discarded(character: str) -> None:
    t = at(
        "families: sky, savannah",
        f"characters: {pair_of(character)}",
        "hand 0: magpie, lion, gorilla, zebra",
        f"hand 1: {character}",
        "line: cheetah, vulture, vulture, lion",
    )
    t.say("play", "magpie", "lion", "gorilla", "left", "use")
    t.say(character, seat=1)
    t.say(character, seat=0)
    assert t.hand(0) == sorted([character, "zebra"])
    assert t.known(0, 1) == [character]


@every_character("touched")
def test_a_raccoon_fetches_a_character_from_the_discards(character: str) -> None:
    t = at(
        "families: farm, savannah",
        f"characters: {pair_of(character)}",
        "collection 0 left: raccoon",
        f"discards: {character}, cat",
        "hand 0: zebra",
        "line: cat, gorilla, fox, lion",
    )
    t.say("special-left", "cat")
    assert t.hand(0) == sorted([character, "cat", "zebra"])
    assert t.known(0, SPECTATOR) == sorted([character, "cat"])
    assert t.discards() == ["cat"]


@every_character("touched")
def test_a_zebra_passes_a_character_face_down(character: str) -> None:
    t = at(
        "families: farm, savannah, sky",
        "players: 3",
        f"characters: {pair_of(character)}",
        "hand 0: zebra, lion, rhino",
        f"hand 1: {character}, cat",
        "hand 2: owl",
        "line: pig, gorilla, fox, lion",
    )
    t.say("play", "zebra", "lion", "left", "use")
    t.say("rhino", seat=0)
    t.say(character, seat=1)
    t.say("owl", seat=2)
    assert [t.hand(seat) for seat in range(3)] == [[character], ["cat", "owl"], ["rhino"]], "to the right"
    assert (t.known(0, 1), t.known(0, 2), t.known(0, SPECTATOR)) == ([character], [], [])


@every_character("touched")
def test_a_rhino_discards_characters_of_the_line(character: str) -> None:
    t = at(
        "families: farm, savannah",
        f"characters: {pair_of(character)}",
        "hand 0: rhino, lion, cat",
        f"line: pig, {character}, fox, gorilla",
        "deck: pig, dog, dog, fox, zebra",
    )
    t.say("play", "rhino", "lion", "left", "use")
    assert t.discards() == ["gorilla", "fox", character, "pig", "lion"]
    assert t.middle() == []
    assert t.line() == ["pig", "dog", "dog", "fox"]


@every_character("touched")
def test_a_golden_frog_takes_characters_of_two_folds(character: str) -> None:
    t = table(
        character,
        "hand 0: golden-frog, reindeer, reindeer, narwhal",
        f"line: {character}, macaw, anaconda, caiman",
        "deck: sloth, sloth",
    )
    t.say("play", "golden-frog", "reindeer", "reindeer", "left", "use")
    taken = [character] if folds_of(character) == 2 else []
    assert t.hand(0) == sorted(["macaw", "narwhal", *taken])
    assert t.line() == [*([] if taken else [character]), "anaconda", "caiman", "sloth", *(["sloth"] if taken else [])]


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_monkey_exchanges_a_character(character: str) -> None:
    t = at(
        "families: farm, savannah",
        f"characters: {pair_of(character)}",
        f"hand 0: monkey, zebra, {character}",
        f"line: pig, {other_colour(character)}, fox, gorilla",
    )
    t.say("play", "monkey", "zebra", "left", character, other_colour(character))
    assert t.hand(0) == [other_colour(character)]
    assert t.line() == ["pig", character, "fox", "gorilla"]
    assert t.middle() == []


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_walrus_takes_a_character_from_the_discards(character: str) -> None:
    t = table(
        character,
        "hand 0: walrus, reindeer, penguin, rice-paper",
        f"discards: seal, {character}",
    )
    t.say("play", "walrus", "reindeer", "penguin", "rice-paper", "left", character)
    assert t.hand(0) == [character]
    assert t.discards() == ["penguin", "reindeer", "seal"]


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_crab_gives_one_colour_for_the_other(character: str) -> None:
    t = at(
        "families: sea, savannah",
        f"characters: {pair_of(character)}",
        f"hand 0: {character}",
        f"discards: {other_colour(character)}",
        "collection 0 left: crab",
        "line: whale, gorilla, lion, lion",
    )
    t.say("special-left", character, other_colour(character))
    assert t.hand(0) == [other_colour(character)], "the two colours are two names"
    assert t.discards() == [character]


# -- inside other plays, and with extra actions


@every_character("nested")
def test_a_lion_plays_a_character_free_and_its_bonus_follows(character: str) -> None:
    t = at(
        "families: savannah, exotic",
        f"characters: {pair_of(character)}",
        f"hand 0: {character}, zebra",
        "collection 0 left: lion",
        "line: macaw, gorilla, anaconda, golden-frog",
        "deck: caiman, sloth",
    )
    t.say("special-left", character)
    assert t.middle() == [character]
    assert t.discards() == []
    t.say("macaw", *placed(character))
    assert t.collection(0, "right") == ["macaw"]
    assert t.hand(0) == ["zebra"]
    assert t.line() == ["gorilla", "anaconda", "golden-frog", "caiman", *added(character, "sloth")]
    assert t.whose_turn() == 1


@every_character("nested")
def test_an_elephant_plays_a_character_for_its_price(character: str) -> None:
    pays = {4: ["gorilla"], 5: ["gorilla", "monkey"], 6: ["gorilla", "rhino"]}[cost_of(character)]
    t = at(
        "families: savannah, exotic",
        f"characters: {pair_of(character)}",
        f"hand 0: elephant, lion, {character}, {', '.join(pays)}",
        "line: macaw, lion, anaconda, golden-frog",
        "deck: caiman, sloth, chameleon",
    )
    t.say("play", "elephant", "lion", "left", "use")
    assert "caiman" in t.hand(0)
    t.say(character, *pays, "macaw", *placed(character))
    assert t.middle() == [character]
    assert t.discards() == [*pays[::-1], "lion"]
    assert t.collection(0, "right") == ["macaw"]
    assert t.whose_turn() == 1


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_dragon_lets_another_player_play_a_character_and_take_the_bonus(character: str) -> None:
    pays = {4: ["griffin"], 5: ["griffin", "phoenix"], 6: ["griffin", "oni"]}[cost_of(character)]
    t = at(
        "families: exotic, legendary",
        f"characters: {pair_of(character)}",
        "hand 0: dragon, anaconda, kappa",
        f"hand 1: {character}, {', '.join(pays)}, unicorn",
        "line: macaw, golden-frog, anaconda, chameleon",
        "deck: caiman, sloth",
    )
    t.say("play", "dragon", "anaconda", "kappa", "left", "use")
    t.say(character, *pays, "macaw", "right", seat=1)
    assert t.middle() == [character]
    assert t.collection(1, "right") == ["macaw"], "the bonus belongs to who played it"
    assert t.collection(0, "left") == ["dragon"]
    assert t.line() == ["golden-frog", "anaconda", "chameleon", "caiman", *added(character, "sloth")]
    assert t.whose_turn() == 1


@every_character("extra-action")
def test_a_caiman_answers_to_every_character_that_costs_4_or_6(character: str) -> None:
    t = table(character, "collection 0 left: caiman")
    t.say("play", character, *paying(character), "no")
    answers = cost_of(character) in (4, 6)
    assert t.told("extra-action", 1) == [{}] * answers
    if answers:
        assert (t.asked().kind, t.asked().least) == ("action", 0)
        assert t.whose_turn() == 0
        t.say("no")
    assert t.whose_turn() == 1


@every_character("extra-action")
def test_a_character_is_played_with_the_extra_action_of_a_rhino(character: str) -> None:
    pays = {4: ["gorilla"], 5: ["gorilla", "monkey"], 6: ["gorilla", "elephant"]}[cost_of(character)]
    t = at(
        "families: savannah, exotic",
        f"characters: {pair_of(character)}",
        f"hand 0: rhino, lion, {character}, {', '.join(pays)}, zebra",
        "line: chameleon, chameleon, sloth, sloth",
        "deck: macaw, anaconda, golden-frog, lion, caiman, caiman",
    )
    t.say("play", "rhino", "lion", "left", "use", "play", character, *pays)
    assert t.offered() == {"no", "macaw", "anaconda", "golden-frog", "lion", *added(character, "caiman")}
    t.say("macaw", *placed(character))
    assert t.collection(0, "right") == ["macaw"]
    assert t.middle() == [character]
    assert t.whose_turn() == 1


# -- without cards


@every_character("empty-deck")
def test_without_a_deck_the_payment_fills_the_line(character: str) -> None:
    merchant = character == "yellow-merchant"
    pays = ["walrus", *[RICE] * (cost_of(character) - 4)] if merchant else paying(character)
    paid = [card for card in pays if card != RICE]
    t = table(character, NOTHING_ELSE, f"hand 0: {character}, {', '.join(pays)}, narwhal", "hand 1: arctic-hare")
    t.say("play", character, *pays)
    if merchant:
        assert t.line() == [*LINE, "walrus"], "added at once"
    t.say("macaw", "left")
    assert t.line()[:3] == ["reindeer", "anaconda", "golden-frog"]
    assert sorted(t.line()[3:] + t.deck() + t.discards()) == sorted(paid)
    assert len(t.line()) == 4, "a fifth card, which a Merchant would want, there is not"
    assert t.told("run-out") == ([{"number": 1}] if len(paid) == 1 else [])
    assert t.whose_turn() == 1


@every_character("empty-hands")
def test_the_bonus_is_there_when_nobody_holds_a_card(character: str) -> None:
    t = table(character, f"hand 0: {holding(character)}")
    t.say("play", character, *paying(character))
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("macaw", "left")
    assert t.collection(0, "left") == ["macaw"]
    assert len(t.hand(0)) == (2 if character == "yellow-monk" else 0)
    assert t.hand(1) == []
    assert t.whose_turn() == 1


# -- what others know


@every_character("knowledge")
def test_a_character_in_hand_is_hidden_until_it_is_played(character: str) -> None:
    t = table(character, "hand 1: seal")
    for viewer in (1, SPECTATOR):
        seen = t.game.view(viewer)
        assert seen["seats"][0]["hand"] == []
        assert seen["seats"][0]["cards_in_hand"] == len(paying(character)) + 2
        assert seen["middle"] == []
    t.say("play", character, *paying(character), "macaw", "left")
    for viewer in (1, SPECTATOR):
        assert t.game.view(viewer)["middle"] == [character]
        assert t.told("announced", viewer) == [{"card": character}]
        assert t.told("entered", viewer) == [{"card": character}]
        assert t.known(0, viewer) == [], "what came from the line went past the hand"


@every_character("knowledge")
def test_a_character_taken_from_the_line_is_known_until_it_leaves_the_hand(character: str) -> None:
    t = table(
        character,
        f"hand 0: {', '.join(paying(character))}",
        "hand 1: macaw, penguin",
        f"line: {character}, reindeer, walrus, macaw",
    )
    t.say("draw", character, *(["stop"] if folds_of(character) == 2 else []))
    assert (t.known(0, 1), t.known(0, SPECTATOR)) == ([character], [character])
    t.say("play", "macaw", "penguin", "left", seat=1)
    t.say("play", character, *paying(character), "no")
    assert (t.known(0, 1), t.known(0, SPECTATOR)) == ([], [])
    assert t.middle() == [character]


@pytest.mark.parametrize("character", CHARACTERS)
def test_another_player_cannot_tell_a_hidden_character_from_other_cards(character: str) -> None:
    t = table(character, "hand 1: seal")
    n = t.state.linked.names.index(character)
    found = set()
    for number in range(40):
        other = another(t.state, 1, number)
        found.add(int(other.held(0, n)))
        assert other.middle == 0
    assert found == {0, 1}, "it may as well lie in the deck"


# -- Musician


@character_cell("yellow-musician", "everybody")
def test_with_a_yellow_musician_everybody_plays_for_one_fold_less() -> None:
    t = at(
        THREE,
        "characters: musician",
        "middle: yellow-musician",
        "to-move: 1",
        "hand 0: seal, penguin, macaw",
        "hand 1: narwhal, penguin, macaw",
        f"line: {', '.join(LINE)}",
        "deck: sloth, caiman",
    )
    assert [t.state.price(seat, t.state.linked.names.index("walrus")) for seat in range(3)] == [7, 7, 7]
    t.say("play", "narwhal")
    assert t.asked().args["price"] == 3
    assert t.offered() == {"penguin"}, "exactly: the Macaw would leave 1 fold unpaid"
    t.say("penguin", "left")
    t.say("draw", "macaw", seat=2)
    t.say("play", "seal", "penguin", "left", "use", seat=0)
    assert t.hand(0) == ["macaw", "rice-paper", "rice-paper", "rice-paper"]


@character_cell("yellow-musician", "gone")
def test_when_the_yellow_musician_is_gone_prices_rise() -> None:
    t = at(
        BOX,
        "characters: musician",
        "middle: yellow-musician",
        "hand 0: red-musician, reindeer, arctic-hare",
        "hand 1: seal, penguin, macaw",
        f"line: {', '.join(LINE)}",
    )
    t.say("play", "red-musician", "reindeer", "arctic-hare", "no")
    t.say("play", "seal", seat=1)
    assert t.asked(1).args["price"] == 5, "one more instead of one less"
    t.say("penguin", "macaw", "left", "no", seat=1)
    assert t.collection(1, "left") == ["seal"]


@character_cell("red-musician", "everybody")
def test_with_a_red_musician_everybody_plays_for_one_fold_more() -> None:
    t = at(
        THREE,
        "characters: musician",
        "middle: red-musician",
        "to-move: 2",
        "hand 2: narwhal, penguin, macaw, walrus",
        "hand 0: macaw, walrus, seal",
        f"line: {', '.join(LINE)}",
    )
    assert [t.state.price(seat, t.state.linked.names.index("seal")) for seat in range(3)] == [5, 5, 5]
    t.say("play", "narwhal")
    assert t.asked().args["price"] == 5
    assert t.offered() == {"penguin", "macaw"}, "the Walrus alone is not enough any more"
    t.say("penguin", "macaw", "left")
    t.say("play")
    assert t.offered(0) == {"macaw"}, "a Macaw costs the Walrus"
    t.say("macaw", "walrus", "left", seat=0)
    assert t.collection(0, "left") == ["macaw"]


@character_cell("red-musician", "gone")
def test_when_the_red_musician_is_gone_prices_fall() -> None:
    t = at(
        BOX,
        "characters: musician",
        "middle: red-musician",
        "hand 0: yellow-musician, reindeer, penguin",
        "hand 1: seal, penguin, walrus",
        f"line: {', '.join(LINE)}",
    )
    t.say("play", "yellow-musician", "reindeer", "penguin", "no")
    t.say("play", "seal", seat=1)
    assert t.asked(1).args["price"] == 3
    assert t.offered(1) == {"penguin"}


def test_the_options_to_play_show_the_price_of_now() -> None:
    t = at(BOX, "characters: musician", "middle: yellow-musician", "hand 0: seal, walrus, penguin, reindeer")
    t.say("play")
    shown = {option.word: option.args["cost"] for option in t.asked().options if "cost" in option.args}
    assert shown == {"seal": 3, "walrus": 7, "penguin": 4, "reindeer": 7}


# -- Ninja

EIGHT: Final = "macaw, macaw, macaw, macaw, piranha, piranha, piranha, seal"


@character_cell("yellow-ninja", "everybody")
def test_with_a_yellow_ninja_everybody_keeps_nine_cards() -> None:
    t = at(
        THREE,
        "characters: ninja",
        "middle: yellow-ninja",
        "to-move: 1",
        f"hand 1: {EIGHT}",
        "hand 2: caiman, caiman, sloth, sloth, walrus, walrus, t-rex, t-rex, narwhal",
        "line: narwhal, reindeer, anaconda, golden-frog",
        "deck: arctic-hare, chameleon",
    )
    assert [seat["hand_limit"]["is"] for seat in t.game.view(SPECTATOR)["seats"]] == [9, 9, 9]
    t.say("draw", "narwhal")
    assert len(t.hand(1)) == 9, "and nobody asked"
    t.say("draw", "arctic-hare", seat=2)
    assert t.asked(2).args == {"limit": 9, "cards": 1}
    t.say("t-rex", seat=2)
    assert len(t.hand(2)) == 9
    assert t.whose_turn() == 0


@character_cell("yellow-ninja", "gone")
def test_when_the_yellow_ninja_is_gone_the_limit_is_asked_for_at_the_end_of_that_turn() -> None:
    t = at(
        BOX,
        "characters: ninja",
        "middle: yellow-ninja",
        f"hand 0: red-ninja, walrus, {EIGHT}",
        "hand 1: caiman, caiman, sloth, sloth, narwhal, narwhal, penguin, penguin, seal",
        f"line: {', '.join(LINE)}",
    )
    t.say("play", "red-ninja", "walrus", "no")
    assert t.game.waiting() == [0], "others are not checked on this turn"
    assert t.asked().args == {"limit": 6, "cards": 2}
    t.say("macaw", "macaw")
    assert len(t.hand(0)) == 6
    assert len(t.hand(1)) == 9
    t.say("draw", "reindeer", seat=1)
    assert t.asked(1).args == {"limit": 6, "cards": 4}


@character_cell("red-ninja", "everybody")
def test_with_a_red_ninja_nobody_keeps_more_than_six_cards() -> None:
    t = at(
        FOUR,
        "characters: ninja",
        "middle: red-ninja",
        "to-move: 3",
        "hand 3: macaw, macaw, macaw, macaw, piranha, piranha",
        "hand 0: oni, oni, kappa, kappa, seal",
        "line: narwhal, reindeer, anaconda, golden-frog",
        "deck: unicorn, unicorn, chameleon",
    )
    assert [seat["hand_limit"]["is"] for seat in t.game.view(0)["seats"]] == [6, 6, 6, 6]
    t.say("draw", "narwhal")
    assert t.asked(3).args == {"limit": 6, "cards": 1}
    t.say("piranha", seat=3)
    assert t.discards() == ["piranha"]
    t.say("draw", "unicorn", seat=0)
    assert len(t.hand(0)) == 6
    assert t.whose_turn() == 1


@character_cell("red-ninja", "gone")
def test_when_the_red_ninja_is_gone_more_cards_may_be_kept() -> None:
    t = at(
        BOX,
        "characters: ninja",
        "middle: red-ninja",
        f"hand 0: yellow-ninja, walrus, {EIGHT}",
        f"line: {', '.join(LINE)}",
    )
    t.say("play", "yellow-ninja", "walrus", "no")
    assert t.whose_turn() == 1, "eight cards are one less than nine"
    assert len(t.hand(0)) == 8


# -- Geisha


@character_cell("yellow-geisha", "everybody")
def test_with_a_yellow_geisha_everybody_may_play_the_top_discard() -> None:
    t = at(
        THREE,
        "characters: geisha",
        "middle: yellow-geisha",
        "to-move: 1",
        "discards: narwhal, macaw, seal",
        "hand 1: walrus",
        "hand 2: arctic-hare, velociraptor",
        f"line: {', '.join(LINE)}",
    )
    t.say("play")
    assert t.offered(1) == {"top-discard"}
    t.say("top-discard", "walrus", "left", seat=1)
    assert t.collection(1, "left") == ["narwhal"]
    assert t.discards() == ["walrus", "macaw", "seal"], "it was lifted off before the payment"
    t.say("play")
    assert t.offered(2) == {"arctic-hare"}, "the Walrus is dear"
    assert t.refused("top-discard", 2) == "cannot-pay"


@character_cell("yellow-geisha", "everybody", "knowledge")
def test_the_top_discard_is_played_without_passing_through_the_hand() -> None:
    t = at(
        BOX,
        "characters: geisha",
        "middle: yellow-geisha",
        "discards: narwhal, macaw",
        "hand 0: walrus, narwhal",
        "known 0 by everybody: narwhal",
        f"line: {', '.join(LINE)}",
    )
    t.say("play", "top-discard", "walrus", "left")
    assert t.told("discard-played", 1) == [{"card": "narwhal"}]
    assert t.told("announced", 1) == []
    assert t.known(0, 1) == ["narwhal"], "the other Narwhal is still in hand"


@character_cell("yellow-geisha", "gone")
def test_when_the_yellow_geisha_is_gone_the_top_discard_is_not_played() -> None:
    t = at(
        BOX,
        "characters: geisha",
        "middle: yellow-geisha",
        f"hand 0: {holding('red-geisha')}",
        f"hand 1: seal, {rice(cost_of('yellow-geisha'))}",
        f"line: {', '.join(LINE)}",
    )
    t.say("play", "red-geisha", *paying("red-geisha"), "no")
    assert t.discards()[0] == "yellow-geisha"
    t.say("play")
    assert t.offered(1) == {"seal"}, "though the rice paper would pay for the yellow Geisha"
    t.say("seal", seat=1)
    assert t.offered(1) == {"top-discard", RICE}, "now it pays: the yellow Geisha's folds"


@character_cell("red-geisha", "everybody")
def test_with_a_red_geisha_the_top_discard_pays_for_everybody() -> None:
    t = at(
        THREE,
        "characters: geisha",
        "middle: red-geisha",
        "to-move: 1",
        "discards: penguin, seal, walrus",
        "hand 1: macaw",
        "hand 2: velociraptor, arctic-hare",
        f"line: {', '.join(LINE)}",
    )
    t.say("play", "macaw", "top-discard", "left", seat=1)
    assert t.collection(1, "left") == ["macaw"]
    assert t.discards() == ["seal", "walrus", "penguin"], "it goes to the bottom of the pile"
    assert t.told("lowered", SPECTATOR) == [{"card": "penguin"}]
    t.say("play", "velociraptor", "arctic-hare", "top-discard", "left", seat=2)
    assert t.discards() == ["arctic-hare", "walrus", "penguin", "seal"]


@character_cell("red-geisha", "gone")
def test_when_the_red_geisha_is_gone_only_hand_cards_pay() -> None:
    t = at(
        BOX,
        "characters: geisha",
        "middle: red-geisha",
        f"hand 0: {holding('yellow-geisha')}",
        f"hand 1: {bought_with('red-geisha')}",
        f"line: {', '.join(LINE)}",
    )
    t.say("play", "yellow-geisha", *paying("yellow-geisha"), "no")
    assert t.discards() == ["red-geisha", *paying("yellow-geisha")[::-1]]
    assert t.refused("play", 1) == "nothing-to-play", "enough folds lie on top, but they pay no longer"


# -- Merchant


@character_cell("yellow-merchant", "everybody")
def test_with_a_yellow_merchant_the_line_has_five_cards_for_everybody() -> None:
    t = at(
        THREE,
        "characters: merchant",
        "middle: yellow-merchant",
        "to-move: 1",
        f"line: {', '.join(LINE)}, seal",
        "deck: narwhal, t-rex, arctic-hare",
    )
    assert t.game.view(0)["line_length"]["is"] == 5
    t.say("draw")
    assert t.offered(1) == {*LINE, "seal"}
    t.say("macaw", "seal", seat=1)
    assert t.line() == ["reindeer", "anaconda", "golden-frog", "narwhal", "t-rex"]
    t.say("draw", "t-rex", seat=2)
    assert t.line() == ["reindeer", "anaconda", "golden-frog", "narwhal", "arctic-hare"]


@character_cell("yellow-merchant", "gone")
def test_when_the_yellow_merchant_is_gone_the_line_shrinks_by_the_next_refill() -> None:
    t = at(
        THREE,
        "characters: merchant",
        "middle: yellow-merchant",
        f"hand 0: {holding('red-merchant', 'seal')}",
        f"line: {', '.join(LINE)}, narwhal",
        "deck: arctic-wolf, sloth",
    )
    t.say("play", "red-merchant", *paying("red-merchant"), "no")
    assert t.line() == [*LINE, "narwhal"], "nothing is discarded"
    assert t.game.view(0)["line_length"]["is"] == 4
    t.say("draw", "reindeer", seat=1)
    assert t.line() == ["macaw", "anaconda", "golden-frog", "narwhal"], "four are left, and four there should be"
    t.say("draw", "macaw", "narwhal", seat=2)
    assert t.line() == ["anaconda", "golden-frog", "arctic-wolf", "sloth"]


@character_cell("red-merchant", "everybody")
def test_with_a_red_merchant_everybody_draws_five_folds() -> None:
    t = at(
        THREE,
        "characters: merchant",
        "middle: red-merchant",
        "to-move: 1",
        "line: macaw, sloth, arctic-hare, reindeer",
        "deck: pterosaur, t-rex",
    )
    assert [seat["draw_limit"]["is"] for seat in t.game.view(0)["seats"]] == [5, 5, 5]
    t.say("draw", "macaw", "sloth")
    assert t.hand(1) == ["macaw", "sloth"]
    t.say("draw", "reindeer", seat=2)
    assert t.offered(2) == {"arctic-hare", "pterosaur", "stop"}
    t.say("pterosaur", seat=2)
    assert t.hand(2) == ["pterosaur", "reindeer"]
    assert t.whose_turn() == 0


@character_cell("red-merchant", "gone")
def test_when_the_red_merchant_is_gone_four_folds_are_drawn() -> None:
    t = at(
        BOX,
        "characters: merchant",
        "middle: red-merchant",
        f"hand 0: {holding('yellow-merchant', 'seal')}",
        "line: macaw, sloth, narwhal, reindeer",
        "deck: caiman",
    )
    t.say("play", "yellow-merchant", *paying("yellow-merchant"), "no")
    t.say("draw", "macaw", seat=1)
    assert t.refused("sloth", 1) == "too-many-folds"
    assert t.refused("caiman", 1) == "too-many-folds"
    assert t.offered(1) == {"narwhal", "stop"}


def test_the_red_merchant_is_for_draw_only() -> None:
    t = at(
        "families: sea, savannah",
        "characters: merchant",
        "middle: red-merchant",
        "hand 0: zebra",
        "collection 0 left: squid",
        "line: shark, crab, skate, monkey",
    )
    t.say("special-left", "shark", "crab", "skate")
    assert t.hand(0) == ["crab", "shark", "skate", "zebra"], "the Squid takes 6 folds, not 7"
    assert t.whose_turn() == 1


# -- Actor


@character_cell("yellow-actor", "everybody")
def test_the_yellow_actor_rewards_the_most_families() -> None:
    t = at(
        FOUR,
        "characters: actor",
        "middle: yellow-actor",
        "collection 0 left: macaw, sloth",
        "collection 0 right: caiman",
        "collection 1 left: macaw",
        "collection 1 right: seal",
        "collection 2 left: t-rex",
        "collection 2 right: oni, phoenix",
    )
    more = award("yellow-actor")
    assert [t.awards(seat) for seat in range(4)] == [{}, {"yellow-actor": more}, {"yellow-actor": more}, {}]
    assert t.scores() == [
        t.points("macaw", "sloth", "caiman"),
        t.points("macaw", "seal") + more,
        t.points("t-rex", "oni", "phoenix") + more,
        0,
    ]


@character_cell("yellow-actor", "gone")
def test_when_the_yellow_actor_is_gone_families_are_worth_nothing() -> None:
    t = at(
        BOX,
        "characters: actor",
        "middle: yellow-actor",
        "hand 0: red-actor, walrus, seal",
        "collection 0 left: macaw",
        "collection 0 right: narwhal",
        "collection 1 left: seal",
        f"line: {', '.join(LINE)}",
    )
    two, one = t.points("macaw", "narwhal"), t.points("seal")
    assert t.scores() == [two + award("yellow-actor"), one]
    t.say("play", "red-actor", "walrus", "seal", "no")
    assert t.scores() == [two, one + award("red-actor")], "now the fewest families count"


@character_cell("red-actor", "everybody")
def test_the_red_actor_rewards_the_fewest_families() -> None:
    t = at(
        FOUR,
        "characters: actor",
        "middle: red-actor",
        "collection 0 left: macaw, sloth",
        "collection 0 right: caiman",
        "collection 1 left: seal",
        "collection 2 left: t-rex",
        "collection 2 right: oni, phoenix",
        "collection 3 left: oni",
        "collection 3 right: piranha",
    )
    more = award("red-actor")
    given = [{"red-actor": more}, {"red-actor": more}, {}, {}]
    assert [t.awards(seat) for seat in range(4)] == given, "three origami of one family are as good as one origami"
    assert t.scores() == [
        t.points("macaw", "sloth", "caiman") + more,
        t.points("seal") + more,
        t.points("t-rex", "oni", "phoenix"),
        t.points("oni", "piranha"),
    ]


def test_the_red_actor_rewards_all_who_have_no_origami() -> None:
    t = at(FOUR, "characters: actor", "middle: red-actor", "collection 1 left: seal", "collection 3 left: oni")
    assert [t.awards(seat).get("red-actor", 0) for seat in range(4)] == [award("red-actor"), 0, award("red-actor"), 0]


@character_cell("red-actor", "gone")
def test_when_the_red_actor_is_gone_few_families_are_worth_nothing() -> None:
    t = at(
        BOX,
        "characters: actor",
        "middle: red-actor",
        "hand 0: yellow-actor, walrus, seal",
        "collection 0 left: seal, seal",
        "collection 1 left: narwhal",
        "collection 1 right: macaw",
        f"line: {', '.join(LINE)}",
    )
    one, two = t.points("seal", "seal"), t.points("narwhal", "macaw")
    assert t.scores() == [one + award("red-actor"), two]
    t.say("play", "yellow-actor", "walrus", "seal", "no")
    assert t.scores() == [one, two + award("yellow-actor")]


# -- Sumo wrestler


@character_cell("yellow-sumo-wrestler", "everybody")
def test_the_yellow_sumo_wrestler_rewards_the_best_single_collection() -> None:
    t = at(
        FOUR,
        "characters: sumo-wrestler",
        "middle: yellow-sumo-wrestler",
        "collection 0 left: reindeer",
        "collection 0 right: walrus",
        "collection 1 left: macaw, macaw",
        "collection 2 left: phoenix, reindeer",
        "collection 3 left: walrus",
    )
    more = award("yellow-sumo-wrestler")
    assert t.scores() == [8 + 6, 5 + 5, 4 + 8 + more, 6], "8 and 6 are two collections"
    assert t.awards(2) == {"yellow-sumo-wrestler": more}


@character_cell("yellow-sumo-wrestler", "gone")
def test_when_the_yellow_sumo_wrestler_is_gone_dear_origami_count() -> None:
    t = at(
        BOX,
        "characters: sumo-wrestler",
        "middle: yellow-sumo-wrestler",
        "hand 0: red-sumo-wrestler, walrus, seal",
        "collection 0 left: macaw, macaw",
        "collection 1 left: caiman",
        f"line: {', '.join(LINE)}",
    )
    assert t.scores() == [5 + 5 + award("yellow-sumo-wrestler"), t.points("caiman")]
    t.say("play", "red-sumo-wrestler", "walrus", "seal", "no")
    assert t.scores() == [5 + 5, t.points("caiman") + award("red-sumo-wrestler")]


@character_cell("red-sumo-wrestler", "everybody")
def test_the_red_sumo_wrestler_rewards_the_most_origami_of_cost_6_or_more() -> None:
    t = at(
        FOUR,
        "characters: sumo-wrestler, musician",
        "middle: red-sumo-wrestler, red-musician",
        "collection 0 left: sloth, anaconda",
        "collection 1 left: penguin, penguin",
        "collection 1 right: caiman",
        "collection 2 left: dragon",
        "collection 2 right: t-rex",
        "collection 3 left: seal, macaw",
        "collection 3 right: unicorn",
    )
    given = [t.awards(seat).get("red-sumo-wrestler", 0) for seat in range(4)]
    more = award("red-sumo-wrestler")
    assert given == [more, 0, more, 0], "the printed cost: a Musician makes no Penguin a 6"


@character_cell("red-sumo-wrestler", "gone")
def test_when_the_red_sumo_wrestler_is_gone_dear_origami_are_worth_nothing() -> None:
    t = at(
        BOX,
        "characters: sumo-wrestler",
        "middle: red-sumo-wrestler",
        "hand 0: yellow-sumo-wrestler, walrus, seal",
        "collection 0 left: macaw, macaw",
        "collection 1 left: caiman",
        f"line: {', '.join(LINE)}",
    )
    assert t.scores() == [5 + 5, t.points("caiman") + award("red-sumo-wrestler")]
    t.say("play", "yellow-sumo-wrestler", "walrus", "seal", "no")
    assert t.scores() == [5 + 5 + award("yellow-sumo-wrestler"), t.points("caiman")]


# -- Samurai


@character_cell("yellow-samurai", "everybody")
def test_the_yellow_samurai_rewards_the_fewest_cards_in_hand() -> None:
    t = at(
        FOUR,
        "characters: samurai",
        "middle: yellow-samurai",
        "hand 0: macaw, sloth",
        "hand 1: t-rex",
        "hand 2: oni, oni, kappa",
        "hand 3: rice-paper",
        "collection 2 left: seal, seal",
        "collection 3 left: griffin",
    )
    more = award("yellow-samurai")
    given = [{}, {"yellow-samurai": more}, {}, {"yellow-samurai": more}]
    assert [t.awards(seat) for seat in range(4)] == given, "rice paper is a card in hand"
    assert t.scores() == [0, more, t.points("seal", "seal"), t.points("griffin") + more]


def test_the_yellow_samurai_rewards_all_whose_hands_are_empty() -> None:
    t = at(FOUR, "characters: samurai", "middle: yellow-samurai", "hand 0: rice-paper", "hand 2: macaw, sloth")
    assert t.scores() == [0, award("yellow-samurai"), 0, award("yellow-samurai")]


@character_cell("yellow-samurai", "gone")
def test_when_the_yellow_samurai_is_gone_large_hands_count() -> None:
    t = at(
        BOX,
        "characters: samurai",
        "middle: yellow-samurai",
        "hand 0: red-samurai, walrus, seal, narwhal, macaw",
        "hand 1: macaw",
        "collection 0 left: caiman",
        f"line: {', '.join(LINE)}",
    )
    assert t.scores() == [t.points("caiman"), award("yellow-samurai")]
    t.say("play", "red-samurai", "walrus", "seal", "no")
    assert t.scores() == [t.points("caiman") + award("red-samurai"), 0]


@character_cell("red-samurai", "everybody")
def test_the_red_samurai_rewards_the_most_cards_in_hand() -> None:
    t = at(
        FOUR,
        "characters: samurai",
        "middle: red-samurai",
        "hand 0: macaw, sloth",
        "hand 1: rice-paper, rice-paper, rice-paper",
        "hand 2: oni, oni, kappa",
        "hand 3: t-rex",
    )
    assert t.scores() == [0, award("red-samurai"), award("red-samurai"), 0], "rice paper is a card in hand"


@character_cell("red-samurai", "gone")
def test_when_the_red_samurai_is_gone_large_hands_are_worth_nothing() -> None:
    t = at(
        BOX,
        "characters: samurai",
        "middle: red-samurai",
        "hand 0: yellow-samurai, walrus, seal, narwhal, macaw",
        "hand 1: macaw",
        "collection 1 left: caiman",
        f"line: {', '.join(LINE)}",
    )
    assert t.scores() == [award("red-samurai"), t.points("caiman")]
    t.say("play", "yellow-samurai", "walrus", "seal", "no")
    assert t.scores() == [0, t.points("caiman") + award("yellow-samurai")]


@character_cell("red-samurai", "knowledge")
def test_how_many_cards_a_samurai_counts_everybody_sees() -> None:
    t = at(BOX, "characters: samurai", "middle: red-samurai", "hand 0: macaw, sloth", "hand 1: seal")
    for viewer in (0, 1, SPECTATOR):
        assert [seat["score"] for seat in t.game.view(viewer)["seats"]] == [award("red-samurai"), 0]


# -- Monk


@character_cell("yellow-monk", "everybody")
def test_with_a_yellow_monk_everybody_who_ends_a_turn_without_cards_draws_two() -> None:
    t = at(
        THREE,
        "characters: monk",
        "middle: yellow-monk",
        "to-move: 1",
        "hand 0: sloth",
        "hand 1: macaw, penguin",
        "hand 2: velociraptor, polar-bear",
        f"line: {', '.join(LINE)}",
        "deck: seal, caiman, narwhal, t-rex, chameleon",
    )
    t.say("play", "macaw", "penguin", "left")
    assert t.hand(1) == ["caiman", "seal"]
    assert t.told("drawn", 1) == [{"card": "seal"}, {"card": "caiman"}]
    assert t.told("drawn", 0) == [{"card": None}, {"card": None}], "others do not see which"
    t.say("play", "velociraptor", "polar-bear", "left", seat=2)
    assert t.hand(2) == ["narwhal", "t-rex"]
    t.say("draw", "macaw", seat=0)
    assert t.hand(0) == ["macaw", "sloth"], "nothing for one who holds cards"


@character_cell("yellow-monk", "everybody", "empty-deck")
def test_a_yellow_monk_gives_what_there_is() -> None:
    t = at(
        BOX,
        NOTHING_ELSE,
        "characters: monk",
        "middle: yellow-monk",
        "hand 0: macaw, penguin",
        "hand 1: sloth",
        f"line: {', '.join(LINE)}",
        "deck:",
    )
    t.say("play", "macaw", "penguin", "left")
    assert t.hand(0) == ["penguin"], "the payment was shuffled, and that is all"
    assert t.whose_turn() == 1


@character_cell("yellow-monk", "gone")
def test_when_the_yellow_monk_is_gone_an_empty_hand_stays_empty() -> None:
    t = at(
        BOX,
        "characters: monk",
        "middle: yellow-monk",
        f"hand 0: {holding('red-monk')}",
        "hand 1: macaw, penguin",
        f"line: {', '.join(LINE)}",
    )
    t.say("play", "red-monk", *paying("red-monk"), "no")
    assert t.hand(0) == [], "already at the end of this turn"
    t.say("play", "macaw", "penguin", "left", seat=1)
    assert t.hand(1) == []
    assert t.whose_turn() == 0


@character_cell("red-monk", "everybody")
def test_with_a_red_monk_nobodys_cards_have_instant_effects() -> None:
    t = at(
        THREE,
        "characters: monk",
        "middle: red-monk",
        "to-move: 1",
        "hand 1: seal, walrus",
        "hand 2: stegosaurus, reindeer, velociraptor",
        "hand 0: piranha, walrus, narwhal",
        "collection 0 left: macaw, macaw",
        "collection 0 right: macaw",
        f"line: {', '.join(LINE)}",
    )
    t.say("play", "seal", "walrus", "left")
    assert t.hand(1) == []
    t.say("play", "stegosaurus", "reindeer", "velociraptor", "left", seat=2)
    assert t.hand(2) == []
    t.say("play", "piranha", "walrus", seat=0)
    assert t.collection(0, "right") == ["macaw", "piranha"]
    assert t.told("declined") == [], "nobody was asked"
    assert t.told("used") == []
    assert t.whose_turn() == 1


@character_cell("red-monk", "gone")
def test_when_the_red_monk_is_gone_instant_effects_are_back_for_the_bonus_too() -> None:
    t = at(
        BOX,
        "characters: monk",
        "middle: red-monk",
        f"hand 0: {holding('yellow-monk', 'narwhal')}",
        "hand 1: arctic-hare, seal, macaw",
        "line: seal, reindeer, anaconda, golden-frog",
    )
    t.say("play", "yellow-monk", *paying("yellow-monk"), "seal", "left", "use")
    assert t.hand(0) == ["narwhal", "rice-paper", "rice-paper", "rice-paper"]
    t.say("play", "arctic-hare", "seal", "left", "use", seat=1)
    assert t.hand(1) == ["macaw", "rice-paper"]


def test_what_was_silenced_stays_silent_when_the_red_monk_goes() -> None:
    t = at(
        BOX,
        "characters: monk",
        "middle: red-monk",
        "hand 0: seal, walrus, narwhal",
        f"hand 1: {holding('yellow-monk', 'macaw')}",
        f"line: {', '.join(LINE)}",
    )
    t.say("play", "seal", "walrus", "left")
    t.say("play", "yellow-monk", *paying("yellow-monk"), "no", seat=1)
    assert t.hand(0) == ["narwhal"], "an instant effect is now or never"


# -- Calligrapher


@character_cell("yellow-calligrapher", "everybody")
def test_with_a_yellow_calligrapher_everybodys_collections_may_differ_by_two() -> None:
    t = at(
        THREE,
        "characters: calligrapher",
        "middle: yellow-calligrapher",
        "to-move: 1",
        "hand 1: macaw, penguin, macaw, polar-bear",
        "hand 2: velociraptor, sloth",
        "collection 1 left: seal",
        "collection 2 left: t-rex, t-rex",
        f"line: {', '.join(LINE)}",
    )
    t.say("play", "macaw", "penguin", "left")
    assert t.collection(1, "left") == ["seal", "macaw"], "two against none"
    t.say("play", "velociraptor", "sloth", seat=2)
    assert t.collection(2, "right") == ["velociraptor"], "not three: only one place is left, so nobody is asked"
    t.say("draw", "reindeer", seat=0)
    t.say("play", "macaw", "polar-bear", seat=1)
    assert t.collection(1, "right") == ["macaw"]


@character_cell("yellow-calligrapher", "gone")
def test_when_the_yellow_calligrapher_is_gone_the_higher_collection_may_not_grow() -> None:
    t = at(
        BOX,
        "characters: calligrapher",
        "middle: yellow-calligrapher",
        "hand 0: red-calligrapher, walrus, seal, macaw, penguin",
        "hand 1: macaw, penguin",
        "collection 0 left: seal, narwhal, seal",
        "collection 0 right: caiman",
        "collection 1 left: sloth",
        f"line: {', '.join(LINE)}",
    )
    t.say("play", "red-calligrapher", "walrus", "seal", "macaw")
    assert t.collection(0, "left") == ["seal", "narwhal", "seal"], "nothing is moved"
    assert t.collection(0, "right") == ["caiman", "macaw"], "but the bonus has only one place"
    t.say("play", "macaw", "penguin", seat=1)
    assert t.collection(1, "right") == ["macaw"], "the usual difference of one again"


@character_cell("red-calligrapher", "everybody")
def test_with_a_red_calligrapher_covered_cards_score_at_most_two_more() -> None:
    lines = (
        FOUR,
        "characters: calligrapher",
        "hand 0: seal, seal, seal, narwhal",
        "hand 1: rice-paper, rice-paper, rice-paper",
        "collection 0 left: t-rex, macaw",
        "collection 0 right: t-rex",
        "collection 1 left: polar-bear, polar-bear",
        "collection 2 left: macaw, macaw, sloth",
        "collection 3 left: reindeer, chameleon, griffin",
    )
    t = at(*lines)
    bear, sloth, chameleon, griffin = (t.points(card) for card in ("polar-bear", "sloth", "chameleon", "griffin"))
    assert t.scores() == [3 + 4 + 2 + 3 + 4, bear + 3 + bear + 3, 5 + 5 + sloth, 8 + chameleon + 8 + griffin]
    t = at(*lines, "middle: red-calligrapher")
    assert t.scores() == [
        3 + 2 + 2 + 3 + 4,
        bear + 2 + bear + 3,
        2 + 2 + 2 + 2 + sloth,
        8 + chameleon + 2 + griffin,
    ]


@character_cell("red-calligrapher", "gone")
def test_when_the_red_calligrapher_is_gone_covered_cards_score_in_full() -> None:
    t = at(
        BOX,
        "characters: calligrapher",
        "middle: red-calligrapher",
        "hand 0: yellow-calligrapher, walrus, seal",
        "collection 0 left: macaw, macaw",
        f"line: {', '.join(LINE)}",
    )
    assert t.scores() == [2 + 2 + 2 + 3, 0], "only the lower Macaw is covered"
    t.say("play", "yellow-calligrapher", "walrus", "seal", "no")
    assert t.scores() == [5 + 5, 0]


# -- Gardener


@character_cell("yellow-gardener", "everybody")
def test_with_a_yellow_gardener_everybodys_draw_draws_from_the_deck_too() -> None:
    t = at(
        THREE,
        "characters: gardener",
        "middle: yellow-gardener",
        "to-move: 1",
        "line: reindeer, anaconda, golden-frog, walrus",
        "deck: t-rex, seal, t-rex, caiman",
    )
    t.say("draw", "reindeer")
    assert t.line() == ["anaconda", "golden-frog", "walrus", "t-rex"]
    assert t.hand(1) == ["reindeer", "seal"], "after the refill"
    assert (t.known(1, 0), t.known(1, SPECTATOR)) == (["reindeer"], ["reindeer"]), "only the owner knows the second"
    assert t.told("drawn", 0) == [{"card": None}]
    t.say("draw", "t-rex", seat=2)
    assert t.hand(2) == ["caiman", "t-rex"]
    assert t.whose_turn() == 0


@character_cell("yellow-gardener", "empty-deck")
def test_a_yellow_gardener_gives_nothing_where_there_is_nothing() -> None:
    t = at(
        BOX,
        NOTHING_ELSE,
        "characters: gardener",
        "middle: yellow-gardener",
        "hand 1: seal",
        f"line: {', '.join(LINE)}",
    )
    t.say("draw", "reindeer")
    assert t.hand(0) == ["reindeer"]
    assert t.line() == ["macaw", "anaconda", "golden-frog"]
    assert t.whose_turn() == 1


def test_a_yellow_gardener_gives_nothing_for_other_takings() -> None:
    t = at(
        "families: sea, savannah",
        "characters: gardener",
        "middle: yellow-gardener",
        "hand 0: zebra",
        "collection 0 left: squid",
        "line: shark, crab, skate, rhino",
    )
    t.say("special-left", "shark", "crab")
    assert t.hand(0) == ["crab", "shark", "zebra"], "a special action is no Draw"


@character_cell("yellow-gardener", "gone")
def test_when_the_yellow_gardener_is_gone_draw_is_less() -> None:
    t = at(
        BOX,
        "characters: gardener",
        "middle: yellow-gardener",
        f"hand 0: {holding('red-gardener', 'seal')}",
        "line: reindeer, anaconda, golden-frog, caiman",
        "deck: arctic-hare, seal",
    )
    t.say("play", "red-gardener", *paying("red-gardener"), "no")
    t.say("draw", "caiman", seat=1)
    assert t.hand(1) == ["caiman"], "nothing from the deck, and no fold is left for the Arctic hare"
    assert t.whose_turn() == 0


@character_cell("red-gardener", "everybody")
def test_with_a_red_gardener_everybody_draws_three_folds() -> None:
    t = at(
        THREE,
        "characters: gardener",
        "middle: red-gardener",
        "to-move: 1",
        "line: macaw, seal, arctic-hare, reindeer",
        "deck: t-rex, pterosaur, t-rex",
    )
    assert [seat["draw_limit"]["is"] for seat in t.game.view(0)["seats"]] == [3, 3, 3]
    t.say("draw", "macaw")
    assert t.refused("seal", 1) == "too-many-folds"
    assert t.offered(1) == {"arctic-hare", "stop"}
    t.say("arctic-hare", seat=1)
    assert t.hand(1) == ["arctic-hare", "macaw"]
    t.say("draw", seat=2)
    assert t.offered(2) == {"seal", "reindeer", "t-rex", "pterosaur"}, "one single card may have more"
    t.say("reindeer", seat=2)
    assert t.hand(2) == ["reindeer"]
    assert t.whose_turn() == 0


@character_cell("red-gardener", "gone")
def test_when_the_red_gardener_is_gone_four_folds_are_drawn_and_one_more_card() -> None:
    t = at(
        BOX,
        "characters: gardener",
        "middle: red-gardener",
        f"hand 0: {holding('yellow-gardener', 'seal')}",
        "line: macaw, seal, anaconda, golden-frog",
        "deck: caiman, sloth, narwhal",
    )
    t.say("play", "yellow-gardener", *paying("yellow-gardener"), "no")
    t.say("draw", "macaw", "seal", seat=1)
    assert t.hand(1) == ["macaw", "narwhal", "seal"]
    assert t.line() == ["anaconda", "golden-frog", "caiman", "sloth"]
