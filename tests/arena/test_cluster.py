"""The same games on a Ray cluster."""

from functools import partial
from importlib.util import find_spec
from pathlib import Path

import pytest

from senbazuru.arena import cluster
from senbazuru.arena.cluster import on_ray
from senbazuru.arena.tournament import in_order
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.text import Words
from tests.arena.sailors import dying_once, failing
from tests.arena.test_tournament import tournament


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr(cluster, "import_module", missing)
    with pytest.raises(SenbazuruError) as refused:
        list(on_ray(failing, [1], "local", 1))
    assert "pip install 'senbazuru[ray]'" in Words().error(refused.value)


@pytest.mark.proof
@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")
@pytest.mark.filterwarnings("default")
def test_a_cluster_plays_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    cup = tournament("greedy", "random", game="origami", duplicate=True)
    here = [cup.play(fixture) for fixture in cup.schedule()]
    assert in_order(cup, list(on_ray(cup.play, cup.schedule(), "local", 2))) == here
    with pytest.raises(SenbazuruError, match="unknown-bot"):
        list(on_ray(tournament("random", "hal").play, tournament("random", "hal").schedule(), "local", 1))
    marks = tmp_path / "marks"
    marks.mkdir()
    assert sorted(on_ray(partial(dying_once, str(marks)), range(4), "local", 2)) == [0, 2, 4, 6]
    assert sorted(path.name for path in marks.iterdir()) == ["1", "3"], "the process was killed, and Ray tried again"
