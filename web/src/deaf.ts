// No accidents: what has come under a resting pointer only just now was not what somebody meant to click. For a moment it is
// deaf, and so is all else there after a click that did something, which makes a second click of a double one harmless.

/** So long, in milliseconds. */
export const DEAF = 400;
/** A pointer that moves no farther, in pixels, rests. A finger never comes down on the same spot twice. */
const NEAR = { mouse: 4, pen: 8, touch: 24 };

type Pointer = keyof typeof NEAR;

/** What is under a point, as far as it can be told apart from what was there before. */
export interface Under {
  element: Element;
  /** Its words and its place: the same button may stand for something else now. */
  looks: string;
}

export class Deafness {
  #at = { x: -1, y: -1 };
  #near = 0;
  #under: Under | null = null;
  /** When something else came under the pointer by itself. */
  #changed = -Infinity;
  /** When a click did something, here. */
  #acted = -Infinity;

  constructor(
    private readonly under: (x: number, y: number) => Under | null,
    private readonly now: () => number,
  ) {}

  /** The pointer is there now. If it went there, whatever is there was gone for. */
  point(x: number, y: number, pointer: Pointer): void {
    this.#near = NEAR[pointer];
    if (this.#rests(x, y)) {
      this.look();
      return;
    }
    this.#at = { x, y };
    this.#under = this.under(x, y);
    this.#changed = this.#acted = -Infinity;
  }

  #rests(x: number, y: number): boolean {
    return Math.hypot(x - this.#at.x, y - this.#at.y) <= this.#near;
  }

  /** The page has changed: is it still the same that the pointer rests on? */
  look(): void {
    const under = this.under(this.#at.x, this.#at.y);
    if (under?.element !== this.#under?.element || under?.looks !== this.#under?.looks) this.#changed = this.now();
    this.#under = under;
  }

  /** A click has done something. */
  acted(): void {
    this.#acted = this.now();
  }

  /** Whether a click counts for nothing now. */
  get deaf(): boolean {
    return this.now() - Math.max(this.#changed, this.#acted) < DEAF;
  }
}

/** Whatever can be clicked there; its own lifting and sinking does not count as moving. */
function lying(x: number, y: number): Under | null {
  const found = document.elementFromPoint(x, y);
  const element = found?.closest<HTMLElement>("button, a, input, [data-square], [data-drop]") ?? null;
  if (!element) return null;
  let [left, top] = [0, 0];
  for (let part: HTMLElement | null = element; part; part = part.offsetParent as HTMLElement | null) {
    left += part.offsetLeft ?? 0;
    top += part.offsetTop ?? 0;
  }
  return { element, looks: `${left} ${top} ${element.dataset["card"] ?? ""} ${element.getAttribute("aria-label") ?? element.textContent}` };
}

/** The page has come to rest so long after it was last changed: what moves takes its time. */
const SETTLED = 600;
/** Until then it is looked at so often: a frame that is asked for has to be drawn, and there is one only for what changed. */
const EVERY = 100;

/** Make whatever is within an element deaf for a moment where it must be. `acts` counts what was done to the game. */
export function deafening(acts: () => number): (root: HTMLElement) => () => void {
  return (root) => {
    const deafness = new Deafness(lying, () => performance.now());
    const controller = new AbortController();
    const { signal } = controller;
    let [until, frame] = [0, 0];
    let timer: ReturnType<typeof setTimeout> | undefined;

    const look = (): void => {
      frame = 0;
      deafness.look();
    };
    const again = (): void => {
      deafness.look();
      timer = performance.now() < until ? setTimeout(again, EVERY) : undefined;
    };
    const changed = (): void => {
      until = performance.now() + SETTLED;
      frame ||= requestAnimationFrame(look);
      timer ??= setTimeout(again, EVERY);
    };
    const observer = new MutationObserver(changed);
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });

    const point = ({ clientX, clientY, pointerType }: PointerEvent): void => deafness.point(clientX, clientY, pointerType as Pointer);
    addEventListener("pointermove", point, { capture: true, passive: true, signal });
    addEventListener("pointerdown", point, { capture: true, passive: true, signal });
    root.addEventListener(
      "click",
      (event) => {
        // keys, and what people use instead of a pointer, do not rest anywhere
        if (event.detail === 0) return;
        if (deafness.deaf) {
          event.stopPropagation();
          event.preventDefault();
          return;
        }
        const before = acts();
        setTimeout(() => acts() !== before && deafness.acted());
      },
      { capture: true, signal },
    );
    return () => {
      controller.abort();
      observer.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  };
}
