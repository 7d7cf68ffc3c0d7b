// The tables this browser has a seat at. They stay here; the server knows nobody.

export interface Mine {
  id: string;
  secret: string;
  game: string;
  name: string;
  at: number;
}

const KEPT = "senbazuru-tables";
const NAME = "senbazuru-name";
const MOST = 50;

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
  localStorage.setItem(KEPT, JSON.stringify([table, ...others].slice(0, MOST)));
}

export function forget(id: string): void {
  localStorage.setItem(KEPT, JSON.stringify(mine().filter((table) => table.id !== id)));
}

export function secretOf(id: string): string {
  return mine().find((table) => table.id === id)?.secret ?? "";
}

export const myName = (): string => localStorage.getItem(NAME) ?? "";
export const callMe = (name: string): void => localStorage.setItem(NAME, name);
