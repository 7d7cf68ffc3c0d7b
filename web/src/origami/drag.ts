// Cards are carried where they belong, with a mouse or a finger: what can be chosen by a click can be dropped where it goes.
// Where that is, the moves know from what the server offers; here it is only carried.

import "./drag.css";
import type { WhereView } from "../protocol";
import type { Drop, Moves } from "./moves.svelte";
import { peek } from "./peek.svelte";

/** So far a pointer goes before it carries something; a finger is less steady. */
const FAR = { mouse: 6, pen: 6, touch: 10 };
/** So long what is dropped elsewhere takes to go back. */
const BACK = 180;
/** A card is held a little above the finger, which would cover it. */
const ABOVE_FINGER = 36;

/** The element of a place where something may be dropped. */
function selector({ zone, seat, column }: WhereView): string {
  if (zone === "collection") return `[data-seat="${seat}"] [data-column="${column}"], [data-seat="${seat}"][data-column="${column}"]`;
  if (zone === "seat") return `[data-seat="${seat}"][data-zone="others"]`;
  return zone === "discards" ? '[data-pile="discards"]' : `[data-zone="${zone}"]`;
}

function found(board: HTMLElement, onto: WhereView): HTMLElement | null {
  const element = board.querySelector<HTMLElement>(selector(onto));
  // a collection is more than its top card
  return element?.closest<HTMLElement>(".collection") ?? element;
}

class Carried {
  readonly #ghost: HTMLElement;
  readonly #box: DOMRect;
  readonly #zones: Map<HTMLElement, Drop>;
  #over: HTMLElement | null = null;

  constructor(
    private readonly element: HTMLElement,
    board: HTMLElement,
    drops: Drop[],
    private readonly start: PointerEvent,
  ) {
    this.#box = element.getBoundingClientRect();
    this.#zones = new Map(drops.flatMap((drop): [HTMLElement, Drop][] => {
      const zone = found(board, drop.onto);
      return zone ? [[zone, drop]] : [];
    }));
    const { left, top, width, height } = this.#box;
    this.#ghost = element.cloneNode(true) as HTMLElement;
    this.#ghost.inert = true;
    for (const name of ["data-card", "data-thing", "aria-describedby"]) this.#ghost.removeAttribute(name);
    this.#ghost.classList.add("dragged-ghost");
    // a card lies where its own style says, unless it is told otherwise here
    const { style } = this.#ghost;
    style.cssText = `--card: ${width}px`;
    Object.assign(style, { position: "fixed", zIndex: "20", translate: "none", left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    document.body.append(this.#ghost);
    element.dataset["dragged"] = "";
    for (const zone of this.#zones.keys()) zone.dataset["drop"] = "lit";
  }

  /** The pointer is there now. */
  move({ clientX, clientY, pointerType }: PointerEvent): void {
    const [x, y] = [clientX - this.start.clientX, clientY - this.start.clientY - (pointerType === "touch" ? ABOVE_FINGER : 0)];
    this.#ghost.style.transform = `translate(${x}px, ${y}px) rotate(2deg)`;
    const inside = (zone: HTMLElement): boolean => {
      const { left, right, top, bottom } = zone.getBoundingClientRect();
      return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    };
    const over = [...this.#zones.keys()].find(inside) ?? null;
    if (over === this.#over) return;
    if (this.#over) this.#over.dataset["drop"] = "lit";
    if (over) over.dataset["drop"] = "over";
    this.#over = over;
  }

  /** What it is dropped on. */
  get onto(): Drop | undefined {
    return this.#over ? this.#zones.get(this.#over) : undefined;
  }

  /** It is carried no longer; what was not dropped anywhere goes back. */
  end(dropped: boolean): void {
    delete this.element.dataset["dragged"];
    for (const zone of this.#zones.keys()) delete zone.dataset["drop"];
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (dropped || still) {
      this.#ghost.remove();
      return;
    }
    const flight = this.#ghost.animate([{ transform: this.#ghost.style.transform }, { transform: "none" }], { duration: BACK, easing: "cubic-bezier(.2,.7,.2,1)" });
    flight.onfinish = flight.oncancel = () => this.#ghost.remove();
  }
}

/** Let the cards of a board be carried. */
export function dragging(moves: Moves): (board: HTMLElement) => () => void {
  return (board) => {
    const controller = new AbortController();
    const { signal } = controller;
    let held: { element: HTMLElement; thing: WhereView; event: PointerEvent } | null = null;
    let carried: Carried | null = null;

    const end = (dropped: boolean): void => {
      carried?.end(dropped);
      carried = null;
      held = null;
    };

    board.addEventListener(
      "pointerdown",
      (event) => {
        const element = (event.target as Element).closest<HTMLElement>("[data-thing]");
        if (!element || !event.isPrimary || event.button !== 0) return;
        held = { element, thing: JSON.parse(element.dataset["thing"]!) as WhereView, event };
      },
      { signal },
    );
    addEventListener(
      "pointermove",
      (event) => {
        if (!held || event.pointerId !== held.event.pointerId) return;
        const { element, thing, event: start } = held;
        if (!carried) {
          if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR[event.pointerType as keyof typeof FAR]) return;
          const drops = moves.drops(thing);
          if (drops.length === 0) {
            held = null;
            return;
          }
          peek.close();
          carried = new Carried(element, board, drops, start);
        }
        carried.move(event);
      },
      { signal },
    );
    addEventListener(
      "pointerup",
      (event) => {
        if (event.pointerId !== held?.event.pointerId) return;
        const onto = carried?.onto;
        // letting go is no click
        if (carried) {
          const swallow = (click: MouseEvent): void => {
            click.stopPropagation();
            click.preventDefault();
          };
          addEventListener("click", swallow, { capture: true, once: true });
          setTimeout(() => removeEventListener("click", swallow, { capture: true }));
        }
        end(onto !== undefined);
        void onto?.drop();
      },
      { signal },
    );
    addEventListener("pointercancel", () => end(false), { signal });
    addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape" || !carried) return;
        event.stopImmediatePropagation();
        end(false);
      },
      { capture: true, signal },
    );
    return () => {
      end(false);
      controller.abort();
    };
  };
}
