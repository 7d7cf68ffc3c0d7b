// The boardgame.io server that `python -m bench server` measures.
//
//     node server.js PORT [FOLDER]
//
// With a folder the matches are stored there by FlatFile, otherwise they are kept in memory.
//
// package.json holds two packages back. node-persist, behind FlatFile, writes at once in 3.1.0; later ones collect
// what is to be written for up to a second, and a move waits for that. koa-compose copies the list of handlers since
// 4.2, before boardgame.io adds those of its lobby, which then answers 404.

const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { Folding } = require("./game.js");

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder, logging: false }) : undefined;
const server = Server({ games: [Folding], origins: [Origins.LOCALHOST], ...(db && { db }) });

server.run({ port: Number(port), callback: () => console.log("ready") });
