"""Points that are counted at home are those of the engine, and what cannot be is refused with its line."""

import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from senbazuru.cli import main
from senbazuru.games import count_of, entries, game_named
from senbazuru.kernel.count import Count, Counted, counted
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.state import OMNISCIENT
from senbazuru.text import Words
from tests.count.tables import NAMES, TABLES, played, written


def count(game: str, text: str) -> Counted:
    return counted(count_of(game), game_named(game), text)


def explained(view: Any) -> list[Any]:
    """Every line of a score."""
    kept = ("score", "coins", *(("awards", "cards_in_hand") if "families" in view else ()))
    return [
        {key: seat[key] for key in kept if key in seat}
        | {side: [(c["card"], c["points"], c["bonus"]) for c in cards] for side, cards in collections(seat)}
        | {"islands": [island_lines(island) for island in seat.get("islands", ()) if island["order"]]}
        for seat in view["seats"]
    ]


def collections(seat: Any) -> Any:
    return seat.get("collections", {}).items()


def island_lines(island: Any) -> Any:
    return [island[key] for key in ("name", "painted", "landmarks", "outlines", "unpainted", "score")]


def check(table: str, number: int) -> None:
    truth = played(table, number)
    for named in (False, True):
        found = count(truth.rules.name, written(truth, named))
        assert found.names == list(NAMES[: len(found.names)])
        assert found.game.over
        assert found.scores == [int(points) for points in truth.state.returns()]
        seen, wanted = found.game.view(OMNISCIENT), truth.view(OMNISCIENT)
        assert seen["winners"] == wanted["winners"] == found.winners
        assert seen.get("title") == wanted.get("title")
        assert explained(seen) == explained(wanted)


@pytest.mark.parametrize("table", TABLES)
def test_what_is_counted_is_what_the_engine_says(table: str) -> None:
    for number in range(60):
        check(table, number)


@pytest.mark.proof
@pytest.mark.parametrize("table", TABLES)
def test_so_it_is_for_two_thousand_games(table: str) -> None:
    for number in range(2000):
        check(table, number)


def test_every_shipped_game_can_be_counted() -> None:
    assert all(isinstance(count_of(name), Count) for name in entries())


# -- a few tables that one can count by hand

FARM = "families: farm, sky\nplayer: Ann\nleft: {left}\nright: {right}\nhand: {hand}\nplayer: Bob\nhand: {other}\n"


def farm(left: str = "", right: str = "", hand: str = "0", other: str = "0") -> Counted:
    return count("origami", FARM.format(left=left, right=right, hand=hand, other=other))


def test_order_is_from_the_bottom_up() -> None:
    cards = [card["card"] for card in farm("cat, owl, dog").game.view(OMNISCIENT)["seats"][0]["collections"]["left"]]
    assert cards == ["cat", "owl", "dog"]


def test_more_cards_in_hand_decide() -> None:
    found = farm(hand="2", other="3")
    assert (found.scores, found.winners, found.tied) == ([0, 0], [1], True)


def test_those_still_tied_share_the_victory() -> None:
    found = farm(hand="3", other="cat, cat, owl")
    assert (found.winners, found.tied) == ([0, 1], False)


def test_families_may_go_without_saying_where_the_cards_tell() -> None:
    found = count("origami", "player: Ann\nleft: cat\nplayer: Bob\nleft: owl")
    assert found.game.view(OMNISCIENT)["families"] == ["farm", "sky"]


def test_names_are_those_of_the_language_and_first_letters_will_do() -> None:
    words = Words("de")
    text = "families: bauern, him\nplayer: Ann\nleft: Katze, wasch\nplayer: Bob\nright: owl"
    found = counted(count_of("origami"), game_named("origami"), text, words.words)
    left = found.game.view(OMNISCIENT)["seats"][0]["collections"]["left"]
    assert [card["card"] for card in left] == ["cat", "raccoon"]


def test_hidden_characters_may_be_in_hand() -> None:
    """All origami lie in collections, and still there are cards in hand."""
    packs = [game_named("mixed").library.families[name] for name in ("farm", "sky")]  # type: ignore[attr-defined]
    cards = [card.id for pack in packs for card in pack.cards for _ in range(card.copies)]
    found = count("mixed", f"families: farm, sky\nplayer: A\nleft: {', '.join(cards)}\nplayer: B\nhand: 2")
    assert found.game.view(OMNISCIENT)["seats"][1]["cards_in_hand"] == 2


def test_characters_in_the_middle_count() -> None:
    text = "families: polar, exotic\nmiddle: {}\nplayer: A\nleft: seal\nplayer: B"
    alone, with_one = (count("legends", text.format(middle)) for middle in ("", "red-samurai"))
    assert alone.scores != with_one.scores


ISLAND = "player: Ann\nisland: zabuton 1\n| ~...L~\n| S.^Cbb\n| gbTD.b\n| gg....\n| g....R\n| ~.G..~\n"


def test_an_outline_in_one_colour_was_filled_unless_somebody_says_no() -> None:
    assert count("islands", ISLAND).scores[0] - count("islands", ISLAND + "outlines: no, no").scores[0] > 0


def test_an_island_may_be_called_by_its_own_name() -> None:
    name = game_named("islands").sheaf.sheets["zabuton"].islands[0].name  # type: ignore[attr-defined]
    assert count("islands", ISLAND.replace("zabuton 1", name)).scores == count("islands", ISLAND).scores


def test_more_coins_decide() -> None:
    found = count("islands", "player: A\ncoins: 3\nplayer: B\ncoins: 4\nplayer: C\ncoins: 4")
    assert (found.winners, found.tied) == ([1, 2], True)


