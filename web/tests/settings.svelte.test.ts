// What somebody likes is kept as it was said, and nothing that stands there by mistake is believed.

import { beforeEach, describe, expect, it, vi } from "vitest";

import { read } from "../src/settings.svelte";

const USUAL = { speed: "normal", sound: true, notify: false, confirm: true, spare: true };

describe("what was kept", () => {
  it.each([[null], [""], ["{"], ["null"], ["7"], ["[]"], ['{"speed":"warp","sound":1,"notify":"yes","spare":null}'], ['{"other":true}']])("is as usual when it says %s", (text) => {
    expect(read(text)).toEqual(USUAL);
  });

  it("is believed as far as it makes sense", () => {
    expect(read('{"speed":"slow","sound":false,"confirm":"no","spare":false}')).toEqual({ ...USUAL, speed: "slow", sound: false, spare: false });
  });
});

describe("settings", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
  });

  const opened = async () => (await import("../src/settings.svelte")).settings;

  it("outlive the page", async () => {
    const first = await opened();
    first.speed = "off";
    first.sound = false;
    vi.resetModules();
    const second = await opened();
    expect(second).not.toBe(first);
    expect([second.speed, second.sound, second.notify]).toEqual(["off", false, false]);
  });

  it("follow another tab", async () => {
    const here = await opened();
    dispatchEvent(new StorageEvent("storage", { key: "senbazuru-settings", newValue: '{"sound":false}' }));
    expect(here.sound).toBe(false);
    dispatchEvent(new StorageEvent("storage", { key: "senbazuru-tables", newValue: '{"sound":true}' }));
    expect(here.sound).toBe(false);
  });
});
