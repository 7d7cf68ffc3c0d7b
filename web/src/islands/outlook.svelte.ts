// Where a painting that may come has places, and what they could do: asked once for every question of which that matters.

import type { DecisionView, PaintingOutlook } from "../protocol";
import type { Table } from "../table.svelte";

/** Whether there is a choice, and nothing on the table to point at: that is when one would like to look ahead. */
function open({ options }: DecisionView): boolean {
  return options.filter(({ reason }) => !reason).length > 1 && options.every(({ where }) => where.length === 0);
}

export class Outlook {
  paintings = $state.raw<PaintingOutlook[]>([]);
  #asked = "";

  constructor(private readonly table: Table) {}

  /** What comes of one option; without one, of the whole question. */
  of(option: number | null): PaintingOutlook[] {
    return this.paintings.filter((painting) => painting.option === option);
  }

  /** A new question has come. */
  async follow(): Promise<void> {
    const { decision } = this.table;
    if (decision?.id === this.#asked) return;
    this.#asked = decision?.id ?? "";
    this.paintings = [];
    if (!decision || !open(decision)) return;
    const ahead = await this.table.ahead();
    if (this.#asked === decision.id) this.paintings = ahead?.outlook ?? [];
  }
}
