import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test, vi } from "vitest";

import { language, say } from "../src/language.svelte";
import type { DecisionView, Problem, ToldEvent } from "../src/protocol";
import { bundleOf, Words } from "../src/words";

/** Sentences that tests/text/test_said.py holds the Python side to as well. */
interface Said {
  asked: { of: DecisionView; said: string[] }[];
  told: { of: { events: ToldEvent[]; viewer: number | null }; said: string[] }[];
}

/** What tests/text/test_said.py says of a game that has cards of its own. */
interface Herbs {
  words: string[];
  told: [(string | null)[], string][];
  shown: [string, string | null, string][];
}

const english = join(import.meta.dirname, "../../src/senbazuru/text/en");
const files = readdirSync(english).map((name) => readFileSync(join(english, name), "utf8"));
const words = new Words("en", [bundleOf("en", files)]);
const said = JSON.parse(readFileSync(join(import.meta.dirname, "said.json"), "utf8")) as Said;
const names = ["Ann", "Bob"];

test("questions, answers and reasons are worded as in Python", () => {
  for (const { of: decision, said: sentences } of said.asked) {
    const answers = decision.options.map((option) => words.option(option, names, decision.kind));
    const reasons = decision.options.flatMap(({ reason }) => (reason ? [words.reason(reason)] : []));
    expect([words.prompt(decision), ...answers, ...reasons]).toEqual(sentences);
  }
});

test("what happened is told as in Python", () => {
  for (const { of, said: sentences } of said.told) {
    expect(words.log(of.events, names, of.viewer)).toEqual(sentences);
  }
});

test("a move is told in a sentence, and in a turn that is known to be somebody's without the name", () => {
  const events: ToldEvent[] = [
    { event: "announced", seat: 1, card: "fox" },
    { event: "paid", seat: 1, card: "cat" },
    { event: "paid", seat: 1, card: "owl" },
    { event: "placed", seat: 1, card: "fox", column: "left" },
    { event: "used", seat: 1, card: "fox" },
    { event: "drawn", seat: 1, card: null },
    { event: "discarded", seat: 0, card: "cat" },
    { event: "turn", seat: 2, number: 3 },
  ] as ToldEvent[];
  const [card, other] = [words.about("did-taken", { card: "fox" }).replace("takes ", ""), words.about("did-taken", { card: ["cat", "owl"] }).replace("takes ", "")];
  expect(words.short(events, names, 0)).toEqual([`${names[1]} plays ${card} for 2 cards and draws a card.`, "You discard a Cat."]);
  const lines = words.lines(events.slice(0, 4), names, 0, 1).map(({ text }) => text);
  expect(lines.slice(0, 2)).toEqual([`Plays ${card}.`, `Pays with ${other}.`]);
  expect(words.lines(events.slice(0, 1), names, 1, 1)[0]?.text).toBe(`You play ${card}.`);
});

test("a painting is told in one sentence, however much came of it", () => {
  const events = [
    { event: "round", seat: 1, round: 2, season: 2 },
    { event: "auction-won", seat: 1, coins: 6 },
    { event: "spent", seat: 1, coins: 6, why: "bid" },
    { event: "painted", seat: 1, island: 3, colour: "red", squares: ["a2", "a3"], name: "Hokake" },
    { event: "island-begun", seat: 1, island: 3, order: 2, name: "Hokake" },
    { event: "token", seat: 1, token: "volcano", gained: true },
    { event: "token", seat: 1, token: "volcano", gained: true },
    { event: "token", seat: 1, token: "volcano", gained: true },
    { event: "painted", seat: 1, island: 3, colour: "red", squares: ["b2", "b3"], name: "Hokake" },
    { event: "outline-filled", seat: 1, island: 3, colour: "red", own_colour: true },
    { event: "earned", seat: 1, coins: 10, why: "outline" },
  ] as ToldEvent[];
  expect(words.short(events, names, 0)).toEqual([
    `${names[1]} begins Hokake with 4 red squares, takes 3 Volcano tokens and fills the red outline.`,
  ]);
  expect(words.short(events.slice(0, 3), names, 0)).toEqual([`${names[1]} wins the auction with 6 coins.`]);
  expect(words.short(events.slice(-3, -2), names, 0)).toEqual([`${names[1]} paints Hokake red on 2 squares.`]);
  expect(words.short(events.slice(5, 6), names, 0)).toEqual([`${names[1]} takes a Volcano token.`]);
});

