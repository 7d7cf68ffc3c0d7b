// All words that are written, by their languages. A language comes only when it is wanted, and in parts.

import languages from "virtual:words";

/** The languages there are, by their own names. */
export const LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(languages).map(([id, { name }]) => [id, name]));

/** With `first` only what the start page says; `more` are pages that say something of their own. */
export async function textsIn(language: string, first = false, more: readonly string[] = []): Promise<string[]> {
  const parts = languages[language]?.parts ?? {};
  const wanted = ["first", ...(first ? [] : ["rest"]), ...more].flatMap((name) => parts[name] ?? []);
  return (await Promise.all(wanted.map((load) => load()))).flatMap((part) => part.default);
}
