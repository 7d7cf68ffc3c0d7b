"""A language that knows little is helped by English; what it knows comes first."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from senbazuru import languages, text
from senbazuru.kernel.decision import Decision
from senbazuru.kernel.event import Event
from senbazuru.text import Words

FEW = """
list-and = { $start } und { $next }
card-unknown = { $name }
    .acc = die Karte „{ $name }“
card-owl = Eule
    .acc = eine Eule
event-drawn = { $seat } zieht { $card-acc }.
event-ended = { nobody-says-this } Das Spiel ist aus.
ask-play = { $top-discard-pays ->
    [yes] Mit der obersten Karte des Ablagestapels.
   *[no] Ohne.
}
"""


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> Words:
    """Those of a language with a few sentences."""
    few = FluentBundle(["de"], use_isolating=False)
    few.add_resource(FluentResource(FEW))
    english = languages.bundle_of("en")
    monkeypatch.setattr(languages, "LANGUAGES", ("en", "xx"))
    monkeypatch.setattr(text, "bundle_of", lambda language: few if language == "xx" else english)
    return Words("xx", names={"card-frog": "Frosch"})


def test_a_language_uses_the_forms_it_has(words: Words) -> None:
    assert words.event(Event("drawn", 0, {"card": "owl"}), ["Ann"]) == "Ann zieht eine Eule."
    assert words.event(Event("drawn", 0, {"card": "frog"}), ["Ann"]) == "Ann zieht die Karte „Frosch“."


def test_what_is_missing_is_said_in_english(words: Words) -> None:
    assert words.words("no-cards") == "no cards"
    assert words.event(Event("turn", 0, {"number": 2}), ["Ann"]) == "Turn 2: Ann’s move."


def test_so_is_a_sentence_that_lacks_a_part(words: Words) -> None:
    assert words.event(Event("ended", None, {})) == "The game is over."
    assert words.event(Event("drawn", 0, {"card": "cat"}), ["Ann"]) == "Ann draws a Cat from the deck."


def test_names_of_arguments_have_hyphens_in_every_language(words: Words) -> None:
    args = {"family": "none", "free": "no", "discount": 0, "top_discard_pays": "yes"}
    asked = Decision("0.0.0", 0, "play", None, "ask-play", args, 1, 1, (), 0)
    assert words.prompt(asked).startswith("Mit der obersten")
    assert words.words("ask-play", top_discard_pays="no") == "Ohne."
