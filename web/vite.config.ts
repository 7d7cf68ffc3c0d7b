import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { compressed } from "./compressed.ts";
import { figures } from "./figures.ts";
import { FONTS, fonts } from "./fonts.ts";
import { names } from "./names.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), names(), figures(), fonts(), compressed()],
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
    // small and large, a card is looked at in both ways: together they weigh less
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: "Large", test: /origami\/(Face|Large)\.svelte/ }] } } },
    // what others wrote of it, with the notices that belong to that
    license: { fileName: "licences.md" },
  },
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: "http://localhost:8000", ws: true } },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
