/** Keeps every game that is played on the board in the library, from its first move on. */
import { EngineImpossible } from "../engine/module.js";
import { identify } from "./identity.js";
import { noteHelp, tellChange } from "./even.js";
import { lineKey, wasPlayed } from "../game/position.js";
import { currentStored, parse } from "./stored-game.js";
import { adds, compare, revised, revisionsIn, versionIn, versionOf } from "./version.js";
import { ownSeat, sideOfSeat } from "../game/match.js";
import { isReady } from "../game/state.js";
import { loadWords } from "../text/index.js";
import { troubleOf } from "./database.js";
import {
  canGoOn,
  idOfMatch,
  lastNumber,
  makeId,
  positionIn,
  resultIn,
  storedPosition,
  summarise,
  tagsIn,
} from "./entry.js";
import { library } from "./library.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {State} from "../game/types.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {About} from "./types.js" */
/** @import {Kept} from "./types.js" */
/** @typedef {State & { view: View }} Played */

/**
 * Whether a game has a move that somebody made here, or plays by itself.
 *
 * @param {State} state
 * @returns {state is Played}
 */
function isWorthKeeping(state) {
  const { view, setup } = state;
  if (!view || !wasPlayed(view) || view.history.length === 0) return false;
  const isShow = setup.players.every((player) => player === "engine");
  return isShow || view.history.some(({ player }) => setup.players[player] !== "engine");
}

/**
 * The facts about a game besides its text.
 *
 * @param {Played} state
 * @param {number} [time]
 * @returns {About}
 */
function aboutOf(state, time = Date.now()) {
  const { setup, view } = state;
  const { players, level, remote } = setup;
  const seats = players.filter((player) => player === "person").length;
  return {
    source: remote ? "friend" : "play",
    time,
    tags: [],
    players,
    side: seats === 1 ? sideOfSeat(state, ownSeat(setup)) : undefined,
    level: players.includes("engine") ? level : undefined,
    reason: view.at === view.history.length ? view.outcome?.reason : undefined,
    ...(setup.pageData?.even === "rated" && { rated: true }),
  };
}

/**
 * The game on a board as the library keeps it.
 *
 * @param {Played} state
 * @param {string} text its game text
 * @param {string} id
 * @param {number} [time]
 * @returns {Kept}
 */
export function keptOf(state, text, id, time) {
  const { view, setup } = state;
  const entry = {
    id,
    text,
    ...storedPosition(view),
    about: aboutOf(state, time),
    state: currentStored(state),
    revision: 0,
    revisions: setup.pageData?.revisions,
  };
  const { game, start, moves, history } = view;
  const [tags, result] = [tagsIn(text), resultIn(text)];
  const turns = history.length;
  const names = state.annotations?.names;
  const read = { game, tags, names, result, turns, number: lastNumber(history), start, moves };
  return { entry, summary: summarise(entry, read) };
}

export class Keeper {
  #board;
  #library;
  #read;
  #movePrevious;
  /**
   * The last state of the game on the board.
   *
   * @type {Played | undefined}
   */
  #last;
  /**
   * Games that left the board before their last moves were stored.
   *
   * @type {Played[]}
   */
  #left = [];
  /** The game on the board. */
  #gameId = -1;
  /** Its entry, once it has one. */
  #id = "";
  /** The moves that are stored, and all else that was when they were. */
  #line = "";
  #stored = "";
  /** Whether the entry is a text from elsewhere, or a game that is over: another game is another entry. */
  #isText = false;
  #isOver = false;
  #isWorking = false;
  #hasChanged = false;
  #hasWarned = false;

  /**
   * @param {ErgoBoard} board
   * @param {import("./library.js").Library} [store]
   * @param {(
   *   setup: import("../game/types.js").Setup,
   *   id: string,
   *   time: number,
   * ) => Promise<Kept | undefined>} [read]
   *   reads a game that is not on the board any more
   * @param {(game: string) => Promise<unknown>} [movePrevious] moves the previous games of a kind into the
   *   library
   */
  constructor(board, store = library, read = async () => undefined, movePrevious = async () => {}) {
    this.#board = board;
    this.#library = store;
    this.#read = read;
    this.#movePrevious = movePrevious;
  }

