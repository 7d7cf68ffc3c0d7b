// Whose talk one does not want to see, table by table. It stays on this device, and nobody is told.

const KEPT = "senbazuru-hidden";

type People = Readonly<Record<string, readonly string[]>>;

function read(): People {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as People) : {};
  } catch {
    return {};
  }
}

class Hidden {
  #people = $state.raw(read());

  has(table: string, person: string): boolean {
    return this.at(table).includes(person);
  }

  at(table: string): readonly string[] {
    const kept = this.#people[table];
    return Array.isArray(kept) ? kept : [];
  }

  get all(): [string, string][] {
    return Object.keys(this.#people).flatMap((table) => this.at(table).map((person): [string, string] => [table, person]));
  }

  hide(table: string, person: string): void {
    this.#keep(table, [...this.at(table).filter((other) => other !== person), person]);
  }

  show(table: string, person: string): void {
    this.#keep(table, this.at(table).filter((other) => other !== person));
  }

  /** As it is kept now: others may have changed it. */
  reread(): void {
    this.#people = read();
  }

  #keep(table: string, people: readonly string[]): void {
    const { [table]: _, ...others } = read();
    this.#people = people.length > 0 ? { ...others, [table]: people } : others;
    localStorage.setItem(KEPT, JSON.stringify(this.#people));
  }
}

export const hidden = new Hidden();
