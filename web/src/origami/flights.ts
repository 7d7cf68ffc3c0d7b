// Cards that come and go are seen to travel: from where they lay, or from the pile or the hand that they come out of, to
// where they lie now, or to the pile or the hand that they vanish in.

import { mount, unmount } from "svelte";

import { apart, boxOf, seen, type Box, type Copy, type Scene, type Time, type Watch } from "../flights";
import type { ToldEvent } from "../protocol";
export { wins } from "./wins";
import Back from "./Back.svelte";
import Face from "./Face.svelte";

/** More news than a turn brings is a leap. */
const LEAP = 60;
const TALL = 1.4;
/** As wide is a card that is held out of sight. */
const SMALL = 34;
const SLIDE: Time = { at: 0, ms: 320 };

interface Lying {
  card: string;
  box: Box;
  element: HTMLElement;
  /** It is only meant to be seen there, while something is asked about it. */
  shown: boolean;
  zone: "line" | "hand" | "pile" | "column";
  /** The pile that it lies on, or the seat that it lies before. */
  pile: string | undefined;
  seat: string | undefined;
  column: string | undefined;
}

/** Whether a card that has come is the one that is spoken of. */
type Fits = (one: Lying) => boolean;

/** Where all cards of the table lie now. */
function lying(root: HTMLElement): Lying[] {
  return [...root.querySelectorAll<HTMLElement>("[data-card]")].filter(seen).map((element) => {
    const near = (attribute: string): string | undefined => element.closest(`[data-${attribute}]`)?.getAttribute(`data-${attribute}`) ?? undefined;
    const [pile, seat, column] = [near("pile"), near("seat"), near("column")];
    const line = element.closest(".line, [data-zone='line']") !== null;
    return {
      ...{ card: element.dataset["card"]!, box: element.getBoundingClientRect(), element, pile, seat, column },
      shown: element.closest(".tray, dialog, [popover]") !== null,
      zone: pile ? "pile" : column ? "column" : line ? "line" : "hand",
    };
  });
}

/** A card as it is seen in the air; without a name only its back is. */
function drawn(card: string | null, width: number): Copy {
  const element = document.createElement("div");
  if (card !== null) element.dataset["flying"] = card;
  element.style.cssText = `container: card / inline-size; font-size: ${width / 10}px; --card: ${width}px`;
  const face = card === null ? mount(Back, { target: element }) : mount(Face, { target: element, props: { card } });
  return { element, discard: () => void unmount(face) };
}

/** A whole card, of which perhaps only an edge lies there. */
const whole = (box: Box): Box => ({ left: box.left, top: box.top, width: box.width, height: box.width * TALL });

/** A small card in the middle of something else. */
function within(box: Box): Box {
  const width = Math.min(SMALL, box.width);
  return { left: box.left + (box.width - width) / 2, top: box.top + box.height / 2 - (width * TALL) / 2, width, height: width * TALL };
}

export const watch: Watch = (root) => {
  const before = lying(root);
  return (scene) => {
    const now = lying(root).filter(({ shown }) => !shown);
    const known = new Map(before.map((one) => [one.element, one]));
    const same = new Set(now.filter(({ element, card }) => known.get(element)?.card === card).map(({ element }) => element));
    const come = now.filter(({ element }) => !same.has(element));
    const gone = before.filter(({ element, shown }) => !shown && !same.has(element));
    const events = scene.cues.map(({ event }) => event);
    if (!scene.moving) {
      for (const { element } of come) scene.air.fade(element);
    } else if (events.length <= LEAP) {
      for (const { element, box } of now) {
        const was = same.has(element) ? known.get(element) : undefined;
        if (was && apart(was.box, box)) scene.air.slide(element, was.box, box, SLIDE);
      }
      new Flock(scene, before, come, gone).fly();
    }
  };
};

class Flock {
  constructor(
    private readonly scene: Scene,
    private readonly before: readonly Lying[],
    private readonly come: Lying[],
    private readonly gone: Lying[],
  ) {}

  fly(): void {
    let last: Time = { at: 0, ms: SLIDE.ms };
    for (const { event, at, ms } of this.scene.cues) {
      if (ms > 0 || event.event === "announced") last = { at, ms: Math.max(ms, 200) };
      this.#tell(event, last);
    }
    // a card that was on top is an edge now, one that was chosen lies elsewhere
    for (const one of [...this.come]) {
      const was = this.#leaves(one.card);
      if (was) this.#from(whole(was.box), one, { at: 0, ms: last.at + last.ms });
    }
    // the line is filled up when somebody has taken from it
    this.come.splice(0).forEach((one, number) => {
      const from = one.zone === "column" ? this.#hand(Number(one.seat)) : this.#pile(one.card === "rice-paper" ? "paper" : "deck");
      if (from && one.zone !== "pile") this.#from(from, one, { at: last.at + number * 60, ms: SLIDE.ms });
    });
    const discards = this.#pile("discards");
    this.gone.splice(0).forEach((one, number) => {
      if (discards && one.zone !== "pile") this.#vanish(one.card, whole(one.box), discards, { at: number * 50, ms: 280 });
      else if (one.pile === "discards") this.#wait(one, last);
    });
  }

