// From a click on a thing to an answer. The server asks in small steps (draw, then which card); a person points at the
// card at once. What was pointed at is kept until the question that it answers has come.

import { language } from "../language.svelte";
import type { DecisionView, OptionView } from "../protocol";
import type { Table } from "../table.svelte";
import { payments, type Payment } from "./payments";
import type { Laid } from "./recent";

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
  payments = $state.raw<Payment[]>([]);
  /** A card that was pointed at and cannot be had, and why. */
  refused = $state.raw<{ card: string; reason: string } | null>(null);
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

  /** Whether an action was chosen and nothing yet in it, so that a card elsewhere may still mean the other one. */
  switches(place: Place): boolean {
    const decision = this.#decision;
    if (!decision || decision.source !== null || !this.table.view?.can_undo || this.table.busy > 0) return false;
    if (place === "line") return decision.kind === "play";
    return place === "hand" && decision.kind === "take-from-line" && !decision.options.some((option) => option.key === "stop");
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
    this.#wanted = { card, place };
    const begin = this.#beginning(place);
    const went = begin ? this.table.answer([begin.id]) : this.switches(place) && this.table.undo();
    if (!(await went)) this.#wanted = null;
  }

  /** Take one of the cards laid down so far back; the others are laid again, for an undo may take several at once. */
  async takeBack(laid: readonly Laid[], number: number, now: () => readonly Laid[]): Promise<void> {
    while (now().length > number) {
      if (!(await this.table.undo())) return;
    }
    const kept = now().length;
    const again = laid.flatMap(({ card, key }, place) => {
      const option = this.#decision?.options.find((one) => one.key === key && one.args["card"] === card);
      return option && place >= kept && place !== number ? [option.id] : [];
    });
    if (again.length > 0) await this.table.answer(again);
  }

  /** A new question has come: go on with what was pointed at, or find out how it can be paid. */
  async follow(): Promise<void> {
    const decision = this.#decision;
    if (decision?.id === this.#asked) return;
    this.#asked = decision?.id ?? "";
    this.payments = [];
    this.refused = null;
    const wanted = this.#wanted;
    this.#wanted = null;
    if (!decision) return;
    if (wanted) {
      const option = this.option(wanted.card, wanted.place) ?? this.#beginning(wanted.place);
      if (option?.reason) this.refused = { card: wanted.card, reason: language.words.reason(option.reason) };
      else if (option) {
        if (decision.kind === "action") this.#wanted = wanted;
        await this.table.answer([option.id]);
        return;
      }
    }
    if (decision.kind === "pay") {
      const found = await payments(Number(decision.args["price"] ?? 0), decision.options, (begun) => this.table.suggestions(begun));
      if (this.#asked === decision.id) this.payments = found;
    }
  }
}
