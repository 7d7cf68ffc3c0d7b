// A question that leaves only "no" is asked all the same: who asks does not know one's hand. Among bots alone nobody learns
// anything from how fast it is answered, and then it may answer itself, after a moment in which it can be read.

import { declines } from "./answers";
import type { OptionView } from "./protocol";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";

const MOMENT = 1200;

/** The only answer that can be given, if it is to decline. */
export function onlyNo(options: readonly OptionView[]): OptionView | undefined {
  const left = options.filter(({ reason }) => !reason);
  return left.length === 1 && declines(left[0]!) ? left[0] : undefined;
}

/** Whether nobody but this person and bots plays at a table. */
export function alone(table: Table): boolean {
  const seats = table.info?.seats ?? [];
  return table.seats.length === 1 && seats.every(({ kind }, number) => kind === "bot" || number === table.seats[0]);
}

/** Answer such questions at this table. */
export function sparing(table: Table): void {
  $effect(() => {
    const { decision } = table;
    const no = decision && onlyNo(decision.options);
    if (!no || !settings.spare || !alone(table) || table.returned || table.chosen.length > 0) return;
    const timer = setTimeout(() => {
      if (table.decision?.id === decision.id && table.busy === 0) void table.spare(decision, no);
    }, MOMENT);
    return () => clearTimeout(timer);
  });
}
