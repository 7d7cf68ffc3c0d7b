// The games that the server knows, as it describes them. It is asked once a visit.

import { games } from "./api";
import { language } from "./language.svelte";
import type { GameInfo } from "./protocol";

/** Whom one plays against if one says nothing; where he does not know the game, the last bot that does. */
const OPPONENT = "normal";
/** Whom a beginner plays against. */
const EASY = "easy";

class Library {
  games = $state.raw<GameInfo[]>([]);

  /** Games that bring words of their own are there once those are. */
  async open(asked = games()): Promise<void> {
    const told = await asked;
    this.games = told.filter(({ words }) => !words);
    void language.learn(told.flatMap(({ name, words }) => (words ? [name] : []))).finally(() => (this.games = told));
  }

  named(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }
}

export const library = new Library();

export const opponent = ({ bots }: GameInfo, first = false): string => [first ? EASY : OPPONENT, OPPONENT, bots.at(-1) ?? ""].find((bot) => bots.includes(bot)) ?? "";

/** How many play if nobody says otherwise: two, where two can. */
export const usualPlayers = ({ least, most }: GameInfo): number => Math.min(most, Math.max(2, least));
