// From pointing at a square to a placement. The server asks island, square and turn one after the other, and tells ahead
// what it would ask on each island and what comes of every turn; a person sees the whole shape under the pointer wherever it
// may lie, turns it, and puts it down with one click, which answers all of them.

import { language } from "../language.svelte";
import type { DecisionView, OptionView, SquareLanding } from "../protocol";
import type { Table } from "../table.svelte";
import { standing } from "../where";
import { cell } from "./cut";

/** What painting somewhere would paint, complete, spoil and begin. */
export type Landing = Omit<SquareLanding, "option" | "turn">;

/** A place for the shape: what answers to it, and how it is turned there, if it can be turned. */
export interface Way extends Landing {
  answer: number[];
  square: string;
  turn: number | null;
}

export type Direction = "up" | "down" | "left" | "right";

function distance(one: string, other: string): number {
  const [[x, y], [column, row]] = [cell(one), cell(other)];
  return Math.abs(x - column) + Math.abs(y - row);
}

/** The nearest of some squares in a direction; straight on before aside. */
export function beyond(from: string, direction: Direction, squares: Iterable<string>): string | null {
  const [x, y] = cell(from);
  let best: string | null = null;
  let least = Infinity;
  for (const square of squares) {
    const [dx, dy] = [cell(square)[0] - x, cell(square)[1] - y];
    const on = { up: -dy, down: dy, left: -dx, right: dx }[direction];
    const aside = Math.abs(direction === "up" || direction === "down" ? dx : dy);
    if (on > 0 && on + 2 * aside < least) [best, least] = [square, on + 2 * aside];
  }
  return best;
}

/** The places that a question leaves on its island; `opening` is what leads to that question. */
function waysOf(decision: DecisionView, opening: readonly number[]): Way[] {
  return decision.options.flatMap((option): Way[] => {
    const { id, key, args } = option;
    if (key === "turn" && decision.kind === "turn") return [{ ...args, answer: [...opening, id], square: decision.args.square }];
    if (key !== "square") return [];
    return args.landings.map((landed) => ({
      ...landed,
      answer: [...opening, id, ...(landed.option === null ? [] : [landed.option])],
      square: args.square,
    }));
  });
}

/** Free squares of an island that will not do, and why. */
function refusals(decision: DecisionView, lit: ReadonlySet<string>): Map<string, string> {
  const options = decision.kind === "square" ? decision.options : [];
  const found = options.flatMap(({ key, args, reason }): [string, string][] =>
    key === "square" && reason && !lit.has(args.square) ? [[args.square, language.words.reason(reason)]] : [],
  );
  return new Map(found);
}

/** What is known of an island while a shape is placed. */
interface Site {
  ways: Way[];
  /** The squares where the shape may come to lie. */
  lit: ReadonlySet<string>;
  refused: ReadonlyMap<string, string>;
}

function siteOf(decision: DecisionView, opening: readonly number[] = []): Site {
  const ways = waysOf(decision, opening);
  const lit = new Set(ways.flatMap(reach));
  return { ways, lit, refused: refusals(decision, lit) };
}

const NOWHERE: Site = { ways: [], lit: new Set(), refused: new Map() };

/** Where one may point to mean this place. A free form grows by one square, whatever else it has already. */
export function reach(way: Way): string[] {
  return way.turn === null ? [way.square] : way.squares;
}

/** The place that is meant by pointing at a square with the shape held in some turn. */
export function nearest(ways: readonly Way[], pointed: string, turn: number | null): Way | null {
  const rank = (way: Way): number => (way.turn === turn ? 0 : 100) + distance(way.square, pointed);
  const here = ways.filter((way) => reach(way).includes(pointed));
  return here.reduce<Way | null>((best, way) => (best && rank(best) <= rank(way) ? best : way), null);
}

/** The turns in which the shape may lie where one points; without that, anywhere. */
export function turnsAt(ways: readonly Way[], pointed: string | null): number[] {
  const here = ways.filter((way) => pointed === null || reach(way).includes(pointed));
  return [...new Set((here.length > 0 ? here : ways).flatMap((way) => way.turn ?? []))].sort();
}

/** The turn that comes after one. */
export const turned = (turns: readonly number[], now: number): number | null => turns.find((turn) => turn > now) ?? turns[0] ?? null;

export class Painting {
  /** The square under the pointer or with the focus, as long as nothing else is pointed at. */
  #pointed = $state.raw<{ island: number; square: string } | null>(null);
  /** How the shape is held. */
  #turn = $state<number | null>(null);
  #asked = "";
  /** What would be asked on each island, while it is the island that is asked for: by its option. */
  #ahead = $state.raw<ReadonlyMap<number, DecisionView>>(new Map());

  constructor(private readonly table: Table) {}

