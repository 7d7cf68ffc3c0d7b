// What happens is heard once, not twice at a time, and only by those who want to.

import { beforeEach, describe, expect, it, vi } from "vitest";

import type { ToldEvent } from "../src/protocol";
import { soundsOf } from "../src/sound";
import { Player, SOUNDS, type Sound } from "../src/sounds";

const taken: ToldEvent = { event: "taken", seat: 0, card: "fox", place: 1 };
const paid: ToldEvent = { event: "paid", seat: 0, card: "cat" };
const placed: ToldEvent = { event: "placed", seat: 0, card: "fox", column: "left" };
const earned: ToldEvent = { event: "earned", seat: 0, coins: 2, why: "pass" as never };
const ended: ToldEvent = { event: "ended", seat: null };

describe("what events sound like", () => {
  it("is each kind once, in order", () => {
    expect(soundsOf([paid, paid, placed, earned, taken], true)).toEqual(["fold", "slide", "coin"]);
  });

  it("is nothing for single cards of others", () => {
    expect(soundsOf([taken, paid], false)).toEqual([]);
    expect(soundsOf([taken, paid, placed], false)).toEqual(["slide"]);
  });

  it("is the end alone when it is over", () => {
    expect(soundsOf([placed, ended, earned], false)).toEqual(["end"]);
  });
});

describe("the player", () => {
  it("never plays two of a kind within 80 ms", () => {
    const context = { currentTime: 0 };
    const played: [Sound, number][] = [];
    const made = Object.fromEntries(Object.keys(SOUNDS).map((name) => [name, (_: unknown, at: number) => played.push([name as Sound, at])]));
    const player = new Player(context as BaseAudioContext, made as never);
    for (const [sound, at] of [["slide", 0], ["slide", 0.05], ["tap", 0.06], ["slide", 0.079], ["slide", 0.081], ["tap", 0.1]] as const) {
      context.currentTime = at;
      player.play(sound);
    }
    expect(played).toEqual([["slide", 0], ["tap", 0.06], ["slide", 0.081]]);
  });
});

describe("a page", () => {
  const played = vi.fn();
  beforeEach(() => {
    vi.resetModules();
    localStorage.clear();
    played.mockClear();
    vi.doMock("../src/sounds", () => ({ player: () => ({ play: played }) }));
  });

  const opened = async () => {
    const { listen, heard } = await import("../src/sound");
    const { settings } = await import("../src/settings.svelte");
    return { stop: listen(), heard, settings };
  };

  it("is silent until it is touched", async () => {
    const { heard, stop } = await opened();
    await heard([placed], true);
    expect(played).not.toHaveBeenCalled();
    dispatchEvent(new Event("pointerdown"));
    await heard([placed], true);
    expect(played).toHaveBeenCalledWith("slide", 0);
    stop();
  });

  it("is silent for whoever wants that", async () => {
    const { heard, settings, stop } = await opened();
    dispatchEvent(new Event("keydown"));
    settings.sound = false;
    await heard([placed], true);
    expect(played).not.toHaveBeenCalled();
    settings.sound = true;
    await heard([placed, earned], true);
    expect(played.mock.calls.map(([sound]) => sound)).toEqual(["slide", "coin"]);
    stop();
  });
});
