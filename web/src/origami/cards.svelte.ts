// What is printed on the cards of a game, in the language that is spoken, and how they look.

import { cardsAddress } from "../api";
import { language } from "../language.svelte";
import { figures } from "../look/figures.svelte";
import { dressOf, learn } from "../look/looks";
import type { CardInfo } from "../protocol";

const AGAIN = 1000;
/** The game that has all cards that come with the program. */
const ALL = "mixed";

class Catalogue {
  /** Whose cards are meant. */
  game = $state(ALL);
  #cards = $state.raw(new Map<string, CardInfo>());
  readonly #ranks = $derived(new Map([...this.#cards.keys()].map((id, rank) => [id, rank])));
  #wanted = "";

  /** All cards that come with the program. */
  whole(): void {
    this.game = ALL;
  }

  /** A card by its id, once the catalogue is here. */
  get(id: string): CardInfo | undefined {
    void this.#load(this.#address());
    return this.#cards.get(id);
  }

  get all(): CardInfo[] {
    void this.#load(this.#address());
    return [...this.#cards.values()];
  }

  /** Cards are in the order of their packs. */
  readonly rank = (id: string): number => this.#ranks.get(id) ?? 0;

  /** What a card is called; somebody's own pack brings its own names. */
  name(id: string): string {
    const own = language.words.has(`card-${id}`) ? "" : this.get(id)?.name;
    return own || language.words.card(id);
  }

  /** What the family of a card is called. */
  family(id: string): string {
    const info = this.get(id);
    const family = info?.family ?? "paper";
    return language.words.has(`family-${family}`) ? language.words.family(family) : (info?.family_name ?? family);
  }

  /** Whose papers it wears. */
  dress(id: string): string {
    return dressOf(id, this.get(id)?.family ?? "");
  }

  #address(): string {
    return cardsAddress(this.game, language.words.language);
  }

  async #load(wanted: string): Promise<void> {
    if (this.#wanted === wanted) return;
    this.#wanted = wanted;
    try {
      const answer = await fetch(wanted);
      const cards = (await answer.json()) as CardInfo[];
      if (this.#wanted === wanted) this.#take(cards);
    } catch {
      // the server is away for a moment, as a table's line would be
      setTimeout(() => void this.#again(wanted), AGAIN);
    }
  }

  #take(cards: CardInfo[]): void {
    for (const { family, colour, crest } of cards) learn(family, colour, crest);
    figures.learn(cards.flatMap(({ id, figure }): [string, string][] => (figure ? [[id, figure]] : [])));
    this.#cards = new Map(cards.map((card) => [card.id, card]));
  }

  #again(wanted: string): Promise<void> {
    if (this.#wanted === wanted) this.#wanted = "";
    return this.#load(this.#address());
  }
}

export const catalogue = new Catalogue();
