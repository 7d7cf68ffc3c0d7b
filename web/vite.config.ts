import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { app } from "./app.ts";
import { compressed } from "./compressed.ts";
import { early } from "./early.ts";
import { figures } from "./figures.ts";
import { FONTS, fonts } from "./fonts.ts";
import { words } from "./words.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What comes together, in one file: a browser asks for six at a time, and each takes its time over a thin line. */
const GROUPS = [
  // what every page needs
  { name: "core", test: /node_modules\/(svelte|@fluent|esm-env|clsx)|vite\/preload-helper|src\/[\w.]*(language|texts|words|games|library|api|connection|protocol|router|frame|theme|mine|friends|hidden|settings|early)[\w.]*\.ts|grammar\.json|virtual:words$|parts\/(RulesLink|Themes|Languages|Dialog)\.svelte/ },
  // a card is looked at small and large
  { name: "cards", test: /origami\/(Face|Large|cards|narrow|face|edges|Back|Strip|peek|figures|recent)\b/ },
  // an island is looked at on the table, at its end, and when its points are counted
  { name: "isles", test: /islands\/(explain|Star|Landmark|painting|words|IslandMap|Patterns|Swatch|Thing|Coins)\b/ },
  // folded figures, wherever
  { name: "look", test: /src\/look\/(?!figures\/)|looks\.json|virtual:figures$|parts\/(Portrait|Emblem)\.svelte/ },
  { name: "table", test: /src\/(table|where|answers|mails|film|flights|signals|unread|begun|clock|last|sound\b|spare|keys|deaf)[\w.]*\.ts|parts\/(Question|Board|Curtain|PlateState|Notices|PlayersRow|TableMenu|TableBar|Sky)\.svelte|pages\/(Playing|TablePage)\.svelte/ },
  // how it ended, here and in a replay
  { name: "ending", test: /src\/(ranking|verdict|course|growth)[\w.]*\.ts|parts\/(Outcome|Course)\.svelte/ },
];

export default defineConfig({
  plugins: [svelte(), words(), figures(), fonts(), early(), app(), compressed()],
  resolve: {
    alias: { $fonts: FONTS, $look: here("../src/senbazuru/look"), $text: here("../src/senbazuru/text") },
    // component tests run in a made-up browser, and want Svelte's half for browsers
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/senbazuru/server/web"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: GROUPS } } },
    // what others wrote of it, with the notices that belong to that
    license: { fileName: "licences.md" },
  },
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: "http://localhost:8000", ws: true } },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
