// From a click on a thing to an answer. The server asks in small steps (draw, then which card); a person points at the
// card at once. What was pointed at is kept until the question that it answers has come.

import { language } from "../language.svelte";
import type { DecisionView, OptionView } from "../protocol";
import type { Table } from "../table.svelte";

/** Questions about cards that lie in the line, among the discards, or are looked at; all others mean the hand. */
const PLACES: Record<string, Place> = {
  "take-from-line": "line",
  "exchange-take": "line",
  "play-from-line": "line",
  "each-takes": "line",
  fetch: "discards",
  "look-at-deck": "looking",
  "copy-instant": "collections",
};

export type Place = "line" | "hand" | "discards" | "looking" | "collections";

/** Which action a card at a place begins. */
const BEGINS: Partial<Record<Place, string>> = { line: "draw", hand: "play" };

export class Moves {
  /** Ways to pay in full, for the card that is being played. */
  ways = $state.raw<OptionView[][]>([]);
  #wanted: { card: string; place: Place } | null = null;
  #asked = "";

  constructor(private readonly table: Table) {}

  get #decision(): DecisionView | null {
    return this.table.decision;
  }

  place(decision: DecisionView): Place {
    return PLACES[decision.kind] ?? "hand";
  }

  /** The option that a card at a place stands for now. */
  option(card: string, place: Place): OptionView | undefined {
    const decision = this.#decision;
    if (!decision || this.place(decision) !== place) return undefined;
    return decision.options.find((option) => option.key === "card" && option.args["card"] === card);
  }

  #beginning(place: Place): OptionView | undefined {
    const word = BEGINS[place];
    const decision = this.#decision;
    return decision?.kind === "action" ? decision.options.find((option) => option.word === word) : undefined;
  }

  can(card: string, place: Place): boolean {
    const option = this.option(card, place) ?? this.#beginning(place);
    return option !== undefined && option.reason === undefined && this.table.busy === 0;
  }

  /** Why a card cannot be taken, if it is one that might be expected. */
  reason(card: string, place: Place): string {
    const reason = (this.option(card, place) ?? this.#beginning(place))?.reason;
    return reason ? language.words.reason(reason) : "";
  }

  price(card: string, place: Place): number | undefined {
    const cost = this.#decision?.kind === "play" ? this.option(card, place)?.args["cost"] : undefined;
    return typeof cost === "number" ? cost : undefined;
  }

  async pick(card: string, place: Place): Promise<void> {
    const option = this.option(card, place);
    if (option) {
      await this.table.answer([option.id]);
      return;
    }
    const begin = this.#beginning(place);
    if (!begin) return;
    this.#wanted = { card, place };
    if (!(await this.table.answer([begin.id]))) this.#wanted = null;
  }

  /** A new question has come: go on with what was pointed at, or find out how it can be paid. */
  async follow(): Promise<void> {
    const decision = this.#decision;
    if (!decision || decision.id === this.#asked) {
      if (!decision) this.ways = [];
      return;
    }
    this.#asked = decision.id;
    this.ways = [];
    const wanted = this.#wanted;
    this.#wanted = null;
    if (wanted && decision.kind !== "action") {
      const option = this.option(wanted.card, wanted.place);
      if (option && option.reason === undefined) {
        await this.table.answer([option.id]);
        return;
      }
    }
    if (decision.kind === "pay") this.ways = await this.table.suggestions();
  }
}
