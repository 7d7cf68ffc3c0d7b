// What others do is shown move by move: in order, in time, and never longer than anybody wants to wait.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { cues, FADE, Film, GATHER, lasting, MOST, type World } from "../src/film.svelte";
import type { ToldEvent } from "../src/protocol";
import type { Speed } from "../src/settings.svelte";
import { Table } from "../src/table.svelte";

const taken = (seat: number, place = 0): ToldEvent => ({ event: "taken", seat, card: "cat", place });
const paid = (seat: number): ToldEvent => ({ event: "paid", seat, card: "cat" });
const placed = (seat: number): ToldEvent => ({ event: "placed", seat, card: "fox", column: "left" });
const turn = (seat: number, number: number): ToldEvent => ({ event: "turn", seat, number });

/** A world that can be changed, and a film in it that draws numbers; what it showed, and when. */
function cinema(changed: Partial<{ speed: Speed; still: boolean; hidden: boolean; hurried: boolean }> = {}) {
  const around = { speed: "normal" as Speed, still: false, hidden: false, hurried: false, ...changed };
  const world: World = { speed: () => around.speed, still: () => around.still, hidden: () => around.hidden, hurried: () => around.hurried };
  const film = new Film<number>(world);
  const shown: { side: number; at: number }[] = [];
  film.onstep(() => shown.push({ side: film.step?.side ?? newest, at: performance.now() }));
  let newest = 0;
  const move = (...events: ToldEvent[]): void => film.tell({ viewer: 0, side: ++newest, events, asks: false }, newest - 1);
  const answer = (...events: ToldEvent[]): void => film.own({ viewer: 0, side: ++newest, events, asks: false });
  const gaps = (): number[] => shown.slice(1).map(({ at }, number) => at - shown[number]!.at);
  return { film, around, shown, move, answer, gaps, newest: () => newest };
}

