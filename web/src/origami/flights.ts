// Cards that come and go are seen to travel: a card that lies elsewhere now comes from where it lay, one from the deck
// comes from the deck, and one that is gone flies to the discards or to whoever took it. Nothing waits for it.

import type { ToldEvent } from "../protocol";

const TIME = 200;
/** More news than a turn brings is a leap, in a replay for instance. */
const LEAP = 60;
const PUTTING: readonly ToldEvent["event"][] = ["placed", "tucked", "replaced", "moved", "sunk"];

interface Lying {
  card: string;
  box: DOMRect;
  element: HTMLElement;
}

/** Where all cards of the table lie now; those in a tray are only meant to be seen there. */
export function lying(board: HTMLElement): Lying[] {
  return [...board.querySelectorAll<HTMLElement>("[data-card]:not(.tray *)")]
    .filter((element) => element.offsetParent !== null)
    .map((element) => ({ card: element.dataset["card"]!, box: element.getBoundingClientRect(), element }));
}

function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** From how it lay to how it lies now; `events` are those that came in between, `own` the seat that looks on. */
export function fly(board: HTMLElement, before: Lying[], events: readonly ToldEvent[], own: number | null): void {
  const now = lying(board);
  const stayed = new Set(now.map(({ element }) => element));
  const gone = before.filter(({ element, card }) => !stayed.has(element) || element.dataset["card"] !== card);
  const known = new Map(before.map((one) => [one.element, one]));
  const news = events.length > LEAP ? [] : events;
  const put = news.filter((event) => PUTTING.includes(event.event) && event.seat !== own);
  // what is new is so until one acts oneself
  if (events.some((event) => event.seat === own && event.event !== "turn")) for (const { element } of now) delete element.dataset["fresh"];
  for (const one of now) {
    const was = known.get(one.element);
    if (was?.card === one.card) {
      travel(one.element, was.box, one.box);
      continue;
    }
    const seat = one.element.closest<HTMLElement>("[data-seat]");
    const column = one.element.closest<HTMLElement>("[data-column]");
    if (put.some((event) => "column" in event && event.card === one.card && event.column === column?.dataset["column"])) one.element.dataset["fresh"] = "";
    const match = gone.findIndex(({ card }) => card === one.card);
    const place = seat ? hand(board, Number(seat.dataset["seat"])) : pile(board, one.card === "rice-paper" ? "paper" : "deck");
    const from = match >= 0 ? gone.splice(match, 1)[0]!.box : place;
    if (match < 0 && news.length > 0 && one.element.closest(".line, .hand")) one.element.dataset["fresh"] = "";
    if (from) travel(one.element, from, one.box);
  }
  for (const one of gone) {
    const taken = events.find((event) => event.event === "taken" && event.card === one.card);
    const to = taken && taken.seat !== own ? hand(board, taken.seat) : pile(board, "discards");
    if (to) vanish(one, to);
  }
}

function pile(board: HTMLElement, name: string): DOMRect | undefined {
  return board.querySelector(`[data-pile="${name}"]`)?.getBoundingClientRect();
}

function hand(board: HTMLElement, seat: number | null): DOMRect | undefined {
  return board.querySelector(`[data-seat="${String(seat)}"] [data-hand]`)?.getBoundingClientRect();
}

function shift(from: DOMRect, to: DOMRect): string {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${x}px, ${y}px)`;
}

function travel(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const far = Math.abs(from.left - to.left) + Math.abs(from.top - to.top);
  if (far < 2 || still()) return;
  element.animate([{ transform: shift(from, to), zIndex: 5 }, { transform: "none", zIndex: 5 }], { duration: TIME, easing: "ease-out" });
}

/** A copy of what is gone travels for it. */
function vanish({ element, box }: Lying, to: DOMRect): void {
  if (still()) return;
  const copy = element.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.removeAttribute("data-card");
  Object.assign(copy.style, { position: "fixed", left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`, margin: "0", zIndex: "9", pointerEvents: "none" });
  document.body.append(copy);
  const flight = copy.animate([{ opacity: 1 }, { opacity: 0, transform: shift(to, box) }], { duration: TIME, easing: "ease-in" });
  flight.onfinish = () => copy.remove();
  flight.oncancel = () => copy.remove();
}
