// Seats that play against boardgame.io's server by its own protocol. usage: node load.js '{"port": ..., ...}'
// Prints a line "ready" when every seat is connected, begins at a line on its standard input, prints one line of JSON.
'use strict';

const { io } = require('socket.io-client');
const { Sack, SEATS, choose } = require('./game.js');

const { port, matches, seconds, warmup, rate } = JSON.parse(process.argv[2]);
const base = `http://127.0.0.1:${port}`;
const latencies = []; // milliseconds, from a seat's send to another seat's view
let actions = 0;
let awaited = 0; // views that others should have had
let late = 0;
let bytes = 0;
let views = 0;
let begun = Infinity;
let ended = Infinity;
const now = () => performance.now();
const isCounted = (at) => at >= begun && at < ended;

async function post(path, body) {
  const answer = await fetch(`${base}/games/${Sack.name}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

async function makeMatch() {
  const { matchID } = await post('create', { numPlayers: SEATS, unlisted: true });
  const credentials = [];
  for (let seat = 0; seat < SEATS; seat += 1) {
    const answer = await post(`${matchID}/join`, { playerID: String(seat), playerName: `seat ${seat}` });
    credentials.push(answer.playerCredentials);
  }
  return { matchID, credentials };
}

// Four seats that play one match after the other.
class Table {
  constructor() {
    this.sockets = [];
    this.owed = []; // times at which actions were due that could not be sent yet
  }

  async sitDown() {
    this.match = await makeMatch();
    this.seen = Array(SEATS).fill(-1);
    this.sent = new Map();
    this.pending = null;
    await Promise.all(this.match.credentials.map((secret, seat) => this.connect(seat, secret)));
  }

  connect(seat, secret) {
    const { match } = this;
    return new Promise((done) => {
      const socket = io(`${base}/${Sack.name}`, { transports: ['websocket'], forceNew: true, reconnection: false });
      this.sockets[seat] = socket;
      socket.on('connect', () => socket.emit('sync', match.matchID, String(seat), secret, SEATS));
      socket.on('sync', (id, info) => {
        this.see(match, seat, info.state);
        done();
      });
      socket.on('update', (id, state) => this.see(match, seat, state));
    });
  }

  see(match, seat, state) {
    if (match !== this.match) return;
    const at = now();
    for (let step = Math.max(this.seen[seat], 0); step < state._stateID; step += 1) {
      const sent = this.sent.get(step);
      if (sent !== undefined && sent.seat !== seat && isCounted(sent.at)) latencies.push(at - sent.at);
      if (sent !== undefined && sent.seat === seat && isCounted(at)) actions += 1;
    }
    this.seen[seat] = Math.max(this.seen[seat], state._stateID);
    if (state.ctx.gameover !== undefined) {
      if (this.seen.every((id) => id === state._stateID)) this.moveOn();
    } else if (Number(state.ctx.currentPlayer) === seat) {
      this.onTurn(seat, state);
    }
  }

  moveOn() {
    for (const socket of this.sockets) socket.disconnect();
    this.sitDown().catch(fail);
  }

  onTurn(seat, state) {
    this.pending = () => {
      this.pending = null;
      const [move, card] = choose(state.G, seat, Math.random);
      const playerID = String(seat);
      const credentials = this.match.credentials[seat];
      const action = { type: 'MAKE_MOVE', payload: { type: move, args: [card], playerID, credentials } };
      const at = this.owed.shift() ?? now();
      this.sent.set(state._stateID, { at, seat });
      if (isCounted(at)) awaited += SEATS - 1;
      this.sockets[seat].emit('update', action, state._stateID, this.match.matchID, playerID);
    };
    if (rate === 0 ? begun !== Infinity : this.owed.length) this.pending();
  }

  // Open loop: it is time for an action. One that must wait for the table to come so far counts from when it was due.
  tick(due) {
    if (this.pending) {
      this.pending();
    } else {
      this.owed.push(due);
      if (isCounted(due)) late += 1;
    }
  }
}

function fail(error) {
  console.error(error);
  process.exit(1);
}

async function main() {
  const tables = [];
  for (let i = 0; i < matches; i += 1) {
    tables.push(new Table());
    await tables[i].sitDown();
  }
  console.log('ready');
  await new Promise((done) => process.stdin.once('data', done));
  const start = now();
  const onBytes = (data) => {
    bytes += data.length;
    views += 1;
  };
  for (const socket of tables[0].sockets) {
    socket.io.engine.on('data', onBytes);
  }
  begun = start + 1000 * warmup;
  ended = begun + 1000 * seconds;
  if (rate === 0) {
    for (const table of tables) table.pending?.();
  } else {
    const every = 1000 / rate;
    tables.forEach((table, i) => {
      let due = start + (every * i) / matches;
      const next = () => {
        table.tick(due);
        due += every;
        if (due < ended) setTimeout(next, Math.max(0, due - now()));
      };
      setTimeout(next, due - start);
    });
  }
  setTimeout(() => {
    const viewBytes = views ? bytes / views : 0;
    process.stdout.write(`${JSON.stringify({ actions, awaited, late, latencies, viewBytes })}\n`, () => process.exit(0));
  }, ended - start + 1000);
}

main().catch(fail);
