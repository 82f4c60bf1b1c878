/**
 * Where the game is held and thought about. It answers one call after the other; thinking is cut into
 * slices, so that any call is heard within one. As the script of a worker it answers what it is sent;
 * where a page may start no worker, it is a module that the page asks.
 *
 * A call is `{ id, op, args }`, its answer `{ id, result }` or `{ id, error }`. A call to think is
 * also told of its thoughts on the way, as `{ id, thought, speed }`. Before any call comes `{ module }`.
 */
import init, { Game, listGames, listLevels, readLink, readList, readText } from "../wasm/ergo_wasm.js";

/** @typedef {import("../wasm/ergo_wasm.js").View} View */

/**
 * @typedef {object} Answer
 * @property {number} id
 * @property {any} [result]
 * @property {string} [error]
 * @property {import("../wasm/ergo_wasm.js").Thought} [thought]
 * @property {number} [speed]
 */

/** How long a slice of thinking is, in milliseconds. */
const SLICE = 20;

/** The least time between two thoughts that are told, in milliseconds: nobody reads faster. */
const TELLING = 125;

/** What may be asked while thinking goes on. */
const QUIET = ["tap", "untap", "check", "moves", "preview", "save", "link", "read", "readList", "readLink"];

/** What stands before a position in a record. */
const PLACED = "fen ";

/** Lets waiting messages in: unlike a timer, a channel is never slowed down. */
function breathe() {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve(undefined);
    };
    port2.postMessage(null);
  });
}

/**
 * A game on a table of its own, or why there cannot be one.
 * @param {{ game: string, options: string[], position?: string, record?: string, story?: string }} setup
 * @returns {{ next?: Game, fault?: import("../wasm/ergo_wasm.js").ParseError }}
 */
function prepare({ game: id, options, position, record, story }) {
  const known = listGames().find((info) => info.id === id);
  const strange = known ? options.find((option) => !known.options.includes(option)) : id;
  if (strange !== undefined) return { fault: { code: "setup", start: 0, end: 0, line: 1, column: 1, found: strange, expected: "" } };
  const next = new Game(id, options);
  const fault = setUp(next, record, position) ?? (story === undefined ? undefined : next.tell(story));
  if (!fault) return { next };
  next.free();
  return { fault };
}

/**
 * Sets up a record, or else a position; the places of its faults are those in what was given.
 * @param {Game} game @param {string} [record] @param {string} [position]
 * @returns {import("../wasm/ergo_wasm.js").ParseError | undefined}
 */
function setUp(game, record, position) {
  if (record !== undefined) return game.setUp(record);
  const fault = position === undefined ? undefined : game.setUp(PLACED + position);
  if (!fault) return undefined;
  const back = (/** @type {number} */ place, /** @type {number} */ least) => Math.max(least, place - PLACED.length);
  return { ...fault, start: back(fault.start, 0), end: back(fault.end, 0), column: fault.line > 1 ? fault.column : back(fault.column, 1) };
}

/**
 * What may be asked of a table.
 * @param {{ game: Game, interrupt: () => void }} table
 * @param {(answer: Answer) => void} post
 * @param {number} slice of thinking, in milliseconds
 */
