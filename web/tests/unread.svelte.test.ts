// What is said while nobody looks is counted and shown for a while; what was read is not.

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { hidden } from "../src/hidden.svelte";
import type { ChatLine } from "../src/protocol";
import { Unread } from "../src/unread.svelte";

class FakeTable {
  id = "t";
  person = "ann";
  chat = $state.raw<ChatLine[]>([]);

  hears(person: string, text: string): void {
    this.chat = [...this.chat, { number: this.chat.length, at: 0, person, name: person, text }];
    flushSync();
  }
}

let table: FakeTable;
let drawer: { open: boolean };
let stop = (): void => undefined;

function comes(): Unread {
  stop();
  let unread: Unread;
  const open = $state({ open: false });
  drawer = open;
  stop = $effect.root(() => {
    unread = new Unread(table, () => open.open);
  });
  flushSync();
  return unread!;
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  table = new FakeTable();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it("counts what others say, and shows the newest for some seconds", () => {
  const unread = comes();
  table.hears("ben", "Hello!");
  table.hears("ann", "Hello, Ben");
  table.hears("ben", "Good luck");
  expect([unread.count, unread.newest?.text]).toEqual([2, "Good luck"]);
  vi.advanceTimersByTime(7_100);
  expect([unread.count, unread.newest]).toEqual([2, null]);
  drawer.open = true;
  flushSync();
  expect(unread.count).toBe(0);
});

it("remembers what was read when one comes back", () => {
  comes();
  table.hears("ben", "Hello!");
  drawer.open = true;
  flushSync();
  drawer.open = false;
  flushSync();
  table.hears("ben", "Are you there?");
  expect(comes().count).toBe(1);
});

it("does not tell of those whom one does not want to hear", () => {
  const unread = comes();
  hidden.hide("t", "ben");
  table.hears("ben", "Boo");
  expect([unread.count, unread.newest]).toEqual([0, null]);
  hidden.show("t", "ben");
});
