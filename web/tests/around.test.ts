import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { language } from "../src/language.svelte";
import Playing from "../src/pages/Playing.svelte";
import Log from "../src/parts/Log.svelte";
import Players from "../src/parts/Players.svelte";
import { planSaid } from "../src/plan";
import type { Plan, ToldEvent } from "../src/protocol";
import { Table } from "../src/table.svelte";
import { cards, islands } from "./games";

beforeAll(async () => {
  await language.speak("en");
  await language.read("company");
});
afterEach(cleanup);

const plan: Plan = {
  ...{ game: "origami", players: 2, options: {}, listed: false, spectators: true, memory: true },
  ...{ clock: { kind: "none", seconds: 0, increment: 0 }, stand_in: "", bot_pause: 2, auto_start: false },
};

function table(): Table {
  const found = new Table("t", "", null);
  const seats = ["Ann", "Bob"].map((name) => ({ kind: "person", name, person: name, bot: null, stand_in: null, why: null }) as const);
  found.info = {
    ...{ id: "t", plan, phase: "playing", host: "Ann", seats, opened: 0, paused: false },
    ...{ proposal: null, commitment: null, outcome: null, rematch: null, rematched: [], frozen: null },
  };
  found.person = "Ann";
  return found;
}

test("the log has a chapter for every turn", () => {
  const seen = table();
  const events: ToldEvent[] = [
    { event: "dealt", seat: 0, card: "fox" },
    { event: "turn", seat: 0, number: 1 },
    { event: "taken", seat: 0, card: "cat", place: 0 },
    { event: "turn", seat: 1, number: 2 },
  ];
  seen.sides = new Map([[0, { revision: 0, events, view: { decisions: [] } as never }]]);
  render(Log, { table: seen });
  const chapters = screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
  expect(chapters).toEqual(["Before the first turn", "Turn 1: your move.", "Turn 2: Bob’s move."]);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "You are dealt a Fox.",
    "You take a Cat from the draw line.",
  ]);
});

test("a game without turns has one chapter, and no title for it", () => {
  const seen = table();
  seen.sides = new Map([[0, { revision: 0, events: [{ event: "dealt", seat: 0, card: "fox" }], view: { decisions: [] } as never }]]);
  render(Log, { table: seen });
  expect(screen.queryAllByRole("heading", { level: 3 })).toEqual([]);
  expect(screen.getAllByRole("listitem").length).toBe(1);
});

test("clocks are told by names, and warn when little is left", () => {
  const seen = table();
  seen.clock = { info: { left: [3725, 9], running: [1] }, at: performance.now() };
  render(Players, { table: seen });
  expect(screen.getByRole("timer", { name: "Time left for Ann" }).textContent?.trim()).toBe("1:02:05");
  expect(screen.getByRole("timer", { name: "Time left for Bob" }).className).toContain("short");
});

test("what was agreed is said in a few lines", () => {
  expect(planSaid(plan, cards)).toEqual(["Families: chance chooses", "Time to think: as long as you like"]);
  const options = { families: ["farm", "sky"], extra: true, characters: ["ninja", "monk"] };
  const clock = { kind: "live", seconds: 600, increment: 10 } as const;
  expect(planSaid({ ...plan, options, clock, memory: false }, cards)).toEqual([
    "Families: Farm and Sky",
    "One more family than players",
    "Characters: Ninja and Monk",
    "Time to think: 10 minutes each, 10 seconds more an action",
    "No memory aid",
  ]);
  expect(planSaid({ ...plan, options: { characters: 0 } }, cards)[1]).toBe("Characters: none");
  expect(planSaid({ ...plan, options: { near: true } }, islands)[0]).toBe("Sheets: Near Islands only");
  expect(planSaid({ ...plan, memory: false }, islands)).toEqual(["Time to think: as long as you like"]);
  expect(planSaid(plan, undefined)).toEqual(["Time to think: as long as you like"]);
});

test("while a game is paused nothing is asked, and nothing can be taken back", () => {
  const seen = table();
  const decision = { id: "d", seat: 0, kind: "action", options: [], args: {}, source: null, least: 1, most: 1 };
  seen.sides = new Map([[0, { revision: 0, events: [], view: { decisions: [decision], can_undo: true } as never }]]);
  expect(seen.decision?.id).toBe("d");
  expect(seen.undoable).toBe(true);
  seen.info = { ...seen.info!, paused: true };
  expect(seen.decision).toBeNull();
  expect(seen.undoable).toBe(false);
  expect(seen.viewer).toBe(0);
});

const frozen = { code: "rules-changed", args: { recorded: 1, present: 2 } };

test("a table that can only be looked at says why, and offers nothing else", async () => {
  const seen = table();
  seen.info = { ...seen.info!, frozen, paused: true };
  seen.chat = [{ number: 0, at: 0, person: "Bob", name: "Bob", text: "Take your time." }];
  render(Playing, { table: seen });
  // what went wrong is said in words that come when they are wanted
  await vi.waitFor(() => expect(screen.getAllByRole("status").map(({ textContent }) => textContent).join()).toContain("played under version 1 of the rules, and version 2 is played here"));
  await fireEvent.click(screen.getByRole("button", { name: "What happened, and chat: 1 unread line" }));
  expect(await screen.findByText("Take your time.", {}, { timeout: 10_000 })).toBeTruthy();
  const around = ["What happened, and chat", "Sound", "How to play", "Menu"];
  const buttons = screen.getAllByRole("button").map((button) => button.getAttribute("aria-label") ?? button.textContent?.trim());
  expect(buttons).toEqual([...around, "Close", "Hide what Bob says"]);
  await fireEvent.click(screen.getByRole("button", { name: "Menu" }));
  expect(screen.queryByText("Leave the table")).toBeNull();
  expect(screen.queryByText("Pause")).toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(seen.running).toBe(false);
});

test("and if the game was over, how it ended, with its record and a rematch", async () => {
  const seen = table();
  const outcome = { scores: [31, 28], winners: [0], agreed: false, resigned: [], seed: "7", salt: "s" };
  seen.info = { ...seen.info!, frozen, phase: "over", outcome };
  render(Playing, { table: seen });
  expect(await screen.findByRole("heading", { level: 2, name: "You win!" }, { timeout: 10_000 })).toBeTruthy();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/", "/", "/api/tables/t/record", "/"]);
  expect(screen.getByRole("button", { name: "Play again" })).toBeTruthy();
});
