// Places on the table. The server says of every option where it lies, so that nobody here need know what is asked.

import type { OptionView, WhereView } from "./protocol";

const FIELDS = ["zone", "seat", "column", "height", "place", "island", "square"] as const;

export function same(one: WhereView, other: WhereView): boolean {
  return FIELDS.every((field) => one[field] === other[field]);
}

/** Whether a place is the whole of a zone in which a thing lies. */
export function holds(zone: WhereView, thing: WhereView): boolean {
  return FIELDS.every((field) => zone[field] === undefined || zone[field] === thing[field]);
}

/** The option that a thing stands for: of several the first that can be taken. */
export function standing(options: readonly OptionView[], thing: WhereView): OptionView | undefined {
  const here = options.filter((option) => option.where.some((where) => same(where, thing)));
  return here.find((option) => !option.reason) ?? here[0];
}
