// Questions as the server asks them.

import type { DecisionView, OptionView, WhereView } from "../src/protocol";

type Key = OptionView["key"];
type Kind = DecisionView["kind"];
/** What an option of a key, or a question of a kind, speaks of. */
type Args<All extends { args: object }, Field extends keyof All, Name> = All extends Record<Field, infer Names> ? (Name extends Names ? All["args"] : never) : never;

export function option<K extends Key>(id: number, key: K, args: Args<OptionView, "key", K>, ...where: WhereView[]): OptionView {
  return { id, word: String(id), key, args, where } as OptionView;
}

export const because = (one: OptionView, key: string, args: Record<string, unknown> = {}): OptionView => ({ ...one, reason: { key, args } });

export function asked<K extends Kind>(
  id: string,
  kind: K,
  options: OptionView[],
  args: Args<DecisionView, "kind", K>,
  most = 1,
): DecisionView {
  return { id, seat: 0, kind, source: null, key: `ask-${kind}`, args, least: 1, most, options, default: 1 } as DecisionView;
}
