// What decided a game of cards: the points that lie there at its end, card by card.

import type { OrigamiSeat, OrigamiView } from "../protocol";
import { best, type Duel, type Reason, type Told } from "../verdict";

const cardsOf = ({ collections: { left, right } }: OrigamiSeat) => [...left, ...right];
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Cards of one name, and what they have brought. */
function heaps(seat: OrigamiSeat): Map<string, { count: number; points: number }> {
  const found = new Map<string, { count: number; points: number }>();
  for (const { card, points, bonus } of cardsOf(seat)) {
    const heap = found.get(card) ?? { count: 0, points: 0 };
    found.set(card, { count: heap.count + 1, points: heap.points + points + bonus });
  }
  return found;
}

/** What one card that lies elsewhere has brought. */
function awards(seat: OrigamiSeat): Map<string, number> {
  const found = new Map<string, number>();
  for (const { card, points } of seat.awards) found.set(card, (found.get(card) ?? 0) + points);
  return found;
}

/** All that the winner had more of: single names first, for they are remembered best. */
function reasons(winner: OrigamiSeat, loser: OrigamiSeat): Reason[] {
  const [against, given] = [heaps(loser), awards(loser)];
  const named: Reason[] = [
    ...[...heaps(winner)].map(([card, { count, points }]) => ({
      key: "web-why-cards",
      args: { card: Array<string>(count).fill(card), points },
      weight: points - (against.get(card)?.points ?? 0),
    })),
    ...[...awards(winner)].map(([card, points]) => ({ key: "web-why-award", args: { card, points }, weight: points - (given.get(card) ?? 0) })),
  ].sort((one, other) => other.weight - one.weight);
  const [effects, fewer] = [winner, loser].map((seat) => sum(cardsOf(seat).map(({ bonus }) => bonus))) as [number, number];
  const [mine, theirs] = [cardsOf(winner), cardsOf(loser)];
  const each = sum(mine.map(({ points }) => points)) / Math.max(1, mine.length);
  return [
    ...named,
    { key: "web-why-effects", args: { points: effects, fewer }, weight: effects - fewer },
    { key: "web-why-count", args: { count: mine.length, fewer: theirs.length }, weight: (mine.length - theirs.length) * each },
  ];
}

export function verdict(view: Pick<OrigamiView, "seats" | "winners">, duel: Duel): Told | null {
  const [winner, loser] = [view.seats[duel.winner], view.seats[duel.loser]];
  if (!winner || !loser) return null;
  if (duel.margin > 0) return best(reasons(winner, loser), duel.margin);
  if (view.winners?.includes(duel.loser)) return { key: "web-decided-shared-hand", args: {} };
  return { key: "web-decided-hand", args: { cards: winner.cards_in_hand, fewer: loser.cards_in_hand } };
}
