"""Figures and papers are the same here and in the browser: both are held to web/tests/looks.json.

python -m tests.look.test_agree    writes it anew, when a figure or a colour has changed
"""

import json
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any

from senbazuru.look import FAMILIES, FIGURES, LOOKS, drawn, look_of, read, read_file
from senbazuru.look.fold import washi
from senbazuru.look.papers import back, black, tones

KEPT = Path(__file__).parents[2] / "web" / "tests" / "looks.json"

ODD = """odd-one (gold): all that a figure can have     # a comment
:back flap
f1 0,0 100,0 50,50
f3~ 50,50 100,0 100,100
f3 100,100 0,100 50,50
k2 50,50 0,100 0,0
k4 0,0 50,50 20,60

   # another
:front
g1 10,10 20,10 20,20 10,20
g5 20,20 10,20 15,30
b2 20,20 10,20 12,40
g5 10,20 20,20 11,60
- 1,2 3,4 5,6
- 7,8 9,10
"""
OWN = (("pond", "", ""), ("yeti", "", ""), ("pond", "#3a7", "moon"), ("farm", "#102030", ""), ("rust", "", ""))


def shown() -> dict[str, Any]:
    looks = [*((name, "", "") for name in FAMILIES), *OWN]
    return {
        "odd": {"text": ODD, "drawn": drawn(read(ODD), pattern="koshi")},
        "figures": {
            file.stem: digest(drawn(read_file(file), pattern="koshi")) for file in sorted(FIGURES.glob("*.fig"))
        },
        "looks": [
            [name, asdict(look.light), asdict(look.dark), look.pattern, look.crest, colour, crest]
            for name, colour, crest in looks
            for look in [look_of(name, colour, crest)]
        ],
        "shared": [back(), back(True), black(), black(True)],
        "second": {name: [tones(recipe), tones(recipe, True)] for name, recipe in LOOKS["second"].items()},
        "washi": {name: digest(washi(name)) for name in LOOKS["patterns"]},
    }


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def test_the_same_figures_and_papers_as_in_the_browser() -> None:
    now, kept = json.loads(json.dumps(shown())), json.loads(KEPT.read_text("utf-8"))
    assert now == kept, "looks have changed: python -m tests.look.test_agree"


if __name__ == "__main__":
    parts = (f'"{name}": {json.dumps(part, indent=1 if name != "looks" else None)}' for name, part in shown().items())
    KEPT.write_text("{\n" + ",\n".join(parts) + "\n}\n", "utf-8")
