// What is mine goes from one device to another, and what is there stays.

import { beforeEach, expect, test } from "vitest";

import { hidden } from "../src/hidden.svelte";
import { callMe, forgetAllBut, mine, MOST, myName, remember, type Mine } from "../src/mine";
import { bring, change, elsewhere, linkTo, mineAll, thingsIn } from "../src/things";

const table = (number: number, secret = `secret-${number}`): Mine => ({ id: `table_${number}`, secret, game: "origami", name: "Ann & Bob. “Ü” #1", at: 1_800_000_000_000 + number });
const HERE = "https://play.example.org";

beforeEach(() => {
  localStorage.clear();
  hidden.reread();
});

function packed(): string {
  callMe("Änn & Co");
  for (const number of [1, 2, 3]) remember(table(number));
  localStorage.setItem("senbazuru-theme", "dark");
  hidden.hide("table_2", "p3");
  return linkTo(mineAll(), HERE);
}

/** Another device, with nothing on it. */
function elsewhereNow(): void {
  localStorage.clear();
  hidden.reread();
}

test("everything comes out as it went in", () => {
  const link = packed();
  const before = mineAll();
  elsewhereNow();
  bring(thingsIn(link)!);
  expect(mineAll()).toEqual(before);
  expect(mine().map(({ id }) => id)).toEqual(["table_3", "table_2", "table_1"]);
  expect(hidden.has("table_2", "p3")).toBe(true);
});

test("secrets stand in the fragment alone, which no server is sent", () => {
  const link = new URL(packed());
  expect(link.pathname + link.search).toBe("/");
  expect(link.hash).toContain("secret-1");
});

test("a link may come with blanks around it, or without its beginning", () => {
  const link = packed();
  const things = thingsIn(link);
  expect(things).not.toBeNull();
  expect(thingsIn(`\n ${link}\n`)).toEqual(things);
  expect(thingsIn(link.split("#")[1]!)).toEqual(things);
});

test("what is cut off or no such thing is nothing, and not a part", () => {
  const link = packed();
  for (let length = 0; length < link.length; length += 7) expect(thingsIn(link.slice(0, length))).toBeNull();
  for (const bad of ["", "hello", "{}", `${HERE}/table/abc#secret`, link.replace("v=1", "v=2"), link.replace("table_1", "../x"), link.replace("origami", "<b>")]) {
    expect(thingsIn(bad), bad).toBeNull();
  }
});

test("a link of another server is told apart", () => {
  const link = packed();
  expect(elsewhere(link, HERE)).toBe("");
  expect(elsewhere(link, "http://localhost:8000")).toBe(HERE);
  expect(elsewhere("bring?v=1", HERE)).toBe("");
});

test("what is there stays: another secret, the name, the settings, who is hidden", () => {
  const link = packed();
  elsewhereNow();
  callMe("Eve");
  remember(table(1, "another"));
  remember(table(2));
  remember(table(9));
  localStorage.setItem("senbazuru-theme", "light");
  hidden.hide("table_9", "p1");
  const things = thingsIn(link)!;
  expect(change(things)).toEqual({ added: [table(3)], known: 1, kept: 1, over: 0, name: "Änn & Co" });
  bring(things);
  expect(myName()).toBe("Eve");
  expect(mine().map(({ id, secret }) => [id, secret])).toEqual([
    ["table_9", "secret-9"],
    ["table_3", "secret-3"],
    ["table_2", "secret-2"],
    ["table_1", "another"],
  ]);
  expect(localStorage.getItem("senbazuru-theme")).toBe("light");
  expect(hidden.all).toEqual([
    ["table_9", "p1"],
    ["table_2", "p3"],
  ]);
  bring(things);
  expect(mine()).toHaveLength(4);
});

test("colours that nobody has chosen are chosen by what comes", () => {
  const link = packed();
  elsewhereNow();
  localStorage.setItem("senbazuru-theme", "auto");
  bring(thingsIn(link)!);
  expect(localStorage.getItem("senbazuru-theme")).toBe("dark");
});

test("nothing is pushed out by what comes, and what finds no room is told", () => {
  for (let number = 0; number < MOST; number++) remember(table(number));
  const link = linkTo({ name: "", settings: {}, tables: mine(), hidden: [] }, HERE);
  elsewhereNow();
  for (let number = 1000; number < 1010; number++) remember(table(number));
  const things = thingsIn(link)!;
  expect(change(things)).toMatchObject({ kept: 0, known: 0, over: 10 });
  bring(things);
  expect(mine()).toHaveLength(MOST);
  for (let number = 1000; number < 1010; number++) expect(mine()).toContainEqual(table(number));
});

test("a device forgets everything of ours but what it must keep, and nothing of others", () => {
  packed();
  localStorage.setItem("another-page", "kept");
  forgetAllBut([table(2)]);
  expect(mine()).toEqual([table(2)]);
  expect(Object.keys(localStorage).sort()).toEqual(["another-page", "senbazuru-tables"]);
  forgetAllBut([]);
  expect(Object.keys(localStorage)).toEqual(["another-page"]);
});

test("who is hidden at one table is heard at another, and may be heard again", () => {
  hidden.hide("one", "p2");
  hidden.hide("one", "p2");
  expect(hidden.at("one")).toEqual(["p2"]);
  expect(hidden.has("other", "p2")).toBe(false);
  hidden.show("one", "p2");
  expect(hidden.all).toEqual([]);
  localStorage.setItem("senbazuru-hidden", "no such thing");
  hidden.reread();
  expect(hidden.all).toEqual([]);
});

test("a table that makes no sense keeps no other from being taken along", () => {
  packed();
  localStorage.setItem("senbazuru-tables", JSON.stringify([{ id: "../x" }, table(1), { ...table(2), at: null, game: 7 }]));
  const things = thingsIn(linkTo(mineAll(), HERE));
  expect(things?.tables).toEqual([table(1)]);
});
