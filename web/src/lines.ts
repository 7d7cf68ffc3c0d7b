// A table in a list, in words.

import { language, numeral, say } from "./language.svelte";
import type { Standing } from "./own.svelte";
import type { TableLine } from "./protocol";

const nameOf = (line: TableLine, seat: number): string => language.words.seat(seat, [...Array<string>(seat).fill(""), line.seats[seat]?.name ?? ""]);

/** Who sits there, and with how many points, if it is over. */
export function lineSaid(line: TableLine): string {
  const seated = line.seats.flatMap(({ kind }, seat) => {
    const won = line.winners?.includes(seat) ? "★ " : "";
    const score = line.scores?.[seat];
    return kind !== "empty" ? [`${won}${nameOf(line, seat)} ${score === undefined ? "" : numeral(score)}`.trim()] : [];
  });
  const free = line.seats.filter(({ kind }) => kind === "empty").length;
  return [seated.join(", "), line.phase === "open" ? say("web-free-seats", { count: free }) : ""].filter(Boolean).join("; ");
}

/** With whom one plays there. */
export const companySaid = ({ table, seats }: Standing): string =>
  language.words.list(table.seats.flatMap(({ kind }, seat) => (kind === "empty" || seats.includes(seat) ? [] : [nameOf(table, seat)])), "and");

/** What it waits for. */
export function standSaid({ table, waits, turn, paused }: Standing): string {
  if (table.phase !== "playing") return say(`web-phase-${table.phase}`);
  if (waits) return say(waits === "turn" ? "web-your-turn" : "web-asks-you");
  if (paused || turn.length === 0) return say("web-phase-playing");
  return say("web-turn-of", { names: language.words.list(turn.map((seat) => nameOf(table, seat)), "and") });
}
