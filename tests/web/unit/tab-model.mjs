/**
 * Tabs of the page in one process: each has its own board, keeper, library and modules, and all share
 * localStorage and IndexedDB. Only the board is made up: its engine answers late, and its opponent replies at
 * random.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { Game } from "../../../www/wasm/ergo_wasm.js";
import { importFor } from "./tab-modules.mjs";

/** @typedef {(end: number) => number} Below a random number below another */

/**
 * The modules of a tab, with their types: a call that a module no longer understands would make up games that
 * nobody plays.
 *
 * @typedef {typeof import("../../../www/storage/current.js") &
 *   typeof import("../../../www/storage/previous.js") &
 *   typeof import("../../../www/storage/tabs.js") &
 *   typeof import("../../../www/storage/version.js") &
 *   typeof import("../../../www/storage/autosave.js") &
 *   typeof import("../../../www/storage/reopen.js") &
 *   typeof import("../../../www/storage/library.js") &
 *   typeof import("../../../www/storage/keeper.js") &
 *   typeof import("../../../www/storage/migrate.js") &
 *   typeof import("../../../www/library/open.js")} Modules
 */

/**
 * The tab whose code runs.
 *
 * @type {AsyncLocalStorage<Tab>}
 */
const running = new AsyncLocalStorage();

const listen = (/** @type {string} */ type, /** @type {any} */ listener) =>
  running.getStore()?.listen(type, listener);

Object.assign(globalThis, {
  document: Object.assign(new EventTarget(), {
    get hidden() {
      return running.getStore()?.hidden ?? false;
    },
    addEventListener: listen,
  }),
  addEventListener: listen,
});

const CELLS = [..."abcdefghi"].flatMap((column) =>
  Array.from({ length: 9 }, (_, at) => `${column}${at + 1}`),
);

/**
 * Waits as long as an answer of the engine, or of the disk, may take.
 *
 * @param {Below} below
 */
const moment = async (below) => {
  for (let turns = below(6); turns > 0; turns--) await new Promise((resolve) => setImmediate(resolve));
};

/** A board as far as the modules that keep its game know it. */
class Board extends EventTarget {
  /** @type {any} */
  state = {
    status: { kind: "loading" },
    gameId: 0,
    setup: { game: "ergo", options: [], players: ["person", "engine"], seconds: 1, level: 3, pageData: {} },
  };
  #game = new Game("ergo", []);
  #below;

  /** @param {Below} below */
  constructor(below) {
    super();
    this.#below = below;
  }

  async expect() {}

  /** @param {any} setup */
  async open(setup) {
    const game = new Game("ergo", []);
    const error = game.follow(setup.start, setup.moves ?? []);
    if (error) return error;
    this.#game = game;
    const at = setup.at ?? Infinity;
    if (at < game.view().history.length) game.goTo(at);
    this.#set({
      status: { kind: "ready" },
      gameId: this.state.gameId + 1,
      setup: { pageData: {}, ...setup, start: undefined, moves: undefined, at: undefined },
    });
    return undefined;
  }

  /** Plays any legal move; nothing if there is none. */
  play() {
    for (let tries = 0; tries < 40; tries++) {
      if (this.#game.play(CELLS[this.#below(CELLS.length)]) !== undefined) continue;
      this.#set({});
      return true;
    }
    return false;
  }

  /** @param {number} ply */
  goTo(ply) {
    this.#game.goTo(ply);
    this.#set({});
  }

  /** @param {any} patch */
  amend(patch) {
    this.#set({ setup: { ...this.state.setup, ...patch } });
  }

  notify() {}

  async toGameText() {
    await moment(this.#below);
    return this.#game.save([]);
  }

  /** @param {any} patch */
  #set(patch) {
    this.state = { ...this.state, ...patch, view: this.#game.view() };
    this.dispatchEvent(new Event("statechange"));
  }
}

/**
 * Reads a stored game, as the engine of the library does.
 *
 * @param {any} keptOf
 * @param {Below} below
 */
const reader =
  (keptOf, below) =>
  async (/** @type {any} */ setup, /** @type {string} */ id, /** @type {number} */ time) => {
    await moment(below);
    const game = new Game("ergo", []);
    if (game.follow(setup.start, setup.moves)) return undefined;
    const state = {
      status: { kind: "ready" },
      setup: { ...setup, pageData: { ...setup.pageData, entry: id } },
      view: game.view(),
    };
    return keptOf(state, game.save([]), id, time);
  };

export class Tab {
  hidden = false;
  isClosed = false;
  /** @type {Map<string, ((event: any) => unknown)[]>} */
  #listeners = new Map();
  #below;
  /** @type {Board & import("../../../www/element/ergo-board.js").ErgoBoard} */
  board;
  /** @type {InstanceType<typeof import("../../../www/storage/library.js").Library>} */
  library = /** @type {any} */ (undefined);
  /** @type {Modules} */
  modules = /** @type {any} */ (undefined);

  /** @param {Below} below */
  constructor(below) {
    this.#below = below;
    this.board = /** @type {any} */ (new Board(below));
  }

  /**
   * Loads the page.
   *
   * @param {number} number of the tab, never used before
   */
  async start(number) {
    const paths = [
      "storage/current",
      "storage/previous",
      "storage/tabs",
      "storage/version",
      "storage/autosave",
      "storage/reopen",
      "storage/library",
      "storage/keeper",
      "storage/migrate",
      "library/open",
    ];
    const found = await Promise.all(paths.map((path) => importFor(`${path}.js`, number)));
    this.modules = Object.assign({}, ...found);
    this.library = this.modules.library;
    await this.within(() => this.#start());
  }

  async #start() {
    const { autosave, followOtherTabs, openFirst, Keeper, migrate, keptOf, library } = this.modules;
    const keep = reader(keptOf, this.#below);
    autosave(this.board);
    await openFirst(this.board, ["ergo"]);
    followOtherTabs(this.board, () => {});
    void new Keeper(this.board, library, keep).start();
    await migrate(["ergo"], { library, keep, current: "ergo" });
  }

  /**
   * Runs something as this tab.
   *
   * @template T
   * @param {() => T} act
   * @returns {T}
   */
  within(act) {
    return running.run(this, act);
  }

  /**
   * @param {string} type
   * @param {(event: any) => unknown} listener
   */
  listen(type, listener) {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  /**
   * @param {string} type
   * @param {any} [event]
   */
  tell(type, event = {}) {
    if (this.isClosed) return;
    this.within(() => this.#listeners.get(type)?.forEach((listener) => listener(event)));
  }

  /** The engine replies if it is its turn. */
  reply() {
    const { view, setup } = this.board.state;
    const isTurn =
      view &&
      !view.outcome &&
      view.at === view.history.length &&
      setup.players[view.history.length % 2] === "engine";
    if (isTurn) this.within(() => this.board.play());
  }

  /** Ends the tab, as a crash does: what its modules still do comes to nothing that others see. */
  close() {
    this.isClosed = true;
    void this.library.close();
  }
}

/** The localStorage that all tabs share. The others get the `storage` event of a write some time later. */
export class SharedStorage {
  /** @type {Map<string, string>} */
  items = new Map();
  /** @type {{ key: string; newValue: string; from: Tab | undefined }[]} */
  events = [];

  getItem(/** @type {string} */ key) {
    return this.items.get(key) ?? null;
  }

  setItem(/** @type {string} */ key, /** @type {string} */ value) {
    if (this.items.get(key) === value) return;
    this.items.set(key, value);
    this.events.push({ key, newValue: value, from: running.getStore() });
  }

  removeItem(/** @type {string} */ key) {
    this.items.delete(key);
  }
}
