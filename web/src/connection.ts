// One connection to a table. It comes back by itself when it breaks, into the same decision.

import { taken } from "./early";
import { PROTOCOL, type Bye, type ClientMessage, type Known, type Problem, type ServerMessage } from "./protocol";

type Without<Message> = Message extends { id: number } ? Omit<Message, "id"> : never;
export type Request = Without<ClientMessage>;
type Answered = Extract<ServerMessage, { id: number }>;

/** The server refused something, by a code. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

export interface Ends {
  /** Something came that was not a reply. */
  hear(message: Exclude<ServerMessage, Answered>): void;
  /** It is up, or down for the moment. */
  status(up: boolean): void;
  /** What of the events is known, for hello. */
  known(): Known[];
}

const LONGEST_WAIT = 15_000;
/** The server takes the silent for gone, and we a server that does not reply. */
const PING_EVERY = 30_000;

export class Connection {
  #socket: WebSocket | null = null;
  #number = 0;
  #waiting = new Map<number, { done: (reply: Answered) => void; failed: (problem: Error) => void }>();
  #wait = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #heard = 0;

  constructor(
    private readonly address: string,
    private readonly table: string,
    private readonly secret: string,
    private readonly ends: Ends,
  ) {
    this.#open();
  }

  /** Ask for something; what the server says to it. */
  ask(request: Request): Promise<Answered> {
    return new Promise((done, failed) => {
      const id = ++this.#number;
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        failed(new Refusal({ code: "server-stopping", args: {} }));
        return;
      }
      this.#waiting.set(id, { done, failed });
      this.#socket.send(JSON.stringify({ ...request, id }));
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pings);
    this.#socket?.close();
  }

  #open(): void {
    const early = taken(this.table, this.secret);
    const socket = early?.socket ?? new WebSocket(this.address);
    this.#socket = socket;
    const begin = (): void => {
      this.#heard = Date.now();
      this.#pings = setInterval(() => this.#ping(socket), PING_EVERY);
    };
    const hear = (data: unknown): void => {
      this.#heard = Date.now();
      this.#hear(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onopen = () => {
      const { table, secret } = this;
      socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, table, secret, known: this.ends.known() }));
      begin();
    };
    socket.onmessage = ({ data }) => hear(data);
    socket.onclose = () => this.#lost();
    if (early && socket.readyState === WebSocket.OPEN) {
      begin();
      // whoever listens is not ready before it has the connection in its hands
      queueMicrotask(() => early.heard.forEach(hear));
    }
  }

  #ping(socket: WebSocket): void {
    if (Date.now() - this.#heard > 2 * PING_EVERY) socket.close();
    else socket.send(JSON.stringify({ type: "ping", id: 0 }));
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "reply":
      case "ahead":
      case "sight":
        this.#reply(message);
        return;
      case "welcome":
        this.#wait = 0;
        this.ends.status(true);
        break;
      case "bye":
        this.#closed = !(message satisfies Bye).retry;
        break;
    }
    this.ends.hear(message);
  }

  #reply(message: Answered): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === "reply" && message.error) waiting?.failed(new Refusal(message.error));
    else waiting?.done(message);
  }

  #lost(): void {
    clearInterval(this.#pings);
    for (const { failed } of this.#waiting.values()) failed(new Refusal({ code: "server-stopping", args: {} }));
    this.#waiting.clear();
    if (this.#closed) return;
    this.ends.status(false);
    this.#timer = setTimeout(() => this.#open(), this.#wait + Math.random() * 300);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2 || 500);
  }
}
