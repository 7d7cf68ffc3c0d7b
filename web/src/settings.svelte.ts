// How somebody likes to play: kept in this browser, the same at all tables.

const KEPT = "senbazuru-settings";

export const SPEEDS = ["off", "fast", "normal", "slow"] as const;
export type Speed = (typeof SPEEDS)[number];

const USUAL = {
  /** How fast others' moves are shown. */
  speed: "normal" as Speed,
  sound: true,
  /** Whether the browser says whose turn it is while something else is looked at. */
  notify: false,
  /** Whether one says once more that one takes these cards, before new ones are turned up. */
  confirm: true,
  /** Whether a question that leaves only "no" is answered by itself, where nobody but bots plays along. */
  spare: true,
};

type Kept = typeof USUAL;

/** What was kept, as far as it makes sense: old versions and curious people have written there too. */
export function read(text: string | null): Kept {
  let kept: Partial<Record<keyof Kept, unknown>> = {};
  try {
    kept = Object(JSON.parse(text ?? "{}"));
  } catch {
    // rubbish counts for nothing
  }
  const flag = (name: "sound" | "notify" | "confirm" | "spare"): boolean => (typeof kept[name] === "boolean" ? kept[name] : USUAL[name]);
  return {
    speed: SPEEDS.find((speed) => speed === kept.speed) ?? USUAL.speed,
    sound: flag("sound"),
    notify: flag("notify"),
    confirm: flag("confirm"),
    spare: flag("spare"),
  };
}

class Settings {
  #kept = $state(read(localStorage.getItem(KEPT)));

  constructor() {
    // another tab of this browser is the same somebody
    addEventListener("storage", ({ key, newValue }) => {
      if (key === KEPT) this.#kept = read(newValue);
    });
  }

  get speed(): Speed {
    return this.#kept.speed;
  }

  set speed(speed: Speed) {
    this.#keep({ speed });
  }

  get sound(): boolean {
    return this.#kept.sound;
  }

  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  get notify(): boolean {
    return this.#kept.notify;
  }

  set notify(notify: boolean) {
    this.#keep({ notify });
  }

  get confirm(): boolean {
    return this.#kept.confirm;
  }

  set confirm(confirm: boolean) {
    this.#keep({ confirm });
  }

  get spare(): boolean {
    return this.#kept.spare;
  }

  set spare(spare: boolean) {
    this.#keep({ spare });
  }

  #keep(changed: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changed };
    localStorage.setItem(KEPT, JSON.stringify(this.#kept));
  }
}

export const settings = new Settings();
