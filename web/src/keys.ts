// Keys that mean the same at every table: Ctrl+Z takes back what was done last, Escape what was chosen, and Enter says what
// is only to be said.

import type { Table } from "./table.svelte";

/** What lies over the table and is closed by Escape itself. */
const OPEN = 'dialog[open], :popover-open, .drawer:not(.pushes), [aria-expanded="true"], [data-dragged]';

/** Actions that are under way: to go back within them is what Escape is for. */
const UNDER_WAY: readonly string[] = ["pay", "place", "play", "take-from-line"];

export function keys(table: Table): () => () => void {
  return () => {
    /** Whether the focus is where the keys have brought it, and not where somebody has clicked. */
    let led = false;
    const point = (): void => void (led = false);
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
      const target = event.target instanceof Element ? event.target : document.body;
      if (key === "Tab" || key.startsWith("Arrow")) led = true;
      // where keys have a meaning of their own
      const elsewhere = target.closest("input, textarea, select, [contenteditable], dialog, .drawer");
      if (event.defaultPrevented || altKey || shiftKey || elsewhere) return;
      if ((ctrlKey || metaKey) && key.toLowerCase() === "z") {
        event.preventDefault();
        if (table.undoable && table.busy === 0) void table.undo();
      } else if (ctrlKey || metaKey) {
        return;
      } else if (key === "Escape" && !repeat && !document.querySelector(OPEN)) {
        const within = table.chosen.length > 0 || UNDER_WAY.includes(table.decision?.kind ?? "");
        if (within && table.undoable && table.busy === 0) void table.undo();
      } else if (key === "Enter") {
        // where the keys are, Enter does what stands there; and a key held down says nothing twice
        const there = led && target.matches("button, a");
        if (repeat) event.preventDefault();
        if (repeat || there) return;
        const enter = document.querySelector<HTMLButtonElement>("[data-enter]:not([disabled])");
        if (!enter) return;
        event.preventDefault();
        enter.click();
      }
    };
    // before whatever closes itself has done so
    addEventListener("keydown", press, { capture: true });
    addEventListener("pointerdown", point, { capture: true, passive: true });
    return () => {
      removeEventListener("keydown", press, { capture: true });
      removeEventListener("pointerdown", point, { capture: true });
    };
  };
}
