// What the table of cards makes of options and events.

import { describe, expect, test } from "vitest";

import { FULL, payable, paymentIn, payments } from "../src/origami/payments";
import { counted, held, lastTurn, named, paidSoFar, takenSoFar } from "../src/origami/recent";
import type { OptionView, ToldEvent } from "../src/protocol";

const card = (id: number, folds: number): OptionView => ({ id, word: `card-${id}`, key: "card", args: { card: `card-${id}`, folds, cost: 2 * folds } });
const place = (id: number): OptionView => ({ id, word: "left", key: "place", args: { column: "left", end: "top" } });
const stop: OptionView = { id: 0, word: "stop", key: "stop", args: {} };

describe("cards that can be paid for", () => {
  const play: OptionView = { id: 2, word: "play", key: "play", args: {} };

  test("are those that whole ways begin with", async () => {
    const found = await payable(2, ["card-1", "card-2"], new Map(), async () => [[play, card(1, 2), card(2, 1), place(1)]]);
    expect([...found]).toEqual(["card-1"]);
  });

  test("are asked about one by one where there may be more ways", async () => {
    const asked: number[][] = [];
    const found = await payable(2, ["card-1", "card-2", "card-3", "card-4"], new Map(), async (begun) => {
      asked.push(begun);
      if (begun.length === 1) return Array.from({ length: FULL }, () => [play, card(1, 2), card(2, 1), place(1)]);
      return begun[1] === 2 ? [[play, card(2, 1), card(3, 1), place(1)]] : [];
    });
    expect(asked).toEqual([[2], [2, 2], [2, 3]]);
    expect([...found]).toEqual(["card-1", "card-2"]);
  });
});

describe("payments", () => {
  test("a payment ends where its price is paid", () => {
    const payment = paymentIn([card(1, 2), card(2, 2), card(3, 1)], 4);
    expect(payment.steps.map((step) => step.id)).toEqual([1, 2]);
  });

  test("a payment ends before the place of the card", () => {
    expect(paymentIn([card(1, 2), place(1)], 4).steps).toHaveLength(1);
  });

  test("whoever may pay less says that it is enough, and that is no card", () => {
    const payment = paymentIn([card(1, 2), stop, place(1)], 4);
    expect(payment.steps).toHaveLength(2);
    expect(payment.cards).toHaveLength(1);
  });

  test("rice paper may count twice", () => {
    const double: OptionView = { id: 9, word: "double", key: "double", args: { card: "rice-paper" } };
    expect(paymentIn([double, card(1, 1)], 2).steps).toEqual([double]);
  });

  test("the same cards in another order are the same payment, and few cards come first", async () => {
    const [one, two, four] = [card(1, 1), card(2, 1), card(3, 2)];
    const ways = [[one, two, place(1)], [two, one, place(2)], [four, place(1)]];
    const found = await payments(2, [one, two, four], async () => ways);
    expect(found.map((payment) => payment.cards.map((step) => step.id))).toEqual([[3], [1, 2]]);
  });

  test("where there may be more ways than were told, each beginning is asked about", async () => {
    const [one, two] = [card(1, 2), card(2, 2)];
    const asked: number[][] = [];
    const found = await payments(2, [one, two], async (begun) => {
      asked.push(begun);
      if (begun.length === 0) return Array.from({ length: FULL }, () => [one, place(1)]);
      return [[begun[0] === 1 ? one : two, place(1)]];
    });
    expect(asked).toEqual([[], [1], [2]]);
    expect(found).toHaveLength(2);
  });

  test("a card that cannot pay is not asked about", async () => {
    const refused: OptionView = { ...card(2, 2), reason: { key: "does-not-fit", args: {} } };
    const asked: number[][] = [];
    await payments(2, [card(1, 2), refused], async (begun) => {
      asked.push(begun);
      return begun.length > 0 ? [] : Array.from({ length: FULL }, () => [card(1, 2)]);
    });
    expect(asked).toEqual([[], [1]]);
  });
});

describe("events", () => {
  const turn = (seat: number): ToldEvent => ({ event: "turn", seat, number: 1 });

  test("what was paid so far stands at the end", () => {
    const events: ToldEvent[] = [turn(0), { event: "announced", seat: 0, card: "fox" }, { event: "paid", seat: 0, card: "cat" }, { event: "paid-double", seat: 0, card: "rice-paper" }];
    expect(paidSoFar(events, 0)).toEqual([{ card: "cat", key: "card" }, { card: "rice-paper", key: "double" }]);
    expect(paidSoFar(events, 1)).toEqual([]);
  });

  test("what was taken before is not what is being taken", () => {
    const taken = (card: string): ToldEvent => ({ event: "taken", seat: 0, card, place: 0 });
    expect(takenSoFar([taken("owl"), turn(0), taken("cat")], 0)).toEqual([{ card: "cat", key: "card" }]);
  });

  test("the last turn of a player holds what that player did", () => {
    const taken = (seat: number, card: string): ToldEvent => ({ event: "taken", seat, card, place: 0 });
    const events: ToldEvent[] = [turn(1), taken(1, "owl"), { event: "turned-up", seat: null, card: "cat", place: 0 }, turn(0), taken(0, "cat")];
    expect(lastTurn(events, 1).map((event) => event.event)).toEqual(["taken"]);
    expect(lastTurn(events, 2)).toEqual([]);
  });

  test("rice paper is held in one heap", () => {
    expect(held(["rice-paper", "cat", "rice-paper", "cat"]).map(({ key, count }) => [key, count])).toEqual([["cat#0", 1], ["cat#1", 1], ["rice-paper", 2]]);
  });

  test("copies of a card are counted, and each has a name of its own", () => {
    expect(counted(["cat", "owl", "cat"])).toEqual([["cat", 2], ["owl", 1]]);
    expect(named(["cat", "owl", "cat"], (one) => one).map(({ key }) => key)).toEqual(["cat#0", "owl#0", "cat#1"]);
  });
});
