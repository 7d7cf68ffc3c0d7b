// A table that asks what it is told to and notes what is said to it.

import { flushSync } from "svelte";

import { Begun, type Chosen } from "../src/begun.svelte";
import type { AheadView, DecisionView } from "../src/protocol";

export class FakeTable {
  asked = $state.raw<DecisionView | null>(null);
  busy = 0;
  viewer = 0;
  names = ["Ann", "Bo", "Cem"];
  said: (number[] | "undo" | "ahead")[] = [];
  told: Partial<AheadView> | null = null;
  /** What is asked once the last answer is taken back. */
  before: DecisionView | null = null;

  /** What is asked after these options; nothing, if that is not told. */
  after: (options: number[]) => DecisionView | null = () => null;
  /** Options that the server would refuse. */
  refuses: (options: number[]) => boolean = () => false;
  #begun = new Begun({
    ahead: (options) => Promise.resolve(this.refuses(options) ? null : { type: "ahead", id: 1, decision: this.after(options), ways: [], outlook: [] }),
    answerTo: (_, options) => Promise.resolve(this.said.push(options) > 0),
  });

  get decision(): DecisionView | null {
    return this.#begun.decision(this.asked);
  }

  get chosen(): readonly Chosen[] {
    return this.#begun.chosen(this.asked);
  }

  get complete(): boolean {
    return this.#begun.complete(this.asked);
  }

  get looking(): Promise<void> | null {
    return this.#begun.looking;
  }

  choose(opening: number[], first: DecisionView, one: Chosen): Promise<void> {
    return this.#begun.choose(this.asked!, opening, first, one);
  }

  putBack(number: number): Promise<void> {
    return this.#begun.putBack(this.asked, number);
  }

  sayChosen(): Promise<void> {
    return this.#begun.say(this.asked);
  }

  answer(options: number[]): Promise<boolean> {
    this.said.push([...this.#begun.options(this.asked), ...options]);
    return Promise.resolve(true);
  }

  undo(): Promise<boolean> {
    this.said.push("undo");
    if (this.before) this.asked = this.before;
    return Promise.resolve(true);
  }

  ahead(options: number[] = []): Promise<AheadView | null> {
    if (options.length > 0) return Promise.resolve({ type: "ahead", id: 1, decision: this.after(options), ways: [], outlook: [] });
    this.said.push("ahead");
    return Promise.resolve(this.told && { type: "ahead", id: 1, decision: null, ways: [], outlook: [], ...this.told });
  }

  /** A new question comes to whoever follows. */
  async ask(decision: DecisionView | null, follower: { follow(): Promise<void> }): Promise<void> {
    this.asked = decision;
    flushSync();
    await follower.follow();
  }
}
