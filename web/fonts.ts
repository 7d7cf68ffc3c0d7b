// Both fonts, cut down to the letters that are needed: Latin-1, and whatever else our words are written with.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import subset from "subset-font";
import type { Plugin } from "vite";

const FILES: Record<string, string> = {
  "radio-canada.woff2": "@fontsource-variable/radio-canada/files/radio-canada-latin-standard-normal.woff2",
  "zen-antique-soft.woff2": "@fontsource/zen-antique-soft/files/zen-antique-soft-latin-400-normal.woff2",
};
/** Nothing is written thinner than usual. */
const AXES: Record<string, Record<string, { min: number; max: number; default: number }>> = { "radio-canada.woff2": { wght: { min: 400, max: 700, default: 400 } } };
const NOTICES = "licences.md";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const installed = createRequire(import.meta.url).resolve;
/** Where the smaller files lie: `$fonts` in a style sheet. */
export const FONTS = here("node_modules/.fonts");

export function letters(): string {
  const latin = Array.from({ length: 0x100 - 0x20 }, (_, n) => String.fromCharCode(n + 0x20)).filter((letter) => !/\p{Cc}/u.test(letter));
  const texts = here("../src/senbazuru/text/");
  const words = readdirSync(texts, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ftl"));
  return [...new Set([...latin, ...words.flatMap((name) => [...readFileSync(texts + name, "utf8").trim()])])].filter((letter) => letter !== "\n").sort().join("");
}

/** The licence of a font asks that it go along. */
function notice(file: string): string {
  const [scope, name] = file.split("/");
  const { version, license } = JSON.parse(readFileSync(installed(`${scope}/${name}/package.json`), "utf8")) as Record<string, string>;
  return `\n## ${scope}/${name} - ${version} (${license})\n\n${readFileSync(installed(`${scope}/${name}/LICENSE`), "utf8").trim()}\n`;
}

export function fonts(): Plugin {
  return {
    name: "fonts",
    async configResolved() {
      if (process.env.VITEST) return;
      mkdirSync(FONTS, { recursive: true });
      for (const [name, file] of Object.entries(FILES)) {
        writeFileSync(`${FONTS}/${name}`, await subset(readFileSync(installed(file)), letters(), { targetFormat: "woff2", variationAxes: AXES[name] ?? {} }));
      }
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const notices = bundle[NOTICES];
        if (notices?.type === "asset") notices.source = `${notices.source}${Object.values(FILES).map(notice).join("")}`;
        else this.error(`${NOTICES} is not there to take the licences of the fonts`);
      },
    },
  };
}