/** The same with the table already drawn. */
function drawn(changed: Parameters<typeof cinema>[0] = {}) {
  const all = cinema(changed);
  all.film.expect();
  all.film.begin();
  return all;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("within a move things happen kind after kind, one shortly after the other", () => {
  const told = cues([paid(1), paid(1), paid(1), placed(1), turn(2, 9)]);
  expect(told.map(({ at, ms }) => [at, ms])).toEqual([[0, 280], [50, 280], [100, 280], [380, 420], [800, 0]]);
  expect(lasting(told)).toBe(800);
});

test("however much happens, a move takes no longer than it may", () => {
  const much = Array.from({ length: 30 }, (_, number) => (number % 2 ? taken(1) : placed(1)));
  const told = cues(much);
  expect(lasting(told)).toBeCloseTo(MOST);
  expect(told.every(({ at }, number) => number === 0 || at >= told[number - 1]!.at), "in order").toBe(true);
});

/** How long a card is seen to be taken at the usual speed, and the rest after it. */
const TAKEN = 900;
const REST = 400;

test("a move is shown when all of it may have come, and then there is a rest", () => {
  const { film, move, shown } = drawn();
  move(taken(1));
  expect([film.running, film.step?.side, shown.length], "how it was, until then").toEqual([true, 0, 0]);
  vi.advanceTimersByTime(GATHER);
  expect([film.step?.side, film.mover]).toEqual([1, 1]);
  vi.advanceTimersByTime(TAKEN + REST - 1);
  expect(film.running).toBe(true);
  vi.advanceTimersByTime(1);
  expect([film.running, film.mover]).toEqual([false, null]);
});

test("what belongs to one move is shown as one, and nothing else is", () => {
  const { film, move, shown } = drawn();
  const announced = (seat: number): ToldEvent => ({ event: "announced", seat, card: "fox" });
  move(announced(1), paid(1));
  vi.advanceTimersByTime(GATHER / 2);
  move(placed(1));
  move({ event: "used", seat: 1, card: "fox" }, taken(1));
  move(announced(1), placed(1));
  move(taken(2));
  move(taken(2), turn(2, 4));
  move(taken(2));
  vi.advanceTimersByTime(GATHER / 2);
  expect(film.step?.events.map(({ event }) => event)).toEqual(["announced", "paid", "placed", "used", "taken"]);
  vi.runAllTimers();
  expect(shown.map(({ side }) => side), "another card, another player, another turn").toEqual([3, 4, 6, 7]);
});

test("where something is slow in coming, what is there is shown", () => {
  const { move, shown } = drawn();
  move(taken(1));
  vi.advanceTimersByTime(GATHER + 10);
  move(placed(1));
  vi.runAllTimers();
  expect(shown.map(({ side }) => side)).toEqual([1, 2]);
});

test("of 200 events that come a tenth of a second apart each is shown, in order and in time", () => {
  const { film, move, shown, gaps, newest } = drawn();
  for (let number = 0; number < 200; number++) {
    move(number % 3 ? taken(number % 4) : placed(number % 4));
    vi.advanceTimersByTime(100);
  }
  const behind = film.waiting;
  expect(behind, "it keeps up").toBeLessThan(40);
  vi.runAllTimers();
  expect(shown.map(({ side }) => side)).toEqual(Array.from({ length: 200 }, (_, number) => number + 1));
  expect(newest()).toBe(200);
  for (const gap of gaps()) {
    expect(gap).toBeLessThanOrEqual(MOST + REST);
    expect(gap).toBeGreaterThan(30);
  }
  const last = gaps().slice(-behind);
  expect(last.every((gap, number) => number === 0 || gap >= last[number - 1]! - 2), "it slows down towards the end").toBe(true);
  expect(last.at(-1)).toBeCloseTo(TAKEN + REST, -1);
});

test("six moves at once are told one by one, and each can be read", () => {
  const { film, move, shown, gaps } = drawn();
  for (let seat = 1; seat <= 6; seat++) move(taken(seat));
  expect(shown.length).toBe(0);
  vi.runAllTimers();
  expect(shown.length).toBe(6);
  expect(gaps().map((gap) => Math.round(gap))).toEqual(Array.from({ length: 5 }, () => TAKEN + REST));
  expect(film.running).toBe(false);
});

test("bids need no more than a glance", () => {
  const { move, gaps } = drawn();
  for (let seat = 1; seat <= 3; seat++) move({ event: "bid", seat, coins: seat } as ToldEvent);
  vi.runAllTimers();
  expect(gaps().map((gap) => Math.round(gap))).toEqual([900, 900]);
});

test.each<[Speed, number, number]>([["off", 0, 0], ["fast", 450, 200], ["normal", 900, 400], ["slow", 1440, 1000]])(
  "at the speed %s a card is taken in %d ms, and the rest is %d ms",
  (speed, ms, rest) => {
    const { film, move } = drawn({ speed });
    move(taken(1));
    vi.advanceTimersByTime(speed === "off" ? 0 : GATHER);
    expect(film.step!.pace).toBeCloseTo(ms / 900);
    const began = performance.now();
    vi.runAllTimers();
    expect(performance.now() - began).toBeCloseTo(ms + rest);
    expect(film.running).toBe(false);
  },
);

test("even slowly no move takes longer than it may", () => {
  const { film, move } = drawn({ speed: "slow" });
  const much = Array.from({ length: 30 }, () => placed(1));
  move(...much);
  vi.advanceTimersByTime(GATHER);
  expect(lasting(cues(much)) * film.step!.pace).toBeCloseTo(MOST);
});

test("skipping shows the newest at once, and nothing comes after it", () => {
  const { film, move, shown } = drawn();
  for (let seat = 1; seat <= 5; seat++) move(taken(seat));
  vi.advanceTimersByTime(GATHER);
  film.skip();
  expect(film).toMatchObject({ running: false, step: null, waiting: 0 });
  vi.runAllTimers();
  expect(shown.length).toBe(1);
  move(taken(1));
  vi.advanceTimersByTime(GATHER);
  expect(film.step?.side, "then it goes on as ever").toBe(6);
});

test("an answer of one's own ends the film, is shown at once, and others come after it", () => {
  const { film, move, answer, shown } = drawn();
  move(taken(1));
  vi.advanceTimersByTime(GATHER);
  move(taken(2));
  answer(taken(0), taken(0, 1));
  expect(film.step).toMatchObject({ side: 3, own: true, pace: 1 });
  expect(film.running).toBe(false);
  move(placed(1));
  expect(film.step?.side, "one's own cards are still in the air").toBe(3);
  vi.advanceTimersByTime(380);
  expect(film.step?.side).toBe(4);
  expect(shown.map(({ side }) => side)).toEqual([1, 3, 4]);
});

test("whoever has looked into a hand has time to see what is in it", () => {
  const { film, move, answer } = drawn();
  answer({ event: "hand-looked", seat: 0, owner: 1, cards: 1 }, { event: "saw", seat: 0, owner: 1, card: "cat" }, turn(1, 2));
  vi.advanceTimersByTime(100);
  move(taken(1));
  vi.advanceTimersByTime(2300);
  expect(film.step?.own, "the others wait").toBe(true);
  vi.advanceTimersByTime(100);
  expect(film.step).toMatchObject({ own: false, side: 2 });
});

test("nobody waits for a film in a hidden tab, nor where no table is drawn; it is heard of all the same", () => {
  for (const { film, move, shown } of [drawn({ hidden: true }), cinema()]) {
    move(taken(1));
    move(taken(2));
    expect(film).toMatchObject({ running: false, step: null });
    expect(shown.map(({ side }) => side)).toEqual([1, 2]);
  }
});

test("what has come while the tab was left is not told after all", () => {
  const { film, around, move, shown } = drawn();
  move(taken(1));
  move(taken(2));
  vi.advanceTimersByTime(GATHER);
  around.hidden = true;
  move(taken(3));
  expect(film).toMatchObject({ running: false, waiting: 0 });
  around.hidden = false;
  vi.runAllTimers();
  expect(shown.map(({ side }) => side)).toEqual([1, 3]);
});

test("who has missed too much only wants to know how it stands", () => {
  const { film, move } = drawn();
  for (let number = 0; number < 61; number++) move(taken(number % 2));
  expect(film).toMatchObject({ running: false, waiting: 0 });
});

test("the film waits for the table to be drawn, but not forever", () => {
  for (const begin of [true, false]) {
    const { film, move, shown } = cinema();
    film.expect();
    move(taken(1));
    move(taken(2));
    expect(film.step, "how it was before").toMatchObject({ side: 0, pace: 0 });
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(GATHER);
    if (begin) film.begin();
    else vi.advanceTimersByTime(4000 - GATHER);
    expect(film.step?.side).toBe(1);
    vi.runAllTimers();
    expect(shown.map(({ side }) => side)).toEqual([1, 2]);
  }
});

test("where nothing may move, a single change has its fade and several have no rest", () => {
  const { film, move } = drawn({ still: true });
  const began = performance.now();
  for (let seat = 1; seat <= 4; seat++) move(taken(seat));
  expect(film.step?.pace).toBe(0);
  vi.runAllTimers();
  expect(film.step?.side).toBe(4);
  expect(performance.now() - began).toBeLessThan(FADE + 10);
});

test("one's own clock is not eaten", () => {
  const { move } = drawn({ hurried: true });
  const began = performance.now();
  for (let seat = 1; seat <= 3; seat++) move(paid(seat), placed(seat));
  vi.runAllTimers();
  expect(performance.now() - began).toBeLessThan(1200);
});

test("where only an answer has become possible nothing is told, but it is seen", () => {
  const { film, move } = drawn();
  move(taken(1));
  vi.advanceTimersByTime(GATHER);
  film.amend(17, false);
  expect(film.step).toMatchObject({ side: 17, asks: false });
  move(taken(2));
  film.amend(18, true);
  expect(film.step?.side).toBe(17);
  vi.advanceTimersByTime(TAKEN + REST);
  expect(film.step).toMatchObject({ side: 18, asks: true });
});

// -- at a table

class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Socket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.onclose?.();
  }
}

