// Which language is spoken, and its words. Switching needs no reload: everything that says something asks here.

import type { FluentBundle } from "@fluent/bundle";

import { ownWords } from "./api";
import { bundleOf, Words } from "./words";

const files = import.meta.glob<string>(
  ["$text/*/*.ftl", "!$text/*/terminal.ftl", "!$text/*/sheets.ftl", "!$text/*/click.ftl", "!$text/*/commands.ftl"],
  { query: "?raw", import: "default" },
);

const KEPT = "senbazuru-language";

/** The languages there are, by their own names. */
export const LANGUAGES: Record<string, string> = { en: "English" };

/** What all games say. */
async function common(language: string): Promise<FluentBundle> {
  const texts = Object.entries(files).filter(([path]) => path.includes(`/text/${language}/`));
  return bundleOf(language, await Promise.all(texts.map(([, load]) => load())));
}

/** What a game alone says. Without its words it can be played all the same. */
async function own(game: string, language: string): Promise<FluentBundle> {
  return bundleOf(language, [await ownWords(game, language).catch(() => "")]);
}

class Language {
  #spoken = $state("en");
  #common = $state.raw<FluentBundle[]>([]);
  #own = $state.raw<ReadonlyMap<string, FluentBundle[]>>(new Map());
  #game = $state("");

  /** At a table those of its game come first, and those of no other game; elsewhere those of all games come last. */
  words = $derived.by(() => {
    const own = this.#game ? (this.#own.get(this.#game) ?? []) : [...this.#own.values()].flat();
    return new Words(this.#spoken, this.#game ? [...own, ...this.#common] : [...this.#common, ...own]);
  });

  async speak(language: string): Promise<void> {
    [this.#common, this.#own] = await Promise.all([Promise.all(spoken(language).map(common)), gathered(this.#own.keys(), language)]);
    this.#spoken = language;
    document.documentElement.lang = language;
  }

  /** Learn the words that some games have for themselves. */
  async learn(games: Iterable<string>): Promise<void> {
    this.#own = await gathered(games, this.#spoken);
  }

  /** From now on everything that is said belongs to this game, or to none. */
  playing(game: string): void {
    this.#game = game;
  }

  async begin(): Promise<void> {
    const asked = [localStorage.getItem(KEPT) ?? "", ...navigator.languages.map((name) => name.slice(0, 2))];
    await this.speak(asked.find((name) => name in LANGUAGES) ?? "en");
  }

  async choose(language: string): Promise<void> {
    localStorage.setItem(KEPT, language);
    await this.speak(language);
  }
}

/** What is said in a language, and where it has no words. */
const spoken = (language: string): string[] => [...new Set([language, "en"])];

async function gathered(games: Iterable<string>, language: string): Promise<Map<string, FluentBundle[]>> {
  const found = [...games].map(async (game) => [game, await Promise.all(spoken(language).map((one) => own(game, one)))] as const);
  return new Map(await Promise.all(found));
}

export const language = new Language();

/** Words for a key; what uses it follows a change of the language. */
export function say(key: string, args: Record<string, string | number> = {}): string {
  // a figure below zero has a minus sign that is as wide as a plus, and no hyphen
  return language.words.say(key, args).replace(/(?<!\S)-(?=\d)/g, "−");
}
