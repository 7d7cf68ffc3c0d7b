"""The pages around the game: start, lobby, table; for everybody, on every screen."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Response, expect

from senbazuru.games import entries
from senbazuru.languages import ENGLISH, LANGUAGES
from senbazuru.text import Words
from tests.web.conftest import DESK, PHONE, Measure, People
from tests.web.people import ANSWERS, PATIENCE, Person

GAMES = ("Origami", "Origami: Legends", "Origami and Legends", "Origami Islands", "Paper Boats")
SOURCE = Path(__file__).parents[2] / "web" / "src"
LARGEST, START = 192_000, 100_000
"""Bytes of scripts, styles, fonts, figures and one language, compressed: for the start page and one table, and for what
draws the start page."""
LATER = re.compile(r"/(zen-antique|Strings|Poster|posters|rest-)")
"""After the first paint come the font of titles, cranes and other figures, and the words of tables."""


def table_of(people: People, person: Person) -> Any:
    """The table at which somebody sits, as the server has it."""
    return people.server.get(f"/api/tables/{person.page.url.split('/')[-1].split('#')[0]}")


def test_one_click_from_the_start_page_to_a_game(people: People) -> None:
    ann = people.come()
    ann.sees("Against one easy bot, Near Islands")
    ann.game("Origami Islands").get_by_role("button", name="Play", exact=True).click()
    expect(ann.page.locator(".question .asked")).not_to_be_empty(timeout=PATIENCE)
    table = table_of(people, ann)
    assert table["plan"]["options"] == {"near": True}
    assert [seat["bot"] for seat in table["seats"]] == [None, "easy"]
    expect(ann.page).to_have_title(re.compile("Your turn · Origami Islands"), timeout=PATIENCE)
    ann.page.get_by_role("link", name="Senbazuru").click()
    going = ann.page.get_by_role("link", name=re.compile("Go on: Origami Islands with .*Your turn"))
    expect(going).to_be_visible(timeout=PATIENCE)
    expect(ann.page).to_have_title("● Your turn · Senbazuru")
    going.click()
    expect(ann.page.locator(".question .asked")).not_to_be_empty(timeout=PATIENCE)


def test_how_to_play_is_told_before_and_during_a_game(people: People) -> None:
    ann = people.come()
    told = ann.page.get_by_role("dialog").get_by_role("listitem")
    for name in GAMES:
        ann.game(name).get_by_role("button", name="How to play").click()
        expect(told.nth(4)).to_be_visible(timeout=PATIENCE)
        assert ann.barriers() == []
        ann.page.keyboard.press("Escape")
        expect(told).to_have_count(0)
    ann.game("Origami").get_by_role("button", name="Play", exact=True).click()
    assert ann.answers() > 0
    ann.clicks("How to play")
    expect(told.nth(5)).to_be_visible(timeout=PATIENCE)
    ann.clicks("Close")
    expect(told).to_have_count(0)


def test_a_table_is_as_it_was_chosen(people: People) -> None:
    ann = people.come()
    ann.game("Origami and Legends").get_by_role("button", name="Options").click()
    options = ann.page.get_by_role("dialog")
    options.get_by_text("3", exact=True).click()
    options.get_by_label("Your name").fill("Ann")
    options.get_by_label("Seat 2").select_option("beside")
    options.get_by_label("Their name").fill("Bob")
    options.get_by_label("Seat 3").select_option("greedy")
    for family in ("Farm", "Polar"):
        options.get_by_role("button", name=family).click()
    expect(options.get_by_text("One more family, please")).to_be_visible()
    options.get_by_role("button", name="Sky").click()
    expect(options.get_by_role("button", name="Lawn")).to_be_disabled()
    options.get_by_label("Characters").select_option("these")
    options.get_by_role("button", name="Ninja").click()
    options.get_by_label("Time to think").select_option(index=1)
    options.get_by_label("Memory aid").uncheck()
    assert ann.barriers() == []
    options.get_by_role("button", name="Start the game").click()
    ann.sees("please look away")
    table = table_of(people, ann)
    assert [seat["name"] for seat in table["seats"][:2]] == ["Ann", "Bob"]
    assert [seat["bot"] for seat in table["seats"]] == [None, None, "greedy"]
    plan = table["plan"]
    assert plan["options"] == {"families": ["farm", "polar", "sky"], "characters": ["ninja"]}
    assert (plan["clock"]["kind"], plan["memory"], plan["spectators"]) == ("live", False, True)


CHOICES: list[tuple[str, dict[str, str], list[str], dict[str, Any]]] = [
    ("Origami", {}, ["Farm", "Sky"], {"families": ["farm", "sky"]}),
    ("Origami", {}, ["One more family than players"], {"extra": True}),
    ("Origami: Legends", {"Characters": "0"}, [], {"characters": 0}),
    ("Origami: Legends", {"Characters": "4"}, [], {"characters": 4}),
    ("Origami and Legends", {"Characters": "these"}, ["Ninja", "Monk"], {"characters": ["ninja", "monk"]}),
    ("Origami Islands", {"Islands": "instead-near"}, ["Few tokens"], {"near": True, "catch_up": True}),
    ("Origami Islands", {"Islands": "these"}, ["Masu", "Tako"], {"sheets": ["masu", "tako"]}),
    ("Paper Boats", {}, [], {}),
]


def test_every_choice_of_every_game_opens_a_table(people: People) -> None:
    assert {name for name, *_ in CHOICES} == set(GAMES)
    ann = people.come()
    for name, ways, wanted, expected in CHOICES:
        ann.game(name).get_by_role("button", name="Options").click()
        options = ann.page.get_by_role("dialog")
        for label, way in ways.items():
            options.get_by_label(label, exact=True).select_option(way)
        for label in wanted:
            options.get_by_role("button", name=label).or_(options.get_by_role("checkbox", name=label)).click()
        options.get_by_role("button", name="Start the game").click()
        ann.page.wait_for_url("**/table/*")
        assert table_of(people, ann)["plan"]["options"] == expected, name
        ann.page.get_by_role("link", name="Senbazuru").click()


def test_few_files_of_the_client_name_games() -> None:
    # what there is on paper, and how to enter it
    apart = {"games.ts", "protocol.ts", "origami", "islands", "printed.ts", "editors.ts"}
    written = [path for path in SOURCE.rglob("*") if path.suffix in (".ts", ".svelte")]
    shared = [path for path in written if not apart & {path.relative_to(SOURCE).parts[0], path.name}]
    assert len(shared) > 30
    named = re.compile(rf"""["'`/]({"|".join(entries())})["'`/]""")
    assert [path.name for path in shared if named.search(path.read_text("utf-8"))] == []


@pytest.mark.parametrize("other", [language for language in LANGUAGES if language != ENGLISH])
def test_a_language_is_that_of_the_browser_and_can_be_switched_at_any_time(people: People, other: str) -> None:
    words, english = Words(other), Words()
    ann = people.come(locale=f"{other}-{other.upper()}")
    heading, html = ann.page.get_by_role("heading", level=1), ann.page.locator("html")
    expect(heading).to_have_text(words.words("web-welcome"))
    expect(html).to_have_attribute("lang", other)
    ann.game(words.words("game-origami")).get_by_role("button", name=words.words("web-play"), exact=True).click()
    ann.opens_the_drawer()
    expect(ann.page.get_by_role("heading", name=words.words("table-log"))).to_be_visible(timeout=PATIENCE)
    now = words
    card = ann.page.locator(".hand [data-card]").first  # the line may change at any time, when it is a bot's turn
    text = {language: card_texts(people, language) for language in (other, ENGLISH)}
    for language, spoken in ((other, words), (ENGLISH, english)):
        ann.clicks(now.words("web-menu"))
        ann.clicks(now.words("web-settings"))
        settings = ann.page.get_by_role("dialog")
        settings.get_by_label(now.words("web-language")).select_option(language)
        expect(settings.get_by_role("heading", name=spoken.words("web-settings"))).to_be_visible()
        ann.page.keyboard.press("Escape")
        ann.opens_the_drawer()
        expect(ann.page.get_by_role("heading", name=spoken.words("table-log"))).to_be_visible()
        now = spoken
        expect(ann.page).to_have_title(re.compile(re.escape(spoken.words("game-origami"))))
        expect(card).to_have_accessible_description(
            re.compile(re.escape(text[language][card.get_attribute("data-card")]))
        )
    ann.page.goto(ann.host)
    expect(heading).to_have_text(english.words("web-welcome"))
    expect(html).to_have_attribute("lang", ENGLISH)


def card_texts(people: People, language: str) -> Any:
    return {card["id"]: card["text"] for card in people.server.get(f"/api/cards?language={language}")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["origami", "islands"])
def test_the_first_visit_is_small(people: People, measure: Measure, game: str, language: str) -> None:
    words = Words(language)
    ann = people.come(None, locale=language)
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if re.search(r"/assets/|/$", response.url):
            # fonts are compressed in themselves
            assert response.headers.get("content-encoding") == "br" or response.url.endswith(".woff2"), response.url
            sizes[response.url] = int(response.headers["content-length"])

    ann.page.on("response", weigh)
    ann.page.goto(ann.host)
    expect(ann.page.locator(".poster [data-figure], .poster [data-second]")).to_have_count(7, timeout=PATIENCE)
    ann.page.wait_for_load_state("networkidle")
    start = sum(size for url, size in sizes.items() if not LATER.search(url))
    assert start <= START
    measure(f"start page in {language}", f"{start / 1000:.1f} kB")
    ann.game(words.words(f"game-{game}")).get_by_role("button", name=words.words("web-play"), exact=True).click()
    expect(ann.page.locator(ANSWERS).first).to_be_visible(timeout=PATIENCE)
    assert 20_000 < sum(sizes.values()) <= LARGEST
    measure(f"first visit in {language}, start page and a table of {game}", f"{sum(sizes.values()) / 1000:.1f} kB")


ROUNDS, FILES = 3, 20
"""How often a table may wait for an answer before it can ask for more, and how many files it may need to be drawn."""


@pytest.mark.parametrize("game", ["origami", "islands"])
def test_a_table_asks_for_all_it_needs_together(people: People, measure: Measure, game: str) -> None:
    """Over a thin line every round of questions costs its time, and a browser asks for six files at once."""
    opened = people.server.open_table(game, name="Ann", bots=["random"], start=True, players=2, bot_pause=0)
    ann = people.come(None)
    line = ann.page.context.new_cdp_session(ann.page)
    line.send("Network.enable")
    line.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 600, "downloadThroughput": 50_000, "uploadThroughput": 50_000},
    )
    ann.page.add_init_script(WHEN)
    ann.page.goto(f"{ann.host}/table/{opened['table']['id']}#{opened['secret']}", wait_until="commit")
    expect(ann.page.locator(".question .asked")).not_to_be_empty(timeout=PATIENCE)
    drawn, playable = ann.page.evaluate("[when.drawn, when.playable]")
    measure(
        f"a table of {game} over a thin line", f"drawn in {drawn / 1000:.1f} s, playable in {playable / 1000:.1f} s"
    )
    assert drawn < playable, "something is drawn while all else is on its way"
    files = ann.page.evaluate(NEEDED)
    assert len(files) <= FILES, [file["name"] for file in files]
    told = [f"{file['name']} {file['start']:.0f} to {file['end']:.0f}" for file in files]
    assert rounds([(file["start"], file["end"]) for file in files]) <= ROUNDS, told


