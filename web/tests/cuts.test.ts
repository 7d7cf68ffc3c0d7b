// Land, paint and outlines are cut from the same corners here and in Python: both are held to cuts.json.

import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { cutOut, type Cut } from "../src/islands/cut";
import IslandMap from "../src/islands/IslandMap.svelte";
import Patterns from "../src/islands/Patterns.svelte";
import { language } from "../src/language.svelte";
import kept from "./cuts.json";

/** What every element measures. */
let room = 0;

vi.stubGlobal(
  "ResizeObserver",
  class {
    constructor(private readonly told: (entries: { target: Element; contentRect: { width: number; height: number } }[]) => void) {}
    observe(target: Element): void {
      this.told([{ target, contentRect: { width: room, height: room } }]);
    }
    unobserve(): void {}
  },
);

beforeEach(() => language.speak("en"));

test("every shipped island, its outlines and some paint", () => {
  for (const [cut, squares, path] of kept as [Cut, string, string][]) {
    expect(cutOut(squares.split(" ").filter(Boolean), cut)).toBe(path);
  }
});

const island = {
  name: "Hamaguri",
  rows: 2,
  columns: 3,
  squares: { a1: "sea", c2: "temple" },
  sheet: "lagoon",
  painted: { b1: "green", b2: "green", c1: "red" },
  landmarks: [{ kind: "temple", square: "c2", left: 0, one_colour: false, surrounded: "mixed", scores: true, points: 5 }],
  outlines: [
    { colour: "red", squares: ["b1", "b2", "a2"], filled: null, points: 0 },
    { colour: "blue", squares: ["c1"], filled: "other-colour", points: 5 },
  ],
  order: 1,
  unpainted: 1,
  score: 4,
} as const;

test("a map is cut from paper, merges paint, and fades what is lost", () => {
  const { container } = render(IslandMap, { props: { island: island as never } });
  expect(container.querySelector(".land")?.getAttribute("d")).toBe(cutOut(["b1", "c1", "a2", "b2", "c2"], "land"));
  const green = container.querySelector('[fill="url(#paint-green)"]');
  expect(green?.getAttribute("d")).toBe(cutOut(["b1", "b2"], "paint"));
  expect(container.querySelectorAll(".lost .outline.red").length).toBe(1);
  expect(container.querySelector(".outline.blue")?.closest(".lost")).toBeNull();
  expect(container.querySelector('[data-square="c2"]')?.getAttribute("aria-label")).toContain("Temple");
  expect(container.querySelectorAll("path.half").length).toBe(1);
});

test("landmarks are reduced where squares are small", async () => {
  const drawn = async (pixels: number): Promise<string | null | undefined> => {
    room = pixels;
    const { container } = render(IslandMap, { props: { island: island as never } });
    await tick();
    return container.querySelector("use")?.getAttribute("href");
  };
  expect([await drawn(60), await drawn(600)]).toEqual(["#small-temple", "#landmark-temple"]);
});

test("a held shape has an edge, and what it would complete a star", () => {
  const landing = { squares: ["a2"], completes: [{ kind: "temple", square: "c2", one_colour: true }], spoils: [], loses: [], begins: false };
  const { container } = render(IslandMap, { props: { island: island as never, lit: new Set(["a2"]), landing: landing as never, colour: "blue" } });
  expect(container.querySelector(".strike"), "nothing is lost by it").toBeNull();
  expect(container.querySelector(".held .mine")?.getAttribute("d")).toBe(cutOut(["a2"], "held"));
  expect(container.querySelectorAll("path.full").length).toBe(1);
  expect(container.querySelector('[data-square="a2"]')?.getAttribute("role")).toBe("button");
});

test("an outline that the held shape would spoil is struck out", () => {
  const [outline] = island.outlines;
  const landing = { squares: ["a2"], completes: [], spoils: [], loses: [{ colour: outline.colour, square: outline.squares[0] }], begins: false };
  const { container } = render(IslandMap, { props: { island: island as never, landing: landing as never, colour: "blue" } });
  expect(container.querySelectorAll(".edge.losing").length).toBe(1);
  expect(container.querySelectorAll(".strike").length).toBe(2);
});

test("a landmark is its letter until its figure is here", async () => {
  const { container } = render(Patterns);
  const before = container.querySelector("#landmark-temple");
  if (before?.tagName === "text") expect(before.textContent).toBe("T");
  await vi.waitFor(() => expect(container.querySelectorAll("g#landmark-temple path").length).toBeGreaterThan(8));
});
