// What happened last, in a line.

import { moverOf } from "./film.svelte";
import type { ToldEvent } from "./protocol";
import type { Words } from "./words";

/** What begins something: the bar itself tells how far the game is. */
const BEGINNINGS: readonly ToldEvent["event"][] = ["turn", "round"];
/** What nobody did is not worth the line, as long as something was done. */
const NOBODYS: readonly ToldEvent["event"][] = [...BEGINNINGS, "turned-up"];

export function lastLine(words: Words, events: readonly ToldEvent[], names: readonly string[], viewer: number | null): string {
  const end = events.findLastIndex(({ event }) => !NOBODYS.includes(event)) + 1;
  const told = events.slice(0, end);
  const last = told.slice(told.findLastIndex(({ event }) => BEGINNINGS.includes(event)) + 1);
  const begun = Math.max(0, last.findLastIndex(({ event }) => event === "announced"));
  const own = viewer !== null && moverOf(last.slice(-1)) === viewer;
  return (own ? words.log(last, names, viewer) : words.short(last.slice(begun), names, viewer)).at(-1) ?? "";
}
