// A figure for each seat and whose paper it is folded from: those of nine families, so that grounds differ as well.

export const PORTRAITS: readonly (readonly [figure: string, family: string])[] = [
  ["cat", "farm"],
  ["owl", "sky"],
  ["bee", "lawn"],
  ["unicorn", "legendary"],
  ["penguin", "polar"],
  ["lion", "savannah"],
  ["crab", "sea"],
  ["macaw", "exotic"],
  ["t-rex", "dinosaurs"],
];
