// Any view as rows, headings and lines under them, as `senbazuru.kernel.plain` makes them: how a game is shown that draws
// nothing itself.

import type { OptionView, WhereView } from "../protocol";

/** What a view holds for programs, or is told elsewhere. */
const UNSHOWN = new Set(["game", "viewer", "over", "winners", "decisions", "can_undo", "revision", "resigned"]);

/** A line, so deep under its headings. `number` tells apart what has one name, as seats do. */
export interface Row {
  depth: number;
  key: string;
  number: number | null;
  value: unknown;
  /** Whether it has no value, and what follows stands under it. */
  heading: boolean;
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
    yield { depth, key, number, value: null, heading: true, at };
    for (const [name, inner] of Object.entries(value)) yield* rowsOf(depth + 1, name, null, inner, `${at}/${name}`);
  } else if (Array.isArray(value) && value.some((item) => mapped(item) || Array.isArray(item))) {
    for (const [place, item] of value.entries()) yield* rowsOf(depth, key, place, item, `${at}/${place}`);
  } else {
    yield { depth, key, number, value, heading: false, at };
  }
}

const mapped = (value: unknown): value is object => typeof value === "object" && value !== null && !Array.isArray(value);

/** What a row lists one by one, if it does. */
export const itemsOf = ({ value }: Row): unknown[] => (Array.isArray(value) ? value : []);

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
 * Options by the paths of what they point at, where nothing is written yet, or something that they name: there they can be
 * taken. What cannot be taken, or is one of several at a place, needs more words.
 */
export function lying(
  found: Iterable<Row>,
  options: readonly OptionView[],
  label: (option: OptionView) => string,
  written: (row: Row, item: unknown) => string,
): Map<string, OptionView> {
  const places = new Map<string, string>();
  for (const row of found) itemsOf(row).forEach((item, place) => places.set(`${row.at}/${place}`, isNothing(item) ? "" : written(row, item).toLowerCase()));
  const there = new Map<string, OptionView[]>();
  for (const option of options) {
    for (const path of option.where.map(pathOf)) {
      const here = places.get(path);
      if (here !== undefined && label(option).toLowerCase().includes(here)) there.set(path, [...(there.get(path) ?? []), option]);
    }
  }
  const alone = [...there].flatMap(([path, [option, ...others]]) => (option && !option.reason && others.length === 0 ? [[path, option] as const] : []));
  return new Map(alone);
}

export const isNothing = (value: unknown): boolean => value === null || value === "";

/** The path of one thing that an option points at, as far as lists of a view go. */
function pathOf({ zone, seat, column, place, height, island, square }: WhereView): string {
  if (place === undefined || height !== undefined || island !== undefined || square !== undefined) return "";
  const seated = seat === undefined ? [] : ["seats", seat];
  return [...seated, zone.replaceAll("-", "_"), ...(column === undefined ? [] : [column]), place].join("/");
}
