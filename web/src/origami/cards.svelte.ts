// What is printed on the cards, in the language that is spoken.

import { language } from "../language.svelte";
import type { CardInfo } from "../protocol";

const AGAIN = 1000;

class Catalogue {
  #cards = $state.raw(new Map<string, CardInfo>());
  #language = "";

  /** A card by its id, once the catalogue is here. */
  get(id: string): CardInfo | undefined {
    void this.#load(language.words.language);
    return this.#cards.get(id);
  }

  async #load(wanted: string): Promise<void> {
    if (this.#language === wanted) return;
    this.#language = wanted;
    try {
      const answer = await fetch(`/api/cards?language=${wanted}`);
      const cards = (await answer.json()) as CardInfo[];
      if (this.#language === wanted) this.#cards = new Map(cards.map((card) => [card.id, card]));
    } catch {
      // the server is away for a moment, as a table's line would be
      setTimeout(() => void this.#again(wanted), AGAIN);
    }
  }

  #again(wanted: string): Promise<void> {
    if (this.#language === wanted) this.#language = "";
    return this.#load(language.words.language);
  }
}

export const catalogue = new Catalogue();
