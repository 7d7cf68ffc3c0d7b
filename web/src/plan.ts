// What was agreed for a table, in words.

import { language, say } from "./language.svelte";
import type { Clock, Plan } from "./protocol";

export function clockSaid({ kind, seconds, increment }: Clock): string {
  if (kind === "none") return say("web-clock-none");
  if (kind === "live") return say("web-clock-live", { minutes: Math.round(seconds / 60), seconds: increment });
  return say("web-clock-mail", { days: Math.round(seconds / 86400) });
}

const listed = (ids: unknown, name: (id: string) => string): string =>
  Array.isArray(ids) ? language.words.list(ids.map((id) => name(String(id))), "and") : "";

/** What somebody who takes a seat wants to know: a few short lines. */
export function planSaid(plan: Plan): string[] {
  const { options } = plan;
  const cards = plan.game !== "islands" && plan.game !== "boats";
  const families = listed(options["families"], (id) => language.words.family(id));
  const characters = listed(options["characters"], (id) => say(`character-${id}`)) || String(options["characters"] ?? "");
  const sheets = listed(options["sheets"], (id) => say(`sheet-${id}`)) || (options["near"] ? say("web-option-sheets-near") : "");
  return [
    cards && families ? say("web-plan-families", { families }) : "",
    cards && !families ? say("web-plan-families-chance") : "",
    options["extra"] ? say("web-option-extra") : "",
    characters ? say("web-plan-characters", { characters }) : "",
    sheets ? say("web-plan-sheets", { sheets }) : "",
    options["catch_up"] ? say("web-option-catch-up") : "",
    say("web-plan-clock", { clock: clockSaid(plan.clock) }),
    plan.spectators ? "" : say("web-plan-private"),
    cards && !plan.memory ? say("web-plan-forgetful") : "",
  ].filter(Boolean);
}
