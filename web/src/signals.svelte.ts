// How somebody learns that it is his turn while he looks elsewhere: the icon of the tab, a sound, a word of the browser.

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

/** Browsers speak up only for pages that nobody can have changed on their way. */
export const canNotify = (): boolean => "Notification" in globalThis && isSecureContext;

/** Ask for leave to speak up; whether it was given. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

function notify(table: Pick<Table, "id" | "info">): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  // a new word about the same table takes the place of the old one
  const word = new Notification(say("web-your-turn"), { body: say(`game-${table.info?.plan.game ?? ""}`), icon: TURN, tag: `senbazuru-${table.id}` });
  word.onclick = () => {
    window.focus();
    word.close();
  };
}

/** Within a component: watch a table for as long as it is shown. */
export function signal(table: Pick<Table, "id" | "info" | "decision" | "playing">): void {
  const asked = $derived(table.playing && table.decision !== null);
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
      notify(table);
    }
    link?.setAttribute("href", TURN);
    return () => link?.setAttribute("href", USUAL);
  });
}
