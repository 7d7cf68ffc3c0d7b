// Which answers say no, and which of the others is the one that is meant.

import type { OptionView } from "./protocol";

const DECLINING = ["decline", "stop", "no-extra-action", "pass-bid"];

/** Whether an answer says no. */
export const declines = ({ key }: OptionView): boolean => DECLINING.includes(key);

/** To decline comes after what could be had. */
export const inOrder = (options: readonly OptionView[]): OptionView[] => options.toSorted((one, other) => Number(declines(one)) - Number(declines(other)));

/** The main answer, where the only other one is to decline. */
export function mainOf(options: readonly OptionView[]): OptionView | undefined {
  const had = options.filter((option) => !declines(option));
  return had.length === 1 && had.length < options.length && !had[0]!.reason ? had[0] : undefined;
}
