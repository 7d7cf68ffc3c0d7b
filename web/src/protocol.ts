// Made by `python -m senbazuru.server.typescript`. Change the Python definitions, not this file.

export const PROTOCOL = 2;

export type Side = "left" | "right";

export type OrigamiPhase = "playing" | "last-but-one" | "last-round";

export type Colour = "blue" | "green" | "red";

export type SquareKind =
  | "empty"
  | "sea"
  | "mountain"
  | "regular-harbour"
  | "secret-harbour"
  | "lighthouse"
  | "temple"
  | "grove"
  | "coal-pit"
  | "gold-mine"
  | "volcano";

export type Token = "coal-any" | "coal-season" | "gold-two" | "gold-one" | "volcano";

export type CoinReason = "bid" | "income" | "outline" | "volcano" | "eruption" | "technology";

export type PaintSource =
  | "pass-card"
  | "development-1"
  | "development-2"
  | "development-3"
  | "development-4"
  | "development-5"
  | "development-6"
  | "coal-pit"
  | "grove"
  | "expancing";

export type Dice = "auction" | "rival" | "colour" | "shape";

export type Technology =
  | "expancing"
  | "auctionis"
  | "economicus"
  | "re-color"
  | "re-roll"
  | "transforming"
  | "timenautics";

export type Title = "creator" | "founder" | "architect" | "builder" | "master" | "apprentice";

/** The reply to hello: who one is here, and which seats one plays. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  server: string;
  person: string | null;
  seats: number[];
}

/** The table as it is now: at the start and whenever it changes. */
export interface TableNews {
  type: "table";
  table: TableInfo;
  present: string[];
  watchers: number;
  clock: ClockInfo | null;
}

/** A table. `commitment` is SHA-256 of seed and salt, told before the first card is seen. */
export interface TableInfo {
  id: string;
  plan: Plan;
  phase: "open" | "playing" | "over";
  host: string;
  seats: SeatInfo[];
  opened: number;
  paused: boolean;
  proposal: ProposalInfo | null;
  commitment: string | null;
  outcome: Outcome | null;
  rematch: string | null;
  rematched: string[];
  frozen: Problem | null;
}

/** A game, its options, and how the table is run. */
export interface Plan {
  game: string;
  players: number;
  options: Record<string, unknown>;
  listed: boolean;
  spectators: boolean;
  memory: boolean;
  clock: Clock;
  stand_in: string;
  bot_pause: number;
  auto_start: boolean;
}

/**
 * How long people may think.
 *
 * `live`: `seconds` for the whole game, `increment` more whenever a seat has answered. `days`: `seconds` for every
 * single time that a seat is asked.
 */
export interface Clock {
  kind: "none" | "live" | "days";
  seconds: number;
  increment: number;
}

/**
 * Who sits there. `stand_in` is the bot that plays for a person at the moment, and `why` says why.
 *
 * One who has resigned does not come back: where the game goes on, the stand-in plays it to its end. A person without
 * a name has had it deleted.
 */
export interface SeatInfo {
  kind: "empty" | "person" | "bot";
  name: string;
  person: string | null;
  bot: string | null;
  stand_in: string | null;
  why: "left" | "time" | "absent" | "sent-away" | "resigned" | null;
}

/**
 * Something that needs everybody's consent, and who has not answered yet.
 *
 * A rematch begins with those who want it: whoever declines leaves a seat, which a bot takes if `bots` says so.
 */
export interface ProposalInfo {
  kind: "takeback" | "pause" | "end" | "rematch";
  person: string;
  waiting: string[];
  agreed: string[];
  declined: string[];
  bots: boolean;
}

/** How it ended, and the seed that was promised at the start: anybody can check now that nobody changed it. */
export interface Outcome {
  scores: number[];
  winners: number[];
  agreed: boolean;
  seed: string;
  salt: string;
  resigned: number[];
}

/**
 * An error: a code of the registry and its arguments; the words are the client's.
 *
 * An argument is a text, a number, a list of them, or a piece of a sentence: a key and arguments again. `why` is such
 * a piece too, a reason as options have it.
 */
export interface Problem {
  code: string;
  args: Record<string, unknown>;
}

/** Seconds left, seat by seat, as of this message; and whose time runs. */
export interface ClockInfo {
  left: number[];
  running: number[];
}

/**
 * The game as one viewer sees it now, and what happened since event number `since`.
 *
 * A client that has events of the same revision keeps the first `since` of them and appends `events`; where the
 * revision is another one, `since` is 0 and all that was told before is void.
 */
export interface ViewNews {
  type: "view";
  seat: number | null;
  revision: number;
  since: number;
  told: number;
  events: ToldEvent[];
  view: View;
}

/** New lines of chat, or at the start all that are kept. */
export interface ChatNews {
  type: "chat";
  lines: ChatLine[];
}

export interface ChatLine {
  number: number;
  at: number;
  person: string;
  name: string;
  text: string;
}

