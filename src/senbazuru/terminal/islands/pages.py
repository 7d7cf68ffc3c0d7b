"""Pages of Islands: the legend, the science sheet, the score landmark by landmark, and help."""

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from textual.content import Content

from senbazuru.islands.developments import DEVELOPMENTS
from senbazuru.islands.engine.table import Technology
from senbazuru.islands.shown import IslandsView, IslandView, TechnologyView
from senbazuru.islands.squares import COLOURS, KINDS, SYMBOL
from senbazuru.terminal.ink import beside, counted, fit, inset, key_name, said, told
from senbazuru.terminal.islands.maps import (
    CHOSEN,
    FRESH,
    FULL,
    HALF,
    side_by_side,
    small,
    spelled,
    star,
)
from senbazuru.terminal.islands.paint import KNOWN, TOKENS, UNKNOWN
from senbazuru.terminal.sitting import Seats
from senbazuru.text import Words

LANDMARKS: Final[tuple[str, ...]] = KINDS[3:]
CARDS: Final = range(1, 7)
LEVELS: Final = (1, 2, 3)
SPACES: Final = ("green", "green", "red")
"""Some spaces of the season track, as an example."""
WIDEST: Final = 56
"""Wider, and the points would stand too far from what they are for."""
BLOCK: Final = 38
"""The least width of an island's score, with the space beside it."""
COURSE: Final = ("sheets", "auction", "winner", "others", "paint", "new", "around", "outlines", "end", "tie")
SOLO: Final = ("rival", "research", "titles")
KEYS: Final = (
    ("↑ ↓ ← →", "arrows"),
    ("r space", "turn"),
    ("1-4 tab", "island"),
    ("n", "next"),
    ("enter", "enter"),
    ("p", "pass"),
    ("0-9", "amount"),
    ("escape", "escape"),
    ("u", "undo"),
    ("o", "others"),
    ("i ?", "info"),
    ("c", "science"),
    ("s", "score"),
    ("l", "log"),
    ("t", "theme"),
    ("q", "quit"),
)


def chip(text: str) -> Content:
    return said(text, "bold $chip-ink on $chip")


# -- the legend


def legend_lines(words: Words, width: int, solo: bool) -> list[Content]:
    """Every sign of a map, and what it brings."""
    say = words.words
    rows = [said(say("terminal-islands-legend-around"), "bold")]
    rows.append(
        said("  ") + chip(FULL) + said(f" {say('terminal-islands-legend-full')}   ")
        + chip(HALF) + said(f" {say('terminal-islands-legend-half')}")
    )  # fmt: skip
    room = inset((say(f"landmark-{kind}") for kind in LANDMARKS), 17) + 6
    for kind in LANDMARKS:
        head = said("  ") + chip(f" {SYMBOL[kind]} ") + said(f" {say(f'landmark-{kind}')}", "bold")
        lone = kind == "volcano" and solo
        rows += told(head, say("terminal-islands-volcano-solo-text" if lone else f"landmark-{kind}.text"), room, width)
    rows += [said(""), said(say("terminal-islands-legend-squares"), "bold")]
    for colour in COLOURS:
        letter = spelled(words, colour)
        head = said("  ") + said(f"{letter} ", f"bold $paint-ink on $paint-{colour}") + said("  ")
        head += said(f"{letter}·", f"$outline-{colour} on $tint-{colour}") + said(" ")
        rows += told(head, say("terminal-islands-legend-colour", colour=say(f"colour-{colour}")), 10, width)
    rows += told(said("  ") + said("[]", "bold $held-ink on $held"), say("terminal-islands-legend-held"), 10, width)
    chosen = said(spelled(words, COLOURS[1]) + CHOSEN, "bold underline $paint-ink on $paint-green")
    rows += told(said("  ") + chosen, say("terminal-islands-legend-chosen"), 10, width)
    rows += told(said("  •"), say("terminal-islands-legend-open"), 10, width)
    fresh = spelled(words, COLOURS[1]) + FRESH
    rows += told(
        said("  ") + said(fresh, "bold $paint-ink on $paint-green"), say("terminal-islands-legend-fresh"), 10, width
    )
    rows += told(said("  ") + chip("T3") + said(" ") + chip("T₃"), say("terminal-islands-legend-left"), 10, width)
    rows += told(said("  ~~ /\\"), say("landmark-sea.text"), 10, width)
    track = "".join(
        f"[{spelled(words, colour)}]" if n == 1 else spelled(words, colour) for n, colour in enumerate(SPACES)
    )
    rows += told(said(f"  {track}"), say("terminal-islands-legend-track"), 10, width)
    rows += [said(""), said(say("terminal-islands-legend-outline"), "bold")]
    rows += told(said(f"      {FULL} ", "$accent"), say("landmark-outline.one"), 8, width)
    rows += told(said(f"      {HALF} ", "$accent"), say("landmark-outline.mixed"), 8, width)
    rows += [said(""), said(say("terminal-islands-legend-cards"), "bold")]
    for card in CARDS:
        shape = small(DEVELOPMENTS[card]) if card in DEVELOPMENTS else ["?", ""]
        what = say(f"development-{card}.what")
        head = said(f"  {say('terminal-islands-card', number=card)} ", "bold $accent")
        rows.append(fit(head, 8) + fit(said(shape[0]), 7) + said(what))
        if shape[1].strip():
            rows.append(said(" " * 8 + shape[1]))
    rows += told(said(""), say("terminal-islands-legend-die"), 8, width)
    rows += [said(""), said(say("terminal-islands-legend-tokens"), "bold")]
    rows += told(said("  +3"), say("terminal-islands-legend-income"), 8, width)
    for token, (kind, one) in TOKENS.items():
        head = said("  ") + chip(SYMBOL[kind] + ("" if one is None else star(one)))
        rows += told(head, say(f"token-{token}.text"), 8, width)
    for way, one in (("one", True), ("mixed", False)):
        head = said("  ") + chip(SYMBOL["lighthouse"] + star(one))
        rows += told(head, say(f"landmark-lighthouse.{way}"), 8, width)
    return rows


