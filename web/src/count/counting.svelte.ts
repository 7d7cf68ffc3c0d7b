// Points that are being counted: what was entered, what the server makes of it, and the link that holds it.

import { score } from "../api";
import { library, usualPlayers } from "../library.svelte";
import { Refusal } from "../connection";
import type { CountInfo, Problem } from "../protocol";
import { router } from "../router.svelte";
import { editorOf } from "./editors";
import { begun, blank, read, written, type Lines, type Pad, type Player } from "./pad";
import { pack, unpack } from "./packed";

/** Milliseconds without a change before the server is asked. */
const PAUSE = 120;
const MOST_UNDONE = 200;

export class Counting {
  pad = $state.raw<Pad>(blank("", 0));
  /** Whose cards or islands are entered at the moment. */
  seat = $state(0);
  found = $state.raw<CountInfo | null>(null);
  problem = $state.raw<Problem | null>(null);
  #past = $state.raw<readonly Pad[]>([]);
  #timer = 0;
  /** What stands behind the `#`, if it comes from here. */
  #link = "";

  readonly player = $derived<Player>(this.pad.players[this.seat] ?? { name: "", lines: {} });
  readonly names = $derived(this.pad.players.map(({ name }) => name));
  /** What must be told for all before anything can be counted. */
  readonly lacking = $derived.by(() => {
    const needs = editorOf(this.pad.game)?.needs;
    return needs && !this.pad.head[needs.line]?.length ? needs.said : "";
  });
  readonly undoable = $derived(this.#past.length > 0);

  /** Another game, with nothing entered. */
  begin(game: string): void {
    const info = library.named(game);
    this.#past = begun(this.pad) ? [...this.#past, this.pad] : this.#past;
    this.#show(blank(game, info ? usualPlayers(info) : 2));
  }

  /** What a link holds; without one, the game that is meant. */
  async open(hash: string, game: string): Promise<void> {
    if (hash === this.#link && this.pad.game) return;
    this.#link = hash;
    const pad = hash ? read(await unpack(hash)) : blank("", 0);
    if (!editorOf(pad.game) || pad.players.length === 0) {
      this.begin(game);
      return;
    }
    this.#past = [];
    this.#show(pad);
  }

  change(pad: Pad): void {
    this.#past = [...this.#past.slice(-MOST_UNDONE), this.pad];
    this.#show(pad);
  }

  /** Letter by letter: nobody wants to take back each of them. */
  call(name: string): void {
    this.#show(this.#with({ ...this.player, name }));
  }

  /** Lines of the player. */
  enter(lines: Lines): void {
    this.change(this.#with({ ...this.player, lines: { ...this.player.lines, ...lines } }));
  }

  /** Lines for all. */
  head(lines: Lines): void {
    this.change({ ...this.pad, head: { ...this.pad.head, ...lines } });
  }

  add(): void {
    this.change({ ...this.pad, players: [...this.pad.players, { name: "", lines: {} }] });
    this.seat = this.pad.players.length - 1;
  }

  remove(): void {
    this.change({ ...this.pad, players: this.pad.players.filter((_, seat) => seat !== this.seat) });
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    this.#show(last);
  }

  #with(player: Player): Pad {
    return { ...this.pad, players: this.pad.players.map((one, seat) => (seat === this.seat ? player : one)) };
  }

  #show(pad: Pad): void {
    if (pad.game !== this.pad.game) this.found = null;
    this.pad = pad;
    this.seat = Math.max(0, Math.min(this.seat, pad.players.length - 1));
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#ask(pad), PAUSE);
  }

  async #ask(pad: Pad): Promise<void> {
    const text = written(pad);
    const link = begun(pad) ? await pack(text) : "";
    if (this.pad !== pad) return;
    if (link !== this.#link) {
      this.#link = link;
      router.rename(`${location.pathname}${location.search}${link && `#${link}`}`);
    }
    if (this.lacking) {
      [this.found, this.problem] = [null, null];
      return;
    }
    try {
      const found = await score({ game: pad.game, text });
      if (this.pad !== pad) return;
      [this.found, this.problem] = [found, null];
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      if (this.pad !== pad) return;
      this.problem = refusal.problem;
    }
  }

  /** Nobody looks any more. */
  end(): void {
    clearTimeout(this.#timer);
  }
}
