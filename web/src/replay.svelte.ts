// A finished game as a table that can only be looked at: at any step, from any seat.

import { replay, tableInfo } from "./api";
import { secretOf } from "./mine";
import type { DecisionView, Frame } from "./protocol";
import { Table, type Side, type Viewer } from "./table.svelte";

export class Replay extends Table {
  /** How many steps the game has, and after which one it is shown. */
  steps = $state(0);
  step = $state(0);
  #viewer = $state<Viewer>(null);
  #frames = $state.raw<Frame[]>([]);

  constructor(id: string) {
    super(id, secretOf(id), null);
  }

  async open(): Promise<void> {
    this.info = await tableInfo(this.id, this.secret);
    await this.see(null);
  }

  /** Look from another seat, or at all hands. */
  async see(viewer: Viewer): Promise<void> {
    this.#viewer = viewer;
    let frames: Frame[] = [];
    for (;;) {
      const more = await replay(this.id, this.secret, viewer, frames.length);
      if (this.#viewer !== viewer) return;
      frames = [...frames, ...more.frames];
      this.steps = more.steps;
      // what was seen before stays until the step that is shown has come
      const all = frames.length > more.steps || more.frames.length === 0;
      if (all || frames.length > this.step) this.#frames = frames;
      if (all) return;
    }
  }

  override get viewer(): Viewer {
    return this.#viewer;
  }

  override get side(): Side | null {
    return this.#side;
  }

  #side = $derived.by((): Side | null => {
    const frames = this.#frames.slice(0, this.step + 1);
    const view = frames.at(-1)?.view;
    if (!view) return null;
    const decisions = view.decisions.map(({ seat, kind, source }) => ({ seat, kind, source }));
    return { revision: 0, events: frames.flatMap((frame) => frame.events), view: { ...view, decisions, can_undo: false } };
  });

  /** Nobody is asked any more. */
  override get decision(): DecisionView | null {
    return null;
  }
}
