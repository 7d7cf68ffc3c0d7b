// A shape that is placed: where it may lie, what is shown, and which answers are given.

import { flushSync } from "svelte";
import { beforeEach, expect, test } from "vitest";

import { beyond, Painting } from "../src/islands/painting.svelte";
import type { DecisionView, OptionView } from "../src/protocol";
import type { Table } from "../src/table.svelte";

const option = (id: number, key: string, args: Record<string, unknown>): OptionView => ({ id, word: String(id), key, args });
const landing = (...squares: string[]): Record<string, unknown> => ({ squares, completes: [], spoils: [], begins: false });

function asked(id: string, kind: string, options: OptionView[], args: Record<string, unknown> = {}): DecisionView {
  return { id, seat: 0, kind, source: null, key: `ask-${kind}`, args, least: 1, most: 1, options, default: 1 };
}

/** A domino that fits lying at a1, and lying or standing at b1. */
const domino = (id = "2"): DecisionView =>
  asked(
    id,
    "square",
    [
      option(1, "square", { square: "a1", turns: [{ turn: 0, ...landing("a1", "b1") }] }),
      option(2, "square", { square: "b1", turns: [{ turn: 0, ...landing("b1", "c1") }, { turn: 1, ...landing("b1", "b2") }] }),
    ],
    { island: 3, shape: 2, colour: "green" },
  );
const islands = (id = "1", ...numbers: number[]): DecisionView =>
  asked(id, "island", [option(0, "decline", {}), ...numbers.map((island) => option(island, "island", { island }))]);

class FakeTable {
  decision = $state.raw<DecisionView | null>(null);
  busy = 0;
  said: (number[] | "undo")[] = [];

  answer(options: number[]): Promise<boolean> {
    this.said.push(options);
    return Promise.resolve(true);
  }

  undo(): Promise<boolean> {
    this.said.push("undo");
    return Promise.resolve(true);
  }
}

let table: FakeTable;
let painting: Painting;

async function ask(decision: DecisionView | null): Promise<void> {
  table.decision = decision;
  flushSync();
  await painting.follow();
}

beforeEach(() => {
  table = new FakeTable();
  painting = new Painting(table as unknown as Table);
});

test("every square that the shape can cover is lit, on its island only", async () => {
  await ask(domino());
  expect([...painting.lit(2)].sort()).toEqual(["a1", "b1", "b2", "c1"]);
  expect(painting.lit(0).size).toBe(0);
});

test("pointing at any square of the shape shows it there", async () => {
  await ask(domino());
  painting.point("c1");
  expect(painting.shown?.squares).toEqual(["b1", "c1"]);
  painting.point("d4");
  expect(painting.shown?.squares).toEqual(["b1", "c1"]);
  painting.point("a1");
  expect(painting.shown?.squares).toEqual(["a1", "b1"]);
});

test("turning keeps the square that is pointed at", async () => {
  await ask(domino());
  painting.point("a1");
  expect(painting.turnable).toBe(false);
  painting.point("b1");
  expect(painting.turnable).toBe(true);
  painting.rotate();
  expect(painting.shown?.squares).toEqual(["b1", "b2"]);
  painting.rotate();
  expect(painting.shown?.squares).toEqual(["b1", "c1"]);
});

test("putting it down answers the square, and then the turn that was shown", async () => {
  await ask(domino());
  painting.point("b2");
  await painting.put();
  expect(table.said).toEqual([[2]]);
  await ask(asked("3", "turn", [option(1, "turn", { turn: 0, ...landing("b1", "c1") }), option(2, "turn", { turn: 1, ...landing("b1", "b2") })]));
  expect(table.said).toEqual([[2], [2]]);
});

test("a turn that is asked for out of the blue is left to the player", async () => {
  const turns = [option(1, "turn", { turn: 0, ...landing("b1", "c1") }), option(2, "turn", { turn: 1, ...landing("b1", "b2") })];
  await ask(asked("3", "turn", turns, { island: 1, square: "b1" }));
  expect(table.said).toEqual([]);
  painting.rotate();
  await painting.put();
  expect(table.said).toEqual([[2]]);
});

test("a free form grows square by square", async () => {
  const next = ["a2", "b1"].map((square, id) => option(id, "square", { square, ...landing("a1", square) }));
  await ask(asked("4", "square", next, { island: 1, shape: 6 }));
  expect([...painting.lit(0)]).toEqual(["a2", "b1"]);
  expect(painting.begun?.squares).toEqual(["a1"]);
  painting.point("a2");
  expect(painting.shown?.squares).toEqual(["a1", "a2"]);
});

test("the only island is chosen without a click, and given up all the same", async () => {
  await ask(islands("1", 3));
  expect(table.said).toEqual([[3]]);
  await ask(domino());
  expect(painting.decline?.id).toBe(0);
  await painting.choose(painting.decline!);
  expect(table.said).toEqual([[3], "undo"]);
  await ask(islands("3", 3));
  expect(table.said).toEqual([[3], "undo", [0]]);
});

test("who takes the only island back is asked", async () => {
  await ask(islands("1", 3));
  await ask(domino());
  await ask(islands("3", 3));
  expect(table.said).toEqual([[3]]);
  expect(painting.only).toBeNull();
  expect(painting.islandOption(2)?.id).toBe(3);
});

test("of several islands none is chosen, and a shape is carried from one to another", async () => {
  await ask(islands("1", 3, 4));
  expect(table.said).toEqual([]);
  await painting.choose(painting.islandOption(2)!);
  await ask(domino());
  await painting.choose(painting.islandOption(3)!);
  await ask(islands("3", 3, 4));
  expect(table.said).toEqual([[3], "undo", [4]]);
});

test("nothing is lit while an answer is under way", async () => {
  await ask(domino());
  table.busy = 1;
  expect(painting.lit(2).size).toBe(0);
});

test("arrows lead to the nearest square in their direction", () => {
  const squares = ["a1", "c1", "d1", "a4", "b3"];
  expect(beyond("a1", "right", squares)).toBe("c1");
  expect(beyond("a1", "down", squares)).toBe("a4");
  expect(beyond("d1", "left", squares)).toBe("c1");
  expect(beyond("a1", "up", squares)).toBeNull();
});
