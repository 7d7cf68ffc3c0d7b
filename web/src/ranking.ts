// Who comes first.

/** Seats from the first to the last: those who have won, which the game knows, then by points. */
export function ranked(points: readonly number[], winners: readonly number[] | null): number[] {
  const won = (seat: number): number => Number(winners?.includes(seat) ?? false);
  return points.map((_, seat) => seat).sort((one, other) => won(other) - won(one) || (points[other] ?? 0) - (points[one] ?? 0));
}
