// The one thing of an island that is explained at the moment, and where it is on the screen.

import type { BlankView, IslandView } from "../protocol";

export type Drawn = BlankView & Partial<IslandView>;
export type Topic = { island: Drawn; square: string } | { island: IslandView; square: null };

class Explain {
  topic = $state.raw<Topic | null>(null);
  at = $state.raw<DOMRect | null>(null);
  /** The island around it, which is not to be covered. */
  around = $state.raw<DOMRect | null>(null);

  /** A square, or without one the score of the island. */
  show(topic: Topic, place: Element): void {
    this.topic = topic;
    this.at = place.getBoundingClientRect();
    this.around = place.closest("svg, header")?.getBoundingClientRect() ?? null;
  }

  hide(): void {
    this.topic = null;
  }
}

export const explain = new Explain();
