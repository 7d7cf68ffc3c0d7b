"""People whom one does not want to see or hear, and what a browser keeps of oneself."""

from pathlib import Path

from playwright.sync_api import expect

from tests.server.harness import served
from tests.web.conftest import PHONE, People
from tests.web.people import PATIENCE, Person


def table_with(people: People, *names: str, start: bool = True, game: str = "boats") -> tuple[str, list[Person]]:
    """A table for these, the first of them host, each at a browser of his own."""
    opened = people.server.open_table(game, name=names[0], players=len(names))
    id = opened["table"]["id"]
    secrets = [opened["secret"], *(people.server.join(id, name=name)["secret"] for name in names[1:])]
    there = [people.come(f"/table/{id}#{secret}") for secret in secrets]
    if start:
        there[0].clicks("Start the game")
        for person in there:
            expect(person.page.locator("[data-zone=question]")).to_be_visible(timeout=PATIENCE)
    return id, there


SURE = 800
"""Milliseconds after which a second click is meant."""


def says(person: Person, text: str) -> None:
    if not person.page.locator(".drawer").is_visible():
        person.opens_the_drawer()
    person.page.get_by_label("Say something").fill(text)
    person.clicks("Send")


def test_a_host_sends_somebody_away_and_he_is_told_so(people: People) -> None:
    id, (ann, ben, cleo) = table_with(people, "Ann", "Ben", "Cleo")
    ben.clicks("Menu")
    expect(ben.page.get_by_role("button", name="People at this table")).to_have_count(0)
    ann.clicks("Menu")
    ann.clicks("People at this table")
    expect(ann.page.get_by_role("button", name="Send Ben away")).to_be_visible(timeout=PATIENCE)
    assert ann.barriers() == []
    ann.page.get_by_role("button", name="Send Ben away").dblclick()
    ann.sees("cannot come back to this table")
    ann.sees("Really send Ben away?")
    ann.page.wait_for_timeout(SURE)
    ann.clicks("Really send Ben away?")
    expect(ann.page.get_by_text("Ben has been sent away.")).to_be_focused(timeout=PATIENCE)
    ben.sees("has sent you away")
    cleo.sees("sent away; ")
    expect(ann.page.get_by_role("dialog").get_by_text("Ben", exact=True)).to_have_count(0, timeout=PATIENCE)
    ben.page.reload()
    ben.sees("has sent you away")
    watcher = people.come(f"/table/{id}")
    watcher.sees("You are watching")
    ann.page.get_by_label("Others may watch").uncheck()
    watcher.sees("Nobody may watch this table")
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("button", name="Menu")).to_be_focused()
    assert not people.server.get(f"/api/tables/{id}")["plan"]["spectators"]


def test_before_the_game_too(people: People) -> None:
    _, (ann, ben) = table_with(people, "Ann", "Ben", start=False)
    ann.clicks("People at this table")
    ann.clicks("Send Ben away")
    ann.page.wait_for_timeout(SURE)
    ann.clicks("Really send Ben away?")
    ben.sees("has sent you away")
    ann.sees("Nobody else has come yet")
    ann.clicks("Close")
    ann.sees("Empty seat")


def test_what_somebody_says_is_hidden_on_one_s_own_screen_by_keys_alone(people: People) -> None:
    _, (ann, ben, cleo) = table_with(people, "Ann", "Ben", "Cleo")
    says(ben, "You play like a crane")
    for person in (ann, cleo):
        person.sees("You play like a crane")
    ann.opens_the_drawer()
    ann.page.get_by_text("Hide what somebody says").focus()
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Tab")
    expect(ann.page.get_by_role("button", name="Hide what Ben says")).to_be_focused()
    assert ann.barriers() == []
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_text("You play like a crane")).to_have_count(0)
    ann.sees("1 line is hidden")
    says(ben, "Like a lame crane")
    cleo.sees("Like a lame crane")
    ann.sees("2 lines are hidden")
    ann.page.reload()
    ann.opens_the_drawer()
    ann.sees("2 lines are hidden")
    expect(ann.page.get_by_text("crane")).to_have_count(0)
    ann.page.get_by_text("Hide what somebody says").click()
    ann.clicks("Show again what Ben says")
    ann.sees("Like a lame crane")


