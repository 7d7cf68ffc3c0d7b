// One's own tables and how they stand: asked for all at once, and again while somebody looks.

import { untrack } from "svelte";

import { myTables } from "./api";
import { Refusal } from "./connection";
import { say } from "./language.svelte";
import { forget, mine, onchange, remember, type Mine } from "./mine";
import type { MyTable, TableLine } from "./protocol";
import { settings } from "./settings.svelte";

/** So many tables are asked for, the newest. */
const ASKED = 100;
/** Milliseconds after which it may be otherwise. */
const AGAIN = 30_000;

/** A table that is kept here, as the server has it. */
export interface Standing extends MyTable {
  table: TableLine;
  kept: Mine;
}

class Own {
  kept = $state.raw(mine());
  /** By the ids of the tables. */
  stands = $state.raw<ReadonlyMap<string, Standing>>(new Map());
  /** Whether nobody answers. */
  away = $state(false);

  /** Those at which one plays, or will: first what waits for me, what has waited longest before all; then what was touched last. */
  running = $derived.by(() => {
    const going = this.kept.flatMap(({ id }) => this.stands.get(id) ?? []).filter(({ table }) => table.phase !== "over");
    const rank = ({ waits, since, table }: Standing): number => (waits ? (since ?? 0) : 1e12 - table.changed);
    return going.sort((one, other) => rank(one) - rank(other));
  });

  /** How many of them wait for me. */
  waiting = $derived(this.running.filter(({ waits }) => waits !== null).length);

  /** Within an effect: for as long as somebody looks. */
  watch(): () => void {
    const reread = (): void => {
      this.kept = mine();
    };
    const look = (): void => {
      if (!document.hidden || settings.notify) void this.look();
    };
    untrack(() => {
      reread();
      look();
    });
    const timer = setInterval(look, AGAIN);
    const stop = onchange(reread);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      stop();
      document.removeEventListener("visibilitychange", look);
    };
  }

  async look(): Promise<void> {
    const asked = this.kept.slice(0, ASKED);
    if (asked.length === 0) return;
    try {
      const told = await myTables(asked.map(({ id, secret }) => ({ id, secret })));
      this.away = false;
      const found = told.flatMap((stand, place): [string, Standing][] => (stand.table ? [[stand.id, { ...stand, table: stand.table, kept: asked[place]! }]] : []));
      const before = this.stands;
      this.stands = new Map(found);
      for (const [id, { waits, table }] of found) if (waits === "turn" && before.get(id)?.waits === null) void this.#call(id, table.game);
      for (const { id, error } of told) if (error === "no-such-table") forget(id);
      // whoever said that he plays again, and went, finds the new table here
      for (const [, { rematch, kept }] of found) if (rematch && !mine().some(({ id }) => id === rematch)) this.#follow(kept, rematch);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.away = refusal.problem.code === "server-stopping";
    }
  }

  /** Whoever looks elsewhere is told once. */
  async #call(id: string, game: string): Promise<void> {
    if (!document.hidden) return;
    const { speakUp } = await import("./signals.svelte");
    speakUp(say("web-your-turn"), id, game);
  }

  #follow(from: Mine, id: string): void {
    remember({ ...from, id, at: Date.now() });
    void this.look();
  }
}

export const own = new Own();
