// What others do is shown move by move, however fast it was done: a queue of what is still to be seen. It knows no page;
// whoever draws the table looks at `step`.

import type { ToldEvent } from "./protocol";
import type { Speed } from "./settings.svelte";

/** How long a kind of event is seen to happen, and how long after one like it the next begins. */
interface Length {
  ms: number;
  by: number;
}

const DRAW: Length = { ms: 320, by: 60 };
const PAY: Length = { ms: 280, by: 50 };
const PLACE: Length = { ms: 420, by: 120 };
const PAINT: Length = { ms: 140, by: 40 };
const STAR: Length = { ms: 200, by: 80 };
const COIN: Length = { ms: 300, by: 60 };
const ROLL: Length = { ms: 600, by: 120 };

const LENGTHS: Partial<Record<ToldEvent["event"], Length>> = {
  taken: DRAW,
  drawn: DRAW,
  "paper-drawn": DRAW,
  fetched: DRAW,
  kept: DRAW,
  given: DRAW,
  stolen: DRAW,
  "to-line": DRAW,
  "turned-up": DRAW,
  paid: PAY,
  "paid-by-discard": PAY,
  "paid-double": PAY,
  lowered: PAY,
  discarded: PAY,
  "look-discarded": PAY,
  "line-discarded": PAY,
  "collection-discarded": PAY,
  placed: PLACE,
  tucked: PLACE,
  replaced: PLACE,
  moved: PLACE,
  sunk: PLACE,
  "line-played": PLACE,
  "discard-played": PLACE,
  painted: PAINT,
  surrounded: STAR,
  "outline-filled": STAR,
  earned: COIN,
  spent: COIN,
  erupted: COIN,
  bid: COIN,
  auction: ROLL,
  "colour-rolled": ROLL,
  "shape-rolled": ROLL,
  "rival-rolled": ROLL,
  rerolled: ROLL,
};

/** A move of somebody else is seen for so long at least, and no longer than that; then there is a rest. */
const LEAST = 900;
export const MOST = 1500;
/** What is said in a word, one after the other: a bid, a pass. */
const BRIEF = 500;
const SHORT: readonly ToldEvent["event"][] = ["bid", "passed", "cannot-bid"];
/** Whoever has looked into a hand sees what is in it for so long, before anybody moves on. */
const LOOK = 2500;
/** A move may come as several answers, one shortly after the other: for so long the film waits for the rest of it. */
export const GATHER = 250;
/** The crane takes so long to whose turn it is; nobody waits for it. */
export const TURN = 600;
/** Where nothing may move, a change is faded in for so long, and that is also all the rest there is. */
export const FADE = 120;
/** So much in all if one's own clock runs meanwhile. */
const HURRY = 600;
/** So many moves may wait; where there are more, each is shown the shorter. */
const MANY = 10;
/** Whoever has missed more than that wants to know how it stands. */
const TOO_MANY = 60;
/** So long the film waits for a table that is still being drawn. */
const PATIENCE = 4000;

/** What the times of a move are multiplied with, and how long the rest after it is. */
const SPEEDS: Record<Speed, { pace: number; rest: number }> = {
  off: { pace: 0, rest: 0 },
  fast: { pace: 0.5, rest: 200 },
  normal: { pace: 1, rest: 400 },
  slow: { pace: 1.6, rest: 1000 },
};

/** What begins a move, whoever moved before. */
const BEGINNINGS: readonly ToldEvent["event"][] = ["announced", "line-played", "discard-played", "special", "auction", "round"];
/** What ends one. */
const ENDS: readonly ToldEvent["event"][] = ["turn", "round", "ended"];

/** Who moves, as far as events tell. */
export function moverOf(events: readonly ToldEvent[]): number | null {
  return events.find(({ event, seat }) => seat !== null && !ENDS.includes(event))?.seat ?? null;
}

/** Whether some events belong to the move that others are of. */
function goesOn(before: readonly ToldEvent[], events: readonly ToldEvent[]): boolean {
  const [last, first] = [before.at(-1), events[0]];
  return !last || !first || (!ENDS.includes(last.event) && !BEGINNINGS.includes(first.event) && moverOf(before) === moverOf(events));
}

