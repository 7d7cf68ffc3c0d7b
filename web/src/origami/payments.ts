// Ways to pay in full, from whole ways to complete an action. The server tells at most twenty of those at a time, the same
// cards in every order and every way to go on after the payment among them: so it is asked again for each beginning.

import type { OptionView } from "../protocol";

/** So many ways an answer holds when there may be more. */
export const FULL = 20;
/** A few of all possible payments are enough, and whoever asks too often is not answered. */
const QUESTIONS = 20;

export interface Payment {
  /** The options to answer with, in a row. */
  steps: OptionView[];
  /** What is given. */
  cards: OptionView[];
}

/** What an option pays. */
export function worth(option: OptionView): number {
  return option.key === "double" ? 2 : Number(option.args["folds"] ?? 0);
}

/** The beginning of a way that pays; what follows is another question. */
export function paymentIn(way: readonly OptionView[], price: number): Payment {
  const steps: OptionView[] = [];
  let left = price;
  for (const step of way) {
    if (left <= 0 || !["card", "double", "top-discard", "stop"].includes(step.key)) break;
    steps.push(step);
    if (step.key === "stop") break;
    left -= worth(step);
  }
  return { steps, cards: steps.filter((step) => step.key !== "stop") };
}

const key = (payment: Payment): string => payment.cards.map((step) => step.id).sort((one, other) => one - other).join("+");

/** All different payments, those with the fewest cards first. */
export async function payments(
  price: number,
  offered: readonly OptionView[],
  suggest: (begun: number[]) => Promise<OptionView[][]>,
): Promise<Payment[]> {
  const found = new Map<string, Payment>();
  const paying = offered.filter((option) => option.reason === undefined && worth(option) > 0);
  let beginnings: OptionView[][] = [[]];
  let asked = 0;
  while (beginnings.length > 0 && asked < QUESTIONS) {
    const now = beginnings.slice(0, QUESTIONS - asked);
    asked += now.length;
    const answers = await Promise.all(now.map((begun) => suggest(begun.map((option) => option.id))));
    beginnings = [];
    answers.forEach((ways, number) => {
      for (const way of ways) {
        const payment = paymentIn(way, price);
        if (!found.has(key(payment))) found.set(key(payment), payment);
      }
      const begun = now[number]!;
      const paid = begun.reduce((sum, option) => sum + worth(option), 0);
      if (ways.length < FULL || paid >= price) return;
      // each set of cards in one order only
      const last = begun.at(-1)?.id ?? 0;
      beginnings.push(...paying.filter((option) => option.id >= last && paid + worth(option) <= price).map((option) => [...begun, option]));
    });
  }
  return [...found.values()].sort((one, other) => one.cards.length - other.cards.length);
}

/** Which cards can be paid for once an action has begun with this option: as far as whole ways and known options tell. */
export async function payable(
  begin: number,
  hand: readonly string[],
  ids: Map<string, number>,
  suggest: (begun: number[]) => Promise<OptionView[][]>,
): Promise<Set<string>> {
  const found = new Set<string>();
  const learn = (ways: OptionView[][]): void => {
    for (const way of ways) {
      for (const step of way) if (step.key === "card") ids.set(String(step.args["card"]), step.id);
      if (way[1]?.key === "card") found.add(String(way[1].args["card"]));
    }
  };
  const all = await suggest([begin]);
  learn(all);
  // what is told of one card may teach the option of another
  const asked = new Set<string>();
  for (let open = all.length < FULL ? [] : [...hand]; open.length > 0; ) {
    open = [...new Set(hand)].filter((card) => ids.has(card) && !found.has(card) && !asked.has(card));
    for (const card of open) asked.add(card);
    for (const ways of await Promise.all(open.map((card) => suggest([begin, ids.get(card)!])))) learn(ways);
  }
  return found;
}
