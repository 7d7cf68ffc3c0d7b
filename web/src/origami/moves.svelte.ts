// From a click on a thing to an answer. The server asks in small steps (draw, then which card) and says with the first
// what the second will be; a person points at the card, and that answers both.

import { language } from "../language.svelte";
import type { OptionView, ReasonView, WhereView } from "../protocol";
import type { Table } from "../table.svelte";
import { holds, standing } from "../where";
import type { Laid } from "./recent";

/** What pointing at a thing means: the option that it stands for, and all that is answered with it. */
interface Meaning {
  option: OptionView;
  answer: number[];
}

export class Moves {
  /** Whole ways to pay for the card that is being played. */
  ways = $state.raw<OptionView[][]>([]);
  /** A card that was pointed at and cannot be had, and why. */
  refused = $state.raw<{ card: string; reason: ReasonView } | null>(null);
  #asked = "";

  constructor(private readonly table: Table) {}

  get #options(): OptionView[] {
    return this.table.decision?.options ?? [];
  }

  #meaning(thing: WhereView): Meaning | undefined {
    const option = standing(this.#options, thing);
    if (option) return { option, answer: [option.id] };
    for (const first of this.#options) {
      const then = first.ahead && standing(first.ahead.options, thing);
      if (then) return { option: then, answer: [first.id, then.id] };
    }
    const shut = this.#options.find((one) => one.reason && one.where.some((zone) => holds(zone, thing)));
    return shut && { option: shut, answer: [shut.id] };
  }

  /** The option that a thing stands for now, or once an action has begun with it. */
  option(thing: WhereView): OptionView | undefined {
    return this.#meaning(thing)?.option;
  }

  /** Where a card would come to lie on a collection: the highest place that is asked about. */
  gap(seat: number | undefined, column: string | undefined): WhereView | undefined {
    return this.#options
      .flatMap(({ where }) => where)
      .filter((one) => one.zone === "gap" && one.seat === seat && one.column === column)
      .reduce<WhereView | undefined>((best, one) => ((best?.height ?? 0) < (one.height ?? 0) ? one : best), undefined);
  }

  /** What a click does, if it does something. */
  picking(thing: WhereView): (() => Promise<void>) | undefined {
    const option = this.option(thing);
    const clickable = option && (!option.reason || this.soft(thing)) && this.table.busy === 0;
    return clickable ? () => this.pick(thing) : undefined;
  }

  /** Whether a thing belongs to an action that may begin now, but not with it: a click tells why. */
  soft(thing: WhereView): boolean {
    const meaning = this.#meaning(thing);
    return meaning !== undefined && meaning.answer.length > 1 && meaning.option.reason !== undefined;
  }

  /** Why a thing cannot be had, if it is one that might be expected. */
  reason(thing: WhereView, form: "" | ".short" = ""): string {
    const reason = this.option(thing)?.reason;
    return reason ? language.words.reason(reason, form) : "";
  }

  /** Whether it is the whole action that cannot be, so that its button says why. */
  shut(thing: WhereView): boolean {
    const option = this.option(thing);
    return option?.reason !== undefined && option !== standing(this.#options, thing) && this.#options.includes(option);
  }

  async pick(thing: WhereView): Promise<void> {
    const meaning = this.#meaning(thing);
    if (!meaning) return;
    const { args, reason } = meaning.option;
    if (!reason) await this.table.answer(meaning.answer);
    else if ("card" in args) this.refused = { card: args.card, reason };
  }

  /** Take one of the cards laid down so far back; the others are laid again, for an undo may take several at once. */
  async takeBack(laid: readonly Laid[], number: number, now: () => readonly Laid[]): Promise<void> {
    while (now().length > number) {
      if (!(await this.table.undo())) return;
    }
    const kept = now().length;
    const again = this.#laying(laid.filter((_, place) => place >= kept && place !== number));
    if (again.length > 0) await this.table.answer(again);
  }

  /** What lays these cards down, from here or from before the action. */
  #laying(cards: readonly Laid[]): number[] {
    const found = (options: readonly OptionView[], { card, key }: Laid): OptionView | undefined =>
      options.find((option) => option.key === key && "card" in option.args && option.args.card === card);
    const first = this.#options.find(({ ahead }) => ahead && cards.some((laid) => found(ahead.options, laid)));
    const ids = cards.flatMap((laid) => found(first?.ahead?.options ?? this.#options, laid)?.id ?? []);
    return first ? [first.id, ...ids] : ids;
  }

  /** A new question has come: find out how it can be paid. */
  async follow(): Promise<void> {
    const { decision } = this.table;
    if (decision?.id === this.#asked) return;
    this.#asked = decision?.id ?? "";
    this.ways = [];
    this.refused = null;
    if (decision?.kind !== "pay") return;
    const ahead = await this.table.ahead();
    if (this.#asked === decision.id) this.ways = ahead?.ways ?? [];
  }
}
