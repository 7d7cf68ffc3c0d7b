// What the table is styled by stays cheap, however often it changes.

import { expect, test } from "vitest";

const styles = import.meta.glob<string>("../src/**/*.{svelte,css}", { query: "?raw", import: "default", eager: true });

/** Pages at which nothing happens by itself; nothing of them is on a table. */
const QUIET = ["../src/rulebook/", "../src/pages/PrintPage.svelte", "../src/parts/HowTo.svelte"];

test("nothing on a table looks for what is in it: with `:has` all of it would be looked at again whenever anything changes", () => {
  const found = Object.entries(styles).filter(([path, text]) => text.includes(":has(") && !QUIET.some((quiet) => path.startsWith(quiet)));
  expect(Object.keys(styles).length).toBeGreaterThan(100);
  expect(found.map(([path]) => path)).toEqual([]);
});
