// Cards keep their places in the draw line until it is filled up again: what was taken leaves a gap.

/** The line as it lies now: each card with its place among those that are there, or nothing where one was taken. */
export type Slot = { card: string; place: number } | null;

/** Where the cards of a line lie, given how they lay before. A line with a card that was not there is a new one. */
export function slots(before: readonly (string | null)[], line: readonly string[]): Slot[] {
  const kept: Slot[] = [];
  let place = 0;
  for (const card of before) {
    kept.push(card !== null && line[place] === card ? { card, place: place++ } : null);
  }
  return place === line.length ? kept : line.map((card, number) => ({ card, place: number }));
}
