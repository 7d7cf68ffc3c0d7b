// What the rules are for a seat now, where that is not as usual, and which cards it comes from.

import { language, numeral, say } from "../language.svelte";
import type { Cause, Figure, OrigamiSeat } from "../protocol";

const term = ({ card, by }: Cause): string => `${by < 0 ? "−" : "+"} ${numeral(Math.abs(by))} (${language.words.card(card)})`;

/** How a figure comes about: 8 + 3 (Brontosaurus) = 11. Nothing where no card has a part in it. */
function sum(key: string, figure: Figure): string[] {
  if (figure.by.length === 0) return [];
  return [say(key, { terms: [numeral(figure.usual), ...figure.by.map(term)].join(" "), now: figure.is })];
}

/** What cards change for a seat, in a line each. */
export function changes(seat: OrigamiSeat): string[] {
  return [
    ...sum("web-hand-limit", seat.hand_limit),
    ...sum("web-draw-limit", seat.draw_limit),
    ...sum("web-difference", seat.difference),
    ...(seat.price.by.length > 0 ? [say("web-prices", { terms: seat.price.by.map(term).join(" ") })] : []),
  ];
}

/** How long the draw line is, if some card has a part in it. */
export function length(line: Figure): string {
  return sum("web-line-length", line).join("");
}

/** Why a card costs a seat something else than is printed; nothing if it does not. */
export function price(seat: OrigamiSeat | undefined, card: string, printed: number): string {
  const cost = seat?.prices[card];
  if (seat === undefined || cost === undefined) return "";
  return say("web-price-now", { cost, printed, terms: seat.price.by.map(term).join(" ") });
}
