// The one card that is looked at closely: under the pointer, in focus, or held by a finger.

/** So long a finger rests on a card that is to be looked at, not picked. */
const HOLD = 450;
/** So long a pointer rests on one: it may only be passing. */
const REST = 300;

/** So far from the left edge it reaches. */
const WIDE = 330;

class Peek {
  card = $state<string | null>(null);
  reason = $state("");
  /** It stays until it is closed: fingers cannot hover. */
  kept = $state(false);
  /** Whether it is shown at the right: what is looked at lies where it would be at the left. */
  right = $state(false);
  #shown: Element | null = null;
  #why: () => string = () => "";

  show(element: Element, card: string, reason: () => string): void {
    if (!this.kept && !document.querySelector("[data-dragged]")) this.#open(element, card, reason);
  }

  #open(element: Element, card: string, reason: () => string): void {
    this.#shown = element;
    this.#why = reason;
    this.card = card;
    this.reason = reason();
    this.right = element.getBoundingClientRect().left < WIDE;
  }

  /** The table has changed: what was looked at may be gone, and so may the reason why it could not be had. */
  settle(): void {
    if (this.card === null) return;
    const reason = this.#shown?.isConnected ? this.#why() : null;
    if (reason === null || (this.kept && reason !== this.reason)) this.close();
    else this.reason = reason;
  }

  hide(): void {
    if (!this.kept) this.card = null;
  }

  keep(element: Element, card: string, reason: () => string): void {
    this.#open(element, card, reason);
    this.kept = true;
  }

  toggle(element: Element, card: string, reason: () => string): void {
    if (this.kept && this.card === card) this.close();
    else this.keep(element, card, reason);
  }

  close(): void {
    this.kept = false;
    this.card = null;
  }
}

export const peek = new Peek();

type Handlers = Pick<
  import("svelte/elements").HTMLButtonAttributes,
  "onclick" | "onpointermove" | "onpointerleave" | "onpointerdown" | "onpointerup" | "onpointercancel" | "onfocus" | "onblur" | "oncontextmenu"
>;

/** What makes a button a card: a click picks it, or else shows it large; so do pointer, focus and a long press. Before a
 *  finger picks it, `touched` may say that it is only to be told of. */
export function looking(card: () => string, reason: () => string, pick: () => (() => unknown) | undefined, touched: () => boolean = () => false): Handlers {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let finger = false;
  let over = false;
  const release = (): void => clearTimeout(timer);
  return {
    onclick: (event) => {
      // the end of a long press is no click
      if (held) {
        held = false;
        return;
      }
      release();
      const picked = pick();
      if (!picked) {
        peek.toggle(event.currentTarget, card(), reason);
        return;
      }
      peek.close();
      if (!(finger && event.detail > 0 && touched())) picked();
    },
    onpointermove: (event) => {
      // what slides under a mouse that rests is not pointed at
      const pointed = event.pointerType === "mouse" && (event.movementX !== 0 || event.movementY !== 0);
      if (!pointed || over) return;
      over = true;
      const element = event.currentTarget;
      timer = setTimeout(() => peek.show(element, card(), reason), REST);
    },
    onpointerleave: (event) => {
      over = false;
      release();
      if (event.pointerType === "mouse") peek.hide();
    },
    onpointerdown: (event) => {
      held = false;
      finger = event.pointerType === "touch";
      if (event.pointerType === "mouse") return;
      const element = event.currentTarget;
      timer = setTimeout(() => {
        // what is carried is not held to be read
        if ("dragged" in element.dataset) return;
        held = true;
        peek.keep(element, card(), reason);
      }, HOLD);
    },
    onpointerup: release,
    onpointercancel: release,
    onfocus: (event) => {
      if (event.currentTarget.matches(":focus-visible")) peek.show(event.currentTarget, card(), reason);
    },
    onblur: () => peek.hide(),
    oncontextmenu: (event) => {
      event.preventDefault();
      if (!held) peek.keep(event.currentTarget, card(), reason);
    },
  };
}
