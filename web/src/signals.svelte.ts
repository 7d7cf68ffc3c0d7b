// How somebody learns that it is his turn, or that somebody asks or comes, while he looks elsewhere: the title and the icon of
// the tab, a sound, a word of the browser.

import { untrack } from "svelte";

import { say } from "./language.svelte";
import drawn from "./look/turn.svg?raw";
import { settings } from "./settings.svelte";
import { play } from "./sound";
import type { Table } from "./table.svelte";

/** Both come with the page: a tab whose server is away can still say whose turn it is. */
const picture = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
const TURN = picture(drawn);
const USUAL = picture(drawn.replace(/<circle[^>]*>/g, ""));
/** Whoever has waited for less than that, in milliseconds, is still looking. */
const A_WHILE = 700;
/** Milliseconds that it takes to see who has come. */
const SEEN = 4_000;

/** Browsers speak up only for pages that nobody can have changed on their way. */
export const canNotify = (): boolean => "Notification" in globalThis && isSecureContext;

/** Ask for leave to speak up; whether it was given. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** A word of the browser about a table, for whoever wants it and looks at something else. */
export function speakUp(what: string, table: string, game: string): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  // a new word about the same table takes the place of the old one
  const word = new Notification(what, { body: say(`game-${game}`), icon: TURN, tag: `senbazuru-${table}` });
  word.onclick = () => {
    window.focus();
    word.close();
  };
}

/** What calls for somebody, in a few words; nothing, if nothing does. */
export function callOf(table: Pick<Table, "info" | "decision" | "playing" | "person">, came = ""): string {
  if (table.playing && table.decision !== null) return say("web-your-turn");
  const { proposal, seats } = table.info ?? {};
  if (proposal?.kind === "rematch" && table.person !== null && proposal.waiting.includes(table.person)) {
    return say("web-proposes-rematch", { name: seats?.find((seat) => seat.person === proposal.person)?.name ?? "" });
  }
  return came && say("web-came", { name: came });
}

/** Who has come to a table that has not begun, until one has seen it. Within a component. */
export class Arrivals {
  newest = $state("");
  #known: Set<string> | null = null;

  constructor(table: Pick<Table, "info" | "person">) {
    $effect(() => {
      const { info, person: me } = table;
      if (!info) return;
      const people = info.phase === "open" ? info.seats.filter(({ person }) => person !== null && person !== me) : [];
      const last = people.findLast(({ person }) => this.#known && !this.#known.has(person!));
      this.#known = new Set(people.map(({ person }) => person!));
      if (last) this.newest = last.name;
      else if (people.length === 0) this.newest = "";
    });
    $effect(() => {
      if (!this.newest) return;
      let timer = 0;
      const look = (): void => {
        if (!document.hidden) timer = window.setTimeout(() => (this.newest = ""), SEEN);
      };
      look();
      document.addEventListener("visibilitychange", look);
      return () => {
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", look);
      };
    });
  }
}

/** Within a component: watch a table for as long as it is shown. */
export function signal(table: Pick<Table, "id" | "info" | "decision" | "playing" | "person">, call: () => string = () => callOf(table)): void {
  const asked = $derived(call() !== "");
  /** Since when nothing is asked; never, before the first question was seen. */
  let since = Infinity;

  $effect(() => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (!asked) {
      since = performance.now();
      return;
    }
    if (performance.now() - since >= A_WHILE || (document.hidden && since < Infinity)) {
      void play("turn");
      speakUp(untrack(call), table.id, untrack(() => table.info?.plan.game ?? ""));
    }
    link?.setAttribute("href", TURN);
    return () => link?.setAttribute("href", USUAL);
  });
}
