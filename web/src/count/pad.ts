// What people have at home, as docs/score.md writes it: lines for all, and the lines of each player.

/** Lines by their keys. Those of an island are `island zabuton 1`, with its rows, and `outlines zabuton 1`. */
export type Lines = Readonly<Record<string, readonly string[]>>;

export interface Player {
  name: string;
  lines: Lines;
}

export interface Pad {
  game: string;
  head: Lines;
  players: readonly Player[];
}

const ISLAND = "island ";
const OUTLINES = "outlines ";
const LONGEST_NAME = 24;

export const blank = (game: string, players: number): Pad => ({
  game,
  head: {},
  players: Array.from({ length: players }, () => ({ name: "", lines: {} })),
});

/** Whether anything was entered. */
export const begun = ({ head, players }: Pad): boolean =>
  [head, ...players.map(({ lines }) => lines)].some((lines) => Object.values(lines).some((words) => words.length > 0)) || players.some(({ name }) => name !== "");

function* told(lines: Lines): Generator<string> {
  for (const [key, words] of Object.entries(lines)) {
    if (key.startsWith(ISLAND)) {
      const place = key.slice(ISLAND.length);
      const outlines = lines[OUTLINES + place] ?? [];
      yield `island: ${place}`;
      yield* words.map((row) => `| ${row}`);
      if (outlines.length > 0) yield `outlines: ${outlines.join(", ")}`;
    } else if (!key.startsWith(OUTLINES) && words.length > 0) {
      yield `${key}: ${words.join(", ")}`;
    }
  }
}

/** A `#` would begin a remark. */
const plain = (name: string): string => name.replace(/[#\s]+/g, " ").trim().slice(0, LONGEST_NAME);

export const written = ({ game, head, players }: Pad): string =>
  [`game: ${game}`, ...told(head), ...players.flatMap(({ name, lines }) => [`player: ${plain(name)}`, ...told(lines)])].join("\n");

/** The way back. What makes no sense is left to the server to complain about. */
export function read(text: string): Pad {
  const head: Record<string, string[]> = {};
  const players: { name: string; lines: Record<string, string[]> }[] = [];
  let [game, island] = ["", ""];
  for (const line of text.split("\n")) {
    const lines = players.at(-1)?.lines ?? head;
    if (line.startsWith("|")) {
      lines[island]?.push(line.slice(1).trim());
      continue;
    }
    const [key = "", rest = ""] = line.split(/:(.*)/s).map((part) => part.trim());
    const words = rest.split(",").flatMap((word) => word.trim() || []);
    if (key === "game") game = rest;
    else if (key === "player") players.push({ name: rest, lines: {} });
    else if (key === "island") lines[(island = ISLAND + rest)] = [];
    else if (key === "outlines") lines[OUTLINES + island.slice(ISLAND.length)] = words;
    else if (key) lines[key] = words;
  }
  return { game, head, players };
}
