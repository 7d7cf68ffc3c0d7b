// Squares cut from paper, as src/senbazuru/islands/cut.py cuts them: the edge of some squares as polygons, with their
// corners cut off as scissors do. A square is 20 by 20; polygons are in hundredths of that unit.

import { ISLANDS } from "../look/looks";

/** Column and row of a square. */
export type Cell = readonly [number, number];
type Point = readonly [number, number];

export type Cut = keyof typeof ISLANDS.cuts;

export const SIDE = 20;
const PARTS = 100;
/** The sides of a square, clockwise from the top: from where, where to, and what lies beyond. */
const SIDES: readonly (readonly [Point, Point, Point])[] = [
  [[0, 0], [1, 0], [0, -1]],
  [[1, 0], [1, 1], [1, 0]],
  [[1, 1], [0, 1], [0, 1]],
  [[0, 1], [0, 0], [-1, 0]],
];

/** The corners of the edge of some squares, clockwise; round a hole the other way. Squares that only touch at a corner
 *  stay apart. */
function loops(cells: Iterable<Cell>): Point[][] {
  const sorted = [...cells].sort((one, other) => one[1] - other[1] || one[0] - other[0]);
  const own = new Set(sorted.map(String));
  const after = new Map<string, Point[]>();
  for (const [x, y] of sorted) {
    for (const [from, to, beyond] of SIDES) {
      if (own.has(String([x + beyond[0], y + beyond[1]]))) continue;
      const start = String([x + from[0], y + from[1]]);
      after.set(start, [...(after.get(start) ?? []), [x + to[0], y + to[1]]]);
    }
  }
  const found: Point[][] = [];
  while (after.size > 0) {
    const corners = [...after.keys()].map((key) => key.split(",").map(Number) as unknown as Point);
    const start = corners.reduce((best, point) => (point[1] < best[1] || (point[1] === best[1] && point[0] < best[0]) ? point : best));
    const loop = [start];
    let [here, there] = [start, after.get(String(start))!.shift()!];
    while (String(there) !== String(start)) {
      const ways = after.get(String(there))!;
      const way = ways.reduce((best, one) => (turn(here, there, one) > turn(here, there, best) ? one : best));
      ways.splice(ways.indexOf(way), 1);
      if (turn(here, there, way) !== 0) loop.push(there);
      [here, there] = [there, way];
    }
    found.push(loop);
    for (const [key, ways] of after) if (ways.length === 0) after.delete(key);
  }
  return found;
}

/** More than 0 to the right, less to the left. */
const turn = (one: Point, two: Point, three: Point): number =>
  (two[0] - one[0]) * (three[1] - two[1]) - (two[1] - one[1]) * (three[0] - two[0]);

/** Some squares as sheets of paper. */
export function polygons(cells: Iterable<Cell>, cut: Cut): Point[][] {
  const [by = 0, inset = 0] = ISLANDS.cuts[cut];
  return loops(cells).map((loop) =>
    loop.flatMap((point, number): Point[] => {
      const [before, after] = [loop.at(number - 1)!, loop[(number + 1) % loop.length]!];
      const [back, on] = [before, after].map((other) => [Math.sign(other[0] - point[0]), Math.sign(other[1] - point[1])] as const) as [Point, Point];
      const outer = turn(before, point, after) > 0;
      const inward = outer ? inset : -inset;
      const [left, top] = [0, 1].map((axis) => point[axis]! * SIDE * PARTS + inward * (back[axis]! + on[axis]!)) as [number, number];
      const off = outer ? by : Math.floor((by * 3) / 5);
      const first: Point = [left + off * back[0], top + off * back[1]];
      return off ? [first, [left + off * on[0], top + off * on[1]]] : [first];
    }),
  );
}

/** Polygons as a path in units of a picture. */
export const path = (found: readonly (readonly Point[])[]): string =>
  found.map((polygon) => `M${polygon.map(([x, y]) => `${x / PARTS} ${y / PARTS}`).join("L")}Z`).join("");

/** Some squares, by their names, as the path of sheets of paper. */
export const cutOut = (squares: Iterable<string>, cut: Cut): string => path(polygons([...squares].map(cell), cut));

/** Column and row of a square by its name. */
export function cell(square: string): [number, number] {
  return [square.charCodeAt(0) - 97, Number(square.slice(1)) - 1];
}
