// A board for any game: the rows are those of Python, and what is asked can be answered where it lies.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { language } from "../src/language.svelte";
import PlainBoard from "../src/plain/PlainBoard.svelte";
import { branches, rows } from "../src/plain/rows";
import type { OptionView, WhereView } from "../src/protocol";
import { Table } from "../src/table.svelte";

/** Rows that tests/text/test_plain.py holds the Python side to as well. */
interface Kept {
  view: object;
  rows: unknown[][];
}

const toy = readFileSync(join(import.meta.dirname, "../../src/senbazuru/toy/words/en.ftl"), "utf8");
const kept = JSON.parse(readFileSync(join(import.meta.dirname, "plain.json"), "utf8")) as Kept[];

let said: number[][];

beforeEach(async () => {
  said = [];
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, text: () => Promise.resolve(toy) }));
  await language.speak("en");
  await language.learn(["toy"]);
  language.playing("toy");
});

afterEach(() => {
  cleanup();
  language.playing("");
  vi.unstubAllGlobals();
});

test("rows and their words are as in Python", () => {
  const names = ["Ann", "Bob"];
  for (const { view, rows: expected } of kept) {
    const found = [...rows(view)].map((row) => {
      const values = Array.isArray(row.value) ? row.value : row.heading ? [] : [row.value];
      const said = values.map((value) => language.words.rowValue(row.key, value, names));
      return [row.depth, row.key, row.number, row.value, row.heading, language.words.rowName(row, names), ...said];
    });
    expect(found).toEqual(expected);
  }
});

test("rows are named and told in the words of their game", () => {
  const { words } = language;
  const named = [["cards_in_hand", null], ["run_outs", null], ["piles", 1], ["seats", 1], ["seats", 5]] as const;
  expect(named.map(([key, number]) => words.rowName({ key, number }, ["Ann", "Bob"]))).toEqual(["Sheets in hand", "Run outs", "Piles 2", "Bob", "Player 6"]);
  const told = [["start", 1], ["winner", null], ["bid", "face-down"], ["bid", 7], ["deck", 7], ["shut", false], ["title", ""]] as const;
  expect(told.map(([key, value]) => words.rowValue(key, value, ["Ann", "Bob"]))).toEqual(["Bob", "–", "face down", "7", "7", "no", "–"]);
});

test("what belongs to a heading is under it", () => {
  const [first, second] = branches(rows({ a: { b: { c: 1 }, d: 2 }, e: 3 }));
  expect(first?.under.map(({ key, under }) => [key, under.length])).toEqual([["b", 1], ["d", 0]]);
  expect(second?.at).toBe("e");
});

const option = (id: number, sheet: number | string, ...where: WhereView[]): OptionView =>
  ({ id, word: String(sheet), key: "sheet", args: { sheet }, where }) as unknown as OptionView;
const held = (place: number): WhereView => ({ zone: "hand", seat: 1, place });

function show(view: object, options: OptionView[]): void {
  const table = new Table("t", "", null);
  const person = { kind: "person", name: "Ann", person: "p", bot: null, stand_in: null, why: null } as const;
  table.info = { id: "t", phase: "playing", paused: false, seats: [person, { ...person, name: "Bob", person: "q" }] } as unknown as Table["info"];
  table.person = "q";
  const decision = { id: "1", seat: 1, kind: "bid", source: null, key: "ask-bid", args: { boat: 1, cargo: 4 }, least: 1, most: 1, options, default: 1 };
  const shown = { ...view, decisions: [decision], can_undo: false, revision: 0 };
  table.sides = new Map([[1, { revision: 0, events: [], view: shown as never }]]);
  table.answer = (answer) => Promise.resolve(Boolean(said.push(answer)));
  render(PlainBoard, { table, view: shown });
}

/** The place of Undo is kept, unseen, while nothing can be undone. */
const asked = (): string[] => within(screen.getByRole("group", { name: "What is asked" })).queryAllByRole("button").filter((one) => !one.matches(".undo.idle")).map((one) => one.textContent!.trim());
const mine = (): HTMLElement[] => within(screen.getByRole("region", { name: "Bob" })).queryAllByRole("button");
const seats = [{ hand: [], score: 2 }, { hand: [3, 5, 5], score: 0 }];

test("one's own seat comes first, and the question says what is asked in the game's own words", () => {
  show({ boat: 1, start: 0, seats }, [option(1, 3)]);
  expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual(["Bob (you)", "Ann"]);
  expect(screen.getByText("Boat 1 brings 4 cargo. Which sheet do you bid?")).toBeTruthy();
  const facts = within(screen.getByRole("region", { name: "What all share" })).getAllByRole("listitem");
  expect(facts.map((one) => one.textContent!.replace(/\s+/g, " ").trim())).toEqual(["Boat 1 of 5", "Starting player Ann"]);
});

test("what lies in a row is taken there, all else among the answers", async () => {
  show({ seats }, [option(1, 3, held(0)), option(2, 5, held(1), held(2)), option(3, "none of them")]);
  expect(mine().map((one) => one.textContent!.trim())).toEqual(["3", "5", "5"]);
  expect(mine().map((one) => one.getAttribute("aria-label"))).toEqual(["Sheet 3", "Sheet 5", "Sheet 5"]);
  expect(asked()).toEqual(["Sheet none of them"]);
  for (const button of mine()) await fireEvent.click(button);
  expect(said).toEqual([[1], [2], [2]]);
});

test("what cannot be taken, is said in other words, or is one of two at a place stays among the answers", () => {
  const shut = { ...option(1, 3, held(0)), reason: { key: "deck-empty", args: {} } };
  show({ seats }, [shut, option(2, "five", held(1)), option(3, 5, held(2)), option(4, 5, held(2))]);
  expect(mine()).toEqual([]);
  expect(asked()).toEqual(["Sheet 3", "Sheet five", "Sheet 5", "Sheet 5"]);
  expect(screen.getByText("the deck is empty")).toBeTruthy();
});

test("an empty place is taken by what the option is called", async () => {
  const at = (column: string, place: number): WhereView => ({ zone: "board", column, place });
  show({ board: [["x", null], [null, "o"]], seats }, [option(2, "b1", at("0", 1)), option(3, "a2", at("1", 0)), option(4, "deep", { ...at("1", 0), height: 1 })]);
  const board = within(screen.getByRole("region", { name: "Board" }));
  expect(board.getAllByRole("button").map((one) => one.textContent!.trim())).toEqual(["Sheet b1", "Sheet a2"]);
  expect(asked()).toEqual(["Sheet deep"]);
  await fireEvent.click(board.getByText("Sheet a2"));
  expect(said).toEqual([[3]]);
});
