// How a game went, as lines.

import { expect, test } from "vitest";

import { apart, moments, scale, turnAt } from "../src/course";

const TURNS = [
  { number: 1, step: 2, seat: 0, scores: [3, 0] },
  { number: 2, step: 5, seat: 1, scores: [3, -4] },
  { number: 3, step: 9, seat: 0, scores: [12, 31] },
];

test("lines begin with nothing and end with the score, by turns or by steps", () => {
  expect(moments(TURNS, null)).toEqual([
    { at: 0, scores: [0, 0] },
    { at: 1, scores: [3, 0] },
    { at: 2, scores: [3, -4] },
    { at: 3, scores: [12, 31] },
  ]);
  expect(moments(TURNS, 14).map(({ at }) => at)).toEqual([2, 5, 9, 14]);
});

test("a step belongs to the turn that began with it or before it", () => {
  expect([0, 2, 4, 5, 9, 14].map((step) => turnAt(TURNS, step))).toEqual([-1, 0, 0, 1, 2, 2]);
});

test("marks are round figures, and all points are between the first and the last", () => {
  const found = scale(moments(TURNS, null));
  expect(found).toEqual({ least: -10, most: 31, marks: [-10, 0, 10, 20, 30] });
  expect(scale([{ at: 0, scores: [0] }])).toEqual({ least: 0, most: 10, marks: [0, 5, 10] });
});

test("labels keep their order and their distance", () => {
  expect(apart([10, 12, 40], 16, 100)).toEqual([10, 26, 42]);
  expect(apart([95, 99, 20], 16, 100)).toEqual([84, 100, 20]);
});