function makeOperations(table, post, slice) {
  /** What is told of the game, and of which record that is. @type {{ record?: string, told?: import("../wasm/ergo_wasm.js").Told }} */
  let telling = {};
  const seen = () => {
    const view = table.game.view();
    if (view.record !== telling.record) telling = { record: view.record, told: table.game.told() };
    return { view, told: telling.told };
  };
  return {
    /** @param {{ game: string, options: string[], position?: string, record?: string, at?: number, story?: string }} setup */
    open(setup) {
      const { next, fault } = prepare(setup);
      if (!next) return { fault };
      if (setup.at !== undefined) next.goTo(setup.at);
      table.game?.free();
      table.game = next;
      telling = {};
      const { view, told } = seen();
      return { view, told, board: table.game.board(), games: listGames(), levels: listLevels() };
    },

    /**
     * The position after some more turns, and the one before the last of them.
     * @param {string[]} turns
     * @param {number} at the turn that they follow
     * @returns {{ before?: View, view?: View }} nothing, if the game has gone on meanwhile
     */
    preview(turns, at) {
      if (table.game.at() !== at) return {};
      return { before: table.game.preview(turns.slice(0, -1)), view: table.game.preview(turns) };
    },

    /** Why a turn may not be taken, if it may not. @param {string} text */
    check: (text) => table.game.check(text),

    /** Every legal turn; it throws where there are too many to list. */
    moves: () => table.game.moves(),

    /** Enters a cell, or returns the move that it completes without playing it. @param {number} cell @param {number} at the turn that is meant */
    tap(cell, at) {
      const move = table.game.at() === at ? table.game.tap(cell) : undefined;
      return move === undefined ? seen() : { move };
    },

    untap() {
      table.game.untap();
      return seen();
    },

    /** @param {string} text */
    play(text) {
      const fault = table.game.play(text);
      return { ...seen(), fault };
    },

    /** @param {number} at */
    goTo(at) {
      table.game.goTo(at);
      return seen();
    },

    /** The text of the game. @param {import("../wasm/ergo_wasm.js").Tag[]} tags what is known besides what is told of it */
    save: (tags) => table.game.save(tags),

    /** The link of the game as it stands; nothing, if it is too long for one. */
    link: () => table.game.link(),

    /** The games of a text; no game need be open. @param {string} text */
    read: (text) => readText(text),

    /** A game from a bare list of its moves. @param {string} game @param {string} text */
    readList: (game, text) => readList(game, text),

    /** The game of a link. @param {string} text */
    readLink: (text) => readLink(text),

    /** @param {import("../wasm/ergo_wasm.js").ThinkLimits} limits @param {number} id of the call */
    async think(limits, id) {
      let stopped = false;
      table.interrupt = () => (stopped = true);
      const began = performance.now();
      let told = -Infinity;
      /** What was found, and how many positions were looked at in a second. */
      const found = () => {
        const thought = table.game.thought();
        return { thought, speed: ((thought?.nodes ?? 0) * 1000) / Math.max(1, performance.now() - began) };
      };
      table.game.begin(limits);
      while (!table.game.think(slice)) {
        if (performance.now() - told >= TELLING) {
          const news = found();
          if (news.thought && news.thought.depth > 0) {
            post({ id, ...news });
            told = performance.now();
          }
        }
        await breathe();
        if (stopped) return {};
      }
      return found();
    },

    stop: () => ({}),

    /** Nothing is asked after this. */
    close: () => table.game?.free(),
  };
}

/** @typedef {ReturnType<typeof makeOperations>} Operations */

/**
 * A table for one game.
 * @param {(answer: Answer) => void} post
 * @param {number} slice of thinking, in milliseconds
 * @returns {(data: any) => Promise<void>} takes the module, and then calls
 */
export function makeDesk(post, slice) {
  const table = { game: /** @type {any} */ (undefined), interrupt: () => {} };
  const operations = makeOperations(table, post, slice);
  /** @type {Promise<unknown>} */
  let ready;
  return async ({ module, id, op, args }) => {
    if (module) {
      ready = init({ module_or_path: module });
      // Each call that waits for it tells of its failure.
      return void ready.catch(() => {});
    }
    try {
      await ready;
      if (!QUIET.includes(op)) table.interrupt();
      const operation = /** @type {(...args: unknown[]) => unknown} */ (operations[/** @type {keyof Operations} */ (op)]);
      post({ id, result: await operation(...args, id) });
    } catch (error) {
      post({ id, error: String(error) });
    }
  };
}

if (typeof DedicatedWorkerGlobalScope === "function" && self instanceof DedicatedWorkerGlobalScope) {
  const answer = makeDesk((data) => postMessage(data), SLICE);
  addEventListener("message", ({ data }) => answer(data));
}
