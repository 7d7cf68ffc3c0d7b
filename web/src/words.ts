// Keys and arguments become sentences here, as `senbazuru.text` does it in Python: the Fluent files are the same.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

import grammar from "$text/grammar.json";
import type { DecisionView, OptionView, Problem, ReasonView, ToldEvent } from "./protocol";

type Args = Record<string, unknown>;
type Said = Record<string, FluentVariable>;

const NONE = "none";
/** What stands where there is nothing. */
const NOTHING = "–";
const NOBODY = "nobody";
/** Arguments whose ids are put into words before a sentence gets them. Python does so, too, and reads the same file. */
const { cards: CARDS, nouns: NOUNS, sheets: SHEETS, people: PEOPLE, dealt: DEALT } = grammar;
/** What a sentence may ask for although it is not always given. */
const UNSAID: Said = grammar.unsaid;
/** Events that tell of one card or sheet each, and in a log of several in one line. */
const TOGETHER = new Set(grammar.together);
/** How many events one line of a log can join. */
const LONGEST_LINE = grammar["longest-line"];

/** What a line of the log tells of: an event, or several alike with a list of their cards or sheets. */
interface Told {
  kind: ToldEvent["event"];
  seat: number | null;
  args: Args;
  /** How many events it tells. */
  events: number;
}

/** A name of the program as Fluent has it. */
const hyphened = (name: string): string => name.replaceAll("_", "-");

const shownWord = (key: string): string => `shown-${hyphened(key)}`;

/** Whether something is told by numbers, which need no words. */
const areNumbers = (value: unknown): boolean => [value].flat().some((item) => typeof item === "number");

/** Whether nothing of it is seen: of one thing, or of several. */
const isHidden = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length > 0 && value.every((item) => item === null));

/** Whether something is a key with arguments: a reason, or a piece of an error. */
const isPiece = (value: unknown): value is ReasonView =>
  typeof value === "object" && value !== null && "key" in value && typeof value.key === "string" && "args" in value && value.args instanceof Object;

/** A bundle of one language from the texts of its files. */
export function bundleOf(language: string, files: Iterable<string>): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file));
  return bundle;
}

/**
 * The words of a language; what it lacks is said in the next of its bundles, and so is a sentence that lacks a part. What
 * all lack is shown as {key}.
 */
export class Words {
  readonly #numbers: Intl.NumberFormat;

  constructor(
    readonly language: string,
    private readonly bundles: FluentBundle[],
    /** Told when words are missing. */
    private readonly lacking: () => void = () => {},
    /** Those of the bundles that a game alone has. */
    private readonly own: readonly FluentBundle[] = [],
  ) {
    this.#numbers = new Intl.NumberFormat(language);
  }

  /** A message, or one of its attributes as `message.attribute`, with plain arguments: `one_colour` is `$one-colour`. */
  say(key: string, args: Said = {}): string {
    const [name = "", attribute] = key.split(".");
    const given = Object.fromEntries(Object.entries(args).map(([argument, value]) => [hyphened(argument), value]));
    const broken = new Map<string, string>();
    for (const bundle of this.bundles) {
      const spoken = bundle.locales.join();
      if (broken.has(spoken)) continue;
      const message = bundle.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (!pattern) continue;
      const problems: Error[] = [];
      const text = bundle.formatPattern(pattern, given, problems);
      if (problems.length === 0) return text;
      broken.set(spoken, text);
    }
    this.lacking();
    return [...broken.values()][0] ?? `{${key}}`;
  }

  /** Whether there are words for a message, or for one of its attributes. */
  has(key: string): boolean {
    const [name = "", attribute] = key.split(".");
    return this.bundles.some((bundle) => {
      const message = bundle.getMessage(name);
      return attribute ? attribute in (message?.attributes ?? {}) : Boolean(message?.value);
    });
  }

  numeral(number: number): string {
    return this.#numbers.format(number);
  }

  card(id: string | null): string {
    return this.say(`card-${id ?? "hidden"}`);
  }

  family(id: string): string {
    return this.say(`family-${id}`);
  }

  seat(seat: number, seats: readonly string[]): string {
    return seats[seat] || this.say("player", { number: seat + 1 });
  }

