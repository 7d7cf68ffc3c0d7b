// A shape that is placed: where it may lie, what is shown, and which answers are given.

import { beforeEach, expect, test } from "vitest";

import { Outlook } from "../src/islands/outlook.svelte";
import { beyond, Painting, type Landing } from "../src/islands/painting.svelte";
import { language } from "../src/language.svelte";
import type { DecisionView, OptionView, SquareLanding } from "../src/protocol";
import type { Table } from "../src/table.svelte";
import { asked, because, option } from "./asked";
import { FakeTable } from "./fake.svelte";

const painted = (...squares: string[]): Landing => ({ squares, completes: [], spoils: [], loses: [], begins: false });
const turned = (turn: number, ...squares: string[]): SquareLanding => ({ option: turn + 1, turn, ...painted(...squares) });
const square = (id: number, name: string, ...landings: SquareLanding[]): OptionView =>
  option(id, "square", { square: name, landings }, { zone: "square", seat: 0, island: 3, square: name });

/** A domino that fits lying at a1, and lying or standing at b1; c1 it covers only from b1, and d4 not at all. */
const domino = (id = "2"): DecisionView =>
  asked(
    id,
    "square",
    [
      square(1, "a1", turned(0, "a1", "b1")),
      square(2, "b1", turned(0, "b1", "c1"), turned(1, "b1", "b2")),
      because(square(3, "c1"), "covered-from-elsewhere"),
      because(square(28, "d4"), "not-beside"),
    ],
    { island: 3, name: "Asari", shape: 2, colour: "green" },
  );
const islands = (id = "1", ...numbers: number[]): DecisionView =>
  asked(
    id,
    "island",
    [
      option(0, "decline", {}),
      ...numbers.map((island) => option(island, "island", { island, name: "Asari" }, { zone: "island", seat: 0, island })),
    ],
    { shape: 2, colour: "green" },
  );

let table: FakeTable;
let painting: Painting;
const ask = (decision: DecisionView | null): Promise<void> => table.ask(decision, painting);

beforeEach(async () => {
  await language.speak("en");
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
  painting.point(2, "c1");
  expect(painting.shown?.squares).toEqual(["b1", "c1"]);
  painting.point(2, "g7");
  expect(painting.shown?.squares, "the sea is no place to point at").toEqual(["b1", "c1"]);
  painting.point(2, "a1");
  expect(painting.shown?.squares).toEqual(["a1", "b1"]);
});

test("turning keeps the square that is pointed at", async () => {
  await ask(domino());
  painting.point(2, "a1");
  expect(painting.turnable).toBe(false);
  painting.point(2, "b1");
  expect(painting.turnable).toBe(true);
  painting.rotate();
  expect(painting.shown?.squares).toEqual(["b1", "b2"]);
  painting.rotate();
  expect(painting.shown?.squares).toEqual(["b1", "c1"]);
});

test("putting it down answers the square and the turn that was shown, in one message", async () => {
  await ask(domino());
  painting.point(2, "b2");
  await painting.put();
  painting.point(2, "a1");
  await painting.put();
  expect(table.said).toEqual([[2, 2], [1, 1]]);
});

test("a square that has no turns is one answer", async () => {
  await ask(asked("4", "square", [square(9, "c3", { option: null, turn: null, ...painted("c3") })], { island: 3, name: "Asari", shape: 1, colour: "red" }));
  painting.point(2, "c3");
  await painting.put();
  expect(table.said).toEqual([[9]]);
});

test("a free square that will not do says why, and nothing is put there", async () => {
  await ask(domino());
  expect([...painting.refused(2).keys()], "what is covered from elsewhere is lit").toEqual(["d4"]);
  expect(painting.refused(1).size).toBe(0);
  painting.point(2, "c1");
  expect(painting.why).toBe("");
  painting.point(2, "d4");
  expect(painting.why).toBe("it must touch what you have painted, or the harbour");
  expect(painting.shown).toBeNull();
  expect(painting.turnable, "the shape can still be turned in hand").toBe(true);
  await painting.put();
  expect(table.said).toEqual([]);
});

