// Why a card cannot be had, in the few words that fit on a slip.

import { language, say } from "../language.svelte";
import type { OptionView, OrigamiSeat } from "../protocol";
import { catalogue } from "./cards.svelte";

/** Reasons that tell how many folds a card has and how many are wanted. */
const FOLDS = ["does-not-fit", "too-many-folds"];

/** By how many folds it would be too much, or else the short words of the reason. */
export function slip(option: OptionView | undefined): string {
  if (!option?.reason) return "";
  const { key, args } = option.reason;
  const { folds, left } = args as { folds?: number; left?: number };
  const over = FOLDS.includes(key) ? (folds ?? 0) - (left ?? 0) : 0;
  return over > 0 ? say("web-too-many", { count: over }) : language.words.reason(option.reason, ".short");
}

/** Why an action cannot be begun. */
export function actionReason({ key, args, reason }: OptionView, seat: OrigamiSeat | undefined): string {
  if (!reason) return "";
  if (key === "play" && seat?.cards_in_hand === 0) return say("web-no-cards");
  const why = language.words.reason(reason);
  return "card" in args ? `${language.words.card(args.card)}: ${why}` : why;
}

/** The slip of a card in hand: where none of them can be paid for, what this one lacks. */
export function slipInHand(card: string, option: OptionView | undefined, price: number | undefined): string {
  if (option?.reason?.key !== "nothing-to-play") return slip(option);
  const info = catalogue.get(card);
  if (!info || info.kind === "paper") return "";
  return language.words.reason({ key: "cannot-pay", args: { cost: price ?? info.cost, discount: 0, sums: [] } }, ".short");
}
