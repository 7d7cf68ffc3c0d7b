// Where nobody may watch, a finished game is for those who had a seat.

import { expect, test, vi } from "vitest";

import { remember } from "../src/mine";
import { Replay } from "../src/replay.svelte";

test("whoever had a seat shows his secret when he looks at the game again", async () => {
  const shown: (string | null)[] = [];
  vi.stubGlobal("fetch", (path: string, { headers }: RequestInit) => {
    shown.push(new Headers(headers).get("authorization"));
    return Promise.resolve(Response.json(path.includes("replay") ? { steps: 0, frames: [] } : { turns: [] }));
  });
  await new Replay("strange").open();
  remember({ id: "mine", secret: "s3cret", game: "origami", name: "Ann", at: 0 });
  await new Replay("mine").open();
  expect(shown).toEqual([null, null, null, "Bearer s3cret", "Bearer s3cret", "Bearer s3cret"]);
});

test("what is told belongs to a step, and what was taken back is told no more", async () => {
  const view = { decisions: [] };
  const told = (...numbers: number[]) => numbers.map((number) => ({ event: "turn", seat: 0, number }));
  const frames = [
    { step: 0, seat: null, events: told(1, 2), view },
    { step: 1, seat: 0, events: told(3), view },
    { step: 2, seat: 1, events: told(4, 5), view },
    // a takeback tells all that is left
    { step: 3, seat: null, events: told(1, 2, 3), view },
    { step: 4, seat: 1, events: told(6), view },
  ];
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(Response.json(path.includes("replay") ? { steps: 4, frames } : { turns: [] })));
  const game = new Replay("t");
  await game.open();
  expect(game.events).toEqual(told(1, 2, 3, 6));
  expect([1, 2, 3, 4].map((events) => game.stepOf(events))).toEqual([0, 0, 1, 4]);
  const seen = [0, 1, 2, 3, 4].map((step) => {
    game.step = step;
    return [game.reached, game.side?.events.length];
  });
  expect(seen).toEqual([[2, 2], [3, 3], [3, 5], [3, 3], [4, 4]]);
});