test("a turn that is asked for out of the blue is left to the player", async () => {
  const turns = [option(1, "turn", { turn: 0, ...painted("b1", "c1") }), option(2, "turn", { turn: 1, ...painted("b1", "b2") })];
  await ask(asked("3", "turn", turns, { island: 3, name: "Asari", square: "b1", shape: 2, colour: "green" }));
  expect(table.said).toEqual([]);
  painting.rotate();
  await painting.put();
  expect(table.said).toEqual([[2]]);
});

test("a free form grows square by square", async () => {
  const next = ["a2", "b1"].map((name, id) => square(id, name, { option: null, turn: null, ...painted("a1", name) }));
  await ask(asked("4", "square", next, { island: 3, name: "Asari", shape: 6, colour: "green" }));
  expect([...painting.lit(2)]).toEqual(["a2", "b1"]);
  expect(painting.begun?.squares).toEqual(["a1"]);
  painting.point(2, "a2");
  expect(painting.shown?.squares).toEqual(["a1", "a2"]);
});

test("on every island that may be chosen the places are known before one is, and one click answers all", async () => {
  table.after = ([island]) => ({ ...domino(`after ${island}`), args: { ...domino().args, island } }) as DecisionView;
  await ask(islands("1", 3, 4));
  expect(table.said, "nothing is answered by itself").toEqual([]);
  expect(painting.placing).toBe(true);
  expect([painting.open(0), painting.open(2), painting.open(3)]).toEqual([false, true, true]);
  expect(painting.island, "none is meant yet").toBeNull();
  painting.point(3, "b2");
  expect([painting.island, painting.shown?.squares]).toEqual([3, ["b1", "b2"]]);
  painting.point(2, "a1");
  expect([painting.island, painting.shown?.squares]).toEqual([2, ["a1", "b1"]]);
  await painting.put();
  expect(table.said).toEqual([[3, 1, 1]]);
});

test("the only island is meant without a click, and the painting can be given up", async () => {
  table.after = () => domino();
  await ask(islands("1", 3));
  expect(painting.island).toBe(2);
  expect(painting.held).toEqual(["a1", "b1"]);
  expect(painting.decline?.id).toBe(0);
  expect(table.said).toEqual([]);
});

test("an island of which nothing is told is chosen as such, and the turn asked before comes to nothing", async () => {
  table.after = ([island]) => (island === 3 ? domino() : null);
  await ask(islands("1", 3, 4));
  expect(painting.unknown.map(({ id }) => id)).toEqual([4]);
  painting.point(2, "a1");
  await ask(islands("2", 4));
  expect([painting.shown, painting.open(2)]).toEqual([null, false]);
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

test("where there is a choice and nothing to point at, one looks ahead once", async () => {
  const outlook = new Outlook(table as unknown as Table);
  const places = { shape: 2, colour: "green", islands: [] } as const;
  table.told = { outlook: [{ ...places, option: null, islands: [] }, { ...places, option: 2, islands: [] }] };
  const bid = asked("1", "bid", [option(0, "pass-bid", {}), option(1, "bid", { coins: 2 })], {
    ...{ development: 2, minimum: 2, coins: 9, bid: 0, places: true, unanswered: false },
  });
  await table.ask(bid, outlook);
  await table.ask({ ...bid }, outlook);
  expect(table.said).toEqual(["ahead"]);
  expect(outlook.of(null).length).toBe(1);
  expect(outlook.of(2).length).toBe(1);
  await table.ask(domino(), outlook);
  await table.ask({ ...bid, id: "3", options: bid.options.slice(0, 1) }, outlook);
  expect(table.said).toEqual(["ahead"]);
  expect(outlook.paintings).toEqual([]);
});
