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

const folderOf = (path: string): string => path.split("/").at(-2) ?? "";

/** The languages there are, by their own names. */
export const LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(names).map(([path, name]) => [folderOf(path), name]));

export function textsIn(language: string): Promise<string[]> {
  return Promise.all(Object.entries(files).flatMap(([path, load]) => (folderOf(path) === language ? [load()] : [])));
}
