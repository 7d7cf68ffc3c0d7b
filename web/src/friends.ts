// With whom one has played: their names are offered again. They stay on this device.

const KEPT = "senbazuru-friends";
/** So many names are kept, those met last. */
const MOST = 24;

export function friends(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name): name is string => typeof name === "string") : [];
  } catch {
    return [];
  }
}

export function meet(names: readonly string[]): void {
  const met = names.filter(Boolean);
  const known = friends();
  if (met.every((name, place) => known[place] === name)) return;
  localStorage.setItem(KEPT, JSON.stringify([...new Set([...met, ...known])].slice(0, MOST)));
}
