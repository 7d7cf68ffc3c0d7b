// Dice roll, coins travel between purses and the auction, and what is painted unfolds.

import { boxOf, seen, type Box, type Copy, type Scene, type Time, type Watch } from "../flights";
import type { ToldEvent } from "../protocol";

const ROLLS: readonly ToldEvent["event"][] = ["auction", "colour-rolled", "shape-rolled", "rival-rolled", "rerolled"];
/** More coins than that are told by their number. */
const COINS = 5;
const COIN = 22;

const TUMBLE: Keyframe[] = [
  { transform: "translate(-46px, -30px) rotate(-400deg) scale(1.3)", opacity: 0 },
  { transform: "translate(-14px, -22px) rotate(-140deg) scale(1.2)", opacity: 1, offset: 0.45 },
  { transform: "translate(3px, 2px) rotate(14deg)", opacity: 1, offset: 0.8 },
  { transform: "none", opacity: 1 },
];

const dice = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>("[data-die]")].filter(seen);
export const watch: Watch = (root) => (scene) => {
  if (!scene.moving) return;
  for (const { event, at, ms } of scene.cues) {
    if (ROLLS.includes(event.event)) for (const die of dice(root)) scene.air.move(die, TUMBLE, { at, ms });
    else if (event.event === "painted") unfold(scene, `${event.seat} ${event.island - 1}`, event.squares, { at, ms });
    else if (event.event === "earned") coins(scene, purse(root, event.seat), auction(root), event.coins, { at, ms }, true);
    else if (event.event === "spent") coins(scene, purse(root, event.seat), auction(root), event.coins, { at, ms });
    else if (event.event === "erupted") coins(scene, purse(root, event.owner), boxOf(purse(root, event.seat)), event.coins, { at, ms });
  }
};

/** The bare paper folds away along the diagonal of each square, and the paint beneath it is seen, wherever that map is drawn. */
function unfold({ air, root }: Scene, map: string, squares: readonly string[], { at, ms }: Time): void {
  const by = squares.length > 1 ? (ms * 0.5) / squares.length : 0;
  const box = { transformBox: "fill-box", transformOrigin: "100% 100%" } as const;
  squares.forEach((square, number) => {
    for (const fold of root.querySelectorAll(`[data-map="${map}"] [data-square="${square}"] .fold`)) {
      air.move(fold, [{ ...box, transform: "scale(1)", opacity: 0.95 }, { ...box, transform: "scale(0)", opacity: 0.95 }], { at: at + number * by, ms: ms * 0.5 });
    }
  });
}

function purse(root: HTMLElement, seat: number): HTMLElement | undefined {
  const all = [...root.querySelectorAll<HTMLElement>(`[data-purse="${seat}"], [data-seat="${seat}"] [data-purse]`)];
  return all.find(seen);
}

function auction(root: HTMLElement): Box | undefined {
  return boxOf(root.querySelector("[data-die]")) ?? boxOf(root.querySelector("[data-zone='auction']"));
}

function coins({ air }: Scene, from: HTMLElement | undefined, to: Box | undefined, count: number, { at, ms }: Time, back = false): void {
  const coin = from?.querySelector("svg");
  const box = boxOf(coin) ?? boxOf(from);
  if (!coin || !box || !to) return;
  const [one, other] = [small(box), small(to)];
  for (let number = 0; number < Math.min(COINS, count); number++) {
    air.fly(copied(coin), back ? other : one, back ? one : other, { at: at + number * ms * 0.2, ms }, { lift: 24, vanish: number > 0 });
  }
}

function small(box: Box): Box {
  return { left: box.left + (box.width - COIN) / 2, top: box.top + (box.height - COIN) / 2, width: COIN, height: COIN };
}

function copied(coin: SVGElement): Copy {
  const element = document.createElement("div");
  element.dataset["flying"] = "coin";
  const copy = coin.cloneNode(true) as SVGElement;
  Object.assign(copy.style, { display: "block", width: "100%", height: "100%" });
  element.append(copy);
  return { element };
}
