// All words that are written, by language, in a few files each: a browser asks for one rather than for a dozen.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

const NAME = "virtual:words";
const TEXTS = fileURLToPath(new URL("../src/senbazuru/text/", import.meta.url));
/** What no browser says. */
const ELSEWHERE = ["click", "commands", "drawings", "files", "lab", "server", "sheets", "terminal"];
/** What the start page says. */
const FIRST = ["common", "games", "rulebook", "table", "web"];
/** What only the pages of that name say, what is said around a table, and when something goes wrong. */
const ASKED = ["company", "count", "errors", "print"];

/** A file of the source belongs to one part: `first`, `rest`, or what is asked for by its name. */
const partOf = (file: string): string => (FIRST.includes(file) ? "first" : ASKED.includes(file) ? file : "rest");

const languages = (): string[] => readdirSync(TEXTS, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() && files(entry.name).length > 0 ? [entry.name] : []));

const files = (language: string): string[] =>
  readdirSync(TEXTS + language)
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => name.slice(0, -4))
    .filter((name) => !ELSEWHERE.includes(name))
    .sort();

/** Without what is written for those who write it. */
const bare = (text: string): string => text.replace(/^#.*\n/gm, "").replace(/\n+(?=[\w-])/g, "\n").trimStart();

/** `virtual:words` knows what each language calls itself, and how to fetch the parts of it: Fluent files one after the other. */
export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const [, language, part] = id.split("/");
      if (language && part) {
        return `export default ${JSON.stringify(files(language).filter((file) => partOf(file) === part).map((file) => {
          this.addWatchFile(`${TEXTS}${language}/${file}.ftl`);
          return bare(readFileSync(`${TEXTS}${language}/${file}.ftl`, "utf8"));
        }))};`;
      }
      const known = languages().map((folder) => {
        const name = /^language-name = (.+)$/m.exec(readFileSync(`${TEXTS}${folder}/common.ftl`, "utf8"))?.[1] ?? folder;
        const parts = [...new Set(files(folder).map(partOf))].map((one) => `${one}: () => import("${NAME}/${folder}/${one}")`);
        return `${folder}: { name: ${JSON.stringify(name)}, parts: { ${parts.join(", ")} } }`;
      });
      return `export default { ${known.join(", ")} };`;
    },
  };
}
