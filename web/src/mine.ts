// What this browser keeps: the tables it has a seat at, a name, some settings. They stay here; the server knows nobody.

export interface Mine {
  id: string;
  secret: string;
  game: string;
  name: string;
  at: number;
}

const OURS = "senbazuru-";
const KEPT = "senbazuru-tables";
const NAME = "senbazuru-name";
/** So many tables are kept. */
export const MOST = 200;

export function mine(): Mine[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? (kept as Mine[]) : [];
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
}

/** Everything but these tables. */
export function forgetAllBut(tables: readonly Mine[]): void {
  for (const key of Object.keys(localStorage).filter((key) => key.startsWith(OURS))) localStorage.removeItem(key);
  if (tables.length > 0) keep(tables);
}

export function secretOf(id: string): string {
  return mine().find((table) => table.id === id)?.secret ?? "";
}

export const myName = (): string => localStorage.getItem(NAME) ?? "";
export const callMe = (name: string): void => localStorage.setItem(NAME, name);
