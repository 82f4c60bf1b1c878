/**
 * The wasm engine as a line server, `node bench.mjs <folder of the module>`: xtask sends it the lines
 * that it sends to the native binary, and compares. The product has no text protocol and knows only the lines
 * `game <id>` and `bench`. Each line is answered with the engine's reply, then with
 * `elapsed <milliseconds>`, which leaves the pipe out of the measurement. Two lines are its own:
 * `whole <nodes>` and `sliced <nodes>` let the engine think about a middle game as one piece, or in
 * slices as the page does, and are answered with the positions looked at.
 */

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const folder = resolve(process.argv[2] ?? "");
/** @typedef {{ send: (line: string) => string }} Engine */
/** @type {typeof import("../../www/wasm/ergo_wasm.js") & { Console?: new () => Engine }} */
const glue = await import(pathToFileURL(join(folder, "ergo_wasm.js")).href);
const { Console, Game, initSync } = glue;
initSync({ module: readFileSync(join(folder, "ergo_wasm_bg.wasm")) });
const engine = Console ? new Console() : product();

/** Answers `bench` like the text protocol, with the module of the site. @returns {Engine} */
function product() {
  let game = new Game("ergo", []);
  return {
    send(line) {
      const [word, id] = line.split(" ");
      if (word === "bench") return `bench ${game.bench()}`;
      if (word !== "game") return `error ${word}: the product has no protocol`;
      game.free();
      game = new Game(id, []);
      return "";
    },
  };
}

/** A game in which both have much to think about. */
const MIDDLE = "startpos moves e5 f4 f5 d5 g5 h5 e4 g4 e6 e7 d6 f6";
/** As long as the page's worker thinks before it looks for messages, in milliseconds. */
const SLICE = 20;

/** @param {number} nodes @param {number} slice */
function think(nodes, slice) {
  const game = new Game("ergo", []);
  game.setUp(MIDDLE);
  game.begin({ nodes });
  while (!game.think(slice));
  const found = game.searchInfo()?.nodes;
  game.free();
  return String(found);
}

/** @param {string} line */
function answer(line) {
  const [word, nodes] = line.split(" ");
  if (word === "whole") return think(Number(nodes), 1e9);
  if (word === "sliced") return think(Number(nodes), SLICE);
  return engine.send(line);
}

for await (const line of createInterface({ input: process.stdin })) {
  const before = performance.now();
  const reply = answer(line);
  const elapsed = performance.now() - before;
  process.stdout.write(`${reply.trimEnd()}\nelapsed ${elapsed}\n`);
}