  /** Keeps the game on the board now, and after every change. */
  start() {
    this.#board.addEventListener("statechange", () => this.#follow());
    return this.#follow();
  }

  async #follow() {
    identify(this.#board);
    noteHelp(this.#board);
    this.#notice(this.#board.state);
    this.#hasChanged = true;
    if (this.#isWorking) return;
    this.#isWorking = true;
    try {
      while (this.#hasChanged) {
        this.#hasChanged = false;
        await this.#keep();
        if (!this.#hasChanged) await this.#movePrevious(this.#board.state.setup.game);
      }
    } catch {
      // The engine is gone, and the board says so; the next change tries again.
    } finally {
      this.#isWorking = false;
    }
  }

  /**
   * Notices that another game has come onto the board.
   *
   * @param {State} state
   */
  #notice(state) {
    if (!isReady(state)) return;
    const before = this.#last;
    this.#last = isWorthKeeping(state) ? state : undefined;
    if (!before || before.gameId === state.gameId) return;
    if (before.gameId !== this.#gameId || fingerprintOf(before) !== this.#stored) this.#left.push(before);
  }

  async #keep() {
    for (const state of this.#left.splice(0)) {
      await this.#keepLeft(state).catch((error) => {
        // It may be loaded later. What stops the engine would do so again.
        if (error instanceof EngineImpossible) this.#left.push(state);
      });
    }
    const { state } = this.#board;
    if (!isReady(state) || !isWorthKeeping(state)) return;
    if (state.gameId !== this.#gameId) await this.#meet(state);
    if (this.#isSettled(state)) return;
    const text = await this.#board.toGameText();
    const now = this.#board.state;
    // What has changed meanwhile comes next.
    if (now.gameId !== this.#gameId || !isWorthKeeping(now) || lineKey(now.view) !== lineKey(state.view))
      return;
    const isOther = lineKey(now.view) !== this.#line && (this.#isText || this.#isOver);
    if (this.#id === "" || isOther) this.#name();
    const last = /** @type {Played} */ (this.#board.state);
    await this.#store(keptOf(last, text, this.#id), fingerprintOf(now));
  }

  /**
   * Whether everything is stored.
   *
   * @param {Played} state
   */
  #isSettled(state) {
    const { at, history } = state.view;
    const isSame = lineKey(state.view) === this.#line;
    // An earlier position of a game that is looked at is not new.
    return fingerprintOf(state) === this.#stored || (isSame && (this.#isText || at < history.length));
  }

  /**
   * Finds the entry of a game that has come onto the board.
   *
   * @param {Played} state
   */
  async #meet({ setup, gameId }) {
    const id = setup.remote ? idOfMatch(setup.remote.id, ownSeat(setup)) : (setup.pageData?.entry ?? "");
    const entry = id === "" ? undefined : await this.#library.get(id);
    const deleted = id === "" || entry ? undefined : await this.#library.deletedEntry(id);
    if (this.#board.state.gameId !== gameId) return;
    this.#revise(entry ?? deleted);
    const state = /** @type {Played} */ (this.#board.state);
    const isDeleted = id !== "" && !entry && (await this.#library.isDeleted(id, versionNow(state)));
    this.#gameId = gameId;
    this.#id = id;
    this.#line = entry ? lineKey(positionIn(entry)) : "";
    this.#isText = entry?.about.source === "file";
    this.#isOver = entry !== undefined && resultIn(entry.text) !== "*";
    // What is known of the friend changes without a move.
    const isSame = setup.remote
      ? entry?.state === currentStored(state)
      : entry?.about.reason === aboutOf(state).reason;
    const isKnown = entry !== undefined && this.#line === lineKey(state.view) && isSame;
    // A game that was deleted stays so until it goes on.
    this.#stored = isKnown || isDeleted ? fingerprintOf(state) : "";
  }

  /**
   * Gives the game on the board, which has been stored without revisions, those that the library knows. What
   * is known of a game with a friend here counts, whatever the library has.
   *
   * @param {import("./types.js").Entry} [known] what is stored, or was deleted
   */
  #revise(known) {
    const state = /** @type {Played} */ (this.#board.state);
    const { pageData, remote } = state.setup;
    if (pageData?.revisions) return;
    const relation = known ? compare(versionNow(state), versionIn(known)) : "newer";
    if (!remote && ["older", "apart"].includes(relation)) return;
    const before = known ? revisionsIn(known) : [];
    const revisions = relation === "same" && before.length > 0 ? before : revised(before);
    this.#board.amend({ pageData: { ...pageData, revisions } });
  }

  /**
   * Stores a game that has left the board, unless an entry has all of it.
   *
   * @param {Played} state
   */
  async #keepLeft(state) {
    const { setup } = parse(currentStored(state) ?? "");
    if (!setup) return;
    const isMet = state.gameId === this.#gameId;
    // It left the board while its entry was looked up.
    if (isMet && fingerprintOf(state) === this.#stored) return;
    const id = setup.remote
      ? idOfMatch(setup.remote.id, ownSeat(setup))
      : (setup.pageData.entry ?? (isMet ? this.#id : ""));
    const entry = id === "" ? undefined : await this.#library.get(id);
    const version = versionNow(state);
    if (entry && !adds(version, versionIn(entry))) return;
    // A game that was deleted stays so until it goes on.
    if (id !== "" && !entry && !isMet && (await this.#library.isDeleted(id, version))) return;
    const isOther = entry && !canGoOn(entry);
    const kept = await this.#read(setup, id === "" || isOther ? makeId() : id, Date.now());
    if (!kept) return;
    // It may have been deleted while it was read.
    if (kept.entry.id === id && !isMet && (await this.#library.isDeleted(id, version))) return;
    // What cannot be stored lasts as long as the page.
    await this.#library.save(kept).catch(() => {});
  }

  /** Gives the game on the board an entry of its own. */
  #name() {
    this.#id = makeId();
    this.#isText = false;
    this.#board.amend({
      pageData: { ...this.#board.state.setup.pageData, entry: this.#id, revisions: revised() },
    });
  }

  /**
   * @param {Kept} kept
   * @param {string} sign
   */
  async #store(kept, sign) {
    this.#stored = sign;
    this.#line = lineKey(positionIn(kept.entry));
    this.#isOver = kept.summary.result !== "*";
    const { gameId } = this.#board.state;
    try {
      const { id, isApart } = await this.#library.save(kept);
      this.#hasWarned = false;
      const isHere = this.#board.state.gameId === gameId;
      if (isHere && this.#isOver) void tellChange(this.#board, this.#library, id);
      if (!isApart) return;
      this.#id = id;
      if (!isHere) return;
      this.#board.amend({ pageData: { ...this.#board.state.setup.pageData, entry: id } });
      this.#board.notify((await loadWords()).library.apart);
    } catch (error) {
      if (this.#hasWarned) return;
      this.#hasWarned = true;
      const { code } = troubleOf(error);
      this.#board.notify((await loadWords()).library.notKept[code]);
    }
  }
}

/**
 * The version of the game on a board.
 *
 * @param {Played} state
 */
const versionNow = ({ setup, view }) => versionOf({ ...setup, start: view.start, moves: view.moves });

/**
 * The parts of a game that decide whether there is something new to store.
 *
 * @param {Played} state
 */
function fingerprintOf({ view, setup }) {
  const { players, level, ended } = setup;
  const remote = /** @type {import("../game/friend.js").Match | undefined} */ (setup.remote);
  return JSON.stringify([
    lineKey(view),
    view.outcome?.reason,
    ended,
    players,
    level,
    remote?.revision,
    remote?.names,
  ]);
}
