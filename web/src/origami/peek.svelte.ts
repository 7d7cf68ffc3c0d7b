// The one card that is looked at closely.

class Peek {
  card = $state<string | null>(null);
  reason = $state("");
  #kept = false;

  show(card: string, reason = ""): void {
    if (this.#kept) return;
    this.card = card;
    this.reason = reason;
  }

  hide(): void {
    if (!this.#kept) this.card = null;
  }

  /** Keep it open, for fingers that cannot hover; a second tap closes it. */
  toggle(card: string): void {
    const close = this.#kept && this.card === card;
    this.#kept = !close;
    this.card = close ? null : card;
    this.reason = "";
  }

  close(): void {
    this.#kept = false;
    this.card = null;
  }
}

export const peek = new Peek();
