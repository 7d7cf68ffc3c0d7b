// How much time somebody has left, in words, and counting down.

import { language, numeral, say } from "./language.svelte";
import type { Table } from "./table.svelte";

/** Seconds from which on a clock warns. */
export const SHORT = 30;

export class Clock {
  #now = $state(performance.now());
  readonly #two = $derived(new Intl.NumberFormat(language.words.language, { minimumIntegerDigits: 2 }));

  /** Within a component: it stops with it. */
  constructor(private readonly table: Pick<Table, "clock">) {
    $effect(() => {
      if (!this.table.clock) return;
      const timer = setInterval(() => (this.#now = performance.now()), 250);
      return () => clearInterval(timer);
    });
  }

  left(seat: number): number {
    const { clock } = this.table;
    if (!clock) return 0;
    const spent = clock.info.running.includes(seat) ? Math.max(0, this.#now - clock.at) / 1000 : 0;
    return Math.max(0, Math.floor((clock.info.left[seat] ?? 0) - spent));
  }

  shown(seconds: number): string {
    const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
    if (days > 0) return say("web-clock-days", { days, hours });
    const [first, ...rest] = hours > 0 ? [hours, minutes, seconds % 60] : [minutes, seconds % 60];
    return [numeral(first), ...rest.map((number) => this.#two.format(number))].join(":");
  }
}
