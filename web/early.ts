// What a page will need is asked for at once, and not only when what asks for it has come: its address tells which page
// it will be. Over a thin line each question of its own costs more than what it brings.

import type { Plugin, Rolldown } from "vite";

import { PROTOCOL } from "./src/protocol.ts";

/** The page that stands behind the beginning of an address, and what it asks the server for. */
const PAGES: Record<string, { module: string; asks: string[] }> = {
  "": { module: "pages/StartPage.svelte", asks: ["/api/games"] },
  table: { module: "pages/TablePage.svelte", asks: [] },
};
const NAME = "early";
/** Words are read in it at once; titles change into theirs after the first paint. */
const FONT = /radio-canada.*\.woff2$/;

interface Needs {
  protocol: number;
  font: string;
  /** The files of each page, and what it asks for. */
  pages: Record<string, { files: string[]; asks: string[] }>;
  /** The files of words, by language: what the start page says, and the rest. */
  words: Record<string, { first: string; rest: string }>;
}

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

export function early(): Plugin {
  return {
    name: NAME,
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === "chunk");
      const needs: Needs = { protocol: PROTOCOL, font: Object.keys(bundle).find((file) => FONT.test(file)) ?? "", pages: {}, words: {} };
      const there = filesOf(chunks, chunks.filter((chunk) => chunk.isEntry));
      for (const [kind, { module, asks }] of Object.entries(PAGES)) {
        // what is imported may be a small chunk that only hands on what is in another
        const files = filesOf(chunks, chunks.filter(({ moduleIds, facadeModuleId }) => [...moduleIds, facadeModuleId].some((id) => id?.endsWith(module))));
        if (files.size === 0) this.error(`${module} is in no chunk`);
        needs.pages[kind] = { files: [...files].filter((file) => !there.has(file)), asks };
      }
      for (const { fileName, facadeModuleId } of chunks) {
        const [, language, part] = /virtual:words\/(\w+)\/(first|rest)$/.exec(facadeModuleId ?? "") ?? [];
        if (language && part) (needs.words[language] ??= { first: "", rest: "" })[part as "first" | "rest"] = fileName;
      }
      this.emitFile({ type: "asset", name: `${NAME}.js`, source: `(${begin})(${JSON.stringify(needs)});\n` });
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.startsWith(`assets/${NAME}-`))
          // before all else: what is drawn first depends on it
          .map((file) => ({ tag: "script", attrs: { src: `/${file}` }, injectTo: "head-prepend" })),
    },
  };
}

/** Some chunks, all they import, and the styles of them. */
function filesOf(chunks: readonly Chunk[], first: readonly Chunk[]): Set<string> {
  const found = new Set(first);
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return new Set([...found].flatMap(({ fileName, viteMetadata }) => [...(viteMetadata?.importedCss ?? []), fileName]));
}

/** Runs in the browser, alone: whatever it uses stands in it. */
function begin(needs: Needs): void {
  const kept = (name: string): string => {
    try {
      return localStorage.getItem(`senbazuru-${name}`) ?? "";
    } catch {
      return "";
    }
  };
  const root = document.documentElement;
  const [, kind = "", id = ""] = location.pathname.split("/");
  const page = needs.pages[kind];
  const theme = kept("theme");
  if (theme === "light" || theme === "dark") root.dataset["theme"] = theme;
  // over a thin line letters may change their looks later, so that there is something to read before
  const { rtt = 0 } = (navigator as { connection?: { rtt?: number } }).connection ?? {};
  const thin = rtt >= 400;
  const ask = (href: string): void => {
    const link = document.createElement("link");
    const [rel, as] = href.endsWith(".js") ? ["modulepreload", ""] : ["preload", href.endsWith(".css") ? "style" : href.endsWith(".woff2") ? "font" : "fetch"];
    Object.assign(link, { rel, crossOrigin: "anonymous", href });
    if (as) link.as = as;
    document.head.append(link);
  };
  if (!thin) ask(`/${needs.font}`);
  if (!page) return;
  root.dataset["first"] = kind || "start";
  const spoken = [kept("language"), ...navigator.languages.map((name) => name.split("-")[0] ?? "")].find((name) => Object.hasOwn(needs.words, name)) ?? "en";
  const words = needs.words[spoken];
  for (const file of [words?.first, kind && words?.rest, ...page.files]) if (file) ask(`/${file}`);
  for (const address of page.asks) ask(address);
  if (kind !== "table" || !id) return;

  // the line to a table: `Connection` goes on with it
  let mine: unknown = [];
  try {
    mine = JSON.parse(kept("tables") || "[]");
  } catch {
    // whatever stands there, we have no seat by it
  }
  const secret = location.hash.slice(1) || ((Array.isArray(mine) ? mine : []) as { id: string; secret: string }[]).find((one) => one.id === id)?.secret || "";
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
  const heard: string[] = [];
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: needs.protocol, table: id, secret, known: [] }));
  socket.onmessage = ({ data }) => heard.push(String(data));
  Object.assign(window, { early: { table: id, secret, socket, heard } });
}
