// Cards of a row that lie over each other say so: of each but the last only so much is seen as its neighbour leaves free.

import type { Attachment } from "svelte/attachments";

/** Pixels that may be covered before it matters. */
const LITTLE = 4;

/** Marks a row with `data-close` where its cards overlap, and tells as `--seen` how much of each is in sight. */
export const close: Attachment<HTMLElement> = (row) => {
  const look = (): void => {
    const [one, other] = row.children as unknown as HTMLElement[];
    const step = one && other ? other.offsetLeft - one.offsetLeft : Infinity;
    const over = step < (one?.offsetWidth ?? 0) - LITTLE;
    row.toggleAttribute("data-close", over);
    if (over) row.style.setProperty("--seen", `${step}px`);
    else row.style.removeProperty("--seen");
  };
  const size = new ResizeObserver(look);
  size.observe(row);
  const content = new MutationObserver(look);
  content.observe(row, { childList: true });
  look();
  return () => {
    size.disconnect();
    content.disconnect();
  };
};
