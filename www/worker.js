/**
 * The other thread: holds the game and thinks. It answers one call after the other; thinking is cut
 * into slices, so that any call is heard within one.
 *
 * A call is `{ id, op, args }`, its answer `{ id, result }` or `{ id, error }`. A call to think is
 * also told of its thoughts on the way, as `{ id, thought, speed }`.
 */
import init, { Game, listGames, listLevels } from "./wasm/ergo_wasm.js";

/** @typedef {import("./wasm/ergo_wasm.js").View} View */

/** How long a slice of thinking is, in milliseconds. */
const SLICE = 20;

/** The least time between two thoughts that are told, in milliseconds: nobody reads faster. */
const TELLING = 125;

/** What may be asked while thinking goes on. Should a tap complete a move, the thinking ends by itself. */
const QUIET = ["tap", "untap", "preview"];

/** @type {Game} */
let game;

/** Ends the thinking that is under way, if any; its call is answered with nothing. */
let interrupt = () => {};

/** Lets waiting messages in: unlike a timer, a channel is never slowed down. */
const channel = new MessageChannel();
channel.port1.start();
const breathe = () =>
  new Promise((resolve) => {
    channel.port1.addEventListener("message", resolve, { once: true });
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
    return { view: game.view(), board: game.board(), games: listGames(), levels: listLevels() };
  },

  /**
   * The position after some more turns, and the one before the last of them.
   * @param {string[]} turns
   * @param {number} at the turn that they follow
   * @returns {{ before?: View, view?: View }} nothing, if the game has gone on meanwhile
   */
  preview(turns, at) {
    if (game.at() !== at) return {};
    return { before: game.preview(turns.slice(0, -1)), view: game.preview(turns) };
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

  /** @param {import("./wasm/ergo_wasm.js").ThinkLimits} limits @param {number} id of the call */
  async think(limits, id) {
    let stopped = false;
    interrupt = () => (stopped = true);
    const began = performance.now();
    let told = -Infinity;
    /** What was found, and how many positions were looked at in a second. */
    const found = () => {
      const thought = game.thought();
      return { thought, speed: ((thought?.nodes ?? 0) * 1000) / Math.max(1, performance.now() - began) };
    };
    game.begin(limits);
    while (!game.think(SLICE)) {
      if (performance.now() - told >= TELLING) {
        const news = found();
        if (news.thought && news.thought.depth > 0) {
          postMessage({ id, ...news });
          told = performance.now();
        }
      }
      await breathe();
      if (stopped) return {};
    }
    return found();
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
    if (!QUIET.includes(op)) interrupt();
    const operation = /** @type {(...args: unknown[]) => unknown} */ (operations[/** @type {keyof Operations} */ (op)]);
    postMessage({ id, result: await operation(...args, id) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
});
