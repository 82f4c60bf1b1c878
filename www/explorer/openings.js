/** The explored openings of a game: loads their data once, and reads its answers. */
import { fetchData, hasData } from "../parts/data.js";
import init, { Openings } from "./wasm/openings.js";

/** @import {View} from "../wasm/ergo_wasm.js" */

/**
 * Moves that lead to the same position but for a mirror, and their value to the player to move: a chance from
 * 0 to 1, or the number of plies to a win or a loss that is proven.
 *
 * @typedef {object} KnownMove
 * @property {string[]} moves
 * @property {number} [chance]
 * @property {number} [win]
 * @property {number} [loss]
 * @property {number} games how often the position after them came about in openings of the engine
 * @property {number} own and in the games that were counted
 */

/**
 * How much a choice among good moves varies: `temperature` and `limit` are chances to win.
 *
 * @typedef {{ temperature: number; limit: number }} Variety
 */

/** The WebAssembly module that reads the data. */
const READER = "explorer/openings_bg.wasm";

/** @param {string} game */
const fileOf = (game) => `explorer/${game}.bin`;

/** The option of the swap rule. */
export const SWAP = "swap";

/** Options that change nothing that is known; `covers` in `src/explorer` says the same. */
const HARMLESS = [SWAP, "black-begins"];

/**
 * Whether a game has the rules under which openings are known.
 *
 * @param {{ options: readonly string[] }} view
 */
export const hasUsualRules = ({ options }) => options.every((option) => HARMLESS.includes(option));

export class KnownOpenings {
  #openings;

  /** @param {Openings} openings */
  constructor(openings) {
    this.#openings = openings;
  }

  /**
   * The moves that are known in a position, the best first.
   *
   * @param {Pick<View, "position">} view
   */
  movesIn({ position }) {
    const lines = this.#openings.moves(position).split("\n").filter(Boolean);
    return lines.map(readMove);
  }

  /**
   * A move that is about as good as the best; nothing if too little is known.
   *
   * @param {Pick<View, "position">} view
   * @param {Variety} variety
   * @param {number} seed which decides
   */
  choose({ position }, { temperature, limit }, seed) {
    return this.#openings.choose(position, temperature, limit, seed);
  }

  /**
   * How many of the first moves are known and no mistakes.
   *
   * @param {readonly string[]} moves from the start
   */
  countKnown(moves) {
    return this.#openings.known(moves.join(" "));
  }

  /**
   * Counts a game among those whose positions `own` has.
   *
   * @param {string} moves from the start, separated by spaces
   */
  count(moves) {
    this.#openings.count(moves);
  }

  /** Forgets the games that were counted. */
  forget() {
    this.#openings.forget();
  }
}

/**
 * @param {string} line
 * @returns {KnownMove}
 */
function readMove(line) {
  const [moves, value, games, own] = line.split(";");
  const [result, plies] = value.split(" ");
  return {
    moves: moves.split(" "),
    ...(plies === undefined ? { chance: Number(result) } : { [result]: Number(plies) }),
    games: Number(games),
    own: Number(own),
  };
}

/**
 * The module that reads the data, once it was requested.
 *
 * @type {Promise<unknown> | undefined}
 */
let reader;

/**
 * By the games that were asked for.
 *
 * @type {Map<string, Promise<KnownOpenings>>}
 */
const requested = new Map();

/**
 * By the games that are there.
 *
 * @type {Map<string, KnownOpenings>}
 */
const loaded = new Map();

/**
 * Whether there is something to load about a game.
 *
 * @param {string} game
 */
export const hasOpenings = (game) => hasData(READER) && hasData(fileOf(game));

/**
 * The openings of a game, if they have been loaded.
 *
 * @param {string} game
 */
export const openingsNow = (game) => loaded.get(game);

/**
 * Loads what is known of a game; the next call tries again if that fails.
 *
 * @param {string} game
 * @returns {Promise<KnownOpenings>}
 */
export function loadOpenings(game) {
  const known = requested.get(game) ?? load(game);
  requested.set(game, known);
  known.catch(() => requested.delete(game));
  return known;
}

/** @param {string} game */
async function load(game) {
  reader ??= fetchData(READER).then((response) => init({ module_or_path: response }));
  reader.catch(() => (reader = undefined));
  const [bytes] = await Promise.all([
    fetchData(fileOf(game)).then((response) => response.arrayBuffer()),
    reader,
  ]);
  const openings = new KnownOpenings(new Openings(new Uint8Array(bytes)));
  loaded.set(game, openings);
  return openings;
}
