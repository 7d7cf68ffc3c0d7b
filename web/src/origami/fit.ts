// Words have a place that is as large as it is: what does not fit is set in smaller steps, of which the last leaves out
// what can be read elsewhere.

const STEPS = 4;
const fits = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element): boolean => scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth + 1;

/** Set the words in it that are marked so small that they fit: `data-step` says how small. */
export function fitting(root: HTMLElement): () => void {
  const fit = (): void => {
    for (let step = 0; step <= STEPS; step++) {
      root.dataset["step"] = String(step);
      if ([...root.querySelectorAll("[data-fit]")].every(fits)) return;
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
