// What is heard when. The sounds themselves come once somebody has touched the page and wants to hear them: before that
// browsers play nothing, and nobody should be startled.

import type { ToldEvent } from "./protocol";
import { settings } from "./settings.svelte";
import type { Sound } from "./sounds";

/** What one's own moves sound like. */
const OWN: Partial<Record<ToldEvent["event"], Sound>> = {
  taken: "slide",
  drawn: "slide",
  "paper-drawn": "slide",
  fetched: "slide",
  kept: "slide",
  given: "slide",
  discarded: "slide",
  "look-discarded": "slide",
  paid: "fold",
  "paid-by-discard": "fold",
  "paid-double": "fold",
  lowered: "fold",
  bid: "tap",
  passed: "tap",
  "shape-chosen": "tap",
};

/** What everybody's moves sound like: nothing for others' single cards. */
const ALL: Partial<Record<ToldEvent["event"], Sound>> = {
  placed: "slide",
  tucked: "slide",
  replaced: "slide",
  "line-played": "slide",
  "discard-played": "slide",
  moved: "slide",
  sunk: "slide",
  stolen: "slide",
  painted: "tap",
  "auction-won": "tap",
  earned: "coin",
  spent: "coin",
  erupted: "coin",
  ended: "end",
};

/** What some events sound like, each kind once and in order; the end of a game drowns everything else. */
export function soundsOf(events: readonly ToldEvent[], own: boolean): Sound[] {
  const found = events.flatMap(({ event }) => ALL[event] ?? (own ? OWN[event] : undefined) ?? []);
  return found.includes("end") ? ["end"] : [...new Set(found)];
}

/** So long after one sound of some events the next one begins, in seconds. */
const APART = 0.11;

let touched = false;
let load: Promise<typeof import("./sounds")> | null = null;

function wake(): void {
  touched = true;
  if (settings.sound) load ??= import("./sounds");
}

/** From the first touch on there may be sounds. */
export function listen(): () => void {
  const kinds = ["pointerdown", "keydown"] as const;
  for (const kind of kinds) addEventListener(kind, wake, { capture: true });
  return () => {
    for (const kind of kinds) removeEventListener(kind, wake, { capture: true });
  };
}

export async function play(...sounds: Sound[]): Promise<void> {
  if (!settings.sound || !touched || sounds.length === 0) return;
  load ??= import("./sounds");
  const { player } = await load;
  sounds.forEach((sound, number) => player().play(sound, number * APART));
}

/** Some events are shown now. */
export const heard = (events: readonly ToldEvent[], own: boolean): Promise<void> => play(...soundsOf(events, own));
