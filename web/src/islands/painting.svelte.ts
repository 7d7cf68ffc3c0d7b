// From pointing at a square to a placement. The server asks island, square and turn one after the other; a person sees
// the whole shape under the pointer, turns it, and puts it down with one click.

import type { DecisionView, OptionView } from "../protocol";
import type { Table } from "../table.svelte";

export interface Turn {
  turn: number;
  squares: string[];
  completes: { kind: string; square: string; one_colour: boolean }[];
  spoils: { kind: string; square: string }[];
}

export class Painting {
  /** The square under the pointer, or with the focus. */
  square = $state<string | null>(null);
  /** How often the shape was turned. */
  #turns = $state(0);
  #wanted: number | null = null;
  #asked = "";

  constructor(private readonly table: Table) {}

  get #decision(): DecisionView | null {
    return this.table.decision;
  }

  /** The island that is being painted, counted from 0. */
  get island(): number | null {
    const island = this.#decision?.args["island"];
    return typeof island === "number" && this.#decision?.kind !== "volcano-order" ? island - 1 : null;
  }

  /** Which islands may be chosen, if that is asked. */
  islandOption(island: number): OptionView | undefined {
    const decision = this.#decision;
    return decision?.kind === "island" ? decision.options.find((option) => option.args["island"] === island + 1) : undefined;
  }

  /** What can be pointed at on the island that is being painted. */
  lit(island: number): Map<string, OptionView> {
    const decision = this.#decision;
    const here = decision && this.island === island && (decision.kind === "square" || decision.kind === "landmark");
    return new Map((here ? decision.options : []).map((option) => [String(option.args["square"]), option]));
  }

  #ways(): Turn[] {
    const decision = this.#decision;
    if (decision?.kind === "turn") return decision.options.map((option) => option.args as unknown as Turn);
    const option = decision?.kind === "square" ? decision.options.find((one) => one.args["square"] === this.square) : undefined;
    return (option?.args["turns"] as Turn[] | undefined) ?? [];
  }

  /** Where the shape would lie now, and what that would do. */
  get shown(): Turn | null {
    const ways = this.#ways();
    return ways[this.#turns % Math.max(1, ways.length)] ?? null;
  }

  get turnable(): boolean {
    return this.#ways().length > 1;
  }

  rotate(): void {
    this.#turns++;
  }

  /** Put the shape down where it is shown. */
  async put(square: string): Promise<void> {
    this.square = square;
    const decision = this.#decision;
    const option = decision?.kind === "square" ? decision.options.find((one) => one.args["square"] === square) : undefined;
    if (!option || option.reason) return;
    this.#wanted = this.shown?.turn ?? null;
    if (!(await this.table.answer([option.id]))) this.#wanted = null;
  }

  /** Put the shape down where it is shown, by a button. */
  async putShown(): Promise<void> {
    const shown = this.shown;
    if (this.#decision?.kind === "square" && this.square !== null) return this.put(this.square);
    const option = this.#decision?.options.find((one) => one.args["turn"] === shown?.turn);
    if (option) await this.table.answer([option.id]);
  }

  /** A new question has come: if it asks for the turn that was shown, it is answered. */
  async follow(): Promise<void> {
    const decision = this.#decision;
    if (!decision || decision.id === this.#asked) return;
    this.#asked = decision.id;
    const wanted = this.#wanted;
    this.#wanted = null;
    if (decision.kind === "turn" && wanted !== null) {
      const option = decision.options.find((one) => one.args["turn"] === wanted);
      if (option) await this.table.answer([option.id]);
      return;
    }
    if (decision.kind !== "turn") this.#turns = 0;
    if (decision.kind !== "square" && decision.kind !== "turn") this.square = null;
  }
}
