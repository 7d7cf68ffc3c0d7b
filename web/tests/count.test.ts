import { expect, test } from "vitest";

import { pack, unpack } from "../src/count/packed";
import { begun, blank, read, written, type Pad } from "../src/count/pad";

const CARDS: Pad = {
  game: "mixed",
  head: { families: ["farm", "polar"], middle: ["red-samurai"] },
  players: [
    { name: "Ann", lines: { left: ["cat", "fox"], right: ["polar-bear"], hand: ["3"], paper: ["2"] } },
    { name: "", lines: {} },
  ],
};
const ISLANDS: Pad = {
  game: "islands",
  head: {},
  players: [
    {
      name: "Bob: the great",
      lines: { sheets: ["zabuton", "masu"], coins: ["7"], "island zabuton 1": ["......", ".b...."], "outlines zabuton 1": ["yes", "no"], "island masu 2": ["g....."] },
    },
  ],
};

test.each([CARDS, ISLANDS])("what is written can be read again", (pad) => {
  expect(read(written(pad))).toEqual(pad);
});

test("it is written as the server reads it", () => {
  expect(written(ISLANDS).split("\n")).toEqual([
    "game: islands",
    "player: Bob: the great",
    "sheets: zabuton, masu",
    "coins: 7",
    "island: zabuton 1",
    "| ......",
    "| .b....",
    "outlines: yes, no",
    "island: masu 2",
    "| g.....",
  ]);
});

test("a name can be no remark, and no line of its own", () => {
  const pad = { ...blank("origami", 1), players: [{ name: "#1\nleft: cat", lines: {} }] };
  expect(written(pad)).toBe("game: origami\nplayer: 1 left: cat");
});

test("whether anything was entered", () => {
  expect(begun(blank("origami", 3))).toBe(false);
  expect(begun(CARDS)).toBe(true);
});

test.each(["", "game: origami\nplayer: Ännchen", written(CARDS), written(ISLANDS)])("a link holds a text", async (text) => {
  const link = await pack(text);
  expect(link).toMatch(/^[\w-]*$/);
  expect(await unpack(link)).toBe(text);
});

test("four players with all their islands make a short link", async () => {
  const rows = Array.from({ length: 7 }, (_, row) => [..."bgr.bgr"].map((_, column) => "bgr."[(row * 5 + column * 3) % 4]).join(""));
  const lines = Object.fromEntries(["fune 1", "fune 2", "senba 1", "senba 2"].map((place) => [`island ${place}`, rows]));
  const pad = { ...blank("islands", 0), players: Array.from({ length: 4 }, (_, seat) => ({ name: `Player ${seat}`, lines })) };
  expect((await pack(written(pad))).length).toBeLessThan(2000);
});

test.each(["nonsense", "%00", "A".repeat(5000), "é"])("what is no such link is nothing", async (link) => {
  expect(await unpack(link)).toBe("");
});

test("a link that would fill the memory is nothing", async () => {
  expect(await unpack(await pack("x".repeat(1_000_000)))).toBe("");
});
