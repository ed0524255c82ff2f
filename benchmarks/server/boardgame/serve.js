// boardgame.io's server on loopback. usage: node serve.js PORT [FOLDER]; with a folder it stores there (FlatFile),
// without one it keeps matches in memory.
'use strict';

const { Server, FlatFile } = require('boardgame.io/server');
const { Sack } = require('./game.js');

const [port, folder] = process.argv.slice(2);
const server = Server({ games: [Sack], origins: false, ...(folder ? { db: new FlatFile({ dir: folder }) } : {}) });

// `run` listens on every interface and has no option for it.
const { app } = server;
const listen = app.listen.bind(app);
app.listen = (at, done) => listen({ port: at, host: '127.0.0.1' }, done);

server.run(Number(port));
process.on('SIGTERM', () => process.exit(0));
