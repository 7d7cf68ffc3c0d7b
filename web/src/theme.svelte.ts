// Light, dark, or as the device is: kept in this browser.

const KEPT = "senbazuru-theme";

export const THEMES = ["auto", "light", "dark"] as const;
export type ThemeName = (typeof THEMES)[number];

class Theme {
  #name = $state<ThemeName>("auto");

  constructor() {
    this.name = THEMES.find((name) => name === localStorage.getItem(KEPT)) ?? "auto";
  }

  get name(): ThemeName {
    return this.#name;
  }

  set name(name: ThemeName) {
    this.#name = name;
    const { dataset } = document.documentElement;
    if (name === "auto") delete dataset["theme"];
    else dataset["theme"] = name;
    localStorage.setItem(KEPT, name);
  }
}

export const theme = new Theme();
