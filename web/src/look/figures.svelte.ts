// The figures that are here; others are fetched, a family at a time, when one of them is asked for.

import chunks from "virtual:figures";

import { read, type Figure } from "./fold";

const SHARED: Record<string, string> = { character: "characters", red: "characters", yellow: "characters", paper: "polar" };
const AGAIN = 2000;

class Figures {
  #found = $state.raw(new Map<string, Figure>());
  #own = $state.raw(new Map<string, Figure>());
  #asked = new Set<string>();

  /** A card's figure, or a thing's, once it is here. `of` is whose paper it is folded from, or the chunk it is in: both
   *  colours of a character share one figure. */
  get(name: string, of: string): Figure | undefined {
    const found = this.#own.get(name) ?? this.#found.get(name) ?? this.#found.get(name.replace(/^(yellow|red)-/, ""));
    if (!found) void this.#fetch(SHARED[of] ?? of);
    return found;
  }

  /** Those that somebody's own packs bring, by card: their texts. */
  learn(texts: Iterable<[string, string]>): void {
    this.#own = new Map([...texts].map(([name, text]) => [name, read(text)]));
  }

  async #fetch(chunk: string): Promise<void> {
    if (this.#asked.has(chunk) || !Object.hasOwn(chunks, chunk)) return;
    this.#asked.add(chunk);
    try {
      const texts = (await chunks[chunk]!()).default;
      this.#found = new Map([...this.#found, ...Object.entries(texts).map(([name, text]): [string, Figure] => [name, read(text)])]);
    } catch {
      // the server is away for a moment; meanwhile there are crests
      setTimeout(() => this.#asked.delete(chunk), AGAIN);
    }
  }
}

export const figures = new Figures();