/** These lines of chat were deleted: show them no more. */
export interface Unsaid {
  type: "unsaid";
  numbers: number[];
}

/** A request was carried out, durably; or refused, and nothing has changed. */
export interface Reply {
  type: "reply";
  id: number;
  error: Problem | null;
}

/**
 * The reply to `ahead`: the question, or nothing if it lies behind something new or another seat's answer.
 *
 * `ways` are up to twenty complete answers to it, each the options to send in a row, the shortest first. `outlook`
 * is what else a game can tell of it.
 */
export interface AheadView {
  type: "ahead";
  id: number;
  decision: DecisionView | null;
  ways: OptionView[][];
  outlook: Outlook[];
}

/** A question as plain data, for the seat that is asked. */
export interface DecisionBase {
  id: string;
  seat: number;
  source: string | null;
  key: string;
  least: number;
  most: number;
  options: OptionView[];
  default: number;
}
export type DecisionView = DecisionBase & (
  | { kind: "action" | "use" | "fetch" | "each-takes" | "play-from-line" | "look-at-hand" | "take-at-random" | "choose-one" | "copy-instant" | "trade-paper" | "move-which" | "sink-whose" | "keep" | "research"; args: Nothing }
  | { kind: "take-from-line"; args: TakeArgs }
  | { kind: "play"; args: PlayArgs }
  | { kind: "pay"; args: PayArgs }
  | { kind: "place"; args: AboutPlace }
  | { kind: "hand-limit"; args: LimitArgs }
  | { kind: "exchange-give"; args: ExchangeArgs }
  | { kind: "exchange-take"; args: AboutCard }
  | { kind: "look-at-deck"; args: LookArgs }
  | { kind: "pass-cards"; args: PassArgs }
  | { kind: "discard"; args: DiscardArgs }
  | { kind: "move-where"; args: CollectedArgs }
  | { kind: "sink-which"; args: SinkArgs }
  | { kind: "roll"; args: RollArgs }
  | { kind: "bid"; args: BidArgs }
  | { kind: "coal"; args: CoalArgs }
  | { kind: "shape" | "colour" | "island"; args: PaintingArgs }
  | { kind: "square"; args: OnIslandArgs }
  | { kind: "turn"; args: AtSquareArgs }
  | { kind: "volcano-order" | "grove-order"; args: OrderArgs }
  | { kind: "victim"; args: CoinsArgs }
  | { kind: "token"; args: AboutToken }
  | { kind: "expancing"; args: ExpancingArgs }
  | { kind: "auctionis" | "economicus" | "timenautics"; args: ScienceArgs }
  | { kind: "re-color" | "transforming"; args: DevelopmentArgs }
  | { kind: "re-roll"; args: RerollAsked }
);

/**
 * An option as plain data. One with a reason cannot be taken.
 *
 * `where` lists every place at which one may point to mean it. `ahead` is what will be asked after it: it is there
 * where people point at once at what that question is about.
 */
export interface OptionBase {
  id: number;
  word: string;
  where: WhereView[];
  reason?: ReasonView;
  ahead?: DecisionView;
}
export type OptionView = OptionBase & (
  | { key: "decline" | "stop" | "no-extra-action" | "draw" | "play" | "use" | "roll" | "pass-bid" | "coal-any"; args: Nothing }
  | { key: "special"; args: SpecialArgs }
  | { key: "card" | "top-discard" | "double"; args: CardArgs }
  | { key: "place"; args: PlaceArgs }
  | { key: "collected"; args: CollectedArgs }
  | { key: "height"; args: HeightArgs }
  | { key: "seat"; args: SeatArgs }
  | { key: "branch"; args: BranchArgs }
  | { key: "amount"; args: AmountArgs }
  | { key: "return-sheet"; args: SheetArgs }
  | { key: "bid" | "bid-more" | "take-reserve" | "recolour-random" | "transform-random"; args: CoinsArgs }
  | { key: "coal-season" | "colour"; args: ColourArgs }
  | { key: "shape"; args: ShapeArgs }
  | { key: "island"; args: IslandArgs }
  | { key: "square"; args: SquareArgs }
  | { key: "turn"; args: TurnArgs }
  | { key: "landmark"; args: LandmarkArgs }
  | { key: "victim"; args: VictimArgs }
  | { key: "token"; args: TokenArgs }
  | { key: "research"; args: ResearchArgs }
  | { key: "form"; args: FormArgs }
  | { key: "level"; args: LevelArgs }
  | { key: "recolour"; args: RecolourArgs }
  | { key: "reroll"; args: RerollArgs }
  | { key: "reroll-six"; args: SixArgs }
  | { key: "reroll-both"; args: RerollBothArgs }
  | { key: "transform"; args: TransformArgs }
);

/** A place on the table as plain data, as precise as it is known; see `Where`. */
export interface WhereView {
  zone: string;
  seat?: number;
  column?: string;
  height?: number;
  place?: number;
  island?: number;
  square?: string;
}

