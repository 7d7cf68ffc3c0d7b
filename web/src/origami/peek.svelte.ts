// The one card that is looked at closely: under the pointer, in focus, or held by a finger.

/** So long a finger rests on a card that is to be looked at, not picked. */
const HOLD = 450;

class Peek {
  card = $state<string | null>(null);
  reason = $state("");
  /** It stays until it is closed: fingers cannot hover. */
  kept = $state(false);
  #shown: Element | null = null;

  show(element: Element, card: string, reason: string): void {
    if (this.kept) return;
    this.#shown = element;
    this.card = card;
    this.reason = reason;
  }

  /** The table has changed: what was looked at may be gone from under the pointer. */
  settle(): void {
    if (this.#shown && !this.#shown.isConnected) this.hide();
  }

  hide(): void {
    if (!this.kept) this.card = null;
  }

  keep(card: string, reason: string): void {
    this.card = card;
    this.reason = reason;
    this.kept = true;
  }

  toggle(card: string, reason: string): void {
    if (this.kept && this.card === card) this.close();
    else this.keep(card, reason);
  }

  close(): void {
    this.kept = false;
    this.card = null;
  }
}

export const peek = new Peek();

type Handlers = Pick<
  import("svelte/elements").HTMLButtonAttributes,
  "onclick" | "onpointerenter" | "onpointerleave" | "onpointerdown" | "onpointerup" | "onpointercancel" | "onfocus" | "onblur" | "oncontextmenu"
>;

/** What makes a button a card: a click picks it, or else shows it large; so do pointer, focus and a long press. */
export function looking(card: () => string, reason: () => string, pick: () => (() => unknown) | undefined): Handlers {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  const release = (): void => clearTimeout(timer);
  return {
    onclick: () => {
      // the end of a long press is no click
      if (held) {
        held = false;
        return;
      }
      const picked = pick();
      if (!picked) {
        peek.toggle(card(), reason());
        return;
      }
      peek.close();
      picked();
    },
    onpointerenter: (event) => {
      if (event.pointerType === "mouse") peek.show(event.currentTarget, card(), reason());
    },
    onpointerleave: (event) => {
      release();
      if (event.pointerType === "mouse") peek.hide();
    },
    onpointerdown: (event) => {
      held = false;
      if (event.pointerType === "mouse") return;
      timer = setTimeout(() => {
        held = true;
        peek.keep(card(), reason());
      }, HOLD);
    },
    onpointerup: release,
    onpointercancel: release,
    onfocus: (event) => {
      if (event.currentTarget.matches(":focus-visible")) peek.show(event.currentTarget, card(), reason());
    },
    onblur: () => peek.hide(),
    oncontextmenu: (event) => {
      event.preventDefault();
      if (!held) peek.keep(card(), reason());
    },
  };
}
