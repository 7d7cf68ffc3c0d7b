// The games that have a board of their own here: this is the only place where they are named. Everything else about a
// game comes from the server's description, and so does all of a game that is not here: it has a plain board.

import type { Component } from "svelte";

import type { Table } from "./table.svelte";

/** A component that comes only when it is needed. */
type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** Each draws the view of its own game, and is given no other. */
type Drawn = Lazy<{ table: Table; view: never }>;

export interface Own {
  board: Drawn;
  /** The score in detail. */
  score: Drawn;
  /** Pictures of what can be chosen, by the noun for it. */
  signs?: Record<string, Lazy<{ of: string }>>;
  /** So many people the box is meant for, where more can play. */
  box?: number;
}

const CARDS: Own = {
  board: () => import("./origami/OrigamiBoard.svelte"),
  score: () => import("./origami/Score.svelte"),
  signs: { family: () => import("./origami/Glyph.svelte") },
  box: 4,
};

const ISLANDS: Own = {
  board: () => import("./islands/IslandsBoard.svelte"),
  score: () => import("./islands/Score.svelte"),
};

const GAMES: Record<string, Own> = { origami: CARDS, legends: CARDS, mixed: CARDS, islands: ISLANDS };

export const ownOf = (game: string): Own | undefined => (Object.hasOwn(GAMES, game) ? GAMES[game] : undefined);