# -- what cannot be

TWO = "player: A\nplayer: B\n"
WRONG: list[tuple[str, str, int, str]] = [
    ("origami", TWO, 0, "families:"),
    ("origami", "families: farm\nplayer: A\nleft: caz\nplayer: B", 3, "no card “caz”"),
    ("origami", "families: farm, sky\nplayer: A\nleft: elephant\nplayer: B", 3, "Elephant belongs to Savannah"),
    ("origami", "player: A\nleft: unicorn\nplayer: B", 2, "Unicorn belongs to Legendary"),
    ("origami", "player: A\nleft: c\nplayer: B", 2, "may be"),
    ("origami", "families: farm\nplayer: A\nleft: cat, cat, cat\nplayer: B\nright: cat, cat", 5, "cat no more than 4"),
    ("origami", "families: farm\nplayer: A\nhand: 99\nplayer: B", 3, "a number from 0 to"),
    ("origami", "families: farm\nplayer: A\nhand: -1\nplayer: B", 3, "no card “-1”"),
    ("origami", "families: farm\nplayer: A\npaper: 1\nplayer: B", 3, "no rice paper"),
    ("origami", "families: farm\nplayer: A\nmiddle: cat\nplayer: B", 3, "a known key"),
    ("origami", "families: farm\nplayer: A\nleft cat\nplayer: B", 3, "with a colon"),
    ("origami", "families: farm\nplayer: A\nleft: cat\nleft: dog\nplayer: B", 4, "only one line"),
    ("origami", "families: fram\nplayer: A\nplayer: B", 1, "perhaps farm"),
    ("origami", "game: islands\n" + TWO, 1, "origami"),
    ("legends", "families: polar, exotic\nmiddle: seal\nplayer: A\nplayer: B", 2, "characters"),
    ("legends", "families: polar, exotic\nmiddle: red-ninja, yellow-ninja\nplayer: A\nplayer: B", 2, "one colour"),
    ("legends", "families: polar, exotic\nplayer: A\nleft: red-ninja\nplayer: B", 3, "no characters"),
    ("legends", "families: polar, exotic\nplayer: A\nleft: rice-paper\nplayer: B", 3, "only in hands"),
    ("legends", "families: polar, exotic\nplayer: A\nhand: 1\npaper: 2\nplayer: B", 4, "a number from 0 to 1"),
    ("legends", "families: polar, exotic\nplayer: A\nhand: seal\npaper: 1\nplayer: B", 4, "where `hand:`"),
    ("legends", "families: polar, exotic\nplayer: A\nhand: 99\npaper: 99\nplayer: B", 4, "no more than"),
    ("islands", "player: A\nisland: zabuton 3", 2, "zabuton 3"),
    ("islands", "player: A\nisland: zabuton 1\n| ...", 2, "6 rows"),
    ("islands", ISLAND.replace("| ~...L~", "| b...L~"), 3, "~"),
    ("islands", ISLAND.replace("| ~...L~", "| ~..bb~"), 3, "L"),
    ("islands", ISLAND.replace("| ~...L~", "| ~...L"), 3, "6 squares"),
    ("islands", ISLAND.replace("| ~...L~", "| ~.x.L~"), 3, "x"),
    ("islands", ISLAND + "outlines: yes", 9, "2 words"),
    ("islands", ISLAND.replace("bb\n", "br\n") + "outlines: yes, yes", 9, "outline 1"),
    ("islands", ISLAND + ISLAND.removeprefix("player: Ann\n"), 9, "once"),
    ("islands", "player: A\nsheets: masu", 2, "two different sheets"),
    ("islands", "player: A\nsheets: masu, tako\nisland: zabuton 1", 2, "two different sheets"),
    ("islands", "player: A\ncoins: many", 2, "a number"),
    ("boats", "player: A\npoints: 31\nplayer: B", 2, "a number from 0 to 30"),
]


@pytest.mark.parametrize(("game", "text", "line", "said"), WRONG)
def test_what_cannot_be_is_refused_with_its_line(game: str, text: str, line: int, said: str) -> None:
    with pytest.raises(SenbazuruError) as caught:
        count(game, text)
    assert caught.value.code == "bad-count"
    assert caught.value.details["line"] == line
    assert said in str(caught.value)
    for language in ("de", "it"):
        Words(language, strict=True).error(caught.value)


@pytest.mark.parametrize(("game", "players"), [("origami", 1), ("origami", 6), ("islands", 0), ("islands", 5)])
def test_a_wrong_number_of_players_is_refused(game: str, players: int) -> None:
    with pytest.raises(SenbazuruError) as caught:
        count(game, "player: A\n" * players)
    assert caught.value.code == "wrong-players"


# -- the page that tells of it

PAGE = Path(__file__).parents[2] / "docs" / "score.md"
FILES = re.findall(r"^```text\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)


def test_the_files_of_the_page_are_counted_as_it_shows(tmp_path: Path) -> None:
    cards, islands = FILES
    file = tmp_path / "evening.txt"
    file.write_text(cards, "utf-8")
    shown = re.search(r"^\$ senbazuru score origami evening.txt\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)
    assert shown
    assert CliRunner().invoke(main, ["score", "origami", str(file)]).output == shown[1]
    assert count("islands", islands).scores == [7]


def test_every_line_is_explained() -> None:
    text = PAGE.read_text("utf-8")
    for key in (
        "game",
        "player",
        "families",
        "middle",
        "left",
        "right",
        "hand",
        "paper",
        "coins",
        "island",
        "outlines",
    ):
        assert f"| `{key}:" in text
