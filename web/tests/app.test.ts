// @vitest-environment node
// The icons of the app, drawn without a browser.

import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";

import { picture } from "../app";

/** Red, green, blue and how much of it covers. */
function pixel(png: Uint8Array, x: number, y: number): number[] {
  const bytes = Buffer.from(png);
  const wide = bytes.readUInt32BE(16);
  const length = bytes.readUInt32BE(33);
  const rows = inflateSync(bytes.subarray(41, 41 + length));
  const at = y * (wide * 4 + 1) + 1 + x * 4;
  return [...rows.subarray(at, at + 4)];
}

const SVG = '<svg viewBox="0 0 10 10"><path fill="#000" opacity=".5" transform="translate(5 0)" d="M0 0L5 0L5 10L0 10Z"/><path fill="#ff8000" d="M0 0L5 0L5 10L0 10Z"/><path fill="none" stroke="#fff" d="M0 0L9 9Z"/></svg>';

test("facets have their colours, shadows let through, and nothing is clear", () => {
  const small = picture(SVG, { pixels: 8, fills: 1, ground: false });
  expect([pixel(small, 1, 4), pixel(small, 6, 4)]).toEqual([[255, 128, 0, 255], [0, 0, 0, 128]]);
  const masked = picture(SVG, { pixels: 16, fills: 0.5, ground: true });
  expect([pixel(masked, 0, 0), pixel(masked, 5, 8), pixel(masked, 10, 8)]).toEqual([[198, 207, 196, 255], [255, 128, 0, 255], [99, 104, 98, 255]]);
});
