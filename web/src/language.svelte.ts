// Which language is spoken, and its words. Switching needs no reload: everything that says something asks here.

import { bundleOf, Words } from "./words";

const files = import.meta.glob<string>(
  ["$text/*/*.ftl", "!$text/*/terminal.ftl", "!$text/*/sheets.ftl"],
  { query: "?raw", import: "default" },
);

const KEPT = "senbazuru-language";

/** The languages there are, by their own names. */
export const LANGUAGES: Record<string, string> = { en: "English" };

class Language {
  words = $state.raw(new Words("en", []));

  async speak(language: string): Promise<void> {
    const wanted = [...new Set([language, "en"])];
    const bundles = await Promise.all(
      wanted.map(async (name) => {
        const texts = Object.entries(files).filter(([path]) => path.includes(`/text/${name}/`));
        return bundleOf(name, await Promise.all(texts.map(([, load]) => load())));
      }),
    );
    this.words = new Words(language, bundles);
    document.documentElement.lang = language;
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

export const language = new Language();

/** Words for a key; what uses it follows a change of the language. */
export function say(key: string, args: Record<string, string | number> = {}): string {
  // a figure below zero has a minus sign that is as wide as a plus, and no hyphen
  return language.words.say(key, args).replace(/(?<!\S)-(?=\d)/g, "−");
}
