// From a click on a thing, or from where it was dropped, to an answer. The server asks in small steps (draw, then which card)
// and says with the first what the second will be; a person points at the card, and that answers both.

import { language, say } from "../language.svelte";
import type { DecisionView, OptionView, OrigamiView, ReasonView, WhereView } from "../protocol";
import type { Table } from "../table.svelte";
import { holds, same, standing } from "../where";
import { catalogue } from "./cards.svelte";
import type { Laid } from "./recent";

/** What pointing at a thing means: the option that it stands for, what that answers, and all that is answered before it. */
interface Meaning {
  option: OptionView;
  asked: DecisionView;
  opening: number[];
}

/** A place where a thing may be dropped, and what that does. */
export interface Drop {
  onto: WhereView;
  drop: () => Promise<void>;
}

type Kind = DecisionView["kind"];

/** Where what is chosen goes, as far as it goes somewhere: there it may be dropped as well. */
const TO_HAND: readonly Kind[] = ["each-takes", "exchange-take", "fetch"];
const TO_DISCARDS: readonly Kind[] = ["pay", "discard", "hand-limit", "look-at-deck"];
const TO_COLLECTIONS: readonly Kind[] = ["play", "play-from-line"];
/** Steps between saying which card is played and where it lies. */
const PLAYING: readonly (Kind | undefined)[] = ["play", "pay", "place"];
const COLUMNS = ["left", "right"];
/** So many milliseconds a note on one's own move can be read. */
const READ = 6000;
/** The card that is being played, which lies at the question. */
export const PLAYED: WhereView = { zone: "played" };

export class Moves {
  /** Whole ways to pay for the card that is being played. */
  ways = $state.raw<OptionView[][]>([]);
  /** A card that was pointed at and cannot be had, and why. */
  refused = $state.raw<{ card: string; reason: ReasonView } | null>(null);
  /** What is to be told until something else is asked. */
  told = $state("");
  /** What was told of one's own last move: in the next turn it is old. */
  #placed = "";
  /** Of what was laid down, the how-many-th of like cards each was. */
  pointed = $state.raw<(number | undefined)[]>([]);
  #asked = "";
  /** The collection onto which the card that is being played was dropped. */
  #wish: WhereView | null = null;

  constructor(private readonly table: Table) {}