  /** Cards as a list of names; a card that is there several times is counted. */
  several(ids: readonly string[]): string {
    return String(this.cards("card", ids)["card"] ?? "");
  }

  /** Something with ids in it, which are put into words first: a card has all its forms. */
  about(key: string, given: object): string {
    return this.say(key, this.arguments(given));
  }

  /** What a row of a plain board is called: `shown-KEY`, or its key; a seat has the name of who sits there. */
  rowName({ key, number }: { key: string; number: number | null }, seats: readonly string[]): string {
    if (key === "seats" && number !== null) return this.seat(number, seats);
    const word = shownWord(key);
    const spaced = key.replaceAll("_", " ");
    const name = this.has(word) ? this.say(word) : spaced.slice(0, 1).toUpperCase() + spaced.slice(1);
    return number === null ? name : `${name} ${number + 1}`;
  }

  /** One thing that stands in a row; `.value` may say it, and a number may be that of a seat, which only words know. */
  rowValue(key: string, value: unknown, seats: readonly string[]): string {
    if (value === null || value === "") return NOTHING;
    const word = `${shownWord(key)}.value`;
    if (typeof value === "boolean") return this.has(word) ? this.say(word, { value: value ? "yes" : "no" }) : this.say(value ? "table-yes" : "table-no");
    if (!this.has(word)) return typeof value === "number" ? this.numeral(value) : this.shown(String(value));
    return this.say(word, { value: value as FluentVariable, seat: typeof value === "number" ? this.seat(value, seats) : NONE });
  }

  /** What a view holds as a word: a card of the game's own has a name. */
  private shown(thing: string): string {
    return this.own.some((bundle) => bundle.hasMessage(`card-${thing}`)) ? this.card(thing) : thing;
  }

  /** The question of a decision. */
  prompt(decision: DecisionView, seats: readonly string[] = []): string {
    const given: Args = { least: decision.least, most: decision.most, ...decision.args };
    if (decision.source) given["source"] = decision.source;
    return this.say(decision.key, { ...UNSAID, ...this.arguments(given, seats) });
  }

  /** An answer; the kind of decision says which figures of a card matter. */
  option(option: OptionView, seats: readonly string[] = [], kind: string = NONE): string {
    return this.say(`option-${option.key}`, { ...UNSAID, ...this.arguments(option.args, seats), kind });
  }

  /** Why an option cannot be taken; in two or three words, if there are such. */
  reason(reason: ReasonView, form: "" | ".short" = ""): string {
    const key = `reason-${reason.key}`;
    return this.say(this.has(key + form) ? key + form : key, this.arguments(reason.args));
  }

  /** What is wrong and what to do. */
  error({ code, args: { why, ...given } }: Problem): string {
    const details = this.details(given);
    if (isPiece(why)) return this.say(`error-${code}.because`, { ...details, why: this.reason(why) });
    const form = details["offered"] === "" ? "complete" : ["nearest", "offered", "asked"].find((name) => details[name]);
    return this.say(form ? `error-${code}.${form}` : `error-${code}`, details);
  }

  /** A piece of an error. Its numbers are shown as one types them. */
  private piece({ key, args }: ReasonView): string {
    const typed = Object.entries(this.details(args)).map(([name, value]) => [
      name,
      typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value,
    ]);
    return this.say(key, Object.fromEntries(typed) as Said);
  }

  /** What an error tells; a list comes with commas, and also as `$name-and`, `$name-or` and `$name-count`. */
  private details(given: Args): Said {
    const args: Said = {};
    for (const [name, value] of Object.entries(given)) {
      if (Array.isArray(value)) {
        const items = value.map(String);
        args[name] = this.list(items, "comma");
        args[`${name}-count`] = items.length;
        for (const joint of ["and", "or"] as const) args[`${name}-${joint}`] = this.list(items, joint);
      } else {
        args[name] = typeof value === "number" ? value : isPiece(value) ? this.piece(value) : String(value);
      }
    }
    return args;
  }

  /** The lines of a log; cards that come or go together share one. */
  log(events: readonly ToldEvent[], seats: readonly string[], viewer: number | null): string[] {
    return this.lines(events, seats, viewer).map(({ text }) => text);
  }

