// Games as the server describes them.

import type { GameInfo, PickInfo, SwitchInfo } from "../src/protocol";

const pick = (name: string, noun: string, known: string[], more: Partial<PickInfo> = {}): PickInfo => ({
  ...{ kind: "pick", name, noun, known, least: 0, each: false, number: false },
  ...more,
});
const choice = (name: string, more: Partial<SwitchInfo> = {}): SwitchInfo => ({
  ...{ kind: "switch", name, players: 1, adds_to: "", instead_of: "", first: false },
  ...more,
});

const described = (name: string, choices: GameInfo["choices"], more: Partial<GameInfo> = {}): GameInfo => ({
  ...{ name, version: 1, least: 1, most: 5, bots: ["random", "greedy"], choices, remembers: false, how: [], figure: [], words: false, page: "" },
  ...more,
});

export const cards = described(
  "origami",
  [
    pick("families", "family", ["farm", "sky", "sea"], { each: true }),
    choice("extra", { adds_to: "families" }),
    pick("characters", "character", ["ninja", "monk"], { number: true }),
  ],
  { remembers: true, least: 2 },
);

export const islands = described("islands", [
  pick("sheets", "sheet", ["masu", "tako", "kani"], { least: 2 }),
  choice("near", { instead_of: "sheets", first: true }),
  choice("catch_up", { players: 2 }),
]);

/** One that nobody here has heard of. */
export const unheard = described("nine-stones", [pick("stones", "stone", ["jade", "slate"])], { least: 2, most: 2 });
