import { mount } from "svelte";

import App from "./App.svelte";
import { language } from "./language.svelte";
import "./style.css";

await language.begin();
mount(App, { target: document.getElementById("app")! });
