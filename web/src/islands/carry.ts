// A shape is carried onto one's islands, with a mouse or a finger: whatever square it is held over is pointed at, and there
// it stays when it is let go.

/** So far a pointer goes before it carries something; a finger is less steady. */
const FAR = { mouse: 6, pen: 6, touch: 10 };
/** What is carried lies a little above the finger, which would cover it. */
const ABOVE_FINGER = 34;

export interface Carrying {
  /** It is held over a square of one of the own islands. */
  over(island: number, square: string): void;
  /** It is held over the small picture of an island. */
  look(island: number): void;
  /** It is let go, over a square or not. */
  drop?(placed: boolean): void;
}

/** A picture of it that goes with the pointer. */
function copied(picture: Element): HTMLElement {
  const { width, height } = picture.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.inert = true;
  ghost.className = "carried";
  ghost.append(picture.cloneNode(true));
  Object.assign(ghost.style, { position: "fixed", left: "0", top: "0", zIndex: "20", width: `${width}px`, height: `${height}px`, pointerEvents: "none" });
  document.body.append(ghost);
  return ghost;
}

/** Let an element carry the shape that it shows. */
export function carries(carrying: () => Carrying | null): (element: HTMLElement) => () => void {
  return (element) => {
    const controller = new AbortController();
    const { signal } = controller;
    let start: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;
    let placed = false;

    const hold = ({ clientX, clientY, pointerType }: PointerEvent): void => {
      const y = clientY - (pointerType === "touch" ? ABOVE_FINGER : 0);
      const under = document.elementFromPoint(clientX, y);
      const square = under?.closest<SVGElement>(".placeable")?.dataset["square"];
      const island = under?.closest<HTMLElement>("[data-island]")?.dataset["island"];
      const thumb = under?.closest<HTMLElement>("[data-thumb]")?.dataset["thumb"];
      placed = square !== undefined && island !== undefined;
      if (placed) carrying()?.over(Number(island), square!);
      else if (thumb !== undefined) carrying()?.look(Number(thumb));
      if (!ghost) return;
      ghost.style.translate = `${clientX - ghost.offsetWidth / 2}px ${y - ghost.offsetHeight / 2}px`;
      // there it is seen as it would lie
      ghost.style.visibility = placed ? "hidden" : "";
    };
    const end = (dropped: boolean): void => {
      if (ghost && dropped) {
        carrying()?.drop?.(placed);
        // what was carried was not clicked
        const quiet = new AbortController();
        addEventListener("click", (event) => event.stopPropagation(), { capture: true, signal: quiet.signal });
        setTimeout(() => quiet.abort());
      }
      ghost?.remove();
      [start, ghost] = [null, null];
    };

    element.addEventListener("pointerdown", (event) => {
      if (!event.isPrimary || event.button !== 0 || !carrying()) return;
      start = event;
      element.setPointerCapture(event.pointerId);
    }, { signal });
    element.addEventListener("pointermove", (event) => {
      if (!start || event.pointerId !== start.pointerId) return;
      if (!ghost) {
        if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR[event.pointerType as keyof typeof FAR]) return;
        const picture = element.querySelector("[data-shape]") ?? element;
        ghost = copied(picture);
      }
      hold(event);
    }, { signal });
    element.addEventListener("pointerup", () => end(true), { signal });
    element.addEventListener("pointercancel", () => end(false), { signal });
    element.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    return () => {
      controller.abort();
      end(false);
    };
  };
}
