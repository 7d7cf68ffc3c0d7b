// Compressed copies beside the built files: the server hands them to browsers that like them.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

import type { Plugin } from "vite";

const WORTHWHILE = /\.(js|css|html|svg)$/;

export function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true, encoding: "utf8" })) {
        if (!WORTHWHILE.test(name)) continue;
        const text = readFileSync(join(dir!, name));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        writeFileSync(join(dir!, `${name}.br`), brotliCompressSync(text, { params }));
      }
    },
  };
}
