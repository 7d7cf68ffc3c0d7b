// Figures and papers are the same here and in Python: both are held to looks.json.

import { createHash } from "node:crypto";

import { render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import chunks from "virtual:figures";

import { language } from "../src/language.svelte";
import Figure from "../src/look/Figure.svelte";
import { drawn, read } from "../src/look/fold";
import { dressOf, lookOf, washi } from "../src/look/looks";
import { back, black, tones, type Papers, type Recipe } from "../src/look/papers";
import looks from "../../src/senbazuru/look/looks.json";
import kept from "./looks.json";

const digest = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);
const named = ({ bandInk, ...rest }: Papers): Record<string, unknown> => ({ ...rest, band_ink: bandInk });

test("all that a figure can have is read and drawn as in Python", () => {
  expect(drawn(read(kept.odd.text), "koshi")).toBe(kept.odd.drawn);
});

test("every figure is drawn as in Python, and is in one chunk, besides those of posters and portraits", async () => {
  const { posters, portraits, ...rest } = chunks;
  const texts = await Promise.all(Object.values(rest).map((load) => load()));
  const all = texts.flatMap((chunk) => Object.entries(chunk.default));
  expect(Object.fromEntries(all.map(([name, text]) => [name, digest(drawn(read(text), "koshi"))]))).toEqual(kept.figures);
  expect(all.length).toBe(Object.keys(kept.figures).length);
  for (const again of [posters!, portraits!]) expect(all).toEqual(expect.arrayContaining(Object.entries((await again()).default)));
});

test("papers are mixed as in Python, also for a family that nobody knows", () => {
  for (const [id, light, dark, pattern, crest, colour, wanted] of kept.looks) {
    const look = lookOf(id as string, colour as string, wanted as string);
    expect([look.id, named(look.light), named(look.dark), look.pattern, look.crest]).toEqual([id, light, dark, pattern, crest]);
  }
  expect([back(), back(true), black(), black(true)]).toEqual(kept.shared);
  const second = Object.entries(looks.second).map(([name, recipe]) => [name, [false, true].map((dark) => tones(recipe as unknown as Recipe, dark))]);
  expect(Object.fromEntries(second)).toEqual(kept.second);
  expect(Object.fromEntries(Object.keys(looks.patterns).map((name) => [name, digest(washi(name))]))).toEqual(kept.washi);
});

test("a character wears its colour", () => {
  expect(dressOf("red-ninja", "character")).toBe("red");
  expect(dressOf("red-panda", "pond")).toBe("pond");
});

test("a crest stands for a figure until it is here, and for a card without one", async () => {
  language.speak("en");
  const { container } = render(Figure, { props: { of: "red-ninja", family: "red", label: "Red Ninja" } });
  expect(container.querySelector(".crest")).not.toBeNull();
  await vi.waitFor(() => expect(container.querySelector('[data-figure="ninja"]')).not.toBeNull());
  expect(container.querySelector("svg")?.getAttribute("aria-label")).toBe("Red Ninja");
  expect(container.querySelectorAll("path").length).toBeGreaterThan(10);
  const other = render(Figure, { props: { of: "heron", family: "pond" } });
  expect(other.container.querySelector(".crest path")?.getAttribute("d")).toBe(looks.crests.plain);
});