test("what is wrong is said as in Python", () => {
  const refused = JSON.parse(readFileSync(join(import.meta.dirname, "refused.json"), "utf8")) as { of: Problem; said: string }[];
  expect(refused.length).toBeGreaterThan(10);
  for (const { of: problem, said: sentence } of refused) expect(words.error(problem)).toBe(sentence);
});

test("every word that the client asks for is there", () => {
  const source = join(import.meta.dirname, "../src");
  const written = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|ts)$/.test(name));
  const keys = written.flatMap((name) => [...readFileSync(join(source, name), "utf8").matchAll(/"((?:web|table|rulebook)-[a-z-]+[a-z](?:\.[a-z]+)?)"/g)].map(([, key]) => key!));
  expect(keys.length).toBeGreaterThan(50);
  expect(keys.filter((key) => !words.has(key))).toEqual([]);
});

test("a game’s own words come first at its table, and last where games are listed", async () => {
  const spoken: Record<string, string> = { stones: "game-stones = Nine Stones\nask-bid = How many stones?", rafts: "ask-bid = Which raft?\nshown-raft = Raft" };
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const [, game = ""] = /games\/(\w+)\/words/.exec(path) ?? [];
    return game in spoken ? Promise.resolve({ ok: true, text: () => Promise.resolve(spoken[game]) }) : Promise.reject(new Error("no line"));
  });
  await language.speak("en");
  await language.learn(["stones", "rafts", "lost"]);
  expect(asked).toEqual(["stones", "rafts", "lost"].map((game) => `/api/games/${game}/words?language=en`));
  expect([say("game-stones"), say("game-lost")]).toEqual(["Nine Stones", "{game-lost}"]);
  expect(say("ask-bid"), "another game says so, and it is shared").toBe(words.say("ask-bid"));
  language.playing("stones");
  expect([say("ask-bid"), say("table-undo.start"), say("shown-raft")]).toEqual(["How many stones?", "Undo", "{shown-raft}"]);
  language.playing("rafts");
  await language.speak("en");
  expect(say("ask-bid"), "also in another language").toBe("Which raft?");
  language.playing("");
  vi.unstubAllGlobals();
});

test("there are words for an attribute only where it is written", () => {
  expect(["game-origami", "game-origami.about", "game-origami.nothing", "nothing.about"].map((key) => words.has(key))).toEqual([true, true, false, false]);
});

test("a card that has no words has the forms of an unknown one", () => {
  const events: ToldEvent[] = ["yeti", "cat", "yeti"].map((card) => ({ event: "drawn", seat: 0, card }));
  expect(words.log(events, names, null)).toEqual(["Ann draws 2 “{card-yeti}” cards and a Cat from the deck."]);
  expect(words.log(events.slice(0, 1), names, null)).toEqual(["Ann draws the card “{card-yeti}” from the deck."]);
});

test("names of arguments have hyphens", () => {
  const hyphens = new Words("en", [bundleOf("en", ["said = { $top-discard-pays }"])]);
  expect(hyphens.say("said", { top_discard_pays: "yes" })).toBe("yes");
});

test("what a language lacks is said in English, and so is a sentence that lacks a part", () => {
  const few = "event-drawn = { $seat } zieht { $card-acc }.\ncard-owl = Eule\n    .acc = eine Eule\nevent-ended = { nobody-says-this }";
  const german = new Words("de", [bundleOf("de", [few]), bundleOf("en", files)]);
  const drawn = (card: string): ToldEvent => ({ event: "drawn", seat: 0, card });
  expect(german.log([drawn("owl")], names, null)).toEqual(["Ann zieht eine Eule."]);
  expect(german.log([drawn("cat")], names, null)).toEqual(["Ann draws a Cat from the deck."]);
  expect([german.say("no-cards"), german.say("event-ended")]).toEqual(["no cards", "The game is over."]);
});

test("cards of a game’s own are said and shown as in Python", () => {
  const herbs = JSON.parse(readFileSync(join(import.meta.dirname, "herbs.json"), "utf8")) as Herbs;
  const own = bundleOf("en", herbs.words);
  const spoken = new Words("en", [own, bundleOf("en", files)], undefined, [own]);
  for (const [cards, line] of herbs.told) {
    expect(spoken.log(cards.map((card) => ({ event: "drawn", seat: 0, card })), names, null)).toEqual([line]);
  }
  for (const [key, value, text] of herbs.shown) expect(spoken.rowValue(key, value, names)).toBe(text);
});
