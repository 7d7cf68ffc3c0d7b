// What landmarks, placements and islands mean, in words.

import { language, say } from "../language.svelte";
import type { Colour, IslandOutlook, IslandView, LandmarkView, SquareKind } from "../protocol";

/** A colour, if it is one: some questions are asked before it is rolled or chosen. */
export function known(colour: unknown): Colour | null {
  return (["blue", "green", "red"] as const).find((one) => one === colour) ?? null;
}

/** What a landmark brings. Alone, nobody is the richest. */
export function gain(kind: SquareKind | "outline", one: boolean, solo: boolean): string {
  if (kind === "volcano" && solo) return say(one ? "table-volcano-solo.one" : "table-volcano-solo.mixed");
  return say(`landmark-${kind}.${one ? "one" : "mixed"}`);
}

/** How far a landmark is. */
export function progress(landmark: LandmarkView): string {
  if (landmark.surrounded) return say(`web-surrounded-${landmark.surrounded}`);
  return say("web-around", { count: landmark.left, one: landmark.one_colour ? "yes" : "no" });
}

export interface Account {
  what: string;
  how: string;
  points: number;
}

/** Where the points of an island come from, line by line; with `missed`, also what might have brought some. */
export function accounts(island: IslandView, missed = false): Account[] {
  if (island.order === null) return [];
  const landmarks = island.landmarks
    .filter(({ scores }) => scores)
    .map(({ kind, square, surrounded, points }) => ({
      what: say("web-at", { what: say(`landmark-${kind}`), square }),
      how: say(`web-how-${surrounded ?? "open"}`),
      points,
    }));
  const outlines = island.outlines.map(({ colour, filled, points }) => ({
    what: say("web-outline-of", { colour }),
    how: say(`web-how-${filled ?? "unfilled"}`),
    points,
  }));
  const left = { what: say("table-unpainted", { squares: island.unpainted }), how: "", points: -island.unpainted };
  return [...landmarks, ...outlines, left].filter(({ points }) => points !== 0 || missed);
}

export interface Effect {
  kind: SquareKind | "outline";
  tone: "good" | "warn";
  text: string;
  one: boolean;
}

/** What a placement, or some place on an island, would do. */
export type Comes = Omit<IslandOutlook, "island" | "name" | "places" | "landings">;

/** What a placement brings, and what it costs. */
export function effects(landing: Comes, solo: boolean): Effect[] {
  const done = landing.completes.map(({ kind, one_colour: one }): Effect => {
    const how = kind === "outline" ? (one ? "own-colour" : "other-colour") : one ? "one-colour" : "several-colours";
    return { kind, tone: "good", one, text: say(`web-completes-${how}`, { what: say(kind === "outline" ? "web-outline" : `landmark-${kind}`), gain: gain(kind, one, solo) }) };
  });
  const squares = landing.completes.map((one) => one.square);
  const spoilt = landing.spoils
    .filter(({ square }) => !squares.includes(square))
    .map(({ kind }): Effect => ({ kind, tone: "warn", one: false, text: say("web-spoils", { what: say(`landmark-${kind}`) }) }));
  const lost = landing.loses.map(({ colour }): Effect => ({
    kind: "outline",
    tone: "warn",
    one: false,
    text: say("web-loses", { what: say("web-outline-of", { colour }), gain: gain("outline", true, solo) }),
  }));
  const begun: Effect[] = [];
  if (landing.begins) {
    const { unpainted = 0, volcanoes = 0, access = "none" } = landing;
    begun.push({ kind: "regular-harbour", tone: "warn", one: false, text: say("web-begins", { count: unpainted }) });
    if (volcanoes > 0) begun.push({ kind: "volcano", tone: "warn", one: false, text: say("web-begins-volcanoes", { count: volcanoes }) });
    if (access !== "none") begun.push({ kind: "lighthouse", tone: "warn", one: false, text: say(`web-begins-${access}`) });
  }
  return [...done, ...lost, ...begun, ...spoilt];
}

/** The season of a space on the track, as the server counts them from 1. */
export function season(space: number): string {
  return say("season-now", { season: space });
}

export function seatName(seat: number, names: readonly string[]): string {
  return language.words.seat(seat, names);
}