  /** The same, each line with the number of events that it tells; without the name of whoever is known to act. */
  lines(events: readonly ToldEvent[], seats: readonly string[], viewer: number | null, known: number | null = null): { text: string; events: number }[] {
    const told = together(events);
    const lines: { text: string; events: number }[] = [];
    while (told.length > 0) {
      const [key, count] = this.joined(told);
      const joined = told.splice(0, count);
      const args = Object.assign({}, ...joined.map(({ args }) => args).reverse()) as Args;
      const [{ kind = "", seat = null } = {}] = joined;
      const done = seat === known && count === 1 ? this.did(kind, seat, { cards: 0, ...args }, seats, viewer) : "";
      const text = done ? `${done.slice(0, 1).toLocaleUpperCase(this.language)}${done.slice(1)}.` : this.told(key, seat, args, seats, viewer);
      lines.push({ text, events: joined.reduce((sum, one) => sum + one.events, 0) });
    }
    return lines;
  }

  /**
   * What happened in as few words as tell it: who, and all he did, in a sentence; in one of its own whatever there is no
   * short word for.
   */
  short(events: readonly ToldEvent[], seats: readonly string[], viewer: number | null): string[] {
    const sentences: string[] = [];
    let [subject, done]: [number | null, string[]] = [null, []];
    const close = (): void => {
      if (subject !== null && done.length > 0) sentences.push(this.say("did", { seat: this.seat(subject, seats), done: this.list(done, "and") }));
      [subject, done] = [null, []];
    };
    for (const one of briefly(events)) {
      const { kind, seat, args } = one;
      const did = this.did(kind, seat, args, seats, viewer);
      if (did) {
        if (seat !== subject) close();
        subject = seat;
        done.push(did);
      } else {
        close();
        sentences.push(this.told(`event-${kind}`, seat, args, seats, viewer));
      }
    }
    close();
    return sentences;
  }

  /** What somebody else did, in short, if there are words for it: a game of one's own may call something else the same. */
  private did(kind: string, seat: number | null, args: Args, seats: readonly string[], viewer: number | null): string {
    if (seat === null || seat === viewer || !this.has(`did-${kind}`)) return "";
    const done = this.told(`did-${kind}`, seat, args, seats, viewer);
    return done.includes("{") ? "" : done;
  }

  private told(key: string, seat: number | null, given: Args, seats: readonly string[], viewer: number | null): string {
    const people: Args = { ...Object.fromEntries(PEOPLE.map((name) => [name, given[name]])), seat };
    const you = PEOPLE.find((name) => viewer !== null && people[name] === viewer) ?? NOBODY;
    const told = seat === null ? given : { ...given, seat };
    const own = people["owner"] === seat ? "yes" : "no";
    return this.say(key, { ...UNSAID, ...this.arguments(told, seats), you, own });
  }

  /** The sentence that tells most of the next events, and how many. */
  private joined(told: readonly Told[]): [string, number] {
    const first = told[0];
    if (!first) throw new Error("nothing to tell");
    const people = [first.seat, first.args["owner"] ?? null];
    for (let count = Math.min(LONGEST_LINE, told.length); count > 1; count--) {
      const joined = told.slice(0, count);
      const key = ["log", ...joined.map(({ kind }) => kind)].join("-");
      if (this.bundles[0]?.hasMessage(key) && joined.every(({ seat }) => people.includes(seat))) return [key, count];
    }
    return [`event-${first.kind}`, 1];
  }

  // -- from ids to words