/** When something is seen to happen within its step, and for how long. */
export interface Cue {
  event: ToldEvent;
  at: number;
  ms: number;
}

/** Kind after kind, and within a kind one shortly after the other; never longer than a move may be. */
export function cues(events: readonly ToldEvent[]): Cue[] {
  const found: Cue[] = [];
  let [begun, end] = [0, 0];
  let last: Length | undefined;
  for (const event of events) {
    const length = LENGTHS[event.event];
    if (!length) {
      found.push({ event, at: end, ms: 0 });
      continue;
    }
    begun = length === last ? begun + length.by : end;
    const ms = length.ms + (event.event === "painted" ? length.by * (event.squares.length - 1) : 0);
    found.push({ event, at: begun, ms });
    end = Math.max(end, begun + ms);
    last = length;
  }
  const fit = Math.min(1, MOST / Math.max(1, end));
  return found.map(({ event, at, ms }) => ({ event, at: at * fit, ms: ms * fit }));
}

export const lasting = (told: readonly Cue[]): number => told.reduce((longest, { at, ms }) => Math.max(longest, at + ms), 0);

/** What came in one message, or in several that are one move: how it looks to whom, and what has happened. */
export interface News<Side> {
  viewer: number | null;
  side: Side;
  events: readonly ToldEvent[];
  /** Whether whoever looks on is asked something new then: that is not asked before all this was seen. */
  asks: boolean;
}

/** What waits to be shown, and since when. */
interface Waiting<Side> extends News<Side> {
  since: number;
}

/** A step that is being shown. */
export interface Step<Side> extends News<Side> {
  number: number;
  /** Whether one did it oneself. */
  own: boolean;
  /** What its times are to be multiplied with; 0: nothing is seen to move. */
  pace: number;
}

/** What the film must know of the world around it. */
export interface World {
  speed(): Speed;
  /** Whether somebody wants nothing to move. */
  still(): boolean;
  /** Whether nobody can see the page. */
  hidden(): boolean;
  /** Whether one's own clock runs. */
  hurried(): boolean;
}

export class Film<Side> {
  /** What is shown or was shown last, unless it was a leap. */
  step = $state.raw<Step<Side> | null>(null);
  /** Whether others' moves are being shown, so that what is shown need not be the newest. */
  running = $state(false);
  #queue: Waiting<Side>[] = [];
  #listeners = new Set<(events: readonly ToldEvent[], own: boolean) => void>();
  #audience: "none" | "coming" | "here" = "none";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #late: ReturnType<typeof setTimeout> | undefined;
  #began = 0;
  #number = 0;

  constructor(private readonly world: World) {}

  /** How many moves have not been shown yet. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Whose move is being shown. */
  get mover(): number | null {
    return this.running && this.step && !this.step.own ? moverOf(this.step.events) : null;
  }

