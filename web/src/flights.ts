// What is on its way, above the table: copies travel on a layer of their own, where nothing cuts them off and nothing can
// be hit. What they stand for lies at its new place from the start, unseen until they land, and can be used at once.

import { FADE, type Cue } from "./film.svelte";
import { settings } from "./settings.svelte";

const SETTLE = "cubic-bezier(.2,.7,.2,1)";
const LEAVE = "cubic-bezier(.5,0,.8,.4)";
/** What has moved less than that lies where it lay. */
const NEAR = 2;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** When something begins to move, and for how long it does. */
export interface Time {
  at: number;
  ms: number;
}

/** What travels, and how it is put away afterwards. */
export interface Copy {
  element: HTMLElement;
  discard?: () => void;
}

/** Points that are won or lost, where that is to be seen, and the card that they come from, if it is not the one that was laid there. */
export interface Win {
  seat: number;
  by: number;
  /** Where it is to be seen: a part of what lies before that seat. */
  place: string;
  cause?: string;
}

/** Finds the points that have changed. */
export type Wins = (before: unknown, now: unknown) => Win[];

/** What a game makes of what has happened: called before a change is drawn, and again after it. */
export type Watch = (root: HTMLElement) => (scene: Scene) => void;

/** A change as it is to be seen. */
export interface Scene {
  air: Air;
  root: HTMLElement;
  /** What happened, and when that is to be seen. */
  cues: readonly Cue[];
  /** The seat that looks on. */
  own: number | null;
  /** Whether things travel. Else they only fade in. */
  moving: boolean;
}

export function boxOf(element: Element | null | undefined): Box | undefined {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 && box.height > 0 ? box : undefined;
}

export function seen(element: HTMLElement | SVGElement): boolean {
  return boxOf(element) !== undefined;
}

export const apart = (one: Box, other: Box): boolean => Math.abs(one.left - other.left) + Math.abs(one.top - other.top) > NEAR;

/** From the middle of one box to the middle of another, and as large as that. */
function shift(from: Box, to: Box, turn = 0): string {
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${to.width / from.width})`;
}

export class Air {
  readonly layer = document.createElement("div");
  #moving = new Map<Animation, () => void>();

  constructor() {
    this.layer.className = "sky";
    this.layer.inert = true;
    this.layer.ariaHidden = "true";
    document.body.append(this.layer);
  }

  /** Everything lands at once. */
  land(): void {
    for (const [animation, done] of [...this.#moving]) {
      animation.cancel();
      done();
    }
  }

  close(): void {
    this.land();
    this.layer.remove();
  }

  /** A copy travels; what it stands for is not seen until it has come. */
  fly(copy: Copy, from: Box, to: Box, { at, ms }: Time, { target, vanish = false, lift = 0 }: { target?: Element | undefined; vanish?: boolean; lift?: number } = {}): void {
    const { element } = copy;
    Object.assign(element.style, { position: "absolute", left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px`, margin: "0", willChange: "transform" });
    this.layer.append(element);
    const half = { ...to, left: (from.left + to.left) / 2, top: (from.top + to.top) / 2 - lift, width: (from.width + to.width) / 2, height: (from.height + to.height) / 2 };
    const end = { transform: shift(from, to), opacity: vanish ? 0 : 1 };
    const way = lift > 0 ? [{ transform: "none", opacity: 1 }, { transform: shift(from, half, -6), opacity: 1 }, end] : [{ transform: "none", opacity: 1 }, end];
    const travelling = element.animate(way, { delay: at, duration: ms, easing: vanish ? LEAVE : SETTLE, fill: "both" });
    this.#keep(travelling, () => {
      element.remove();
      copy.discard?.();
    });
    if (target) this.hide(target, at + ms);
  }

  /** Something is not seen for a while, but it is there. */
  hide(element: Element, ms: number): void {
    this.move(element, [{ opacity: 0 }, { opacity: 0 }], { at: 0, ms });
  }

  /** Something moves where it is. */
  move(element: Element, frames: Keyframe[], { at, ms }: Time, easing = SETTLE): void {
    this.#keep(element.animate(frames, { delay: at, duration: ms, easing, fill: "backwards" }), () => undefined);
  }

  /** What has only been moved aside slides; it can be hit at its new place at once, for only what is in it slides. */
  slide(element: HTMLElement, from: Box, to: Box, time: Time): void {
    const frames = [{ transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)` }, { transform: "none" }];
    for (const part of element.children) this.move(part, frames, time);
  }

  /** A number is counted up; if somebody writes another one meanwhile, that holds. */
  count(text: Text, from: number, to: number, ms: number): void {
    const whole = text.data;
    let written = whole;
    // nothing is moved by it: it tells the time, and ends with everything else
    const clock = this.layer.animate([], { duration: ms });
    const tick = (): void => {
      if (!this.#moving.has(clock) || text.data !== written) return;
      const part = Number(clock.currentTime ?? ms) / ms;
      written = part < 1 ? whole.replace(/\d+/, String(Math.round(from + (to - from) * part))) : whole;
      text.data = written;
      requestAnimationFrame(tick);
    };
    this.#keep(clock, () => {
      if (text.data === written) text.data = whole;
    });
    tick();
  }

  /** Where nothing may travel, what is new fades in; for whoever wants to see nothing of it, it is just there. */
  fade(element: Element): void {
    if (settings.speed === "off") return;
    this.move(element, [{ opacity: 0 }, { opacity: 1 }], { at: 0, ms: FADE }, "linear");
  }

  #keep(animation: Animation, done: () => void): void {
    const end = (): void => {
      if (this.#moving.delete(animation)) done();
    };
    this.#moving.set(animation, end);
    animation.onfinish = () => {
      end();
      animation.cancel();
    };
  }
}
