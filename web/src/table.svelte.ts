// A table as this browser knows it: fed by messages, drawn by whatever looks at it. It knows no rules.

import { say } from "./language.svelte";
import { Connection, Refusal, type Request } from "./connection";
import { forget } from "./mine";
import type {
  AheadView,
  ChatLine,
  ClockInfo,
  DecisionView,
  Known,
  Problem,
  ServerMessage,
  TableInfo,
  ToldEvent,
  View,
} from "./protocol";

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
  info = $state.raw<TableInfo | null>(null);
  present = $state.raw<string[]>([]);
  watchers = $state(0);
  clock = $state.raw<{ info: ClockInfo; at: number } | null>(null);
  person = $state<string | null>(null);
  sides = $state.raw(new Map<Viewer, Side>());
  chat = $state.raw<ChatLine[]>([]);
  up = $state(false);
  ended = $state.raw<Problem | null>(null);
  problem = $state.raw<Problem | null>(null);
  busy = $state(0);
  #connection: Connection | null;

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
    this.#connection?.close();
  }

  /** The seats that this person plays. */
  get seats(): number[] {
    const seats = this.info?.seats ?? [];
    return seats.flatMap((seat, number) => (this.person !== null && seat.person === this.person ? [number] : []));
  }

  /** Whose view is shown: one's own seat that is asked, or else the first. */
  get viewer(): Viewer {
    const asked = this.seats.find((seat) => this.decisionOf(seat) !== null);
    return asked ?? this.seats[0] ?? null;
  }

  get side(): Side | null {
    return this.sides.get(this.viewer) ?? null;
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

  /** What the shown seat is asked, if it may answer now. */
  get decision(): DecisionView | null {
    return this.viewer === null || this.info?.paused || this.info?.frozen ? null : this.decisionOf(this.viewer);
  }

  /** Whether the shown seat may take its last answer back. */
  get undoable(): boolean {
    return this.running && this.view?.can_undo === true;
  }

  decisionOf(seat: number): DecisionView | null {
    const asked = this.sides.get(seat)?.view.decisions ?? [];
    return (asked.find((decision) => decision.seat === seat && "options" in decision) as DecisionView) ?? null;
  }

  /** Ask the server; a refusal is kept to be shown, and nothing else changes. */
  async ask(request: Request): Promise<boolean> {
    if (!this.#connection) return false;
    this.busy++;
    this.problem = null;
    try {
      await this.#connection.ask(request);
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
    const decision = this.decision;
    if (!decision) return Promise.resolve(false);
    return this.ask({ type: "answer", seat: decision.seat, decision: decision.id, options });
  }

  undo(): Promise<boolean> {
    return this.viewer === null ? Promise.resolve(false) : this.ask({ type: "undo", seat: this.viewer });
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
      case "view": {
        const before = this.sides.get(message.seat);
        const kept = before && before.revision === message.revision ? before.events.slice(0, message.since) : [];
        const side = { revision: message.revision, events: [...kept, ...message.events], view: message.view };
        this.sides = new Map(this.sides).set(message.seat, side);
        break;
      }
      case "bye":
        if (!message.retry) this.ended = message.error;
        if (LOST.includes(message.error.code)) forget(this.id, this.secret);
        break;
    }
  }
}

export function socketAddress(where: Location = location): string {
  return `${where.protocol === "https:" ? "wss" : "ws"}://${where.host}/api/socket`;
}
