// A finger cannot hover: what it touches first is told in words beside it, and only a second touch, or the button with the
// words, picks a card of one's hand. Cards of the line are chosen at once, for they can be put back.

import type { WhereView } from "../protocol";
import { same } from "../where";

class Reading {
  card = $state.raw<string | null>(null);
  thing = $state.raw<WhereView | null>(null);

  /** Whether this is what was touched last. */
  is(thing: WhereView | undefined): boolean {
    return thing !== undefined && this.thing !== null && same(thing, this.thing);
  }

  read(card: string, thing: WhereView): void {
    this.card = card;
    this.thing = thing;
  }

  close(): void {
    this.card = this.thing = null;
  }
}

export const reading = new Reading();
