// What each language calls itself: all that a page need know of those that it does not speak.

import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";

import type { Plugin } from "vite";

/** A Fluent file that is imported with `?name` is its language's own name, or for want of one its folder's. */
export function names(): Plugin {
  return {
    name: "names",
    enforce: "pre",
    load(id) {
      const [path = "", query] = id.split("?");
      if (query !== "name") return null;
      const name = /^language-name = (.+)$/m.exec(readFileSync(path, "utf8"))?.[1] ?? basename(dirname(path));
      return { code: `export default ${JSON.stringify(name)};`, moduleType: "js" };
    },
  };
}
