// Any view as rows, headings and lines under them, as `senbazuru.kernel.plain` makes them: how a game is shown that draws
// nothing itself.

import type { OptionView, WhereView } from "../protocol";

/** What a view holds for programs, or is told elsewhere. */
const UNSHOWN = new Set(["game", "viewer", "over", "winners", "decisions", "can_undo", "revision"]);

/** What is written where there is nothing. */
const NOTHING = "–";

/** A line, so deep under its headings. `number` tells apart what has one name, as seats do. */
export interface Row {
  depth: number;
  key: string;
  number: number | null;
  /** Empty for a heading. */
  value: string;
  /** The values one by one, if it is a list of some. */
  items: string[];
  /** Where it lies in the view: keys and places, as a path. */
  at: string;
}

export interface Branch extends Row {
  under: Branch[];
}

export function* rows(view: object): Generator<Row> {
  for (const [key, value] of Object.entries(view)) if (!UNSHOWN.has(key)) yield* rowsOf(0, key, null, value, key);
}

function* rowsOf(depth: number, key: string, number: number | null, value: unknown, at: string): Generator<Row> {
  if (mapped(value)) {
    yield { depth, key, number, value: "", items: [], at };
    for (const [name, inner] of Object.entries(value)) yield* rowsOf(depth + 1, name, null, inner, `${at}/${name}`);
  } else if (Array.isArray(value) && value.some((item) => mapped(item) || Array.isArray(item))) {
    for (const [place, item] of value.entries()) yield* rowsOf(depth, key, place, item, `${at}/${place}`);
  } else {
    yield { depth, key, number, value: said(value), items: Array.isArray(value) ? value.map(said) : [], at };
  }
}

const mapped = (value: unknown): value is object => typeof value === "object" && value !== null && !Array.isArray(value);

/** A value in a line. */
function said(value: unknown): string {
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return NOTHING;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? value.map(said).join(", ") : String(value);
}

/** The rows with what is under each of them. */
export function branches(found: Iterable<Row>): Branch[] {
  const top: Branch[] = [];
  const open: Branch[] = [];
  for (const row of found) {
    const branch = { ...row, under: [] };
    open.length = row.depth;
    (open.at(-1)?.under ?? top).push(branch);
    open.push(branch);
  }
  return top;
}

/**
 * Options by the paths of what they point at, where nothing is written, or what they say: there they can be taken. What
 * cannot be taken, or is one of several at a place, needs more words.
 */
export function lying(found: Iterable<Row>, options: readonly OptionView[], label: (option: OptionView) => string): Map<string, OptionView> {
  const written = new Map<string, string>();
  for (const { at, items } of found) items.forEach((item, place) => written.set(`${at}/${place}`, item));
  const there = new Map<string, OptionView[]>();
  for (const option of options) {
    for (const path of option.where.map(pathOf)) {
      const here = written.get(path);
      if (here === NOTHING || here?.toLowerCase() === label(option).toLowerCase()) there.set(path, [...(there.get(path) ?? []), option]);
    }
  }
  const alone = [...there].flatMap(([path, [option, ...others]]) => (option && !option.reason && others.length === 0 ? [[path, option] as const] : []));
  return new Map(alone);
}

/** The path of one thing that an option points at, as far as lists of a view go. */
function pathOf({ zone, seat, column, place, height, island, square }: WhereView): string {
  if (place === undefined || height !== undefined || island !== undefined || square !== undefined) return "";
  const seated = seat === undefined ? [] : ["seats", seat];
  return [...seated, zone.replaceAll("-", "_"), ...(column === undefined ? [] : [column]), place].join("/");
}