# -- science


def science_lines(words: Words, science: Mapping[Technology, TechnologyView], width: int) -> list[Content]:
    """The seven technologies: what is known, what comes next, and what is excluded."""
    say = words.words
    rows: list[Content] = []
    for name, known in science.items():
        level = known["level"]
        closed = not level and not known["open"]
        title = said(say(f"technology-{name}"), "bold $muted" if closed else "bold $accent")
        if closed:
            title += said(f"  ✗ {say('terminal-islands-excluded')}", "bold")
        elif known["used"]:
            title += said(f"  ✓ {say('terminal-islands-used')}", "bold")
        rows += told(title + said("  "), say(f"technology-{name}.text"), title.cell_length + 2, width, "$muted")
        for n in LEVELS:
            sign = KNOWN if n <= level else UNKNOWN
            style = "bold" if n <= level else "" if n == level + 1 and not closed else "$muted"
            head = said(f"  {sign} {n} ", style or "$accent")
            rows += told(head, say(f"technology-{name}.level-{n}"), 6, width, style)
    rows += [said(""), *(said(part, "$muted") for part in textwrap.wrap(say("terminal-islands-science-note"), width))]
    return rows


# -- the score


def score_lines(
    words: Words, view: IslandsView, names: Sequence[str], width: int, order: Sequence[int]
) -> Sequence[Content]:
    """Everybody's islands, landmark by landmark and outline by outline; side by side as far as there is room."""
    seats = view["seats"]
    rows: list[Content] = []
    for seat in order:
        entry = seats[seat]
        head = said(words.words("terminal-score-sum", name=names[seat], points=entry["score"]), "bold $accent")
        coins = words.words("terminal-islands-coins", coins=entry["coins"])
        rows += [head + said(f"   {coins}", "$muted"), said("")]
        begun = [island for island in entry["islands"] if island["order"]]
        across = min(max(1, width // BLOCK), max(1, len(begun)))
        each = min(WIDEST, width // across - 2)
        blocks = [list(island_block(words, island, each)) for island in begun]
        for start in range(0, len(blocks), across):
            together = blocks[start : start + across]
            height = max(map(len, together))
            padded = [[*block, *[said("")] * (height - len(block))] for block in together]
            rows += side_by_side([[fit(row, each) for row in block] for block in padded], 2)
            rows.append(said(""))
        if not blocks:
            rows += [said(words.words("terminal-islands-nothing"), "$muted"), said("")]
    return rows


def island_block(words: Words, island: IslandView, width: int) -> Iterator[Content]:
    """An island begun: what it brings, and what it costs."""
    say = words.words
    yield beside(said(island["name"], "bold"), said(str(island["score"]), "bold $accent"), width)
    for entry in island["landmarks"]:
        if entry["points"] or (entry["scores"] and not entry["surrounded"]):
            name = say(f"landmark-{entry['kind']}")
            if entry["surrounded"]:
                yield _counted(f"{name} {star(entry['one_colour'])}", SYMBOL[entry["kind"]], entry["points"], width)
            else:
                missing = say("terminal-islands-missing", left=entry["left"])
                yield _counted(f"{name}, {missing}", SYMBOL[entry["kind"]], 0, width)
    for outline in island["outlines"]:
        name = say("outline", colour=outline["colour"])
        letter = spelled(words, outline["colour"])
        if outline["filled"]:
            sign = star(outline["filled"] == "own-colour")
            yield _counted(f"{name[:1].upper()}{name[1:]} {sign}", letter, outline["points"], width)
    if island["unpainted"]:
        yield _counted(say("table-unpainted", squares=island["unpainted"]), "·", -island["unpainted"], width)


def _counted(label: str, sign: str, points: int, width: int) -> Content:
    style = "" if points else "$muted"
    head = said(" ") + chip(f"{sign} ") + said(f" {label}", style)
    return counted(head, str(points) if points else "·", style or "bold", width)


# -- help


def help_lines(words: Words, width: int, seats: Seats) -> Sequence[Content]:
    say = words.words
    solo = len(seats.names) == 1
    course = (*COURSE[:-1], *(SOLO if solo else COURSE[-1:]))
    keys = [(key_name(words, key), what) for key, what in KEYS if what != "science" or solo]
    across = inset((key for key, _ in keys), 9) - 1
    indent = inset((say(f"terminal-help-islands-{part}") for part in (*course, "bots")), across + 3)
    rows = [said(say("terminal-help-islands-course"), "bold")]
    for part in course:
        head = said(say(f"terminal-help-islands-{part}"), "bold $accent")
        rows += told(head, say(f"terminal-help-islands-{part}-text"), indent, width)
    bots = [say("terminal-help-islands-bot", name=name, bot=bot) for name, bot in zip(seats.names, seats.bots) if bot]
    if bots:
        rows += told(said(say("terminal-help-islands-bots"), "bold $accent"), "; ".join(bots), indent, width)
    rows += [said(""), said(say("terminal-help-keys"), "bold")]
    for key, what in keys:
        rows += told(said(key.rjust(across), "bold $accent"), say(f"terminal-help-islands-key-{what}"), indent, width)
    rows.append(said(""))
    rows += [said(part) for part in textwrap.wrap(say("terminal-help-islands-mouse"), width)]
    return rows