def test_one_takes_one_s_things_to_another_device(people: People) -> None:
    id, (ann, _) = table_with(people, "Ann", "Ben")
    ann.page.goto(ann.host)
    ann.clicks("Settings")
    ann.clicks("Take my things with me")
    link = ann.page.get_by_label("Link with all that is yours").input_value()
    expect(ann.page.get_by_role("img", name="QR code")).to_be_visible()
    assert ann.barriers() == []
    with ann.page.expect_download() as saving:
        ann.page.get_by_role("link", name="Keep it as a file").click()
    assert Path(saving.value.path()).read_text() == f"{link}\n"

    phone = people.come(None, viewport=PHONE)
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url))
    phone.page.goto(link)
    phone.sees("1 table will be added")
    assert phone.barriers() == []
    assert not phone.overflows()
    assert "bring" not in phone.page.url, "secrets leave the address"
    assert not any("bring" in url for url in asked), "and are sent to nobody"
    phone.clicks("Add it here")
    phone.clicks("Close")
    phone.page.locator("section", has_text="Your tables").get_by_role("link").first.click()
    phone.sees("(you)")
    assert id in phone.page.url

    phone.page.goto(phone.host)
    phone.clicks("Settings")
    phone.clicks("Take my things with me")
    phone.page.get_by_label("Link from the other device").fill(link[:-9])
    phone.clicks("Look at it")
    phone.sees("not complete")
    phone.page.get_by_label("File from the other device").set_input_files(saving.value.path())
    phone.sees("1 table is here already")


def test_what_is_mine_is_deleted_there_and_here(people: People) -> None:
    id, (ann, ben) = table_with(people, "Ann", "Ben")
    says(ben, "My secret recipe")
    ann.sees("My secret recipe")
    ben.page.goto(ben.host)
    ben.page.evaluate("localStorage.setItem('senbazuru-name', 'Ben')")
    ben.clicks("Settings")
    ben.clicks("Delete what is mine")
    ben.sees("Your name is deleted at 1 table")
    assert ben.barriers() == []
    ben.clicks("Keep it")
    assert people.server.get(f"/api/tables/{id}")["seats"][1]["name"] == "Ben"
    ben.clicks("Settings")
    ben.clicks("Delete what is mine")
    ben.clicks("Delete all of it")
    ben.sees("Deleted at 1 table. This device has forgotten you.")
    assert "Ben" not in ben.page.evaluate("JSON.stringify({...localStorage})")
    ben.clicks("Close")
    ben.sees("Tables you sit at will be listed here")
    ann.sees("Player 2")
    expect(ann.page.get_by_text("My secret recipe")).to_have_count(0, timeout=PATIENCE)
    assert people.server.get(f"/api/tables/{id}")["seats"][1]["name"] == ""


KEPT = "navigator.serviceWorker.ready.then(() => caches.open('senbazuru')).then((kept) => kept.keys())"
"""What a worker keeps of the page, as soon as there is one."""


def test_without_a_server_all_of_one_s_own_is_still_there(people: People, tmp_path: Path) -> None:
    with served(tmp_path) as server:
        people.server = server
        ann = people.sit("origami", ["greedy"])
        ann.page.locator(".question").wait_for()
        ann.page.goto(ann.host)
        going = ann.page.get_by_role("link", name="Go on: Origami with")
        expect(going).to_be_visible(timeout=PATIENCE)
        while len(ann.page.evaluate(f"{KEPT}.then((files) => files.map(({{ url }}) => url))")) < 12:
            ann.page.wait_for_timeout(100)
        ann.clicks("Settings")
        ann.clicks("Delete what is mine")
        ann.sees("Delete all of it")  # what it needs has come while there was a server
        server.kill()
        ann.clicks("Delete all of it")
        ann.sees("Nothing could be deleted yet")
        ann.sees("At 1 table it could not be done")
        ann.page.reload()
        ann.sees("The server cannot be reached")
        yours = ann.page.locator("section", has_text="Your tables")
        expect(yours.get_by_role("link", name="Origami")).to_be_visible(timeout=PATIENCE)
        server.start()
        expect(ann.page.get_by_text("The server cannot be reached")).to_have_count(0, timeout=PATIENCE)
        expect(ann.page.locator(".poster")).to_have_count(4, timeout=PATIENCE)
        ann.clicks("Settings")
        ann.clicks("Delete what is mine")
        ann.clicks("Delete all of it")
        ann.sees("Deleted at 1 table. This device has forgotten you.")
        assert server.get("/api/metrics").count('senbazuru_tables{phase="playing"} 0') == 1
