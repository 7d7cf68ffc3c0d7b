// Whoever looks elsewhere learns that it is his turn; whoever looks on is not told what he sees.

import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

import { language } from "../src/language.svelte";
import { settings } from "../src/settings.svelte";
import { Arrivals, callOf, signal } from "../src/signals.svelte";
import * as sound from "../src/sound";

class FakeTable {
  id = "t";
  info = $state.raw<object>({ plan: { game: "origami" } }) as never;
  person = "p1";
  decision = $state.raw<object | null>(null) as never;
  playing = $state(true);
}

const said: { title: string; body?: string | undefined; tag?: string | undefined }[] = [];
class FakeNotification {
  static permission = "granted";
  onclick: unknown;

  constructor(title: string, { body, tag }: NotificationOptions) {
    said.push({ title, body, tag });
  }
}

const icon = (): string => document.querySelector("link[rel=icon]")!.getAttribute("href")!;
const played = vi.spyOn(sound, "play").mockResolvedValue();
let hidden = false;
let stop = (): void => undefined;
let table: FakeTable;

beforeAll(() => language.speak("en"));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  document.head.innerHTML = '<link rel="icon" href="/icon.svg" />';
  vi.stubGlobal("Notification", FakeNotification);
  vi.stubGlobal("isSecureContext", true);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  hidden = false;
  said.length = 0;
  played.mockClear();
  settings.notify = true;
  table = new FakeTable();
  stop = $effect.root(() => signal(table));
  flushSync();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function asks(after: number): void {
  vi.advanceTimersByTime(after);
  table.decision = {} as never;
  flushSync();
}

function waits(): void {
  table.decision = null as never;
  flushSync();
}

it("the icon changes while one is asked", () => {
  asks(10);
  const turn = icon();
  expect(turn).toContain("circle");
  waits();
  expect(icon()).not.toContain("circle");
  asks(10);
  expect(icon()).toBe(turn);
  table.playing = false;
  flushSync();
  expect(icon()).not.toContain("circle");
});

it("a sound tells it to whoever had to wait, and only once", () => {
  asks(50);
  expect(played).not.toHaveBeenCalled();
  waits();
  asks(3000);
  expect(played).toHaveBeenCalledExactlyOnceWith("turn");
  table.decision = { id: "next" } as never;
  flushSync();
  expect(played).toHaveBeenCalledOnce();
});

it("the browser tells it while the tab is hidden, to those who want it", () => {
  asks(3000);
  expect(said).toEqual([]);
  waits();
  hidden = true;
  asks(3000);
  expect(said).toEqual([{ title: "Your turn", body: "Origami", tag: "senbazuru-t" }]);
  waits();
  settings.notify = false;
  asks(3000);
  FakeNotification.permission = "denied";
  settings.notify = true;
  waits();
  asks(3000);
  FakeNotification.permission = "granted";
  expect(said.length).toBe(1);
});

const seats = (...names: string[]): object[] => names.map((name) => ({ kind: "person", name, person: name }));

it("somebody who would like to play again is told of as a turn is", () => {
  table.playing = false;
  const asked = { kind: "rematch", person: "Bo", waiting: ["p1"], agreed: ["Bo"], declined: [], bots: false };
  vi.advanceTimersByTime(3000);
  table.info = { plan: { game: "origami" }, seats: seats("Bo"), proposal: asked } as never;
  flushSync();
  expect(callOf(table)).toBe("Bo would like to play again");
  expect(played).toHaveBeenCalledOnce();
  table.info = { plan: { game: "origami" }, seats: seats("Bo"), proposal: { ...asked, waiting: ["p3"], agreed: ["Bo", "p1"] } } as never;
  expect(callOf(table)).toBe("");
});

it("whoever comes before the game is told of until somebody has looked", () => {
  vi.useFakeTimers();
  let arrivals: Arrivals;
  const open = (...names: string[]): void => {
    table.info = { plan: { game: "origami" }, phase: "open", seats: [...seats(...names), { kind: "empty", name: "", person: null }] } as never;
    flushSync();
  };
  hidden = true;
  open("p1");
  const end = $effect.root(() => {
    arrivals = new Arrivals(table);
  });
  flushSync();
  expect(arrivals!.newest).toBe("");
  open("p1", "Bo");
  expect(callOf(table, arrivals!.newest)).toBe("Bo is here");
  vi.advanceTimersByTime(60_000);
  expect(arrivals!.newest).toBe("Bo");
  hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(5_000);
  expect(arrivals!.newest).toBe("");
  open("p1", "Bo");
  expect(arrivals!.newest).toBe("");
  end();
});
