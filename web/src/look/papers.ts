// Paper in colours, as src/senbazuru/look/papers.py mixes them: from hue, chroma and lightness to every tone.

/** A colour as OKLCH has it: hue in degrees, chroma, lightness. */
export type Recipe = readonly [number, number, number];

/** The colours of a family in one theme, by the names of their custom properties. */
export interface Papers {
  f: string[];
  ground: string;
  ground2: string;
  line: string;
  rim: string;
  band: string;
  bandInk: string;
  ink: string;
}

const STEPS = [0.125, 0.06, 0, -0.07, -0.14];
const CHROMA = [0.72, 0.9, 1, 1, 0.94];
const TURN = [4, 2, 0, -3, -6];
const YELLOW_TURN = [2, 1, 0, -9, -17];
const BACK = [0.99, 0.955, 0.91, 0.85, 0.78];
const INK = [0.44, 0.38, 0.32, 0.27, 0.22];
const BRIGHT_BAND = 0.7;

export function tones([hue, chroma, day]: Recipe, dark = false): string[] {
  const light = dark ? Math.max(0.53, day - 0.03) : day;
  const turn = hue > 55 && hue < 110 ? YELLOW_TURN : TURN;
  return STEPS.map((step, n) => mixed([hue + turn[n]!, chroma * CHROMA[n]!, Math.min(0.96, light + step * (dark ? 0.9 : 1))]));
}

/** The undyed side of every paper. */
export const back = (dark = false): string[] => BACK.map((light, n) => mixed([84, 0.012 + 0.004 * n, light - (dark ? 0.05 : 0)]));

export const black = (dark = false): string[] => INK.map((light) => mixed([60, 0.014, light + (dark ? 0.04 : 0)]));

/** All colours of a family, from that of its paper and that of its name band. */
export function papers(paper: Recipe, band: Recipe, dark = false): Papers {
  const [hue, chroma, light] = paper;
  const [bandHue, bandChroma, bandLight] = band;
  const bright = bandLight > BRIGHT_BAND;
  if (dark) {
    return {
      f: tones(paper, true),
      ground: mixed([hue, Math.min(0.045, chroma * 0.45), 0.31]),
      ground2: mixed([hue, Math.min(0.04, chroma * 0.4), 0.265]),
      line: mixed([hue, chroma * 0.4, 0.46]),
      rim: mixed([75, 0.05, 0.64]),
      band: mixed([bandHue, bandChroma * 0.85, bandLight - (bright ? 0.06 : 0.035)]),
      bandInk: bright ? "#2a2205" : mixed([hue, 0.012, 0.965]),
      ink: mixed([hue, Math.min(chroma, 0.11), 0.82]),
    };
  }
  return {
    f: tones(paper),
    ground: mixed([hue, Math.min(0.04, chroma * 0.35), 0.925]),
    ground2: mixed([hue, Math.min(0.055, chroma * 0.45), 0.885]),
    line: mixed([hue, chroma * 0.45, 0.8]),
    rim: mixed([hue, Math.min(chroma, 0.1), Math.min(0.56, light - 0.12)]),
    band: mixed(band),
    bandInk: bright ? "#2a2205" : "#ffffff",
    ink: mixed([bandHue, bandChroma, Math.min(bandLight, 0.48)]),
  };
}

/** Paper and band of a family without: of the colour that its pack names, else of one that its id decides. */
export function own(family: string, colour = ""): [Recipe, Recipe] {
  let [hue, chroma, light]: Recipe = [crc32(family) % 360, 0.11, 0.62];
  if (colour) {
    [hue, chroma, light] = recipeOf(colour);
    chroma = Math.min(chroma, 0.16);
  }
  return [[hue, chroma, Math.min(Math.max(light, 0.5), 0.76)], [hue, chroma, Math.min(light, 0.5)]];
}

/** The nearest colour that a screen can show: less chroma until it fits. */
export function mixed([hue, start, light]: Recipe): string {
  let chroma = start;
  let parts = linear(hue, chroma, light);
  while (chroma > 0 && parts.some((part) => part < -0.0005 || part > 1.0005)) {
    chroma -= 0.004;
    parts = linear(hue, chroma, light);
  }
  return `#${parts.map((part) => byte(part).toString(16).padStart(2, "0")).join("")}`;
}

/** The recipe of a colour that is written as #rrggbb or #rgb. */
function recipeOf(colour: string): Recipe {
  const digits = colour.length === 7 ? colour.slice(1) : [...colour.slice(1)].map((digit) => digit + digit).join("");
  const light = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const [red, green, blue] = [0, 2, 4].map((n) => light(parseInt(digits.slice(n, n + 2), 16) / 255)) as [number, number, number];
  const x = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const y = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const z = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z;
  const b = 0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z;
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  return [+hue.toFixed(1), +Math.hypot(a, b).toFixed(3), +(0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z).toFixed(3)];
}

function byte(part: number): number {
  const light = Math.min(1, Math.max(0, part));
  return Math.floor(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055) + 0.5);
}

function linear(hue: number, chroma: number, light: number): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const x = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

/** As zlib counts it: a family's id is plain ASCII. */
function crc32(word: string): number {
  let sum = ~0;
  for (const letter of word) {
    sum ^= letter.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