  get #decision(): DecisionView | null {
    return this.table.decision;
  }

  get placing(): boolean {
    const decision = this.#decision;
    return decision?.kind === "square" || decision?.kind === "turn" || (decision?.kind === "island" && this.#free.length > 0);
  }

  /** The islands that may be chosen. */
  get #free(): OptionView[] {
    return (this.#decision?.options ?? []).filter(({ key, reason }) => key === "island" && !reason);
  }

  /** What an island says to the shape, if it is asked for. */
  islandOption(island: number): OptionView | undefined {
    const options = this.#decision?.kind === "island" ? this.#decision.options : [];
    return standing(options, { zone: "island", seat: this.#decision?.seat ?? 0, island: island + 1 });
  }

  /** Islands of which it is not known where the shape may lie on them: they are chosen as such. */
  get unknown(): OptionView[] {
    return this.#loading ? [] : this.#free.filter(({ id }) => !this.#ahead.has(id));
  }

  /** How to give the painting up, if that is possible. */
  get decline(): OptionView | undefined {
    return this.placing ? this.#decision?.options.find(({ key }) => key === "decline") : undefined;
  }

  #sites = $derived.by((): ReadonlyMap<number, Site> => {
    const decision = this.#decision;
    if (decision?.kind === "square" || decision?.kind === "turn") return new Map([[decision.args.island - 1, siteOf(decision)]]);
    if (decision?.kind !== "island") return new Map<number, Site>();
    const found = decision.options.flatMap((option): [number, Site][] => {
      const then = this.#ahead.get(option.id);
      return option.key === "island" && then ? [[option.args.island - 1, siteOf(then, [option.id])]] : [];
    });
    return new Map(found);
  });

  #site(island: number | null): Site {
    return (island === null ? undefined : this.#sites.get(island)) ?? NOWHERE;
  }

  /** The island that is being painted, counted from 0: the only one, or the one that is pointed at. */
  get island(): number | null {
    const [only, ...others] = this.#sites.keys();
    return this.#pointed?.island ?? (others.length === 0 ? (only ?? null) : null);
  }

  /** The first island where the shape may come to lie. */
  get first(): number | null {
    return [...this.#sites].find(([, { lit }]) => lit.size > 0)?.[0] ?? null;
  }

  /** Whether it may come to lie on an island. */
  open(island: number): boolean {
    return this.#site(island).lit.size > 0;
  }

  lit(island: number): ReadonlySet<string> {
    return this.waits ? NOWHERE.lit : this.#site(island).lit;
  }

  refused(island: number): ReadonlyMap<string, string> {
    return this.waits ? NOWHERE.refused : this.#site(island).refused;
  }

  get pointed(): string | null {
    return this.#pointed?.square ?? null;
  }

  /** Why the shape cannot lie where one points. */
  get why(): string {
    const at = this.#pointed;
    return (at && this.#site(at.island).refused.get(at.square)) ?? "";
  }

  /** Whether an answer is under way, so that nothing can be chosen at this moment. */
  get waits(): boolean {
    return this.table.busy > 0 || this.#loading;
  }

  #loading = $state(false);

  /** Where the shape would lie now, and what that would do. */
  #shown = $derived.by((): Way | null => {
    const at = this.#pointed;
    return at && nearest(this.#site(at.island).ways, at.square, this.#turn);
  });

  get shown(): Way | null {
    return this.#shown;
  }

  /** What is on the island already of a free form that is being painted. */
  #begun = $derived.by((): Landing | null => {
    const [first, ...rest] = this.#site(this.island).ways.filter((way) => way.turn === null);
    const squares = (first?.squares ?? []).filter((square) => square !== first?.square && rest.every((way) => way.squares.includes(square)));
    return squares.length > 0 ? { squares, completes: [], spoils: [], loses: [], begins: false } : null;
  });

  get begun(): Landing | null {
    return this.#begun;
  }

  /** All places of the island that is meant; without one, of all of them. */
  get #ways(): Way[] {
    const { island } = this;
    return island === null ? [...this.#sites.values()].flatMap(({ ways }) => ways) : this.#site(island).ways;
  }

  /** The shape as it is held, over the island or not yet. */
  get held(): string[] {
    const way = this.#shown ?? this.#ways.find((one) => one.turn === this.#turn) ?? this.#ways[0];
    return way ? (way.turn === null ? [way.square] : way.squares) : [];
  }

  #turns = $derived.by((): number[] => turnsAt(this.#ways, this.pointed));

  get turnable(): boolean {
    return this.#turns.length > 1;
  }

  rotate(): void {
    const now = this.#shown?.turn ?? this.#turn ?? this.#turns[0] ?? 0;
    this.#turn = turned(this.#turns, now);
  }

  point(island: number, square: string): void {
    const { lit, refused } = this.#site(island);
    if (lit.has(square) || refused.has(square)) this.#pointed = { island, square };
  }

  /** Another island is looked at. */
  leave(): void {
    if (this.#decision?.kind === "island") this.#pointed = null;
  }

  /** Where the keys begin on an island: at the shape, or the nearest to where it was. */
  start(island: number): string | null {
    const near = this.pointed ?? this.#last;
    const rank = (square: string): number => (near === null ? 0 : distance(square, near));
    return [...this.#site(island).lit].reduce<string | null>((best, square) => (best && rank(best) <= rank(square) ? best : square), null);
  }

  #last: string | null = null;

  /** Put the shape down where it is shown. */
  async put(): Promise<void> {
    const shown = this.#shown;
    if (!shown || this.waits) return;
    this.#last = this.pointed;
    await this.table.answer(shown.answer);
  }

  /** A new question has come: of every island that may be chosen one wants to know where the shape may lie. */
  async follow(): Promise<void> {
    const decision = this.#decision;
    if (decision?.id === this.#asked) return;
    this.#asked = decision?.id ?? "";
    this.#ahead = new Map();
    this.#pointed = decision?.kind === "turn" ? { island: decision.args.island - 1, square: decision.args.square } : null;
    const islands = decision?.kind === "island" ? this.#free : [];
    this.#loading = islands.length > 0;
    if (!decision || islands.length === 0) return;
    const found = await Promise.all(islands.map(async ({ id }) => [id, (await this.table.ahead([id]))?.decision] as const));
    if (this.#asked !== decision.id) return;
    this.#ahead = new Map(found.flatMap(([id, then]): [number, DecisionView][] => (then?.kind === "square" ? [[id, then]] : [])));
    this.#loading = false;
  }
}
