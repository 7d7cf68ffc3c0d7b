// What has just come under a resting pointer does not hear a click.

import { beforeEach, expect, test } from "vitest";

import { DEAF, Deafness, type Under } from "../src/deaf";

let [now, under]: [number, Under | null] = [0, null];
let deafness: Deafness;
const button = (looks: string, element: Element = document.createElement("button")): Under => ({ element, looks });

beforeEach(() => {
  [now, under] = [1000, button("one")];
  deafness = new Deafness(() => under, () => now);
  deafness.point(50, 50, "mouse");
});

test("what a pointer went to hears it at once", () => {
  expect(deafness.deaf).toBe(false);
  under = button("two");
  deafness.point(150, 50, "mouse");
  expect(deafness.deaf).toBe(false);
});

test("what came under a resting pointer is deaf for a moment, a trembling hand notwithstanding", () => {
  under = button("two");
  now += 10;
  deafness.look();
  deafness.point(52, 51, "mouse");
  expect(deafness.deaf).toBe(true);
  now += DEAF - 1;
  expect(deafness.deaf).toBe(true);
  now += 1;
  expect(deafness.deaf).toBe(false);
});

test("the same button with other words, or elsewhere, is another one", () => {
  under = button("other words", under!.element);
  deafness.look();
  expect(deafness.deaf).toBe(true);
});

test("a look that finds nothing new makes nothing deaf", () => {
  under = button("one", under!.element);
  deafness.look();
  expect(deafness.deaf).toBe(false);
});

test("after a click that did something the place is deaf, and others are not", () => {
  deafness.acted();
  now += 180;
  expect(deafness.deaf).toBe(true);
  deafness.point(90, 50, "mouse");
  expect(deafness.deaf).toBe(false);
});

test("a finger that comes down nearly there again has not gone elsewhere", () => {
  deafness.point(200, 200, "touch");
  deafness.acted();
  now += 180;
  deafness.point(215, 210, "touch");
  expect(deafness.deaf).toBe(true);
});
