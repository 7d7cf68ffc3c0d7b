// The client as an app that can be installed: its icons, drawn from the crane; what it says of itself; and a worker that
// keeps what it is made of, so that it opens without a server.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { deflateSync } from "node:zlib";

import type { Plugin } from "vite";

import { worker } from "./worker.ts";

const ICON = fileURLToPath(new URL("./public/icon.svg", import.meta.url));
const TABLE = "#c6cfc4";
/** Samples of a pixel, in each direction. */
const FINE = 4;

interface Size {
  name: string;
  pixels: number;
  /** How much of it the crane fills; the rest is the table, or nothing. */
  fills: number;
  ground: boolean;
  purpose?: string;
}

/** Whoever cuts an icon round keeps four fifths of it. */
const SIZES: Size[] = [
  { name: "icon-192.png", pixels: 192, fills: 1, ground: false, purpose: "any" },
  { name: "icon-512.png", pixels: 512, fills: 1, ground: false, purpose: "any" },
  { name: "icon-maskable.png", pixels: 512, fills: 0.66, ground: true, purpose: "maskable" },
  { name: "icon-apple.png", pixels: 180, fills: 0.8, ground: true },
];

export function app(): Plugin {
  let drawn: [Size, string][] = [];
  return {
    name: "app",
    apply: "build",
    buildStart() {
      const svg = readFileSync(ICON, "utf8");
      drawn = SIZES.map((size) => [size, this.emitFile({ type: "asset", name: size.name, source: picture(svg, size) })]);
    },
    generateBundle: {
      // all else is there
      order: "post",
      handler(_, bundle) {
        const icons = [
          { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
          ...drawn.flatMap(([{ pixels, purpose }, id]) => (purpose ? [{ src: `/${this.getFileName(id)}`, sizes: `${pixels}x${pixels}`, type: "image/png", purpose }] : [])),
        ];
        const manifest = { name: "Senbazuru", short_name: "Senbazuru", id: "/", start_url: "/", display: "standalone", background_color: TABLE, theme_color: TABLE, icons };
        this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source: JSON.stringify(manifest) });
        const files = Object.keys(bundle).filter((file) => file.startsWith("assets/")).sort().map((file) => `/${file}`);
        this.emitFile({ type: "asset", fileName: "sw.js", source: `(${worker})(${JSON.stringify(files)});\n` });
      },
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) => [
        { tag: "link", attrs: { rel: "manifest", href: "/manifest.webmanifest" }, injectTo: "head" },
        { tag: "meta", attrs: { name: "theme-color", content: TABLE, media: "(prefers-color-scheme: light)" }, injectTo: "head" },
        ...Object.keys(bundle ?? {})
          .filter((file) => /icon-apple/.test(file))
          .map((file) => ({ tag: "link", attrs: { rel: "apple-touch-icon", href: `/${file}` }, injectTo: "head" as const })),
      ],
    },
  };
}

type Colour = readonly [number, number, number];

