/**
 * The other thread: holds the game and thinks. It answers one call after the other; thinking is cut
 * into slices, so that any call is heard within one.
 *
 * A call is `{ id, op, args }`, its answer `{ id, result }` or `{ id, error }`. While thinking it
 * also sends `{ thought }`.
 */
import init, { Game, listGames } from "./wasm/ergo_wasm.js";

/** How long a slice of thinking is, in milliseconds. */
const SLICE = 20;

/** @type {Game} */
let game;

/** Ends the thinking that is under way, if any; its call is answered with nothing. */
let interrupt = () => {};

/** Lets waiting messages in: unlike a timer, a channel is never slowed down. */
const channel = new MessageChannel();
const breathe = () =>
  new Promise((resolve) => {
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(null);
  });

/**
 * A game on a table of its own, or why there cannot be one.
 * @param {{ game: string, options: string[], record?: string }} setup
 * @returns {{ next?: Game, fault?: import("./wasm/ergo_wasm.js").Fault }}
 */
function prepare({ game: id, options, record }) {
  const known = listGames().find((info) => info.id === id);
  const strange = known ? options.find((option) => !known.options.includes(option)) : id;
  if (strange !== undefined) return { fault: { code: "setup", at: 1, found: strange, expected: "" } };
  const next = new Game(id, options);
  const fault = record === undefined ? undefined : next.setUp(record);
  if (!fault) return { next };
  next.free();
  return { fault };
}

const operations = {
  /** @param {{ game: string, options: string[], record?: string, at?: number }} setup */
  open(setup) {
    const { next, fault } = prepare(setup);
    if (!next) return { fault };
    if (setup.at !== undefined) next.goTo(setup.at);
    game?.free();
    game = next;
    return { view: game.view(), board: game.board(), games: listGames() };
  },

  /** @param {number} cell @param {number} at the turn that is meant */
  tap(cell, at) {
    if (game.at() === at) game.tap(cell);
    return { view: game.view() };
  },

  untap() {
    game.untap();
    return { view: game.view() };
  },

  /** @param {string} text */
  play(text) {
    const fault = game.play(text);
    return { view: game.view(), fault };
  },

  /** @param {number} at */
  goTo(at) {
    game.goTo(at);
    return { view: game.view() };
  },

  /** @param {import("./wasm/ergo_wasm.js").ThinkLimits} limits */
  async think(limits) {
    let stopped = false;
    interrupt = () => (stopped = true);
    game.begin(limits);
    let depth = 0;
    while (!game.think(SLICE)) {
      const thought = game.thought();
      if (thought && thought.depth > depth) {
        depth = thought.depth;
        postMessage({ thought });
      }
      await breathe();
      if (stopped) return {};
    }
    return { thought: game.thought() };
  },

  stop: () => ({}),
};

/** @typedef {typeof operations} Operations */

const ready = init({ module_or_path: new URL("./wasm/ergo_wasm_bg.wasm", import.meta.url) });
// Each call that waits for it tells of its failure.
ready.catch(() => {});

addEventListener("message", async ({ data: { id, op, args } }) => {
  try {
    await ready;
    interrupt();
    const operation = /** @type {(...args: unknown[]) => unknown} */ (operations[/** @type {keyof Operations} */ (op)]);
    postMessage({ id, result: await operation(...args) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
});
