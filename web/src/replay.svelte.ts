// A finished game as a table that can only be looked at: at any step, from any seat.

import { replay, tableInfo } from "./api";
import { turnsOf } from "./course";
import { secretOf } from "./mine";
import type { DecisionView, Frame, ToldEvent, TurnInfo } from "./protocol";
import { Table, type Side, type Viewer } from "./table.svelte";

export class Replay extends Table {
  override readonly retold = true;
  /** How many steps the game has, and after which one it is shown. */
  steps = $state(0);
  step = $state(0);
  /** How it went, turn by turn; it may come later than the game. */
  turns = $state.raw<TurnInfo[]>([]);
  #viewer = $state<Viewer>(null);
  #frames = $state.raw<Frame[]>([]);

  constructor(id: string) {
    super(id, secretOf(id), null);
  }

  async open(): Promise<void> {
    this.info = await tableInfo(this.id, this.secret);
    await Promise.all([this.see(null), turnsOf(this.id, this.secret).then((turns) => (this.turns = turns))]);
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
    const view = this.#frames[this.step]?.view;
    if (!view) return null;
    const decisions = view.decisions.map(({ seat, kind, source }) => ({ seat, kind, source }));
    return { revision: 0, events: told(this.#frames.slice(0, this.step + 1)).events, view: { ...view, decisions, can_undo: false } };
  });

  #told = $derived(told(this.#frames));

  /** All that happens in the game, as far as it has come; what was taken back is not in it. */
  get events(): readonly ToldEvent[] {
    return this.#told.events;
  }

  /** How many of them have happened. */
  get reached(): number {
    return this.#told.steps.filter((step) => step <= this.step).length;
  }

  /** The step after which so many have happened. */
  stepOf(events: number): number {
    return this.#told.steps[events - 1] ?? 0;
  }

  /** Nobody is asked any more. */
  override get decision(): DecisionView | null {
    return null;
  }
}

/** What some frames tell one after the other, and with which step; one that nobody has answered tells all anew. */
function told(frames: readonly Frame[]): { events: ToldEvent[]; steps: number[] } {
  let events: ToldEvent[] = [];
  let steps: number[] = [];
  for (const frame of frames) {
    const anew = frame.seat === null;
    events = anew ? [...frame.events] : events;
    steps = anew ? frame.events.map((_, place) => steps[place] ?? frame.step) : steps;
    if (anew) continue;
    events.push(...frame.events);
    steps.push(...frame.events.map(() => frame.step));
  }
  return { events, steps };
}
