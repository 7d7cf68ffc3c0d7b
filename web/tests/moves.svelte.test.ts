// A click on a thing of the table: what it means, and what is answered with it.

import { beforeEach, expect, test } from "vitest";

import { language } from "../src/language.svelte";
import { Moves } from "../src/origami/moves.svelte";
import type { DecisionView, OptionView, WhereView } from "../src/protocol";
import { settings } from "../src/settings.svelte";
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

const taking = { folds: 4, cards: 0, family: "none", exact: "no", top_discard: "no", worth: 0 } as const;

/** The server after some cards of the line: so much is left, and the line has closed up. */
function drawing(folds: number, cards: OptionView[], stop = true): DecisionView {
  return asked(`left-${folds}`, "take-from-line", [...(stop ? [option(0, "stop", {})] : []), ...cards], { ...taking, folds });
}

/** One may take owl and cat; a second cat is behind them. */
function twoCats(): DecisionView {
  const cats = drawing(2, [card(4, "owl", 2, 1, line(0)), card(5, "cat", 1, 1, line(1), line(2))], false);
  return asked("1", "action", [{ ...option(1, "draw", {}, { zone: "line" }), ahead: cats }], {});
}

test("cards of the line stay where they are chosen, and are taken together when that is said", async () => {
  await ask(twoCats());
  table.after = (options) => (options.length === 2 ? drawing(1, [card(4, "owl", 2, 1, line(0)), card(5, "cat", 1, 1, line(1))]) : null);
  await moves.pick(line(2));
  expect(table.said).toEqual([]);
  expect([0, 1, 2].map((place) => moves.chosen(line(place)))).toEqual([false, false, true]);
  // the other cat is still where it was, and the chosen one is not offered again
  expect(moves.option(line(1))?.id).toBe(5);
  expect(moves.option(line(2))).toBeUndefined();
  await moves.pick(line(0));
  expect(table.complete).toBe(true);
  expect(moves.taken.map((one) => one.card)).toEqual(["cat", "owl"]);
  expect(table.said).toEqual([]);
  await moves.taking!();
  expect(table.said).toEqual([[1, 5, 4]]);
});

test("what is chosen goes back with another click, whichever it is", async () => {
  await ask(twoCats());
  table.after = (options) => (options.length === 2 ? drawing(1, [card(4, "owl", 2, 1, line(0)), card(5, "cat", 1, 1, line(1))]) : null);
  await moves.pick(line(2));
  await moves.pick(line(0));
  await moves.picking(line(2))!();
  expect(moves.taken.map((one) => one.card)).toEqual(["owl"]);
  expect(table.complete).toBe(false);
  await moves.picking(line(0))!();
  expect(moves.taken).toEqual([]);
  expect(table.decision?.kind).toBe("action");
  expect(table.said).toEqual([]);
});

test("who has enough takes what is chosen so far", async () => {
  await ask(twoCats());
  table.after = () => drawing(1, [card(5, "cat", 1, 1, line(0), line(1))]);
  expect(moves.taking).toBeUndefined();
  await moves.pick(line(0));
  await moves.taking!();
  expect(table.said).toEqual([[1, 4, 0]]);
});

test("who does not want to be asked again has taken them with the last click", async () => {
  settings.confirm = false;
  await ask(twoCats());
  table.after = (options) => (options.length === 2 ? drawing(1, [card(5, "cat", 1, 1, line(0))]) : null);
  await moves.pick(line(0));
  expect(table.said).toEqual([]);
  await moves.pick(line(1));
  expect(table.said).toEqual([[1, 4, 5]]);
  settings.confirm = true;
});

test("two quick clicks on two cards choose both", async () => {
  await ask(twoCats());
  table.after = (options) => (options.length === 2 ? drawing(1, [card(5, "cat", 1, 1, line(0))]) : null);
  await Promise.all([moves.pick(line(0)), moves.pick(line(1))]);
  expect(moves.taken.map((one) => one.card)).toEqual(["owl", "cat"]);
});

test("nothing is chosen beyond what completes the action, however quick the clicks", async () => {
  await ask(twoCats());
  table.after = (options) => (options.length === 2 ? drawing(1, [card(4, "owl", 2, 1, line(0)), card(5, "cat", 1, 1, line(1))]) : null);
  table.refuses = (options) => options.length > 3;
  await Promise.all([moves.pick(line(0)), moves.pick(line(1)), moves.pick(line(2))]);
  expect(moves.taken.map((one) => one.card)).toEqual(["owl", "cat"]);
  expect(table.complete).toBe(true);
  await moves.taking!();
  expect(table.said).toEqual([[1, 4, 5]]);
});

