// The end of a game: a picture for those who see, words for everybody.

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Growth } from "../src/growth.svelte";
import IslandsEnd from "../src/islands/End.svelte";
import { language } from "../src/language.svelte";
import OrigamiEnd from "../src/origami/End.svelte";
import Outcome from "../src/parts/Outcome.svelte";
import type { GameView, IslandsView, OrigamiView } from "../src/protocol";
import { Table } from "../src/table.svelte";

const collected = (card: string, points: number, bonus = 0) => ({ card, points, bonus, played_this_turn: false, used_this_turn: false });
const seat = (left: object[], right: object[], score: number, awards: object[] = []) => ({ collections: { left, right }, score, awards, cards_in_hand: 2 });
const cards = {
  ...{ game: "origami", over: true, winners: [1] },
  seats: [
    seat([collected("cat", 3), collected("fox", 5)], [collected("whale", 4, 6)], 20, [{ card: "red-monk", from: null, points: 2 }]),
    seat([collected("pig", 5)], [], 25),
  ],
} as unknown as OrigamiView & GameView;

function table(view: (IslandsView | OrigamiView) & GameView): Table {
  const found = new Table("t", "", null);
  const plan = { game: view.game, players: 2, options: {}, spectators: true };
  const seats = ["Ann", "Bob"].map((name) => ({ kind: "person", name, person: name, bot: null, stand_in: null, why: null }));
  const outcome = { scores: [20, 25], winners: [1], agreed: false, seed: "7", salt: "s" };
  found.info = { id: "t", plan, phase: "over", host: "Ann", seats, opened: 0, paused: false, outcome, frozen: null, rematch: null } as never;
  found.person = "Ann";
  found.sides = new Map([[0, { revision: 0, events: [], view }]]) as never;
  return found;
}

beforeEach(() => {
  const turns = [1, 2, 3].map((number) => ({ number, step: 4 * number, seat: number % 2, scores: [number, 3 * number] }));
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(Response.json(path.includes("course") ? { turns } : [])));
  return language.speak("en");
});
afterEach(cleanup);

test("a sheet is as high as its points, and what an effect added lies on it", () => {
  const { container } = render(OrigamiEnd, { table: table(cards), view: cards, growth: new Growth(true) });
  const towers = [...container.querySelectorAll(".tower")].map((tower) =>
    [...tower.querySelectorAll<HTMLElement>(".level")].map((level) => [level.style.getPropertyValue("--points"), level.textContent?.replace(/\s+/g, " ").trim()]),
  );
  expect(towers).toEqual([[["3", "Cat 3"], ["5", "Fox 5"]], [["4", "Whale 4"], ["6", "+6"]], [["5", "Pig 5"]], []]);
  expect([...container.querySelectorAll(".base .given")].map((given) => given.textContent?.trim())).toEqual(["+2"]);
  expect(container.querySelectorAll(".won .garland").length).toBe(1);
});

test("a ribbon is cut by what has brought points", () => {
  const mark = (kind: string, points: number) => ({ kind, square: "a1", left: 0, one_colour: true, surrounded: "one-colour", scores: true, points });
  const island = { name: "Kame", rows: 2, columns: 2, squares: {}, sheet: "s", painted: {}, order: 1, unpainted: 3, score: 27 };
  const begun = { ...island, landmarks: [mark("temple", 10), mark("regular-harbour", 10), mark("temple", 5), mark("grove", 0)], outlines: [{ colour: "red", squares: ["a1"], filled: "own-colour", points: 5 }] };
  const seats = [{ islands: [begun, { ...begun, order: null, score: 0 }], coins: 4, score: 27 }];
  const view = { game: "islands", over: true, winners: [0], seats } as unknown as IslandsView & GameView;
  const { container } = render(IslandsEnd, { table: table(view), view, growth: new Growth(true) });
  const parts = [...container.querySelectorAll<HTMLElement>(".ribbon > span")].map((part) => [part.classList[0], part.textContent?.replace(/\s+/g, " ").trim()]);
  expect(parts).toEqual([["regular-harbour", "10"], ["temple", "15"], ["outline", "outlines 5"]]);
  expect(container.querySelector(".lost")?.textContent).toContain("3 squares unpainted");
});

test("whoever does not see the picture hears the ranking, and the score in words", async () => {
  const { container } = render(Outcome, { table: table(cards) });
  expect(screen.getByRole("heading", { level: 2, name: "Bob wins!" })).toBeTruthy();
  expect(screen.getAllByRole("listitem").map((one) => one.textContent?.replace(/\s+/g, " ").trim())).toEqual(["Bob ★ winner 25 points", "Ann (you) 20 points"]);
  await vi.waitFor(() => expect(container.querySelector(".end")?.getAttribute("aria-hidden")).toBe("true"));
  await vi.waitFor(() => expect(screen.getByText("You lost by 5: Bob’s Pig made 5.")).toBeTruthy());
  await vi.waitFor(() => expect(container.querySelectorAll(".course .line").length).toBe(2));
  expect(screen.getByRole("table", { name: "The points after every turn" }).textContent?.replace(/\s+/g, "")).toBe("ThepointsaftereveryturnAfterturnAnnBob113226339");
  const words = screen.getByRole("button", { name: "The score in words", expanded: false });
  words.click();
  await vi.waitFor(() => expect(screen.getAllByRole("table").length).toBe(3));
  expect(words.getAttribute("aria-expanded")).toBe("true");
});
