// A card game of the size of a two-player game of Origami, written as boardgame.io wants it: a deck of 36, hidden hands,
// a draw line, cards paid with cards, two collections a player, a hand limit, discards shuffled into a new deck.
// One message is one whole action.

const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const LINE = 4;
const MOST_FOLDS = 4;
const HAND_LIMIT = 8;
const DEALT_FOLDS = 10;

// A family of 18; a deck has two. `draws` and `robs` are instant effects.
const FAMILY = [
  { copies: 4, cost: 2, folds: 1, points: 3, draws: 1 },
  { copies: 4, cost: 3, folds: 2, points: 3 },
  { copies: 2, cost: 4, folds: 2, points: 4, robs: 1 },
  { copies: 2, cost: 4, folds: 2, points: 3, draws: 2 },
  { copies: 2, cost: 6, folds: 3, points: 5, draws: 1 },
  { copies: 2, cost: 6, folds: 3, points: 5 },
  { copies: 2, cost: 8, folds: 4, points: 6, robs: 1 },
];

function freshDeck() {
  const cards = [];
  for (const family of ["farm", "sky"])
    FAMILY.forEach(({ copies, ...card }, kind) => {
      for (let copy = 0; copy < copies; copy++) cards.push({ id: cards.length, name: `${family}-${kind}`, ...card });
    });
  return cards;
}

const folds = (cards) => cards.reduce((sum, card) => sum + card.folds, 0);

function drawOne(G, random) {
  const card = G.secret.deck.pop();
  if (card && G.secret.deck.length === 0) {
    G.runs += 1;
    if (G.discards.length) {
      G.secret.deck = random.Shuffle(G.discards);
      G.discards = [];
    }
  }
  return card;
}

function refill(G, random) {
  while (G.line.length < LINE) {
    const card = drawOne(G, random);
    if (!card) return;
    G.line.push(card);
  }
}

// The numbers name different cards of the list.
function named(numbers, cards) {
  return Array.isArray(numbers) && new Set(numbers).size === numbers.length && numbers.every((n) => n in cards);
}

function finish({ G, events, playerID }) {
  for (const seat of Object.keys(G.players)) G.hands[seat] = G.players[seat].hand.length;
  G.cards = G.secret.deck.length;
  if (G.players[playerID].hand.length > HAND_LIMIT) events.setStage("limit");
  else events.endTurn();
}

function draw(context, places) {
  const { G, playerID, random } = context;
  if (!named(places, G.line) || !places.length) return INVALID_MOVE;
  const taken = places.map((place) => G.line[place]);
  if (folds(taken) > MOST_FOLDS) return INVALID_MOVE;
  G.players[playerID].hand.push(...taken);
  G.line = G.line.filter((_, place) => !places.includes(place));
  refill(G, random);
  finish(context);
}

function play(context, place, payment, column) {
  const { G, playerID, random } = context;
  const hand = G.players[playerID].hand;
  if (!named([place], hand) || !named(payment, hand) || payment.includes(place)) return INVALID_MOVE;
  const card = hand[place];
  const paid = payment.map((n) => hand[n]);
  if (folds(paid) !== card.cost) return INVALID_MOVE;
  const columns = G.collections[playerID];
  if (!named([column], columns)) return INVALID_MOVE;
  const ahead = columns[column].length - columns[1 - column].length;
  if (ahead > 0) return INVALID_MOVE;
  columns[column].push(card);
  G.discards.push(...paid);
  const rest = hand.filter((_, n) => n !== place && !payment.includes(n));
  for (let n = 0; n < (card.draws || 0); n++) {
    const drawn = drawOne(G, random);
    if (drawn) rest.push(drawn);
  }
  const theirs = G.players[1 - playerID].hand;
  if (card.robs && theirs.length) rest.push(...theirs.splice(random.Die(theirs.length) - 1, 1));
  G.players[playerID].hand = rest;
  G.played += 1;
  finish(context);
}

// No action is possible: nothing in the line fits and nothing can be paid.
function pass(context) {
  const { G } = context;
  if (G.line.some((card) => card.folds <= MOST_FOLDS)) return INVALID_MOVE;
  finish(context);
}

function discard(context, places) {
  const { G, playerID, events } = context;
  const hand = G.players[playerID].hand;
  if (!named(places, hand) || hand.length - places.length !== HAND_LIMIT) return INVALID_MOVE;
  G.discards.push(...places.map((place) => hand[place]));
  G.players[playerID].hand = hand.filter((_, n) => !places.includes(n));
  G.hands[playerID] = HAND_LIMIT;
  events.endTurn();
}

function scores(G) {
  return Object.values(G.collections).map((columns) => columns.flat().reduce((sum, card) => sum + card.points, 0));
}

const secretly = (move) => ({ move, client: false });

module.exports.Folding = {
  name: "folding",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(freshDeck());
    const G = {
      secret: { deck },
      players: {},
      hands: {},
      line: [],
      discards: [],
      collections: {},
      cards: 0,
      runs: 0,
      played: 0,
    };
    for (let seat = 0; seat < ctx.numPlayers; seat++) {
      const hand = [];
      while (folds(hand) < DEALT_FOLDS) hand.push(deck.pop());
      G.players[seat] = { hand };
      G.hands[seat] = hand.length;
      G.collections[seat] = [[], []];
    }
    refill(G, random);
    G.cards = deck.length;
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  moves: { draw: secretly(draw), play: secretly(play), pass: secretly(pass) },
  turn: { stages: { limit: { moves: { discard: secretly(discard) } } } },
  endIf: ({ G, ctx }) => (G.runs >= 2 && ctx.currentPlayer === "0" ? { scores: scores(G) } : undefined),
};
