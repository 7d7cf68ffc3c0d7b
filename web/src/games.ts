// The games that have a board of their own here: this is the only place where they are named. Everything else about a
// game comes from the server's description, and so does all of a game that is not here: it has a plain board.

import type { Component } from "svelte";

import type { Table } from "./table.svelte";

/** A component that comes only when it is needed. */
export type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** Each draws the view of its own game, and is given no other. */
type Drawn = Lazy<{ table: Table; view: never }>;

/** What the score tells is also told of a game that was played at no table of ours. */
export type Shown = Pick<Table, "names" | "viewer">;

export interface Own {
  board: Drawn;
  /** How it ended, as a picture, and the score in words. */
  end: Drawn;
  score: Lazy<{ table: Shown; view: never }>;
  /** What one enters of a table at home, to have its points counted. */
  count: "cards" | "islands";
  /** What the table is, if not just a table. */
  cloth?: string;
  /** Pictures of what can be chosen, by the noun for it. */
  signs?: Record<string, Lazy<{ of: string }>>;
  /** Whose paper its poster is made of, and the figure or the picture on it. */
  poster: { family: string; figure?: string; picture?: Lazy<Record<string, never>> };
  /** So many people the box is meant for, where more can play. */
  box?: number;
}

const CARDS: Omit<Own, "poster"> = {
  board: () => import("./origami/OrigamiBoard.svelte"),
  end: () => import("./origami/End.svelte"),
  score: () => import("./origami/Score.svelte"),
  count: "cards",
  signs: { family: () => import("./look/Crest.svelte") },
  box: 4,
};

const ISLANDS: Own = {
  board: () => import("./islands/IslandsBoard.svelte"),
  end: () => import("./islands/End.svelte"),
  score: () => import("./islands/Score.svelte"),
  count: "islands",
  cloth: "sea",
  poster: { family: "sea", picture: () => import("./islands/Poster.svelte") },
};

/** The page that shows all cards, and one of them in large. */
export const cardsPage: Lazy<Record<string, never>> = () => import("./origami/CardsPage.svelte");
export const largeCard: Lazy<{ card: string; show: (card: string) => void; close: () => void }> = () => import("./origami/CardDialog.svelte");

const GAMES: Record<string, Own> = {
  origami: { ...CARDS, poster: { family: "farm", figure: "fox" } },
  legends: { ...CARDS, poster: { family: "legendary", figure: "unicorn" } },
  mixed: { ...CARDS, poster: { family: "lawn", figure: "butterfly" } },
  islands: ISLANDS,
};

export const ownOf = (game: string): Own | undefined => (Object.hasOwn(GAMES, game) ? GAMES[game] : undefined);
