// What somebody has chosen of an action and not yet said. Cards of the draw line stay where they lie, and can be put back,
// until all are chosen: the server tells ahead what may be chosen next, and hears of it when the action is complete.

import type { AheadView, DecisionView, OptionView, WhereView } from "./protocol";
import { settings } from "./settings.svelte";
import { same } from "./where";

export interface Chosen {
  option: OptionView;
  /** What was pointed at: of two like cards, this one. */
  thing: WhereView;
}

interface Kept {
  /** The question that is really open. */
  asked: DecisionView;
  /** What begins the action, if that is answered with it. */
  opening: number[];
  /** What is asked before the first is chosen. */
  first: DecisionView;
  chosen: Chosen[];
  /** What is asked after the last. */
  then: DecisionView;
  /** Whether nothing more can be chosen. */
  complete: boolean;
}

/** What it takes of a table. */
interface Asking {
  ahead(options: number[]): Promise<AheadView | null>;
  answerTo(asked: DecisionView, options: number[]): Promise<boolean>;
}

const named = ({ args }: OptionView): string => ("card" in args ? args.card : "");

/** The question with all cards where they are shown: the server speaks of a line that the chosen ones have left. */
export function inPlace(then: DecisionView, first: DecisionView, chosen: readonly Chosen[]): DecisionView {
  const options = then.options.flatMap((option) => {
    const before = first.options.find((one) => one.key === option.key && named(one) === named(option)) ?? option;
    const where = before.where.filter((where) => !chosen.some(({ thing }) => same(thing, where)));
    // whatever lies somewhere and is chosen everywhere is offered no more
    return where.length > 0 || before.where.length === 0 ? { ...option, where } : [];
  });
  return { ...then, options } as DecisionView;
}

/** The question with so much less to choose as these are worth. */
function lessened(asked: DecisionView, chosen: readonly Chosen[]): DecisionView {
  if (asked.kind !== "take-from-line") return asked;
  const folds = chosen.reduce((left, { option: { args } }) => left - ("folds" in args ? args.folds : 0), asked.args.folds);
  return { ...asked, args: { ...asked.args, folds: Math.max(0, folds) } };
}

export class Begun {
  #kept = $state.raw<Kept | null>(null);
  #looking: Promise<void> | null = null;

  constructor(private readonly table: Asking) {}

  /** What is kept belongs to one question, and counts for nothing when another is asked. */
  #of(asked: DecisionView | null): Kept | null {
    return this.#kept !== null && this.#kept.asked.id === asked?.id ? this.#kept : null;
  }

  /** What is asked of somebody who has chosen so far. */
  decision(asked: DecisionView | null): DecisionView | null {
    return this.#of(asked)?.then ?? asked;
  }

  chosen(asked: DecisionView | null): readonly Chosen[] {
    return this.#of(asked)?.chosen ?? [];
  }

  complete(asked: DecisionView | null): boolean {
    return this.#of(asked)?.complete ?? false;
  }

  /** All that was chosen, as it is answered. */
  options(asked: DecisionView | null): number[] {
    const kept = this.#of(asked);
    return kept ? said(kept.opening, kept.chosen) : [];
  }

  /** What there is to wait for until it is known what may be chosen next; nothing, if it is known. */
  get looking(): Promise<void> | null {
    return this.#looking;
  }

  /** Choose one more; `first` is what it answers, and `opening` what leads there, if nothing is chosen yet. */
  choose(asked: DecisionView, opening: number[], first: DecisionView, one: Chosen): Promise<void> {
    const kept = this.#of(asked) ?? { asked, opening, first, chosen: [], then: first, complete: false };
    const chosen = [...kept.chosen, one];
    // stamped at once; what else there is to choose is told in a moment
    return this.#look({ ...kept, chosen, then: lessened(inPlace(kept.then, kept.first, chosen), [one]) });
  }

  /** Put one back, the last one if no other is named. */
  async putBack(asked: DecisionView | null, number?: number): Promise<void> {
    await this.#looking;
    const kept = this.#of(asked);
    if (!kept) return;
    const chosen = kept.chosen.toSpliced(number ?? kept.chosen.length - 1, 1);
    if (chosen.length === 0) this.#kept = null;
    else await this.#look({ ...kept, chosen, complete: false });
  }

  /** Say all that was chosen. */
  async say(asked: DecisionView | null): Promise<void> {
    await this.#looking;
    const kept = this.#of(asked);
    if (kept) await this.#say(kept);
  }

  async #look(kept: Kept): Promise<void> {
    const before = this.#of(kept.asked);
    this.#kept = kept;
    const looking = this.#looked(kept, before);
    this.#looking = looking;
    try {
      await looking;
    } finally {
      if (this.#looking === looking) this.#looking = null;
    }
  }

  async #looked(kept: Kept, before: Kept | null): Promise<void> {
    const ahead = await this.table.ahead(said(kept.opening, kept.chosen));
    if (this.#kept !== kept) return;
    const then = ahead?.decision;
    if (!ahead) {
      // it cannot be, or nobody could be asked
      this.#kept = before;
    } else if (then && then.kind === kept.first.kind && then.source === kept.first.source) {
      this.#kept = { ...kept, then: inPlace(then, kept.first, kept.chosen), complete: false };
    } else if (!then && settings.confirm) {
      // what comes then is seen only by who does it
      this.#kept = { ...kept, then: { ...lessened(kept.first, kept.chosen), options: [] } as DecisionView, complete: true };
    } else {
      await this.#say(kept);
    }
  }

  async #say(kept: Kept): Promise<void> {
    const heard = await this.table.answerTo(kept.asked, said(kept.opening, kept.chosen));
    if (!heard) this.#kept = null;
  }
}

function said(opening: number[], chosen: readonly Chosen[]): number[] {
  return [...opening, ...chosen.map(({ option }) => option.id)];
}
