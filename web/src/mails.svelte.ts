// Whether this server writes to those whose turn it is. It is asked where that could be of use.

import { serverInfo } from "./api";
import type { Table } from "./table.svelte";

/** Within a component: whether somebody at this table can be written to. */
export function mails(table: Pick<Table, "info" | "seats">): { readonly can: boolean } {
  let sends = $state(false);
  const useful = $derived(table.info?.plan.clock.kind === "days" && table.info.phase !== "over" && table.seats.length > 0);
  $effect(() => {
    if (useful) void serverInfo().then(({ mail }) => (sends = mail), () => undefined);
  });
  return {
    get can() {
      return useful && sends;
    },
  };
}
