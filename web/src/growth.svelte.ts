// How far a picture is that grows before one's eyes. Whoever has seen enough presses any key, or clicks.

import { settings } from "./settings.svelte";

/** Milliseconds; however much there is to show, all of it is there by then. */
export const LONGEST = 2_000;

export class Growth {
  /** Milliseconds since it began; when all is there, more than any picture needs. */
  elapsed = $state(Infinity);
  #frame = 0;

  /** One that is to begin yet shows nothing before. */
  constructor(still: boolean) {
    const calm = settings.speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!still && !calm) this.elapsed = 0;
  }

  get done(): boolean {
    return this.elapsed === Infinity;
  }

  /** Grow for so long, unless all is there already. */
  begin(length: number): void {
    if (this.done) return;
    const began = performance.now();
    const grow = (): void => {
      const elapsed = performance.now() - began;
      this.elapsed = elapsed < Math.min(length, LONGEST) ? elapsed : Infinity;
      if (!this.done) this.#frame = requestAnimationFrame(grow);
    };
    grow();
  }

  finish(): void {
    cancelAnimationFrame(this.#frame);
    this.elapsed = Infinity;
  }
}
