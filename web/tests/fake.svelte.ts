// A table that asks what it is told to and notes what is said to it.

import { flushSync } from "svelte";

import type { AheadView, DecisionView } from "../src/protocol";

export class FakeTable {
  decision = $state.raw<DecisionView | null>(null);
  busy = 0;
  viewer = 0;
  said: (number[] | "undo" | "ahead")[] = [];
  told: Partial<AheadView> | null = null;
  /** What is asked once the last answer is taken back. */
  before: DecisionView | null = null;

  answer(options: number[]): Promise<boolean> {
    this.said.push(options);
    return Promise.resolve(true);
  }

  undo(): Promise<boolean> {
    this.said.push("undo");
    if (this.before) this.decision = this.before;
    return Promise.resolve(true);
  }

  ahead(): Promise<AheadView | null> {
    this.said.push("ahead");
    return Promise.resolve(this.told && { type: "ahead", id: 1, decision: null, ways: [], outlook: [], ...this.told });
  }

  /** A new question comes to whoever follows. */
  async ask(decision: DecisionView | null, follower: { follow(): Promise<void> }): Promise<void> {
    this.decision = decision;
    flushSync();
    await follower.follow();
  }
}
