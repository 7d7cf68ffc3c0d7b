"""The science sheet of a lone player, two a page: technologies, the season track and the titles, to be ticked off."""

from typing import Any

from senbazuru.islands.engine.science import excluded_by
from senbazuru.islands.engine.scoring import TITLES
from senbazuru.islands.engine.table import EXPANCING_TECH, LEVELS, SEASONS, TECHNOLOGIES
from senbazuru.islands.squares import COLOURS
from senbazuru.print.press import Draft, begun, bound
from senbazuru.print.sheets import signs
from senbazuru.text import Words


def draft(words: Words) -> Draft:
    def told(number: int) -> dict[str, Any]:
        key = f"technology-{TECHNOLOGIES[number]}"
        levels = [begun(bound(words.words(f"{key}.level-{level}"))) for level in range(1, LEVELS + 1)]
        return {"name": words.words(key), "text": words.words(f"{key}.text"), "levels": levels}

    pairs = [(number, int(excluded_by(number))) for number in range(EXPANCING_TECH + 1, len(TECHNOLOGIES), 2)]
    data = {
        "groups": [[told(number) for number in group] for group in ((EXPANCING_TECH,), *pairs)],
        "heads": [words.words("print-level", level=level) for level in range(1, LEVELS + 1)],
        "track": [COLOURS[colour] for colour in SEASONS],
        "seasons": [words.words(f"season-{season}") for season in ("spring", "summer", "autumn", "winter")],
        "titles": [(points, words.words(f"title-{title}")) for points, title in reversed(TITLES)],
        "words": {
            "track": begun(words.words("drawing-season-track")),
            "carrambah": bound(words.words("print-carrambah")),
            "either": words.words("print-either"),
            "name": words.words("print-name"),
            "points": begun(words.words("figure-points")),
            "coins": begun(words.words("drawing-picture-coins")),
            "ours": words.words("print-ours-science"),
        },
    }
    return Draft("science", words.words("print-science"), data, signs())
