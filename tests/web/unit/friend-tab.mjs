/**
 * A game against a friend in several tabs of one browser, in Node: the code that keeps it is that of the
 * page, and the board is made up. Import `css-loader.mjs` and `fake-storage.mjs` first.
 */
import { stored } from "./fake-storage.mjs";

/** @import {Setup} from "../../../www/game/types.js" */
/** @import {Match} from "../../../www/game/friend.js" */
/** @import {FriendLink} from "../../../www/match/friend-link.js" */

Object.assign(globalThis, {
  location: new URL("https://example.org/ergo/"),
  document: { documentElement: { getRootNode: () => undefined } },
  // For `instanceof`: none of the fake elements is an `EventTarget`.
  Document: EventTarget,
  ShadowRoot: EventTarget,
});
// In Node, an open channel would keep the process alive.
Reflect.deleteProperty(globalThis, "BroadcastChannel");

const { Friend } = await import("../../../www/match/friend.js");
const { currentStored } = await import("../../../www/storage/stored-game.js");
const { keyOfSetup, readEntry, writeEntry } = await import("../../../www/storage/friends.js");
const { writeFriendLink } = await import("../../../www/match/friend-link.js");
const { makePlan } = await import("../../../www/match/plan.js");
const { loadWords } = await import("../../../www/text/index.js");

await loadWords();

export { Friend, keyOfSetup, readEntry };

export const ID = "AAAAAAAA";

/**
 * A link of the friend, who is the second player.
 *
 * @param {Partial<FriendLink>} [more]
 */
export const linkOf = (more = {}) =>
  writeFriendLink({
    id: ID,
    sender: 1,
    number: 1,
    names: ["Anna", "Zoë"],
    link: "1.ergo.0..LFA.vfGqTg",
    note: undefined,
    ...more,
  });

/** The lines "if the friend plays the one, I play the other". */
export const linesOf = (/** @type {string[][]} */ ...lines) =>
  lines.map((moves) => ({ moves, code: moves.join("") }));

/**
 * The plan after some moves.
 *
 * @param {string[]} moves
 * @param {string[][]} lines
 */
export const planAfter = (moves, ...lines) => makePlan({ moves }, linesOf(...lines));

/**
 * A game of the first player, with what is known of the friend.
 *
 * @param {string[]} moves
 * @param {Partial<Match>} [remote]
 * @param {Setup["players"]} [players]
 * @returns {any}
 */
export const gameOf = (moves, remote = {}, players = ["person", "remote"]) => ({
  game: "ergo",
  options: [],
  players,
  seconds: 1,
  level: 1,
  moves,
  remote: { id: ID, names: ["Anna", "Zoë"], settled: 0, revision: 1, ...remote },
  pageData: {},
});

/** A board with a game of which nobody checks the moves. */
class FakeBoard extends EventTarget {
  /** @type {any} */
  state = { status: { kind: "loading" }, gameId: 0, setup: {} };
  /**
   * The messages that it has shown.
   *
   * @type {string[]}
   */
  said = [];
  /** Whether it refuses all moves. */
  isRefusing = false;
  /** How often a game was opened. */
  opened = 0;

  /** @param {any} setup */
  async open(setup) {
    this.opened += 1;
    this.#show(setup, setup.moves, setup.at ?? setup.moves.length);
  }

  /**
   * @param {any} setup
   * @param {string[]} moves
   * @param {number} at how many of them are on the board
   */
  #show({ moves: _moves, at: _at, ...setup }, moves, at) {
    const history = moves.map((move, ply) => ({ move, player: ply % 2, number: 1 + (ply >> 1) }));
    const outcome = setup.ended && { reason: setup.ended.reason };
    const view = { game: setup.game, moves, at, history, player: at % 2, outcome, swapped: false };
    this.state = { status: { kind: "ready" }, gameId: 1, setup, view };
    this.dispatchEvent(new Event("statechange"));
  }

  /** @param {object} patch */
  amend(patch) {
    this.state = { ...this.state, setup: { ...this.state.setup, ...patch } };
    this.dispatchEvent(new Event("statechange"));
  }

  /** @param {string} move */
  async play(move) {
    if (this.isRefusing) return false;
    const { setup, view } = this.state;
    this.#show(setup, [...view.moves.slice(0, view.at), move], view.at + 1);
    return true;
  }

  /** @param {number} at */
  async goTo(at) {
    const { setup, view } = this.state;
    this.#show(setup, view.moves, at);
  }

  /** The game ends. */
  end() {
    const { setup, view } = this.state;
    this.#show({ ...setup, ended: { reason: "agreed" } }, view.moves, view.at);
  }

  async toLink() {
    return `1.ergo.0..${this.state.view.moves.join("")}.AAAAAA`;
  }

  /** Reads a link by the rules; here, it reads nothing. */
  async readGames() {
    return /** @type {any} */ ({ games: undefined });
  }

  focus() {}

  /** @param {string} message */
  notify(message) {
    this.said.push(message);
  }
}

/** Opens a game in a tab. */
export async function openTab(/** @type {any} */ setup) {
  const board = new FakeBoard();
  const friend = new Friend(/** @type {any} */ (board));
  await board.open(setup);
  return { board, friend, remote: () => board.state.setup.remote };
}

/** A text of a game as a tab writes it. */
export const textOf = (/** @type {any} */ setup) =>
  JSON.stringify({
    ...JSON.parse(
      String(
        currentStored(
          /** @type {any} */ ({
            status: { kind: "ready" },
            setup,
            view: { moves: setup.moves, at: setup.moves.length },
          }),
        ),
      ),
    ),
    turn: "you",
    number: 1,
    time: 1,
  });

export { writeEntry };

/** The stored match of a game. */
export const storedMatch = (setup = gameOf([])) => readEntry(keyOfSetup(setup))?.setup.remote;

/**
 * Another tab has written a game.
 *
 * @param {string} text
 */
export function tellTabs(text = stored.get(keyOfSetup(gameOf([]))) ?? "") {
  const key = keyOfSetup(gameOf([]));
  window.dispatchEvent(Object.assign(new Event("storage"), { key, newValue: text }));
}
