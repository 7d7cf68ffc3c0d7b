// What decided a game, in one sentence, from what lies there at its end.

import { expect, test } from "vitest";

import { verdict as ofIslands } from "../src/islands/verdict";
import { language } from "../src/language.svelte";
import { verdict as ofCards } from "../src/origami/verdict";
import type { IslandsSeat, OrigamiSeat } from "../src/protocol";
import { duelOf, sentence } from "../src/verdict";

const NAMES = ["Ann", "Botan", "Chiyo"];

function seat(cards: [card: string, points: number, bonus?: number][], hand = 2, awards: [string, number][] = []): OrigamiSeat {
  const left = cards.map(([card, points, bonus = 0]) => ({ card, points, bonus }));
  const score = [...cards.map(([, points, bonus = 0]) => points + bonus), ...awards.map(([, points]) => points)].reduce((all, one) => all + one, 0);
  return { collections: { left, right: [] }, score, cards_in_hand: hand, awards: awards.map(([card, points]) => ({ card, points, from: null })) } as unknown as OrigamiSeat;
}

async function cards(seats: OrigamiSeat[], winners: number[], me: number | null, spoken = "en"): Promise<string> {
  await language.speak(spoken);
  const duel = duelOf(seats.map(({ score }) => score), winners, me)!;
  return sentence(duel, ofCards({ seats, winners }, duel)!, NAMES);
}

const sheep = [seat([["snake", 7], ["cat", 3]]), seat([["sheep", 3, 2], ["sheep", 3, 2], ["sheep", 3, 2], ["cat", 3]])];

test("cards of one name that made up for the difference are named, in every language", async () => {
  expect(await cards(sheep, [1], 0)).toBe("You lost by 8: Botan’s 3 Sheep made 15.");
  expect(await cards(sheep, [1], 1)).toBe("You won by 8: your 3 Sheep made 15.");
  expect(await cards(sheep, [1], null)).toBe("Botan won by 8: 3 Sheep made 15.");
  expect(await cards(sheep, [1], 0, "de")).toBe("Du verlierst mit 8 Punkten Rückstand: Botan hat 15 Punkte für drei Schafe bekommen.");
  expect(await cards(sheep, [1], 1, "de")).toBe("Du gewinnst mit 8 Punkten Vorsprung: Du hast 15 Punkte für drei Schafe bekommen.");
  expect(await cards(sheep, [1], null, "de")).toBe("Botan gewinnt mit 8 Punkten Vorsprung: 15 Punkte für drei Schafe.");
  expect(await cards(sheep, [1], null, "it")).toBe("Botan ha vinto con 8 punti di vantaggio: tre Pecore hanno portato 15 punti.");
  expect(await cards(sheep, [1], 0, "it")).toBe("Hai perso per 8 punti: tre Pecore hanno portato 15 punti a Botan.");
  expect(await cards(sheep, [1], 1, "it")).toBe("Hai vinto con 8 punti di vantaggio: tre Pecore ti hanno portato 15 punti.");
});

test("where no name is enough, what comes nearest is told", async () => {
  const many = [seat([["cat", 3]]), seat(["fox", "pig", "dog", "zebra"].map((card) => [card, 5]))];
  expect(await cards(many, [1], 0)).toBe("You lost by 17: Botan collected 4 cards, you 1.");
  expect(await cards(many, [1], null, "it")).toBe("Botan ha vinto con 17 punti di vantaggio: 4 carte raccolte contro 1 di Ann.");
  expect(await cards(many, [1], null, "de")).toBe("Botan gewinnt mit 17 Punkten Vorsprung: 4 gesammelte Karten gegenüber 1 bei Ann.");
  const effects = [seat([["fox", 5], ["pig", 5], ["dog", 5]]), seat([["whale", 4, 3], ["crab", 4, 3], ["minnow", 4, 3]])];
  expect(await cards(effects, [1], 1)).toBe("You won by 6: your Whale made 7.");
  const equal = [seat([["whale", 4], ["crab", 4], ["minnow", 2]]), seat([["whale", 4, 3], ["crab", 4, 3], ["minnow", 2, 3]])];
  expect(await cards(equal, [1], 0)).toBe("You lost by 9: Botan’s effects added 9, yours 0.");
  expect(await cards(equal, [1], 1, "de")).toBe("Du gewinnst mit 9 Punkten Vorsprung: Effekte brachten dir 9 Punkte, Ann 0.");
});

