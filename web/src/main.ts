import { mount } from "svelte";

import App from "./App.svelte";
import { language } from "./language.svelte";
import { library } from "./library.svelte";
import "./style.css";

const AGAIN = 2000;

/** The start page needs few words; those of tables come after it. */
async function rest(): Promise<void> {
  await language.begin().catch(() => setTimeout(rest, AGAIN));
}

const start = location.pathname === "/";
await language.begin(start);
// a server that does not answer is told of where it is needed
await library.open().catch(() => undefined);
mount(App, { target: document.getElementById("app")! });
if (start) void rest();