/** A reason as plain data. */
export interface ReasonView {
  key: string;
  args: Record<string, unknown>;
}

/** The reply to `look`: a header and numbers for `Rules.restore`, and the seat's events in packed form. */
export interface Sight {
  type: "sight";
  id: number;
  header: Record<string, unknown>;
  numbers: number[];
  told: number[];
}

/** The connection ends, and why. `retry`: come again in a moment, nothing is lost. */
export interface Bye {
  type: "bye";
  error: Problem;
  retry: boolean;
}

/** What comes through the socket. */
export type ServerMessage =
  | Welcome
  | TableNews
  | ViewNews
  | ChatNews
  | Unsaid
  | Reply
  | AheadView
  | Sight
  | Bye;

/** A secret of one's own. It belongs into the fragment of a link: /table/ID#SECRET. */
export interface Admission {
  table: TableInfo;
  person: string;
  secret: string;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  phase: "open" | "playing" | "over";
  opened: number;
  changed: number;
  seats: SeatLine[];
  clock: "none" | "live" | "days";
  spectators: boolean;
  scores: number[] | null;
  winners: number[] | null;
  resigned: number[];
}

export interface SeatLine {
  kind: "empty" | "person" | "bot";
  name: string;
  bot: string | null;
}

/** Some frames of a finished game, which has so many steps. */
export interface Replay {
  steps: number;
  frames: Frame[];
}

/** A finished game after so many steps, as one viewer sees it, and what happened in the last of them. */
export interface Frame {
  step: number;
  seat: number | null;
  events: ToldEvent[];
  view: View;
}

/** How a finished game went, turn by turn. What was taken back is not in it. */
export interface Course {
  turns: TurnInfo[];
}

/** A turn of a finished game, or a round where all take part: after which step it began, and the points after it. */
export interface TurnInfo {
  number: number;
  step: number;
  seat: number | null;
  scores: number[];
}

/**
 * What can be played: numbers of players, bots, and what a table may choose, which its plan calls options.
 *
 * `remembers`: whether a plan without `memory` makes a difference. `how` are the keys of the lines that tell how to
 * play, `figure` the facets of its emblem: paths on a sheet of 80 by 70, each in one of five tones. `words`: whether
 * it has words of its own to ask for. `page`: which page of the rules tells of it, if one does.
 */
export interface GameInfo {
  name: string;
  version: number;
  least: number;
  most: number;
  bots: string[];
  choices: (SwitchInfo | PickInfo)[];
  remembers: boolean;
  how: string[];
  figure: ([string, number])[];
  words: boolean;
  page: string;
}

/**
 * Something that a table has only if its plan says so.
 *
 * `players`: from so many on. `adds_to`: the choice of which it asks for one more; `instead_of`: the choice that it
 * stands for; or nothing. `first`: a first game has it.
 */
export interface SwitchInfo {
  kind: "switch";
  name: string;
  players: number;
  adds_to: string;
  instead_of: string;
  first: boolean;
}

/**
 * Some of the names that a game knows; left out, they are its own choice, or chance's.
 *
 * `noun`: what one of them is, the key of its words being `noun-name`. `least`: so many, if any. `each`: as many as
 * players, and one more for each switch that adds to it. `number`: it may also be how many chance picks.
 */
export interface PickInfo {
  kind: "pick";
  name: string;
  known: string[];
  noun: string;
  least: number;
  each: boolean;
  number: boolean;
}

/** The rules as pages. Ids are the same in all languages, and unique within a page. */
export interface Rulebook {
  language: string;
  pages: RulesPage[];
}

export interface RulesPage {
  id: string;
  title: string;
  sections: RulesSection[];
}

/** What stands under a heading, as HTML, and in plain text, entry by entry. */
export interface RulesSection {
  id: string;
  level: number;
  title: string;
  html: string;
  entries: RulesEntry[];
}

/** A paragraph, an item of a list, a row of a table or a block of code; its id is that of an element in the HTML. */
export interface RulesEntry {
  id: string;
  text: string;
}

/** A card: its figures, what it does, and where each figure comes from (book, read, list, ours). */
export interface CardInfo {
  id: string;
  name: string;
  family: string;
  family_name: string;
  kind: string;
  copies: number;
  cost: number;
  folds: number;
  points: number;
  character: string;
  text: string;
  sources: Record<string, string>;
  colour: string;
  crest: string;
  figure: string;
}

/** Its points: what the game would show at its end, and whether something else than points has decided. */
export interface CountInfo {
  names: string[];
  scores: number[];
  winners: number[];
  tied: boolean;
  view: View;
}

/** All is well. `compiled`: the engine runs as machine code. */
export interface Health {
  status: "ok";
  version: string;
  protocol: number;
  compiled: boolean;
}

/**
 * How a table of one's own stands; or an error, if it is gone or the secret opens no seat there.
 *
 * `waits`: whether it waits for me, to answer or to vote on a proposal; `since` and `until` say since when, and when
 * my time is over, if there is a clock. `turn`: the seats that must answer, as everybody may know it.
 */