  /** A table is going to be drawn: the film begins when it is there. Without anybody who looks on there is none. */
  expect(): () => void {
    this.#audience = "coming";
    this.#late = setTimeout(() => this.begin(), PATIENCE);
    return () => {
      clearTimeout(this.#late);
      this.#audience = "none";
      this.skip();
    };
  }

  /** The table is drawn. */
  begin(): void {
    if (this.#audience !== "coming") return;
    clearTimeout(this.#late);
    this.#audience = "here";
    if (this.#timer === undefined && this.#queue.length > 0) this.#next();
  }

  /** Whoever listens hears of every step when it is shown, and of none that is skipped. */
  onstep(listener: (events: readonly ToldEvent[], own: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Somebody else has moved; before that it looked so. */
  tell(news: News<Side>, before: Side): void {
    if (this.#audience === "none" || this.world.hidden() || this.#queue.length >= TOO_MANY) {
      this.skip();
      this.#announce(news.events, false);
      return;
    }
    this.#add(news);
    // what is drawn until then is how it was, so that all of it is seen
    if (!this.running && this.#timer === undefined) this.step = { ...news, side: before, events: [], asks: false, number: ++this.#number, own: false, pace: 0 };
    this.running = true;
    if (this.#audience === "coming") return;
    if (this.#timer === undefined) {
      this.#next();
    } else if (this.step && this.step.events.length > 0) {
      // the more wait the shorter is what is shown now, be it one's own
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#next(), Math.max(0, this.#began + this.#length(this.step) - performance.now()));
    }
  }

  /** What belongs to the same move is shown as one. */
  #add(news: News<Side>): void {
    const last = this.#queue.at(-1);
    const gathers = !this.world.still() && this.world.speed() !== "off";
    if (last && gathers && last.viewer === news.viewer && goesOn(last.events, news.events)) {
      this.#queue[this.#queue.length - 1] = { ...last, side: news.side, events: [...last.events, ...news.events], asks: last.asks || news.asks };
    } else {
      this.#queue.push({ ...news, since: gathers ? performance.now() : -Infinity });
    }
  }

  /** One has moved oneself: that is shown at once, and what others do then comes after it. */
  own(news: News<Side>): void {
    this.skip();
    if (this.#audience === "here" && !this.world.hidden()) this.#show(news, true);
    else this.#announce(news.events, true);
  }

  /** The same moment looks different by now; nothing has happened, but something may be asked. */
  amend(side: Side, asks: boolean): void {
    const last = this.#queue.at(-1);
    if (last) Object.assign(last, { side, asks: last.asks || asks });
    else if (this.step) this.step = { ...this.step, side, asks: this.step.asks || asks };
  }

  /** The newest is shown at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.step = null;
    this.running = false;
  }

  #next(): void {
    this.#timer = undefined;
    const next = this.#queue[0];
    if (!next) {
      this.running = false;
      return;
    }
    // what comes last may not be all of its move
    const early = this.#queue.length === 1 && !this.world.hurried() ? next.since + GATHER - performance.now() : 0;
    if (early > 0) {
      this.#timer = setTimeout(() => this.#next(), early);
      return;
    }
    this.#queue.shift();
    this.#show(next, false);
  }

  #show(news: News<Side>, own: boolean): void {
    const step = { ...news, number: ++this.#number, own, pace: 0 };
    this.step = { ...step, pace: this.#pace(step) };
    this.running = !own;
    this.#began = performance.now();
    this.#timer = setTimeout(() => this.#next(), this.#length(step));
    this.#announce(news.events, own);
  }

  #announce(events: readonly ToldEvent[], own: boolean): void {
    if (events.length > 0) for (const listener of this.#listeners) listener(events, own);
  }

  /** How long a step is seen to happen at the usual pace. */
  #full({ events, own }: Step<Side>): number {
    const seen = lasting(cues(events));
    const short = events.every(({ event }) => SHORT.includes(event));
    if (own) return events.some(({ event }) => event === "hand-looked") ? Math.max(LOOK, seen) : seen;
    return Math.max(short ? BRIEF : LEAST, seen);
  }

  /** How long a step is shown before the next one is. */
  #length(step: Step<Side>): number {
    const waiting = this.#queue.length;
    if (this.world.still()) return waiting > 0 || step.own || this.world.speed() === "off" ? 0 : FADE;
    const { pace, rest } = SPEEDS[this.world.speed()];
    const wanted = step.own ? this.#full(step) * pace : Math.min(MOST, this.#full(step) * pace) + rest;
    const shared = wanted * Math.min(1, (MANY / Math.max(1, waiting)) ** 2);
    return this.world.hurried() ? Math.min(shared, HURRY / (1 + waiting)) : shared;
  }

  /** The rest is no part of what moves. */
  #pace(step: Step<Side>): number {
    if (this.world.still()) return 0;
    const { pace, rest } = SPEEDS[this.world.speed()];
    if (step.own) return pace;
    const wanted = Math.min(MOST, this.#full(step) * pace);
    return wanted === 0 ? 0 : (wanted / this.#full(step)) * (this.#length(step) / (wanted + rest));
  }
}
