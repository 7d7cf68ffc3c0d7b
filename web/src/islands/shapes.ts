// How the shapes of the development cards look, as the cards show them.

type Cell = readonly [number, number];

export const SHAPES: Record<number, readonly Cell[]> = {
  1: [[0, 0]],
  // both dominoes, a little apart
  2: [[0, 0], [1, 0], [0, 1.4], [1, 1.4]],
  3: [[0, 0], [1, 0], [0, 1]],
  4: [[0, 0], [1, 0], [2, 0], [1, 1]],
  5: [[0, 0], [1, 0], [2, 0], [0, 1], [0, 2]],
};

/** The cards of which any shape may be chosen, and how the colour is found then. */
export const OPEN_CARDS: Record<number, "random" | "any"> = { 1: "random", 6: "any" };
