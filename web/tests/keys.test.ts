// Keys that mean the same at every table.

import { afterEach, beforeEach, expect, test } from "vitest";

import { keys } from "../src/keys";
import type { Table } from "../src/table.svelte";

const table = { undoable: true, busy: 0, chosen: [] as unknown[], decision: null as { kind: string } | null, undone: 0, undo: () => table.undone++ };
let stop: () => void;
let clicks: number;

beforeEach(() => {
  Object.assign(table, { undoable: true, busy: 0, chosen: [], decision: { kind: "action" }, undone: 0 });
  clicks = 0;
  document.body.innerHTML = "<button id='card'></button><button id='take' data-enter></button><input />";
  document.querySelector("#take")!.addEventListener("click", () => clicks++);
  stop = keys(table as unknown as Table)();
});

afterEach(() => stop());

function press(key: string, more: KeyboardEventInit = {}, at = "#card"): void {
  document.querySelector(at)!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
}

test("Ctrl+Z and Cmd+Z take back what was done last; typing is not meant, nor is what cannot be", () => {
  press("z", { ctrlKey: true });
  press("z", { metaKey: true });
  expect(table.undone).toBe(2);
  press("z");
  press("z", { ctrlKey: true, shiftKey: true });
  press("z", { ctrlKey: true }, "input");
  table.undoable = false;
  press("z", { ctrlKey: true });
  expect(table.undone).toBe(2);
});

test("Escape goes back within an action, and not into the one before", () => {
  press("Escape");
  expect(table.undone).toBe(0);
  table.decision = { kind: "pay" };
  press("Escape");
  press("Escape", { repeat: true });
  table.decision = { kind: "action" };
  table.chosen = [{}];
  press("Escape");
  expect(table.undone).toBe(2);
});

test("Escape closes what is open before it takes anything back", () => {
  table.chosen = [{}];
  document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
  press("Escape");
  expect(table.undone).toBe(0);
});

test("Enter says what is only to be said, unless the keys have led to something else", () => {
  press("Enter");
  expect(clicks).toBe(1);
  press("Enter", { repeat: true });
  expect(clicks).toBe(1);
  press("Tab");
  press("Enter");
  expect(clicks).toBe(1);
  dispatchEvent(new Event("pointerdown"));
  press("Enter");
  expect(clicks).toBe(2);
});
