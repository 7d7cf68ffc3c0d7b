// Sentences in a place of so many lines: those that do not fit as a whole are left out.

import type { Attachment } from "svelte/attachments";

/** Leaves out children of an element from one end until the others fit; one always stays. */
export const whole = (end: "first" | "last"): Attachment<HTMLElement> => (element) => {
  const fit = (): void => {
    const sentences = [...element.children] as HTMLElement[];
    if (end === "last") sentences.reverse();
    for (const one of sentences) one.hidden = false;
    for (const one of sentences.slice(0, -1)) {
      if (element.scrollHeight - element.clientHeight <= 1) return;
      one.hidden = true;
    }
  };
  const size = new ResizeObserver(fit);
  size.observe(element);
  const content = new MutationObserver(fit);
  content.observe(element, { childList: true, subtree: true, characterData: true });
  fit();
  return () => {
    size.disconnect();
    content.disconnect();
  };
};
