// From pointing at a square to a placement. The server asks island, square and turn one after the other, and tells with the
// squares what comes of every turn; a person sees the whole shape under the pointer, turns it, and puts it down with one
// click, which answers both.

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

function waysOf(decision: DecisionView | null): Way[] {
  return (decision?.options ?? []).flatMap((option): Way[] => {
    const { id, key, args } = option;
    if (key === "turn" && decision?.kind === "turn") return [{ ...args, answer: [id], square: decision.args.square }];
    if (key !== "square") return [];
    return args.landings.map((landed) => ({ ...landed, answer: landed.option === null ? [id] : [id, landed.option], square: args.square }));
  });
}

/** Where one may point to mean this place. A free form grows by one square, whatever else it has already. */
function reach(way: Way): string[] {
  return way.turn === null ? [way.square] : way.squares;
}

export class Painting {
  /** The square under the pointer or with the focus, as long as nothing else is pointed at. */
  pointed = $state<string | null>(null);
  /** How the shape is held. */
  #turn = $state<number | null>(null);
  /** A question that is left to the player though it has one answer: he has just come back to it. */
  #stayed = $state("");
  #asked: DecisionView | null = null;
  /** What answers the question for the island instead, once one step back has led to it. */
  #instead = $state<number | null>(null);
  /** Options of the question for the island, while one step back leads to it. */
  #before = $state.raw<OptionView[]>([]);

  constructor(private readonly table: Table) {}

  get #decision(): DecisionView | null {
    return this.table.decision;
  }

  get placing(): boolean {
    return this.#decision?.kind === "square" || this.#decision?.kind === "turn";
  }

  /** The island that is being painted, counted from 0. */
  get island(): number | null {
    const decision = this.#decision;
    return decision?.kind === "square" || decision?.kind === "turn" ? decision.args.island - 1 : null;
  }

  /** The only island that can be chosen: it is, unless the player has just come back from there. */
  get only(): OptionView | null {
    const decision = this.#decision;
    if (decision?.kind !== "island" || decision.id === this.#stayed) return null;
    const islands = decision.options.filter((option) => option.key === "island" && !option.reason);
    return islands.length === 1 ? (islands[0] ?? null) : null;
  }

  /** Which islands may be chosen, now or by going one step back. */
  islandOption(island: number): OptionView | undefined {
    const options = this.#decision?.kind === "island" ? this.#decision.options : this.island === island ? [] : this.#before;
    return standing(options, { zone: "island", seat: this.#decision?.seat ?? 0, island: island + 1 });
  }

  /** How to give the painting up, if that is possible. */
  get decline(): OptionView | undefined {
    return this.placing ? this.#before.find((option) => option.key === "decline") : undefined;
  }

  #ways = $derived.by(() => waysOf(this.#decision));

  /** The squares of the painted island where the shape may come to lie. */
  #lit = $derived(new Set(this.#ways.flatMap(reach)));

  lit(island: number): Set<string> {
    return this.island === island && !this.waits ? this.#lit : new Set();
  }

  /** Free squares that will not do, and why. */
  #refused = $derived.by(() => {
    const options = this.#decision?.kind === "square" ? this.#decision.options : [];
    const found = options.flatMap(({ key, args, reason }): [string, string][] =>
      key === "square" && reason && !this.#lit.has(args.square) ? [[args.square, language.words.reason(reason)]] : [],
    );
    return new Map(found);
  });

  refused(island: number): ReadonlyMap<string, string> {
    return this.island === island && !this.waits ? this.#refused : new Map<string, string>();
  }

  /** Why the shape cannot lie where one points. */
  get why(): string {
    return this.pointed === null ? "" : (this.#refused.get(this.pointed) ?? "");
  }

  /** Whether an answer is under way, so that nothing can be chosen at this moment. */
  get waits(): boolean {
    return this.table.busy > 0 || this.#instead !== null || this.only !== null;
  }

  /** Where the shape would lie now, and what that would do. */
  #shown = $derived.by((): Way | null => {
    const { pointed } = this;
    if (pointed === null) return null;
    const rank = (way: Way): number => (way.turn === this.#turn ? 0 : 100) + distance(way.square, pointed);
    const here = this.#ways.filter((way) => reach(way).includes(pointed));
    return here.reduce<Way | null>((best, way) => (best && rank(best) <= rank(way) ? best : way), null);
  });

  get shown(): Way | null {
    return this.#shown;
  }

  /** What is on the island already of a free form that is being painted. */
  #begun = $derived.by((): Landing | null => {
    const [first, ...rest] = this.#ways.filter((way) => way.turn === null);
    const squares = (first?.squares ?? []).filter((square) => square !== first?.square && rest.every((way) => way.squares.includes(square)));
    return squares.length > 0 ? { squares, completes: [], spoils: [], begins: false } : null;
  });

  get begun(): Landing | null {
    return this.#begun;
  }

  /** The shape as it is held, over the island or not yet. */
  get held(): string[] {
    const way = this.#shown ?? this.#ways.find((one) => one.turn === this.#turn) ?? this.#ways[0];
    return way ? (way.turn === null ? [way.square] : way.squares) : [];
  }

  #turns = $derived.by((): number[] => {
    const { pointed } = this;
    const here = this.#ways.filter((way) => pointed === null || !this.#lit.has(pointed) || reach(way).includes(pointed));
    return [...new Set(here.flatMap((way) => way.turn ?? []))].sort();
  });

  get turnable(): boolean {
    return this.#turns.length > 1;
  }

  rotate(): void {
    const now = this.#shown?.turn ?? this.#turn ?? this.#turns[0] ?? 0;
    this.#turn = this.#turns.find((turn) => turn > now) ?? this.#turns[0] ?? null;
  }

  point(square: string): void {
    if (this.#lit.has(square) || this.#refused.has(square)) this.pointed = square;
  }

  /** Where the keys begin: at the shape, or the nearest to where it was. */
  get start(): string | null {
    const near = this.pointed ?? this.#last;
    const rank = (square: string): number => (near === null ? 0 : distance(square, near));
    return [...this.#lit].reduce<string | null>((best, square) => (best && rank(best) <= rank(square) ? best : square), null);
  }

  #last: string | null = null;

  /** Put the shape down where it is shown. */
  async put(): Promise<void> {
    const shown = this.#shown;
    if (!shown || this.table.busy > 0) return;
    this.#last = this.pointed;
    this.#before = [];
    await this.table.answer(shown.answer);
  }

  /** Take an answer of the question for the island, also when it was answered with another one. */
  async choose(option: OptionView): Promise<void> {
    if (this.table.busy > 0) return;
    if (this.#decision?.kind === "island") {
      await this.table.answer([option.id]);
      return;
    }
    this.#instead = option.id;
    if (!(await this.table.undo())) this.#instead = null;
  }

  /** A new question has come; some are answered already. */
  async follow(): Promise<void> {
    const decision = this.#decision;
    if (decision?.id === this.#asked?.id) return;
    const before = this.#asked;
    this.#asked = decision;
    const instead = this.#instead;
    this.#instead = null;
    const back = decision?.kind === "island" && this.#before.length > 0;
    this.#before = decision?.kind === "square" && before?.kind === "island" ? before.options : [];
    if (!decision) return;
    this.pointed = decision.kind === "turn" ? decision.args.square : null;
    if (decision.kind !== "island") return;
    if (instead !== null && decision.options.some((option) => option.id === instead && !option.reason)) {
      await this.table.answer([instead]);
    } else if (back) {
      this.#stayed = decision.id;
    } else if (this.only) {
      await this.table.answer([this.only.id]);
    }
  }
}
