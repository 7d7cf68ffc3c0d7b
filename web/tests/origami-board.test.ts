// The table of cards: what can be pointed at is lit where it lies, and the rest are buttons.

import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { language } from "../src/language.svelte";
import { PORTRAITS } from "../src/look/portraits";
import OrigamiBoard from "../src/origami/OrigamiBoard.svelte";
import type { CollectedCard, DecisionView, Figure, GameView, OrigamiSeat, OrigamiView, WhereView } from "../src/protocol";
import { Table } from "../src/table.svelte";
import { asked, because, option } from "./asked";

const collected = (card: string): CollectedCard => ({ card, points: 1, bonus: 0, played_this_turn: false, used_this_turn: false });
const usual = (figure: number): Figure => ({ is: figure, usual: figure, by: [] });
const seat = (hand: string[], left: string[]): OrigamiSeat => ({
  ...{ hand, cards_in_hand: hand.length, collections: { left: left.map(collected), right: [] }, chosen: [] },
  ...{ hand_limit: usual(8), draw_limit: usual(4), difference: usual(1), price: usual(0), prices: {}, score: 0, awards: [] },
});
const view: OrigamiView = {
  ...{ game: "origami", viewer: 0, families: [], characters: [], players: 2, beyond_the_box: false, turn: 9, to_move: 0, start: 0 },
  ...{ phase: "playing", run_outs: 0, extra_actions: 0, over: false, deck: 20, discards: ["pig", "dog"], paper: null, middle: [] },
  ...{ line_length: usual(4), winners: null, line: ["owl"], looking: [], seats: [seat(["cat", "fox"], ["bear", "crane"]), seat([], ["raccoon", "sheep"])] },
};
const top: WhereView = { zone: "collection", seat: 0, column: "left", height: 2 };

let said: number[][];

function show(decision: DecisionView): void {
  const table = new Table("t", "", null);
  const person = { kind: "person", name: "Ann", person: "p", bot: null, stand_in: null, why: null } as const;
  table.info = { id: "t", phase: "playing", paused: false, seats: [person, { ...person, name: "Bob", person: "q" }] } as unknown as Table["info"];
  table.person = "p";
  const shown: OrigamiView & GameView = { ...view, decisions: [decision], can_undo: false, revision: 0, resigned: [] };
  table.sides = new Map([[0, { revision: 0, events: [], view: shown }]]);
  table.answer = (options) => {
    said.push(options);
    return Promise.resolve(true);
  };
  table.ahead = () => Promise.resolve({ type: "ahead", id: 1, decision: null, ways: [], outlook: [] });
  render(OrigamiBoard, { table, view: shown });
}

const buttons = (): string[] => within(screen.getByRole("group", { name: "What is asked" })).queryAllByRole("button").filter((one) => !one.classList.contains("undo")).map((one) => (one.textContent ?? "").replace(/\s+/g, " ").trim());
const lit = (): string[] => [...document.querySelectorAll(".pickable")].map((one) => one.getAttribute("data-card") ?? "");
const click = (card: string): Promise<boolean> => fireEvent.click(document.querySelector(`.pickable[data-card="${card}"], .soft[data-card="${card}"]`)!);

