// From a click on a thing to an answer. The server asks in small steps (draw, then which card); a person points at the
// card at once. What was pointed at is kept until the question that it answers has come.

import { language } from "../language.svelte";
import type { DecisionView, OptionView } from "../protocol";
import type { Table } from "../table.svelte";
import { payable, payments, type Payment } from "./payments";
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
  /** Cards of the hand that could be played and paid for, while the action is open. */
  #payable = $state.raw<ReadonlySet<string>>(new Set());
  /** The options that cards stand for, as far as they are known: they stay the same all game. */
  readonly #ids = new Map<string, number>();
  /** A card that was pointed at and cannot be had, and why. */
  refused = $state.raw<{ card: string; reason: string } | null>(null);
  #wanted: { card: string; place: Place } | null = null;
  #asked = "";

  constructor(private readonly table: Table) {}

  get #decision(): DecisionView | null {
    return this.table.decision;
  }

  get #hand(): string[] {
    const { view, viewer } = this.table;
    return view && "line" in view && viewer !== null ? (view.seats[viewer]?.hand ?? []) : [];
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
    if (!decision || decision.source !== null || !this.table.undoable || this.table.busy > 0) return false;
    if (place === "line") return decision.kind === "play";
    return place === "hand" && decision.kind === "take-from-line" && !decision.options.some((option) => option.key === "stop");
  }

  /** Whether a card may be picked but is not what is asked for, or perhaps cannot be paid for: a click tells. */
  soft(card: string, place: Place): boolean {
    return this.switches(place) || (place === "hand" && this.#decision?.kind === "action" && !this.#payable.has(card));
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
    this.#payable = new Set();
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
    for (const option of decision.options) if (option.key === "card") this.#ids.set(String(option.args["card"]), option.id);
    const play = this.#beginning("hand");
    if (play && play.reason === undefined) {
      const found = await payable(play.id, this.#hand, this.#ids, (begun) => this.table.suggestions(begun));
      if (this.#asked === decision.id) this.#payable = found;
    }
    if (decision.kind === "pay") {
      const found = await payments(Number(decision.args["price"] ?? 0), decision.options, (begun) => this.table.suggestions(begun));
      if (this.#asked === decision.id) this.payments = found;
    }
  }
}
