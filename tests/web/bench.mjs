/**
 * The wasm engine as a line server: `node bench.mjs <folder of the module>`. xtask sends it the same lines as
 * the native engine and compares the replies. The module of the site has no text protocol; with it, only
 * `game <id>`, the option `EvalFile` and `bench` are supported. Each reply ends with a line `elapsed
 * <milliseconds>`, so that the time of the pipe does not count.
 *
 * Two commands exist only here: `whole <nodes>` and `sliced <nodes>` search a middle game without
 * interruption, or in slices as the page does, and reply with the number of nodes.
 */

import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { loadModule } from "../../tools/site/load-module.js";

const folder = resolve(process.argv[2] ?? "");
/** @typedef {{ send: (line: string) => string }} Engine */
/** @type {typeof import("../../www/wasm/ergo_wasm.js") & { Console?: new () => Engine }} */
const glue = await import(pathToFileURL(join(folder, "ergo_wasm.js")).href);
const { Console, Game } = glue;
loadModule(glue, pathToFileURL(`${folder}/`));
const engine = Console ? new Console() : siteEngine();

/**
 * The module of the site, with some commands of the text protocol.
 *
 * @returns {Engine}
 */
function siteEngine() {
  let game = new Game("ergo", []);
  const open = (/** @type {string} */ id) => {
    game.free();
    game = new Game(id, []);
    return "";
  };
  const setNet = (/** @type {string} */ value) => {
    const id = game.view().game;
    open(id);
    const net = new URL(`../../src/games/${id}/net.bin`, import.meta.url);
    if (value === "<built-in>" && existsSync(net)) game.setNet(readFileSync(net));
    return "";
  };
  return {
    send(line) {
      const words = line.split(" ");
      if (words[0] === "bench") return `bench ${game.bench()}`;
      if (words[0] === "game") return open(words[1]);
      return words[2] === "EvalFile" ? setNet(words[4]) : `error ${line}: not supported`;
    },
  };
}

/** A middle game with many moves. */
const MIDDLE = "e5 f4 f5 d5 g5 h5 e4 g4 e6 e7 d6 f6".split(" ");
/** The length of a search slice in the page's worker, in milliseconds. */
const SLICE = 20;

/**
 * @param {number} nodes
 * @param {number} slice
 */
function search(nodes, slice) {
  const game = new Game("ergo", []);
  game.follow(undefined, MIDDLE);
  game.begin({ nodes });
  while (!game.think(slice));
  const found = game.searchInfo()?.nodes;
  game.free();
  return String(found);
}

/** @param {string} line */
function handle(line) {
  const [word, nodes] = line.split(" ");
  if (word === "whole") return search(Number(nodes), 1e9);
  if (word === "sliced") return search(Number(nodes), SLICE);
  return engine.send(line);
}

for await (const line of createInterface({ input: process.stdin })) {
  const before = performance.now();
  const reply = handle(line);
  const elapsed = performance.now() - before;
  process.stdout.write(`${reply.trimEnd()}\nelapsed ${elapsed}\n`);
}
