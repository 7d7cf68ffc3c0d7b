import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { language, numeral, say, signed } from "../src/language.svelte";
import { catalogue } from "../src/origami/cards.svelte";
import Settings from "../src/parts/Settings.svelte";
import When from "../src/parts/When.svelte";

/** Words of two languages, and what was loaded of them. */
const texts = vi.hoisted(() => {
  const written: Record<string, string> = {
    de: "web-language = Sprache\nweb-theme = Farben\nweb-coins = { $coins } Münzen\nweb-part = { web-nothing } Teil",
    en: "web-language = Language\nweb-theme = Colours\nweb-coins = { $coins } coins\nweb-part = a part\nweb-more = more",
  };
  return { written, loaded: [] as string[] };
});

vi.mock("../src/texts", () => ({
  LANGUAGES: { de: "Deutsch", en: "English" },
  textsIn: (wanted: string, _first = false, more: string[] = []) => {
    texts.loaded.push([wanted, ...more].join(" "));
    return Promise.resolve([texts.written[wanted], ...more.map((part) => `web-of-${part} = ${part} in ${wanted}`)]);
  },
}));

beforeEach(async () => {
  localStorage.clear();
  await language.speak("en");
  texts.loaded.length = 0;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function browser(...languages: string[]): void {
  vi.stubGlobal("navigator", { languages });
}

test("whoever comes is spoken to as the browser says, and as he has chosen", async () => {
  browser("fr-CH", "de-AT", "en");
  await language.begin();
  expect([say("web-language"), document.documentElement.lang]).toEqual(["Sprache", "de"]);
  await language.choose("en");
  expect([say("web-language"), document.documentElement.lang]).toEqual(["Language", "en"]);
  await language.begin();
  expect(language.words.language).toBe("en");
  localStorage.setItem("senbazuru-language", "constructor");
  await language.begin();
  expect(language.words.language).toBe("de");
  browser("fr");
  localStorage.clear();
  await language.begin();
  expect(language.words.language).toBe("en");
});

test("what was asked for last is spoken, whatever comes last", async () => {
  await Promise.all([language.speak("de"), language.speak("en")]);
  expect([say("web-language"), document.documentElement.lang]).toEqual(["Language", "en"]);
});

test("English is loaded only once something is missing that is not on its way, and says it", async () => {
  await language.speak("de");
  expect(say("web-language")).toBe("Sprache");
  expect(texts.loaded).toEqual(["de"]);
  await vi.waitFor(() => expect(say("web-of-errors")).toBe("errors in de"));
  expect(texts.loaded).toEqual(["de", "de errors"]);
  say("web-more");
  say("web-part");
  await vi.waitFor(() => expect(say("web-more")).toBe("more"));
  expect([say("web-language"), say("web-part")]).toEqual(["Sprache", "a part"]);
  expect(texts.loaded).toEqual(["de", "de errors", "en errors"]);
});

test("the switch shows languages by their own names, and changes all words at once", async () => {
  render(Settings, { close: () => undefined, go: () => undefined });
  const shown = screen.getByRole("combobox", { name: "Language" });
  expect([...shown.children].map((option) => [option.getAttribute("lang"), option.textContent])).toEqual([["de", "Deutsch"], ["en", "English"]]);
  await language.choose("de");
  await tick();
  expect(screen.getByRole("combobox", { name: "Sprache" })).toBeTruthy();
  expect(screen.getByRole("group", { name: "Farben" })).toBeTruthy();
  expect(localStorage.getItem("senbazuru-language")).toBe("de");
});

test("numbers, days and hours are written as the language has them", async () => {
  const day = new Date(2026, 10, 17, 14, 5).getTime();
  const moment = (): string | null => screen.getByRole("time").getAttribute("title");
  render(When, { at: day });
  expect([numeral(1234), signed(5), signed(-5), say("web-coins", { coins: 1234 })]).toEqual(["1,234", "+5", "−5", "1,234 coins"]);
  expect(moment()).toContain("Nov 17, 2026");
  await language.speak("de");
  await tick();
  expect([numeral(1234), say("web-coins", { coins: 1234 })]).toEqual(["1.234", "1.234 Münzen"]);
  expect(moment()).toBe("17.11.2026, 14:05");
});

test("card texts are asked for in the language, and again when it changes", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve({ json: () => Promise.resolve([{ id: "cat", text: path.slice(-2) }]) });
  });
  await vi.waitFor(() => expect(catalogue.get("cat")?.text).toBe("en"));
  await language.speak("de");
  await vi.waitFor(() => expect(catalogue.get("cat")?.text).toBe("de"));
  expect(asked).toEqual(["/api/cards?game=mixed&language=en", "/api/cards?game=mixed&language=de"]);
});
