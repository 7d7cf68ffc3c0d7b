// What others said at a table and one has not looked at yet: a counter, and for a while the newest line.

import { hidden } from "./hidden.svelte";
import type { ChatLine } from "./protocol";
import type { Table } from "./table.svelte";

/** So long the newest line is shown, in milliseconds. */
const SHOWN = 7_000;
/** Where this tab keeps which line was the last that was read. */
const keptAt = (table: string): string => `senbazuru-read-${table}`;

export class Unread {
  /** The last line that was read. */
  #read = $state(-1);
  #newest = $state.raw<ChatLine | null>(null);

  /** Within a component; `looking` says whether the lines are in sight. */
  constructor(
    private readonly table: Pick<Table, "id" | "chat" | "person">,
    looking: () => boolean,
  ) {
    this.#read = Number(sessionStorage.getItem(keptAt(table.id)) ?? -1);
    $effect(() => {
      const last = table.chat.at(-1)?.number;
      if (!looking() || last === undefined) return;
      this.#read = last;
      sessionStorage.setItem(keptAt(table.id), String(last));
    });
    $effect(() => {
      const newest = this.#lines.at(-1) ?? null;
      this.#newest = newest;
      if (!newest) return;
      const timer = setTimeout(() => (this.#newest = null), SHOWN);
      return () => clearTimeout(timer);
    });
  }

  get #lines(): ChatLine[] {
    const { chat, id, person: me } = this.table;
    return chat.filter(({ number, person }) => number > this.#read && person !== me && !hidden.has(id, person));
  }

  get count(): number {
    return this.#lines.length;
  }

  get newest(): ChatLine | null {
    return this.#newest;
  }
}
