// A card game of the size of Felix for boardgame.io: four seats, nine rounds, a card each face down, then bids.
// It is a yardstick, not a game worth playing: the hidden information, the number of actions and the size of a view
// are what counts.
'use strict';

const SEATS = 4;
const CARDS = [-8, -5, 3, 5, 8, 11, 11, 13, 15, 0];
const MICE = 15;
const PASS = 0;

function setup({ random }) {
  return {
    hands: Array.from({ length: SEATS }, () => random.Shuffle(CARDS).slice(1)), // one is out of the game, unseen
    mice: Array(SEATS).fill(MICE),
    points: Array(SEATS).fill(0),
    ...newRound(0, 0),
  };
}

function newRound(round, first) {
  return { round, first, next: first, sack: [], bid: 0, bidder: -1, passed: Array(SEATS).fill(false), opened: 0 };
}

function place({ G, playerID }, card) {
  const seat = Number(playerID);
  const at = G.hands[seat].indexOf(card);
  if (G.sack.length === SEATS || at < 0) return 'INVALID_MOVE';
  G.hands[seat].splice(at, 1);
  G.sack.push({ seat, card });
  G.next = (seat + 1) % SEATS;
}

function bid({ G, playerID }, mice) {
  const seat = Number(playerID);
  if (G.sack.length < SEATS || (mice !== PASS && (mice <= G.bid || mice > G.mice[seat]))) return 'INVALID_MOVE';
  if (mice === PASS) {
    G.passed[seat] = true;
    G.opened += 1;
    G.mice[seat] += G.opened;
  } else {
    G.bid = mice;
    G.bidder = seat;
  }
  G.next = nextBidder(G, seat);
  if (G.passed.filter((p) => !p).length === 1) takeSack(G, G.next);
}

function nextBidder(G, seat) {
  for (let i = 1; i <= SEATS; i += 1) {
    if (!G.passed[(seat + i) % SEATS]) return (seat + i) % SEATS;
  }
  return seat;
}

function takeSack(G, seat) {
  G.mice[seat] -= G.bid;
  G.points[seat] += G.sack.reduce((sum, { card }) => sum + card, 0);
  Object.assign(G, newRound(G.round + 1, seat));
}

// What a seat may see, built from nothing.
function playerView({ G, playerID }) {
  const seat = playerID === null || playerID === undefined ? -1 : Number(playerID);
  return {
    round: G.round, first: G.first, next: G.next, bid: G.bid, bidder: G.bidder, passed: G.passed, opened: G.opened,
    mice: G.mice, points: G.points,
    hand: seat < 0 ? [] : G.hands[seat],
    cardsLeft: G.hands.map((hand) => hand.length),
    sack: G.sack.map(({ seat: whose, card }, i) => ({ seat: whose, card: whose === seat || i < G.opened ? card : null })),
  };
}

const Sack = {
  name: 'sack',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup,
  playerView,
  moves: { place: { move: place, redact: true }, bid },
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.next, next: ({ G }) => G.next } },
  endIf: ({ G }) => (G.round === CARDS.length - 1 ? { points: G.points } : undefined),
};

// A legal action of the seat that is to act, at random: [name of the move, its argument].
function choose(view, seat, random) {
  if (view.sack.length < SEATS) return ['place', view.hand[Math.floor(random() * view.hand.length)]];
  const room = Math.min(8, view.mice[seat] - view.bid);
  const raise = room > 0 ? Math.floor(random() * (room + 1)) : 0;
  return ['bid', raise === 0 ? PASS : view.bid + raise];
}

module.exports = { Sack, SEATS, choose };