const QUESTION = { kind: "action", options: [{ id: 1 }], least: 1, most: 1 };
let told = 0;

/** A message: what happened, and which question the first seat is asked then. */
function news(events: ToldEvent[], asked: string | null, changed: object = {}): object {
  const decisions = asked === null ? [{ seat: 1, kind: "action", source: null }] : [{ ...QUESTION, id: asked, seat: 0 }];
  const since = told;
  told += events.length;
  return { type: "view", seat: 0, revision: 0, since, told, events, view: { game: "origami", over: false, can_undo: false, decisions }, ...changed };
}

function welcomed(phase = "playing", mine = 1): void {
  Socket.last.say({ type: "welcome", protocol: 1, server: "", person: "p1", seats: [0] });
  const seats = [0, 1].map((seat) => ({ kind: "person", name: "", person: seat < mine ? "p1" : "p2" }));
  Socket.last.say({ type: "table", table: { phase, seats, plan: { clock: { kind: "none" } } }, present: ["p1"], watchers: 0, clock: null });
}

function seated(mine = 1): Table {
  vi.stubGlobal("WebSocket", Socket);
  told = 0;
  const table = new Table("t", "secret", "ws://here");
  welcomed("playing", mine);
  table.film.expect();
  table.film.begin();
  return table;
}

const say = (events: ToldEvent[], asked: string | null, changed: object = {}): void => Socket.last.say(news(events, asked, changed));
const count = (table: Table): number => table.side!.events.length;

