"""Points of games at home, counted by the server: as the engine has them, and nothing that is sent does any harm."""

import time
from collections.abc import Iterator
from typing import Any

import pytest
import requests

from senbazuru.kernel.state import OMNISCIENT
from tests.count.tables import TABLES, played, written
from tests.server.harness import Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("score"), "--limit", "requests=1000000") as running:
        yield running


def post(server: Served, body: Any) -> requests.Response:
    return requests.post(f"http://{server.host}/api/score", json=body, timeout=20)


@pytest.mark.parametrize("table", TABLES)
def test_a_game_is_counted(server: Served, table: str) -> None:
    truth = played(table, 7)
    answer = post(server, {"game": truth.rules.name, "text": written(truth, named=False)})
    assert answer.status_code == 200
    told, view = answer.json(), truth.view(OMNISCIENT)
    assert (told["scores"], told["winners"]) == ([seat["score"] for seat in view["seats"]], view["winners"])
    assert [seat["score"] for seat in told["view"]["seats"]] == told["scores"]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "text": ""}, 400, "unknown-game"),
        ({"game": "origami", "text": ""}, 400, "wrong-players"),
        ({"game": "origami", "text": "player: A\nleft: dodo\nplayer: B"}, 400, "bad-count"),
        ({"game": "origami"}, 400, "bad-message"),
        ({"game": "origami", "text": "", "more": 1}, 400, "bad-message"),
        ({"game": "origami", "text": "x" * 12_001}, 400, "bad-message"),
        ({"game": "origami", "text": "x" * 20_000}, 413, "message-too-large"),
    ],
)
def test_what_cannot_be_counted_is_refused(server: Served, body: Any, status: int, code: str) -> None:
    answer = post(server, body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("origami", "families: " + "farm, " * 1900 + "\nplayer: A\nplayer: B"),
        ("origami", "player: A\nleft: " + "c, " * 3900 + "\nplayer: B"),
        ("origami", "player: A\nleft: " + "x" * 11_900 + "\nplayer: B"),
        ("origami", "families: farm\n" + "player: A\n" * 1100),
        ("islands", "player: A\nsheets: " + "masu, " * 1900),
        ("islands", "player: A\n" + "island: masu 1\n| ......\n" * 450),
        ("islands", "player: A\nisland: masu 1\n" + "| .\n" * 2900),
        ("islands", "|" * 12_000),
    ],
)
def test_nothing_takes_long(server: Served, game: str, text: str) -> None:
    begun = time.monotonic()
    assert post(server, {"game": game, "text": text}).status_code in (200, 400)
    assert time.monotonic() - begun < 1.0
