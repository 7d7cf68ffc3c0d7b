// Cards: their faces, their states, and those of somebody's own packs.

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { language } from "../src/language.svelte";
import { figures } from "../src/look/figures.svelte";
import { lookOf } from "../src/look/looks";
import Card from "../src/origami/Card.svelte";
import { catalogue } from "../src/origami/cards.svelte";
import Large from "../src/origami/Large.svelte";
import { narrow } from "../src/origami/narrow";
import { held } from "../src/origami/recent";
import type { CardInfo } from "../src/protocol";

const FIGURE = "heron: a bird\n:body\nf1 0,0 100,0 50,50\nf3 50,50 100,0 100,100\n";
const card = (id: string, family: string, more: Partial<CardInfo> = {}): CardInfo => ({
  ...{ id, family, name: id, family_name: family, kind: "scoring", copies: 2, cost: 6, folds: 3, points: 5, character: "", text: `what a ${id} does` },
  ...{ sources: { cost: "book", folds: "book", effect: "ours" }, colour: "", crest: "", figure: "" },
  ...more,
});
const CARDS = [
  card("fox", "farm"),
  card("heron", "pond", { name: "Grey Heron", family_name: "Pond", colour: "#33aa77", crest: "moon", figure: FIGURE }),
  card("newt", "pond", { name: "Newt", family_name: "Pond", colour: "#33aa77", crest: "moon" }),
  card("yellow-ninja", "character", { character: "ninja", kind: "ongoing" }),
  card("rice-paper", "paper", { kind: "paper" }),
];

beforeEach(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve({ json: () => Promise.resolve(CARDS) }));
  await language.speak("en");
  catalogue.game = `own-${Math.random()}`;
  await vi.waitFor(() => expect(catalogue.get("heron")).toBeDefined());
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const found = (selector: string): Element | null => document.querySelector(selector);

test("long names are narrower, and hyphens that are not seen do not count", () => {
  expect(["Cat", "Fledermaus", "Neun\u00adschwän\u00adziger Fuchs", "Kalli\u00adgra\u00adf", "Lottatore di sumo giallo"].map(narrow)).toEqual(["", "long", "longer", "long", "longer"]);
});

test("a card says what it is, costs, pays and brings, each in its own place", () => {
  render(Card, { card: "fox", pick: () => 0 });
  const button = screen.getByRole("button");
  expect(button.textContent?.replace(/\s+/g, " ")).toMatch(/Fox.*cost 6.*5 points.*3 folds/);
  expect([found(".cost b")?.textContent, found(".folds b")?.textContent]).toEqual(["6", "3"]);
  expect(found(".folds .pleats")?.getAttribute("viewBox")).toBe("0 0 30 28");
  expect(found(".kind path")?.getAttribute("d")).not.toBe("");
});

test("in a collection it neither costs nor pays", () => {
  render(Card, { card: "fox", collected: true, bonus: 2 });
  expect([found(".cost"), found(".folds")]).toEqual([null, null]);
  expect(found(".points")?.textContent).toContain("5+2");
});

test("a price that has changed is told from the printed one", () => {
  const { rerender } = render(Card, { card: "fox", price: 4 });
  expect(found(".cost.less b")?.textContent).toBe("4");
  void rerender({ card: "fox", price: 7 });
  return vi.waitFor(() => expect(found(".cost.more b")?.textContent).toBe("7"));
});

test("what cannot be picked says why, but is not called so", () => {
  render(Card, { card: "fox", reason: "too dear" });
  expect(found(".refused .why")?.textContent).toBe("too dear");
  const described = screen.getByRole("button").getAttribute("aria-describedby")!.split(" ").map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(["what a fox does", "too dear"]);
  expect(found(".why")?.getAttribute("aria-hidden")).toBe("true");
});

test("a slip on a card has few words, its description all of them", () => {
  render(Card, { card: "fox", reason: "too dear, with all that you have in hand", slip: "too dear" });
  expect(found(".why")?.textContent).toBe("too dear");
  const described = screen.getByRole("button").getAttribute("aria-describedby")!.split(" ").map((id) => document.getElementById(id)?.textContent);
  expect(described).toContain("too dear, with all that you have in hand");
});

test("what was chosen bears a stamp, and is no answer any more", () => {
  render(Card, { card: "fox", stamp: "2", label: "Take the Fox back", pick: () => 0 });
  expect(screen.getByRole("button", { name: "Take the Fox back" }).matches(".chosen:not(.pickable)")).toBe(true);
  expect(found(".stamp")?.textContent).toBe("2");
});

test("a character has a disc and no points, rice paper has no cost", () => {
  render(Card, { card: "yellow-ninja" });
  expect([found(".face.character .disc") !== null, found(".points"), found('[data-family="yellow"].face') !== null]).toEqual([true, null, true]);
  cleanup();
  render(Card, { card: "rice-paper" });
  expect([found(".face.rice") !== null, found(".cost"), found(".kind")]).toEqual([true, null, null]);
});

test("somebody's own pack brings names, colour, crest and figures", () => {
  render(Card, { card: "heron" });
  expect(screen.getByRole("button").textContent).toContain("Grey Heron");
  expect(found('[data-figure="heron"]')).not.toBeNull();
  expect(lookOf("pond").crest).toBe(lookOf("yellow").crest);
  expect(lookOf("pond").light.band).toBe(lookOf("pond", "#33aa77", "").light.band);
  cleanup();
  render(Card, { card: "newt" });
  expect(found(".picture .crest path")?.getAttribute("d"), "a card without a figure shows whose it is").toBe(lookOf("pond").crest);
  expect(figures.get("newt", "pond")).toBeUndefined();
});

test("in large it tells where its figures come from, if somebody asks", async () => {
  render(Large, { card: "fox" });
  expect(screen.getByRole("heading", { name: "Fox" })).toBeDefined();
  expect(screen.queryByText(/rulebook/)).toBeNull();
  screen.getByRole("button", { name: "Where its figures come from" }).click();
  expect((await screen.findByText(/cost and folds/)).textContent).toContain("printed in the rulebook");
});

test("what is paid with stays where it was in the hand", () => {
  const rank = (id: string): number => ["ant", "bee", "cat", "dog"].indexOf(id);
  const shown = held(["ant", "cat", "dog", "rice-paper"], [{ card: "cat", key: "card" }, { card: "owl", key: "top-discard" }, { card: "bee", key: "card" }, { card: "rice-paper", key: "card" }], rank);
  expect(shown.map(({ card, stamp, place }) => [card, stamp, place])).toEqual([
    ["ant", 0, 0],
    ["bee", 3, -1],
    ["cat", 0, 1],
    ["cat", 1, -1],
    ["dog", 0, 2],
    ["rice-paper", 0, 3],
    ["rice-paper", 4, -1],
  ]);
  expect(new Set(shown.map(({ key }) => key)).size).toBe(shown.length);
});
