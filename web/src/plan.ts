// What was agreed for a table, in words.

import { optionsSaid } from "./choices";
import { language, say } from "./language.svelte";
import type { Clock, GameInfo, Plan } from "./protocol";

export function clockSaid({ kind, seconds, increment }: Clock): string {
  if (kind === "none") return say("web-clock-none");
  if (kind === "live") return say("web-clock-live", { minutes: Math.round(seconds / 60), seconds: increment });
  return say("web-clock-mail", { days: Math.round(seconds / 86400) });
}

/** How a bot plays, in a sentence; that of a game may have one of its own. */
export const botSaid = (bot: string): string => (language.words.has(`bot-${bot}`) ? say(`bot-${bot}`) : say("web-option-bot-note", { bot }));

/** What somebody who takes a seat wants to know: a few short lines. */
export function planSaid(plan: Plan, game: GameInfo | undefined): string[] {
  return [
    ...(game ? optionsSaid(game, plan.options) : []),
    say("web-plan-clock", { clock: clockSaid(plan.clock) }),
    plan.spectators ? "" : say("web-plan-private"),
    game?.remembers && !plan.memory ? say("web-plan-forgetful") : "",
  ].filter(Boolean);
}