  #tell(event: ToldEvent, time: Time): void {
    if (!("card" in event)) return;
    const { card, seat } = event;
    const held = (by: number | null): Fits => ({ zone, seat: before }) => zone === "hand" && (before === undefined ? by === this.scene.own : before === String(by));
    const discarded: Fits = ({ pile }) => pile === "discards";
    switch (event.event) {
      case "taken":
      case "fetched":
      case "drawn":
      case "paper-drawn":
      case "kept":
        this.#travel(card, this.#pile(SOURCES[event.event] ?? "deck"), this.#hand(seat), held(seat), time);
        break;
      case "turned-up":
        this.#travel(card, this.#pile("deck"), undefined, ({ zone }) => zone === "line", time);
        break;
      case "given":
        this.#travel(card, this.#hand(seat), this.#hand(event.to), held(event.to), time);
        break;
      case "stolen":
        this.#travel(card, this.#hand(seat), this.#hand(event.by), held(event.by), time);
        break;
      case "announced":
        if (seat === this.scene.own) this.#travel(card, this.#hand(seat), this.#zone("question"), () => false, time);
        break;
      case "paid":
      case "paid-double":
      case "discarded":
        // one's own stay in sight until all is paid
        if (seat !== this.scene.own || this.gone.some((one) => one.card === card)) this.#travel(card, this.#hand(seat), this.#pile("discards"), discarded, time);
        break;
      case "look-discarded":
      case "line-discarded":
      case "collection-discarded":
        this.#travel(card, this.#pile("deck"), this.#pile("discards"), discarded, time);
        break;
      case "to-line":
        this.#travel(card, this.#hand(seat), undefined, ({ zone }) => zone === "line", time);
        break;
      case "placed":
      case "tucked":
      case "replaced":
        this.#travel(card, this.#asked(event.card) ?? this.#hand(seat), undefined, (one) => one.column === event.column && one.seat === String(seat), time);
        break;
    }
  }

  /** Where a card was shown that something was asked about. */
  #asked(card: string): Box | undefined {
    return this.before.find((one) => one.shown && one.card === card)?.box;
  }

  /** From where it lay, if it was seen, to where it lies, if it is; else out of something, into something. */
  #travel(card: string | null, out: Box | undefined, into: Box | undefined, fits: Fits, time: Time): void {
    const is = card === null ? undefined : taken(this.come, (one) => one.card === card && fits(one));
    if (!is && !into) return;
    const was = card === null ? undefined : this.#leaves(card);
    const from = was ? whole(was.box) : out;
    if (from && is) this.#from(from, is, time);
    else if (from && into) this.#vanish(card, from, into, time);
  }

  #from(from: Box, one: Lying, time: Time): void {
    const to = whole(one.box);
    const edge = one.box.height < one.box.width;
    const under = one.pile === "discards" ? this.gone.findIndex(({ pile }) => pile === "discards") : -1;
    if (under >= 0) this.#wait(this.gone.splice(under, 1)[0]!, time);
    if (apart(from, to)) this.scene.air.fly(drawn(one.card, from.width), from, to, time, { target: one.element, vanish: edge });
  }

  /** What another card is going to cover stays in sight until then. */
  #wait(one: Lying, { at, ms }: Time): void {
    const box = whole(one.box);
    this.scene.air.fly(drawn(one.card, box.width), box, box, { at: 0, ms: at + ms });
  }

  #vanish(card: string | null, from: Box, to: Box, time: Time): void {
    this.scene.air.fly(drawn(card, from.width), from, to, time, { vanish: true });
  }

  #leaves(card: string): Lying | undefined {
    return taken(this.gone, (one) => one.card === card);
  }

  #pile(name: string): Box | undefined {
    const pile = this.scene.root.querySelector(`[data-pile="${name}"]`);
    const box = boxOf(pile?.querySelector("[data-card], .face, svg")) ?? boxOf(pile);
    return box && (box.height < box.width ? whole(box) : box);
  }

  #hand(seat: number | null): Box | undefined {
    const own = seat === this.scene.own ? this.#zone("hand") : undefined;
    const plate = boxOf(this.scene.root.querySelector(`[data-seat="${String(seat)}"] [data-hand]`)) ?? boxOf(this.scene.root.querySelector(`[data-seat="${String(seat)}"] [data-plate]`));
    return own ?? (plate && within(plate));
  }

  #zone(name: string): Box | undefined {
    const box = boxOf(this.scene.root.querySelector(`[data-zone="${name}"]`));
    return box && within(box);
  }
}

/** Which pile a card comes from, if not the deck. */
const SOURCES: Partial<Record<ToldEvent["event"], string>> = { fetched: "discards", "paper-drawn": "paper" };

function taken(from: Lying[], fits: Fits): Lying | undefined {
  const found = from.findIndex(fits);
  return found < 0 ? undefined : from.splice(found, 1)[0];
}
