// Where the points of a player's islands come from.

import type { IslandsSeat, IslandView } from "../protocol";

export const OUTLINE = "outline";

/** What has brought points, by its kind: how many of them, and how much. */
export function brought({ islands }: IslandsSeat): Map<string, { count: number; points: number }> {
  const found = new Map<string, { count: number; points: number }>();
  for (const { landmarks, outlines, order } of islands) {
    if (order === null) continue;
    const all = [...landmarks, ...outlines.map(({ points }) => ({ kind: OUTLINE, points }))];
    for (const { kind, points } of all) {
      if (points <= 0) continue;
      const before = found.get(kind) ?? { count: 0, points: 0 };
      found.set(kind, { count: before.count + 1, points: before.points + points });
    }
  }
  return found;
}

/** What some islands have brought so far, and the squares of those begun that are still to be painted: at the end each costs
 *  one of these points. */
export function standingOf(islands: readonly IslandView[]): { now: number; left: number } {
  const left = islands.reduce((sum, { order, unpainted }) => sum + (order === null ? 0 : unpainted), 0);
  return { now: islands.reduce((sum, { score }) => sum + score, left), left };
}

/** Squares of islands that were begun and not painted to the end: each costs a point. */
export const unpainted = ({ islands }: IslandsSeat): number => islands.reduce((all, { order, unpainted: left }) => all + (order === null ? 0 : left), 0);
