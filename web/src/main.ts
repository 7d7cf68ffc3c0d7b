import { mount } from "svelte";

import App from "./App.svelte";
import { language } from "./language.svelte";
import { library } from "./library.svelte";
import "./style.css";

await language.begin();
// a server that does not answer is told of where it is needed
await library.open().catch(() => undefined);
mount(App, { target: document.getElementById("app")! });
