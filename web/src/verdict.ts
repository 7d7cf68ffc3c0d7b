// What decided a game, in one sentence: who is measured against whom is the same everywhere, and each game knows why.

import { language } from "./language.svelte";
import { ranked } from "./ranking";

/** The winner, the one to be measured against him, and by how many points he won. */
export interface Duel {
  winner: number;
  loser: number;
  margin: number;
  /** Which of the two reads it, if one does. */
  you: "won" | "lost" | "none";
}

/** The key of a sentence and its arguments: ids of cards and landmarks, and figures. */
export interface Told {
  key: string;
  args: Record<string, unknown>;
}

/** Something that the winner had more of than the loser, and so many points of difference. */
export interface Reason extends Told {
  weight: number;
}

/** Those who are told about: oneself and whoever won, or for others the first and the second. Alone there is nobody. */
export function duelOf(scores: readonly number[], winners: readonly number[], me: number | null): Duel | null {
  const order = ranked(scores, winners);
  const lost = me !== null && !winners.includes(me);
  const winner = (me !== null && winners.includes(me) ? me : order[0]) ?? 0;
  const loser = lost ? me : order.find((seat) => seat !== winner);
  if (loser === undefined) return null;
  return { winner, loser, margin: (scores[winner] ?? 0) - (scores[loser] ?? 0), you: lost ? "lost" : winner === me ? "won" : "none" };
}

/** The first reason that alone makes up for the difference; or the one that comes nearest to it. */
export function best(reasons: readonly Reason[], margin: number): Told | null {
  const real = reasons.filter(({ weight }) => weight > 0);
  return real.find(({ weight }) => weight >= margin) ?? real.toSorted((one, other) => other.weight - one.weight)[0] ?? null;
}

/** The sentence, with names and words. */
export function sentence(duel: Duel, told: Told, names: readonly string[]): string {
  const { words } = language;
  const [winner, loser] = [duel.winner, duel.loser].map((seat) => words.seat(seat, names));
  const given = { winner, loser, you: duel.you };
  if (duel.margin === 0) return words.about(told.key, { ...given, ...told.args });
  return words.say("web-decided-points", { winner: winner ?? "", you: duel.you, margin: duel.margin, why: words.about(told.key, { ...given, ...told.args }) });
}
