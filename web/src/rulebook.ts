// Looking for words in the rules. Python does the same, in `senbazuru.rulebook`.

import type { Rulebook, RulesEntry, RulesPage, RulesSection } from "./protocol";

/** Where something is told: in an entry, or under a heading as a whole. */
export interface Place {
  page: RulesPage;
  section: RulesSection;
  entry: RulesEntry | null;
}

/** A piece of a text; those that were looked for are marked. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** So many characters a snippet has, and so many of them before what was looked for. */
const WIDTH = 180;
const AROUND = 40;

/** Without capitals and accents: so people look for words. */
export const normal = (text: string): string => text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");

export const wordsOf = (query: string): string[] => normal(query).split(/\s+/).filter(Boolean);

/** Words with a space before each. */
const spaced = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}]/gu, " ")}`;

export const addressOf = ({ page, section, entry }: Place): string => `/rules/${page.id}#${(entry ?? section).id}`;

/**
 * All entries that hold every word of a query, or whose section's title helps to; those found in titles alone are told by
 * their sections, and first; then come those in which words begin with what was looked for.
 */
export function search({ pages }: Rulebook, query: string): Place[] {
  const words = wordsOf(query);
  const ranked: Place[][] = [[], [], []];
  for (const page of words.length > 0 ? pages : [])
    for (const section of page.sections) {
      const title = normal(section.title);
      if (words.every((word) => title.includes(word))) ranked[0]!.push({ page, section, entry: null });
      for (const entry of section.entries) {
        const text = normal(entry.text);
        const here = words.some((word) => text.includes(word)) && words.every((word) => text.includes(word) || title.includes(word));
        if (!here) continue;
        const whole = spaced(`${title} ${text}`);
        ranked[words.every((word) => whole.includes(` ${word}`)) ? 1 : 2]!.push({ page, section, entry });
      }
    }
  return ranked.flat();
}

/** A text with every place marked at which one of the words stands. */
export function marked(text: string, words: readonly string[]): Piece[] {
  const letters = [...text];
  // where each character of the normal text comes from
  const origins = letters.flatMap((letter, place) => Array<number>(normal(letter).length).fill(place));
  const plain = letters.map(normal).join("");
  const hit = new Set<number>();
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) for (let n = 0; n < word.length; n++) hit.add(origins[at + n]!);
  const pieces: Piece[] = [];
  for (const [place, letter] of letters.entries()) {
    const last = pieces.at(-1);
    if (last && last.marked === hit.has(place)) last.text += letter;
    else pieces.push({ text: letter, marked: hit.has(place) });
  }
  return pieces;
}

/** A piece of a text around the first word that was looked for. */
export function snippet(text: string, words: readonly string[], width = WIDTH): Piece[] {
  const first = marked(text, words)[0];
  const at = first && !first.marked ? first.text.length : 0;
  const begin = at <= AROUND || text.length <= width || at === text.length ? 0 : text.lastIndexOf(" ", at - AROUND / 2 - 1) + 1;
  const end = text.length - begin <= width ? text.length : text.lastIndexOf(" ", begin + width - 1);
  return marked((begin > 0 ? "… " : "") + text.slice(begin, end) + (end < text.length ? " …" : ""), words);
}