  private arguments(given: object, seats: readonly string[] = []): Said {
    const args: Said = {};
    for (const [name, value] of Object.entries(given)) {
      // a game with words of its own need not have any for a card that is not seen
      if (CARDS.includes(name) && !areNumbers(value) && (!isHidden(value) || this.bundles[0]?.hasMessage("card-hidden"))) {
        Object.assign(args, this.cards(name, (Array.isArray(value) ? value : [value]) as (string | null)[]));
      } else if (value === NONE || (value === null && ![...SHEETS, ...CARDS].includes(name))) {
        args[name] = NONE;
      } else if (NOUNS.includes(name)) {
        Object.assign(args, { [`${name}-id`]: value }, this.noun(name, `${name}-${String(value)}`));
      } else if ([...SHEETS, ...CARDS].includes(name) && typeof value !== "number") {
        Object.assign(args, this.sheets(name, (Array.isArray(value) ? value : [value]) as (string | null)[]));
      } else if (name === "verb") {
        args[name] = this.say(`verb-${String(value)}.short`);
      } else if (PEOPLE.includes(name) && typeof value === "number") {
        args[name] = this.seat(value, seats);
      } else if (Array.isArray(value)) {
        args[name] = this.listed(name, value);
        args[`${name}-count`] = value.length;
      } else if (typeof value === "boolean") {
        args[name] = value ? "yes" : "no";
      } else {
        args[name] = value as FluentVariable;
      }
    }
    return args;
  }

  /**
   * A noun as arguments: `$name`, and `$name-form` for each of its attributes. One that has only a name, as a card of
   * somebody's own pack, has the forms of `card-unknown`.
   */
  private noun(name: string, key: string): Record<string, string> {
    const unknown = `${key.split("-")[0]}-unknown`;
    for (const found of [key, unknown]) {
      const message = this.bundles.map((bundle) => bundle.getMessage(found)).find(Boolean);
      if (!message) continue;
      const args: Said = found === unknown ? { name: this.say(key) } : {};
      const forms = Object.keys(message.attributes).map((form) => [`${name}-${form}`, this.say(`${found}.${form}`, args)] as const);
      return { [name]: this.say(found, args), ...Object.fromEntries(forms) };
    }
    return { [name]: this.say(key) };
  }

  /** One card or several as arguments, and how many; several are a list in every form that one of them has. */
  private cards(name: string, ids: readonly (string | null)[]): Said {
    const copies = new Map<string, number>();
    for (const id of ids) copies.set(id ?? "hidden", (copies.get(id ?? "hidden") ?? 0) + 1);
    const nouns = [...copies].map(([id, count]) => ({ count, forms: this.noun("card", `card-${id}`) }));
    const said: Said = { [`${name}-count`]: ids.length };
    for (const form of new Set(nouns.flatMap(({ forms }) => Object.keys(forms)))) {
      // a form that is missing is the plain name
      const words = nouns.map(({ count, forms: { card = "", ...others } }) =>
        count > 1 ? this.say("card-many", { card, "card-plural": card, ...others, count, form }) : (others[form] ?? card),
      );
      said[name + form.slice(4)] = this.list(words, "and");
    }
    return said;
  }

  private sheets(name: string, ids: readonly (string | null)[]): Said {
    const called = ids.flatMap((id) => (id === null ? [] : [this.has(`sheet-${id}`) ? this.say(`sheet-${id}`) : id]));
    return { [name]: this.list(called, "and") || NONE, [`${name}-count`]: ids.length };
  }

  private listed(name: string, values: readonly unknown[]): string {
    if (values.every((value) => typeof value === "number")) return this.numbers(values as number[]);
    if (typeof values[0] === "string") return this.list(values as string[], "and");
    const key = `${hyphened(name)}-each`;
    if (!this.has(key)) return "";
    return this.list(
      values.map((value) => this.say(key, this.arguments(value as Args))),
      "and",
    );
  }

  list(items: readonly string[], joint: "and" | "or" | "comma"): string {
    const [first = "", ...rest] = items;
    return rest.reduce(
      (start, next, place) =>
        this.say(place + 1 === rest.length ? `list-${joint}` : "list-comma", { start, next, letter: `${next}`.slice(0, 1).toLowerCase() }),
      first,
    );
  }

  /** Numbers in rising order: 2, 4 to 7 or 9. */
  private numbers(numbers: readonly number[]): string {
    const runs: number[][] = [];
    for (const number of numbers) {
      const last = runs.at(-1);
      if (last && last.at(-1)! + 1 === number) last.push(number);
      else runs.push([number]);
    }
    const said = runs.flatMap((run) =>
      run.length > 2 ? [this.say("range", { first: run[0]!, last: run.at(-1)! })] : run.map((number) => this.numeral(number)),
    );
    return this.list(said, "or");
  }
}

