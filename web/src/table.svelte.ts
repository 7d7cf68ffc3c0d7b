// A table as this browser knows it: fed by messages, drawn by whatever looks at it. It knows no rules.

import { Begun, type Chosen } from "./begun.svelte";
import { language, say } from "./language.svelte";
import { Connection, Refusal, type Request } from "./connection";
import { Film } from "./film.svelte";
import { forget } from "./mine";
import type {
  AheadView,
  ChatLine,
  ClockInfo,
  DecisionView,
  Known,
  OptionView,
  Problem,
  ServerMessage,
  TableInfo,
  ToldEvent,
  View,
  ViewNews,
} from "./protocol";
import { settings } from "./settings.svelte";

/** A secret that opens nothing any more. */
const LOST = ["bad-secret", "sent-away"];

export interface Side {
  revision: number;
  events: ToldEvent[];
  view: View;
}

/** The seat whose view is shown is a number; those who watch have none. */
export type Viewer = number | null;

export class Table {
  #info = $state.raw<TableInfo | null>(null);
  present = $state.raw<string[]>([]);
  watchers = $state(0);
  clock = $state.raw<{ info: ClockInfo; at: number } | null>(null);
  person = $state<string | null>(null);
  /** How it looks to everybody whose view one has: the newest, which need not be shown yet. */
  sides = $state.raw(new Map<Viewer, Side>());
  chat = $state.raw<ChatLine[]>([]);
  up = $state(false);
  ended = $state.raw<Problem | null>(null);
  problem = $state.raw<Problem | null>(null);
  busy = $state(0);
  /** What others do, shown move by move. */
  readonly film = new Film<Side>({
    speed: () => settings.speed,
    still: () => matchMedia("(prefers-reduced-motion: reduce)").matches,
    hidden: () => document.hidden,
    hurried: () => this.viewer !== null && this.info?.plan.clock.kind === "live" && this.clock?.info.running.includes(this.viewer) === true,
  });
  /** Whether it is told again what happened long ago, step by step and as fast as one likes. */
  readonly retold: boolean = false;
  /** How often somebody here has done something to the game: what comes of that moves things under the pointer. */
  acts = 0;
  /** How many of the last answers gave themselves. */
  #spared = 0;
  /** What answered itself last, and what was asked: that nothing else could have been done is to be told. */
  spared = $state.raw<{ asked: DecisionView; said: OptionView } | null>(null);
  /** Whose hand one has looked into last, and what was in it. */
  seen = $state.raw<{ owner: number; cards: string[] } | null>(null);
  /** Whether one has just come back to what is asked. */
  returned = $state(false);
  readonly #begun = new Begun({
    ahead: (options) => this.ahead(options),
    answerTo: (asked, options) => this.#answer(asked, options),
  });
  #connection: Connection | null;
  /** Whose view has come since one was welcomed: what happened before that nobody wants to see happen. */
  #met = new Set<Viewer>();
  /** The question that one has answered, until the table has changed for it. */
  #answered: { seat: number; decision: string } | null = null;

  /** A table without an address is one that nobody tells anything: a finished game. */
  constructor(
    readonly id: string,
    readonly secret: string,
    address: string | null = socketAddress(),
  ) {
    this.#connection = address === null ? null : new Connection(address, id, secret, {
      hear: (message) => this.#hear(message),
      status: (up) => (this.up = up),
      known: () => [...this.sides].map(([seat, side]): Known => ({ seat, revision: side.revision, told: side.events.length })),
    });
  }

  close(): void {
    this.film.skip();
    this.#connection?.close();
  }

  /** The table; a game that has ended goes on for us until its last move was shown. */
  get info(): TableInfo | null {
    const { running, step } = this.film;
    const unseen = running && step !== null && this.live?.view.over === true;
    return unseen && this.#info?.phase === "over" ? { ...this.#info, phase: "playing", outcome: null } : this.#info;
  }

  set info(info: TableInfo | null) {
    this.#info = info;
  }

  /** The seats that this person plays. */
  get seats(): number[] {
    const seats = this.#info?.seats ?? [];
    return seats.flatMap((seat, number) => (this.person !== null && seat.person === this.person ? [number] : []));
  }

  /** Whose view is shown: one's own seat that is asked, or else the first. */
  get viewer(): Viewer {
    const asked = this.seats.find((seat) => this.decisionOf(seat) !== null);
    return asked ?? this.seats[0] ?? null;
  }

  /** The newest of what the shown seat sees. */
  get live(): Side | null {
    return this.sides.get(this.viewer) ?? null;
  }

  /** What is shown of it now. */
  get side(): Side | null {
    const { running, step } = this.film;
    return running && step?.viewer === this.viewer ? step.side : this.live;
  }

  get view(): View | null {
    return this.side?.view ?? null;
  }

  get hosting(): boolean {
    return this.person !== null && this.info?.host === this.person;
  }

  /** Whether one may decide about the people at this table. */
  get ruling(): boolean {
    return this.hosting && this.info?.frozen === null;
  }

  get names(): string[] {
    // who has had his name deleted is called by his number
    return (this.info?.seats ?? []).map((seat, number) => seat.name || (seat.kind === "person" ? say("player", { number: number + 1 }) : ""));
  }

  /** Whether the game can go on: it has begun, is not over, and is not there only to be looked at. */
  get playing(): boolean {
    return this.info?.phase === "playing" && this.info.frozen === null;
  }

  /** Whether it goes on at the moment. */
  get running(): boolean {
    return this.playing && !this.info?.paused;
  }

  /** What the shown seat is asked, if it may answer now and what is shown has come to that; of an action that it has begun,
   *  what comes next. */
  get decision(): DecisionView | null {
    return this.#begun.decision(this.#asked);
  }

  /** What the server has asked. */
  get #asked(): DecisionView | null {
    if (this.viewer === null || this.info?.paused || this.info?.frozen) return null;
    const asked = this.decisionOf(this.viewer);
    const { running, step } = this.film;
    // what comes of others' moves is asked when they have been seen
    if (running && step?.asks) return null;
    return asked && askedIn(this.view, this.viewer)?.id === asked.id ? asked : null;
  }

  /** Whether the shown seat may take its last answer back, or what it has chosen. */
  get undoable(): boolean {
    return this.running && (this.chosen.length > 0 || this.live?.view.can_undo === true);
  }

  /** What the shown seat has chosen and not yet said. */
  get chosen(): readonly Chosen[] {
    return this.#begun.chosen(this.#asked);
  }

  /** Whether that is all that can be chosen: it only has to be said. */
  get complete(): boolean {
    return this.#begun.complete(this.#asked);
  }

  /** Choose something without saying so yet. */
  async choose(opening: number[], first: DecisionView, one: Chosen): Promise<void> {
    this.acts++;
    if (this.#asked) await this.#begun.choose(this.#asked, opening, first, one);
  }

  /** Put back something that was chosen. */
  async putBack(number: number): Promise<void> {
    this.acts++;
    await this.#begun.putBack(this.#asked, number);
  }

  /** Say what was chosen. */
  async sayChosen(): Promise<void> {
    await this.#begun.say(this.#asked);
  }

  /** What there is to wait for until it is known what comes after the choice, if there is. */
  get looking(): Promise<void> | null {
    return this.#begun.looking;
  }

  /** The move of somebody else that is being shown, all of it in words. */
  get caption(): string {
    const { running, step } = this.film;
    return running && step && !step.own ? language.words.short(step.events, this.names, this.viewer).join(" ") : "";
  }

  /** Whether a seat is at work: its move is being shown, or else it is asked something. */
  atWork(seat: number): boolean {
    const { mover } = this.film;
    return mover === null ? (this.view?.decisions ?? []).some((one) => one.seat === seat) : mover === seat;
  }

  /** What a seat is asked, shown or not. */
  decisionOf(seat: number): DecisionView | null {
    return askedIn(this.sides.get(seat)?.view, seat);
  }

  /** Ask the server; a refusal is kept to be shown, and nothing else changes. */
  async ask(request: Request): Promise<boolean> {
    if (!this.#connection) return false;
    this.busy++;
    this.problem = null;
    try {
      await this.#connection.ask(request);
      // what was refused a moment before need not be answered any more
      if (request.type === "answer") this.problem = null;
      return true;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.problem = refusal.problem;
      return false;
    } finally {
      this.busy--;
    }
  }

  answer(options: number[]): Promise<boolean> {
    this.#spared = 0;
    this.returned = false;
    const asked = this.#asked;
    return asked ? this.#answer(asked, [...this.#begun.options(asked), ...options]) : Promise.resolve(false);
  }

  async #answer(asked: DecisionView, options: number[]): Promise<boolean> {
    // one question, one answer: the table may take its time to change for it
    if (this.#answered?.decision === asked.id) return false;
    this.acts++;
    this.film.skip();
    this.spared = this.seen = null;
    this.#answered = { seat: asked.seat, decision: asked.id };
    const taken = await this.ask({ type: "answer", seat: asked.seat, decision: asked.id, options });
    if (!taken) this.#answered = null;
    return taken;
  }

  /** An answer that somebody need not give himself: to take back the one before it takes this one back, too. */
  async spare(asked: DecisionView, said: OptionView): Promise<boolean> {
    const spared = this.#spared + 1;
    const heard = await this.answer([said.id]);
    if (!heard) return false;
    this.#spared = spared;
    this.spared = { asked, said };
    return true;
  }

  /** How long bots wait, in milliseconds, for somebody who might take back what he did; 0 if nobody need wait. */
  get grace(): number {
    const bots = (this.live?.view.decisions ?? []).some(({ seat }) => seat !== this.viewer && this.#isBot(seat));
    const last = this.undoable && this.decision === null && !this.film.running && bots;
    return last ? (this.info?.plan.bot_pause ?? 0) * 1000 : 0;
  }

  #isBot(seat: number): boolean {
    const info = this.#info?.seats[seat];
    return info?.kind === "bot" || Boolean(info?.stand_in);
  }

  /** Take back what was done with the last click. */
  async undo(): Promise<boolean> {
    this.acts++;
    if (this.chosen.length > 0) {
      await this.#begun.putBack(this.#asked);
      return true;
    }
    const seat = this.viewer;
    if (seat === null) return false;
    const more = this.#spared;
    this.#spared = 0;
    this.returned = true;
    const back = await this.ask({ type: "undo", seat });
    for (let left = more; back && left > 0 && this.live?.view.can_undo; left--) await this.ask({ type: "undo", seat });
    return back;
  }

  /** What the shown seat would be asked after some options, or more about what it is asked now. It changes nothing. */
  async ahead(options: number[] = []): Promise<AheadView | null> {
    const seat = this.viewer;
    if (seat === null || !this.#connection) return null;
    try {
      const reply = await this.#connection.ask({ type: "ahead", seat, options });
      return reply.type === "ahead" ? reply : null;
    } catch (refusal) {
      if (refusal instanceof Refusal) return null;
      throw refusal;
    }
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.person = message.person;
        this.#met.clear();
        break;
      case "table":
        this.info = message.table;
        this.present = message.present;
        this.watchers = message.watchers;
        this.clock = message.clock && { info: message.clock, at: performance.now() };
        break;
      case "chat": {
        const last = this.chat.at(-1)?.number ?? -1;
        this.chat = [...this.chat, ...message.lines.filter((line) => line.number > last)];
        break;
      }
      case "unsaid":
        this.chat = this.chat.filter((line) => !message.numbers.includes(line.number));
        break;
      case "view":
        this.#see(message);
        break;
      case "bye":
        if (!message.retry) this.ended = message.error;
        if (LOST.includes(message.error.code)) forget(this.id, this.secret);
        break;
    }
  }

  #see({ seat, revision, since, events, view }: ViewNews): void {
    const looking = this.viewer;
    const before = this.sides.get(seat);
    const goesOn = before?.revision === revision;
    const side = { revision, events: [...(goesOn ? before.events.slice(0, since) : []), ...events], view };
    this.sides = new Map(this.sides).set(seat, side);
    const met = this.#met.has(seat);
    this.#met.add(seat);
    if (this.viewer !== looking) {
      // somebody else at the same screen is to see how it stands
      this.film.skip();
      return;
    }
    if (seat !== this.viewer) return;
    const question = seat === null ? undefined : askedIn(view, seat)?.id;
    const asks = question !== undefined && question !== askedIn(before?.view, seat!)?.id;
    if (!met || !goesOn || since < before.events.length) {
      this.film.skip();
    } else if (this.#answered?.seat === seat && askedIn(view, seat)?.id !== this.#answered.decision) {
      this.#answered = null;
      this.seen = seat === null ? null : lookedAt(events, seat);
      this.film.own({ viewer: seat, side, events, asks });
    } else if (events.length > 0) {
      this.film.tell({ viewer: seat, side, events, asks }, before);
    } else {
      this.film.amend(side, asks);
    }
  }
}

/** What somebody saw in whose hand, if he looked into one. */
function lookedAt(events: readonly ToldEvent[], seat: number): { owner: number; cards: string[] } | null {
  const looked = events.findLast((event) => event.event === "hand-looked" && event.seat === seat);
  if (looked?.event !== "hand-looked") return null;
  const cards = events.flatMap((event) => (event.event === "saw" && event.seat === seat && event.card !== null ? [event.card] : []));
  return { owner: looked.owner, cards };
}

function askedIn(view: View | null | undefined, seat: number): DecisionView | null {
  const asked = view?.decisions ?? [];
  return (asked.find((decision) => decision.seat === seat && "options" in decision) as DecisionView) ?? null;
}

export function socketAddress(where: Location = location): string {
  return `${where.protocol === "https:" ? "wss" : "ws"}://${where.host}/api/socket`;
}