export interface MyTable {
  id: string;
  error: string | null;
  table: TableLine | null;
  person: string;
  seats: number[];
  turn: number[];
  waits: "turn" | "vote" | null;
  since: number | null;
  until: number | null;
  paused: boolean;
  rematch: string | null;
}

/**
 * Whether one is written to when it is one's turn at this table: `asked` until the link in the first mail was
 * opened. The address is shown to nobody.
 */
export interface MailInfo {
  state: "none" | "asked" | "confirmed";
}

/**
 * What a client may want to know of a server.
 *
 * `reach`: who can open its addresses: only people at this `machine`, those in the same `network`, or everybody who
 * knows its `name`. `addresses`: those that others can open, the best first; none if it listens on this machine only,
 * and then `command` is what would open it to the network. `mail`: whether it writes to those whose turn it is.
 */
export interface ServerInfo {
  version: string;
  protocol: number;
  mail: boolean;
  reach: "machine" | "network" | "name";
  addresses: string[];
  command: string;
}

/**
 * A painting that may come of an option, or of the whole question, and the seat's islands for it.
 *
 * `shape` is 1 to 5 as on the cards, 6 for a form of one's own, of which only the beginnings are counted.
 */
export interface PaintingOutlook {
  option: number | null;
  shape: number;
  colour: Colour | "any";
  islands: IslandOutlook[];
}

/** What some place on an island would do, at best, how many places there are, and which. */
export interface IslandOutlook {
  completes: Completed[];
  spoils: Spoilt[];
  loses: LostOutline[];
  begins: boolean;
  unpainted?: number;
  volcanoes?: number;
  access?: "none" | "regular" | "either";
  island: number;
  name: string;
  places: number;
  landings: HeldLanding[];
}

/** A landmark that would be surrounded, or an outline that would be filled; `one_colour`: as well as can be. */
export interface Completed {
  kind: SquareKind | "outline";
  square: string;
  one_colour: boolean;
}

/** A landmark that had no two colours around it so far and would have them. */
export interface Spoilt {
  kind: SquareKind;
  square: string;
}

/** An outline of which nothing was painted so far, and that would not be filled as a whole, by its first square. */
export interface LostOutline {
  colour: Colour;
  square: string;
}

/**
 * The same of one place for a shape that may be won: where it begins, and how it is turned.
 *
 * Where the colour is not known, at best. `then` are the places beside it that the first of two dominoes makes for
 * the second one.
 */
export interface HeldLanding {
  completes: Completed[];
  spoils: Spoilt[];
  loses: LostOutline[];
  begins: boolean;
  unpainted?: number;
  volcanoes?: number;
  access?: "none" | "regular" | "either";
  squares: string[];
  square: string;
  turn: number;
  then: string[][];
}

/** What more there is to tell of a question. */
export type Outlook = PaintingOutlook;

/** No arguments. */
export interface Nothing {
}

export interface SpecialArgs {
  card: string;
  column: Side;
}

/** A card; to play it costs what it costs now, and where it pays `folds` is what it pays. */
export interface CardArgs {
  card: string;
  cost: number;
  folds: number;
}

export interface PlaceArgs {
  column: Side;
  end: "top" | "bottom";
}

export interface CollectedArgs {
  card: string;
  column: Side;
  height: number;
}

export interface HeightArgs {
  column: Side;
  height: number;
}

export interface SeatArgs {
  seat: number;
}

export interface BranchArgs {
  verb: string;
  family: string;
}

export interface AmountArgs {
  amount: number;
}

/** A sheet, and the names of its two islands. */
export interface SheetArgs {
  sheet: string;
  first: string;
  second: string;
}

export interface CoinsArgs {
  coins: number;
}

export interface ColourArgs {
  colour: Colour;
}

export interface ShapeArgs {
  shape: number;
}

export interface IslandArgs {
  island: number;
  name: string;
}

/** A square at which the painting may begin, and all ways to do that; none where there is a reason why not. */
export interface SquareArgs {
  square: string;
  landings: SquareLanding[];
}

/**
 * The same of one way to begin at a square: the turn of the shape there, and the option that will choose it.
 *
 * A single square, and each one of a form of one's own, has no turns.
 */
export interface SquareLanding {
  completes: Completed[];
  spoils: Spoilt[];
  loses: LostOutline[];
  begins: boolean;
  unpainted?: number;
  volcanoes?: number;
  access?: "none" | "regular" | "either";
  squares: string[];
  option: number | null;
  turn: number | null;
}

export interface TurnArgs {
  completes: Completed[];
  spoils: Spoilt[];
  loses: LostOutline[];
  begins: boolean;
  unpainted?: number;
  volcanoes?: number;
  access?: "none" | "regular" | "either";
  squares: string[];
  turn: number;
}

export interface LandmarkArgs {
  landmark: SquareKind;
  square: string;
  one_colour: boolean;
}

export interface VictimArgs {
  owner: number;
  coins: number;
}

