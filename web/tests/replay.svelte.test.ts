// Where nobody may watch, a finished game is for those who had a seat.

import { expect, test, vi } from "vitest";

import { remember } from "../src/mine";
import { Replay } from "../src/replay.svelte";

test("whoever had a seat shows his secret when he looks at the game again", async () => {
  const shown: (string | null)[] = [];
  vi.stubGlobal("fetch", (path: string, { headers }: RequestInit) => {
    shown.push(new Headers(headers).get("authorization"));
    return Promise.resolve(Response.json(path.includes("replay") ? { steps: 0, frames: [] } : {}));
  });
  await new Replay("strange").open();
  remember({ id: "mine", secret: "s3cret", game: "origami", name: "Ann", at: 0 });
  await new Replay("mine").open();
  expect(shown).toEqual([null, null, "Bearer s3cret", "Bearer s3cret"]);
});
