// A shape that is not won yet, tried on one's islands: where it would lie, and what that would do. Nothing is answered by it.
// What was put somewhere stays there until the lot is gone, whatever is bid meanwhile.

import type { HeldLanding, PaintingOutlook } from "../protocol";
import { nearest, reach, turned, turnsAt, type Landing, type Way } from "./painting.svelte";
import type { Outlook } from "./outlook.svelte";

interface Pointed {
  island: number;
  square: string;
}

/** What was put down on an island. */
interface Pinned extends Pointed {
  way: Way;
}

const wayOf = (landed: HeldLanding): Way => ({ ...landed, answer: [] });
/** Of what only comes to be by what lies beside it no more is known. */
const second = (squares: string[]): Way => ({
  squares, answer: [], square: squares[0] ?? "", turn: squares[0]?.[0] === squares[1]?.[0] ? 1 : 0, completes: [], spoils: [], loses: [], begins: false,
});

export class Trying {
  #pointed = $state.raw<Pointed | null>(null);
  #pins = $state.raw<readonly Pinned[]>([]);
  #turn = $state<number | null>(null);
  /** Which of several shapes is tried. */
  #shape = $state<number | null>(null);
  #lot = "";
  /** Whether the lot was chosen to be tried, and whether it is pointed at. */
  open = $state(false);
  hovered = $state(false);

  constructor(private readonly outlook: Outlook) {}

  /** What may be tried: one shape, or several to choose from. */
  get paintings(): readonly PaintingOutlook[] {
    return this.outlook.of(null);
  }

  get shape(): number | null {
    return this.#painting?.shape ?? null;
  }

  #painting = $derived.by(() => {
    const found = this.outlook.of(null);
    return found.find(({ shape }) => shape === this.#shape) ?? (found.length === 1 ? found[0] : undefined);
  });

  /** Whether it is not known in which colour it would be painted. */
  get uncoloured(): boolean {
    return this.#painting?.colour === "any";
  }

  choose(shape: number): void {
    this.#shape = this.#shape === shape ? null : shape;
    [this.#pointed, this.#pins, this.#turn] = [null, [], null];
    this.open = this.#shape !== null;
  }

  /** All places, island by island: of the second of two, those beside the first as well. */
  #ways = $derived.by((): Way[][] => (this.#painting?.islands ?? []).map(({ landings }, island) => {
    const [first] = this.#halves;
    if (!first) return landings.map(wayOf);
    const free = landings.filter(({ squares }) => first.island !== island || squares.every((square) => !first.way.squares.includes(square)));
    const beside = first.island === island ? (landings.find(({ squares }) => squares.join() === first.way.squares.join())?.then ?? []) : [];
    return [...free.map(wayOf), ...beside.map(second)];
  }));

  get #pair(): boolean {
    return this.#painting?.islands.some(({ landings }) => landings.some(({ then }) => then.length > 0)) ?? false;
  }

  /** The first of two, if it is the second one's turn. */
  get #halves(): readonly Pinned[] {
    return this.#pair && this.#pins.length === 1 ? this.#pins : [];
  }

  /** In how many places it fits; nothing if that is not known. */
  get places(): number | null {
    if (this.paintings.length === 0) return null;
    return this.paintings.flatMap(({ islands }) => islands).reduce((sum, { places }) => sum + places, 0);
  }

  /** In how many of them on an island; nothing if that is not known. */
  on(island: number): number | null {
    if (this.paintings.length === 0) return null;
    const tried = this.#painting ? [this.#painting] : this.paintings;
    return tried.flatMap(({ islands }) => islands).reduce((sum, one) => sum + (one.island === island + 1 ? one.places : 0), 0);
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
    return Math.max(0, counts.indexOf(Math.max(...counts)));
  }

  /** Whether its places are marked. */
  get marked(): boolean {
    return this.open || this.hovered || this.#pointed !== null;
  }

  /** Where it would lie now. */
  #held = $derived.by((): Way | null => {
    const at = this.#pointed;
    return at && nearest(this.#ways[at.island] ?? [], at.square, this.#turn);
  });

  /** All that lies there, and what it would do; nothing is known of what two would do together. */
  #shown = $derived.by((): { island: number; way: Way }[] => {
    const held = this.#held && this.#pointed ? [{ island: this.#pointed.island, way: this.#held }] : [];
    if (held.length === 0) return [...this.#pins];
    return [...this.#halves, ...held];
  });

  get shown(): Way | null {
    return this.#shown.at(-1)?.way ?? null;
  }

  /** Whether two lie there, of which not all is known. */
  get two(): boolean {
    return this.#shown.length > 1;
  }

  /** What lies on an island. */
  landing(island: number): Landing | null {
    const [first, ...rest] = this.#shown.filter((one) => one.island === island).map(({ way }) => way);
    return first ? rest.reduce<Landing>((all, way) => ({ ...all, squares: [...all.squares, ...way.squares], completes: [...all.completes, ...way.completes], spoils: [...all.spoils, ...way.spoils], loses: [...all.loses, ...way.loses] }), first) : null;
  }

  get squares(): string[] {
    return this.#shown.flatMap(({ way }) => way.squares);
  }

  get #turns(): number[] {
    const at = this.#pointed ?? this.#pins.at(-1);
    return turnsAt(this.#ways[at?.island ?? this.best] ?? [], at?.square ?? null);
  }

  get turnable(): boolean {
    return this.#turns.length > 1;
  }

  rotate(): void {
    // what was put down is taken up again
    const last = this.#pointed ? null : this.#pins.at(-1);
    if (last) {
      this.#pins = this.#pins.slice(0, -1);
      this.#pointed = { island: last.island, square: last.square };
    }
    this.#turn = turned(this.#turns, this.#held?.turn ?? this.#turn ?? -1);
    if (last) this.put();
  }

  point(island: number, square: string): void {
    this.#pointed = this.lit(island).has(square) ? { island, square } : null;
  }

  /** It is to stay where it is shown; after the second of two begins another try. */
  put(): void {
    const [at, way] = [this.#pointed, this.#held];
    if (!at || !way) return;
    this.#pins = [...this.#halves, { ...at, way }];
    this.#pointed = null;
  }

  leave(): void {
    this.#pointed = null;
  }

  /** Another question has come: as long as it is about the same lot, what was tried stays. */
  follow(lot: string | null): void {
    this.leave();
    if (lot === null || lot === this.#lot) return;
    this.#lot = lot;
    [this.#pins, this.#turn, this.#shape, this.open] = [[], null, null, false];
  }
}
