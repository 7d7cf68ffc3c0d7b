// A shape that is not won yet, tried on one's islands.

import { expect, test } from "vitest";

import type { Outlook } from "../src/islands/outlook.svelte";
import { Trying } from "../src/islands/trying.svelte";
import type { HeldLanding, PaintingOutlook } from "../src/protocol";

const place = (turn: number, squares: string[], then: string[][] = []): HeldLanding => ({
  square: squares[0]!, turn, squares, completes: [], spoils: [], loses: [], begins: false, then,
});

function painting(shape: number, colour: PaintingOutlook["colour"], ...landings: HeldLanding[]): PaintingOutlook {
  const nothing = { completes: [], spoils: [], loses: [], begins: false };
  return { option: null, shape, colour, islands: [{ ...nothing, island: 1, name: "Asari", places: landings.length, landings }] };
}

/** As many shapes as may be chosen from. */
const tryingOf = (...paintings: PaintingOutlook[]): Trying => {
  const trying = new Trying({ of: () => paintings } as unknown as Outlook);
  trying.follow("1 3");
  return trying;
};

test("where a shape was put it stays until the lot is gone", () => {
  const trying = tryingOf(painting(3, "red", place(0, ["a1", "b1", "a2"]), place(1, ["c1", "d1", "d2"])));
  trying.point(0, "b1");
  expect(trying.landing(0)?.squares).toEqual(["a1", "b1", "a2"]);
  trying.leave();
  expect(trying.landing(0), "it was only looked at").toBeNull();
  trying.point(0, "b1");
  trying.put();
  trying.leave();
  trying.follow(null);
  trying.follow("1 3");
  expect(trying.landing(0)?.squares, "somebody else has bid").toEqual(["a1", "b1", "a2"]);
  trying.follow("2 3");
  expect(trying.landing(0)).toBeNull();
});

test("of several shapes one is chosen to be tried", () => {
  const trying = tryingOf(painting(3, "any", place(0, ["a1", "b1", "a2"])), painting(4, "any", place(0, ["c1", "d1", "e1", "d2"])));
  expect([trying.possible, trying.places]).toEqual([false, 2]);
  trying.choose(4);
  expect([...trying.lit(0)]).toEqual(["c1", "d1", "e1", "d2"]);
  expect([trying.uncoloured, trying.on(0)]).toEqual([true, 1]);
  trying.choose(4);
  expect(trying.possible, "chosen once more it is put away").toBe(false);
});

test("of two dominoes both are seen, the second also beside the first", () => {
  const trying = tryingOf(painting(2, "red", place(0, ["a1", "b1"], [["c1", "d1"]]), place(1, ["b1", "b2"])));
  trying.point(0, "a1");
  trying.put();
  expect([...trying.lit(0)], "what would lie on the first cannot be").toEqual(["c1", "d1"]);
  trying.point(0, "d1");
  trying.put();
  expect(trying.squares).toEqual(["a1", "b1", "c1", "d1"]);
  expect(trying.two).toBe(true);
  trying.point(0, "b2");
  trying.put();
  expect(trying.squares, "then one begins anew").toEqual(["b1", "b2"]);
});
