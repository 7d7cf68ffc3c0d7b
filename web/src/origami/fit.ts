// Words have a place that is as large as it is: what does not fit is set in smaller steps, of which the last leaves out
// what can be read elsewhere.

const STEPS = 4;
/** So much higher the place is than the words: the tails of their letters reach into that. */
const TAILS = 6;

/** Whether words are no larger than the place around them. */
function fits(words: HTMLElement): boolean {
  const place = words.parentElement!;
  // what is left out needs none
  if (words.offsetHeight === 0) return true;
  return words.offsetHeight + TAILS <= place.clientHeight + 1 && words.scrollWidth <= words.clientWidth + 1;
}

/** Set the words in it that are marked so small that they fit: `data-step` says how small. */
export function fitting(root: HTMLElement): () => void {
  /** Whether all answers are in sight; a finger swipes them. */
  const shown = (): boolean => {
    const row = root.querySelector(".answers");
    return !row || row.scrollWidth <= row.clientWidth + 1 || matchMedia("(pointer: coarse)").matches;
  };
  const known = new WeakSet<Element>();
  const fit = (): void => {
    for (const { parentElement: place } of root.querySelectorAll("[data-fit]")) {
      if (place && !known.has(place)) resized.observe(place);
      if (place) known.add(place);
    }
    for (let step = 0; step <= STEPS; step++) {
      root.dataset["step"] = String(step);
      if (shown() && [...root.querySelectorAll<HTMLElement>("[data-fit]")].every(fits)) return;
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
