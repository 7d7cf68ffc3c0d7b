// Words have a place that is as large as it is: what does not fit is set in smaller steps, of which the last leaves out
// what can be read elsewhere.

const STEPS = 4;
/** So much higher the place is than the words: the tails of their letters reach into that. */
const TAILS = 6;

/** Whether words are no larger than the place around them. */
function fits(words: HTMLElement): boolean {
  const place = words.parentElement!;
  return words.offsetHeight + TAILS <= place.clientHeight + 1 && words.scrollWidth <= words.clientWidth + 1;
}

/** Set the words in it that are marked so small that they fit: `data-step` says how small. */
export function fitting(root: HTMLElement): () => void {
  const known = new WeakSet<Element>();
  const fit = (): void => {
    for (const { parentElement: place } of root.querySelectorAll("[data-fit]")) {
      if (place && !known.has(place)) resized.observe(place);
      if (place) known.add(place);
    }
    for (let step = 0; step <= STEPS; step++) {
      root.dataset["step"] = String(step);
      if ([...root.querySelectorAll<HTMLElement>("[data-fit]")].every(fits)) return;
    }
  };
  const resized = new ResizeObserver(fit);
  const written = new MutationObserver(fit);
  resized.observe(root);
  written.observe(root, { childList: true, characterData: true, subtree: true });
  return () => {
    resized.disconnect();
    written.disconnect();
  };
}
