"""The same games on a Ray cluster."""

import re
import subprocess
import sys
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

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")
CLUSTER = """
import ray
print(ray.init(num_cpus=2, include_dashboard=False).address_info["gcs_address"], flush=True)
input()
"""


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr(cluster, "import_module", missing)
    with pytest.raises(SenbazuruError) as refused:
        list(on_ray(failing, [1], "local", 1))
    assert "pip install 'senbazuru[ray]'" in Words().error(refused.value)


@needs_ray
def test_an_address_where_nobody_is_is_refused_at_once() -> None:
    with pytest.raises(SenbazuruError, check=lambda error: error.code == "no-cluster"):
        list(on_ray(failing, [1], "127.0.0.1:1", 1))


@pytest.mark.proof
@needs_ray
@pytest.mark.filterwarnings("default")
def test_a_cluster_plays_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    cup = tournament("greedy", "random", game="origami", duplicate=True)
    here = [cup.play(fixture) for fixture in cup.schedule()]
    assert in_order(cup, list(on_ray(cup.play, cup.schedule(), "local", 2))) == here
    with pytest.raises(SenbazuruError, check=lambda error: error.code == "unknown-bot"):
        list(on_ray(tournament("random", "hal").play, tournament("random", "hal").schedule(), "local", 1))
    marks = tmp_path / "marks"
    marks.mkdir()
    assert sorted(on_ray(partial(dying_once, str(marks)), range(4), "local", 2)) == [0, 2, 4, 6]
    assert sorted(path.name for path in marks.iterdir()) == ["1", "3"], "the process was killed, and Ray tried again"


@pytest.mark.proof
@needs_ray
@pytest.mark.filterwarnings("default")
def test_somebody_else_s_cluster_is_used_by_its_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("RAY_AUTH_MODE", "token")  # the cluster has one; it lies in that HOME
    words = ["-m", "senbazuru", "arena", "origami", "--bots", "greedy,random", "--games", "2", "--seed", "1", "--json"]
    command = [sys.executable, "-c", CLUSTER]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as theirs:
        assert theirs.stdin is not None
        assert theirs.stdout is not None
        address = theirs.stdout.readline().strip()
        far = subprocess.run([sys.executable, *words, "--ray", address], capture_output=True, text=True, check=True)
        theirs.stdin.write("\n")
        theirs.stdin.close()
    near = subprocess.run([sys.executable, *words, "--jobs", "1"], capture_output=True, text=True, check=True)
    time = re.compile(r'"milliseconds": [^,}]+')
    assert time.sub("", far.stdout) == time.sub("", near.stdout)
