// What is not as usual for a player, and who comes first.

import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";

import { language } from "../src/language.svelte";
import { changes, length, price } from "../src/origami/figures";
import { Moves } from "../src/origami/moves.svelte";
import Seat from "../src/origami/Seat.svelte";
import type { Figure, OrigamiSeat } from "../src/protocol";
import { ranked } from "../src/ranking";
import { Table } from "../src/table.svelte";

const usual = (figure: number): Figure => ({ is: figure, usual: figure, by: [] });
const plain: OrigamiSeat = {
  hand: [],
  cards_in_hand: 3,
  collections: { left: [], right: [] },
  chosen: [],
  hand_limit: usual(8),
  draw_limit: usual(4),
  difference: usual(1),
  price: usual(0),
  prices: {},
  score: 0,
  awards: [],
};
const changed: OrigamiSeat = {
  ...plain,
  hand_limit: { is: 9, usual: 8, by: [{ card: "brontosaurus", by: 3 }, { card: "red-ninja", by: -2 }] },
  price: { is: -1, usual: 0, by: [{ card: "yellow-musician", by: -1 }] },
  prices: { caiman: 5 },
};

beforeEach(() => language.speak("en"));

test("as usual there is nothing to tell", () => {
  expect(changes(plain)).toEqual([]);
  expect(length(usual(4))).toBe("");
  expect(price(plain, "caiman", 6)).toBe("");
  expect(price(undefined, "caiman", 6)).toBe("");
});

test("a figure that cards change is told with its causes", () => {
  expect(changes(changed)).toEqual(["Hand limit: 8 + 3 (Brontosaurus) − 2 (Red Ninja) = 9.", "Costs: as printed − 1 (Yellow Musician)."]);
  expect(price(changed, "caiman", 6)).toBe("Costs 5 now, printed 6 − 1 (Yellow Musician).");
  expect(length({ is: 5, usual: 4, by: [{ card: "yellow-merchant", by: 1 }] })).toBe("Cards in the draw line: 4 + 1 (Yellow Merchant) = 5.");
});

test("a player with another hand limit shows it, and why", () => {
  const table = new Table("t", "", null);
  const props = { table, number: 0, place: "across", abreast: false, moves: new Moves(table), small: false, coming: "", open: () => {} };
  const { unmount } = render(Seat, { props: { ...props, seat: plain } });
  expect(screen.queryByText(/\//)).toBeNull();
  unmount();
  render(Seat, { props: { ...props, seat: changed } });
  expect(screen.getByText("3/9").closest("[title]")?.getAttribute("title")).toBe(changes(changed).join("\n"));
});

test("those who have won come first, then whoever has more points", () => {
  expect(ranked([5, 9, 9, 7], [2])).toEqual([2, 1, 3, 0]);
  expect(ranked([5, 9, 9, 7], null)).toEqual([1, 2, 3, 0]);
});