  get #options(): OptionView[] {
    return this.table.decision?.options ?? [];
  }

  #meaning(thing: WhereView): Meaning | undefined {
    const asked = this.table.decision;
    if (!asked) return undefined;
    const option = standing(asked.options, thing);
    if (option) return { option, asked, opening: [] };
    for (const first of asked.options) {
      const then = first.ahead && standing(first.ahead.options, thing);
      if (first.ahead && then) return { option: then, asked: first.ahead, opening: [first.id] };
    }
    const shut = asked.options.find((one) => one.reason && one.where.some((zone) => holds(zone, thing)));
    return shut && { option: shut, asked, opening: [] };
  }

  /** The option that a thing stands for now, or once an action has begun with it. */
  option(thing: WhereView): OptionView | undefined {
    return this.#meaning(thing)?.option;
  }

  /** Where a card would come to lie on a collection: the highest place that is asked about. */
  gap(seat: number | undefined, column: string | undefined, options: readonly OptionView[] = this.#options): WhereView | undefined {
    return options
      .flatMap(({ where }) => where)
      .filter((one) => one.zone === "gap" && one.seat === seat && one.column === column)
      .reduce<WhereView | undefined>((best, one) => ((best?.height ?? 0) < (one.height ?? 0) ? one : best), undefined);
  }

  /** What a click does, if it does something. */
  picking(thing: WhereView): (() => Promise<void>) | undefined {
    const number = this.#chosen(thing);
    if (number >= 0) return () => this.table.putBack(number);
    const option = this.option(thing);
    return option && (!option.reason || this.soft(thing)) ? () => this.pick(thing) : undefined;
  }

  #chosen(thing: WhereView): number {
    return this.table.chosen.findIndex((one) => same(one.thing, thing));
  }

  /** Whether a thing is chosen, and stays where it is until all are. */
  chosen(thing: WhereView): boolean {
    return this.#chosen(thing) >= 0;
  }

  /** By how many folds a card of the line would be too much, once as many are chosen as can be. */
  over(card: string): number {
    const { complete, decision } = this.table;
    return complete && decision?.kind === "take-from-line" ? Math.max(0, (catalogue.get(card)?.folds ?? 0) - decision.args.folds) : 0;
  }

  /** The cards that are chosen so far. */
  get taken(): Laid[] {
    return this.table.chosen.flatMap(({ option: { key, args } }) => ("card" in args ? { card: args.card, key } : []));
  }

  /** What takes the chosen cards: to say so is all that is left, or it is said that they are enough. */
  get taking(): (() => Promise<unknown>) | undefined {
    if (this.table.chosen.length === 0) return undefined;
    return this.table.complete || this.enough ? () => this.#take() : undefined;
  }

  #take(): Promise<void> {
    return this.#settled(async () => {
      // with the last choice that they are enough may have become too much to say
      if (this.table.complete) await this.table.sayChosen();
      else if (this.enough) await this.table.answer([this.enough.id]);
    });
  }

  /** Do something as soon as it is known what comes after all that is chosen, unless that has been said by then. */
  async #settled(act: () => Promise<void>): Promise<void> {
    const begun = this.table.looking !== null;
    while (this.table.looking) await this.table.looking;
    if (this.table.busy === 0 && (!begun || this.table.chosen.length > 0)) await act();
  }

  /** The option that says that no more cards are to be chosen, once there are some. */
  get enough(): OptionView | undefined {
    return this.table.chosen.length === 0 ? undefined : this.#options.find(({ key, reason }) => key === "stop" && !reason);
  }

  /** Whether a thing belongs to an action that may begin now, but not with it: a click tells why. */
  soft(thing: WhereView): boolean {
    const meaning = this.#meaning(thing);
    return meaning !== undefined && meaning.opening.length > 0 && meaning.option.reason !== undefined;
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

  /** Answer with a thing; a card that is played may have been dropped onto a collection. */
  pick(thing: WhereView, onto: WhereView | null = null): Promise<void> {
    return this.#settled(async () => {
      const meaning = this.#meaning(thing);
      if (!meaning) return;
      const { option, asked, opening } = meaning;
      if (option.reason) {
        if ("card" in option.args) this.refused = { card: option.args.card, reason: option.reason };
      } else if (asked.kind === "take-from-line") {
        await this.table.choose(opening, asked, { option, thing });
      } else {
        if (TO_COLLECTIONS.includes(asked.kind)) this.#wish = onto;
        await this.answer([...opening, option.id]);
      }
    });
  }

  /** Answer; and where the card that is played was dropped onto a collection, say that, too, as soon as it is asked. */
  async answer(options: number[]): Promise<void> {
    this.told = "";
    const side = this.#wish && (await this.#wished(this.#wish, options));
    const placing = side !== null && side !== undefined ? true : this.table.decision?.kind === "place";
    const before = this.table.live?.events.length ?? 0;
    if (!(await this.table.answer(side ? [...options, side.id] : options)) || placing) return;
    const placed = this.table.live?.events.slice(before).find((event) => event.event === "placed" && event.seat === this.table.viewer);
    if (placed?.event !== "placed") return;
    const cards = (this.table.live?.view as OrigamiView).seats[placed.seat]!.difference.is;
    setTimeout(() => {
      if (this.told === this.#placed) this.told = "";
    }, READ);
    this.told = this.#placed = say("web-only-place", { card: language.words.card(placed.card), column: placed.column, cards });
  }

  async #wished(onto: WhereView, options: number[]): Promise<OptionView | undefined> {
    const then = (await this.table.ahead(options))?.decision;
    if (then?.kind !== "place") return undefined;
    const gap = this.gap(onto.seat, onto.column, then.options);
    const side = gap && standing(then.options, gap);
    return side?.reason ? undefined : side;
  }

  /** Where a thing may be dropped. */
  drops(thing: WhereView): Drop[] {
    const seat = this.table.viewer;
    if (seat === null) return [];
    const collections = COLUMNS.map((column): WhereView => ({ zone: "collection", seat, column }));
    if (same(thing, PLAYED)) {
      return collections.flatMap((onto) => {
        const gap = this.gap(seat, onto.column);
        return gap && !this.option(gap)?.reason ? { onto, drop: () => this.pick(gap) } : [];
      });
    }
    if (this.chosen(thing)) return this.taking ? [{ onto: { zone: "hand", seat }, drop: () => this.#take() }] : [];
    const meaning = this.#meaning(thing);
    if (!meaning || meaning.option.reason) return [];
    const { asked } = meaning;
    const { kind } = asked;
    const drop = (): Promise<void> => this.pick(thing);
    if (kind === "take-from-line") return [{ onto: { zone: "hand", seat }, drop: () => this.#carry(thing) }];
    if (TO_HAND.includes(kind)) return [{ onto: { zone: "hand", seat }, drop }];
    if (asked.kind === "pass-cards") return [{ onto: { zone: "seat", seat: this.#beside(seat, asked.args.to) }, drop }];
    if (asked.kind === "exchange-give") return [{ onto: { zone: asked.args.with }, drop }];
    if (TO_DISCARDS.includes(kind)) return [{ onto: { zone: "discards" }, drop }, { onto: { zone: "question" }, drop }];
    if (!TO_COLLECTIONS.includes(kind)) return [];
    return [{ onto: { zone: "question" }, drop }, { onto: { zone: "line" }, drop }, ...collections.map((onto) => ({ onto, drop: () => this.pick(thing, onto) }))];
  }

  /** Take a card of the line, and all that are chosen: who carries it to his hand has said so. */
  #carry(thing: WhereView): Promise<void> {
    return this.#settled(async () => {
      const meaning = this.#meaning(thing);
      if (meaning && !meaning.option.reason) await this.table.answer([...meaning.opening, meaning.option.id]);
    });
  }

  /** Who sits beside a seat: turns go to the left. */
  #beside(seat: number, to: string): number {
    const all = this.table.names.length;
    return (seat + (to === "left" ? 1 : all - 1)) % all;
  }

  /** Take one of the cards laid down so far back; the others are laid again, for an undo may take several at once. */
  async takeBack(laid: readonly Laid[], number: number, now: () => readonly Laid[]): Promise<void> {
    const said = laid.length - this.table.chosen.length;
    if (number >= said) {
      await this.table.putBack(number - said);
      return;
    }
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
    // what was told while others moved stays until one has done something oneself
    if (decision && (this.#asked || this.told === this.#placed)) this.told = "";
    this.#asked = decision?.id ?? "";
    this.ways = [];
    this.refused = null;
    if (decision?.kind !== "pay") this.pointed = [];
    if (!PLAYING.includes(decision?.kind)) this.#wish = null;
    if (decision?.kind !== "pay") return;
    const ahead = await this.table.ahead();
    if (this.#asked === decision.id) this.ways = ahead?.ways ?? [];
  }
}