/** Cards that come or go together are told at once. */
function together(events: readonly ToldEvent[]): Told[] {
  const told: Told[] = [];
  let last = "";
  for (const { event: kind, seat, ...given } of events) {
    const args: Args = given;
    const rest = Object.entries(args).filter(([name]) => ![...DEALT, "place"].includes(name));
    const alike = JSON.stringify([kind, seat, rest]);
    const name = DEALT.find((one) => one in args);
    const before = told.at(-1);
    if (TOGETHER.has(kind) && name && before && alike === last) {
      const listed = before.args[name];
      before.args[name] = [...(Array.isArray(listed) ? listed : [listed]), args[name]];
      before.events++;
    } else {
      told.push({ kind, seat, args, events: 1 });
    }
    last = alike;
  }
  return told;
}

/** What goes without saying: what is paid with is counted, and where a card comes to lie is seen. */
const PAYING: readonly ToldEvent["event"][] = ["paid", "paid-by-discard", "paid-double", "lowered"];
const UNTOLD: readonly ToldEvent["event"][] = [...PAYING, "turn", "round", "turned-up", "saw", "left", "paper-shown", "shown", "shuffled", "access"];
/** Coins that go where something else tells they go. */
const PAID_FOR: readonly unknown[] = ["bid", "eruption", "volcano"];
/** What is seen at the auction, and in the purse, if there is more to tell of whoever painted. */
const BESIDES: readonly ToldEvent["event"][] = ["bid", "auction-won", "earned"];
const PLAYED: readonly ToldEvent["event"][] = ["announced", "line-played", "discard-played"];
const LYING: readonly ToldEvent["event"][] = ["placed", "entered"];
/** What is told at once if it is alike in some respects: its list, or its number, is that of all. */
const SUMMED: Partial<Record<ToldEvent["event"], { alike: readonly string[]; sum: string }>> = {
  painted: { alike: ["island", "colour"], sum: "squares" },
  earned: { alike: ["why"], sum: "coins" },
  token: { alike: ["token", "gained"], sum: "count" },
};

function gathered(told: readonly Told[]): Told[] {
  const found: Told[] = [];
  const alike = (one: Told, other: Told, names: readonly string[]): boolean => one.seat === other.seat && names.every((name) => one.args[name] === other.args[name]);
  for (const next of told) {
    const one = { ...next, args: { count: 1, begun: "no", ...next.args } as Args };
    const sums = SUMMED[one.kind];
    const before = sums && found.find((other) => other.kind === one.kind && alike(one, other, sums.alike));
    const painted = one.kind === "island-begun" && found.find((other) => other.kind === "painted" && alike(one, other, ["island"]));
    if (painted) {
      painted.args["begun"] = "yes";
    } else if (before) {
      const [so, more] = [before.args[sums.sum], one.args[sums.sum]];
      before.args[sums.sum] = Array.isArray(so) ? [...so, ...(more as unknown[])] : Number(so) + Number(more);
    } else {
      found.push(one);
    }
  }
  return found;
}

/** The same for whoever only wants to know what somebody did. */
function briefly(events: readonly ToldEvent[]): Told[] {
  const told = gathered(together(events.filter(({ event }) => !UNTOLD.includes(event))));
  const paid = events.filter(({ event }) => PAYING.includes(event)).length;
  const needless = (one: Told, place: number): boolean => {
    if (PAID_FOR.includes(one.args["why"])) return true;
    const painted = told.some(({ kind, seat }) => kind === "painted" && seat === one.seat);
    if (BESIDES.includes(one.kind) && (painted || (one.kind === "bid" && told[place + 1]?.kind === "auction-won"))) return true;
    // an effect is told by what came of it
    if (one.kind === "used") return told[place + 1]?.seat === one.seat;
    return LYING.includes(one.kind) && told.slice(0, place).some(({ kind, args }) => PLAYED.includes(kind) && args["card"] === one.args["card"]);
  };
  return told.filter((one, place) => !needless(one, place)).map((one) => (one.kind === "announced" ? { ...one, args: { ...one.args, cards: paid } } : one));
}
