// All that is mine as one line of text, to take along to another device. It travels in the fragment of a link, which
// browsers send to no server. What comes in is added to what is there, and takes the place of nothing.

import { hidden } from "./hidden.svelte";
import { BRING, callMe, keep, mine, MOST, myName, type Mine } from "./mine";

export interface Things {
  name: string;
  settings: Record<string, string>;
  tables: Mine[];
  /** Of whom one wants to hear nothing, as table and person. */
  hidden: [string, string][];
}

/** What would come of bringing things here. */
export interface Change {
  added: Mine[];
  /** Tables that are here already, with the same secret. */
  known: number;
  /** Tables at which one is somebody else on this device. */
  kept: number;
  /** Tables for which there is no room. */
  over: number;
  /** The name one had there. */
  name: string;
}

const VERSION = "1";
const SETTINGS = ["theme", "language"];
/** A setting that nobody has chosen. */
const UNSET = "auto";
const TABLE = /^([\w-]{1,64})\.([\w-]{1,128})\.([a-z][a-z0-9-]{0,63})\.([0-9a-z]{1,10})\.(.*)$/s;
const PERSON = /^([\w-]{1,64})\.([a-z]\w{1,20})$/;
const SETTING = /^[\w-]{1,20}$/;
const LONGEST_NAME = 200;

export function mineAll(): Things {
  const settings = SETTINGS.flatMap((name) => {
    const value = localStorage.getItem(`senbazuru-${name}`);
    return value && value !== UNSET ? [[name, value]] : [];
  });
  return { name: myName(), settings: Object.fromEntries(settings) as Record<string, string>, tables: mine().filter((table) => TABLE.test(said(table))), hidden: hidden.all };
}

const said = ({ id, secret, game, at, name }: Mine): string => [id, secret, game, Math.round(at).toString(36), name].join(".");

/** The link that brings things to another device. */
export function linkTo(things: Things, origin = location.origin): string {
  const text = new URLSearchParams({ v: VERSION, name: things.name, ...things.settings });
  for (const table of things.tables) text.append("t", said(table));
  for (const [table, person] of things.hidden) text.append("h", `${table}.${person}`);
  text.append("end", "1"); // what was cut off on the way is not to be taken for the whole
  return `${origin}/#${BRING}${text}`;
}

/** The things in a link, or in what follows its `#`; nothing if it is none, or not whole. */
export function thingsIn(link: string): Things | null {
  const text = new URLSearchParams(link.trim().split(BRING).at(-1));
  if (text.get("v") !== VERSION || text.get("end") !== "1") return null;
  const tables = text.getAll("t").map((table) => TABLE.exec(table));
  const unheard = text.getAll("h").map((person) => PERSON.exec(person));
  const name = text.get("name") ?? "";
  if (tables.includes(null) || unheard.includes(null) || name.length > LONGEST_NAME) return null;
  const settings = SETTINGS.flatMap((key) => {
    const value = text.get(key);
    return value && SETTING.test(value) ? [[key, value]] : [];
  });
  return {
    name,
    settings: Object.fromEntries(settings) as Record<string, string>,
    tables: tables.map((found) => {
      const [, id, secret, game, at, called] = found!;
      return { id: id!, secret: secret!, game: game!, at: parseInt(at!, 36), name: called!.slice(0, LONGEST_NAME) };
    }),
    hidden: unheard.map((found) => [found![1]!, found![2]!]),
  };
}

/** The server that a link leads to, if it is another one. */
export function elsewhere(link: string, origin = location.origin): string {
  const found = link.includes(`#${BRING}`) ? (/^\s*(https?:\/\/[^/\s]+)/.exec(link)?.[1] ?? "") : "";
  return found === origin ? "" : found;
}

/** What bringing these things would change. */
export function change(things: Things): Change {
  const here = new Map(mine().map((table) => [table.id, table.secret]));
  const unknown = [...new Map(things.tables.map((table) => [table.id, table])).values()].filter(({ id }) => !here.has(id));
  const added = unknown.sort((one, other) => other.at - one.at).slice(0, Math.max(0, MOST - here.size));
  const there = things.tables.filter(({ id }) => here.has(id));
  const known = there.filter(({ id, secret }) => here.get(id) === secret).length;
  return { added, known, kept: there.length - known, over: unknown.length - added.length, name: things.name };
}

/** Add them to what is here. */
export function bring(things: Things): void {
  const { added } = change(things);
  keep([...mine(), ...added].sort((one, other) => other.at - one.at));
  if (!myName() && things.name) callMe(things.name);
  for (const [name, value] of Object.entries(things.settings)) {
    if ((localStorage.getItem(`senbazuru-${name}`) ?? UNSET) === UNSET) localStorage.setItem(`senbazuru-${name}`, value);
  }
  for (const [table, person] of things.hidden) hidden.hide(table, person);
}
