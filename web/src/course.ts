// The course of a game as lines: one for each player, from nothing before the first turn to the score at the end.

import { course } from "./api";
import { Refusal } from "./connection";
import type { TurnInfo } from "./protocol";

/** Milliseconds after which one asks once more, where too many do at once; and how often. */
const AGAIN = 5_000;
const TRIES = 3;

/** The turns of a finished game; none where the server does not tell: then there is no chart, and that is all. */
export async function turnsOf(id: string, secret: string): Promise<TurnInfo[]> {
  for (let tries = 1; ; tries++) {
    try {
      return (await course(id, secret)).turns;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      if (tries === TRIES) return [];
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}

/** A moment of the game, and everybody's points then. */
export interface Moment {
  /** How far the game is: so many turns, or so many steps. */
  at: number;
  scores: readonly number[];
}

/** Everybody's points before the first turn and after each; a turn ends with the step after which the next one begins. */
export function moments(turns: readonly TurnInfo[], steps: number | null): Moment[] {
  const nothing = (turns[0]?.scores ?? []).map(() => 0);
  const start = { at: steps === null ? 0 : (turns[0]?.step ?? 0), scores: nothing };
  return [start, ...turns.map(({ scores }, place) => ({ at: steps === null ? place + 1 : (turns[place + 1]?.step ?? steps), scores }))];
}

/** Which turn it is after so many steps; -1 before the first. */
export const turnAt = (turns: readonly TurnInfo[], step: number): number => turns.findLastIndex((turn) => turn.step <= step);

/** From the fewest points to the most, and round figures between them. */
export function scale(all: readonly Moment[], most = 4): { least: number; most: number; marks: number[] } {
  const points = all.flatMap(({ scores }) => scores);
  const [lowest, highest] = [Math.min(0, ...points), Math.max(10, ...points)];
  const step = [5, 10, 20, 25, 50, 100, 200, 500].find((one) => (highest - lowest) / one <= most) ?? 1000;
  const first = Math.floor(lowest / step) * step;
  const marks = Array.from({ length: Math.floor((highest - first) / step) + 1 }, (_, place) => first + place * step);
  return { least: Math.min(first, lowest), most: highest, marks };
}

/** Labels that want to stand at some heights, so moved that none covers another: in the order of what they want. */
export function apart(wanted: readonly number[], gap: number, lowest: number, highest = gap / 2): number[] {
  const order = wanted.map((_, place) => place).sort((one, other) => wanted[one]! - wanted[other]!);
  const found = [...wanted];
  let free = highest;
  for (const place of order) free = (found[place] = Math.max(found[place]!, free)) + gap;
  let end = lowest;
  for (const place of order.toReversed()) end = (found[place] = Math.min(found[place]!, end)) - gap;
  return found;
}
