// What this browser keeps: the tables it has a seat at, a name, some settings. They stay here; the server knows nobody.

export interface Mine {
  id: string;
  secret: string;
  game: string;
  name: string;
  at: number;
}

/** After the `#` of an address: things from another device follow. */
export const BRING = "bring?";

const OURS = "senbazuru-";
const KEPT = "senbazuru-tables";
const NAME = "senbazuru-name";
const PLAYED = "senbazuru-played";
/** So many tables are kept. */
export const MOST = 200;

export const mine = (): Mine[] => list(KEPT) as Mine[];

/** What is kept as a list, whatever stands there. */
export function list(key: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export function remember(table: Mine): void {
  const others = mine().filter((other) => other.id !== table.id);
  keep([table, ...others].slice(0, MOST));
}

/** A table; with a secret, only if that is the one we have for it. */
export function forget(id: string, secret = ""): void {
  keep(mine().filter((table) => table.id !== id || (secret && table.secret !== secret)));
}

export function keep(tables: readonly Mine[]): void {
  localStorage.setItem(KEPT, JSON.stringify(tables));
  changed();
}

/** Other tabs are told by the browser, this one is not. */
const changed = (): boolean => dispatchEvent(new StorageEvent("storage", { key: KEPT }));

/** Within an effect: whenever the tables that are kept have changed, here or in another tab. */
export function onchange(then: () => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key === KEPT || key === null) then();
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

/** Everything but these tables. */
export function forgetAllBut(tables: readonly Mine[]): void {
  for (const key of Object.keys(localStorage).filter((key) => key.startsWith(OURS))) localStorage.removeItem(key);
  if (tables.length > 0) keep(tables);
  else changed();
}

export function secretOf(id: string): string {
  return mine().find((table) => table.id === id)?.secret ?? "";
}

export const myName = (): string => localStorage.getItem(NAME) ?? "";
export const callMe = (name: string): void => localStorage.setItem(NAME, name);

/** Whether a game of this kind was played to its end here: whoever has not done so is spared the hardest of it. */
export const hasPlayed = (game: string): boolean => list(PLAYED).includes(game);
export function nowPlayed(game: string): void {
  if (!hasPlayed(game)) localStorage.setItem(PLAYED, JSON.stringify([...list(PLAYED), game]));
}