test("a card that lies elsewhere can decide, too", async () => {
  const given = [seat([["cat", 3]]), seat([["cat", 3]], 2, [["red-monk", 6]])];
  expect(await cards(given, [1], 0)).toBe("You lost by 6: the Red Monk gave Botan 6.");
  expect(await cards(given, [1], 0, "de")).toMatch(/Botan hat 6 Punkte durch .* bekommen\.$/);
  expect(await cards(given, [1], 1, "it")).toMatch(/ ti ha dato 6 punti\.$/);
});

test("equal points are told by what decided then", async () => {
  const tied = [seat([["cat", 3]], 2), seat([["cat", 3]], 5), seat([["cat", 1]], 9)];
  expect(await cards(tied, [1], 0)).toBe("Equal points: Botan wins with more cards in hand, 5 to 2.");
  expect(await cards(tied, [1], 1)).toBe("Equal points: you win with more cards in hand, 5 to 2.");
  expect(await cards(tied, [1], 2)).toMatch(/^You lost by 2: /);
  expect(await cards(tied, [0, 1], 0)).toBe("Equal points, and as many cards in hand.");
});

test("alone nobody is measured against anybody", () => expect(duelOf([30], [0], 0)).toBeNull());

const mark = (kind: string, points: number) => ({ kind, points });
function islands(landmarks: object[], outlines: number[], unpainted: number, coins: number): IslandsSeat {
  const score = [...landmarks.map((one) => (one as { points: number }).points), ...outlines].reduce((all, one) => all + one, 0) - unpainted;
  return { islands: [{ order: 1, landmarks, outlines: outlines.map((points) => ({ points })), unpainted }, { order: null, landmarks: [mark("temple", 99)], outlines: [], unpainted: 30 }], coins, score } as unknown as IslandsSeat;
}

async function painted(seats: IslandsSeat[], winners: number[], me: number | null, spoken = "en"): Promise<string> {
  await language.speak(spoken);
  const duel = duelOf(seats.map(({ score }) => score), winners, me)!;
  return sentence(duel, ofIslands({ seats, winners }, duel)!, NAMES);
}

test("landmarks, outlines and unpainted squares decide a game of Islands", async () => {
  const harbours = [islands([mark("temple", 10)], [10], 12, 3), islands([mark("secret-harbour", 20), mark("secret-harbour", 20)], [], 12, 3)];
  expect(await painted(harbours, [1], 0)).toBe("You lost by 20: Botan’s 2 Secret Harbours made 40.");
  expect(await painted(harbours, [1], 0, "de")).toBe("Du verlierst mit 20 Punkten Rückstand: Botan hat 40 Punkte für 2 Geheimhäfen bekommen.");
  expect(await painted(harbours, [1], 1, "it")).toBe("Hai vinto con 20 punti di vantaggio: 2 Porti segreti ti hanno portato 40 punti.");
  const bare = [islands([mark("temple", 10)], [5], 0, 3), islands([mark("temple", 10)], [5], 24, 3)];
  expect(await painted(bare, [0], 1)).toBe("You lost by 24: you left 24 squares unpainted, Ann none.");
  expect(await painted(bare, [0], 0, "de")).toBe("Du gewinnst mit 24 Punkten Vorsprung: Botan hat 24 Felder nicht ausgemalt, du keins.");
  const outline = [islands([], [5], 2, 3), islands([], [], 2, 9)];
  expect(await painted(outline, [0], null)).toBe("Ann won by 5: an outline made 5.");
  expect(await painted([outline[1]!, outline[1]!], [0, 1], 0)).toBe("Equal points, and as many coins.");
});

test("coins decide between equal points", async () => {
  const tied = [islands([], [5], 2, 3), islands([], [5], 2, 9)];
  expect(await painted(tied, [1], 0)).toBe("Equal points: Botan wins with more coins, 9 to 3.");
  expect(await painted(tied, [1], 1, "it")).toBe("A parità di punti vinci tu, con più monete: 9 a 3.");
});
