// Questions that leave only "no".

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { DecisionView, OptionView } from "../src/protocol";
import { settings } from "../src/settings.svelte";
import { alone, onlyNo, sparing } from "../src/spare.svelte";
import type { Table } from "../src/table.svelte";
import { asked, because, option } from "./asked";

const no = option(0, "decline", {});
const yes = option(1, "use", {});

class Sat {
  decision = $state.raw<DecisionView | null>(null);
  info = $state.raw({ seats: [{ kind: "person" }, { kind: "bot" }] });
  returned = $state(false);
  seats = [0];
  chosen = [];
  busy = 0;
  said: number[][] = [];

  spare(_: DecisionView, said: OptionView): Promise<boolean> {
    this.said.push([said.id]);
    return Promise.resolve(true);
  }
}

const ask = (...options: OptionView[]): DecisionView => asked("1", "use", options, {});
let table: Sat;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  settings.spare = true;
  table = new Sat();
  stop = $effect.root(() => sparing(table as unknown as Table));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

function shown(decision: DecisionView | null, ms: number): number[][] {
  table.decision = decision;
  flushSync();
  vi.advanceTimersByTime(ms);
  return table.said;
}

test("only where nothing but to decline is left, and never where it is an action", () => {
  expect(onlyNo([no])).toBe(no);
  expect(onlyNo([no, because(yes, "nothing-to-play")])).toBe(no);
  expect(onlyNo([no, yes])).toBeUndefined();
  expect(onlyNo([yes])).toBeUndefined();
  expect(onlyNo([])).toBeUndefined();
});

test("it is there to be read for a moment, then it answers itself", () => {
  expect(shown(ask(no), 500)).toEqual([]);
  expect(shown(ask(no), 5000)).toEqual([[0]]);
});

test("what can be answered otherwise waits for ever", () => {
  expect(shown(ask(no, yes), 100_000)).toEqual([]);
});

test("so does what is asked beside people, whose time would tell, and where nobody wants to be spared", () => {
  table.info = { seats: [{ kind: "person" }, { kind: "person" }] };
  expect(shown(ask(no), 100_000)).toEqual([]);
  table.info = { seats: [{ kind: "person" }, { kind: "bot" }] };
  settings.spare = false;
  expect(shown(ask(no), 100_000)).toEqual([]);
});

test("who has gone back to it may stay there", () => {
  table.returned = true;
  expect(shown(ask(no), 100_000)).toEqual([]);
});

test("what was withdrawn meanwhile is not answered", () => {
  shown(ask(no), 500);
  expect(shown(null, 100_000)).toEqual([]);
});

test("one is alone among bots, but not beside a person, at a shared screen, or while watching", () => {
  const at = (kinds: string[], seats: number[]): Table => ({ seats, info: { seats: kinds.map((kind) => ({ kind })) } }) as unknown as Table;
  expect(alone(at(["person", "bot", "bot"], [0]))).toBe(true);
  expect(alone(at(["bot", "person", "person"], [1]))).toBe(false);
  expect(alone(at(["person", "person"], [0, 1]))).toBe(false);
  expect(alone(at(["bot", "bot"], []))).toBe(false);
});
