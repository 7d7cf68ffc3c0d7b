// One's own tables: what waits for me is first, what is gone is forgotten, and the next game is found.

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { friends, meet } from "../src/friends";
import { language } from "../src/language.svelte";
import { forgetAllBut, hasPlayed, mine, nowPlayed, remember } from "../src/mine";
import { own } from "../src/own.svelte";
import GoOn from "../src/parts/GoOn.svelte";
import MailMe from "../src/parts/MailMe.svelte";
import Resign from "../src/parts/Resign.svelte";
import type { MyTable } from "../src/protocol";
import { onlyHere } from "../src/reach";
import { settings } from "../src/settings.svelte";

const asked: [string, unknown][] = [];
let answers: Record<string, unknown> = {};

beforeAll(async () => {
  await language.speak("en");
  await language.read("company");
});
beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  answers = {};
  vi.stubGlobal("fetch", (path: string, { method, body }: RequestInit) => {
    asked.push([`${method} ${path.replace("/api/", "")}`, body ? JSON.parse(String(body)) : null]);
    const answer = answers[path.replace("/api/", "")];
    return answer === undefined ? Promise.reject(new Error("no line")) : Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(answer) });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function stands(id: string, changed: number, more: Partial<MyTable> = {}, phase = "playing"): MyTable {
  const seats = [{ kind: "person", name: "Ann", bot: null }, { kind: "person", name: "Bo", bot: null }];
  const table = { id, game: "origami", phase, opened: 0, changed, seats, clock: "days", spectators: true, scores: null, winners: null, resigned: [] };
  return { id, error: null, table, person: "p1", seats: [0], turn: [1], waits: null, since: null, until: null, paused: false, rematch: null, ...more } as MyTable;
}

async function look(...tables: MyTable[]): Promise<void> {
  for (const { id } of tables.toReversed()) remember({ id, secret: `s-${id}`, game: "origami", name: "Ann", at: 1 });
  answers["mine"] = tables;
  own.watch()();
  await vi.waitFor(() => expect(own.stands.size).toBe(tables.filter(({ table }) => table).length));
}

test("what waits for me is before what does not, and what waits longest before all", async () => {
  await look(
    stands("new", 900),
    stands("late", 800, { waits: "turn", since: 500, turn: [0] }),
    stands("early", 700, { waits: "vote", since: 400 }),
    stands("over", 600, {}, "over"),
    stands("old", 100),
  );
  expect(own.running.map(({ id }) => id)).toEqual(["early", "late", "new", "old"]);
  expect(own.waiting).toBe(2);
  expect(asked[0]![1]).toEqual({ tables: ["new", "late", "early", "over", "old"].map((id) => ({ id, secret: `s-${id}` })) });
  render(GoOn);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/table/early#s-early", "/table/late#s-late", "/table/new#s-new"]);
  expect(links.map((link) => link.className.includes("primary"))).toEqual([true, false, false]);
  expect(links[1]!.textContent).toMatch(/Go on: Origami with Bo\s*●\s*Your turn, /);
  expect(links[2]!.textContent).toContain("waits for Bo");
});

test("whoever wants it is told while he looks elsewhere, and once", async () => {
  const said: string[] = [];
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal(
    "Notification",
    class {
      static permission = "granted";
      onclick: unknown;
      constructor(title: string, { tag }: NotificationOptions) {
        said.push(`${title} ${tag}`);
      }
    },
  );
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  settings.notify = true;
  await look(stands("day", 1));
  for (const since of [5, 5]) {
    answers["mine"] = [stands("day", 2, { waits: "turn", since, turn: [0] })];
    await own.look();
  }
  await vi.waitFor(() => expect(said).toEqual(["Your turn senbazuru-day"]));
  hidden.mockRestore();
});

test("tables that are gone are forgotten, and the next game is found", async () => {
  const gone = { ...stands("gone", 1), table: null, error: "no-such-table" } as MyTable;
  await look(gone, stands("done", 2, { rematch: "next" }, "over"));
  await vi.waitFor(() => expect(mine().map(({ id, secret }) => [id, secret])).toEqual([["next", "s-done"], ["done", "s-done"]]));
});

test("without a server they are still there", async () => {
  remember({ id: "one", secret: "s", game: "origami", name: "Ann", at: 1 });
  own.watch()();
  await vi.waitFor(() => expect(own.away).toBe(true));
  expect(own.kept.map(({ id }) => id)).toEqual(["one"]);
});

test("whom one has met is offered again, the last first, until one deletes what is one's own", () => {
  meet(["Bo", "Cem"]);
  meet(["Dee", "Bo"]);
  expect(friends()).toEqual(["Dee", "Bo", "Cem"]);
  meet(Array.from({ length: 40 }, (_, number) => `N${number}`));
  expect(friends().length).toBe(24);
  nowPlayed("origami");
  nowPlayed("origami");
  expect([hasPlayed("origami"), hasPlayed("islands")]).toEqual([true, false]);
  forgetAllBut([]);
  expect([friends(), hasPlayed("origami")]).toEqual([[], false]);
});

test("which addresses nobody else can open", () => {
  expect(["localhost", "a.localhost", "127.0.0.1", "127.1.2.3", "[::1]"].filter((host) => !onlyHere(host))).toEqual([]);
  expect(["192.168.1.7", "example.org", "localhost.example.org", "10.127.0.1", "[fe80::1]"].filter(onlyHere)).toEqual([]);
});

test("mail is asked for, waits for its link, and is stopped", async () => {
  const path = "tables/t/people/me/mail";
  answers[path] = { state: "none" };
  render(MailMe, { table: { id: "t", secret: "s" } });
  const field = await screen.findByRole("textbox", { name: "E-mail address" });
  (field as HTMLInputElement).value = "ann@example.org";
  field.dispatchEvent(new Event("input"));
  answers[path] = { state: "asked" };
  await vi.waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send me the link" }).disabled).toBe(false));
  field.closest("form")!.requestSubmit();
  await screen.findByText(/A mail is on its way/);
  expect(asked.at(-1)).toEqual([`PUT ${path}`, { address: "ann@example.org", language: "en" }]);
  expect(document.body.innerHTML).not.toContain("ann@example.org");
  answers[path] = { state: "confirmed" };
  window.dispatchEvent(new Event("focus"));
  await screen.findByText(/We write to you/);
  answers[path] = { state: "none" };
  screen.getByRole("button", { name: "Stop it" }).click();
  await screen.findByRole("textbox", { name: "E-mail address" });
  expect(asked.at(-1)![0]).toBe(`DELETE ${path}`);
});

test.each([
  [["Ann"], [], /The game is over; the points stay/],
  [["Ann", "Bo"], [], /The game is over, and Bo wins/],
  [["Ann", "Bo", "Cem"], [], /A bot plays on in your seat.* Bo and Cem play on/],
  [["Ann", "Bo", "Cem"], [1], /The game is over, and Cem wins/],
])("what giving up means to %j, of whom %j have done so", async (names, resigned, means) => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  const said: unknown[] = [];
  const table = { names, seats: [0], viewer: 0, view: { resigned }, ask: (request: unknown) => Promise.resolve(said.push(request) > 0) };
  const close = vi.fn();
  render(Resign, { table: table as never, close });
  expect(screen.getByText(means)).toBeTruthy();
  screen.getByRole("button", { name: "Yes, I resign" }).click();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(said).toEqual([{ type: "resign", seat: 0 }]);
});