export interface TokenArgs {
  owner: number;
  token: Token;
}

export interface ResearchArgs {
  technology: Technology;
  level: number;
  useless: boolean;
}

export interface FormArgs {
  squares: number;
}

export interface LevelArgs {
  technology: Technology;
  level: number;
  coins: number;
}

/** A colour for a price, and what is left after it. */
export interface RecolourArgs {
  colour: Colour;
  coins: number;
  left: number;
}

export interface RerollArgs {
  die: number;
  coins: number;
  left: number;
  bid: number;
}

export interface SixArgs {
  die: number;
  coins: number;
}

export interface RerollBothArgs {
  coins: number;
  left: number;
  bid: number;
}

export interface TransformArgs {
  shape: number;
  coins: number;
  left: number;
}

/** What may be taken; of folds what is left, 0 where there is no limit. */
export interface TakeArgs {
  folds: number;
  cards: number;
  family: string;
  exact: "yes" | "no";
  top_discard: "yes" | "no";
  worth: number;
}

export interface PlayArgs {
  family: string;
  discount: number;
  free: "yes" | "no";
  may: "yes" | "no";
  top_discard_pays: "yes" | "no";
  not_taken: "yes" | "no";
}

/** The card that is paid for, what is left of its price, and what may stay unpaid. */
export interface PayArgs {
  card: string;
  price: number;
  discount: number;
}

/** The card that is played, and whether anything was paid for it. */
export interface AboutPlace {
  card: string;
  paid: "yes" | "no";
}

export interface LimitArgs {
  limit: number;
  cards: number;
}

export interface ExchangeArgs {
  with: "line" | "discards";
}

export interface AboutCard {
  card: string;
}

export interface LookArgs {
  cards: number;
  discard: number;
}

export interface PassArgs {
  to: Side;
}

export interface DiscardArgs {
  cards: number;
  who: "none" | "opponents" | "each";
  family: string;
  take: number;
}

export interface SinkArgs {
  owner: number;
}

export interface RollArgs {
  round: number;
  season: number;
  colour: Colour;
}

/**
 * The card, the lowest bid, one's coins, the bid so far, and whether the shape has a place at all.
 *
 * `unanswered`: nobody else has the coins for more than the lowest bid.
 */
export interface BidArgs {
  development: number;
  minimum: number;
  coins: number;
  bid: number;
  places: boolean;
  unanswered: boolean;
}

export interface CoalArgs {
  season: number;
  any: number;
  colour: Colour;
}

/** What is painted, as far as it is known; `half` tells which half of card 2, `left` what a form still lacks. */
export interface PaintingArgs {
  shape: number;
  colour: Colour | "random" | "any";
  half?: number;
  left?: number;
}

export interface OnIslandArgs {
  shape: number;
  colour: Colour | "random" | "any";
  half?: number;
  left?: number;
  island: number;
  name: string;
}

export interface AtSquareArgs {
  shape: number;
  colour: Colour | "random" | "any";
  half?: number;
  left?: number;
  island: number;
  name: string;
  square: string;
}

export interface OrderArgs {
  island: number;
}

export interface AboutToken {
  token: Token;
}

export interface ExpancingArgs {
  island: number;
  colour: Colour;
}

/** The round so far, of which a level may make more. */
export interface ScienceArgs {
  bid: number;
  squares: number;
  surrounded: boolean;
}

export interface DevelopmentArgs {
  development: number;
}

export interface RerollAsked {
  dice: Dice;
  die: number;
  other: number;
}

/**
 * A table of Origami, Legends or both. Cards are ids; in `looking` there is null for those that are hidden.
 *
 * `winners` are the seats that share the victory, once the game is over.
 */
export interface OrigamiView {
  game: "origami" | "legends" | "mixed";
  viewer: number | "spectator";
  families: string[];
  characters: string[];
  players: number;
  beyond_the_box: boolean;
  turn: number;
  to_move: number;
  start: number;
  phase: OrigamiPhase;
  run_outs: number;
  extra_actions: number;
  over: boolean;
  winners: number[] | null;
  deck: number;
  discards: string[];
  paper: number | null;
  middle: string[];
  line_length: Figure;
  line: string[];
  looking: (string | null)[];
  seats: OrigamiSeat[];
}

/** A figure of the rules as it is now, as it usually is, and every card that has a part in it. What they add is the difference, unless the rules set a limit: that one holds, and the causes are told as they are. */
export interface Figure {
  is: number;
  usual: number;
  by: Cause[];
}

/** A visible card, and by how much it changes a figure. */
export interface Cause {
  card: string;
  by: number;
}

/**
 * One seat. `hand` names the cards that the viewer knows of; `cards_in_hand` counts all.
 *
 * `difference` is by how many cards the collections may differ, `price` what is added to printed costs; `prices` has
 * the cards that cost this seat something else than is printed now.
 */