test("who has enough, and has just chosen the last, does not say that as well", async () => {
  await ask(twoCats());
  table.after = (options) => (options.length === 2 ? drawing(1, [card(5, "cat", 1, 1, line(0), line(1))]) : null);
  await moves.pick(line(0));
  // the second is on its way, and that the first is enough is still offered
  await Promise.all([moves.pick(line(1)), moves.taking!()]);
  expect(table.said).toEqual([[1, 4, 5]]);
});

test("what the server refuses is not chosen", async () => {
  await ask(twoCats());
  table.after = () => drawing(1, [card(5, "cat", 1, 1, line(0), line(1))]);
  await moves.pick(line(0));
  table.refuses = () => true;
  await moves.pick(line(1));
  expect(moves.taken.map((one) => one.card)).toEqual(["owl"]);
  expect(moves.enough).toBeDefined();
  expect(table.said).toEqual([]);
});

test("a chosen card counts at once, and is not offered while it is not known what comes next", async () => {
  await ask(twoCats());
  table.after = () => drawing(1, [card(5, "cat", 1, 1, line(0), line(1))]);
  const picked = moves.pick(line(0));
  expect(table.looking).not.toBeNull();
  const then = table.decision!;
  expect(then.kind === "take-from-line" && then.args.folds).toBe(1);
  expect(then.options.map(({ id }) => id)).toEqual([5]);
  await picked;
});

test("a choice counts for nothing once something else is asked", async () => {
  await ask(twoCats());
  table.after = () => drawing(1, []);
  await moves.pick(line(0));
  await ask(asked("9", "use", [option(1, "use", {})], {}));
  expect(moves.taken).toEqual([]);
  expect(table.decision?.kind).toBe("use");
});

test("a card of the line is dropped into the hand, one of the hand onto a collection, the middle or what is asked", async () => {
  await ask(action());
  expect(moves.drops(line(0)).map(({ onto }) => onto)).toEqual([{ zone: "hand", seat: 0 }]);
  expect(moves.drops(hand(2)).map(({ onto }) => onto.column ?? onto.zone)).toEqual(["question", "line", "left", "right"]);
  // what cannot be had cannot be carried anywhere
  expect(moves.drops(hand(3))).toEqual([]);
});

test("a card of the line that is carried to the hand is taken, with those that are chosen", async () => {
  await ask(twoCats());
  table.after = () => drawing(1, [card(5, "cat", 1, 1, line(0), line(1))]);
  await moves.pick(line(0));
  await moves.drops(line(1))[0]!.drop();
  expect(table.said).toEqual([[1, 4, 5]]);
});

test("a card that is passed is carried to who gets it, one that is swapped to where it goes", async () => {
  await ask(asked("5", "pass-cards", [card(1, "cat", 1, 1, hand(0))], { to: "right" }));
  expect(moves.drops(hand(0)).map(({ onto }) => onto)).toEqual([{ zone: "seat", seat: 2 }]);
  await ask(asked("6", "exchange-give", [card(1, "cat", 1, 1, hand(0))], { with: "line" }));
  expect(moves.drops(hand(0)).map(({ onto }) => onto)).toEqual([{ zone: "line" }]);
});

test("a card that is dropped onto a collection comes to lie there, after it is paid for", async () => {
  const gap = (column: string): WhereView => ({ zone: "gap", seat: 0, column, height: 1 });
  const place = asked("4", "place", [option(1, "place", { column: "left", end: "top" }, gap("left")), option(2, "place", { column: "right", end: "top" }, gap("right"))], { card: "fox", paid: "yes" });
  const pay = asked("3", "pay", [card(5, "cat", 1, 1, hand(0), hand(1))], paid, 2);
  await ask(action());
  table.after = () => pay;
  await moves.drops(hand(2)).find(({ onto }) => onto.column === "right")!.drop();
  await ask(pay);
  table.after = () => place;
  expect(moves.drops(hand(0)).map(({ onto }) => onto.zone)).toEqual(["discards", "question"]);
  await moves.pick(hand(0));
  expect(table.said).toEqual([[2, 6], "ahead", [5, 2]]);
});

test("a card may be dropped where it must not lie: then it is asked where", async () => {
  const gap: WhereView = { zone: "gap", seat: 0, column: "right", height: 1 };
  await ask(action());
  table.after = () => asked("4", "place", [because(option(2, "place", { column: "right", end: "top" }, gap), "unbalanced", { most: 1 })], { card: "fox", paid: "yes" });
  await moves.drops(hand(2)).find(({ onto }) => onto.column === "right")!.drop();
  expect(table.said).toEqual([[2, 6]]);
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
  table.asked = asked("3", "take-from-line", [option(0, "stop", {})], {
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

test("what is picked while an answer is under way counts for nothing", async () => {
  await ask(action());
  table.busy = 1;
  await moves.picking(hand(0))!();
  expect(table.said).toEqual([]);
});
