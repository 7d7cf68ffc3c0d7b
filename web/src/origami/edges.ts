// What does not fit in its place says so: its edges fade where there is more.

import type { Attachment } from "svelte/attachments";

/** Marks an element with `data-more`: "before", "after" or both, in the direction in which it overflows. */
export const edges: Attachment<HTMLElement> = (element) => {
  const look = (): void => {
    const before = element.scrollLeft > 1 || element.scrollTop > 1;
    const right = element.scrollWidth - element.clientWidth - element.scrollLeft > 1;
    const below = element.scrollHeight - element.clientHeight - element.scrollTop > 1;
    element.dataset["more"] = [before ? "before" : "", right || below ? "after" : ""].join(" ").trim();
  };
  const size = new ResizeObserver(look);
  size.observe(element);
  const content = new MutationObserver(look);
  content.observe(element, { childList: true, subtree: true, characterData: true });
  element.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    size.disconnect();
    content.disconnect();
    element.removeEventListener("scroll", look);
  };
};