export interface OrigamiSeat {
  hand: string[];
  cards_in_hand: number;
  collections: Record<Side, CollectedCard[]>;
  chosen: string[];
  hand_limit: Figure;
  draw_limit: Figure;
  difference: Figure;
  price: Figure;
  prices: Record<string, number>;
  score: number;
  awards: Award[];
}

/** A card in a collection, with its printed points and what it brings beyond them. */
export interface CollectedCard {
  card: string;
  points: number;
  bonus: number;
  played_this_turn: boolean;
  used_this_turn: boolean;
}

/** Points that belong to no collection: from a card of another seat, or from a character, who is nobody's. */
export interface Award {
  card: string;
  from: number | null;
  points: number;
}

/**
 * A table of Islands. A lone player has a `rival` and `science`, and at the end a `title`.
 *
 * `winners` are the seats that share the victory, once the game is over.
 */
export interface IslandsView {
  game: "islands";
  viewer: number | "spectator";
  over: boolean;
  winners: number[] | null;
  round: number;
  season: number;
  colour: Colour;
  track: Colour[];
  first: number;
  development: number | null;
  bid: number | null;
  bidder: number | null;
  bidding: number[];
  winner: number | null;
  colour_die: number | null;
  reserve: Reserve | null;
  seats: IslandsSeat[];
  rival?: RivalView;
  science?: Record<Technology, TechnologyView>;
  title?: Title | null;
}

/** The tokens that are left, where they are few. */
export interface Reserve {
  coal: number;
  gold: number;
}

/**
 * One seat. While sheets are chosen it has some `dealt`, perhaps one `returned`, and no islands yet.
 *
 * `charts` are the two islands of each sheet in `dealt`, and none where that is hidden.
 */
export interface IslandsSeat {
  coins: number;
  tokens: Record<Token, number>;
  access: Access;
  income: number;
  islands: IslandView[];
  score: number;
  dealt?: string[];
  charts?: BlankView[][];
  returned?: string | null;
}

/** How many new islands a seat's lighthouses still grant: from either harbour, and from the Regular one only. */
export interface Access {
  either: number;
  regular: number;
}

/** An island of a seat. `order` says as which one it was begun, `unpainted` counts its free squares. */
export interface IslandView {
  name: string;
  rows: number;
  columns: number;
  squares: Record<string, SquareKind>;
  outlines: OutlineView[];
  sheet: string;
  painted: Record<string, Colour>;
  landmarks: LandmarkView[];
  order: number | null;
  unpainted: number;
  score: number;
}

/** A shape drawn on an island, how it was filled if it was, and what it is worth now. */
export interface OutlineView {
  colour: Colour;
  squares: string[];
  filled: "other-colour" | "own-colour" | null;
  points: number;
}

/** A landmark: how many squares around it are left, whether it brings points at all, and what it is worth now. */
export interface LandmarkView {
  kind: SquareKind;
  square: string;
  left: number;
  one_colour: boolean;
  surrounded: "one-colour" | "mixed" | null;
  scores: boolean;
  points: number;
}

/** An island that nobody has painted on. */
export interface BlankView {
  name: string;
  rows: number;
  columns: number;
  squares: Record<string, SquareKind>;
  outlines: OutlineView[];
}

/** Carrambah's dice and bid, once they are rolled. */
export interface RivalView {
  dice: number[] | null;
  bid: number | null;
}

/** A technology of a lone player, whether it was used this round, and whether it may be researched further. */
export interface TechnologyView {
  level: number;
  used: boolean;
  open: boolean;
}

/**
 * What a view holds in every game, beside what the game itself shows.
 *
 * The own decision is given in full, those of others in public. `revision` counts how often the past was changed for
 * everybody. `resigned` are the seats that gave up, in that order.
 */
export interface GameView {
  decisions: (DecisionView | PublicDecision)[];
  can_undo: boolean;
  revision: number;
  resigned: number[];
}

/** What is known of a question to somebody else. */
export interface PublicDecision {
  seat: number;
  kind: string;
  source: string | null;
}

/** A game as one viewer sees it. */
export type View = (OrigamiView | IslandsView) & GameView;

