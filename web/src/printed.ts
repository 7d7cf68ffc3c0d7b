// What can be printed, and where the server has it: src/senbazuru/print/order.py knows the same.

export const PAPERS = ["a4", "letter"] as const;
export type Paper = (typeof PAPERS)[number];

/** Each with the keys of its words, the games that one may choose for it, and the game that has all parts of its kind. */
export const PRINTED = {
  cards: { key: "print-cards", games: ["origami", "legends", "mixed"], all: "mixed" },
  sheets: { key: "print-sheets", games: [], all: "islands" },
  science: { key: "print-science", games: [], all: "" },
  reference: { key: "print-reference", games: ["origami", "legends", "islands"], all: "" },
  scorepad: { key: "print-scorepad", games: ["origami", "legends", "islands"], all: "" },
  rules: { key: "print-rules", games: ["origami", "legends", "islands", "rulings"], all: "" },
} as const satisfies Record<string, { key: string; games: readonly string[]; all: string }>;
export const WITH_CHARACTERS: readonly string[] = ["legends", "mixed"];
export type Printed = keyof typeof PRINTED;

/** What somebody has chosen; what does not belong to it is left out of its address. */
export interface Order {
  what: Printed;
  language: string;
  paper: Paper;
  game: string;
  names: readonly string[];
  once: boolean;
  backs: boolean;
  booklet: boolean;
}

export function addressOf({ what, language, paper, game, names, once, backs, booklet }: Order): string {
  const told = new URLSearchParams({ language, paper });
  if (game && (PRINTED[what].games as readonly string[]).includes(game)) told.set("game", game);
  if (names.length > 0 && (what === "cards" || what === "sheets")) told.set(what === "cards" ? "families" : "sheets", names.join(","));
  if (what === "cards" && once) told.set("once", "true");
  if (what === "cards" && !backs) told.set("backs", "false");
  if (what === "rules" && !booklet) told.set("booklet", "false");
  return `print/${what}?${told.toString()}`;
}

/** American paper for those who speak American, or Canadian. */
export const usualPaper = (spoken: string): Paper => (/^[a-z]+-(US|CA|MX)$/.test(spoken) ? "letter" : "a4");
