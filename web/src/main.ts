import { mount } from "svelte";

import App from "./App.svelte";
import { games } from "./api";
import { game } from "./early";
import "./first.css";
import { ownOf } from "./games";
import { language } from "./language.svelte";
import { library } from "./library.svelte";
import { mine } from "./mine";
import "./style.css";

const AGAIN = 2000;
/** A board, or anything else to see. */
const DRAWN = ".stage > *, main > :not(.connecting, .playing)";

/** What was drawn before anything was known goes when there is something to see. */
function succeed(first: HTMLElement): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(DRAWN)) return;
    first.remove();
    observer.disconnect();
  }).observe(document.getElementById("app")!, { subtree: true, childList: true });
}

/** The start page needs few words; those of tables come after it. */
async function rest(): Promise<void> {
  await language.begin().catch(() => setTimeout(rest, AGAIN));
}

/** The board is on the way, and what it asks for, before there are words to say anything. */
function ahead(name: string): void {
  const own = ownOf(name);
  void own?.board().catch(() => undefined);
  if (own?.asks) document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "anonymous", fetchPriority: "high", href: own.asks(name, language.wanted) }));
}

const start = location.pathname === "/";
const table = location.pathname.startsWith("/table/");
// who plays has no need of other games yet; a server that does not answer is told of where it is needed
const told = table ? undefined : games();
told?.catch(() => undefined);
const begun = language.begin(start);
if (table) void game().then(ahead);
await begun;
if (told) await library.open(told).catch(() => undefined);
succeed(document.getElementById("first")!);
mount(App, { target: document.getElementById("app")! });
if (!told) void library.open().catch(() => undefined);
if (start) void rest();
if (import.meta.env.PROD && mine().length > 0 && "serviceWorker" in navigator) void import("./stay").then(({ stay }) => stay()).catch(() => undefined);
