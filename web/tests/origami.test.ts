// What the table of cards makes of events.

import { describe, expect, test } from "vitest";

import { fresh, held, lastTurn, named, paidSoFar, takenSoFar, which } from "../src/origami/recent";
import type { ToldEvent } from "../src/protocol";

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

  test("new is what others have changed since one last had the turn, until one does something", () => {
    const taken = (seat: number, card: string): ToldEvent => ({ event: "taken", seat, card, place: 0 });
    const up = (card: string): ToldEvent => ({ event: "turned-up", seat: null, card, place: 0 });
    const before: ToldEvent[] = [{ event: "dealt", seat: 0, card: "fox" }, up("lion"), turn(0), taken(0, "dove"), taken(0, "ant"), up("owl"), turn(1), { event: "placed", seat: 1, card: "cat", column: "left" }, { event: "given", seat: 1, card: "bee", to: 0 }];
    const asked = [...before, turn(0)];
    expect(fresh(asked, 0)).toEqual({ hand: ["bee"], line: ["owl"], put: new Map([["1 left", ["cat"]]]) });
    // what one took oneself is new until one has the turn again
    expect(fresh(before, 0).hand).toEqual(["dove", "ant", "bee"]);
    expect(fresh([...asked, taken(0, "owl")], 0)).toEqual({ hand: ["owl"], line: [], put: new Map() });
    expect(fresh([up("lion"), turn(1), taken(1, "lion"), turn(0)], 0)).toEqual({ hand: [], line: [], put: new Map() });
  });

  test("of like cards the last ones are new, as many as have come", () => {
    expect(which(["ant", "ant", "dove", "ant"], ["ant", "dove"])).toEqual([false, false, true, true]);
  });

  test("rice paper is held in one heap", () => {
    const shown = held(["rice-paper", "cat", "rice-paper", "cat"]).map(({ key, count, place }) => [key, count, place]);
    expect(shown).toEqual([["cat#0", 1, 1], ["cat#1", 1, 3], ["rice-paper", 2, 0]]);
  });

  test("of like cards the one that was pointed at is laid down", () => {
    const paid = (...cards: string[]) => cards.map((card) => ({ card, key: "card" }));
    const shown = (pointed: number[]) => held(["cat", "owl"], paid("cat", "cat"), (card) => "cat owl".indexOf(card), pointed).map(({ key, stamp }) => [key, stamp]);
    expect(shown([0, 2])).toEqual([["cat#0", 1], ["cat#1", 0], ["cat#2", 2], ["owl#0", 0]]);
    // by an offer, or what was taken back: the last ones
    expect(shown([])).toEqual([["cat#0", 0], ["cat#1", 2], ["cat#2", 1], ["owl#0", 0]]);
  });

  test("every copy of a card has a name of its own", () => {
    expect(named(["cat", "owl", "cat"], (one) => one).map(({ key }) => key)).toEqual(["cat#0", "owl#0", "cat#1"]);
  });
});
