// What decided a game of Islands: landmarks, outlines, and what stayed unpainted.

import type { IslandsSeat, IslandsView } from "../protocol";
import { best, type Duel, type Reason, type Told } from "../verdict";
import { brought, unpainted } from "./points";

function reasons(winner: IslandsSeat, loser: IslandsSeat): Reason[] {
  const against = brought(loser);
  const [squares, fewer] = [unpainted(loser), unpainted(winner)];
  return [
    ...[...brought(winner)].map(([landmark, { count, points }]) => ({
      key: "web-why-landmark",
      args: { landmark, count, points },
      weight: points - (against.get(landmark)?.points ?? 0),
    })),
    { key: "web-why-unpainted", args: { squares, fewer }, weight: squares - fewer },
  ].sort((one, other) => other.weight - one.weight);
}

export function verdict(view: Pick<IslandsView, "seats" | "winners">, duel: Duel): Told | null {
  const [winner, loser] = [view.seats[duel.winner], view.seats[duel.loser]];
  if (!winner || !loser) return null;
  if (duel.margin > 0) return best(reasons(winner, loser), duel.margin);
  if (view.winners?.includes(duel.loser)) return { key: "web-decided-shared-coins", args: {} };
  return { key: "web-decided-coins", args: { coins: winner.coins, fewer: loser.coins } };
}
