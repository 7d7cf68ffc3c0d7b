// Where the points of a player's islands come from.

import type { IslandsSeat } from "../protocol";

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

/** Squares of islands that were begun and not painted to the end: each costs a point. */
export const unpainted = ({ islands }: IslandsSeat): number => islands.reduce((all, { order, unpainted: left }) => all + (order === null ? 0 : left), 0);
