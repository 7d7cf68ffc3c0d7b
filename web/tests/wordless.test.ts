import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

/** The one word that is the same in every language. */
const NAME = "Senbazuru";
/** What is read out or shown, of all that can be written in a tag. */
const TOLD = ["alt", "aria-description", "aria-label", "aria-roledescription", "aria-valuetext", "label", "placeholder", "title"];
const WORD = /\p{L}{2,}/u;

const source = join(import.meta.dirname, "../src");

interface Node {
  type?: string;
  name?: string;
  data?: string;
  value?: unknown;
  quasis?: { value: { cooked: string } }[];
  consequent?: unknown;
  alternate?: unknown;
}

/** A component without its program and its style, which is most of it and takes long to understand. */
const markup = (text: string): string => `<script lang="ts"></script>${text.replace(/<(script|style)\b[^]*?<\/\1>/g, "")}`;

/** All that a component's tags say without asking for words. */
function* written(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const one of node) yield* written(one);
  else if (node && typeof node === "object") {
    const { type, name = "", data = "", value } = node as Node;
    if (type === "Text") yield data;
    else if (type === "ExpressionTag") yield* told(node);
    else if (type === "Attribute" || type === "StyleDirective") {
      if (TOLD.includes(name)) for (const part of [value].flat()) yield* told(part);
    } else for (const [key, inner] of Object.entries(node)) if (key !== "expression") yield* written(inner);
  }
}

/** What the value of an attribute says itself: text, and literals that could become its value. */
function* told(node: unknown): Generator<string> {
  const { type, data = "", value, quasis = [], consequent, alternate, ...rest } = (node ?? {}) as Node & { expression?: unknown };
  if (type === "Text") yield data;
  if (type === "Literal") yield String(value);
  for (const { value } of quasis) yield value.cooked;
  for (const inner of [consequent, alternate, rest.expression]) if (inner) yield* told(inner);
}

test("no component says anything that is not in the words of a language", () => {
  const components = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".svelte"));
  expect(components.length).toBeGreaterThan(50);
  const found = components.flatMap((name) => {
    const { fragment } = parse(markup(readFileSync(join(source, name), "utf8")), { modern: true });
    return [...written(fragment)].filter((text) => WORD.test(text.replaceAll(NAME, ""))).map((text) => `${name}: ${text.trim()}`);
  });
  expect(found).toEqual([]);
});

test("nor does the page that they are shown in", () => {
  const page = readFileSync(join(source, "../index.html"), "utf8");
  expect(page.replace(/<[^>]*>/g, "").replaceAll(NAME, "").trim()).toBe("");
  expect(/name="description"|<noscript/.test(page)).toBe(false);
});
