// How families look: papers, bands, patterns and crests, from the one file that terminal, drawings and print read too.

import looks from "$look/looks.json";
import "./look.css";
import { back, black, own, papers, tones, type Papers, type Recipe } from "./papers";

export interface Look {
  id: string;
  light: Papers;
  dark: Papers;
  /** The name of its pattern, or nothing. */
  pattern: string;
  /** Its crest, as a path on a field of 24 by 24 with even-odd filling. */
  crest: string;
}

interface Told {
  paper?: number[];
  band?: number[];
  pattern: string;
  crest: string;
}

interface Drawn {
  size: number[];
  line?: string;
  fill?: string;
}

const FAMILIES: Record<string, Told> = looks.families;
const SECOND: Record<string, number[]> = looks.second;
const PATTERNS: Record<string, Drawn> = looks.patterns;
const CRESTS: Record<string, string> = looks.crests;
const PLAIN: Told = { pattern: "", crest: "plain" };
/** The signs of the kinds of effects, as paths like crests. */
export const KINDS: Readonly<Record<string, string>> = looks.kinds;
export const ISLANDS = looks.islands;

const known = new Map<string, Look>();
const told = new Map<string, { colour: string; crest: string }>();

/** What somebody's own pack says of its family, before that is shown. */
export function learn(family: string, colour: string, crest: string): void {
  const { colour: before = "", crest: ago = "" } = told.get(family) ?? {};
  if (before === colour && ago === crest) return;
  told.set(family, { colour, crest });
  made.delete(wearing(family));
}

/** The look of a family: as it was chosen, or from its id; a pack of somebody's own may name colour and crest. */
export function lookOf(family: string, colour = told.get(family)?.colour ?? "", crest = told.get(family)?.crest ?? ""): Look {
  const key = [family, colour, crest].join(" ");
  const found = known.get(key);
  if (found) return found;
  const chosen = Object.hasOwn(FAMILIES, family) ? FAMILIES[family]! : PLAIN;
  let [paper, band] = own(family, colour);
  if (!colour && chosen.paper) [paper, band] = [chosen.paper as unknown as Recipe, chosen.band as unknown as Recipe];
  else if (!colour && Object.hasOwn(SECOND, family)) paper = band = SECOND[family] as unknown as Recipe;
  const path = (crest && (CRESTS[crest] ?? crest)) || CRESTS[chosen.crest]!;
  const look = { id: family, light: papers(paper, band), dark: papers(paper, band, true), pattern: chosen.pattern, crest: path };
  known.set(key, look);
  return look;
}

/** Whose papers a card wears: its family's, or if it is a character those of its colour. */
export function dressOf(card: string, family: string): string {
  const colour = card.split("-")[0]!;
  return family === "character" && (colour === "yellow" || colour === "red") ? colour : family;
}

/** A pattern's definition, in white; a picture needs it once. */
export function washi(pattern: string): string {
  const told = PATTERNS[pattern];
  if (!told) return "";
  const line = told.line ? `<path fill="none" stroke="#fff" d="${told.line}"/>` : "";
  const fill = told.fill ? `<path fill="#fff" d="${told.fill}"/>` : "";
  return `<defs><pattern id="washi-${pattern}" width="${told.size[0]}" height="${told.size[1]}" patternUnits="userSpaceOnUse">${line}${fill}</pattern></defs>`;
}

// -- custom properties: made when somebody wears them, so that a page pays for no family it does not show

const made = new Set<string>();
let sheet: CSSStyleSheet | undefined;

/** Makes `data-family` colour what is within: f1 to f5, ground, band and the rest. Says the family again, for the attribute. */
export function worn(family: string): string {
  return rule(wearing(family), family, () => {
    const { light, dark, pattern } = lookOf(family);
    const names = { ground: "ground", ground2: "ground2", line: "washi-line", rim: "rim", band: "band", bandInk: "band-ink", ink: "family-ink" } as const;
    const rest = Object.entries(names).map(([key, name]) => both(name, light[key as keyof typeof names], dark[key as keyof typeof names]));
    return [...row("f", light.f, dark.f), ...rest, ...masked(pattern)];
  });
}

/** Likewise `data-second` for the second paper of a figure; and the back and the ink that all papers share. */
export function lined(second: string): string {
  rule(":root", "", () => [...row("b", back(), back(true)), ...row("k", black(), black(true))]);
  const recipe = SECOND[second] as unknown as Recipe | undefined;
  return recipe ? rule(`[data-second="${second}"]`, second, () => row("g", tones(recipe), tones(recipe, true))) : second;
}

/** The colours of Islands: paint-blue, line-blue, dash-blue and so on, land and sea. */
export function painted(): void {
  rule("html", "", () => [
    ...Object.entries(ISLANDS.ground).map(([name, [light = "", dark = ""]]) => both(name, light, dark)),
    ...Object.entries(ISLANDS.paints).flatMap(([name, { paint, line, dash }]) => [
      both(`paint-${name}`, paint[0]!, paint[1]!),
      both(`line-${name}`, line[0]!, line[1]!),
      `--dash-${name}:${dash || "none"}`,
    ]),
  ]);
}

const wearing = (family: string): string => `[data-family="${family}"]`;
const both = (name: string, light: string, dark: string): string => `--${name}:light-dark(${light},${dark})`;
const row = (paper: string, light: string[], dark: string[]): string[] => light.map((tone, n) => both(`${paper}${n + 1}`, tone, dark[n]!));

function masked(pattern: string): string[] {
  const told = PATTERNS[pattern];
  if (!told) return [];
  const [wide = 1, high = 1] = told.size;
  const line = told.line ? `<path d='${told.line}' fill='none' stroke='#000'/>` : "";
  const picture = `<svg xmlns='http://www.w3.org/2000/svg' width='${wide}' height='${high}'>${line}${told.fill ? `<path d='${told.fill}'/>` : ""}</svg>`;
  return [`--washi:url("data:image/svg+xml,${encodeURIComponent(picture)}")`, `--washi-size:${wide / 10}em ${high / 10}em`];
}

function rule(selector: string, name: string, properties: () => string[]): string {
  if (!made.has(selector)) {
    made.add(selector);
    if (!sheet) document.adoptedStyleSheets = [...document.adoptedStyleSheets, (sheet = new CSSStyleSheet())];
    sheet.insertRule(`${selector}{${properties().join(";")}}`, sheet.cssRules.length);
  }
  return name;
}
