// Points that change, and what they come from.

import { expect, test } from "vitest";

import { wins } from "../src/origami/wins";

const lies = (card: string, points: number, bonus = 0) => ({ card, points, bonus });
const seat = (left: object[], awards: object[] = []) => ({ collections: { left, right: [] }, awards });
const view = (...seats: object[]) => ({ seats });
const PILE = '[data-column="left"] [data-wins]';

test("a card that is laid down brings its points there, and another that is worth less then is named", () => {
  const before = view(seat([lies("kappa", 5, 5)]), seat([]));
  const now = view(seat([lies("kappa", 5)]), seat([lies("kappa", 5), lies("unicorn", 4)]));
  expect(wins(before, now)).toEqual([
    { seat: 0, by: -5, place: PILE, cause: "kappa" },
    { seat: 1, by: 9, place: PILE },
  ]);
});

test("what comes from elsewhere is named at the plate; where nothing changes nothing is told", () => {
  const award = (points: number) => ({ card: "red-samurai", from: null, points });
  expect(wins(view(seat([], [award(4)])), view(seat([])))).toEqual([{ seat: 0, by: -4, place: "[data-plate], [data-hand]", cause: "red-samurai" }]);
  expect(wins(view(seat([lies("cat", 3)])), view(seat([lies("cat", 3)])))).toEqual([]);
});