beforeEach(async () => {
  said = [];
  vi.stubGlobal("fetch", () => Promise.resolve({ json: () => Promise.resolve([]) }));
  await language.speak("en");
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function action(): DecisionView {
  const folds = { cost: 1, folds: 1 };
  const taken = asked("2", "take-from-line", [option(5, "card", { card: "owl", ...folds }, { zone: "line", place: 0 })], {
    ...{ folds: 4, cards: 0, family: "none", exact: "no", top_discard: "no", worth: 0 },
  });
  const played = asked(
    "2",
    "play",
    [
      option(6, "card", { card: "cat", ...folds }, { zone: "hand", seat: 0, place: 0 }),
      because(option(7, "card", { card: "fox", ...folds }, { zone: "hand", seat: 0, place: 1 }), "cannot-pay", { cost: 8, discount: 0, sums: [1] }),
    ],
    { family: "none", discount: 0, free: "no", may: "no", top_discard_pays: "no", not_taken: "no" },
  );
  return asked(
    "1",
    "action",
    [
      { ...option(1, "draw", {}, { zone: "line" }), ahead: taken },
      { ...option(2, "play", {}, { zone: "hand", seat: 0 }), ahead: played },
      option(3, "special", { card: "crane", column: "left" }, top),
    ],
    {},
  );
}

test("an action is begun with a card, and the question names what can be done", async () => {
  show(action());
  expect(lit()).toEqual(["owl", "crane", "cat"]);
  expect(buttons()).toEqual(["Draw up to 4 folds", "Play 1 of 2 cards", "Use the {card-crane}’s special action (left collection) {card-crane}"]);
  for (const card of ["crane", "cat"]) await click(card);
  await fireEvent.click(screen.getByRole("button", { name: /^Draw/ }));
  await click("owl");
  expect(said, "what is taken is confirmed first").toEqual([[3], [2, 6], [1]]);
  expect(document.querySelector(".line .chosen")?.getAttribute("data-card")).toBe("owl");
});

test("a card that cannot be had says why when it is clicked, and nothing is answered", async () => {
  show(action());
  await click("fox");
  expect(screen.getByRole("alert").textContent).toContain("costs 8");
  expect(said).toEqual([]);
});

test("an action that is shut says so where one would look for it", () => {
  show(asked("1", "action", [because(option(2, "play", {}, { zone: "hand", seat: 0 }), "nothing-to-play")], {}));
  expect(buttons()).toEqual(["Play"]);
  expect(screen.getAllByText("no card in your hand can be paid for exactly").length, "beside the action, and at both cards").toBe(3);
});

test("discards below the top one are laid out", async () => {
  const fetched = ["pig", "dog"].map((card, place) => option(place + 1, "card", { card, cost: 1, folds: 1 }, { zone: "discards", place }));
  show(asked("1", "fetch", fetched, {}));
  expect(lit()).toEqual(["pig", "dog"]);
  await click("dog");
  expect(said).toEqual([[2]]);
});

test("a card of somebody else is pointed at where it lies", async () => {
  const where: WhereView = { zone: "collection", seat: 1, column: "left", height: 1 };
  show(asked("1", "sink-which", [option(1, "collected", { card: "raccoon", column: "left", height: 1 }, where)], { owner: 1 }));
  expect(lit()).toEqual(["raccoon"]);
  expect(buttons()).toEqual([]);
  await click("raccoon");
  expect(said).toEqual([[1]]);
});

test("a player is chosen by name, at the seat or among the answers", async () => {
  show(asked("1", "look-at-hand", [option(2, "seat", { seat: 1 }, { zone: "seat", seat: 1 })], {}));
  expect(buttons()).toEqual(["Bob"]);
  await fireEvent.click(document.querySelector("[data-seat='1'] .whole")!);
  expect(said).toEqual([[2]]);
});

const primary = (): string[] => [...document.querySelectorAll(".question .primary")].map((one) => (one.textContent ?? "").trim());

test("to decline comes last and is plain; what it declines is the main answer", () => {
  const declining = option(0, "decline", {});
  show(asked("1", "use", [declining, option(1, "use", {})], {}));
  expect(buttons()).toEqual(["Yes, use it", "No, thanks"]);
  expect(primary()).toEqual(["Yes, use it"]);
  cleanup();
  show(asked("1", "sink-whose", [declining, option(1, "seat", { seat: 0 }), option(2, "seat", { seat: 1 })], {}));
  expect(buttons()).toEqual(["Ann", "Bob", "No, thanks"]);
  expect(primary(), "there are several").toEqual([]);
});

test("everybody has a portrait of their own, and the same wherever they are shown", () => {
  show(action());
  const portraits = [...document.querySelectorAll("[data-seat] .portrait")].map((one) => one.getAttribute("data-family"));
  expect(new Set(portraits).size).toBe(2);
  expect(new Set(PORTRAITS.flat()).size, "figures and grounds differ").toBe(2 * PORTRAITS.length);
});
