// What the events of a game tell about the board as it lies there now.

import type { ToldEvent } from "../protocol";

type Keys = Partial<Record<ToldEvent["event"], string>>;

/** Events by which a card becomes part of a payment, and the key of the option that does it. */
const PAYING: Keys = { paid: "card", "paid-double": "double", lowered: "top-discard" };
const FROM_DISCARDS = PAYING.lowered;

export interface Laid {
  card: string;
  /** The key of the option that laid it there. */
  key: string;
}

function atTheEnd(events: readonly ToldEvent[], seat: number, keys: Keys): Laid[] {
  const laid: Laid[] = [];
  for (let number = events.length - 1; number >= 0; number--) {
    const event = events[number]!;
    const key = keys[event.event];
    if (key === undefined || event.seat !== seat || !("card" in event) || event.card === null) break;
    laid.unshift({ card: event.card, key });
  }
  return laid;
}

/** What a seat has laid down so far for the card that it plays. */
export function paidSoFar(events: readonly ToldEvent[], seat: number): Laid[] {
  return atTheEnd(events, seat, PAYING);
}

/** What a seat has taken from the line so far. */
export function takenSoFar(events: readonly ToldEvent[], seat: number): Laid[] {
  return atTheEnd(events, seat, { taken: "card" });
}

/** What a seat did when it last had the turn. */
export function lastTurn(events: readonly ToldEvent[], seat: number): ToldEvent[] {
  const begun = events.findLastIndex((event) => event.event === "turn" && event.seat === seat);
  if (begun < 0) return [];
  const end = events.findIndex((event, number) => number > begun && event.event === "turn");
  return events.slice(begun + 1, end < 0 ? undefined : end).filter((event) => event.seat === seat);
}

/** Cards with a name for each copy, so that one that stays is known again. */
export function named<Item>(items: readonly Item[], card: (item: Item) => string): { item: Item; key: string }[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const id = card(item);
    const number = counts.get(id) ?? 0;
    counts.set(id, number + 1);
    return { item, key: `${id}#${number}` };
  });
}

const PAPER = "rice-paper";

export interface Held {
  card: string;
  key: string;
  count: number;
  /** Where it is in the hand, if it is still there. */
  place: number;
  /** As how many-th it was laid down; 0 if it was not. */
  stamp: number;
}

/** A hand as it is held: each card by itself and where it is, but sheets of rice paper, all alike, in one heap. What was
 *  laid down from it stays in sight where it was, by the order that `rank` knows; of like cards it is the one that was
 *  pointed at, as far as `pointed` tells for what was laid down: the how-many-th of them. */
export function held(hand: readonly string[], laid: readonly Laid[] = [], rank: (card: string) => number = () => 0, pointed: readonly (number | undefined)[] = []): Held[] {
  const sheets = hand.filter((card) => card === PAPER).length;
  const cards = hand.map((card, place): Held => ({ card, key: "", count: 1, place, stamp: 0 })).filter(({ card }) => card !== PAPER);
  if (sheets > 0) cards.push({ card: PAPER, key: PAPER, count: sheets, place: hand.indexOf(PAPER), stamp: 0 });
  laid.forEach(({ card, key }, number) => {
    if (key === FROM_DISCARDS) return;
    const after = cards.findLastIndex((one) => one.card === card || (card !== PAPER && one.card !== PAPER && rank(one.card) <= rank(card)));
    cards.splice(card === PAPER ? cards.length : after + 1, 0, { card, key: "", count: 1, place: -1, stamp: number + 1 });
  });
  const copies = new Map<string, number[]>();
  cards.forEach(({ card, key }, at) => key || copies.set(card, [...(copies.get(card) ?? []), at]));
  for (const [card, places] of copies) {
    const like = places.map((at) => cards[at]!);
    const stamped = like.filter(({ stamp }) => stamp > 0);
    const order: (Held | undefined)[] = like.map(() => undefined);
    for (const one of stamped) {
      const wish = pointed[one.stamp - 1];
      const free = wish !== undefined && wish < order.length && !order[wish] ? wish : order.findLastIndex((taken) => !taken);
      order[free] = one;
    }
    const rest = like.filter(({ stamp }) => stamp === 0);
    places.forEach((at, copy) => (cards[at] = { ...(order[copy] ?? rest.shift()!), key: `${card}#${card === PAPER ? copy + 1 : copy}` }));
  }
  return cards;
}

/** Events by which a card comes into a hand, and whose hand that is. */
const GAINING: Partial<Record<ToldEvent["event"], (event: never) => number | null>> = {
  taken: ({ seat }: { seat: number }) => seat,
  drawn: ({ seat }: { seat: number }) => seat,
  fetched: ({ seat }: { seat: number }) => seat,
  kept: ({ seat }: { seat: number }) => seat,
  given: ({ to }: { to: number }) => to,
  stolen: ({ by }: { by: number }) => by,
};
const TURNING_UP: readonly ToldEvent["event"][] = ["turned-up", "to-line"];
const PUTTING: readonly ToldEvent["event"][] = ["placed", "tucked", "replaced", "moved"];

/** What has come since one last had the turn, or since this turn began, if one has done something in it. */
export interface Fresh {
  hand: readonly string[];
  line: readonly string[];
  /** By seat and collection: "1 left". */
  put: ReadonlyMap<string, readonly string[]>;
}

export function fresh(events: readonly ToldEvent[], own: number | null): Fresh {
  const turns = events.flatMap((event, number) => (event.event === "turn" && event.seat === own ? number : []));
  const last = turns.at(-1) ?? 0;
  const acted = events.slice(last + 1).some(({ seat, event }) => seat === own && event !== "turn");
  const first = events.findIndex(({ event }) => event === "turn");
  const from = (acted ? last : (turns.at(-2) ?? first)) + 1;
  // what one took oneself is no news when it is one's turn again
  const mine = acted ? from : events.findIndex(({ event, seat }, number) => number >= from && event === "turn" && seat !== own);
  const [hand, line, put]: [string[], string[], Map<string, string[]>] = [[], [], new Map()];
  if (first < 0) return { hand, line, put };
  for (const [number, event] of events.entries()) {
    if (number < from || !("card" in event) || event.card === null) continue;
    if (number >= mine && GAINING[event.event]?.(event as never) === own) hand.push(event.card);
    if (TURNING_UP.includes(event.event)) line.push(event.card);
    if (PUTTING.includes(event.event) && "column" in event && event.seat !== own) {
      const key = `${event.seat} ${event.column}`;
      put.set(key, [...(put.get(key) ?? []), event.card]);
    }
  }
  return { hand, line, put };
}

/** Which of some cards are fresh: of like ones the last, as many as have come. */
export function which(cards: readonly string[], come: readonly string[]): boolean[] {
  const left = [...come];
  return cards
    .toReversed()
    .map((card) => {
      const place = left.indexOf(card);
      if (place >= 0) left.splice(place, 1);
      return place >= 0;
    })
    .toReversed();
}
