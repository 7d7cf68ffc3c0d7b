// Points as they change: of a card that is laid down, and of those that are worth more or less than before.

import type { CollectedCard, OrigamiSeat, OrigamiView, Side } from "../protocol";
import type { Win, Wins } from "../flights";

const SIDES: Side[] = ["left", "right"];
const worth = ({ points, bonus }: CollectedCard): number => points + bonus;

/** What each card is worth that lies before somebody or gives something from elsewhere; like cards are one. */
function worths(cards: readonly CollectedCard[]): Map<string, { count: number; points: number }> {
  const all = new Map<string, { count: number; points: number }>();
  for (const one of cards) {
    const { count, points } = all.get(one.card) ?? { count: 0, points: 0 };
    all.set(one.card, { count: count + 1, points: points + worth(one) });
  }
  return all;
}

function ofSeat(before: OrigamiSeat, now: OrigamiSeat, seat: number): Win[] {
  const wins: Win[] = [];
  for (const side of SIDES) {
    const [old, all] = [worths(before.collections[side]), worths(now.collections[side])];
    const place = `[data-column="${side}"] [data-wins]`;
    const laid = [...all].filter(([card, { count }]) => count > (old.get(card)?.count ?? 0));
    const gained = laid.reduce((sum, [card, { points }]) => sum + points - (old.get(card)?.points ?? 0), 0);
    if (gained) wins.push({ seat, by: gained, place });
    for (const [card, { count, points }] of all) {
      const was = old.get(card);
      if (was?.count === count && was.points !== points) wins.push({ seat, by: points - was.points, place, cause: card });
    }
  }
  const given = ({ awards }: OrigamiSeat): Map<string, number> => {
    const sums = new Map<string, number>();
    for (const { card, points } of awards) sums.set(card, (sums.get(card) ?? 0) + points);
    return sums;
  };
  const [old, all] = [given(before), given(now)];
  for (const card of new Set([...old.keys(), ...all.keys()])) {
    const by = (all.get(card) ?? 0) - (old.get(card) ?? 0);
    if (by) wins.push({ seat, by, place: "[data-plate], [data-hand]", cause: card });
  }
  return wins;
}

/** What has changed between two views of a table: before each seat what was laid down, then what else is worth something else. */
export const wins: Wins = (before, now) => {
  const [old, all] = [before as OrigamiView, now as OrigamiView];
  return all.seats.flatMap((seat, number) => (old.seats[number] ? ofSeat(old.seats[number], seat, number) : []));
};
