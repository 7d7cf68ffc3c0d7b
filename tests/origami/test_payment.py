"""Chapter: playing a card and paying for it exactly."""

from tests.origami_table import at


def test_the_raccoon_of_the_rulebook_is_paid_by_the_butterfly_alone() -> None:
    t = at("families: farm, sky, savannah, lawn", "players: 4", "hand 0: raccoon, butterfly, owl, elephant, pig")
    t.say("play", "raccoon", "butterfly", "left")
    assert t.collection(0, "left") == ["raccoon"]
    assert t.discards() == ["butterfly"]
    assert t.hand(0) == ["elephant", "owl", "pig"]


def test_the_raccoon_of_the_rulebook_is_paid_by_owl_and_elephant() -> None:
    t = at("families: farm, sky, savannah, lawn", "players: 4", "hand 0: raccoon, butterfly, owl, elephant, pig")
    t.say("play", "raccoon", "owl", "elephant", "right")
    assert t.discards() == ["elephant", "owl"], "they land on the discard pile in the payer's order"
    assert t.whose_turn() == 1


def test_overpaying_is_not_allowed() -> None:
    t = at("families: farm, sky, savannah, lawn", "players: 4", "hand 0: raccoon, butterfly, owl, elephant, pig")
    t.say("play", "raccoon")
    assert t.offered() == {"butterfly", "owl", "elephant"}, "pig and owl would be 5 folds"
    assert t.refused("pig") == "does-not-fit"
