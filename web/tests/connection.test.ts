import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { game } from "../src/early";
import { PROTOCOL, type View } from "../src/protocol";
import { Table } from "../src/table.svelte";

/** A socket to which the test is the server. */
class Socket {
  static opened: Socket[] = [];
  static OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor(readonly address: string) {
    Socket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
    this.onclose();
  }

  say(message: Record<string, unknown>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const view = (decision: string): View =>
  ({ game: "toy", decisions: [{ id: decision, seat: 0, kind: "bid", options: [{ id: 3 }] }], can_undo: false }) as unknown as View;

function welcome(socket: Socket): void {
  socket.onopen();
  socket.say({ type: "welcome", protocol: PROTOCOL, server: "test", person: "p1", seats: [0] });
  const seats = [{ kind: "person", name: "Ann", person: "p1" }];
  socket.say({ type: "table", table: { phase: "playing", seats }, present: ["p1"], watchers: 0, clock: null });
}

const news = (since: number, kinds: string[], revision = 0): Record<string, unknown> => ({
  type: "view",
  seat: 0,
  revision,
  since,
  told: since + kinds.length,
  events: kinds.map((event) => ({ event, seat: 0 })),
  view: view(`${revision}.${since}`),
});

let table: Table;
const last = (): Socket => Socket.opened.at(-1)!;
const told = (): string[] => table.side!.events.map((event) => event.event);

beforeEach(() => {
  vi.useFakeTimers();
  Socket.opened = [];
  vi.stubGlobal("WebSocket", Socket);
  table = new Table("t", "secret", "ws://here/api/socket");
  welcome(last());
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("it says hello and keeps what it is told", () => {
  expect(last().sent).toEqual([{ type: "hello", protocol: PROTOCOL, table: "t", secret: "secret", known: [] }]);
  last().say(news(0, ["dealt", "turn"]));
  last().say(news(2, ["drawn"]));
  expect(told()).toEqual(["dealt", "turn", "drawn"]);
  last().say(news(0, ["dealt"], 1));
  expect(told(), "after a takeback it begins anew").toEqual(["dealt"]);
});

test("an answer names its decision, and is over with the reply", async () => {
  last().say(news(0, ["turn"]));
  const answered = table.answer([3]);
  expect(last().sent.at(-1)).toEqual({ type: "answer", id: 1, seat: 0, decision: "0.0", options: [3] });
  expect(table.busy).toBe(1);
  last().say({ type: "reply", id: 1, error: null });
  expect(await answered).toBe(true);
  expect(table.busy).toBe(0);
});

test("a refusal is kept to be shown", async () => {
  last().say(news(0, ["turn"]));
  const answered = table.answer([3]);
  last().say({ type: "reply", id: 1, error: { code: "stale-decision", args: {} } });
  expect(await answered).toBe(false);
  expect(table.problem?.code).toBe("stale-decision");
});

test("looking ahead changes nothing, and a refusal tells nothing", async () => {
  last().say(news(0, ["turn"]));
  const looked = table.ahead([3]);
  expect(last().sent.at(-1)).toEqual({ type: "ahead", id: 1, seat: 0, options: [3] });
  expect(table.busy).toBe(0);
  last().say({ type: "ahead", id: 1, decision: null, ways: [], outlook: [] });
  expect((await looked)?.ways).toEqual([]);
  const refused = table.ahead();
  last().say({ type: "reply", id: 2, error: { code: "not-your-decision", args: {} } });
  expect(await refused).toBeNull();
  expect(table.problem).toBeNull();
});

test("a broken connection comes back with what it knows, again and again", async () => {
  last().say(news(0, ["dealt", "turn"]));
  const lost = table.answer([3]);
  for (let attempt = 1; attempt <= 3; attempt++) {
    last().close();
    expect(table.up).toBe(false);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(Socket.opened.length).toBe(attempt + 1);
  }
  expect(await lost).toBe(false);
  welcome(last());
  expect(last().sent[0]?.["known"]).toEqual([{ seat: 0, revision: 0, told: 2 }]);
  expect(table.up).toBe(true);
  last().say(news(2, ["drawn"]));
  expect(told()).toEqual(["dealt", "turn", "drawn"]);
});

test("a table that is closed for good is left alone", async () => {
  last().say({ type: "bye", error: { code: "no-such-table", args: {} }, retry: false });
  last().close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Socket.opened.length).toBe(1);
  expect(table.ended?.code).toBe("no-such-table");
});

test("lines of chat that were deleted are shown no more", () => {
  welcome(last());
  const lines = [0, 1, 2].map((number) => ({ number, at: 1, person: "p2", name: "Bob", text: `line ${number}` }));
  last().say({ type: "chat", lines });
  last().say({ type: "unsaid", numbers: [0, 2] });
  expect(table.chat.map(({ number }) => number)).toEqual([1]);
});

test("a line that was opened before the page was there is gone on with", async () => {
  table.close();
  const socket = new Socket("early");
  const seats = [{ kind: "person", name: "Ann", person: "p1" }];
  const heard = [
    { type: "welcome", protocol: PROTOCOL, server: "test", person: "p1", seats: [0] },
    { type: "table", table: { phase: "playing", seats, plan: { game: "toy" } }, present: ["p1"], watchers: 0, clock: null },
  ].map((message) => JSON.stringify(message));
  Object.assign(window, { early: { table: "t", secret: "s", socket: Object.assign(socket, { addEventListener: () => undefined }), heard } });
  expect(await game()).toBe("toy");
  table = new Table("t", "s", "ws://test");
  await Promise.resolve();
  expect(last()).toBe(socket);
  expect(socket.sent).toEqual([]);
  expect([table.up, table.person]).toEqual([true, "p1"]);
  socket.say(news(0, ["begun"]));
  expect(told()).toEqual(["begun"]);
  socket.close();
  vi.advanceTimersByTime(1000);
  expect(last()).not.toBe(socket);
});

test.each([
  ["other", "s", 1],
  ["t", "other", 1],
  ["t", "s", 3],
])("a line to %s, for %s, in state %i is not", (id, secret, readyState) => {
  table.close();
  const socket = Object.assign(new Socket("early"), { readyState });
  Object.assign(window, { early: { table: id, secret, socket, heard: [] } });
  table = new Table("t", "s", "ws://test");
  expect(last()).not.toBe(socket);
  expect(socket.readyState).toBe(3);
});
