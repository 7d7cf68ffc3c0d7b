// Where one enters what lies on a table at home, by what it is.

import { ownOf, type Lazy } from "../games";
import type { Counting } from "./counting.svelte";

interface Editor {
  page: Lazy<{ counting: Counting }>;
  /** The line for all that must be there before anything can be counted, and what to say while it is not. */
  needs?: { line: string; said: string };
}

const EDITORS: Record<"cards" | "islands", Editor> = {
  cards: { page: () => import("../origami/CountCards.svelte"), needs: { line: "families", said: "count-families.missing" } },
  islands: { page: () => import("../islands/CountIslands.svelte") },
};

export function editorOf(game: string): Editor | undefined {
  const own = ownOf(game);
  return own && EDITORS[own.count];
}
