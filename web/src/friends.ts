// With whom one has played: their names are offered again. They stay on this device.

import { list } from "./mine";

const KEPT = "senbazuru-friends";
/** So many names are kept, those met last. */
const MOST = 24;

export const friends = (): string[] => list(KEPT).filter((name): name is string => typeof name === "string");

export function meet(names: readonly string[]): void {
  const known = friends();
  if (names.every((name, place) => known[place] === name)) return;
  localStorage.setItem(KEPT, JSON.stringify([...new Set([...names, ...known])].slice(0, MOST)));
}
