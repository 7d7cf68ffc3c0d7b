// A folded figure: from its text to facets, and to SVG, as src/senbazuru/look/fold.py reads, checks and draws it.

export type Point = readonly [number, number];

export interface Facet {
  /** f the family's paper, g the second, b the back, k ink. */
  paper: string;
  /** 1, lit, to 5, shaded. */
  tone: number;
  corners: Point[];
  /** Whether the family's pattern is on it. */
  printed: boolean;
}

export interface Flap {
  name: string;
  facets: Facet[];
  creases: Point[][];
}

export interface Figure {
  id: string;
  /** The name of its second paper, or nothing. */
  second: string;
  /** What is seen, in English. */
  words: string;
  flaps: Flap[];
}

export const BOX = "-4 -4 108 108";

const UNDER_ALL = [["1 1.6", ".1"], ["2.2 3.4", ".1"]] as const;
const UNDER_FLAP = [[".7 1.1", ".13"], ["1.5 2.2", ".08"]] as const;
const SHADE = "#1c1204";

/** A figure from a text that Python has checked. */
export function read(text: string): Figure {
  const [head = "", ...lines] = text.split("\n").map((line) => line.replace(/#.*/, "").trim()).filter(Boolean);
  const [, id = "", second = "", words = ""] = /^([a-z0-9-]+)(?: \(([a-z]+)\))?: (.*)$/.exec(head) ?? [];
  const flaps: Flap[] = [];
  for (const line of lines) {
    const [word = "", ...rest] = line.split(/\s+/);
    const corners = rest.map((pair): Point => [parseInt(pair, 10), parseInt(pair.slice(pair.indexOf(",") + 1), 10)]);
    if (word.startsWith(":")) flaps.push({ name: line.slice(1).trim(), facets: [], creases: [] });
    else if (word === "-") flaps.at(-1)?.creases.push(corners);
    else flaps.at(-1)?.facets.push({ paper: word.charAt(0), tone: Number(word.charAt(1)), corners, printed: word.endsWith("~") });
  }
  return { id, second, words, flaps };
}

/** The edges that two facets of one paper share: there the sheet is folded. */
export function folds(flap: Flap): [Point, Point][] {
  const seen = new Map<string, number>();
  const found: [Point, Point][] = [];
  for (const { corners, paper } of flap.facets) {
    corners.forEach((from, n) => {
      const to = corners[(n + 1) % corners.length]!;
      const edge = paper + [String(from), String(to)].sort().join(" ");
      const times = (seen.get(edge) ?? 0) + 1;
      seen.set(edge, times);
      if (times === 2 && paper !== "k") found.push([from, to]);
    });
  }
  return found;
}

/** What is drawn on the field of 100 by 100. Facets have classes f1 to k5; what is around colours them: look.css.
 *  `pattern` is printed on those facets that want it. */
export function drawn(figure: Figure, pattern = ""): string {
  const whole = figure.flaps.map(outline).join("");
  let out = `${shadows(whole, UNDER_ALL)}<path class="rim" fill="none" stroke-width="1" stroke-linejoin="round" d="${whole}"/>`;
  figure.flaps.forEach((flap, number) => {
    if (number > 0) out += shadows(outline(flap), UNDER_FLAP);
    for (const { paper, tone, corners, printed } of flap.facets) {
      const path = closed(corners);
      out += `<path class="${paper}${tone}" stroke-width=".35" stroke-linejoin="round" d="${path}"/>`;
      if (printed && pattern) out += `<path class="washi" fill="url(#washi-${pattern})" opacity=".2" d="${path}"/>`;
    }
    const light = folds(flap).map(open).join("");
    if (light) out += `<path fill="none" stroke="#fff" stroke-opacity=".38" stroke-width=".5" d="${light}"/>`;
    const creases = flap.creases.map(open).join("");
    if (creases) {
      out += `<path fill="none" stroke="${SHADE}" stroke-opacity=".2" stroke-width=".7" transform="translate(.25 .35)" d="${creases}"/>`;
      out += `<path fill="none" stroke="#fff" stroke-opacity=".5" stroke-width=".5" d="${creases}"/>`;
    }
  });
  return out;
}

const open = (corners: readonly Point[]): string => `M${corners.map(([x, y]) => `${x} ${y}`).join("L")}`;
const closed = (corners: readonly Point[]): string => `${open(corners)}Z`;
const outline = (flap: Flap): string => flap.facets.map((facet) => closed(facet.corners)).join("");
const shadows = (path: string, falls: readonly (readonly [string, string])[]): string =>
  falls.map(([at, strength]) => `<path class="shade" opacity="${strength}" transform="translate(${at})" d="${path}"/>`).join("");