export type OrigamiEvent =
  | { event: "dealt"; seat: number; card: string }
  | { event: "starts"; seat: number }
  | { event: "turned-up"; seat: null; card: string; place: number }
  | { event: "turn"; seat: number; number: number }
  | { event: "passed-turn"; seat: number }
  | { event: "taken"; seat: number; card: string; place: number }
  | { event: "drawn"; seat: number; card: string | null }
  | { event: "announced"; seat: number; card: string }
  | { event: "paid"; seat: number; card: string }
  | { event: "paid-by-discard"; seat: number; card: string }
  | { event: "placed"; seat: number; card: string; column: Side }
  | { event: "special"; seat: number; card: string; column: Side }
  | { event: "used"; seat: number; card: string }
  | { event: "declined"; seat: number; card: string }
  | { event: "discarded"; seat: number; card: string }
  | { event: "fetched"; seat: number; card: string }
  | { event: "looked"; seat: number; card: string | null }
  | { event: "kept"; seat: number; card: string | null }
  | { event: "look-discarded"; seat: number; card: string }
  | { event: "line-discarded"; seat: null; card: string; place: number }
  | { event: "to-line"; seat: number; card: string; place: number }
  | { event: "given"; seat: number; card: string | null; to: number }
  | { event: "stolen"; seat: number; card: string | null; by: number }
  | { event: "hand-looked"; seat: number; owner: number; cards: number }
  | { event: "saw"; seat: number; card: string | null; owner: number }
  | { event: "copied"; seat: number; card: string }
  | { event: "tucked"; seat: number; card: string; column: Side }
  | { event: "collection-discarded"; seat: number; card: string; column: Side }
  | { event: "replaced"; seat: number; card: string; column: Side }
  | { event: "extra-action"; seat: number }
  | { event: "extra-declined"; seat: number }
  | { event: "run-out"; seat: null; number: number }
  | { event: "shuffled"; seat: null; cards: number }
  | { event: "last-round"; seat: null }
  | { event: "stalled"; seat: null }
  | { event: "ended"; seat: null }
  | { event: "shown"; seat: number; card: string }
  | { event: "paper-drawn"; seat: number; card: string }
  | { event: "paper-shown"; seat: number; card: string; cards: number }
  | { event: "entered"; seat: number; card: string }
  | { event: "left"; seat: null; card: string }
  | { event: "line-played"; seat: number; card: string; place: number }
  | { event: "discard-played"; seat: number; card: string }
  | { event: "lowered"; seat: number; card: string }
  | { event: "paid-double"; seat: number; card: string }
  | { event: "moved"; seat: number; card: string; column: Side; height: number }
  | { event: "sunk"; seat: number; card: string; owner: number; column: Side };

export type IslandsEvent =
  | { event: "sheet-dealt"; seat: number; sheet: string | null; place: number }
  | { event: "sheets-kept"; seat: number; sheet: string; other: string }
  | { event: "first-player"; seat: number }
  | { event: "round"; seat: number; round: number; season: number }
  | { event: "auction"; seat: number; development: number }
  | { event: "bid"; seat: number; coins: number }
  | { event: "passed"; seat: number }
  | { event: "cannot-bid"; seat: number; coins: number }
  | { event: "auction-won"; seat: number; coins: number }
  | { event: "auction-lost"; seat: number; coins: number }
  | { event: "no-winner"; seat: null }
  | { event: "earned"; seat: number; coins: number; why: CoinReason }
  | { event: "spent"; seat: number; coins: number; why: CoinReason }
  | { event: "painted"; seat: number; island: number; name: string; colour: Colour; squares: string[] }
  | { event: "island-begun"; seat: number; island: number; name: string; order: number }
  | { event: "surrounded"; seat: number; island: number; name: string; landmark: SquareKind; square: string; one_colour: boolean }
  | { event: "token"; seat: number; token: Token; gained: boolean }
  | { event: "no-token"; seat: number; token: Token }
  | { event: "token-taken"; seat: number; owner: number; token: Token }
  | { event: "erupted"; seat: number; owner: number; coins: number }
  | { event: "outline-filled"; seat: number; island: number; name: string; colour: Colour; own_colour: boolean }
  | { event: "access"; seat: number; either: boolean }
  | { event: "gave-up"; seat: number; granted: PaintSource }
  | { event: "lapsed"; seat: number; granted: PaintSource }
  | { event: "shape-chosen"; seat: number; shape: number }
  | { event: "colour-rolled"; seat: number; die: number; colour: Colour }
  | { event: "shape-rolled"; seat: number; die: number }
  | { event: "rival-rolled"; seat: number; die: number; other: number }
  | { event: "rival-bid"; seat: null; coins: number }
  | { event: "rerolled"; seat: number; die: number; dice: Dice }
  | { event: "researched"; seat: number; technology: Technology; level: number }
  | { event: "technology-used"; seat: number; technology: Technology; level: number }
  | { event: "coal-used"; seat: number; token: Token }
  | { event: "ended"; seat: null };

/** What happens in every game. */
export type CommonEvent = { event: "resigned"; seat: number };

/** Something that happened. What this viewer does not see is null. */
export type ToldEvent = OrigamiEvent | IslandsEvent | CommonEvent;

/** The first message of a connection. Without a secret one watches. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  secret?: string;
  known?: Known[];
}

/** What a client that was here before has kept: so many events of a viewer, at that revision. */
export interface Known {
  seat: number | null;
  revision: number;
  told: number;
}

/** Answer a decision: one option, or several in a row, all or nothing. */
export interface Answer {
  type: "answer";
  id: number;
  seat: number;
  decision: string;
  options: number[];
}

/** Take back one's own last answer. */
export interface Undo {
  type: "undo";
  id: number;
  seat: number;
}

/** Bots need not wait for an undo. */
export interface Done {
  type: "done";
  id: number;
}

