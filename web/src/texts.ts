// All words that are written, by the folders of their languages. A language comes only when it is wanted.

const files = import.meta.glob<string>(
  // what no browser says is left out
  [
    "$text/*/*.ftl",
    "!$text/*/{click,commands,drawings,files,lab,server,sheets,terminal}.ftl",
  ],
  { query: "?raw", import: "default" },
);
const names = import.meta.glob<string>("$text/*/common.ftl", { query: "?name", import: "default", eager: true });

/** What the start page says; the rest comes once it is there. */
const FIRST = ["common", "games", "rulebook", "table", "web"];

/** What only the pages of that name say. */
const ASKED = ["count"];

const folderOf = (path: string): string => path.split("/").at(-2) ?? "";

/** The languages there are, by their own names. */
export const LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(names).map(([path, name]) => [folderOf(path), name]));

const nameOf = (path: string): string => path.split("/").at(-1)!.replace(".ftl", "");

/** With `first` only what the start page says; `more` are pages that say something of their own. */
export function textsIn(language: string, first = false, more: readonly string[] = []): Promise<string[]> {
  const left = ASKED.filter((name) => !more.includes(name));
  const wanted = ([path]: [string, unknown]): boolean => folderOf(path) === language && (first ? [...FIRST, ...more].includes(nameOf(path)) : !left.includes(nameOf(path)));
  return Promise.all(Object.entries(files).filter(wanted).map(([, load]) => load()));
}
