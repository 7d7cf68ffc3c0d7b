// The end of a game of Islands, explained.

import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";

import Score from "../src/islands/Score.svelte";
import { effects } from "../src/islands/words";
import { language } from "../src/language.svelte";
import type { GameView, IslandsSeat, IslandsView, IslandView } from "../src/protocol";
import type { Table } from "../src/table.svelte";

const hamaguri: IslandView = {
  name: "Hamaguri",
  rows: 2,
  columns: 3,
  squares: { a1: "regular-harbour", c2: "temple", c1: "gold-mine" },
  sheet: "lagoon",
  painted: { b1: "green", a2: "green" },
  landmarks: [
    { kind: "regular-harbour", square: "a1", left: 0, one_colour: true, surrounded: "one-colour", scores: true, points: 20 },
    { kind: "temple", square: "c2", left: 1, one_colour: true, surrounded: null, scores: true, points: 0 },
    { kind: "gold-mine", square: "c1", left: 1, one_colour: true, surrounded: null, scores: false, points: 0 },
  ],
  outlines: [{ colour: "red", squares: ["b1", "a2"], filled: "other-colour", points: 5 }],
  order: 1,
  unpainted: 1,
  score: 24,
};
const asari: IslandView = { ...hamaguri, name: "Asari", painted: {}, order: null, score: 0 };
const seat: IslandsSeat = {
  coins: 7,
  tokens: { "coal-any": 0, "coal-season": 0, "gold-two": 0, "gold-one": 0, volcano: 0 },
  access: { either: 0, regular: 0 },
  income: 3,
  islands: [hamaguri, asari],
  score: 24,
};
const view = { game: "islands", over: true, winners: [0], seats: [seat], title: null } as unknown as IslandsView & GameView;
const table = { names: ["Ann"], viewer: 0 } as unknown as Table;

const lines = (): string[] => screen.getAllByRole("row").map((row) => [...row.children].map((cell) => (cell.textContent ?? "").trim()).join(": "));

beforeEach(() => language.speak("en"));

test("every harbour, temple and outline has its line, also one that brought nothing", () => {
  render(Score, { table, view });
  expect(lines()).toEqual([
    "Regular Harbour at a1 one colour: +20",
    "Temple at c2 not surrounded: 0",
    "Red outline another colour: +5",
    "1 square unpainted: −1",
    "Together: +24",
  ]);
  expect(screen.getByText("Not begun, so its unpainted squares cost nothing.")).toBeTruthy();
});

test("a lone player is told the title", () => {
  render(Score, { table, view: { ...view, title: "builder" } });
  expect(screen.getByText("Title: Builder")).toBeTruthy();
});

test("a placement tells what it brings and what it costs", () => {
  const landing = {
    squares: ["b2"],
    completes: [{ kind: "temple", square: "c2", one_colour: false }] as const,
    spoils: [{ kind: "temple", square: "c2" }, { kind: "grove", square: "a3" }] as const,
    loses: [{ colour: "green", square: "b2" }] as const,
    begins: true,
    unpainted: 24,
    volcanoes: 1,
    access: "regular" as const,
  };
  const told = effects({ ...landing, completes: [...landing.completes], spoils: [...landing.spoils], loses: [...landing.loses] }, false);
  expect(told.map(({ text: line }) => line)).toEqual([
    "Temple, several colours: 5 points",
    "Green outline: lost (10 coins and 10 points)",
    "Begins the island: −1 point for each of its 24 unpainted squares",
    "Its Volcano: income −1 until surrounded",
    "Uses up a Lighthouse for Regular Harbours",
    "Grove: several colours from now on",
  ]);
});