WHEN = """
window.when = { drawn: 0, playable: 0 };
const look = () => {
    const first = document.getElementById("first");
    if (first && getComputedStyle(first).display === "grid") window.when.drawn ||= performance.now();
    if (document.querySelector(".question .asked")?.textContent.trim()) window.when.playable ||= performance.now();
    if (!window.when.playable) requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
NEEDED = """performance.getEntriesByType("resource")
    .filter((one) => /\\.(js|css)$/.test(one.name) && one.responseEnd < window.when.playable)
    .map((one) => ({ name: one.name, start: one.startTime, end: one.responseEnd }))"""


def rounds(files: list[tuple[float, float]]) -> int:
    """How many files came one after the other, each asked for when the one before it had come."""
    longest: list[int] = []
    for start, _ in (files := sorted(files, key=lambda file: file[1])):
        longest.append(
            1 + max((longest[n] for n, (_, end) in enumerate(files[: len(longest)]) if end <= start), default=0)
        )
    return max(longest, default=0)


SWAYING = "document.getAnimations().filter((one) => one.effect.getTiming().iterations === Infinity).length"


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_cranes_hang_still_for_whoever_wants_no_motion(people: People, motion: str) -> None:
    ann = people.come(reduced_motion=motion)
    expect(ann.page.locator(".string").first).to_be_visible(timeout=PATIENCE)
    assert (ann.page.evaluate(SWAYING) > 0) == (motion == "no-preference")


def test_both_fonts_come_from_here_and_one_of_them_later(people: People) -> None:
    ann = people.come(None)
    fetched: list[str] = []
    ann.page.on("request", lambda request: fetched.append(request.url))
    ann.page.goto(ann.host)
    ann.page.wait_for_load_state("networkidle")
    fonts = [url for url in fetched if url.endswith(".woff2")]
    assert [re.sub(r".*/assets/(.*)-.{8}\.woff2", r"\1", url) for url in fonts] == ["radio-canada", "zen-antique-soft"]
    assert all(url.startswith(ann.host) for url in fetched)
    used = [ann.page.evaluate(f"getComputedStyle(document.querySelector('{one}')).fontFamily") for one in ("h1", "p")]
    assert [one.split(",")[0].strip('"') for one in used] == ["Zen Antique Soft", "Radio Canada"]
    assert ann.page.evaluate("[...document.fonts].every((font) => font.status === 'loaded')")


def test_posters_are_swiped_on_a_phone_and_reached_by_keys(people: People) -> None:
    ann = people.come(viewport=PHONE)
    posters = ann.page.locator(".posters")
    expect(posters.locator("> li")).to_have_count(4, timeout=PATIENCE)
    assert posters.evaluate("(list) => list.scrollWidth > 2 * list.clientWidth")
    expect(ann.page.get_by_role("link", name="All cards")).to_be_visible()
    ann.page.wait_for_load_state("networkidle")  # whatever still comes lets the posters snap to where they were
    ann.page.evaluate("document.fonts.ready")
    ann.game("Origami Islands").get_by_role("button", name="Play", exact=True).focus()
    expect(ann.game("Origami Islands").get_by_role("heading")).to_be_in_viewport()
    assert not ann.overflows()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_is_in_the_way_of_anybody(people: People, scheme: str, viewport: dict[str, int]) -> None:
    look: dict[str, Any] = {"color_scheme": scheme, "viewport": viewport}
    start = people.come(**look)
    start.sees("Origami Islands")
    start.clicks("Invite friends")
    start.sees("Your name")
    assert start.barriers() == []
    assert not start.overflows()
    for game in ("mixed", "islands"):
        ann = people.sit(game, ["greedy"], **look)
        assert ann.answers() > 0
        assert ann.barriers() == []
        assert not ann.overflows(), game
