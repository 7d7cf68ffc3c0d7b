import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import type { Rulebook, RulesSection } from "../src/protocol";
import { addressOf, marked, normal, search, snippet, wordsOf } from "../src/rulebook";
import { prepared } from "../src/rulebook/prepared";

const section = (id: string, title: string, ...texts: string[]): RulesSection => ({
  id,
  level: 2,
  title,
  html: "",
  entries: texts.map((text, number) => ({ id: `${id}-${number + 1}`, text })),
});

const BOOK: Rulebook = {
  language: "de",
  pages: [
    { id: "cards", title: "Karten", sections: [section("score", "Wertung", "Wer die meisten Punkte hat, gewinnt.", "Extrapunkte zählen mit."), section("end", "Das Ende", "Punkte und Größe.")] },
    { id: "rulings", title: "Fragen", sections: [section("points", "Punkte", "Niemand verliert welche.", "Nicht überzahlen.")] },
  ],
};

const found = (query: string): string[] => search(BOOK, query).map(addressOf);

/** What tests/rulebook/test_pages.py holds the Python side to as well. */
interface Cases {
  normal: [string, string][];
  book: Rulebook;
  searches: { query: string; found: string[] }[];
  snippets: { query: string; width: number; text: string; snippet: string }[];
}

const cases = JSON.parse(readFileSync(join(import.meta.dirname, "../../tests/rulebook/cases.json"), "utf8")) as Cases;

test("it is found what Python finds", () => {
  for (const [text, plain] of cases.normal) expect(normal(text)).toBe(plain);
  for (const { query, found } of cases.searches) expect(search(cases.book, query).map(addressOf)).toEqual(found.map((address) => `/rules/${address}`));
  for (const { query, width, text, snippet: piece } of cases.snippets) expect(snippet(text, wordsOf(query), width).map(({ text }) => text).join("")).toBe(piece);
});

test("capitals and accents do not matter", () => {
  expect(normal("Größe ÉCLAIR Ça")).toBe("grosse eclair ca");
  expect(wordsOf("  Über  zahlen ")).toEqual(["uber", "zahlen"]);
  expect(found("GROSSE")).toEqual(["/rules/cards#end-1"]);
});

test("titles come first, then words that begin so, then all others, each in the order of the pages", () => {
  expect(found("punkte")).toEqual(["/rules/rulings#points", "/rules/cards#score-1", "/rules/cards#end-1", "/rules/cards#score-2"]);
});

test("every word must be there, and a title helps", () => {
  expect(found("wertung extra")).toEqual(["/rules/cards#score-2"]);
  expect(found("wertung niemand")).toEqual([]);
  expect(found("zahlen")).toEqual(["/rules/cards#score-2", "/rules/rulings#points-2"]);
  expect(found("  ")).toEqual([]);
});

test("what was looked for is marked in the text as it is written", () => {
  const shown = (text: string, query: string): string => marked(text, wordsOf(query)).map(({ text, marked }) => (marked ? `[${text}]` : text)).join("");
  expect(shown("Größe zählt, Zahl nicht", "grosse zahl")).toBe("[Größe] [zähl]t, [Zahl] nicht");
  expect(shown("aßen", "s")).toBe("a[ß]en");
  expect(shown("nichts", "x")).toBe("nichts");
});

test("a long text is shown around what was looked for", () => {
  const long = `${"Anfang ".repeat(40)}Kranich ${"Ende ".repeat(60)}`.trim();
  const shown = snippet(long, ["kranich"]);
  const text = shown.map((piece) => piece.text).join("");
  expect(text).toMatch(/^… Anfang .*Kranich .*Ende …$/);
  expect(text.length).toBeLessThan(200);
  expect(shown.find(({ marked }) => marked)?.text).toBe("Kranich");
  expect(snippet(long, ["fuchs"])[0]?.text).toMatch(/^Anfang/);
});

test("every paragraph has its link, tables their heads, and nothing a style of its own", () => {
  const body = document.createElement("div");
  const row = (id: string, ...cells: string[]): string => `<tr id="${id}">${cells.map((cell) => `<td style="text-align:right">${cell}</td>`).join("")}</tr>`;
  const html = `<p id="a">One</p><ul><li id="b">Two</li></ul><pre><code id="c">x</code></pre><table><thead><tr>${"<th>n</th>".repeat(4)}</tr></thead><tbody>${row("d", "Cat", "1", "−2", "draws a card")}</tbody></table>`;
  body.innerHTML = prepared(html, "cards", "Link");
  expect([...body.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(["a", "b", "c", "d"].map((id) => `/rules/cards#${id}`));
  expect(body.querySelector("pre")?.id).toBe("c");
  expect(body.querySelector("[style]")).toBeNull();
  expect([...body.querySelectorAll("td")].map((cell) => cell.className)).toEqual(["short", "number short", "number short", ""]);
  expect(body.querySelector("td")?.dataset["head"]).toBe("n");
  expect(body.querySelector("table")?.getAttribute("role")).toBe("table");
});

test("in the tables names lead to cards, and kinds of effects have their signs", () => {
  const row = '<tr id="farm-cat" data-card="cat"><td>Cat</td><td><em>Instant.</em> You draw a card.</td></tr>';
  const html = `<table data-family="farm"><thead><tr><th>origami</th><th>what it does</th></tr></thead><tbody>${row}</tbody></table><p>It is <em>not</em> one.</p>`;
  const { body } = new DOMParser().parseFromString(prepared(html, "origami", "here", new Map([["Instant", "M0 0Z"]])), "text/html");
  const link = body.querySelector("td a.card");
  expect([link?.textContent, link?.getAttribute("href")]).toEqual(["Cat", "/cards?card=cat"]);
  expect([...body.querySelectorAll(".sign")].map((sign) => sign.nextElementSibling?.textContent)).toEqual(["Instant."]);
});