const coloured = (hex: string): Colour => {
  const whole = hex.length === 4 ? hex.replace(/[^#]/g, "$&$&") : hex;
  return [1, 3, 5].map((at) => parseInt(whole.slice(at, at + 2), 16)) as unknown as Colour;
};

/** A figure of ours, whose paths are filled polygons, as a PNG. Lines too thin to be seen are left out. */
export function picture(svg: string, { pixels, fills, ground }: Pick<Size, "pixels" | "fills" | "ground">): Uint8Array {
  const wide = pixels * FINE;
  const [left = 0, top = 0, width = 1] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(" ").map(Number) ?? [];
  const scale = (wide * fills) / width;
  const margin = (wide * (1 - fills)) / 2;
  // red, green, blue and how much of it covers, from 0 to 1
  const field = new Float32Array(wide * wide * 4);
  if (ground) for (let at = 0; at < wide * wide; at++) field.set([...coloured(TABLE), 1], at * 4);
  for (const [, attributes = ""] of svg.matchAll(/<path ([^>]*)\/>/g)) {
    const given = (name: string): string => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
    if (given("fill") === "none") continue;
    const [dx = 0, dy = 0] = /translate\(([^)]*)\)/.exec(given("transform"))?.[1]?.split(" ").map(Number) ?? [];
    const polygons = given("d").split("Z").filter(Boolean).map((one) => one.slice(1).split("L").map((pair) => {
      const [x = 0, y = 0] = pair.split(" ").map(Number);
      return [(x + dx - left) * scale + margin, (y + dy - top) * scale + margin] as const;
    }));
    fill(field, wide, polygons, coloured(given("fill")), Number(given("opacity") || 1));
  }
  return png(pixels, reduced(field, pixels));
}

type Corner = readonly [number, number];

/** Paint all that lies within at least one of the polygons, once. */
function fill(field: Float32Array, wide: number, polygons: readonly (readonly Corner[])[], [red, green, blue]: Colour, opacity: number): void {
  const ys = polygons.flat().map(([, y]) => y);
  for (let y = Math.max(0, Math.floor(Math.min(...ys))); y < Math.min(wide, Math.ceil(Math.max(...ys))); y++) {
    const row = new Uint8Array(wide);
    for (const corners of polygons) {
      const crossed = corners.flatMap(([x, up], n) => {
        const [nextX, nextY] = corners[(n + 1) % corners.length]!;
        const middle = y + 0.5;
        return up <= middle !== nextY <= middle ? [x + ((middle - up) / (nextY - up)) * (nextX - x)] : [];
      }).sort((one, other) => one - other);
      for (let n = 0; n + 1 < crossed.length; n += 2) row.fill(1, Math.max(0, Math.round(crossed[n]!)), Math.max(0, Math.round(crossed[n + 1]!)));
    }
    for (let x = 0; x < wide; x++) {
      if (!row[x]) continue;
      const at = (y * wide + x) * 4;
      const under = field[at + 3]! * (1 - opacity);
      const over = opacity + under;
      [red, green, blue].forEach((part, n) => (field[at + n] = (part * opacity + field[at + n]! * under) / over));
      field[at + 3] = over;
    }
  }
}

/** Every pixel the mean of its samples. */
function reduced(field: Float32Array, pixels: number): Uint8Array {
  const wide = pixels * FINE;
  const found = new Uint8Array(pixels * pixels * 4);
  for (let y = 0; y < pixels; y++) {
    for (let x = 0; x < pixels; x++) {
      const sum = [0, 0, 0, 0];
      for (let n = 0; n < FINE * FINE; n++) {
        const at = ((y * FINE + Math.floor(n / FINE)) * wide + x * FINE + (n % FINE)) * 4;
        const covers = field[at + 3]!;
        for (let part = 0; part < 3; part++) sum[part]! += field[at + part]! * covers;
        sum[3]! += covers;
      }
      const covers = sum[3]!;
      const pixel = covers === 0 ? [0, 0, 0, 0] : [...sum.slice(0, 3).map((part) => part / covers), (covers / (FINE * FINE)) * 255];
      found.set(pixel.map(Math.round), (y * pixels + x) * 4);
    }
  }
  return found;
}

function png(pixels: number, colours: Uint8Array): Uint8Array {
  const rows = Buffer.alloc(pixels * (pixels * 4 + 1));
  for (let y = 0; y < pixels; y++) Buffer.from(colours.buffer, y * pixels * 4, pixels * 4).copy(rows, y * (pixels * 4 + 1) + 1);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(pixels, 0);
  head.writeUInt32BE(pixels, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, part("IHDR", head), part("IDAT", deflateSync(rows, { level: 9 })), part("IEND", Buffer.alloc(0))]);
}

function part(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(content.length, 0);
  around.writeUInt32BE(crc(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}

function crc(bytes: Uint8Array): number {
  let found = ~0;
  for (const byte of bytes) {
    found ^= byte;
    for (let bit = 0; bit < 8; bit++) found = (found >>> 1) ^ (found & 1 ? 0xedb88320 : 0);
  }
  return ~found >>> 0;
}
