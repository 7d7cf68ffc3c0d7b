"""What the browser says is what is said here: both are held to the same sentences, those of web/tests/said.json and,
for errors, web/tests/refused.json.

python -m tests.text.test_said    writes them anew, when words have changed
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from senbazuru.games import game_named
from senbazuru.kernel.decision import Decision, Option, Reason
from senbazuru.kernel.errors import Said, SenbazuruError
from senbazuru.kernel.event import Event
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.state import SPECTATOR
from senbazuru.table.info import Problem
from senbazuru.terminal.plain_paint import Labels
from senbazuru.text import NO_GAME, Words

REFUSED = Path(__file__).parents[2] / "web" / "tests" / "refused.json"
SAID = Path(__file__).parents[2] / "web" / "tests" / "said.json"
HERBS = Path(__file__).parents[2] / "web" / "tests" / "herbs.json"
NAMES = ["Ann", "Bob"]
WORDS = Words("en")


def option_of(plain: dict[str, Any]) -> Option:
    reason = plain.get("reason")
    return Option(plain["id"], plain["word"], plain["key"], plain["args"], Reason(**reason) if reason else None)


def asked(plain: dict[str, Any]) -> list[str]:
    """A decision: the question, the answers, and why some cannot be given."""
    options = tuple(option_of(option) for option in plain["options"])
    decision = Decision(**{**plain, "options": options})
    answers = [WORDS.option(option, NAMES, decision.kind) for option in options]
    return [WORDS.prompt(decision), *answers, *(WORDS.reason(option.reason) for option in options if option.reason)]


def told(plain: dict[str, Any]) -> list[str]:
    """Events, as a viewer is told of them."""
    events = [
        Event(
            event["event"], event["seat"], {name: args for name, args in event.items() if name not in ("event", "seat")}
        )
        for event in plain["events"]
    ]
    return WORDS.log(events, NAMES, plain["viewer"])


@pytest.mark.parametrize("kind", ["asked", "told"])
def test_the_same_words_as_in_the_browser(kind: str) -> None:
    say = {"asked": asked, "told": told}[kind]
    for plain in json.loads(SAID.read_text())[kind]:
        assert say(plain["of"]) == plain["said"], "words have changed: python -m tests.text.test_said"


REASON = Reason("cannot-pay", {"cost": 4, "discount": 0, "sums": [2, 3, 5]})
ERRORS = [
    SenbazuruError("not-host"),
    SenbazuruError("message-too-large", most=16_384),
    SenbazuruError("wrong-players", given=1, least=2, most=5),
    SenbazuruError("wrong-value", option="seed", expected=Said("expected-seed")),
    SenbazuruError("wrong-value", option="bot_pause", expected="0"),
    SenbazuruError(
        "wrong-value", option="clock.seconds", expected=Said("expected-between", least=3600, most=2_592_000)
    ),
    SenbazuruError("wrong-value", option="sheets", expected=Said("expected-different-names", least=0)),
    SenbazuruError(
        "wrong-value", option="characters", expected=Said("expected-number-or-some", known=["ninja", "monk"])
    ),
    SenbazuruError("wrong-value", option="warm", expected=Said("expected-miracle", by="nobody")),
    SenbazuruError("bad-position", line=2, expected=Said("expected-line", name="era", expected="1")),
    SenbazuruError(
        "bad-position",
        line=0,
        expected=Said("expected-line", name="over", expected=Said("expected-either", known=["yes", "no"])),
    ),
    SenbazuruError("bad-record", line=1, problem=Said("problem-no-json", character=1200)),
    SenbazuruError("not-your-decision", seat=1, asked=[0, 2, 3]),
    SenbazuruError("not-offered", option="owl", step=1, offered="fly, cat", nearest=""),
    SenbazuruError("not-offered", option="owls", step=1, offered="owl, cat", nearest="owl"),
    SenbazuruError("not-offered", option="owl", step=1, offered="", nearest=""),
    SenbazuruError("not-offered", option="owl", step=1, offered="fly", why=REASON.as_dict()),
]


def refused(plain: dict[str, Any]) -> str:
    """An error, as it comes over the wire."""
    return WORDS.error(SenbazuruError(plain["code"], **plain["args"]))


def refusals() -> list[dict[str, Any]]:
    problems = [msgspec.json.decode(msgspec.json.encode(Problem.of(error))) for error in ERRORS]
    return [{"of": problem, "said": refused(problem)} for problem in problems]


def test_the_same_errors_as_in_the_browser() -> None:
    assert json.loads(REFUSED.read_text("utf-8")) == refusals(), "words have changed: python -m tests.text.test_said"
    assert [refusal["said"] for refusal in refusals()] == [WORDS.error(error) for error in ERRORS]


class Herbs(Words):
    """The words of a game that has cards of its own."""

    def __init__(self, own: str, *, strict: bool = False) -> None:
        super().__init__(game=NO_GAME, strict=strict)
        bundle = FluentBundle(["en"], use_isolating=False)
        bundle.add_resource(FluentResource(own))
        self._own, self._bundles = [bundle], [bundle, *self._bundles]


def test_cards_of_a_games_own_are_said_and_shown_as_in_the_browser() -> None:
    herbs = json.loads(HERBS.read_text("utf-8"))
    words = Herbs("".join(herbs["words"]))
    for cards, line in herbs["told"]:
        assert words.log([Event("drawn", 0, {"card": card}) for card in cards], NAMES) == [line]
    for key, value, text in herbs["shown"]:
        assert Labels(words, NAMES).value(key, value) == text


def test_where_words_are_checked_a_plural_must_be_there_if_it_is_used() -> None:
    two = [Event("drawn", 0, {"card": "sage"})] * 2
    own = "card-sage = sage\n    .a = a sage\n"
    with pytest.raises(KeyError, match=r"card-sage, twice: card-many in en: .*card-plural"):
        Herbs(own, strict=True).log(two, NAMES)
    assert Herbs(own + "card-many = { $count } of { $card }\n", strict=True).log(two, NAMES) == [
        "Ann draws 2 of sage from the deck."
    ]


def collect() -> dict[str, list[dict[str, Any]]]:
    """A few games: every kind of question and answer once, and all that is told to somebody and to everybody."""
    found: dict[str, list[dict[str, Any]]] = {"asked": [], "told": []}
    known: set[tuple[str, ...]] = set()
    for game, seed in (("origami", 1), ("mixed", 2), ("mixed", 3), ("islands", 4)):
        chance = Random(seed)
        table = Game.start(game_named(game), players=2, seed=Seed.number(seed))
        while not table.state.over:
            decision = table.decisions()[0]
            plain = json.loads(json.dumps(decision.as_dict()))
            new = []
            for option in plain["options"]:
                kind = (plain["key"], option["key"], str(option.get("reason", {}).get("key")))
                if kind not in known:
                    known.add(kind)
                    new.append(option)
            if new:
                plain["options"] = new
                found["asked"].append({"of": plain, "said": asked(plain)})
            table.answer(decision.seat, chance.choice(decision.offered).id)
        for viewer in (0, SPECTATOR):
            events = json.loads(json.dumps([event.as_dict() for event in table.events(viewer)]))[:150]
            seen = {"events": events, "viewer": None if viewer == SPECTATOR else viewer}
            found["told"].append({"of": seen, "said": told(seen)})
    return found


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(refusal, ensure_ascii=False) for refusal in refusals())
    REFUSED.write_text(f"[\n{lines}\n]\n", "utf-8")
    SAID.write_text(json.dumps(collect(), ensure_ascii=False, indent=0).replace("\n", "") + "\n")