test("a table shows others' moves one by one, and asks when it has come to that; the newest is known at once", () => {
  const table = seated();
  say([turn(1, 1)], null);
  expect(count(table), "how it stands is no move").toBe(1);
  say([taken(1), turn(1, 2)], null);
  say([taken(1), turn(0, 3)], "3");
  expect([count(table), table.live!.events.length]).toEqual([1, 5]);
  vi.advanceTimersByTime(GATHER);
  expect([count(table), table.live!.events.length]).toEqual([3, 5]);
  expect([table.decision, table.decisionOf(0)?.id]).toEqual([null, "3"]);
  vi.advanceTimersByTime(TAKEN + REST);
  expect([count(table), table.decision, table.film.running], "nothing is asked while the last of it is shown").toEqual([5, null, true]);
  vi.advanceTimersByTime(TAKEN + REST);
  expect([table.decision?.id, table.film.running]).toEqual(["3", false]);
  table.close();
});

test("what one was asked before stays asked while others move", () => {
  const table = seated();
  say([], "1");
  say([taken(1)], "1");
  vi.advanceTimersByTime(GATHER);
  expect([table.film.running, table.decision?.id]).toEqual([true, "1"]);
  table.close();
});

test("an answer ends the film and is shown at once", () => {
  const table = seated();
  say([], "1");
  say([taken(1)], "1");
  expect(table.film.running).toBe(true);
  void table.answer([1]);
  expect(table.film.running).toBe(false);
  expect(Socket.last.sent.at(-1)).toMatchObject({ type: "answer", decision: "1", options: [1] });
  say([taken(1)], "1");
  expect(count(table), "somebody else was quicker").toBe(1);
  say([taken(0), turn(1, 2)], null);
  expect([count(table), table.film.running, table.film.step?.own]).toEqual([4, false, true]);
  say([taken(1), turn(0, 3)], "2");
  expect(count(table), "the next one waits for it").toBe(4);
  vi.advanceTimersByTime(320);
  expect([count(table), table.decision]).toEqual([6, null]);
  vi.advanceTimersByTime(TAKEN + REST);
  expect(table.decision?.id).toBe("2");
  table.close();
});

test("a question that is no more is not asked because the film is not there yet", () => {
  const table = seated();
  say([], "1");
  say([taken(1)], "1");
  say([taken(0)], null);
  expect([count(table), table.decision]).toEqual([0, null]);
  table.close();
});

test("after a takeback, an undo or a reconnect it stands as it stands", async () => {
  const table = seated();
  const running = (): void => {
    say([taken(1)], null);
    say([taken(1)], null);
    expect(table.film.running).toBe(true);
  };
  const stands = (): void => {
    expect(table.film.running).toBe(false);
    expect(table.side).toBe(table.live);
  };
  say([turn(1, 1)], null);
  running();
  say([], null, { revision: 1, since: 0, events: [turn(1, 1)] });
  stands();
  told = 1;
  say([taken(1)], null, { revision: 1 });
  expect(table.film.running, "then others move again").toBe(true);
  say([], null, { revision: 1, since: 1 });
  stands();
  told = 1;
  say([taken(1)], null, { revision: 1 });
  Socket.last.close();
  await vi.advanceTimersByTimeAsync(1000);
  welcomed();
  say([taken(1), taken(1)], null, { revision: 1 });
  stands();
  table.close();
});

test("who gets the screen from somebody else sees how it stands", () => {
  const table = seated(2);
  const other = { seat: 1, view: { game: "origami", over: false, decisions: [{ ...QUESTION, id: "1", seat: 1 }] } };
  say([], null);
  told = 0;
  say([], null, { seat: 1, view: { game: "origami", over: false, decisions: [] } });
  say([taken(1)], null);
  expect([table.viewer, table.film.running]).toEqual([0, true]);
  told = 0;
  say([taken(1)], null, other);
  expect([table.viewer, table.film.running, table.side]).toEqual([1, false, table.live]);
  table.close();
});

test("a game is over when its last move was shown", () => {
  const table = seated();
  say([turn(1, 1)], null);
  say([taken(1)], null);
  say([{ event: "ended", seat: null }], null, { view: { game: "origami", over: true, decisions: [] } });
  welcomedOver();
  expect(table.info?.phase).toBe("playing");
  vi.advanceTimersByTime(GATHER + TAKEN + REST);
  expect(table.info?.phase, "what ended it is shown, too").toBe("playing");
  vi.advanceTimersByTime(TAKEN + REST);
  expect(table.info?.phase).toBe("over");
  table.close();
});

function welcomedOver(): void {
  const seats = [0, 1].map((seat) => ({ kind: "person", name: "", person: `p${seat + 1}` }));
  Socket.last.say({ type: "table", table: { phase: "over", seats, outcome: {}, plan: { clock: { kind: "none" } } }, present: [], watchers: 0, clock: null });
}
