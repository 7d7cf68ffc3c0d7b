// What a table may choose, as its game describes it: what is asked, what is missing, and what a plan then says.

import { language, say } from "./language.svelte";
import type { GameInfo, PickInfo, SwitchInfo } from "./protocol";

/** How names are chosen: as the game has it, these, or instead a number or a switch. */
export const USUAL = "usual";
export const THESE = "these";
const INSTEAD = "instead-";
const MOST_BY_CHANCE = 5;

/** What somebody has chosen so far, by the names of the choices. */
export interface Chosen {
  on: Record<string, boolean>;
  ways: Record<string, string>;
  names: Record<string, string[]>;
}

const switches = (game: GameInfo): SwitchInfo[] => game.choices.filter((choice) => choice.kind === "switch");
const picks = (game: GameInfo): PickInfo[] => game.choices.filter((choice) => choice.kind === "pick");
const instead = (game: GameInfo, pick: PickInfo): SwitchInfo[] => switches(game).filter((one) => one.instead_of === pick.name);

/** Nothing chosen: everything as the game has it. */
export function untouched(game: GameInfo): Chosen {
  const chosen: Chosen = { on: {}, ways: {}, names: {} };
  for (const { name } of switches(game)) chosen.on[name] = false;
  for (const pick of picks(game)) {
    chosen.ways[pick.name] = ways(game, pick)[0] ?? THESE;
    chosen.names[pick.name] = [];
  }
  return chosen;
}

/** The ways to choose names, if there are several. Where every player has one, all are shown at once. */
export function ways(game: GameInfo, pick: PickInfo): string[] {
  const others = instead(game, pick);
  if (pick.each && !pick.number && others.length === 0) return [];
  const numbers = pick.number ? Math.min(MOST_BY_CHANCE, pick.known.length) + 1 : 0;
  return [USUAL, ...Array.from({ length: numbers }, (_, count) => String(count)), ...others.map(({ name }) => INSTEAD + name), THESE];
}

/** Whether a switch stands for itself and means something with so many players. */
export function shows(game: GameInfo, one: SwitchInfo, players: number): boolean {
  const added = picks(game).find((pick) => pick.name === one.adds_to && pick.each);
  return !one.instead_of && players >= one.players && (!added || players < added.known.length);
}

const isOn = (game: GameInfo, one: SwitchInfo, players: number, chosen: Chosen): boolean =>
  shows(game, one, players) && chosen.on[one.name] === true;

/** How many names a pick for each player wants; any number will do for others. */
export function wanted(game: GameInfo, pick: PickInfo, players: number, chosen: Chosen): number {
  const added = switches(game).filter((one) => one.adds_to === pick.name && isOn(game, one, players, chosen));
  return pick.each ? players + added.length : Infinity;
}

/** What the plan of a table says. */
export function optionsOf(game: GameInfo, players: number, chosen: Chosen): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const one of switches(game)) if (isOn(game, one, players, chosen)) options[one.name] = true;
  for (const { name } of picks(game)) {
    const way = chosen.ways[name] ?? USUAL;
    const names = chosen.names[name] ?? [];
    if (way === THESE) {
      if (names.length > 0) options[name] = [...names];
    } else if (way.startsWith(INSTEAD)) {
      options[way.slice(INSTEAD.length)] = true;
    } else if (way !== USUAL) {
      options[name] = Number(way);
    }
  }
  return options;
}

/** What a first game has. */
export const firstOf = (game: GameInfo, players: number): SwitchInfo[] =>
  switches(game).filter((one) => one.first && players >= one.players);

/** What is missing before a table can be opened like this, in words. */
export function lackOf(game: GameInfo, players: number, chosen: Chosen): string {
  for (const pick of picks(game)) {
    if (chosen.ways[pick.name] !== THESE) continue;
    const given = (chosen.names[pick.name] ?? []).length;
    // all at once or none: but who has said "these" must name some
    if (given === 0 && ways(game, pick).length === 0) continue;
    const missing = (pick.each ? wanted(game, pick, players, chosen) : Math.max(1, pick.least)) - given;
    if (missing > 0) return choiceSaid(pick.name, "lack", { count: missing });
  }
  return "";
}

// -- in words

const keyOf = (name: string): string => `choice-${name.replaceAll("_", "-")}`;

/** What a choice is called, or what is said about it; what a game does not say is said as for any, or not at all. */
export function choiceSaid(name: string, part = "", args: Record<string, string | number> = {}): string {
  if (!part) return say(keyOf(name));
  const key = [keyOf(name), "choice-any"].map((one) => `${one}.${part}`).find((one) => language.words.has(one));
  return key ? say(key, { choice: say(keyOf(name)), ...args }) : "";
}

/** One of the ways to choose names. */
export function waySaid(pick: PickInfo, way: string): string {
  if (way === USUAL || way === THESE) return choiceSaid(pick.name, way);
  if (way.startsWith(INSTEAD)) return choiceSaid(way.slice(INSTEAD.length));
  return choiceSaid(pick.name, way === "0" ? "none" : "chance", { count: Number(way) });
}

/** The name of one thing that can be chosen. */
export const nameSaid = (pick: PickInfo, one: string): string => say(`${pick.noun}-${one}`);

/** What was chosen for a table, a line each. */
export function optionsSaid(game: GameInfo, options: Record<string, unknown>): string[] {
  return game.choices.flatMap((choice) => {
    const value = options[choice.name];
    if (choice.kind === "switch") return value === true && !choice.instead_of ? [choiceSaid(choice.name)] : [];
    const other = instead(game, choice).find(({ name }) => options[name] === true);
    let names = other ? choiceSaid(other.name) : "";
    if (Array.isArray(value)) names = language.words.list(value.map((one) => nameSaid(choice, String(one))), "and");
    if (typeof value === "number") names = waySaid(choice, String(value));
    if (names) return [choiceSaid(choice.name, "plan", { names })];
    return ways(game, choice).length === 0 ? [choiceSaid(choice.name, USUAL)] : [];
  });
}
