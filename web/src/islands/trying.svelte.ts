// A shape that is not won yet, tried on one's islands: where it would lie, and what that would do. Nothing is answered by it.

import { nearest, reach, turned, turnsAt, type Way } from "./painting.svelte";
import type { Outlook } from "./outlook.svelte";

interface Pointed {
  island: number;
  square: string;
}

export class Trying {
  #pointed = $state.raw<Pointed | null>(null);
  #turn = $state<number | null>(null);
  /** Whether the lot was chosen to be tried, and whether it is pointed at. */
  open = $state(false);
  hovered = $state(false);

  constructor(private readonly outlook: Outlook) {}

  /** The one painting of which all is known. */
  #painting = $derived.by(() => {
    const found = this.outlook.of(null);
    return found.length === 1 && found[0]?.colour !== "any" ? found[0] : undefined;
  });

  /** All places, island by island. */
  #ways = $derived.by((): Way[][] => (this.#painting?.islands ?? []).map(({ landings }) => landings.map((landed) => ({ ...landed, answer: [] }))));

  /** In how many places it fits; nothing if that is not known. */
  get places(): number | null {
    const found = this.outlook.of(null);
    if (found.length === 0) return null;
    return found.flatMap(({ islands }) => islands).reduce((sum, { places }) => sum + places, 0);
  }

  /** In how many of them on an island; nothing if that is not known. */
  on(island: number): number | null {
    const found = this.outlook.of(null);
    if (found.length === 0) return null;
    return found.flatMap(({ islands }) => islands).reduce((sum, one) => sum + (one.island === island + 1 ? one.places : 0), 0);
  }

  get possible(): boolean {
    return this.#ways.some((ways) => ways.length > 0);
  }

  #lit = $derived.by(() => this.#ways.map((ways) => new Set(ways.flatMap(reach))));

  /** The squares of an island that it could cover. */
  lit(island: number): ReadonlySet<string> {
    return this.#lit[island] ?? new Set();
  }

  /** The island with the most to do for it. */
  get best(): number {
    const counts = this.#ways.map((ways) => ways.length);
    return counts.indexOf(Math.max(...counts));
  }

  /** Whether its places are marked. */
  get marked(): boolean {
    return this.open || this.hovered || this.#pointed !== null;
  }

  get island(): number | null {
    return this.#pointed?.island ?? null;
  }

  #shown = $derived.by((): Way | null => {
    const at = this.#pointed;
    return at && nearest(this.#ways[at.island] ?? [], at.square, this.#turn);
  });

  get shown(): Way | null {
    return this.#shown;
  }

  get #turns(): number[] {
    return turnsAt(this.#ways[this.#pointed?.island ?? this.best] ?? [], this.#pointed?.square ?? null);
  }

  get turnable(): boolean {
    return this.#turns.length > 1;
  }

  rotate(): void {
    this.#turn = turned(this.#turns, this.#shown?.turn ?? this.#turn ?? -1);
  }

  point(island: number, square: string): void {
    this.#pointed = this.lit(island).has(square) ? { island, square } : null;
  }

  leave(): void {
    this.#pointed = null;
  }

  /** Another question has come. */
  follow(bidding: boolean): void {
    this.leave();
    if (!bidding) this.open = false;
  }
}
