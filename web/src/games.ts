// The games that have a board of their own here: this is the only place where they are named. Everything else about a
// game comes from the server's description, and so does all of a game that is not here: it has a plain board.

import type { Component } from "svelte";

import type { Watch, Wins } from "./flights";
import { cardsAddress } from "./api";
import type { Growth } from "./growth.svelte";
import type { Table } from "./table.svelte";
import type { Duel, Told } from "./verdict";

/** A component that comes only when it is needed. */
export type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** Each draws the view of its own game, and is given no other. */
type Drawn = Lazy<{ table: Table; view: never }>;
type Grown = Lazy<{ table: Table; view: never; growth: Growth }>;

/** What the score tells is also told of a game that was played at no table of ours. */
export type Shown = Pick<Table, "names" | "viewer">;

export interface Own {
  board: Drawn;
  /** How what happens on it is seen to happen. */
  flights: () => Promise<{ watch: Watch; wins?: Wins }>;
  /** What the board asks the server for, so that it can be asked before there is a board. */
  asks?: (game: string, language: string) => string;
  /** How it ended, as a picture that grows, what decided it, and the score in words. */
  end: Grown;
  verdict: () => Promise<{ verdict: (view: never, duel: Duel) => Told | null }>;
  score: Lazy<{ table: Shown; view: never }>;
  /** Cards that somebody was shown. */
  seen?: Lazy<{ cards: readonly string[] }>;
  /** What one enters of a table at home, to have its points counted. */
  count: "cards" | "islands";
  /** What the table is, if not just a table. */
  cloth?: string;
  /** Pictures of what can be chosen, by the noun for it. */
  signs?: Record<string, Lazy<{ of: string }>>;
  /** Whose paper its poster is made of, and the figure or the picture on it. */
  poster: { family: string; figure?: string; picture?: Lazy<Record<string, never>> };
  /** What could be chosen, and is not in its box. */
  lacks?: readonly string[];
  /** So many people the box is meant for, where more can play. */
  box?: number;
}

const CARDS: Omit<Own, "poster"> = {
  board: () => import("./origami/OrigamiBoard.svelte"),
  flights: () => import("./origami/flights"),
  asks: cardsAddress,
  end: () => import("./origami/End.svelte"),
  verdict: () => import("./origami/verdict"),
  score: () => import("./origami/Score.svelte"),
  seen: () => import("./origami/Seen.svelte"),
  count: "cards",
  signs: { family: () => import("./look/Crest.svelte") },
  box: 4,
};

const ISLANDS: Own = {
  board: () => import("./islands/IslandsBoard.svelte"),
  flights: () => import("./islands/flights"),
  end: () => import("./islands/End.svelte"),
  verdict: () => import("./islands/verdict"),
  score: () => import("./islands/Score.svelte"),
  count: "islands",
  cloth: "sea",
  poster: { family: "sea", picture: () => import("./islands/Poster.svelte") },
};

/** The page that shows all cards, and one of them in large. */
export const cardsPage: Lazy<Record<string, never>> = () => import("./origami/CardsPage.svelte");
export const largeCard: Lazy<{ card: string; show: (card: string) => void; close: () => void }> = () => import("./origami/CardDialog.svelte");

const GAMES: Record<string, Own> = {
  origami: { ...CARDS, poster: { family: "farm", figure: "fox" }, lacks: ["characters"] },
  legends: { ...CARDS, poster: { family: "legendary", figure: "unicorn" } },
  mixed: { ...CARDS, poster: { family: "lawn", figure: "butterfly" } },
  islands: ISLANDS,
};

export const ownOf = (game: string): Own | undefined => (Object.hasOwn(GAMES, game) ? GAMES[game] : undefined);
