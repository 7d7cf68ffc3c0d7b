// What a table may choose: a form made from the description of a game, and the plan that comes of it.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { language } from "../src/language.svelte";
import { optionsSaid, untouched, ways } from "../src/choices";
import Options from "../src/parts/Options.svelte";
import type { GameInfo, NewTable } from "../src/protocol";
import { cards, islands, unheard } from "./games";

let opened: NewTable[];

beforeEach(async () => {
  opened = [];
  await language.speak("en");
  await language.read("company");
});

afterEach(cleanup);

function show(game: GameInfo, opponent = "greedy"): void {
  const play = (table: NewTable): Promise<void> => Promise.resolve(void opened.push(table));
  render(Options, { game, opponent, busy: false, play });
}

const click = (name: string | RegExp): Promise<boolean> => fireEvent.click(screen.getByRole("button", { name }));
const tick = (label: string): Promise<boolean> => fireEvent.click(screen.getByLabelText(label));
const players = (number: number): Promise<boolean> => fireEvent.click(screen.getByRole("radio", { name: String(number) }));
const choose = (label: string, value: string): Promise<boolean> => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const begin = (): HTMLButtonElement => screen.getByRole("button", { name: "Start the game" });

async function plan(): Promise<Record<string, unknown>> {
  await fireEvent.submit(begin().closest("form")!);
  return opened.at(-1)!.plan.options!;
}

test("left alone, a plan says nothing", async () => {
  for (const game of [cards, islands, unheard]) {
    show(game);
    expect(await plan()).toEqual({});
    cleanup();
  }
});

test("names for each player are chosen exactly or not at all, and a switch may ask for one more", async () => {
  show(cards);
  expect(screen.getByText("Choose exactly 2, or none: then chance does.")).toBeTruthy();
  await click("Farm");
  expect(begin().disabled).toBe(true);
  expect(screen.getByRole("status").textContent).toBe("One more family, please, or none at all.");
  await click("Sea");
  expect((screen.getByRole("button", { name: "Sky" }) as HTMLButtonElement).disabled).toBe(true);
  expect(await plan()).toEqual({ families: ["farm", "sea"] });
  await tick("One more family than players");
  expect(begin().disabled).toBe(true);
  await click("Sky");
  expect(await plan()).toEqual({ families: ["farm", "sea", "sky"], extra: true });
});

test("with fewer players the last names go, and a switch that cannot be is neither shown nor said", async () => {
  show(cards);
  await tick("One more family than players");
  for (const family of ["Farm", "Sea", "Sky"]) await click(family);
  await players(3);
  expect(screen.queryByLabelText("One more family than players"), "there are only three families").toBeNull();
  expect(await plan()).toEqual({ families: ["farm", "sea", "sky"] });
  await players(2);
  await tick("One more family than players");
  expect(await plan()).toEqual({ families: ["farm", "sea"] });
});

test("names may be left to chance in any number, or be these", async () => {
  show({ ...cards, name: "mixed" });
  expect(ways(cards, cards.choices[2] as never)).toEqual(["usual", "0", "1", "2", "these"]);
  await choose("Characters", "0");
  expect(await plan()).toEqual({ characters: 0 });
  await choose("Characters", "2");
  expect(await plan()).toEqual({ characters: 2 });
  await choose("Characters", "these");
  expect(screen.getByRole("status").textContent).toBe("Which characters? Choose at least one.");
  await click("Monk");
  expect(await plan()).toEqual({ characters: ["monk"] });
});

test("a switch may stand for names", async () => {
  show(islands);
  const offered = [...screen.getByLabelText<HTMLSelectElement>("Islands").options].map((one) => one.text);
  expect(offered).toEqual(["from all sheets", "Near Islands only", "from these sheets:"]);
  await choose("Islands", "instead-near");
  await tick("Few tokens: catch up and overtake");
  expect(await plan()).toEqual({ near: true, catch_up: true });
  await choose("Islands", "these");
  expect(begin().disabled).toBe(true);
  await click("Masu");
  await click("Tako");
  expect(await plan()).toEqual({ sheets: ["masu", "tako"], catch_up: true });
  await players(1);
  expect(await plan()).toEqual({ sheets: ["masu", "tako"] });
});

test("the memory aid is offered where there is something to remember", () => {
  show(cards);
  expect(screen.queryByLabelText("Memory aid")).toBeTruthy();
  cleanup();
  show(islands);
  expect(screen.queryByLabelText("Memory aid")).toBeNull();
});

test("a game that nobody has heard of says in its own words what it wants, and the rest is said for any", async () => {
  vi.stubGlobal("fetch", (path: string) => {
    const words = path.includes("nine-stones") ? "choice-stones = Stones\nstone-jade = Jade\nstone-slate = Slate\n" : "";
    return Promise.resolve({ ok: true, text: () => Promise.resolve(words) });
  });
  await language.learn(["nine-stones"]);
  vi.unstubAllGlobals();
  show(unheard);
  const offered = [...screen.getByLabelText<HTMLSelectElement>("Stones").options].map((one) => one.text);
  expect(offered).toEqual(["as the rules say", "these:"]);
  await choose("Stones", "these");
  expect(screen.getByRole("status").textContent).toBe("Stones: one more, please.");
  await click("Jade");
  expect(await plan()).toEqual({ stones: ["jade"] });
  expect(optionsSaid(unheard, { stones: ["jade", "slate"] })).toEqual(["Stones: Jade and Slate"]);
});

test("nothing is chosen before somebody chooses", () => {
  expect(untouched(cards)).toEqual({ on: { extra: false }, ways: { families: "these", characters: "usual" }, names: { families: [], characters: [] } });
});

test("an invitation asks for a name and how many; what is not in the box is not offered", async () => {
  localStorage.setItem("senbazuru-friends", '["Bo"]');
  show(cards, "friend");
  expect(screen.getAllByRole("textbox").map((field) => field.closest("div")?.querySelector("label")?.textContent)).toEqual(["Your name"]);
  expect(screen.getByText("Options").closest("details")!.open).toBe(false);
  expect(screen.queryByLabelText("Characters")).toBeNull();
  await players(3);
  await click("Open the table");
  expect(opened[0]!.plan).toMatchObject({ players: 3, auto_start: true, options: {} });
  expect(opened[0]).toMatchObject({ bots: [], beside: [], start: false });
  await choose("Seat 2", "beside");
  expect([...document.querySelectorAll("datalist option")].map((option) => option.getAttribute("value"))).toEqual(["Bo"]);
});
