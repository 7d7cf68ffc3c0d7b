// Which language is spoken, and its words. Switching needs no reload: everything that says something asks here.

import type { FluentBundle } from "@fluent/bundle";

import { ownWords } from "./api";
import { LANGUAGES, textsIn } from "./texts";
import { bundleOf, Words } from "./words";

const KEPT = "senbazuru-language";
/** What all others lack is said in this one. */
const ENGLISH = "en";
/** What went wrong: seldom said, and long. */
const ERRORS = "errors";
/** Who comes to a table, how it is to be, and what is one's own. */
const COMPANY = "company";

/** What all games say. */
const common = async (language: string, first = false, more: readonly string[] = []): Promise<FluentBundle> => bundleOf(language, await textsIn(language, first, more));

/** What a game alone says. Without its words it can be played all the same. */
async function own(game: string, language: string): Promise<FluentBundle> {
  return bundleOf(language, [await ownWords(game, language).catch(() => "")]);
}

class Language {
  #spoken = $state(ENGLISH);
  #common = $state.raw<FluentBundle[]>([]);
  #own = $state.raw<ReadonlyMap<string, FluentBundle[]>>(new Map());
  #game = $state("");
  /** The language that was asked for last: what comes of others comes too late. */
  #wanted = ENGLISH;
  #helped = false;
  /** Pages that say something of their own, and have been looked at. */
  #pages: readonly string[] = [];
  #reading = new Map<string, Promise<void>>();

  /** At a table those of its game come first, and those of no other game; elsewhere those of all games come last. */
  words = $derived.by(() => {
    const own = this.#game ? (this.#own.get(this.#game) ?? []) : [...this.#own.values()].flat();
    return new Words(this.#spoken, this.#game ? [...own, ...this.#common] : [...this.#common, ...own], () => void this.#help(), own);
  });

  /** The language that will be spoken in a moment, if not yet. */
  get wanted(): string {
    return this.#wanted;
  }

  /** With `first` only what the start page says. */
  async speak(language: string, first = false): Promise<void> {
    this.#wanted = language;
    const pages = this.#pages;
    const [shared, own] = await Promise.all([common(language, first, pages), gathered(this.#own.keys(), language)]);
    if (this.#wanted !== language) return;
    // what was asked for meanwhile may have come already
    if (this.#pages !== pages) return this.speak(language);
    this.#helped = first;
    // what games say that were learnt meanwhile stays
    [this.#common, this.#own, this.#spoken] = [[shared], new Map([...this.#own, ...own]), language];
    document.documentElement.lang = language;
  }

  /** English comes only once something is missing that cannot be on its way. */
  async #help(): Promise<void> {
    const language = this.#spoken;
    if (this.#helped) return;
    if (!this.#pages.includes(ERRORS)) return this.late();
    if (language === ENGLISH) return;
    this.#helped = true;
    const english = await common(ENGLISH, false, this.#pages);
    if (this.#spoken === language) this.#common = [...this.#common, english];
  }

  /** Learn what a page alone says. */
  read(page: string): Promise<void> {
    const begun = this.#reading.get(page);
    if (begun) return begun;
    this.#pages = [...this.#pages, page];
    const reading = this.speak(this.#wanted).catch((problem: unknown) => {
      this.#pages = this.#pages.filter((other) => other !== page);
      this.#reading.delete(page);
      throw problem;
    });
    this.#reading.set(page, reading);
    return reading;
  }

  /** Learn what is wanted least, once there is time for it. */
  async late(): Promise<void> {
    await this.read(ERRORS).catch(() => undefined);
  }

  /** Learn the words that some games have for themselves. */
  async learn(games: readonly string[]): Promise<void> {
    const language = this.#wanted;
    const own = await gathered(games, language);
    if (this.#wanted !== language) await this.learn(games);
    else this.#own = own;
  }

  /** From now on everything that is said belongs to this game, or to none. */
  playing(game: string): void {
    this.#game = game;
  }

  async begin(first = false): Promise<void> {
    const asked = [localStorage.getItem(KEPT) ?? "", ...navigator.languages.map((name) => name.split("-")[0] ?? "")];
    await this.speak(asked.find((name) => Object.hasOwn(LANGUAGES, name)) ?? ENGLISH, first);
  }

  async choose(language: string): Promise<void> {
    localStorage.setItem(KEPT, language);
    await this.speak(language);
  }
}

async function gathered(games: Iterable<string>, language: string): Promise<Map<string, FluentBundle[]>> {
  const spoken = [...new Set([language, ENGLISH])];
  const found = [...games].map(async (game) => [game, await Promise.all(spoken.map((one) => own(game, one)))] as const);
  return new Map(await Promise.all(found));
}

export const language = new Language();

/** Something that comes only when it is wanted, with the words that are said nowhere else. */
export async function later<Part>(part: Promise<Part>): Promise<Part> {
  const [come] = await Promise.all([part, language.read(COMPANY)]);
  return come;
}

/** A figure below zero has a minus sign that is as wide as a plus, and no hyphen. */
const minus = (text: string): string => text.replace(/(?<!\S)-(?=\d)/g, "−");

/** Words for a key; what uses it follows a change of the language. */
export function say(key: string, args: Record<string, string | number> = {}): string {
  return minus(language.words.say(key, args));
}

/** A number as the language writes it. */
export const numeral = (number: number): string => minus(language.words.numeral(number));

/** A number with its sign; nothing has none. */
export const signed = (number: number): string => (number > 0 ? `+${numeral(number)}` : numeral(number));
