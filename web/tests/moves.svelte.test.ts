// A click on a thing of the table: what it means, and what is answered with it.

import { beforeEach, expect, test } from "vitest";

import { language } from "../src/language.svelte";
import { Moves } from "../src/origami/moves.svelte";
import type { DecisionView, OptionView, WhereView } from "../src/protocol";
import type { Table } from "../src/table.svelte";
import { asked, because, option } from "./asked";
import { FakeTable } from "./fake.svelte";

const hand = (place: number): WhereView => ({ zone: "hand", seat: 0, place });
const line = (place: number): WhereView => ({ zone: "line", place });
const card = (id: number, name: string, cost: number, folds: number, ...where: WhereView[]): OptionView => option(id, "card", { card: name, cost, folds }, ...where);
const paid = { card: "fox", price: 2, discount: 0 };

/** Owl and cat lie in the line; the hand holds two cats, a fox that is cheaper today, and a bear that cannot be paid for. */
function action(): DecisionView {
  const taken = asked("2", "take-from-line", [card(4, "owl", 2, 1, line(0)), card(5, "cat", 1, 1, line(1))], {
    ...{ folds: 4, cards: 0, family: "none", exact: "no", top_discard: "no", worth: 0 },
  });
  const played = asked(
    "2",
    "play",
    [
      card(5, "cat", 1, 1, hand(0), hand(1)),
      card(6, "fox", 2, 1, hand(2)),
      because(card(7, "bear", 6, 3, hand(3)), "cannot-pay", { cost: 6, discount: 0, sums: [1, 2] }),
      option(9, "top-discard", { card: "owl", cost: 2, folds: 1 }, { zone: "discards", place: 0 }),
    ],
    { family: "none", discount: 0, free: "no", may: "no", top_discard_pays: "no", not_taken: "no" },
  );
  const top: WhereView = { zone: "collection", seat: 0, column: "left", height: 2 };
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

let table: FakeTable;
let moves: Moves;
const ask = (decision: DecisionView | null): Promise<void> => table.ask(decision, moves);

beforeEach(async () => {
  await language.speak("en");
  table = new FakeTable();
  moves = new Moves(table as unknown as Table);
});

test("a card of the hand is played with one answer, whichever copy it is", async () => {
  await ask(action());
  await moves.pick(hand(0));
  await moves.pick(hand(1));
  await moves.pick(hand(2));
  expect(table.said).toEqual([[2, 5], [2, 5], [2, 6]]);
});

test("a card of the line is taken with one answer", async () => {
  await ask(action());
  await moves.pick(line(1));
  expect(table.said).toEqual([[1, 5]]);
});

test("what may be played as if from the hand is pointed at where it lies", async () => {
  await ask(action());
  await moves.pick({ zone: "discards", place: 0 });
  expect(table.said).toEqual([[2, 9]]);
});

test("a card that cannot be paid for says why, and nothing is sent", async () => {
  await ask(action());
  expect(moves.soft(hand(3))).toBe(true);
  expect(moves.reason(hand(3))).toBe("costs 6; with your other cards you can make 1 or 2");
  await moves.picking(hand(3))!();
  expect(moves.refused).toEqual({ card: "bear", reason: moves.option(hand(3))?.reason });
  expect(table.said).toEqual([]);
  await ask(asked("3", "use", [option(1, "use", {})], {}));
  expect(moves.refused).toBeNull();
});

test("an action that is shut gives its reason to everything in its zone, and cannot be picked", async () => {
  await ask(asked("1", "action", [because(option(2, "play", {}, { zone: "hand", seat: 0 }), "nothing-to-play")], {}));
  expect(moves.reason(hand(0))).toBe("no card in your hand can be paid for exactly");
  expect(moves.reason(line(0))).toBe("");
  expect(moves.picking(hand(0))).toBeUndefined();
});

test("a special action is begun on top of its collection, and nowhere else", async () => {
  await ask(action());
  const at = (height: number): WhereView => ({ zone: "collection", seat: 0, column: "left", height });
  expect(moves.picking(at(1))).toBeUndefined();
  expect(moves.picking({ ...at(2), seat: 1 })).toBeUndefined();
  await moves.picking(at(2))!();
  expect(table.said).toEqual([[3]]);
});

test("a card costs what it costs now, before it is announced", async () => {
  await ask(action());
});

test("of two things that one card can do, a click does the first that is possible", async () => {
  const single = card(8, "rice-paper", 0, 1, hand(0));
  const double = option(9, "double", { card: "rice-paper", cost: 0, folds: 2 }, hand(0));
  await ask(asked("1", "pay", [single, double], paid));
  expect(moves.option(hand(0))).toBe(single);
  await ask(asked("2", "pay", [because(single, "does-not-fit", { folds: 1, left: 2 }), double], paid));
  expect(moves.option(hand(0))).toBe(double);
});

test("ways to pay are asked for once, when it is to be paid", async () => {
  const [one, two] = [card(5, "cat", 1, 1, hand(0)), card(6, "owl", 2, 2, hand(1))];
  table.told = { ways: [[two], [one, one]] };
  await ask(action());
  expect(table.said).toEqual([]);
  const pay = asked("3", "pay", [one, two], paid, 2);
  await ask(pay);
  await ask({ ...pay });
  expect(table.said).toEqual(["ahead"]);
  expect(moves.ways).toEqual([[two], [one, one]]);
  await ask(action());
  expect(moves.ways).toEqual([]);
});

test("if nothing can be told, it is paid card by card", async () => {
  await ask(asked("3", "pay", [card(5, "cat", 1, 1, hand(0))], paid));
  expect(moves.ways).toEqual([]);
  await moves.pick(hand(0));
  expect(table.said).toEqual(["ahead", [5]]);
});

test("a card is put where the highest place for it is", async () => {
  const gap = (column: string, height: number): WhereView => ({ zone: "gap", seat: 0, column, height });
  const places = [
    option(1, "place", { column: "left", end: "top" }, gap("left", 3)),
    because(option(2, "place", { column: "right", end: "top" }, gap("right", 1)), "unbalanced", { most: 1 }),
    option(3, "place", { column: "left", end: "bottom" }, gap("left", 1)),
  ];
  await ask(asked("1", "place", places, { card: "fox", paid: "yes" }));
  expect(moves.option(moves.gap(0, "left")!)?.id).toBe(1);
  expect(moves.reason(moves.gap(0, "right")!)).toBe("your collections would differ by more than 1 card");
  expect(moves.gap(1, "left")).toBeUndefined();
});

test("the first card that was taken goes back, and the second is taken anew with the action", async () => {
  let laid = ["owl", "cat"].map((name) => ({ card: name, key: "card" }));
  const before = laid;
  table.decision = asked("3", "take-from-line", [option(0, "stop", {})], {
    ...{ folds: 2, cards: 0, family: "none", exact: "no", top_discard: "no", worth: 0 },
  });
  table.before = action();
  await moves.takeBack(before, 0, () => {
    const now = laid;
    laid = laid.slice(0, -1);
    return now;
  });
  expect(table.said).toEqual(["undo", "undo", [1, 5]]);
});

test("nothing can be picked while an answer is under way", async () => {
  await ask(action());
  table.busy = 1;
  expect(moves.picking(hand(0))).toBeUndefined();
});
