// The figures as chunks: one a family, so that nobody fetches animals that are not at the table.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

import { PORTRAITS } from "./src/look/portraits.ts";

const NAME = "virtual:figures";
/** On the posters of the start page, and in a chunk of their own, so that these few are all that it fetches. */
const POSTERS = ["fox", "unicorn", "butterfly", ...["regular-harbour", "temple", "grove", "lighthouse"].map((kind) => `small-${kind}`)];
const OF_ISLANDS = /^(landmark|small|season|token|die|coin)\b/;
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const FIGURES = here("../src/senbazuru/look/figures/");
const PACKS = here("../src/senbazuru/origami/packs/");

/** The names of the figures by chunk: the packs, what is of Islands, what lies on every table, posters and portraits. */
function chunks(): Record<string, string[]> {
  const there = readdirSync(FIGURES).filter((file) => file.endsWith(".fig")).map((file) => file.slice(0, -4)).sort();
  const found: Record<string, string[]> = {};
  for (const file of readdirSync(PACKS).filter((file) => file.endsWith(".toml")).sort()) {
    const ids = [...readFileSync(PACKS + file, "utf8").matchAll(/^id = "(.+)"/gm)].map(([, id]) => id);
    found[file.slice(0, -5)] = there.filter((name) => ids.includes(name));
  }
  const cards = new Set(Object.values(found).flat());
  const things = there.filter((name) => !cards.has(name));
  return { ...found, islands: things.filter((name) => OF_ISLANDS.test(name)), table: things.filter((name) => !OF_ISLANDS.test(name)), posters: POSTERS, portraits: PORTRAITS.map(([name]) => name) };
}

/** `virtual:figures` knows how to fetch each chunk: the texts of its figures by name. */
export function figures(): Plugin {
  return {
    name: "figures",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const chunk = id.slice(NAME.length + 2);
      if (!chunk) return `export default { ${Object.keys(chunks()).map((name) => `${name}: () => import("${NAME}/${name}")`).join(", ")} };`;
      const texts = (chunks()[chunk] ?? []).map((name) => {
        this.addWatchFile(`${FIGURES}${name}.fig`);
        return [name, readFileSync(`${FIGURES}${name}.fig`, "utf8")];
      });
      return `export default ${JSON.stringify(Object.fromEntries(texts))};`;
    },
  };
}