/** Ask what would be asked after these options; without any, for all there is to tell of the present question. */
export interface LookAhead {
  type: "ahead";
  id: number;
  seat: number;
  options?: number[];
}

/** Ask for all that a seat knows, in the engine's own numbers: for bots in Python. */
export interface Look {
  type: "look";
  id: number;
  seat: number;
}

export interface Sit {
  type: "sit";
  id: number;
  seat: number;
  name: string;
}

/** Leave a seat before the game. The host may empty any. */
export interface Stand {
  type: "stand";
  id: number;
  seat: number;
}

/** Host only: let a bot sit there. */
export interface SeatBot {
  type: "seat-bot";
  id: number;
  seat: number;
  bot: string;
}

/** Host only: another plan for this table. */
export interface SetPlan {
  type: "plan";
  id: number;
  plan: PlanDraft;
}

/** A Plan to be sent: what is left out has its default. */
export interface PlanDraft {
  game: string;
  players?: number;
  options?: Record<string, unknown>;
  listed?: boolean;
  spectators?: boolean;
  memory?: boolean;
  clock?: ClockDraft;
  stand_in?: string;
  bot_pause?: number;
  auto_start?: boolean;
}

/** A Clock to be sent: what is left out has its default. */
export interface ClockDraft {
  kind?: "none" | "live" | "days";
  seconds?: number;
  increment?: number;
}

/** Host only: all seats are taken, begin. */
export interface Start {
  type: "start";
  id: number;
}

/** Go away. During the game a stand-in plays. */
export interface Leave {
  type: "leave";
  id: number;
}

/** Host only: somebody must go, and cannot come back. During the game a stand-in plays. */
export interface SendAway {
  type: "send-away";
  id: number;
  person: string;
}

/** Host only, at any time: whether others may watch. Those who may not any more are sent home. */
export interface Spectators {
  type: "spectators";
  id: number;
  yes: boolean;
}

/** Take one's seat over again from the stand-in. */
export interface ComeBack {
  type: "come-back";
  id: number;
  seat: number;
}

/** Let a stand-in play for somebody who has not been there for a minute. */
export interface Replace {
  type: "replace";
  id: number;
  seat: number;
}

/** Become host in place of one who has not been there for a minute. */
export interface ClaimHost {
  type: "claim-host";
  id: number;
}

/** A minute more for somebody else. */
export interface GiveTime {
  type: "give-time";
  id: number;
  seat: number;
}

/** Ask everybody: go back to before my last action, pause, or end the game here. */
export interface Propose {
  type: "propose";
  id: number;
  kind: "takeback" | "pause" | "end";
}

export interface Vote {
  type: "vote";
  id: number;
  yes: boolean;
}

/** Take one's own proposal back. */
export interface Withdraw {
  type: "withdraw";
  id: number;
}

/** End the pause. */
export interface Resume {
  type: "resume";
  id: number;
}

/** Chat. */
export interface Say {
  type: "say";
  id: number;
  text: string;
}

/** Give up. With two players the other wins; with more, a stand-in plays on for a seat that cannot win. */
export interface Resign {
  type: "resign";
  id: number;
  seat: number;
}

/**
 * Play again, one seat further round; all learn where from `table.rematch`.
 *
 * Against bots alone the new game has begun. Other people are asked; to whoever has been asked already, this is a
 * yes. Sent again by the one who asked, it waits no longer for those who are away. `bots`: they take the seats that
 * people leave; without, such a seat is empty, and the new table waits for somebody to take it.
 */
export interface Rematch {
  type: "rematch";
  id: number;
  bots?: boolean;
}

/** Nothing but a reply is wanted. */
export interface Ping {
  type: "ping";
  id: number;
}

/** What a client says there. */
export type ClientMessage =
  | Hello
  | Answer
  | Undo
  | Done
  | LookAhead
  | Look
  | Sit
  | Stand
  | SeatBot
  | SetPlan
  | Start
  | Leave
  | SendAway
  | Spectators
  | ComeBack
  | Replace
  | ClaimHost
  | GiveTime
  | Propose
  | Vote
  | Withdraw
  | Resume
  | Say
  | Resign
  | Rematch
  | Ping;

/** Open a table. Whoever does is its host; with a name he also takes the first seat. */
export interface NewTable {
  plan: PlanDraft;
  name?: string;
  bots?: string[];
  start?: boolean;
  beside?: string[];
}

/** Come to a table; with a name, take a seat: this one, or the first that is empty. */
export interface NewPerson {
  name?: string;
  seat?: number | null;
}

/** A game that was played at home, as docs/score.md has it; things are called by their ids. */
export interface NewCount {
  game: string;
  text: string;
}

/** Ask how one's tables stand, all at once. */
export interface MyTables {
  tables: MyKey[];
}

/** A table, and one's secret there. */
export interface MyKey {
  id: string;
  secret: string;
}

/** Where to write when it is one's turn, and in which language. */
export interface NewMail {
  address: string;
  language?: string;
}
